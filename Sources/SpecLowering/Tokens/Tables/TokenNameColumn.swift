import SpecModel
import SpecSyntax
import SpecText

/// Finds the column of names in a table of design values, by its header and its cells and not by its place.
struct TokenNameColumn {
  let reader: FactReader
  let headers: [[WordKey]]
  /// The cells of the first rows below the header.
  let rows: [[Int]]
  /// Whether the first column stands between others in the document.
  var isMoved = false
  /// Whether the first column stands elsewhere in the document.
  var isFromElsewhere = false
  /// Whether what else is a place of use names values here.
  var isOfParts = false

  /// The number of columns after which the headers start again: 2 of "Name | Hex | Name | Hex".
  static func period(of headers: [[WordKey]]) -> Int {
    guard headers.count > 3, headers.contains(where: { !$0.isEmpty }) else { return headers.count }
    for width in 2...headers.count / 2 where headers.count % width == 0 {
      if headers.indices.allSatisfy({ headers[$0] == headers[$0 % width] }) { return width }
    }
    return headers.count
  }

  /// Whether the rows define what a column "Token" names, rather than the elements that use it.
  func defines(_ column: Int, topic: TokenTopic) -> Bool {
    if column == 0 || isMoved, tellsTakers, !isUnlike(column) { return false }
    guard column > 0 || isMoved else { return true }
    let outer = isMoved ? [1, headers.count - 1] : [0]
    let user = outer.first { TokenColumns.names(use: headers[$0], kind: nil) && !isOfMode($0) }
    guard let user else { return true }
    let use = headers[user]
    // "Category | Token | Hex" tells which group a token is of.
    if isGroup(headers[outer[0]]), headers.count > 2, holdsNames(column) { return true }
    // "Role | Token | Night | Day" tells what a token is for, where each has one row and its values stand beside it.
    if use.count == 1, use[0] == Self.role, topic != .elements, isUnlike(column),
      headers.indices.contains(where: { $0 != column && (isOfColors($0) || isOfSizes($0, topic)) })
    {
      return true
    }
    if topic == .kind(.color), nameParts(use, beside: column) { return true }
    if topic != .elements, namesBesideValues(use, column) { return true }
    // "Property | Value | Token" and "Element | Size | Token" tell what an element takes from where.
    guard topic != .elements, use.contains(where: TokenColumns.remarks.contains) else {
      return false
    }
    let hasValue = headers.indices.contains(where: {
      $0 != column && headers[$0].contains(where: TokenColumns.value.contains)
    })
    return hasValue && holdsNames(column)
  }

  /// "Light mode (light step of the ramp)" over colours: whether a column has the values of a mode, whatever its header
  /// tells beside.
  private func isOfMode(_ column: Int) -> Bool {
    TokenColumns.mode(headers[column]) != nil
      || headers[column].contains { TokenColumns.mode(ofWord: $0) != nil } && isOfColors(column)
  }

  private static let role = WordKey("role")

  /// Whether a column below a heading about type holds nothing but sizes with their unit: "Role | Token | Face | Size".
  private func isOfSizes(_ column: Int, _ topic: TokenTopic) -> Bool {
    guard topic == .kind(.typography), headers[column].contains(where: TokenColumns.size.contains)
    else { return false }
    let texts = texts(of: column)
    return texts.count > 1
      && texts.allSatisfy { text in
        let text = Bytes.trim(text, in: reader.bytes)
        guard let size = QuantityScanner.scan(reader.bytes, text).first else { return false }
        return size.range.lowerBound == text.lowerBound && size.unit?.isLength == true
      }
  }

  /// Whether no two cells are alike.
  func isUnlike(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return !texts.isEmpty && Set(texts.map { reader.string($0) }).count == texts.count
  }

  /// Whether a column of aliases, and the one beside it, hold names of values: "--bg | --surface".
  func refers(_ column: Int) -> Bool {
    guard column + 1 < headers.count else { return false }
    return [column, column + 1].allSatisfy { column in
      let texts = texts(of: column)
      return !texts.isEmpty && texts.allSatisfy { TokenPass.isReference($0, reader.bytes) }
    }
  }

