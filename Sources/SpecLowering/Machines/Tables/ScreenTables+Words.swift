import SpecModel
import SpecText

/// Words in the heads of tables of screens; data, in lower case.
extension ScreenTables {
  static let screens = TransitionWords.screenNouns.union([
    "screens", "pages", "view", "views", "màn hình",
  ])
  /// Parts of the navigation that are screens where each has a route.
  static let parts: Lexicon = ["tab", "tabs", "タブ", "标签", "標籤", "탭", "onglet", "pestaña", "aba"]
  static let routes: Lexicon = [
    "route", "routes", "path", "url", "uri", "slug", "link", "pfad", "chemin", "ruta", "rota",
    "caminho", "percorso", "rotta", "pad", "rute", "ルート", "パス", "路径", "路徑", "路由", "경로", "주소",
    "라우트", "маршрут", "trasa", "đường dẫn",
  ]
  /// Words beside "path" in the head of a column that tells where the code of a page is written.
  static let files: Lexicon = [
    "file", "source", "src", "component", "datei", "fichier", "archivo", "arquivo", "bestand",
    "berkas", "файл", "dosya", "ファイル", "文件", "파일",
  ]
  static let purposes: Lexicon = [
    "purpose", "goal", "objective", "zweck", "ziel", "but", "objectif", "propósito", "objetivo",
    "scopo", "obiettivo", "doel", "tujuan", "目的", "用途", "목적", "용도", "cel", "цель", "назначение",
    "amaç", "amacı", "účel", "syfte", "formål", "мета", "призначення", "cél", "tarkoitus", "scop",
    "mål", "cíl", "cieľ", "hedef", "目标", "目標", "mục đích",
  ]
  static let descriptions: Lexicon = [
    "description", "beschreibung", "descripción", "descrição", "descrizione", "beschrijving",
    "deskripsi", "説明", "概要", "说明", "說明", "描述", "설명", "описание", "opis", "popis", "опис",
    "açıklama", "mô tả", "beskrivning", "beskrivelse", "kuvaus", "leírás", "descriere",
    "features", "funktionen", "fonctionnalités", "funcionalidades", "funzioni", "functies", "fitur",
    "функции", "機能", "功能", "기능", "type", "kind", "typ", "tipo", "тип", "種別", "種類", "类型", "類型",
    "유형", "종류", "role", "rolle", "rôle", "rol", "papel", "função", "función", "ruolo", "peran",
    "роль",
    "役割", "역할", "职责", "職責", "作用",
  ]
  static let titles: Lexicon = [
    "name", "title", "nom", "titre", "nombre", "título", "nome", "titel", "titolo", "naam", "nama",
    "名前", "名称", "名稱", "이름", "명칭", "nazwa", "название", "назва", "název", "ad", "adı", "namn",
    "navn",
    "nimi", "név", "nume", "名", "中文名", "中文名称", "英文名", "和名", "표시명",
  ]
  /// Words of a heading over a list of screens that do not name them.
  static let inventories: Lexicon = ["sitemap", "navigation", "routes", "routing"]
  /// Ends of compound heads in scripts without blanks: "주요 목적", "主な目的".
  static let unspaced = [
    "目的", "用途", "目標", "説明", "概要", "说明", "描述", "機能", "功能", "役割", "목적", "용도", "설명", "경로",
  ]
  /// Heads of columns over what is wrong with the page of each row.
  private static let faults: Lexicon = [
    "problem", "problems", "issues", "bugs", "finding", "findings", "fault", "faults", "probleme",
    "mangel", "mängel", "problème", "problèmes", "constat", "problema", "problemas", "hallazgo",
    "problemi", "probleem", "problemen", "masalah", "проблема", "проблемы", "问题", "問題", "問題点",
    "课题", "課題", "指摘", "문제", "문제점",
  ]
  /// Whether a column of a table is over what is wrong: "# | Page | Problem | Suggestion".
  static func listFaults(_ header: [String]) -> Bool {
    header.contains { Names.hasWord($0, in: faults, ofAtMost: 1) }
  }

  /// Headers that tell a table of documents, requests or tests from one of screens.
  static let foreign: Lexicon = [
    "method", "endpoint", "test", "tests", "tester", "browser", "line", "lines", "section",
    "chapter", "element", "issue", "bug", "size",
  ]

  /// The rows of a table of types without those that are parts of screens or models, "OrderRow", "OrderDraft", where
  /// others call themselves screens: "OrderView".
  static func withoutParts(_ found: [StateDraft]) -> [StateDraft] {
    guard found.allSatisfy({ EventName.isType($0.name) }),
      found.contains(where: { surfaceEnds.contains(lastHump(of: $0.name)) })
    else { return found }
    return found.filter { !partEnds.contains(lastHump(of: $0.name)) }
  }

  /// "row" of "OrderRow".
  private static func lastHump(of name: String) -> String {
    guard let start = name.utf8.lastIndex(where: ASCII.isUpper) else { return name }
    // "StartCTA" ends in capitals.
    var first = start
    let endsInCapitals = name.utf8.index(after: start) == name.utf8.endIndex
    while endsInCapitals, first > name.startIndex,
      case let before = name.utf8.index(before: first), ASCII.isUpper(name.utf8[before])
    { first = before }
    return name[first...].lowercased()
  }

  private static let surfaceEnds: Lexicon = [
    "view", "screen", "sheet", "page", "modal", "dialog", "controller", "fragment", "activity",
  ]
  private static let partEnds: Lexicon = [
    "row", "rows", "cell", "card", "cards", "banner", "chip", "chips", "badge", "button", "cta",
    "menu", "icon", "label", "field", "stepper", "bar", "header", "footer", "item", "tile",
    "draft", "model", "store", "service", "state", "data", "repository", "manager", "helper",
  ]
}
