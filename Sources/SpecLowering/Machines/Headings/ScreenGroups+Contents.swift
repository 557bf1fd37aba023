import SpecSyntax
import SpecText

extension ScreenGroups {
  /// Whether a section tells below a label what a screen holds: "Shows:" or "Acciones principales:" over a list.
  func tellsContents(_ section: Int) -> Bool {
    let own = context.lines(in: document.sections[section].ownNodes)
    return zip(own, own.dropFirst()).contains { line, next in
      guard line.holder == .paragraph, next.holder == .item, line.value.isEmpty,
        let label = line.label, (4...40).contains(label.count)
      else { return false }
      return Self.contents.contains(document.string(plain: label).lowercased())
    }
  }

  /// Labels over what a screen shows and what can be done there.
  private static let contents: Lexicon = [
    "shows", "show", "displays", "display", "elements", "actions", "main actions", "key actions",
    "contents", "content", "fields", "ui elements", "includes", "contains", "zeigt", "elemente",
    "aktionen", "inhalt", "inhalte", "felder", "affiche", "afficher", "éléments", "contenu",
    "champs", "mostrar", "muestra", "elementos", "acciones", "acciones principales", "contenido",
    "campos", "permite", "exibe", "exibir", "mostra", "ações", "ações principais", "conteúdo",
    "azioni", "elementi", "contenuto", "campi", "toont", "elementen", "acties", "inhoud", "velden",
    "menampilkan", "elemen", "aksi", "konten", "показывает", "элементы", "действия", "содержимое",
    "поля", "表示", "表示項目", "表示内容", "要素", "操作", "アクション", "显示", "展示", "显示内容", "元素", "内容",
    "표시", "표시 항목", "요소", "동작", "구성", "구성 요소", "주요 기능",
  ]
}
