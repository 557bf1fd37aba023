import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes words on arrows that only tell how the next screen comes for what happens on the way: "Push", where others say
  /// "Sheet" or "fullScreenCover".
  ///
  /// A door is pushed too: such verbs count only beside a noun that nobody presses.
  ///
  /// - Complexity: O(edges).
  mutating func settlePresentations() {
    guard tellsPresentations else { return }
    for matrix in matrices.indices where matrices[matrix].form != "table" {
      for index in matrices[matrix].edges.indices {
        let edge = matrices[matrix].edges[index]
        guard let trigger = edge.trigger, trigger.text.utf8.count <= 24,
          case let key = Names.joined(trigger.text),
          Self.surfaceNouns.contains(key) || Self.presentingVerbs.contains(key)
        else { continue }
        matrices[matrix].edges[index].trigger = nil
        if edge.effect == nil { matrices[matrix].edges[index].effect = trigger }
      }
    }
  }

  /// Whether the words on some arrow are such a noun.
  private var tellsPresentations: Bool {
    matrices.contains { matrix in
      matrix.form != "table"
        && matrix.edges.contains { edge in
          edge.trigger.map {
            $0.text.utf8.count <= 24 && Self.surfaceNouns.contains(Names.joined($0.text))
          } == true
        }
    }
  }

  /// Such nouns with nothing between their words.
  private static let surfaceNouns: Lexicon = [
    "fullscreencover", "modal", "modalsheet", "sheet", "bottomsheet", "formsheet", "pagesheet",
    "popover", "navigationlink", "pushreplacement", "モーダル", "シート", "フルスクリーンカバー", "模态",
    "全屏模态", "모달", "시트",
  ]

  private static let presentingVerbs: Lexicon = [
    "push", "pop", "replace", "present", "プッシュ", "プッシュ遷移", "推入", "푸시",
  ]
}
