import SpecModel
import SpecSyntax
import SpecText

/// Reads tables that describe one thing: a property a row, "Route | `/basket`", or all of them in a single row below
/// their heads, "Route | Purpose | States".
enum SheetPairs {
  /// A property and its value, as the numbers of their cells.
  struct Pair {
    var key: Int
    var value: Int
  }

  /// The properties of a table; empty where it describes several things.
  static func pairs(of table: Int, in document: Document) -> [Pair] {
    guard table + 1 < document.nodes.count, case let head = document.children(of: table + 1),
      (2...8).contains(head.count)
    else { return [] }
    let rows = document.children(of: table)
    if head.count == 2 {
      guard (2...20).contains(rows.count) else { return [] }
      return rows.compactMap { row -> Pair? in
        let cells = document.children(of: row)
        return cells.count == 2 ? Pair(key: cells[0], value: cells[1]) : nil
      }
    }
    guard rows.count == 2 else { return [] }
    return zip(head, document.children(of: rows[1])).map { Pair(key: $0, value: $1) }
  }

  /// Whether two properties at least are such as a screen has: its purpose, its route, what is done there.
  static func describeScreen(_ pairs: [Pair], in document: Document) -> Bool {
    pairs.count { pair in
      let text = document.plainText(of: pair.key)
      return (2...40).contains(text.count)
        && ofScreens.contains(document.string(pair.key).lowercased())
    } > 1
  }

  /// Whether the head of a table of two columns says that each row has its part of the interface: "Case | Component".
  static func listParts(_ pairs: [Pair], of table: Int, in document: Document) -> Bool {
    guard let head = pairs.first, Int(document.nodes[head.value].parent) == table + 1,
      Int(document.nodes[head.key].parent) == table + 1,
      (2...40).contains(document.plainText(of: head.value).count)
    else { return false }
    return Names.words(document.string(head.value)).last.map(parts.contains) ?? false
  }

  /// Whether half of the other rows choose a name in code, "List | `x-table`": each is about a thing of its own.
  static func chooseNames(_ pairs: [Pair], besides value: Int, in document: Document) -> Bool {
    let others = pairs.filter { $0.value != value }
    let names = others.count { pair in
      let text = document.plainText(of: pair.value)
      guard (2...40).contains(text.count), document.plain[text.lowerBound] != ASCII.slash,
        let code = document.span(at: text.lowerBound, in: .code)
      else { return false }
      return code.upperBound >= text.upperBound
    }
    return names > 1 && names * 2 >= others.count - 1
  }

  /// Whether a property is one of what programs call: "Method", "Payload".
  static func describeCall(_ pairs: [Pair], in document: Document) -> Bool {
    pairs.contains { pair in
      document.plainText(of: pair.key).count <= 24
        && Names.hasWord(document.string(pair.key), in: ofCalls)
    }
  }

  /// Properties of screens; data, in lower case.
  private static let ofScreens: Lexicon = [
    "purpose", "goal", "route", "url", "path", "entry", "entry point", "entry points", "exit",
    "exits", "exit points", "navigation", "actions", "primary action", "user actions", "cta",
    "primary cta", "layout", "title", "access", "components", "screen", "screen name", "screen id",
    "zweck", "ziel", "pfad", "einstieg", "ausgang", "ausgänge", "aktionen", "aufbau", "titel",
    "zugriff", "but", "objectif", "chemin", "entrée", "entrées", "sortie", "sorties", "titre",
    "accès", "composants", "propósito", "objetivo", "ruta", "entrada", "entradas", "salida",
    "salidas", "acciones", "título", "acceso", "componentes", "rota", "saída", "saídas", "ações",
    "acesso", "scopo", "obiettivo", "percorso", "ingresso", "uscita", "uscite", "azioni", "titolo",
    "accesso", "componenti", "doel", "ingang", "uitgang", "acties", "toegang", "componenten",
    "tujuan", "rute", "masuk", "keluar", "aksi", "judul", "akses", "komponen", "цель", "назначение",
    "маршрут", "путь", "вход", "выход", "выходы", "действия", "заголовок", "доступ", "目的", "ルート",
    "パス", "遷移元", "遷移先", "操作", "アクション", "レイアウト", "画面名", "画面id", "路由", "路径", "入口", "出口", "布局",
    "页面名称", "页面", "功能", "목적", "경로", "라우트", "진입", "이동", "액션", "레이아웃", "화면명", "화면 id",
  ]
  /// Heads of columns of parts of an interface, and of what draws them.
  private static let parts: Lexicon = [
    "component", "components", "widget", "widgets", "control", "controls", "element", "elements",
    "tag", "tags", "class", "library", "komponente", "komponenten", "baustein", "steuerelement",
    "klasse", "composant", "composants", "élément", "balise", "classe", "bibliothèque",
    "componente", "componentes", "etiqueta", "clase", "biblioteca", "controle", "componenti",
    "elemento", "libreria", "onderdeel", "komponen", "kelas", "pustaka", "компонент",
    "компоненты", "виджет", "элемент", "コンポーネント", "部品", "ウィジェット", "タグ", "クラス", "组件", "組件",
    "元件", "控件", "标签", "標籤", "컴포넌트", "위젯", "태그", "클래스",
  ]
  private static let ofCalls: Lexicon = [
    "method", "request", "response", "body", "params", "payload", "endpoint", "headers", "returns",
    "controller", "handler", "methode", "méthode", "método", "metodo", "метод", "メソッド", "方法", "메서드",
  ]
}
