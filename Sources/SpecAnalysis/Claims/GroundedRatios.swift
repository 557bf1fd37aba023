import SpecModel
import SpecSyntax
import SpecText

/// Contrast ratios of colours that are named, with a ground that the clause, the column or the heading names: "on paper:
/// ink 14.8:1, fog 4.6:1", a column "Against Night", "## Contrast on `--surface`".
struct GroundedRatios {
  private let lines: ClaimLines
  private let colors: [[String]: OpaqueColor]
  private let longest: Int
  /// The colours of texts by the sorted words of their names.
  private let inks: [[String]: OpaqueColor]
  private var plain: ContiguousArray<UInt8> { lines.document.plain }

  /// The claims that do not hold.
  static func find(_ lines: ClaimLines, _ palette: Palette) -> [ContrastClaim] {
    let document = lines.document
    guard document.mentions(":1") || document.mentions(": 1"), !palette.entries.isEmpty else {
      return []
    }
    let modes: [Palette.Mode] = palette.hasThemes ? [.any, .light, .dark] : [.any]
    let finders = modes.map { mode in
      let colors = colors(palette, mode)
      return GroundedRatios(
        lines: lines, colors: colors, longest: colors.keys.map(\.count).max() ?? 1,
        inks: inks(colors))
    }
    return lines.lines.flatMap { line -> [ContrastClaim] in
      guard line.kind == .prose || line.kind == .row else { return [] }
      let mode = palette.hasThemes ? Palette.mode(of: lines.scope(of: line)) : .any
      let finder = finders[modes.firstIndex(of: mode) ?? 0]
      switch line.kind {
      case .prose: return finder.told(line)
      case .row: return finder.row(line)
      default: return []
      }
    }
  }

  /// The colours by the words of their names, each with one value in a theme.
  private static func colors(
    _ palette: Palette, _ mode: Palette.Mode
  ) -> [[String]: OpaqueColor] {
    var colors: [[String]: OpaqueColor] = [:]
    var doubtful: Set<[String]> = []
    for entry in palette.entries where !entry.words.isEmpty {
      let color = palette.color(entry.name, in: mode) ?? entry.color
      if let known = colors[entry.words], known != color { doubtful.insert(entry.words) }
      colors[entry.words] = color
    }
    for words in doubtful { colors[words] = nil }
    return colors
  }

  /// The colours with names of several words by these in order, where one colour alone has them.
  private static func inks(_ colors: [[String]: OpaqueColor]) -> [[String]: OpaqueColor] {
    var result: [[String]: OpaqueColor] = [:]
    var several: Set<[String]> = []
    for (words, color) in colors where words.count > 1 {
      let key = words.sorted()
      if let known = result[key], known != color { several.insert(key) }
      result[key] = color
    }
    for key in several { result[key] = nil }
    return result
  }

  /// A number before ":1".
  private struct Ratio {
    var value: Double
    var range: Range<Int>
  }

  // MARK: Rows

  private func row(_ line: ClaimLine) -> [ContrastClaim] {
    guard line.parts.contains(where: { ASCII.find(ASCII.colon, in: plain, $0) != nil }) else {
      return []
    }
    let header = lines.header(of: line)
    guard let first = line.parts.first, header.count >= line.parts.count else { return [] }
    // "cherry / navy" beside its ratio
    let names = string(first).split(separator: "/").map { Names.words(String($0)) }
    // Beside values the names are those of two colours, and no pair.
    if names.count == 2, hex(line) == nil, !line.parts.contains(where: holdsHex),
      let front = colors[names[0]], let ground = colors[names[1]],
      let ratio = line.parts.dropFirst().lazy.compactMap({ ratios($0).only }).first
    {
      return claim(ratio, front, ground, string(first)).map { [$0] } ?? []
    }
    if let pair = ownPair(first) {
      return line.parts.dropFirst().lazy.compactMap({ ratios($0).only }).first
        .flatMap { claim($0, pair.0, pair.1, string(first)) }.map { [$0] } ?? []
    }
    return line.parts.indices.dropFirst().compactMap { column in
      guard let ratio = ratios(line.parts[column]).only, let ground = ground(in: header[column]),
        !namesColor(words(line.parts[column].lowerBound..<ratio.range.lowerBound))
      else { return nil }
      let own = hexes(line, before: column) ?? name(at: words(first), from: 0)?.color ?? hex(line)
      return own.flatMap { claim(ratio, $0, ground, string(first)) }
    }
  }

  /// Both colours of a cell that puts one on a value of its own: "White on a red fill `#B8231E`".
  private func ownPair(_ cell: Range<Int>) -> (OpaqueColor, OpaqueColor)? {
    guard holdsHex(cell) else { return nil }
    let words = words(cell)
    guard let joint = words.firstIndex(where: Self.joints.contains), joint > 0,
      let front = name(at: words, from: 0)?.color,
      let start = string(cell).firstIndex(of: "#"),
      let ground = OpaqueColor(string(cell)[start...].prefix { $0 == "#" || $0.isHexDigit })
    else { return nil }
    return front == ground ? nil : (front, ground)
  }

