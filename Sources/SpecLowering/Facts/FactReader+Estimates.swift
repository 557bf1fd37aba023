import SpecModel
import SpecSyntax
import SpecText

/// Hours that those who build need, as plans estimate them, and how long a report says that its work took.
extension FactReader {
  private static let guesses = WordKey.set(
    "est", "estimated", "estimate", "geschatzte", "geschatzter", "estimees", "estimes", "estimadas",
    "estimados", "stimate", "stimati", "geschatte", "estimasi", "оценка", "оценочные")
  private static let amounts = WordKey.set(
    "hours", "hour", "hrs", "days", "effort", "work", "stunden", "tage", "heures", "jours", "horas",
    "dias", "ore", "giorni", "uren", "dagen", "jam", "hari", "часов", "часы", "дни")
  private static let fillers = WordKey.set("total", "of", "in", "de", "dev", "man", "person")
  private static let est = WordKey("est")
  /// What plans tell of a step beside its estimate.
  private static let besides = WordKey.set(
    "deps", "dependencies", "depends", "risk", "priority", "assignee", "owner", "blocked",
    "blocks", "risiko", "risque", "riesgo", "risco", "rischio", "risico")

  /// "Est: 2h | Deps: none", "Estimated hours: 6h", "Est. hours" over "~80h": how much work a step of a plan is.
  func isOfEstimate(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    if let label = line.label, label.count <= 40 {
      if tellsWork(label) || tellsSpan(label) && isOfReport(index) { return true }
      if isShort(label) {
        return measure.time != .minutes || Words.contain(Self.besides, bytes, line.value)
      }
    }
    guard line.holder == .cell, let head = header(ofCell: line.node) else { return false }
    if tellsWork(head) || isShort(head) && measure.time != .minutes { return true }
    let row = Int(context.document.nodes[line.node].parent)
    return context.nameCell(ofRow: row).map { $0 != line.node && tellsWork(textRange($0)) } ?? false
  }

  /// "Est", "Est.": the short form alone; "EST" is a zone of time.
  private func isShort(_ text: Range<Int>) -> Bool {
    guard (3...6).contains(text.count), !ASCII.isUpper(bytes[text.lowerBound + 1]) else {
      return false
    }
    return Words.keys(bytes, text) == [Self.est]
  }

  /// "Est. hours", "Geschätzte Stunden": a word for a guess, one for an amount of work, and nothing else.
  private func tellsWork(_ text: Range<Int>) -> Bool {
    guard (6...40).contains(text.count), case let words = UnmarkedWords.keys(bytes, text),
      (2...4).contains(words.count)
    else { return false }
    return words.contains(where: Self.guesses.contains)
      && words.contains(where: Self.amounts.contains)
      && words.allSatisfy {
        Self.guesses.contains($0) || Self.amounts.contains($0) || Self.fillers.contains($0)
      }
  }

  // MARK: Reports

  private static let spans = WordKey.set(
    "duration", "dauer", "duree", "duracion", "duracao", "durata", "duur", "durasi",
    "длительность", "продолжительность")
  private static let wideSpans: [StaticString] = ["时长", "時長", "耗时", "耗時", "所要時間", "소요 시간"]
  private static let dates = WordKey.set(
    "date", "datum", "data", "fecha", "tanggal", "дата")
  private static let wideDates: [StaticString] = ["日期", "日付", "날짜"]

  private func tellsSpan(_ label: Range<Int>) -> Bool {
    isOne(label, Self.spans, Self.wideSpans)
  }

  /// Whether the lines of one paragraph around a line give the date of what they head: a report or the notes of a meeting.
  private func isOfReport(_ index: Int) -> Bool {
    let lines = context.lines
    return (max(0, index - 6)..<min(lines.count, index + 7)).contains { other in
      guard other != index, lines[other].node == lines[index].node, let label = lines[other].label
      else { return false }
      return isOne(label, Self.dates, Self.wideDates) && hasYear(lines[other].value)
    }
  }

  /// "2026-02-20": whether four digits stand side by side.
  private func hasYear(_ text: Range<Int>) -> Bool {
    var count = 0
    for offset in text {
      count = Bytes.isDigit(bytes[offset]) ? count + 1 : 0
      if count == 4 { return true }
    }
    return false
  }

  /// Whether a text is one word of a list, in any script.
  private func isOne(_ text: Range<Int>, _ words: WordSet, _ wide: [StaticString]) -> Bool {
    guard text.count <= 40 else { return false }
    let keys = UnmarkedWords.keys(bytes, text)
    return keys.count == 1 && words.contains(keys[0])
      || wide.contains { ASCII.equals(bytes, text, ignoringCase: $0) }
  }
}
