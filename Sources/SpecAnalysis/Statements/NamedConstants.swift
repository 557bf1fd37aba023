import SpecModel
import SpecSyntax
import SpecText

/// Constants of code with a unit, beside the only amount that the text gives for what their names say:
/// `const THUMB_EDGE_PX = 320` and "the edge of a thumb is 240 px", `#define SETTLE_MS 900` and a row "settle | 1 s".
///
/// Every word of the name, or every word of a short comment behind it, must stand in the sentence or its label. One word
/// alone must be the whole of a cell in the row.
struct NamedConstants {
  private let reader: StatementReader
  private var document: Document { reader.document }

  /// A constant, or an amount of the text: milliseconds for times, else the unit as written.
  private struct Amount {
    var value: Double
    var unit: String
    var written: String
    var origin: Origin
    /// The words of the name, or of the sentence with its label.
    var words: Set<String>
    var other: Set<String> = []
    /// The cells of the row that hold one word.
    var cells: Set<String> = []
    var heads: Set<String> = []
    var name = ""
    var section = 0
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard reader.document.codeBlocks.contains(where: { $0.isFenced }) else { return [] }
    let finder = NamedConstants(reader: reader)
    let constants = finder.constants()
    guard !constants.isEmpty else { return [] }
    let told = finder.told()
    return constants.compactMap { finder.conflict($0, told, constants) }
  }

  private func conflict(
    _ constant: Amount, _ told: [Amount], _ constants: [Amount]
  ) -> FactConflict? {
    let meant = told.filter {
      $0.value < constant.value * 8 && constant.value < $0.value * 8 && isMeant($0, by: constant)
    }
    guard let first = meant.first, meant.count <= 3, Set(meant.map(\.value)).count == 1,
      first.value != constant.value,
      // "The play button is 40 dp, with a white icon" tells the size of the button, which code gives as well.
      !constants.contains(where: {
        $0.name != constant.name && $0.value == first.value && isMeant(first, by: $0)
      })
    else { return nil }
    var found = FactConflict(
      subject: constant.name, property: "value",
      statements: [first, constant].sorted { $0.origin.range.start < $1.origin.range.start }
        .map { .init(value: $0.written, origin: $0.origin) },
      reason:
        "the sentence has the words of the name '\(constant.name)', and the code sets another value"
    )
    found.isCode = true
    return found
  }

  private func isMeant(_ told: Amount, by constant: Amount) -> Bool {
    guard told.unit == constant.unit else { return false }
    if constant.words.count > 1, constant.words.isSubset(of: told.words) {
      return !constant.words.isSubset(of: Self.steps) || areOfOneScale(told, constant)
    }
    if constant.other.count > 2, constant.other.isSubset(of: told.words) { return true }
    guard constant.words.count == 1 else { return false }
    // "Text | up to 250 characters" below the heading "Note"
    if constant.unit == "characters", told.heads == constant.words { return true }
    return constant.words.isSubset(of: told.cells) && areOfOneScale(told, constant)
  }

  /// Steps of scales of lengths, which have equal names whatever the scale measures.
  static let steps = Set(
    SameWords.steps.union([
      "small", "medium", "large", "extra", "huge", "tiny", "base", "none", "full", "tight", "loose",
      "klein", "mittel", "groß", "petit", "moyen", "grand", "pequeño", "mediano", "grande",
      "pequeno", "médio", "piccolo", "medio", "groot", "kecil", "sedang", "besar", "маленький",
      "средний", "большой",
    ]).map(LedgerWords.stem))

  /// Whether a row may speak of the constant that has the word of one of its cells: it stands in the section of the code
  /// or above, or no row beside the code has the word and it is no step of a scale.
  private func areOfOneScale(_ told: Amount, _ constant: Amount) -> Bool {
    if told.section == constant.section
      || document.path(ofSection: constant.section).contains(told.section)
    {
      return true
    }
    let isStep = constant.unit != "ms" && !constant.words.isDisjoint(with: Self.steps)
    return !isStep && !isListed(constant)
  }

  /// Whether a row in the section of a constant has a cell with no more than its word.
  private func isListed(_ constant: Amount) -> Bool {
    document.tables.contains { table in
      Int(document.nodes[table].section) == constant.section
        && document.children(of: table).dropFirst().contains { row in
          document.children(of: row).contains { cell in
            guard document.plainText(of: cell).count < 24,
              let word = Names.words(document.string(cell)).only
            else { return false }
            return constant.words.contains(LedgerWords.stem(word))
          }
        }
    }
  }

  // MARK: Constants

