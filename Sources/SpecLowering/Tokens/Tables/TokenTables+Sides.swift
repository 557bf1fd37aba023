import SpecModel
import SpecText

/// Cells that give a length for each side: "16dp (left) / 32dp (right)".
extension TokenTables {
  /// The whole cell where each of its lengths has a side in parentheses behind it; `nil` for any other.
  func sides(_ literal: TokenLiteral, _ text: Range<Int>) -> TokenLiteral? {
    let bytes = reader.bytes
    guard literal.kind == .spacing, literal.range.lowerBound == text.lowerBound,
      text.count <= 120
    else { return nil }
    var offset = literal.range.upperBound
    var count = 0
    while true {
      guard let behind = behindSide(offset, text.upperBound) else { return nil }
      count += 1
      offset = Bytes.blanksEnd(behind, text.upperBound, in: bytes)
      guard offset < text.upperBound else { break }
      guard
        let mark = ["/", ",", "·", ";", "、", "，"].first(where: { (mark: StaticString) in
          Bytes.matches(mark, at: offset, end: text.upperBound, in: bytes)
        }),
        case let start = Bytes.blanksEnd(
          offset + mark.utf8CodeUnitCount, text.upperBound, in: bytes),
        start < text.upperBound,
        let next = TokenLiteral.read(bytes, start..<text.upperBound), next.kind == .spacing,
        next.range.lowerBound == start
      else { return nil }
      offset = next.range.upperBound
    }
    return count > 1 ? TokenLiteral(kind: .spacing, range: text) : nil
  }

  /// The offset behind "(left)"; `nil` where no side stands there.
  private func behindSide(_ offset: Int, _ end: Int) -> Int? {
    let bytes = reader.bytes
    let start = Bytes.blanksEnd(offset, end, in: bytes)
    for (open, close) in Self.brackets {
      guard Bytes.matches(open, at: start, end: end, in: bytes),
        case let inner = start + open.utf8CodeUnitCount..<end,
        let stop = Bytes.find(close, in: inner.prefix(40), of: bytes)
      else { continue }
      let side = Bytes.trim(inner.lowerBound..<stop, in: bytes)
      let words = UnmarkedWords.keys(bytes, side)
      let isSide =
        words.isEmpty
        ? Self.wideSides.contains { Bytes.find($0, in: side, of: bytes) != nil }
        : words.count <= 3 && words.contains(where: Self.sideWords.contains)
      return isSide ? stop + close.utf8CodeUnitCount : nil
    }
    return nil
  }

  private static let brackets: [(StaticString, StaticString)] = [("(", ")"), ("（", "）")]
  private static let sideWords = WordKey.set(
    "left", "right", "top", "bottom", "horizontal", "vertical", "start", "end", "sides", "links",
    "rechts", "oben", "unten", "gauche", "droite", "haut", "bas", "izquierda", "derecha", "arriba",
    "abajo", "esquerda", "direita", "cima", "baixo", "sinistra", "destra", "sopra", "sotto",
    "boven", "onder", "kiri", "kanan", "atas", "bawah", "слева", "справа", "сверху", "снизу")
  private static let wideSides: [StaticString] = [
    "左", "右", "上", "下", "水平", "垂直", "横", "縦", "좌", "우", "상", "하",
  ]
}
