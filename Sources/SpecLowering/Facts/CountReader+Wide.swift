import SpecText

extension CountReader {
  /// Words for what is counted, right behind a number, in Chinese, Japanese and Korean; none for how often.
  private static let counters: [StaticString] = [
    "件", "個", "枚", "項目", "文字", "人", "名", "桁", "曲", "冊", "行", "个", "条", "條", "项", "項", "张",
    "張", "字", "位用户", "页", "頁", "首", "개", "건", "장", "명", "글자", "줄", "항목", "곡",
  ]

  /// Whether a number under a bound stands before such a word: "最大100件", "最多显示 5 条", "최대 20개".
  static func isWideCount(_ measure: Measure, _ line: TextLine, _ reader: FactReader) -> Bool {
    guard measure.bound != .none, measure.isSingle, measure.low > 0,
      measure.low == measure.low.rounded()
    else { return false }
    var start = measure.range.upperBound
    let end = line.text.upperBound
    if start < end, reader.bytes[start] == 0x20 { start += 1 }
    guard start < end, reader.bytes[start] >= 0xE3 else { return false }
    return counters.contains { Bytes.matches($0, at: start, end: end, in: reader.bytes) }
  }
}
