import SpecModel
import SpecSyntax
import SpecText

/// Items whose label is a control and whose value a verb of motion with the name of a screen: "`Esc`: back to Title",
/// "保存: 一覧画面へ戻る", "返回键：回到首页".
extension ScreenBullets {
  /// Whether a verb of motion stands right behind the label of an item: a test on bytes.
  func mayMove(_ line: TextLine) -> Bool {
    guard line.holder == .item, let label = line.label, label.count <= 60,
      (4...160).contains(line.value.count)
    else { return false }
    if mayBeUnspaced(line.value), isUnspacedMove(line) { return true }
    guard (6...80).contains(line.value.count) else { return false }
    if isMove(at: line.value.lowerBound, line) { return true }
    // "start, go to Running": what happens first.
    return line.value.dropLast(6).contains { place in
      document.plain[place] == 0x2C && document.plain[place + 1] == ASCII.space
        && isMove(at: place + 2, line)
    }
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
    }
  }

  /// Whether a value in a script without blanks begins or ends with a verb of motion: "ホームへ戻る", "返回首页".
  private func isUnspacedMove(_ line: TextLine) -> Bool {
    let text = ArrowSide.unwrapped(document.string(plain: line.value))
    return TransitionWords.movesBehind.contains(where: text.hasSuffix)
      || TransitionWords.movesBefore.contains(where: text.hasPrefix)
  }

  /// "Tap card: opens Detail".
  func move(_ line: TextLine, _ titles: KnownStates) -> Change? {
    guard mayMove(line), let label = line.label,
      titles.name(of: document.string(plain: label)) == nil,
      let target = ArrowSide.led(to: document.string(plain: line.value), titles)
        ?? ArrowSide(document.string(plain: line.value), known: titles),
      target.isKnown, target.isMove
    else { return nil }
    return Change(
      item: Int(document.nodes[line.node].parent), section: Int(document.nodes[line.node].section),
      target: target.name, isMove: target.isMove)
  }

  /// "Delete → confirmation dialog", "Send → Report screen": what opens is called so, though nothing declares it.
  func surface(_ line: TextLine, _ titles: KnownStates) -> Change? {
    guard line.holder == .item, line.text.count <= 120,
      ArrowGlyph.mayOccur(in: document.plain, line.text),
      let arrows = ArrowText(document.string(plain: line.text)),
      arrows.sides.count <= 3, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil,
      case let trigger = ArrowSide.unwrapped(arrows.sides[0]),
      (1...6).contains(Names.wordCount(trigger)), trigger.contains(where: \.isLetter),
      titles.name(of: trigger) == nil, ArrowSide.surface(in: trigger) == nil,
      let name = ArrowSide.surface(in: arrows.sides[1]), titles.name(of: name) == nil
    else { return nil }
    var change = Change(item: -1, section: Int(document.nodes[line.node].section), target: name)
    change.isMove = true
    change.isSurface = true
    change.trigger = trigger
    change.line = line.text
    return change
  }

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
  /// The declared name that is all of a text but for a preposition and an article before it.
  static func led(to text: String, _ titles: KnownStates) -> ArrowSide? {
    let words = StateName.withoutStop(text).split(separator: " ")
    guard words.count > 1, ledBy.contains(words[0].lowercased()) else { return nil }
    let isArticle = words.count > 2 && TransitionWords.articles.contains(words[1].lowercased())
    let name = titles.name(
      of: ArrowSide.unwrapped(words.dropFirst(isArticle ? 2 : 1).joined(separator: " ")))
    return name.map { ArrowSide(known: $0, isMove: true) }
  }

  /// Words that lead on without a verb, where a declared name is all that follows: "zur Lobby".
  static let ledBy: Lexicon = [
    "zu", "zur", "zum", "ins", "to", "vers", "para", "verso", "naar", "hacia", "ke", "al", "alla",
    "au", "ao",
  ]
}
