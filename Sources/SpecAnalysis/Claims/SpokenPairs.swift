import SpecModel
import SpecSyntax
import SpecText

/// Finds texts and grounds that words of roles bring together, and not one row or one list.
///
/// - Shape: paths of names ("Text/Danger/On Danger" beside "Background/Danger/Default"), remarks of colours ("text on
///   primary/secondary fills"), a text colour on a gradient in one style rule, and white letters on a value in scripts
///   without blanks.
struct SpokenPairs {
  let document: Document
  let spec: SpecDocument
  let palette: Palette

  static func find(_ document: Document, _ spec: SpecDocument, _ palette: Palette) -> [ColorPair] {
    let pairs = SpokenPairs(document: document, spec: spec, palette: palette)
    return pairs.paths() + pairs.remarks() + pairs.gradients() + pairs.letters()
  }

  // MARK: Paths

  /// A colour with its place among those of the same name.
  private struct Entry {
    var token: Token
    var color: OpaqueColor
  }

  private static let grounds: Lexicon = ["background", "bg", "fill", "surface"]

  /// "Text/Danger/On Danger" on "Background/Danger/Default", the first one on the first one.
  private func paths() -> [ColorPair] {
    guard spec.tokens.contains(where: { $0.name.contains("/On ") || $0.name.contains("/on-") })
    else {
      return []
    }
    var inks: [String: [Entry]] = [:]
    var order: [String] = []
    var fills: [String: [Entry]] = [:]
    for token in spec.tokens where token.kind == .color {
      guard let color = OpaqueColor(value: token.value) else { continue }
      let parts = token.name.lowercased().split(separator: "/").map(String.init)
      guard parts.count >= 2, let last = parts.last else { continue }
      if parts[0] == "text", last.hasPrefix("on ") || last.hasPrefix("on-") {
        let role = String(last.dropFirst(3))
        if inks[role] == nil { order.append(role) }
        inks[role, default: []].append(Entry(token: token, color: color))
      } else if Self.grounds.contains(parts[0]), parts.count == 2 || last == "default" {
        fills[parts[1], default: []].append(Entry(token: token, color: color))
      }
    }
    return order.flatMap { role -> [ColorPair] in
      guard let inks = inks[role], let fills = fills[role], inks.count == fills.count else {
        return []
      }
      return zip(inks, fills).map { pair($0.token, $0.color, $1.token, $1.color) }
    }
  }

  private func pair(
    _ ink: Token, _ color: OpaqueColor, _ ground: Token, _ other: OpaqueColor
  ) -> ColorPair {
    ColorPair(
      subject: "", ink: .init(text: ink.name, color: color, origin: ink.valueOrigin),
      background: .init(text: ground.name, color: other, origin: ground.valueOrigin), size: nil,
      isBold: false, isNamed: true)
  }

  // MARK: Remarks

  private static let texts: Lexicon = ["text", "texts", "label", "labels", "letters", "copy"]
  private static let fills: Lexicon = [
    "fill", "fills", "background", "backgrounds", "button", "buttons", "surface", "surfaces",
    "container", "containers", "cta", "ctas",
  ]

  /// "`text.inverse` #FFFFFF — text on primary/secondary fills": the words behind "on" name colours of the document.
  private func remarks() -> [ColorPair] {
    guard
      document.mentions("ext on ") || document.mentions("abels on ")
        || document.mentions("abel on ")
    else { return [] }
    var result: [ColorPair] = []
    for token in spec.tokens where token.kind == .color && token.modes.isEmpty {
      guard let color = OpaqueColor(value: token.value), let names = names(behind: token) else {
        continue
      }
      for name in names.list {
        guard let ground = ground(name, names.fill) ?? ground(name),
          let other = OpaqueColor(value: ground.value),
          ground.name != token.name
        else { continue }
        result.append(pair(token, color, ground, other))
      }
    }
    return result
  }

  /// The names between "text on" and "fills" in the remark of a colour.
  private func names(behind token: Token) -> (list: [String], fill: String)? {
    let source = document.source
    let line = source.lineRange(source.lineIndex(of: Int(token.valueOrigin.range.end)))
    guard Int(line.end) - Int(token.valueOrigin.range.end) < 120,
      !document.isCode(token.origin.range.start)
    else { return nil }
    let text = source.string(SourceRange(Int(token.valueOrigin.range.end), Int(line.end)))
    let words = Names.words(text)
    guard let on = words.firstIndex(of: "on"), on > 0, on <= 2, Self.texts.contains(words[on - 1]),
      !words.contains(where: {
        $0 == "not" || $0 == "never" || $0 == "large" || SwitchedOff.words.contains($0)
      }),
      let end = words[on...].firstIndex(where: Self.fills.contains), end > on + 1, end <= on + 5
    else { return nil }
    let list = words[(on + 1)..<end].filter { $0 != "and" && $0 != "or" && $0 != "the" }
    return (list, Subject.singular(words[end]))
  }

