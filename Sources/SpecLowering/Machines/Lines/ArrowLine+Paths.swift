import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// "iOS: Settings → Accessibility → Motion": where a setting of the system lies, and no change of the app; so are items
  /// below "Menu paths:" or "Breadcrumbs".
  static func isPathOfSystem(_ line: TextLine, _ document: Document) -> Bool {
    if isPathOfMenu(line, document) { return true }
    guard let label = line.label, label.count <= 40 else { return false }
    // "iOS" is two words where capitals divide names.
    let words = document.string(plain: label).lowercased().split(separator: " ").map(String.init)
    guard (1...3).contains(words.count), words.contains(where: TransitionWords.platforms.contains)
    else { return false }
    return ArrowText(document.string(plain: line.value)).map { arrows in
      Names.words(arrows.sides[0]).contains(where: TransitionWords.settings.contains)
    } ?? false
  }

  /// Whether the paragraph above the list of an item, the heading above a line, or its label says that menus and the way
  /// through them follow.
  private static func isPathOfMenu(_ line: TextLine, _ document: Document) -> Bool {
    guard line.holder == .item || line.holder == .paragraph else { return false }
    if let label = line.label, label.count <= 40, tellsPath(document.string(plain: label)) {
      return true
    }
    let section = Int(document.nodes[line.node].section)
    if section > 0, tellsPath(document.title(ofSection: section)) { return true }
    guard line.holder == .item else { return false }
    let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    guard list > 0, document.nodes[list - 1].kind == .paragraph,
      document.nodes[list - 1].parent == document.nodes[list].parent,
      case let lead = document.plainText(of: list - 1), (8...90).contains(lead.count)
    else { return false }
    return tellsPath(document.string(plain: lead))
  }

  private static func tellsPath(_ text: String) -> Bool {
    guard text.utf8.count <= 90 else { return false }
    return menuPaths.occur(in: Names.words(text)) || menuPathMarks.contains(where: text.contains)
  }

  private static let menuPaths: WordPhrases = [
    ["menu", "path"], ["menu", "paths"], ["menu", "location"], ["menu", "locations"],
    ["breadcrumb"], ["breadcrumbs"], ["menüpfad"], ["menüpfade"], ["brotkrumen"],
    ["brotkrümel"], ["chemin", "de", "menu"], ["chemins", "de", "menu"],
    ["chemins", "des", "menus"], ["fil", "d'ariane"], ["ruta", "de", "menú"],
    ["rutas", "de", "menú"], ["rutas", "del", "menú"], ["migas", "de", "pan"],
    ["caminho", "do", "menu"], ["caminhos", "do", "menu"], ["caminhos", "de", "menu"],
    ["percorso", "di", "menu"], ["percorsi", "di", "menu"], ["percorsi", "dei", "menu"],
    ["menupad"], ["menupaden"], ["kruimelpad"], ["jalur", "menu"], ["хлебные", "крошки"],
    ["путь", "в", "меню"], ["пути", "в", "меню"],
  ]
  private static let menuPathMarks = [
    "パンくず", "メニューパス", "メニューの場所", "面包屑", "麵包屑", "菜单路径", "選單路徑", "메뉴 경로", "브레드크럼",
  ]
}
