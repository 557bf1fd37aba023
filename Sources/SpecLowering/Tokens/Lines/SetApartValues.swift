import SpecModel
import SpecSyntax
import SpecText

/// Reads values that stand alone in a paragraph, with their name in the paragraph or the heading above:
///
///     # Colours
///     ## Ground
///     Page
///     #F8F5EF
///
/// A heading over them tells of which kind they are, and three of them at least are there.
struct SetApartValues {
  private let reader: FactReader
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }
  private var document: Document { reader.context.document }

  private struct Found {
    var name: String
    var isWord: Bool
    /// The heading over a name that stands in a paragraph, where it is not the one that tells the kind.
    var title: String?
    var kind: Token.Kind
    var value: Range<Int>
    var node: Int
  }

  /// Adds the values of a document.
  ///
  /// - Complexity: O(paragraphs) for those of one value; most are dismissed by their first byte.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let values = SetApartValues(reader: reader)
    var found: [Found] = []
    for node in reader.context.document.nodes.indices.dropFirst()
    where reader.context.document.nodes[node].kind == .paragraph {
      if let value = values.found(node) { found.append(value) }
    }
    guard found.count > 2 else { return }
    for value in found { values.add(value, to: &sink) }
  }

  private func add(_ found: Found, to sink: inout TokenSink) {
    // "Page" below "Ground"; "Deep moss" says enough.
    let title = found.isWord ? found.title : nil
    sink.add(
      .init(
        name: title.map { $0 + " " + found.name } ?? found.name, kind: found.kind,
        value: reader.string(found.value),
        origin: document.origin(document.nodes[found.node].range),
        valueOrigin: reader.origin(found.value),
        theme: reader.context.topic(ofNode: found.node).theme))
  }

  /// The value that is all of a paragraph, with its name.
  private func found(_ node: Int) -> Found? {
    let text = Bytes.trim(reader.textRange(node), in: bytes)
    guard (3...80).contains(text.count), mayBegin(text),
      !text.contains(where: { bytes[$0] == 0x0A }),
      case let section = Int(document.nodes[node].section), section > 0,
      let literal = TokenLiteral.read(bytes, text), literal.range == text,
      let told = kind(of: section), fits(literal, told.kind), let place = name(above: node)
    else { return nil }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let isHeading = document.nodes[place].kind == .heading
    // A value right below the heading that tells the kind has no name.
    if isHeading, told.section == section { return nil }
    let name = isHeading ? title : reader.string(Bytes.trim(reader.textRange(place), in: bytes))
    return Found(
      name: name, isWord: Names.wordCount(name) == 1,
      title: isHeading || told.section == section ? nil : title, kind: told.kind,
      value: literal.range, node: node)
  }

  /// A colour, a digit or the name of a function.
  private func mayBegin(_ text: Range<Int>) -> Bool {
    let first = bytes[text.lowerBound]
    return first == ASCII.hash || Bytes.isDigit(first)
      || bytes[text.upperBound - 1] == 0x29 && Bytes.isLetter(first)
  }

  /// The kind that the nearest of the headings around a section says, and the section of that heading.
  private func kind(of section: Int) -> (kind: Token.Kind, section: Int)? {
    for place in document.path(ofSection: section).reversed() {
      let heading = Int(document.sections[place].heading)
      if case .kind(let kind)? = TokenTopic.of(title: reader.textRange(heading), bytes),
        [.color, .radius, .shadow, .spacing].contains(kind)
      {
        return (kind, place)
      }
    }
    return nil
  }

  private func fits(_ literal: TokenLiteral, _ kind: Token.Kind) -> Bool {
    switch kind {
    case .color, .shadow: literal.kind == kind
    case .radius, .spacing: literal.kind == .spacing
    default: false
    }
  }

  private static let labels: Lexicon = [
    "hex", "value", "color", "colour", "code", "wert", "valor", "valeur", "valore", "waarde",
    "nilai", "значение", "値", "值", "값", "色值",
    // A value below the name of a notation behind another value tells the same again.
    "rgb", "rgba", "hsl", "hsla", "hsv", "hsb", "cmyk", "lab", "oklab", "oklch", "pantone", "ral",
  ]

  /// The paragraph or heading above a value that is a short name; a label such as "HEX" between them is passed over.
  private func name(above node: Int) -> Int? {
    guard var above = document.sibling(before: node),
      document.nodes[above].section == document.nodes[node].section
    else { return nil }
    if document.nodes[above].kind == .paragraph,
      Names.isPhrase(reader.string(reader.textRange(above)), in: Self.labels),
      let next = document.sibling(before: above),
      document.nodes[next].section == document.nodes[node].section
    {
      above = next
    }
    guard document.nodes[above].kind == .paragraph || document.nodes[above].kind == .heading,
      case let text = Bytes.trim(reader.textRange(above), in: bytes), (1...40).contains(text.count),
      !text.contains(where: { [0x0A, 0x2E, 0x3A, 0x2C].contains(bytes[$0]) }),
      (1...4).contains(Names.wordCount(reader.string(text))),
      TokenLiteral.read(bytes, text) == nil
    else { return nil }
    return above
  }
}
