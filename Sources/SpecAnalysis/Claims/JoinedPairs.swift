import SpecModel
import SpecSyntax
import SpecText

/// Finds texts that a line puts on their ground with one word: "Large heading (24px): #959595 on white", "Badge: white
/// on #FFEB3B", "Body text is #000000 at 30% opacity on white", "Caption: 12px Neutral-400 on Neutral-50 background".
///
/// - Shape: the colour right before "on" and the ground right behind it, which ends the clause; the line is about
///   text, or about a part that holds one, with white or black on a hue.
struct JoinedPairs {
  private let document: Document
  private let palette: Palette

  /// The pairs of the lines that give none so far.
  static func find(
    _ document: Document, _ palette: Palette, beside known: [ColorPair]
  ) -> [ColorPair] {
    guard joints.contains(where: { document.mentions($0) }) else { return [] }
    let lines = Set(known.map { document.source.line(of: $0.ink.origin.range.start) })
    let finder = JoinedPairs(document: document, palette: palette)
    let leaves = Set(joints.flatMap { document.leaves(with: $0) }).sorted()
    return leaves.flatMap { leaf -> [ColorPair] in
      guard document.nodes[leaf].kind == .paragraph else { return [] }
      return document.lines(of: leaf).compactMap { finder.pair($0) }.filter {
        !lines.contains(document.source.line(of: $0.ink.origin.range.start))
      }
    }
  }

  private static let joints: [StaticString] = [
    " on ", " auf ", " sur ", " sobre ", " su ", " op ",
  ]

  // MARK: Words

  private static let texts: Lexicon = [
    "text", "texts", "label", "labels", "letters", "copy", "caption", "captions", "hint",
    "placeholder", "subtitle", "subtext", "title", "titles", "heading", "headings", "headline",
    "paragraph", "message", "messages", "link", "links", "eyebrow", "schrift", "beschriftung",
    "titel", "überschrift", "texte", "titre", "texto", "título", "testo", "titolo", "tekst",
  ]
  /// Parts that hold a text.
  private static let holders: Lexicon = [
    "button", "buttons", "badge", "badges", "chip", "chips", "pill", "pills", "tag", "tags", "cta",
    "banner", "banners", "toast", "toasts", "tooltip", "tooltips", "snackbar", "knopf",
    "schaltfläche", "bouton", "boutons", "botón", "botones", "botão", "botões", "pulsante", "knop",
  ]
  private static let larger: Lexicon = [
    "large", "heading", "headings", "headline", "display", "hero", "überschrift",
  ]
  /// Words of parts without text, of what needs no contrast and of what nobody shall do.
  private static let exempt = SwitchedOff.words.union([
    "logo", "logos", "before", "after", "don't", "dont", "don", "bad", "wrong", "avoid", "never",
    "not", "no", "selection", "icon", "icons", "chart", "charts", "progress", "border", "borders",
    "outline", "ring", "dot", "dots", "divider", "decorative", "shadow", "gradient", "stroke",
    "underline", "or", "than",
  ])
  private static let articles: Lexicon = [
    "a", "an", "the", "pure", "plain", "solid", "einem", "einer", "dem", "der", "un", "une", "le",
    "la", "fond", "fondo", "fundo", "sfondo", "um", "uma", "een",
  ]
  private static let grounds: Lexicon = [
    "background", "backgrounds", "bg", "ground", "fill", "surface", "hintergrund", "grund",
    "achtergrond",
  ]
  /// Grounds that are too light for white, whatever shade of them is meant.
  private static let yellows: Lexicon = [
    "yellow", "gelb", "jaune", "amarillo", "amarelo", "giallo", "geel",
  ]

  // MARK: Lines

  /// A colour as a line writes it.
  private struct Side {
    var range: Range<Int>
    var color: OpaqueColor?
    var alpha = 1.0
    /// The opacity that words behind it tell.
    var share: Double?
    /// Whether a word for text stands right behind it.
    var isText = false
  }

