import SpecModel
import SpecText

/// Periods of one unit without a number in scripts that part no words: "每秒更新".
extension QuantityScanner {
  private static let signs: [(StaticString, Double, Measure.TimeUnit)] = [
    ("秒", 1000, .seconds), ("分钟", 60_000, .minutes), ("分鐘", 60_000, .minutes),
    ("分", 60_000, .minutes), ("小时", 3_600_000, .hours), ("小時", 3_600_000, .hours),
  ]
  /// What may stand before the verb.
  private static let adverbs: [StaticString] = ["自动", "自動的に", "自動", "都", "会", "會", "に"]
  /// What is done so often; "每秒 60 帧" and "毎秒5回" give a rate.
  private static let acts: [StaticString] = [
    "更新", "刷新", "轮询", "輪詢", "检查", "檢查", "检测", "檢測", "查询", "查詢", "请求", "請求", "同步", "保存",
    "拉取", "重试", "重試", "递减", "遞減", "触发", "觸發", "重绘", "重繪", "闪烁", "閃爍", "切换", "切換", "轮播",
    "輪播", "一次", "再描画", "再計算", "減算", "確認", "取得", "チェック", "同期", "ポーリング", "点滅",
  ]

  /// Reads "每秒更新" and "毎分チェック" as a period of one unit; `nil` where the sign begins no such time.
  mutating func readWideEvery(_ start: Int) -> Int? {
    guard let sign = ["每", "毎"].first(where: { (text: StaticString) in stands(text, start) })
    else { return nil }
    let unit = start + sign.utf8CodeUnitCount
    guard let (text, length, time) = Self.signs.first(where: { stands($0.0, unit) }) else {
      return nil
    }
    let end = unit + text.utf8CodeUnitCount
    let verb = end + (Self.adverbs.first { stands($0, end) }?.utf8CodeUnitCount ?? 0)
    guard Self.acts.contains(where: { stands($0, verb) }) else { return nil }
    var measure = Measure(
      low: length, high: length, unit: .milliseconds, time: time, range: unit..<end)
    finish(&measure)
    return end
  }

  private func stands(_ text: StaticString, _ offset: Int) -> Bool {
    Bytes.matches(text, at: offset, end: range.upperBound, in: bytes)
  }
}
