import SpecModel
import SpecSyntax
import SpecText

/// Keeps every list item and labelled line in the document's own words, so that nothing it states is without a place.
enum StatementPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    for line in context.lines where line.holder == .item || line.isStrongLabel {
      guard line.holder != .heading, line.holder != .cell else { continue }
      // A label alone introduces what follows; a line that is all link belongs to the table of contents.
      guard !line.value.isEmpty, !isLink(line, in: context.document) else { continue }
      spec.statements.append(
        Statement(
          subject: line.label.map { context.origin(plain: $0, in: line) },
          text: context.origin(plain: line.value, in: line)))
    }
  }

  private static func isLink(_ line: TextLine, in document: Document) -> Bool {
    let run = document.run(at: line.text.lowerBound, in: line.node)
    guard run >= 0, document.runs[run].link >= 0 else { return false }
    let link = document.links[Int(document.runs[run].link)]
    return Int(link.text.lowerBound) <= line.text.lowerBound
      && Int(link.text.upperBound) >= line.text.upperBound
  }
}
