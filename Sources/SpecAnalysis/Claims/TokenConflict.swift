import SpecModel
import SpecSyntax
public import SpecText

/// Two definitions of one design value that differ.
public struct TokenConflict: Sendable, Hashable {
  /// The name at the later place.
  public var name: String
  /// The value at the later place.
  public var value: String
  /// Where the later value stands.
  public var origin: Origin
  /// The name at the first place.
  public var firstName: String
  /// The value at the first place.
  public var firstValue: String
  /// Where the first value stands.
  public var firstOrigin: Origin
}

/// Finds names that one document gives two values.
///
/// Definitions are compared where neither is limited to a mode, a breakpoint, a platform or a version by its heading,
/// its line or its style sheet, and where the names are of the kind that is used everywhere: custom properties, names
/// with a step, dotted names. Plain words such as "Padding" are names of their section alone.
struct TokenConflicts {
  let lines: ClaimLines
  let spec: SpecDocument
  let document: Document

  init(_ lines: ClaimLines, _ spec: SpecDocument) {
    self.lines = lines
    self.spec = spec
    document = lines.document
  }

  /// - Complexity: O(tokens); what limits a definition is looked at only where its name is defined again.
  func find() -> [TokenConflict] {
    let tokens = spec.tokens.filter { Self.isGlobal($0.name) }
    let keys = tokens.map {
      Self.isProperty($0.name) ? Self.key($0.name) : $0.kind.rawValue + Self.key($0.name)
    }
    let count = keys.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var first: [String: Token] = [:]
    var limits = Limits()
    var result: [TokenConflict] = []
    for (token, key) in zip(tokens, keys) where count[key] ?? 0 > 1 {
      guard let known = first[key] else {
        if !isLimited(token, &limits) { first[key] = token }
        continue
      }
      guard Self.differ(known, token), !areUses(known, token), !isLimited(token, &limits),
        !areOfTwoFiles(known, token)
      else { continue }
      result.append(Self.conflict(token, known))
    }
    result += restatements() + repeatedRows() + uses() + roles()
    let told = Set(result.map(\.origin))
    result += rowColors().filter { !told.contains($0.origin) }
    result += namesakes() + objects() + rootModes() + shadows()
    result += StyleRestatements(lines: lines).find(limits: limit)
    return withoutPalettes(result)
  }

  /// The definitions of names that the document gives one value alone.
  static func globals(_ spec: SpecDocument) -> [String: Token] {
    var result: [String: Token] = [:]
    var doubtful: Set<String> = []
    for token in spec.tokens where isGlobal(token.name) {
      if let known = result[token.name], known.value != token.value { doubtful.insert(token.name) }
      result[token.name] = token
    }
    for name in doubtful { result[name] = nil }
    return result
  }

  /// The values that lines give beside the names of custom properties, where they differ.
  func restated(_ globals: [String: Token]) -> [TokenConflict] {
    var limits = Limits()
    return Restatements(lines: lines, definitions: globals).find().filter { conflict in
      globals[conflict.name].map { !isLimited($0, &limits) } ?? false
    }
  }

  /// Whether the document limits its definition of a name to a mode, a breakpoint or a version.
  static func limits(_ token: Token, in document: Document) -> Bool {
    var limits = Limits()
    return TokenConflicts(ClaimLines(document), SpecDocument(file: document.file, path: ""))
      .isLimited(token, &limits)
  }

  /// Names that both maps define, with different values; the places of the first come first.
  static func between(_ own: [String: Token], _ other: [String: Token]) -> [TokenConflict] {
    own.keys.sorted().compactMap { name in
      guard let token = own[name], let known = other[name], token.kind == known.kind,
        differ(known, token)
      else { return nil }
      return conflict(token, known)
    }
  }

  static func conflict(_ token: Token, _ known: Token) -> TokenConflict {
    TokenConflict(
      name: token.name, value: token.value, origin: token.valueOrigin, firstName: known.name,
      firstValue: known.value, firstOrigin: known.valueOrigin)
  }

  /// A name without the word that puts the motion values of a document into a family of their own.
  private static func key(_ name: String) -> String {
    let words = Names.hyphenated(name)
    guard words.hasPrefix("motion-") || words.hasPrefix("animation-"),
      let first = words.firstIndex(of: "-")
    else { return words }
    let rest = words[words.index(after: first)...]
    return rest.contains("-") ? String(rest) : words
  }

