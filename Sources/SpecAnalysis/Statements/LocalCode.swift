import SpecModel
import SpecSyntax
import SpecText

/// Numbers that the code of a section sets otherwise than a sentence of the same section tells them: "Skip buttons jump 15
/// seconds" above `skip: 10, // seconds`, "an outline of 4 px" above `outline: 3px solid`.
///
/// Both must have a word in common and be of one kind, and neither may occur on the other side.
struct LocalCode {
  private enum Kind { case time, length, angle, bare }

  /// A number of code with the words of its name.
  private struct Setting {
    var words: [String]
    var value: Double
    var kind: Kind
    var range: Range<Int>
  }

  /// A number of a sentence.
  private struct Told {
    var value: Double
    var kind: Kind
    var range: Range<Int>
    /// The words around it.
    var words: [String]
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = LocalCode(reader: reader)
    var result: [FactConflict] = []
    var bySection: [Int32: [Document.CodeBlock]] = [:]
    for block in reader.document.codeBlocks where !finder.isPlain(block) {
      bySection[reader.document.nodes[Int(block.node)].section, default: []].append(block)
    }
    for section in bySection.keys.sorted() {
      guard section > 0, let blocks = bySection[section], blocks.count <= 3 else { continue }
      result += finder.find(Int(section), blocks)
    }
    return result
  }

  private func isPlain(_ block: Document.CodeBlock) -> Bool {
    FenceTags.plain.contains(block.language)
      || ["mermaid", "bash", "sh", "html", "diff", "md", "gherkin", "feature", "cucumber"]
        .contains(block.language)
      || block.lines.count > 60
      || !reader.isNormative(document.nodes[Int(block.node)].range.start)
  }

  private func find(_ section: Int, _ blocks: [Document.CodeBlock]) -> [FactConflict] {
    var told: [Told] = []
    var all: [Told] = []
    for node in document.sections[section].ownNodes {
      let leaf = document.nodes[Int(node)]
      guard leaf.kind == .paragraph || leaf.kind == .tableCell || leaf.kind == .heading else {
        continue
      }
      let found = numbers(Int(node))
      all += found
      if leaf.kind == .paragraph, found.count <= 3, reader.isNormative(leaf.range.start) {
        told += found
      }
    }
    guard !told.isEmpty, told.count <= 40, case let set = blocks.flatMap(numbers), set.count <= 60
    else { return [] }
    var result: [FactConflict] = []
    for number in told {
      let meant = set.filter { isOne($0, number) }
      guard let one = meant.only, one.value != number.value,
        !all.contains(where: { $0.value == one.value && fits($0.kind, one.kind) }),
        !set.contains(where: { $0.value == number.value && fits($0.kind, number.kind) }),
        one.value > number.value / 12, one.value < number.value * 12
      else { continue }
      result.append(
        FactConflict(
          subject: one.words.joined(separator: " "), property: "value",
          statements: [
            .init(
              value: document.string(plain: number.range),
              origin: document.origin(document.sourceRange(plain: number.range))),
            .init(
              value: document.source.string(
                SourceRange(one.range.lowerBound, one.range.upperBound)),
              origin: document.origin(SourceRange(one.range.lowerBound, one.range.upperBound))),
          ].sorted { $0.origin.range.start < $1.origin.range.start },
          reason: "the sentence and the code of one section share a word, and no other number fits",
          isCode: true))
    }
    return result.count <= 2 ? result : []
  }

  private func fits(_ a: Kind, _ b: Kind) -> Bool { a == b || a == .bare || b == .bare }

  // MARK: Links

  private static let meanings: [String: String] = [
    "linewidth": "stroke", "strokewidth": "stroke", "rotate": "tilt", "rotation": "tilt",
    "tilted": "tilt", "typing": "debounce", "debounced": "debounce", "timeout": "after",
    "attempts": "attempt", "retries": "attempt", "tries": "attempt", "versuche": "attempt",
    "corners": "radius", "rounded": "radius", "opaque": "opacity",
  ]
  private static let lengths: Set<String> = [
    "width", "height", "size", "radius", "gap", "padding", "stroke", "offset", "inset", "spacing",
    "margin", "diameter", "edge", "slop",
  ]
  private static let weak: Set<String> = [
    "ms", "px", "pt", "dp", "seconds", "second", "the", "with", "from", "max", "min", "width",
    "height", "size", "color", "value", "default", "delay", "duration", "time", "for", "all", "and",
    "const", "let", "var", "return", "padding", "frame", "text", "font", "weight", "line",
    "transition", "transform", "animation", "opacity", "scale", "margin", "index", "count", "items",
    "columns", "rows", "row", "left", "right", "top", "bottom", "radius", "gap", "border", "card",
    "button", "list", "item", "image", "icon", "in", "out", "start", "end", "state", "view", "page",
    "screen", "name", "title", "label", "content", "data", "type", "base", "small", "large",
    "medium",
    "primary", "secondary", "active", "hover", "focus", "disabled", "not", "than", "each", "one",
  ]