  /// The colour that has the word for the fill in its name: "text on the secondary container" is on
  /// `secondary-container`, and not on `secondary`.
  private func ground(_ word: String, _ fill: String) -> Token? {
    let found = spec.tokens.filter { token in
      token.kind == .color && token.modes.isEmpty
        && Names.words(token.name).suffix(2) == [word, fill]
        && !Names.words(token.name).contains("on")
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The only colour whose name is a word, or ends in it behind a family.
  private func ground(_ word: String) -> Token? {
    let found = spec.tokens.filter { token in
      guard token.kind == .color, token.modes.isEmpty else { return false }
      let words = Names.words(token.name)
      return words.last == word && words.count <= 2
        && (words.count == 1 || Self.families.contains(words[0]))
    }
    return found.count == 1 ? found[0] : nil
  }

  private static let families: Lexicon = ["brand", "color", "colour", "colors", "palette"]

  // MARK: Gradients

  /// A light text on a gradient whose lightest stop is too light for it.
  private func gradients() -> [ColorPair] {
    guard document.mentions("gradient"), document.mentions("color:") else { return [] }
    let stops = spec.tokens.reduce(into: [String: String]()) { result, token in
      if token.name.hasPrefix("--"), token.value.contains("gradient(") {
        result[token.name] = token.value
      }
    }
    let defined = gradientLines().merging(stops) { first, _ in first }
    return StyleRules.read(document).compactMap { rule in
      guard !rule.isReduced, let ink = rule.declaration("color"),
        let fill = rule.declaration("background"), let color = color(ink.value),
        color.luminance > 0.8, rule.declaration("background-clip") == nil,
        rule.declaration("-webkit-background-clip") == nil,
        case let value = fill.value.hasPrefix("var(--")
          ? defined[String(fill.value.dropFirst(4).prefix { $0 != ")" })] ?? "" : fill.value,
        value.contains("linear-gradient(")
      else { return nil }
      let stops = colors(value)
      guard stops.count >= 2,
        let lightest = stops.max(by: { $0.luminance < $1.luminance }),
        // Too little for large text as well (WCAG 2.2, 1.4.3).
        lightest.contrast(with: color) < 3
      else { return nil }
      let large = rule.declaration("font-size")?.value ?? ""
      return ColorPair(
        subject: rule.selector,
        ink: .init(text: ink.value, color: color, origin: ink.origin),
        background: .init(
          text: fill.value, color: lightest, origin: fill.origin, stop: lightest.hex),
        size: large.hasSuffix("px") ? Double(large.dropLast(2)) : nil, isBold: false)
    }
  }

  /// The custom properties of the document's code that are gradients.
  private func gradientLines() -> [String: String] {
    var result: [String: String] = [:]
    for block in document.codeBlocks {
      for line in block.lines
      where ASCII.find("gradient(", in: document.source.bytes, line.offsets) != nil {
        let text = document.source.string(line).drop { $0 == " " }
        guard text.hasPrefix("--"), let colon = text.firstIndex(of: ":") else { continue }
        let value = text[text.index(after: colon)...].prefix { $0 != ";" }.drop { $0 == " " }
        result[String(text[..<colon])] = String(value)
      }
    }
    return result
  }

  private func color(_ text: String) -> OpaqueColor? {
    if text.hasPrefix("var(--"), text.hasSuffix(")") {
      return palette.color(text.dropFirst(4).dropLast())
    }
    return OpaqueColor(value: text) ?? palette.color(text)
  }

  /// The opaque colours of a gradient; none where one of them is not known.
  private func colors(_ gradient: String) -> [OpaqueColor] {
    guard !gradient.contains("rgba"), !gradient.contains("hsla"), !gradient.contains("transparent")
    else { return [] }
    var result: [OpaqueColor] = []
    for part in gradient.split(whereSeparator: { ",; ".contains($0) }) {
      var word = part
      if let open = word.range(ofPrefix: "linear-gradient(") { word = word[open...] }
      while word.hasSuffix(")"), !word.hasPrefix("var(") || word.hasSuffix("))") {
        word = word.dropLast()
      }
      if word.hasPrefix("#") || word.hasPrefix("var(--") {
        guard let color = color(String(word)) else { return [] }
        result.append(color)
      }
    }
    return result
  }

  // MARK: Letters

  private static let letters = cues.map { "\($0)" }
  private static let fields = ["底", "背景", "地", "배경"]

  /// "綠底 #06C755＋白字 28sp": white letters on the value before them.
  private func letters() -> [ColorPair] {
    guard Self.cues.contains(where: { document.mentions($0) }) else { return [] }
    let leaves = Set(Self.cues.flatMap { document.leaves(with: $0) }).sorted()
    return leaves.compactMap { leaf in
      let text = document.string(leaf)
      guard text.utf8.count < 400, let word = Self.letters.first(where: text.contains),
        let place = text.firstRange(of: word),
        let hash = text[..<place.lowerBound].lastIndex(of: "#"),
        case let hex = text[hash..<place.lowerBound].prefix(while: { $0 == "#" || $0.isHexDigit }),
        let color = OpaqueColor(String(hex)),
        // Nothing but a sign stands between them.
        text[text.index(hash, offsetBy: hex.count)..<place.lowerBound].count <= 2,
        Self.fields.contains(where: { text[..<hash].suffix(6).contains($0) })
      else { return nil }
      let range = document.sourceRange(plain: document.plainText(of: leaf))
      let rest = text[place.upperBound...].prefix(12)
      let size = rest.split(separator: " ").lazy.compactMap { part in
        ["sp", "pt", "px"].contains(where: part.hasSuffix) ? Double(part.dropLast(2)) : nil
      }.first
      let origin = document.origin(range)
      return ColorPair(
        subject: word, ink: .init(text: word, color: OpaqueColor(value: "#FFFFFF"), origin: origin),
        background: .init(text: String(hex), color: color, origin: origin), size: size,
        isBold: false)
    }
  }

  private static let cues: [StaticString] = ["白字", "白文字", "白色文字", "白抜き", "흰 글자", "흰색 글자"]
}

extension Substring {
  /// The index behind a prefix.
  fileprivate func range(ofPrefix prefix: String) -> Index? {
    hasPrefix(prefix) ? index(startIndex, offsetBy: prefix.count) : nil
  }
}
