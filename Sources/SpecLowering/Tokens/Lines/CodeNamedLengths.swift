import SpecModel
import SpecSyntax
import SpecText

/// Reads names in code with their length in brackets right behind them, wherever a text tells them: "use `lg` (1rem) corner
/// radius", "the caption at `body-sm` (`0.75rem`)".
///
/// A word behind the brackets or in the name tells the kind. They count where nothing else defines the names, and where
/// the document gives each of them one length alone.
enum CodeNamedLengths {
  private struct Found {
    var name: Range<Int>
    var value: Range<Int>
    var kind: Token.Kind
    var line: TextLine
  }

  private static let radii = WordKey.set(
    "radius", "corner", "corners", "rounding", "roundness", "eckenradius", "radien", "ecken",
    "rayon", "arrondi", "radio", "esquinas", "raio", "cantos", "raggio", "angoli", "hoeken")
  private static let distances = WordKey.set(
    "gap", "gaps", "spacing", "gutter", "abstand", "abstande", "espacement", "espaciado",
    "espacamento", "spaziatura", "afstand")
  private static let styles = WordKey.set(
    "body", "display", "headline", "heading", "title", "label", "caption", "overline",
    "footnote", "subtitle")
  /// What classes of utility frameworks begin with, whose values are those of the framework.
  private static let classes = WordKey.set(
    "rounded", "p", "px", "py", "pt", "pb", "pl", "pr", "m", "mx", "my", "mt", "mb", "ml", "mr",
    "gap", "space", "text", "w", "h", "size", "min", "max", "top", "left", "leading", "tracking")
  private static let ends: [StaticString] = ["px", "pt", "dp", "sp", "rem", "em"]
  private static let most = 1200

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    var found: [Found] = []
    for index in reader.context.lines.indices {
      let line = reader.context.lines[index]
      guard line.holder == .item || line.holder == .paragraph, line.text.count < most,
        reader.cues(of: index).contains(.number),
        Bytes.find(" (", in: line.text, of: reader.bytes) != nil
      else { continue }
      found += lengths(line, reader)
    }
    guard !found.isEmpty else { return }
    var values: [String: Set<String>] = [:]
    for length in found {
      values[reader.string(length.name), default: []].insert(reader.string(length.value))
    }
    for length in found where values[reader.string(length.name)]?.count == 1 {
      sink.hold(
        .init(
          name: reader.string(length.name), kind: length.kind, value: reader.string(length.value),
          origin: reader.origin(length.name.lowerBound..<length.value.upperBound),
          valueOrigin: reader.origin(length.value), theme: reader.topic(of: length.line).theme))
    }
  }

  private static func lengths(_ line: TextLine, _ reader: FactReader) -> [Found] {
    let bytes = reader.bytes
    return reader.codeNames(of: line).compactMap { name in
      guard isName(name, bytes),
        Bytes.matches(" (", at: name.upperBound, end: line.text.upperBound, in: bytes),
        case let start = name.upperBound + 2,
        let close = (start..<min(line.text.upperBound, start + 12)).first(where: {
          bytes[$0] == 0x29
        }),
        let value = length(start..<close, bytes),
        let kind = kind(of: name, behind: close + 1..<line.text.upperBound, bytes)
      else { return nil }
      return Found(name: name, value: value, kind: kind, line: line)
    }
  }

  /// "lg", "body-sm": a step or a name of letters in small case with hyphens; custom properties are read elsewhere.
  private static func isName(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if StepPairs.isStep(name, bytes) { return true }
    guard let first = name.first, (2...32).contains(name.count), ASCII.isLower(bytes[first]) else {
      return false
    }
    return name.contains(where: { bytes[$0] == ASCII.hyphen })
      && name.allSatisfy {
        ASCII.isLower(bytes[$0]) || Bytes.isDigit(bytes[$0]) || bytes[$0] == ASCII.hyphen
      }
  }

  /// A number with the unit of a length and no more.
  private static func length(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard let first = text.first, Bytes.isDigit(bytes[first]) || bytes[first] == ASCII.dot,
      let literal = TokenLiteral.read(bytes, text), literal.kind == .spacing, literal.range == text,
      ends.contains(where: {
        Bytes.matches(
          $0, at: text.upperBound - $0.utf8CodeUnitCount, end: text.upperBound, in: bytes)
      })
    else { return nil }
    return text
  }

  /// The kind that the words right behind the brackets tell, or else those of the name.
  private static func kind(
    of name: Range<Int>, behind rest: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Token.Kind? {
    let isStep = StepPairs.isStep(name, bytes)
    let first = Words.keys(bytes, name).first
    if !isStep, first.map(classes.contains) ?? true { return nil }
    for word in UnmarkedWords.keys(bytes, rest.prefix(24)).prefix(2) {
      if radii.contains(word) { return .radius }
      if distances.contains(word) { return .spacing }
    }
    guard !isStep, let first else { return nil }
    return styles.contains(first) ? .typography : nil
  }
}
