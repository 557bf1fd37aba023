import SpecModel
import SpecText

/// Tables of design values of several kinds: "Name | Value | Type".
extension TokenNameColumn {
  /// The kind that a heading, the headers or the values tell.
  func kind(below topic: TokenTopic) -> Token.Kind? {
    if case .kind(let found) = topic, found != .other {
      // "z-index | Layer" below "Depth": the header says more than the heading.
      return TokenColumns.ownKind(of: headers, below: found) ?? found
    }
    let isOfElements = topic == .elements
    if isOfElements, TokenColumns.areWidths(headers) { return .breakpoint }
    if sortsWithColors() != nil || !isOfElements && holdsPairs() { return .color }
    if isOfElements, TokenColumns.isName(headers[0]), holdsColors(), areCode(0) { return .color }
    if !isOfElements,
      let said = TokenColumns.kind(of: headers) ?? TokenColumns.kind(of: headers.reversed())
    {
      return said
    }
    if headers.contains(where: TokenColumns.isTime) || !isOfElements && holdsNamedTimes() {
      return .duration
    }
    guard !isOfElements else { return nil }
    if areShadows() { return .shadow }
    return !isMoved && holdsColors() || arePresets() ? .color : nil
  }

  /// "Symbol | Default" over "`quick` | 200 ms": whether each row gives a time to a name of the code.
  private func holdsNamedTimes() -> Bool {
    guard headers.count > 1, rows.count > 1, TokenColumns.isConstant(headers[0]),
      TokenColumns.isPlainValue(headers[1]), areCode(0)
    else { return false }
    return rows.allSatisfy { cells in
      guard cells.count > 1 else { return false }
      let text = Bytes.trim(reader.textRange(cells[1]), in: reader.bytes)
      return TokenLiteral.read(reader.bytes, text).map { $0.kind == .duration && $0.range == text }
        ?? false
    }
  }

  /// "Spacing | Value": the kind that the head of the names says they are names of.
  func scaleKind() -> Token.Kind? {
    guard headers.count == 2, headers[0].count == 1, TokenColumns.isPlainValue(headers[1]),
      holdsNames(0)
    else { return nil }
    return TokenColumns.scales[headers[0][0]]
  }

  /// The column that says of which kind the value of each row is, where these are two kinds at least.
  func sortColumn() -> Int? {
    guard headers.count > 2, TokenColumns.isName(headers[0]),
      headers.dropFirst().contains(where: TokenColumns.isPlainValue), holdsNames(0),
      let column = headers.indices.dropFirst().first(where: { TokenColumns.isSort(headers[$0]) })
    else { return nil }
    let kinds = rows.map { TokenKinds.said($0, column, reader) }
    return kinds.allSatisfy { $0 != nil } && Set(kinds).count > 1 ? column : nil
  }

  /// "`surface.page` | `#F9F9F7`": whether the first column holds paths set as code, none alike, and the next one colours
  /// for two of them at least and a third of all, as no other does; such names need no header that says so.
  func areColorsOfPaths() -> Bool {
    guard headers.count > 1, rows.count > 1, areCode(0), isUnlike(0),
      !TokenColumns.names(use: headers[0], kind: .color),
      texts(of: 0).allSatisfy({ text in
        text.contains { reader.bytes[$0] == ASCII.dot } && TokenPass.isReference(text, reader.bytes)
          && !TokenPass.isFileName(text, reader.bytes) && !CodeFiles.isPlace(text, reader.bytes)
      })
    else { return false }
    let colors = headers.indices.dropFirst().map { column in
      texts(of: column).count { TokenLiteral.read(reader.bytes, $0)?.kind == .color }
    }
    return colors[0] > 1 && colors[0] * 3 >= rows.count && colors.dropFirst().allSatisfy { $0 == 0 }
  }

  /// "Token | Background | Text": whether each name has a colour for what lies on it beside that of its ground.
  private func holdsPairs() -> Bool {
    guard TokenColumns.isExplicit(headers[0]) || TokenColumns.isName(headers[0]),
      let ground = TokenColumns.groundColumn(headers), ground > 0,
      let mark = TokenColumns.markColumn(headers), mark > 0, mark != ground
    else { return false }
    // A custom property has the one value.
    return isOfColors(ground) && isOfColors(mark) && isUnlike(0)
      && !texts(of: 0).contains { $0.first.map { reader.bytes[$0] == ASCII.hyphen } ?? false }
  }
}

extension TokenKinds {
  /// The kind that a cell says in a word or two.
  static func said(_ cells: [Int], _ column: Int, _ reader: FactReader) -> Token.Kind? {
    guard cells.indices.contains(column) else { return nil }
    let range = reader.textRange(cells[column])
    let words = Words.keys(reader.bytes, range)
    guard words.count < 3 else { return nil }
    let topic = TokenTopic.of(title: range, reader.bytes)
    if case .kind(let kind)? = topic, kind != .other { return kind }
    return nil
  }
}