  /// Whether the rows give colours to names, where the headers of all colours say no more than "Color" or a mode.
  func holdsColors() -> Bool {
    guard headers.count > 1, rows.count > 1,
      isPlainPalette()
        || !TokenColumns.names(use: headers[0], kind: .color)
          && !headers[0].contains(where: TokenColumns.remarks.contains),
      !isValue(0) || headers[0].contains(where: TokenColumns.identity.contains)
    else { return false }
    let columns = headers.indices.dropFirst().filter(isOfColors)
    let isSaid = columns.allSatisfy { column in
      headers[column].count == 1
        && (headers[column].contains(where: TokenColumns.colors.contains)
          || headers[column].contains(where: TokenColumns.tones.contains) && areHex(column)
          || TokenColumns.isNotation(headers[column]) && headers.count == 2)
    }
    guard !columns.isEmpty, isSaid, holdsNames(0), columns.contains(where: holdsLiteral) else {
      return false
    }
    let isMode = columns.allSatisfy { TokenColumns.mode(headers[$0]) != nil }
    return (columns.count == 1 || isMode)
      && texts(of: 0).allSatisfy { text in
        text.first.map { Bytes.isLetter(reader.bytes[$0]) || reader.bytes[$0] >= 0xC3 } ?? false
      }
  }

  /// Whether all cells, three at least, are a colour in hexadecimal digits and no more.
  private func areHex(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return texts.count > 2
      && texts.allSatisfy { text in
        text.first.map { reader.bytes[$0] == ASCII.hash } == true
          && TokenLiteral.read(reader.bytes, text)?.range == text
      }
  }

  /// "Usage | Couleur": three uses at least with a colour in numbers each, and nothing else.
  private func isPlainPalette() -> Bool {
    headers.count == 2 && rows.count > 2 && isUnlike(0)
      && headers[0].contains(where: TokenColumns.remarks.contains)
      && texts(of: 1).allSatisfy {
        TokenLiteral.read(reader.bytes, $0).map { $0.kind == .color } ?? false
      }
  }

  /// Whether all cells are set as code.
  func areCode(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return !texts.isEmpty
      && texts.allSatisfy { TokenPass.codeSpan(at: $0.lowerBound, reader) != nil }
  }

  /// "`--paper` | `#F7F2E8`": whether a column holds custom properties, none alike, and the next one values.
  ///
  /// Such a name needs no header that says so (CSS Custom Properties 1, 2).
  func areCustomProperties(_ column: Int) -> Bool {
    guard rows.count > 1, headers.count > column + 1, isUnlike(column),
      !TokenColumns.names(use: headers[column], kind: nil)
    else { return false }
    let bytes = reader.bytes
    guard
      texts(of: column).allSatisfy({ text in
        Bytes.matches("--", at: text.lowerBound, end: text.upperBound, in: bytes)
          && TokenPass.isReference(text, bytes)
      })
    else { return false }
    let values = texts(of: column + 1)
    let known = values.count { text in
      TokenLiteral.read(bytes, text).map { $0.range.lowerBound == text.lowerBound } ?? false
    }
    // Below "Value", gradients in words and the like are values too.
    let isHeaded = headers[column + 1].contains(where: TokenColumns.value.contains)
    return known * 3 >= values.count * (isHeaded ? 1 : 2)
  }

  /// Whether the first column holds names set as code, none alike, and the next one their colours.
  func areNamedColors() -> Bool { areCode(0) && isUnlike(0) && isOfColors(1) }

  /// Whether all cells hold a colour and no more than a remark in brackets behind it.
  func isOfColors(_ column: Int) -> Bool {
    // A dash is no cell; where most are dashes the column is of something else.
    let all = texts(of: column)
    let filled = all.filter { !TokenTables.isDash($0, reader.bytes) }
    let texts = filled.count * 2 >= all.count ? filled : all
    let colors = texts.count { text in
      guard let literal = TokenLiteral.read(reader.bytes, text), literal.kind == .color else {
        return NamedColors.matches(reader.bytes, text)
      }
      let rest = Bytes.trim(literal.range.rest(of: text), in: reader.bytes)
      return rest.first.map { reader.bytes[$0] == 0x28 || isMark(rest) } ?? true
    }
    // "62% ink" and "same" may stand among them.
    return colors > 1 && colors * 3 >= texts.count * 2 || colors == texts.count && colors > 0
  }

  /// "Ink `#13151B`": whether all cells hold a colour behind words for it, so that they name nothing else.
  private func describeColors(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return texts.count > 1
      && texts.allSatisfy { text in
        guard let hash = text.first(where: { reader.bytes[$0] == ASCII.hash }),
          hash > text.lowerBound
        else { return false }
        return TokenLiteral.color(reader.bytes, hash..<text.upperBound) != nil
      }
  }

  /// Whether a remark begins with a dash and a blank, "— Teal", or with a wide bracket: "（紫）".
  private func isMark(_ rest: Range<Int>) -> Bool {
    ["— ", "– ", "- ", "（"].contains { (mark: StaticString) in
      Bytes.matches(mark, at: rest.lowerBound, end: rest.upperBound, in: reader.bytes)
    }
  }

