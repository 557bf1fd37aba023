import SpecModel
import SpecSyntax
import SpecText

/// Variables of style sheets beside the labels that have their words: `--list-stagger-delay: 50ms` and "**Stagger
/// delay:** 100ms", `--header-height: 64px` and "Height: 56px" below "Header".
///
/// The label has all words of the name, but for the first one where several variables begin by it; what it lacks stands
/// behind its value or is the heading. A name that is set twice has a value for each case.
struct LabelledProperties {
  private struct Variable {
    var name: String
    var value: Double
    var unit: Amount.Unit
    var written: String
    var origin: Origin
  }

  /// A line or a row with one amount.
  private struct Told {
    var label: Set<String>
    /// The words behind the amount.
    var rest: Set<String>
    /// The words of the heading.
    var title: Set<String>
    var amount: Amount
    var section: Int
  }

  /// The most variables that are looked for, so that the work grows with the text alone.
  private static let most = 400

  private let reader: StatementReader
  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = LabelledProperties(reader: reader)
    let variables = finder.variables().prefix(most)
    guard !variables.isEmpty else { return [] }
    let told = finder.told()
    guard !told.isEmpty else { return [] }
    let families = variables.reduce(into: [String: Int]()) { families, variable in
      if let first = Names.firstWord(variable.name) { families[first, default: 0] += 1 }
    }
    return variables.compactMap { variable in
      let isFamily = Names.firstWord(variable.name).map { families[$0, default: 0] > 2 } == true
      return finder.conflict(variable, isFamily, told)
    }
  }

  private func conflict(
    _ variable: Variable, _ isFamily: Bool, _ told: [Told]
  ) -> FactConflict? {
    let words = Self.words(variable.name)
    let family = Names.firstWord(variable.name).map(LedgerWords.stem) ?? ""
    let names = isFamily ? [words, words.subtracting([family])] : [words]
    let meant = told.filter { line in
      line.amount.unit == variable.unit && line.amount.value < variable.value * 8
        && variable.value < line.amount.value * 8
        && names.contains { isMeant($0, by: line) } && isWide(line, words)
    }
    guard let first = meant.first, meant.count <= 3, Set(meant.map(\.amount.value)).count == 1,
      first.amount.value != variable.value, isSetOnce(variable.name)
    else { return nil }
    let place = document.sourceRange(plain: first.amount.range)
    let line = FactConflict.Statement(
      value: document.string(plain: first.amount.range), origin: document.origin(place))
    let code = FactConflict.Statement(value: variable.written, origin: variable.origin)
    var found = FactConflict(
      subject: variable.name, property: "value",
      statements: [line, code].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the line has the words of '\(variable.name)', and the style sheet sets another value"
    )
    found.isCode = true
    return found
  }

  private static let times = Set(["duration", "time"].map(LedgerWords.stem))
  /// Words that name a step or a property whatever the thing is.
  private static let general = NamedConstants.steps.union(times).union(
    [
      "height", "width", "size", "radius", "padding", "margin", "gap", "spacing", "space", "border",
      "font", "icon", "grid", "unit", "default", "max", "min", "fast", "slow", "normal", "base",
      "duration", "delay", "transition", "animation", "motion", "shadow", "blur", "line",
    ].map(LedgerWords.stem))

  private func isMeant(_ name: Set<String>, by line: Told) -> Bool {
    guard name.count > 1, !name.isSubset(of: Self.general) else { return false }
    let (own, label) = (name.subtracting(Self.times), line.label.subtracting(Self.times))
    if line.label == name || label.count > 1 && label == own { return true }
    guard !label.isEmpty, label.isSubset(of: own) else { return false }
    let missing = own.subtracting(label)
    return label.count > 1 && missing.isSubset(of: line.rest) || missing == line.title
  }

  /// Whether nothing limits a line but the words of the name.
  private func isWide(_ line: Told, _ words: Set<String>) -> Bool {
    document.path(ofSection: line.section).allSatisfy { section in
      let title = document.title(ofSection: section)
      let limits =
        section == line.section
        ? LedgerWords.limits(of: title, isMeasure: true) : LedgerWords.scopes(of: title)
      return limits.isSubset(of: words)
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(
      Names.words(text).filter {
        !LedgerWords.fillers.contains($0) && $0.contains(where: \.isLetter)
      }.map(LedgerWords.stem))
  }

  // MARK: Variables

  private static let languages: Lexicon = ["css", "scss", "less", "sass"]

  private func variables() -> [Variable] {
    let bytes = document.source.bytes
    var result: [Variable] = []
    for block in document.codeBlocks where Self.languages.contains(block.language) {
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        guard range.count > 4, isName(at: range.lowerBound),
          let colon = ASCII.find(ASCII.colon, in: bytes, range)
        else { continue }
        let name = document.source.string(SourceRange(range.lowerBound, colon)).trimmedSpaces
        let end = ASCII.find(0x3B, in: bytes, colon..<range.upperBound) ?? range.upperBound
        let value = ASCII.trimmed(bytes, colon + 1..<end)
        guard let amount = AmountReader.read(bytes, value).only, amount.range == value,
          amount.unit == .px || amount.unit == .ms, amount.value > 0
        else { continue }
        result.append(
          Variable(
            name: name, value: amount.value, unit: amount.unit,
            written: document.source.string(SourceRange(value.lowerBound, value.upperBound)),
            origin: document.origin(SourceRange(value.lowerBound, value.upperBound))))
      }
    }
    return result.filter { reader.isNormative($0.origin.range.start) }
  }

  /// Whether one line of the style sheets sets a variable, also among the others of a rule on one line.
  private func isSetOnce(_ name: String) -> Bool {
    let blocks = document.codeBlocks.filter { Self.languages.contains($0.language) }
    let lines = blocks.flatMap(\.lines).filter {
      let text = document.source.string($0)
      return text.contains(name + ":") || text.contains(name + " :")
    }
    return lines.count == 1
  }

  private func isName(at offset: Int) -> Bool {
    let bytes = document.source.bytes
    return bytes[offset] == 0x24
      || bytes[offset] == ASCII.hyphen && bytes[offset + 1] == ASCII.hyphen
  }

  // MARK: Lines

  private func told() -> [Told] {
    var result: [Told] = []
    for leaf in document.nodes.indices {
      let text = document.plainText(of: leaf)
      guard text.count < 200, document.nodes[leaf].section > 0 else { continue }
      let told: Told?
      switch document.nodes[leaf].kind {
      case .paragraph: told = line(leaf, text)
      case .tableCell: told = cell(leaf, text)
      default: told = nil
      }
      if let told, reader.isNormative(document.nodes[leaf].range.start) { result.append(told) }
    }
    return result
  }

  /// "Stagger delay: 100ms between items"
  private func line(_ leaf: Int, _ text: Range<Int>) -> Told? {
    guard let colon = ASCII.find(ASCII.colon, in: document.plain, text),
      colon - text.lowerBound < 40,
      let amount = only(in: colon + 1..<text.upperBound),
      document.plain[colon + 1..<amount.range.lowerBound].allSatisfy({ $0 == ASCII.space })
    else { return nil }
    return made(
      document.string(plain: text.lowerBound..<colon), amount,
      document.string(plain: amount.range.upperBound..<text.upperBound), leaf)
  }

  /// "| Stagger delay | 100ms |", where no other cell of the row has an amount.
  private func cell(_ leaf: Int, _ text: Range<Int>) -> Told? {
    let cells = document.children(of: Int(document.nodes[leaf].parent))
    guard cells.count < 12, let first = cells.first, first != leaf, let amount = only(in: text),
      amount.range == ASCII.trimmed(document.plain, text),
      cells.allSatisfy({
        $0 == leaf || AmountReader.read(document.plain, document.plainText(of: $0)).isEmpty
      })
    else { return nil }
    return made(document.string(first), amount, "", leaf)
  }

  private func only(in range: Range<Int>) -> Amount? {
    guard let amount = AmountReader.read(document.plain, range).only, !amount.isInexact,
      amount.unit == .px || amount.unit == .ms
    else { return nil }
    return amount
  }

  private func made(_ label: String, _ amount: Amount, _ rest: String, _ leaf: Int) -> Told? {
    let words = Self.words(label)
    let limits = LedgerWords.limits(of: rest, isMeasure: amount.isLength)
    // Two values of one name are compared where tokens are.
    guard (1...4).contains(words.count), limits.isEmpty, !label.contains("--"),
      !label.contains("$")
    else { return nil }
    let section = Int(document.nodes[leaf].section)
    return Told(
      label: words, rest: Self.words(rest), title: Self.words(document.title(ofSection: section)),
      amount: amount, section: section)
  }
}
