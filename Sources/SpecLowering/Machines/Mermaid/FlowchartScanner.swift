import SpecText

/// Reads nodes and links from the bytes of one flowchart statement.
///
/// - Source: Mermaid documentation, "Flowcharts".
struct FlowchartScanner {
  /// A node as one mention writes it.
  struct NodeMention {
    var id: String
    var text: String?
    var shape: DiagramGraph.Shape?
  }

  /// A link between two groups of nodes.
  struct Link {
    var label: String?
    var pointsForward = false
    var pointsBack = false
    var isCrossed = false
    var isDotted = false
  }

  /// A label longer than this is none.
  private static let longest = 4096

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  /// What is left of the statement.
  var rest: String { string(index..<bytes.count) }

  // MARK: Characters

  private func peek(_ offset: Int = 0) -> UInt8 {
    let place = index + offset
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func starts(_ text: StaticString, at place: Int) -> Bool {
    ASCII.starts(bytes, at: place, with: text)
  }

  /// The place of a text outside quotation marks.
  private func find(_ close: [UInt8], from start: Int) -> Int? {
    var place = start
    var isQuoted = false
    let limit = min(bytes.count, start + Self.longest)
    while place < limit {
      if bytes[place] == ASCII.quote { isQuoted.toggle() }
      if !isQuoted, bytes[place] == close[0], place + close.count <= bytes.count,
        bytes[place..<(place + close.count)].elementsEqual(close)
      {
        return place
      }
      place += 1
    }
    return nil
  }

  // MARK: Nodes

  /// `A`, `A[text]`, `A:::style`, and several joined by "&".
  mutating func nodes() -> [NodeMention] {
    var result: [NodeMention] = []
    while result.count < 64, let node = node() {
      result.append(node)
      skipBlanks()
      guard peek() == UInt8(ascii: "&") else { break }
      index += 1
    }
    return result
  }

  private mutating func node() -> NodeMention? {
    skipBlanks()
    let id = readID()
    guard !id.isEmpty else { return nil }
    var node = NodeMention(id: id)
    readOutline(&node)
    if starts(":::", at: index) {
      index += 3
      while index < bytes.count, ASCII.isWord(bytes[index]) || peek() == 0x5F { index += 1 }
    }
    return node
  }

  private mutating func readID() -> String {
    let start = index
    while index < bytes.count, isIDByte() { index += 1 }
    return string(start..<index)
  }

  private func isIDByte() -> Bool {
    let byte = bytes[index]
    switch byte {
    case ASCII.hyphen:
      return ASCII.isWord(peek(1)) && peek(-1) != ASCII.hyphen
    case ASCII.dot: return ASCII.isWord(peek(1))
    case ASCII.colon: return !starts(":::", at: index) && ASCII.isWord(peek(1))
    case 0x5F, ASCII.slash, UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "'"):
      return true
    default: return ASCII.isWord(byte)
    }
  }

  private static let outlines: [(open: String, close: [String], shape: DiagramGraph.Shape)] = [
    ("(((", [")))"], .circle), ("((", ["))"], .circle), ("([", ["])"], .round),
    ("(", [")"], .round), ("[[", ["]]"], .box), ("[(", [")]"], .cylinder),
    ("[/", ["/]", "\\]"], .slanted), ("[\\", ["\\]", "/]"], .slanted), ("[", ["]"], .box),
    ("{{", ["}}"], .hexagon), ("{", ["}"], .diamond), (">", ["]"], .slanted),
  ]

  private mutating func readOutline(_ node: inout NodeMention) {
    if starts("@{", at: index) {
      readAttributes(&node)
      return
    }
    for outline in Self.outlines {
      let open = Array(outline.open.utf8)
      guard index + open.count <= bytes.count,
        bytes[index..<(index + open.count)].elementsEqual(open)
      else { continue }
      let start = index + open.count
      let found = outline.close.compactMap { close in
        find(Array(close.utf8), from: start).map { (place: $0, length: close.utf8.count) }
      }
      guard let close = found.min(by: { $0.place < $1.place }) else { continue }
      let end = balanced(from: start, to: close.place, open: open)
      node.text = string(start..<end)
      node.shape = outline.shape
      index = end + close.length
      return
    }
  }

