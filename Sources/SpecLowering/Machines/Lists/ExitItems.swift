import SpecModel
import SpecSyntax
import SpecText

/// Reads the ways out of a screen or state that stand without arrows behind or below a label such as "Leads to" or
/// "遷移先": "Settings (gear icon)", "**Profile**" over "Action: tap the picture", and the way back, "戻り: …".
struct ExitItems {
  /// What the ways leave.
  let source: NameReference
  /// The nesting level of the label.
  let depth: Int
  /// Whether the label is about the way back.
  let isReturn: Bool
  /// Whether only declared names are taken, as the label, "Transitions:", may also be over motions.
  let isOfDeclared: Bool
  private var itemDepth: Int?

  /// Labels of the way back from a screen; data, in lower case.
  static let returns: Lexicon = [
    "戻り", "戻る", "戻り先", "返回", "뒤로", "back", "return", "returns", "returns to", "back to",
    "zurück", "rückkehr", "retour", "volver", "vuelta", "voltar", "ritorno", "terug",
  ]

  /// "(back)", "browser back (`navigate(-1)`)": what leads to wherever one came from, and names no state.
  ///
  /// - Parameter isAlone: whether the word "back" alone says so, which may also be the back of a thing.
  static func tellsReturn(_ text: String, isAlone: Bool = false) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let bare = ArrowSide.unwrapped(text)
    if isReturningCall(bare)
      || (isAlone || text.hasPrefix("(")) && returns.contains(bare.lowercased())
    {
      return true
    }
    let (head, remark) = StateName.splitQualifier(bare)
    let words = Names.words(head)
    guard let first = words.first, (2...3).contains(words.count), navigators.contains(first) else {
      return remark.map { isReturningCall(ArrowSide.unwrapped($0)) } ?? false
    }
    return words.dropFirst().contains(where: returns.contains)
  }

  private static func isReturningCall(_ text: String) -> Bool {
    guard text.utf8.last == 0x29, let open = text.firstIndex(of: "(") else { return false }
    let callee = text[..<open].split(separator: ".").last?.lowercased() ?? ""
    let inner = text[text.index(after: open)...].dropLast()
    return returningCalls.contains(callee) && (inner.isEmpty || inner == "-1")
  }

  /// What keeps the way that somebody came.
  private static let navigators: Lexicon = [
    "browser", "history", "system", "hardware", "os", "android", "navigateur",
    "navegador", "navegação", "sistema", "sistem",
  ]
  private static let returningCalls: Lexicon = ["navigate", "back", "goback", "pop", "go"]

  init(source: NameReference, depth: Int, isReturn: Bool, isOfDeclared: Bool = false) {
    self.source = source
    self.depth = depth
    self.isReturn = isReturn
    self.isOfDeclared = isOfDeclared
  }

  /// Whether a line still belongs to the list below the label.
  func holds(_ line: TextLine) -> Bool { line.holder == .item && line.depth > depth }

  /// The ways that an item of the list names; none where it is nested deeper or names no screen.
  mutating func edges(
    of line: TextLine, _ context: LoweringContext, _ known: KnownStates
  ) -> [EdgeDraft] {
    if itemDepth == nil { itemDepth = line.depth }
    guard line.depth == itemDepth, line.text.count <= 200 else { return [] }
    let text = context.document.string(plain: line.text)
    let origin = context.origin(plain: line.text)
    // "Holding: finger down on the button"
    if !isReturn, let label = line.label, !line.value.isEmpty,
      let name = known.name(of: ArrowSide.unwrapped(context.document.string(plain: label)))
    {
      return [Self.edge(source, name, context.document.string(plain: line.value), origin)]
    }
    if !isReturn, let lead = Self.lead(of: line, context.document),
      case let declared = known.name(of: lead.name), declared != nil || !isOfDeclared
    {
      let name = declared ?? lead.name
      return [Self.edge(source, name, Self.isPath(lead.remark) ? nil : lead.remark, origin)]
    }
    if !isReturn, let (name, trigger) = Self.dashed(text, known) {
      return [Self.edge(source, name, trigger, origin)]
    }
    return Self.edges(in: text, from: source, origin, known, isReturn: isReturn)
  }

  /// "Playing — the user taps Play": a declared name before a dash, and what leads there behind it.
  private static func dashed(
    _ text: String, _ known: KnownStates
  ) -> (name: String, trigger: String)? {
    let parts = TextSplit.pieces(of: text, at: dashes, most: 2, outsideParentheses: true)
    guard parts.count == 2, !parts[1].isEmpty, known.name(of: ArrowSide.unwrapped(text)) == nil,
      let name = known.name(of: ArrowSide.unwrapped(parts[0]))
    else { return nil }
    return (name, StateName.withoutStop(parts[1]))
  }

  private static let dashes: Phrases = [" — ", " – ", " - ", " -- "]

  /// The ways that a text names: "Home", "Home (after login)", "Home, Profile", "戻るボタンで一覧画面に戻る".
  static func edges(
    in text: String, from source: NameReference, _ origin: Origin, _ known: KnownStates,
    isReturn: Bool
  ) -> [EdgeDraft] {
    if let (name, trigger) = moved(text, known) {
      return [edge(source, name, trigger, origin)]
    }
    guard !isReturn else { return [] }
    let (list, shared) = joined(text, known)
    let pieces = TextSplit.pieces(of: list, at: marks, outsideParentheses: true)
    let ends = pieces.compactMap { piece -> (String, String?)? in
      let (head, remark) = StateName.splitQualifier(StateName.trimmed(piece))
      let name = ArrowSide.unwrapped(head)
      if selfNames.contains(name.lowercased()) { return (source.text, remark) }
      if let declared = known.name(of: name) { return (declared, remark ?? shared) }
      // "Screen 2 on tap of Continue"
      let (first, occasion) = ArrowLine.divided(head)
      return occasion == nil
        ? nil
        : known.name(of: ArrowSide.unwrapped(first)).map { ($0, occasion.map(TailWords.bare)) }
    }
    guard !ends.isEmpty, ends.count == pieces.count else { return [] }
    return ends.map { edge(source, $0.0, isPath($0.1) ? nil : $0.1, origin) }
  }

  /// Several names that "or" joins, "Home or Settings on Back", with commas between them and the occasion that they
  /// share; a declared name with such a word in it is one.
  private static func joined(_ text: String, _ known: KnownStates) -> (String, String?) {
    let (names, occasion) = ArrowLine.divided(StateName.withoutStop(text))
    let pieces = TextSplit.pieces(of: names, at: choices, outsideParentheses: true)
    guard pieces.count > 1, known.name(of: ArrowSide.unwrapped(names)) == nil else {
      return (text, nil)
    }
    return (pieces.joined(separator: ", "), occasion.map(TailWords.bare))
  }

  private static let choices: Phrases = [
    " or ", " oder ", " ou ", " o ", " of ", " eller ", " или ", " або ", " lub ", " nebo ",
    " atau ", " veya ", "または", "又は", "或者", "或", " 또는 ", ", or ", ", oder ", ", ou ", " / ",
    ", ",
  ]

  /// The bold name that an item begins with, and the parentheses behind it, where it says no more.
  private static func lead(
    of line: TextLine, _ document: Document
  ) -> (name: String, remark: String?)? {
    guard line.label == nil,
      let end = document.span(at: line.text.lowerBound, of: line.node, in: .strong)?.upperBound
    else { return nil }
    guard end <= line.text.upperBound else { return nil }
    let name = ArrowSide.unwrapped(document.string(plain: line.text.lowerBound..<end))
    let rest = StateName.trimmed(document.string(plain: line.text.tail(from: end)))
    guard (1...4).contains(Names.wordCount(name)), ArrowSide.isName(name) else { return nil }
    if rest.isEmpty { return (name, nil) }
    let (outer, remark) = StateName.splitQualifier("\(name) \(rest)")
    return remark != nil && outer == name ? (name, remark) : nil
  }

  /// The way back to a screen: its end and its trigger, from "作成完了後、一覧画面に戻る" or "Back button".
  static func back(
    _ text: String, to source: NameReference, _ known: KnownStates
  ) -> (name: String, trigger: String) {
    guard let (name, trigger) = moved(text, known) else { return (source.text, text) }
    return (name, trigger ?? text)
  }

  private static let marks: Phrases = ["、", ", ", " / "]
  private static let selfNames: Lexicon = ["自分自身", "自身", "itself", "self", "same screen", "自画面"]

  /// "/settings", "app/index.tsx": where the screen is, not what leads to it.
  private static func isPath(_ remark: String?) -> Bool {
    guard let remark else { return false }
    return remark.contains("/") && !remark.contains(" ") || remark.hasSuffix("Activity")
      || TransitionWords.courses.contains(remark.lowercased())
  }

  private static func edge(
    _ source: NameReference, _ target: String, _ trigger: String?, _ origin: Origin
  ) -> EdgeDraft {
    let edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin)
    return trigger.map { edge.triggered(by: $0, origin) } ?? edge
  }

  /// A declared name before a verb of motion at the end of a text, and what stands before the name.
  private static func moved(_ text: String, _ known: KnownStates) -> (String, String?)? {
    var text = ArrowSide.unwrapped(text)
    if text.hasSuffix("。") { text.removeLast() }
    guard text.utf8.contains(where: { $0 >= 0xE3 }),
      let mark = TransitionWords.movesBehind.first(where: text.hasSuffix)
    else { return nil }
    let rest = Array(text.dropLast(mark.count))
    for start in rest.indices.prefix(60) {
      guard let name = known.name(of: String(rest[start...])) else { continue }
      var before = rest[..<start]
      while let last = before.last, particles.contains(last) { before.removeLast() }
      return (name, before.isEmpty ? nil : String(before))
    }
    return nil
  }

  /// What joins a trigger with the name of a screen behind it.
  private static let particles: Set<Character> = ["、", "，", "で", "と", "に", " ", "　", "。", "：", ":"]
}
