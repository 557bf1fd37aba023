import SpecModel
import SpecSyntax
import SpecText

/// Lists below a sentence that says that these are the states: "The card can be in one of the following states:",
/// "Les états possibles sont :", "卡片有以下状态：", and below "States:" where each item says more of its name.
extension StateLabels {
  /// How a sentence says that states follow: it calls them so, calls them conditions or modes, or counts them.
  private enum Announcement {
    case states, conditions
    case count(Int)
  }

  /// The items of such lists; none of a list where one item is no name.
  func announced() -> [StateDraft] {
    var result: [StateDraft] = []
    let leads = CountedLeads(context)
    for (index, line) in context.lines.enumerated() {
      guard line.holder == .paragraph, (7...200).contains(line.text.count),
        index + 1 < context.lines.count, case let next = context.lines[index + 1],
        next.holder != .heading, let announcement = announcement(line, over: next, leads)
      else { continue }
      let names = next.holder == .item ? names(below: index) : boldNames(below: index)
      switch announcement {
      case .states:
        // A full stop ends a sentence on its own, unless it counts the bold names below it.
        if document.plain[line.text.upperBound - 1] == 0x2E {
          guard next.isStrongLabel || names.allSatisfy(isBoldLed), count(in: line) == names.count
          else { continue }
        }
      case .conditions:
        guard names.allSatisfy(isBoldLed), !names.contains(where: isTheme) else { continue }
      case .count(let count):
        guard names.count == count, names.allSatisfy(isBoldLed) else { continue }
      }
      let found = names.map { draft(whole: $0) }
      if isOfInterface(found.map(\.name), announcedBy: line) { result += found }
    }
    return result
  }

  private func announcement(
    _ line: TextLine, over next: TextLine, _ leads: CountedLeads
  ) -> Announcement? {
    if announcesConditions(line) { return .conditions }
    guard StateVocabulary.mayNameState(document.plain, line.text) else { return nil }
    if announces(line) { return .states }
    // "It has two states: on and off" tells them itself.
    guard isBoldLed(next), let sentence = lastSentence(line),
      !document.plain[sentence.dropLast()].contains(ASCII.colon)
    else { return nil }
    let count = leads.count(
      in: sentence, nouns: StateVocabulary.plurals, qualifiers: StateEnumerations.qualifiers)
    return count.map { Announcement.count($0) }
  }

  /// The last sentence of a line, which a full stop or a colon ends.
  private func lastSentence(_ line: TextLine) -> Range<Int>? {
    let last = document.plain[line.text.upperBound - 1]
    guard last == 0x2E || last == ASCII.colon else { return nil }
    var start = line.text.upperBound - 1
    while start > line.text.lowerBound + 1 {
      if document.plain[start - 1] == ASCII.space, document.plain[start - 2] == 0x2E { break }
      start -= 1
    }
    return (start > line.text.lowerBound + 1 ? start : line.text.lowerBound)..<line.text.upperBound
  }

