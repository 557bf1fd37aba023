import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of a flow in which a word in capitals behind each line says what it is:
///
///     [START]
///       → [Tap "Import"]          ACTION
///       → [Step 1: Upload]        SCREEN
///       → <Valid?>                DECISION
///     [END]
///
/// Screens that follow each other are joined, by the acts between them; what parts at a decision, at a label or at
/// another margin is not. Lines without such a word are no changes there.
struct TaggedFlows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private enum Kind { case screen, act, note, other }

  /// Adds the changes of all such fences, and leaves none of their lines to other forms.
  func collect(into drafts: inout MachineDrafts) {
    var others: Set<Int32> = []
    FencedMatrices.collect(document, lines: 4...80, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isTagged(block) else { return nil }
      let found = edges(of: block)
      if found.isEmpty { others.insert(block.node) }
      return found.isEmpty ? nil : found
    }
    drafts.trees.formUnion(others)
  }

  /// A test on bytes: two lines end in four capitals or more, behind a bracket or not.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var count = 0
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 8, text.count <= 200,
        let close = bytes[text].lastIndex(where: { $0 == 0x5D || $0 == 0x3E }),
        close + 5 < text.upperBound, bytes[close + 1] == ASCII.space
      else { continue }
      let tail = ASCII.trimmed(bytes, close + 1..<text.upperBound)
      if tail.count > 3, tail.prefix(4).allSatisfy({ ASCII.isUpper(bytes[$0]) }) { count += 1 }
      if count > 1 { return true }
    }
    return false
  }

  /// Whether three lines have such words, or two between "[START]" and "[END]", and one of them says that it is a screen.
  private func isTagged(_ block: Document.CodeBlock) -> Bool {
    let kinds = block.lines.compactMap { tagged(document.source.string($0))?.kind }
    guard kinds.contains(where: { $0 == .screen }) else { return false }
    let first = StateName.trimmed(document.source.string(block.lines[0]))
    return kinds.count > 2 || kinds.count > 1 && first == "[START]"
  }

  /// What stands in the brackets of a line, and what the word behind them says of it.
  private func tagged(_ line: String) -> (text: String, kind: Kind)? {
    let line = StateName.trimmed(line)
    guard let close = line.lastIndex(where: { $0 == "]" || $0 == ">" }),
      case let tail = StateName.trimmed(String(line[line.index(after: close)...])),
      case let tag = tail.prefix(while: { $0.isASCII && $0.isLetter }),
      tag.utf8.count > 3, tag.utf8.allSatisfy(ASCII.isUpper),
      let open = line[..<close].lastIndex(of: line[close] == "]" ? "[" : "<")
    else { return nil }
    let text = StateName.trimmed(String(line[line.index(after: open)..<close]))
    let word = tag.lowercased()
    if Self.screens.contains(word) { return (text, .screen) }
    if Self.acts.contains(word) { return (text, .act) }
    if Self.notes.contains(word) { return (text, .note) }
    return Self.others.contains(word) ? (text, .other) : nil
  }

  private static let screens: Lexicon = [
    "screen", "page", "view", "modal", "dialog", "sheet", "bildschirm", "seite", "ansicht",
    "ecran", "pantalla", "tela", "pagina", "schermata", "scherm", "layar", "halaman",
  ]
  private static let acts: Lexicon = [
    "action", "click", "input", "gesture", "event", "aktion", "klick", "eingabe", "accion", "acao",
    "azione", "actie", "aksi",
  ]
  private static let notes: Lexicon = [
    "annotation", "note", "remark", "hinweis", "notiz", "nota", "opmerking", "catatan",
  ]
  private static let others: Lexicon = [
    "decision", "condition", "branch", "system", "process", "error", "loop", "entscheidung",
    "bedingung", "fehler", "prozess", "erreur", "sistema", "decisao", "errore", "decisione",
    "beslissing", "fout", "keputusan", "proses",
  ]

  private func edges(of block: Document.CodeBlock) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var last: (name: NameReference, margin: Int)?
    var act: String?
    for line in block.lines {
      let range = ASCII.trimmed(document.source.bytes, line.offsets)
      if range.isEmpty { continue }
      let margin = range.lowerBound - line.offsets.lowerBound
      guard let (text, kind) = tagged(document.source.string(line)), kind != .other else {
        (last, act) = (nil, nil)
        continue
      }
      if let above = last?.margin, above != margin { (last, act) = (nil, nil) }
      switch kind {
      case .act: act = act.map { "\($0) then \(text)" } ?? text
      case .screen:
        let origin = document.origin(line)
        guard let name = Self.name(text) else {
          (last, act) = (nil, nil)
          continue
        }
        let target = NameReference(text: name, origin: origin)
        if let source = last?.name, source.key != target.key {
          let edge = EdgeDraft(source: source, target: target, origin: origin)
          result.append(act.map { edge.triggered(by: $0, origin) } ?? edge)
        }
        (last, act) = ((target, margin), nil)
      case .note, .other: break
      }
    }
    return result
  }

  /// "Upload" of "/import — Step 1: Upload", "Processing" of "Step 2: Processing — a bar"; a route where no title follows.
  private static func name(_ text: String) -> String? {
    var name = text
    if let (before, behind) = TextSplit.halves(of: text, at: " — ") {
      let isTitled = before.utf8.first == ASCII.slash && behind.first?.isUppercase == true
      name = isTitled ? behind : before
    }
    name = StateName.withoutOrdinal(StateName.splitQualifier(name).name)
    guard (1...5).contains(Names.wordCount(name)), !name.contains(", "), !Arrow.isIn(name) else {
      return nil
    }
    return name
  }
}
