import SpecModel
import SpecText

extension StateWords {
  /// Whether a heading beside those of screens or states tells about all of them and names none: "Legend", "Naming
  /// conventions", "Shared header", "Hinweise zur Umsetzung"; "Notes" and "Summary" only where nothing follows, as
  /// both may be screens.
  static func isAside(_ words: [String], isLast: Bool = false) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    if words.count == 1 {
      return asides.contains(first) || isLast && closings.contains(first)
        || first.utf8.first ?? 0 >= 0xE3 && unspacedAsides.suffix(of: first) != nil
    }
    return asideEnds.contains(last) || asidePhrases.contains(words)
      || remarks.contains(first) && remarkLinks.contains(words[1])
      || words.count == 2 && shares.contains(first) && shared.contains(last)
      || words.count == 2 && first == "version" && last.utf8.allSatisfy(ASCII.isDigit)
  }

  private static let asides: Lexicon = [
    "legend", "conventions", "naming", "nomenclature", "annotations", "symbols", "legende",
    "konventionen", "namensgebung", "hinweise", "anmerkungen", "umfang", "zuständigkeiten",
    "légende", "remarques", "périmètre", "leyenda", "convenciones", "notas", "alcance",
    "responsables", "legenda", "convenções", "escopo", "convenzioni", "conventies", "konwencje",
    "uwagi", "соглашения", "примечания",
  ]
  /// Words for what often stands last beside screens, and may name a screen elsewhere.
  private static let closings: Lexicon = [
    "notes", "summary", "performance", "navigation", "priorities", "audience",
  ]
  /// Last words of longer titles: "Naming conventions", "Notas de implementación".
  private static let asideEnds: Lexicon = [
    "conventions", "konventionen", "convenciones", "convenções", "convenzioni", "umsetzung",
    "implementación", "implémentation", "implementação", "implementazione",
  ]
  private static let asidePhrases: WordPhrases = [
    ["summary", "table"], ["overview", "table"], ["color", "use"], ["colour", "use"],
    ["use", "of", "color"], ["use", "of", "colour"], ["navigation", "bar"], ["nav", "bar"],
  ]
  private static let remarks: Lexicon = [
    "notes", "remarks", "hinweise", "anmerkungen", "remarques", "notas", "observaciones", "note",
  ]
  /// Words that join a remark with what it is about.
  private static let remarkLinks: Lexicon = [
    "on", "about", "regarding", "zu", "zur", "zum", "sur", "sobre", "su", "sulla", "sui",
  ]
  private static let shares: Lexicon = ["shared", "common"]
  /// Parts that several screens have in common.
  private static let shared: Lexicon = [
    "header", "footer", "navigation", "nav", "navbar", "sidebar", "toolbar", "chrome", "shell",
  ]
  private static let unspacedAsides: Phrases = [
    "遷移図", "フロー図", "遷移の全体像", "画面フロー", "補足", "備考", "凡例", "命名規則", "流程图", "跳转图", "图例", "备注",
    "补充说明", "命名规范", "흐름도", "범례", "비고", "명명 규칙",
  ]
}
