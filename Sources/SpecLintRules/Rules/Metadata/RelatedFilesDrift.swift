import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports two lists of related files that differ.
public struct RelatedFilesDrift: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M205", name: "related-files-drift",
    summary: "Front matter and the list of related documents name different files.",
    category: .metadata, defaultSeverity: .info,
    explanation: """
      Programs follow the files in front matter, people the list at the end. When only one of them is
      kept up to date, a change is checked against half of what it touches. The fix names files that exist
      in both; one that is missing is left to you (M206).
      """,
    examples: [
      .accepted(
        "---\nrelated-files:\n  - ./b.md\n---\n# A\n\n## Related Documents\n- [B](b.md)\n"),
      .flagged(
        """
        ---
        related-files:
          ⟦- ./b.md
          - ./c.md⟧
        ---
        # A

        ## Related Documents
        - [B](b.md)
        - [D](d.md)

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares both lists as sets of resolved paths.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    checkAddresses(context, into: &diagnostics)
    guard let entry = LinkTargets.relatedEntry(of: document) else { return }
    let targets = context.analysis.linkTargets
    let front = targets.filter { $0.isFrontMatter && !$0.isDependency }
    let listed = targets.filter { isInRelatedList($0, document) }
    guard !front.isEmpty, !listed.isEmpty else { return }
    let frontPaths = Set(front.map(\.path))
    let listedPaths = Set(listed.map(\.path))
    let onlyFront = front.filter { !names($0, in: listedPaths) }
    let onlyListed = listed.filter { !names($0, in: frontPaths) }
    guard !onlyFront.isEmpty || !onlyListed.isEmpty else { return }
    let related =
      onlyFront.map { Diagnostic.Related($0.origin, "only in front matter") }
      + onlyListed.map { Diagnostic.Related($0.origin, "only in the list") }
    diagnostics.append(
      diagnostic(
        "front matter and the list of related documents name different files",
        at: context.origin(items(of: entry, document)), label: "\(front.count) files",
        related: related, why: "both lists compared after resolving the paths",
        help:
          "name in both: \((onlyFront + onlyListed).map { "'\($0.written)'" }.joined(separator: ", "))",
        fix: fix(
          // Each copy of the name of a missing file would be one more broken link.
          entry, onlyFront: onlyFront.filter { !context.facts.isMissing($0) },
          onlyListed: onlyListed.filter { !context.facts.isMissing($0) }, context)))
  }

  /// Whether one of the paths is that of a target; a path from the root of the project names the same file.
  private func names(_ target: LinkTarget, in paths: Set<String>) -> Bool {
    if paths.contains(target.path) { return true }
    let own = tail(target.path)
    return own.count > 1 && paths.contains { tail($0) == own }
  }

  /// The last folder and the name of a file.
  private func tail(_ path: String) -> [Substring] { path.split(separator: "/").suffix(2) }

  private func items(of entry: YAMLNode.Entry, _ document: Document) -> SourceRange {
    guard let first = entry.value.items.first, let last = entry.value.items.last else {
      return entry.value.range
    }
    var start = Int(first.range.start)
    let line = document.source.lineRange(document.source.lineIndex(of: start))
    while start > Int(line.start), document.source.bytes[start] != 0x2D { start -= 1 }
    return SourceRange(start, Int(last.range.end))
  }

  /// Whether a link is all there is in an item of a list under "Related …".
  private func isInRelatedList(_ target: LinkTarget, _ document: Document) -> Bool {
    guard !target.isFrontMatter, !target.written.isEmpty,
      let link = document.links.first(where: {
        document.origin($0.destinationRange) == target.origin
      })
    else { return false }
    let node = document.nodes[Int(link.node)]
    guard node.parent >= 0, document.nodes[Int(node.parent)].kind == .item else { return false }
    return relatedSection(Int(node.section), document) != nil
  }

  /// The outermost section around a place that is titled "Related …", so that the lists below its subheadings are one.
  func relatedSection(_ section: Int, _ document: Document) -> Int? {
    document.path(ofSection: section).first { section in
      let words = Names.words(document.title(ofSection: section))
      return words.first == "related" || words == ["see", "also"]
    }
  }

  /// The list in which a link stands.
  private func list(of target: LinkTarget, _ document: Document) -> Int32? {
    let link = document.links.first { document.origin($0.destinationRange) == target.origin }
    guard let link else { return nil }
    let item = document.nodes[Int(document.nodes[Int(link.node)].parent)]
    return item.parent
  }

  private func fix(
    _ entry: YAMLNode.Entry, onlyFront: [LinkTarget], onlyListed: [LinkTarget],
    _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let document = context.document
    // What is added to a block that is read in part may be left out again.
    guard !document.diagnostics.contains(where: { $0.code == "D112" }),
      !onlyFront.isEmpty || !onlyListed.isEmpty,
      (onlyFront + onlyListed).allSatisfy({ Self.isPlain($0.written) })
    else { return nil }
    var edits: [Diagnostic.Fix.Edit] = []
    if let last = entry.value.items.last, !onlyListed.isEmpty {
      guard !document.source.string(last.range).contains(where: \.isWhitespace) else { return nil }
      let line = document.source.lineRange(document.source.lineIndex(of: Int(last.range.start)))
      let prefix = document.source.string(SourceRange(Int(line.start), Int(last.range.start)))
      let mark = String(prefix.filter { $0 == " " || $0 == "-" })
      guard mark.contains("-") else { return nil }
      let text = onlyListed.map { "\n" + mark + $0.written }.joined()
      edits.append(.init(context.origin(SourceRange(Int(line.end), Int(line.end))), text: text))
    }
    let lists = context.analysis.linkTargets.filter { isInRelatedList($0, document) }
    // Which of several lists a file belongs to is the author's to say.
    guard Set(lists.map { list(of: $0, document) }).count < 2 || onlyFront.isEmpty else {
      return nil
    }
    if let last = lists.last, !onlyFront.isEmpty {
      let line = document.source.lineRange(
        document.source.lineIndex(of: Int(last.origin.range.start)))
      let text = onlyFront.map { "\n- [\(title(of: $0, context))](\($0.written))" }.joined()
      edits.append(.init(context.origin(SourceRange(Int(line.end), Int(line.end))), text: text))
    }
    return Diagnostic.Fix(safety: .safe, title: "name all files in both lists", edits: edits)
  }

  /// Whether a path can be written as it is in a list of YAML and in a link.
  private static func isPlain(_ path: String) -> Bool {
    !path.hasPrefix("-")
      && path.utf8.allSatisfy {
        $0 > 0x20 && $0 != 0x7F && !":,'\"`<>()[]{}|*&!\\".utf8.contains($0)
      }
  }

  /// The title of a file of the run, otherwise the words of its name.
  private func title(of target: LinkTarget, _ context: RuleContext) -> String {
    if let number = context.facts.document(at: target.path),
      let title = context.facts.specs[number].title
    {
      return title
    }
    let name = target.written.split(separator: "/").last ?? ""
    let words = Names.words(String(name.prefix { $0 != "." }))
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
