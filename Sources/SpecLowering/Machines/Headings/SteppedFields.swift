import SpecModel
import SpecSyntax
import SpecText

/// Reads screens with fields below their names, one of which tells the screen that comes next, and another what is done:
///
///     **Step 1 – Shelf screen**
///     - Shows: all books
///     - Action: taps a cover
///     - Next: Book screen
///
/// Names are headings, bold lines or bold items. Half of them must be known or call themselves screens, and half of what
/// comes next must be one of them: steps of a procedure have such fields as well.
struct SteppedFields {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Block {
    var name: String
    var next: String
    var act: LocatedText?
    var origin: Origin
  }

  /// Adds the changes that all such fields tell.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    let rows = self.rows().filter { $0.blocks.count > 1 }
    guard !rows.isEmpty else { return }
    let known = KnownStates(drafts)
    var found: [MatrixDraft] = []
    for row in rows {
      let edges = edges(of: row.blocks, known)
      guard edges.count > 1 else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: row.section, origin: row.blocks[0].origin,
          edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edges(of blocks: [Block], _ known: KnownStates) -> [EdgeDraft] {
    let areScreens = blocks.count {
      known.name(of: $0.name) != nil || Self.isScreen($0.name)
    }
    let keys = Set(blocks.map { Names.key($0.name) })
    guard areScreens * 2 >= blocks.count, keys.count == blocks.count else { return [] }
    let names = KnownStates(names: blocks.map(\.name))
    var joined = 0
    var result: [EdgeDraft] = []
    for block in blocks {
      let own = names.name(of: block.next)
      let new = Self.isScreen(block.next) ? block.next : nil
      guard let target = own ?? known.name(of: block.next) ?? new,
        Names.key(target) != Names.key(block.name)
      else { continue }
      if own != nil { joined += 1 }
      let source = known.name(of: block.name) ?? block.name
      var edge = EdgeDraft(from: source, to: known.name(of: target) ?? target, block.origin)
      edge.trigger = block.act
      result.append(edge)
    }
    return joined > 0 && joined * 2 >= blocks.count ? result : []
  }

  // MARK: Lines

  /// The blocks of each section, or of the sections below one heading, in document order.
  private func rows() -> [(section: Int, blocks: [Block])] {
    var rows: [Int: [Block]] = [:]
    for (index, line) in context.lines.enumerated() where isNext(line) {
      guard let title = title(above: index), let block = block(title, index) else { continue }
      let section = Int(document.nodes[line.node].section)
      let isSection = context.lines[title].holder == .heading
      let row = isSection ? max(0, Int(document.sections[section].parent)) : section
      rows[row, default: []].append(block)
    }
    return rows.sorted { $0.key < $1.key }.map { (section: $0.key, blocks: $0.value) }
      .filter { !isOfMaking($0.section) }
  }

  /// Whether a heading is over the making of the product or a part of a system.
  private func isOfMaking(_ section: Int) -> Bool {
    guard section > 0 else { return false }
    return FlowChains.isTechnical(document.title(ofSection: section)) || context.isSystem(section)
  }

  /// "Next: Book screen" as an item.
  private func isNext(_ line: TextLine) -> Bool {
    guard line.holder == .item, let label = line.label, (1...32).contains(label.count),
      (2...80).contains(line.value.count)
    else { return false }
    return document.plain[label].withUnsafeBufferPointer { Self.nexts.contains(ignoringCase: $0) }
  }

  /// The heading, bold line or bold item that a field stands below.
  private func title(above field: Int) -> Int? {
    let lines = context.lines
    let depth = lines[field].depth
    var index = field - 1
    while index >= 0, lines[index].holder == .item, lines[index].depth >= depth { index -= 1 }
    guard index >= 0, lines[index].text.count <= 80 else { return nil }
    switch lines[index].holder {
    case .heading: return index
    case .paragraph, .item: return isBold(lines[index]) ? index : nil
    case .cell: return nil
    }
  }

  private func isBold(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .strong)
      .map { $0.upperBound + 1 >= line.text.upperBound } ?? false
  }

