import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports missing front matter, dates that no program reads, and keys that look misspelt.
public struct FrontMatterShape: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M201", name: "front-matter-shape",
    summary: "Metadata should be a YAML block at the top with ISO dates and known keys.",
    category: .metadata, defaultSeverity: .info,
    explanation: """
      Tools read title, status and dates from the YAML block between `---` lines at the very top of
      the file. Metadata as bold lines, a block further down, a date such as "March 2025" and a
      misspelt key or status are seen by people only. A date that no calendar has is reported as a warning.
      A block is asked for where a document has states or changes between them, which tools list by
      its keys, or where another document of the run begins with one; a guide that nothing reads by
      its keys may do without, and bold lines at its top are enough.
      """,
    references: ["ISO 8601-1:2019, 5.2.2", "YAML 1.2.2"],
    examples: [
      .accepted("---\ntitle: Inbox\nlast-updated: 2025-03-01\n---\n\n# Inbox\n"),
      .accepted("# Colours\n\n**Status:** Draft\n\n- Ink: `#111111`\n"),
      .flagged("⟦# Inbox⟧\n\n## Empty State\n\nText.\n"),
      .flagged("# Inbox\n\n⟦**Status:** Draft\n**Owner:** Design⟧\n\n## Empty State\n"),
      .flagged("---\ntitle: Inbox\nlast-updated: ⟦March 2025⟧\n---\n\n# Inbox\n"),
      .flagged("---\ntitle: Inbox\n⟦staus⟧: draft\n---\n\n# Inbox\n"),
    ]
  )

  private static let keys: [String] = [
    "title", "description", "feature", "status", "version", "author", "authors", "owner",
    "last-updated", "created", "updated", "dependencies", "related-files", "platforms", "initial",
  ]

  /// Words that are near a key by letters alone: of other languages, and plain nouns.
  private static let words: Lexicon = [
    "titel", "titre", "titolo", "titulo", "título", "autor", "autore", "auteur", "versie",
    "versione", "versión", "versão", "statut", "stato", "updates", "creator", "creation",
    "features",
    "platforma", "plattform", "plattformen",
  ]

  /// Makes the rule.
  public init() {}

  /// Reads the front matter, or what stands in its place.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard let front = document.frontMatter else {
      diagnostics += checkWithout(context)
      return
    }
    if !front.isFirst {
      diagnostics.append(
        diagnostic(
          "the front matter is not the first thing in the file", at: context.origin(front.range),
          why: "programs read a YAML block only where its '---' is on line 1",
          help: "move the block to the top of the file"))
    }
    for entry in front.root.entries {
      if let misspelt = misspelling(of: entry, in: front, context) { diagnostics.append(misspelt) }
      if let misspelt = misspeltStatus(entry, context) { diagnostics.append(misspelt) }
      guard isDateKey(entry.key), let found = date(entry.value.text, at: entry.value.range, context)
      else { continue }
      diagnostics.append(found)
    }
  }

  private func checkWithout(_ context: RuleContext) -> [Diagnostic] {
    let document = context.document
    let (lines, form) = MetadataLines.told(in: document)
    let isAsked = isAskedFor(context)
    guard let first = lines.first, let last = lines.last else {
      guard document.nodes.count > 1, isAsked else { return [] }
      return [
        diagnostic(
          "there is no front matter", at: context.origin(firstLine(document)),
          help: "begin the file with a YAML block: title, status and last-updated")
      ]
    }
    var result: [Diagnostic] = []
    if isAsked {
      result.append(
        diagnostic(
          "the metadata is \(Self.words(for: form, lines.count)), no front matter",
          at: context.origin(first.range.union(last.range)), label: "no program reads these",
          why: Self.reason(form),
          help: "lift them into a YAML block at the top of the file", fix: lift(lines, context)))
    }
    for line in lines where form == .bold && isDateKey(line.label) {
      if let found = date(line.value, at: line.valueRange, context) { result.append(found) }
    }
    return result
  }

  /// Whether something reads a document by its keys: it has changes or sections of states, or other documents of the
  /// run show that their house writes front matter.
  private func isAskedFor(_ context: RuleContext) -> Bool {
    if context.facts.haveFrontMatter { return true }
    return context.spec.machines.contains { machine in
      !machine.transitions.isEmpty || machine.states.contains { isTitle($0, context.document) }
    }
  }

  private func isTitle(_ state: State, _ document: Document) -> Bool {
    let node = document.lastNode(startingBy: state.origin.range.start)
    return node.map { document.nodes[$0].kind == .heading } ?? false
  }

  private static func words(for form: MetadataLines.Form, _ count: Int) -> String {
    let lines = count == 1 ? "line" : "lines"
    return switch form {
    case .bold: "\(count) bold \(lines)"
    case .list: "a list of \(count)"
    case .quote: "\(count) \(lines) of a quote"
    case .plain: "\(count) \(lines) of text"
    }
  }

  private static func reason(_ form: MetadataLines.Form) -> String {
    form == .bold
      ? "lines of the form '**Label:** value' before the first section"
      : "lines of the form 'Label: value' before the first section"
  }

  private func firstLine(_ document: Document) -> SourceRange {
    let line = document.source.lineIndex(of: Int(document.nodes[1].range.start))
    return document.source.lineRange(line)
  }

  private func lift(_ lines: [MetadataLines.Line], _ context: RuleContext) -> Diagnostic.Fix {
    var yaml = "---\n"
    for line in lines { yaml += "\(line.key): \(MetadataLines.scalar(line.value))\n" }
    yaml += "---\n\n"
    return Diagnostic.Fix(
      safety: .unsafe, title: "add front matter with these values",
      edits: [.init(context.origin(.zero), text: yaml)])
  }

  private func isDateKey(_ key: String) -> Bool {
    let words = Names.words(key)
    return words.contains("date") || words.last == "updated" || words.last == "created"
  }

  /// Reports a value with digits that is no calendar date; a date may have a time or be followed by a remark.
  private func date(
    _ text: String, at range: SourceRange, _ context: RuleContext
  ) -> Diagnostic? {
    guard text.contains(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let day = String(text.prefix(10))
    if CalendarDate.isISO(day) {
      guard CalendarDate(iso: day) == nil, !day.hasSuffix("00") else { return nil }
      var found = diagnostic(
        "there is no day '\(day)'", at: context.origin(range), label: "no calendar has it",
        why: "the month has fewer days, or the year fewer months",
        help: "write the day on which the document was changed")
      found.severity = .warning
      return found
    }
    return diagnostic(
      "the date '\(text)' is not in the form YYYY-MM-DD", at: context.origin(range),
      why: "only ISO 8601 dates sort and compare without knowledge of a language",
      help: "write the date as YYYY-MM-DD")
  }

  private func misspelling(
    of entry: YAMLNode.Entry, in front: FrontMatter, _ context: RuleContext
  ) -> Diagnostic? {
    let key = entry.key
    let spelled = String(key.map { $0 == "_" ? "-" : $0 })
    guard key.utf8.count >= 5, !Self.keys.contains(spelled),
      !Names.isPhrase(key, in: Self.words)
    else { return nil }
    let limit = key.utf8.count >= 8 ? 2 : 1
    let near = Self.keys.first {
      abs($0.utf8.count - key.utf8.count) <= limit && distance($0, spelled) <= limit
    }
    guard let near, front.root[near] == nil, near != spelled + "s", near + "s" != spelled,
      near != spelled + "d"
    else { return nil }
    return diagnostic(
      "the key '\(key)' is not known", at: context.origin(entry.keyRange),
      label: "did you mean '\(near)'?", help: "write '\(near)'",
      fix: Diagnostic.Fix(
        safety: .unsafe, title: "rename the key",
        edits: [.init(context.origin(entry.keyRange), text: near)]))
  }

  /// Edit distance with neighbours exchanged as one step (optimal string alignment).
  func distance(_ a: String, _ b: String) -> Int {
    Suggestion.editDistance(ContiguousArray(a.utf8), ContiguousArray(b.utf8))
  }
}
