import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes what says how far a screen has come, "Hall (placeholder)", "Audit (v0.11)", for no trigger, and what somebody
  /// can do there, "Profile → Preferences — users can clear their data", for what happens then.
  mutating func settleStages() {
    for index in matrices.indices where matrices[index].form == "list" {
      for place in matrices[index].edges.indices {
        guard let trigger = matrices[index].edges[place].trigger else { continue }
        if trigger.text.utf8.count <= 24, MiddleActs.isStage(trigger.text) {
          matrices[index].edges[place].trigger = nil
        } else if MiddleActs.tellsAbility(trigger.text) {
          let effect = matrices[index].edges[place].effect
          matrices[index].edges[place].effect = effect ?? trigger
          matrices[index].edges[place].trigger = nil
        }
      }
    }
  }
}

extension MiddleActs {
  /// "placeholder", "v0.11", "Phase 2": when something is built, and nothing that happens.
  static func isStage(_ text: String) -> Bool {
    let bytes = text.utf8
    if let first = bytes.first, first | 0x20 == 0x76, bytes.count > 1,
      bytes.dropFirst().allSatisfy({ ASCII.isDigit($0) || $0 == 0x2E })
    {
      return true
    }
    let words = Names.words(text)
    guard let first = words.first, words.count <= 2 else { return false }
    if words.count == 1 { return stages.contains(first) }
    return phases.contains(first) && words[1].utf8.allSatisfy(ASCII.isDigit)
  }

  /// "users can clear their data": what somebody is able to do, and nothing that happens.
  static func tellsAbility(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 4).prefix(4).map { $0.lowercased() }
    return words.indices.dropFirst().contains { index in
      abilities.contains(words[index]) && TransitionWords.actors.contains(words[index - 1])
    }
  }

  private static let abilities: Lexicon = [
    "can", "may", "kann", "können", "peut", "peuvent", "puede", "pueden", "pode", "podem", "può",
    "possono", "kan", "kunnen", "dapat", "может", "могут", "może", "mogą",
  ]
  private static let stages: Lexicon = [
    "placeholder", "stub", "todo", "wip", "tbd", "mvp", "platzhalter", "marcador",
    "segnaposto", "占位", "占位页", "预留", "預留", "未实现", "未實作", "未実装", "仮", "仮実装", "미구현",
    "заглушка",
  ]
  private static let phases: Lexicon = [
    "phase", "version", "milestone", "sprint", "fase", "versión", "versão", "versione", "versie",
    "этап", "faz",
  ]
}
