import SpecText

/// The words that open the steps of scenarios; data, and how a text begins with one.
///
/// - Source: gherkin-languages.json of Cucumber.
enum GherkinKeywords {
  /// What a step is for.
  enum Kind { case given, when, then, and }

  /// The keyword as a whole word with which a text begins, in any case.
  static func opening(
    _ text: String, among keywords: [UInt8: [(String, Kind)]] = heads
  ) -> (keyword: String, kind: Kind)? {
    guard mayOpen(text, among: keywords) else { return nil }
    let lower = text.prefix(24).lowercased()
    guard let head = lower.utf8.first, let near = keywords[head] else { return nil }
    for (keyword, kind) in near where lower.hasPrefix(keyword) {
      let isWide = keyword.utf8.first ?? 0 >= 0xE3
      if !isWide, let next = lower.dropFirst(keyword.count).first, next.isLetter { continue }
      return (keyword, kind)
    }
    return nil
  }

  /// Whether a text may begin with a keyword: a test on the first byte, where the small letter keeps or tells it.
  private static func mayOpen(_ text: String, among keywords: [UInt8: [(String, Kind)]]) -> Bool {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next() else { return false }
    if first < 0x80 { return keywords[ASCII.lowercased(first)] != nil }
    // E2 94 to E2 9F: drawn lines, signs and pictures, which have no small letters.
    guard first == 0xE2, let second = bytes.next(), 0x94...0x9F ~= second else { return true }
    return keywords[first] != nil
  }

  /// Keywords by their first byte, in their order.
  static func byHead(_ keywords: [(String, Kind)]) -> [UInt8: [(String, Kind)]] {
    Dictionary(grouping: keywords) { $0.0.utf8.first ?? 0 }
  }

  static let heads = byHead(all)

  /// The keywords in small letters, longer ones before their beginnings.
  static let all: [(String, Kind)] = [
    ("given that ", .given), ("given", .given), ("when", .when), ("then", .then), ("and", .and),
    ("but", .and), ("angenommen", .given), ("gegeben seien", .given), ("gegeben sei", .given),
    ("gegeben", .given), ("wenn", .when), ("dann", .then), ("und", .and), ("aber", .and),
    ("étant donné que", .given), ("étant donné qu'", .given), ("étant donné", .given),
    ("soit", .given), ("quand", .when), ("lorsque", .when), ("lorsqu'", .when), ("alors", .then),
    ("et que", .and), ("et", .and), ("mais", .and), ("dado que", .given), ("dada", .given),
    ("dados", .given), ("dado", .given), ("cuando", .when), ("entonces", .then), ("y", .and),
    ("pero", .and), ("quando", .when), ("então", .then), ("e", .and), ("mas", .and),
    ("dato che", .given), ("dato", .given), ("data", .given), ("allora", .then), ("ma", .and),
    ("gegeven dat", .given), ("gegeven", .given), ("stel", .given), ("wanneer", .when),
    ("als", .when), ("dan", .then), ("en", .and), ("maar", .and), ("diketahui", .given),
    ("dengan", .given), ("ketika", .when), ("maka", .then), ("tapi", .and), ("前提", .given),
    ("もし", .when), ("ならば", .then), ("かつ", .and), ("しかし", .and), ("假如", .given),
    ("假设", .given), ("假定", .given), ("当", .when), ("那么", .then), ("而且", .and),
    ("并且", .and), ("但是", .and), ("먼저", .given), ("조건", .given), ("만일", .when),
    ("만약", .when), ("그러면", .then), ("그리고", .and), ("하지만", .and), ("zakładając", .given),
    ("mając", .given), ("givet", .given), ("gitt", .given), ("pokud", .given), ("дано", .given),
    ("допустим", .given), ("kiedy", .when), ("gdy", .when), ("jeżeli", .when), ("när", .when),
    ("når", .when), ("když", .when), ("если", .when), ("когда", .when), ("當", .when),
    ("wtedy", .then), ("så", .then), ("pak", .then), ("то", .then), ("тогда", .then),
    ("那麼", .then),
  ]
}
