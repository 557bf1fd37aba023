import SpecText

/// Numbers behind which a letter is no unit of time: decades, "70s / 80s / 90s", and names of classes.
extension StatedAmounts {
  static let eras: Lexicon = [
    "era", "eras", "decade", "decades", "retro", "vintage", "nostalgia", "oldies", "epoch", "année",
    "années", "décennie", "jahre", "jahrzehnt", "época",
    "épocas", "década", "décadas", "年代",
  ]

  /// Whether a letter begins a name and is no unit: "w-10 h-12".
  func isClass(_ unit: Int) -> Bool {
    unit + 1 < tokens.count && tokens[unit].range.count == 1 && tokens[unit + 1].gap == .hyphen
      && tokens[unit + 1].number != nil
  }

  /// Whether a number of whole tens in a text on eras is one of them.
  func isDecade(_ place: Int, _ value: Double) -> Bool {
    let unit = place + 1
    guard tokens[unit].text == "s", tokens[unit].gap == .none,
      (value / 10).rounded() * 10 == value, value < 100 || value >= 1900
    else { return false }
    return tokens.contains { Self.eras.contains($0.text) || $0.text.contains("年代") }
  }
}
