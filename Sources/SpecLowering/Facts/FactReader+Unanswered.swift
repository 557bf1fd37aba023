import SpecModel
import SpecText

/// Times in which what was waited for did not come.
extension FactReader {
  /// "The pump has not answered within 10 s", "no reply within 5 s": what is told comes once that time is over, and the
  /// time bounds nothing.
  func isMissed(_ measure: Measure, _ line: TextLine) -> Bool {
    measure.bound == .atMost && isOfNoAnswer(measure, line)
  }

  /// Whether a clause denies that something came within a time.
  func isOfNoAnswer(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isTime, measure.isSingle,
      let within = word(before: measure.range.lowerBound, in: line.text),
      Self.withins.contains(within)
    else { return false }
    var start = measure.range.lowerBound
    while start > line.text.lowerBound, measure.range.lowerBound - start < 80,
      !Self.stops.contains(bytes[start - 1])
    {
      start -= 1
    }
    let words = UnmarkedWords.keys(bytes, start..<measure.range.lowerBound)
    guard let denial = words.firstIndex(where: Self.absences.contains),
      !words.contains(where: Self.demands.contains)
    else { return false }
    return words[denial...].contains(where: Bounds.lapses.contains)
  }

  // "." ":" ";" ","
  private static let stops: [UInt8] = [0x2E, 0x3A, 0x3B, 0x2C]
  private static let withins = WordKey.set("within", "innerhalb", "binnen", "entro", "dentro")
  private static let absences = WordKey.set(
    "not", "no", "t", "nothing", "nobody", "nicht", "nichts", "kein", "keine", "pas", "aucun",
    "aucune", "rien", "nessun", "nessuna", "non", "niente", "geen", "niet", "niets", "nao",
    "nenhuma", "ninguna", "nada")
  /// Words that make such a clause a ban or a demand.
  private static let demands = WordKey.set(
    "must", "shall", "should", "may", "can", "cannot", "never", "darf", "soll", "muss", "doit",
    "debe", "deve", "mag")
}
