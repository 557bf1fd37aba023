import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports controls without text to which a document gives no name for screen readers.
public struct NamelessControl: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X860", name: "nameless-control",
    summary: "A control that is only an icon has an empty name for screen readers.",
    category: .accessibility, defaultSeverity: .error,
    explanation: """
      A screen reader says "button" and nothing else. Reported where a table of controls has a column for
      the names that screen readers say, other rows have one, and the row of an icon has a dash or "none";
      where one item of a list of controls has "no label" beside items with one; and where code of Jetpack
      Compose gives the only icon of an `IconButton` no content description.
      """,
    references: ["WCAG 2.2, 4.1.2 Name, Role, Value (A)", "WCAG 2.2, 1.1.1 Non-text Content (A)"],
    examples: [
      .accepted(
        "| Button | Icon | Accessible name |\n|---|---|---|\n| Cut | scissors | \"Cut\" |\n| Bin | basket | \"Delete\" |\n"
      ),
      .flagged(
        "| Button | Icon | Accessible name |\n|---|---|---|\n| Cut | scissors | \"Cut\" |\n⟦| Bin | basket | – |⟧\n"
      ),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks at tables of controls and at code.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for number in document.tables {
      checkTable(number, context, into: &diagnostics)
    }
    checkLists(context, into: &diagnostics)
    guard document.mentions("contentDescription") else { return }
    for block in document.codeBlocks { checkCode(block, context, into: &diagnostics) }
  }

  // MARK: Tables

  private static let controls: Lexicon = [
    "button", "buttons", "control", "controls", "icon", "icons", "action", "actions", "element",
  ]
  private static let icons: Lexicon = ["icon", "icons", "symbol", "symbols", "glyph"]
  private static let names: Lexicon = [
    "label", "labels", "name", "names", "announcement", "description",
  ]
  private static let readers: Lexicon = [
    "voice", "talk", "voiceover", "talkback", "reader", "accessible", "accessibility", "aria",
    "a11y", "content",
  ]
  private static let nothing: Set<String> = [
    "", "-", "–", "—", "none", "n/a", "no", "no label", "no name", "missing", "empty", "keiner",
    "keine", "kein", "aucun", "ninguno", "ninguna", "nessuno", "nothing",
  ]
  private static let hidden: Lexicon = [
    "decorative", "hidden", "text", "visible", "disabled", "display", "status", "static", "image",
    "illustration", "divider", "ornament",
  ]

  private func checkTable(
    _ table: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    guard let head = document.firstChild(of: table) else { return }
    let titles = document.children(of: head).map { document.string($0) }
    guard let first = titles.first, Names.hasWord(first, in: Self.controls),
      let column = titles.indices.dropFirst().first(where: {
        Names.hasWord(titles[$0], in: Self.names) && Names.hasWord(titles[$0], in: Self.readers)
      })
    else { return }
    let rows = document.children(of: table).dropFirst().map { row in
      (row, document.children(of: row).map { document.string($0) })
    }
    let named = rows.filter { $0.1.count > column && !Self.nothing.contains($0.1[column]) }
    guard let sample = named.first else { return }
    let hasIcons = titles.contains { Names.hasWord($0, in: Self.icons) }
    for (row, cells) in rows
    where cells.count > column && Self.nothing.contains(cells[column].lowercased())
      && (hasIcons || cells[1...].contains { Names.hasWord($0, in: Self.icons) })
    {
      let line = document.firstLine(of: document.nodes[row].range)
      guard context.isNormative(line), !Names.hasWord(cells.joined(separator: " "), in: Self.hidden)
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(cells[0])' has no name for screen readers", at: context.origin(line),
          label: "nothing below '\(titles[column])'",
          related: [
            .init(
              document.origin(document.firstLine(of: document.nodes[sample.0].range)), "has one")
          ],
          why: "a screen reader says \"button\" for a control that is only an icon",
          help: "give it a name that says what it does"))
    }
  }

  // MARK: Lists

  private static let absences: Phrases = [
    "no label", "no accessible name", "without a label", "without label", "no name", "unlabelled",
    "unlabeled", "no content description", "no aria-label", "without a name", "ohne label",
    "kein label", "no accessibility label",
  ]
  private static let presences: Phrases = [
    "label \"", "label “", "labelled", "named \"", "name \"", "labeled",
  ]

  /// Items "Share: icon, 48 × 48dp, no label" beside items with a label.
  private func checkLists(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("no ") || document.mentions("without ") || document.mentions("nlabel")
    else { return }
    for number in document.lists {
      let items = document.children(of: number)
      guard (2...24).contains(items.count) else { continue }
      let leaves = items.compactMap { document.firstChild(of: $0) }
      guard let sample = leaves.first(where: { isNamed($0, document) }) else { continue }
      for leaf in leaves {
        let text = document.string(leaf).lowercased()
        guard text.utf8.count < 200, Self.absences.isIn(text),
          Names.hasWord(text, in: Self.icons), !Names.hasWord(text, in: Self.hidden)
        else { continue }
        let range = document.sourceRange(plain: document.plainText(of: leaf))
        guard context.isNormative(range) else { continue }
        let name = String(document.string(leaf).prefix { $0 != ":" && $0 != "," })
        diagnostics.append(
          diagnostic(
            "'\(name)' has no name for screen readers", at: context.origin(range),
            label: "no label",
            related: [
              .init(
                context.origin(document.sourceRange(plain: document.plainText(of: sample))),
                "has one")
            ],
            why: "a screen reader says \"button\" for a control that is only an icon",
            help: "give it a name that says what it does"))
      }
    }
  }

  /// Whether a text says that its control has a name.
  private func isNamed(_ leaf: Int, _ document: Document) -> Bool {
    let range = document.plainText(of: leaf)
    let stems: [StaticString] = ["abel", "ame", "ABEL", "AME"]
    return stems.contains { ASCII.find($0, in: document.plain, range) != nil }
      && Self.presences.isIn(document.string(leaf).lowercased())
  }

  // MARK: Code

  /// Looks for an `IconButton` whose braces hold an icon without a description and no text.
  private func checkCode(
    _ block: Document.CodeBlock, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let bytes = context.document.source.bytes
    guard let first = block.lines.first, let last = block.lines.last else { return }
    let code = Int(first.start)..<Int(last.end)
    var offset = code.lowerBound
    while let found = ASCII.find("IconButton(", in: bytes, offset..<code.upperBound) {
      offset = found + 11
      guard let body = body(after: offset, code.upperBound, bytes),
        let null = ASCII.find("contentDescription = null", in: bytes, body)
      else { continue }
      let others: [StaticString] = ["Text(", "contentDescription = \"", "contentDescription = s"]
      guard !others.contains(where: { ASCII.find($0, in: bytes, found..<body.upperBound) != nil }),
        ASCII.find("semantics", in: bytes, found..<body.upperBound) == nil
      else { continue }
      let range = SourceRange(null, null + 25)
      guard context.isNormative(range) else { continue }
      diagnostics.append(
        diagnostic(
          "the only icon of this button has no description", at: context.origin(range),
          label: "no name",
          related: [.init(context.origin(SourceRange(found, found + 10)), "the button")],
          why: "the button has no text, so a screen reader has nothing to say",
          help: "give the icon a content description"))
    }
  }

  /// The braces behind the arguments of a call.
  private func body(
    after start: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    guard let open = bytes[start..<end].firstIndex(of: 0x7B) else { return nil }
    var depth = 0
    for offset in open..<end {
      if bytes[offset] == 0x7B { depth += 1 }
      if bytes[offset] == 0x7D { depth -= 1 }
      if depth == 0 { return open..<offset }
    }
    return nil
  }
}
