import SpecModel
import SpecSyntax
import SpecText

/// Constants of code that hold a measure of a thing: `val avatarSize = 48.dp`, `let chipHeight: CGFloat = 32`.
struct CodeSizes {
  var thing: Set<String>
  /// The words of the objects that hold it.
  var above: Set<String> = []
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
    var result = resources(document)
    for block in document.codeBlocks where CodeStatements.isRead(block.language) {
      var above = 0..<0
      for line in block.lines {
        defer { above = ASCII.trimmed(bytes, line.offsets) }
        if let framed = framed(document, ASCII.trimmed(bytes, line.offsets), above) {
          result.append(framed)
          continue
        }
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

  /// Values of resources: `<dimen name="item_height">64dp</dimen>`.
  private static func resources(_ document: Document) -> [CodeSizes] {
    let bytes = document.source.bytes
    var result: [CodeSizes] = []
    for block in document.codeBlocks where block.language == "xml" {
      for line in block.lines {
        guard let start = ASCII.find("<dimen name=\"", in: bytes, line.offsets),
          let quote = ASCII.find(0x22, in: bytes, start + 13..<line.offsets.upperBound),
          let end = ASCII.find("</", in: bytes, quote..<line.offsets.upperBound), quote + 2 < end,
          case var parts = Names.words(
            document.source.string(SourceRange(start + 13, quote))),
          let last = parts.popLast(), let property = properties[last], !parts.isEmpty
        else { continue }
        let range = SourceRange(quote + 2, end)
        var rule = StyleRule(selector: last, isReduced: false, isConditional: false)
        rule.declarations.append(
          .init(
            property: property, value: document.source.string(range),
            origin: document.origin(range)))
        result.append(CodeSizes(thing: Set(parts.map(LedgerWords.stem)), rule: rule))
      }
    }
    return result
  }

  /// Names of views that are no things of their own.
  private static let views: Lexicon = [
    "image", "text", "button", "circle", "rectangle", "shape", "stack", "spacer", "label", "box",
    "icon", "divider", "group", "color", "async",
  ]

  /// A view with both sides alike: "AvatarView(url: url)" and ".frame(width: 48, height: 48)" on the line below it.
  private static func framed(
    _ document: Document, _ range: Range<Int>, _ above: Range<Int>
  ) -> CodeSizes? {
    let bytes = document.source.bytes
    guard range.count < 80, ASCII.starts(bytes, at: range.lowerBound, with: ".frame(width: "),
      !above.isEmpty, ASCII.isUpper(bytes[above.lowerBound])
    else { return nil }
    let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
    let sides = text.dropFirst(7).dropLast().split(separator: ",").map {
      Double($0.drop { !$0.isNumber })
    }
    let view = bytes[above].prefix(while: ASCII.isWord)
    let words = Names.words(String(decoding: view, as: UTF8.self)).filter { $0 != "view" }
    guard text.hasSuffix(")"), text.contains(", height: "), sides.count == 2,
      let side = sides[0], side == sides[1], !words.isEmpty, !words.contains(where: views.contains),
      bytes[above].dropFirst(view.count).first == 0x28
    else { return nil }
    var rule = StyleRule(selector: words[0], isReduced: false, isConditional: false)
    rule.declarations.append(
      .init(
        property: "size", value: Numbers.text(side) + "px",
        origin: document.origin(SourceRange(range.lowerBound, range.upperBound))))
    return CodeSizes(thing: Set(words.map(LedgerWords.stem)), rule: rule)
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
