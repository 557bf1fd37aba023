import SpecText

extension TableVocabulary {
  /// Parts of headers in scripts without spaces, cut off before the rest is looked up.
  static let unspacedNouns = [
    "状態", "画面", "状态", "狀態", "页面", "頁面", "상태", "화면", "ステート",
  ]
  /// Nouns that are cut off only where a word for an end is left: "現在モード", "下一模式".
  static let unspacedModes = ["モード", "模式", "모드"]
  /// How longer headers in such scripts begin and end.
  static let unspacedHeads: [(part: String, role: ColumnRole)] = [
    ("現在の", .source), ("遷移元", .source), ("遷移前", .source), ("当前", .source), ("當前", .source),
    ("현재", .source), ("지금", .source), ("現在いる", .source), ("今の", .source), ("いまの", .source),
    ("今いる", .source), ("现在", .source), ("目前", .source), ("つぎの", .target), ("次に", .target),
    ("下个", .target), ("接下来", .target), ("次の", .target), ("遷移先", .target), ("遷移後", .target),
    ("下一", .target),
    ("目标", .target), ("目標", .target), ("다음", .target),
  ]
  static let unspacedTails: [(part: String, role: ColumnRole)] = [
    ("操作", .event), ("イベント", .event), ("トリガー", .event), ("事件", .event), ("이벤트", .event),
    ("트리거", .event), ("条件", .guardText), ("條件", .guardText), ("조건", .guardText),
    ("アニメーション", .animation), ("动画", .animation), ("애니메이션", .animation),
    ("時間", .duration), ("时长", .duration), ("시간", .duration), ("備考", .note),
    ("説明", .note), ("说明", .note), ("설명", .note), ("副作用", .effect),
  ]
  static let unspacedParticles = ["の", "的", "時"]

  /// The end of a change that a word tells beside a noun for a state only: "初期状態", "结束状态", "최종 상태".
  static func unspacedEnd(_ word: String) -> ColumnRole? {
    if firstStems.contains(word) { return .source }
    return lastStems.contains(word) ? .target : nil
  }

  private static let firstStems: Lexicon = [
    "初期", "開始", "出発", "元", "移動元", "初始", "起始", "开始", "出发", "來源", "来源", "源", "原", "초기", "시작",
    "출발", "원래", "기존",
  ]
  private static let lastStems: Lexicon = [
    "最終", "終了", "到達", "目標", "結果", "遷移先", "移動先", "结束", "結束", "终止", "終止", "最终", "最終", "到达", "到達",
    "目标", "结果", "최종", "종료", "목표", "도착", "결과", "대상",
  ]
}
