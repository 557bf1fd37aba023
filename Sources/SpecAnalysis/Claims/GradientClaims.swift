import SpecModel
import SpecSyntax
import SpecText

/// Claims on text over a gradient that the document defines: "white on the hero gradient: 4.5:1".
///
/// Text may stand on each of the colours, so that a limit holds only where the worst of them keeps it; a measured ratio
/// is too high only where none of them reaches it.
struct GradientClaims {
  /// A gradient with its opaque colours.
  private struct Gradient {
    var name: String
    /// The words that tell it from other gradients.
    var words: Set<String>
    var stops: [(text: String, color: OpaqueColor)]
  }

  private let lines: ClaimLines
  private let palette: Palette
  private let reader: ContrastClaims
  private let gradients: [Gradient]

  /// The claims that do not hold, but for lines that are judged already.
  ///
  /// - Complexity: O(lines with a digit × gradients).
  static func find(
    _ lines: ClaimLines, _ palette: Palette, _ spec: SpecDocument, beside known: Set<Int>
  ) -> [ContrastClaim] {
    let document = lines.document
    guard document.mentions("gradient("), document.mentions(":1") || document.mentions("AA") else {
      return []
    }
    let finder = GradientClaims(lines, palette, spec)
    guard !finder.gradients.isEmpty else { return [] }
    return lines.lines.compactMap(finder.claim).filter {
      $0.isWrong && !known.contains(document.source.line(of: $0.origin.range.start))
    }
  }

  private init(_ lines: ClaimLines, _ palette: Palette, _ spec: SpecDocument) {
    self.lines = lines
    self.palette = palette
    reader = ContrastClaims(lines, palette, isCode: false)
    var found: [Gradient] = []
    for token in spec.tokens where token.modes.isEmpty && token.value.contains("gradient(") {
      found += Self.gradient(token.name, token.value, palette)
    }
    for line in lines.lines
    where (line.kind == .prose || line.kind == .row)
      && line.parts.contains(where: { ASCII.find("gradient(", in: lines.document.plain, $0) != nil }
      )
    {
      let text = line.parts.map { lines.string($0, of: line) }.joined(separator: " | ")
      guard let place = text.firstRange(of: "gradient("),
        let name = text[..<place.lowerBound].split(whereSeparator: { ":|".contains($0) }).first
      else { continue }
      let function = text[place.lowerBound...]
      found += Self.gradient(String(name).trimmedSpaces, String(function), palette)
    }
    // Two gradients of one name are those of two modes or of two parts.
    let names = found.reduce(into: [String: Int]()) { $0[$1.name.lowercased(), default: 0] += 1 }
    gradients = found.filter { names[$0.name.lowercased()] == 1 }
  }

  private static let fillers: Lexicon = [
    "gradient", "gradients", "linear", "background", "bg", "color", "colour", "the", "from", "to",
    "text", "on", "a", "and", "in", "of", "grad", "token",
  ]

  private static func gradient(_ name: String, _ value: String, _ palette: Palette) -> [Gradient] {
    let stops = stops(value, palette)
    guard stops.count > 1, !name.isEmpty, name.utf8.count < 60 else { return [] }
    return [
      Gradient(
        name: name, words: Set(Names.words(name).filter { !fillers.contains($0) }), stops: stops)
    ]
  }

