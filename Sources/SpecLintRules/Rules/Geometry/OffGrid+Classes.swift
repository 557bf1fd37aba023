import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Utility classes of half a step: "px-2.5" is 10px.
extension OffGrid {
  /// What a class sets a distance of.
  private static let properties: Lexicon = [
    "p", "px", "py", "pt", "pb", "pl", "pr", "ps", "pe", "m", "mx", "my", "mt", "mb", "ml", "mr",
    "ms", "me", "gap", "gap-x", "gap-y", "space-x", "space-y",
  ]

  /// Reports the classes of half a step that are off a grid of 4px or 8px, each class once.
  ///
  /// - Source: Tailwind CSS 3.4, "Customizing Spacing": a step is 0.25rem, 4px.
  func checkClasses(
    _ grid: Constraint, _ step: Double, _ steps: Set<String>, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    guard step == 4 || step == 8, context.document.mentions(".5") else { return }
    var places: [String: [Origin]] = [:]
    var order: [String] = []
    let bytes = context.document.source.bytes
    var offset = 2
    while let dot = ASCII.find(".5", in: bytes, offset..<bytes.count) {
      offset = dot + 2
      guard let range = classRange(around: dot, bytes) else { continue }
      let name = context.document.source.string(range)
      guard !steps.contains(Numbers.text(Self.value(name)) + "px"), !isExempt(range, grid, context)
      else { continue }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(context.origin(range))
    }
    for name in order {
      guard let origins = places[name], let first = origins.first else { continue }
      let text = Numbers.text(Self.value(name))
      var found = diagnostic(
        "'\(name)' is \(text)px, off the \(Numbers.text(step))px grid", at: first,
        label: "\(Numbers.text(Self.value(name) / step, decimals: 3)) steps",
        related: [.init(grid.origin, "the grid is set here")]
          + origins.dropFirst().prefix(8).map { .init($0, "here as well") },
        why: "one step of a utility class is 4px",
        help: "use a class of a whole step, or say that the grid has half steps")
      // A hair between the lines of one block is a habit of most grids.
      if Self.value(name) * 2 <= step { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// The pixels of a class.
  private static func value(_ name: String) -> Double {
    (name.split(separator: "-").last.flatMap { Double($0) } ?? 0) * 4
  }

  /// The class whose number has a dot at a place.
  private func classRange(around dot: Int, _ bytes: ContiguousArray<UInt8>) -> SourceRange? {
    var start = dot
    while start > 0, ASCII.isDigit(bytes[start - 1]) { start -= 1 }
    guard start < dot, start > 1, bytes[start - 1] == ASCII.hyphen else { return nil }
    let hyphen = start - 1
    start = hyphen
    while start > 0, ASCII.isLetter(bytes[start - 1]) || bytes[start - 1] == ASCII.hyphen {
      start -= 1
    }
    let end = dot + 2
    let isBound =
      end == bytes.count || !ASCII.isWord(bytes[end]) && bytes[end] != ASCII.hyphen
    guard isBound, hyphen - start <= 7,
      Self.properties.contains(String(decoding: bytes[start..<hyphen], as: UTF8.self))
    else { return nil }
    return SourceRange(start, end)
  }

  /// Whether a line speaks of exceptions, of what is to be avoided, of a mark in or around a thing, or lists steps.
  private func isExempt(_ range: SourceRange, _ grid: Constraint, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(range.start)))
    guard context.isNormative(range), line.offsets.count <= 1000,
      !grid.lineOrigin.range.contains(range)
    else { return true }
    let text = source.string(line)
    // What is struck out holds no more.
    return text.contains("~~")
      || Names.words(text).contains {
        Self.exceptions.contains($0) || Self.otherDistances.contains($0)
      }
  }
}
