import SpecModel
import SpecSyntax
import SpecText

/// Lists with a column of values for each mode: "        Dark      Light" over "ink     #F8FAFC   #101418".
extension FenceRows {
  /// The rows with their values for all modes; `nil` where nothing names the modes, or a line holds anything else.
  ///
  /// - Parameter isSaid: whether the text around the fence says what it holds; else only colours and shadows count.
  func themed(
    _ lines: [SourceRange], at node: Int, _ document: Document, isSaid: Bool
  ) -> [Row]? {
    var modes: [String]?
    var rows: [Row] = []
    for line in lines {
      var text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty || isRule(text) { continue }
      if modes == nil, rows.isEmpty {
        if isComment(text) { text = withoutMarks(text) }
        modes = self.modes(inHead: text)
        if modes != nil { continue }
        modes = announced(at: node, document)
        if modes == nil { return nil }
      }
      if isComment(text) { continue }
      guard let modes, text.count < 240, let row = themed(withoutRemark(text), modes) else {
        return nil
      }
      rows.append(row)
    }
    let areOfModes =
      isSaid || rows.allSatisfy { $0.value.kind == .color || $0.value.kind == .shadow }
    return rows.count > 1 && areOfModes ? rows : nil
  }

  /// "// name   dark   light": the words of a comment.
  private func withoutMarks(_ text: Range<Int>) -> Range<Int> {
    let isMark = { (offset: Int) in [0x23, 0x2F, 0x2A, 0x20].contains(bytes[offset]) }
    let start = text.first { !isMark($0) } ?? text.upperBound
    let end = text.last { !isMark($0) }.map { $0 + 1 } ?? start
    return start..<max(start, end)
  }

  /// The modes that the columns of a first line name, two or more behind one for the names at most.
  private func modes(inHead text: Range<Int>) -> [String]? {
    guard text.count < 160 else { return nil }
    // "light / dark"
    if let stroke = Bytes.find(" / ", in: text, of: bytes) {
      let ends = [text.lowerBound..<stroke, stroke + 3..<text.upperBound]
      let modes = ends.compactMap { TokenColumns.mode(TokenHeaders.keys(bytes, $0)) }
      return modes.count == 2 ? distinct(modes) : nil
    }
    let heads = cells(of: text).map { TokenColumns.mode(TokenHeaders.keys(bytes, $0)) }
    guard let first = heads.firstIndex(where: { $0 != nil }), first < 2 else { return nil }
    return distinct(heads[first...].prefix { $0 != nil }.compactMap { $0 })
  }

  /// The modes that the line right above a fence names, or else its heading: "Palette (light / dark)".
  private func announced(at node: Int, _ document: Document) -> [String]? {
    let above = node - 1
    let section = Int(document.nodes[node].section)
    let heading = section > 0 ? Int(document.sections[section].heading) : -1
    let isLed =
      above > heading && document.nodes[above].kind == .paragraph
      && Int(document.nodes[above].section) == section
    return document.plain.withUnsafeBufferPointer { plain in
      for place in [isLed ? above : -1, heading] where place >= 0 {
        let text = document.plainText(of: place)
        guard text.count < 120, !comparesColors(UnmarkedWords.keys(plain, text)) else { continue }
        let found = TokenHeaders.keys(plain, text.suffix(60)).compactMap {
          TokenColumns.mode(ofWord: $0)
        }
        if let modes = distinct(found) { return modes }
      }
      return nil
    }
  }

  private static let comparisons = WordKey.set(
    "contrast", "contrasts", "gradient", "gradients", "before", "after", "kontrast", "kontraste",
    "verlauf", "verlaufe", "vorher", "nachher", "contraste", "contrastes", "degrade", "degrades",
    "avant", "apres", "gradiente", "gradientes", "degradado", "antes", "despues", "depois",
    "contrasto", "prima", "dopo")
  private static let texts = WordKey.set("text", "texte", "texto", "testo", "tekst")
  private static let palettes = WordKey.set(
    "color", "colors", "colour", "colours", "palette", "tokens", "farben", "couleurs", "colores",
    "cores", "colori", "kleuren")

