import SpecModel
import SpecSyntax
import SpecText

/// Tables that set names with their values beside those of another system, and tables of the bounds of one value.
extension TokenTables {
  /// A name that has its value in brackets behind it, with the value unless a column of values tells it.
  struct OwnValue {
    var name: String
    var value: (Token.Kind, String, Range<Int>)?
  }

  /// "`--gap-s` (4px)" in the column of names: what stands in the other columns is not its value.
  func ownValue(_ cells: [Int], _ columns: Columns, _ headers: [[WordKey]]) -> OwnValue? {
    if let color = ownColor(cells, columns) ?? ledColor(cells, columns) { return color }
    let bytes = reader.bytes
    let text = Bytes.trim(reader.textRange(cells[columns.name]), in: bytes)
    guard let last = text.last, bytes[last] == 0x29, text.count < 80,
      columns.kind != .typography, columns.modes.isEmpty, columns.parts.isEmpty,
      let open = text.last(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      case let name = Bytes.trim(text.lowerBound..<open, in: bytes),
      TokenPass.isReference(name, bytes)
        || TokenPass.codeSpan(at: name.lowerBound, reader) == name && !isNumber(name),
      case let inner = Bytes.trim(open + 1..<last, in: bytes),
      let literal = TokenLiteral.read(bytes, inner), literal.range == inner,
      literal.kind != .other
    else { return nil }
    let isTold = columns.values.contains { column in
      column < min(cells.count, headers.count) && TokenColumns.isPlainValue(headers[column])
        && TokenLiteral.read(bytes, reader.textRange(cells[column])).map { $0.kind != .other }
          ?? false
    }
    let title = reader.string(name)
    let kind = TokenKinds.kind(of: title, literal: literal, topic: columns.kind)
    return OwnValue(name: title, value: isTold ? nil : (kind, reader.string(inner), inner))
  }

  /// "`#F3A01C` saffron | buttons | …": a colour in the first column with what it is called, which no column of names
  /// tells.
  private func ownColor(_ cells: [Int], _ columns: Columns) -> OwnValue? {
    guard columns.kind == .color || columns.kind == nil && columns.isExplicit,
      columns.modes.isEmpty, columns.parts.isEmpty, case let title = cells[columns.name],
      let cell = document.firstChild(of: Int(document.nodes[title].parent)), cell != title,
      !columns.isExplicit
        || !TokenPass.isReference(reader.textRange(title), reader.bytes)
    else { return nil }
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard (9...60).contains(text.count), reader.bytes[text.lowerBound] == ASCII.hash,
      let color = TokenLiteral.color(reader.bytes, text), color.range.count > 6,
      case let name = Bytes.trim(color.range.rest(of: text), in: reader.bytes),
      let first = name.first,
      Bytes.isLetter(reader.bytes[first]) || reader.bytes[first] >= 0xC3,
      (1...4).contains(Words.all(reader.bytes, name).count),
      !Words.contain(TokenKinds.joints, reader.bytes, name)
    else { return nil }
    let value = reader.string(color.range)
    return OwnValue(name: reader.string(name), value: (.color, value, color.range))
  }

  private func isNumber(_ text: Range<Int>) -> Bool {
    text.first.map { Bytes.isDigit(reader.bytes[$0]) } ?? true
  }

  // MARK: Bounds

  private static let ends = WordKey.set(
    "minimum", "maximum", "min", "max", "minimal", "maximal", "minimo", "maximo", "minima",
    "maxima", "minimale", "maximale", "massimo", "massima", "mindestwert", "höchstwert",
    "hochstwert", "minimaal", "maximaal", "минимум", "максимум")
  private static let defaults = WordKey.set(
    "default", "defaut", "standard", "standardwert", "vorgabe", "defecto", "predeterminado",
    "padrao", "predefinito", "standaard", "bawaan", "recommended", "value", "par", "por", "step",
    "schritt", "paso", "pas", "wert", "valeur", "valor", "умолчанию", "по")
  private static let wideEnds: [StaticString] = ["最小", "最大", "최소", "최대", "下限", "上限"]
  private static let wideDefaults: [StaticString] = [
    "默认", "預設", "预设", "デフォルト", "既定", "初期", "기본", "ステップ", "步长", "値", "值", "값",
  ]

  /// Headers of columns whose cells are names, also where they sound like bounds: "Step | Value" over "max | 24px".
  private static let scales = WordKey.set("step", "token", "name", "size")

  /// Whether the rows give the default and the ends of one value, which the text above is about: "Default | 1.5 s" over
  /// "Minimum | 1 s". What is measured has no steps, and each of them names nothing.
  func areBounds(
    _ body: [(row: Int, cells: [Int])], below header: [WordKey], _ topic: TokenTopic
  ) -> Bool {
    guard (2...5).contains(body.count), topic != .kind(.radius), topic != .kind(.spacing),
      !header.contains(where: Self.scales.contains)
    else { return false }
    var hasEnd = false
    for (_, cells) in body {
      guard let cell = cells.first else { return false }
      let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
      guard (2...32).contains(text.count) else { return false }
      let words = UnmarkedWords.keys(reader.bytes, text)
      if words.isEmpty {
        let isEnd = Self.wideEnds.contains { Bytes.find($0, in: text, of: reader.bytes) != nil }
        hasEnd = hasEnd || isEnd
        guard
          isEnd
            || Self.wideDefaults.contains(where: {
              Bytes.find($0, in: text, of: reader.bytes) != nil
            })
        else { return false }
      } else {
        hasEnd = hasEnd || words.contains(where: Self.ends.contains)
        guard words.allSatisfy({ Self.ends.contains($0) || Self.defaults.contains($0) }) else {
          return false
        }
      }
    }
    return hasEnd
  }
}
