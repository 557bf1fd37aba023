import SpecModel
import SpecSyntax
import SpecText

/// Style rules beside the rows of tables that give the same properties of the same things: "H2 | Semibold (600)" and
/// `h2 { font-weight: 700 }`.
///
/// A rule is about a row where the words of its selector are those of the row's first cell, apart from words of the
/// headings; states are told by pseudo classes. Rules inside of queries are variants.
struct SheetConflicts {
  let document: Document

  static func find(_ document: Document) -> [FactConflict] {
    guard document.codeBlocks.contains(where: { ["css", "scss", "less"].contains($0.language) })
    else { return [] }
    return SheetConflicts(document: document).find()
  }

  /// Declarations by the header that names their property.
  private static let properties: [String: [String]] = [
    "weight": ["font-weight"], "size": ["font-size"], "font-size": ["font-size"],
    "text-size": ["font-size"], "line-height": ["line-height"],
    "letter-spacing": ["letter-spacing"], "tracking": ["letter-spacing"], "opacity": ["opacity"],
    "radius": ["border-radius"], "corner-radius": ["border-radius"],
    "height": ["height", "min-height"], "width": ["width"], "padding": ["padding"],
    "gap": ["gap"], "font-weight": ["font-weight"], "z-index": ["z-index"],
  ]

  private static let states: [(mark: String, state: String)] = [
    (":hover", "hover"), (":active", "press"), (":focus", "focus"), (":disabled", "disabl"),
    ("[disabled", "disabl"), ("aria-selected=\"true\"", "select"), ("aria-selected=true", "select"),
    (":checked", "check"), ("aria-invalid", "error"), ("aria-pressed", "press"),
  ]

  private func find() -> [FactConflict] {
    let rules = StyleRules.read(document).filter {
      !$0.isReduced && !$0.isConditional && !$0.selector.contains(",")
        && !$0.selector.contains(":root")
    }
    guard !rules.isEmpty else { return [] }
    let things = rules.map(Self.words)
    var result: [FactConflict] = []
    for table in document.nodes.indices where document.nodes[table].kind == .table {
      let rows = document.children(of: table)
      guard let header = rows.first else { continue }
      let columns = document.children(of: header).map { Self.property(document.string($0)) }
      guard columns.dropFirst().contains(where: { $0 != nil }) else { continue }
      let context = headings(above: table)
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard let first = cells.first else { continue }
        let thing = Self.thing(document.string(first))
        guard !thing.isEmpty else { continue }
        for (column, cell) in cells.enumerated().dropFirst() where column < columns.count {
          guard let names = columns[column],
            let place = rules.indices.lastOf({
              thing.isSubset(of: things[$0]) && things[$0].subtracting(thing).isSubset(of: context)
                && Self.declaration(rules[$0], names) != nil
            }), let set = Self.declaration(rules[place], names),
            let conflict = conflict(cell, set, thing: document.string(first), names[0])
          else { continue }
          result.append(conflict)
        }
      }
    }
    return result
  }

  private static func declaration(
    _ rule: StyleRule, _ names: [String]
  ) -> StyleRule.Declaration? {
    names.lazy.compactMap { rule.declaration($0) }.first
  }

  private func headings(above node: Int) -> Set<String> {
    document.path(ofSection: Int(document.nodes[node].section)).reduce(into: []) {
      $0.formUnion(Self.thing(document.title(ofSection: $1)))
    }
  }

  private static func property(_ header: String) -> [String]? {
    let words = Names.words(header)
    if let names = properties[words.joined(separator: "-")] { return names }
    // "Opacity of overlay"
    return words.count <= 4 ? words.first.flatMap { $0 == "opacity" ? properties[$0] : nil } : nil
  }

  private static func thing(_ text: String) -> Set<String> {
    Set(Names.words(text).map(LedgerWords.stem))
  }

  /// The words of the last part of a selector, with the state that its pseudo class names.
  private static func words(_ rule: StyleRule) -> Set<String> {
    var result: Set<String> = []
    let selector = rule.selector
    for (mark, state) in states where selector.contains(mark) { result.insert(state) }
    var name = ""
    for character in String(rule.target) {
      if character == ":" || character == "[" { break }
      name.append(character)
    }
    return result.union(thing(name))
  }

  // MARK: Values

  private func conflict(
    _ cell: Int, _ set: StyleRule.Declaration, thing: String, _ property: String
  ) -> FactConflict? {
    let text = document.string(cell)
    guard let told = value(text, property), let other = value(set.value, property), told != other
    else { return nil }
    return FactConflict(
      subject: thing, property: property,
      statements: [
        .init(
          value: text,
          origin: document.origin(document.sourceRange(plain: document.plainText(of: cell)))),
        .init(value: set.value, origin: set.origin),
      ],
      reason: "the row and the style rule are both about '\(thing)'", isCode: true)
  }

  /// One number in the unit of the property; `nil` for anything else.
  private func value(_ text: String, _ property: String) -> Double? {
    let bytes = ContiguousArray(text.utf8)
    if property == "font-weight" { return Self.weight(text) }
    let amounts = AmountReader.read(bytes, bytes.startIndex..<bytes.endIndex)
    guard let amount = amounts.only, !amount.isInexact, !amount.isBound else { return nil }
    switch property {
    case "opacity":
      switch amount.unit {
      case .percent: return (amount.value * 10).rounded() / 1000
      case .none: return amount.value <= 1 ? (amount.value * 1000).rounded() / 1000 : nil
      default: return nil
      }
    case "z-index": return amount.unit == .none ? amount.value : nil
    default: return amount.unit == .px ? amount.value : nil
    }
  }

  private static let weights: [String: Double] = [
    "thin": 100, "extralight": 200, "light": 300, "regular": 400, "normal": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "black": 900,
  ]

  private static func weight(_ text: String) -> Double? {
    let words = Names.words(text)
    let numbers = words.compactMap(Double.init).filter {
      (100...900).contains($0) && Int($0) % 100 == 0
    }
    if let number = numbers.only { return number }
    return numbers.isEmpty ? words.compactMap { weights[$0] }.only : nil
  }
}

extension Range where Bound == Int {
  /// The last place that passes a test.
  fileprivate func lastOf(_ test: (Int) -> Bool) -> Int? { reversed().first(where: test) }
}
