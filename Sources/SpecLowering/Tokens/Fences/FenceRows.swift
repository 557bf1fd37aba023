import SpecModel
import SpecSyntax
import SpecText

/// Reads a fence that is a list of names and values: "fast  120ms  for taps", "calm = cubic-bezier(0, 0, 0, 1)".
struct FenceRows {
  let bytes: UnsafeBufferPointer<UInt8>

  /// A name and its value.
  struct Row {
    var name: Range<Int>
    var value: TokenLiteral
    var line: Range<Int>
    /// The kind, where the value alone cannot tell it.
    var kind: Token.Kind?
    /// The value put together from its parts, where it stands in several.
    var text: String?
    /// The title of the rows among which it stands.
    var title: Range<Int>?
    /// Whether the title is part of the name: "Line height" of "Body".
    var isOfTitle = false
    /// The mode that a remark above it names: "// Dark mode".
    var mode: String?
    /// The name of the ramp of whose steps it is one.
    var ramp: String?
    /// What the bold line above its fence is about, or else the heading.
    var group: String?
    /// The name of the row of which it is a branch.
    var trunk: Range<Int>?
    /// The modes of the values in its columns, that of the first included.
    var modes: [(name: String, value: TokenLiteral?)] = []
  }

  /// Tags of fences that may hold a list; what is no list is left to the readers of code.
  private static let languages = FenceTags.plain.union([
    "css", "scss", "ts", "typescript", "js", "javascript", "jsx", "tsx", "dart", "swift", "kotlin",
    "xml", "html",
  ])

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    let document = context.document
    document.source.bytes.withUnsafeBufferPointer { bytes in
      let reader = FenceRows(bytes: bytes)
      for block in document.codeBlocks
      where block.isFenced && languages.contains(block.language) {
        let topic = context.topic(ofNode: Int(block.node))
        guard block.lines.count < 200 else { continue }
        let boxed = reader.unboxed(block.lines)
        let lines = boxed ?? block.lines
        let said =
          reader.kind(leadingTo: Int(block.node), below: topic.tokens, document)
          ?? reader.paint(lines, of: topic) ?? reader.speeds(
            lines, at: Int(block.node), topic, document)
          ?? boxed.flatMap(reader.kind(inBox:))
          ?? (topic.tokens == .elements ? nil : reader.kind(titled: lines))
        let paths =
          topic.tokens == .elements
          ? nil : reader.paths(lines, said ?? .other, areNamed: said == nil, sink)
        let isSheet = !FenceTags.plain.contains(block.language)
        if !isSheet, BraceLists.read(block, topic, document, bytes, into: &sink) { continue }
        let themed =
          isSheet || topic.tokens == .elements
          ? nil
          : reader.themed(
            lines, at: Int(block.node), document, isSaid: said != nil)
        guard let kind = said ?? (paths == nil && themed == nil ? nil : .other) else { continue }
        let steps = reader.arrowSteps(lines, kind, at: Int(block.node), document)
        let rows =
          themed ?? steps ?? reader.plainRows(lines, kind)
          ?? (isSheet ? nil : reader.references(lines, kind, sink)) ?? paths
          ?? (isSheet ? [] : reader.grouped(lines, kind))
        // "Spacing:" over "padding: 16px" measures what the section is about.
        if topic.tokens == .none, rows.allSatisfy({ reader.isProperty($0.name) }) { continue }
        if reader.timesScreens(rows) { continue }
        let mode = rows.isEmpty ? nil : reader.mode(before: Int(block.node), document)
        let group = reader.group(before: Int(block.node), document)
        var names: Set<String> = []
        for var row in rows where !isSheet || !reader.isDeclaration(row.name) {
          // A name that one fence tells twice measures one thing after another.
          row.group =
            names.insert(TokenSink.slug(reader.bytes.string(row.name))).inserted ? group : nil
          row.kind =
            row.kind
            ?? TokenKinds.kind(of: reader.bytes.string(row.name), literal: row.value, topic: kind)
          if row.value.kind == .color, TokenPass.isRampStep(row.name, reader.bytes) {
            row.ramp = StateName.withoutNumbering(
              document.title(ofSection: Int(document.nodes[Int(block.node)].section)))
          }
          reader.add(row, mode: mode, theme: topic.theme, document, into: &sink)
        }
      }
    }
  }

  /// The rows of a fence all of whose lines have one form.
  private func plainRows(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    commented(lines, kind) ?? noted(lines, kind) ?? listed(lines, kind) ?? rows(lines, kind)
      ?? valuesFirst(lines, kind) ?? valueColumns(lines, kind) ?? remarked(lines, kind)
      ?? faces(lines, kind) ?? valuesLast(lines, kind)
  }

  /// Whether a name begins with a word of code, "val Accent": the readers of code take the name behind it.
  private func isDeclaration(_ name: Range<Int>) -> Bool {
    Self.declarations.contains {
      Bytes.matches($0, at: name.lowerBound, end: name.upperBound, in: bytes)
    }
  }

  private static let declarations: [StaticString] = [
    "val ", "let ", "var ", "const ", "final ", "static ", "export ", "public ", "private ",
  ]

  /// The kind that a short line right above the fence names, "**Border radius**", or else the heading.
  private func kind(
    leadingTo node: Int, below topic: TokenTopic, _ document: Document
  ) -> Token.Kind? {
    var kind: Token.Kind?
    if case .kind(let found) = topic { kind = found }
    guard topic != .elements, node > 1, document.nodes[node - 1].kind == .paragraph,
      document.nodes[node - 1].section == document.nodes[node].section,
      case let text = document.plainText(of: node - 1), (4...40).contains(text.count)
    else { return kind }
    let said = document.plain.withUnsafeBufferPointer { plain -> TokenTopic? in
      let isTitle =
        document.span(at: text.lowerBound, of: node - 1, in: .strong) != nil
        || plain[text.upperBound - 1] == 0x3A
      return isTitle ? TokenTopic.of(words: Words.keys(plain, text)) : nil
    }
    if case .kind(let found)? = said, found != .other { return found }
    return kind
  }

  /// Below "Dark theme" a list of colours needs no heading that says so, nor does one that is led by dots.
  private func paint(_ lines: [SourceRange], of topic: SectionTopic) -> Token.Kind? {
    guard topic.tokens == .none, let rows = rows(lines, .color) else { return nil }
    let areLed = rows.allSatisfy { row in
      Bytes.find("...", in: row.name.upperBound..<row.value.range.lowerBound, of: bytes) != nil
    }
    let isSaid =
      topic.theme != .none || areLed
      || rows.count > 2 && PaletteNames.areColors(rows.map { ($0.name, $0.value) }, bytes)
    return isSaid ? .color : nil
  }

  /// The rows of a fence; `nil` where a line is none, as then the fence is code or a drawing.
  func rows(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row]? {
    var rows: [Row] = []
    var mode: String?
    for line in lines {
      let text = withoutSemicolon(withoutRemark(Bytes.trim(line.offsets, in: bytes)))
      if text.isEmpty { continue }
      if isComment(text) {
        // "/* Breakpoints */" tells what the rows measure, which is read elsewhere.
        if bytes[text.lowerBound + 1] == 0x2A,
          case .kind(let said)? = TokenTopic.of(words: Words.keys(bytes, text)), said != kind,
          said != .other
        {
          return nil
        }
        mode = TokenColumns.mode(Words.keys(bytes, text))
        continue
      }
      guard text.count < 200 else { return nil }
      let first = rows.count
      defer {
        for index in rows.indices[min(first, rows.count)...] {
          rows[index].mode = rows[index].mode ?? mode
        }
      }
      if let row = row(text, kind), !isWide(row.value.range.upperBound, before: text.upperBound) {
        rows.append(row)
      } else if let pairs = pairs(text, kind) {
        rows += pairs
      } else if let row = row(text, kind) {
        rows.append(row)
      } else {
        return nil
      }
    }
    return rows.count > 1 ? rows : nil
  }

  /// "gap.1  4    gap.4  16": several names in a line, each with its value in the next column.
  private func pairs(_ text: Range<Int>, _ kind: Token.Kind) -> [Row]? {
    var pieces = columns(of: text)
    let isDistance = kind == .spacing || kind == .radius || kind == .size
    // "radius-md   12   cards"
    if pieces.count == 3, isDistance, isPath(pieces[0]), isLetter(bytes[pieces[2].lowerBound]) {
      pieces.removeLast()
    }
    guard pieces.count > 1, pieces.count % 2 == 0 else { return nil }
    var rows: [Row] = []
    for start in stride(from: 0, to: pieces.count, by: 2) {
      let name = pieces[start]
      guard isName(name), let value = TokenLiteral.read(bytes, pieces[start + 1]),
        value.range == pieces[start + 1],
        fits(value, kind) || isDistance && value.kind == .other
      else { return nil }
      rows.append(
        Row(
          name: name, value: value, line: name.lowerBound..<value.range.upperBound,
          kind: value.kind == .other ? kind : nil))
    }
    return rows
  }

  /// "64px / 700  // hero titles": a line without the remark of code at its end.
  func withoutRemark(_ text: Range<Int>) -> Range<Int> {
    guard
      let mark = Bytes.find(" // ", in: text, of: bytes) ?? Bytes.find(" <!--", in: text, of: bytes)
        ?? (text.last.map { bytes[$0] == 0x2F } == true
          ? Bytes.find(" /* ", in: text, of: bytes) : nil)
    else { return text }
    return Bytes.trim(text.lowerBound..<mark, in: bytes)
  }

  /// The parts of a line between tabs or two blanks and more.
  func columns(of text: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = text.lowerBound
    while start < text.upperBound {
      var end = start
      while end < text.upperBound, !isWide(end, text.upperBound) { end += 1 }
      pieces.append(start..<end)
      start = end
      while start < text.upperBound, isSpace(bytes[start]) { start += 1 }
    }
    return pieces
  }

  /// "surface.card", "--gap-2": one word of letters, digits, dots and hyphens that begins with a letter.
  func isName(_ text: Range<Int>) -> Bool {
    guard let first = text.first, Bytes.isLetter(bytes[first]) || bytes[first] == 0x2D,
      text.count < 40
    else { return false }
    return text.allSatisfy { Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D || bytes[$0] == 0x2E }
  }

  // MARK: References

  /// "surface.card  slate.800": rows whose values are literals or names of tokens that are defined above.
  ///
  /// Most of the rows must name a token that is known; else the columns are those of something else.
  private func references(
    _ lines: [SourceRange], _ kind: Token.Kind, _ sink: TokenSink
  ) -> [Row]? {
    var rows: [Row] = []
    var known = 0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isComment(text) { continue }
      let pieces = text.count < 200 ? columns(of: text) : []
      guard pieces.count > 1, isName(pieces[0]),
        pieces[0].contains(where: { bytes[$0] == 0x2E || bytes[$0] == 0x2D })
      else { return nil }
      if let literal = TokenLiteral.read(bytes, pieces[1]), literal.kind != .other {
        rows.append(Row(name: pieces[0], value: literal, line: text))
      } else {
        let value = untilDot(pieces[1])
        guard refers(value, sink) else { return nil }
        known += 1
        let kind = self.kind(pieces[0], kind)
        rows.append(
          Row(name: pieces[0], value: .init(kind: kind, range: value), line: text, kind: kind))
      }
    }
    return known > 1 && known * 2 > rows.count ? rows : nil
  }

  /// The part of "surface.3 · text on text.3" before the raised dot.
  private func untilDot(_ text: Range<Int>) -> Range<Int> {
    let dot = Bytes.find(" · ", in: text, of: bytes)
    return text.lowerBound..<(dot ?? text.upperBound)
  }

  /// Whether one of the words of a value is the name of a token, with a dot or a hyphen in it.
  private func refers(_ value: Range<Int>, _ sink: TokenSink) -> Bool {
    var start = value.lowerBound
    while start < value.upperBound {
      while start < value.upperBound, !Bytes.isLetter(bytes[start]) { start += 1 }
      var end = start
      while end < value.upperBound, isName(start..<end + 1) { end += 1 }
      let word = start..<end
      if word.contains(where: { bytes[$0] == 0x2E || bytes[$0] == 0x2D }),
        sink.defines(bytes.string(word))
      {
        return true
      }
      start = max(end, start + 1)
    }
    return false
  }

  /// The kind of a row without a literal: that of the heading, or else what its name says.
  private func kind(_ name: Range<Int>, _ kind: Token.Kind) -> Token.Kind {
    guard kind == .other else { return kind }
    guard case .kind(let named)? = TokenTopic.of(words: Words.keys(bytes, name)) else {
      return kind
    }
    return named
  }

  /// "# Surface", "// Surface" or "/* Surface */" over a group of rows.
  func isComment(_ text: Range<Int>) -> Bool {
    guard text.count > 3 else { return false }
    let (first, second) = (bytes[text.lowerBound], bytes[text.lowerBound + 1])
    return first == 0x23 && second == 0x20 || first == 0x2F && second == 0x2F
      || first == 0x2F && second == 0x2A && bytes[text.upperBound - 1] == 0x2F
        && bytes[text.upperBound - 2] == 0x2A
  }

  /// The name and the value of a line; `nil` where it holds anything else.
  func row(_ text: Range<Int>, _ kind: Token.Kind) -> Row? {
    let text = kind == .color ? withoutPicture(text) : text
    guard let first = text.first, let last = text.last,
      isLetter(bytes[first]) || isLargeSize(text) || kind == .color && startsWithStep(text)
        || Self.scales.contains(kind) && startsWithNumber(text),
      bytes[last] != 0x3B, bytes[last] != 0x7B, bytes[last] != 0x2C
    else { return nil }
    var end = text.lowerBound
    while end < text.upperBound, !isGap(end, text.upperBound) {
      let byte = bytes[end]
      if byte == 0x28, remarkEnd(end, text.upperBound) > end { break }
      let picture = kind == .color ? pictureEnd(end, text.upperBound) : end
      if picture > end {
        end = picture
        continue
      }
      guard
        isLetter(byte) || Bytes.isWord(byte) || byte & 0xC0 == 0x80 || byte == 0x2D
          || byte == 0x2E || byte == 0x20 || isStroke(end, text.upperBound)
      else { return lastWord(text, kind) }
      end += 1
    }
    let name = beforePicture(text.lowerBound..<end)
    var start = remarkEnd(end, text.upperBound)
    while start < text.upperBound, isSpace(bytes[start]) { start += 1 }
    if start < text.upperBound, bytes[start] == 0x3A || bytes[start] == 0x3D { start += 1 }
    if isWideColon(start, text.upperBound) { start += 3 }
    start = leaderEnd(start, text.upperBound)
    while start < text.upperBound, isSpace(bytes[start]) { start += 1 }
    if kind == .color { start = swatchEnd(start, text.upperBound) }
    var stop = start
    while stop < text.upperBound, !isWide(stop, text.upperBound) { stop += 1 }
    guard start < stop else { return lastWord(text, kind) }
    guard name.count < 40, Words.all(bytes, name).count < 4,
      let value = sizes(start..<stop, kind) ?? TokenLiteral.read(bytes, start..<stop),
      fits(value, kind) || isPath(name) && value.kind != .other || isNothing(value, kind)
    else { return nil }
    let isSize = kind == .typography && value.kind == .spacing
    let isStyle =
      kind == .typography
      && (value.kind == .typography
        || TokenLiteral.read(bytes, start..<stop).map { $0.kind != .other } ?? false)
    var row = Row(
      name: name, value: value, line: text,
      kind: isSize || [.opacity, .zindex, .fontWeight].contains(kind)
        || kind == .breakpoint && value.kind == .other || isNothing(value, kind) ? kind : nil,
      text: isStyle ? TypeLine.style(start..<text.upperBound, bytes) : nil)
    row.mode = mode(inRemark: end, text.upperBound)
    return row
  }

  /// The offset behind a swatch drawn with blocks: "Ink  ████  #112233".
  func swatchEnd(_ offset: Int, _ end: Int) -> Int {
    var start = offset
    while start + 2 < end, bytes[start] == 0xE2, bytes[start + 1] == 0x96 { start += 3 }
    guard start > offset else { return offset }
    while start < end, isSpace(bytes[start]) { start += 1 }
    return start
  }

  /// "Radius / Field": a stroke with blanks around it parts a group from its member.
  private func isStroke(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == 0x2F && offset + 1 < end && bytes[offset - 1] == 0x20
      && bytes[offset + 1] == 0x20
  }

  /// "radius-full 9999px": one blank parts a path from its value where the columns leave no room for two.
  private func lastWord(_ text: Range<Int>, _ kind: Token.Kind) -> Row? {
    guard let blank = text.first(where: { bytes[$0] == 0x20 }),
      case let name = text.lowerBound..<blank,
      isPath(name) || kind == .breakpoint && StepPairs.isStep(name, bytes),
      case let rest = blank + 1..<text.upperBound,
      let value = TokenLiteral.read(bytes, rest), value.range == rest, fits(value, kind)
    else { return nil }
    return Row(
      name: name, value: value, line: text,
      kind: kind == .breakpoint && value.kind == .other ? kind : nil)
  }

  /// Whether a name has parts, the first of which may tell its kind: "radius.lg", "space-2".
  private func isPath(_ name: Range<Int>) -> Bool {
    !name.isEmpty && isName(name)
      && name.dropFirst().contains { bytes[$0] == 0x2E || bytes[$0] == 0x2D }
  }

  /// "40/48", "40/48, 600" among styles of type: size and line height without their unit.
  private func sizes(_ text: Range<Int>, _ kind: Token.Kind) -> TokenLiteral? {
    guard kind == .typography else { return nil }
    var end = text.lowerBound
    var strokes = 0
    while end < text.upperBound, Bytes.isDigit(bytes[end]) || bytes[end] == 0x2F {
      if bytes[end] == 0x2F { strokes += 1 }
      end += 1
    }
    guard strokes == 1, end - text.lowerBound > 3,
      end == text.upperBound || bytes[end] == 0x20 || bytes[end] == 0x2C,
      bytes[text.lowerBound] != 0x2F, bytes[end - 1] != 0x2F
    else { return nil }
    return TokenLiteral(kind: .typography, range: text.lowerBound..<end)
  }

  /// "50: #F8FAFC": the number of a step of a ramp before its colour.
  private func startsWithStep(_ text: Range<Int>) -> Bool {
    guard let colon = text.prefix(6).first(where: { bytes[$0] == 0x3A }) else { return false }
    return TokenPass.isRampStep(text.lowerBound..<colon, bytes)
  }

  /// "2xl" begins with a digit.
  private func isLargeSize(_ text: Range<Int>) -> Bool {
    text.count > 4 && Bytes.isDigit(bytes[text.lowerBound])
      && Bytes.matches("x", at: text.lowerBound + 1, end: text.upperBound, in: bytes)
  }

  /// The offset behind "(titles)" between a name and its colon; the offset itself where there is none.
  func remarkEnd(_ offset: Int, _ end: Int) -> Int {
    guard offset < end, bytes[offset] == 0x28,
      let close = (offset..<min(end, offset + 48)).first(where: { bytes[$0] == 0x29 }),
      close + 1 < end, bytes[close + 1] == 0x3A
    else { return offset }
    return close + 1
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// A tab or two blanks.
  func isWide(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == 0x09
      || bytes[offset] == 0x20 && offset + 1 < end && isSpace(bytes[offset + 1])
  }

  /// Whether another column follows a value, and is no remark.
  private func isWide(_ offset: Int, before end: Int) -> Bool {
    guard offset < end, isWide(offset, end) else { return false }
    var start = offset
    while start < end, isSpace(bytes[start]) { start += 1 }
    return start < end && isName(start..<start + 1)
  }

  /// What parts a name from its value: blanks, a colon or an equals sign.
  private func isGap(_ offset: Int, _ end: Int) -> Bool {
    bytes[offset] == 0x3A || bytes[offset] == 0x3D || isWide(offset, end)
      || isWideColon(offset, end) || leaderEnd(offset, end) > offset
  }

  /// "primary → #0E7490", "Ink ........ #101418": the offset behind an arrow or dots that lead to a value.
  private func leaderEnd(_ offset: Int, _ end: Int) -> Int {
    var start = offset
    if Bytes.matches("→", at: offset, end: end, in: bytes) {
      start += 3
    } else {
      while start < end, bytes[start] == 0x2E { start += 1 }
      if start - offset < 3 { return offset }
    }
    while start < end, isSpace(bytes[start]) { start += 1 }
    return start
  }

  private static let scales: Set<Token.Kind> = [.spacing, .radius, .size]

  /// "4   16px": the number of a step of a scale, and its length in the next column.
  private func startsWithNumber(_ text: Range<Int>) -> Bool {
    let digits = text.prefix { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
    guard (1...3).contains(digits.count), isWide(digits.endIndex, text.upperBound) else {
      return false
    }
    let rest = Bytes.trim(digits.endIndex..<text.upperBound, in: bytes)
    return TokenLiteral.read(bytes, rest)?.kind == .spacing
  }

  /// The colon of texts in Chinese and Japanese.
  private func isWideColon(_ offset: Int, _ end: Int) -> Bool {
    Bytes.matches("：", at: offset, end: end, in: bytes)
  }

  /// A letter of ASCII or the first byte of one of another script; arrows, lines of drawings and pictures are none.
  private func isLetter(_ byte: UInt8) -> Bool {
    Bytes.isLetter(byte) || byte >= 0xC3 && byte < 0xF0 && byte != 0xE2
  }
}
