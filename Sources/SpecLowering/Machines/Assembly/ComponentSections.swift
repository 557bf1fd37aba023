import SpecModel
import SpecSyntax
import SpecText

/// Keeps the listed states of each component of a library in a machine of its own: "### Toggle" and "### Meter" below
/// "## Components".
///
/// States that have a section of their own, are drawn or take part in a change are not listed ones.
enum ComponentSections {
  /// The groups of components, two at least, and what is left.
  static func apart(
    _ drafts: MachineDrafts, in document: Document
  ) -> (groups: [MachineScopes.Group], rest: MachineDrafts) {
    guard drafts.states.count > 3 else { return ([], drafts) }
    let libraries = libraries(in: document)
    let titled = titledComponents(of: drafts, in: document)
    guard !libraries.isEmpty || !titled.isEmpty else { return ([], drafts) }
    let tied = drafts.matrices.reduce(into: Set<String>()) {
      $0.formUnion(MachineScopes.keys(of: $1))
    }
    var members: [Int: [Int]] = [:]
    for (index, state) in drafts.states.enumerated() {
      guard state.diagram == nil, state.section == nil, !state.isScreen, state.group == nil,
        !tied.contains(state.key),
        let component = titled.contains(state.parentSection)
          ? state.parentSection : component(of: state.parentSection, libraries, document)
      else { continue }
      members[component, default: []].append(index)
    }
    members = members.filter { $0.value.count > 1 }
    guard members.count > 1 else { return ([], drafts) }
    let groups = members.keys.sorted().map { section in
      let states = (members[section] ?? []).map { drafts.states[$0] }
      return MachineScopes.Group(
        screen: section, states: states, matrices: [], origin: states[0].origin)
    }
    let taken = Set(members.values.joined())
    var rest = drafts
    rest.states = drafts.states.indices.filter { !taken.contains($0) }.map { drafts.states[$0] }
    return (groups, rest)
  }

  /// The sections below which each section is a component.
  private static func libraries(in document: Document) -> Set<Int> {
    Set(
      document.sections.indices.dropFirst().filter { section in
        (document.sections[section].level > 1
          || Names.wordCount(document.title(ofSection: section)) == 1)
          && document.plainText(of: Int(document.sections[section].heading)).count <= 60
          && Names.hasWord(document.title(ofSection: section), in: nouns)
      })
  }

  /// The sections beside each other whose titles each say whose states they list, "Bell states", "Stati del campo": two
  /// at least that have no state in common.
  private static func titledComponents(
    of drafts: MachineDrafts, in document: Document
  ) -> Set<Int> {
    var keys: [Int: Set<String>] = [:]
    for state in drafts.states where state.diagram == nil && state.section == nil {
      keys[state.parentSection, default: []].insert(state.key)
    }
    let sections = keys.keys.filter { section in
      section > 0 && (keys[section]?.count ?? 0) > 1
        && namesComponent(document.title(ofSection: section))
    }
    let groups = Dictionary(grouping: sections) { document.sections[$0].parent }
    let found = groups.values.filter { members in
      members.count > 1
        && members.allSatisfy { section in
          members.allSatisfy {
            $0 == section || (keys[$0] ?? []).isDisjoint(with: keys[section] ?? [])
          }
        }
    }
    return Set(found.joined())
  }

  /// Whether a title is a word for states beside that for a part of the interface, or a page.
  private static func namesComponent(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard (2...5).contains(words.count), let first = words.first, let last = words.last,
      StateVocabulary.plurals.contains(last) || StateVocabulary.plurals.contains(first)
    else { return false }
    let rest = StateVocabulary.plurals.contains(last) ? words.dropLast() : words.dropFirst()
    return rest.contains { word in
      parts.contains(word) || TransitionWords.screenNouns.contains(word)
        || TransitionWords.controls.contains(word) || TableVocabulary.overlayNouns.contains(word)
    }
  }

  static let parts: Lexicon = [
    "button", "card", "row", "cell", "chip", "badge", "tile", "input", "field", "list", "page",
    "panel", "menu", "toggle", "switch", "slider", "tab", "bar", "item", "form", "banner", "avatar",
    "knopf", "karte", "feld", "liste", "seite", "schaltfläche", "schalter", "zeile", "bouton",
    "carte", "champ", "page", "panneau", "botón", "tarjeta", "campo", "lista", "página", "panel",
    "menú", "botão", "cartão", "pulsante", "scheda", "elenco", "pagina", "pannello", "voce",
    "knop", "kaart", "veld", "lijst", "paneel", "przycisk", "karta", "pole", "кнопка", "карточка",
    "поле", "knapp", "kort", "fält",
  ]

  private static let nouns: Lexicon = [
    "components", "widgets", "controls", "komponenten", "composants", "componentes", "componenti",
    "componenten", "komponen", "コンポーネント", "组件", "組件", "컴포넌트",
  ]

  /// The section right below a library on the way to a section.
  private static func component(
    of section: Int, _ libraries: Set<Int>, _ document: Document
  ) -> Int? {
    var current = section
    while current > 0 {
      let parent = Int(document.sections[current].parent)
      if libraries.contains(parent) { return current }
      current = parent
    }
    return nil
  }
}
