import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lists of the height and the padding of one bar whose controls fill what is left.
extension DerivedTargetTooSmall {
  private static let fills = [
    "fill", "full height", "as high as", "as tall as", "stretch", "inner height", "whole height",
    "entire height", "rest of the height", "remaining height", "between the padding",
    "inside the padding", "what is left", "what remains", "volle höhe", "gesamte höhe",
    "füllen", "toute la hauteur",
  ]
  private static let things: Lexicon = [
    "button", "buttons", "control", "controls", "icon", "icons", "action", "actions", "tabs", "tab",
    "target", "targets", "items", "item", "tools", "entries", "segments", "chips", "links", "keys",
    "knöpfe", "schaltflächen", "boutons", "botones",
  ]
  private static let denials: Lexicon = [
    "beyond", "overflow", "overflows", "outside", "extends", "extend",
  ]
  private static let heights: Lexicon = [
    "height", "bar-height", "toolbar-height", "header-height", "row-height", "höhe", "hauteur",
    "altura", "altezza", "hoogte",
  ]
  private static let paddings: Lexicon = [
    "padding", "vertical-padding", "inner-padding", "padding-block", "innenabstand", "inset",
    "inner-distance", "padding-top-and-bottom",
  ]

  /// Reports a padding that leaves controls too little of the height which the same list gives.
  func checkFilled(
    _ targets: [Constraint], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    for number in (document.lists + document.tables).sorted() {
      let fields = document.labelledFields(of: number)
      guard (2...16).contains(fields.count),
        let height = measure(fields, Self.heights, context),
        let padding = measure(fields, Self.paddings, context), padding.unit == height.unit,
        fields.contains(where: { saysFill([$0.label, $0.value], document) })
          || sentences(of: number, document).contains(where: { saysFill([$0], document) })
      else { continue }
      let demands = targets.filter {
        $0.quantity.unit.rawValue == height.unit && context.isNormative($0.origin.range)
      }
      let room = height.value - 2 * padding.value
      guard let least = demands.compactMap(\.quantity.min).min(), room > 0, room < least,
        context.isNormative(padding.origin.range)
      else { continue }
      let unit = height.unit
      diagnostics.append(
        diagnostic(
          "the padding leaves \(Numbers.text(room))\(unit) for a target, "
            + "\(Numbers.text(least))\(unit) are demanded",
          at: padding.origin, label: "leaves \(Numbers.text(room))\(unit)",
          related: [.init(height.origin, "the height")]
            + demands.prefix(4).map { .init($0.origin, "the demand") },
          why: "\(Numbers.text(height.value)) − 2×\(Numbers.text(padding.value)) = "
            + "\(Numbers.text(room))\(unit), and the controls fill what is left",
          help: "take a smaller padding, or a larger height"))
    }
  }

  private typealias Measure = (value: Double, unit: String, origin: Origin)

  /// The items of a list that are sentences without a label.
  private func sentences(of block: Int, _ document: Document) -> [Range<Int>] {
    guard document.nodes[block].kind == .list else { return [] }
    return document.children(of: block).compactMap { item in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        case let range = document.plainText(of: leaf), range.count < 240,
        ASCII.find(ASCII.colon, in: document.plain, range) == nil
      else { return nil }
      return range
    }
  }

  private func saysFill(_ parts: [Range<Int>], _ document: Document) -> Bool {
    let text = parts.map { document.string(plain: $0) }.joined(separator: " ").lowercased()
    return Self.fills.contains(where: text.contains) && Names.hasWord(text, in: Self.things)
      && !Names.hasWord(text, in: Self.denials)
  }

  private static let sides: Lexicon = ["left", "right", "horizontal", "sides", "or", "start"]
  private static let both = [
    "all four sides", "all sides", "each side", "every side", "top and bottom", "above and below",
    "vertical", "oben und unten",
  ]

  /// The one length behind a label; of a padding the one above and below.
  private func measure(
    _ fields: [LabelledField], _ labels: Lexicon, _ context: RuleContext
  ) -> Measure? {
    let document = context.document
    var found: Measure?
    for field in fields {
      guard Names.isPhrase(document.name(of: field), in: labels) else { continue }
      let range = ASCII.trimmed(document.plain, field.value)
      let text = document.string(plain: range).lowercased()
      let first = String(text.prefix { $0 != "," && $0 != ";" })
      guard found == nil, !text.contains("min"),
        !Names.hasWord(first, in: Self.sides) || Self.both.contains(where: first.contains)
      else { return nil }
      guard let length = document.leadingLength(of: range) else { return nil }
      found = (
        length.value, length.unit, document.origin(document.sourceRange(plain: length.range))
      )
    }
    return found
  }
}
