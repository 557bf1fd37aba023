import SpecModel
import SpecSyntax
import SpecText

/// Tokens that cells name beside their values, and bare numbers whose names say what they are.
extension TokenTables {
  /// Whether a table tells which token takes the place of which value in the code, and defines none: "Hard-coded | Token".
  func isOfReplacements(
    _ headers: [[WordKey]], _ titles: [Int], _ body: [(row: Int, cells: [Int])]
  ) -> Bool {
    if takesSteps(headers, body) || listsPlaces(headers, body) || auditsPlaces(headers) {
      return true
    }
    guard headers.contains(where: TokenColumns.isExplicit) else { return false }
    // "Location | Value | Should be token"
    if headers.contains(where: { TokenColumns.isExplicit($0) && $0.contains(where: isWish) }) {
      return true
    }
    let replaced = headers.indices.filter {
      TokenColumns.isReplaced(headers[$0], reader.textRange(titles[$0]), reader.bytes)
    }
    guard !replaced.isEmpty else { return false }
    // "Token | Old value | New value" defines with the new one.
    return !headers.indices.contains { column in
      !replaced.contains(column) && !TokenColumns.isExplicit(headers[column])
        && headers[column].contains(where: TokenColumns.value.contains)
    }
  }

  /// Words of headers over the tokens that should stand where values do.
  private static let wishes = WordKey.set(
    "should", "instead", "missing", "sollte", "statt", "devrait", "deberia", "deveria", "dovrebbe",
    "moet", "harus")
  private func isWish(_ word: WordKey) -> Bool { Self.wishes.contains(word) }