  /// The colours between the commas of the only function of a value; none where one of them is not known, or where
  /// another layer or an opacity lies over or under it.
  private static func stops(
    _ value: String, _ palette: Palette
  ) -> [(text: String, color: OpaqueColor)] {
    guard let open = value.firstRange(of: "gradient("),
      case let rest = value[open.upperBound...], !rest.contains("gradient("),
      !rest.contains("url("), !rest.contains("transparent"), !rest.contains("color-mix")
    else { return [] }
    var parts = [""]
    var depth = 1
    for character in rest {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    guard depth == 0 else { return [] }
    var result: [(text: String, color: OpaqueColor)] = []
    for (place, part) in parts.enumerated() {
      let words = part.trimmedSpaces
      if let own = color(words, palette) {
        result.append(own)
      } else if place > 0 || words.hasPrefix("#") || words.contains("(") {
        return []
      }
    }
    return result
  }

  /// The colour that a stop begins with: "#BE123C 40%", "var(--rose)", "rgb(190, 18, 60) 0%".
  private static func color(
    _ stop: String, _ palette: Palette
  ) -> (text: String, color: OpaqueColor)? {
    if stop.hasPrefix("var(--"), let end = stop.firstIndex(of: ")") {
      let name = stop[stop.index(stop.startIndex, offsetBy: 4)..<end]
      return palette.color(name).map { (String(name), $0) }
    }
    let bytes = ContiguousArray(stop.utf8)
    if let own = WrittenColor.first(in: bytes.indices, bytes), own.range.lowerBound == 0 {
      return (String(decoding: bytes[own.range], as: UTF8.self), own.color)
    }
    guard let word = stop.split(separator: " ").first, word.first?.isLetter == true else {
      return nil
    }
    return palette.color(word).map { (String(word), $0) }
  }

  // MARK: Lines

  private static let words = [
    "gradient", "verlauf", "dégradé", "degradado", "sfumatura", "verloop", "gradasi", "渐变", "漸變",
    "グラデーション", "그라데이션", "그라디언트", "градиент",
  ]
  /// Words for one end of a gradient, for what lies over it, and for large letters.
  private static let others: Lexicon = [
    "end", "ends", "start", "darkest", "lightest", "darker", "lighter", "stop", "stops", "overlay",
    "scrim", "image", "photo", "shadow", "top", "bottom", "left", "right", "middle", "half",
    "anfang", "ende", "dunkelsten", "début", "fin", "inicio", "início", "fine", "except", "icon",
    "icons", "border", "logo", "large", "heading", "headings", "headline", "title", "display",
    "überschrift", "titel", "titre", "título", "titolo", "kop", "judul",
  ]

  private func claim(_ line: ClaimLine) -> ContrastClaim? {
    guard line.kind == .prose || line.kind == .row, line.parts.allSatisfy({ $0.count < 400 }),
      line.parts.contains(where: mayClaim)
    else { return nil }
    let texts = line.parts.map { lines.string($0, of: line) }
    let whole = texts.joined(separator: " | ")
    guard !whole.contains("gradient("), let gradient = gradient(of: whole),
      !Names.hasWord(whole, in: Self.others), let ink = ink(line, whole, gradient),
      var claim = reader.claim(line.parts.map(reader.clause), line)
    else { return nil }
    let ratios = gradient.stops.map { $0.color.contrast(with: ink.color) }
    guard let least = ratios.min(), let greatest = ratios.max(),
      let worst = ratios.firstIndex(of: least)
    else { return nil }
    let isLimit = claim.isBound || claim.level != nil
    let stop = isLimit ? worst : ratios.firstIndex(of: greatest) ?? worst
    claim.computed = ratios[stop]
    claim.reach = isLimit ? least...least : least...greatest
    claim.colors = [ink.text, "'\(gradient.name)' at \(gradient.stops[stop].text)"]
    // A ratio that some stop exceeds may be that of another one.
    claim.isOpenEnded = !isLimit
    claim.isDoubtful = true
    return claim
  }

  /// A byte test: a ratio to one, or a level of conformance.
  private func mayClaim(_ part: Range<Int>) -> Bool {
    ASCII.find(":1", in: lines.document.plain, part) != nil
      || ASCII.find("AA", in: lines.document.plain, part) != nil
  }

  /// The gradient that a line names: by its name in whole, by a word of it, or as the only one of the document.
  private func gradient(of line: String) -> Gradient? {
    let named = gradients.filter { $0.name.utf8.count > 3 && line.contains($0.name) }
    if let own = named.only { return own }
    let lower = line.lowercased()
    guard named.isEmpty, Self.words.contains(where: lower.contains) else { return nil }
    let words = Set(Names.words(line))
    let told = gradients.filter { !$0.words.isDisjoint(with: words) }
    return told.only ?? (told.isEmpty ? gradients.only : nil)
  }

  /// The only colour of a line that is none of the gradient: as a value, as a word, or by its name before "on".
  private func ink(
    _ line: ClaimLine, _ whole: String, _ gradient: Gradient
  ) -> (text: String, color: OpaqueColor)? {
    let found = reader.mentions(line.parts)
    if let own = found.only { return own.isTranslucent ? nil : (own.text, own.color) }
    guard found.isEmpty else { return nil }
    for text in line.parts.map({ lines.string($0, of: line) }) {
      guard let (left, _) = ContrastWords.sides(text) else { continue }
      for count in stride(from: min(4, left.count), to: 0, by: -1) {
        let name = left.suffix(count).joined(separator: " ")
        if let color = palette.color(name) { return (name, color) }
      }
    }
    // "| text-inverse | hero-gradient | 4.5:1 |"
    let cells = line.kind == .row ? line.parts.map { lines.string($0, of: line) } : []
    let named = cells.filter { $0 != gradient.name && palette.color($0) != nil }
    return named.only.flatMap { name in palette.color(name).map { (name, $0) } }
  }
}
