import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Whether a title says that one section for each screen, page or view follows, and no more: "Page specifications",
  /// "Per-screen guidelines", "Zusätzliche Screens", "Descripción de páginas"; "Screen sizes" does not.
  static func groupsScreens(_ title: String) -> Bool {
    let (name, qualifier) = StateName.splitQualifier(StateName.withoutNumbering(title))
    // "Devices (all screens)" is over devices.
    return groups(name) || qualifier.map { groups($0) && !Names.hasWord($0, in: whole) } == true
  }

  private static let whole: Lexicon = ["all", "alle", "todas", "toutes", "tutte", "every", "each"]

  /// Whether a title groups screens, or pages or views in a document about an interface: those of a book and of a
  /// database are none.
  func groupsShown(_ title: String) -> Bool {
    Self.groupsScreens(title)
      && (title.utf8.contains { $0 >= 0xE3 } || title.lowercased().contains("screen")
        || Names.words(title).contains(where: StateWords.screenPlurals.contains)
        || InterfaceCues.areIn(document))
  }

  /// Members of lists of screens without those that tell about all of them: "Legend" among them, and a heading without
  /// a number that is alone in its list where all screens have one.
  func withoutAsides(_ members: [Int]) -> [Int] {
    let groups = Dictionary(grouping: members) { document.sections[$0].parent }
    return members.filter { section in
      let parent = document.sections[section].parent
      let group = groups[parent] ?? []
      let words = bareWords(of: section)
      let isWide = words.first?.utf8.first ?? 0 >= 0xE3
      let isLast = group.count > 1 && group.last == section
      if isWide || !Self.listsScreens(document.title(ofSection: Int(parent))),
        StateWords.isAside(words, isLast: isLast)
      {
        return false
      }
      return group.count > 1 || members.count < 3 || hasNumber(section)
        || !members.allSatisfy { $0 == section || hasNumber($0) }
    }
  }

  /// Whether a heading begins with its number: "2.1 Basket".
  func hasNumber(_ section: Int) -> Bool {
    StateName.isNumbered(document.title(ofSection: section))
  }

  private static func groups(_ name: String) -> Bool {
    guard name.utf8.count <= 80 else { return false }
    let words = Names.words(name)
    guard (1...6).contains(words.count), !namesOne(words) else { return false }
    if name.utf8.contains(where: { $0 >= 0xE3 }) {
      return groupMarks.contains(where: name.contains)
        && !StateVocabulary.screenStates.isIn(name)
    }
    var (areMany, isOne) = (false, false)
    for word in words {
      if ListedPages.plurals.contains(word) || manyNouns.contains(word) {
        areMany = true
      } else if TransitionWords.screenNouns.contains(word) {
        isOne = true
      } else if distributors.contains(word) || accounts.contains(word) {
        areMany = areMany || words.count > 1
      } else if !StateWords.listWords.contains(word), !neutral.contains(word) {
        return false
      }
    }
    return areMany
      && (isOne || words.contains { ListedPages.plurals.contains($0) || manyNouns.contains($0) })
  }

  /// Whether a noun that has no plural stands before what one page is: "Halaman Detail", "Halaman Profil Detail".
  private static func namesOne(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return last == "detail" && TransitionWords.screenNouns.contains(words[0])
      && ListedPages.plurals.contains(words[0])
  }

  /// Further words for several screens, pages or views.
  private static let manyNouns: Lexicon = [
    "screens", "pages", "views", "einzelseiten", "hauptseiten", "bildschirmbeschreibungen",
    "seitenbeschreibungen", "страниц", "экранов", "сторінок", "stron", "widoki", "widoków",
    "stránek", "sayfaların", "ekranlar", "görünümler", "páginas", "vistas", "vues", "viste",
  ]
  /// Words that tell of one screen after another.
  private static let distributors: Lexicon = [
    "per", "each", "by", "every", "je", "por", "par", "setiap",
  ]
  /// Nouns for what is told of each of several screens.
  private static let accounts: Lexicon = [
    "specs", "specifications", "spesifikasi", "descriptions", "designs", "details", "detail",
    "mockups", "guidelines", "rules", "requirements", "detayları", "açıklamaları", "daftar",
    "beschreibungen", "list",
  ]
  private static let neutral: Lexicon = [
    "additional", "important", "further", "text", "implementation", "more", "new", "specs", "of",
    "zusätzliche", "weitere", "wichtige", "einzelne", "screen", "detalle", "detalles", "detail",
    "détail", "détails", "detalhamento", "dettaglio", "детали", "подробно", "szczegóły", "detaily",
    "adicionales", "supplémentaires", "adicionais", "aggiuntive", "дополнительные", "dodatkowe",
    "ek", "tambahan", "to", "for", "las", "los", "delle", "das", "dos", "des",
  ]
  /// The same in scripts without blanks.
  private static let groupMarks = [
    "画面別", "各画面", "画面ごと", "ページ別", "各ページ", "页面级", "各页面", "逐页", "页面实现", "各頁面", "页面详细",
    "화면별", "페이지별", "主要ビュー", "各ビュー", "ビュー一覧", "主要视图", "各视图", "주요 뷰",
  ]
}
