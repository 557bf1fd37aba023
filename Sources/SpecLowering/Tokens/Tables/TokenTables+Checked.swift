import SpecModel
import SpecText

/// Tables that weigh colours against their grounds.
extension TokenTables {
  /// Whether a table only checks pairs of colours: "Text | Background | Contrast" over colours that others define.
  func onlyChecksPairs(
    _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])], _ sink: TokenSink
  ) -> Bool {
    TokenColumns.isPairs(headers) && !namesPairs(headers, body, sink)
  }

  /// "Name | Background | Text | Contrast" over "Lilac | #EDE9FE | #5B21B6 | 7.6:1": whether each row gives a name of its
  /// own a ground of its own, so that the ratio is a remark.
  private func namesPairs(
    _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])], _ sink: TokenSink
  ) -> Bool {
    guard let first = headers.first, first.count == 1, body.count > 1,
      TokenColumns.isExplicit(first) || first.contains(where: TokenColumns.identity.contains),
      let ground = TokenColumns.groundColumn(headers), ground > 0,
      let mark = TokenColumns.markColumn(headers), mark > 0, mark != ground
    else { return false }
    var (names, grounds) = (Set<String>(), Set<String>())
    var pairs: [(name: String, value: String)] = []
    for (_, cells) in body {
      guard cells.count > max(ground, mark), color(in: cells[mark]) != nil,
        let fill = color(in: cells[ground]), let name = ownName(of: cells[0])
      else { return false }
      let value = TokenSink.core(reader.string(fill))
      guard names.insert(name).inserted, grounds.insert(value).inserted else { return false }
      pairs.append((name, value))
    }
    // A check takes a colour from a token with a name unlike that of the row.
    var owners: [String: [String]] = [:]
    for token in sink.tokens where token.kind == .color {
      owners[TokenSink.core(token.value), default: []].append(token.name)
    }
    let known = pairs.count { name, value in
      owners[value]?.contains { !$0.hasPrefix(name) } == true
    }
    return known * 2 < body.count
  }

  /// The name in a cell that tells of no pair, as "Ink on sand" and "ink/sand" do, and of no mode.
  private func ownName(of cell: Int) -> String? {
    let name = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard (2...40).contains(name.count),
      !name.contains(where: { [ASCII.slash, 0x2B].contains(reader.bytes[$0]) }),
      Bytes.find("→", in: name, of: reader.bytes) == nil,
      !UnmarkedWords.keys(reader.bytes, name).contains(where: {
        Self.pairings.contains($0) || TokenColumns.mode(ofWord: $0) != nil
      })
    else { return nil }
    return reader.string(name)
  }

  private static let pairings = WordKey.set(
    "on", "over", "against", "vs", "auf", "uber", "gegen", "sur", "contre", "sobre", "contra",
    "su", "contro", "op", "tegen", "pada", "на", "над")
}

extension TokenColumns {
  private static let grounds = WordKey.set(
    "background", "bg", "surface", "backdrop", "on", "over", "hintergrund", "auf", "fond", "sur",
    "fondo", "sobre", "fundo", "sfondo", "achtergrond", "op", "latar", "tlo", "bakgrund", "arka",
    "nen")
  private static let marks = WordKey.set(
    "text", "foreground", "fg", "label", "textfarbe", "vordergrund", "texte", "texto", "testo",
    "tekst", "teks", "voorgrond", "plano", "metin", "chu")
  private static let ratios = WordKey.set(
    "contrast", "ratio", "contraste", "kontrast", "contrasto", "kontras", "kontrastwert")

  /// Whether a table compares colours with their backgrounds, so that its rows define nothing.
  static func isPairs(_ headers: [[WordKey]]) -> Bool {
    let compares = [grounds, marks, ratios].allSatisfy { words in
      headers.contains { $0.contains(where: words.contains) }
    }
    guard compares, headers.contains(where: { $0.count == 1 && isExplicit($0) }),
      headers.contains(where: { $0.count == 1 && isPlainValue($0) })
    else { return compares }
    // "Token | Value | Label | Contrast on base": no column has the grounds.
    return headers.contains { header in
      header.contains(where: grounds.contains) && !header.contains(where: ratios.contains)
    }
  }

  /// The column of what lies below, which no ratio is told of.
  static func groundColumn(_ headers: [[WordKey]]) -> Int? {
    headers.firstIndex { $0.contains(where: grounds.contains) && !isOfRatios($0) }
  }

  /// The column of what lies on it.
  static func markColumn(_ headers: [[WordKey]]) -> Int? {
    headers.firstIndex { header in
      header.contains(where: marks.contains) && !isOfRatios(header)
        && !header.contains(where: grounds.contains)
    }
  }

  private static func isOfRatios(_ header: [WordKey]) -> Bool {
    header.contains(where: ratios.contains)
  }
}
