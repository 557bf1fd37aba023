import SpecModel
import SpecSyntax
import SpecText

/// Reads lines "From Basket:" in fences over arrows that stand further in, "→ Payment (tap pay)", whatever else the
/// fence holds.
///
/// The name must be declared. An arrow further in than the one above leads on from what that one leads to.
struct OriginBlocks {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines, two at least in a fence.
  ///
  /// - Complexity: O(lines of fences) where none ends with a colon.
  func collect(into drafts: inout MachineDrafts) {
    guard !drafts.states.isEmpty else { return }
    var known: KnownStates?
    var found: [MatrixDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (3...200).contains(block.lines.count)
      && block.lines.contains(where: mayNameSource) && !context.isSystem(around: Int(block.node))
    {
      let names = known ?? KnownStates(drafts)
      known = names
      let (edges, isWhole) = changes(in: block, names)
      guard edges.count > 1 else { continue }
      if isWhole { drafts.trees.insert(block.node) }
      let node = document.nodes[Int(block.node)]
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether a line ends with a colon: a test on bytes.
  private func mayNameSource(_ line: SourceRange) -> Bool {
    let text = ASCII.trimmed(document.source.bytes, line.offsets)
    return text.count > 6 && document.source.bytes[text.upperBound - 1] == ASCII.colon
  }

  /// The changes of a fence, and whether all its lines tell them.
  private func changes(
    in block: Document.CodeBlock, _ known: KnownStates
  ) -> (edges: [EdgeDraft], isWhole: Bool) {
    var result: [EdgeDraft] = []
    var isWhole = true
    // The name at the head, and what each arrow above leads to, from the outermost on.
    var open: [(indent: Int, name: NameReference)] = []
    for line in block.lines {
      let text = ASCII.trimmed(document.source.bytes, line.offsets)
      guard !text.isEmpty else {
        open = []
        continue
      }
      let indent = text.lowerBound - line.offsets.lowerBound
      let words = document.source.string(SourceRange(text.lowerBound, text.upperBound))
      if words.hasSuffix(":"), let source = StateCharts.source(words, known) {
        open = [(indent, NameReference(text: source, origin: document.origin(line)))]
        continue
      }
      while open.count > 1, let last = open.last, last.indent >= indent { open.removeLast() }
      guard let source = open.last, source.indent < indent,
        let edge = change(words, from: source.name, document.origin(line), known)
      else {
        open = []
        isWhole = false
        continue
      }
      result.append(edge)
      open.append((indent, edge.target))
    }
    return (result, isWhole)
  }

  /// "→ Payment (tap pay)": where an arrow leads, and what triggers it.
  private func change(
    _ text: String, from source: NameReference, _ origin: Origin, _ known: KnownStates
  ) -> EdgeDraft? {
    guard text.utf8.count <= 160, let tip = Self.tips.prefix(of: text) else { return nil }
    let (head, remark) = StateName.splitQualifier(
      StateName.trimmed(String(text.dropFirst(tip.count))))
    guard !Arrow.isIn(head), let side = ArrowSide(head, known: known), !side.isAny,
      side.isKnown || Self.mayBePlace(side.name),
      case let target = Self.declared(side.name, known) ?? side.name,
      Names.key(target) != source.key
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin)
    guard let said = remark.map(Self.occasion) else { return edge }
    if Names.firstWord(said).map(Self.conditions.contains) == true {
      edge.limit(to: said, origin)
      return edge
    }
    return edge.triggered(by: said, origin)
  }

  /// "Receipt" of "Receipt modal", where that is declared.
  private static func declared(_ name: String, _ known: KnownStates) -> String? {
    let words = name.split(separator: " ")
    guard words.count > 1, let noun = words.last?.lowercased(),
      TableVocabulary.overlayNouns.contains(noun) || TransitionWords.screenNouns.contains(noun)
    else { return nil }
    return known.name(of: words.dropLast().joined(separator: " "))
  }

  /// Whether words that nothing declares may name where an arrow leads, and not what is done.
  private static func mayBePlace(_ name: String) -> Bool {
    (1...4).contains(Names.wordCount(name)) && !EventName.isCode(name)
      && FlowSteps.kind(of: name) != .action
      && !(Names.firstWord(name).map(ArrowLine.deeds.contains) ?? true)
  }

  /// "tap a card" of "read-only, tap a card", and "paid" of "paid — M3".
  private static func occasion(in remark: String) -> String {
    var text = remark
    if let (before, id) = TextSplit.halves(of: text, at: " — "), id.utf8.count <= 4,
      id.contains(where: \.isNumber)
    {
      text = before
    }
    let pieces = TextSplit.pieces(of: text, at: [", "])
    let acts = pieces.filter(FlowSteps.beginsWithGesture)
    return pieces.count > 1 && acts.count == 1 ? acts[0] : text
  }

  private static let tips: Phrases = ["→", "-->", "->", "==>", "=>", "⇒", "➜", "↳", "└→", "└─>"]
  private static let conditions: Lexicon = [
    "if", "only", "unless", "wenn", "falls", "si", "se", "als", "jika", "если",
  ]
}