  /// "Chip | `medium` (12dp)" over "Card | `medium` (12dp)": whether rows tell which step of a scale each part takes, with
  /// its length in brackets, as two of them show that take the same.
  private func takesSteps(
    _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])]
  ) -> Bool {
    let isOfType = headers.contains {
      $0.contains { TokenColumns.size.contains($0) || TokenColumns.line.contains($0) }
    }
    guard !isOfType, body.count > 1 else { return false }
    return headers.indices.dropFirst().contains { column in
      var steps: Set<String> = []
      for (_, cells) in body {
        guard column < cells.count, let step = step(in: cells[column]) else { return false }
        steps.insert(reader.string(step))
      }
      return steps.count < body.count
    }
  }

  /// "Line | File | Property | Value" over "24 | card.css | …": whether rows tell where in the code values were found.
  private func listsPlaces(
    _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])]
  ) -> Bool {
    // "Token | Value | File | Line" tells where each is defined.
    guard headers.count > 2,
      headers.contains(where: { $0.count == 1 && $0.contains(where: TokenColumns.line.contains) }),
      !headers.contains(where: { TokenColumns.isExplicit($0) || TokenColumns.isName($0) }),
      !body.contains(where: { $0.cells.contains { isProperty(bare(code: $0)) } })
    else { return false }
    return headers.indices.contains { column in
      body.allSatisfy { _, cells in
        column < cells.count && isCodeFile(bare(code: cells[column]))
      }
    }
  }

  /// What a cell holds, without blanks.
  private func bare(code cell: Int) -> Range<Int> {
    Bytes.trim(reader.textRange(cell), in: reader.bytes)
  }

  private static let extensions = WordKey.set(
    "css", "scss", "sass", "less", "ts", "tsx", "js", "jsx", "mjs", "html", "vue", "svelte",
    "astro", "swift", "kt", "java", "dart", "py", "php", "cs", "xaml", "xml", "rb", "go", "rs")

  /// "src/card.css": the path of a file of code.
  private func isCodeFile(_ text: Range<Int>) -> Bool {
    guard text.count < 100, let dot = text.last(where: { reader.bytes[$0] == 0x2E }),
      dot > text.lowerBound, !text.contains(where: { reader.bytes[$0] == 0x20 })
    else { return false }
    return Self.extensions.contains(WordKey(reader.bytes, dot + 1..<text.upperBound))
  }

  /// "`medium` (12dp)": a name in code with its length in brackets behind it, and no class of a framework.
  private func step(in cell: Int) -> Range<Int>? {
    let bytes = reader.bytes
    let text = Bytes.trim(reader.textRange(cell), in: bytes)
    guard (6...40).contains(text.count), bytes[text.upperBound - 1] == 0x29,
      let span = TokenPass.codeSpan(at: text.lowerBound, reader),
      Bytes.matches(" (", at: span.upperBound, end: text.upperBound, in: bytes),
      span.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2E }),
      Bytes.isLetter(bytes[span.lowerBound]), Bytes.isDigit(bytes[span.upperBound + 2]),
      case let inner = span.upperBound + 2..<text.upperBound - 1,
      TokenLiteral.read(bytes, inner)?.range == inner
    else { return nil }
    return span
  }

  /// Reads a table whose rows are places of use: "Disabled | 0.5 (via `--dim`)", "Ring | `--ring` (default `#112233`)".
  func readMentioned(
    _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic, into sink: inout TokenSink
  ) {
    var kind: Token.Kind?
    if case .kind(let found) = topic { kind = found }
    for (row, cells) in body {
      for cell in cells {
        let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
        guard text.count < 120, text.contains(where: { reader.bytes[$0] == 0x28 }) else {
          continue
        }
        if let (name, value) = pathWithColor(text) {
          sink.hold(
            .init(
              name: reader.string(name), kind: .color, value: reader.string(value),
              origin: document.origin(document.nodes[row].range),
              valueOrigin: reader.origin(value), theme: reader.context.topic(ofNode: row).theme))
        }
        guard Bytes.find("--", in: text, of: reader.bytes) != nil,
          let (name, value) = mentioned(text), !sink.defines(reader.string(name))
        else { continue }
        let title = reader.string(name)
        sink.add(
          .init(
            name: title, kind: TokenKinds.kind(of: title, literal: value, topic: kind),
            value: reader.string(value.range), origin: document.origin(document.nodes[row].range),
            valueOrigin: reader.origin(value.range),
            theme: reader.context.topic(ofNode: row).theme))
      }
    }
  }

  /// "text.quiet (#8A8F98)": a path in code and its colour in brackets behind it.
  private func pathWithColor(_ text: Range<Int>) -> (name: Range<Int>, value: Range<Int>)? {
    let bytes = reader.bytes
    guard bytes[text.upperBound - 1] == 0x29, let open = Bytes.find(" (#", in: text, of: bytes),
      case let name = text.lowerBound..<open, TokenPass.isReference(name, bytes),
      Bytes.isLetter(bytes[name.lowerBound]), !TokenPass.isFileName(name, bytes),
      case let inner = open + 2..<text.upperBound - 1,
      let color = TokenLiteral.color(bytes, inner), color.range == inner
    else { return nil }
    return (name, inner)
  }

  private static let links = WordKey.set(
    "via", "token", "variable", "var", "by", "from", "through", "custom", "property", "css",
    "über", "par", "por", "con", "tramite")
  private static let defaults = WordKey.set(
    "default", "defaults", "fallback", "standard", "initial", "initially", "défaut", "defecto",
    "padrão", "predefinito")

  /// A custom property and its value, one of them in parentheses behind the other.
  private func mentioned(_ text: Range<Int>) -> (name: Range<Int>, value: TokenLiteral)? {
    let bytes = reader.bytes
    guard let open = text.first(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      let close = text.last(where: { bytes[$0] == 0x29 }), close > open
    else { return nil }
    let before = Bytes.trim(text.lowerBound..<open, in: bytes)
    let inside = Bytes.trim(open + 1..<close, in: bytes)
    if isProperty(before) {
      guard Words.keys(bytes, inside).first.map(Self.defaults.contains) ?? false,
        let value = code(in: inside).flatMap({ TokenLiteral.read(bytes, $0) })
          ?? TokenLiteral.anyColor(bytes, inside)
      else { return nil }
      return (before, value)
    }
    guard let value = TokenLiteral.read(bytes, before), value.range == before,
      let name = code(in: inside), isProperty(name), name.upperBound == inside.upperBound,
      Words.keys(bytes, inside.lowerBound..<name.lowerBound).allSatisfy(Self.links.contains)
    else { return nil }
    return (name, value)
  }

  private func isProperty(_ text: Range<Int>) -> Bool {
    text.count > 3 && reader.bytes[text.lowerBound] == 0x2D
      && reader.bytes[text.lowerBound + 1] == 0x2D && TokenPass.isReference(text, reader.bytes)
  }

  /// The first code span in a text.
  private func code(in text: Range<Int>) -> Range<Int>? {
    for offset in text where offset == text.lowerBound || reader.bytes[offset - 1] == 0x20 {
      if let span = TokenPass.codeSpan(at: offset, reader), span.upperBound <= text.upperBound {
        return span
      }
    }
    return nil
  }

  /// "`alpha-dimmed` | 0.38", "`z-dialog` | 400": a number and no more, whose name says that it is an opacity, a layer or
  /// a weight.
  func number(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>)? {
    guard let literal, literal.kind == .other, literal.range == text, !columns.isOfConstants else {
      return nil
    }
    let value = reader.string(text)
    guard let number = Double(value) else { return nil }
    let name = reader.string(reader.textRange(cells[columns.name]))
    switch TokenKinds.kind(of: name, literal: literal) {
    case .opacity: return (0...1).contains(number) ? (.opacity, value, text) : nil
    case .zindex: return value.utf8.contains(0x2E) ? nil : (.zindex, value, text)
    case .fontWeight: return (100...900).contains(number) ? (.fontWeight, value, text) : nil
    default: return nil
    }
  }
}
