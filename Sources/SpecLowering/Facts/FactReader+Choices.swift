import SpecModel
import SpecSyntax
import SpecText

/// Times that people may choose from, which demand nothing of the interface.
extension FactReader {
  private static let choosers = WordKey.set(
    "picker", "pickers", "option", "options", "choice", "choices", "preset", "presets", "select",
    "selectable", "selector", "dropdown", "chips", "choose", "auswahl", "wählbar", "auswählbar",
    "opciones", "elegir", "choix", "sélecteur", "opções", "seletor", "opzioni", "scelta", "keuze",
    "keuzes", "pilihan")

  private static let defaults = WordKey.set(
    "default", "defaults", "standard", "standards", "vorgabe", "vorgaben", "défaut",
    "predeterminado",
    "predeterminados", "padrão", "padrões", "predefinito", "predefiniti", "standaard", "bawaan",
    "respectively", "jeweils", "respectivamente", "respectivement", "rispettivamente")

  private static let picks: [StaticString] = [
    "を選択", "を選ぶ", "を選び", "を選ん", "を入力", "을 선택", "를 선택", "을 입력", "를 입력",
  ]

  /// "7h を選択": minutes or hours that a person picks or enters to show how something is done.
  private func isPicked(_ measure: Measure, _ line: TextLine) -> Bool {
    var end = measure.range.upperBound
    if end < line.text.upperBound, bytes[end] == 0x20 { end += 1 }
    guard end < line.text.upperBound, bytes[end] >= 0xE3 else { return false }
    return Self.picks.contains {
      Bytes.matches($0, at: end, end: line.text.upperBound, in: bytes)
    }
  }

  /// Whether minutes or hours are one of three or more in a row, "1/5/10/15 min", "Picker (1h, 2h, 4h)".
  ///
  /// Steps of a wait, "retries after 1, 5 and 15 minutes", have commas between them and nobody to choose.
  func isChoice(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.time == .minutes || measure.time == .hours, measure.isSingle,
      measure.bound == .none || measure.bound == .atLeast
    else { return false }
    if measure.bound == .none, isPicked(measure, context.lines[index]) { return true }
    let all = context.facts.measures(of: index)
    guard all.count > 2, let place = all.firstIndex(where: { $0.range == measure.range }) else {
      return false
    }
    func continues(_ next: Int) -> Bool {
      // "15 min, 30 min, 1 hour" goes on in another unit.
      (all[next].joint == .slash || all[next].joint == .comma)
        && (all[next].time == .minutes || all[next].time == .hours)
    }
    var first = place
    while first > all.startIndex, continues(first) { first -= 1 }
    var last = place
    while last + 1 < all.endIndex, continues(last + 1) { last += 1 }
    // "2 min / 5 min / 10+ min": the last one may be open.
    guard last - first > 1, measure.bound == .none || place == last else { return false }
    let words = words(of: index)
    if words.contains(where: { Self.choosers.contains($0.key) }) { return true }
    // "Defaults: 25/5/15 minutes" gives several times at once, of which nobody chooses one.
    return all[first + 1...last].allSatisfy { $0.joint == .slash }
      && !words.contains { Self.defaults.contains($0.key) }
  }
}
