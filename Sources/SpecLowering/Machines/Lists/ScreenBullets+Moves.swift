import SpecModel
import SpecSyntax
import SpecText

/// Items whose label is a control and whose value a verb of motion with the name of a screen: "`Esc`: back to Title",
/// "保存: 一覧画面へ戻る", "返回键：回到首页".
extension ScreenBullets {
  /// Whether a verb of motion stands right behind the label of an item: a test on bytes.
  func mayMove(_ line: TextLine) -> Bool {
    guard line.holder == .item, let label = line.label, label.count <= 60,
      (4...240).contains(line.value.count), !isRowOfControls(line)
    else { return false }
    if leadsToRoute(line) { return true }
    guard line.value.count <= 160 else { return false }
    if mayBeUnspaced(line.value), isUnspacedMove(line) { return true }
    guard (6...80).contains(line.value.count) else { return false }
    if isMove(at: line.value.lowerBound, line) { return true }
    // "start, go to Running": what happens first.
    return line.value.dropLast(6).contains { place in
      document.plain[place] == 0x2C && document.plain[place + 1] == ASCII.space
        && (isMove(at: place + 2, line) || isSequel(at: place + 2, line))
    }
  }

  /// Whether an item lists several controls, "Buttons: Back (to Home) | Next": `ControlExits` reads each of them.
  private func isRowOfControls(_ line: TextLine) -> Bool {
    ControlExits.mayHold(line, document.plain) && document.plain[line.value].contains(0x7C)
  }

  /// Whether "then" and a verb of motion stand at a place: "a short tour, then go to Home".
  private func isSequel(at start: Int, _ line: TextLine) -> Bool {
    let head = (start..<line.value.upperBound).prefix { document.plain[$0] != ASCII.space }
    guard head.upperBound + 1 < line.value.upperBound else { return false }
    let isThen = document.plain[head].withUnsafeBufferPointer {
      Self.sequels.contains(ignoringCase: $0)
    }
    return isThen && isMove(at: head.upperBound + 1, line)
  }

  /// The declared name that a verb of motion behind ", then" leads to.
  private func sequel(in value: String, _ titles: KnownStates) -> String? {
    let pieces = TextSplit.pieces(of: value, at: Self.sequelMarks, outsideParentheses: true)
    guard pieces.count > 1, let last = pieces.last,
      let side = ArrowSide.led(to: last, titles) ?? ArrowSide(last, known: titles), side.isMove,
      side.isKnown
    else { return nil }
    return side.name
  }

  private static let sequelMarks = Phrases(sequels.map { ", \($0) " })
  private static let sequels = TransitionWords.sequels.union(["dan", "затем"])

  /// Whether a route stands behind other words of a value: a test on bytes.
  private func leadsToRoute(_ line: TextLine) -> Bool {
    ASCII.find(" /", in: document.plain, line.value).map {
      $0 + 3 < line.value.upperBound && ASCII.isLetter(document.plain[$0 + 2])
    } ?? false
  }

  /// Whether a value begins or ends with a letter of a script without blanks, or with punctuation of one.
  private func mayBeUnspaced(_ value: Range<Int>) -> Bool {
    func isWide(_ lead: UInt8) -> Bool { (0xE3...0xEF).contains(lead) }
    if isWide(document.plain[value.lowerBound]) { return true }
    var last = value.upperBound - 1
    while last > value.lowerBound, document.plain[last] & 0xC0 == 0x80 { last -= 1 }
    return isWide(document.plain[last])
  }

  private func isMove(at start: Int, _ line: TextLine) -> Bool {
    let head = (start..<line.value.upperBound).prefix { document.plain[$0] != ASCII.space }
    return document.plain[head].withUnsafeBufferPointer {
      TransitionWords.moveHeads.contains(ignoringCase: $0)
        || ArrowSide.ledBy.contains(ignoringCase: $0)
        || ArrowSide.verbs.contains(ignoringCase: $0)
    }
  }

  /// Whether a value in a script without blanks begins or ends with a verb of motion: "ホームへ戻る", "返回首页".
  private func isUnspacedMove(_ line: TextLine) -> Bool {
    let text = ArrowSide.unwrapped(document.string(plain: line.value))
    return TransitionWords.movesBehind.contains(where: text.hasSuffix)
      || TransitionWords.movesBefore.contains(where: text.hasPrefix)
      || ArrowSide.showingMarks.contains(where: text.hasPrefix)
      || ArrowSide.shownMarks.contains(where: text.hasSuffix)
  }

  /// "Tap card: opens Detail".
  func move(_ line: TextLine, _ titles: KnownStates) -> Change? {
    guard mayMove(line), let label = line.label,
      titles.name(of: document.string(plain: label)) == nil
    else { return nil }
    let value = document.string(plain: line.value)
    let section = Int(document.nodes[line.node].section)
    if line.value.count <= 160,
      let target = ArrowSide.led(to: value, titles) ?? ArrowSide(value, known: titles),
      target.isKnown, target.isMove
    {
      return Change(
        item: Int(document.nodes[line.node].parent), section: section, target: target.name,
        isMove: target.isMove)
    }
    guard
      let page = sequel(in: value, titles) ?? ArrowSide.page(behindMoveIn: value, titles)
    else { return nil }
    return Change(
      item: -1, section: section, target: page, isMove: true,
      trigger: document.string(plain: label), line: line.text)
  }

