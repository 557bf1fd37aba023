import SpecModel
import SpecText

extension StateName {
  /// Whether what stands before "State" lists several, two at least and each a usual one: "Empty, Error, Loading".
  ///
  /// "结果卡的三种" counts them.
  static func listsSeveral(_ name: String) -> Bool {
    guard name.utf8.contains(where: { $0 == 0x2C || $0 >= 0xE3 }) else { return false }
    if counts(name) { return true }
    let pieces = TextSplit.pieces(of: name, at: commas)
    return pieces.count > 1
      && pieces.allSatisfy { piece in
        let words = Names.words(piece)
        return words.count < 4 && StateWords.isState(words)
      }
  }

  private static let commas: Phrases = [", ", "、", "，"]

  /// Whether a number and a word for kinds stand at the end of a name in a script without blanks.
  private static func counts(_ name: String) -> Bool {
    guard let kind = kinds.suffix(of: name) else { return false }
    let head = trimmed(String(name.dropLast(kind.count)))
    return head.last?.isNumber == true || numerals.suffix(of: head) != nil
  }

  private static let kinds: Phrases = ["种", "種", "种类", "種類の", "つの", "個の", "가지", "개의"]
  private static let numerals: Phrases = [
    "两", "兩", "几", "幾", "多", "各", "二", "三", "四", "五", "六", "七", "八", "九", "十", "두", "세", "네",
    "다섯", "여섯", "여러",
  ]

  /// "可验证的典型" of "可验证的典型状态": whether a name ends with a word that makes the one for states general, behind the
  /// particle between two.
  static func endsGenerally(_ name: String) -> Bool {
    guard let particle = name.lastIndex(where: { $0 == "的" || $0 == "の" }) else { return false }
    return StateVocabulary.generalKinds.contains(String(name[name.index(after: particle)...]))
  }

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
