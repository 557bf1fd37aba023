import SpecModel
import SpecSyntax
import SpecText

/// Sections whose title names the control that has the states in it.
extension ComponentStates {
  /// "### Hover", "### Pressed" below "## Save button": the sections titled as controls that hold two states or more,
  /// one of an interaction among them, where others stand elsewhere.
  static func titledSections(of states: [StateDraft], in document: Document) -> Set<Int> {
    var counts: [Int: Int] = [:]
    var touched: Set<Int> = []
    for state in states where state.parentSection > 0 && !StateMode.isMode(state) {
      counts[state.parentSection, default: 0] += 1
      if isTouch(state) { touched.insert(state.parentSection) }
    }
    return Set(
      touched.filter { section in
        let count = counts[section] ?? 0
        return count > 1 && states.count > count + 1
          && namesControl(document.title(ofSection: section))
      })
  }

  /// Whether a title is short and has the word for a control.
  private static func namesControl(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    return words.count <= 5 && words.contains(where: controls.contains)
      && !words.contains(where: TransitionWords.screenNouns.contains)
  }

  /// Whether a state is one that a control has while it is touched, or cannot be.
  private static func isTouch(_ state: StateDraft) -> Bool {
    let words = Names.words(state.name)
    return !StateWords.interactions.isDisjoint(with: words)
      || words.contains(where: touches.contains)
  }

  private static let controls: Lexicon = [
    "button", "buttons", "toggle", "switch", "slider", "checkbox", "chip", "input", "field",
    "schaltfläche", "knopf", "schalter", "feld", "taste", "bouton", "champ", "interrupteur",
    "botón", "campo", "interruptor", "botão", "pulsante", "bottone", "interruttore", "knop",
    "veld", "schakelaar", "tombol",
  ]
  private static let touches: Lexicon = [
    "gedrückt", "deaktiviert", "fokussiert", "survol", "survolé", "pressé", "enfoncé",
    "désactivé", "pulsado", "presionado", "deshabilitado", "enfocado", "pressionado",
    "desabilitado", "desativado", "premuto", "disabilitato", "ingedrukt", "uitgeschakeld",
    "ditekan", "nonaktif",
  ]
}
