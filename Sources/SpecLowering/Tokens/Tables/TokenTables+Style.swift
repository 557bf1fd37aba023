import SpecModel
import SpecSyntax
import SpecText

/// Styles of type whose parts stand in columns of their own.
extension TokenTables {
  /// Size, line height and weight in columns of their own: "24px/30px 600".
  func typeStyle(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    guard let sizeColumn = columns.size, sizeColumn < cells.count,
      let size = length(cells[sizeColumn])
    else { return nil }
    var text = reader.string(size)
    guard columns.line != nil || columns.weight != nil else {
      let all = Bytes.trim(reader.textRange(cells[sizeColumn]), in: reader.bytes)
      let isList = columns.family != nil && areSizes(all)
      if isList { text = reader.string(all) }
      guard let family = columns.family, family < cells.count,
        let weight = faceWeight(cells[family]) ?? (isList ? faceNumber(cells[family]) : nil)
      else { return isList ? (.typography, text, all) : nil }
      return (.typography, text + " " + reader.string(weight), size)
    }
    if columns.weight == sizeColumn {
      text = style(in: Bytes.trim(reader.textRange(cells[sizeColumn]), in: reader.bytes))
    } else if columns.line == sizeColumn {
      let all = Bytes.trim(reader.textRange(cells[sizeColumn]), in: reader.bytes)
      text = reader.string(FormerValues.withoutOther(all, reader.bytes))
    } else if let column = columns.line, column < cells.count, let line = length(cells[column]) {
      text += "/" + reader.string(line)
    } else if columns.line == nil, let line = lineHeight(behind: size, cells[sizeColumn]) {
      text += "/" + reader.string(line)
    }
    if let column = columns.weight, column != sizeColumn, column < cells.count {
      let weight = bracketed(reader.textRange(cells[column]))
      // "700, tight": what follows the comma is no weight.
      let end = weight.first { reader.bytes[$0] == 0x2C } ?? weight.upperBound
      let bare = self.weight(
        in: Bytes.trim(weight.lowerBound..<end, in: reader.bytes),
        isBesideFace: column == columns.family)
      // A dash says that the style has no weight of its own.
      if bare.contains(where: { Bytes.isWord(reader.bytes[$0]) || reader.bytes[$0] >= 0xE3 }) {
        text += " " + reader.string(bare)
      }
    }
    return (.typography, text, size)
  }

