import SpecDiagnostics
public import SpecLint

/// The format for people: grouped by document, machine and kind of fact, with both places and values.
public struct FullDifference: DifferenceFormat {
  /// The name on the command line.
  public static let name = "full"
  /// The verdict is the last line.
  public static let isComplete = true

  /// Makes the format.
  public init() {}

  /// The text.
  public func text(_ report: DifferenceReport, style: FormatStyle) -> String {
    var writer = FullWriter(paint: Paint(style.usesColor))
    for document in report.changedDocuments { writer.write(document) }
    writer.writeNotCompared(report)
    writer.line(writer.verdict(report.verdict, report.summary))
    return writer.text
  }
}

private struct FullWriter {
  let paint: Paint
  private(set) var text = ""

  init(paint: Paint) { self.paint = paint }

  mutating func line(_ line: String) { text += line + "\n" }

  private func painted(_ text: String, _ color: String) -> String {
    paint.start(color) + text + paint.end
  }

  /// A text in the colour of a verdict.
  func verdict(_ verdict: SemverVerdict, _ text: String) -> String {
    verdict.severity.map { painted(text, Paint.color(of: $0)) } ?? text
  }

  // MARK: Documents

  mutating func write(_ document: DocumentDifference) {
    line(
      painted(TerminalText.singleLine(document.path), Paint.bold) + ": "
        + verdict(document.verdict, document.verdict.rawValue))
    var group = ""
    for change in document.changes {
      let title = change.machine.map { "machine '\($0)'" } ?? change.fact.title.lowercased()
      if title != group, change.fact != .document { line("  \(TerminalText.singleLine(title))") }
      group = title
      write(change)
    }
    if let version = document.version {
      let word = version.isTooSmall ? painted("warning", Paint.color(of: .warning)) : "version"
      let place = version.place.map { " (\($0.short))" } ?? ""
      line("  \(word)  \(TerminalText.singleLine(version.message + place))")
    }
    line("")
  }

  private mutating func write(_ change: Change) {
    let word = change.verdict.rawValue
    let indent = String(repeating: " ", count: 11)
    let gap = String(repeating: " ", count: max(1, 7 - word.utf8.count))
    let isLong = change.isLong
    line(
      "    " + verdict(change.verdict, word) + gap
        + TerminalText.singleLine(isLong ? change.shortHeadline : change.headline))
    if isLong {
      if let old = change.old { line(indent + painted("- \(TerminalText.singleLine(old))", "31")) }
      if let new = change.new { line(indent + painted("+ \(TerminalText.singleLine(new))", "32")) }
    }
    line(indent + painted(TerminalText.singleLine(change.places), Paint.frame))
    line(indent + "= why " + TerminalText.singleLine(change.why))
    if let evidence = change.evidence {
      line(
        indent + "= taken for one: "
          + TerminalText.singleLine(
            "\(evidence.reason) (confidence \(evidence.confidence.rawValue))"))
    }
  }

  // MARK: The rest

  mutating func writeNotCompared(_ report: DifferenceReport) {
    let lines = report.notComparedLines
    guard !lines.isEmpty else { return }
    line(painted("not compared", Paint.bold))
    for entry in lines { line("  " + TerminalText.singleLine(entry)) }
    if report.unreadChangeCount > 0 {
      let count = report.unreadChangeCount
      let noun = count == 1 ? "1 of these lines differs" : "\(count) of these lines differ"
      line(
        "  " + painted("\(noun), and the verdict says nothing about it", Paint.color(of: .warning)))
    }
    line("")
  }
}

extension Change {
  /// Whether the values are better read on lines of their own.
  fileprivate var isLong: Bool {
    fact != .wording && action == .changed && (old?.count ?? 0) + (new?.count ?? 0) > 60
  }

  /// The headline without the values.
  fileprivate var shortHeadline: String {
    var change = self
    change.old = nil
    change.new = nil
    return change.headline
  }
}
