import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports fences that nothing closes, so that what follows is read as code.
public struct UnclosedFence: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D123", name: "unclosed-fence",
    summary: "A code block has no closing fence and swallows the text behind it.",
    category: .documentForm, defaultSeverity: .error,
    explanation: """
      Without a closing fence a code block runs to the end of the document, or to the end of the next
      block: its headings, lists and tables are shown as code, and nothing of them is read. Reported
      where headings stand in a block that nothing closes, or where a second block opens inside the
      first. Blocks of Markdown show such text on purpose, except where the fence that was to close
      them repeats the word of the first one: a closing fence has nothing behind its marks. A block of plain
      text that holds a heading and opens a second time behind it was not closed either.
      """,
    references: ["CommonMark 0.31, 4.5: an unclosed block is closed by the end of the document"],
    examples: [
      .accepted("```css\n.card { gap: 8px; }\n```\n\n## Use\n\n- Lists\n"),
      .flagged("⟦```css⟧\n.card { gap: 8px; }\n\n## Use\n\n- Lists\n"),
    ]
  )

  private static let texts: Lexicon = ["markdown", "md", "mdx", "text", "txt", "diff", "mdc"]
  /// Languages in which a hash begins a remark.
  private static let hashes: Lexicon = [
    "sh", "bash", "zsh", "shell", "console", "python", "py", "yaml", "yml", "ruby", "rb", "toml",
    "ini", "perl", "r", "make", "makefile", "dockerfile", "conf", "graphql", "gherkin", "feature",
    "elixir", "nix", "powershell", "ps1", "env", "properties", "coffee", "julia",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks at the last line of each fenced block and at what stands in it.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for block in document.codeBlocks where block.isFenced {
      // Inside a block of text fences open and close others; what follows is shifted by them.
      guard !Self.texts.contains(block.language) else {
        if let repeated = repeated(in: block, document) {
          diagnostics.append(unclosed(block, repeated, context))
        } else if let swallowed = reopened(block, document) {
          diagnostics.append(unclosed(block, swallowed, context, isRepeated: false))
        }
        return
      }
      let node = document.nodes[Int(block.node)]
      guard document.nodes[Int(node.parent)].kind == .document,
        let swallowed = isClosed(block, document)
          ? opening(in: block, document) : heading(in: block, document)
      else { continue }
      // A fence without a word right above a heading closes nothing and opens by mistake.
      if isClosed(block, document), beginsWithHeading(block, document) {
        diagnostics.append(turned(firstTurned(upTo: block, document), context))
        return
      }
      // Where ends are taken for openings, the last of them has no language.
      if !isClosed(block, document), block.language.isEmpty,
        let stray = stray(before: block, document)
      {
        diagnostics.append(turned(stray, context))
        return
      }
      diagnostics.append(unclosed(block, swallowed, context))
      // From here on openings are taken for ends.
      return
    }
  }

  private func unclosed(
    _ block: Document.CodeBlock, _ swallowed: SourceRange, _ context: RuleContext,
    isRepeated: Bool? = nil
  ) -> Diagnostic {
    let document = context.document
    let range = document.nodes[Int(block.node)].range
    let isRepeated = isRepeated ?? Self.texts.contains(block.language)
    return diagnostic(
      "nothing closes this code block", at: document.origin(document.firstLine(of: range)),
      label: "opens here",
      related: [
        .init(
          document.origin(swallowed),
          isRepeated ? "a fence with a word behind it closes nothing" : "this is read as code")
      ],
      why: isRepeated
        ? "the block runs to the end of the document"
        : "the text from there on is no \(block.language.isEmpty ? "code" : block.language)",
      help: isRepeated
        ? "take the word away from each fence that is to close a block"
        : "close the block with a fence before that line")
  }

  /// The first closed block without a language that begins with a heading, where a later block has no end: its fence is
  /// one too many, and from there on openings close and ends open.
  private func stray(
    before last: Document.CodeBlock, _ document: Document
  ) -> Document.CodeBlock? {
    document.codeBlocks.first { block in
      block.node < last.node && block.isFenced
        && document.nodes[Int(document.nodes[Int(block.node)].parent)].kind == .document
        && isClosed(block, document) && beginsWithHeading(block, document)
    }
  }

  /// The first of the blocks right before one, all of which begin with a heading: from its fence on text and code have
  /// changed places.
  private func firstTurned(
    upTo last: Document.CodeBlock, _ document: Document
  ) -> Document.CodeBlock {
    let before = document.codeBlocks.filter { $0.isFenced && $0.node < last.node }
    return before.reversed().prefix { isClosed($0, document) && beginsWithHeading($0, document) }
      .last ?? last
  }

  /// Whether the first line of a block without a language is a heading, behind lines across the page at most.
  private func beginsWithHeading(_ block: Document.CodeBlock, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    guard block.language.isEmpty,
      let first = block.lines.first(where: { !isRuleOrBlank($0, bytes) })
    else { return false }
    let mark = first.offsets.first { bytes[$0] != 0x23 } ?? first.offsets.upperBound
    return (2...6).contains(mark - Int(first.start)) && mark + 1 < Int(first.end)
      && bytes[mark] == ASCII.space
  }

  /// Whether a line is blank or a thematic break of hyphens.
  private func isRuleOrBlank(_ line: SourceRange, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let text = ASCII.trimmed(bytes, line.offsets)
    return text.isEmpty || text.count > 2 && text.allSatisfy { bytes[$0] == 0x2D }
  }

  private func turned(_ block: Document.CodeBlock, _ context: RuleContext) -> Diagnostic {
    let document = context.document
    let range = document.nodes[Int(block.node)].range
    return diagnostic(
      "this fence is one too many", at: document.origin(document.firstLine(of: range)),
      label: "a heading follows right behind it",
      related: block.lines.first.map { [.init(document.origin($0), "this is read as code")] } ?? [],
      why: "from here on text is read as code and code as text",
      help: "take this fence out, or write the code that it was to hold")
  }

  /// The line of a block without an end that opens it a second time, with the same marks and word.
  private func repeated(
    in block: Document.CodeBlock, _ document: Document
  ) -> SourceRange? {
    let source = document.source
    let range = document.nodes[Int(block.node)].range
    guard !isClosed(block, document), heading(in: block, document) != nil,
      let own = fence(document.firstLine(of: range), document)
    else { return nil }
    return block.lines.first { line in
      guard let inner = fence(line, document) else { return false }
      return inner.mark == own.mark && inner.length == own.length
        && source.bytes[inner.rest].elementsEqual(source.bytes[own.rest])
    }
  }

  /// The heading inside of a closed block of plain text that is opened a second time behind it, with the same word.
  private func reopened(_ block: Document.CodeBlock, _ document: Document) -> SourceRange? {
    guard block.language == "text" || block.language == "txt", isClosed(block, document),
      let swallowed = heading(in: block, document), let again = opening(in: block, document),
      again.start > swallowed.start,
      let own = fence(document.firstLine(of: document.nodes[Int(block.node)].range), document),
      let inner = fence(again, document), inner.length == own.length
    else { return nil }
    let bytes = document.source.bytes
    return bytes[inner.rest].elementsEqual(bytes[own.rest]) ? swallowed : nil
  }

  /// Whether the last line of a block is a fence.
  private func isClosed(_ block: Document.CodeBlock, _ document: Document) -> Bool {
    let source = document.source
    let end = Int(document.nodes[Int(block.node)].range.end)
    let line = source.lineRange(source.lineIndex(of: max(0, end - 1)))
    guard line.start >= block.info.end else { return false }
    return (block.lines.last.map { line.start > $0.start } ?? true)
      && fence(line, document).map { $0.rest.isEmpty } == true
  }

  /// The character and the length of a fence at the beginning of a line, and what stands behind it.
  private func fence(
    _ line: SourceRange, _ document: Document
  ) -> (mark: UInt8, length: Int, rest: Range<Int>)? {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard let first = text.first, bytes[first] == 0x60 || bytes[first] == 0x7E else { return nil }
    let mark = bytes[first]
    let end = text.first { bytes[$0] != mark } ?? text.upperBound
    guard end - first >= 3 else { return nil }
    return (mark, end - first, ASCII.trimmed(bytes, end..<text.upperBound))
  }

  /// The line of a block that opens another one of the same mark and names its language.
  private func opening(in block: Document.CodeBlock, _ document: Document) -> SourceRange? {
    let source = document.source
    let first = document.firstLine(of: document.nodes[Int(block.node)].range)
    guard let own = fence(first, document) else { return nil }
    let lines = block.lines.filter { line in
      guard let inner = fence(line, document), inner.mark == own.mark, inner.length >= own.length
      else { return false }
      return !inner.rest.isEmpty && inner.rest.count <= 16
        && inner.rest.allSatisfy { ASCII.isWord(source.bytes[$0]) }
    }
    return lines.count == 1 ? lines.first : nil
  }

  /// The first line of a block that is a heading behind an empty line.
  private func heading(in block: Document.CodeBlock, _ document: Document) -> SourceRange? {
    let bytes = document.source.bytes
    let least = Self.hashes.contains(block.language) ? 2 : 1
    for (previous, line) in zip(block.lines, block.lines.dropFirst()) {
      guard ASCII.trimmed(bytes, previous.offsets).isEmpty,
        let mark = line.offsets.first(where: { bytes[$0] != 0x23 })
      else { continue }
      let count = mark - Int(line.start)
      if (least...6).contains(count), bytes[mark] == ASCII.space, mark + 1 < Int(line.end) {
        return line
      }
    }
    return nil
  }
}