  /// Whether a name is that of a custom property or a variable: such a name means one thing, whatever its kind.
  private static func isProperty(_ name: String) -> Bool {
    name.utf8.starts(with: "--".utf8) || name.utf8.first == 0x24
  }

  static func isGlobal(_ name: String) -> Bool {
    let bytes = name.utf8
    if isProperty(name) { return true }
    guard !bytes.contains(0x20) else { return false }
    return bytes.contains(ASCII.dot) || bytes.contains(ASCII.hyphen) && name.last?.isNumber == true
  }

  static func differ(_ a: Token, _ b: Token) -> Bool {
    let first = a.value.lowercased().filter { $0 != " " }
    let second = b.value.lowercased().filter { $0 != " " }
    guard first != second, !first.contains("{"), !second.contains("{"), !first.hasPrefix("var("),
      !second.hasPrefix("var(")
    else { return false }
    if let one = OpaqueColor(first), let other = OpaqueColor(second) { return one != other }
    if let one = size(first), let other = size(second), one == other { return false }
    if isWithinRange(first, second) { return false }
    if let one = StyleValue(a.value), let other = StyleValue(b.value), one.isStyle || other.isStyle
    {
      return !one.agrees(with: other)
    }
    // "3rem" beside "48px/1.1", size and line height.
    if let one = size(first) ?? leading(first), one == size(second) ?? leading(second),
      (size(first) == nil) != (size(second) == nil)
    {
      return false
    }
    // A value that only says more, "16px/24px" beside "16px", is no other value.
    return !first.hasPrefix(second) && !second.hasPrefix(first) && isLiteral(first)
      && isLiteral(second)
  }

  /// A length in px or a time in ms, so that "1rem" and "16px", "0.3s" and "300ms" are one value.
  private static func size(_ value: String) -> Double? {
    let bytes = ContiguousArray(value.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).only,
      amount.range == 0..<bytes.count
    else { return nil }
    switch amount.unit {
    case .px: return amount.value
    case .rem: return amount.value * RootSize.initial
    // Apart from all lengths.
    case .ms: return -amount.value - 1
    default: return nil
    }
  }

  /// The size before a slash, behind which the line height stands.
  private static func leading(_ value: String) -> Double? {
    guard let slash = value.firstIndex(of: "/"), slash > value.startIndex else { return nil }
    return size(String(value[..<slash]))
  }

  /// Whether a value is written out: "0 0 20px rgba(0,240,255,...)" leaves a part to the reader.
  private static func isLiteral(_ value: String) -> Bool {
    guard let byte = value.utf8.first, !value.contains("..."), !value.contains("…"),
      // "#your-color" waits for one.
      byte != ASCII.hash || Self.isHex(value.dropFirst())
    else { return false }
    return ASCII.isDigit(byte) || byte == ASCII.hash || value.hasPrefix("rgb")
      || value.hasPrefix("cubic-bezier")
  }

  private static func isHex(_ digits: Substring) -> Bool {
    digits.utf8.allSatisfy { ASCII.isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }
  }

  static let limits: Lexicon = [
    "contrast", "mobile", "tablet", "desktop", "phone", "web",
    "ios", "android", "reduced", "reduce", "before", "after", "old", "new", "current", "proposed",
    "option", "alternative", "legacy", "v1", "v2", "future", "breakpoint", "breakpoints",
    "media", "hover", "compact", "watch", "wide", "example", "override", "overrides", "migration",
    "deprecated", "partner", "tenant", "reseller", "changed", "instead", "preset", "presets",
  ]
  /// Words for a change in scripts without blanks: "从 12px 改为 16px".
  static let wideLimits = ["改为", "改成", "修改", "変更", "변경"]

  /// The bytes of a line that are looked at on each side of a definition.
  private static let reach = 400

  /// What limits the definitions of code blocks, read once each.
  struct Limits {
    /// Where the first line that limits what follows stands.
    var lines: [Int: UInt32] = [:]
    /// The style rules that set values for their own parts alone.
    var rules: [Int: StyleScopes] = [:]
  }

