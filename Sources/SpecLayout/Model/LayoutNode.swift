public import SpecText

/// An element of a layout dump.
public struct LayoutNode: Sendable {
  /// What the frame of an element stands for.
  public enum FrameKind: String, Sendable, Hashable {
    /// The part that the screen shows, already clipped.
    case visible
    /// The frame that the layout gave it.
    case layout
    /// The box that is painted.
    case paint
  }

  /// In which direction an element scrolls its content.
  public enum Scroll: String, Sendable, Hashable {
    case none, vertical, horizontal, both, unknown
  }

  /// Looks that some formats record.
  public struct Style: Sendable, Hashable {
    /// Font size in pt/sp.
    public var size: Double?
    /// Font weight, 400 is regular.
    public var weight: Double?
    /// Line height in pt/dp.
    public var line: Double?
    /// Colour of the text.
    public var color: RGBA?
    /// Colour of the background.
    public var background: RGBA?
    /// Corner radius in pt/dp.
    public var radius: Double?
    /// Opacity from 0 to 1.
    public var opacity: Double?
    /// Whether a gradient or picture lies behind, so that no single colour can be told.
    public var hasComplexBackground = false

    /// Makes an empty style.
    public init() {}
  }

  /// An id that is written in the dump; else the path of child positions names the node.
  public var writtenID: String?
  /// Class or type as the dump writes it.
  public var raw: String
  /// A technical identifier, for example a resource id.
  public var ident: String?
  /// The text that it shows.
  public var text: String?
  /// What assistive technology calls it.
  public var name: String?
  /// Areas that take its touches; `nil` is not recorded.
  public var hit: [LayoutRect]?
  /// Where the dump writes it, in the decoded text.
  public var range: SourceRange
  /// What it is.
  public var role: LayoutRole
  /// What the frame stands for; `nil` is not recorded.
  public var frameKind: FrameKind?
  /// In which direction it scrolls.
  public var scroll: Scroll
  /// Whether a person can act on it; `nil` is not recorded.
  public var interactive: Bool?
  /// Whether it is enabled; `nil` is not recorded.
  public var enabled: Bool?
  /// Whether it is marked as not visible; `nil` is not recorded.
  public var hidden: Bool?
  /// Whether it clips its content; `nil` is not recorded.
  public var clip: Bool?
  /// Whether its text is cut off; `nil` is not recorded.
  public var truncated: Bool?
  /// Looks; equal elements share them.
  var sharedStyle: SharedStyle?
  // Numbers in their short form: a dump may have a million elements.
  private var box = LayoutRect.unrecorded
  private var parentIndex: Int32 = -1
  private var paintOrder = Int32.min
  private var lineCount = Int32.min

  /// Makes an element of which only the place is known.
  public init(parent: Int?, raw: String, range: SourceRange) {
    self.raw = raw
    self.range = range
    self.role = .other
    self.frameKind = .layout
    self.scroll = .unknown
    self.parent = parent
  }

  /// Index of the element around it.
  public var parent: Int? {
    get { parentIndex < 0 ? nil : Int(parentIndex) }
    set { parentIndex = newValue.map { Int32(clamping: $0) } ?? -1 }
  }

  /// Its frame in units of the dump; `nil` is not recorded.
  public var frame: LayoutRect? {
    get { box.x.isNaN ? nil : box }
    set { box = newValue ?? .unrecorded }
  }

  /// Paint order.
  public var z: Int? {
    get { paintOrder == .min ? nil : Int(paintOrder) }
    set { paintOrder = newValue.map { Int32(clamping: $0) } ?? .min }
  }

  /// Number of text lines.
  public var lines: Int? {
    get { lineCount == .min ? nil : Int(lineCount) }
    set { lineCount = newValue.map { Int32(clamping: $0) } ?? .min }
  }

  /// Its looks; `nil` is not recorded.
  public var style: Style? {
    get { sharedStyle?.style }
    set { sharedStyle = newValue.map(SharedStyle.init) }
  }

  /// Keeps a style out of the element.
  final class SharedStyle: Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
  }

  /// Whether it takes room on the screen: a positive frame, and not marked hidden.
  public var isDrawn: Bool { box.isPositive && hidden != true }

  /// Whether a person can act on it now.
  public var isTarget: Bool { interactive == true && enabled != false && isDrawn }

  /// Whether it takes touches as far as is recorded, shown or not: marked neither disabled nor hidden.
  var mayTakeTouches: Bool { interactive == true && enabled != false && hidden != true }

  /// Whether it is a control by its role on the screen, and nothing says that it takes touches or does not.
  var isOpenControl: Bool {
    interactive == nil && role.isControl && enabled != false && isDrawn
  }

  /// Whether it has something to show or to do, but no place that could be read.
  var isUnplaced: Bool {
    frame == nil && hidden != true && (interactive == true || text?.isEmpty == false)
  }

  /// Words for a message: its text, name or identifier on one line.
  var caption: String {
    for candidate in [text, name, ident] {
      guard let candidate else { continue }
      if Self.isShortLine(candidate) { return candidate }
      let line = candidate.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if line.isEmpty { continue }
      return line.count > 40 ? String(line.prefix(39)) + "…" : line
    }
    return raw.isEmpty ? role.rawValue : shortClass
  }

  /// Whether a text can be shown as it is: short, on one line, with single blanks between words.
  private static func isShortLine(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard 0x20..<0x7F ~= byte, byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return text.utf8.count <= 40 && previous != 0x20
  }

  /// The class without its package.
  var shortClass: String {
    let tail = raw.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? raw
    for prefix in ["XCUIElementType", "UIA"] where tail.hasPrefix(prefix) && tail != prefix {
      return String(tail.dropFirst(prefix.count))
    }
    return tail
  }
}

/// A colour in sRGB with opacity, all from 0 to 1.
public struct RGBA: Sendable, Hashable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// Makes a colour; parts beyond 0 and 1 are cut.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func cut(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    self.red = cut(red)
    self.green = cut(green)
    self.blue = cut(blue)
    self.alpha = cut(alpha)
  }

  /// Reads "#RGB", "#RRGGBB" or "#RRGGBBAA".
  public init?(hex text: String) {
    var digits: [Int] = []
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst() }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(Int(byte) - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(Int(byte) - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(Int(byte) - 55)
      default: return nil
      }
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func channel(_ index: Int) -> Double { Double(digits[index] * 16 + digits[index + 1]) / 255 }
    self.init(
      red: channel(0), green: channel(2), blue: channel(4),
      alpha: digits.count == 8 ? channel(6) : 1
    )
  }

  /// The colour as "#RRGGBBAA".
  public var hex: String {
    let digits = Array("0123456789ABCDEF")
    var text = "#"
    for part in [red, green, blue, alpha] {
      let value = Int((part * 255).rounded())
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
    return text
  }

  /// The colour as seen over an opaque one.
  func over(_ back: RGBA) -> RGBA {
    RGBA(
      red: red * alpha + back.red * (1 - alpha), green: green * alpha + back.green * (1 - alpha),
      blue: blue * alpha + back.blue * (1 - alpha))
  }
}
