import SpecModel
import SpecSyntax
import SpecText

extension NavigationLists {
  /// The screens that a sentence on the navigation counts and the list below it names in bold: "Signed-in navigation has
  /// four destinations:" over "**Shelf** — what is lent".
  func counted() -> [(name: LocatedText, section: Int)] {
    var result: [(name: LocatedText, section: Int)] = []
    let leads = CountedLeads(context)
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && leads.mayLead(index)
      && Self.mayCountScreens(document, line.text)
    {
      let section = Int(document.nodes[line.node].section)
      guard let found = leads.read(index, nouns: Self.countedNouns, qualifiers: Self.ranks),
        Names.hasWord(document.string(plain: line.text), in: Self.bars)
          || Names.hasWord(document.title(ofSection: section), in: Self.bars),
        !Names.hasWord(document.title(ofSection: section), in: Self.works),
        let names = names(of: found.items)
      else { continue }
      result += names.map { ($0, section) }
    }
    return result
  }

  private static func mayCountScreens(_ document: Document, _ text: Range<Int>) -> Bool {
    countedCues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private static let countedCues: [StaticString] = [
    "tinations", "tabs", "Tabs", "creens", "ages", "ections", "iele", "estinos", "crans", "glets",
    "antallas", "estañas", "telas", "abas", "chermate", "chede", "chermen", "layar", "eiten",
    "ildschirme", "Reiter",
  ]
  private static let countedNouns: Lexicon = [
    "destinations", "tabs", "screens", "pages", "sections", "ziele", "bildschirme", "seiten",
    "reiter", "destinos", "pantallas", "pestañas", "écrans", "onglets", "telas", "abas",
    "schermate", "schede", "schermen", "layar",
  ]
  private static let ranks: Lexicon = [
    "top", "level", "toplevel", "main", "primary", "core", "bottom", "root", "principales",
    "principaux",
  ]
  /// Words for what leads from screen to screen.
  private static let bars: Lexicon = [
    "navigation", "nav", "navbar", "tabbar", "rail", "sidebar", "drawer", "menu", "seitenleiste",
    "tableiste", "navigationsleiste", "navegación", "navegação", "navigazione", "navigatie",
    "navigasi", "menü", "menú", "barre", "barra",
  ]
  /// Words of headings over what is no navigation of an app; "Information architecture" is over one.
  private static let works: Lexicon = [
    "backend", "api", "data", "schema", "pipeline", "deployment", "migration", "documentation",
    "docs", "report", "book", "readme", "accessibility", "testing", "tests",
  ]
}