  /// Whether headings, the line or the style sheet around a definition limit it.
  func isLimited(_ token: Token, _ limits: inout Limits) -> Bool {
    let offset = Int(token.origin.range.start)
    let line = document.source.lineRange(document.source.lineIndex(of: offset)).offsets
    let near = SourceRange(
      max(line.lowerBound, offset - Self.reach),
      min(line.upperBound, max(offset, line.lowerBound) + Self.reach))
    if limit(document.source.string(near)) || isBelowRemark(line) { return true }
    guard let node = document.lastNode(startingBy: token.origin.range.start) else { return false }
    // The title of the document limits nothing.
    let path = document.path(ofSection: Int(document.nodes[node].section))
    if path.contains(where: {
      document.sections[$0].level > 1 && limit(document.title(ofSection: $0))
    }) {
      return true
    }
    guard document.nodes[node].kind == .codeBlock else {
      return isGrouped(node) || isInRule(offset) || isSheet(node)
    }
    if isOneOfVariants(token, node) { return true }
    return isScoped(token.origin.range.start, ofBlock: node, &limits)
  }

  /// Whether the style sheet in a code block limits what stands at an offset of it.
  func isScoped(_ offset: UInt32, ofBlock node: Int, _ limits: inout Limits) -> Bool {
    let start = limits.lines[node] ?? firstLimit(node)
    limits.lines[node] = start
    if start < offset { return true }
    let rules = limits.rules[node] ?? StyleScopes(codeBlock: node, in: document)
    limits.rules[node] = rules
    return rules.isLocal(offset)
  }

  /// Whether a fence without rules gives a name several times, each below a remark of its own: one value for each case.
  private func isOneOfVariants(_ token: Token, _ node: Int) -> Bool {
    let bytes = document.source.bytes
    let block = document.nodes[node].range.offsets
    guard token.name.hasPrefix("--"), ASCII.find(0x7B, in: bytes, block) == nil,
      ASCII.find("/*", in: bytes, block) != nil
    else { return false }
    let lines = document.codeBlocks[Int(document.nodes[node].payload)].lines
    return lines.count { document.source.string($0).trimmedSpaces.hasPrefix(token.name + ":") } > 1
  }

  /// Whether a leaf is a style sheet that was written as text, whose rules nobody knows.
  private func isSheet(_ node: Int) -> Bool {
    let text = document.plainText(of: node)
    return text.count > 24
      && (ASCII.find("{\n", in: document.plain, text) != nil
        || ASCII.find(":root {", in: document.plain, text) != nil)
  }

  /// Whether a remark above limits a definition and those that follow it without a gap: "/* Dark appearance */".
  private func isBelowRemark(_ line: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    var index = document.source.lineIndex(of: line.lowerBound)
    for _ in 0..<30 where index > 0 {
      index -= 1
      let above = ASCII.trimmed(bytes, document.source.lineRange(index).offsets)
      guard above.count < 120 else { return false }
      if ASCII.starts(bytes, at: above.lowerBound, with: "/*") {
        return ModeWords.isAboutTheme(
          document.source.string(SourceRange(above.lowerBound, above.upperBound)))
      }
      guard ASCII.starts(bytes, at: above.lowerBound, with: "--") else { return false }
    }
    return false
  }

  /// Whether a style rule that stands in text, without a fence, limits a definition: "[data-theme=dark] {".
  private func isInRule(_ offset: Int) -> Bool {
    guard document.mentions("\"] {") || document.mentions("'] {") || document.mentions("dark {")
    else {
      return false
    }
    var index = document.source.lineIndex(of: offset)
    for _ in 0..<80 where index > 0 {
      index -= 1
      let line = document.source.lineRange(index).offsets
      let bytes = document.source.bytes[line]
      if bytes.first == ASCII.hash || bytes.first == 0x7D { return false }
      if bytes.last == 0x7B {
        return limit(document.source.string(SourceRange(line.lowerBound, line.upperBound)))
      }
    }
    return false
  }

  /// Whether an item stands in a list below an item that is a name alone, beside others of its kind: "- Mint:".
  private func isGrouped(_ node: Int) -> Bool {
    guard document.nodes[node].kind == .paragraph, case let item = Int(document.nodes[node].parent),
      item > 0, document.nodes[item].kind == .item,
      case let list = Int(document.nodes[item].parent), list > 0,
      case let above = Int(document.nodes[list].parent), above >= 0,
      document.nodes[above].kind == .item,
      case let lead = document.string(above + 1), lead.utf8.count <= 40, lead.hasSuffix(":")
    else { return false }
    return document.children(of: Int(document.nodes[above].parent)).count > 1
  }

  func limit(_ text: String) -> Bool {
    Names.hasWord(text, in: Self.limits) || ModeWords.isAboutTheme(text)
      || text.utf8.contains { $0 >= 0xE3 } && Self.wideLimits.contains(where: text.contains)
  }

