import SpecModel
import SpecSyntax
import SpecText

/// A time, an amount of data or a number of things that one sentence, cell or line of code states.
struct Statement {
  /// What is stated.
  enum Dimension: Hashable {
    case time
    case data
    /// Things of a kind, by their canonical word; empty where code does not name them.
    case count(String)
    /// A sum in a currency.
    case money(String)
  }
  /// Whether the value is one that holds, the most or the least.
  enum Bound { case exact, most, least }
  /// How a time is meant: it lasts, comes again, must be kept within, is counted back from an end, or is waited for.
  enum Role { case span, period, within, before, delay }

  var dimension: Dimension
  /// In milliseconds or bytes.
  var value: Double
  /// Another reading: of a number in code that has no unit, or of data, counted by 1024.
  var otherValue: Double?
  var bound: Bound
  var role: Role
  /// The canonical words of the sentence, of the label and of the row.
  var words: Set<String>
  /// The first of the words, which is mostly what the sentence is about.
  var first = ""
  /// The words before the value.
  var lead: Set<String> = []
  /// For each word the one right in front of it.
  var modifiers: [String: String]
  /// The words of the label or of the first cell alone.
  var label: Set<String> = []
  /// The label as one word, also where it says nothing of the thing.
  var tag = ""
  /// The words of the headings above.
  var context: Set<String>
  /// The words that limit it.
  var limits: Set<String>
  /// What it holds for each of: "per report".
  var owner: String?
  /// What a bare number in brackets is the limit of: "path limit (max 4)".
  var limited: String?
  /// The sentence.
  var text: String
  /// The value as written.
  var written: String
  /// The thing in the author's words.
  var name: String
  var origin: Origin
  var node: Int
  var block: Int
  var section: Int
  var isCode = false
  var isQuoted = false
  /// Whether the value alone stands between quotation marks, as an example of what may be shown.
  var isMention = false
  /// Whether the label of an arrow states it.
  var isDrawn = false
}

/// Reads the statements of a document.
///
/// Lines without a unit of time or data and without a word for a bound are ruled out byte by byte.
struct StatementReader {
  let document: Document
  let spec: SpecDocument
  /// Whether code may set the times of movements, so that these are read as well.
  let hasCode: Bool
  /// What several comparisons ask for.
  let memo = StatementMemo()

  init(document: Document, spec: SpecDocument) {
    self.document = document
    self.spec = spec
    hasCode = document.codeBlocks.contains { CodeStatements.isRead($0.language) }
  }

  /// Words without which a leaf states nothing that is compared.
  private static let cues = Lexicon(
    StatementWords.times.keys.filter { $0 != "s" && $0 != "h" } + StatementWords.sizes.keys
      + Array(StatementWords.most) + Array(StatementWords.least)
      + [
        "quarter", "half", "cuarto", "media", "viertelstunde", "stunde", "quart", "number",
        "attempt", "attempts", "times", "tries", "try", "characters", "digits", "digit", "chars",
        "zeichen", "caractères", "caracteres", "intentos", "intento", "versuche", "versuchen",
        "versuch", "tentative", "tentativas", "up", "columns", "column", "per", "once", "sobald",
      ])

  /// The statements of text and tables, read once.
  func statements() -> [Statement] {
    if let known = memo.statements { return known }
    let read = readAll()
    memo.statements = read
    return read
  }

  private func readAll() -> [Statement] {
    var result: [Statement] = []
    let hasColumns = document.mentions("olumns") && document.mentions("rid")
    for number in document.nodes.indices {
      let node = document.nodes[number]
      guard node.kind == .paragraph || node.kind == .tableCell, !node.text.isEmpty,
        case let range = document.plainText(of: number), range.count < 1200
      else { continue }
      if node.kind == .tableCell, range.count <= 2, hasColumns,
        let cell = columns(number, range), isNormative(node.range.start)
      {
        result.append(cell)
        continue
      }
      guard mayState(range), isNormative(node.range.start) else { continue }
      read(number, into: &result)
    }
    return result
  }

