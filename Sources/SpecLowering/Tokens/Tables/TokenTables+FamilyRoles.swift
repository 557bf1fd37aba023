import SpecModel
import SpecSyntax
import SpecText

/// Tables that give each role of a palette steps of a framework's families: "Kind | Hex/Token | Usage".
extension TokenTables {
  /// Reads rows "Primary | teal-600 / cyan-600": what each role is in steps, wherever the header over them says "token";
  /// false where a column has the colours themselves, or the names are no roles.
  func readFamilyRoles(
    _ table: Int, _ rows: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic == .kind(.color), rows.count > 1, let head = document.firstChild(of: table)
    else { return false }
    let headers = document.children(of: head).map {
      TokenHeaders.keys(reader.bytes, reader.textRange($0))
    }
    guard (2...4).contains(headers.count) else { return false }
    // The cells as they stand, whichever column names the rows elsewhere.
    let body = rows.map { (row: $0.row, cells: document.children(of: $0.row)) }
    guard body.allSatisfy({ $0.cells.count == headers.count }),
      let column = headers.indices.first(where: {
        isHeadOfSteps(headers[$0]) && holdsSteps(body.map(\.cells), $0)
      }),
      let name = headers.indices.first(where: { $0 != column && namesRoles(headers[$0], $0) }),
      !body.contains(where: { holdsOwnValue($0.cells, except: column) })
    else { return false }
    for (row, cells) in body {
      let title = Bytes.trim(reader.textRange(cells[name]), in: reader.bytes)
      guard !title.isEmpty, title.count <= 40,
        let value = steps(in: cells[column]) ?? color(in: cells[column])
      else { continue }
      sink.add(
        .init(
          name: reader.string(title), kind: .color, value: reader.string(value),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value),
          theme: reader.context.topic(ofNode: row).theme))
    }
    return true
  }

  private static let frameworks = WordKey.set("tailwind", "tokens", "token")
  private static let roles = WordKey.set(
    "role", "roles", "type", "types", "name", "names", "category", "kind", "rol", "rolle", "ruolo",
    "tipo", "typ", "soort", "jenis", "funcao", "papel", "funcion", "nom", "nombre", "nome", "naam",
    "nama", "kategorie", "categoria", "categorie")
  private static let colors = WordKey.set(
    "color", "colour", "farbe", "couleur", "colore", "cor", "kleur", "warna")

  /// "Hex/Token", "Token", "Value", "Tailwind": a header over what a colour is.
  private func isHeadOfSteps(_ header: [WordKey]) -> Bool {
    header.contains { Self.frameworks.contains($0) || TokenColumns.value.contains($0) }
  }

  /// "Role", "Color type": a header over the names of colours, and no "Usage"; behind "Level", "Color" only tells what
  /// each level looks like.
  private func namesRoles(_ header: [WordKey], _ column: Int) -> Bool {
    (header.contains(where: Self.roles.contains)
      || column == 0 && header.contains(where: Self.colors.contains))
      && !header.contains(where: TokenColumns.remarks.contains)
  }

  /// Whether all cells begin with steps or a colour in numbers, and most with steps.
  private func holdsSteps(_ rows: [[Int]], _ column: Int) -> Bool {
    var found = 0
    for cells in rows {
      if steps(in: cells[column]) != nil {
        found += 1
      } else if color(in: cells[column]) == nil {
        return false
      }
    }
    return found > 1 && found * 2 > rows.count
  }

  /// "Role | Token | Hex": whether another cell of a row has a colour in numbers or a custom property.
  private func holdsOwnValue(_ cells: [Int], except column: Int) -> Bool {
    cells.indices.contains { index in
      guard index != column else { return false }
      let text = Bytes.trim(reader.textRange(cells[index]), in: reader.bytes)
      return TokenLiteral.anyColor(reader.bytes, text) != nil
        || Bytes.find("--", in: text, of: reader.bytes) != nil
        || UtilityStyles.isColor(text, reader.bytes)
    }
  }

  /// "slate-50/100, gray-700 (borders)": the steps that a cell begins with, where nothing but a remark follows.
  func steps(in cell: Int) -> Range<Int>? {
    let bytes = reader.bytes
    let text = Bytes.trim(reader.textRange(cell), in: bytes)
    guard let first = text.first, bytes[first] &- 0x61 < 26 else { return nil }
    var offset = text.lowerBound
    var end: Int?
    while let stop = stepEnd(offset, text.upperBound) {
      end = stop
      guard let next = separator(stop, text.upperBound) else { break }
      offset = next
    }
    guard let end else { return nil }
    let rest = Bytes.trim(end..<text.upperBound, in: bytes)
    let isRemark =
      rest.isEmpty
      || ["(", "（", "– ", "— ", "- "].contains { (mark: StaticString) in
        Bytes.matches(mark, at: rest.lowerBound, end: rest.upperBound, in: bytes)
      }
    return isRemark ? text.lowerBound..<end : nil
  }

  private static let plain = WordKey.set("white", "black")

  /// The offset behind a step, or several of one family: "teal-600", "slate-50/100".
  private func stepEnd(_ start: Int, _ end: Int) -> Int? {
    let bytes = reader.bytes
    func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }
    var stop = start
    while Bytes.isWord(byte(stop)) || byte(stop) == ASCII.hyphen { stop += 1 }
    // "white/10" has no step.
    let isPlain = byte(stop) == 0x2F && Self.plain.contains(WordKey(bytes, start..<stop))
    guard isPlain || UtilityStyles.isColor(start..<stop, bytes) else { return nil }
    while byte(stop) == 0x2F, Bytes.isDigit(byte(stop + 1)) {
      stop += 1
      while Bytes.isDigit(byte(stop)) { stop += 1 }
    }
    return Bytes.isWord(byte(stop)) ? nil : stop
  }
}