  /// Whether words name a colour, so that a number behind them is the ratio of that one: "white on it: 6.8:1".
  private func namesColor(_ words: [String]) -> Bool {
    words.indices.contains { name(at: words, from: $0) != nil }
  }

  /// The value in the last cell before a column that holds nothing else.
  private func hexes(_ line: ClaimLine, before column: Int) -> OpaqueColor? {
    line.parts[..<column].reversed().lazy
      .compactMap { OpaqueColor(string($0).filter { !"` ".contains($0) }) }.first
  }

  private func holdsHex(_ part: Range<Int>) -> Bool {
    ASCII.find(ASCII.hash, in: plain, part) != nil
  }

  /// The first colour of a row that is written as its value.
  private func hex(_ line: ClaimLine) -> OpaqueColor? {
    line.parts.lazy.compactMap { OpaqueColor(string($0).filter { !"` ".contains($0) }) }.first
  }

  // MARK: Sentences

  private func told(_ line: ClaimLine) -> [ContrastClaim] {
    guard let part = line.parts.only, part.count < 400,
      ASCII.find(":1", in: plain, part) != nil || ASCII.find(": 1", in: plain, part) != nil
    else { return [] }
    let title = lines.document.title(
      ofSection: max(0, Int(lines.document.nodes[line.node].section)))
    guard !Names.hasWord(title, in: Self.goals) else { return [] }
    var result: [ContrastClaim] = []
    for sentence in lines.document.sentences(plain: part) {
      let ratios = ratios(sentence)
      guard !ratios.isEmpty else { continue }
      let text = words(sentence)
      var start = sentence.lowerBound
      for ratio in ratios {
        let clause = start..<ratio.range.lowerBound
        start = ratio.range.upperBound
        let own = words(clause)
        guard !own.contains(where: { Self.bounds.contains($0) }), !isBound(ratio, sentence) else {
          continue
        }
        let modes = Set(text).intersection(["dark", "dunkel", "oscuro", "sombre"])
        guard modes.isEmpty else { continue }
        if let pair = pair(own) {
          guard writesNoOther(clause, than: [pair.0, pair.1]) else { continue }
          claim(ratio, pair.0, pair.1, string(clause)).map { result.append($0) }
          continue
        }
        // The ground stands before the list of colours, or in the heading.
        guard let name = lastName(own), !isGround(name.place, own),
          let ground = listGround(text) ?? ground(in: title),
          writesNoOther(clause, than: [name.color, ground])
        else { continue }
        claim(ratio, name.color, ground, string(clause)).map { result.append($0) }
      }
    }
    return result
  }

  /// Whether a clause writes no colour as a value but those of a claim: what "`#F97316` as `accent`" says is said of the
  /// value.
  private func writesNoOther(_ clause: Range<Int>, than colors: [OpaqueColor]) -> Bool {
    guard holdsHex(clause) else { return true }
    return string(clause).split { $0 != "#" && !$0.isHexDigit }.allSatisfy { word in
      guard word.hasPrefix("#"), let color = OpaqueColor(word) else { return true }
      return colors.contains(color)
    }
  }

  /// "ink on paper", "weißer Text auf nacht": both within a clause.
  private func pair(_ words: [String]) -> (OpaqueColor, OpaqueColor)? {
    guard let joint = words.lastIndex(where: Self.joints.contains), joint > 0,
      let ground = name(at: words, from: joint + 1, skipping: true),
      let front = lastName(Array(words[..<joint]))
    else { return nil }
    return (front.color, ground.color)
  }

  private func isGround(_ place: Int, _ words: [String]) -> Bool {
    place > 0 && Self.joints.contains(words[place - 1])
  }

  /// The ground that stands behind the first "on", "against" or the like of a sentence.
  private func listGround(_ words: [String]) -> OpaqueColor? {
    guard let joint = words.firstIndex(where: Self.joints.contains) else { return nil }
    return name(at: words, from: joint + 1, skipping: true)?.color
  }

  /// The ground that a header or a heading names: "Against Night", "Contrast on `--surface`".
  private func ground(in title: String) -> OpaqueColor? {
    if let start = title.firstIndex(of: "#") {
      let hex = title[start...].prefix { $0 == "#" || $0.isHexDigit }
      if let color = OpaqueColor(hex) { return color }
    }
    let words = Names.words(title)
    guard let joint = words.firstIndex(where: Self.joints.contains) else { return nil }
    return name(at: words, from: joint + 1, skipping: true)?.color
  }

  static let joints: Lexicon = [
    "on", "against", "over", "auf", "gegen", "sobre", "contra", "vor", "sur", "contre", "su", "vs",
    "op", "versus",
  ]
  private static let bounds: Lexicon = [
    "least", "minimum", "min", "mindestens", "mínimo", "minimo", "needs", "need", "requires",
    "required", "than", "below", "under", "unter", "demands", "must", "should", "mindest", "moins",
    "only", "about", "roughly", "limit", "threshold", "passes", "or", "menos", "exceeds", "above",
    "target", "large",
  ]
  /// Words of headings over what is to be reached.
  private static let goals: Lexicon = [
    "target", "targets", "goal", "goals", "requirement", "requirements", "minimum", "minimums",
    "ziele", "objetivos",
  ]