  private static let units: [String: String] = [
    "ms": "ms", "millis": "ms", "px": "px", "pt": "pt", "dp": "dp", "deg": "deg",
    "chars": "characters",
    "characters": "characters", "percent": "percent", "sec": "s", "secs": "s", "seconds": "s",
    "minutes": "min", "mins": "min", "degrees": "deg", "meters": "m", "metros": "m", "meter": "m",
  ]
  private static let calls: [(StaticString, String)] = [
    ("Duration(seconds: ", "s"), ("Duration(milliseconds: ", "ms"), ("Duration(minutes: ", "min"),
    ("Duration.ofSeconds(", "s"), ("Duration.ofMillis(", "ms"), (".seconds(", "s"),
    (".milliseconds(", "ms"),
  ]
  private static let plain: Lexicon = [
    "max", "min", "timeout", "delay", "default", "value", "k", "const", "duration", "time",
    "limit", "maximum", "minimum", "length", "static", "let", "val", "var", "private", "final",
    "define", "public", "export", "readonly", "size", "constexpr", "int", "float", "double",
    "internal", "number", "of", "the", "to", "in", "g", "for", "is", "a", "on", "at", "and", "last",
    "first", "by", "with",
  ]

  private func constants() -> [Amount] {
    var result: [Amount] = []
    for block in document.codeBlocks
    where CodeStatements.isRead(block.language) && block.lines.count <= 300
      && reader.isNormative(document.nodes[Int(block.node)].range.start)
    {
      for line in block.lines where line.offsets.count < 160 {
        if let constant = constant(line.offsets, Int(block.node)) { result.append(constant) }
      }
    }
    // A name that is set twice has a value for each case.
    return result.filter { one in result.count { $0.name == one.name } == 1 }
  }

  /// "NAME_UNIT = 12", "#define NAME_UNIT 12", "name = 12 // unit", "name = 12.dp"
  private func constant(_ line: Range<Int>, _ node: Int) -> Amount? {
    let bytes = document.source.bytes
    let range = ASCII.trimmed(bytes, line)
    guard range.contains(where: { ASCII.isDigit(bytes[$0]) }) else { return nil }
    var mark = range.lowerBound
    let isDefined = ASCII.starts(bytes, at: range.lowerBound, with: "#define ")
    if !isDefined {
      guard let equals = range.first(where: { bytes[$0] == 0x3D || bytes[$0] == ASCII.colon })
      else {
        return nil
      }
      mark = equals
      // "val edge: Int = 12"
      if bytes[mark] == ASCII.colon,
        let equals = (mark..<range.upperBound).first(where: { bytes[$0] == 0x3D })
      {
        guard
          (mark + 1..<equals).allSatisfy({ ASCII.isLetter(bytes[$0]) || bytes[$0] == ASCII.space })
        else { return nil }
        mark = equals
      }
    }
    var end = isDefined ? range.lowerBound + 8 : mark
    if isDefined {
      while end < range.upperBound, bytes[end] != ASCII.space { end += 1 }
      mark = end
    } else if let colon = (range.lowerBound..<mark).first(where: { bytes[$0] == ASCII.colon }) {
      end = colon
    }
    while end > range.lowerBound, bytes[end - 1] == ASCII.space { end -= 1 }
    var start = end
    while start > range.lowerBound, ASCII.isWord(bytes[start - 1]) || bytes[start - 1] == 0x5F {
      start -= 1
    }
    // "#define DEBUG_2" has no value.
    guard start < end, mark < range.upperBound else { return nil }
    return constant(
      String(decoding: bytes[start..<end], as: UTF8.self), mark + 1..<range.upperBound, node)
  }

