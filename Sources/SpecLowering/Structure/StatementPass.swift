import SpecModel
import SpecSyntax
import SpecText

/// Keeps every list item and labelled line in the document's own words, so that nothing it states is without a place.
///
/// A line that is the step of a scenario is told there already.
enum StatementPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let steps = Set(spec.scenarios.flatMap { $0.fields.filter(isStep).map(\.origin.range.start) })
    for line in context.lines where line.holder == .item || line.isStrongLabel {
      guard line.holder != .heading, line.holder != .cell else { continue }
      // A label alone introduces what follows; a line that is all link belongs to the table of contents.
      guard !line.value.isEmpty, !isLink(line, in: context.document),
        steps.isEmpty || !isStep(line, of: steps, context)
      else { continue }
      spec.statements.append(
        Statement(
          subject: line.label.map {
            whole(context.origin(plain: $0, in: line), context.document)
          },
          text: whole(context.origin(plain: line.value, in: line), context.document)))
    }
  }

  /// Whether a line begins where a step does.
  private static func isStep(
    _ line: TextLine, of steps: Set<UInt32>, _ context: LoweringContext
  ) -> Bool {
    let node = context.document.nodes[line.node]
    return steps.contains(context.origin(plain: line.text).range.start)
      || line.text.lowerBound == Int(node.text.lowerBound) && steps.contains(node.range.start)
  }

  /// Whether a word of scenarios opens a field: "Given", "Und".
  private static func isStep(_ field: Scenario.Field) -> Bool {
    field.label.utf8.count <= 24
      && GherkinKeywords.opening(field.label)?.keyword.count == field.label.count
  }

  /// A place with the marks around its first and last words, where one of a pair stands inside it: "**Given** a list" and
  /// not "Given** a list".
  ///
  /// - Complexity: a look at the byte on either side where no mark stands there.
  private static func whole(_ origin: Origin, _ document: Document) -> Origin {
    let bytes = document.source.bytes
    var start = Int(origin.range.start)
    var end = Int(origin.range.end)
    guard start > 0, start < end, end <= bytes.count else { return origin }
    let isLed = isMark(bytes[start - 1])
    guard isLed || end < bytes.count && isMark(bytes[end]) else { return origin }
    let mark = isLed ? bytes[start - 1] : bytes[end]
    var runs = 0
    for offset in start..<end where bytes[offset] == mark && bytes[offset - 1] != mark { runs += 1 }
    // "`Set` → `Running`" from within the first mark up to the last.
    if runs > 0, runs % 2 == 0, isLed, end < bytes.count, bytes[end] == mark {
      while start > 0, bytes[start - 1] == mark { start -= 1 }
      while end < bytes.count, bytes[end] == mark { end += 1 }
      return document.origin(SourceRange(start, end))
    }
    guard runs % 2 == 1 else { return origin }
    if isLed {
      while start > 0, bytes[start - 1] == mark { start -= 1 }
    } else {
      while end < bytes.count, bytes[end] == mark { end += 1 }
    }
    return document.origin(SourceRange(start, end))
  }

  /// `*`, `_`, `` ` `` and `~`.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x2A || byte == 0x5F || byte == ASCII.backtick || byte == 0x7E
  }

  private static func isLink(_ line: TextLine, in document: Document) -> Bool {
    let run = document.run(at: line.text.lowerBound, in: line.node)
    guard run >= 0, document.runs[run].link >= 0 else { return false }
    let link = document.links[Int(document.runs[run].link)]
    return Int(link.text.lowerBound) <= line.text.lowerBound
      && Int(link.text.upperBound) >= line.text.upperBound
  }
}
