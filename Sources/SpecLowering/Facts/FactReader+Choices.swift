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

  /// Whether minutes or hours are one of three or more in a row, "1/5/10/15 min", "Picker (1h, 2h, 4h)".
  ///
  /// Steps of a wait, "retries after 1, 5 and 15 minutes", have commas between them and nobody to choose.
  func isChoice(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.time == .minutes || measure.time == .hours, measure.isSingle,
      measure.bound == .none
    else { return false }
    let all = context.facts.measures(of: index)
    guard all.count > 2, let place = all.firstIndex(where: { $0.range == measure.range }) else {
      return false
    }
    func continues(_ next: Int) -> Bool {
      (all[next].joint == .slash || all[next].joint == .comma) && all[next].time == measure.time
    }
    var first = place
    while first > all.startIndex, continues(first) { first -= 1 }
    var last = place
    while last + 1 < all.endIndex, continues(last + 1) { last += 1 }
    guard last - first > 1 else { return false }
    let words = words(of: index)
    if words.contains(where: { Self.choosers.contains($0.key) }) { return true }
    // "Defaults: 25/5/15 minutes" gives several times at once, of which nobody chooses one.
    return all[first + 1...last].allSatisfy { $0.joint == .slash }
      && !words.contains { Self.defaults.contains($0.key) }
  }
}
