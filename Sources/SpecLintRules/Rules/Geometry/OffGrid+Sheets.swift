import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Distances in style sheets: "padding: 10px 20px;" beside a grid of 4px.
extension OffGrid {
  private static let languages: Lexicon = ["css", "scss", "less", "sass"]
  private static let sides: [String] = [
    "padding", "padding-top", "padding-bottom", "padding-left", "padding-right", "padding-block",
    "padding-inline", "margin", "margin-top", "margin-bottom", "gap", "row-gap", "column-gap",
  ]

  /// Reports the first distance off the grid of each declaration, each value once.
  func checkSheets(
    _ grid: Constraint, _ step: Double, _ steps: Set<String>, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    guard grid.quantity.unit == .px else { return }
    let document = context.document
    var places: [Double: [Origin]] = [:]
    var order: [Double] = []
    for block in document.codeBlocks where Self.languages.contains(block.language) {
      for line in block.lines where line.offsets.count < 200 {
        guard let (value, range) = distance(line.offsets, step, document),
          !steps.contains(Numbers.text(value) + "px"), !isOnFinerStep(value, "px", steps),
          !isExempt(line, context)
        else { continue }
        if places[value] == nil { order.append(value) }
        places[value, default: []].append(context.origin(range))
      }
    }
    for value in order {
      guard let origins = places[value], let first = origins.first else { continue }
      let text = Numbers.text(value)
      var found = diagnostic(
        "\(text)px is off the \(Numbers.text(step))px grid", at: first,
        label: "\(Numbers.text(value / step, decimals: 3)) steps",
        related: [.init(grid.origin, "the grid is set here")]
          + origins.dropFirst().prefix(8).map { .init($0, "here as well") },
        why:
          "\(text) ÷ \(Numbers.text(step)) = \(Numbers.text(value / step, decimals: 3)), no whole "
          + "number of steps",
        help: "write a multiple of \(Numbers.text(step))px, or say that the grid has half steps")
      if value * 2 == step || value < step { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// The first length of a declaration of a distance that is no multiple of a step.
  private func distance(
    _ line: Range<Int>, _ step: Double, _ document: Document
  ) -> (Double, SourceRange)? {
    let bytes = document.source.bytes
    let range = ASCII.trimmed(bytes, line)
    guard range.count > 6,
      bytes[range.lowerBound] == 0x70 || bytes[range.lowerBound] == 0x6D
        || bytes[range.lowerBound] == 0x67 || bytes[range.lowerBound] == 0x72
        || bytes[range.lowerBound] == 0x63,
      let colon = ASCII.find(ASCII.colon, in: bytes, range), colon - range.lowerBound < 16,
      Self.sides.contains(String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self))
    else { return nil }
    let end = ASCII.find(0x3B, in: bytes, colon..<range.upperBound) ?? range.upperBound
    guard ASCII.find(0x28, in: bytes, colon..<end) == nil else { return nil }
    var offset = colon + 1
    while offset < end {
      let start = offset
      while offset < end, bytes[offset] > 0x20 { offset += 1 }
      if let value = Double(
        String(decoding: bytes[start..<max(start, offset - 2)], as: UTF8.self)),
        ASCII.starts(bytes, at: offset - 2, with: "px"), value > 2,
        (value / step).rounded() * step != value
      {
        return (value, SourceRange(start, offset))
      }
      offset += 1
    }
    return nil
  }

  private func isExempt(_ line: SourceRange, _ context: RuleContext) -> Bool {
    let text = context.document.source.string(line)
    return !context.isNormative(line) || text.contains("~~") || text.contains("❌")
      || Names.words(text).contains {
        Self.exceptions.contains($0) || Self.otherDistances.contains($0)
      }
  }
}
