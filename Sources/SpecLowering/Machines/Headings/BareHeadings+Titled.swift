import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// The sections of a document that is called "Screens" and nothing else: it is the list of screens itself, where the text
  /// calls one of the names a screen, "opens the Details screen" beside "## Details". "Input modes" and a list of files are
  /// none.
  ///
  /// - Complexity: O(text) for each section of such a document and each noun for a screen that it has.
  func membersOfTitle() -> [(section: Int, title: String)] {
    guard document.sections.count > 4, case let level = document.sections[1].level,
      case let title = StateName.splitQualifier(document.title(ofSection: 1)).name,
      Self.listsScreens(title), Self.isPlainList(title),
      !document.sections.indices.dropFirst(2).contains(where: {
        document.sections[$0].level <= level
      })
    else { return [] }
    let members = document.sections.indices.dropFirst(2).filter {
      document.sections[$0].level == level + 1
    }
    let screens = members.compactMap { section -> (section: Int, title: String)? in
      guard let name = name(of: section, isNumbered: false), !Self.namesClasses(name),
        !holdsOnlyLinks(section)
      else { return nil }
      return (section, name)
    }
    guard (3...40).contains(screens.count), screens.count * 3 >= members.count * 2,
      case let text = String(decoding: document.source.bytes, as: UTF8.self).lowercased(),
      case let nouns = ScreenNouns(in: text),
      screens.contains(where: { nouns.stand(beside: $0.title, in: text) })
    else { return [] }
    return screens
  }

  /// Whether a name of several words is that of classes, of which what follows is told: "Jar types & input modes".
  private static func namesClasses(_ name: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(name).name)
    guard let last = words.last else { return false }
    if last.utf8.first ?? 0 >= 0xE3 { return unspacedClasses.suffix(of: last) != nil }
    return words.count > 1 && (classes.contains(last) || classes.contains(words[0]))
  }

  private static let classes: Lexicon = [
    "types", "kinds", "modes", "terms", "rules", "behaviors", "behaviours", "concepts", "patterns",
    "principles", "definitions", "typen", "arten", "modi", "begriffe", "regeln", "konzepte",
    "tipos", "modos", "términos", "reglas", "conceptos", "termos", "regras", "conceitos", "règles",
    "termes", "notions", "tipi", "modalità", "termini", "regole", "soorten", "begrippen", "regels",
    "типы", "правила", "термины",
  ]
  private static let unspacedClasses: Phrases = [
    "の種類", "モード", "用語", "ルール", "类型", "類型", "模式", "术语", "規則", "规则", "유형", "용어", "규칙",
  ]

  /// Whether a section is a list of links, two at least, and nothing else: files or further reading.
  private func holdsOnlyLinks(_ section: Int) -> Bool {
    let own = document.sections[section].ownNodes
    guard document.sections[section].nodes.upperBound == own.upperBound else { return false }
    let lines = screenGroups.context.lines(in: own).filter { $0.holder != .heading }
    return lines.count > 1
      && lines.allSatisfy { line in
        line.holder == .item
          && document.span(at: line.text.lowerBound, of: line.node, in: .link) != nil
          && document.span(at: line.text.upperBound - 1, of: line.node, in: .link) != nil
      } && !own.contains { document.nodes[Int($0)].kind == .codeBlock }
  }

  /// The numbered sections below "Page layouts", two at least and all of them names: they are the pages, "3.1 Review
  /// (home)", where "3.1 Grid" would be a part of all.
  func pagesOfLayouts() -> [(section: Int, title: String)] {
    var result: [(section: Int, title: String)] = []
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (8...60).contains(text.count),
        case let title = StateName.withoutNumbering(document.title(ofSection: section)),
        Self.layoutTitles.contains(title.lowercased()),
        !document.path(ofSection: section).contains(where: {
          Self.isOfWork(document.title(ofSection: $0))
        })
      else { continue }
      let level = document.sections[section].level
      let members = document.sections.indices[(section + 1)...]
        .prefix { document.sections[$0].level > level }
        .filter { Int(document.sections[$0].parent) == section }
      let pages = members.compactMap { member in
        name(of: member, isNumbered: true).map { (section: member, title: $0) }
      }
      guard (2...16).contains(pages.count), pages.count == members.count,
        pages.allSatisfy({
          Self.mayBeDrawn($0.title) && !Names.hasWord($0.title, in: Self.measures)
        })
      else { continue }
      result += pages
    }
    return result
  }

  /// What all pages have in common.
  private static let measures: Lexicon = [
    "column", "columns", "margin", "margins", "gutter", "gutters", "width", "widths", "height",
    "density", "alignment", "levels", "regions", "zones", "padding", "safe", "spalten", "ränder",
    "colonnes", "columnas", "colunas", "colonne", "kolommen", "栅格", "グリッド", "그리드",
  ]
  private static let layoutTitles: Lexicon = [
    "page layouts", "page layout", "screen layouts", "screen layout", "layouts of pages",
    "seitenlayouts", "seitenaufbau", "bildschirmaufbau", "disposition des pages",
    "disposition des écrans", "diseño de pantallas", "diseño de páginas", "layout das telas",
    "layout das páginas", "layout delle pagine", "layout delle schermate", "tata letak halaman",
    "макеты страниц", "页面布局", "頁面佈局", "界面布局", "画面レイアウト", "ページレイアウト", "화면 레이아웃",
    "페이지 레이아웃",
  ]
}

extension BareHeadings {
  /// The nouns for a screen that a text in small letters has, so that no others are looked for beside each name.
  private struct ScreenNouns {
    private let wide: [String]
    private let behind: [String]
    private let before: [String]

    init(in text: String) {
      wide = Self.wideNouns.filter { text.contains($0) }
      behind = Self.nounsBehind.filter { text.contains($0) }
      before = Self.nounsBefore.filter { text.contains($0) }
    }

    /// Whether one of them stands beside a name somewhere in the text.
    func stand(beside title: String, in text: String) -> Bool {
      let name = StateName.splitQualifier(title).name.lowercased()
      guard name.utf8.count > 2 else { return false }
      if name.utf8.contains(where: { $0 >= 0xE3 }) {
        return wide.contains { text.contains(name + $0) }
      }
      return behind.contains { text.contains(name + $0) }
        || before.contains { text.contains($0 + name) }
    }

    private static let wideNouns = [
      "画面", "ページ", "页面", "頁面", "界面", "화면", " 화면", "페이지",
    ]
    private static let nounsBehind = [
      " screen", " page", " view", "-bildschirm", "-seite", "-ansicht", "-scherm", "-pagina",
    ]
    private static let nounsBefore = [
      "pantalla ", "pantalla de ", "pantalla del ", "écran ", "écran de ", "page ", "tela ",
      "tela de ", "tela do ", "schermata ", "schermata di ", "bildschirm ", "seite ", "layar ",
      "halaman ", "экран ", "ekran ",
    ]
  }
}