  /// Whether a cell holds a colour in numbers, where all may hold names: "Red".
  private func holdsLiteral(_ column: Int) -> Bool {
    texts(of: column).contains { TokenLiteral.read(reader.bytes, $0)?.kind == .color }
  }

  func texts(of column: Int) -> [Range<Int>] {
    rows.compactMap { column < $0.count ? $0[column] : nil }
      .map { Bytes.trim(reader.textRange($0), in: reader.bytes) }
  }

  /// Whether the cells count the rows, from 1 on or from another number, and so name nothing.
  func isCounting(_ column: Int, from start: Int = 1) -> Bool {
    guard rows.count > 1 else { return false }
    return rows.enumerated().allSatisfy { index, cells in
      guard column < cells.count else { return false }
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      return reader.string(text) == "\(index + start)"
    }
  }

  /// "1. Press", "2. Spring back": the steps of one course, which are no scale.
  private func areNumbered(_ column: Int) -> Bool {
    rows.count > 1
      && texts(of: column).enumerated().allSatisfy { index, text in
        reader.string(text).hasPrefix("\(index + 1). ")
      }
  }

  /// Whether a column whose header is in words unknown here names what the colors of another are for, which says no more
  /// than the everyday name of each: "용도 | 색상 | Hex" over "Surface | pale sand | #EFE6D8".
  func isRole(_ column: Int, beside other: Int) -> Bool {
    guard headers[column].isEmpty || headers[column] == [TokenColumns.foreignUse],
      headers[other] == [Self.color], holdsNames(column)
    else { return false }
    // A swatch is a sign or a picture, and a count is digits.
    return texts(of: column).allSatisfy { text in
      guard let first = text.first.map({ reader.bytes[$0] }) else { return false }
      return Bytes.isLetter(first) || first >= 0xC3 && first < 0xF0 && first != 0xE2
    }
  }

  private static let color = WordKey("color")

  /// Whether all cells are plain numbers, such as hues, which name no colour.
  func holdsNumbers(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return !texts.isEmpty
      && texts.allSatisfy { text in
        !text.isEmpty && text.allSatisfy { Bytes.isDigit(reader.bytes[$0]) }
      }
  }

  /// Whether all cells are short names in bold, no two alike.
  private func areTitles(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return texts.count > 1 && isUnlike(column) && holdsNames(column)
      && texts.allSatisfy { text in
        let span = reader.context.document.span(at: text.lowerBound, in: .strong)
        return span.map { $0.upperBound >= text.upperBound } ?? false
      }
  }

  /// The column of names among values of a kind; `nil` where the rows name places of use.
  func column(of kind: Token.Kind) -> Int? {
    let last = headers.count - 1
    if kind == .color, let sort = sortsWithColors() { return sort }
    if kind == .breakpoint, tellsBehaviour(0) {
      return headers.indices.dropFirst().first { !tellsBehaviour($0) && holdsNames($0) }
    }
    if kind == .breakpoint, areNamelessWidths() { return nil }
    if kind == .duration, areNumbered(0) { return nil }
    if kind == .easing, TokenColumns.areCurves(headers), holdsNames(0) { return 0 }
    if tellsUses(of: kind) { return nil }
    if !isOfParts, let told = told(of: kind) { return told }
    if isOfParts || kind == .size && TokenColumns.namesSizes(headers) && holdsNames(0) { return 0 }
    let isUse =
      (TokenColumns.names(use: headers[0], kind: kind) || TokenColumns.areContexts(headers))
      && !areSteps(of: kind)
    let isRemark = headers[0].contains(where: TokenColumns.remarks.contains)
    // "Use | Hex | Description" over bold names, none alike.
    if isRemark, kind == .color, areTitles(0) { return 0 }
    // "Purpose | Color | Used for": where each is used stands elsewhere, so the first column says which it is.
    if isRemark, kind == .color, isOfColors(1), holdsNames(0), isUnlike(0),
      headers.dropFirst(2).contains(where: { $0.contains(where: Self.places.contains) })
    {
      return 0
    }
    // "Category | Name | Value": the groups of what the next column names.
    if headers.count > 2, isGroup(headers[0]), headers[1].contains(where: Self.named.contains),
      holdsNames(1)
    {
      return 1
    }
    if isUse, !isRemark { return nil }
    if !isUse, isIdentity(0), holdsNames(0) { return 0 }
    if isIdentity(last), holdsNames(last), !holdsWeights(last),
      !(kind == .color && describeColors(last) && holdsNames(0) && isUnlike(0))
    {
      return last
    }
    if !isUse, !isRemark, !isValue(0), holdsNames(0), !isCounting(0) { return 0 }
    let canBeLast =
      !TokenColumns.names(use: headers[last], kind: kind) && !isValue(last)
      && !headers[last].contains(where: TokenColumns.remarks.contains)
      && !headers[last].contains(TokenColumns.foreignUse)
      && !(kind == .breakpoint && tellsBehaviour(last))
    if isRemark || isValue(0) || !holdsNames(0) || isCounting(0), canBeLast, holdsNames(last) {
      return last
    }
    // "Weight | Name | Use"
    if isValue(0) || !holdsNames(0),
      let named = headers.indices.dropFirst().first(where: isIdentity),
      holdsNames(named)
    {
      return named
    }
    // A column that came to the front because its cells are short names nothing by a header "Curve".
    let isCurve =
      kind == .duration && isFromElsewhere && headers[0].count == 1
      && headers[0].contains(where: TokenColumns.curves.contains)
    return isUse || isCurve || isOfLengths(0) || isCounting(0) ? nil : 0
  }