  /// Whether a heading sets two colours of one row against each other: "Contrast (light vs dark)", "Text on light and dark".
  private func comparesColors(_ words: [WordKey]) -> Bool {
    words.contains(where: Self.comparisons.contains)
      || words.contains(where: Self.texts.contains)
        && !words.contains(where: Self.palettes.contains)
  }

  private func distinct(_ modes: [String]) -> [String]? {
    modes.count > 1 && Set(modes).count == modes.count ? modes : nil
  }

  /// A name and as many values of one kind as there are modes; a dash stands where a mode has none of its own.
  private func themed(_ text: Range<Int>, _ modes: [String]) -> Row? {
    var pieces = cells(of: text)
    guard let first = pieces.first else { return nil }
    // "ink: #F8FAFC   #101418"
    if let colon = Bytes.find(": ", in: first, of: bytes) {
      pieces[0] = first.lowerBound..<colon
      pieces.insert(Bytes.trim(colon + 1..<first.upperBound, in: bytes), at: 1)
    }
    // "ink: #F8FAFC / #101418"
    if pieces.count == 2, let stroke = Bytes.find(" / ", in: pieces[1], of: bytes) {
      let values = pieces[1]
      pieces[1] = Bytes.trim(values.lowerBound..<stroke, in: bytes)
      pieces.append(Bytes.trim(stroke + 3..<values.upperBound, in: bytes))
    }
    let name = withoutColon(pieces[0])
    guard pieces.count > modes.count, isNameOfMode(name) else { return nil }
    var values: [TokenLiteral?] = []
    for piece in pieces[1...modes.count] {
      if TokenTables.isDash(piece, bytes) {
        values.append(nil)
      } else if let literal = TokenLiteral.read(bytes, piece), literal.kind != .other,
        literal.range.lowerBound == piece.lowerBound
      {
        values.append(literal)
      } else {
        return nil
      }
    }
    guard let value = values[0], values.allSatisfy({ $0 == nil || $0?.kind == value.kind }) else {
      return nil
    }
    var row = Row(name: name, value: value, line: text)
    row.modes = zip(modes, values).map { ($0, $1) }
    return row
  }

  /// The parts of a line between wide gaps, or between bars.
  private func cells(of text: Range<Int>) -> [Range<Int>] {
    guard text.contains(where: { bytes[$0] == 0x7C }) else { return columns(of: text) }
    var cells: [Range<Int>] = []
    var start = text.lowerBound
    for end in text.lowerBound...text.upperBound
    where end == text.upperBound || bytes[end] == 0x7C {
      let cell = Bytes.trim(start..<end, in: bytes)
      // Bars may open and close a line.
      if !cell.isEmpty { cells.append(cell) }
      start = end + 1
    }
    return cells
  }

  /// "---|---", "──────": a line below the head.
  private func isRule(_ text: Range<Int>) -> Bool {
    text.count > 2 && text.allSatisfy { [0x2D, 0x7C, 0x20, 0x2B, 0x3A, 0x3D].contains(bytes[$0]) }
      || Bytes.matches("───", at: text.lowerBound, end: text.upperBound, in: bytes)
  }

  private func withoutColon(_ name: Range<Int>) -> Range<Int> {
    var end = name.upperBound
    if name.count > 3, Bytes.matches("：", at: end - 3, end: end, in: bytes) { end -= 3 }
    while end > name.lowerBound, [0x3A, 0x3D, 0x20].contains(bytes[end - 1]) { end -= 1 }
    return name.lowerBound..<end
  }

  private func isNameOfMode(_ name: Range<Int>) -> Bool {
    guard let first = name.first, name.count <= 48, Words.all(bytes, name).count < 6 else {
      return false
    }
    let byte = bytes[first]
    return Bytes.isLetter(byte) || byte == 0x2D || byte == 0x24 || byte == 0x40
      || byte >= 0xC3 && byte < 0xF0 && byte != 0xE2
  }
}