  private func pair(_ line: Range<Int>) -> ColorPair? {
    let bytes = document.plain
    guard line.count <= 160, ASCII.find(";", in: bytes, line) == nil,
      ASCII.find(":1", in: bytes, line) == nil, let joint = joint(line),
      let ground = ground(joint.upperBound..<line.upperBound),
      let ink = ink(line.lowerBound..<joint.lowerBound, on: ground)
    else { return nil }
    let subject = line.lowerBound..<ink.range.lowerBound
    let words =
      Names.words(document.string(plain: subject))
      + Names.words(document.string(plain: ground.range.upperBound..<line.upperBound))
    guard !words.contains(where: Self.exempt.contains),
      ink.isText || tellsOfText(words) || isHolder(subject, ink, ground)
    else { return nil }
    var seen = ink.color
    if ink.alpha < 1 {
      guard let below = ground.color, let own = ink.color else { return nil }
      seen = below.under(own, alpha: ink.alpha)
    }
    let name = document.string(plain: subject).prefix { $0 != ":" && $0 != "(" }
    let opacity = ink.share.map { " at \(Numbers.text($0 * 100))%" } ?? ""
    return ColorPair(
      subject: String(name).trimmedSpaces,
      ink: .init(
        text: document.string(plain: ink.range) + opacity, color: seen, origin: origin(ink.range)),
      background: .init(
        text: document.string(plain: ground.range), color: ground.color,
        origin: origin(ground.range)),
      size: size(line, words), isBold: words.contains { $0.hasSuffix("bold") })
  }

  /// Whether words speak of text: "label chips" are chips, and "message bubbles" are bubbles.
  private func tellsOfText(_ words: [String]) -> Bool {
    words.indices.contains { place in
      let next = place + 1 < words.count ? words[place + 1] : ""
      return Self.texts.contains(words[place]) && !ToldPairs.surfaces.contains(next)
        && !Self.holders.contains(next)
    }
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }

  /// The only word that joins the two.
  private func joint(_ line: Range<Int>) -> Range<Int>? {
    let found = Self.joints.compactMap { joint -> Range<Int>? in
      guard let place = ASCII.find(joint, in: document.plain, line),
        case let end = place + joint.utf8CodeUnitCount,
        ASCII.find(joint, in: document.plain, end - 1..<line.upperBound) == nil
      else { return nil }
      return place..<end
    }
    return found.only
  }

  /// Whether the label of a line is that of a part with a text, and white or black lies on a hue.
  private func isHolder(_ subject: Range<Int>, _ ink: Side, _ ground: Side) -> Bool {
    guard let color = ink.color, let below = ground.color, ink.alpha == 1,
      color == OpaqueColor("white") || color == OpaqueColor("black"),
      ColorName.hue(of: below) != nil,
      let colon = ASCII.find(ASCII.colon, in: document.plain, subject),
      document.string(plain: colon + 1..<subject.upperBound).allSatisfy({ " `*".contains($0) })
    else { return false }
    let words = Names.words(document.string(plain: subject.lowerBound..<colon))
    return words.count <= 4 && words.contains(where: Self.holders.contains)
  }

  /// The size that the line gives, in pixels; large text without one has the least size of such.
  private func size(_ line: Range<Int>, _ words: [String]) -> Double? {
    let amount = AmountReader.read(document.plain, line).first { $0.isLength }
    if let amount { return amount.unit == .pt ? amount.value * 4 / 3 : amount.value }
    return words.contains(where: Self.larger.contains) ? 24 : nil
  }

  // MARK: Colours

