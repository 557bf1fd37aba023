import SpecModel
import SpecSyntax
import SpecText

/// Rows that are numbered, whose names stand behind the number.
extension FactReader {
  private static let ordinals: Lexicon = [
    "no", "nr", "num", "number", "nummer", "numéro", "número", "numero", "idx", "index", "nº", "n°",
    "№", "番号", "順", "順番", "序号", "序號", "编号", "編號", "번호", "순서", "номер",
  ]

  /// Whether a cell numbers its row, "4" below "#" or "No.", and another than the given one names it.
  func isOrdinal(_ cell: Int, besides value: Int, in cells: [Int]) -> Bool {
    let text = Bytes.trim(textRange(cell), in: bytes)
    guard (1...4).contains(text.count),
      text.allSatisfy({ Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E || bytes[$0] == 0x23 }),
      cells.contains(where: { other in
        other != cell && other != value
          && textRange(other).contains { Bytes.isLetter(bytes[$0]) || bytes[$0] >= 0xC3 }
      }), let header = header(ofCell: cell)
    else { return false }
    let head = string(Bytes.trim(header, in: bytes)).lowercased()
    return head.isEmpty || head == "#" || head == "№"
      || Self.ordinals.contains(head.hasSuffix(".") ? String(head.dropLast()) : head)
  }
}
