import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports a table of contents that leaves out sections.
public struct TOCDrift: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D103", name: "toc-drift",
    summary: "The table of contents leaves out sections of the level that it lists.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      A reader who jumps from the table of contents never finds a section that it does not list.
      Sections are compared on the level that the first level of the list stands for; sections before
      the list do not count. A numbered list of screens or parts counts too, where its numbers are those of
      the headings: an entry without a section is reported. So is a link that ends at another section with the same
      title, which comes first and stands deeper.
      """,
    examples: [
      .accepted("# A\n\n## Contents\n- [One](#one)\n- [Two](#two)\n\n## One\n\n## Two\n"),
      .flagged(
        """
        # A

        ## Contents
        ⟦- [One](#one)
        - [Two](#two)⟧

        ## One

        ## Two

        ## Three

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the list with the headings.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkInventories(context, into: &diagnostics)
    guard let contents = context.analysis.contents else { return }
    checkNamesakes(contents, context, into: &diagnostics)
    guard !contents.missing.isEmpty else { return }
    let document = context.document
    let titles = contents.missing.map { document.title(ofSection: $0) }
    guard !titles.allSatisfy(isAppendix), !isBackMatter(contents, titles, document) else { return }
    let listed = contents.sections.count - contents.missing.count
    diagnostics.append(
      diagnostic(
        "the table of contents lists \(listed) of \(contents.sections.count) sections",
        at: document.origin(trimmed(document.nodes[contents.list].range, document)),
        label: "\(quoted(titles)) \(titles.count == 1 ? "is" : "are") missing",
        related: contents.missing.map {
          let range = document.nodes[Int(document.sections[$0].heading)].range
          return .init(document.origin(range), "not in the table of contents")
        },
        why: "compared with the headings of level \(contents.level) after the list",
        help: "add \(quoted(titles)) to the list", fix: fix(contents, context)))
  }

  /// Reports entries of numbered lists that no section has, where the others have sections with their numbers.
  private func checkInventories(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for inventory in NumberedInventory.find(context.document) {
      for entry in inventory.renumbered {
        diagnostics.append(
          diagnostic(
            "'\(entry.name)' is number \(entry.listed) here and \(entry.number) in its heading",
            at: entry.origin, label: "number \(entry.listed)",
            related: [.init(entry.heading, "number \(entry.number)")],
            why: "the other entries have the numbers of their headings",
            help: "put the entries into the order of the sections"))
      }
      for (origin, name) in zip(inventory.missing, inventory.names) {
        diagnostics.append(
          diagnostic(
            "no section describes '\(name)'", at: origin, label: "listed here only",
            related: [.init(inventory.heading, "the section of another entry")],
            why: "\(inventory.described) entries of the list have a section with their number",
            help: "write the section, or take '\(name)' out of the list"))
      }
    }
  }

  /// Reports entries whose link leads to a section of a deeper level that has the same title and comes first.
  private func checkNamesakes(
    _ contents: TableOfContents, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    for (item, target) in zip(contents.items, contents.targets) {
      guard let target, document.sections[target].level > contents.level else { continue }
      let title = Names.key(document.title(ofSection: target))
      let namesakes = contents.sections.filter {
        $0 > target && Names.key(document.title(ofSection: $0)) == title
      }
      guard namesakes.count == 1, let meant = namesakes.first,
        let link = document.links.first(where: {
          Int($0.node) == item + 1 && $0.destination.hasPrefix("#")
        })
      else { continue }
      func heading(_ section: Int) -> Origin {
        document.origin(document.nodes[Int(document.sections[section].heading)].range)
      }
      let anchor = "#" + context.analysis.anchors.names[meant]
      let parent = document.title(ofSection: Int(document.sections[target].parent))
      diagnostics.append(
        diagnostic(
          "'\(link.destination)' leads to the section of that name below '\(parent)'",
          at: document.origin(link.destinationRange), label: "the first heading with this title",
          related: [
            .init(heading(target), "here the link leads"),
            .init(heading(meant), "the section on the level of the other entries"),
          ],
          why: "headings with the same title are numbered: this one is '\(anchor)'",
          help: "link to '\(anchor)', or give the sections titles of their own"))
    }
  }

  /// Headings that close a document and that a table of contents may leave out, data only.
  private static let appendices: Lexicon = [
    "related", "references", "reference", "changelog", "history", "updated", "appendix",
    "resources",
    "links", "next", "conclusion", "glossary", "contact", "support", "license", "notes",
    "checklist", "checkliste", "checklista", "чеклист", "チェックリスト", "检查清单", "檢查清單", "清单", "체크리스트",
    "verificación", "verificação", "変更履歴", "バージョン履歴", "参考資料", "更新记录", "更新日志", "参考资料", "변경",
    "부록", "付録", "附录", "附錄", "参考文献", "參考資料", "関連資料", "참조", "참고", "참고자료",
    "참고문헌", "anhang", "quellen", "referenzen", "annexe", "annexes", "références", "ressources",
    "anexo", "anexos", "referencias", "recursos", "referências", "appendice", "riferimenti",
    "risorse", "bijlage", "bijlagen", "bronnen", "lampiran", "referensi", "приложение",
    "приложения", "источники", "ссылки", "литература",
  ]

  /// Words of which such a heading may be made up: "Questions?", "Need help?", "Document complete".
  private static let closings: Lexicon = [
    "summary", "questions", "need", "help", "feedback", "document", "complete", "end", "of", "the",
    "credits", "thanks", "acknowledgements", "acknowledgments",
  ]

  /// Whether all listed sections have numbers, and what is missing has none and stands behind them.
  private func isBackMatter(
    _ contents: TableOfContents, _ titles: [String], _ document: Document
  ) -> Bool {
    func isNumbered(_ title: String) -> Bool { title.utf8.first.map(ASCII.isDigit) ?? false }
    let listed = contents.targets.compactMap { $0 }
    guard !titles.contains(where: isNumbered), let last = listed.max(),
      contents.missing.allSatisfy({ $0 > last })
    else { return false }
    return listed.allSatisfy { isNumbered(document.title(ofSection: $0)) }
  }

  private func isAppendix(_ title: String) -> Bool {
    Names.hasWord(title, in: Self.appendices)
      || Names.words(title).allSatisfy(Self.closings.contains)
  }

  private func quoted(_ titles: [String]) -> String {
    titles.map { "'\($0)'" }.joined(separator: ", ")
  }

  private func trimmed(_ range: SourceRange, _ document: Document) -> SourceRange {
    var end = Int(range.end)
    while end > Int(range.start), document.source.bytes[end - 1] <= 0x20 { end -= 1 }
    return SourceRange(Int(range.start), end)
  }

  /// Writes the list anew from the headings; only a list of one level can be written without losing anything.
  private func fix(_ contents: TableOfContents, _ context: RuleContext) -> Diagnostic.Fix? {
    let document = context.document
    let targets = contents.targets.compactMap { $0 }
    guard contents.isFlat, targets.count == contents.items.count, targets == targets.sorted()
    else { return nil }
    let list = document.nodes[contents.list]
    let isOrdered = list.level == 1
    let bullet = Character(Unicode.Scalar(document.source.bytes[Int(list.range.start)]))
    // Entries of other sections (above the list, on other levels) stay where they are.
    var sections = targets + contents.missing
    sections.sort()
    var lines: [String] = []
    for (number, section) in sections.enumerated() {
      let item = targets.firstIndex(of: section).map { contents.items[$0] }
      let mark = isOrdered ? "\(number + 1). " : "\(bullet) "
      let text = item.flatMap { linkText($0 + 1, document) }
      let title = escaped(document.title(ofSection: section))
      lines.append(
        mark + (text ?? "[\(title)](#\(context.analysis.anchors.names[section]))"))
    }
    return Diagnostic.Fix(
      safety: .safe, title: "list the missing sections",
      edits: [
        .init(
          document.origin(trimmed(list.range, document)), text: lines.joined(separator: "\n"))
      ])
  }

  private func linkText(_ leaf: Int, _ document: Document) -> String? {
    let text = document.source.string(trimmed(document.nodes[leaf].range, document))
    return text.contains("\n") ? nil : text
  }

  private func escaped(_ title: String) -> String {
    var result = ""
    for character in title {
      if character == "[" || character == "]" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
