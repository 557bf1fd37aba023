import SpecModel
import SpecSyntax
import SpecText

/// Constants of code that hold a measure of a thing: `val avatarSize = 48.dp`, `let chipHeight: CGFloat = 32`.
struct CodeSizes {
  var thing: Set<String>
  /// The measure as a declaration, so that it compares like one.
  var rule: StyleRule

  private static let properties: [String: String] = [
    "size": "size", "height": "height", "width": "width", "radius": "border-radius",
    "padding": "padding", "gap": "gap", "opacity": "opacity", "border": "border-width",
  ]
  private static let keywords: Lexicon = [
    "val", "let", "const", "var", "static", "private", "export",
  ]

  static func read(_ document: Document) -> [CodeSizes] {
    let bytes = document.source.bytes
    var result: [CodeSizes] = []
    for block in document.codeBlocks where CodeStatements.isRead(block.language) {
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        guard range.count < 120, let sign = ASCII.find(0x3D, in: bytes, range) else { continue }
        var words = document.source.string(SourceRange(range.lowerBound, sign)).split(
          whereSeparator: { $0 == " " || $0 == ":" })
        let isConstant = words.first.map { keywords.contains(String($0)) } == true
        while let first = words.first, keywords.contains(String(first)) { words.removeFirst() }
        guard isConstant, let name = words.first, case var parts = Names.words(String(name)),
          let last = parts.popLast(), let property = properties[last], !parts.isEmpty,
          let value = value(bytes, sign + 1..<range.upperBound)
        else { continue }
        let unit = value.unit.isEmpty ? "px" : value.unit
        var rule = StyleRule(selector: String(name), isReduced: false, isConditional: false)
        rule.declarations.append(
          .init(
            property: property,
            value: property == "opacity" ? value.text : value.text + unit,
            origin: document.origin(SourceRange(value.range.lowerBound, value.range.upperBound))))
        result.append(CodeSizes(thing: Set(parts.map(LedgerWords.stem)), rule: rule))
      }
    }
    return result
  }

  /// The only number of a line with the unit behind it: "48.dp", "32", "12px".
  private static func value(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> (text: String, unit: String, range: Range<Int>)? {
    let rest = ASCII.trimmed(bytes, range)
    var end = rest.lowerBound
    while end < rest.upperBound,
      ASCII.isDigit(bytes[end])
        || bytes[end] == ASCII.dot && end + 1 < rest.upperBound && ASCII.isDigit(bytes[end + 1])
    {
      end += 1
    }
    guard end > rest.lowerBound else { return nil }
    let text = String(decoding: bytes[rest.lowerBound..<end], as: UTF8.self)
    var start = end
    if start < rest.upperBound, bytes[start] == ASCII.dot { start += 1 }
    var stop = start
    while stop < rest.upperBound, ASCII.isLetter(bytes[stop]) { stop += 1 }
    let tail = bytes[stop..<rest.upperBound].allSatisfy { $0 == 0x3B || $0 == 0x2C || $0 == 0x20 }
    let unit = String(decoding: bytes[start..<stop], as: UTF8.self)
    guard tail, unit.isEmpty || units.contains(unit) else { return nil }
    return (text, unit, rest.lowerBound..<stop)
  }

  private static let units: Lexicon = ["px", "pt", "dp", "sp"]
}
