import SpecModel
import SpecSyntax
import SpecText

extension ModeLists {
  /// Adds the phases that items below the heading of a declared mode name, two at least, "**Aiming phase**: …" below
  /// "Hunt mode", as parts of that mode.
  ///
  /// - Complexity: O(states); the items are looked at only below headings of modes.
  func addPhases(to drafts: inout MachineDrafts) {
    let modes = drafts.states.filter { $0.parent == nil && isMode($0) }
    guard !modes.isEmpty else { return }
    var keys = Set(drafts.states.map(\.key))
    for mode in modes {
      let section = context.section(of: mode.origin)
      let found = context.items(of: section).compactMap { phase(of: $0, in: mode, section) }
      guard Set(found.map(\.key)).count > 1 else { continue }
      for state in found where keys.insert(state.key).inserted { drafts.states.append(state) }
    }
  }

  /// Whether a state stands in a heading that calls it a mode.
  private func isMode(_ state: StateDraft) -> Bool {
    let section = context.section(of: state.origin)
    guard section > 0,
      document.nodes[Int(document.sections[section].heading)].range.contains(state.origin.range)
    else { return false }
    let title = document.title(ofSection: section)
    return title.utf8.count <= 80 && !TransitionWords.namesSystem(title)
      && Names.hasWord(title, in: Self.modes, or: Self.modeSigns)
  }

  private func phase(of line: TextLine, in mode: StateDraft, _ section: Int) -> StateDraft? {
    guard line.isStrongLabel, let label = line.label, (6...48).contains(label.count),
      !line.value.isEmpty
    else { return nil }
    let text = document.string(plain: label)
    guard Self.namesPhase(text) else { return nil }
    var state = StateDraft(name: text, origin: context.origin(plain: label), screen: section)
    state.parentSection = section
    state.parent = mode.name
    return state
  }

  /// "Aiming phase", "Zielphase", "Fase de mira", "照準フェーズ": a word for a phase, and what phase it is.
  private static func namesPhase(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, words.count <= 5 else { return false }
    if words.count > 1, words.count <= 4, phases.contains(last) { return true }
    if words.count > 1, leadingPhases.contains(first) { return true }
    return phaseSigns.suffix(of: last).map { $0.utf8.count < last.utf8.count } == true
  }

  /// Words for one mode.
  static let modes: Lexicon = [
    "mode", "modus", "modo", "modalità", "режим", "tryb", "läge",
  ]
  private static let modeSigns: Phrases = ["modus", "モード", "模式", "모드"]
  private static let phases: Lexicon = ["phase", "stage", "fase"]
  private static let leadingPhases: Lexicon = ["phase", "fase", "étape", "фаза", "этап", "tahap"]
  private static let phaseSigns: Phrases = ["phase", "fase", "フェーズ", "阶段", "階段", "단계"]
}
