import SpecModel
import SpecSyntax
import SpecText

/// Grounds that are more than one opaque colour: a tint ("`#00875A` @ 12%", "rgba(0, 135, 90, 0.12)") and a gradient;
/// and a colour of text behind its size ("16px/600 white").
extension ColorPairs {
  /// The ground that a value gives: an opaque colour, or a tint as it is seen on the page.
  func ground(_ range: Range<Int>, isCode: Bool) -> ColorPair.Ink? {
    ink(range, isCode: isCode) ?? tint(range, isCode: isCode)
  }

  /// Reads what a value for a background gives; behind "Gradient:" that is two colours at least, or nothing.
  func readGround(
    _ value: Range<Int>, isCode: Bool, _ label: String, into group: inout Group
  ) {
    let bytes = isCode ? document.source.bytes : document.plain
    guard !Names.hasWord(label, in: Self.gradientLabels) else {
      if group.backgrounds.isEmpty, !isCode {
        group.stops = group.stops ?? stops(value, isCode: false, isNamed: true)
      }
      return
    }
    if let ink = ground(value, isCode: isCode) { group.backgrounds.append(ink) }
    if group.backgrounds.isEmpty { group.stops = stops(value, isCode: isCode) }
    if isClear(value, bytes) { group.isClear = true }
    if isCode, let tint = translucent(value, isCode: true), tint.alpha <= 0.4 { group.tint = tint }
  }

  /// Whether a value is "transparent" and nothing else.
  func isClear(_ value: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let text = String(decoding: bytes[value], as: UTF8.self).lowercased()
    let word = text.filter(\.isLetter)
    return text.utf8.count < 24
      && (word == "transparent" || !bytes[value].contains(0x3B) && Self.clear.contains(word))
  }

  private static let clear: Lexicon = [
    "none", "transparente", "transparant", "trasparente", "透明", "투명", "прозрачный",
  ]

  static let shareWords: Lexicon = [
    "at", "with", "opacity", "alpha", "bei", "à", "al", "op",
  ]

  /// A colour of which only a share is drawn, over the page.
  private func tint(_ range: Range<Int>, isCode: Bool) -> ColorPair.Ink? {
    let bytes = isCode ? document.source.bytes : document.plain
    let range = ASCII.trimmed(bytes, range)
    guard range.count < 48, !isCode, !range.isEmpty else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let (color, alpha) = share(text) ?? OpaqueColor.translucent(text), alpha > 0.02,
      alpha < 0.9, let page = page(at: range.lowerBound)
    else { return nil }
    return ColorPair.Ink(
      text: text, color: page.under(color, alpha: alpha),
      origin: document.origin(document.sourceRange(plain: range)))
  }

  /// "#00875A @ 12%", "#00875A at 12% opacity", "#00875A (12%)", "#00875A/12%", and nothing else.
  func share(_ text: String) -> (OpaqueColor, Double)? {
    guard text.hasPrefix("#"), let end = text.firstIndex(where: { !$0.isHexDigit && $0 != "#" }),
      let color = OpaqueColor(text[..<end])
    else { return nil }
    let rest = text[end...]
    let digits = rest.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let share = Double(digits), let percent = rest.firstIndex(of: "%"),
      rest[..<percent].filter(\.isNumber) == digits,
      !rest[percent...].contains(where: \.isNumber), !rest.contains(","),
      Names.words(String(rest)).allSatisfy({
        Self.shareWords.contains($0) || $0.allSatisfy(\.isNumber)
      })
    else { return nil }
    return (color, share / 100)
  }

  /// What shows through a tint: white in a document with light grounds, the darkest ground of one that is dark.
  private func page(at place: Int) -> OpaqueColor? {
    let dark = grounds.filter { $0.color.luminance < 0.2 }
    let light = grounds.filter { $0.color.luminance > 0.6 }
    guard !haveRivals(dark, light) else { return nil }
    let node = document.lastNode(startingBy: document.sourceRange(plain: place..<place + 1).start)
    let title = node.map { document.title(ofSection: Int(document.nodes[$0].section)) } ?? ""
    let isDark = ModeWords.mode(in: title) == .dark || palette.isDark || dark.count > light.count
    guard isDark else { return light.isEmpty ? nil : OpaqueColor("white") }
    return dark.map(\.color).min { $0.luminance < $1.luminance }
  }

