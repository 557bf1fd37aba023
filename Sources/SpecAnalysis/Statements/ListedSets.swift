import SpecModel
import SpecSyntax
import SpecText

/// Sets that a sentence lists in full and a table lists with other members: "four states: idle, running, grace and
/// expired" beside a table of states with a fifth row, "Sort by name, price or rating" beside rows "Name", "Price".
struct ListedSets {
  /// A sentence that says how many things there are and names as many.
  private struct Told {
    var noun: String
    var names: [[String]]
    var range: Range<Int>
    var node: Int
  }

  private let document: Document
  private let spec: SpecDocument

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard !document.tables.isEmpty else { return [] }
    let finder = ListedSets(document: document, spec: spec)
    let told = document.nodes.indices.flatMap(finder.told)
    guard !told.isEmpty, told.count <= 24 else { return [] }
    return told.compactMap(finder.conflict)
  }

  // MARK: Sentences

  private func told(_ node: Int) -> [Told] {
    guard document.nodes[node].kind == .paragraph, case let text = document.plainText(of: node),
      (16..<600).contains(text.count), ASCII.find(0x2C, in: document.plain, text) != nil,
      spec.isNormative(at: document.nodes[node].range.start)
    else { return [] }
    var result: [Told] = []
    var start = text.lowerBound
    for offset in text {
      let isEnd = offset + 1 == text.upperBound
      let isStop =
        document.plain[offset] == ASCII.dot
        && (isEnd || ASCII.isWhitespace(document.plain[offset + 1]))
      guard isStop || isEnd else { continue }
      if let found = told(start..<(isStop ? offset : offset + 1), node) { result.append(found) }
      start = offset + 1
    }
    return result
  }

  /// "The session has four states: idle, running, grace and expired"
  private func told(_ sentence: Range<Int>, _ node: Int) -> Told? {
    guard
      let colon = sentence.first(where: {
        document.plain[$0] == ASCII.colon || document.plain[$0] == 0x28
      })
    else { return nil }
    guard colon > sentence.lowerBound + 6,
      document.plain[colon - 1] == UInt8(ascii: "s")
        || document.plain[colon - 1] == UInt8(ascii: "n")
        || document.plain[colon - 1] == ASCII.space
    else { return nil }
    let before = Names.words(document.string(plain: sentence.lowerBound..<colon))
    guard let noun = before.last, SentenceCount.nouns.contains(noun), before.count < 14,
      let count = before.dropLast().suffix(3).lazy.compactMap({
        ListCount.number($0) ?? Int($0)
      }).first, (2...12).contains(count)
    else { return nil }
    let end =
      document.plain[colon] == 0x28
      ? ASCII.find(0x29, in: document.plain, colon..<sentence.upperBound) ?? sentence.upperBound
      : sentence.upperBound
    let list = document.string(plain: colon + 1..<end)
    let items = list.replacing(" and ", with: ",").replacing(" or ", with: ",")
      .split(separator: ",").map { Self.name(String($0)) }.filter { !$0.isEmpty }
    guard items.count == count, items.allSatisfy({ $0.count <= 3 }), Set(items).count == count
    else { return nil }
    return Told(
      noun: noun, names: items, range: sentence, node: node)
  }

  private static func name(_ text: String) -> [String] {
    Names.words(text).filter { !LedgerWords.fillers.contains($0) }.map(Subject.singular)
  }

  // MARK: Tables

  /// The only table whose first header is the noun, where most of its rows are named and some are not.
  private func conflict(_ told: Told) -> FactConflict? {
    let noun = Subject.singular(told.noun)
    let tables = document.tables.filter { table in
      guard let row = document.firstChild(of: table), let cell = document.firstChild(of: row)
      else { return false }
      return Self.name(document.string(cell)) == [noun]
    }
    guard let table = tables.only, spec.isNormative(at: document.nodes[table].range.start) else {
      return nil
    }
    let cells = document.children(of: table).dropFirst().compactMap { document.firstChild(of: $0) }
    let rows = cells.map { cell in
      Self.name(document.string(cell)).filter { $0 != noun }
    }
    guard (2...14).contains(rows.count), Set(rows).count == rows.count else { return nil }
    let names = told.names.map { name in name.filter { $0 != noun } }
    let missing = rows.indices.filter { !names.contains(rows[$0]) }
    let extra = names.filter { !rows.contains($0) }
    let shared = names.count - extra.count
    // One list is the other one with a member more, or with one in another's place.
    guard shared >= 2, shared * 3 >= names.count * 2, missing.count <= 2, extra.count <= 1,
      !missing.isEmpty || !extra.isEmpty
    else { return nil }
    let lost = missing.map { document.string(cells[$0]) }
    let place = missing.first.map { cells[$0] } ?? cells[0]
    let more = extra.map { $0.joined(separator: " ") }
    return FactConflict(
      subject: told.noun, property: "members",
      statements: [
        FactConflict.Statement(
          value: "“"
            + document.string(plain: told.range).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ") + "”",
          origin: document.origin(document.sourceRange(plain: told.range))),
        .init(
          value: lost.isEmpty
            ? "no row for '\(more.joined(separator: ", "))'"
            : "a row for '\(lost.joined(separator: "', '"))'",
          origin: document.origin(document.sourceRange(plain: document.plainText(of: place)))),
      ].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the table lists the same \(told.noun)", isTold: true)
  }
}