  private func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.backtick }

  private func word(before end: Int, _ start: Int) -> Range<Int> {
    SpokenOpacity.word(before: end, start, document.plain)
  }

  private func skipBlanks(before end: inout Int, _ start: Int) {
    SpokenOpacity.skipBlanks(before: &end, start, document.plain)
  }

  /// The colour at the end of what stands before "on", with its opacity and the word for text behind it.
  private func ink(_ range: Range<Int>, on ground: Side) -> Side? {
    let start = range.lowerBound
    var end = range.upperBound
    skipBlanks(before: &end, start)
    var isText = false
    var last = word(before: end, start)
    if Self.texts.contains(document.string(plain: last).lowercased()) {
      isText = true
      end = last.lowerBound
      skipBlanks(before: &end, start)
    }
    var told: Double?
    last = word(before: end, start)
    if SpokenOpacity.words.contains(document.string(plain: last).lowercased()) {
      end = last.lowerBound
      skipBlanks(before: &end, start)
      guard let share = SpokenOpacity.share(before: &end, start, document.plain) else {
        return nil
      }
      told = share
    }
    guard end > start, var side = color(before: end, start) else { return nil }
    told = told ?? SpokenOpacity.leading(start..<side.range.lowerBound, document.plain)
    side.alpha *= told ?? 1
    side.share = told
    side.isText = isText
    let name = document.string(plain: side.range)
    // A name that another document may define.
    guard side.color != nil || side.alpha == 1 && isStep(name) else { return nil }
    return side.color == ground.color && side.color != nil ? nil : side
  }

  private func color(before end: Int, _ start: Int) -> Side? {
    if document.plain[end - 1] == 0x29 {
      guard let open = document.plain[max(start, end - 40)..<end].lastIndex(of: 0x28) else {
        return nil
      }
      let range = word(before: open, start).lowerBound..<end
      let text = document.string(plain: range)
      if let color = OpaqueColor(value: text) { return Side(range: range, color: color) }
      return OpaqueColor.translucent(text).map {
        Side(range: range, color: $0.color, alpha: $0.alpha)
      }
    }
    let range = word(before: end, start)
    guard !range.isEmpty else { return nil }
    return Side(range: range, color: palette.color(document.string(plain: range)))
  }

  /// The ground at the start of what stands behind "on"; `nil` where more than its name stands there.
  private func ground(_ range: Range<Int>) -> Side? {
    let bytes = document.plain
    func skip(_ offset: inout Int) {
      while offset < range.upperBound, isBlank(bytes[offset]) { offset += 1 }
    }
    func word(from offset: Int) -> Range<Int> {
      var end = offset
      while end < range.upperBound, SpokenOpacity.isName(bytes[end]) { end += 1 }
      while end > offset, bytes[end - 1] == ASCII.dot { end -= 1 }
      return offset..<end
    }
    var offset = range.lowerBound
    skip(&offset)
    var name = word(from: offset)
    if Self.articles.contains(document.string(plain: name).lowercased()) {
      offset = name.upperBound
      skip(&offset)
      name = word(from: offset)
    }
    guard !name.isEmpty else { return nil }
    if name.upperBound < range.upperBound, bytes[name.upperBound] == 0x28,
      let close = ASCII.find(")", in: bytes, name.upperBound..<range.upperBound)
    {
      name = name.lowerBound..<close + 1
    }
    let text = document.string(plain: name)
    var side = Side(range: name, color: OpaqueColor(value: text) ?? palette.color(text))
    if side.color == nil, Self.yellows.contains(text.lowercased()) {
      side.color = OpaqueColor("#FFFF00")
    }
    guard side.color != nil || isStep(text) || text.first?.isUppercase == true else { return nil }
    offset = name.upperBound
    skip(&offset)
    let next = word(from: offset)
    if Self.grounds.contains(document.string(plain: next).lowercased()) {
      offset = next.upperBound
      skip(&offset)
    }
    let isEnd = offset >= range.upperBound || [0x2C, 0x2E, 0x28, 0x29].contains(bytes[offset])
    return isEnd ? side : nil
  }

  /// "Neutral-400": the name of a step of a palette.
  private func isStep(_ name: String) -> Bool {
    name.utf8.first.map(ASCII.isLetter) == true && name.utf8.contains(ASCII.hyphen)
      && name.utf8.last.map(ASCII.isDigit) == true
  }
}
