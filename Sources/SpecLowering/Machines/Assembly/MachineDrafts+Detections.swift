import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes what is found out between two steps, "アプリ起動 → 未ログイン検知 → ログイン画面", for why the way leads on: it is no
  /// place, unless the document declares it.
  ///
  /// - Complexity: O(states + edges).
  mutating func settleDetections() {
    var known: KnownStates?
    for index in matrices.indices
    where ["list", "drawing", "tree"].contains(matrices[index].form)
      && matrices[index].edges.count > 1
    {
      let names = Self.detections(in: matrices[index].edges)
      guard !names.isEmpty else { continue }
      let declared = known ?? KnownStates(self, statesOnly: true)
      known = declared
      let keys = Set(names.filter { declared.name(of: $0.value) == nil }.keys)
      if !keys.isEmpty { matrices[index].edges = Self.joined(matrices[index].edges, over: keys) }
    }
  }

  /// The names of what is found out, by their keys: each of them stands between two steps wherever it stands.
  private static func detections(in edges: [EdgeDraft]) -> [String: String] {
    var result: [String: String] = [:]
    for edge in edges where tellsDetection(edge.target.text) {
      result[edge.target.key] = edge.target.text
    }
    guard !result.isEmpty else { return [:] }
    for (place, edge) in edges.enumerated() {
      let next = place + 1 < edges.count ? edges[place + 1].source?.key : nil
      if next != edge.target.key { result[edge.target.key] = nil }
      let last = place > 0 ? edges[place - 1].target.key : nil
      if let source = edge.source, source.key != last { result[source.key] = nil }
    }
    return result
  }

  /// The changes without such steps; what was done before them triggers, else what was found out last. What else was
  /// found out on the way is a condition.
  private static func joined(_ edges: [EdgeDraft], over keys: Set<String>) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var open: EdgeDraft?
    var found: [LocatedText] = []
    for edge in edges {
      var edge = edge
      if let before = open {
        edge.source = before.source
        edge.isSourceUnsaid = before.isSourceUnsaid
        if let act = before.trigger {
          if edge.trigger == nil { edge.trigger = act }
          if edge.guardText == nil { edge.guardText = before.guardText }
        }
      }
      if keys.contains(edge.target.key) {
        found.append(LocatedText(edge.target.text, edge.target.origin))
        // What was found out on the way so far is no act.
        if open?.trigger == nil, open != nil { edge.trigger = nil }
        open = edge
        continue
      }
      if edge.trigger == nil { edge.trigger = found.popLast() }
      for condition in found.reversed() { edge.limit(to: condition.text, condition.origin) }
      result.append(edge)
      (open, found) = (nil, [])
    }
    return result
  }

  /// "未ログイン検知", "检测到新版本", "로그인 감지": that something is found to be so.
  private static func tellsDetection(_ text: String) -> Bool {
    guard text.utf8.count <= 72, text.utf8.contains(where: { $0 >= 0xE3 }) else { return false }
    if beginnings.prefix(of: text) != nil { return true }
    return endings.suffix(of: text) != nil && conditions.isIn(text)
  }

  private static let beginnings: Phrases = ["检测到", "檢測到", "偵測到"]
  private static let endings: Phrases = ["検知", "検出", "감지"]
  /// Signs for how something is, without which the word may name a task: "顔検出".
  private static let conditions: Phrases = [
    "未", "済", "存在", "なし", "無し", "あり", "有無", "切れ", "不", "미", "됨", "없음", "있음", "완료", "상태",
  ]
}
