import SpecText

/// A drawing in a fence as a grid of characters: lines, arrow heads, words.
struct ChartGrid {
  /// What a cell is used for.
  enum Use: UInt8 { case blank, text, line, head, border, inside }

  /// A direction on the grid.
  struct Way: OptionSet {
    let rawValue: UInt8
    static let left = Way(rawValue: 1)
    static let right = Way(rawValue: 2)
    static let up = Way(rawValue: 4)
    static let down = Way(rawValue: 8)
    static let all: [Way] = [.left, .right, .up, .down]

    var opposite: Way {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      default: .up
      }
    }
  }

  let width: Int
  let height: Int
  var scalars: [UInt32]
  var uses: [Use]
  /// Where lines lead from a cell; for a head, where its shaft is.
  private(set) var ends: [Way]
  /// Where a head points.
  private(set) var points: [Way]
  /// The titles in the upper edges of boxes, by the cells of their upper left corners.
  var titles: [Int: String] = [:]
  /// The corners from which lines that slanted go down.
  var levelled: Set<Int> = []

  /// Reads lines; `nil` where the drawing is too large to be one.
  init?(_ lines: [SourceRange], in bytes: ContiguousArray<UInt8>) {
    let longest = lines.reduce(0) { max($0, $1.offsets.count) }
    guard lines.count <= 120, longest <= 480 else { return nil }
    width = lines.reduce(0) { max($0, Self.mostCells($1.offsets, bytes)) } + 2
    height = lines.count
    scalars = Array(repeating: 0x20, count: width * height)
    uses = Array(repeating: .blank, count: width * height)
    ends = Array(repeating: [], count: width * height)
    points = Array(repeating: [], count: width * height)
    for (row, line) in lines.enumerated() { fill(row, line.offsets, bytes) }
    liftTitles()
    straighten()
    levelSlants()
    for index in scalars.indices { classify(index) }
    for index in scalars.indices where uses[index] == .head {
      dropSignOfList(index)
      dropSignInWords(index)
      dropSignInBrackets(index)
    }
    for index in scalars.indices where uses[index] == .text { classifyPlain(index) }
  }

  /// The most cells that a line can take: one a character, two from U+1100 on but for U+2000–2E7F, four for a
  /// tabulator.
  private static func mostCells(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 {
      let byte = bytes[index]
      if byte < 0xE1 {
        count += byte == 0x09 ? 4 : 1
      } else {
        count += byte == 0xE2 && bytes[index + 1] < 0xBA ? 1 : 2
      }
    }
    return count
  }

  /// The neighbour of a cell; `nil` beyond the edge.
  func next(_ index: Int, _ way: Way) -> Int? {
    switch way {
    case .left: return index % width > 0 ? index - 1 : nil
    case .right: return index % width < width - 1 ? index + 1 : nil
    case .up: return index >= width ? index - width : nil
    default: return index + width < scalars.count ? index + width : nil
    }
  }

  func row(_ index: Int) -> Int { index / width }
  func column(_ index: Int) -> Int { index % width }

  /// The words in a stretch of a row, trimmed.
  func text(_ range: Range<Int>) -> String {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, scalars[start] == 0x20 || scalars[start] == 0 { start += 1 }
    while end > start, scalars[end - 1] == 0x20 || scalars[end - 1] == 0 { end -= 1 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((end - start) * 2)
    for index in start..<end where scalars[index] != 0 {
      if scalars[index] < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: scalars[index]))
      } else if let scalar = Unicode.Scalar(scalars[index]) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return StateName.trimmed(String(decoding: bytes, as: UTF8.self))
  }

  mutating func erase(_ index: Int) {
    scalars[index] = 0x20
    uses[index] = .blank
    ends[index] = []
    points[index] = []
  }

  // MARK: - Reading

  private mutating func fill(
    _ row: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) {
    var offset = range.lowerBound
    var column = 0
    while offset < range.upperBound, column < width {
      let byte = bytes[offset]
      if 0x20..<0x7F ~= byte {
        scalars[row * width + column] = UInt32(byte)
        column += 1
        offset += 1
        continue
      }
      let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
      let cells = scalar == 0x09 ? 4 : Scalars.width(scalar)
      if cells > 0, scalar != 0x09 {
        scalars[row * width + column] = scalar
        // The second half of a wide character holds nothing.
        if cells == 2, column + 1 < width { scalars[row * width + column + 1] = 0 }
      }
      column += cells
      offset += count
    }
  }

  private mutating func classify(_ index: Int) {
    let scalar = scalars[index]
    if scalar == 0x20 || scalar == 0x3000 { return }
    uses[index] = .text
    guard scalar >= 0x80 else { return }
    if let ways = Self.lines(scalar) {
      uses[index] = .line
      ends[index] = ways
    } else if let head = Self.head(scalar) {
      uses[index] = .head
      ends[index] = head.shaft
      points[index] = head.points
    }
  }

  /// "[Blue ▼]": a head before a closing bracket is the sign of a list that drops down, and points at nothing.
  private mutating func dropSignOfList(_ index: Int) {
    guard index + 1 < scalars.count, scalars[index + 1] == 0x5D else { return }
    uses[index] = .text
    ends[index] = []
    points[index] = []
  }

  /// "focus→Row[0]": a head between letters is a sign in words, and no end of a line.
  private mutating func dropSignInWords(_ index: Int) {
    guard points[index] == .left || points[index] == .right, index > 0,
      index + 1 < scalars.count, Self.isLower(scalars[index - 1]),
      Self.isLower(scalars[index + 1] | 0x20)
    else { return }
    uses[index] = .text
    ends[index] = []
    points[index] = []
  }

  /// "[Work: wash → dry]", "Tour (one → two)": a head inside of brackets belongs to the words in them.
  private mutating func dropSignInBrackets(_ index: Int) {
    guard points[index] == .left || points[index] == .right, isInBrackets(index) else { return }
    uses[index] = .text
    ends[index] = []
    points[index] = []
  }

  /// Whether a bracket or parenthesis opens before a cell and closes behind it, both in its row.
  private func isInBrackets(_ index: Int) -> Bool {
    let start = row(index) * width
    return [(open: 0x5B as UInt32, close: 0x5D as UInt32), (0x28, 0x29)].contains { pair in
      scalars[start..<index].last { $0 == pair.open || $0 == pair.close } == pair.open
        && scalars[index..<start + width].first { $0 == pair.open || $0 == pair.close }
          == pair.close
    }
  }

  private static func isLower(_ scalar: UInt32) -> Bool { scalar &- 0x61 < 26 }

  /// The ways of a drawn line.
  static func lines(_ scalar: UInt32) -> Way? {
    switch scalar {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550:
      return [.left, .right]
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551:
      return [.up, .down]
    case 0x250C...0x250F, 0x2552...0x2554, 0x256D: return [.right, .down]
    case 0x2510...0x2513, 0x2555...0x2557, 0x256E: return [.left, .down]
    case 0x2514...0x2517, 0x2558...0x255A, 0x2570: return [.right, .up]
    case 0x2518...0x251B, 0x255B...0x255D, 0x256F: return [.left, .up]
    case 0x251C...0x2523, 0x255E...0x2560: return [.up, .down, .right]
    case 0x2524...0x252B, 0x2561...0x2563: return [.up, .down, .left]
    case 0x252C...0x2533, 0x2564...0x2566: return [.left, .right, .down]
    case 0x2534...0x253B, 0x2567...0x2569: return [.left, .right, .up]
    case 0x253C...0x254B, 0x256A...0x256C: return [.left, .right, .up, .down]
    default: return nil
    }
  }

  static func head(_ scalar: UInt32) -> (shaft: Way, points: Way)? {
    switch scalar {
    // ► ▶ → ⇒ ⟶
    case 0x25BA, 0x25B6, 0x2192, 0x21D2, 0x27F6: return (.left, .right)
    // ◄ ◀ ← ⇐ ⟵
    case 0x25C4, 0x25C0, 0x2190, 0x21D0, 0x27F5: return (.right, .left)
    // ▼ ▾ ↓ ⇓ ⬇
    case 0x25BC, 0x25BE, 0x2193, 0x21D3, 0x2B07: return (.up, .down)
    // ▲ ▴ ↑ ⇑ ⬆
    case 0x25B2, 0x25B4, 0x2191, 0x21D1, 0x2B06: return (.down, .up)
    // ↔ ⇄ ⇆ ⇌ ⇔ ⟷
    case 0x2194, 0x21C4, 0x21C6, 0x21CC, 0x21D4, 0x27F7:
      return ([.left, .right], [.left, .right])
    // ↕ ⇅ ⇵
    case 0x2195, 0x21C5, 0x21F5: return ([.up, .down], [.up, .down])
    default: return nil
    }
  }

  /// Gives "-", "|", "+", ">", "<", "v" and "^" their role from what stands beside them.
  private mutating func classifyPlain(_ index: Int) {
    func at(_ way: Way) -> UInt32 { next(index, way).map { scalars[$0] } ?? 0x20 }
    func isRule(_ scalar: UInt32) -> Bool { scalar == 0x2D || scalar == 0x3D || scalar == 0x2500 }
    func isBar(_ scalar: UInt32) -> Bool { scalar == 0x7C || scalar == 0x2502 }
    func isCorner(_ scalar: UInt32) -> Bool { scalar == 0x2514 || scalar == 0x2518 }
    switch scalars[index] {
    case 0x2D, 0x3D:
      let sides = [at(.left), at(.right)]
      guard sides.contains(where: { isRule($0) || $0 == 0x2B || $0 == 0x3E || $0 == 0x3C }),
        !isInBrackets(index)
      else { return }
      uses[index] = .line
      ends[index] = [.left, .right]
    case 0x7C:
      uses[index] = .line
      ends[index] = [.up, .down]
    case 0x2B:
      guard isRule(at(.left)) || isRule(at(.right)) || isBar(at(.up)) || isBar(at(.down)) else {
        return
      }
      uses[index] = .line
      ends[index] = [.left, .right, .up, .down]
      // Where a rail passes or ends at it, nothing leads on across a free row.
      if isRule(at(.right)) {
        if isBar(at(.up)), isFree(index, .down) {
          ends[index].remove(.down)
        } else if isRule(at(.left)), isBar(at(.down)), isFree(index, .up) {
          ends[index].remove(.up)
        }
      }
    case 0x3E where isRule(at(.left)) && !isInBrackets(index): point(index, from: .left)
    case 0x3C where isRule(at(.right)) && !isInBrackets(index): point(index, from: .right)
    case 0x76, 0x56:
      guard at(.left) == 0x20, at(.right) == 0x20, isBar(at(.up)) || at(.up) == 0x2B else { return }
      point(index, from: .up)
    case 0x5E where isBar(at(.down)) || at(.down) == 0x2B || isCorner(at(.down)):
      point(index, from: .down)
    default: return
    }
  }

  /// Whether nothing stands above or below a cell or a column off.
  private func isFree(_ index: Int, _ way: Way) -> Bool {
    guard let near = next(index, way) else { return true }
    return (max(0, near - 1)...min(scalars.count - 1, near + 1)).allSatisfy { scalars[$0] == 0x20 }
  }

  private mutating func point(_ index: Int, from shaft: Way) {
    uses[index] = .head
    ends[index] = shaft
    points[index] = shaft.opposite
  }
}
