import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lists that give a thing its height, its padding, and texts of which each has a line height and a number of lines.
extension TextDoesNotFit {
  private static let heights: Lexicon = [
    "height", "row-height", "tile-height", "card-height", "item-height", "fixed-height", "höhe",
  ]
  private static let paddings: Lexicon = [
    "padding", "vertical-padding", "inner-padding", "padding-block", "innenabstand",
  ]
  /// Words for texts that stand beside others, and for heights that may grow.
  private static let beside: Lexicon = [
    "trailing", "right", "left", "beside", "end", "badge", "overlay", "tooltip", "same", "next",
    "corner", "over", "centred-right", "outside",
  ]
  private static let growing: Lexicon = [
    "min", "minimum", "least", "auto", "grows", "grow", "about",
  ]
  private static let counts: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "1": 1, "2": 2, "3": 3, "single": 1, "eine": 1, "zwei": 2,
    "drei": 3, "einzeilig": 1, "zweizeilig": 2,
  ]

  /// Reports heights that the texts and the padding of the same list exceed.
  func checkStacks(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("line") || document.mentions("zeil") || document.mentions("Zeil") else {
      return
    }
    for number in (document.lists + document.tables).sorted() {
      let fields = document.labelledFields(of: number)
      guard (3...12).contains(fields.count),
        let height = length(fields, Self.heights, document),
        let padding = length(fields, Self.paddings, document), padding.unit == height.unit,
        !Names.hasWord(document.string(plain: height.field.value), in: Self.growing)
      else { continue }
      let texts = fields.compactMap { text($0, height.unit, document) }
      guard texts.contains(where: { $0.count > 1 }) || texts.count > 1 else { continue }
      let lines = texts.reduce(0) { $0 + $1.count * $1.height }
      let needed = lines + 2 * padding.value
      let origin = document.origin(document.sourceRange(plain: height.range))
      guard needed > height.value + 0.5, context.isNormative(origin.range) else { continue }
      let (unit, sum) = (height.unit, Numbers.text(needed))
      let parts = texts.map { "\(Numbers.text($0.count)) × \(Numbers.text($0.height))" }
      diagnostics.append(
        diagnostic(
          "the texts and the padding need \(sum)\(unit), the height is "
            + "\(Numbers.text(height.value))\(unit)",
          at: origin, label: "needs \(sum)\(unit)",
          related: texts.map {
            .init(document.origin(document.sourceRange(plain: $0.range)), "text")
          },
          why: parts.joined(separator: " + ") + " + 2 × \(Numbers.text(padding.value)) = \(sum)",
          help: "write \(sum)\(unit) or more, or let the height follow the text"))
    }
  }

  private typealias Length = (value: Double, unit: String, range: Range<Int>, field: LabelledField)

  private func length(
    _ fields: [LabelledField], _ labels: Lexicon, _ document: Document
  ) -> Length? {
    let found = fields.filter { Names.isPhrase(document.name(of: $0), in: labels) }
    guard found.count == 1, let length = document.leadingLength(of: found[0].value) else {
      return nil
    }
    let text = document.string(plain: found[0].value).lowercased()
    guard !text.contains("left") || text.contains("top") else { return nil }
    return (length.value, length.unit, length.range, found[0])
  }

  /// A text "16px/24px semibold, two lines".
  private func text(
    _ field: LabelledField, _ unit: String, _ document: Document
  ) -> (count: Double, height: Double, range: Range<Int>)? {
    let value = document.string(plain: field.value)
    let words = Names.words(value)
    guard !words.contains(where: Self.beside.contains),
      let place = words.firstIndex(where: { ["line", "lines", "zeile", "zeilen"].contains($0) }),
      place > 0, let count = Self.counts[words[place - 1]],
      let slash = value.firstIndex(of: "/")
    else { return nil }
    let rest = value[value.index(after: slash)...].drop { $0 == " " }
    let digits = rest.prefix { $0.isNumber }
    guard let height = Double(digits), (8...80).contains(height),
      rest.dropFirst(digits.count).drop(while: { $0 == " " }).hasPrefix(unit)
    else { return nil }
    return (count, height, field.value)
  }
}
