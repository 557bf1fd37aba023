import SpecModel
import SpecSyntax
import SpecText

/// Numbers of things in a table that has one row a section, and the lists of these sections: "| Search | 4 |" and
/// "### Search" above four items.
///
/// A table is held against the lists only if one of its rows has the number that its section lists.
struct TabulatedCount {
  private let document: Document
  /// The headings in lower case without their numbers, sorted, with their sections.
  private var titles: [(text: String, section: Int)] = []

  /// The counts of a document.
  ///
  /// - Complexity: O((rows + sections) log sections).
  static func find(_ document: Document) -> [ListCount] {
    var finder: TabulatedCount?
    var result: [ListCount] = []
    for index in document.tables {
      let rows = document.children(of: index)
      guard rows.count > 2, let header = rows.first, let column = column(header, document) else {
        continue
      }
      let reader = finder ?? TabulatedCount(document)
      finder = reader
      result += reader.counts(rows.dropFirst(), column)
    }
    return result
  }

  private init(_ document: Document) {
    self.document = document
    titles = document.sections.indices.filter { document.sections[$0].heading >= 0 }
      .map { (Self.key(document.title(ofSection: $0)), $0) }
      .sorted { ($0.text, $0.section) < ($1.text, $1.section) }
  }

  /// A title without its number: "4.2 Search" as "search".
  private static func key(_ title: String) -> String {
    String(title.lowercased().drop { !$0.isLetter })
  }

  private static let numbers: Lexicon = [
    "count", "number", "quantity", "qty", "anzahl", "nombre", "número", "cantidad", "numero",
    "quantidade", "aantal", "liczba", "antal", "количество", "数", "件数", "個数", "个数", "数量", "개수",
  ]

  /// The only column behind the first that says that it counts.
  private static func column(_ header: Int, _ document: Document) -> Int? {
    let cells = document.children(of: header)
    let found = cells.indices.dropFirst().filter { column in
      let text = document.string(cells[column])
      return Names.hasWord(text, in: numbers) || text.hasSuffix("数") || text.hasSuffix("개수")
    }
    return found.only
  }

  private func counts(_ rows: ArraySlice<Int>, _ column: Int) -> [ListCount] {
    var found: [ListCount] = []
    var isHeld = false
    for row in rows {
      let cells = document.children(of: row)
      guard cells.count > column else { continue }
      let number = document.string(cells[column]).trimmedSpaces
      // "6+" is no less than six.
      let isLeast = number.hasSuffix("+")
      guard let claimed = Int(isLeast ? String(number.dropLast()) : number),
        ListCount.sizes.contains(claimed), !cells.contains(where: isDifference),
        let section = section(document.string(cells[0]).trimmedSpaces),
        let list = list(of: section)
      else { continue }
      if list.count == claimed || isLeast && list.count > claimed {
        isHeld = true
      } else {
        let place = document.sourceRange(plain: document.plainText(of: cells[column]))
        found.append(
          ListCount(
            claimed: claimed, counted: list.count, members: list.members,
            origin: document.origin(place), list: list.origin))
      }
    }
    return isHeld ? found : []
  }

  /// Whether a cell tells how far a number went up or down, "+6 (exports)": what was added is listed elsewhere.
  private func isDifference(_ cell: Int) -> Bool {
    let bytes = document.plain[document.plainText(of: cell)]
    guard let sign = bytes.first, sign == 0x2B || sign == ASCII.hyphen else { return false }
    return bytes.dropFirst().first.map(ASCII.isDigit) == true
  }

  /// The only section whose title begins with a name.
  private func section(_ name: String) -> Int? {
    let name = Self.key(name)
    guard name.count > 2 else { return nil }
    var low = 0
    var high = titles.count
    while low < high {
      let middle = (low + high) / 2
      if titles[middle].text < name { low = middle + 1 } else { high = middle }
    }
    guard low < titles.count, titles[low].text.hasPrefix(name),
      low + 1 == titles.count || !titles[low + 1].text.hasPrefix(name)
    else { return nil }
    return titles[low].section
  }

  private typealias Members = (count: Int, members: String, origin: Origin)

  /// The only list or table of a section without sections of its own.
  private func list(of section: Int) -> Members? {
    let own = document.sections[section]
    guard own.nodes.upperBound == own.ownNodes.upperBound else { return nil }
    var blocks: [Int] = []
    var index = Int(own.ownNodes.lowerBound)
    while index < Int(own.ownNodes.upperBound) {
      let isBlock = document.nodes[index].kind == .table || document.nodes[index].kind == .list
      if isBlock { blocks.append(index) }
      index = isBlock ? Int(document.nodes[index].end) : index + 1
    }
    guard let block = blocks.only else { return nil }
    let isTable = document.nodes[block].kind == .table
    let count = document.children(of: block).count - (isTable ? 1 : 0)
    let origin = document.origin(document.firstLine(of: document.nodes[block].range))
    return count > 1 ? (count, isTable ? "rows" : "items", origin) : nil
  }
}
