import SpecModel
import SpecSyntax
import SpecText

/// Sentences that give the thing of one row what the table gives another row: "A busy station has a red pin" beside
/// "Busy | amber" and "Closed | red".
struct RowMembers {
  /// A column that gives each row a member of a small set.
  private struct Members {
    var table: Int
    var header: String
    /// The words of the first cells and of the cells of the column, by row.
    var rows: [(name: [String], value: [String], cell: Int)]
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = RowMembers(reader: reader)
    let tables = finder.tables()
    guard !tables.isEmpty, tables.count <= 8 else { return [] }
    let names = WordBeginnings(tables.flatMap { $0.rows.flatMap(\.name) })
    let values = WordBeginnings(tables.flatMap { $0.rows.flatMap(\.value) })
    let all = Passages(reader: reader)
    var result: [FactConflict] = []
    for (number, node) in reader.document.nodes.enumerated() where node.kind == .paragraph {
      let text = reader.document.plainText(of: number)
      guard (12..<600).contains(text.count), values.mayStand(in: reader.document.plain, text),
        names.mayStand(in: reader.document.plain, text), reader.isNormative(node.range.start)
      else { continue }
      let passages = all.passages(number)
      for members in tables {
        if let found = passages.lazy.compactMap({ finder.conflict($0, members) }).first {
          result.append(found)
        }
      }
    }
    return result
  }

  private static let headers: Lexicon = [
    "colour", "color", "farbe", "couleur", "icon", "symbol", "gesture", "shortcut", "key", "shape",
    "pattern", "sound", "haptic", "pin", "dot", "badge", "tint",
  ]
  private static let endings: Lexicon = [
    "not", "never", "no", "instead", "from", "than", "becomes", "turns", "turn", "become", "unlike",
    "or", "neither", "both", "if", "unless", "except", "was", "were", "until", "to", "rather",
  ]

  private func tables() -> [Members] {
    var result: [Members] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard (3...13).contains(rows.count), reader.isNormative(document.nodes[table].range.start)
      else { continue }
      let header = document.children(of: rows[0]).map { document.string($0) }
      for column in header.indices.dropFirst()
      where Names.hasWord(header[column], in: Self.headers, ofAtMost: 2) {
        if let found = members(table, rows, column, header[column]) { result.append(found) }
      }
    }
    return result
  }

  private func members(
    _ table: Int, _ rows: [Int], _ column: Int, _ header: String
  ) -> Members? {
    var result = Members(table: table, header: header, rows: [])
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count > column, document.plainText(of: cells[0]).count <= 32,
        document.plainText(of: cells[column]).count <= 32
      else { return nil }
      let name = words(document.string(cells[0]))
      let value = words(document.string(cells[column]))
      guard (1...3).contains(name.count), (1...3).contains(value.count), name != value,
        !value.contains(where: { $0.first?.isNumber == true })
      else { return nil }
      result.rows.append((name, value, cells[column]))
    }
    let names = Set(result.rows.map(\.name))
    let values = Set(result.rows.map(\.value))
    return names.count == result.rows.count && values.count > 1
      && names.isDisjoint(with: values) ? result : nil
  }

  private func words(_ text: String) -> [String] {
    Names.words(text).filter { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem)
  }

  private func conflict(_ passage: Passage, _ members: Members) -> FactConflict? {
    guard passage.block != members.table else { return nil }
    for clause in passage.text.split(whereSeparator: { ",;:()–—".contains($0) }) {
      let plain = Names.words(String(clause))
      guard (3...24).contains(plain.count), !plain.contains(where: Self.endings.contains) else {
        continue
      }
      let said = plain.map(LedgerWords.stem)
      let named = members.rows.filter { has($0.name, said) }
      guard let row = named.only, !has(row.value, said),
        let other = members.rows.filter({ $0.name != row.name && has($0.value, said) }).only
      else { continue }
      return FactConflict(
        subject: row.name.joined(separator: " "), property: Names.joined(members.header),
        statements: [
          FactConflict.Statement(
            value: document.string(row.cell),
            origin: document.origin(
              document.sourceRange(plain: document.plainText(of: row.cell)))),
          passage.statement(in: document),
        ].sorted { $0.origin.range.start < $1.origin.range.start },
        reason: "the row and the sentence are about one thing, and the sentence gives it what the "
          + "row '\(other.name.joined(separator: " "))' has",
        isTold: true)
    }
    return nil
  }

  /// Whether words stand side by side in a text.
  private func has(_ words: [String], _ text: [String]) -> Bool {
    guard words.count <= text.count else { return false }
    return (0...text.count - words.count).contains { text[$0..<$0 + words.count] == words[...] }
  }
}

/// The first three letters of some words, as bits: rules texts out without making strings of them.
private struct WordBeginnings {
  private var bits = [UInt64](repeating: 0, count: 512)
  /// Whether a word is too short or has other letters, so that it may stand anywhere.
  private var isOpen = false

  /// Collects words in lower case.
  init(_ words: [String]) {
    for word in words {
      let bytes = Array(word.utf8.prefix(3))
      guard bytes.count == 3, bytes.allSatisfy(ASCII.isLetter) else {
        isOpen = true
        return
      }
      let place = Self.place(bytes[0], bytes[1], bytes[2])
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// Whether one of the words may stand in a text, in whatever case; inside a word a capital begins one.
  ///
  /// - Complexity: O(length of the text).
  func mayStand(in bytes: ContiguousArray<UInt8>, _ text: Range<Int>) -> Bool {
    if isOpen { return true }
    var isInside = false
    for offset in text.dropLast(2) {
      let byte = bytes[offset]
      defer { isInside = ASCII.isLetter(byte) && !ASCII.isUpper(byte) }
      guard !isInside || ASCII.isUpper(byte) else { continue }
      let place = Self.place(byte, bytes[offset + 1], bytes[offset + 2])
      if bits[place >> 6] >> UInt64(place & 63) & 1 != 0 { return true }
    }
    return false
  }

  /// The five low bits of each letter, which case does not change.
  private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
  }
}
