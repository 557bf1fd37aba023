import SpecModel

/// What a column of a transition table holds.
enum ColumnRole: Sendable {
  case source, target, event, guardText, effect, duration, delay, animation, easing, note

  /// The role that a header names; `nil` where the vocabulary does not know it.
  static func role(ofHeader header: String) -> ColumnRole? {
    guard header.utf8.count <= 40 else { return nil }
    return vocabulary[Names.words(header).joined(separator: " ")]
  }

  /// Header texts in lower case without marks, by role. English first, then other languages.
  private static let table: [(ColumnRole, [String])] = [
    (
      .source,
      [
        "from", "from state", "from screen", "source", "source state", "current", "current state",
        "start", "start state", "initial state", "present state", "when in", "de",
        "desde", "estado actual", "estado inicial", "origen", "depuis", "état actuel",
        "source état",
        "von", "ausgangszustand", "aktueller zustand", "da", "stato attuale", "van",
        "huidige toestand",
        "dari", "現在", "現在の状態", "遷移元", "当前状态", "源状态", "起始状态", "현재 상태", "출발 상태",
      ]
    ),
    (
      .target,
      [
        "to", "to state", "to screen", "target", "target state", "next", "next state", "new state",
        "destination", "destination state", "end state", "result state", "resulting state",
        "goes to", "a", "hacia", "estado siguiente", "próximo estado", "destino",
        "estado final", "vers", "état suivant", "nach", "folgezustand", "zielzustand",
        "nächster zustand", "stato successivo", "naar", "volgende toestand", "ke", "次", "次の状態",
        "遷移先", "下一状态", "目标状态", "다음 상태", "도착 상태",
      ]
    ),
    (
      .event,
      [
        "trigger", "triggers", "event", "events", "input", "on", "user action", "trigger event",
        "trigger action", "cause", "via", "action trigger", "evento", "disparador", "gatilho",
        "événement", "déclencheur", "auslöser", "ereignis", "innesco", "gebeurtenis", "pemicu",
        "トリガー", "イベント", "操作", "操作・結果", "事件", "触发", "触发条件", "이벤트", "트리거",
      ]
    ),
    (
      .guardText,
      [
        "guard", "guards", "condition", "conditions", "guard condition", "guard conditions",
        "precondition", "if", "only if", "requires", "condición", "condição", "garde",
        "bedingung", "condizione", "voorwaarde", "条件", "前提条件", "조건",
      ]
    ),
    (
      .effect,
      [
        "effect", "effects", "key effects", "side effect", "side effects", "result", "actions",
        "action", "what happens", "response", "efecto", "effet", "wirkung", "effetto", "effekt",
        "副作用", "効果", "효과", "时间与消费",
      ]
    ),
    (
      .duration,
      [
        "duration", "time", "timing", "transition duration", "transition time",
        "animation duration",
        "length", "duration ms", "ms", "duración", "durée", "dauer", "durata", "duração", "duur",
        "durasi", "時間", "持续时间", "时长", "지속 시간",
      ]
    ),
    (.delay, ["delay", "retraso", "délai", "verzögerung", "ritardo", "遅延", "延迟"]),
    (
      .animation,
      [
        "animation", "transition", "animation type", "motion", "visual", "animación",
        "übergang", "animazione", "animação", "animatie", "アニメーション", "动画", "애니메이션",
      ]
    ),
    (.easing, ["easing", "curve", "timing function", "easing curve", "kurve", "courbe"]),
    (
      .note,
      [
        "notes", "note", "description", "comment", "comments", "details", "id", "rationale",
        "source line",
      ]
    ),
  ]

  private static let vocabulary: [String: ColumnRole] = {
    var result: [String: ColumnRole] = [:]
    for (role, headers) in table {
      for header in headers { result[Names.words(header).joined(separator: " ")] = role }
    }
    return result
  }()
}