  private func constant(_ name: String, _ rest: Range<Int>, _ node: Int) -> Amount? {
    let bytes = document.source.bytes
    var offset = rest.lowerBound
    while offset < rest.upperBound, bytes[offset] == ASCII.space { offset += 1 }
    // "Duration(seconds: 10)"
    var outer: String?
    for (head, unit) in Self.calls where ASCII.starts(bytes, at: offset, with: head) {
      offset += head.utf8CodeUnitCount
      outer = unit
    }
    guard offset < rest.upperBound, ASCII.isDigit(bytes[offset]) else { return nil }
    let first = offset
    while offset < rest.upperBound,
      ASCII.isDigit(bytes[offset]) || bytes[offset] == 0x5F || bytes[offset] == ASCII.dot
    {
      offset += 1
    }
    var digits = String(decoding: bytes[first..<offset], as: UTF8.self).filter { $0 != "_" }
    let hasMember = digits.hasSuffix(".")
    if hasMember { digits.removeLast() }
    guard let value = Double(digits), value > 0 else { return nil }
    let tail = document.source.string(SourceRange(offset, rest.upperBound))
    let behind = tail.prefix { $0.isLetter }.lowercased()
    guard tail.dropFirst(behind.count).allSatisfy({ $0 != "*" || tail.contains("/*") }) else {
      return nil
    }
    var words = Names.words(name)
    var unit = hasMember || !behind.isEmpty ? Self.units[behind] : nil
    if unit == nil, let last = words.last, let known = Self.units[last] {
      unit = known
      words.removeLast()
    }
    let comment = remark(tail)
    if outer != nil { unit = outer }
    if unit == nil { unit = comment.only.flatMap { Self.units[$0] } }
    guard let unit else { return nil }
    let things = Set(words.filter { !Self.plain.contains($0) }.map(LedgerWords.stem))
    guard !things.isEmpty else { return nil }
    let factor = unit == "s" ? 1000.0 : unit == "min" ? 60_000 : 1
    return Amount(
      value: value * factor, unit: factor > 1 ? "ms" : unit,
      written: document.source.string(SourceRange(first, first + digits.utf8.count)),
      origin: document.origin(SourceRange(first, first + digits.utf8.count)), words: things,
      other: Set(
        comment.filter { $0.utf8.count > 2 && Self.units[$0] == nil }
          .map(LedgerWords.stem)), name: name,
      section: Int(document.nodes[node].section))
  }

  /// The words of the comment behind a value.
  private func remark(_ tail: String) -> [String] {
    for mark in ["//", "/*", "#"] {
      guard let place = tail.firstRange(of: mark) else { continue }
      let words = Names.words(String(tail[place.upperBound...]))
      return words.count <= 5 ? words : []
    }
    return []
  }

  // MARK: Text

  private func told() -> [Amount] {
    var result: [Amount] = []
    for number in document.nodes.indices {
      let node = document.nodes[number]
      guard node.kind == .paragraph || node.kind == .tableCell,
        case let text = document.plainText(of: number), text.count < 500,
        text.contains(where: { ASCII.isDigit(document.plain[$0]) }),
        reader.isNormative(node.range.start)
      else { continue }
      for passage in Passages(reader: reader).passages(number) { read(passage, into: &result) }
    }
    return result
  }

  private static let limits: Lexicon = [
    "motion", "was", "instead", "previously", "tablet", "desktop", "between", "old",
    "landscape", "example", "default", "except", "unless", "under", "below",
  ]

  private func read(_ passage: Passage, into result: inout [Amount]) {
    let told = ToldNumbers(document, passage.range)
    let amounts = told.all.filter { $0.time != nil || Self.unit(of: $0) != nil }
    guard let amount = amounts.only,
      let unit = amount.time != nil ? "ms" : Self.unit(of: amount), !told.isRange(amount),
      told.tokens[amount.place].gap != .below,
      !told.tokens.contains(where: { Self.limits.contains($0.text) })
    else { return }
    var words = Set(told.tokens.map { LedgerWords.stem($0.text) })
    words.formUnion(Names.words(passage.name).map(LedgerWords.stem))
    if document.nodes[passage.node].kind == .tableCell {
      for cell in document.children(of: Int(document.nodes[passage.node].parent)) {
        words.formUnion(Names.words(document.string(cell)).map(LedgerWords.stem))
      }
    }
    result.append(
      Amount(
        value: amount.time ?? amount.value,
        unit: unit,
        written: document.string(plain: amount.range), origin: told.origin(amount.range),
        words: words, cells: cells(beside: passage),
        heads: Set(
          Names.words(document.title(ofSection: passage.section)).filter {
            $0.contains(where: \.isLetter)
          }
          .map(LedgerWords.stem)), section: passage.section))
  }

  private static func unit(of number: ToldNumbers.Told) -> String? {
    switch number.unit {
    case "px", "pt", "dp", "percent", "m", "characters": number.unit
    case "chars", "zeichen", "caracteres": "characters"
    default: nil
    }
  }

  /// The cells of a row that hold one word.
  private func cells(beside passage: Passage) -> Set<String> {
    guard document.nodes[passage.node].kind == .tableCell else { return [] }
    var result: Set<String> = []
    for cell in document.children(of: Int(document.nodes[passage.node].parent))
    where cell != passage.node && document.plainText(of: cell).count < 24 {
      let words = Names.words(document.string(cell))
      if let word = words.only { result.insert(LedgerWords.stem(word)) }
    }
    return result
  }
}
