import SpecModel
import SpecSyntax
import SpecText

/// Values that stand beside the name of a design value where it is used: "`space.sm` (12pt)", "Background: Primary
/// (#1D4ED8)", and rows such as "Padding | `space.md` | 16pt".
extension TokenConflicts {
  /// The definitions of a document by the words of their names.
  private struct Definitions {
    var tokens: [String: Token] = [:]
    /// The lines on which they stand.
    var lines: Set<Int> = []
    /// How many names end with a word.
    var endings: [String: Int] = [:]
  }

  private static let kinds: Set<Token.Kind> = [.color, .spacing, .size, .radius, .duration]

  /// The uses of names with another value than the only one that the document defines.
  ///
  /// - Complexity: O(lines), where the document defines values at all.
  func uses() -> [TokenConflict] {
    let definitions = definitions()
    guard !definitions.tokens.isEmpty else { return [] }
    var limits = Limits()
    var result: [TokenConflict] = []
    for line in lines.lines where line.kind == .prose || line.kind == .row {
      let number = document.source.lineIndex(
        of: Int(lines.origin(line.parts[0], of: line).range.start))
      guard !definitions.lines.contains(number) else { continue }
      let found =
        line.parts.flatMap { inParentheses($0, definitions) + inWords($0, definitions) }
        + inCells(line, definitions)
      for use in found where isOther(use, line, &limits) {
        result.append(
          TokenConflict(
            name: use.name, value: document.string(plain: use.value),
            origin: lines.origin(use.value, of: line), firstName: use.token.name,
            firstValue: use.token.value, firstOrigin: use.token.valueOrigin))
      }
    }
    return result
  }

  /// A name with the value beside it.
  private struct Use {
    var name: String
    var token: Token
    var value: Range<Int>
  }

  private func definitions() -> Definitions {
    var result = Definitions()
    var doubtful: Set<String> = []
    for token in spec.tokens where Self.kinds.contains(token.kind) {
      result.lines.insert(document.source.lineIndex(of: Int(token.origin.range.start)))
      guard !token.name.hasPrefix("--") else { continue }
      let key = Names.hyphenated(token.name)
      result.endings[key.split(separator: "-").last.map(String.init) ?? key, default: 0] += 1
      if !token.modes.isEmpty { doubtful.insert(key) }
      if let known = result.tokens[key], known.value != token.value { doubtful.insert(key) }
      result.tokens[key] = token
    }
    for key in doubtful { result.tokens[key] = nil }
    return result
  }

  // MARK: Parentheses

  /// "name (value)" with nothing else in the parentheses, as often as a part has it.
  private func inParentheses(_ part: Range<Int>, _ definitions: Definitions) -> [Use] {
    let plain = document.plain
    guard part.count < 400 else { return [] }
    var result: [Use] = []
    var start = part.lowerBound
    while let open = ASCII.find(0x28, in: plain, start..<part.upperBound),
      let close = ASCII.find(0x29, in: plain, open..<part.upperBound)
    {
      if close - open < 24, let use = use(part.lowerBound..<open, open + 1..<close, definitions) {
        result.append(use)
      }
      start = close + 1
    }
    return result
  }

  /// The name at the end of a stretch with the value in the parentheses behind it.
  private func use(
    _ lead: Range<Int>, _ bracket: Range<Int>, _ definitions: Definitions
  ) -> Use? {
    let plain = document.plain
    let value = unmarked(bracket)
    let before = unmarked(lead)
    guard !value.isEmpty, !before.isEmpty else { return nil }
    var start = before.upperBound
    while start > before.lowerBound, isName(plain[start - 1]) { start -= 1 }
    let word = document.string(plain: start..<before.upperBound)
    if Self.isStepped(word), isWhole(before.lowerBound..<start),
      let token = definitions.tokens[Names.hyphenated(word)], !isClass(word, of: token)
    {
      return Use(name: word, token: token, value: value)
    }
    // "Background: Primary (#1D4ED8)"
    guard plain[value.lowerBound] == ASCII.hash,
      let colon = plain[before].lastIndex(of: ASCII.colon)
    else { return nil }
    let name = document.string(plain: unmarked(colon + 1..<before.upperBound))
    let key = Names.hyphenated(name)
    guard name.first?.isUppercase == true, Names.wordCount(name) <= 2,
      let token = definitions.tokens[key], token.kind == .color, isAboutColors(token),
      definitions.endings[key.split(separator: "-").last.map(String.init) ?? key] == 1
    else { return nil }
    return Use(name: name, token: token, value: value)
  }

