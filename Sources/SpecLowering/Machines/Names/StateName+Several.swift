import SpecModel
import SpecText

extension StateName {
  /// Whether what stands before "State" lists several, two at least and each a usual one: "Empty, Error, Loading".
  static func listsSeveral(_ name: String) -> Bool {
    guard name.utf8.contains(where: { $0 == 0x2C || $0 >= 0xE3 }) else { return false }
    let pieces = TextSplit.pieces(of: name, at: commas)
    return pieces.count > 1
      && pieces.allSatisfy { piece in
        let words = Names.words(piece)
        return words.count < 4 && StateWords.isState(words)
      }
  }

  private static let commas: Phrases = [", ", "、", "，"]

  /// Whether a name in a script without blanks is that of a part of a screen, "按钮", whose states follow; "空列表" is a
  /// state of one.
  static func namesPart(_ name: String) -> Bool {
    guard parts.suffix(of: name) != nil, let first = name.first, !"空无無未没已新旧빈".contains(first)
    else { return false }
    return !StateWords.unspaced.contains(where: name.hasPrefix)
  }

  private static let parts: Phrases = [
    "按钮", "按鈕", "控制栏", "工具栏", "导航栏", "播放栏", "面板", "弹窗", "列表", "卡片", "表单", "输入框", "ボタン", "パネル",
    "カード", "フォーム", "入力欄", "버튼", "카드", "패널", "입력란",
  ]

  /// Whether the title of a document with a dash in it ends as the name of a state would, and none is named: "Niwa — the
  /// gardener's state"; "Checkout – empty state" is about one.
  var isOfThing: Bool {
    guard form == .suffixed,
      let dash = [" — ", " – ", " - ", ": "].lazy.compactMap({
        TextSplit.halves(of: self.name, at: $0)
      }).first
    else { return false }
    return !StateWords.isState(Names.words(dash.behind))
  }
}
