import SpecModel
import SpecSyntax
import SpecText

/// The two columns of a table in which ranges have their ends: "From" and "To".
struct EndColumns {
  private static let lower: Lexicon = [
    "from", "min", "minimum", "start", "von", "ab", "de", "desde", "da", "lower",
  ]
  private static let upper: Lexicon = [
    "to", "max", "maximum", "end", "bis", "à", "hasta", "a", "até", "upper",
  ]
  /// Texts of which a table with such columns has one.
  static let cues: [StaticString] = [
    "| From", "| Min", "| Start", "| Von", "| Ab ", "| De ", "| Desde", "| Da ", "| Lower", "|From",
    "|Min", "| from", "| min",
  ]
  private static let classes: Lexicon = [
    "breakpoint", "breakpoints", "viewport", "viewports", "widths", "umbruchpunkte", "grid",
    "responsive",
  ]

  private let document: Document
  private let low: Int
  private let high: Int
  private let unit: String

  /// The only columns for both ends of a table; `nil` where it has none, or more.
  init?(_ table: Int, _ document: Document) {
    guard let header = document.firstChild(of: table) else { return nil }
    let titles = document.children(of: header).map { document.string($0).lowercased() }
    let words = titles.map { String($0.prefix { $0 != "(" }).trimmedSpaces }
    guard let low = words.indices.filter({ Self.lower.contains(words[$0]) }).only,
      let high = words.indices.filter({ Self.upper.contains(words[$0]) }).only, low < high
    else { return nil }
    let text = titles[low] + titles[high]
    let title = document.title(ofSection: Int(document.nodes[table].section))
    let named = ["px", "dp", "pt"].first { text.contains("(" + $0) }
    unit = named ?? (Names.hasWord(title, in: Self.classes) ? "px" : "")
    (self.low, self.high, self.document) = (low, high, document)
  }

  /// The range of a row; one without an upper end goes on.
  func read(_ row: Int) -> PartitionSlip.Span? {
    let cells = document.children(of: row)
    guard cells.count > high, let (start, own) = number(cells[low]) else { return nil }
    let end = number(cells[high])
    guard end != nil || Self.isOpen(document.string(cells[high])) else { return nil }
    return PartitionSlip.Span(
      low: start, high: end?.value ?? .infinity, unit: own.isEmpty ? unit : own,
      origin: document.origin(document.sourceRange(plain: document.plainText(of: cells[low]))))
  }

  /// Signs for no end.
  private static let open: Set<String> = ["", "–", "-", "—", "∞", "+", "…"]
  private static let units: Set<String> = ["", "px", "dp", "pt", "%"]

  private static func isOpen(_ text: String) -> Bool {
    open.contains(text.trimmedSpaces)
  }

  /// A cell that is a number with its unit and nothing else.
  private func number(_ cell: Int) -> (value: Double, unit: String)? {
    let text = document.string(cell).lowercased().filter { $0 != " " && $0 != "," }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = String(text.dropFirst(digits.count))
    guard let value = Double(digits), Self.units.contains(unit) else { return nil }
    return (value, unit)
  }
}