  /// A byte test: a unit or a bound, beside a number in digits or as a word.
  private func mayState(_ range: Range<Int>) -> Bool {
    let (words, cues, numerals) = (Self.cuesAndNumerals, Self.cues, Self.numerals)
    return document.plain.withUnsafeBufferPointer { bytes in
      var hasNumber = false
      var hasCue = false
      var offset = range.lowerBound
      while offset < range.upperBound {
        let byte = bytes[offset]
        if ASCII.isDigit(byte) {
          hasNumber = true
          offset += 1
          while offset < range.upperBound, ASCII.isDigit(bytes[offset]) { offset += 1 }
          // "5s", "24h": the unit stands behind the digits.
          if offset < range.upperBound, bytes[offset] | 0x20 == 0x73 || bytes[offset] | 0x20 == 0x68
          {
            hasCue = true
          }
          continue
        }
        guard ASCII.isWord(byte) else {
          offset += 1
          continue
        }
        if byte >= 0xE3 { hasCue = true }
        if byte == 0xE2 {
          // Quotation marks and dashes.
          offset += 3
          continue
        }
        let start = offset
        while offset < range.upperBound, ASCII.isWord(bytes[offset]), bytes[offset] != 0xE2,
          !ASCII.isDigit(bytes[offset])
        {
          offset += 1
        }
        if hasCue, hasNumber { return true }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<offset])
        if word.count == 1, byte | 0x20 == 0x73 || byte | 0x20 == 0x68 { hasCue = true }
        guard words.contains(ignoringCase: word) else { continue }
        if !hasCue, cues.contains(ignoringCase: word) { hasCue = true }
        if !hasNumber, numerals.contains(ignoringCase: word) { hasNumber = true }
      }
      return hasCue && hasNumber
    }
  }

  private static let numerals = Lexicon(
    Array(StatementWords.numbers.keys) + StatementWords.ordinals.keys
      + ["quarter", "half", "cuarto", "media", "viertelstunde", "halbe", "halben", "quart"])
  private static let cuesAndNumerals = cues.union(numerals)

  /// Whether a place demands something.
  func isNormative(_ offset: UInt32) -> Bool { spec.isNormative(at: offset) }

  // MARK: Leaves

  /// What stands around the sentences of a leaf.
  struct Frame {
    var label = ""
    var header = ""
    var block = -1
    /// Whether the cell or the quotation holds a text of the interface.
    var isCopy = false
  }

  private func read(_ number: Int, into result: inout [Statement]) {
    guard let frame = frame(number) else { return }
    let tokens = tokens(number)
    let least: Double = hasCode || mayPause(tokens) ? 50 : 1000
    let amounts = StatedAmounts(tokens: tokens, least: least).find()
    guard !amounts.isEmpty else { return }
    let context = context(of: Int(document.nodes[number].section))
    for (place, amount) in amounts.enumerated()
    where !isReading(amount) && !Estimates.holds(amount, tokens, frame) {
      let sentence = tokens.indices.filter { tokens[$0].sentence == tokens[amount.place].sentence }
      guard let first = sentence.first, let last = sentence.last else { continue }
      let text = document.string(
        plain: tokens[first].range.lowerBound..<tokens[last].range.upperBound)
      var statement = Statement(
        dimension: amount.dimension, value: amount.value, otherValue: amount.otherValue,
        bound: amount.bound, role: amount.role,
        words: [], modifiers: [:], context: context, limits: [], text: text,
        written: document.string(plain: amount.range), name: "",
        origin: document.origin(document.sourceRange(plain: amount.range)), node: number,
        block: frame.block, section: Int(document.nodes[number].section),
        isQuoted: tokens[amount.place].isQuoted || frame.isCopy)
      statement.isMention = isMention(amount, sentence, tokens)
      // "Onboarding (5 min)": in parentheses it is about what stands before.
      let end = tokens[amount.place].gap == .open ? amount.place : last
      if amount.dimension == .count("column") {
        statement.lead =
          StatementText(tokens: Array(tokens[first..<amount.place]), without: amount.range).words
      }
      let start = Enumerations.start(of: amount.place, sentence, tokens) ?? first
      StatementText(tokens: Array(tokens[start...end]), without: amount.range).fill(&statement)
      statement.limited = Enumerations.limited(amount, tokens)
      statement.words.formUnion(whole(statement.words, statement.section))
      settle(&statement, frame, amounts[..<place])
      if case .money(let sign) = amount.dimension, !statement.written.contains(sign) {
        statement.written += " " + sign
      }
      // "disabled once eight timers run" is no limit to what is disabled.
      if case .count = amount.dimension, amount.bound == .most { statement.limits.remove("disabl") }
      if statement.dimension == .data { statement.words.formUnion(content(tokens, statement)) }
      // "You will be signed out in 2 minutes" counts down.
      if statement.isQuoted, statement.role == .span, amount.place > 0,
        tokens[amount.place - 1].text == "in", statement.words.isDisjoint(with: Self.starts)
      {
        statement.role = .before
      }
      result.append(statement)
    }
  }

  /// Whether hours are followed by minutes, as a clock or a sum shows them: "1h 20m this week".
  private func isReading(_ amount: StatedAmount) -> Bool {
    let plain = document.plain
    var offset = amount.range.upperBound
    guard amount.dimension == .time, offset < plain.count, plain[offset] == ASCII.space,
      amount.range.count <= 4, plain[offset - 1] | 0x20 == 0x68
    else { return false }
    offset += 1
    let digits = offset
    while offset < plain.count, ASCII.isDigit(plain[offset]) { offset += 1 }
    return offset > digits && offset < plain.count && plain[offset] == 0x6D
  }

  /// Whether a text may speak of the wait behind the last key, or of a finger that is held down.
  private func mayPause(_ tokens: [TextToken]) -> Bool {
    tokens.contains { Self.pauses.contains($0.text) }
  }

  private static let pauses: Lexicon = [
    "debounce", "debounced", "debouncing", "typing", "keystroke", "key", "keypress", "press",
    "presses", "pressed", "hold", "holding", "touch", "input", "character",
  ]

  /// Whether a value has quotation marks of its own: "the old “5 min” stays".
  private func isMention(
    _ amount: StatedAmount, _ sentence: [Int], _ tokens: [TextToken]
  ) -> Bool {
    guard tokens[amount.place].isQuoted else { return false }
    return !sentence.contains { place in
      let range = tokens[place].range
      let isBeside = place == amount.place - 1 || range.lowerBound >= amount.range.upperBound
      return isBeside && tokens[place].isQuoted
        && (range.upperBound <= amount.range.lowerBound
          || range.lowerBound >= amount.range.upperBound)
    }
  }

  /// What is sent or stored where the sentence does not name it: another sentence beside it, or the heading does.
  private func content(_ tokens: [TextToken], _ statement: Statement) -> Set<String> {
    let contents = StatementWords.contents
    guard !statement.words.contains(where: { contents.contains($0) }) else { return [] }
    let beside = StatementText(tokens: tokens, without: -1 ..< -1).words.filter {
      contents.contains($0)
    }
    return beside.isEmpty
      ? words(ofTitle: statement.section).filter { contents.contains($0) } : beside
  }

  /// The words of the heading of which a word of a script without blanks is the end: "通知" below "保存通知".
  private func whole(_ words: Set<String>, _ section: Int) -> Set<String> {
    guard words.contains(where: { $0.utf8.first ?? 0 >= 0xE3 }) else { return [] }
    return self.words(ofTitle: section).filter { title in
      words.contains {
        $0 != title && $0.utf8.count >= 6 && $0.utf8.first ?? 0 >= 0xE3 && title.hasSuffix($0)
      }
    }
  }

  /// The number of columns that a grid has for the device or the class of widths that its row names.
  private func columns(_ number: Int, _ range: Range<Int>) -> Statement? {
    guard let value = Double(document.string(plain: range)), let frame = frame(number),
      !frame.label.isEmpty, Names.joined(frame.header) == "columns"
    else { return nil }
    let section = Int(document.nodes[number].section)
    var statement = Statement(
      dimension: .count("column"), value: value, bound: .exact, role: .span, words: ["column"],
      modifiers: [:], context: context(of: section), limits: [], text: frame.label,
      written: document.string(plain: range), name: "",
      origin: document.origin(document.sourceRange(plain: range)), node: number,
      block: frame.block, section: section)
    settle(&statement, frame, [])
    return statement
  }

  /// Adds the words of the label and of the header, and the thing that a sentence before has named.
  private func settle(
    _ statement: inout Statement, _ frame: Frame, _ before: ArraySlice<StatedAmount>
  ) {
    statement.label = StatementText.words(frame.label)
    statement.tag = Names.joined(frame.label)
    if statement.dimension == .time, Self.lengths.contains(statement.tag),
      let whole = statement.context.filter({ StatementWords.wholes.contains($0) }).only
    {
      statement.label = [whole]
    }
    statement.words.formUnion(statement.label)
    if statement.words.contains("autolock") { statement.words.insert("lock") }
    let header = StatementText.words(frame.header)
    statement.words.formUnion(header)
    statement.limits.formUnion(
      StatementText.limits(frame.label + " " + frame.header, statement.context))
    statement.name = frame.label.isEmpty ? statement.text : frame.label
    guard case .count(let noun) = statement.dimension, noun.isEmpty else { return }
    // "One photo is required; a report holds at most 5."
    for other in before.reversed() {
      if case .count(let noun) = other.dimension, !noun.isEmpty {
        statement.dimension = .count(noun)
        statement.words.insert(noun)
        return
      }
    }
    if statement.label.count == 1, let only = statement.label.first {
      statement.dimension = .count(only)
    }
  }

  /// Labels of how long a thing is there, joined to one word; the heading names the thing.
  private static let lengths: Lexicon = [
    "duration", "visible", "visibility", "visiblefor", "shownfor", "displaytime", "displayduration",
    "timeout", "autodismiss", "autohide", "lifetime", "dauer", "anzeigedauer", "sichtbar", "durée",
    "duración", "duração", "durata", "表示時間", "표시시간",
  ]

  /// Words of texts that say when something holds from now on, and count nothing down.
  private static let starts: Set<String> = ["expiry", "resend"]

  private static let copies: Lexicon = [
    "text", "copy", "message", "wording", "label", "string", "texte", "texto", "meldung",
  ]

  /// The label, the header and the block of a leaf; `nil` for headers.
  func frame(_ number: Int) -> Frame? {
    var frame = Frame()
    let node = document.nodes[number]
    if node.kind == .tableCell {
      let row = Int(node.parent)
      let table = Int(document.nodes[row].parent)
      guard table >= 0, document.nodes[row].level != 1,
        let first = document.firstChild(of: row)
      else { return nil }
      let cells = memo.cells(of: row, document)
      // The cells of a row come in order.
      let column = cells.partitionPoint { $0 < number }
      let header = memo.header(of: table, document)
      frame.block = table
      if first != number { frame.label = document.string(first) }
      if column < header.count { frame.header = document.string(header[column]) }
      frame.isCopy = Names.hasWord(frame.header, in: Self.copies)
      return frame
    }
    frame.block = document.list(at: node.range.start) ?? -1
    frame.isCopy =
      node.parent >= 0 && document.nodes[Int(node.parent)].kind == .blockQuote
    let text = document.plainText(of: number)
    // "Password helper: …" and "**Counter.** …"
    if let colon = ASCII.find(
      ASCII.colon, in: document.plain,
      text.lowerBound..<min(text.upperBound, text.lowerBound + 48)),
      frame.block >= 0
    {
      frame.label = document.string(plain: text.lowerBound..<colon)
    }
    return frame
  }

  /// The words of the headings above a section and of its own.
  func context(of section: Int) -> Set<String> {
    if let known = memo.contexts[section] { return known }
    guard section > 0 else { return [] }
    let above = context(of: Int(document.sections[section].parent))
    let own = words(ofTitle: section)
    let context = above.isEmpty ? own : own.isEmpty ? above : above.union(own)
    memo.contexts[section] = context
    return context
  }

  /// The words of the heading of a section.
  func words(ofTitle section: Int) -> Set<String> {
    if let known = memo.titles[section] { return known }
    let words = StatementText.words(document.title(ofSection: section))
    memo.titles[section] = words
    return words
  }

  /// The leaves by the texts of statements in words, found once.
  var leafCues: LeafCues {
    if let known = memo.leafCues { return known }
    let cues = LeafCues(document)
    memo.leafCues = cues
    return cues
  }

  /// The limits of a passage and of the headings above it.
  func limits(_ passage: Passage) -> Set<String> {
    StatementText.limits(passage.whole, context(of: passage.section))
  }

  /// The words and numbers of a leaf.
  func tokens(_ leaf: Int) -> [TextToken] {
    if let known = memo.tokens[leaf] { return known }
    let tokens = TextTokens.read(document, document.plainText(of: leaf))
    memo.tokens[leaf] = tokens
    return tokens
  }
}