  /// Whether one name is a dark ground in one place and a bright one in another, and nothing tells the two apart: which of
  /// both is the page, nobody knows.
  private func haveRivals(_ dark: [ColorRoles.Member], _ light: [ColorRoles.Member]) -> Bool {
    dark.contains { one in
      one.modes.isEmpty && one.appearance == nil
        && light.contains { other in
          other.name == one.name && other.modes.isEmpty && other.appearance == nil
            && Palette.mode(at: one.origin, in: document) == .any
            && Palette.mode(at: other.origin, in: document) == .any
        }
    }
  }

  /// The ground of the document on which the text of a transparent thing is read best, or the best stop of its gradient.
  ///
  /// Where the document parts its grounds by appearance, a thing without an appearance is shown in the bright one too.
  func ground(below group: Group) -> ColorPair.Ink? {
    if let stop = bestStop(group) ?? ownTint(group) { return stop }
    guard group.isClear, group.backgrounds.isEmpty, let ink = group.inks.only,
      let color = ink.color
    else { return nil }
    let bright = grounds.filter { $0.appearance == .light || !$0.modes.isEmpty }
    let isDark = Palette.mode(at: ink.origin, in: document) == .dark
    let ground = (bright.isEmpty || isDark ? grounds : bright)
      .max { $0.color.contrast(with: color) < $1.color.contrast(with: color) }
    return ground.map { .init(text: $0.name, color: $0.color, origin: $0.origin) }
  }

  /// How far the channels of a tint may be from those of the text and still be its own colour.
  private static let near = 16

  /// The ground of a text on a tint of its own colour, ".badge { color: #16A34A; background: rgba(22, 163, 74, 0.1) }": on
  /// the page on which it is read best; what is behind tints of other colours, such as glass, is not told.
  private func ownTint(_ group: Group) -> ColorPair.Ink? {
    guard group.backgrounds.isEmpty, let tint = group.tint, let own = tint.color,
      let ink = group.inks.only, ink.alpha == 1, let color = ink.color,
      color.distance(to: own) <= Self.near, !grounds.isEmpty, let white = OpaqueColor("white")
    else { return nil }
    let mode = Palette.mode(at: tint.origin, in: document)
    let dark = mode == .light ? nil : grounds.map(\.color).min { $0.luminance < $1.luminance }
    let isLight = mode != .dark && grounds.contains { $0.color.luminance > 0.6 }
    let pages = [dark.flatMap { $0.luminance < 0.2 ? $0 : nil }, isLight ? white : nil]
    return pages.compactMap { $0?.under(own, alpha: tint.alpha) }
      .max { $0.contrast(with: color) < $1.contrast(with: color) }
      // What is fainter is meant for a ground that is not told.
      .flatMap { $0.contrast(with: color) < 1.6 ? nil : $0 }
      .map { .init(text: tint.text, color: $0, origin: tint.origin) }
  }

  // MARK: Gradients

  private static let gradients = [
    "gradient", "verlauf", "dégradé", "degradado", "gradiente", "sfumatura", "verloop", "gradasi",
    "渐变", "漸變", "グラデーション", "그라데이션", "그라디언트", "градиент",
  ]
  private static let gradientLabels: Lexicon = ["gradient"]
  private static let joints: Set<String> = [
    "to", "→", "->", "–", "-", "bis", "nach", "zu", "à", "vers", "a", "hasta", "até", "naar", "ke",
    "到",
  ]

  /// Words for what lies over the colours of a gradient.
  private static let covers: Lexicon = [
    "overlay", "overlays", "scrim", "opacity", "alpha", "over", "above", "under", "image", "photo",
    "picture", "pattern", "noise", "texture", "blur", "mask", "tint", "layer", "plus", "with",
    "überlagerung", "deckkraft", "schleier", "über", "bild", "mit", "voile", "opacité", "calque",
    "superposition", "avec", "opacidad", "velo", "capa", "con", "opacidade", "sobreposição", "com",
    "opacità", "sovrapposizione", "dekking", "laag", "met", "lapisan", "opasitas", "dengan",
  ]
  private static let wideCovers = [
    "遮罩", "蒙层", "蒙版", "叠加", "透明", "图片", "オーバーレイ", "透過", "画像", "重ね", "오버레이", "투명", "이미지",
  ]

