import SpecSyntax
import SpecText

/// A label and what stands behind it, in the visible text of a document.
struct LabelledField {
  var label: Range<Int>
  var value: Range<Int>
}

extension Document {
  /// The label of a field up to a comma or a parenthesis.
  func name(of field: LabelledField) -> String {
    let end = field.label.first { plain[$0] == 0x2C || plain[$0] == 0x28 }
    return string(plain: field.label.lowerBound..<(end ?? field.label.upperBound))
  }

  /// The labels and values of a list, or of a table of two columns.
  func labelledFields(of block: Int) -> [LabelledField] {
    children(of: block).compactMap { entry in
      if nodes[block].kind == .table {
        let cells = children(of: entry)
        guard cells.count == 2 else { return nil }
        return LabelledField(label: plainText(of: cells[0]), value: plainText(of: cells[1]))
      }
      guard let leaf = firstChild(of: entry), nodes[leaf].kind == .paragraph else { return nil }
      let range = plainText(of: leaf)
      guard let colon = ASCII.find(ASCII.colon, in: plain, range), colon - range.lowerBound < 40
      else { return nil }
      return LabelledField(label: range.lowerBound..<colon, value: colon + 1..<range.upperBound)
    }
  }

  /// The length that a value begins with: its number, its unit and where the number stands.
  func leadingLength(of value: Range<Int>) -> (value: Double, unit: String, range: Range<Int>)? {
    let range = ASCII.trimmed(plain, value)
    var end = range.lowerBound
    while end < range.upperBound, ASCII.isDigit(plain[end]) { end += 1 }
    let unit = String(string(plain: end..<range.upperBound).drop { $0 == " " }.prefix(2))
    guard let value = Double(string(plain: range.lowerBound..<end)),
      ["px", "pt", "dp"].contains(unit)
    else { return nil }
    return (value, unit, range.lowerBound..<end)
  }
}
