import SpecModel
import SpecSyntax
import SpecText

/// Tables of parameters whose values are bare numbers with their unit in another cell.
extension TokenTables {
  private static let values = WordKey.set(
    "default", "value", "current", "initial", "standard", "wert", "standardwert", "valor", "valeur",
    "valore", "waarde", "actual", "aktuell")
  private static let heads = WordKey.set(
    "parameter", "parameters", "constant", "constants", "defaults", "tokens", "settings",
    "parámetros", "paramètres", "parâmetros", "konstanten", "constantes")
  private static let wideHeads: [StaticString] = ["パラメータ", "参数", "參數", "파라미터", "定数", "매개변수"]

  /// Reads "Parameter | Default | Unit", or "Key | Current | Meaning" with units in brackets below a heading that says that
  /// parameters follow; false where fewer than two rows tell their unit.
  func readParameters(
    _ body: [(row: Int, cells: [Int])], _ headers: [[WordKey]], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard headers.count > 2, let first = body.first, reader.isOfParameters(row: first.row),
      topic != .elements || isOfParameters(first.row),
      let column = headers.indices.dropFirst().first(where: {
        headers[$0].contains(where: Self.values.contains)
      })
    else { return false }
    let units = headers.indices.first { column in
      headers[column].count == 1 && headers[column].contains(where: FactReader.unitHeads.contains)
        || headers[column] == [Self.unit]
    }
    guard units != nil || isOfParameters(first.row) else { return false }
    var found: [TokenSink.Definition] = []
    var measured = 0
    for (row, cells) in body where column < cells.count && cells.count == headers.count {
      guard let (kind, value, range) = parameter(row, cells, column, units) else { continue }
      if kind != .easing { measured += 1 }
      found.append(
        .init(
          name: reader.string(Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)), kind: kind,
          value: value, origin: document.origin(document.nodes[row].range),
          valueOrigin: reader.origin(range)))
    }
    guard measured > 1 else { return false }
    for token in found { sink.add(token) }
    return true
  }

  private static let unit = WordKey("unit")

  private func isOfParameters(_ row: Int) -> Bool {
    let section = Int(document.nodes[row].section)
    guard section > 0 else { return false }
    let title = reader.textRange(Int(document.sections[section].heading))
    return title.count < 80
      && (Words.contain(Self.heads, reader.bytes, title)
        || Self.wideHeads.contains { Bytes.find($0, in: title, of: reader.bytes) != nil })
  }

  /// The number of a row with its unit, or the curve of one that is called so.
  private func parameter(
    _ row: Int, _ cells: [Int], _ column: Int, _ units: Int?
  ) -> (Token.Kind, String, Range<Int>)? {
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    let name = reader.string(reader.textRange(cells[0]))
    guard !text.isEmpty, !name.isEmpty else { return nil }
    guard let literal = TokenLiteral.read(reader.bytes, text), literal.kind == .other else {
      let isCurve =
        TokenKinds.kind(of: name, or: .other) == .easing
        && TokenPass.codeSpan(at: text.lowerBound, reader) == text && text.count < 40
      return isCurve ? (.easing, reader.string(text), text) : nil
    }
    let word =
      units.map { WordKey(reader.bytes, Bytes.trim(reader.textRange(cells[$0]), in: reader.bytes)) }
      ?? reader.unitInRemark(ofRow: row, besides: cells[column])
    guard literal.range == text, let word else { return nil }
    let number = reader.string(text)
    for (unit, key) in Self.lengths where word == key {
      let named = TokenKinds.kind(of: name, or: .size)
      let kinds: Set<Token.Kind> = [.spacing, .radius, .size, .typography, .breakpoint]
      return (kinds.contains(named) ? named : .size, number + unit, text)
    }
    guard let entry = UnitTable.words[word], entry.factor >= 1 else { return nil }
    switch entry.time {
    case .milliseconds: return (.duration, number + "ms", text)
    case .seconds: return (.duration, number + "s", text)
    default: return nil
    }
  }

  private static let lengths: [(String, WordKey)] = [
    ("px", WordKey("px")), ("pt", WordKey("pt")), ("dp", WordKey("dp")), ("rem", WordKey("rem")),
    ("em", WordKey("em")), ("sp", WordKey("sp")),
  ]

  /// The parameters of a spring in columns of their own: "stiffness 120, damping 14".
  func spring(
    _ cells: [Int], _ columns: Columns, _ headers: [[WordKey]]
  ) -> (Token.Kind, String, Range<Int>)? {
    guard columns.spring.count > 1 else { return nil }
    var parts: [String] = []
    var first: Range<Int>?
    for column in columns.spring where column < cells.count {
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      guard let digit = text.first, Bytes.isDigit(reader.bytes[digit]),
        let label = TokenColumns.springName(headers[column])
      else { continue }
      parts.append(label + " " + reader.string(text))
      first = first ?? text
    }
    guard parts.count > 1, let first else { return nil }
    return (.easing, parts.joined(separator: ", "), first)
  }
}
