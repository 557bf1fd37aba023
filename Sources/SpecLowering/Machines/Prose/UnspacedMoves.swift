import SpecModel
import SpecSyntax
import SpecText

/// Reads lines in the part of a screen that tell, in scripts without blanks, what leads to a declared screen:
/// "「＋」で登録画面へ遷移", "点击“注册”进入注册页面", "확인 버튼 클릭 시 목록 화면으로 이동".
struct UnspacedMoves {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count > 1 else { return }
    var prepared: (places: LinePlaces, known: KnownStates, told: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where (line.holder == .item || line.holder == .paragraph) && mayTell(line) {
      let section = Int(document.nodes[line.node].section)
      guard section > 0, !context.mayHoldArrow(index), !context.forbidsChanges(section: section)
      else { continue }
      if prepared == nil {
        let places = LinePlaces(drafts, in: document)
        prepared = (places, places.withScreens(), drafts.readLines)
      }
      guard let (places, known, told) = prepared,
        case let origin = context.origin(plain: line.text), !told.contains(origin.range.start),
        case let label = self.label(of: line, known, places),
        case let moves = self.moves(in: label?.rest ?? line, known), !moves.isEmpty,
        let source = label?.source ?? self.source(of: line, places)
      else { continue }
      let edges = moves.compactMap { move -> EdgeDraft? in
        let target = NameReference(text: move.target, origin: origin)
        guard source.key != target.key, known.name(of: source.text) != move.target else {
          return nil
        }
        var edge = EdgeDraft(source: source, target: target, origin: origin)
        if let trigger = move.trigger { edge = edge.triggered(by: trigger, origin) }
        if let condition = move.condition { edge.limit(to: condition, origin) }
        return edge
      }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The state that the bold label of an item names outside the part of any other, "**休止**: 一覧画面へ遷移", and the item
  /// without it.
  private func label(
    of line: TextLine, _ known: KnownStates, _ places: LinePlaces
  ) -> (source: NameReference, rest: TextLine)? {
    guard line.holder == .item, line.isStrongLabel, let label = line.label, !line.value.isEmpty,
      let name = known.name(of: document.string(plain: label)),
      places.source(of: line).map({ known.name(of: $0.text) == name }) ?? true,
      places.screen(of: line) == nil
    else { return nil }
    var rest = line
    rest.text = line.value
    return (NameReference(text: name, origin: context.origin(plain: label)), rest)
  }

  /// The state in whose part a line stands, else the screen; the screen also where the line tells that the state comes
  /// about on the way: "選択状態を表示してから".
  private func source(of line: TextLine, _ places: LinePlaces) -> NameReference? {
    guard let state = places.source(of: line) else {
      return lead(above: line, places) ?? places.screen(of: line)
    }
    guard comesAbout(state.text, in: document.string(plain: line.text)) else { return state }
    var section = Int(document.nodes[line.node].section)
    while section > 0, let screen = places.screen(aroundSection: section) {
      if screen.key != state.key { return screen }
      section = Int(document.sections[section].parent)
    }
    return state
  }

  /// The state that a paragraph with a colon at its end begins with, "`burning`：…结束后：", right above the list of a line.
  private func lead(above line: TextLine, _ places: LinePlaces) -> NameReference? {
    guard line.holder == .item else { return nil }
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, case let list = Int(document.nodes[item].parent), list > 1,
      document.nodes[list].kind == .list, document.nodes[list - 1].kind == .paragraph,
      document.nodes[list - 1].parent == document.nodes[list].parent,
      case let text = document.plainText(of: list - 1), text.count > 3,
      document.plain[text.upperBound - 1] == ASCII.colon
        || ASCII.starts(document.plain, at: text.upperBound - 3, with: "："),
      let span = document.span(at: text.lowerBound, of: list - 1, in: [.code, .strong]),
      let name = places.known.name(of: document.string(plain: span))
    else { return nil }
    return NameReference(text: name, origin: document.origin(document.nodes[list - 1].range))
  }

  private func comesAbout(_ state: String, in text: String) -> Bool {
    StateVocabulary.unspacedNouns.contains { noun in
      guard let place = text.firstRange(of: state + noun) else { return false }
      return Self.objects.prefix(of: text[place.upperBound...]) != nil
    }
  }

  /// Particles behind what is shown or comes about.
  private static let objects: Phrases = ["を", "が", "に", "을", "를", "이", "가", "로"]

  /// What a paragraph as a whole leads to, or the sentences of an item, the first of which may name no more than the
  /// target.
  private func moves(in line: TextLine, _ known: KnownStates) -> [UnspacedMove] {
    let text = document.string(plain: line.text)
    guard line.holder == .item else {
      return UnspacedMove(text, known, mayBeBare: false).map { [$0] } ?? []
    }
    return Self.sentences(of: text).enumerated().compactMap { place, text in
      UnspacedMove(text, known, mayBeBare: place == 0)
    }
  }

  /// The sentences of a text, whose full stops stand neither in quotation marks nor in parentheses; of "保存で一覧へ遷移し、
  /// 内容を表示" what stands up to the verb.
  private static func sentences(of text: String) -> [String] {
    guard text.contains("。") || text.contains("、") else { return [text] }
    var result: [String] = []
    var (sentence, depth) = ("", 0)
    for character in text {
      sentence.append(character)
      if "「『（(".contains(character) { depth += 1 }
      if "」』）)".contains(character) { depth = max(0, depth - 1) }
      guard character == "。", depth == 0 else { continue }
      result.append(upToVerb(sentence))
      sentence = ""
    }
    return sentence.isEmpty ? result : result + [upToVerb(sentence)]
  }

  private static func upToVerb(_ sentence: String) -> String {
    for (joined, verb) in joinedVerbs {
      guard let place = sentence.firstRange(of: joined) else { continue }
      return String(sentence[..<place.lowerBound]) + verb
    }
    return sentence
  }

  /// Verbs that a further clause follows, and as they end a sentence.
  private static let joinedVerbs = [
    ("へ遷移し、", "へ遷移"), ("へ遷移して、", "へ遷移"), ("に遷移し、", "に遷移"), ("に遷移して、", "に遷移"),
    ("へ移動し、", "へ移動"), ("に移動し、", "に移動"), ("へ戻り、", "へ戻る"), ("に戻り、", "に戻る"),
  ]

  /// A byte test: whether one of the last letters of a line is of such a script.
  private func mayTell(_ line: TextLine) -> Bool {
    (9...400).contains(line.text.count)
      && line.text.suffix(12).contains { (0xE3...0xED).contains(document.plain[$0]) }
  }
}

/// A sentence on what leads to a screen, in a script without blanks.
struct UnspacedMove {
  /// The declared name.
  let target: String
  private(set) var trigger: String?
  private(set) var condition: String?

  /// Reads a line; `nil` where it leads to nothing that is known, or does not tell why.
  ///
  /// - Parameter mayBeBare: whether the line may name no more than the target.
  init?(_ text: String, _ known: KnownStates, mayBeBare: Bool) {
    guard let reading = Self.behind(text, known) ?? Self.before(text, known) else { return nil }
    target = reading.target
    var cause = reading.cause
    if reading.isMotion, let place = Self.place(in: cause, known) {
      condition = place.words
      cause = place.rest
    }
    if cause.isEmpty || Self.adverbs.contains(cause) {
      guard condition != nil || mayBeBare, reading.isMotion else { return nil }
      return
    }
    guard cause.utf8.count <= 160 else { return nil }
    if let words = Self.words(of: cause, before: Self.conditions) {
      condition = condition.map { "\($0), \(words)" } ?? words
    } else if let words = Self.condition(cause) {
      condition = condition.map { "\($0), \(words)" } ?? words
    } else if let words = Self.words(of: cause, before: Self.moments) ?? Self.led(cause) {
      trigger = ArrowSide.unwrapped(Self.withoutLink(words))
    } else {
      return nil
    }
  }

  // MARK: Verbs

  /// The target, what stands before it, and whether the verb is one of motion.
  private typealias Reading = (target: String, cause: String, isMotion: Bool)

  /// The target before a verb at the end of a line, "登録画面へ遷移", and what stands before it.
  private static func behind(_ text: String, _ known: KnownStates) -> Reading? {
    let whole = withoutRemark(text)
    guard let verb = verbs.suffix(of: whole) else { return nil }
    let isMotion = shows.prefix(of: verb) == nil
    let rest = withoutRemark(String(whole.dropLast(verb.count)))
    let first = rest.index(rest.endIndex, offsetBy: -40, limitedBy: rest.startIndex)
    var start = first ?? rest.startIndex
    while start < rest.endIndex {
      if mayBegin(at: start, in: rest),
        let name = known.name(of: ArrowSide.unwrapped(String(rest[start...])))
      {
        return (name, lastSentence(String(rest[..<start])), isMotion)
      }
      start = rest.index(after: start)
    }
    return nil
  }

  /// Whether a name may begin at a place: behind a mark, or behind a particle in hiragana and not within a word of them.
  private static func mayBegin(at start: String.Index, in text: String) -> Bool {
    guard start > text.startIndex else { return true }
    let last = text[text.index(before: start)]
    return boundaries.contains(last) || isHiragana(last) && !isHiragana(text[start])
  }

  private static func isHiragana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3041...0x3096).contains($0.value) } ?? false
  }

  /// The target behind a verb, "点击“注册”进入注册页面", and what stands before the verb, which must say why.
  private static func before(_ text: String, _ known: KnownStates) -> Reading? {
    for verb in TransitionWords.movesBefore {
      guard let place = text.firstRange(of: verb) else { continue }
      // A blank sets code off: "进入 `completed`。"
      let rest = text[place.upperBound...].drop { $0 == " " }
        .prefix { !"，。；、,;（( ".contains($0) }
      let cause = lastSentence(String(text[..<place.lowerBound]))
      guard let name = known.name(of: ArrowSide.unwrapped(String(rest))), !cause.isEmpty,
        denials.suffix(of: cause) == nil, !isAttribute(text[rest.endIndex...])
      else { continue }
      return (name, cause, true)
    }
    return nil
  }

  /// Whether what stands behind a target makes a noun of the change: "进入 Ready 的顺序取决于类型" leads nowhere.
  private static func isAttribute(_ rest: Substring) -> Bool {
    let clause = rest.prefix { !"，。；,;".contains($0) }
    guard let mark = clause.lastIndex(of: "的") else { return false }
    let noun = clause[clause.index(after: mark)...].drop { $0 == " " }
    return !noun.isEmpty && surfaces.prefix(of: noun) == nil
  }

  /// Words for what is entered; data.
  private static let surfaces: Phrases = [
    "状态", "狀態", "页面", "頁面", "界面", "页", "頁", "模式", "画面", "屏幕", "流程", "阶段",
  ]

  private static func lastSentence(_ text: String) -> String {
    let last = text.lastIndex { "。；;".contains($0) }.map { text.index(after: $0) }
    return StateName.trimmed(String(text[(last ?? text.startIndex)...]))
  }

  /// A text without the full stop and the parentheses at its end.
  private static func withoutRemark(_ text: String) -> String {
    var rest = StateName.trimmed(text)
    for _ in 0..<3 {
      if let last = rest.last, "。.".contains(last) { rest.removeLast() }
      guard let last = rest.last, ")）".contains(last) else { break }
      rest = StateName.splitQualifier(rest).name
    }
    return StateName.trimmed(rest)
  }

  // MARK: Causes

  /// "from=main" of "from=mainでは、戻るで": a place or condition under which the rest holds, and that rest; what nothing
  /// follows is the cause itself.
  private static func place(
    in cause: String, _ known: KnownStates
  ) -> (words: String, rest: String)? {
    guard let mark = cause.firstRange(of: "では"), cause[mark.upperBound...].first != "な",
      case let words = StateName.trimmed(String(cause[..<mark.lowerBound])),
      (1...60).contains(words.utf8.count), !words.contains(where: { "、，,「」『』“”\"".contains($0) }),
      known.name(of: words) == nil
    else { return nil }
    let rest = StateName.trimmed(String(cause[mark.upperBound...].drop { "、，, ".contains($0) }))
    return rest.isEmpty ? nil : (words, rest)
  }

  /// "Menu" of "Menu 導線", which leads there.
  private static func withoutLink(_ words: String) -> String {
    guard let link = links.suffix(of: words), link.utf8.count < words.utf8.count else {
      return words
    }
    return StateName.trimmed(String(words.dropLast(link.count)))
  }

  private static let links: Phrases = ["の導線", " 導線"]

  /// What stands before the first of some marks: "登録成功" of "登録成功後は、そのまま".
  private static func words(of cause: String, before marks: [String]) -> String? {
    let places = marks.compactMap { mark -> String.Index? in
      // A mark that needs another word behind it may also end the cause.
      if let range = cause.firstRange(of: mark) { return range.lowerBound }
      var bare = mark
      while let last = bare.last, "、，, ".contains(last) { bare.removeLast() }
      return cause.hasSuffix(bare) ? cause.index(cause.endIndex, offsetBy: -bare.count) : nil
    }
    guard let first = places.min() else { return nil }
    let words = cause[..<first]
    let bare = StateName.trimmed(String(words.last == "の" ? words.dropLast() : words))
    return bare.isEmpty ? nil : bare
  }

  /// What a particle marks as the cause, "「＋」" of "「＋」で", or what begins with a gesture: "点击“注册”".
  private static func led(_ cause: String) -> String? {
    var rest = cause
    while let last = rest.last, "、，, ".contains(last) { rest.removeLast() }
    // What is done "してから" is no cause but comes before on the way.
    if sequels.suffix(of: rest) != nil { return nil }
    if let particle = particles.suffix(of: rest) {
      let words = StateName.trimmed(String(rest.dropLast(particle.count)))
      return words.isEmpty ? nil : words
    }
    if let word = auxiliaries.suffix(of: rest) { rest = String(rest.dropLast(word.count)) }
    return gestures.prefix(of: rest) != nil || outcomes.suffix(of: rest) != nil
      ? StateName.trimmed(rest) : nil
  }

  private static let verbs: Phrases = {
    var result = TransitionWords.movesBehind.filter { $0 != "へ" }
    for particle in ["へ", "に"] {
      for adverb in ["自動", "直接", "自動的に", "自動で"] {
        result += TransitionWords.japaneseVerbs.map { (verb: String) in particle + adverb + verb }
      }
    }
    return Phrases(result.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) })
  }()
  /// How verbs begin that show something, as a list of what a screen holds may say as well.
  private static let shows: Phrases = ["を", "が", "을", "를"]
  /// What may stand before a name.
  private static let boundaries = "、，,後時 　・」』）)\"”’:："
  private static let adverbs: Lexicon = [
    "自動", "自動で", "自動的に", "そのまま", "直接", "再び", "再度", "次に", "その後", "同時に", "다시", "자동으로", "바로", "自动",
  ]
  private static let conditions = ["場合は", "場合、", "場合", "경우", "的话"]
  private static let moments = [
    "後は", "後、", "後に", "すると", "したら", "時は", "時に", "時、", "ときは", " 시 ", " 시, ", " 후 ", " 후, ", "하면 ",
    "后，", "后会", "后自动", "後，", "瞬間、", "瞬間に", "と同時に", " 순간 ", " 순간, ", "的瞬间", "的瞬間",
  ]
  /// What a word for "if" begins: "没有下一张" of "如果没有下一张，".
  private static func condition(_ cause: String) -> String? {
    guard let opening = openings.prefix(of: cause) else { return nil }
    var rest = StateName.trimmed(String(cause.dropFirst(opening.count)))
    if let word = auxiliaries.suffix(of: rest) { rest = String(rest.dropLast(word.count)) }
    while let last = rest.last, "、，, ".contains(last) { rest.removeLast() }
    return rest.isEmpty || rest.contains("，") ? nil : rest
  }

  private static let openings: Phrases = ["如果", "假如", "倘若", "若是", "만약 "]
  private static let particles: Phrases = [
    "では", "から", "より", "にて", "で", "は", "と", "後", "：", ":", " 시", " 후", "하면", "으로", "后",
  ]
  private static let sequels: Phrases = ["てから", "でから"]
  private static let auxiliaries: Phrases = ["可以", "即可", "将会", "自动", "可", "则", "会", "将", "就", "并"]
  private static let gestures: Phrases = [
    "点击", "點擊", "点按", "轻触", "轻点", "长按", "選擇", "选择", "按下", "滑动", "左滑", "右滑", "双击", "扫码", "点",
  ]
  private static let outcomes: Phrases = ["成功", "失败", "完成", "失敗"]
  private static let denials: Phrases = ["不", "不能", "无法", "無法", "禁止", "不可", "未", "不会", "不再"]
}
