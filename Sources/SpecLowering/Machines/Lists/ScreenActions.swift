import SpecModel
import SpecSyntax
import SpecText

/// Reads items on what is done on a screen and where it leads, "Signed up → to the home screen", "Save → saves the note
/// and goes to the list screen": below a heading or label about actions in the part of a screen, or where what is done
/// has an outcome.
struct ScreenActions {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(items with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var places: (lines: LinePlaces, known: KnownStates)?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item && context.mayHoldArrow(index) && line.text.count <= 300 {
      let section = Int(document.nodes[line.node].section)
      guard section > 0, !RoutedNames.isAboutServices(section, document),
        let arrows = ArrowText(document.string(plain: line.text)), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        Self.tellsOutcome(arrows.sides[0]) || isOfActions(line, section)
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start) else { continue }
      if places == nil {
        let lines = LinePlaces(drafts, in: document)
        places = (lines, lines.withScreens())
      }
      guard let (lines, known) = places, let edge = edge(arrows, line, lines, known, origin) else {
        continue
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: [edge]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edge(
    _ arrows: ArrowText, _ line: TextLine, _ places: LinePlaces, _ known: KnownStates,
    _ origin: Origin
  ) -> EdgeDraft? {
    let trigger = arrows.sides[0]
    guard (1...10).contains(Names.wordCount(trigger)), trigger.utf8.count <= 100,
      let target = ActionTarget.read(arrows.sides[1], known),
      case let named = known.name(of: ArrowSide.unwrapped(trigger)),
      // "Edit entry → Go to Edit entry": the same words on both sides make no loop.
      named == nil || trigger.first.map(Self.quotes.contains) == true
        || named == target.name && ArrowSide(arrows.sides[1], known: known)?.isMove == true,
      let source = places.source(of: line) ?? places.screen(of: line),
      Names.key(target.name) != source.key
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin
    ).triggered(by: trigger, origin)
    edge.effect = target.effect.map { LocatedText($0, origin) }
    return edge
  }

  private static let quotes = "\"“„«「『‘'[`"

  /// Whether the heading of a line, or the label above its list, is about what is done.
  private func isOfActions(_ line: TextLine, _ section: Int) -> Bool {
    if Self.nameActions(document.title(ofSection: section)) { return true }
    var list = line.node
    while list > 0, document.nodes[list].kind != .list { list = Int(document.nodes[list].parent) }
    guard list > 0 else { return false }
    return FlowReader(context: context).label(before: list).map(Self.nameActions) == true
  }

  private static func nameActions(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(title).name)
    guard (1...3).contains(words.count) else { return false }
    return words.contains(where: actions.contains)
      || title.utf8.contains { $0 >= 0xE3 } && actionMarks.contains(where: title.contains)
  }

  /// Whether what is done has come to an end: "Login succeeds", "登録完了".
  private static func tellsOutcome(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return outcomeMarks.contains { text.hasSuffix($0) || text.contains($0 + "し") }
    }
    let words = Names.words(text)
    return (2...4).contains(words.count) && words.last.map(outcomes.contains) == true
  }

  private static let actions: Lexicon = [
    "actions", "action", "interactions", "buttons", "aktionen", "interaktionen", "schaltflächen",
    "acciones", "interacciones", "botones", "ações", "interações", "botões", "azioni",
    "interazioni",
    "pulsanti", "acties", "interacties", "knoppen", "aksi", "tindakan", "interaksi", "boutons",
  ]
  private static let actionMarks = [
    "アクション", "操作", "動作", "动作", "交互", "动作", "동작", "액션", "조작", "인터랙션",
  ]

  private static let outcomes: Lexicon = [
    "success", "succeeds", "succeeded", "successful", "completed", "complete", "done", "finished",
    "erfolgreich", "abgeschlossen", "gelungen", "réussie", "réussi", "terminée", "terminé",
    "exitoso",
    "exitosa", "correcto", "correcta", "completado", "completada", "sucesso", "concluído",
    "concluída", "riuscito", "riuscita", "completato", "completata", "gelukt", "geslaagd",
    "voltooid",
    "berhasil", "selesai", "fails", "failed",
  ]
  private static let outcomeMarks = ["成功", "完了", "完成", "失敗", "失败", "성공", "완료", "실패"]
}