  /// "52 / 44 / 38": two sizes or more that a style has, one for each place or width.
  private func areSizes(_ text: Range<Int>) -> Bool {
    guard text.contains(where: { reader.bytes[$0] == 0x2F }) else { return false }
    let parts = parts(of: text)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let size = QuantityScanner.scan(reader.bytes, part).first else { return false }
        return size.range == part && size.isSingle && (6...200).contains(size.low)
      }
  }

  /// The weight in numbers at the end of a face: "Inter 700".
  private func faceNumber(_ cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard text.count > 5, reader.bytes[text.upperBound - 4] == 0x20,
      Bytes.matches("00", at: text.upperBound - 2, end: text.upperBound, in: reader.bytes),
      Bytes.isDigit(reader.bytes[text.upperBound - 3])
    else { return nil }
    return text.upperBound - 3..<text.upperBound
  }

  /// "Use | Style | Spec" over "`.title` Bold | 34pt": the sizes of styles whose header names none, and the column with
  /// their weights.
  func takeSizes(_ columns: inout Columns, _ headers: [[WordKey]], _ rows: [[Int]]) {
    guard columns.kind == .typography, columns.size == nil, columns.line == nil,
      columns.weight == nil, rows.count > 1
    else { return }
    func text(_ cells: [Int], _ column: Int) -> Range<Int>? {
      column < cells.count ? Bytes.trim(reader.textRange(cells[column]), in: reader.bytes) : nil
    }
    let others = headers.indices.filter { $0 != columns.name }
    let sizes = others.first { column in
      rows.count { cells in
        guard let text = text(cells, column),
          let size = QuantityScanner.scan(reader.bytes, text).first
        else { return false }
        return size.range == text && size.isSingle && size.unit?.isLength == true
      } * 3 >= rows.count * 2
    }
    guard let sizes, sizes != columns.values.first else { return }
    columns.size = sizes
    columns.values.removeAll { $0 == sizes }
    columns.values.insert(sizes, at: 0)
    if columns.family == nil {
      columns.family = others.first { column in
        column != sizes
          && rows.contains { faceWeight($0.indices.contains(column) ? $0[column] : $0[0]) != nil }
      }
    }
  }

  /// "Role | Font | Weight": whether the rows give a face to each kind of text, and no size.
  func isOfFaces(_ columns: Columns, _ headers: [[WordKey]], _ rows: [[Int]]) -> Bool {
    guard columns.kind == .typography, columns.size == nil, columns.line == nil,
      let family = columns.family, family != columns.name,
      headers[family].allSatisfy({
        TokenColumns.family.contains($0) || TokenColumns.weight.contains($0)
      })
    else { return false }
    let isOfWeights = !headers[family].allSatisfy(TokenColumns.family.contains)
    return rows.allSatisfy { cells in
      guard family < cells.count, columns.name < cells.count,
        // "font-family: Inter" declares, and names nothing.
        !reader.textRange(cells[columns.name]).contains(where: { reader.bytes[$0] == 0x3A })
      else { return false }
      let text = Bytes.trim(reader.textRange(cells[family]), in: reader.bytes)
      guard let first = text.first, text.count < 80 else { return false }
      let byte = reader.bytes[first]
      return (byte &- 0x41 < 26 || byte == 0x27 || byte == 0x22 || beginsWithGeneric(text))
        && isFace(text, isOfWeights: isOfWeights)
    }
  }

  /// "system-ui stack", "monospace": whether a text begins with a family that every system has, written small (CSS Fonts
  /// 4, 2.1.3).
  private func beginsWithGeneric(_ text: Range<Int>) -> Bool {
    let bytes = reader.bytes
    return Self.generics.contains { (family: StaticString) in
      let end = text.lowerBound + family.utf8CodeUnitCount
      guard Bytes.matches(family, at: text.lowerBound, end: text.upperBound, in: bytes) else {
        return false
      }
      return end == text.upperBound || bytes[end] == ASCII.space || bytes[end] == 0x2C
    }
  }

  private static let generics: [StaticString] = [
    "system-ui", "sans-serif", "serif", "monospace", "cursive", "fantasy", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]

  /// "Lumen Sans Black (900)": whether a text gives a face, and neither a weight alone nor a style with its numbers.
  private func isFace(_ text: Range<Int>, isOfWeights: Bool) -> Bool {
    let bytes = reader.bytes
    let name = text.lowerBound..<(Bytes.find(" (", in: text, of: bytes) ?? text.upperBound)
    guard isOfWeights || Words.contain(TypeLine.weights, bytes, text) else { return true }
    return !name.contains { Bytes.isDigit(bytes[$0]) }
      && Words.all(bytes, name).contains { !Self.isOfWeight($0, bytes) }
  }

  /// The weight of a cell: all of it, or in a column "Font / weight" what stands behind the face.
  private func weight(in cell: Range<Int>, isBesideFace: Bool) -> Range<Int> {
    guard isBesideFace else { return cell }
    let words = Words.all(reader.bytes, cell)
    if let word = words.first(where: { TypeLine.weights.contains($0.key) }) { return word.range }
    return QuantityScanner.scan(reader.bytes, cell).first {
      $0.isBare && (100...900).contains($0.low) && Int($0.low) % 100 == 0
    }?.range ?? cell
  }

  /// "600" of "`semibold` (600)": the number in brackets behind the name of a class; "Semibold (600)" stays whole.
  private func bracketed(_ cell: Range<Int>) -> Range<Int> {
    let text = Bytes.trim(cell, in: reader.bytes)
    guard text.count > 6, reader.bytes[text.upperBound - 1] == 0x29,
      TokenPass.codeSpan(at: text.lowerBound, reader) != nil,
      Bytes.matches(" (", at: text.upperBound - 6, end: text.upperBound, in: reader.bytes),
      case let number = text.upperBound - 4..<text.upperBound - 1,
      number.allSatisfy({ Bytes.isDigit(reader.bytes[$0]) })
    else { return cell }
    return number
  }

  /// The second length of "32px/40px".
  private func lineHeight(behind size: Range<Int>, _ cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard size.upperBound + 1 < text.upperBound, reader.bytes[size.upperBound] == 0x2F else {
      return nil
    }
    let rest = size.upperBound + 1..<text.upperBound
    let measure = QuantityScanner.scan(reader.bytes, rest).first
    return measure?.range.lowerBound == rest.lowerBound ? measure?.range : nil
  }

  /// "32px / 600 / 1.2", whatever their order, as "32px/1.2 600".
  private func style(in cell: Range<Int>) -> String {
    let parts = parts(of: cell)
    guard parts.count > 1, let size = parts.first else { return reader.string(cell) }
    var text = reader.string(size)
    let isWeight = { (part: Range<Int>) in
      part.count == 3 && part.allSatisfy { Bytes.isDigit(reader.bytes[$0]) }
        || part.first.map { Bytes.isLetter(reader.bytes[$0]) } ?? false
    }
    for part in parts.dropFirst() where !isWeight(part) { text += "/" + reader.string(part) }
    for part in parts.dropFirst() where isWeight(part) { text += " " + reader.string(part) }
    return text
  }

  private func length(_ cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    if Bytes.matches("clamp(", at: text.lowerBound, end: text.upperBound, in: reader.bytes),
      let literal = TokenLiteral.read(reader.bytes, text)
    {
      return literal.range
    }
    if let size = TextSizes.read(text, reader.bytes) { return size }
    if let named = TokenKinds.behindName(text, .typography, reader) { return named.range }
    let measure = QuantityScanner.scan(reader.bytes, text).first
    guard let measure, measure.range.lowerBound == text.lowerBound else { return nil }
    return measure.range
  }
}
