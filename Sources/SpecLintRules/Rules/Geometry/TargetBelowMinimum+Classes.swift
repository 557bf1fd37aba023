import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Heights that utility classes give to controls: "| Button | `h-9 px-4` |", "Icon button: `size-9`".
///
/// - Source: Tailwind CSS 3.4, "Height": a step is 0.25rem, 4px.
extension TargetBelowMinimum {
  private static let stems: [StaticString] = ["h-", "size-"]

  /// Reports the design values, the stated areas and the classes of controls that are lower than the demand for all.
  func checkNamed(
    _ demands: [Constraint], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    checkTokens(demands, context, into: &diagnostics)
    checkAreas(demands, context, into: &diagnostics)
    let document = context.document
    guard Self.stems.contains(where: { document.mentions($0) }) else { return }
    let leaves = Set(Self.stems.flatMap { document.leaves(with: $0) }).sorted()
    var seen: Set<String> = []
    for leaf in leaves {
      guard let control = classed(leaf, document),
        case let place = context.origin(control.range), context.isNormative(place.range),
        case let own = made(control.name, control.height, place),
        let demand = demands.filter({ isComparable($0.quantity.unit, .px) && binds($0, own) })
          .min(by: { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }),
        let least = demand.quantity.min, control.height < least,
        seen.insert("\(control.name) \(control.height)").inserted
      else { continue }
      var found = diagnostic(own, control.height, demand, least)
      if isForFingersAlone(demand, own, context) { found.severity = .warning }
      diagnostics.append(found)
    }
  }

  private func made(_ name: String, _ height: Double, _ place: Origin) -> Constraint {
    Constraint(
      kind: .height, subject: name, quantity: Quantity(height, .px), scope: [], origin: place,
      lineOrigin: place)
  }

  /// The control of a row or a labelled line with the only height of its classes.
  private func classed(
    _ leaf: Int, _ document: Document
  ) -> (name: String, height: Double, range: SourceRange)? {
    let text = document.plainText(of: leaf)
    guard text.count < 200, let name = label(of: leaf, text, document),
      case let words = Names.words(name), (1...4).contains(words.count),
      words.contains(where: Self.controls.contains),
      !words.contains(where: { Self.parts.contains($0) && !Self.kinds.contains($0) }),
      !Names.hasWord(document.string(plain: text), in: Self.areas),
      ASCII.find("min-h-", in: document.plain, text) == nil,
      ASCII.find("min-w-", in: document.plain, text) == nil,
      case let found = heights(text, document), found.count == 1,
      (20...96).contains(found[0].0)
    else { return nil }
    return (name, found[0].0, document.sourceRange(plain: found[0].1))
  }

  /// The first cell of a row, or what stands before the colon of a line.
  private func label(of leaf: Int, _ text: Range<Int>, _ document: Document) -> String? {
    if document.nodes[leaf].kind == .tableCell {
      let cells = document.children(of: Int(document.nodes[leaf].parent))
      guard let first = cells.first, first != leaf else { return nil }
      return document.string(first)
    }
    guard document.nodes[leaf].kind == .paragraph,
      let colon = ASCII.find(ASCII.colon, in: document.plain, text), colon - text.lowerBound < 40
    else { return nil }
    return document.string(plain: text.lowerBound..<colon)
  }

  /// The heights of the classes of a text in code: 36 of "h-9", 40 of "h-[40px]".
  private func heights(_ text: Range<Int>, _ document: Document) -> [(Double, Range<Int>)] {
    let bytes = document.plain
    var result: [(Double, Range<Int>)] = []
    for stem in Self.stems {
      var offset = text.lowerBound
      while let place = ASCII.find(stem, in: bytes, offset..<text.upperBound) {
        var end = place + stem.utf8CodeUnitCount
        offset = end
        guard place == text.lowerBound || [ASCII.space, ASCII.quote].contains(bytes[place - 1]),
          document.span(at: place, in: .code) != nil
        else { continue }
        while end < text.upperBound, !ASCII.isWhitespace(bytes[end]), bytes[end] != ASCII.quote {
          end += 1
        }
        let value = document.string(plain: offset..<end)
        if let step = Double(value) {
          result.append((step * 4, place..<end))
        } else if value.hasPrefix("["), value.hasSuffix("px]"),
          let length = Double(value.dropFirst().dropLast(3))
        {
          result.append((length, place..<end))
        }
      }
    }
    return result
  }
}