  private static func key(_ word: String) -> String {
    if let meaning = meanings[word] { return meaning }
    let stem = LedgerWords.stem(word)
    return stem.utf8.count > 4 ? String(stem.prefix(5)) : stem
  }

  private func isOne(_ set: Setting, _ told: Told) -> Bool {
    guard fits(set.kind, told.kind), set.kind != .bare || told.kind != .time,
      !set.words.contains(where: StatedAmounts.eras.contains)
    else { return false }
    // "up to 3 attempts" is no number of now.
    if set.words.last == "count", !set.words.contains("max"),
      told.words.contains(where: { $0 == "up" || StatementWords.most.contains($0) })
    {
      return false
    }
    if set.words.contains("max"), !told.words.contains(where: StatementWords.most.contains) {
      return false
    }
    // "circles of 30 px" and a number of things
    if set.kind == .bare, told.kind == .length, Self.lengths.isDisjoint(with: set.words) {
      return false
    }
    let known = Set(told.words.map(Self.key))
    let whole = set.words.joined()
    if Self.meanings[whole] != nil { return known.contains(Self.key(whole)) }
    let names = set.words.filter { !Self.weak.contains($0) && $0.utf8.count > 2 }
    return !names.isEmpty && names.allSatisfy { known.contains(Self.key($0)) }
  }

  // MARK: Text

  /// The numbers of a leaf, each with the words of its clause.
  private func numbers(_ node: Int) -> [Told] {
    let text = document.plainText(of: node)
    guard text.count < 400, text.contains(where: { ASCII.isDigit(document.plain[$0]) }) else {
      return []
    }
    let tokens = reader.tokens(node)
    var result: [Told] = []
    for (place, token) in tokens.enumerated() {
      guard let number = token.number, number > 0 else { continue }
      let unit =
        place + 1 < tokens.count && tokens[place + 1].gap != .comma
        ? tokens[place + 1].text : ""
      var kind = Kind.bare
      var value = number
      if let factor = StatementWords.times[unit], unit != "h" {
        (kind, value) = (.time, number * factor)
      } else if ["px", "pt", "dp"].contains(unit) {
        kind = .length
      } else if !unit.isEmpty, StatementWords.measures.contains(unit) || unit == "percent" {
        continue
      }
      let isRange =
        place + 1 < tokens.count && tokens[place + 1].number != nil
        || place > 0 && tokens[place - 1].number != nil
        || [.dash, .about, .below, .times, .slash].contains(token.gap)
      guard !isRange else { continue }
      // "201 Created"
      if kind == .bare, (100..<600).contains(number), Self.statuses.contains(unit) { continue }
      // "Ring stroke 10": a bare number stands behind its name.
      if kind == .bare,
        place == 0 || tokens[place - 1].text.isEmpty || token.gap != .blank
          || isCondition(place, tokens) || isOrdinal(tokens[place - 1])
      {
        continue
      }
      let near = kind == .bare ? part(around: place, tokens) : 0..<tokens.count
      let words = tokens[max(near.lowerBound, place - 6)..<min(near.upperBound, place + 6)].filter {
        $0.sentence == token.sentence && !$0.text.isEmpty
      }
      result.append(
        Told(value: value, kind: kind, range: token.range, words: words.map(\.text)))
    }
    return result
  }

  /// Words behind the status of an answer of HTTP.
  private static let statuses: Lexicon = [
    "created", "ok", "accepted", "continue", "found", "unauthorized", "forbidden", "conflict",
    "gone", "bad", "not", "no", "internal", "unprocessable", "too",
  ]
  /// Nouns of plans and papers that a number behind them names: "Phase 12", "Figure 3".
  private static let ordinals: Lexicon = [
    "phase", "sprint", "milestone", "ticket", "issue", "task", "story", "epic", "figure", "fig",
    "section", "chapter", "appendix", "table", "page", "version", "release", "iteration",
    "decision", "requirement", "abschnitt", "kapitel", "abbildung", "tabelle", "meilenstein",
    "fase", "hito", "figura", "sección", "capítulo", "seção", "sezione", "capitolo", "étape",
    "chapitre",
    "hoofdstuk", "bab", "tahap", "fas", "этап", "фаза", "раздел", "глава",
  ]

  /// Whether a word with a capital is a noun whose number is part of a name.
  private func isOrdinal(_ token: TextToken) -> Bool {
    token.isCapital && Self.ordinals.contains(token.text)
  }

