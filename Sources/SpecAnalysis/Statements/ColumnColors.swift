import SpecModel
import SpecSyntax
import SpecText

/// Colours that code gives to a name made of a row and a column of a table: `ripeDark = Color(0xFF113322)` beside the row
/// "ripe" with a column "Dark".
struct ColumnColors {
  private let document: Document

  private struct Cell {
    var words: Set<String>
    /// The words without those of the mode.
    var row: Set<String> = []
    var value: [UInt8]
    var origin: Origin
  }

  static func find(_ document: Document) -> [FactConflict] {
    guard !document.tables.isEmpty, document.codeBlocks.contains(where: \.isFenced),
      document.mentions("0x") || document.mentions("#")
    else { return [] }
    let finder = ColumnColors(document: document)
    let named = finder.constants()
    let set = named.filter { $0.words.count > 1 }
    guard !set.isEmpty else { return [] }
    let cells = document.tables.flatMap(finder.cells)
    let bare = Set(named.map(\.words))
    return set.compactMap { constant in
      // "Border" beside "Border-Light": the second is a paler one, not the first by day.
      guard let cell = cells.filter({ $0.words == constant.words }).only,
        cell.value != constant.value, set.filter({ $0.words == constant.words }).count == 1,
        !bare.contains(cell.row)
      else { return nil }
      func text(_ value: [UInt8]) -> String {
        "#" + String(decoding: value, as: UTF8.self).uppercased()
      }
      var found = FactConflict(
        subject: constant.words.sorted().joined(separator: " "), property: "colour",
        statements: [cell, constant].sorted { $0.origin.range.start < $1.origin.range.start }
          .map { .init(value: text($0.value), origin: $0.origin) },
        reason: "the name in code has the words of the row and of the column")
      found.isCode = true
      return found
    }
  }

  /// The six digits of a colour behind "#", "0x" or "0xFF" in a range; none where it has several.
  private func color(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> (value: [UInt8], range: Range<Int>)? {
    var found: [([UInt8], Range<Int>)] = []
    var offset = range.lowerBound
    while offset + 6 < range.upperBound {
      let isHash = bytes[offset] == ASCII.hash
      let isHex = ASCII.starts(bytes, at: offset, with: "0x")
      guard isHash || isHex else {
        offset += 1
        continue
      }
      let start = offset
      offset += isHash ? 1 : 2
      var end = offset
      while end < range.upperBound, Self.isHexDigit(bytes[end]) { end += 1 }
      let count = end - offset
      // "0xFF112233" has its opacity in front.
      let skip = isHex && count == 8 && (bytes[offset] | 0x20) == 0x66 ? 2 : 0
      if count - skip == 6 {
        found.append((bytes[offset + skip..<end].map { $0 > 0x39 ? $0 | 0x20 : $0 }, start..<end))
      }
      offset = max(end, offset + 1)
    }
    return found.only
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private func constants() -> [Cell] {
    let bytes = document.source.bytes
    var result: [Cell] = []
    for block in document.codeBlocks where block.isFenced && block.lines.count <= 300 {
      for line in block.lines where line.offsets.count < 160 {
        guard
          let mark = line.offsets.first(where: { bytes[$0] == 0x3D || bytes[$0] == ASCII.colon }),
          let color = color(bytes, mark..<line.offsets.upperBound)
        else { continue }
        var end = mark
        while end > line.offsets.lowerBound, bytes[end - 1] == ASCII.space || bytes[end - 1] == 0x22
        {
          end -= 1
        }
        var start = end
        while start > line.offsets.lowerBound,
          ASCII.isWord(bytes[start - 1]) || bytes[start - 1] == 0x5F
            || bytes[start - 1] == ASCII.hyphen
        {
          start -= 1
        }
        let words = Set(Names.words(String(decoding: bytes[start..<end], as: UTF8.self)))
          .subtracting(["color", "colour", "k"])
        guard !words.isEmpty else { continue }
        result.append(
          Cell(
            words: words, value: color.value,
            origin: document.origin(SourceRange(color.range.lowerBound, color.range.upperBound))))
      }
    }
    return result
  }

  private func cells(of table: Int) -> [Cell] {
    let rows = document.children(of: table)
    guard rows.count > 2 else { return [] }
    let header = document.children(of: rows[0]).map { Set(Names.words(document.string($0))) }
    let modes: Set<String> = ["light", "dark", "day", "night"]
    guard header.contains(where: { !$0.isDisjoint(with: modes) }) else { return [] }
    return rows.dropFirst().flatMap { row -> [Cell] in
      let cells = document.children(of: row)
      guard let first = cells.first,
        case let name = Set(Names.words(document.string(first))), !name.isEmpty
      else { return [] }
      let own = name.subtracting(["color", "colour"])
      return cells.indices.dropFirst().compactMap { column in
        guard column < header.count, let mode = header[column].intersection(modes).first,
          header[column].count <= 2,
          let color = color(document.plain, document.plainText(of: cells[column]))
        else { return nil }
        return Cell(
          words: own.union([mode]), row: own, value: color.value,
          origin: document.origin(document.sourceRange(plain: color.range)))
      }
    }
  }
}
