import SpecModel
import SpecSyntax
import SpecText

/// Reads the faces of styles of type: "Body text: Inter (Regular)", "Primary font: Inter, Nunito or SF Pro".
enum TypeFaces {
  /// What a label calls the text that a face is for.
  private static let roles = WordKey.set(
    "primary", "secondary", "heading", "headings", "headline", "headlines", "body", "display",
    "mono", "monospace", "monospaced", "sans", "serif", "code", "ui", "text", "title", "titles",
    "brand", "accent", "font", "family", "typeface", "base", "numbers", "interface", "buttons",
    "button", "labels", "label", "captions", "caption", "paragraph", "paragraphs", "recommended",
    "fallback", "main", "logo", "headers", "header", "subtitle", "subtitles", "quotes", "numerals")

  /// Roles that tell nothing of the text.
  private static let kinds = WordKey.set(
    "font", "family", "typeface", "recommended", "fallback", "sans", "serif")

  /// Words with capitals behind such a label that name no face.
  private static let looks = WordKey.set(
    "bold", "semibold", "semi", "regular", "medium", "light", "thin", "black", "italic", "normal",
    "uppercase", "lowercase", "sentence", "title", "case", "large", "small", "left", "right",
    "center", "default", "same", "none", "tbd")

  private static let alternatives: [StaticString] = [
    " / ", "/", ", ", " or ", " o ", " oder ", " ou ", " of ", " eller ",
  ]

  /// The faces of a line: each of their words with a capital, and behind them nothing or a remark.
  ///
  /// Where no heading and no label speaks of faces, a weight in parentheses or a second face must say that they are some.
  static func read(
    _ line: TextLine, label: Range<Int>, areNamed: Bool, _ reader: FactReader
  ) -> Range<Int>? {
    // "Headings (`h1`–`h6`)"
    let head = Bytes.find(" (", in: label, of: reader.bytes) ?? label.upperBound
    let words = Words.keys(reader.bytes, label.lowerBound..<head)
    // Below a heading for faces "Numbers of the day" says what one is for, too.
    guard !words.isEmpty,
      namesWeights(line.value, reader.bytes) && words.count < 7
        || words.count < 4 && words.allSatisfy(roles.contains)
        || areNamed && words.count < 6 && words.contains(where: roles.contains)
          && !words.contains(where: kinds.contains)
    else { return nil }
    let text = line.value
    var end = text.lowerBound
    var count = 0
    var next: Int? = end
    while let start = next,
      let face = face(at: start, text.upperBound, takesCuts: areNamed, reader.bytes)
    {
      count += 1
      end = face.upperBound
      next = alternative(at: end, text.upperBound, reader.bytes)
    }
    guard count > 0,
      count > 1 || areNamed || isWeight(behind: end, text, reader.bytes)
        || namesWeights(end..<text.upperBound, reader.bytes)
        || isGeneric(behind: end, text, reader.bytes),
      isEnd(end, text.upperBound, reader.bytes)
    else { return nil }
    return text.lowerBound..<end
  }

  /// "Barlow Condensed Semibold": whether the words for looks in a name are a cut behind the name of its face.
  private static func endsInCut(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = Words.keys(bytes, name)
    let face = words.prefix { !looks.contains($0) }
    return !face.isEmpty && face.count < words.count
      && words.dropFirst(face.count).allSatisfy(cuts.contains)
  }

  private static let cuts = WordKey.set(
    "bold", "semibold", "regular", "medium", "light", "thin", "black", "italic")

  /// The name of a face at an offset.
  ///
  /// - Parameter takesCuts: whether a cut may belong to the name.
  private static func face(
    at start: Int, _ limit: Int, takesCuts: Bool, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = start
    while end < limit, Bytes.isWord(bytes[end]) || bytes[end] == 0x20 || bytes[end] == 0x2D {
      if alternative(at: end, limit, bytes) != nil { break }
      if bytes[end] == 0x2D, end + 1 >= limit || bytes[end + 1] == 0x20 || bytes[end + 1] == 0x2D {
        break
      }
      end += 1
    }
    let name = Bytes.trim(start..<end, in: bytes)
    guard name.lowerBound == start, name.count > 2, name.count < 40,
      Words.all(bytes, name).count < 5,
      !Words.contain(looks, bytes, name) || takesCuts && endsInCut(name, bytes),
      !Words.contains(bytes, name, where: { bytes[$0.lowerBound] & 0x20 != 0 })
    else { return nil }
    return name
  }

  /// The offset behind a comma, a stroke or a word between two faces.
  private static func alternative(
    at offset: Int, _ limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    alternatives.first {
      offset + $0.utf8CodeUnitCount < limit && Bytes.matches($0, at: offset, end: limit, in: bytes)
    }.map { offset + $0.utf8CodeUnitCount }
  }

  /// "(Semi-Bold)", "(Regular, 400)": whether words for weights stand in parentheses.
  private static func isWeight(
    behind offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let rest = Bytes.trim(offset..<text.upperBound, in: bytes)
    guard let first = rest.first, bytes[first] == 0x28,
      let close = rest.first(where: { bytes[$0] == 0x29 })
    else { return false }
    let words = Words.keys(bytes, first..<close)
    return !words.isEmpty
      && words.allSatisfy { TypeLine.weights.contains($0) || $0 == semi || $0 == extra }
  }

  /// "(serif)", ", sans-serif": whether a generic family follows, which only a face has.
  private static func isGeneric(
    behind offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let rest = Bytes.trim(offset..<text.upperBound, in: bytes)
    guard let first = rest.first, bytes[first] == 0x28 || bytes[first] == 0x2C else { return false }
    let end = rest.dropFirst().first { [0x29, 0x2C, 0x2E, 0x3B].contains(bytes[$0]) }
    let words = Words.keys(bytes, first..<(end ?? rest.upperBound))
    return (1...2).contains(words.count) && words.allSatisfy(generic.contains)
  }

  /// "— weights 300 and 400", ", pesos 400 e 500": whether a word for weights stands right before numbers of some.
  private static func namesWeights(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let words = Words.all(bytes, text)
    return words.contains { word in
      let digit = word.range.upperBound + 1
      return weightNouns.contains(word.key) && digit + 2 < text.upperBound
        && bytes[digit - 1] == 0x20 && bytes[digit] &- 0x31 < 9
        && bytes[digit + 1] == 0x30 && bytes[digit + 2] == 0x30
    }
  }

  private static let weightNouns = WordKey.set(
    "weight", "weights", "peso", "pesos", "gewicht", "gewichte", "graisse", "graisses", "poids",
    "pesi", "gewichten", "vikt", "vikter", "waga", "wagi", "schnitte", "bobot")

  private static let generic = WordKey.set(
    "serif", "sans", "monospace", "monospaced", "mono", "cursive", "slab")

  private static let semi = WordKey("semi")
  private static let extra = WordKey("extra")

  /// Whether nothing or a remark follows.
  private static func isEnd(
    _ offset: Int, _ limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var next = offset
    while next < limit, bytes[next] == 0x20 { next += 1 }
    return next >= limit || [0x28, 0x2C, 0xE2, 0x2D].contains(bytes[next])
  }
}