  private static let classes = [
    "rounded-", "text-", "gap-", "shadow-", "space-", "leading-", "tracking-", "font-", "p-", "px-",
    "py-", "m-", "mx-", "my-", "w-", "h-", "size-", "max-w-", "blur-",
  ]

  /// Whether a word is a class of a framework and no value of that name: "rounded-xl" beside "rounded.xl".
  private func isClass(_ word: String, of token: Token) -> Bool {
    !word.contains(".") && token.name.contains(".") && Self.classes.contains(where: word.hasPrefix)
      && document.mentions("ailwind")
  }

  private static let equations: [StaticString] = [
    ", that is ", ", i.e. ", ", which is ", " = ", " equals ", ", das sind ", ", also ",
    ", c'est-à-dire ", ", es decir ",
  ]

  /// "name, that is value" and "name = value".
  private func inWords(_ part: Range<Int>, _ definitions: Definitions) -> [Use] {
    let plain = document.plain
    guard part.count < 400 else { return [] }
    return Self.equations.compactMap { words in
      guard let place = ASCII.find(words, in: plain, part),
        case let value = place + words.utf8CodeUnitCount..<part.upperBound,
        let amount = AmountReader.read(plain, value.prefix(24)).first,
        unmarked(value.lowerBound..<amount.range.upperBound) == amount.range,
        case let before = unmarked(part.lowerBound..<place), !before.isEmpty
      else { return nil }
      var start = before.upperBound
      while start > before.lowerBound, isName(plain[start - 1]) { start -= 1 }
      let word = document.string(plain: start..<before.upperBound)
      guard Self.isStepped(word), isWhole(before.lowerBound..<start),
        let token = definitions.tokens[Names.hyphenated(word)]
      else { return nil }
      return Use(name: word, token: token, value: amount.range)
    }
  }

  /// Words by which a sentence computes with a value or compares with it.
  private static let sums: Lexicon = [
    "of", "half", "twice", "double", "triple", "minus", "plus", "times", "than", "below", "above",
    "over", "under", "von", "hälfte", "de", "half-of", "quarter", "third", "x", "mal", "near",
    "was", "formerly", "previously", "not", "instead",
  ]

