import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  /// The columns of colours for the parts or states that their headers name, in a table of colours:
  /// "Tier | Border | Surface | Text".
  ///
  /// Columns that write one colour in several notations are none.
  func colorColumns(
    _ headers: [[WordKey]], _ titles: [Range<Int>], except name: Int, _ rows: [[Int]]
  ) -> [(column: Int, title: String)] {
    let columns =
      toneColumns(headers, titles, except: name, rows)
      ?? headers.indices.filter { column in
        column != name && column < titles.count && isPart(headers[column], titles[column])
          && holdsColors(column, rows)
      }
    return columns.map { ($0, reader.string(Bytes.trim(titles[$0], in: reader.bytes))) }
  }

  /// "Accent | Light | Mid | Text": the columns of colours, three at least, where each is for a tone or a part
  /// and two are for tones; `nil` where the rows are names of code, which have one value.
  private func toneColumns(
    _ headers: [[WordKey]], _ titles: [Range<Int>], except name: Int, _ rows: [[Int]]
  ) -> [Int]? {
    let tones = headers.indices.filter { $0 != name && isTone(headers[$0]) }
    guard tones.count > 1, Set(tones.map { headers[$0] }).count == tones.count else { return nil }
    let columns = headers.indices.filter { column in
      column != name && column < titles.count && holdsColors(column, rows)
    }
    guard columns.count > 2, columns.count(where: tones.contains) > 1,
      columns.allSatisfy({ tones.contains($0) || isPart(headers[$0], titles[$0]) }),
      !rows.contains(where: { cells in
        cells.indices.contains(name)
          && TokenPass.isReference(reader.textRange(cells[name]), reader.bytes)
      })
    else { return nil }
    return columns
  }

  /// Whether most cells are a colour.
  private func holdsColors(_ column: Int, _ rows: [[Int]]) -> Bool {
    rows.count { $0.indices.contains(column) && color(in: $0[column]) != nil } * 3
      >= rows.count * 2
  }

  private func isTone(_ header: [WordKey]) -> Bool {
    header.count == 1 && header.contains(where: Self.tones.contains)
  }

  private static let tones = WordKey.set(
    "light", "lighter", "mid", "middle", "medium", "base", "soft", "pale", "strong", "deep",
    "vivid", "bold", "dark", "darker", "hell", "mittel", "dunkel", "clair", "moyen", "fonce",
    "claro", "medio", "oscuro", "escuro", "chiaro", "scuro", "licht", "midden", "donker", "terang",
    "sedang", "gelap")

  /// Keeps how the other columns of a row write its colour: "Name | Hex | HSL".
  func noteNotations(
    of name: String, _ cells: [Int], _ columns: Columns, _ headers: [[WordKey]],
    into sink: inout TokenSink
  ) {
    guard columns.modes.isEmpty, columns.parts.isEmpty else { return }
    for (column, cell) in cells.enumerated()
    where column < headers.count && TokenColumns.isNotation(headers[column]) {
      let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
      if (5...60).contains(text.count) { sink.note(spelling: reader.string(text), of: name) }
    }
  }

  /// "`--line`, `--field`": the names in a cell of nothing but references set as code, two or more, which share a value.
  func names(in cell: Int) -> [String]? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    var names: [Range<Int>] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard let span = TokenPass.codeSpan(at: offset, reader),
        TokenPass.isReference(span, reader.bytes)
      else { return nil }
      names.append(span)
      offset = span.upperBound
      while offset < text.upperBound, [0x20, 0x2C, 0x2F].contains(reader.bytes[offset]) {
        offset += 1
      }
      if offset == span.upperBound, offset < text.upperBound { return nil }
    }
    return names.count > 1 ? names.map { fullName($0, behind: names[0]) } : nil
  }

  /// Whether a header names a part or a state that has a colour, and no notation of one or step of a change.
  private func isPart(_ header: [WordKey], _ title: Range<Int>) -> Bool {
    isShade(title) || TokenColumns.isOnColor(header)
      || (1...3).contains(header.count) && header.contains(where: Self.colored.contains)
        && !header.contains(where: Self.notations.contains) && title.count < 40
  }

  /// "50", "300": the step of a ramp.
  func isShade(_ title: Range<Int>) -> Bool {
    let text = Bytes.trim(title, in: reader.bytes)
    return (2...4).contains(text.count) && text.allSatisfy { Bytes.isDigit(reader.bytes[$0]) }
      && reader.bytes[text.upperBound - 1] == 0x30
  }

  private static let colored = WordKey.set(
    "border", "surface", "text", "background", "bg", "fg", "foreground", "icon", "fill", "stroke",
    "ring", "outline", "accent", "hover", "pressed", "active", "disabled", "focus", "container",
    "badge", "label", "track", "thumb", "dot", "highlight", "tint", "shade", "base", "primary",
    "secondary", "tertiary", "hintergrund", "rand", "rahmen", "fond", "texte", "bordure", "fondo",
    "texto",
    "borde", "borda", "sfondo", "testo", "bordo", "achtergrond", "tekst", "fundo",
    "tlo", "bakgrund", "arka", "nen", "latar", "vordergrund", "voorgrond", "textfarbe", "plano",
    "metin", "chu", "teks")
  private static let notations = WordKey.set(
    "hex", "rgb", "rgba", "hsl", "hsla", "oklch", "cmyk", "css", "token", "variable", "tailwind",
    "class", "from", "to", "start", "end", "old", "new", "before", "after", "light", "dark",
    "ratio", "contrast")

  /// "Warm sand (#F4E3C1)": the colour in brackets behind up to four words that describe it.
  private func describedColor(_ text: Range<Int>) -> Range<Int>? {
    let bytes = reader.bytes
    guard text.count > 10, text.count < 60, bytes[text.upperBound - 1] == 0x29,
      let open = Bytes.find(" (#", in: text, of: bytes),
      case let inner = open + 2..<text.upperBound - 1,
      let color = TokenLiteral.color(bytes, inner), color.range == inner,
      case let words = text.lowerBound..<open,
      (1...4).contains(Words.all(bytes, words).count),
      words.allSatisfy({ Bytes.isLetter(bytes[$0]) || bytes[$0] >= 0x80 || bytes[$0] == 0x20 })
    else { return nil }
    return inner
  }

  /// The colour that is all of a cell but for what it is called in brackets: "#0F766E (Teal)".
  func color(in cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard let literal = TokenLiteral.read(reader.bytes, text), literal.kind == .color else {
      return TokenLiteral.packed(reader.bytes, text)?.range ?? describedColor(text)
    }
    if literal.range == text { return text }
    let rest = Bytes.trim(literal.range.rest(of: text), in: reader.bytes)
    guard let first = rest.first, let last = rest.last, reader.bytes[first] == 0x28,
      reader.bytes[last] == 0x29, rest.count < 40,
      case let words = Words.keys(reader.bytes, rest), (1...3).contains(words.count),
      !words.contains(where: { TokenColumns.mode(ofWord: $0) != nil })
    else { return nil }
    return literal.range
  }
}
