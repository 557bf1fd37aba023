public import SpecLint
import SpecText

/// A comment for a pull request: the verdict, then a table for each document that opens on a click.
public struct MarkdownDifference: DifferenceFormat {
  /// The name on the command line.
  public static let name = "markdown"
  /// The verdict is the first line.
  public static let isComplete = true

  /// Makes the format.
  public init() {}

  /// GitHub refuses comments of more than 65 536 characters.
  static let limit = 60_000

  /// The text.
  public func text(_ report: DifferenceReport, style: FormatStyle) -> String {
    var text = "### Specs: \(Self.sign(report.verdict)) \(Self.escaped(report.summary))\n\n"
    text += "\(Self.code(report.old.name)) → \(Self.code(report.new.name))\n\n"
    let warnings = report.documents.filter { $0.version?.isTooSmall == true }
    for document in warnings {
      let message = document.version?.message ?? ""
      text += "> ⚠️ \(Self.code(document.path)): \(Self.escaped(message))\n>\n"
    }
    if !warnings.isEmpty { text += "\n" }
    var left: [DocumentDifference] = []
    // The worst come first, so that what a comment cannot hold is what matters least.
    let documents = report.changedDocuments.enumerated().sorted {
      ($1.element.verdict, $0.offset) < ($0.element.verdict, $1.offset)
    }.map(\.element)
    for document in documents {
      let part = part(document)
      if text.count + part.count > Self.limit { left.append(document) } else { text += part }
    }
    if !left.isEmpty {
      let count = left.reduce(0) { $0 + $1.changes.count }
      text += "**\(count) changes of \(left.count) documents do not fit into a comment:** "
      text += left.map { Self.code($0.path) }.joined(separator: ", ")
      text += ". `plumb diff` lists them.\n\n"
    }
    return text + notCompared(report, room: Self.limit + 4_000 - text.count)
  }

  // MARK: Documents

  private func part(_ document: DocumentDifference) -> String {
    let count = document.changes.count
    let title = "\(Self.mark(document.verdict)) <code>\(Self.html(document.path))</code>: "
    let isOpen = document.verdict == .major ? " open" : ""
    var text = "<details\(isOpen)><summary>\(title)\(count) "
    text += count == 1 ? "change</summary>\n\n" : "changes</summary>\n\n"
    var group: String?
    for change in document.changes {
      let title = change.machine.map { "Machine “\($0)”" } ?? change.fact.title
      if title != group {
        if group != nil { text += "\n" }
        text += "**\(Self.escaped(title))**\n\n| verdict | change | old | new | line | why |\n"
        text += "|---|---|---|---|---|---|\n"
        group = title
      }
      text += row(change, in: document)
    }
    if let version = document.version { text += "\n\(Self.escaped(version.message))\n" }
    return text + "\n</details>\n\n"
  }

  private func row(_ change: Change, in document: DocumentDifference) -> String {
    var short = change
    short.old = nil
    short.new = nil
    let headline = change.action == .renamed ? change.headline : short.headline
    let evidence = change.evidence.map { " (\($0.reason), confidence \($0.confidence.rawValue))" }
    let cells = [
      Self.mark(change.verdict), Self.escaped(headline), Self.value(change.old),
      Self.value(change.new), lines(change, in: document),
      Self.escaped(change.why + (evidence ?? "")),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func lines(_ change: Change, in document: DocumentDifference) -> String {
    switch (change.oldPlace?.line, change.newPlace?.line) {
    case (let old?, let new?): old == new ? "\(new)" : "\(old) → \(new)"
    case (let old?, nil): "\(old) (old)"
    case (nil, let new?): "\(new)"
    case (nil, nil): ""
    }
  }

  // MARK: The rest

  private func notCompared(_ report: DifferenceReport, room: Int) -> String {
    let lines = report.notComparedLines
    guard !lines.isEmpty else { return "" }
    var text = "<details><summary>Not compared: \(lines.count)"
    let unread = report.unreadChangeCount
    if unread > 0 { text += ", of which \(unread) differ and are not in the verdict" }
    text += "</summary>\n\n"
    for (index, line) in lines.enumerated() {
      let item = "- \(Self.escaped(line))\n"
      if text.count + item.count > max(room, 1_000) {
        text += "- and \(lines.count - index) more; `plumb diff` lists them\n"
        break
      }
      text += item
    }
    return text + "\n</details>\n"
  }

  // MARK: Text

  private static func sign(_ verdict: SemverVerdict) -> String {
    switch verdict {
    case .none: "⚪"
    case .patch: "🔵"
    case .minor: "🟢"
    case .major: "🔴"
    }
  }

  private static func mark(_ verdict: SemverVerdict) -> String {
    "\(sign(verdict)) \(verdict.rawValue)"
  }

  private static func value(_ text: String?) -> String { text.map(code) ?? "" }

  /// A text between backticks that none of its own can end.
  private static func code(_ text: String) -> String {
    let text = TerminalText.singleLine(text).replacing("|", with: "\\|")
    guard text.contains("`") else { return text.isEmpty ? "" : "`\(text)`" }
    return "`` \(text.replacing("``", with: "` `")) ``"
  }

  /// A text within a line of HTML, where Markdown means nothing.
  private static func html(_ text: String) -> String {
    TerminalText.singleLine(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// A text in which nothing is markup.
  private static func escaped(_ text: String) -> String {
    // Nobody is told of a comment by a name that a document happens to hold.
    TextTable.markdownCell(TerminalText.singleLine(text))
      .replacing(">", with: "&gt;").replacing("#", with: "\\#").replacing("@", with: "@\u{200B}")
  }
}
