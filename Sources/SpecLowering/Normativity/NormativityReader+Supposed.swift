import SpecModel
import SpecText

/// Sentences that only suppose, compare or illustrate: "If we had used 450ms, …", "We may add a delay of 1s later.",
/// "For example, a tile of 40px."
extension NormativityReader {
  private struct Opening {
    var words: StaticString
    var reason: Reason
    /// Of these one must follow in the sentence; none where the words say enough.
    var sequels: [StaticString] = []

    init(_ words: StaticString, _ reason: Reason, _ sequels: [StaticString] = []) {
      self.words = words
      self.reason = reason
      self.sequels = sequels
    }
  }

  /// Adds the first sentence of a line with a measure that begins so.
  ///
  /// - Complexity: O(openings) a line, of which the first byte rules out most.
  mutating func readSupposition(_ index: Int) {
    let line = lines[index]
    guard line.holder != .cell, !facts.lineMeasures[index].isEmpty, line.text.count <= 600 else {
      return
    }
    let start = line.text.lowerBound
    for opening in Self.openings
    where Bytes.matches(opening.words, at: start, end: line.text.upperBound, in: bytes) {
      let stop = (start..<line.text.upperBound).first { isStop($0, of: line.text) }
      let sentence = start..<(stop.map { $0 + 1 } ?? line.text.upperBound)
      guard
        opening.sequels.isEmpty
          || opening.sequels.contains(where: { Bytes.find($0, in: sentence, of: bytes) != nil })
      else { continue }
      return add(opening.reason, words: sentence)
    }
    for lead in Self.comparisons
    where Bytes.matches(lead, at: start, end: line.text.upperBound, in: bytes) {
      guard let comma = Bytes.find(", ", in: line.text, of: bytes) else { return }
      return add(.alternative, words: start..<comma)
    }
  }