  /// Whether the first column holds the steps of a scale and nothing else, "xs", "sm", "md", beside one that is called
  /// their value: "Intent | Class | Value".
  private func areSteps(of kind: Token.Kind) -> Bool {
    guard kind == .spacing || kind == .radius, headers.indices.dropFirst().contains(where: isValue)
    else { return false }
    let texts = texts(of: 0)
    return texts.count > 2 && isUnlike(0)
      && texts.allSatisfy { text in
        let letters = text.drop { Bytes.isDigit(reader.bytes[$0]) }
        return letters.count + 1 >= text.count
          && Self.sizes.contains(WordKey(reader.bytes, letters))
      }
  }

  private static let sizes = WordKey.set(
    "xxxs", "xxs", "xs", "sm", "md", "lg", "xl", "xxl", "xxxl", "none", "full", "pill")

  /// Whether a header is no more than the word for groups of values.
  func isGroup(_ header: [WordKey]) -> Bool {
    header.count == 1 && header.contains(where: Self.groups.contains)
  }

  private static let places = WordKey.set(
    "used", "usage", "use", "uses", "where", "uso", "usos", "utilisation", "verwendung", "gebruik",
    "emploi", "impiego")
  private static let groups = WordKey.set(
    "category", "group", "family", "type", "kategorie", "gruppe", "categoria", "grupo", "groupe",
    "gruppo", "palette", "scale", "set")
  private static let named = WordKey.set("name", "token", "variable", "nom", "nombre", "nome")

  /// Whether all cells hold a length or a time with its unit, which names nothing: "150ms | ease-out | hover".
  private func isOfLengths(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return !texts.isEmpty
      && texts.allSatisfy { text in
        guard let literal = TokenLiteral.read(reader.bytes, text), literal.range == text else {
          return false
        }
        return literal.kind == .duration || literal.kind == .spacing
      }
  }

  func isIdentity(_ column: Int) -> Bool {
    headers[column].contains(where: TokenColumns.identity.contains)
  }

  func isValue(_ column: Int) -> Bool {
    headers[column].contains {
      TokenColumns.value.contains($0) || TokenColumns.unit.contains($0)
        || TokenColumns.line.contains($0)
    }
  }

  /// Whether the cells are short, unlike each other, and no values themselves.
  func holdsNames(_ column: Int) -> Bool {
    let bytes = reader.bytes
    var seen: Set<String> = []
    var filled = 0
    var others = 0
    for cells in rows where column < cells.count {
      let text = Bytes.trim(reader.textRange(cells[column]), in: bytes)
      if text.isEmpty { continue }
      filled += 1
      if text.count > 60 || isValue(text) || isDeclaration(text) || Words.all(bytes, text).count > 5
      {
        others += 1
      } else {
        seen.insert(reader.string(text))
      }
    }
    return filled > 0 && others * 2 < filled && (seen.count + others) * 5 >= filled * 4
  }

  /// "font-weight: bold;": what a style sheet says, which names nothing.
  private func isDeclaration(_ text: Range<Int>) -> Bool {
    reader.bytes[text.upperBound - 1] == 0x3B && text.contains { reader.bytes[$0] == 0x3A }
  }

  /// Whether a cell holds a value; "ease-out" and "64" may as well be names.
  private func isValue(_ text: Range<Int>) -> Bool {
    guard let literal = TokenLiteral.read(reader.bytes, text) else { return false }
    let isWord = Bytes.isLetter(reader.bytes[text.lowerBound])
    return literal.kind != .other
      && !(isWord && !literal.range.contains { reader.bytes[$0] == 0x28 })
  }
}
