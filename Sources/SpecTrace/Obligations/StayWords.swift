import SpecModel
import SpecText

/// The words with which a spec tells that an animation goes round, and not that it comes again after a pause.
enum LoopWords {
  private static let rounds: Lexicon = [
    "loop", "loops", "looping", "looped", "cycle", "cycles", "continuous", "continuously",
    "infinite", "infinitely", "endless", "endlessly", "schleife", "endlos", "boucle", "bucle",
    "infini", "infinito", "infinita", "ciclo", "oneindig", "putaran", "ループ", "循环", "循環", "반복",
  ]
  private static let pauses: Lexicon = [
    "every", "each", "alle", "jede", "toutes", "chaque", "cada", "ogni", "elke", "setiap", "每",
    "毎", "ごと", "마다",
  ]

  static func tellRound(_ line: String) -> Bool {
    Names.hasWord(line, in: rounds) && !Names.hasWord(line, in: pauses)
  }
}

/// The words with which a spec tells how long a state lasts, and nothing else.
enum StayWords {
  /// Words for the end of a stay: what is stated is the latest moment.
  static let leaving: Lexicon = [
    "dismiss", "dismisses", "dismissed", "dismissal", "autodismiss", "hide", "hides",
    "autohide", "disappear", "disappears", "vanish", "vanishes", "close", "closes", "closed",
    "autoclose", "expire", "expires", "expired", "expiry", "expiration", "timeout", "timeouts",
    "times", "timed", "out", "fail", "fails", "fade", "fades", "end", "ends", "leave", "leaves",
    "exit", "exits", "abort", "aborts", "return", "returns", "revert", "reverts", "goes", "gone",
    "removed",
    "verschwindet", "verschwinden", "ausgeblendet", "schließt", "geschlossen", "läuft", "ablauf",
    "endet", "verfällt",
    "disparaît", "disparaitre", "ferme", "fermé", "fermée", "masqué", "masquée",
    "desaparece", "desaparecer", "cierra", "caduca", "expira", "oculta", "fecha", "some",
    "scompare", "chiude", "chiuso", "scade", "nascosto",
    "verdwijnt", "sluit", "verloopt", "verborgen", "hilang", "menghilang", "tertutup", "ditutup",
    "исчезает", "скрывается", "закрывается", "znika", "zamyka", "försvinner", "stängs",
    "消える", "自動的に閉じる", "自動で消える", "自动关闭", "自动消失", "消失", "自動關閉", "사라짐", "사라진다", "닫힘",
  ]

  /// Words for the stay itself: what is stated is its length.
  static let staying: Lexicon = [
    "dwell", "dwells", "stay", "stays", "remain", "remains", "visible", "shown", "show", "shows",
    "displayed", "display", "displays", "last", "lasts", "persists", "visibility",
    "sichtbar", "angezeigt", "bleibt", "gezeigt", "affiché", "affichée", "reste",
    "mostrado", "permanece", "muestra", "visível", "exibido", "exibida", "mostrada",
    "visibile", "mostrato", "mostrata", "resta", "rimane", "zichtbaar", "getoond", "blijft",
    "terlihat", "ditampilkan", "tampil", "виден", "видна", "отображается", "widoczny", "synlig",
    "表示", "表示時間", "显示", "顯示", "표시",
  ]

  /// Words that say nothing of their own between these.
  private static let fillers: Lexicon = [
    "the", "a", "an", "it", "itself", "this", "that", "is", "are", "be", "will", "gets", "and",
    "auto", "automatic", "automatically", "after", "for", "then", "to", "on", "screen", "of", "by",
    "default", "again", "back", "max", "up", "state", "at", "latest", "least", "most",
    "der", "die", "das", "er", "sie", "es", "wird", "ist", "nach", "für", "dann", "automatisch",
    "sich", "von", "selbst", "le", "la", "les", "l", "il", "elle", "se", "est", "après", "pendant",
    "puis", "automatiquement", "el", "los", "las", "lo", "está", "tras", "después", "de",
    "durante", "por", "automáticamente", "o", "os", "as", "é", "após", "depois", "automaticamente",
    "viene", "è", "dopo", "per", "si", "het", "wordt", "na", "gedurende", "vanzelf",
    "setelah", "selama", "otomatis", "через", "po", "efter",
  ]

  /// Headings in the section of a state that stand for no part of it.
  static let headings: Lexicon = [
    "behavior", "behaviour", "behaviors", "behaviours", "rules", "rule", "details", "notes",
    "timings", "lifecycle", "verhalten", "zeiten", "comportement", "comportamiento",
    "comportamento", "gedrag", "perilaku", "動作", "振る舞い", "行为", "行為", "동작",
  ]

  /// Whether a line tells after which time something happens: "after 3 s at the latest", but not "within 3 s".
  static func tellAfter(_ line: String) -> Bool { Names.hasWord(line, in: TimeTrigger.after) }

  /// What a text says of a stay.
  enum Meaning {
    /// When it ends at the latest.
    case end
    /// How long it is.
    case length
  }

  /// What a text says of a stay; `nil` where it says something else, or nothing.
  ///
  /// - Parameter names: words of the names of states, which say nothing beside the stay.
  static func meaning(of text: String, besides names: Set<String>) -> Meaning? {
    var (ends, lasts) = (false, false)
    for word in Names.words(text) {
      if leaving.contains(word) {
        ends = true
      } else if staying.contains(word) {
        lasts = true
      } else if !fillers.contains(word), !SubjectWords.generic.contains(word),
        !names.contains(word)
      {
        return nil
      }
    }
    return ends ? .end : lasts ? .length : nil
  }
}