  /// "Delete → confirmation dialog", "Send → Report screen": what opens is called so, though nothing declares it.
  func surface(_ line: TextLine, _ titles: KnownStates) -> Change? {
    guard line.holder == .item, line.text.count <= 120,
      ArrowGlyph.mayOccur(in: document.plain, line.text),
      let arrows = ArrowText(document.string(plain: line.text)),
      arrows.sides.count <= 5, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil,
      case let trigger = ArrowSide.unwrapped(arrows.sides[0]),
      (1...6).contains(Names.wordCount(trigger)), trigger.contains(where: \.isLetter),
      titles.name(of: trigger) == nil, ArrowSide.surface(in: trigger) == nil,
      // What is done on the thing that opens may follow, "Show dialog → Delete → Refresh", and no further screen.
      arrows.sides.count <= 3
        || arrows.sides.dropFirst(2).allSatisfy({ titles.name(of: ArrowSide.unwrapped($0)) == nil }),
      let name = ArrowSide.surface(in: arrows.sides[1]) ?? Self.opened(by: arrows),
      titles.name(of: name) == nil,
      // "Shows overlay" tells what is seen and names nothing.
      Names.firstWord(name).map(Self.shows.contains) != true
    else { return nil }
    var change = Change(item: -1, section: Int(document.nodes[line.node].section), target: name)
    change.isMove = true
    change.isSurface = true
    change.trigger = trigger
    change.line = line.text
    return change
  }

  /// "image picker" of "Photo → Open image picker"; "Show confirmation" alone may be a message that goes by itself.
  private static func opened(by arrows: ArrowText) -> String? {
    guard let name = ArrowSide.opened(in: arrows.sides[1]) else { return nil }
    return name.utf8.contains(0x20) || arrows.sides.count > 2 ? name : nil
  }

  private static let shows: Lexicon = [
    "show", "shows", "display", "displays", "zeigt", "zeige", "affiche", "afficher", "montre",
    "muestra", "mostrar", "mostra", "exibe", "visualizza", "toont", "menampilkan",
  ]

  /// "Cancel → Close the form + back to List", "Delete → Confirm Sheet → Remove": the last of several clauses leads on, or
  /// what is done on the screen that opens follows it.
  func beyond(_ line: TextLine, _ titles: KnownStates) -> Change? {
    guard line.holder == .item, line.text.count <= 160,
      ArrowGlyph.mayOccur(in: document.plain, line.text),
      let arrows = ArrowText(document.string(plain: line.text)),
      (2...3).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      case let trigger = ArrowSide.unwrapped(arrows.sides[0]),
      (1...6).contains(Names.wordCount(trigger)), titles.name(of: trigger) == nil
    else { return nil }
    let target: ArrowSide?
    if arrows.sides.count == 3 {
      let last = arrows.sides[2]
      guard titles.name(of: last) == nil, Names.wordCount(last) == 1 || OutlineWords.isAct(last)
      else { return nil }
      target = ArrowSide(arrows.sides[1], known: titles)
    } else {
      let clauses = TextSplit.pieces(
        of: arrows.sides[1], at: Self.clauses, outsideParentheses: true)
      guard clauses.count > 1, let last = clauses.last,
        let side = ArrowSide.led(to: last, titles) ?? ArrowSide(last, known: titles), side.isMove
      else { return nil }
      target = side
    }
    guard let target, target.isKnown else { return nil }
    var change = Change(
      item: -1, section: Int(document.nodes[line.node].section), target: target.name)
    change.isMove = true
    change.trigger = trigger
    change.line = line.text
    return change
  }

  private static let clauses: Phrases = [
    " + ", " & ", " and ", ", then ", " und ", " et ", " y ", " e ", " en ", " dan ",
  ]

  // MARK: Names in sentences

  /// The names that the sections of a document give their screens as the subject of their first sentence: "設定画面は…"
  /// below "Settings".
  ///
  /// - Complexity: O(sections).
  func subjects() -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    var last: Int32 = -1
    for line in context.lines {
      guard line.holder != .heading, case let section = document.nodes[line.node].section,
        section != last
      else { continue }
      last = section
      guard line.holder == .paragraph, result[Int(section)] == nil,
        document.plain[line.text.lowerBound] >= 0x80, line.text.count > 9
      else { continue }
      let head = String(document.string(plain: line.text).prefix(28))
      for noun in StateVocabulary.surfaces {
        for particle in Self.topics {
          guard let place = TextSplit.halves(of: head, at: noun + particle)?.before,
            (2...16).contains(place.count), ArrowSide.isName(place),
            !place.contains(where: { "、。，,のがをに ".contains($0) })
          else { continue }
          result[Int(section)] = [place + noun, place]
        }
      }
    }
    return result
  }

  private static let topics = ["は", "では", "では、", "に", "은", "는", "에서", "에서는", "是", "用于", "显示"]
}