  /// The colours of a gradient that a value tells in words or as a function; none where one of them is not known.
  func stops(_ range: Range<Int>, isCode: Bool, isNamed: Bool = false) -> ColorPair.Stops? {
    let bytes = isCode ? document.source.bytes : document.plain
    let range = ASCII.trimmed(bytes, range)
    guard range.count < 120, !range.isEmpty, bytes[range.upperBound - 1] != 0x3B else { return nil }
    let written = String(decoding: bytes[range], as: UTF8.self)
    let text = isNamed ? WrittenColor.spelled(written) : written
    let lower = text.lowercased()
    guard isNamed || Self.gradients.contains(where: lower.contains), !lower.contains("rgba"),
      !lower.contains("transparent"), !lower.contains("opacity")
    else { return nil }
    let inner = text.firstIndex(of: "(").map { text[$0...].dropFirst() } ?? text[...]
    let end = inner.lastIndex(of: ")")
    let close = end.map { inner[..<$0] } ?? inner
    // "linear-gradient(…), dark overlay 60%": what lies over the colours is not told; "from top to bottom" covers nothing.
    let rest = end == nil ? "" : String(inner[close.endIndex...])
    guard !rest.contains("%"), !Names.hasWord(rest, in: Self.covers),
      !Self.wideCovers.contains(where: rest.contains)
    else { return nil }
    var colors: [OpaqueColor] = []
    let words = close.split { " ,`→".contains($0) }.map(String.init)
    for word in words where !Self.joints.contains(word.lowercased()) {
      guard !Self.gradients.contains(word.lowercased()) else { continue }
      if word.hasSuffix("%") || word.hasSuffix("deg") || word.first?.isNumber == true { continue }
      let name = word.hasPrefix("var(") ? String(word.dropFirst(4).prefix { $0 != ")" }) : word
      guard let color = palette.color(name) else { return nil }
      colors.append(color)
    }
    guard colors.count > 1 else { return nil }
    let origin =
      isCode
      ? document.origin(SourceRange(range.lowerBound, range.upperBound))
      : document.origin(document.sourceRange(plain: range))
    return ColorPair.Stops(text: written, colors: colors, origin: origin)
  }

  /// The colour of a gradient on which the text of a group is read best; where even that one is too close, the one on
  /// which it is read worst, because text stands on all of them.
  func bestStop(_ group: Group) -> ColorPair.Ink? {
    guard group.backgrounds.isEmpty, let stops = group.stops, let ink = group.inks.only?.color,
      let best = stops.colors.max(by: { $0.contrast(with: ink) < $1.contrast(with: ink) }),
      let worst = stops.colors.min(by: { $0.contrast(with: ink) < $1.contrast(with: ink) })
    else { return nil }
    let isLarge = ColorPair.isLarge(group.size, isBold: group.isBold)
    let stop = best.contrast(with: ink) < (isLarge ? 3 : 4.5) - 0.005 ? worst : best
    return .init(text: stops.text, color: stop, origin: stops.origin, stop: stop.hex)
  }

  // MARK: Sizes

  /// "16px/600 white", "16px, bold, #FFFFFF": the colour is the last word, the others are a size and a weight.
  func sized(_ range: Range<Int>, isCode: Bool) -> ColorPair.Ink? {
    let bytes = isCode ? document.source.bytes : document.plain
    let range = ASCII.trimmed(bytes, range)
    guard (6..<40).contains(range.count), let first = range.first, ASCII.isDigit(bytes[first]),
      let blank = range.last(where: { bytes[$0] == ASCII.space }),
      case let last = String(decoding: bytes[(blank + 1)..<range.upperBound], as: UTF8.self),
      let color = OpaqueColor(last),
      case let before = String(decoding: bytes[range.lowerBound..<blank], as: UTF8.self),
      before.split(whereSeparator: { "/, ".contains($0) }).allSatisfy(Self.isMeasure)
    else { return nil }
    let place = blank + 1..<range.upperBound
    return ColorPair.Ink(
      text: last, color: color,
      origin: document.origin(
        isCode
          ? SourceRange(place.lowerBound, place.upperBound) : document.sourceRange(plain: place)))
  }

  private static let weights: Lexicon = ["bold", "semibold", "medium", "regular", "light"]

  private static func isMeasure(_ word: Substring) -> Bool {
    word.first?.isNumber == true || weights.contains(word.lowercased())
  }
}

extension ColorPairs.Group {
  /// Whether anything is told of the ground.
  var hasGround: Bool { isClear || stops != nil || tint != nil || !backgrounds.isEmpty }
}

extension ColorPair {
  /// The colours of a gradient as written.
  struct Stops {
    var text: String
    var colors: [OpaqueColor]
    var origin: Origin
  }
}
