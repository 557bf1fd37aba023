import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Where the last range of screen widths ends, and the first one begins.
extension BreakpointGap {
  /// The open ends of ranges: the upper one, of which the document speaks, and the lower one with it.
  func openEnd(
    _ first: Span, _ last: Span, end: Double, _ larger: Mention, _ context: RuleContext
  ) -> Diagnostic {
    let words = context.document.string(plain: larger.range)
    let isOpenBelow = first.low > 0 && !first.isBelow && !first.isPoint
    let below = isOpenBelow ? "below \(Numbers.text(first.low))px and " : ""
    var related: [Diagnostic.Related] = [
      .init(context.document.origin(of: larger), "speaks of '\(words)'")
    ]
    if isOpenBelow {
      related.append(.init(first.origin, "the first range begins at \(Numbers.text(first.low))px"))
    }
    return diagnostic(
      "no layout is given for widths \(below)above \(Numbers.text(end))px", at: last.origin,
      label: "the last range ends at \(Numbers.text(end))px", related: related,
      why: "the document speaks of '\(words)' and gives no range for them",
      help: "write '\(Numbers.text(last.low))px and more', or add a range")
  }

  /// "**Ultrawide** (1281px+)" beside ranges of which the last one ends at 1280px, whatever its name.
  func goesOn(from end: Double, _ last: Origin, _ document: Document) -> Bool {
    guard let place = document.lastNode(startingBy: last.range.start) else { return false }
    let section = document.sections[Int(document.nodes[place].section)]
    let (next, same) = (Numbers.text(end + 1), Numbers.text(end))
    // "### Large phones: 431 to 768 px"
    let isHeaded = document.sections.contains { section in
      section.heading >= 0
        && document.string(Int(section.heading)).split { !$0.isNumber }.contains { $0 == next }
    }
    // "### Desktop" behind "### Tablets: 431 to 768 px"
    let isTitle =
      section.heading >= 0 && document.nodes[Int(section.heading)].range.contains(last.range)
    let isNamed =
      isTitle
      && document.sections.contains { sibling in
        sibling.heading > section.heading && sibling.parent == section.parent
          && Names.hasWord(document.string(Int(sibling.heading)), in: Self.wideDevices)
      }
    return isHeaded || isNamed
      || (Int(section.ownNodes.lowerBound)..<Int(section.ownNodes.upperBound)).contains { node in
        guard document.plainText(of: node).count < 200,
          case let text = document.string(node).filter({ $0 != " " }),
          text.contains(next) || text.contains(same)
        else { return false }
        return text.split { !$0.isNumber }.contains { $0 == next }
          || ["\(same)px+", ">\(same)", "≥\(same)"].contains(where: text.contains)
      }
  }

  private static let wideDevices: Lexicon = ["desktop", "desktops", "laptop", "laptops"]
  private static let phones: Lexicon = [
    "mobile", "mobiles", "phone", "phones", "smartphone", "smartphones", "handset", "handsets",
    "handy", "handys", "móvil", "móviles", "celular", "celulares", "téléphone", "téléphones",
    "telefono", "telefoni", "telefoon", "telefoons", "ponsel",
  ]
  private static let largerDevices: Lexicon = [
    "tablet", "tablets", "tablette", "tablettes", "tableta", "tabletas", "desktop", "desktops",
    "laptop", "laptops", "web", "responsive", "breakpoint", "breakpoints", "first",
  ]

  /// Whether a range stands in a section on phones, "Phone layouts" over "### Landscape (480–900px)": what larger screens
  /// show is told elsewhere.
  func isOfPhones(_ span: Span, _ document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: span.origin.range.start) else { return false }
    let titles = document.path(ofSection: Int(document.nodes[node].section)).filter { section in
      let heading = Int(document.sections[section].heading)
      return heading >= 0 && !document.nodes[heading].range.contains(span.origin.range)
    }.map { document.title(ofSection: $0) }
    return titles.dropFirst(titles.count > 1 ? 1 : 0).contains {
      Names.hasWord($0, in: Self.phones) && !Names.hasWord($0, in: Self.largerDevices)
    }
  }

  /// Whether the text gives a range for all that lies between two others, however its line calls it: "tablet(768~1279px)".
  func isBridged(_ end: Double, _ start: Double, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    var offset = 0
    while let found = ASCII.find("px", in: bytes, offset..<bytes.count) {
      offset = found + 2
      var first = found
      while first > 0, found - first < 16,
        ASCII.isDigit(bytes[first - 1]) || bytes[first - 1] == 0x7E
          || bytes[first - 1] == ASCII.hyphen || bytes[first - 1] >= 0x80
      {
        first -= 1
      }
      let numbers = document.source.string(SourceRange(first, found)).split { !$0.isNumber }
        .compactMap { Double($0) }
      if numbers.count == 2, numbers[0] <= end + 1, numbers[1] >= start - 1 { return true }
    }
    return false
  }
}
