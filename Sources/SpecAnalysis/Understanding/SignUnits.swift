/// Units that make a number look like a demand on an interface, data only.
enum SignUnits {
  /// Units that stand close to their number.
  static let close: [StaticString] = [
    "ms", "s", "sec", "secs", "px", "pt", "dp", "sp", "rem", "em", "vh", "vw", "fps", "hz", "x",
  ]

  /// Units that may stand apart.
  static let apart: [StaticString] = [
    "ms", "sec", "secs", "second", "seconds", "millisecond", "milliseconds", "px", "pt", "pts",
    "dp", "rem", "fps", "hz", "pixel", "pixels", "points", "percent",
  ]

  /// Units that are no ASCII letters.
  static let symbols: [StaticString] = ["%", "％", "ミリ秒", "毫秒", "밀리초", "秒", "초", "×", "°"]
}
