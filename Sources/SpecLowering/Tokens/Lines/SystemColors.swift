import SpecModel
import SpecSyntax
import SpecText

/// Reads items of a palette whose colours have no numbers: "`SurfaceBase` — systemBackground", "**Scrim**: black at 40 %".
///
/// - Source: UIKit, "UI Element Colors" and "Standard Colors"; AppKit, "UI Element Colors"; CSS Color 4, 6.2.
enum SystemColors {
  private static let names = WordKey.set(
    "label", "secondarylabel", "tertiarylabel", "quaternarylabel", "separator", "opaqueseparator",
    "link", "placeholdertext", "lighttext", "darktext", "secondarysystembackground",
    "tertiarysystembackground", "secondarysystemgroupedbackground",
    "tertiarysystemgroupedbackground", "secondarysystemfill", "tertiarysystemfill",
    "quaternarysystemfill", "labelcolor", "secondarylabelcolor", "tertiarylabelcolor",
    "controlaccentcolor", "controlbackgroundcolor", "windowbackgroundcolor", "separatorcolor",
    "textcolor", "textbackgroundcolor", "selectedcontentbackgroundcolor", "tintcolor",
    "accentcolor", "canvas", "canvastext", "linktext", "buttonface", "buttontext", "buttonborder",
    "field", "fieldtext", "highlighttext", "selecteditem", "graytext", "accentcolortext")
  private static let prefixes: [StaticString] = [
    "UIColor.", "NSColor.", "Color(.", "Color.", "Color(uiColor: .", ".",
  ]
  private static let shares = WordKey.set(
    "at", "with", "opacity", "alpha", "bei", "mit", "deckkraft", "a", "opacite", "con", "al",
    "opacidad", "com", "opacidade", "opacita", "met", "dekking")
  private static let dashes: [StaticString] = [" — ", " – ", " - ", ": ", " = ", " → "]

  /// Adds the colour of an item; false where it is none.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, (6...120).contains(line.text.count),
      reader.topic(of: line).tokens == .kind(.color), let (name, rest) = parts(of: line, reader),
      let value = value(rest, takesWords: isCode(name, line, reader), reader.bytes),
      TokenPass.kind(ofLine: index, reader: reader) == .color,
      !TokenPass.isMeasureName(name, .color, reader), !sink.defines(reader.string(value))
    else { return false }
    sink.add(
      .init(
        name: reader.string(name), kind: .color, value: reader.string(value),
        origin: reader.origin(line.text), valueOrigin: reader.origin(value),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// The name in code or bold at the start of an item, and what stands behind the mark after it.
  private static func parts(
    of line: TextLine, _ reader: FactReader
  ) -> (name: Range<Int>, rest: Range<Int>)? {
    let bytes = reader.bytes
    guard
      let span = reader.context.document.span(
        at: line.text.lowerBound, of: line.node, in: [.code, .strong]),
      span.lowerBound == line.text.lowerBound, span.count <= 40
    else { return nil }
    var name = Bytes.trim(span, in: bytes)
    // "**Scrim:** black"
    if let last = name.last, bytes[last] == ASCII.colon {
      name = Bytes.trim(name.lowerBound..<last, in: bytes)
      return (name, Bytes.trim(span.rest(of: line.text), in: bytes))
    }
    guard
      let mark = dashes.first(where: {
        Bytes.matches($0, at: span.upperBound, end: line.text.upperBound, in: bytes)
      })
    else { return nil }
    let start = span.upperBound + mark.utf8CodeUnitCount
    return (name, Bytes.trim(start..<line.text.upperBound, in: bytes))
  }

  private static func isCode(
    _ name: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    reader.context.document.span(at: name.lowerBound, of: line.node, in: .code) != nil
  }

  /// The colour that a text is, but for a remark behind a comma, a full stop or in brackets.
  ///
  /// - Parameter takesWords: whether the word for a colour is one without a share: "**Errors**: red" tells a use.
  private static func value(
    _ text: Range<Int>, takesWords: Bool, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard !text.isEmpty else { return nil }
    var start = text.lowerBound
    if let prefix = prefixes.first(where: {
      Bytes.matches($0, at: start, end: text.upperBound, in: bytes)
    }) {
      start += prefix.utf8CodeUnitCount
    }
    let word = (start..<text.upperBound).prefix { Bytes.isLetter(bytes[$0]) }
    let isPrefixed = start > text.lowerBound
    let isSystem = isSystemName(word, bytes)
    guard word.count > 2, word.upperBound > start,
      isSystem || NamedColors.matches(bytes, word)
    else { return nil }
    var end = word.upperBound
    if isPrefixed, end < text.upperBound, bytes[end] == 0x29 { end += 1 }
    let share = shareEnd(end, text.upperBound, bytes)
    guard isSystem || takesWords || share != nil else { return nil }
    // A word alone may be anything: "`Mood` — orange and warm".
    guard isEnd(share ?? end, text.upperBound, bytes) else { return nil }
    return text.lowerBound..<(share ?? end)
  }

  /// "systemBackground", "secondaryLabel": a colour that the system gives.
  private static func isSystemName(
    _ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = word.first else { return false }
    if word.count > 7, bytes[first] == 0x73,
      Bytes.matches("system", at: first, end: word.upperBound, in: bytes)
    {
      return ASCII.isUpper(bytes[first + 6])
    }
    return names.contains(WordKey(bytes, word))
  }

  /// "at 40 % opacity": the offset behind a share of a colour; `nil` where none follows.
  private static func shareEnd(
    _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var offset = wordsEnd(start, end, bytes)
    if offset < end, bytes[offset] == 0x40 || bytes[offset] == 0x2F {
      offset = Bytes.blanksEnd(offset + 1, end, in: bytes)
    }
    let digits = offset
    while offset < end, Bytes.isDigit(bytes[offset]) { offset += 1 }
    guard (1...3).contains(offset - digits) else { return nil }
    offset = Bytes.blanksEnd(offset, end, in: bytes)
    guard offset < end, bytes[offset] == 0x25 else { return nil }
    let behind = wordsEnd(offset + 1, end, bytes)
    return Bytes.trim(offset..<behind, in: bytes).upperBound
  }

  /// The offset behind blanks and words that say a share of a colour.
  private static func wordsEnd(
    _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = Bytes.blanksEnd(start, end, in: bytes)
    for _ in 0..<3 {
      guard let (word, next) = UnmarkedWords.word(at: offset, to: end, bytes),
        shares.contains(word)
      else { break }
      offset = Bytes.blanksEnd(next, end, in: bytes)
    }
    return offset
  }

  private static func isEnd(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let next = Bytes.blanksEnd(offset, end, in: bytes)
    return next >= end || [0x28, 0x2C, 0x2E, 0x3B].contains(bytes[next])
      || Bytes.matches("—", at: next, end: end, in: bytes)
      || Bytes.matches("–", at: next, end: end, in: bytes)
  }
}
