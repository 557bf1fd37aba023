import SpecModel
import SpecSyntax
import SpecText

/// Variables of style sheets and measures of front matter, beside the rows and sentences that give the same measure:
/// "Tablet | 834px" and `$bp-tablet: 768px`, "rounded by 12 pixels" and `card: { radius: 8px }`.
struct VariableConflicts {
  private struct Variable {
    var words: Set<String>
    var value: Double
    var origin: Origin
    var property = ""
    var isCode = true
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = VariableConflicts(reader: reader)
    return finder.breakpoints() + finder.measures()
  }

  private static let breakpoints: Set<String> = [
    "bp", "breakpoint", "breakpoints", "screen", "min", "width", "from", "query", "mq", "viewport",
  ]

  // MARK: Breakpoints

  /// Rows whose first cell is what a variable for breakpoints is named after.
  private func breakpoints() -> [FactConflict] {
    let variables = variables()
    guard !variables.isEmpty else { return [] }
    var result: [FactConflict] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard let header = rows.first,
        let column = document.children(of: header).firstIndex(where: {
          Names.words(document.string($0)).contains {
            ["from", "breakpoint", "width", "min", "viewport", "ab", "start", "starts"].contains($0)
          }
        }), column > 0
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard column < cells.count, let first = cells.first,
          case let thing = Set(Names.words(document.string(first))), thing.count == 1,
          let variable = variables.filter({ $0.words == thing }).only,
          let amount = amount(cells[column]), amount.value != variable.value
        else { continue }
        result.append(
          conflict(
            document.string(first), "breakpoint", amount, variable, "both name the same class"))
      }
    }
    return result
  }

  private func amount(_ cell: Int) -> Amount? {
    let amounts = AmountReader.read(document.plain, document.plainText(of: cell))
    guard let amount = amounts.only, amount.unit == .px, !amount.isInexact else { return nil }
    return amount
  }

  /// `$bp-tablet: 768px;`, `--breakpoint-tablet: 768px;`
  private func variables() -> [Variable] {
    let bytes = document.source.bytes
    var result: [Variable] = []
    for block in document.codeBlocks where ["scss", "css", "less", "sass"].contains(block.language)
    {
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        guard range.count > 4, [0x24, 0x40, 0x2D].contains(bytes[range.lowerBound]),
          let colon = ASCII.find(ASCII.colon, in: bytes, range),
          let amount = AmountReader.read(bytes, colon..<range.upperBound).only, amount.unit == .px
        else { continue }
        let words = Set(
          Names.words(document.source.string(SourceRange(range.lowerBound, colon))))
        guard !words.isDisjoint(with: ["bp", "breakpoint", "screen", "mq"]) else { continue }
        result.append(
          Variable(
            words: words.subtracting(Self.breakpoints), value: amount.value,
            origin: document.origin(SourceRange(amount.range.lowerBound, amount.range.upperBound))))
      }
    }
    return result
  }

  // MARK: Front matter

  /// The words by which sentences tell a measure that a key names.
  private static let tellings: [String: Lexicon] = [
    "radius": ["radius", "rounded", "corners", "corner"], "height": ["high", "height", "tall"],
    "width": ["wide", "width"], "padding": ["padding"], "gap": ["gap", "apart", "between"],
    "spacing": ["gap", "apart", "between", "spacing"], "margin": ["margin", "margins"],
  ]

  private func measures() -> [FactConflict] {
    guard let root = document.frontMatter?.root else { return [] }
    var known: [Variable] = []
    for entry in root.entries { read(entry, [], into: &known) }
    guard !known.isEmpty else { return [] }
    var result: [FactConflict] = []
    for passage in Passages(reader: reader).with(["px", "pixel", "pt", "dp"]) {
      let amounts = lengths(passage)
      guard let amount = amounts.only, reader.limits(passage).isEmpty
      else { continue }
      let words = Set(Names.words(passage.whole).map(LedgerWords.stem))
      for variable in known
      where variable.value != amount.value && variable.words.isSubset(of: words)
        && Self.tellings[variable.property].map({ Names.hasWord(passage.whole, in: $0) }) == true
        && !namesRelative(of: variable, passage.whole)
      {
        result.append(
          conflict(
            variable.words.sorted().joined(separator: " "), variable.property, amount, variable,
            "the front matter and the sentence both give the \(variable.property)"))
      }
    }
    return result
  }

  /// Whether a text has the name of another value that only holds a word of the variable's: "`{type.small-label}`" beside
  /// the variable "label".
  private func namesRelative(of variable: Variable, _ text: String) -> Bool {
    text.split { " `{}|(),\"".contains($0) }.contains { name in
      guard let dash = name.firstIndex(where: { $0 == "-" || $0 == "_" }), dash > name.startIndex
      else { return false }
      let words = Names.words(String(name))
      let others = words.filter { !variable.words.contains(LedgerWords.stem($0)) }
      return others.count < words.count && !others.allSatisfy { Self.tellings[$0] != nil }
    }
  }

  /// The lengths of a sentence, also with their unit as a word.
  private func lengths(_ passage: Passage) -> [Amount] {
    AmountReader.read(document.plain, passage.range).compactMap { amount in
      if amount.unit == .px, !amount.isInexact { return amount }
      guard amount.unit == .none else { return nil }
      let end = amount.range.upperBound
      return ASCII.starts(document.plain, at: end, with: " pixel") ? amount : nil
    }
  }

  private func read(_ entry: YAMLNode.Entry, _ above: [String], into result: inout [Variable]) {
    let own = Names.words(entry.key)
    guard above.count < 6 else { return }
    for inner in entry.value.entries { read(inner, above + own, into: &result) }
    let text = entry.value.text
    guard let property = own.last, Self.tellings[property] != nil, text.hasSuffix("px"),
      let value = Double(text.dropLast(2)), value >= 0, !own.contains("letter"),
      case let words = Set((above + own.dropLast()).map(LedgerWords.stem)), !words.isEmpty
    else { return }
    result.append(
      Variable(
        words: words, value: value, origin: document.origin(entry.value.range),
        property: property, isCode: false))
  }

  private func conflict(
    _ subject: String, _ property: String, _ amount: Amount, _ variable: Variable, _ reason: String
  ) -> FactConflict {
    let pair: [FactConflict.Statement] = [
      .init(
        value: document.string(plain: amount.range),
        origin: document.origin(document.sourceRange(plain: amount.range))),
      .init(value: document.source.string(variable.origin.range), origin: variable.origin),
    ]
    return FactConflict(
      subject: subject, property: property,
      statements: pair.sorted { $0.origin.range.start < $1.origin.range.start }, reason: reason,
      isCode: variable.isCode)
  }
}
