/// A unit of measure as specs write it.
public enum Unit: String, Sendable, Hashable, CaseIterable {
  case px, pt, dp, sp, rem, em
  case percent = "%"
  case times = "x"
  case milliseconds = "ms"
  case framesPerSecond = "fps"
  case hertz = "Hz"
  case bytes = "B"
  case degrees = "deg"
  case ratio = ":1"
  /// Widths of a digit (CSS Values 4, 6.1.1), which measure lines of text.
  case characters = "ch"
  case count = ""

  /// Whether the unit measures length on a screen.
  public var isLength: Bool {
    switch self {
    case .px, .pt, .dp, .sp, .rem, .em: true
    default: false
    }
  }
}

/// A number or an interval with a unit.
///
/// - Units: times are milliseconds, storage is bytes; everything else is in `unit` as written.
public struct Quantity: Sendable, Hashable {
  /// The lower end; `nil` is open.
  public var min: Double?
  /// The upper end; `nil` is open.
  public var max: Double?
  /// The unit.
  public var unit: Unit
  /// Whether the text says "about", "~" or the like.
  public var isApproximate: Bool

  /// Makes an interval.
  public init(min: Double?, max: Double?, unit: Unit, isApproximate: Bool = false) {
    self.min = min
    self.max = max
    self.unit = unit
    self.isApproximate = isApproximate
  }

  /// Makes an exact value.
  public init(_ value: Double, _ unit: Unit) {
    self.init(min: value, max: value, unit: unit)
  }

  /// The value, where both ends are the same.
  public var exact: Double? { min == max ? min : nil }
}