  private static let conditions: Lexicon = [
    "if", "when", "whenever", "while", "unless", "wenn", "falls", "si", "quand", "cuando", "se",
    "quando", "als",
  ]
  private static let equals: Lexicon = [
    "is", "are", "equals", "ist", "est", "es", "é", "è",
  ]

  /// Whether a bare number is what something must be for the rest of the sentence to hold: "If `step` is `3`, skip it".
  private func isCondition(_ place: Int, _ tokens: [TextToken]) -> Bool {
    guard Self.equals.contains(tokens[place - 1].text) else { return false }
    return tokens[part(around: place, tokens).lowerBound..<place].contains {
      $0.sentence == tokens[place].sentence && Self.conditions.contains($0.text)
    }
  }

  /// The tokens from the comma before a number to the one behind it, to which a number without a unit belongs.
  private func part(around place: Int, _ tokens: [TextToken]) -> Range<Int> {
    var start = place
    while start > 0, tokens[start].gap != .comma { start -= 1 }
    var end = place + 1
    while end < tokens.count, tokens[end].gap != .comma { end += 1 }
    return start..<end
  }

  // MARK: Code

  /// The numbers of a block that stand behind a name, with the words of the name.
  private func numbers(_ block: Document.CodeBlock) -> [Setting] {
    let bytes = document.source.bytes
    var result: [Setting] = []
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard range.count > 3, range.count < 200 else { continue }
      guard range.contains(where: { ASCII.isDigit(bytes[$0]) }) else { continue }
      let slashes = ASCII.find("//", in: bytes, range)
      let comment = slashes.map {
        document.source.string(SourceRange($0 + 2, range.upperBound)).lowercased()
      }
      result += numbers(range.lowerBound..<(slashes ?? range.upperBound), comment ?? "", bytes)
    }
    return result
  }

  private func numbers(
    _ range: Range<Int>, _ comment: String, _ bytes: ContiguousArray<UInt8>
  ) -> [Setting] {
    var result: [Setting] = []
    var offset = range.lowerBound
    var name = ""
    while offset < range.upperBound {
      let byte = bytes[offset]
      if ASCII.isLetter(byte) || byte == 0x5F || byte == ASCII.hyphen {
        let start = offset
        while offset < range.upperBound,
          ASCII.isWord(bytes[offset]) || bytes[offset] == 0x5F
            || bytes[offset] == ASCII.hyphen
        {
          offset += 1
        }
        name = String(decoding: bytes[start..<offset], as: UTF8.self)
        continue
      }
      guard ASCII.isDigit(byte), offset == range.lowerBound || bytes[offset - 1] != ASCII.hash
      else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound,
        ASCII.isDigit(bytes[offset]) || bytes[offset] == ASCII.dot || bytes[offset] == 0x5F
      {
        offset += 1
      }
      let digits = String(decoding: bytes[start..<offset], as: UTF8.self).filter { $0 != "_" }
      let unitStart = offset
      while offset < range.upperBound, ASCII.isLetter(bytes[offset]) { offset += 1 }
      let unit = String(decoding: bytes[unitStart..<offset], as: UTF8.self).lowercased()
      var next = offset
      while next < range.upperBound, bytes[next] == ASCII.space { next += 1 }
      // "1 | 2 | 3" lists what a number may be.
      if next < range.upperBound, bytes[next] == 0x7C { return [] }
      // "2025-05-01" is a date.
      if unit.isEmpty, offset + 1 < range.upperBound, bytes[offset] == ASCII.hyphen,
        ASCII.isDigit(bytes[offset + 1])
      {
        name = ""
      }
      guard let value = Double(digits), value > 0, !name.isEmpty else { continue }
      if ASCII.find("ebounce(", in: bytes, range) != nil { name = "debounce" }
      if let made = made(name, value, unit, comment, start..<unitStart) { result.append(made) }
      // What follows in the same value has no name of its own.
      name = ""
    }
    return result
  }

  private func made(
    _ name: String, _ value: Double, _ unit: String, _ comment: String, _ range: Range<Int>
  ) -> Setting? {
    let words = Names.words(name)
    guard !words.isEmpty, words.count <= 6 else { return nil }
    let notes = Names.words(comment)
    var kind = Kind.bare
    var value = value
    if let factor = StatementWords.times[unit], unit != "h" {
      (kind, value) = (.time, value * factor)
    } else if ["px", "pt", "dp"].contains(unit) {
      kind = .length
    } else if !unit.isEmpty {
      return nil
    } else if words.contains("ms") || notes.contains("ms") {
      kind = .time
    } else if words.contains("seconds") || words.contains("sec") || notes.contains("seconds") {
      (kind, value) = (.time, value * 1000)
    }
    return Setting(words: words, value: value, kind: kind, range: range)
  }
}
