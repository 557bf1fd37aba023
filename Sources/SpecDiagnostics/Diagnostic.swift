public import SpecText

/// How bad a diagnostic is.
public enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
  case info = 0
  case warning = 1
  case error = 2

  /// The word in reports and configuration.
  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity with a name, if there is one.
  public init?(name: String) {
    guard let match = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// Orders from info to error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// Something found in a source file, with its place, reason and repair.
public struct Diagnostic: Sendable, Hashable {
  /// A further place that the diagnostic speaks of.
  public struct Related: Sendable, Hashable {
    /// The place.
    public var origin: Origin
    /// What stands there.
    public var message: String

    /// Makes a related place.
    public init(_ origin: Origin, _ message: String) {
      self.origin = origin
      self.message = message
    }
  }

  /// A proposed change of one file or several.
  public struct Fix: Sendable, Hashable {
    /// Whether a tool may apply the change without a person.
    public enum Safety: String, Sendable, Hashable {
      case safe, unsafe, displayOnly
    }

    /// A replacement of one range.
    public struct Edit: Sendable, Hashable {
      /// The range to replace.
      public var origin: Origin
      /// The new text.
      public var text: String

      /// Makes an edit.
      public init(_ origin: Origin, text: String) {
        self.origin = origin
        self.text = text
      }
    }

    /// Whether a tool may apply the change without a person.
    public var safety: Safety
    /// What the change does, for example "rename the heading".
    public var title: String
    /// The replacements; they do not overlap.
    public var edits: [Edit]

    /// Makes a fix.
    public init(safety: Safety, title: String, edits: [Edit]) {
      self.safety = safety
      self.title = title
      self.edits = edits
    }
  }

  /// Stable code of the rule, for example "S501".
  public var code: String
  /// Name of the rule, for example "unreachable-state".
  public var name: String
  /// How bad it is.
  public var severity: Severity
  /// The headline: lower case, no full stop.
  public var message: String
  /// The primary place.
  public var origin: Origin
  /// What to print under the primary place; empty prints nothing.
  public var label: String
  /// Further places.
  public var related: [Related]
  /// Why the mentions belong together, or the derivation.
  public var why: String?
  /// One concrete way to mend it.
  public var help: String?
  /// The edit that mends it.
  public var fix: Fix?

  /// Makes a diagnostic.
  public init(
    code: String, name: String, severity: Severity, message: String, origin: Origin,
    label: String = "", related: [Related] = [], why: String? = nil, help: String? = nil,
    fix: Fix? = nil
  ) {
    self.code = code
    self.name = name
    self.severity = severity
    self.message = message
    self.origin = origin
    self.label = label
    self.related = related
    self.why = why
    self.help = help
    self.fix = fix
  }
}