  /// The end of a text in single brackets that holds such brackets itself.
  private func balanced(from start: Int, to close: Int, open: [UInt8]) -> Int {
    guard open.count == 1, let pair = [0x5B: 0x5D, 0x28: 0x29, 0x7B: 0x7D][Int(open[0])] else {
      return close
    }
    var depth = 1
    var isQuoted = false
    for place in start..<min(bytes.count, start + Self.longest) {
      if bytes[place] == ASCII.quote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if bytes[place] == open[0] { depth += 1 }
      if Int(bytes[place]) == pair { depth -= 1 }
      if depth == 0 { return place }
    }
    return close
  }

  private static let attributeMarks: Phrases = [",", "\n"]

  /// `@{ shape: diam, label: "text" }`
  private mutating func readAttributes(_ node: inout NodeMention) {
    let start = index + 2
    let end = find([UInt8(ascii: "}")], from: start) ?? bytes.count
    for part in TextSplit.pieces(of: string(start..<end), at: Self.attributeMarks) {
      guard let (name, value) = TextSplit.halves(of: part, at: ":") else { continue }
      if name == "label" { node.text = value }
      if name == "shape" { node.shape = FlowchartVocabulary.shape(named: value) }
    }
    index = min(end + 1, bytes.count)
  }

  // MARK: Links

  /// The link at this place; `nil` where there is none.
  mutating func link() -> Link? {
    skipBlanks()
    skipLinkID()
    var place = index
    var link = Link()
    let first = peek()
    if first == UInt8(ascii: "<") || first == UInt8(ascii: "x") || first == UInt8(ascii: "o"),
      [0x2D, 0x3D].contains(peek(1)), peek(2) == peek(1) || peek(2) == ASCII.dot
    {
      link.pointsBack = first == UInt8(ascii: "<")
      link.isCrossed = first == UInt8(ascii: "x")
      place += 1
    }
    if starts("~~~", at: place) {
      while place < bytes.count, bytes[place] == UInt8(ascii: "~") { place += 1 }
      index = place
      return link
    }
    guard let mark = lineMark(at: place) else { return nil }
    link.isDotted = mark == ASCII.dot
    index = place
    readLine(mark, &link)
    readPipes(&link)
    return link
  }

  /// `e1@-->`: an id of the link.
  private mutating func skipLinkID() {
    var place = index
    while place < bytes.count, ASCII.isWord(bytes[place]) || bytes[place] == 0x5F { place += 1 }
    if place > index, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "@"),
      [0x2D, 0x3D, 0x3C, 0x7E].contains(bytes[place + 1])
    {
      index = place + 1
    }
  }

  /// The byte that draws the line: "-", "=" or "." for a dotted one.
  private func lineMark(at place: Int) -> UInt8? {
    if starts("-.", at: place) { return ASCII.dot }
    if starts("--", at: place) { return ASCII.hyphen }
    if starts("==", at: place) { return UInt8(ascii: "=") }
    return nil
  }

  private mutating func readLine(_ mark: UInt8, _ link: inout Link) {
    let start = index
    skipLine(mark)
    let isOpening = mark == ASCII.dot ? bytes[index - 1] == ASCII.dot : index - start == 2
    if readHead(&link) || !isOpening { return }
    // `-- text -->`, `-. text .->`, `== text ==>`
    let close: [UInt8] = mark == ASCII.dot ? [ASCII.dot, ASCII.hyphen] : [mark, mark]
    guard let end = find(close, from: index), end > index else { return }
    link.label = string(index..<end)
    index = end
    skipLine(mark)
    _ = readHead(&link)
  }

  private mutating func skipLine(_ mark: UInt8) {
    while index < bytes.count,
      bytes[index] == mark || mark == ASCII.dot && bytes[index] == ASCII.hyphen
    {
      index += 1
    }
  }

  private mutating func readHead(_ link: inout Link) -> Bool {
    switch peek() {
    case UInt8(ascii: ">"): link.pointsForward = true
    case UInt8(ascii: "x") where !ASCII.isWord(peek(1)):
      link.pointsForward = true
      link.isCrossed = true
    case UInt8(ascii: "o") where !ASCII.isWord(peek(1)): link.pointsForward = true
    default: return false
    }
    index += 1
    return true
  }

  /// `|text|` behind a link.
  private mutating func readPipes(_ link: inout Link) {
    let before = index
    skipBlanks()
    guard peek() == ASCII.pipe, let end = find([ASCII.pipe], from: index + 1) else {
      index = before
      return
    }
    link.label = string((index + 1)..<end)
    index = end + 1
  }
}
