import SpecModel
import SpecSyntax
import SpecText

/// Objects of code that give the looks of things: `"headline": { "fontSize": 28, "fontWeight": 700 }`, over one line or
/// several, in JSON, YAML and languages whose objects look like it.
struct CodeObjects {
  private let document: Document
  private var found: [CodeSizes] = []

  private static let properties: [String: String] = [
    "font-weight": "font-weight", "font-size": "font-size", "line-height": "line-height",
    "letter-spacing": "letter-spacing", "border-radius": "border-radius",
    "corner-radius": "border-radius", "radius": "border-radius", "height": "height",
    "min-height": "min-height", "opacity": "opacity", "z-index": "z-index", "gap": "gap",
    "weight": "font-weight",
  ]

  private static let languages: Lexicon = [
    "json", "jsonc", "json5", "yaml", "yml", "ts", "tsx", "js", "jsx", "typescript", "javascript",
  ]

  /// What the objects of a document declare.
  static func read(_ document: Document) -> [CodeSizes] {
    var reader = CodeObjects(document: document)
    for block in document.codeBlocks
    where languages.contains(block.language) && block.lines.count <= 400 {
      reader.read(block)
    }
    return reader.found
  }

  private init(document: Document) { self.document = document }

  /// A key that holds what follows with a deeper indentation.
  private struct Holder {
    var indent: Int
    var name: String
    var place = -1
  }

  private mutating func read(_ block: Document.CodeBlock) {
    let bytes = document.source.bytes
    var holders: [Holder] = []
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty, range.count < 240,
        ASCII.isWord(bytes[range.lowerBound]) || bytes[range.lowerBound] == 0x22,
        let colon = ASCII.find(ASCII.colon, in: bytes, range)
      else { continue }
      let indent = range.lowerBound - Int(line.start)
      while let last = holders.last, last.indent >= indent { holders.removeLast() }
      let key = name(range.lowerBound..<colon)
      let rest = ASCII.trimmed(bytes, colon + 1..<range.upperBound)
      if rest.isEmpty || rest.count == 1 && bytes[rest.lowerBound] == 0x7B {
        holders.append(Holder(indent: indent, name: key))
      } else if bytes[rest.lowerBound] == 0x7B {
        var place = -1
        for part in parts(rest) {
          guard let colon = ASCII.find(ASCII.colon, in: bytes, part) else { continue }
          declare(
            name(part.lowerBound..<colon), colon + 1..<part.upperBound, key, holders.map(\.name),
            &place)
        }
      } else if let last = holders.indices.last {
        declare(
          key, rest, holders[last].name, holders[..<last].map(\.name), &holders[last].place)
      }
    }
  }

  private func name(_ range: Range<Int>) -> String {
    document.source.string(SourceRange(range.lowerBound, range.upperBound)).filter {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "."
    }
  }

  /// The parts of an object on one line, between its commas.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    let bytes = document.source.bytes
    var result: [Range<Int>] = []
    var start = range.lowerBound + 1
    for offset in range where bytes[offset] == 0x2C || bytes[offset] == 0x7D {
      if offset > start { result.append(start..<offset) }
      start = offset + 1
    }
    return result
  }

  /// Adds a declaration to the object of a name; what is no number with or without a unit is left out.
  private mutating func declare(
    _ key: String, _ value: Range<Int>, _ holder: String, _ above: [String],
    _ place: inout Int
  ) {
    guard let property = Self.properties[Names.hyphenated(key)] else { return }
    let range = ASCII.trimmed(document.source.bytes, value)
    let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      .filter { $0 != "\"" && $0 != "'" && $0 != "," && $0 != " " }
    let isBare = text.allSatisfy { $0.isNumber || $0 == "." }
    guard text.first?.isNumber == true, text.utf8.count <= 8 else { return }
    if place < 0 {
      let words = Names.words(holder)
      guard !words.isEmpty else { return }
      place = found.count
      found.append(
        CodeSizes(
          thing: Set(words.map(LedgerWords.stem)),
          above: Set(above.flatMap(Names.words).map(LedgerWords.stem)),
          rule: StyleRule(selector: holder, isReduced: false, isConditional: false)))
    }
    let isLength = !["font-weight", "opacity", "z-index", "line-height"].contains(property)
    found[place].rule.declarations.append(
      .init(
        property: property, value: isBare && isLength ? text + "px" : text,
        origin: document.origin(SourceRange(range.lowerBound, range.upperBound))))
  }
}
