import SpecModel
import SpecText

/// Values that a cell gives in words.
extension TokenTables {
  /// A colour by its name, where no cell holds another notation.
  func namedColor(
    _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>)? {
    guard columns.kind == .color, let column = columns.values.first, column < cells.count else {
      return nil
    }
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    guard NamedColors.matches(reader.bytes, text) else { return nil }
    return (.color, reader.string(text), text)
  }

  /// "loop, ~1800 ms": the time behind a word and a comma.
  private func time(behind text: Range<Int>) -> (Token.Kind, String, Range<Int>)? {
    guard let comma = text.first(where: { reader.bytes[$0] == 0x2C }),
      case let rest = Bytes.trim(comma + 1..<text.upperBound, in: reader.bytes),
      let literal = TokenLiteral.read(reader.bytes, rest), literal.kind == .duration
    else { return nil }
    return (.duration, reader.string(literal.range), literal.range)
  }

  /// What turns behaviour on and off, and is no value of design.
  private static let switches = WordKey.set(
    "true", "false", "yes", "no", "on", "off", "loop", "loops", "enabled", "disabled")

  /// Words that say where a value comes from: "class of the framework".
  private static let sources = WordKey.set(
    "class", "classes", "classe", "clase", "klasse", "utility", "tailwind")

  /// Words that say whether a theme must give a value, and are none: "Required".
  private static let demands = WordKey.set(
    "required", "optional", "mandatory", "erforderlich", "pflicht", "obligatoire", "optionnel",
    "facultatif", "requerido", "obligatorio", "opcional", "obrigatorio", "obbligatorio",
    "opzionale", "verplicht", "optioneel", "wajib", "opsional")

  /// A value in words ("M3 error token"), where the table says that it defines tokens.
  func words(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    guard columns.isExplicit, let column = columns.values.first, column < cells.count else {
      return nil
    }
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    guard text.count > 1 || text.first.map({ Bytes.isDigit(reader.bytes[$0]) }) ?? false else {
      return nil
    }
    if Self.isDash(text, reader.bytes) { return nil }
    let word = Words.keys(reader.bytes, text.prefix(24))
    if let first = word.first, Self.switches.contains(first) {
      if word.count == 1, text.count < 9 { return nil }
      if let time = time(behind: text) { return time }
    }
    if word.count == 1, Self.demands.contains(word[0]), text.count < 16 { return nil }
    if let first = word.first, Self.sources.contains(first) { return nil }
    if columns.isOfVariables || isOfVariable(text) || listsUses(text)
      || repeatsName(text, cells, columns)
    {
      return nil
    }
    let literal = TokenLiteral.read(reader.bytes, text)
    if literal == nil, columns.kind == nil || columns.kind == .color,
      let color = Descriptions.onlyColor(in: text, reader)
    {
      return (.color, reader.string(color), color)
    }
    let isShade =
      columns.modes.contains { $0.column == column } && NamedColors.isShade(reader.bytes, text)
    if literal == nil, !isShade, Descriptions.matches(text, kind: columns.kind, reader) {
      return nil
    }
    // "Geometry, shadows, motion" heads values of more kinds than one.
    if let literal, columns.kind != nil, columns.kind != literal.kind, literal.kind != .other,
      literal.kind != .shadow,
      Bytes.trim(literal.range.rest(of: text), in: reader.bytes).first.map({
        !Bytes.isDigit(reader.bytes[$0])
      }) ?? true
    {
      let name = reader.string(reader.textRange(cells[columns.name]))
      let kind = TokenKinds.kind(of: name, literal: literal)
      return (kind, reader.string(literal.range), literal.range)
    }
    let isShadow = literal?.kind == .shadow && columns.kind == .color
    return (isShadow ? .shadow : columns.kind ?? .other, reader.string(text), text)
  }

  /// "`surface-base` | `bg-surface-base`": whether a cell takes what its row names by a class.
  func repeatsName(_ text: Range<Int>, _ cells: [Int], _ columns: Columns) -> Bool {
    guard text.contains(where: { reader.bytes[$0] == 0x2D }) else { return false }
    return UtilityStyles.repeats(
      reader.string(Bytes.trim(reader.textRange(cells[columns.name]), in: reader.bytes)), text,
      reader.bytes)
  }

  /// "`--lift` for cards · `--lift-high` for menus": custom properties with what takes them, and no value.
  private func listsUses(_ text: Range<Int>) -> Bool {
    guard reader.bytes[text.lowerBound] == 0x2D,
      let span = TokenPass.codeSpan(at: text.lowerBound, reader), span.upperBound < text.upperBound,
      TokenPass.isReference(span, reader.bytes)
    else { return false }
    let rest = span.rest(of: text)
    return Bytes.find("--", in: rest, of: reader.bytes) != nil
      && rest.contains { Bytes.isLetter(reader.bytes[$0]) }
  }

  /// Whether a cell holds a dash alone, "—", as one does that has no value.
  static func isDash(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count == 1 { return bytes[text.lowerBound] == 0x2D }
    // The two dashes of text differ in the last byte.
    return text.count == 3 && bytes[text.lowerBound] == 0xE2
      && bytes[text.lowerBound + 1] == 0x80
      && (0x93...0x95).contains(bytes[text.lowerBound + 2])
  }

  /// Types of variables, and the value of one that has none yet.
  private static let types = WordKey.set(
    "boolean", "bool", "string", "str", "number", "int", "integer", "float", "double", "array",
    "list", "object", "null", "nil", "undefined", "none", "any", "date", "datetime", "enum", "void",
    "function", "uuid", "timestamp")

  /// Whether a value is that of a variable of a program: a type, "boolean", alternatives, "open | closed", or nothing,
  /// "[]".
  func isOfVariable(_ text: Range<Int>) -> Bool {
    let bytes = reader.bytes
    if text.count < 4,
      text.allSatisfy({ [0x5B, 0x5D, 0x7B, 0x7D, 0x22, 0x27].contains(bytes[$0]) })
    {
      return true
    }
    if isConstant(text) { return true }
    if Bytes.find(" | ", in: text, of: bytes) != nil {
      return !text.contains { bytes[$0] == 0x23 }
    }
    let words = Words.keys(bytes, text.prefix(24))
    guard let first = words.first, Self.types.contains(first) else { return false }
    return words.count == 1
      || Bytes.find(" (", in: text, of: bytes) != nil || bytes[text.lowerBound + 4] == 0x5B
  }

  /// "NOT_FOUND": whether a text is the name of a constant or of an error, in capitals with low lines between.
  private func isConstant(_ text: Range<Int>) -> Bool {
    text.count > 3 && text.contains { reader.bytes[$0] == 0x5F }
      && text.allSatisfy {
        ASCII.isUpper(reader.bytes[$0]) || Bytes.isDigit(reader.bytes[$0])
          || reader.bytes[$0] == 0x5F
      }
  }

  /// Whether most of the values that rows give are those of variables of a program, so that words are no value.
  func areVariables(_ rows: [[Int]], _ columns: Columns) -> Bool {
    guard columns.isExplicit, let column = columns.values.first else { return false }
    let texts = rows.compactMap { cells in
      column < cells.count ? Bytes.trim(reader.textRange(cells[column]), in: reader.bytes) : nil
    }
    return texts.count(where: isOfVariable) * 2 > texts.count
  }
}
