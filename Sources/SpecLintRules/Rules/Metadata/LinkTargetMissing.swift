import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports links to files that do not exist.
public struct LinkTargetMissing: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M206", name: "link-target-missing",
    summary: "A link or a related file points at nothing on disk.",
    category: .metadata, defaultSeverity: .error,
    explanation: """
      Relative links and the files that front matter lists are looked up from the folder of the
      document, bare paths in front matter ("wiki/grid.md") also from the folders above it, up to
      the top of the repository. Addresses on the web and absolute paths are left alone, except those
      that name a disk (`file:///`, `C:\\`) or the folder of a person (`/Users/kim/…`). The rule is
      silent where the disk was not asked, for example for standard input.
      """,
    examples: [
      .accepted("# A\n\nSee [the site](https://example.org) and [below](#a).\n"),
      .accepted("=== a.md ===\n# A\n\nSee [B](b.md).\n=== b.md ===\n# B\n"),
      .flagged("# A\n\nSee [motion](⟦./motion.md⟧).\n"),
      .flagged("# A\n\nThe [screen](⟦file:///c:/app/Screen.kt⟧) hosts it.\n"),
      .flagged("---\nrelated-files:\n  - ⟦../style.md⟧\n---\n# A\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks each target up.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkMachinePaths(context, into: &diagnostics)
    checkReferences(context, into: &diagnostics)
    for target in context.analysis.linkTargets
    where !target.written.isEmpty && context.facts.isMissing(target) {
      diagnostics.append(
        diagnostic(
          "the file '\(target.written)' does not exist", at: target.origin,
          label: "nothing at this path",
          why: "looked for '\(target.path)', seen from the folder of this document",
          help:
            "write the file, correct the path, or take the \(target.isFrontMatter ? "entry" : "link") out"
        ))
    }
  }

  /// References without a definition, "[target size][wcag]", in a document that defines others: they are shown as they are written.
  private func checkReferences(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("]: ") else { return }
    for leaf in document.leaves(with: "][") where document.nodes[leaf].kind != .codeBlock {
      var rest = document.plainText(of: leaf)
      while let middle = ASCII.find("][", in: document.plain, rest) {
        rest = middle + 2..<rest.upperBound
        guard document.span(at: middle, of: leaf, in: .code) == nil,
          let range = reference(around: middle, in: leaf, document)
        else { continue }
        let text = document.string(plain: range)
        let name = document.string(plain: middle + 2..<range.upperBound - 1)
        diagnostics.append(
          diagnostic(
            "nothing defines the link '\(name)'",
            at: context.origin(document.sourceRange(plain: range)), label: "no link",
            why: "'\(text)' is shown as it is written; the document defines other links this way",
            help: "add a line '[\(name)]: …', or take the brackets out"))
      }
    }
  }

  /// The brackets around a place between two of them, where both hold words.
  private func reference(
    around middle: Int, in leaf: Int, _ document: Document
  ) -> Range<Int>? {
    let line = document.line(around: middle, in: leaf)
    guard
      let open = document.plain[line.lowerBound..<middle].lastIndex(of: 0x5B),
      let close = document.plain[middle + 2..<line.upperBound].firstIndex(of: 0x5D)
    else { return nil }
    let parts = [open + 1..<middle, middle + 2..<close]
    let haveWords = parts.allSatisfy { part in
      (2...60).contains(part.count) && document.plain[part].contains(where: ASCII.isLetter)
    }
    // A button, "[Cancel][Save]", has no name in small letters.
    let name = document.plain[parts[1]]
    return haveWords && !name.contains(where: ASCII.isUpper) && definesReferences(document)
      ? open..<close + 1 : nil
  }

  /// Whether a line of the source is the definition of a link: "[name]: https://…".
  private func definesReferences(_ document: Document) -> Bool {
    let bytes = document.source.bytes
    var offset = 0
    while let found = ASCII.find("]: ", in: bytes, offset..<bytes.count) {
      offset = found + 3
      let line = document.source.lineRange(document.source.lineIndex(of: found))
      let start = Int(line.start)
      if start < found, bytes[start] == 0x5B, bytes[start + 1] != 0x5E { return true }
    }
    return false
  }

  /// Links to the disk of the machine on which the document was written: "file:///d:/app/Main.kt".
  private func checkMachinePaths(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let links = context.document.links.filter { isMachinePath($0.destination) }
    guard let first = links.first else { return }
    // All of them have one cause.
    let more =
      links.count == 1 ? "" : ", and \(links.count - 1) more \(links.count == 2 ? "is" : "are")"
    diagnostics.append(
      diagnostic(
        "'\(first.destination)' is a place on one machine\(more)",
        at: context.document.origin(first.destinationRange), label: "nobody else has this path",
        related: links.dropFirst().prefix(8).map {
          .init(context.document.origin($0.destinationRange), "here too")
        },
        why: "the link names a disk, not a place beside this document",
        help: "write a path relative to this document, or an address on the web"))
  }

  /// Whether a path goes through the folder of one person to a file: "/Users/kim/app/banner.png"; "/home/start" may be
  /// a page of a site.
  private func isHome(_ destination: String) -> Bool {
    guard destination.hasPrefix("/Users/") || destination.hasPrefix("/home/") else { return false }
    let parts = destination.split(separator: "/")
    return parts.count >= 4 && parts.last?.contains(".") == true
  }

  private func isMachinePath(_ destination: String) -> Bool {
    var head = destination.utf8.prefix(8).makeIterator()
    if destination.lowercased().hasPrefix("file:/") || isHome(destination) { return true }
    // "C:\\specs" and "C:/specs"
    guard let letter = head.next(), ASCII.isLetter(letter), head.next() == ASCII.colon,
      let slash = head.next()
    else { return false }
    return slash == ASCII.slash || slash == 0x5C
  }
}
