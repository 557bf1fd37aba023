import SpecModel
import SpecSyntax
import SpecText

/// Contrast ratios between colours that are named, in the mode that the sentence or its heading tells, whatever order
/// the words have: "dark: chalk on slate 9.1:1", "at 4.6:1 on paper" behind the colour's label, rows below "Contrast (light,
/// on white)", names without the prefix that all properties of the document have.
struct ModedRatios {
  private enum Mode { case light, dark }

  /// A colour in both modes.
  private struct Shade: Equatable {
    var light: OpaqueColor?
    var dark: OpaqueColor?

    func color(_ mode: Mode) -> OpaqueColor? { mode == .light ? light : dark }
  }

  private let lines: ClaimLines
  private let shades: [String: Shade]
  /// The first words of the names of several words.
  private let heads: Set<String>
  private let hasModes: Bool

  static func find(_ lines: ClaimLines, _ spec: SpecDocument) -> [ContrastClaim] {
    guard lines.document.mentions(":1") || lines.document.mentions(": 1") else { return [] }
    let (shades, hasModes) = shades(spec, lines.document)
    guard shades.count > 2 else { return [] }
    let heads = shades.keys.compactMap { name in
      name.utf8.firstIndex(of: ASCII.space).map { String(name[..<$0]) }
    }
    let finder = ModedRatios(
      lines: lines, shades: shades, heads: Set(heads), hasModes: hasModes)
    return lines.lines.flatMap { line -> [ContrastClaim] in
      guard line.kind == .prose || line.kind == .row else { return [] }
      let found = line.kind == .prose ? finder.told(line) : finder.row(line)
      // What is to be reached is no measure.
      return found.isEmpty || lines.scope(of: line).last.map(ContrastWords.namesTargets) == true
        ? [] : found
    }
  }

  // MARK: Colours

  /// The colours by their last names in small letters; those with two values are left out.
  private static func shades(
    _ spec: SpecDocument, _ document: Document
  ) -> ([String: Shade], Bool) {
    let colors = withoutAliases(spec.tokens.filter { $0.kind == .color })
    let properties = colors.filter { $0.name.hasPrefix("--") }
      .map { words($0.name) }.filter { $0.count > 1 }
    let prefix = properties.first?.first.flatMap { first in
      properties.count > 2 && properties.allSatisfy { $0.first == first } ? first : nil
    }
    var result: [String: Shade] = [:]
    var doubtful: Set<String> = []
    var hasModes = false
    for token in colors {
      guard let base = OpaqueColor(token.value) else { continue }
      var shade = Shade(light: base, dark: base)
      for mode in token.modes {
        let words = Names.words(mode.mode)
        if words.contains("dark") {
          shade.dark = OpaqueColor(mode.value)
          hasModes = true
        } else if words.contains("light") {
          shade.light = OpaqueColor(mode.value)
          hasModes = true
        } else {
          shade = Shade(light: nil, dark: nil)
        }
      }
      var words = words(token.name.split(separator: ".").last.map(String.init) ?? token.name)
      var names = [words.joined(separator: " ")]
      if words.count > 1, words[0] == prefix || words[0] == "color" {
        words.removeFirst()
        names.append(words.joined(separator: " "))
      }
      let isDark = isOfDarkBlock(token, document)
      for name in names {
        if isDark, let known = result[name] {
          hasModes = true
          result[name] = Shade(light: known.light, dark: base)
          continue
        }
        if let known = result[name], known != shade { doubtful.insert(name) }
        result[name] = isDark ? Shade(light: nil, dark: base) : shade
      }
    }
    for name in doubtful { result[name] = nil }
    return (result, hasModes)
  }