/// What the comparisons of one document have read so far; no other thread asks for it.
final class StatementMemo {
  var statements: [Statement]?
  var leafCues: LeafCues?
  /// By their leaf.
  var passages: [Int: [Passage]] = [:]
  /// By their leaf.
  var tokens: [Int: [TextToken]] = [:]
  /// By their section.
  var contexts: [Int: Set<String>] = [:]
  /// By their section.
  var titles: [Int: Set<String>] = [:]
  private var row: (node: Int, cells: [Int]) = (-1, [])
  private var head: (table: Int, cells: [Int]) = (-1, [])
  private var durations: [(start: UInt32, index: Int)]?

  /// Where the durations of a document begin, in order, with their places among its facts.
  func durations(of spec: SpecDocument) -> [(start: UInt32, index: Int)] {
    if let durations { return durations }
    let made = spec.durations.indices.map { index in
      (start: spec.durations[index].origin.range.start, index: index)
    }.sorted { $0.start < $1.start }
    durations = made
    return made
  }

  /// The cells of a row; most cells are asked for one after the other.
  func cells(of row: Int, _ document: Document) -> [Int] {
    if self.row.node != row { self.row = (row, document.children(of: row)) }
    return self.row.cells
  }

  /// The cells of the first row of a table.
  func header(of table: Int, _ document: Document) -> [Int] {
    if head.table != table { head = (table, document.children(of: table + 1)) }
    return head.cells
  }
}