  // MARK: Names

  private struct Named {
    var color: OpaqueColor
    var place: Int
    var length = 1
  }

  /// The longest name that begins at a place.
  private func name(at words: [String], from place: Int, skipping: Bool = false) -> Named? {
    var place = place
    if skipping, place < words.count, Articles.words.contains(words[place]) { place += 1 }
    guard place < words.count else { return nil }
    for length in stride(from: min(longest, words.count - place), to: 0, by: -1) {
      if let color = colors[Array(words[place..<place + length])] {
        return Named(color: color, place: place, length: length)
      }
    }
    return OpaqueColor(words[place]).map { Named(color: $0, place: place) }
  }

  /// The last name of some words: of "void black" the whole; "white/60" is a colour that lets the ground shine through.
  private func lastName(_ words: [String]) -> Named? {
    var last: Named?
    var place = 0
    while place < words.count {
      guard let found = name(at: words, from: place) else {
        place += 1
        continue
      }
      if found.length == 1, Palette.isToldText(words[...place]) {
        guard let told = toldText(words, place, behind: last) else { return nil }
        last = told
        place += 1
        continue
      }
      last = found
      place += found.length
    }
    guard let last else { return nil }
    let next = last.place + last.length
    return next < words.count && words[next].utf8.allSatisfy(ASCII.isDigit) ? nil : last
  }

  /// The colour of a text that the words before a noun for it tell: "muted text" is `text-muted`, "error text" is `error`,
  /// and "on paper: text" is the noun itself.
  private func toldText(_ words: [String], _ place: Int, behind last: Named?) -> Named? {
    for length in stride(from: min(4, place + 1), to: 1, by: -1) {
      let start = place + 1 - length
      if let color = inks[words[start...place].sorted()] {
        return Named(color: color, place: start, length: length)
      }
    }
    guard let last, last.place + last.length == place else { return nil }
    if isGround(last.place, words) { return name(at: words, from: place) }
    return Palette.ranks.contains(words[last.place])
      ? nil : Named(color: last.color, place: last.place, length: last.length + 1)
  }

  // MARK: Claims

  private func claim(
    _ ratio: Ratio, _ front: OpaqueColor, _ ground: OpaqueColor, _ name: String
  ) -> ContrastClaim? {
    guard front != ground else { return nil }
    let computed = front.contrast(with: ground)
    let claim = ContrastClaim(
      claimed: ratio.value, computed: computed, colors: [front, ground].map(Self.hex),
      basis: .pair, origin: lines.document.origin(lines.document.sourceRange(plain: ratio.range)),
      isBound: false)
    return claim.isWrong ? claim : nil
  }

  private static func hex(_ color: OpaqueColor) -> String {
    let digits = [color.red, color.green, color.blue].map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// Whether a sign or a word right before a ratio makes it a limit.
  private func isBound(_ ratio: Ratio, _ sentence: Range<Int>) -> Bool {
    var offset = ratio.range.lowerBound - 1
    while offset >= sentence.lowerBound, plain[offset] == ASCII.space { offset -= 1 }
    guard offset >= sentence.lowerBound else { return false }
    let byte = plain[offset]
    return byte == 0x3C || byte == 0x3E || byte == 0x7E || byte == 0xA5 || byte == 0xA4
      || byte == 0x88
  }

  /// "4.6:1", "4,6:1", "12.6 : 1"
  private func ratios(_ range: Range<Int>) -> [Ratio] {
    var result: [Ratio] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(plain[offset]),
        offset == range.lowerBound || !ASCII.isWord(plain[offset - 1])
      else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, ASCII.isDigit(plain[offset]) { offset += 1 }
      if offset + 1 < range.upperBound, plain[offset] == ASCII.dot || plain[offset] == 0x2C,
        ASCII.isDigit(plain[offset + 1])
      {
        offset += 1
        while offset < range.upperBound, ASCII.isDigit(plain[offset]) { offset += 1 }
      }
      let end = offset
      var next = end
      while next < range.upperBound, plain[next] == ASCII.space { next += 1 }
      guard next < range.upperBound, plain[next] == ASCII.colon else { continue }
      next += 1
      while next < range.upperBound, plain[next] == ASCII.space { next += 1 }
      guard next < range.upperBound, plain[next] == 0x31,
        next + 1 == range.upperBound || !ASCII.isWord(plain[next + 1]),
        !ContrastWords.isProportion(start, behind: next + 1, range, plain),
        let value = Double(string(start..<end).replacing(",", with: ".")), (1...21).contains(value)
      else { continue }
      result.append(Ratio(value: value, range: start..<end))
      offset = next + 1
    }
    return result
  }

  // MARK: Text

  private func string(_ range: Range<Int>) -> String {
    String(decoding: plain[range], as: UTF8.self)
  }

  private func words(_ range: Range<Int>) -> [String] { Names.words(string(range)) }
}
