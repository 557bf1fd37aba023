import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports a finished status above parts that are marked as pending.
public struct StatusVersusPending: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M204", name: "status-vs-pending",
    summary: "The status says finished, parts of the document say pending.",
    category: .metadata, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A document that calls itself implemented and marks a feature as pending is read as finished by
      whoever looks at the top only. Marks are an hourglass or a building site beside a word such as
      "pending", and TBD, TODO or FIXME in capitals, but not an aside in brackets; where the status says that all is built, also cells
      and sentences such as "Deferred" and "Not implemented". A line that is ticked off and says "(future)"
      contradicts itself. States of the interface that are called pending
      do not count.
      """,
    examples: [
      .accepted(
        "# A\n\n**Status:** Implemented\n**Date:** 2025-01-01\n\n## Pending State\n\nText.\n"),
      .flagged(
        "# A\n\n**Status:** ⟦Implemented⟧\n**Date:** 2025-01-01\n\n## Parts\n\n- Lists: ⏳ Pending ticket 12\n"
      ),
    ]
  )

  private static let words: Lexicon = [
    "pending", "planned", "wip", "todo", "later", "upcoming",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for marks where the status is a finished one.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    checkTicks(context, into: &diagnostics)
    guard let status = DocumentStatus.find(in: document), status.isFinished else { return }
    var found: [SourceRange] = []
    for node in document.nodes
    where !node.text.isEmpty && node.kind != .codeBlock && mayHoldMark(node.text, document.plain) {
      found += marks(in: node, document)
    }
    if Self.isBuilt(status) {
      found = Set(found + openParts(document)).sorted { $0.start < $1.start }
    }
    guard let first = found.first else { return }
    let line = document.source.line(of: first.start)
    let count = parts(found, document)
    diagnostics.append(
      diagnostic(
        "the status is '\(status.text)', but \(count) "
          + "\(count == 1 ? "part is" : "parts are") still pending",
        at: context.origin(status.range), label: "finished",
        related: found.map { .init(context.origin($0), "pending") },
        why: "the document marks open parts itself, first on line \(line)",
        help: "say 'partly \(status.text.lowercased())', or move the open parts to another document"
      ))
  }

  /// How many parts the marks are about: lines that share two words speak of one.
  private func parts(_ marks: [SourceRange], _ document: Document) -> Int {
    var parts: [Set<String>] = []
    for mark in marks {
      let words = Set(
        Names.words(document.source.string(mark))
          .filter { $0.utf8.count > 3 && !Self.words.contains($0) }
          .map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
      if !parts.contains(where: { $0.intersection(words).count > 1 }) { parts.append(words) }
    }
    return parts.count
  }

  /// A quick look that leaves out most text: ⏳, 🚧, TBD, TODO or FIXME somewhere.
  private func mayHoldMark(_ range: Range<Int32>, _ plain: ContiguousArray<UInt8>) -> Bool {
    plain.withUnsafeBufferPointer { bytes in
      let end = Int(range.upperBound)
      var offset = Int(range.lowerBound)
      while offset + 2 < end {
        switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
        case (0xE2, 0x8F, 0xB3), (0xF0, 0x9F, 0x9A), (0x54, 0x42, 0x44), (0x54, 0x4F, 0x44),
          (0x46, 0x49, 0x58):
          return true
        default: offset += 1
        }
      }
      return false
    }
  }

  private func marks(in node: Document.Node, _ document: Document) -> [SourceRange] {
    var result: [SourceRange] = []
    var start = Int(node.text.lowerBound)
    while start < Int(node.text.upperBound) {
      let rest = document.plain[start..<Int(node.text.upperBound)]
      let end = rest.firstIndex(of: 0x0A) ?? Int(node.text.upperBound)
      if isMark(start..<end, document) {
        result.append(document.sourceRange(plain: start..<end))
      }
      start = end + 1
    }
    return result
  }

  private func isMark(_ range: Range<Int>, _ document: Document) -> Bool {
    let bytes = document.plain[range]
    // An hourglass is E2 8F B3, a building site F0 9F 9A A7; capitals are T, F.
    guard bytes.contains(where: { $0 == 0xE2 || $0 == 0xF0 || $0 == 0x54 || $0 == 0x46 }) else {
      return false
    }
    let text = document.string(plain: range)
    if text.unicodeScalars.contains("⏳") || text.unicodeScalars.contains("🚧") {
      return Names.hasWord(text, in: Self.words) && !isShown(range, document)
    }
    let words = text.split { !$0.isLetter }
    return words.indices.contains { place in
      switch words[place] {
      case "TBD", "FIXME": !isDenied(words[..<place]) && !isAside(words[place], text)
      // On a board, TODO is the name of a column.
      case "TODO": !isDenied(words[..<place]) && (text.contains("TODO:") || !hasBoard(document))
      default: false
      }
    }
  }

  /// Whether a word stands among others in brackets behind what is settled: "weekly (exact hour TBD)".
  private func isAside(_ word: Substring, _ text: String) -> Bool {
    guard let open = text[..<word.startIndex].lastIndex(where: { "()".contains($0) }),
      text[open] == "(", let close = text[word.endIndex...].firstIndex(of: ")")
    else { return false }
    return Names.wordCount(String(text[open..<close])) > 2
      && Names.wordCount(String(text[..<open])) > 1
  }

  /// "no TBD left"
  private func isDenied(_ before: ArraySlice<Substring>) -> Bool {
    before.last.map {
      ["no", "without", "zero", "existing", "old", "remove", "replace"].contains($0.lowercased())
    } == true
  }

  /// Whether the document writes the other columns of a board in capitals too.
  private func hasBoard(_ document: Document) -> Bool {
    document.mentions("DONE") || document.mentions("DOING") || document.mentions("IN PROGRESS")
      || document.mentions("IN_PROGRESS")
  }

  /// Whether a sign stands in quotation marks or code, so that it is what people see.
  private func isShown(_ range: Range<Int>, _ document: Document) -> Bool {
    let bytes = document.plain
    guard
      let sign = range.first(where: {
        bytes[$0] == 0xE2 && $0 + 1 < range.upperBound && bytes[$0 + 1] == 0x8F || bytes[$0] == 0xF0
      })
    else { return false }
    if sign > range.lowerBound, bytes[sign - 1] == 0x22 { return true }
    if sign > range.lowerBound + 2, bytes[sign - 3] == 0xE2, bytes[sign - 2] == 0x80,
      [0x9C, 0x9E, 0x9F].contains(bytes[sign - 1])
    {
      return true
    }
    return document.span(at: sign, in: .code) != nil
  }
}
