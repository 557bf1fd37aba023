import SpecModel
import SpecText

/// A measure beside a name in a drawing or in a note on it: "top bar, 56dp", "16dp side padding", "HEADER (64px)".
struct DrawnLabel {
  let kind: Constraint.Kind
  /// What has the measure; `nil` where the text says no more than which measure it is.
  let subject: String?
  let quantity: Quantity
  /// The bytes of number and unit.
  let range: Range<Int>

  /// Reads a text with one length; `nil` for a type size and for a distance from something.
  init?(_ text: Range<Int>, in bytes: ContiguousArray<UInt8>) {
    guard text.count <= 60, text.contains(where: { bytes[$0] &- 0x30 < 10 }) else { return nil }
    let measures = DrawingMeasures.read(text, in: bytes)
    guard measures.count == 1, let measure = measures.first, measure.quantity.unit.isLength,
      measure.quantity.max ?? 0 > 0
    else { return nil }
    let words = TextScan.words(TextScan.string(text, in: bytes))
    guard !words.contains(where: Self.distances.contains), !Self.isReach(words) else { return nil }
    let stated = Self.kinds.first { words.contains($0.word) }?.kind
    guard stated != nil || measure.quantity.unit != .sp else { return nil }
    let head = Self.clause(text.lowerBound..<measure.range.lowerBound, in: bytes)
    // "Save (min 48px)": the name stands before the parenthesis.
    let open = bytes[head].lastIndex(of: 0x28) ?? head.upperBound
    let before =
      Self.name(head.lowerBound..<open, in: bytes) ?? Self.name(open..<head.upperBound, in: bytes)
    let after = Self.name(measure.range.upperBound..<text.upperBound, in: bytes)
    let subject = before ?? after
    // A bare length may be the size of a text or the room around it.
    guard stated != nil || subject != nil else { return nil }
    self.subject = subject
    kind = stated ?? .size
    var quantity = measure.quantity
    if words.contains(where: Self.least.contains) { quantity.max = nil }
    if words.contains(where: Self.most.contains) { quantity.min = nil }
    self.quantity = quantity
    range = measure.range
  }

  /// "flex: 1, padding: 20px": what stands behind the last comma before a number, where words do; "top bar, 56dp" is one.
  private static func clause(
    _ head: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    guard !bytes[head].contains(0x28),
      let comma = head.last(where: { offset in
        bytes[offset] == 0x3B
          || bytes[offset] == 0x2C && offset + 1 < head.upperBound && bytes[offset + 1] == 0x20
      }), (comma..<head.upperBound).contains(where: { (bytes[$0] | 0x20) &- 0x61 < 26 })
    else { return head }
    return comma + 1..<head.upperBound
  }

  /// "search radius 12pt": whether a radius is that of no corner.
  private static func isReach(_ words: [String]) -> Bool {
    words.contains(where: WireframeNotes.roundings.contains)
      && words.contains(where: WireframeNotes.glows.contains)
  }

  /// The words of a text without brackets and marks at its ends, where one of them names a thing.
  private static func name(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> String? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isMark(bytes[start]) { start += 1 }
    while end > start, isMark(bytes[end - 1]) { end -= 1 }
    let text = TextScan.string(start..<end, in: bytes)
    let words = TextScan.words(text)
    let says = words.contains { word in
      !least.contains(word) && !most.contains(word) && !articles.contains(word)
        && !kinds.contains { $0.word == word } && word.first?.isLetter == true
    }
    return says ? text : nil
  }

  /// ` (),:~-–` and other marks of ASCII around a name.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x28, 0x29, 0x2C, 0x3A, 0x7E, 0x2D, 0x3D, 0x3B, 0x2E, 0x2F: true
    default: false
    }
  }

  private static let kinds: [(word: String, kind: Constraint.Kind)] = [
    ("target", .targetSize), ("tap", .targetSize), ("touch", .targetSize), ("radius", .radius),
    ("padding", .padding), ("inset", .padding), ("insets", .padding), ("gap", .spacing),
    ("spacing", .spacing), ("space", .spacing), ("margin", .spacing), ("gutter", .spacing),
    ("height", .height), ("high", .height), ("tall", .height), ("width", .width), ("wide", .width),
    ("border", .stroke), ("stroke", .stroke), ("size", .size), ("höhe", .height), ("hoch", .height),
    ("breite", .width), ("breit", .width), ("abstand", .spacing), ("innenabstand", .padding),
    ("hauteur", .height), ("haut", .height), ("largeur", .width), ("marge", .spacing),
    ("alto", .height), ("altura", .height), ("ancho", .width), ("largura", .width),
    ("altezza", .height), ("larghezza", .width), ("hoogte", .height), ("breedte", .width),
    ("tinggi", .height), ("lebar", .width), ("高さ", .height), ("幅", .width), ("余白", .padding),
    ("間隔", .spacing), ("高度", .height), ("宽度", .width), ("间距", .spacing), ("内边距", .padding),
    ("높이", .height), ("너비", .width), ("간격", .spacing), ("высота", .height),
    ("ширина", .width), ("отступ", .spacing),
  ]
  private static let least: Lexicon = ["min", "minimum", "least", "mindestens", "mínimo", "最小"]
  private static let most: Lexicon = ["max", "maximum", "most", "höchstens", "máximo", "最大"]
  private static let articles: Lexicon = [
    "a", "an", "the", "at", "of", "is", "each", "ca", "approx", "about", "only",
  ]
  /// Words of measures that are no size of what they stand beside, and of type.
  private static let distances: Lexicon = [
    "from", "above", "below", "between", "under", "over", "offset", "blur", "shadow", "elevation",
    "breakpoint", "viewport", "swipe", "drag", "scroll", "grid", "font", "bold", "regular",
    "medium", "semibold", "light", "von", "über", "unter", "zwischen", "depuis", "sous", "entre",
    "desde", "sobre", "bajo", "sopra", "sotto", "boven", "onder",
  ]
}
