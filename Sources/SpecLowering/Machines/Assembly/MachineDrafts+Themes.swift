import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out what a heading over an appearance, "Dark mode", only seems to declare: no change leads there or leaves it,
  /// and no other heading calls itself a mode.
  mutating func takeOutThemes(in document: Document) {
    let headed = states.filter { $0.section != nil && $0.origin.range.count <= 60 }
    let themes = headed.filter { Self.isTheme(Self.title(of: $0, document)) }.map(\.key)
    guard !themes.isEmpty,
      !headed.contains(where: { state in
        !themes.contains(state.key)
          && Names.words(Self.title(of: state, document)).last.map(Self.nouns.contains) == true
      })
    else { return }
    var keys = Set(themes)
    for matrix in matrices {
      for edge in matrix.edges {
        keys.remove(edge.target.key)
        if let source = edge.source { keys.remove(source.key) }
      }
    }
    states.removeAll { $0.section != nil && keys.contains($0.key) }
  }

  private static func title(of state: StateDraft, _ document: Document) -> String {
    StateName.withoutNumbering(
      StateName.trimmed(String(document.source.string(state.origin.range).drop { $0 == "#" })))
  }

  private static func isTheme(_ title: String) -> Bool {
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