  /// Whether two rows of a table say which value a name has where: "| Windows, maximized | 0px | `--radius` |".
  private func areUses(_ a: Token, _ b: Token) -> Bool {
    guard let first = row(of: a), let second = row(of: b), first != second,
      document.nodes[first].parent == document.nodes[second].parent
    else { return false }
    if areFinds(first, second) { return true }
    let (one, other) = (document.string(first + 1), document.string(second + 1))
    return one != other && !one.contains(a.name) && !other.contains(b.name)
  }

  /// Headers of columns that number the lines of a file.
  private static let lineHeaders: Lexicon = [
    "line", "lines", "ln", "zeile", "ligne", "línea", "linea", "linha", "riga", "regel", "rad",
    "строка", "行", "行号", "行番号", "줄",
  ]

  /// Whether two rows of a table say on which line of a file each value was found: a list of finds, in which the
  /// rule or the theme around each is left out.
  private func areFinds(_ first: Int, _ second: Int) -> Bool {
    let header = document.children(of: Int(document.nodes[first].parent) + 1)
    return header.enumerated().contains { column, cell in
      guard case let words = Names.words(document.string(cell)), (1...2).contains(words.count),
        words.contains(where: Self.lineHeaders.contains)
      else { return false }
      let lines = [first, second].compactMap { row -> Int? in
        let cells = document.children(of: row)
        return column < cells.count ? Int(document.string(cells[column])) : nil
      }
      return lines.count == 2 && lines[0] != lines[1]
    }
  }

  /// The row of a table that gives a token its value.
  private func row(of token: Token) -> Int? {
    var node = document.lastNode(startingBy: token.valueOrigin.range.start) ?? -1
    while node >= 0, document.nodes[node].kind != .tableRow {
      node = Int(document.nodes[node].parent)
    }
    return node >= 0 ? node : nil
  }

  /// Where the first line of a code block stands that opens a block for a mode or a breakpoint.
  private func firstLimit(_ node: Int) -> UInt32 {
    let block = document.codeBlocks[Int(document.nodes[node].payload)]
    let found = block.lines.first { range in
      document.source.bytes[range.offsets].contains { $0 == 0x7B || $0 == 0x40 }
        && (limit(Self.withoutTheme(document.source.string(range))) || isCondition(range.offsets))
    }
    return found?.start ?? .max
  }

  private static let conditions: [StaticString] = ["{% if", "{%if", "{% elif", "{{#if", "@if"]

  /// Whether a line of a template opens a branch.
  private func isCondition(_ line: Range<Int>) -> Bool {
    Self.conditions.contains { ASCII.find($0, in: document.source.bytes, line) != nil }
  }

  // MARK: Prose beside front matter

  /// "**Primary (#1A1C1E):**" beside a value of that name in the front matter.
  private func restatements() -> [TokenConflict] {
    guard let end = document.frontMatter?.range.end else { return [] }
    var colors: [String: Token] = [:]
    for token in spec.tokens where token.kind == .color && token.origin.range.start < end {
      // "colors.primary" is called "Primary" in prose.
      let parts = token.name.split(separator: ".")
      let name = parts.count == 2 ? String(parts[1]) : token.name
      if colors[Self.key(name)] == nil { colors[Self.key(name)] = token }
    }
    guard !colors.isEmpty else { return [] }
    let epithets = epithets(of: colors)
    return tabulated(colors, behind: end)
      + lines.lines.compactMap { line in
        guard line.kind == .prose,
          let found = restatement(line.parts[0]) ?? labelled(line.parts[0])
            ?? slashed(line.parts[0]) ?? epithet(line.parts[0], epithets),
          let token = colors[Self.key(found.name)] ?? epithets[Self.key(found.name)]
            // "Neutral/Surface (#F8FAFC)" has two names.
            ?? found.name.split(separator: "/").lazy.compactMap({ colors[Self.key(String($0))] })
            .first,
          WrittenColor.differ(token.value, document.string(plain: found.value)),
          !gives(token.value, line.parts[0])
        else { return nil }
        return TokenConflict(
          name: found.name, value: document.string(plain: found.value),
          origin: lines.origin(found.value, of: line), firstName: token.name,
          firstValue: token.value, firstOrigin: token.valueOrigin)
      }
  }

  private static let nameHeaders: Lexicon = ["token", "name", "color", "colour", "role"]