extension ArrowSide {
  /// The declared page whose route stands behind a verb of motion, whatever else is said, where no other route does:
  /// "Both navigate to `/done` without a photo", "If one is picked, saves. Always goes to `/done`."
  static func page(behindMoveIn text: String, _ titles: KnownStates) -> String? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    let places = words.indices.filter { words[$0].hasPrefix("/") }
    guard places.count == 1, let place = places.first, place > 1,
      let name = titles.name(of: unwrapped(words[place]))
    else { return nil }
    let sentence = words[..<place].lastIndex { $0.hasSuffix(".") || $0.hasSuffix(";") }
    let clause = words[((sentence ?? -1) + 1)..<place]
    guard !clause.contains(where: TransitionWords.denials.contains) else { return nil }
    let before = clause.filter {
      !TransitionWords.articles.contains($0) && !directness.contains($0)
    }
    let isLed = TransitionWords.moves.contains {
      $0.count > 1 && before.count >= $0.count && before.suffix($0.count).elementsEqual($0)
    }
    return isLed ? name : nil
  }

  /// The declared name that is all of a text but for a verb, a preposition and an article: "zur Lobby", "shows Receipt",
  /// "kehrt zur Lobby zurück".
  static func led(to text: String, _ titles: KnownStates) -> ArrowSide? {
    let whole = StateName.withoutStop(text)
    if let name = shown(in: whole, titles) { return ArrowSide(known: name, isMove: true) }
    var words = whole.split(separator: " ")[...]
    let isVerb = takeVerb(&words)
    guard words.count > 1 || isVerb, let first = words.first else { return nil }
    let isLed = words.count > 1 && ledBy.contains(first.lowercased())
    guard isVerb || isLed else { return nil }
    if isLed { words.removeFirst() }
    if words.count > 1, let article = words.first,
      TransitionWords.articles.contains(article.lowercased())
    {
      words.removeFirst()
    }
    let name = titles.name(of: unwrapped(words.joined(separator: " ")))
    return name.map { ArrowSide(known: $0, isMove: true) }
  }

  /// Takes a verb of showing or going away from a text, with the part that German and Dutch put last: "ruft … auf".
  ///
  /// - Returns: whether what was taken leads to whatever is left, without a preposition before it: a verb of showing, or one
  ///   with its last part. A verb of going alone, "geht", is taken too, but wants a word of `ledBy` behind it.
  private static func takeVerb(_ words: inout ArraySlice<Substring>) -> Bool {
    guard words.count > 1, let verb = words.first?.lowercased(), verbs.contains(verb) else {
      return false
    }
    words.removeFirst()
    if words.count > 1, let last = words.last, parts.contains(last.lowercased()) {
      words.removeLast()
      return true
    }
    return shows.contains(verb)
  }

  /// The declared name in "显示订单页", "주문 화면을 표시한다".
  private static func shown(in text: String, _ titles: KnownStates) -> String? {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    let bare = unwrapped(text)
    if let mark = showingMarks.first(where: bare.hasPrefix) {
      return titles.name(of: StateName.trimmed(String(bare.dropFirst(mark.count))))
    }
    guard let mark = shownMarks.first(where: bare.hasSuffix) else { return nil }
    return titles.name(of: StateName.trimmed(String(bare.dropLast(mark.count))))
  }

  /// Words that lead on without a verb, where a declared name is all that follows: "zur Lobby".
  static let ledBy: Lexicon = [
    "zu", "zur", "zum", "ins", "to", "vers", "para", "verso", "naar", "hacia", "ke", "al", "alla",
    "au", "ao",
  ]

  /// Verbs before the name of what is shown, where nothing else follows.
  static let shows: Lexicon = [
    "shows", "show", "displays", "display", "presents", "zeigt", "zeige", "affiche", "afficher",
    "montre", "muestra", "mostrar", "mostra", "exibe", "exibir", "visualizza", "toont",
    "menampilkan", "visar", "viser", "pokazuje", "показывает", "показує", "zobrazí", "gösterir",
  ]
  /// Those and verbs whose last part may stand behind the name.
  static let verbs = shows.union([
    "kehrt", "geht", "springt", "wechselt", "führt", "ruft", "blendet", "leitet", "navigiert",
    "keert", "gaat", "går", "vender",
  ])
  /// The parts of verbs that stand last.
  private static let parts: Lexicon = [
    "zurück", "an", "auf", "ein", "weiter", "über", "terug", "door", "tillbaka", "tilbake",
    "tilbage",
  ]
  static let showingMarks = ["显示", "顯示", "展示", "弹出", "彈出"]
  static let shownMarks = [
    "を表示する", "を表示します", "を表示", "を見せる", "을 표시한다", "를 표시한다", "을 표시합니다", "를 표시합니다",
    "을 보여준다", "를 보여준다", "을 띄운다", "를 띄운다",
  ]
}
