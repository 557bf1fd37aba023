import SpecModel
import SpecSyntax
import SpecText

/// Rows whose first two cells make the name that the text uses, in languages that join them to one word or phrase:
/// "| モーダル | 表示 | 300ms |" and "モーダルの表示は 250ms", "| Zeile | Höhe | 64 dp |" and "Zeilenhöhe: 56 dp".
struct PairedCells {
  let reader: StatementReader

  private var document: Document { reader.document }

  /// Rows that are looked at; more are a catalogue.
  private static let limit = 64

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard joints.contains(where: { document.mentions($0) }) else { return [] }
    let finder = PairedCells(reader: reader)
    var result: [FactConflict] = []
    var rows = 0
    for row in document.nodes.indices
    where document.nodes[row].kind == .tableRow && document.nodes[row].level == 0
      && document.nodes[row].payload >= 3
    {
      let keys = finder.keys(row)
      guard !keys.isEmpty else { continue }
      rows += 1
      guard rows <= limit else { break }
      if let found = finder.conflict(row, keys) { result.append(found) }
    }
    return result
  }

  /// Words of documents in these languages.
  private static let joints: [StaticString] = [
    "の", "的", "Höhe", "Breite", "Abstand", "Dauer", "Größe", "Stärke",
  ]

  /// German words for what is measured.
  private static let measures: Lexicon = [
    "höhe", "breite", "abstand", "radius", "größe", "dauer", "dicke", "stärke", "länge",
  ]

  /// The names that the text may use for the two cells.
  private func keys(_ row: Int) -> [String] {
    let cells = document.children(of: row)
    guard cells.count >= 3, case let first = document.plainText(of: cells[0]),
      case let second = document.plainText(of: cells[1]), (3...36).contains(first.count),
      (3...36).contains(second.count)
    else { return [] }
    let lead = document.plain[first.lowerBound]
    if lead >= 0xE3, document.plain[second.lowerBound] >= 0xE3 {
      return ["の", "的"].map { document.string(cells[0]) + $0 + document.string(cells[1]) }
    }
    guard ASCII.isUpper(lead) else { return [] }
    let measure = document.string(cells[1]).lowercased()
    let thing = document.string(cells[0])
    guard Self.measures.contains(measure), Names.wordCount(thing) == 1 else { return [] }
    return ["", "n", "s", "en", "es"].map { thing + $0 + measure }
  }

  private func conflict(_ row: Int, _ keys: [String]) -> FactConflict? {
    let cells = document.children(of: row)
    let values = cells.dropFirst(2).filter { !amounts(document.plainText(of: $0)).isEmpty }
    guard let cell = values.first, let own = amounts(document.plainText(of: cell)).only,
      isPlain(own), reader.isNormative(document.nodes[row].range.start)
    else { return nil }
    for key in keys {
      for place in places(of: key) {
        guard let told = value(behind: place.end, in: place.node), told.unit == own.unit,
          told.value != own.value
        else { continue }
        let pair = [told, own].sorted { $0.range.lowerBound < $1.range.lowerBound }
        return FactConflict(
          subject: key, property: document.string(cells[1]),
          statements: pair.map {
            .init(
              value: document.string(plain: $0.range),
              origin: document.origin(document.sourceRange(plain: $0.range)))
          }, reason: "the first two cells of the row make the name '\(key)'")
      }
    }
    return nil
  }

  private func amounts(_ range: Range<Int>) -> [Amount] {
    AmountReader.read(document.plain, range).filter { $0.isLength || $0.unit == .ms }
  }

  private func isPlain(_ amount: Amount) -> Bool { !amount.isInexact && !amount.isBound }

  /// The ends of a text where it begins a word of its own, and the leaves that hold it.
  private func places(of key: String) -> [(end: Int, node: Int)] {
    var key = key
    return key.withUTF8 { wanted in
      document.plain.withUnsafeBufferPointer { bytes in
        var result: [(end: Int, node: Int)] = []
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          offset = place + wanted.count
          guard let node = leaf(at: place) else { continue }
          let isMark = place >= 3 && bytes[place - 3] == 0xE3 && bytes[place - 2] == 0x80
          if place == document.plainText(of: node).lowerBound
            || bytes[place - 1] < 0x80 && !ASCII.isWord(bytes[place - 1]) || isMark
          {
            result.append((offset, node))
          }
        }
        return result
      }
    }
  }

  private func leaf(at place: Int) -> Int? {
    document.nodes.lastIndex {
      $0.kind == .paragraph && Int($0.text.lowerBound) <= place
        && place < Int($0.text.upperBound)
    }
  }

  /// The first amount within a few words behind a name, in the same line of text.
  private func value(behind place: Int, in node: Int) -> Amount? {
    guard reader.isNormative(document.nodes[node].range.start) else { return nil }
    let line = document.line(around: place, in: node)
    guard let found = amounts(place..<min(line.upperBound, place + 32)).first, isPlain(found),
      found.range.lowerBound - place <= 12
    else { return nil }
    return found
  }
}
