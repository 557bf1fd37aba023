public import SpecText

/// What is said about one statement and one element.
public enum LayoutVerdict: String, Sendable, Hashable, CaseIterable {
  case pass, fail, unknown
  case notApplicable = "not-applicable"
}

/// One statement, held against one element.
public struct LayoutCheck: Sendable, Hashable {
  /// What is checked.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case targetSize = "target.size"
    case targetSpacing = "target.spacing"
    case gridSpacing = "grid.spacing"
    case spaceRow = "space.row"
    case size
    case order
    case align
    case overlap
    case clipBounds = "clip.bounds"
    case scrollHorizontal = "scroll.horizontal"
    case textTruncated = "text.truncated"
    case typeToken = "type.token"
    case colorToken = "color.token"
    case radiusToken = "radius.token"
    case contrast
    case dynamicType = "dynamic-type"
    case component
    case label
    case columns
  }

  /// Why a verdict is neither pass nor fail, or what exempts the element.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The format rounds too coarsely to tell.
    case rounding
    /// Only the visible rest of the element is recorded.
    case clipped
    /// Pixels per pt/dp are not known.
    case scale
    /// The format does not record it.
    case notRecorded = "not-recorded"
    /// Parts of the dump are missing.
    case truncated
    /// No element was found for what the spec names.
    case notMatched = "not-matched"
    /// Something else lies between.
    case inBetween = "in-between"
    /// A link in a line of text, whose height the text sets (WCAG 2.5.5 and 2.5.8, exception "Inline").
    case inline
    /// The platform is used with a pointer, to which the minimum does not apply.
    case pointer
    /// It lies below others that take the touches, or that are painted over it.
    case covered
    /// It belongs to the system, and the app cannot change it.
    case system
    /// The text size of the dump does not tell which size a text must have.
    case textSize = "text-size"
    /// The same target as an element around it.
    case nested
    /// The same rectangle as an element before it.
    case duplicate
    /// Small, but with enough room around it (WCAG 2.5.8, exception "Spacing").
    case spacing
    /// Small, but another control of the same name is large enough, or may be (WCAG 2.5.8, exception "Equivalent").
    case equivalent
    /// Small, but stated to be essential (WCAG 2.5.8, exception "Essential").
    case essential
    /// It can be scrolled into view.
    case scrollable
    /// It is drawn on top of others on purpose.
    case overlay
    /// It is disabled.
    case disabled
    /// More elements stand at one height than are compared.
    case crowded
    /// The spec says that more of the same follows.
    case continues
  }

  // In this order a check takes 64 bytes: a dump may have a million elements.
  /// What is demanded, for people.
  public var expected: String
  /// What was found, for people.
  public var actual: String?
  // What few checks have.
  private var explanation: Explanation?
  /// Where the spec demands it.
  public var spec: Origin?
  /// What is checked.
  public var kind: Kind
  /// What came of it.
  public var verdict: LayoutVerdict
  /// Why it is neither pass nor fail.
  public var reason: Reason?
  private var nodeIndex: Int32 = -1
  private var otherIndex: Int32 = -1

  /// Makes a check; its message is made where it fails.
  public init(
    _ kind: Kind, _ verdict: LayoutVerdict, node: Int?, expected: String, actual: String? = nil,
    message: @autoclosure () -> String = ""
  ) {
    self.kind = kind
    self.verdict = verdict
    self.expected = expected
    self.actual = actual
    self.node = node
    // A text that was put together has room for more; a copy has none.
    if verdict == .fail { self.message = String(decoding: Array(message().utf8), as: UTF8.self) }
  }

  /// Words about a check that passes seldom has.
  private struct Words: Hashable {
    var message = ""
    var help: String?
  }

  /// Keeps words out of the check.
  private final class Explanation: Sendable, Hashable {
    let words: Words
    init(_ words: Words) { self.words = words }
    static func == (a: Explanation, b: Explanation) -> Bool { a.words == b.words }
    func hash(into hasher: inout Hasher) { hasher.combine(words) }
  }

  private var words: Words {
    get { explanation?.words ?? Words() }
    set { explanation = Explanation(newValue) }
  }

  /// Index of the element; `nil` where the statement concerns the whole dump.
  public var node: Int? {
    get { nodeIndex < 0 ? nil : Int(nodeIndex) }
    set { nodeIndex = newValue.map { Int32(clamping: $0) } ?? -1 }
  }

  /// A second element that takes part.
  public var other: Int? {
    get { otherIndex < 0 ? nil : Int(otherIndex) }
    set { otherIndex = newValue.map { Int32(clamping: $0) } ?? -1 }
  }

  /// The headline of a finding: lower case, no full stop.
  public var message: String {
    get { words.message }
    set { words.message = newValue }
  }

  /// How to mend it, or what would make it decidable.
  public var help: String? {
    get { words.help }
    set { words.help = newValue }
  }

  /// The check with a reason.
  func because(_ reason: Reason) -> LayoutCheck {
    var copy = self
    copy.reason = reason
    return copy
  }

  /// The check with the place of its statement.
  func stated(at origin: Origin?) -> LayoutCheck {
    var copy = self
    copy.spec = origin
    return copy
  }

  /// The check with a way to mend it.
  func helped(_ text: String) -> LayoutCheck {
    var copy = self
    copy.help = text
    return copy
  }

  /// The check with a second element.
  func with(other: Int) -> LayoutCheck {
    var copy = self
    copy.other = other
    return copy
  }
}

/// What a group of checks found out.
struct CheckResults {
  /// Verdicts, in order of discovery.
  var checks: [LayoutCheck] = []
  /// What was not checked, and why.
  var notChecked: [String] = []
}

/// A kind of check: one file each.
protocol LayoutRule {
  /// Checks a dump.
  static func check(_ context: CheckContext, into results: inout CheckResults)
}
