import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports a date or a version in front matter, or at the top, that the text has outgrown.
public struct MetadataDrift: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M210", name: "metadata-drift",
    summary: "The text gives another date of change, version or status than the front matter.",
    category: .metadata, defaultSeverity: .warning,
    explanation: """
      Programs read date and version at the top, people read the footer and the change log; where one
      was forgotten, nobody knows which document lies before them. Compared are `last-updated` with a
      line "Last updated: …", a `status` such as "approved" with a bold line "Status: Draft", and
      `version` with a line "Version …" and with the table or the headings of a change log. Where there
      is no front matter, the version among the lines at the top is compared with the dated rows of that
      table.
      """,
    examples: [
      .accepted(
        "---\nlast-updated: 2025-05-02\n---\n\n# Drawer\n\nText.\n\n*Last updated: 2025-05-02*\n"),
      .flagged(
        "---\nlast-updated: 2025-03-14\n---\n\n# Drawer\n\nText.\n\n*⟦Last updated: 2025-05-02⟧*\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the front matter with the text.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard let front = context.document.frontMatter else {
      if let found = bareVersion(context) { diagnostics.append(found) }
      return
    }
    if let (first, second) = DocumentStatus.contradiction(in: context.document) {
      diagnostics.append(
        diagnostic(
          "the front matter says '\(first.text)', this line '\(second.text)'",
          at: context.origin(second.range), label: "which one holds?",
          related: [.init(context.origin(first.range), "status")],
          why: "both give the status of the document",
          help: "write the status that holds in both places, or keep one of them"))
    }
    for entry in front.root.entries {
      let key = Names.hyphenated(entry.key)
      if Self.dates.contains(key) {
        if let found = date(entry, context) { diagnostics.append(found) }
      } else if key == "version" {
        if let found = version(entry, context) { diagnostics.append(found) }
      }
    }
  }

  private static let dates: Lexicon = [
    "last-updated", "updated", "last-modified", "modified", "lastupdated", "updated-at",
  ]
  private static let labels: [StaticString] = [
    "Last updated", "Last Updated", "Last modified", "Last Modified",
  ]

  private func date(_ entry: YAMLNode.Entry, _ context: RuleContext) -> Diagnostic? {
    let document = context.document
    guard let own = CalendarDate(writtenIn: entry.value.text),
      document.mentions("ast updated") || document.mentions("ast Updated")
        || document.mentions("ast modified") || document.mentions("ast Modified")
    else { return nil }
    for node in document.nodes.indices where document.nodes[node].kind == .paragraph {
      let text = document.plainText(of: node)
      guard
        Self.labels.contains(where: { ASCII.starts(document.plain, at: text.lowerBound, with: $0) })
      else { continue }
      let line = document.line(around: text.lowerBound, in: node)
      guard let colon = document.plain[line].firstIndex(of: ASCII.colon),
        let told = CalendarDate(
          writtenIn: document.string(
            plain: ASCII.trimmed(document.plain, colon + 1..<line.upperBound))),
        told != own
      else { continue }
      return diagnostic(
        "the front matter says '\(entry.value.text)', this line another day",
        at: document.origin(document.sourceRange(plain: line)), label: "which one holds?",
        related: [.init(context.origin(entry.value.range), "\(entry.key)")],
        why: "both say when the document was changed last",
        help: "write the later day in both places, or keep one of them")
    }
    return nil
  }

  // MARK: Versions

  private func version(_ entry: YAMLNode.Entry, _ context: RuleContext) -> Diagnostic? {
    guard let own = numbers(entry.value.text) else { return nil }
    let document = context.document
    let newest = newest(like: own, document)
    if let told = stated(own, document) {
      return diagnostic(
        "the front matter says version '\(entry.value.text)', this line another one",
        at: context.origin(told), label: "which one holds?",
        related: [.init(context.origin(entry.value.range), "version")],
        why: "both give the version of the document",
        help: "write the later version in both places, or keep one of them")
    }
    guard let newest, own.lexicographicallyPrecedes(newest.numbers) else { return nil }
    let told = document.source.string(newest.range)
    return diagnostic(
      "the front matter says version '\(entry.value.text)', the change log '\(told)'",
      at: context.origin(newest.range), label: "newer than the front matter",
      related: [.init(context.origin(entry.value.range), "version")],
      why: "the newest entry of the change log is the document's version",
      help: "raise the version in the front matter")
  }

  /// A line that begins with another version: "Version 1.2.0, last updated …".
  private func stated(_ own: [Int], _ document: Document) -> SourceRange? {
    guard document.mentions("ersion ") || document.mentions("ersion:") else { return nil }
    for node in document.nodes.indices where document.nodes[node].kind == .paragraph {
      let text = document.plainText(of: node)
      guard text.count < 200,
        ASCII.starts(document.plain, at: text.lowerBound, with: "Version ")
          || ASCII.starts(document.plain, at: text.lowerBound, with: "Version: ")
          || ASCII.starts(document.plain, at: text.lowerBound, with: "Document version"),
        document.list(at: document.nodes[node].range.start) == nil,
        !isAboutChanges(Int(document.nodes[node].section), document)
      else { continue }
      let line = document.string(plain: document.line(around: text.lowerBound, in: node))
      let number = line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      guard line.utf8.count - number.utf8.count < 120,
        let told = numbers(String(number.last == "." ? number.dropLast() : number)),
        told.count == own.count, told != own
      else { continue }
      return document.sourceRange(plain: document.line(around: text.lowerBound, in: node))
    }
    return nil
  }

  /// The version among the lines at the top of a document without front matter, where the log has a newer one.
  private func bareVersion(_ context: RuleContext) -> Diagnostic? {
    let document = context.document
    guard
      let line = MetadataLines.told(in: document).lines.first(where: {
        Self.versions.contains($0.key)
      }), let own = numbers(line.value),
      let newest = newest(like: own, document, isDated: true),
      own.lexicographicallyPrecedes(newest.numbers)
    else { return nil }
    let told = document.source.string(newest.range)
    return diagnostic(
      "the top of the document says version '\(line.value)', the change log '\(told)'",
      at: context.origin(newest.range), label: "newer than the top",
      related: [.init(context.origin(line.valueRange), "version")],
      why: "the newest entry of the change log is the document's version",
      help: "raise the version at the top")
  }

  /// The newest entry of the change log with as many numbers; of rows with a day alone, where so asked.
  private func newest(
    like own: [Int], _ document: Document, isDated: Bool = false
  ) -> (numbers: [Int], range: SourceRange)? {
    var newest: (numbers: [Int], range: SourceRange)?
    func see(_ text: Range<Int>) {
      guard let found = numbers(document.string(plain: text)), found.count == own.count,
        newest.map({ $0.numbers.lexicographicallyPrecedes(found) }) ?? true
      else { return }
      newest = (found, document.sourceRange(plain: text))
    }
    func isDay(_ cell: Int) -> Bool { CalendarDate(writtenIn: document.string(cell)) != nil }
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .table:
        guard let column = versionColumn(number, document) else { continue }
        for row in document.children(of: number).dropFirst() {
          let cells = document.children(of: row)
          guard cells.indices.contains(column), !isDated || cells.contains(where: isDay) else {
            continue
          }
          see(document.plainText(of: cells[column]))
        }
      case .heading where !isDated && isInLog(node, document):
        see(document.plainText(of: number))
      default: break
      }
    }
    return newest
  }

  private static let versions: Lexicon = [
    "version", "document-version", "doc-version", "spec-version", "versión", "versão", "versione",
    "versie", "versi", "dokumentversion", "버전", "문서-버전", "版本", "版本号", "文档版本", "バージョン",
    "文書バージョン",
  ]
  private static let logs: Lexicon = [
    "changelog", "history", "changes", "revision", "revisions", "versions", "log",
    "änderungen", "änderungshistorie", "versionshistorie", "historique", "historial", "cambios",
    "histórico", "alterações", "mudanças", "cronologia", "modifiche", "wijzigingen", "riwayat",
    "이력", "변경이력", "更新履歴", "変更履歴", "改訂履歴", "履歴", "变更记录", "修订记录", "更新日志",
    "版本历史", "变更历史", "修订历史",
  ]

  /// The column with versions of a table below a heading about changes.
  private func versionColumn(_ table: Int, _ document: Document) -> Int? {
    guard isAboutChanges(Int(document.nodes[table].section), document),
      let head = document.firstChild(of: table)
    else { return nil }
    return document.children(of: head).firstIndex {
      Self.versions.contains(Names.hyphenated(document.string($0)))
    }
  }

  private func isInLog(_ heading: Document.Node, _ document: Document) -> Bool {
    let parent = Int(document.sections[Int(heading.section)].parent)
    return parent > 0 && isAboutChanges(parent, document)
  }

  private func isAboutChanges(_ section: Int, _ document: Document) -> Bool {
    Names.hasWord(document.title(ofSection: section), in: Self.logs)
  }

  /// "1.2.0", "v1.2.0", "[1.2.0] - 2025-06-04": two or three numbers between full stops at the beginning.
  private func numbers(_ text: String) -> [Int]? {
    let start = text.drop { $0 == "v" || $0 == "V" || $0 == "[" || $0 == " " }
    let head = start.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let parts = head.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
    let next = start.dropFirst(head.count).first
    return next.map { $0.isLetter || $0 == "-" || $0 == "+" } == true
      ? nil : parts.compactMap(\.self)
  }
}
