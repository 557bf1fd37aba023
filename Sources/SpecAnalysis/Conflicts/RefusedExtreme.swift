import SpecModel
public import SpecSyntax
public import SpecText

/// A statement against pure white or pure black, and the places that take it all the same.
public struct RefusedExtreme: Sendable, Hashable {
  /// "white" or "black".
  public var name: String
  /// The words that rule it out.
  public var statement: SourceRange
  /// The places that use it, in order.
  public var uses: [SourceRange]

  private static let refusals: Lexicon = [
    "no", "never", "avoid", "avoids", "not", "don't", "dont", "without", "don",
  ]
  private static let pure: Lexicon = ["pure", "solid", "true"]
  private static let extremes: [(name: String, values: Set<String>)] = [
    ("white", ["white", "fff", "ffffff"]), ("black", ["black", "000", "000000"]),
  ]
  /// Words of statements that hold for some colours or one appearance.
  private static let limits: Lexicon = [
    "dark", "light", "mode", "theme", "text", "cards", "borders", "shadows", "but", "except",
  ]
  private static let labels: Lexicon = [
    "background", "bg", "fill", "foreground", "text", "color", "colour", "background-color",
  ]
  /// Words of lines that take the colour in part, for another appearance, or not at all.
  private static let denials: Lexicon = [
    "no", "never", "avoid", "not", "don't", "dont", "instead", "rather", "without", "near", "off",
    "shadow", "opacity", "alpha", "rgba", "light", "dark", "print", "overlay", "transparent",
  ]

  /// The statements of a document that it does not keep.
  ///
  /// - Complexity: O(bytes), once more for each of at most four statements.
  public static func find(_ document: Document) -> [RefusedExtreme] {
    let cues: [StaticString] = ["ure white", "ure black", "olid white", "olid black"]
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    let source = document.source
    var result: [RefusedExtreme] = []
    for cue in cues {
      guard let found = ASCII.find(cue, in: source.bytes, 0..<source.bytes.count),
        !document.isCode(UInt32(found))
      else { continue }
      let line = source.lineRange(source.lineIndex(of: found))
      guard line.offsets.count < 400 else { continue }
      let words = Names.words(source.string(line))
      for (name, values) in extremes where isRefused(name, words) {
        let isOfGround =
          describesGround(source.string(line))
          || words.contains { grounds.contains($0) || $0 == "backgrounds" || $0 == "surfaces" }
        let uses = places(of: values, outside: line, ofGrounds: isOfGround, document)
        guard !uses.isEmpty, !result.contains(where: { $0.name == name }) else { continue }
        result.append(
          RefusedExtreme(name: name, statement: document.firstLine(of: line), uses: uses))
      }
    }
    return result
  }

  /// "No pure black or pure white", "Don't use solid white or true black"
  private static func isRefused(_ name: String, _ words: [String]) -> Bool {
    guard
      let place = words.indices.dropFirst().first(where: { index in
        words[index] == name && pure.contains(words[index - 1])
      })
    else { return false }
    let before = words[..<place].suffix(6)
    let after = words[place...].prefix(4)
    return before.contains(where: refusals.contains)
      && !before.contains(where: limits.contains) && !after.contains(where: limits.contains)
  }

  private static let grounds: Lexicon = [
    "background", "bg", "fill", "background-color", "canvas", "page", "surface", "floor",
  ]

  /// Whether a statement tells how one ground looks, "**Linen floor** (#fbf7f1): on purpose not pure white": of letters
  /// it says nothing.
  private static func describesGround(_ line: String) -> Bool {
    let label = line.drop { "-*+_ `#|".contains($0) }.prefix { !":—–|(".contains($0) }
    return label.utf8.count < 48 && label.utf8.count < line.utf8.count
      && Names.hasWord(String(label), in: grounds)
  }

  private static func places(
    of values: Set<String>, outside statement: SourceRange, ofGrounds grounds: Bool,
    _ document: Document
  ) -> [SourceRange] {
    let source = document.source
    let isOfRow = source.string(statement).hasPrefix("|")
    var result: [SourceRange] = []
    for index in 0..<source.lineCount where result.count < 20 {
      let line = source.lineRange(index)
      guard line.offsets.count < 300, line.start != statement.start,
        mayUse(source.bytes[line.offsets])
      else { continue }
      let text = source.string(line)
      guard !Names.hasWord(text, in: denials), !isBelowCounterexample(index, source) else {
        continue
      }
      // "Coral fill, white type" gives the fill no white.
      let labels = grounds ? Self.grounds : Self.labels
      let isUsed = text.split(whereSeparator: { ",;".contains($0) }).contains { clause in
        let words = Names.words(String(clause))
        return words.indices.dropFirst().contains {
          values.contains(words[$0]) && labels.contains(words[$0 - 1])
        }
      }
      // A row that rules it out speaks of its own colour.
      guard isUsed || !isOfRow && isRow(text, values, labels) else { continue }
      result.append(document.firstLine(of: line))
    }
    return result
  }

  private static let counterexamples: Lexicon = [
    "incorrect", "wrong", "bad", "don't", "dont", "avoid", "falsch", "faux", "incorrecto",
    "incorreto", "sbagliato", "errado",
  ]

  /// Whether the line of text right above is a label for what not to do: "Incorrect".
  private static func isBelowCounterexample(_ index: Int, _ source: SourceText) -> Bool {
    for above in stride(from: index - 1, through: max(0, index - 3), by: -1) {
      let text = source.string(source.lineRange(above))
      let label = text.filter { $0.isLetter || $0 == "'" || $0 == " " }
      if label.isEmpty || text.hasPrefix("```") { continue }
      return Names.isPhrase(label, in: counterexamples)
    }
    return false
  }

  /// "| `--ink` | `#000000` | body text |": the value in a cell of its own, and its use in another one.
  private static func isRow(_ line: String, _ values: Set<String>, _ labels: Lexicon) -> Bool {
    guard line.hasPrefix("|") else { return false }
    let cells = line.split(separator: "|").map { cell in
      cell.filter { !"`*# ".contains($0) }.lowercased()
    }
    guard cells.count > 2, cells.count < 5, cells.dropFirst().contains(where: values.contains)
    else { return false }
    let uses = line.split(separator: "|").dropFirst()
    return uses.contains { use in
      let words = Names.words(String(use))
      return words.count <= 4 && words.contains(where: labels.contains)
        && !words.contains(where: counterparts.contains)
    }
  }

  /// Words of uses on something else: "text on buttons".
  private static let counterparts: Lexicon = [
    "on", "over", "button", "buttons", "inverse", "contrast", "badge", "chip", "cta", "accent",
  ]

  /// A byte test: a "w", a "b" or a "#" on the line.
  private static func mayUse(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains { $0 == ASCII.hash || $0 | 0x20 == 0x77 || $0 | 0x20 == 0x62 }
  }
}
