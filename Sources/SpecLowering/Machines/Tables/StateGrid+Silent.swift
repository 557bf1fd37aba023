import SpecModel
import SpecText

/// Columns of a grid that tell no changes.
extension StateGrid {
  /// The columns whose heads name a look: below "Icon" the word "Stop" is a picture.
  static func looks(_ columns: [String]) -> Set<Int> {
    Set(
      columns.indices.filter { column in
        let words = Names.words(ColumnRole.withoutParentheses(columns[column]))
        return StateTables.isTitle(words)
          || words.count <= 2 && words.contains(where: pictures.contains)
            && !words.contains(where: pictureGestures.contains)
      })
  }

  /// What a person does with a picture: "Icon tapped" heads an event.
  private static let pictureGestures: Lexicon = [
    "tap", "taps", "tapped", "press", "presses", "pressed", "click", "clicks", "clicked", "touch",
    "touched", "hold", "held", "hover", "hovered", "swipe", "swiped", "drag", "dragged", "gedrückt",
    "drücken", "tippen", "angetippt", "klicken", "geklickt", "angeklickt", "pulsado", "pulsar",
    "tocado", "tocar", "toque", "clic", "clique", "clicado", "cliqué", "cliquer", "appuyé",
    "premuto", "toccato", "toccata", "tocco", "ingedrukt", "getikt", "klik",
  ]

  private static let pictures: Lexicon = [
    "icon", "icons", "icône", "icone", "icono", "ícono", "ícone", "icona", "ikon", "pictogram",
    "pictogramme", "symbol", "symbole", "símbolo", "simbolo", "glyph", "glyphe", "иконка", "ikona",
    "アイコン", "图标", "圖示", "아이콘",
  ]

  /// The columns of commands, "START" and "RESET" below "Tap": a verb in capitals that names no state makes the other
  /// words of its kind commands as well, though a state may have the same name; where more cells name states than not,
  /// or one of them is no verb, the column tells where it leads.
  static func commands(_ rows: [[String]], _ count: Int, _ known: StateRegister) -> Set<Int> {
    Set(
      (0..<count).filter { column in
        let cells = rows.compactMap { column + 1 < $0.count ? $0[column + 1] : nil }
        let capitals = cells.filter {
          $0.utf8.count > 2 && StateName.isInCapitals($0) && Names.wordCount($0) == 1
            && !StateCell.isBlank($0)
        }
        guard capitals.count > 1,
          capitals.contains(where: { !known.contains($0) && verbs.contains($0.lowercased()) })
        else { return false }
        let states = capitals.filter { known.contains($0) }
        let said = cells.count { !isSilent($0) }
        guard states.count * 2 <= said,
          states.allSatisfy({ verbs.contains($0.lowercased()) })
        else { return false }
        return cells.allSatisfy { isSilent($0) || capitals.contains($0) }
      })
  }

  private static let verbs: Lexicon = [
    "start", "stop", "play", "pause", "resume", "open", "close", "send", "cancel", "retry", "save",
    "go", "begin", "connect", "disconnect", "submit", "next", "back", "record", "reset", "restart",
    "démarrer",
    "arrêter", "lancer", "starten", "stoppen", "iniciar", "parar", "detener", "avvia", "ferma",
    "mulai", "開始", "停止", "再生", "开始", "시작", "정지",
  ]

  /// "Rien", "Nothing", "–": nothing happens.
  private static func isSilent(_ text: String) -> Bool {
    StateCell.isBlank(text) || NegativeCue.ignores(label: text)
  }

  /// Whether columns are parts of a screen that each have states of their own: none is a state, nothing leads to one, and
  /// a cell tells a change of its part, "listBusy → listReady", or a state that has its name, "listReady" below "List".
  static func areRegions(
    _ columns: Set<String>, _ cells: [String], _ known: StateRegister
  ) -> Bool {
    guard !columns.contains(where: known.isState) else { return false }
    var names = known
    for column in columns { names.add(column) }
    var isOfRegion = false
    for cell in cells where !StateCell.isBlank(cell) && cell.utf8.count <= 120 {
      let parts = Arrow.pieces(of: cell)
      for part in parts {
        for case .state(let name, _) in StateCell.ends(in: part, known: names)
        where names.contains(name) {
          let key = Names.key(name)
          if columns.contains(key) { return false }
          isOfRegion =
            isOfRegion || parts.count == 2 && !parts[0].isEmpty
            || columns.contains { key.hasPrefix($0) }
        }
      }
    }
    return isOfRegion
  }
}