  /// Whether the name behind a stretch stands for its value alone: "half of `space.md` (8px)" computes with it.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let before = unmarked(range)
    guard let last = before.last else { return true }
    guard ASCII.isLetter(document.plain[last]) else {
      return [ASCII.colon, 0x2C, 0x3B].contains(document.plain[last])
    }
    var start = last
    while start > before.lowerBound, ASCII.isLetter(document.plain[start - 1]) { start -= 1 }
    return !Self.sums.contains(document.string(plain: start..<last + 1).lowercased())
  }

  /// A name with a dot or a hyphen inside: one that is used everywhere.
  private static func isStepped(_ word: String) -> Bool {
    word.utf8.count > 3 && word.utf8.dropFirst().dropLast().contains { $0 == 0x2E || $0 == 0x2D }
      && word.utf8.first.map(ASCII.isLetter) == true
  }

  /// Whether a value is defined below a heading on colours.
  private func isAboutColors(_ token: Token) -> Bool {
    document.headings(above: token.origin.range.start).contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.palettes)
    }
  }

  private static let palettes: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "farben", "farbpalette", "couleurs",
    "colores", "cores", "colori", "kleuren",
  ]

  // MARK: Cells

  private static let nameHeaders: Lexicon = [
    "token", "tokens", "variable", "design-token", "token-name", "name",
  ]
  private static let valueHeaders: Lexicon = [
    "value", "hex", "values", "wert", "valeur", "valor", "resolved", "resolved-value",
  ]

  /// "| Padding | `space.md` | 16pt |" below "Property | Token | Value".
  private func inCells(_ line: ClaimLine, _ definitions: Definitions) -> [Use] {
    guard line.kind == .row, line.parts.count > 2 else { return [] }
    for column in 1..<line.parts.count - 1 {
      let cell = unmarked(line.parts[column])
      guard cell.count > 3, cell.count < 40 else { continue }
      let name = document.string(plain: cell)
      guard Self.isStepped(name), let token = definitions.tokens[Names.hyphenated(name)] else {
        continue
      }
      let header = lines.header(of: line)
      guard header.count > column + 1, Names.isPhrase(header[column], in: Self.nameHeaders),
        Names.isPhrase(header[column + 1], in: Self.valueHeaders)
      else { continue }
      return [Use(name: name, token: token, value: unmarked(line.parts[column + 1]))]
    }
    return []
  }

  // MARK: Values

  /// Whether the value of a use is of the kind of the definition and another one, and neither is limited.
  private func isOther(_ use: Use, _ line: ClaimLine, _ limits: inout Limits) -> Bool {
    let text = document.string(plain: use.value)
    let isDifferent =
      if use.token.kind == .color {
        (text.hasPrefix("#") ? OpaqueColor(text) : nil).flatMap { own in
          OpaqueColor(use.token.value).map { $0 != own }
        } ?? false
      } else {
        isOtherAmount(use)
      }
    guard isDifferent, !givesBoth(use.token, text), !isLimited(use.token, &limits),
      !line.parts.contains(where: { limit(document.string(plain: $0)) })
    else { return false }
    return !lines.scope(of: line).dropFirst().contains(where: limit)
  }

  /// Whether the definition itself gives several values, and one of them is the one that is used: "(`#1A1A1C` / `#202024`)".
  private func givesBoth(_ token: Token, _ value: String) -> Bool {
    let line = document.source.string(document.firstLine(of: token.origin.range)).lowercased()
    return value.hasPrefix("#") && line.utf8.count < 400 && line.contains(value.lowercased())
  }

  private func isOtherAmount(_ use: Use) -> Bool {
    let bytes = ContiguousArray(use.token.value.utf8)
    guard let own = AmountReader.read(document.plain, use.value).only, own.range == use.value,
      let known = AmountReader.read(bytes, 0..<bytes.count).only, known.range == 0..<bytes.count,
      own.unit != .none, !own.isInexact, !known.isInexact
    else { return false }
    return own.unit == known.unit && own.value != known.value
  }

  private func isName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hyphen || byte == ASCII.dot
  }

  /// A range without blanks, asterisks and marks of code at its ends.
  private func unmarked(_ range: Range<Int>) -> Range<Int> {
    var range = ASCII.trimmed(document.plain, range)
    let marks: [UInt8] = [ASCII.backtick, 0x2A, ASCII.space]
    while !range.isEmpty, marks.contains(document.plain[range.lowerBound]) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, marks.contains(document.plain[range.upperBound - 1]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  // MARK: Rows

  /// Rows of one table that give one name two values.
  func repeatedRows() -> [TokenConflict] {
    let tokens = spec.tokens.filter { token in
      let name = token.name.utf8
      return !Self.isGlobal(token.name) && name.contains(ASCII.hyphen) && !name.contains(0x20)
        && token.modes.isEmpty
    }
    let count = tokens.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    var first: [String: (table: Int, token: Token)] = [:]
    var limits = Limits()
    return tokens.compactMap { token in
      guard count[token.name] ?? 0 > 1, let table = table(around: token) else { return nil }
      guard let known = first[token.name] else {
        first[token.name] = (table, token)
        return nil
      }
      guard known.table == table, known.token.kind == token.kind,
        Self.differ(known.token, token), !isLimited(token, &limits),
        !isLimited(known.token, &limits)
      else { return nil }
      return Self.conflict(token, known.token)
    }
  }

  /// The table with two columns of values at most that holds a token.
  private func table(around token: Token) -> Int? {
    guard let node = document.lastNode(startingBy: token.origin.range.start) else { return nil }
    var above = node
    while above >= 0, document.nodes[above].kind != .table {
      above = Int(document.nodes[above].parent)
    }
    guard above >= 0, let header = document.firstChild(of: above),
      document.children(of: header).count <= 3
    else { return nil }
    return above
  }
}