  private func block(_ title: Int, _ field: Int) -> Block? {
    let line = context.lines[field]
    let next = document.string(plain: line.value)
    // What is said in parentheses or behind an arrow is read with the rest of the line.
    guard let name = Self.name(document.string(plain: context.lines[title].text)),
      StateName.splitQualifier(StateName.withoutStop(next)).qualifier == nil, !Arrow.isIn(next)
    else { return nil }
    var block = Block(
      name: name, next: Self.bare(next),
      origin: context.origin(plain: line.text))
    for other in context.lines[(title + 1)...].prefix(24) {
      guard other.holder == .item, other.depth >= line.depth else { break }
      guard other.depth == line.depth, isAct(other) else { continue }
      block.act = LocatedText(
        StateName.withoutStop(document.string(plain: other.value)),
        context.origin(plain: other.text))
      break
    }
    return block
  }

  /// "Action: taps a cover" as an item.
  private func isAct(_ line: TextLine) -> Bool {
    guard let label = line.label, (1...32).contains(label.count),
      (3...120).contains(line.value.count),
      !ArrowGlyph.mayOccur(in: document.plain, line.value)
    else { return false }
    return document.plain[label].withUnsafeBufferPointer { Self.acts.contains(ignoringCase: $0) }
  }

  /// The name in "Step 1 – Shelf screen" or "2. Book screen:".
  private static func name(_ title: String) -> String? {
    var text = StateName.withoutNumbering(title)
    if let mark = text.firstIndex(where: { ":：–—-.".contains($0) }),
      StepLines.number(of: StateName.trimmed(String(text[..<mark]))) != nil
    {
      text = String(text[text.index(after: mark)...])
    }
    let name = bare(text)
    guard (1...5).contains(Names.wordCount(name)), ArrowSide.isName(name) else { return nil }
    return name
  }

  /// Whether a name begins or ends with a word for a screen: "Book screen", "Pantalla de pago", "検索画面".
  private static func isScreen(_ name: String) -> Bool {
    let words = Names.words(name)
    guard (1...6).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    if last.utf8.first ?? 0 >= 0xE3 { return StateVocabulary.namesSurface(name) }
    return words.count > 1
      && (TransitionWords.screenNouns.contains(last) || TransitionWords.screenNouns.contains(first))
  }

  private static func bare(_ text: String) -> String {
    let trimmed = StateName.trimmed(text)
    let open = trimmed.hasSuffix(":") ? String(trimmed.dropLast()) : trimmed
    return ArrowSide.unwrapped(StateName.splitQualifier(StateName.withoutStop(open)).name)
  }

  /// Labels before the name of what comes next; data, in lower case.
  private static let nexts: Lexicon = [
    "next", "next screen", "next step", "next page", "next view", "leads to", "goes to",
    "then goes to", "nächster", "nächster schritt", "nächster bildschirm", "nächste seite",
    "weiter zu", "führt zu", "suivant", "écran suivant", "étape suivante", "mène à", "siguiente",
    "siguiente pantalla", "siguiente paso", "lleva a", "próximo", "próxima tela", "próximo passo",
    "leva a", "successivo", "schermata successiva", "passo successivo", "porta a", "volgende",
    "volgend scherm", "volgende stap", "berikutnya", "layar berikutnya", "langkah berikutnya",
    "次", "次へ", "次の画面", "次のステップ", "遷移先", "下一步", "下一页", "下一屏", "下一个页面", "다음",
    "다음 화면", "다음 단계", "далее", "следующий экран", "следующий шаг",
  ]
  /// Labels before what somebody does; data, in lower case.
  private static let acts: Lexicon = [
    "action", "user action", "user actions", "user", "gesture", "aktion", "nutzeraktion",
    "benutzeraktion", "action de l'utilisateur", "action utilisateur", "acción",
    "acción del usuario", "ação", "ação do usuário", "azione", "azione dell'utente", "actie",
    "gebruikersactie", "aksi", "aksi pengguna", "操作", "ユーザー操作", "アクション", "用户操作", "动作", "동작",
    "사용자 동작", "действие", "действие пользователя",
  ]
}
