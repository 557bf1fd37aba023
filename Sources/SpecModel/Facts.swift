public import SpecText

/// A named design value that a document defines.
public struct Token: Sendable, Hashable {
  /// What kind of value a token holds.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case color, typography, spacing, size, radius, shadow, opacity, duration, easing, breakpoint
    case zindex, fontWeight, fontFamily, other
  }

  /// A dotted id, for example "color.neutral-50".
  public var id: String
  /// The name as written.
  public var name: String
  /// The kind.
  public var kind: Kind
  /// The value as written, without marks.
  public var value: String
  /// Where name and value stand.
  public var origin: Origin
  /// Where the value stands.
  public var valueOrigin: Origin
  /// The mode that the value is for, where the name has another value without it; in lower case, as the document has it.
  public var mode: String?
  /// The values that hold in other modes, in the order of the document.
  public var modes: [ModeValue] = []
  /// Other names of the token, for example that of its class in a style sheet.
  public var aliases: [String] = []
  /// Where the document tells the value once more, in its order.
  public var repeats: [Repeat] = []

  /// A place that gives a name the value that it has already.
  public struct Repeat: Sendable, Hashable {
    /// Where name and value stand.
    public var origin: Origin
    /// Where the value stands.
    public var valueOrigin: Origin

    /// Makes a place.
    public init(origin: Origin, valueOrigin: Origin) {
      self.origin = origin
      self.valueOrigin = valueOrigin
    }
  }

  /// Another value of a token, for a mode such as "dark".
  public struct ModeValue: Sendable, Hashable {
    /// The name of the mode in lower case, as the document has it.
    public var mode: String
    /// The value as written, without marks.
    public var value: String
    /// Where the value stands.
    public var origin: Origin

    /// Makes a value.
    public init(mode: String, value: String, origin: Origin) {
      self.mode = mode
      self.value = value
      self.origin = origin
    }
  }

  /// Makes a token.
  public init(
    id: String, name: String, kind: Kind, value: String, origin: Origin, valueOrigin: Origin
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.value = value
    self.origin = origin
    self.valueOrigin = valueOrigin
  }
}

/// A place that uses a token by name.
public struct TokenUse: Sendable, Hashable {
  /// The name as written, for example "Neutral-50" or "color.bg.canvas".
  public var name: String
  /// What kind of value the place asks for, where it says so.
  public var kind: Token.Kind?
  /// A value restated at the place of use, for example "24px/30px, Semibold".
  public var restated: String?
  /// Where it stands.
  public var origin: Origin

  /// Makes a use.
  public init(name: String, kind: Token.Kind?, restated: String? = nil, origin: Origin) {
    self.name = name
    self.kind = kind
    self.restated = restated
    self.origin = origin
  }
}

/// A time quantity that constrains the interface.
public struct DurationFact: Sendable, Hashable {
  /// What the time is for.
  public enum Role: String, Sendable, Hashable {
    case animation, delay, stagger, timeout, period, latency, dwell, debounce, spring, budget, other
  }

  /// The interval in milliseconds.
  public var quantity: Quantity
  /// What it belongs to, in the document's words.
  public var subject: String
  /// What the time is for.
  public var role: Role
  /// The headings above it, outermost first.
  public var scope: [String]
  /// The number with its unit.
  public var origin: Origin

  /// Makes a fact.
  public init(
    quantity: Quantity, subject: String, role: Role, scope: [String], origin: Origin
  ) {
    self.quantity = quantity
    self.subject = subject
    self.role = role
    self.scope = scope
    self.origin = origin
  }
}

/// A measurable demand on the interface other than a time.
public struct Constraint: Sendable, Hashable {
  /// What is measured.
  public enum Kind: String, Sendable, Hashable {
    case targetSize = "target-size"
    case targetSpacing = "target-spacing"
    case grid, spacing, padding, size, width, height, radius, stroke, opacity, scale, columns, count
    case frameRate = "frame-rate"
    case memory, contrast, signal, offset, breakpoint
    case typeSize = "type-size"
    case percentage
    case other
  }

  /// What is measured.
  public var kind: Kind
  /// What it belongs to, in the document's words, for example "Photo Grid Gaps".
  public var subject: String
  /// The demanded interval.
  public var quantity: Quantity
  /// The headings above it, outermost first.
  public var scope: [String]
  /// The value it is derived from, where the text says so: "56pt (from 28pt)".
  public var base: Quantity?
  /// The name of the breakpoint, platform or mode it is limited to, for example "Tablet (768-1023px)".
  public var condition: String?
  /// The number with its unit.
  public var origin: Origin
  /// The whole line or cell.
  public var lineOrigin: Origin

  /// Makes a constraint.
  public init(
    kind: Kind, subject: String, quantity: Quantity, scope: [String], condition: String? = nil,
    origin: Origin, lineOrigin: Origin
  ) {
    self.kind = kind
    self.subject = subject
    self.quantity = quantity
    self.scope = scope
    self.condition = condition
    self.origin = origin
    self.lineOrigin = lineOrigin
  }
}

/// A statement about assistive technology.
public struct AccessibilityStatement: Sendable, Hashable {
  /// What it is about.
  public enum Kind: String, Sendable, Hashable {
    case label, announcement, focus, keyboard, dynamicType, motion, contrast, target, structure,
      other
  }

  /// What it is about.
  public var kind: Kind
  /// What it belongs to, in the document's words.
  public var subject: String
  /// The words.
  public var text: String
  /// Where they stand.
  public var origin: Origin

  /// Makes a statement.
  public init(kind: Kind, subject: String, text: String, origin: Origin) {
    self.kind = kind
    self.subject = subject
    self.text = text
    self.origin = origin
  }
}

/// A text that the interface shows.
public struct CopyString: Sendable, Hashable {
  /// What shows it, in the document's words, for example "Primary Message".
  public var subject: String
  /// The text without quotes.
  public var text: String
  /// Placeholders in it, for example "[date range]".
  public var placeholders: [String]
  /// Where it stands.
  public var origin: Origin

  /// Makes a text.
  public init(subject: String, text: String, placeholders: [String], origin: Origin) {
    self.subject = subject
    self.text = text
    self.placeholders = placeholders
    self.origin = origin
  }
}

/// A sentence of the document that demands or describes something, in its own words: the place of last resort.
///
/// Every list item and every labelled line is one, whether or not a typed fact was read from it too.
public struct Statement: Sendable, Hashable {
  /// The label before the colon, where there is one.
  public var subject: Origin?
  /// The words behind the label, or the whole line.
  public var text: Origin

  /// Makes a statement.
  public init(subject: Origin?, text: Origin) {
    self.subject = subject
    self.text = text
  }
}

/// What looked like a fact and could not be compiled.
public struct Unresolved: Sendable, Hashable {
  /// The words.
  public var text: String
  /// The reason.
  public var why: String
  /// Where they stand.
  public var origin: Origin

  /// Makes an entry.
  public init(text: String, why: String, origin: Origin) {
    self.text = text
    self.why = why
    self.origin = origin
  }
}
