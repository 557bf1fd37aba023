import SpecModel
import SpecSyntax
import SpecText

/// Reads machines in code that nests events in states: "state<Shop.Shut> { on<Event.Key> { transitionTo(Shop.Open) } }".
struct StateDSL {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such blocks, except those that are told elsewhere.
  ///
  /// - Complexity: O(bytes) of blocks that have the words.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks
      where CodeMachines.languages.contains(block.language) && block.lines.count < 400 {
        guard mayNest(block, bytes) else { continue }
        var reader = Reader(document)
        for line in block.lines { reader.read(line) }
        guard reader.edges.count > 1 else { continue }
        var matrix = MatrixDraft(
          form: "code", isClosed: false,
          section: Int(document.nodes[Int(block.node)].section),
          origin: document.origin(document.nodes[Int(block.node)].range), edges: reader.edges)
        if let initial = reader.initial { matrix.initial = [initial] }
        found.append(matrix)
      }
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether a block has states, events and what leads on: a test on bytes.
  private func mayNest(
    _ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = block.lines.first, let last = block.lines.last else { return false }
    let range = first.offsets.lowerBound..<last.offsets.upperBound
    return Bytes.find("transitionTo", in: range, of: bytes) != nil
      && Bytes.find("state", in: range, of: bytes) != nil
  }

  /// Goes through the lines with what is open.
  private struct Reader {
    private(set) var edges: [EdgeDraft] = []
    private(set) var initial: NameReference?
    private let document: Document
    private var source: (name: NameReference, depth: Int)?
    private var event: (text: LocatedText, depth: Int)?
    private var depth = 0

    init(_ document: Document) { self.document = document }

    mutating func read(_ line: SourceRange) {
      let text = document.source.string(line)
      guard text.utf8.count <= 200 else { return }
      let origin = document.origin(line)
      if let name = Self.argument(of: ["initialState(", "initial("], in: text) {
        initial = initial ?? NameReference(text: name, origin: origin)
      }
      if let name = Self.argument(of: ["state<", "state("], in: text) {
        source = (NameReference(text: name, origin: origin), depth)
        event = nil
      }
      if let name = Self.argument(of: ["on<", "on("], in: text) {
        event = (LocatedText(name, origin), depth)
      }
      if let name = Self.argument(of: ["transitionTo(", "transitionTo<"], in: text), let source {
        var edge = EdgeDraft(
          source: source.name, target: NameReference(text: name, origin: origin), origin: origin)
        edge.trigger = event?.text
        edges.append(edge)
      }
      for character in text.utf8 {
        if character == 0x7B { depth += 1 }
        if character == 0x7D { depth -= 1 }
      }
      if let open = event, depth <= open.depth { event = nil }
      if let open = source, depth <= open.depth { source = nil }
    }

    /// The last part of the name behind one of some openers: "Shut" of "state<Shop.Shut>".
    private static func argument(of openers: [String], in text: String) -> String? {
      for opener in openers {
        var start = text.startIndex
        while let (before, behind) = TextSplit.halves(of: String(text[start...]), at: opener) {
          if before.utf8.last.map({ ASCII.isWord($0) || $0 == 0x2E }) != true {
            let name = behind.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            guard let last = name.split(separator: ".").last, last.first?.isLetter == true else {
              return nil
            }
            return String(last)
          }
          start = text.index(text.endIndex, offsetBy: -behind.count)
        }
      }
      return nil
    }
  }
}
