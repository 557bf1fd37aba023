import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Parts that say in words that they are not built, and ticks beside "(future)".
extension StatusVersusPending {
  private static let built: Lexicon = [
    "implemented", "complete", "completed", "done", "shipped", "released",
  ]

  /// Whether a status says that everything is built, and not only agreed on.
  static func isBuilt(_ status: DocumentStatus) -> Bool {
    Names.firstWord(status.text).map(built.contains) == true
  }

  /// What a cell says as a whole.
  private static let cells: Lexicon = [
    "deferred", "not implemented", "not yet implemented", "not started", "not built", "postponed",
    "unimplemented", "to be implemented", "to do",
  ]
  /// What a sentence begins with.
  private static let openings = [
    "not implemented", "not yet implemented", "specified, not implemented", "not built yet",
    "specified but not implemented", "specified, not yet implemented", "to be implemented",
    "implementation pending", "implementation deferred",
  ]
  private static let delays = [
    "deferred to ", "deferred until ", "postponed to ", "postponed until ",
  ]

  /// Cells, sentences and items that say that something is left to do.
  func openParts(_ document: Document) -> [SourceRange] {
    var result: [SourceRange] = []
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph || node.kind == .tableCell {
      let range = document.plainText(of: number)
      guard (5..<400).contains(range.count), mayBeOpen(range, document.plain),
        case let text = document.string(number).lowercased(),
        node.kind == .tableCell
          ? Self.cells.contains(Names.words(text).joined(separator: " ")) : isOpen(text)
      else { continue }
      result.append(document.sourceRange(plain: range))
    }
    return result
  }

  private func mayBeOpen(_ range: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    let cues: [StaticString] = ["eferred", "mplement", "ot built", "ot started", "ostponed"]
    return cues.contains { ASCII.find($0, in: plain, range) != nil }
  }

  private func isOpen(_ text: String) -> Bool {
    if Self.openings.contains(where: text.hasPrefix) { return true }
    guard let delay = Self.delays.first(where: text.contains),
      let place = text.firstRange(of: delay)
    else { return false }
    // "Pump controls – Deferred to phase 4": the words behind a label, not in a sentence.
    guard let last = text[..<place.lowerBound].last(where: { $0 != " " }) else { return true }
    return ":-–—.".contains(last)
  }

  // MARK: Ticks

  private static let remarks = [
    "(future)", "(planned)", "(coming soon)", "(not yet implemented)", "(not implemented)",
    "(not built yet)",
  ]

  /// Reports lines that are ticked off and say that they lie ahead: "✅ Dark mode ready (future)".
  func checkTicks(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("✅") || document.mentions("[x]") else { return }
    let source = document.source
    for remark in Self.remarks {
      var offset = 0
      var remark = remark
      remark.withUTF8 { wanted in
        source.bytes.withUnsafeBufferPointer { bytes in
          while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
            offset = place + wanted.count
            let line = source.lineRange(source.lineIndex(of: place))
            guard line.offsets.count < 200, isTicked(line, source), context.isNormative(line) else {
              continue
            }
            diagnostics.append(
              diagnostic(
                "this line is ticked off and says '\(String(decoding: wanted, as: UTF8.self))'",
                at: context.origin(SourceRange(place, place + wanted.count)),
                label: "still to come", why: "a tick says that nothing is left to do",
                help: "take the tick away, or drop the remark"))
          }
        }
      }
    }
  }

  /// Whether a line is an item that begins with a tick.
  private func isTicked(_ line: SourceRange, _ source: SourceText) -> Bool {
    let text = source.string(line).drop { " \t-*+".contains($0) }
    return text.hasPrefix("✅") || text.hasPrefix("[x]")
  }
}
