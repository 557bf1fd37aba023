import SpecModel
import SpecSyntax
import SpecText

/// Recomputes the width of a grid from what a list or a table of two columns gives of it: "Columns: 12, each 72px",
/// "Gutters: 24px", "Margins: 24px", "Container: 1176px".
struct GridSums {
  private let lines: ClaimLines
  private let document: Document

  /// The widths that the columns, gutters and margins beside them do not make.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard document.mentions("utter"), document.mentions("olumn") else { return [] }
    let finder = GridSums(lines: lines, document: document)
    return document.nodes.indices.compactMap { number in
      let kind = document.nodes[number].kind
      return kind == .list || kind == .table ? finder.sum(number) : nil
    }
  }

  private init(lines: ClaimLines, document: Document) {
    self.lines = lines
    self.document = document
  }

  private static let columns: Lexicon = ["columns", "column", "column-count", "number-of-columns"]
  private static let cells: Lexicon = ["column-width", "width-of-a-column", "column-size"]
  private static let gutters: Lexicon = ["gutters", "gutter", "gutter-width", "column-gutter"]
  private static let margins: Lexicon = [
    "margins", "margin", "outer-margins", "outer-margin", "side-margins", "side-margin",
    "page-margin", "page-margins",
  ]
  private static let wholes: Lexicon = [
    "container", "container-width", "grid-width", "total-width", "total", "width",
    "content-width", "overall-width", "page-width", "max-width", "canvas", "canvas-width",
  ]

  /// What the fields of a block give.
  private struct Parts {
    var count: Amount?
    var cell: Amount?
    var gutter: Amount?
    var margin: Amount?
    var whole: Amount?
    /// The words beside the whole.
    var remark = ""
    /// Whether two fields give one thing.
    var isDoubtful = false

    mutating func set(_ part: WritableKeyPath<Parts, Amount?>, _ amount: Amount?) {
      if self[keyPath: part] != nil, amount != nil { isDoubtful = true }
      self[keyPath: part] = self[keyPath: part] ?? amount
    }
  }

  private func sum(_ block: Int) -> DerivedNumber? {
    let parts = parts(of: block)
    guard !parts.isDoubtful, let count = parts.count, let cell = parts.cell,
      let gutter = parts.gutter, let whole = parts.whole, cell.unit == gutter.unit,
      cell.unit == whole.unit, parts.margin == nil || parts.margin?.unit == cell.unit
    else { return nil }
    let inner = count.value * cell.value + (count.value - 1) * gutter.value
    let full = inner + 2 * (parts.margin?.value ?? 0)
    let remark = parts.remark.lowercased()
    // "1200px including the margins", "1176px without the margins": else either is meant.
    let isFull = remark.contains("includ") && remark.contains("margin")
    let wanted = isFull ? [full] : [inner, full]
    guard wanted.allSatisfy({ abs($0 - whole.value) >= max(0.5, whole.step) - 1e-9 }) else {
      return nil
    }
    let nearest = wanted.min { abs($0 - whole.value) < abs($1 - whole.value) } ?? full
    let hasMargin = parts.margin != nil && nearest == full
    let numbers = [count, cell, gutter] + (hasMargin ? [parts.margin].compactMap(\.self) : [])
    func text(_ value: Double) -> String { Numbers.text(value) }
    return DerivedNumber(
      kind: .sum, claimed: whole.text(whole.value), computed: whole.text(nearest),
      arithmetic: "\(text(count.value))×\(text(cell.value)) + \(text(count.value - 1))×"
        + text(gutter.value) + (hasMargin ? " + 2×\(text(parts.margin?.value ?? 0))" : "")
        + " = " + text(nearest),
      origin: origin(whole), sources: numbers.map(origin))
  }

  private func origin(_ amount: Amount) -> Origin {
    document.origin(document.sourceRange(plain: amount.range))
  }

  private func parts(of block: Int) -> Parts {
    var result = Parts()
    for (label, value) in fields(of: block) {
      let name = document.string(plain: label)
      let amounts = AmountReader.read(document.plain, value)
      let length = amounts.first { $0.isLength && !$0.isInexact && !$0.isBound }
      if Names.isPhrase(name, in: Self.columns) {
        result.set(\.count, amounts.first { $0.unit == .none && (2...24).contains($0.value) })
        result.set(\.cell, length)
      } else if Names.isPhrase(name, in: Self.cells) {
        result.set(\.cell, length)
      } else if Names.isPhrase(name, in: Self.gutters) {
        result.set(\.gutter, length)
      } else if Names.isPhrase(name, in: Self.margins) {
        result.set(\.margin, length)
      } else if Names.isPhrase(name, in: Self.wholes) {
        result.set(\.whole, length)
        result.remark = document.string(plain: value)
      }
    }
    return result
  }

  /// The labels and values of a list, or of a table of two columns.
  private func fields(of block: Int) -> [(Range<Int>, Range<Int>)] {
    document.children(of: block).compactMap { entry in
      if document.nodes[block].kind == .table {
        let cells = document.children(of: entry)
        guard cells.count == 2 else { return nil }
        return (document.plainText(of: cells[0]), document.plainText(of: cells[1]))
      }
      guard let leaf = document.firstChild(of: entry), document.nodes[leaf].kind == .paragraph,
        case let range = document.plainText(of: leaf),
        let colon = ASCII.find(ASCII.colon, in: document.plain, range),
        colon - range.lowerBound < 40
      else { return nil }
      return (range.lowerBound..<colon, colon + 1..<range.upperBound)
    }
  }
}