  /// Whether a line begins with a bold run.
  private func isBoldLed(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .strong)?.lowerBound
      == line.text.lowerBound
  }

  /// Whether a name is that of a look of the app, "Dark".
  private func isTheme(_ line: TextLine) -> Bool {
    let words = Names.words(document.string(plain: line.text))
    return words.contains(where: BareHeadings.themes.contains)
  }

  /// "It can be in one of these conditions:", "Die Leiste kann in einem der folgenden Modi sein:".
  private func announcesConditions(_ line: TextLine) -> Bool {
    guard document.plain[line.text.upperBound - 1] == ASCII.colon,
      Self.conditionCues.contains(where: { ASCII.find($0, in: document.plain, line.text) != nil })
    else { return false }
    let words = Names.words(document.string(plain: line.text)).suffix(9)
    return words.count > 4 && words.suffix(2).contains(where: Self.conditions.contains)
      && words.contains(where: Self.beingIn.contains)
      && words.contains(where: Self.pointers.contains)
      && !words.contains(where: TransitionWords.denials.contains)
  }

  private static let conditionCues: [StaticString] = ["ondi", "itua", "mod", "Mod"]
  /// Words for what a thing may be in, beside those for states.
  private static let conditions: Lexicon = [
    "conditions", "situations", "modes", "situationen", "modi", "condiciones", "situaciones",
    "modos", "condições", "situações", "condizioni", "situazioni", "modalità", "situaties",
  ]
  /// Verbs that say that a thing is in one of them.
  private static let beingIn: Lexicon = [
    "be", "sein", "être", "trouver", "estar", "encontrarse", "essere", "trovarsi", "zijn",
    "bevinden", "befinden", "berada",
  ]

  /// Whether a sentence or a label says that the states follow.
  private func announces(_ line: TextLine) -> Bool {
    let text = document.string(plain: line.text)
    guard let last = text.last, ":：。.".contains(last) else { return false }
    if line.text.contains(where: { document.plain[$0] >= 0xE3 }),
      StateVocabulary.unspacedNouns.contains(where: text.contains)
    {
      return Self.unspacedPointers.contains(where: text.contains) || Self.wideCount(text) != nil
    }
    guard last == ":" || last == "." && line.depth == 0 else { return false }
    let words = Names.words(text)
    // "Zustände:"
    if words.count == 1 { return StateVocabulary.plurals.contains(words[0]) }
    guard (4...16).contains(words.count),
      let place = words.suffix(3).firstIndex(where: StateVocabulary.plurals.contains),
      words[(place + 1)...].allSatisfy(Self.behind.contains),
      !words.contains(where: TransitionWords.denials.contains)
    else { return false }
    return words.contains(where: Self.pointers.contains)
  }

  /// Whether names below a sentence are those of a thing's states: one is a usual state, a heading above speaks of states
  /// or an interface, or the sentence says that something is in them or has them; lands are none.
  private func isOfInterface(_ names: [String], announcedBy line: TextLine) -> Bool {
    guard !names.isEmpty else { return false }
    let words = Names.words(document.string(plain: line.text))
    if ForeignStates.areLands(names, behind: []) { return false }
    return words.count == 1 || words.contains(where: Self.holders.contains)
      || names.contains { StateWords.isState(Names.words($0)) || StateCues.isCondition($0) }
      || document.plain[line.text.lowerBound] >= 0xE3
      || context.scope(of: line.node).contains { title in
        TransitionWords.speaksOfStates(title) || BareHeadings.isOfInterface(title)
      }
  }

  /// Verbs that say that a thing is in states or has them, and words for what it may be.
  private static let holders: Lexicon = [
    "be", "being", "has", "have", "possible", "sein", "hat", "haben", "mögliche", "möglichen",
    "tiene", "tienen", "posibles", "estar", "avoir", "être", "possibles", "trouver", "essere",
    "possibili", "ha", "hanno", "tem", "têm", "possíveis", "heeft", "hebben", "kent", "zijn",
    "mogelijke", "memiliki", "berada",
  ]

  private static let behind: Lexicon = [
    "are", "is", "sont", "sind", "son", "sono", "são", "zijn", "possible", "possibles", "posibles",
    "possibili", "possíveis", "disponibles", "disponibili", "disponíveis", "berikut", "ini",
  ]
  private static let pointers: Lexicon = [
    "following", "possible", "these", "one", "can", "may", "has", "have", "siguientes", "posibles",
    "puede", "tiene", "estos", "suivants", "possibles", "peut", "folgende", "folgenden", "kann",
    "hat", "mögliche", "möglichen", "seguenti", "possibili", "può", "ha", "seguintes", "possíveis",
    "pode", "tem", "volgende", "mogelijke", "kan", "heeft", "kent", "berikut", "memiliki", "usa",
  ]
  private static let unspacedPointers = [
    "次の", "以下", "下列", "如下", "다음", "아래", "つの状態", "種類", "种状态", "个状态", "가지 상태",
  ]

  // MARK: Items

  /// The items below a line, where all of them are a short name, which more may follow behind a dash, or all a name with
  /// more behind a colon.
  private func names(below index: Int) -> [TextLine] {
    let line = context.lines[index]
    var items: [TextLine] = []
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > line.depth else { break }
      guard item.depth == line.depth + 1,
        item.text.lowerBound == document.plainText(of: item.node).lowerBound
      else { continue }
      items.append(item)
    }
    guard (2...12).contains(items.count) else { return [] }
    let areLabelled = items.allSatisfy { $0.label != nil && !$0.value.isEmpty }
    let isSentence =
      document.plain[line.text.lowerBound] >= 0xE3
      || Names.wordCount(document.string(plain: line.text)) > 1
    guard areLabelled || isSentence else { return [] }
    let names = items.map { item in
      var name = item
      if areLabelled, let label = item.label {
        name.text = label
      } else if let head = beforeDash(item)?.range {
        name.text = head
      }
      return name
    }
    // What the sentence counts is a state, whatever its words: "three states:" over three bold labels.
    let isCounted =
      areLabelled && items.allSatisfy(\.isStrongLabel) && count(in: line) == items.count
    return names.allSatisfy { isOneName($0, isCounted: isCounted) } ? names : []
  }

  /// The number that a sentence gives its states: 3 of "The map has three distinct states:", "地图有三种状态：".
  private func count(in line: TextLine) -> Int? {
    let text = document.string(plain: line.text)
    if line.text.contains(where: { document.plain[$0] >= 0xE3 }) { return Self.wideCount(text) }
    let words = Names.words(text)
    guard let place = words.lastIndex(where: StateVocabulary.plurals.contains) else { return nil }
    return words[max(0, place - 3)..<place].reversed().lazy.compactMap(ToldStates.number).first
  }

  /// The same in scripts without blanks: a numeral and a counter a few characters before the word for state.
  private static func wideCount(_ text: String) -> Int? {
    guard let noun = StateVocabulary.unspacedNouns.first(where: text.contains),
      let before = TextSplit.halves(of: text, at: noun)?.before
    else { return nil }
    let tail = Array(before.suffix(8))
    for index in tail.indices.dropLast() where counters.contains(tail[index + 1]) {
      if let digit = tail[index].wholeNumberValue, tail[index].isASCII { return digit }
      if let place = numerals.firstIndex(of: tail[index]) { return place + 1 }
    }
    return nil
  }

  private static let numerals = Array("一二三四五六七八九")
  private static let counters = "种種个個つ類가개"

  /// The names in bold with which the paragraphs below a line begin, "**Idle** A grey microphone.", each of them and
  /// with no other paragraph between.
  private func boldNames(below index: Int) -> [TextLine] {
    let section = document.nodes[context.lines[index].node].section
    var names: [TextLine] = []
    var areStacked = false
    for line in context.lines[(index + 1)...] {
      guard document.nodes[line.node].section == section, line.holder != .heading else { break }
      guard line.holder == .paragraph else { continue }
      if line.text.lowerBound != document.plainText(of: line.node).lowerBound {
        guard isLedByName(line) else { continue }
        areStacked = true
      }
      guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
        span.lowerBound == line.text.lowerBound, names.count < 13
      else { break }
      var name = line
      var end = span.upperBound
      while end > span.lowerBound + 1, Self.stops.contains(document.plain[end - 1]) { end -= 1 }
      name.text = span.lowerBound..<end
      names.append(name)
    }
    if areStacked, count(in: context.lines[index]) != names.count { return [] }
    return (2...12).contains(names.count) && names.allSatisfy { isOneName($0) } ? names : []
  }

  /// Whether a line begins with a bold name before a colon or a dash.
  private func isLedByName(_ line: TextLine) -> Bool {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.lowerBound == line.text.lowerBound
    else { return false }
    let plain = document.plain
    if plain[span.upperBound - 1] == ASCII.colon { return true }
    var next = span.upperBound
    while next < line.text.upperBound, plain[next] == ASCII.space { next += 1 }
    return next + 1 < line.text.upperBound
      && (plain[next] == ASCII.colon || plain[next] == ASCII.hyphen
        || plain[next] == 0xE2 && plain[next + 1] == 0x80)
  }

  /// Marks behind a name: ":", ".", "-" and blanks.
  private static let stops: Set<UInt8> = [0x3A, 0x2E, 0x2D, 0x20]

  /// - Parameter isCounted: whether the number of items says that each is a state, so that its words need not.
  private func isOneName(_ item: TextLine, isCounted: Bool = false) -> Bool {
    let isWide = item.text.first.map { document.plain[$0] >= 0xE3 } ?? false
    guard (2...(isWide ? 90 : 48)).contains(item.text.count),
      !ArrowGlyph.mayOccur(in: document.plain, item.text)
    else { return false }
    let text = Self.withoutMark(document.string(plain: item.text))
    let words = Names.words(StateName.splitQualifier(text).name)
    return (1...3).contains(words.count) && !text.contains(where: { ".,;:=/\"“。、#%".contains($0) })
      && words[0].utf8.first.map(ASCII.isDigit) == false
      && (isCounted
        || !StateWords.isPart(words) && !StateWords.techniques.contains(words[0])
          && ColumnRole.role(ofHeader: text).map { $0 == .source } ?? true)
  }
}
