import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Documents whose letters a program has replaced with question marks.
extension Mojibake {
  /// Reports the first heading of a document of which most headings are nothing but question marks.
  func checkLetters(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("???") else { return }
    let headings = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
    let lost = headings.filter { isLost(document.plainText(of: $0), document) }
    guard let first = lost.first, lost.count >= 2, lost.count * 2 > headings.count else { return }
    diagnostics.append(
      diagnostic(
        "the letters of this document are lost",
        at: context.origin(document.nodes[first].range), label: "question marks",
        why:
          "\(lost.count) of \(headings.count) headings are nothing but question marks: a program "
          + "could not write the letters in its encoding",
        help: "save the text again as UTF-8 from where its letters are still whole"))
  }

  /// "## 1. ??????": three question marks or more, and no letter.
  private func isLost(_ text: Range<Int>, _ document: Document) -> Bool {
    let bytes = document.plain[text]
    return bytes.count { $0 == 0x3F } >= 3
      && !bytes.contains { ASCII.isLetter($0) || $0 >= 0x80 }
  }
}
