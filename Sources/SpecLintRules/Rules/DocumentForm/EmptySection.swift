public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports headings with nothing below them.
public struct EmptySection: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D108", name: "empty-section",
    summary: "A section has a heading and nothing else.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      A heading that is followed at once by one of the same or a higher level promises what nobody wrote,
      or its subsections stand on the wrong level; where these are numbered as one series ("PAY-01", "1."), or
      the heading names what follows it ("Components"), the finding says so and is an info. Where a row of "-"
      right below lines of text makes them a heading, that row is reported. A title that ends
      in a verdict ("— DONE") or says that nothing is built says all it has to say. Headings are left alone
      where a document has nothing but headings, where the last one is over remarks ("Notes"), where they only
      link to another document, where lines of text follow that a row of "=" makes a heading, and in sections
      that are not normative.
      """,
    examples: [
      .accepted("# A\n\n## States\n\n### Empty\n\nNothing yet.\n"),
      .flagged(
        "# A\n\n## ⟦Gestures⟧\n\n## Colours\n\n- Ink: `#222222`\n\n## Motion\n\n- Fade: 200ms\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for sections of one node.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let sections = document.sections
    let empty = sections.indices.filter { index in
      let section = sections[index]
      return section.heading >= 0 && section.level > 1 && section.nodes.count == 1
    }
    // An outline that nobody filled in yet is no spec with a gap.
    guard !empty.isEmpty, empty.count * 4 <= sections.count else { return }
    for index in empty {
      let node = Int(sections[index].heading)
      let text = document.plainText(of: node)
      let place = document.nodes[node].range
      guard !text.isEmpty, context.isNormative(place), !hasLink(node, document),
        !isListed(index, empty, document),
        !isSubtitle(index, document), !isTitle(index, document),
        !isContents(index, empty, document), !isUnderlined(after: index, document),
        !isRemark(after: index, document), !isNumberedOver(index, document),
        !isStatement(document.string(node)), !isInTemplate(index, document),
        !Self.isVerdict(document.string(node)), !isEndOfForm(index, document)
      else { continue }
      if let accident = madeByRule(index, document) {
        diagnostics.append(accident)
        continue
      }
      if let level = sameLevel(index, document) {
        diagnostics.append(level)
        continue
      }
      diagnostics.append(
        diagnostic(
          "'\(document.title(ofSection: index))' has no content",
          at: document.origin(document.sourceRange(plain: text)), label: "nothing below it",
          why: "the next heading is of the same level or a higher one",
          help: "write the section, take the heading out, or put its subsections one level deeper"))
    }
  }

  /// Whether at least three headings of one level follow one another with nothing below them: they are a list.
  private func isListed(_ index: Int, _ empty: [Int], _ document: Document) -> Bool {
    let level = document.sections[index].level
    func isOne(_ other: Int) -> Bool {
      empty.contains(other) && document.sections[other].level == level
    }
    var first = index
    while isOne(first - 1) { first -= 1 }
    var last = index
    while isOne(last + 1) { last += 1 }
    return last - first >= 2
  }

  /// Whether the first heading of a document without a title is its title, on the level of the sections.
  private func isTitle(_ index: Int, _ document: Document) -> Bool {
    index == 1 && !document.sections.dropFirst().contains { $0.level == 1 }
  }

  /// Whether headings one after the other list the titles of later sections, as a table of contents does.
  private func isContents(_ index: Int, _ empty: [Int], _ document: Document) -> Bool {
    func words(_ section: Int) -> [String] { Names.words(document.title(ofSection: section)) }
    let parent = document.sections[index].parent
    let siblings = empty.filter { document.sections[$0].parent == parent }
    guard siblings.count > 2 else { return false }
    let later = Set(
      document.sections.indices.filter {
        $0 > index && document.sections[$0].parent != parent
      }.map(words))
    return siblings.filter { later.contains(words($0)) }.count > 2 && later.contains(words(index))
  }

  private static let templates: Lexicon = ["template", "templates", "skeleton", "boilerplate"]

  /// Whether a heading stands below one that calls it a template for others to fill in.
  private func isInTemplate(_ index: Int, _ document: Document) -> Bool {
    document.path(ofSection: index).contains {
      document.sections[$0].level > 1
        && Names.hasWord(document.title(ofSection: $0), in: Self.templates)
    }
  }

  /// What stands between the numbers of a section and of its part: "7.1", "7-1".
  private static let joints: Set<Character> = [".", "．", "-", "‐", "‑", "–", "−", "－", "_"]

  /// Whether the next heading is numbered as a part of this one: "7. Flows" over "7.1 Entry" on the same level.
  private func isNumberedOver(_ index: Int, _ document: Document) -> Bool {
    guard index + 1 < document.sections.count else { return false }
    func number(_ section: Int) -> [Substring] {
      document.title(ofSection: section).prefix { $0.isNumber || Self.joints.contains($0) }
        .split(whereSeparator: Self.joints.contains)
    }
    let own = number(index)
    return !own.isEmpty && number(index + 1).starts(with: own)
      && number(index + 1).count == own.count + 1
  }

  /// Whether a heading right below the title, with other sections of its level behind it, is the second line of the title.
  private func isSubtitle(_ index: Int, _ document: Document) -> Bool {
    let sections = document.sections
    guard index == 2, sections.count > 4, sections[1].level == 1, sections[2].level == 2 else {
      return false
    }
    let title = document.nodes[Int(sections[1].heading)].range
    let subtitle = document.nodes[Int(sections[2].heading)].range
    let source = document.source
    return source.lineIndex(of: Int(subtitle.start)) == source.lineIndex(of: Int(title.start)) + 1
  }

  /// Whether a heading says all there is, "Trigger: first launch", or leads on to the next: "Detail by section:".
  private func isStatement(_ title: String) -> Bool {
    title.contains(": ") || title.contains("：") || title.last == ":"
  }

  private func hasLink(_ node: Int, _ document: Document) -> Bool {
    document.links.contains { Int($0.node) == node }
  }

  /// Whether lines of text stand below a heading and a row of "=" or "-" below these, which makes them one heading.
  ///
  /// - Source: CommonMark 0.31.2, 4.3: the text of a setext heading may have several lines.
  private func isUnderlined(after index: Int, _ document: Document) -> Bool {
    index + 1 < document.sections.count && isUnderlined(index + 1, document)
  }

  /// Whether a comment stands between the heading and the next: a place that a tool fills.
  private func isRemark(after index: Int, _ document: Document) -> Bool {
    let start = document.nodes[Int(document.sections[index].heading)].range.end
    let end =
      index + 1 < document.sections.count
      ? document.nodes[Int(document.sections[index + 1].heading)].range.start
      : UInt32(document.source.bytes.count)
    if document.comments.contains(where: { $0.range.start >= start && $0.range.end <= end }) {
      return true
    }
    // Definitions of links make no node.
    return document.source.string(SourceRange(Int(start), Int(end))).split(separator: "\n")
      .contains { $0.hasPrefix("[") && $0.contains("]: ") }
  }
}
