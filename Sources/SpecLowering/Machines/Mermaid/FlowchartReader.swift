import SpecModel
import SpecSyntax
import SpecText

/// Reads the statements of a Mermaid flowchart into a graph.
struct FlowchartReader {
  private(set) var graph = DiagramGraph()
  /// Lines that are no statement of the language.
  private(set) var strays: [LocatedText] = []
  private let document: Document
  private var open: [Int?] = []
  private var pending: [UInt8] = []
  private var pendingOrigin: Origin?
  private var pendingLines = 0
  private var isInText = false

  init(_ document: Document) { self.document = document }

  mutating func read(_ line: MermaidBlock.Line) {
    let source = document.source.bytes[line.text]
    let isEscaped =
      source.contains(0x26) && ASCII.find("&gt;", in: document.source.bytes, line.text) != nil
    let text =
      isEscaped
      ? Array(DiagramText.withPlainHeads(String(decoding: source, as: UTF8.self)).utf8)
      : Array(source)
    if isInText {
      if text.last == UInt8(ascii: "}") { isInText = false }
      return
    }
    // A quoted text or a list of attributes may go on over several lines.
    let isQuoted = !pending.count(where: { $0 == ASCII.quote }).isMultiple(of: 2)
    pending += pending.isEmpty ? text : Array((isQuoted ? "<br/>" : " ").utf8) + text
    pendingLines += 1
    let origin = pendingOrigin ?? line.origin
    guard pendingLines > 24 || Self.isComplete(pending) else {
      pendingOrigin = origin
      return
    }
    let bytes = pending
    pending = []
    pendingOrigin = nil
    pendingLines = 0
    for range in Self.statements(bytes) { read(Array(bytes[range]), origin) }
  }

  private static func isComplete(_ bytes: [UInt8]) -> Bool {
    guard bytes.count(where: { $0 == ASCII.quote }).isMultiple(of: 2) else { return false }
    guard let open = ASCII.find("@{", in: bytes, 0..<bytes.count) else { return true }
    return ASCII.find(UInt8(ascii: "}"), in: bytes, open..<bytes.count) != nil
  }

