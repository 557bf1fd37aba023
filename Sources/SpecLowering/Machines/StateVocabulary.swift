/// Words by which documents name states, entry conditions and modes; data, in lower case.
enum StateVocabulary {
  /// "State" in the singular.
  static let singulars: Set<String> = [
    "state", "estado", "état", "etat", "zustand", "stato", "toestand", "状態", "状态",
    "狀態", "상태", "keadaan",
  ]
  /// Headers of a column of states; a heading "X Status" tells of work, not of a state.
  static let columnNames: Set<String> = singulars.union([
    "status", "phase", "phases", "states", "états", "estados",
  ])
  /// "States" in the plural.
  static let plurals: Set<String> = [
    "states", "estados", "états", "etats", "zustände", "stati", "toestanden",
  ]
  /// Words before "State" that speak of data, not of what a screen shows.
  static let dataWords: Set<String> = [
    "local", "global", "app", "application", "ui", "component", "react", "server", "client",
    "shared", "internal", "data", "form", "redux", "store", "session", "the", "of", "all",
    "screen", "view", "url", "user", "system", "current", "visual", "interactive",
  ]
  /// Words that begin a sentence about state rather than a name.
  static let verbs: Set<String> = [
    "managing", "handling", "tracking", "persisting", "restoring", "manage", "handle", "sharing",
    "saving",
  ]
  /// Words that cannot end a name.
  static let joiners: Set<String> = ["of", "the", "and", "or", "vs", "with", "for", "by", "to"]

  /// Labels of the condition under which a state holds.
  static let conditionLabels: Set<String> = [
    "when", "context", "condition", "conditions", "trigger", "triggers", "entry condition",
    "entry conditions", "entry", "shown when", "displayed when", "appears when", "use when",
    "cuándo", "cuando", "condición", "contexto", "disparador", "quand", "condition d'entrée",
    "contexte", "déclencheur", "wann", "bedingung", "kontext", "auslöser", "quando", "condizione",
    "contesto", "gatilho", "wanneer", "kapan", "条件", "発生条件", "触发条件", "조건",
  ]

  /// Word sequences that name an orthogonal mode rather than an exclusive state.
  static let modes: [[String]] = [
    ["dark", "mode"], ["light", "mode"], ["dark", "theme"], ["light", "theme"], ["dark"], ["light"],
    ["high", "contrast"], ["dynamic", "type"], ["large", "text"], ["text", "size"],
    ["font", "scale"], ["accessibility", "focus"], ["screen", "reader"], ["voiceover"],
    ["talkback"], ["reduced", "motion"], ["reduce", "motion"], ["landscape"], ["portrait"],
    ["right", "to", "left"], ["rtl"],
  ]

  /// Words in a name or an entry condition that mark the state a run starts in.
  static let launchPhrases: [[String]] = [
    ["first", "launch"], ["opens", "app"], ["opens", "the", "app"], ["open", "the", "app"],
    ["app", "launch"], ["app", "start"], ["app", "opens"], ["app", "launches"], ["cold", "start"],
    ["first", "time"], ["on", "launch"], ["at", "launch"], ["splash"], ["boot"],
  ]

  /// Names of a pseudo-state that only marks where a run starts.
  static let initialMarks: Set<String> = [
    "[*]", "(none)", "none", "—", "–", "-", "(initial)", "initial", "start", "(start)", "(boot)",
  ]

  /// Targets that stand for the state itself.
  static let unchanged: Set<String> = [
    "(unchanged)", "unchanged", "(same)", "same", "same state", "self", "(self)", "no change",
    "stays", "stay", "(no change)",
  ]

  /// Names that stand for any state.
  static let wildcards: Set<String> = [
    "*", "any", "any state", "any screen", "all", "all states", "anywhere", "_any_", "everywhere",
    "cualquiera", "cualquier estado", "n'importe quel état", "beliebig", "jeder", "任意", "全て",
    "모든",
  ]

  /// Whether words occur one after the other in a list of words.
  static func contains(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains { start in
      words[start..<(start + phrase.count)].elementsEqual(phrase)
    }
  }

  /// Byte sequences of which every word for "state" has at least one, in lower case.
  private static let stems: [[UInt8]] = ["tat", "stad", "stand", "keadaan", "状", "狀", "상태"]
    .map { Array($0.utf8) }

  /// Whether a heading may hold a word for "state": a quick test on bytes that never misses one.
  static func mayNameState(_ heading: ContiguousArray<UInt8>.SubSequence) -> Bool {
    stems.contains { stem in
      guard heading.count >= stem.count else { return false }
      return (heading.startIndex...(heading.endIndex - stem.count)).contains { start in
        stem.indices.allSatisfy { index in
          let byte = heading[start + index]
          return byte == stem[index] || (byte | 0x20 == stem[index] && byte < 0x80)
        }
      }
    }
  }
}
