import SpecModel
import SpecSyntax
import SpecText

/// Rows, items and paragraphs whose words are all in both documents, but not together: words that were swapped or moved.
struct RearrangedWords {
  /// A row, an item, a paragraph or a line of code.
  struct Unit {
    /// What it is: words that moved from an item into a row may stand in the order of the columns.
    var kind: Kind
    /// All that it says, in the order of reading, for a row in the order of the names of the columns.
    var whole: String
    /// The same without the facts that are compared.
    var text: String
    /// The words in the order of reading, without the facts that are compared.
    var words: [String]
    var origin: Origin
    var isTold: Bool

    var bag: String { words.sorted().joined(separator: " ") }
  }

  enum Kind { case text, row, code }

  /// The old units that the new document does not have.
  private(set) var gone: [Origin] = []
  /// The new units that the old document does not have.
  private(set) var come: [Origin] = []

  /// - Parameter odd: words that only one of the documents has, or has more often; what holds one is told already.
  init(old: [Unit], new: [Unit], odd: [String: Int]) {
    var (before, after) = Self.unmatched(old, new) { $0.whole }
    func isOpen(_ unit: Unit) -> Bool {
      !unit.isTold && !unit.words.isEmpty && !unit.words.contains { odd[$0] != nil }
    }
    (before, after) = Self.unmatched(before.filter(isOpen), after.filter(isOpen)) { $0.text }
    let words = (before.flatMap(\.words), after.flatMap(\.words))
    // Where words are left over, another change has them. Divided or joined texts still read the same.
    guard words.0 != words.1, words.0.sorted() == words.1.sorted() else { return }
    let kinds = (Self.kinds(before), Self.kinds(after))
    let turned = Set(kinds.0.keys.filter { kinds.0[$0] != kinds.1[$0] })
    // A list that became a table has its words in another order.
    let rest = Self.unmatched(before, after) {
      turned.contains($0.bag) ? $0.bag : "\($0.kind)|\($0.text)"
    }
    gone = rest.0.map(\.origin)
    come = rest.1.map(\.origin)
  }

  /// The kinds of the units that have the same words.
  private static func kinds(_ units: [Unit]) -> [String: Set<Kind>] {
    units.reduce(into: [:]) { $0[$1.bag, default: []].insert($1.kind) }
  }

  /// The units of each side that the other one lacks.
  private static func unmatched(
    _ old: [Unit], _ new: [Unit], _ key: (Unit) -> String
  ) -> ([Unit], [Unit]) {
    let pairing = FactPairing(old.map { [key($0)] }, new.map { [key($0)] })
    return (pairing.removed.map { old[$0] }, pairing.added.map { new[$0] })
  }
}

extension RearrangedWords {
  /// Reads the units of one document.
  struct Reader {
    let compared: ComparedDocument
    /// Where other changes stand.
    let told: RangeSet
    /// Where facts stand that are compared by what they mean.
    let values: RangeSet
    /// New names for old ones.
    let names: NameSubstitution
    /// The headers that both documents have.
    let headers: Set<String>
    /// Whether headers of tables are compared.
    let hasHeaders: Bool

    /// The headers of all tables as they are compared.
    static func headers(of document: Document) -> Set<String> {
      var result: Set<String> = []
      for node in document.nodes where node.kind == .tableCell {
        if document.nodes[Int(node.parent)].level == 1 {
          result.insert(Wording.fold(document.source.string(node.range)))
        }
      }
      return result
    }

    /// The units in the order of the document.
    func units() -> [Unit] {
      let document = compared.document
      var result: [Unit] = []
      for (number, node) in document.nodes.enumerated() {
        switch node.kind {
        case .heading, .paragraph: result.append(unit(.text, node.range))
        case .codeBlock:
          for line in document.codeBlocks[Int(node.payload)].lines {
            result.append(unit(.code, line))
          }
        case .tableRow where node.level != 1 || hasHeaders: result.append(row(number, node))
        default: continue
        }
      }
      return result
    }

    private func words(_ range: SourceRange) -> [String] {
      names.applied(to: Wording.words(compared.text(range, without: values)))
    }

    private func unit(_ kind: Kind, _ range: SourceRange) -> Unit {
      let words = words(range)
      return Unit(
        kind: kind, whole: Wording.fold(compared.document.source.string(range)),
        text: words.joined(separator: " "), words: words,
        origin: compared.document.origin(range), isTold: told.meets(range))
    }

    private func row(_ number: Int, _ node: Document.Node) -> Unit {
      let document = compared.document
      let titles = document.children(of: Int(node.parent) + 1).map { cell in
        let title = Wording.fold(document.string(cell))
        return headers.contains(title) ? title : ""
      }
      var result = unit(.row, node.range)
      let cells = document.children(of: number).enumerated().map { index, cell in
        let title = index < titles.count && node.level != 1 ? titles[index] : ""
        let range = document.nodes[cell].range
        return (title: title, range: range)
      }
      result.whole = cells.map { "\($0.title): \(Wording.fold(document.source.string($0.range)))" }
        .sorted().joined(separator: "|")
      result.text = cells.map { "\($0.title): \(words($0.range).joined(separator: " "))" }
        .sorted().joined(separator: "|")
      result.words = cells.flatMap { words($0.range) }
      return result
    }
  }
}
