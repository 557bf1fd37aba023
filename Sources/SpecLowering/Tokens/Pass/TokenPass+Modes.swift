import SpecModel
import SpecSyntax
import SpecText

/// Colours for another appearance that stand behind the one that a line defines: "**Page**: `#FFFEFA`, in dark mode
/// `#111827`", "**Moss** — `#3F6212` in light, `#A3E635` in dark".
extension TokenPass {
  private static let fillers = WordKey.set(
    "in", "on", "for", "at", "the", "mode", "theme", "and", "by", "im", "en", "modus", "thema",
    "tema", "modo", "appearance", "version", "e", "et", "y", "und")

  /// Adds the values for a mode to the only colour that a line has defined.
  static func addModes(
    _ index: Int, _ line: TextLine, definedFrom known: Int, _ reader: FactReader,
    into sink: inout TokenSink
  ) {
    guard sink.tokens.count == known + 1, let token = sink.tokens.last, token.kind == .color,
      token.modes.isEmpty, line.text.count < 300
    else { return }
    let bytes = reader.bytes
    let colors = colors(in: line.text, bytes)
    guard (2...3).contains(colors.count), reader.string(colors[0]) == token.value else { return }
    // "**Moss**: `#3F6212` / `#A3E635`" below "Accents (light / dark)".
    let joint = Bytes.trim(colors[0].upperBound..<colors[1].lowerBound, in: bytes)
    if colors.count == 2, joint.count == 1, bytes[joint.lowerBound] == 0x2F,
      let modes = AnnouncedModes.ofList(index, reader)
    {
      sink.note(mode: modes.first, value: token.value, of: token.name)
      return sink.add(
        mode: modes.second, value: reader.string(colors[1]), of: token.name,
        valueOrigin: reader.origin(colors[1]))
    }
    let own = clause(behind: colors[0], before: colors[1].lowerBound, bytes)
    // "#FFF (dark: #000)" has the word before its colour.
    let first = own.upperBound < colors[1].lowerBound ? mode(of: own, bytes) : nil
    let isBehind = first != nil
    for (place, color) in colors.enumerated().dropFirst() {
      let next = place + 1 < colors.count ? colors[place + 1].lowerBound : line.text.upperBound
      let found =
        isBehind
        ? mode(of: clause(behind: color, before: next, bytes), bytes)
          ?? leadingMode(clause(behind: color, before: next, bytes), unlike: first, bytes)
        : mode(of: colors[place - 1].upperBound..<color.lowerBound, bytes)
          ?? mode(of: clause(behind: color, before: next, bytes), bytes)
      guard let found else { continue }
      sink.add(
        mode: found, value: reader.string(color), of: token.name, valueOrigin: reader.origin(color))
    }
  }

  private static func colors(
    in text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var colors: [Range<Int>] = []
    var offset = text.lowerBound
    while offset < text.upperBound, colors.count < 4 {
      if bytes[offset] == 0x23,
        let color = TokenLiteral.color(bytes, offset..<text.upperBound)
      {
        colors.append(color.range)
        offset = color.range.upperBound
      } else {
        offset += 1
      }
    }
    return colors
  }

  /// What stands behind a colour, up to a comma, a stroke, a semicolon or a full stop.
  private static func clause(
    behind color: Range<Int>, before end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let stop = (color.upperBound..<end).first { [0x2C, 0x2F, 0x3B, 0x2E].contains(bytes[$0]) }
    return color.upperBound..<(stop ?? end)
  }

  /// The mode that the first of several words names, "dark for links", where the colour before has another one behind it.
  private static func leadingMode(
    _ range: Range<Int>, unlike first: String?, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    guard let word = Words.keys(bytes, range).first, let mode = TokenColumns.mode(ofWord: word),
      mode != first
    else { return nil }
    return mode
  }

  /// The mode that a few words name and nothing else.
  private static func mode(
    of range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let words = Words.keys(bytes, range)
    guard (1...5).contains(words.count) else { return nil }
    var found: String?
    for word in words {
      if let mode = TokenColumns.mode(ofWord: word) {
        guard found == nil else { return nil }
        found = mode
      } else if !fillers.contains(word) {
        return nil
      }
    }
    return found
  }
}
