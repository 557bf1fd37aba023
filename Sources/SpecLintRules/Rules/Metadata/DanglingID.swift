import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports identifiers that no catalogue of the run lists.
public struct DanglingID: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M208", name: "dangling-id",
    summary: "The text uses an identifier that the catalogue of its kind does not list.",
    category: .metadata, defaultSeverity: .error,
    explanation: """
      A document that lists its error codes or events in a table is the place where a developer looks
      a code up. A code such as `E-SYNC-SAVE-500` that is used elsewhere and missing from the list has
      no message and no action. A catalogue is a table with at least three identifiers of one prefix
      in its first column; identifiers are capital words joined by hyphens, and a range (`E-SAVE-001..004`)
      lists all its members. Variants of a listed code
      (`E-SYNC-01A` beside `E-SYNC-01`) and the code in the title of the document need no entry, nor do codes of another module where a
      list has those of one alone (`FR-MAP-09` beside nothing but `FR-CART-…`). Where the heading says that the
      list holds key codes or examples only, the finding is a remark.
      """,
    examples: [
      .accepted("Codes: `E-LOGIN-FORM-401`, `E-LOGIN-FORM-409`.\n"),
      .flagged(
        """
        | Code | Message |
        |---|---|
        | `E-LOGIN-FORM-401` | Wrong password |
        | `E-LOGIN-FORM-409` | Account exists |
        | `E-SAVE-FORM-500` | Not saved |

        The form shows `⟦E-SAVE-FORM-422⟧` below the field.

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the identifiers with the catalogues of the run.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let identifiers = context.analysis.identifiers
    guard !identifiers.uses.isEmpty else { return }
    let catalogues = context.facts.catalogues
    var seen: Set<String> = []
    for use in identifiers.uses where seen.insert(use.name).inserted {
      guard let listed = catalogues[use.prefix], !listed.names.contains(use.name),
        !isVariant(use.name, of: listed.names), !isPattern(use.name),
        !isDropped(use, context.document), !namesDocument(use, context.document),
        !isOfOtherModule(use.name, listed.names)
      else { continue }
      let names = listed.names.sorted()
      let near = Suggestion.nearest(to: use.name, in: names)
      let count = identifiers.uses.count { $0.name == use.name }
      var found = diagnostic(
        "'\(use.name)' is in no list of '\(use.prefix)' codes",
        at: context.origin(use.range), label: "used \(count == 1 ? "once" : "\(count) times")",
        related: [.init(listed.origin, "\(names.count) codes are listed here")],
        why: "the list has \(names.count) codes with this prefix, this one is not among them",
        help: near.map { "add it to the list, or write '\($0)'" } ?? "add it to the list")
      if listed.isPartial { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// Whether a listed identifier goes on: "E-SAVE-01A" and "E-SAVE-01-RETRY" beside "E-SAVE-01", "E-SAVE-02A" beside it.
  private func isVariant(_ name: String, of names: Set<String>) -> Bool {
    let bytes = Array(name.utf8)
    for end in bytes.indices.dropFirst() where ASCII.isDigit(bytes[end - 1]) {
      guard bytes[end] == ASCII.hyphen || ASCII.isUpper(bytes[end]) else { continue }
      if names.contains(String(decoding: bytes[..<end], as: UTF8.self)) { return true }
    }
    guard let last = bytes.last, ASCII.isUpper(last), bytes.count > 2,
      ASCII.isDigit(bytes[bytes.count - 2])
    else { return false }
    let stem = String(decoding: bytes.prefix { !ASCII.isDigit($0) }, as: UTF8.self)
    return names.contains { $0.hasPrefix(stem) && $0.utf8.last.map(ASCII.isDigit) == true }
  }

  /// "FR-M1-09" beside a list of nothing but "FR-ADV-…": the list is that of one module, and the name is of another; beside
  /// lists of several, "FR-ADV-…" and "FR-PRIV-…", where it counts modules and they are called by words.
  private func isOfOtherModule(_ name: String, _ names: Set<String>) -> Bool {
    let parts = name.split(separator: "-")
    guard parts.count > 2, names.count > 2 else { return false }
    let modules = Set(names.compactMap { $0.split(separator: "-").dropFirst().first })
    guard !modules.contains(parts[1]),
      modules.allSatisfy({ !$0.utf8.allSatisfy(ASCII.isDigit) })
    else { return false }
    return modules.count == 1
      || parts[1].utf8.contains(where: ASCII.isDigit)
        && modules.allSatisfy { !$0.utf8.contains(where: ASCII.isDigit) }
  }

  /// Whether a name stands for many: "E-NET-4XX", "BTN-NN", "E-NET-400-499".
  private func isPattern(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    let isRange =
      parts.suffix(2).count == 2 && parts.suffix(2).allSatisfy { $0.utf8.allSatisfy(ASCII.isDigit) }
    return isRange
      || parts.last.map { last in
        last.utf8.count > 1
          && last.utf8.allSatisfy { $0 == 0x58 || $0 == 0x4E || ASCII.isDigit($0) }
          && !last.utf8.allSatisfy(ASCII.isDigit)
      } ?? false
  }

  private static let dropped: Lexicon = [
    "dropped", "removed", "deprecated", "retired", "example", "examples", "obsolete", "former",
  ]

  /// Whether the line tells that a code is gone, or shows what codes look like.
  private func isDropped(_ use: Identifiers.Use, _ document: Document) -> Bool {
    let source = document.source
    let line = source.lineRange(source.lineIndex(of: Int(use.range.start)))
    return line.offsets.count <= 600 && Names.hasWord(source.string(line), in: Self.dropped)
  }

  /// Whether an identifier stands in the title of the document.
  private func namesDocument(_ use: Identifiers.Use, _ document: Document) -> Bool {
    guard let title = document.nodes.first(where: { $0.kind == .heading }), title.level == 1 else {
      return false
    }
    return title.range.start <= use.range.start && use.range.end <= title.range.end
  }
}
