public import SpecText

/// A place of the document that demands nothing: what it tells is past, rejected, postponed or made up.
///
/// Facts in it are kept out of the lists of facts, so that nobody builds or checks them.
public struct NotNormative: Sendable, Hashable {
  /// Why nothing there is a demand.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// It tells how the design came about.
    case history
    /// It describes a choice that was not taken.
    case alternative
    /// It shows what the design replaces.
    case replaced
    /// It is for a later version.
    case future
    /// The document excludes it.
    case outOfScope = "out-of-scope"
    /// It asks and does not decide.
    case openQuestion = "open-question"
    /// It is made up to illustrate.
    case example
    /// It tells of a person.
    case story
    /// It lists other documents.
    case reference
    /// It reports what was measured.
    case result
    /// It plans work.
    case plan
    /// It is struck out.
    case struckOut = "struck-out"

    /// The reason in plain words, to follow "because it".
    public var explanation: String {
      switch self {
      case .history: "tells how the design came about"
      case .alternative: "describes a choice that was not taken"
      case .replaced: "shows what the design replaces"
      case .future: "is for a later version"
      case .outOfScope: "is out of scope"
      case .openQuestion: "is an open question"
      case .example: "is an example"
      case .story: "tells of a person"
      case .reference: "lists other documents"
      case .result: "reports what was measured"
      case .plan: "plans work"
      case .struckOut: "is struck out"
      }
    }
  }

  /// Why nothing there is a demand.
  public var reason: Reason
  /// The words that say so, for example the heading.
  public var text: String
  /// Where it stands.
  public var origin: Origin
  /// How many facts it keeps out.
  public var factCount = 0

  /// Makes an entry.
  public init(reason: Reason, text: String, origin: Origin) {
    self.reason = reason
    self.text = text
    self.origin = origin
  }
}
