import SpecModel
import SpecSyntax
import SpecText

/// A total over the tables of several sections: "38 components in total" over "### Basic" and "### Layout", each with a
/// table whose first column is headed "Component".
struct SummedCount {
  private let document: Document

  static func find(_ document: Document, beside known: [ListCount]) -> [ListCount] {
    guard document.tables.count > 1 else { return [] }
    var children: [Int: [Int]] = [:]
    for (section, own) in document.sections.enumerated() where own.parent > 0 {
      children[Int(own.parent), default: []].append(section)
    }
    let finder = SummedCount(document: document)
    let lines = Set(known.map { document.source.line(of: $0.origin.range.start) })
    return children.keys.sorted().compactMap { finder.count($0, children[$0] ?? []) }.filter {
      !lines.contains(document.source.line(of: $0.origin.range.start))
    }
  }

  private static let totals: Lexicon = [
    "total", "totals", "totale", "totalling", "altogether", "overall", "insgesamt", "gesamt",
    "totaal", "jumlah",
  ]

  private func count(_ section: Int, _ children: [Int]) -> ListCount? {
    guard children.count > 1, let claim = claim(section) else { return nil }
    let counts = AnnouncedCount(document: document)
    let tables = children.compactMap(counts.onlyBlock).filter {
      document.nodes[$0].kind == .table
    }
    guard tables.count == children.count, let first = tables.first,
      let head = head(of: first), head.contains(claim.noun),
      tables.allSatisfy({ self.head(of: $0) == head })
    else { return nil }
    let names = tables.flatMap { table in
      document.children(of: table).dropFirst().map { row in
        document.firstChild(of: row).map { document.string($0).lowercased() } ?? ""
      }
    }
    // A thing that two tables list may count once.
    let once = Set(names).count
    guard !names.contains(""), !(once...names.count).contains(claim.number),
      ListCount.areNear(claim.number, names.count)
    else { return nil }
    return ListCount(
      claimed: claim.number, counted: names.count, members: "rows",
      origin: document.origin(document.sourceRange(plain: claim.range)),
      list: document.origin(document.firstLine(of: document.nodes[first].range)))
  }

  /// The words of the first column of a table.
  private func head(of table: Int) -> Set<String>? {
    guard let cell = document.firstChild(of: table).flatMap(document.firstChild) else { return nil }
    let words = Names.words(document.string(cell))
    return (1...2).contains(words.count) ? Set(words.map(LedgerWords.stem)) : nil
  }

  private struct Claim {
    var number: Int
    var noun: String
    var range: Range<Int>
  }

  /// The only number of things in a sentence of a section that speaks of a total.
  private func claim(_ section: Int) -> Claim? {
    document.sections[section].ownNodes.lazy.map { Int($0) }.compactMap { node -> Claim? in
      let text = document.plainText(of: node)
      guard document.nodes[node].kind == .paragraph, (8..<300).contains(text.count),
        Names.hasWord(document.string(plain: text), in: Self.totals),
        let sentence = document.sentences(plain: text).first
      else { return nil }
      let tokens = TextTokens.read(document, sentence)
      guard let place = tokens.indices.dropLast().first(where: { tokens[$0].number != nil }),
        let number = tokens[place].number.flatMap({ Int(exactly: $0) }),
        (4...200).contains(number), tokens[place + 1].gap == .blank
      else { return nil }
      return Claim(
        number: number, noun: LedgerWords.stem(tokens[place + 1].text),
        range: tokens[place].range.lowerBound..<tokens[place + 1].range.upperBound)
    }.first
  }
}
