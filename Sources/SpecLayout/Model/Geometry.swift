/// A rectangle of a layout dump: absolute, y down.
///
/// - Units: those of the dump (`ScreenFacts.unit`), or pt/dp after `LayoutFacts` scaled it.
/// - Invariant: all four numbers are finite and below a thousand million; sizes may be negative.
public struct LayoutRect: Sendable, Hashable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Width; negative for an element that lies beyond its clip.
  public var width: Double
  /// Height; negative for an element that lies beyond its clip.
  public var height: Double

  /// Makes a rectangle; `nil` where a number is not finite or absurdly large.
  public init?(x: Double, y: Double, width: Double, height: Double) {
    let limit = 1e9
    guard x.magnitude < limit, y.magnitude < limit, width.magnitude < limit,
      height.magnitude < limit
    else { return nil }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its edges; `nil` where a number is not finite or absurdly large.
  public init?(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// One number of the four goes into the hash: there may be a million rectangles.
  public func hash(into hasher: inout Hasher) {
    func mix(_ value: UInt64) -> UInt64 { (value ^ (value >> 29)) &* 0x9E37_79B9_7F4A_7C15 }
    // -0 equals 0.
    var mixed = mix((x + 0).bitPattern) ^ (y + 0).bitPattern
    mixed = mix(mixed) ^ (width + 0).bitPattern
    hasher.combine(mix(mixed) ^ (height + 0).bitPattern)
  }

  private init(unchecked x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle without size at the origin.
  public static let zero = LayoutRect(unchecked: 0, 0, 0, 0)

  /// What stands for a frame that is not recorded.
  static let unrecorded = LayoutRect(unchecked: .nan, .nan, .nan, .nan)

  /// Right edge.
  public var right: Double { x + width }
  /// Bottom edge.
  public var bottom: Double { y + height }
  /// Whether both sides are positive.
  public var isPositive: Bool { width > 0 && height > 0 }
  /// Area of a positive rectangle, else 0.
  public var area: Double { isPositive ? width * height : 0 }
  /// The middle, left to right.
  public var centerX: Double { x + width / 2 }
  /// The middle, top to bottom.
  public var centerY: Double { y + height / 2 }

  /// The rectangle in units that are `scale` times as large.
  func divided(by scale: Double) -> LayoutRect {
    LayoutRect(unchecked: x / scale, y / scale, width / scale, height / scale)
  }

  /// The rectangle, moved.
  func moved(x deltaX: Double, y deltaY: Double) -> LayoutRect? {
    LayoutRect(x: x + deltaX, y: y + deltaY, width: width, height: height)
  }

  /// The smallest rectangle around both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return LayoutRect(
      unchecked: left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
  }

  /// The largest rectangles that are left of this one where another covers a part; slivers are dropped.
  func without(_ cover: LayoutRect) -> [LayoutRect] {
    let shared = overlap(cover)
    guard shared.x > 0.01, shared.y > 0.01 else { return [self] }
    let parts = [
      LayoutRect(left: x, top: y, right: right, bottom: min(bottom, cover.y)),
      LayoutRect(left: x, top: max(y, cover.bottom), right: right, bottom: bottom),
      LayoutRect(left: x, top: y, right: min(right, cover.x), bottom: bottom),
      LayoutRect(left: max(x, cover.right), top: y, right: right, bottom: bottom),
    ]
    return parts.compactMap { $0 }.filter { $0.width > 0.01 && $0.height > 0.01 }
  }

  /// How far two rectangles overlap on each axis; not positive where they do not.
  func overlap(_ other: LayoutRect) -> (x: Double, y: Double) {
    (
      min(right, other.right) - max(x, other.x),
      min(bottom, other.bottom) - max(y, other.y)
    )
  }

  /// Whether the other rectangle lies inside, give or take a slack.
  func contains(_ other: LayoutRect, slack: Double) -> Bool {
    x <= other.x + slack && y <= other.y + slack && right >= other.right - slack
      && bottom >= other.bottom - slack
  }

  /// Distance of the nearest point of the rectangle to a point.
  func squaredDistance(toX pointX: Double, y pointY: Double) -> Double {
    let deltaX = max(x - pointX, 0, pointX - right)
    let deltaY = max(y - pointY, 0, pointY - bottom)
    return deltaX * deltaX + deltaY * deltaY
  }
}

/// The values that a measured length may really have, given how the dump rounds.
struct Interval: Sendable, Hashable {
  /// Smallest possible value.
  var low: Double
  /// Largest possible value.
  var high: Double

  /// Whether a value is possible.
  func contains(_ value: Double) -> Bool { low <= value && value <= high }

  /// Distance from the first edge to the second.
  static func distance(from first: Interval, to second: Interval) -> Interval {
    Interval(low: second.low - first.high, high: second.high - first.low)
  }
}

/// How a dump format rounds coordinates.
public enum Rounding: String, Sendable, Hashable, CaseIterable {
  /// Floating point numbers as laid out.
  case exact
  /// Whole device pixels, to which the platform lays out.
  case px
  /// Whole points, rounded outward: left and top down, right and bottom up.
  case integral
  /// Whole points, cut off.
  case truncated
  /// One decimal.
  case decimal1

  /// The true values of an edge that the dump gives as `value`.
  ///
  /// - Units: pt/dp; `scale` is device pixels per unit.
  func interval(_ value: Double, isLeading: Bool, scale: Double) -> Interval {
    let slack = 0.005
    switch self {
    case .exact: return Interval(low: value - slack, high: value + slack)
    case .px:
      let half = scale == scale.rounded() ? slack : 0.5 / scale
      return Interval(low: value - half, high: value + half)
    case .integral:
      return isLeading
        ? Interval(low: value, high: value + 0.999) : Interval(low: value - 0.999, high: value)
    case .truncated: return Interval(low: value, high: value + 0.999)
    case .decimal1: return Interval(low: value - 0.05, high: value + 0.05)
    }
  }
}
