import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out what a heading over an appearance, "Dark mode", only seems to declare: no change leads there or leaves it.
  mutating func takeOutThemes(in document: Document) {
    let themes = states.filter { $0.section != nil && Self.isTheme($0, document) }.map(\.key)
    guard !themes.isEmpty else { return }
    var keys = Set(themes)
    for matrix in matrices {
      for edge in matrix.edges {
        keys.remove(edge.target.key)
        if let source = edge.source { keys.remove(source.key) }
      }
    }
    states.removeAll { $0.section != nil && keys.contains($0.key) }
  }

  private static func isTheme(_ state: StateDraft, _ document: Document) -> Bool {
    guard state.origin.range.count <= 60 else { return false }
    let title = StateName.withoutNumbering(
      StateName.trimmed(String(document.source.string(state.origin.range).drop { $0 == "#" })))
    let words = Names.words(title)
    if marks.contains(words.joined(separator: " ")) { return true }
    return words.count == 2 && words.contains(where: looks.contains)
      && words.contains(where: nouns.contains)
      || words.count == 1 && compounds.contains(words[0])
  }

  private static let looks: Lexicon = [
    "dark", "light", "dunkler", "heller", "oscuro", "claro", "escuro", "sombre", "clair", "scuro",
    "chiaro", "donkere", "lichte", "gelap", "terang", "тёмная", "темная", "светлая", "mörkt",
    "ljust", "ciemny", "jasny", "koyu", "açık",
  ]
  private static let nouns: Lexicon = [
    "mode", "theme", "modus", "modo", "tema", "tryb", "тема", "läge", "thème", "mod",
  ]
  private static let compounds: Lexicon = ["darkmode", "lightmode", "dunkelmodus", "hellmodus"]
  private static let marks: Lexicon = [
    "다크 모드", "라이트 모드", "다크모드", "라이트모드", "ダークモード", "ライトモード", "深色模式", "浅色模式", "暗色模式",
    "暗黑模式", "亮色模式", "夜间模式",
  ]
}
