import SpecModel
import SpecSyntax
import SpecText

/// A fenced Mermaid diagram behind its preamble of front matter, directives and comments, or a diagram of states or
/// activities of PlantUML.
struct MermaidBlock {
  /// The kinds of diagrams that may declare a machine.
  enum Kind { case state, flowchart, activity }

  /// A line of the diagram: its trimmed bytes in the source.
  struct Line {
    var text: Range<Int>
    var origin: Origin
  }

  /// A line longer than this is no statement.
  private static let longest = 16_384

  var kind: Kind
  /// The node of the block.
  var node: Int
  /// The title in the diagram's own front matter.
  var title = ""
  /// The lines behind the header, without comments and blank lines.
  var lines: [Line] = []
  /// Whether the arrows are those of PlantUML.
  var isPlantUML = false

  /// All state diagrams and flowcharts of a document.
  static func all(in document: Document) -> [MermaidBlock] {
    document.codeBlocks.compactMap { block in
      if PlantUMLBlock.isCandidate(block, document) {
        return MermaidBlock(plantUML: block, document)
      }
      guard isCandidate(block) else { return nil }
      return MermaidBlock(block, document)
    }
  }

  private static func isCandidate(_ block: Document.CodeBlock) -> Bool {
    block.language.isEmpty || block.language.hasPrefix("mermaid") || block.language == "mmd"
      || block.language == "{mermaid}" || block.language == ":::mermaid"
  }

  private init?(_ block: Document.CodeBlock, _ document: Document) {
    let bytes = document.source.bytes
    let isTagged = !block.language.isEmpty
    var preamble = Preamble()
    var kind: Kind?
    node = Int(block.node)
    self.kind = .state
    for (number, range) in block.lines.enumerated() {
      let text = ASCII.trimmed(bytes, range.offsets)
      if kind != nil {
        add(text, range, document)
        continue
      }
      guard isTagged || number == 0 else { return nil }
      switch preamble.read(bytes, text) {
      case .skip: continue
      case .title(let title): self.title = document.source.string(title)
      case .header:
        guard let found = Self.kind(bytes, text, isTagged: isTagged) else { return nil }
        kind = found
        // The first statement may stand on the line of the header: "graph LR; A --> B".
        if let mark = ASCII.find(UInt8(ascii: ";"), in: bytes, text) {
          add(ASCII.trimmed(bytes, (mark + 1)..<text.upperBound), range, document)
        }
      }
    }
    guard let kind else { return nil }
    self.kind = kind
  }

  private init?(plantUML block: Document.CodeBlock, _ document: Document) {
    guard let statements = PlantUMLBlock.statements(block, document) else { return nil }
    kind = statements.areActivities ? .activity : .state
    node = Int(block.node)
    title = statements.title
    isPlantUML = true
    for range in statements.lines {
      add(ASCII.trimmed(document.source.bytes, range.offsets), range, document)
    }
  }

  private mutating func add(_ text: Range<Int>, _ range: SourceRange, _ document: Document) {
    let bytes = document.source.bytes
    guard !text.isEmpty, text.count <= Self.longest,
      !ASCII.starts(bytes, at: text.lowerBound, with: "%%")
    else { return }
    lines.append(Line(text: text, origin: document.origin(range)))
  }

  /// The kind that a header names; an untagged block must look like one beyond doubt.
  private static func kind(
    _ bytes: ContiguousArray<UInt8>, _ text: Range<Int>, isTagged: Bool
  ) -> Kind? {
    let word = text.prefix { ASCII.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen }
    if ASCII.starts(bytes, at: text.lowerBound, with: "stateDiagram") { return .state }
    let isFlow =
      ASCII.equals(bytes, word, ignoringCase: "graph")
      || ASCII.equals(bytes, word, ignoringCase: "flowchart")
      || ASCII.equals(bytes, word, ignoringCase: "flowchart-elk")
    guard isFlow else { return nil }
    let rest = ASCII.trimmed(bytes, word.rest(of: text))
    let direction = rest.prefix { ASCII.isLetter(bytes[$0]) }
    let hasDirection = ["TB", "TD", "BT", "RL", "LR"].contains {
      String(decoding: bytes[direction], as: UTF8.self) == $0
    }
    return isTagged || hasDirection && direction.count == rest.count ? .flowchart : nil
  }
}

/// What may stand before the header of a diagram.
private struct Preamble {
  enum Line {
    case skip
    case title(SourceRange)
    case header
  }

  private var isInFrontMatter = false
  private var isInDirective = false

  mutating func read(_ bytes: ContiguousArray<UInt8>, _ text: Range<Int>) -> Line {
    if ASCII.starts(bytes, at: text.lowerBound, with: "---") {
      isInFrontMatter.toggle()
      return .skip
    }
    if isInFrontMatter {
      guard ASCII.starts(bytes, at: text.lowerBound, with: "title:") else { return .skip }
      let title = ASCII.trimmed(bytes, (text.lowerBound + 6)..<text.upperBound)
      return .title(SourceRange(title.lowerBound, title.upperBound))
    }
    if ASCII.starts(bytes, at: text.lowerBound, with: "%%{") { isInDirective = true }
    if isInDirective {
      if ASCII.find("}%%", in: bytes, text) != nil { isInDirective = false }
      return .skip
    }
    return text.isEmpty || ASCII.starts(bytes, at: text.lowerBound, with: "%%") ? .skip : .header
  }
}