  /// Adds the parentheses of a line with a measure that only suggest what is left open before them: "to be defined
  /// (suggested: 180 s)", "How long is a day? (maybe 3 minutes)".
  mutating func readSuggestion(_ index: Int) {
    guard !facts.lineMeasures[index].isEmpty, lines[index].text.count <= 600 else { return }
    let text = lines[index].text
    guard let open = text.first(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      Self.suggestions.contains(where: {
        Bytes.matches($0, at: open + 1, end: text.upperBound, in: bytes)
      }), let close = (open..<text.upperBound).first(where: { bytes[$0] == 0x29 }),
      leavesOpen(Bytes.trim(text.lowerBound..<open, in: bytes))
    else { return }
    add(.openQuestion, words: open..<close + 1)
  }

  /// Whether words ask something or end with one for what is still to be decided.
  private func leavesOpen(_ words: Range<Int>) -> Bool {
    guard let last = words.last else { return false }
    if bytes[last] == 0x3F { return true }
    return Self.undecided.contains { mark in
      let start = words.upperBound - mark.utf8CodeUnitCount
      guard start >= words.lowerBound,
        Bytes.matches(mark, at: start, end: words.upperBound, in: bytes)
      else { return false }
      return start == words.lowerBound || bytes[start] >= 0x80 || !Bytes.isWord(bytes[start - 1])
    }
  }

  /// How parentheses begin in which something is only suggested.
  private static let suggestions: [StaticString] = [
    "suggest", "maybe", "perhaps", "probably", "possibly", "proposed", "proposal", "vorschlag",
    "vorgeschlagen", "vielleicht", "wahrscheinlich", "evtl", "eventuell", "suggér", "proposé",
    "proposition", "peut-être", "peut être", "sugerid", "sugerencia", "sugerência", "sugest",
    "propuest", "propost", "quizá", "tal vez", "talvez", "suggeri", "forse", "magari", "voorstel",
    "voorgesteld", "misschien", "usulan", "disarankan", "mungkin", "предлож", "возможно", "仮", "案",
    "提案", "建议", "建議", "暂定", "暫定", "也许", "제안", "아마",
  ]

  /// What says of a value that it is still to be decided.
  private static let undecided: [StaticString] = [
    "tbd", "tbc", "to be defined", "to be decided", "to be determined", "to be confirmed",
    "to be agreed", "not yet decided", "not decided yet", "undecided", "still open",
    "noch offen", "noch zu klären", "zu klären", "noch festzulegen", "wird noch festgelegt",
    "à définir", "à déterminer", "à décider", "à confirmer", "por definir", "a definir",
    "por decidir", "por confirmar", "a decidir", "a confirmar", "da definire", "da decidere",
    "da stabilire", "nog te bepalen", "nog te beslissen", "nog open", "belum ditentukan",
    "akan ditentukan", "не определено", "уточняется", "未定", "要検討", "待定", "待确认", "待確認", "未确定",
    "미정", "추후 결정",
  ]

  private static let openings: [Opening] = [
    Opening("if we had ", .alternative), Opening("had we ", .alternative),
    Opening("hätten wir ", .alternative), Opening("wenn wir ", .alternative, ["hätten"]),
    Opening("si nous avions ", .alternative), Opening("si hubiéramos ", .alternative),
    Opening("se tivéssemos ", .alternative), Opening("se avessimo ", .alternative),
    Opening("als we ", .alternative, ["hadden"]),
    Opening("we may ", .future, laters), Opening("we might ", .future, laters),
    Opening("we could ", .future, laters),
    Opening("wir könnten ", .future, ["später", "irgendwann", "künftig"]),
    Opening("nous pourrions ", .future, ["plus tard", "un jour"]),
    Opening("podríamos ", .future, ["más adelante", "más tarde"]),
    Opening("poderíamos ", .future, ["mais tarde", "no futuro"]),
    Opening("potremmo ", .future, ["più avanti", "più tardi", "in futuro"]),
    Opening("we kunnen ", .future, ["later", "ooit"]),
    Opening("the old ", .replaced, noLonger), Opening("the former ", .replaced, noLonger),
    Opening("der alte ", .replaced, notAnyMore), Opening("die alte ", .replaced, notAnyMore),
    Opening("das alte ", .replaced, notAnyMore),
    Opening("l'ancien", .replaced, ["n'est plus utilis", "n'est plus valable"]),
    Opening("el antiguo ", .replaced, ["ya no se usa", "ya no vale"]),
    Opening("o antigo ", .replaced, ["já não é usado", "não é mais usado"]),
    Opening("il vecchio ", .replaced, ["non è più usato", "non si usa più"]),
    Opening("de oude ", .replaced, ["niet meer gebruikt", "geldt niet meer"]),
    Opening("for example", .example), Opening("e.g.", .example), Opening("zum beispiel", .example),
    Opening("z. b. ", .example), Opening("z.b. ", .example), Opening("par exemple", .example),
    Opening("por ejemplo", .example), Opening("por exemplo", .example),
    Opening("ad esempio", .example), Opening("per esempio", .example),
    Opening("bijvoorbeeld", .example), Opening("misalnya", .example),
    Opening("например", .example), Opening("Например", .example), Opening("例えば", .example),
    Opening("例如", .example), Opening("예를 들어", .example),
  ]

  private static let laters: [StaticString] = [
    " later", " someday", " one day", " eventually", " in future", " in the future",
  ]
  private static let noLonger: [StaticString] = [
    "no longer used", "no longer valid", "no longer appl", "no longer needed", "no longer in use",
    "not used any more", "not used anymore",
  ]
  private static let notAnyMore: [StaticString] = [
    "nicht mehr benutzt", "nicht mehr verwendet", "nicht mehr genutzt", "gilt nicht mehr",
  ]
  private static let comparisons: [StaticString] = [
    "compared to ", "compared with ", "im vergleich zu ", "verglichen mit ", "par rapport à ",
    "en comparación con ", "comparado com ", "rispetto a ", "vergeleken met ",
  ]

  /// What tells of the past in a line: its sentences up to the one that says how it is now, else all of it.
  func past(in line: Range<Int>, from word: Int) -> Range<Int> {
    guard let stop = (word..<line.upperBound).first(where: { isStop($0, of: line) }) else {
      return line
    }
    let start = stop + 2
    var end = start
    while end < line.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    return Self.nows.contains(WordKey(bytes, start..<end)) ? line.lowerBound..<stop + 1 : line
  }

  private static let nows = WordKey.set(
    "now", "today", "currently", "jetzt", "nun", "heute", "maintenant", "ahora", "agora", "ora",
    "adesso", "nu", "sekarang")
}
