public import SpecText

/// A text colour and the background on which one list, row or style rule puts it.
public struct ColorPair: Sendable, Hashable {
  /// A colour as written.
  public struct Ink: Sendable, Hashable {
    /// The words or the value.
    public var text: String
    /// The colour; `nil` for a name that the document does not define.
    public var color: OpaqueColor?
    /// Where it stands.
    public var origin: Origin
    /// The one of several colours, as digits, where it is that of a gradient.
    public var stop: String?
    /// Its opacity as written, until its ground is known.
    var alpha = 1.0
  }

  /// What has both, in the author's words.
  public var subject: String
  /// The colour of the text.
  public var ink: Ink
  /// The colour of the background.
  public var background: Ink
  /// The size of the text in points or pixels, where the same place gives it.
  public var size: Double?
  /// Whether the same place says "bold".
  public var isBold: Bool
  /// The ratio that a remark in the same place claims.
  public var claim: Claim?
  /// Whether nothing but the names makes the two a pair.
  public var isNamed = false
  /// Whether one row of a table gives the text and a ground of its own.
  public var isOfRow = false
  /// Where the document says that things of such a pair hold text, if the names alone do not.
  public var told: Origin?

  /// Whether an icon has the colour, and no text.
  public var isIcon = false

  /// Whether the text is known to be large, or is an icon, so that 3:1 is enough.
  ///
  /// - Source: WCAG 2.2, 1.4.3 and 1.4.11.
  public var isLarge: Bool { isIcon || Self.isLarge(size, isBold: isBold) }

  /// Whether text of a size is large.
  ///
  /// - Source: WCAG 2.2, large scale text: 18 pt, or 14 pt bold.
  static func isLarge(_ size: Double?, isBold: Bool) -> Bool {
    size.map { $0 >= 24 || isBold && $0 >= 18.66 } ?? false
  }

  /// A ratio in a remark.
  public struct Claim: Sendable, Hashable {
    /// The number before ":1".
    public var ratio: Double
    /// Where it stands.
    public var origin: Origin
  }
}