  /// Rows of tables "Token | Value" that give a colour of the front matter another value.
  private func tabulated(_ colors: [String: Token], behind end: UInt32) -> [TokenConflict] {
    var limits = Limits()
    return spec.tokens.compactMap { token in
      guard token.kind == .color, token.origin.range.start >= end, token.modes.isEmpty,
        let known = colors[Self.key(token.name)], known.modes.isEmpty,
        let header = document.tableHeader(around: token.origin.range.start).first,
        Names.isPhrase(header, in: Self.nameHeaders), Self.differ(known, token),
        !isLimited(token, &limits)
      else { return nil }
      return Self.conflict(token, known)
    }
  }

  /// Whether a line holds a colour as well: "Line / Soft (`#6F7A6D` / `#BFCABA`)" gives two names their values.
  private func gives(_ value: String, _ part: Range<Int>) -> Bool {
    WrittenColor.all(in: part, document.plain).contains {
      !WrittenColor.differ(value, document.string(plain: $0.range))
    }
  }

  /// The other names that prose gives to colours: "**Primary (Harbour Blue):** for links".
  private func epithets(of colors: [String: Token]) -> [String: Token] {
    var result: [String: Token] = [:]
    guard document.mentions("):") else { return result }
    for (node, block) in document.nodes.enumerated() where block.kind == .paragraph {
      let leaf = document.plainText(of: node)
      guard let close = ASCII.find("):", in: document.plain, leaf), close - leaf.lowerBound < 60,
        let open = ASCII.find(0x28, in: document.plain, leaf.lowerBound..<close)
      else { continue }
      let name = document.string(plain: leaf.lowerBound..<open).trimmedSpaces
      let other = document.string(plain: open + 1..<close).trimmedSpaces
      // One word alone, such as "Light" or "Default", is no name of its own.
      guard let token = colors[Self.key(name)], other.split(separator: " ").count == 2,
        other.allSatisfy({ $0.isLetter || $0 == " " })
      else { continue }
      result[Self.key(other)] = token
    }
    return result
  }

  /// "Background: Harbour Blue (#003366), Text: …": one of the other names before a colour in parentheses.
  private func epithet(
    _ part: Range<Int>, _ epithets: [String: Token]
  ) -> (name: String, value: Range<Int>)? {
    guard !epithets.isEmpty,
      let own = WrittenColor.all(in: part, document.plain).first(where: {
        document.plain[max(part.lowerBound, $0.range.lowerBound - 1)] == 0x28
      }), case let open = own.range.lowerBound - 1, open >= part.lowerBound
    else { return nil }
    let before = document.string(plain: part.lowerBound..<open).split(separator: " ").suffix(2)
    let name = before.joined(separator: " ")
    guard epithets[Self.key(name)] != nil else { return nil }
    return (name, own.range)
  }

  /// A name of at most three words, then a colour in parentheses.
  private func restatement(_ part: Range<Int>) -> (name: String, value: Range<Int>)? {
    let plain = document.plain
    guard let open = ASCII.find(0x28, in: plain, part), open + 4 < part.upperBound,
      open - part.lowerBound < 40
    else { return nil }
    var start = open + 1
    while start < part.upperBound, plain[start] == ASCII.backtick { start += 1 }
    guard start < part.upperBound,
      let own = WrittenColor.first(in: start..<part.upperBound, plain),
      own.range.lowerBound == start
    else { return nil }
    let name = document.string(plain: part.lowerBound..<open).trimmedSpaces
    guard !name.contains(":"), (1...3).contains(name.split(separator: " ").count) else {
      return nil
    }
    return (name, own.range)
  }

  /// "Level 0 (Background): #0B0D0E": a label that ends with a name in parentheses, then a colour alone.
  private func labelled(_ part: Range<Int>) -> (name: String, value: Range<Int>)? {
    let plain = document.plain
    guard let close = ASCII.find("):", in: plain, part), close - part.lowerBound < 60,
      let open = plain[part.lowerBound..<close].lastIndex(of: 0x28)
    else { return nil }
    var start = close + 2
    while start < part.upperBound, [ASCII.space, ASCII.backtick].contains(plain[start]) {
      start += 1
    }
    guard start < part.upperBound, let own = WrittenColor.only(in: start..<part.upperBound, plain),
      own.range.lowerBound == start
    else { return nil }
    let name = document.string(plain: open + 1..<close).trimmedSpaces
    return (1...3).contains(name.split(separator: " ").count) ? (name, own.range) : nil
  }
}