  /// Colours whose values are written out: "--ink: var(--slate-600)" has that of the name.
  private static func withoutAliases(_ colors: [Token]) -> [Token] {
    guard colors.contains(where: { $0.value.hasPrefix("var(--") }) else { return colors }
    let values = Dictionary(
      colors.filter { OpaqueColor($0.value) != nil }.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    return colors.map { color in
      guard color.value.hasPrefix("var(--"), color.value.hasSuffix(")"),
        let value = values[String(color.value.dropFirst(4).dropLast())]
      else { return color }
      var color = color
      color.value = value
      return color
    }
  }

  /// Whether a custom property stands in a rule of a style sheet for the dark appearance.
  private static func isOfDarkBlock(_ token: Token, _ document: Document) -> Bool {
    guard token.name.hasPrefix("--"), document.isCode(token.origin.range.start) else {
      return false
    }
    let bytes = document.source.bytes
    let start = Int(token.origin.range.start)
    guard let brace = bytes[max(0, start - 3000)..<start].lastIndex(of: 0x7B) else { return false }
    let rule = max(0, brace - 80)..<brace
    let line = bytes[rule].lastIndex(of: 0x7D).map { $0..<brace } ?? rule
    return ASCII.find("dark", in: bytes, line) != nil || ASCII.find("night", in: bytes, line) != nil
  }

  /// The words of a text; "onSurface" is one, and not the ground of another colour.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The colour of a name; white and black need no definition.
  private func shade(_ words: ArraySlice<String>) -> Shade? {
    guard let word = words.first, words.count == 1 else {
      return shades[words.joined(separator: " ")]
    }
    if let known = shades[word] { return known }
    let hex = word == "white" ? "#FFFFFF" : word == "black" ? "#000000" : ""
    return OpaqueColor(hex).map { Shade(light: $0, dark: $0) }
  }

  private struct Found {
    var shade: Shade
    var place: Range<Int>
  }

  /// The colours that some words name, longest names first.
  private func names(_ words: [String]) -> [Found] {
    var result: [Found] = []
    var place = 0
    while place < words.count {
      var length = heads.contains(words[place]) ? min(4, words.count - place) : 1
      while length > 0, shade(words[place..<place + length]) == nil { length -= 1 }
      if length > 0, let shade = shade(words[place..<place + length]) {
        var found: Found? = Found(shade: shade, place: place..<place + length)
        if length == 1, Palette.isToldText(words[...place]), !Self.leads.contains(words[place - 1]),
          !isGround(result.last, place, words)
        {
          found = toldText(words, place)
          if let found, let last = result.last, found.place.overlaps(last.place) {
            result.removeLast()
          }
        }
        if let found { result.append(found) }
      }
      place += max(1, length)
    }
    return result
  }

  /// Words that may lead to a list of pairs: "dark: text on slate 9.1:1".
  private static let leads: Lexicon = [
    "dark", "light", "night", "day", "mode", "theme", "modus", "aa", "aaa",
  ]

  /// Whether the colour right before a place stands behind "on": "on paper: text 14.8:1".
  private func isGround(_ last: Found?, _ place: Int, _ words: [String]) -> Bool {
    guard let last, last.place.upperBound == place, last.place.lowerBound > 0 else { return false }
    return Self.joints.contains(words[last.place.lowerBound - 1])
  }

  /// The colour of a text that the words before a noun for it tell: "muted text" is `text-muted`, "error text" is `error`,
  /// and neither is `text`.
  private func toldText(_ words: [String], _ place: Int) -> Found? {
    for start in max(0, place - 3)..<place {
      let turned = [words[place]] + words[start..<place]
      if let shade = shades[turned.joined(separator: " ")] {
        return Found(shade: shade, place: start..<place + 1)
      }
    }
    for name in Palette.inkNames(Array(words[...place]), longest: 4) {
      let parts = name.split(separator: " ").map(String.init)
      guard let shade = shade(parts[...]) else { continue }
      let count = parts.last == words[place] ? parts.count : parts.count + 1
      return Found(shade: shade, place: place + 1 - count..<place + 1)
    }
    return nil
  }

  // MARK: Modes

  private func mode(_ words: some Sequence<String>) -> Mode? {
    var found: Set<Bool> = []
    for word in words {
      if word == "dark" || word == "night" { found.insert(true) }
      if word == "light" || word == "day" { found.insert(false) }
    }
    return found.count == 1 ? (found.first == true ? .dark : .light) : nil
  }

  // MARK: Rows

  private func row(_ line: ClaimLine) -> [ContrastClaim] {
    guard let first = line.parts.first, first.count < 60 else { return [] }
    let header = lines.header(of: line)
    let found = line.parts.indices.dropFirst().compactMap { column -> (Int, Ratio)? in
      ratios(line.parts[column]).only.map { (column, $0) }
    }
    if found.count == 2 { return columns(line, found, header) }
    guard let (column, ratio) = found.only, column < header.count,
      Names.hasWord(header[column], in: Self.measured, ofAtMost: 3)
    else { return [] }
    let words = Self.words(string(first))
    let title = Self.words(
      lines.document.title(ofSection: max(0, Int(lines.document.nodes[line.node].section))))
    let mode = mode(words + Self.words(header[column])) ?? mode(title)
    if let pair = pair(words, isWhole: true) {
      return claim(ratio, pair.0, pair.1, mode).map { [$0] } ?? []
    }
    guard let front = shade(words[...]), let ground = ground(of: title) else { return [] }
    return claim(ratio, front, ground, mode).map { [$0] } ?? []
  }

  /// "ink on page | 14.8:1 | 12.1:1" below "Light | Dark": a ratio for each mode.
  private func columns(
    _ line: ClaimLine, _ found: [(Int, Ratio)], _ header: [String]
  ) -> [ContrastClaim] {
    guard let pair = pair(Self.words(string(line.parts[0])), isWhole: true) else { return [] }
    let modes = found.map { $0.0 < header.count ? mode(Self.words(header[$0.0])) : nil }
    guard Set(modes) == [.light, .dark] else { return [] }
    return zip(found, modes).compactMap { claim($0.1, pair.0, pair.1, $1) }
  }

  private static let measured: Lexicon = ["ratio", "contrast", "measured", "kontrast", "contraste"]

  /// The colour behind the only "on" of a heading.
  private func ground(of title: [String]) -> Shade? {
    guard let joint = title.firstIndex(where: Self.joints.contains),
      let name = names(Array(title[(joint + 1)...])).first, name.place.lowerBound <= 1
    else { return nil }
    return name.shade
  }

  // MARK: Sentences

  private static let joints: Lexicon = ["on", "against", "auf", "gegen", "sobre", "over"]
  private static let bounds: Lexicon = [
    "least", "minimum", "min", "needs", "need", "requires", "required", "than", "below", "under",
    "must", "should", "limit", "threshold", "or", "exceeds", "above", "target", "demands", "aa",
    "meets", "reach", "about", "roughly", "nearly", "almost", "minimal",
  ]

  private func told(_ line: ClaimLine) -> [ContrastClaim] {
    guard let part = line.parts.only, part.count < 400, mayHoldRatio(part) else { return [] }
    var result: [ContrastClaim] = []
    let label = label(of: line, part)
    let title = Self.words(
      lines.document.title(ofSection: max(0, Int(lines.document.nodes[line.node].section))))
    for sentence in lines.document.sentences(plain: part) {
      let ratios = ratios(sentence)
      guard !ratios.isEmpty else { continue }
      let whole = Self.words(string(sentence))
      let lead = mode(whole) ?? mode(title)
      var last: (Shade, Shade)?
      var start = sentence.lowerBound
      // Of two that share a number the first counts: "3:1 :1".
      for (place, ratio) in ratios.enumerated() where ratio.range.lowerBound >= start {
        let clause = Self.words(string(start..<ratio.range.lowerBound))
        let end =
          place + 1 < ratios.count ? ratios[place + 1].range.lowerBound : sentence.upperBound
        let behind = Self.words(string(ratio.end..<max(ratio.end, end)))
        start = ratio.end
        guard !clause.contains(where: Self.bounds.contains), !isBound(ratio, sentence) else {
          last = nil
          continue
        }
        let own = mode(behind.prefix(2)) ?? mode(clause) ?? lead
        let named = names(clause)
        if let pair = pair(clause, isWhole: false) {
          last = pair
          claim(ratio, pair.0, pair.1, own).map { result.append($0) }
        } else if named.allSatisfy({ $0.place.lowerBound == 0 }),
          behind.first.map(Self.joints.contains) == true,
          let front = label, let ground = names(Array(behind.dropFirst())).first,
          ground.place.lowerBound <= 1
        {
          claim(ratio, front, ground.shade, own).map { result.append($0) }
        } else if let front = named.last, place > 0 || whole.contains(where: Self.joints.contains),
          !clause[..<front.place.lowerBound].suffix(1).contains(where: Self.joints.contains),
          front.place.upperBound == clause.count, let ground = listGround(whole)
        {
          claim(ratio, front.shade, ground, own).map { result.append($0) }
        } else if named.isEmpty, place > 0, let pair = last, mode(behind.prefix(2)) != nil {
          claim(ratio, pair.0, pair.1, own).map { result.append($0) }
        }
      }
    }
    return result
  }

  /// The ground that stands behind the only "on" of a sentence: "measured on slate: chalk 9.1:1, dust 4.8:1".
  private func listGround(_ words: [String]) -> Shade? {
    let joints = words.indices.filter { Self.joints.contains(words[$0]) }
    guard let joint = joints.only, let ground = names(Array(words[(joint + 1)...])).first,
      ground.place.lowerBound <= 1
    else { return nil }
    return ground.shade
  }

  /// "chalk on slate": two names that nothing but small words part.
  private func pair(_ words: [String], isWhole: Bool) -> (Shade, Shade)? {
    guard let joint = words.lastIndex(where: Self.joints.contains), joint > 0 else { return nil }
    let fronts = names(Array(words[..<joint]))
    let grounds = names(Array(words[(joint + 1)...]))
    guard let front = fronts.last, front.place.upperBound == joint, let ground = grounds.first,
      ground.place.lowerBound <= 1
    else { return nil }
    if isWhole, front.place.lowerBound > 0 || ground.place.upperBound + joint + 1 < words.count {
      return nil
    }
    return (front.shade, ground.shade)
  }

  /// The colour that an item begins with.
  private func label(of line: ClaimLine, _ part: Range<Int>) -> Shade? {
    guard lines.document.list(at: lines.document.nodes[line.node].range.start) != nil else {
      return nil
    }
    let words = Self.words(string(part.lowerBound..<min(part.upperBound, part.lowerBound + 48)))
    return names(words).first.flatMap { $0.place.lowerBound == 0 ? $0.shade : nil }
  }

  // MARK: Claims

  /// A number before ":1" and where the ratio ends.
  private struct Ratio {
    var value: Double
    var range: Range<Int>
    var end: Int
  }

  private func claim(
    _ ratio: Ratio, _ front: Shade, _ ground: Shade, _ mode: Mode?
  ) -> ContrastClaim? {
    let modes: [Mode] = mode.map { [$0] } ?? (hasModes ? [.light, .dark] : [.light])
    var best: ContrastClaim?
    for mode in modes {
      guard let one = front.color(mode), let other = ground.color(mode), one != other else {
        return nil
      }
      let computed = one.contrast(with: other)
      // A ratio that is far from all that the colours can give is of another pair.
      let claim = ContrastClaim(
        claimed: ratio.value, computed: computed, colors: [one, other].map(Self.hex), basis: .pair,
        origin: lines.document.origin(lines.document.sourceRange(plain: ratio.range)),
        isBound: false)
      guard claim.isWrong else { return nil }
      if best == nil { best = claim }
    }
    return best
  }

  private static func hex(_ color: OpaqueColor) -> String {
    let digits = [color.red, color.green, color.blue].map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  private func string(_ range: Range<Int>) -> String { lines.document.string(plain: range) }

  /// Whether a sign right before a ratio makes it a limit.
  private func isBound(_ ratio: Ratio, _ sentence: Range<Int>) -> Bool {
    let plain = lines.document.plain
    var offset = ratio.range.lowerBound - 1
    while offset >= sentence.lowerBound, plain[offset] == ASCII.space { offset -= 1 }
    guard offset >= sentence.lowerBound else { return false }
    return [0x3C, 0x3E, 0x7E, 0xA5, 0xA4, 0x88].contains(plain[offset])
  }

  /// A byte test: a digit, a colon and a 1, with a blank at most.
  private func mayHoldRatio(_ range: Range<Int>) -> Bool {
    let plain = lines.document.plain
    return ([":1", ": 1"] as [StaticString]).contains { ASCII.find($0, in: plain, range) != nil }
  }

  /// "4.6:1", "12.6 : 1"
  private func ratios(_ range: Range<Int>) -> [Ratio] {
    guard mayHoldRatio(range) else { return [] }
    let tokens = TextTokens.read(lines.document, range)
    return tokens.indices.dropLast().compactMap { place in
      guard let value = tokens[place].number, tokens[place + 1].number == 1,
        tokens[place + 1].gap == .colon, (1...21).contains(value),
        tokens[place + 1].range.count == 1,
        place + 2 == tokens.count || tokens[place + 2].gap != .none,
        !ContrastWords.isProportion(
          tokens[place].range.lowerBound, behind: tokens[place + 1].range.upperBound, range,
          lines.document.plain)
      else { return nil }
      return Ratio(
        value: value, range: tokens[place].range, end: tokens[place + 1].range.upperBound)
    }
  }
}