/// What an action leads to: "to the home screen", "saves the note and goes to the list screen", "保存して一覧画面へ".
enum ActionTarget {
  /// The screen, and what happens before it is shown; `nil` where a text names neither a known screen nor one that calls
  /// itself so.
  static func read(_ text: String, _ known: KnownStates) -> (name: String, effect: String?)? {
    guard text.utf8.count <= 160 else { return nil }
    let whole = StateName.withoutStop(StateName.trimmed(text))
    if let name = name(whole, known), name.isKnown { return (name.text, nil) }
    let pieces = TextSplit.pieces(of: whole, at: joints, outsideParentheses: true)
    let last = pieces.count > 1 ? pieces.last : nil
    let found = last.flatMap { name($0, known) }
    // "Terms and privacy screen" may be one name; clauses of Japanese are none.
    if found?.isKnown != true, last == nil || whole.utf8.contains(where: { $0 < 0x80 }),
      let name = name(whole, known)
    {
      return (name.text, nil)
    }
    guard let last, let found else { return nil }
    return (found.text, StateName.trimmed(String(whole.dropLast(last.count))))
  }

  private static func name(
    _ text: String, _ known: KnownStates
  ) -> (text: String, isKnown: Bool)? {
    let text = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if let name = known.name(of: text) { return (name, true) }
    let side = ArrowSide(text, known: known)
    if let side, side.isKnown { return (side.name, true) }
    var bare = side?.isMove == true ? side?.name ?? text : text
    var isLed = side?.isMove == true
    let lower = bare.lowercased()
    if let lead = leads.prefix(of: lower) {
      bare = StateName.trimmed(String(bare.dropFirst(lead.count)))
      isLed = true
    }
    if bare.hasSuffix("へ") {
      bare = String(bare.dropLast())
      isLed = true
    }
    while let space = bare.firstIndex(of: " "),
      TransitionWords.articles.contains(bare[..<space].lowercased())
    {
      bare = StateName.trimmed(String(bare[space...]))
    }
    if let name = known.name(of: bare) { return (name, true) }
    let isTitle = bare.first?.isUppercase == true || bare.first?.isASCII == false
    guard isLed || isTitle, (1...5).contains(Names.wordCount(bare)), bare.utf8.count <= 48,
      callsItselfScreen(bare), !bare.contains(where: { ",;:/→".contains($0) })
    else { return nil }
    return (bare, false)
  }

  /// "password reset screen", "Eingabebildschirm", "登録画面".
  private static func callsItselfScreen(_ name: String) -> Bool {
    if BareHeadings.callsItselfScreen(name) { return true }
    if TransitionWords.surfaceMarks.contains(where: { name.hasSuffix($0) && name != $0 }) {
      return !orders.contains(where: name.hasPrefix)
    }
    let words = Names.words(name)
    guard let first = words.first, let last = words.last else { return false }
    return words.count > 1 && (screens.contains(last) || screens.contains(first))
      || words.count == 1
        && ends.contains { last.hasSuffix($0) && last.utf8.count > $0.utf8.count + 3 }
  }

  private static let orders = ["前", "次", "元", "上一", "下一", "当前", "이전", "다음", "現在"]
  private static let screens = TransitionWords.screenNouns
  /// Nouns for a screen at the end of longer words.
  private static let ends = ["bildschirm", "seite", "ansicht", "scherm", "pagina"]

  private static let leads: Phrases = [
    "to the ", "to ", "zum ", "zur ", "zu ", "nach ", "vers la ", "vers le ", "vers ", "à la ",
    "à ",
    "au ", "a la ", "al ", "hacia la ", "hacia ", "para a ", "para o ", "para ", "alla ", "verso ",
    "naar het ", "naar de ", "naar ", "ke ",
  ]
  private static let joints: Phrases = [
    ", then ", " then ", ", and ", " and ", "; ", ", ", "、", "，", "；", "したあと", "した後", "してから",
    "して", "し、", "后", "并", "後に", " 후 ", "하고 ", "한 뒤 ", " dann ", " und ", " puis ", " et ",
    " luego ", " y ", " depois ", " e ", " poi ", " dan ", " en ", " lalu ", " kemudian ",
  ]
}
