import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Tables of sizes below a heading that gives the least one: "Sizes (heights ≥ 48px)".
extension TargetBelowMinimum {
  private static let heights: Lexicon = [
    "height", "heights", "höhe", "höhen", "hauteur", "hauteurs", "altura", "alturas", "alto",
    "altezza", "altezze", "hoogte", "tinggi", "高さ", "高度", "높이", "высота",
  ]
  private static let touched: Lexicon = heights.union([
    "touch", "target", "targets", "tap", "thumb", "tactile", "táctil", "toque", "pouce", "daumen",
  ])
  /// What a target has inside: "Line height", "Icon height".
  private static let inner: Lexicon = [
    "line", "lines", "icon", "icons", "font", "text", "cap", "glyph",
  ]
  private static let marks = [
    "≥", ">=", "at least", "minimum", "min.", "min ", "mindestens", "au moins",
  ]

  /// Reports heights of rows that are below the least one of the heading right above their table.
  func checkHeadings(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for section in document.sections.indices {
      let heading = Int(document.sections[section].heading)
      guard heading >= 0, case let title = document.string(heading),
        let least = Self.least(title), Names.hasWord(title, in: Self.touched)
      else { continue }
      let place = document.origin(document.sourceRange(plain: document.plainText(of: heading)))
      let demand = Constraint(
        kind: .height, subject: title, quantity: Quantity(least.value, least.unit), scope: [],
        origin: place, lineOrigin: place)
      for node in document.sections[section].ownNodes
      where document.nodes[Int(node)].kind == .table {
        for small in rows(Int(node), below: least, document)
        where context.isNormative(small.origin.range)
          && !diagnostics.contains(where: { $0.origin == small.origin })
        {
          diagnostics.append(
            diagnostic(small, small.quantity.exact ?? 0, demand, least.value))
        }
      }
    }
  }

  private struct Least {
    var value: Double
    var unit: Unit
  }

  /// "≥ 48px", "at least 44 pt"
  private static func least(_ title: String) -> Least? {
    guard title.utf8.count < 120, title.utf8.contains(where: ASCII.isDigit),
      case let small = title.lowercased(),
      let place = marks.lazy.compactMap({ small.firstRange(of: $0) }).first
    else { return nil }
    return size(small[place.upperBound...].drop { !$0.isNumber })
  }

  private static func size(_ text: Substring) -> Least? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.prefix(while: \.isLetter)
    guard let value = Double(digits), (24...96).contains(value) else { return nil }
    switch unit {
    case "px": return Least(value: value, unit: .px)
    case "pt": return Least(value: value, unit: .pt)
    case "dp": return Least(value: value, unit: .dp)
    default: return nil
    }
  }

  private func rows(_ table: Int, below least: Least, _ document: Document) -> [Constraint] {
    let rows = document.children(of: table)
    guard let head = rows.first,
      let column = document.children(of: head).firstIndex(where: {
        Names.hasWord(document.string($0), in: Self.heights, ofAtMost: 2)
          && !Names.hasWord(document.string($0), in: Self.inner)
      }), column > 0
    else { return [] }
    return rows.dropFirst().compactMap { row in
      let cells = document.children(of: row)
      guard cells.indices.contains(column),
        case let text = document.string(cells[column]).lowercased(), text.utf8.count < 12,
        let first = text.first, first.isNumber, case let digits = text.prefix(while: \.isNumber),
        let value = Double(digits), value >= 12, value < least.value,
        text.dropFirst(digits.count).filter({ $0 != " " }) == least.unit.rawValue
      else { return nil }
      let origin = document.origin(
        document.sourceRange(plain: document.plainText(of: cells[column])))
      return Constraint(
        kind: .height, subject: document.string(cells[0]), quantity: Quantity(value, least.unit),
        scope: [], origin: origin, lineOrigin: origin)
    }
  }
}