  /// The statements between semicolons outside quotation marks, brackets and entity codes.
  private static func statements(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var isQuoted = false
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case ASCII.quote: isQuoted.toggle()
      case 0x5B, 0x28, 0x7B: depth += 1
      case 0x5D, 0x29, 0x7D: depth = max(0, depth - 1)
      case ASCII.pipe: break
      case UInt8(ascii: ";") where !isQuoted && depth == 0:
        result.append(ASCII.trimmed(bytes, start..<index))
        start = index + 1
      default: break
      }
    }
    result.append(ASCII.trimmed(bytes, start..<bytes.count))
    return result.filter { !$0.isEmpty }
  }

  private static let ignored: Lexicon = [
    "direction", "style", "classDef", "class", "click", "linkStyle", "accTitle:", "accTitle",
    "accDescr:", "default",
  ]

  private mutating func read(_ bytes: [UInt8], _ origin: Origin) {
    let word = String(decoding: bytes.prefix { $0 > 0x20 && $0 != 0x7B }, as: UTF8.self)
    switch word {
    case "subgraph": openGroup(Array(bytes.dropFirst(8)), origin)
    case "end" where bytes.count == 3: _ = open.popLast()
    case "accDescr": isInText = bytes.last == UInt8(ascii: "{")
    case _ where Self.ignored.contains(word): return
    default: readChain(bytes, origin)
    }
  }

  /// `subgraph id [Title]`, `subgraph Title`, `subgraph "Title"`.
  private mutating func openGroup(_ bytes: [UInt8], _ origin: Origin) {
    var id = StateName.trimmed(String(decoding: bytes, as: UTF8.self))
    var title: String?
    if id.hasSuffix("]"), let bracket = id.firstIndex(of: "["), bracket > id.startIndex {
      title = DiagramText.line(String(id[id.index(after: bracket)...].dropLast()))
      id = StateName.trimmed(String(id[..<bracket]))
    }
    id = DiagramText.line(id)
    guard !id.isEmpty, open.count < 64 else {
      open.append(nil)
      return
    }
    let node = graph.node(id, origin: origin)
    graph[node].text = title ?? graph[node].text
    graph[node].isGroup = true
    if let outer = open.last.flatMap({ $0 }) { graph.nest(node, in: outer) }
    open.append(node)
  }

  /// `A & B -->|label| C --> D`
  private mutating func readChain(_ bytes: [UInt8], _ origin: Origin) {
    var scanner = FlowchartScanner(bytes)
    var sources = place(scanner.nodes(), origin)
    guard !sources.isEmpty else {
      strays.append(LocatedText(String(decoding: bytes, as: UTF8.self), origin))
      return
    }
    while let link = scanner.link() {
      let targets = place(scanner.nodes(), origin)
      for source in sources {
        for target in targets { connect(source, target, link, origin) }
      }
      guard !targets.isEmpty else { break }
      sources = targets
    }
    if !StateName.trimmed(scanner.rest).isEmpty {
      strays.append(LocatedText(String(decoding: bytes, as: UTF8.self), origin))
    }
  }

  private mutating func place(
    _ mentions: [FlowchartScanner.NodeMention], _ origin: Origin
  ) -> [Int] {
    mentions.map { mention in
      let node = graph.node(mention.id, origin: origin)
      if let text = mention.text {
        let line = DiagramText.line(text)
        if !line.isEmpty { graph[node].text = text }
        graph[node].origin = origin
      }
      if let shape = mention.shape { graph[node].shape = shape }
      if graph[node].parent == nil, let outer = open.last.flatMap({ $0 }) {
        graph.nest(node, in: outer)
      }
      return node
    }
  }

  private mutating func connect(
    _ source: Int, _ target: Int, _ link: FlowchartScanner.Link, _ origin: Origin
  ) {
    var label = link.label.flatMap { DiagramText.line($0).isEmpty ? nil : $0 }
    var isForbidden = link.isCrossed
    if link.isDotted, let act = label.flatMap({ ImpossibleLabels.denied(DiagramText.line($0)) }) {
      isForbidden = true
      label = act.isEmpty ? nil : act
    }
    // "-. uses .->": what something needs, and no way.
    if link.isDotted, label.map(Self.tellsNeed) == true {
      for node in [source, target] { graph[node].isJoined = true }
      return
    }
    let ways = link.pointsForward && link.pointsBack ? label.flatMap(Self.ways) : nil
    for node in [source, target] { graph[node].isJoined = true }
    if link.pointsForward {
      graph.connect(
        .init(
          source: source, target: target, label: ways?.forth ?? label,
          isForbidden: isForbidden,
          origin: origin))
    }
    if link.pointsBack {
      graph.connect(
        .init(
          source: target, target: source, label: ways?.back ?? label,
          isForbidden: isForbidden,
          origin: origin))
    }
  }

  private static func tellsNeed(_ label: String) -> Bool {
    needs.contains(DiagramText.line(label).lowercased())
  }

  private static let needs: Lexicon = [
    "uses", "use", "needs", "depends on", "requires", "imports", "references", "benutzt",
    "verwendet", "nutzt", "braucht", "hängt ab von", "utilise", "dépend de", "requiert", "usa",
    "utiliza", "depende de", "utilizza", "dipende da", "gebruikt", "menggunakan", "использует",
    "使用", "利用", "参照", "依存", "依赖", "사용", "의존",
  ]

  /// "open/close" on a line that points both ways: what leads there and what leads back.
  private static func ways(_ label: String) -> (forth: String, back: String)? {
    let parts = TextSplit.pieces(of: DiagramText.line(label), at: ["/", "／"])
    guard parts.count == 2, parts.allSatisfy({ Names.wordCount($0) > 0 || $0.count == 1 }) else {
      return nil
    }
    return (parts[0], parts[1])
  }
}
