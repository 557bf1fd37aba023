import SpecModel
import SpecSyntax
import SpecText

/// Reads what constants, keys and arguments of code state: `const DEBOUNCE_MS = 250`, `maxAttempts: 3`, `.max(140)`.
///
/// The words of a name are its thing, its unit stands in the name, behind the number, or in the comment.
struct CodeStatements {
  let reader: StatementReader

  private var document: Document { reader.document }

  private static let others = FenceTags.plain.union([
    "css", "scss", "less", "sass", "mermaid", "plantuml", "puml", "bash", "sh", "shell", "console",
    "html", "xml", "svg", "diff", "md", "markdown", "gherkin", "feature", "dot", "csv", "http",
  ])

  /// Whether a language has constants and arguments that are read.
  static func isRead(_ language: String) -> Bool { !others.contains(language) }

  func statements() -> [Statement] {
    var result: [Statement] = []
    for block in document.codeBlocks
    where Self.isRead(block.language) && block.lines.count <= 400
      && reader.isNormative(document.nodes[Int(block.node)].range.start)
    {
      read(block, into: &result)
    }
    return result
  }

  /// A declaration or key that holds what follows with a deeper indentation.
  private struct Holder {
    var indent: Int
    var words: [String]
  }

  private func read(_ block: Document.CodeBlock, into result: inout [Statement]) {
    let bytes = document.source.bytes
    var holders: [Holder] = []
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty, range.count < 300 else { continue }
      let indent = range.lowerBound - Int(line.start)
      let names = names(in: range)
      // ".max(140)" goes on with the declaration above.
      if bytes[range.lowerBound] != ASCII.dot, ASCII.isWord(bytes[range.lowerBound]) {
        holders.removeAll { $0.indent >= indent }
      }
      if let number = number(in: range) {
        let above = holders.flatMap(\.words)
        if let statement = statement(number, range, names, above, block) {
          result.append(statement)
        }
      }
      if let name = names.declared { holders.append(Holder(indent: indent, words: name)) }
    }
  }

  // MARK: Front matter

  /// What keys of the front matter state: `autosave-interval: 30s`, `limits: { photos: 5 }`.
  func frontMatter() -> [Statement] {
    guard let root = document.frontMatter?.root else { return [] }
    var result: [Statement] = []
    for entry in root.entries { read(entry, [], into: &result) }
    return result
  }

  private func read(_ entry: YAMLNode.Entry, _ above: [String], into result: inout [Statement]) {
    let own = Names.words(entry.key)
    guard above.count < 8 else { return }
    for inner in entry.value.entries { read(inner, above + own, into: &result) }
    let text = entry.value.text
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty, let value = Double(digits), value > 0 else { return }
    let unit = text.dropFirst(digits.count).drop { $0 == " " || $0 == "-" }.lowercased()
    guard unit.allSatisfy(\.isLetter), unit.isEmpty || StatementWords.times[unit] != nil,
      let node = document.nodes.indices.first
    else { return }
    let range = entry.value.range
    let number = Number(value: value, range: range.offsets, name: own, unit: unit)
    var statement = blank(number, own, node)
    guard settle(&statement, number, own, above + own, range.offsets) else { return }
    name(&statement, own, above)
    if !statement.label.isEmpty { result.append(statement) }
  }

  // MARK: Names

  private static let keywords: Lexicon = [
    "const", "let", "var", "val", "def", "func", "fun", "function", "class", "struct", "enum",
    "object", "type", "interface", "final", "static", "readonly",
  ]
  private static let prefixes: Lexicon = [
    "export", "private", "public", "internal", "fileprivate", "default", "async", "override",
    "protected", "lateinit", "data", "sealed", "abstract",
  ]

  /// The names of a line: the one that is declared or is a key, and the one right before the number.
  private struct LineNames {
    var declared: [String]?
  }

  private func names(in range: Range<Int>) -> LineNames {
    let bytes = document.source.bytes
    var offset = range.lowerBound
    var isDeclaration = false
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, isName(bytes[offset]) { offset += 1 }
      guard offset > start else { break }
      let word = String(decoding: bytes[start..<offset], as: UTF8.self)
      if Self.keywords.contains(word) {
        isDeclaration = true
      } else if !Self.prefixes.contains(word) {
        let isKey =
          offset < range.upperBound && bytes[offset] == ASCII.colon
          || offset + 1 < range.upperBound && bytes[offset] == 0x22
        return LineNames(declared: isDeclaration || isKey ? Names.words(word) : nil)
      }
      while offset < range.upperBound, bytes[offset] == ASCII.space || bytes[offset] == 0x22 {
        offset += 1
      }
    }
    return LineNames(declared: nil)
  }

  private func isName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x5F || byte == 0x24
  }

  // MARK: Numbers

  private struct Number {
    var value: Double
    var range: Range<Int>
    /// The name in front of it.
    var name: [String]
    /// The word behind it, such as that of ".seconds".
    var unit: String
  }

  /// The only number of a line that a name is set to, with products computed.
  private func number(in range: Range<Int>) -> Number? {
    let bytes = document.source.bytes
    let code = withoutComment(range)
    var found: [Number] = []
    var offset = code.lowerBound
    while offset < code.upperBound {
      guard ASCII.isDigit(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      let value = product(&offset, code.upperBound)
      guard start == code.lowerBound || !isPart(bytes[start - 1]), let value, value > 0,
        !isChained(start, code.lowerBound), !isDate(offset, code.upperBound),
        let name = name(before: start, code.lowerBound)
      else {
        while offset < code.upperBound, isName(bytes[offset]) { offset += 1 }
        continue
      }
      let end = offset
      if offset < code.upperBound, bytes[offset] == ASCII.dot { offset += 1 }
      let unit = offset
      while offset < code.upperBound, isName(bytes[offset]) { offset += 1 }
      found.append(
        Number(
          value: value, range: start..<end, name: name,
          unit: String(decoding: bytes[unit..<offset], as: UTF8.self).lowercased()))
    }
    return found.only
  }

  /// Whether a number goes on as a date does: "2025" of "2025-05-01".
  private func isDate(_ end: Int, _ limit: Int) -> Bool {
    let bytes = document.source.bytes
    return end + 1 < limit && bytes[end] == ASCII.hyphen && ASCII.isDigit(bytes[end + 1])
  }

  private static let schemaBounds: Lexicon = ["min", "max", "minlength", "maxlength", "length"]

  /// Whether a number is the argument of a call on what another call gives: "now().withDayOfMonth(1)".
  private func isChained(_ place: Int, _ start: Int) -> Bool {
    let bytes = document.source.bytes
    guard place > start, bytes[place - 1] == 0x28 else { return false }
    var offset = place - 1
    while offset > start, isName(bytes[offset - 1]) { offset -= 1 }
    // "z.string().min(8)" bounds what the line declares.
    let name = String(decoding: bytes[offset..<place - 1], as: UTF8.self).lowercased()
    if Self.schemaBounds.contains(name) { return false }
    return offset - 1 > start && bytes[offset - 1] == ASCII.dot && bytes[offset - 2] == 0x29
  }

  private func isPart(_ byte: UInt8) -> Bool {
    isName(byte) || byte == ASCII.dot || byte == 0x23 || byte == ASCII.hyphen
  }

  private func withoutComment(_ range: Range<Int>) -> Range<Int> {
    let bytes = document.source.bytes
    guard let mark = ASCII.find("//", in: bytes, range) else { return range }
    return range.lowerBound..<mark
  }

  /// "15 * 60 * 1000", "30_000", "0.25"
  private func product(_ offset: inout Int, _ end: Int) -> Double? {
    let bytes = document.source.bytes
    var result = 1.0
    while true {
      var text = ""
      while offset < end,
        ASCII.isDigit(bytes[offset]) || bytes[offset] == 0x5F
          || bytes[offset] == ASCII.dot && offset + 1 < end && ASCII.isDigit(bytes[offset + 1])
      {
        if bytes[offset] != 0x5F { text.unicodeScalars.append(Unicode.Scalar(bytes[offset])) }
        offset += 1
      }
      guard let value = Double(text) else { return nil }
      result *= value
      var next = offset
      while next < end, bytes[next] == ASCII.space { next += 1 }
      guard next < end, bytes[next] == 0x2A else { return result }
      next += 1
      while next < end, bytes[next] == ASCII.space { next += 1 }
      guard next < end, ASCII.isDigit(bytes[next]) else { return nil }
      offset = next
    }
  }

  /// The words of the name that a number is given to, without that of its type.
  private func name(before number: Int, _ start: Int) -> [String]? {
    let bytes = document.source.bytes
    var end = number
    var mark: UInt8 = 0
    while end > start, [0x20, 0x3D, 0x3A, 0x28, 0x7B, 0x22].contains(bytes[end - 1]) {
      if bytes[end - 1] != ASCII.space, mark == 0 { mark = bytes[end - 1] }
      end -= 1
    }
    guard mark != 0, end < number else { return nil }
    // "a <= 5", "a == 5" compare.
    guard end == start || ![0x3C, 0x3E, 0x21, 0x2B, 0x2D, 0x2A, 0x2F].contains(bytes[end - 1]),
      !(mark == 0x3D && number - end > 1 && ASCII.find("==", in: bytes, end..<number) != nil)
    else { return nil }
    var first = end
    while first > start, isName(bytes[first - 1]) { first -= 1 }
    guard first < end else { return nil }
    // "let trigger: CGFloat = 64"
    if mark == 0x3D, let colon = bytes[start..<first].lastIndex(of: ASCII.colon),
      bytes[colon..<first].allSatisfy({ $0 == ASCII.colon || $0 == ASCII.space })
    {
      end = colon
      first = end
      while first > start, isName(bytes[first - 1]) { first -= 1 }
    }
    return Names.words(String(decoding: bytes[first..<end], as: UTF8.self))
  }

  // MARK: Statements

  private static let millis: Lexicon = ["ms", "millis", "milliseconds", "msec", "durationmillis"]
  private static let clocks: Lexicon = [
    "timeout", "interval", "delay", "debounce", "ttl", "cooldown", "expiry", "lifetime", "period",
    "wait", "duration", "after", "time", "every", "hold",
  ]
  private static let periods: Lexicon = ["interval", "every", "period", "poll", "polling"]
  private static let counts: Lexicon = [
    "max", "min", "limit", "attempts", "retries", "count", "length", "maximum", "minimum",
    "tries", "digits", "take", "maxlength", "minlength",
  ]
  private static let bounds: Lexicon = [
    "max", "min", "limit", "count", "length", "maximum", "minimum", "size", "total", "take",
    "maxlength", "minlength", "number", "num",
  ]
  /// Words of names that say nothing of the thing.
  private static let generic: Lexicon = StatementWords.weak.union([
    "max", "min", "limit", "count", "length", "size", "number", "timeout", "interval", "delay",
    "ttl", "period", "wait", "duration", "value", "policy", "config", "options", "constants",
    "schema", "props", "settings", "default", "defaults", "ms", "millis", "const", "string",
    "take", "maxlength", "minlength", "total", "cooldown", "validators", "after", "every", "use",
    "params", "spec", "time", "window", "grace", "threshold", "age", "budget", "allowed", "mb",
    "kb", "num", "is", "len", "the", "body", "view", "container", "some",

    "character",
  ])

  private func statement(
    _ number: Number, _ line: Range<Int>, _ names: LineNames, _ above: [String],
    _ block: Document.CodeBlock
  ) -> Statement? {
    let own = number.name
    var statement = blank(number, own, Int(block.node))
    guard settle(&statement, number, own, own + (names.declared ?? []) + above, line) else {
      return nil
    }
    name(
      &statement, own + (names.declared ?? []) + attributes(line, number.range.lowerBound), above)
    if statement.owner != nil { statement.label = ["page"] }
    if !statement.label.isEmpty { statement.words.formUnion(comment(line)) }
    return statement.label.isEmpty ? nil : statement
  }

  /// The words of the comment at the end of a line.
  private func comment(_ line: Range<Int>) -> Set<String> {
    let start = withoutComment(line).upperBound
    guard start < line.upperBound else { return [] }
    let text = document.source.string(SourceRange(start, line.upperBound))
    return Names.wordCount(text) <= 5 ? StatementText.words(text) : []
  }

  /// The words between quotation marks before a number: `name="review" maxLength={300}`.
  private func attributes(_ line: Range<Int>, _ end: Int) -> [String] {
    let bytes = document.source.bytes
    guard bytes[line.lowerBound] == 0x3C,
      let open = ASCII.find(0x22, in: bytes, line.lowerBound..<end),
      let close = ASCII.find(0x22, in: bytes, open + 1..<end)
    else { return [] }
    return Names.words(document.source.string(SourceRange(open + 1, close)))
  }

  /// A statement of a number without its words.
  private func blank(_ number: Number, _ own: [String], _ node: Int) -> Statement {
    let range = SourceRange(number.range.lowerBound, number.range.upperBound)
    return Statement(
      dimension: .time, value: number.value, bound: .exact, role: .span, words: [], modifiers: [:],
      context: [], limits: [], text: "", written: document.source.string(range),
      name: own.joined(separator: " "), origin: document.origin(range), node: node, block: node,
      section: Int(document.nodes[node].section), isCode: true)
  }

  /// Gives a statement the words of its own names and of those that hold it.
  private func name(_ statement: inout Statement, _ own: [String], _ above: [String]) {
    statement.context = reader.context(of: statement.section)
    statement.limits = StatementText.limits(
      (own + above).joined(separator: " "), statement.context)
    let label = Self.words(own)
    statement.words = Self.words(own + above)
    statement.label = label.isEmpty ? Self.words(above) : label
    if case .count(let noun) = statement.dimension, !noun.isEmpty { statement.words.insert(noun) }
  }

  private static func words(_ words: [String]) -> Set<String> {
    StatementText.words(words.joined(separator: " ")).filter {
      $0 != "character" && (!generic.contains($0) || StatementWords.leads.contains($0))
    }
  }

  /// Sets what a number of code measures; false where it is neither a time nor a number of things.
  private func settle(
    _ statement: inout Statement, _ number: Number, _ own: [String], _ all: [String],
    _ line: Range<Int>
  ) -> Bool {
    // "minLength" and ".min(8)" bound a number, "WAIT_MIN" counts minutes.
    let unit = (own.first == "min" ? own.dropFirst() : own[...]).last {
      StatementWords.times[$0] != nil && $0.utf8.count > 1 || Self.millis.contains($0)
    }
    if own.contains(where: Self.periods.contains) {
      statement.role = .period
    }
    if own.contains("delay") || own.contains("cooldown") { statement.role = .delay }
    if let factor = StatementWords.times[number.unit]
      ?? unit.flatMap({ StatementWords.times[$0] ?? 1 })
    {
      statement.value = number.value * factor
      return statement.value >= 100
    }
    if let size = own.last.flatMap({ StatementWords.sizes[$0] }) {
      (statement.dimension, statement.value) = (.data, number.value * size)
      statement.otherValue = own.last.flatMap(StatementWords.binarySize).map { number.value * $0 }
      return true
    }
    if own.contains(where: Self.clocks.contains) {
      let remark = Names.words(
        document.source.string(SourceRange(withoutComment(line).upperBound, line.upperBound)))
      if let factor = remark.lazy.compactMap({ StatementWords.times[$0] }).first,
        !isConverted(number, remark)
      {
        statement.value = number.value * factor
      } else if number.value >= 100 {
        statement.otherValue = number.value * 1000
      } else {
        statement.value = number.value * 1000
        statement.otherValue = number.value * 60_000
      }
      return true
    }
    guard number.value == number.value.rounded() else { return false }
    // "PAGE_SIZE = 20", "perPage: 20"
    if own == ["page", "size"] || own == ["per", "page"] || own == ["items", "per", "page"] {
      statement.dimension = .count("")
      statement.owner = "page"
      return true
    }
    guard own.contains(where: Self.counts.contains), !isCurrent(number, own) else { return false }
    if own.contains(where: StatementWords.most.contains) { statement.bound = .most }
    if own.contains(where: StatementWords.least.contains) { statement.bound = .least }
    let things = own.filter { !Self.bounds.contains($0) }.map(StatementWords.canonical)
    let isLength = things.isEmpty && statement.bound != .exact || own.contains("length")
    statement.dimension = .count(isLength ? "character" : things.last ?? "")
    return true
  }

  /// Whether a remark gives the number in another unit, "30000 // 30 seconds": its unit is not that of the code.
  private func isConverted(_ number: Number, _ remark: [String]) -> Bool {
    guard number.value >= 100,
      let unit = remark.firstIndex(where: { StatementWords.times[$0] != nil }), unit > 0,
      let told = Double(remark[unit - 1])
    else { return false }
    return told != number.value
  }

  /// Whether a property of an element in an example says how many there are now: `<Upload retryCount={1} />` limits nothing.
  private func isCurrent(_ number: Number, _ own: [String]) -> Bool {
    let bytes = document.source.bytes
    let start = number.range.lowerBound
    guard own.last == "count", start > 1, bytes[start - 1] == 0x7B, bytes[start - 2] == 0x3D else {
      return false
    }
    return !own.contains { $0 != "count" && Self.counts.contains($0) }
  }
}
