import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports links to headings that do not exist.
public struct AnchorMissing: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M207", name: "anchor-missing",
    summary: "A link points at a heading that the document does not have.",
    category: .metadata, defaultSeverity: .warning,
    explanation: """
      The part of a link after `#` names a heading: its title in lower case, without punctuation,
      with hyphens for spaces, and a number behind a title that occurs again. A link to a heading that
      was renamed leads to the top of the page. Headings that an unclosed fence swallows are left to
      D123.
      """,
    references: ["GitHub Docs, Basic writing and formatting syntax, Section links"],
    examples: [
      .accepted("# A\n\n[down](#empty--full)\n\n## Empty & Full\n"),
      .accepted("# A\n\n<a id=\"here\"></a>\n\n[up](#here)\n"),
      .flagged("# A\n\n[down](⟦#empty⟧)\n\n## Empty State\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks each fragment up.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for reference in SectionReference.missing(in: context.document) {
      diagnostics.append(
        diagnostic(
          "there is no section \(reference.number)", at: context.origin(reference.range),
          label: "leads nowhere",
          related: [.init(reference.last, "the last section")],
          why: "the last section of its level is \(reference.count)",
          help: "write the number of the section that is meant"))
    }
    var named: [Int: Set<String>] = [:]
    var known: [Int: KnownAnchors] = [:]
    var unhyphened: [Unhyphened] = []
    lazy var swallowed = Self.swallowed(context)
    for target in context.analysis.linkTargets {
      // "#/components/grid" is a route of a site.
      guard let fragment = target.fragment, !fragment.isEmpty, !fragment.hasPrefix("/"),
        let number = context.facts.document(at: target.path)
      else { continue }
      let document = context.facts.documents[number]
      let anchors = context.facts.analyses[number].anchors
      guard anchors.section(fragment) == nil else { continue }
      let names = named[number] ?? Self.names(in: document.source.bytes)
      named[number] = names
      // Of letters that became question marks nothing can be told.
      guard !names.contains(fragment), !fragment.contains("??") else { continue }
      // Rule D123 names the fence that swallows the heading.
      if number == Int(context.document.file.index), swallowed.contains(fragment) { continue }
      let others = known[number] ?? KnownAnchors(anchors.names)
      known[number] = others
      if let section = others.section("-" + fragment) {
        unhyphened.append(Unhyphened(target: target, title: document.title(ofSection: section)))
        continue
      }
      let near = others.nearest(to: fragment)
      diagnostics.append(
        diagnostic(
          "there is no heading for '#\(fragment)'", at: target.origin,
          label: near.map { "did you mean '#\($0)'?" } ?? "leads nowhere",
          why: "compared with the anchors of the \(document.sections.count - 1) headings of "
            + "'\(document.source.path)'",
          help: near.map { "link to '#\($0)'" }
            ?? "link to one of the headings, or take the link out",
          fix: near.map { fix(target, fragment: fragment, near: $0, context) } ?? nil))
    }
    if let found = report(unhyphened, context) { diagnostics.append(found) }
  }

  /// A link that leaves out the hyphen which a sign before a heading leaves behind.
  private struct Unhyphened {
    var target: LinkTarget
    var title: String
  }

  /// All of them have one cause.
  private func report(_ links: [Unhyphened], _ context: RuleContext) -> Diagnostic? {
    guard let first = links.first, let fragment = first.target.fragment else { return nil }
    let more = links.count == 1 ? "" : " and \(links.count - 1) more"
    let edits = links.compactMap { link -> Diagnostic.Fix.Edit? in
      guard let fragment = link.target.fragment,
        case let written = context.document.source.string(link.target.origin.range),
        written.hasSuffix("#" + fragment)
      else { return nil }
      return .init(link.target.origin, text: written.dropLast(fragment.count) + "-" + fragment)
    }
    return diagnostic(
      "the anchor of '\(first.title)' is '#-\(fragment)', not '#\(fragment)'\(more)",
      at: first.target.origin, label: "leads nowhere",
      related: links.dropFirst().prefix(8).map { .init($0.target.origin, "here too") },
      why:
        "an anchor leaves out the sign at the beginning of its heading and keeps the blank as a hyphen",
      help: "write '#-\(fragment)', or take the sign out of the heading",
      fix: edits.count == links.count
        ? .init(safety: .safe, title: "add the hyphens", edits: edits) : nil)
  }

  /// The names that HTML (`id="name"`) and heading attributes (`{#name}`) give to places.
  private static func names(in bytes: ContiguousArray<UInt8>) -> Set<String> {
    bytes.withUnsafeBufferPointer { buffer in
      var names: Set<String> = []
      var index = 0
      while index + 1 < buffer.count {
        let (byte, next) = (buffer[index], buffer[index + 1])
        let closing: UInt8? =
          switch (byte, next) {
          case (0x3D, 0x22), (0x3D, 0x27): next
          case (0x7B, 0x23): 0x7D
          default: nil
          }
        index += 1
        guard let closing else { continue }
        let start = index + 1
        var end = start
        while end < buffer.count, buffer[end] != closing, buffer[end] != 0x0A { end += 1 }
        names.insert(String(decoding: buffer[start..<end], as: UTF8.self))
        index = end
      }
      return names
    }
  }

  private func fix(
    _ target: LinkTarget, fragment: String, near: String, _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let written = context.document.source.string(target.origin.range)
    guard written.hasSuffix("#" + fragment) else { return nil }
    let text = written.dropLast(fragment.count) + near
    return Diagnostic.Fix(
      safety: .unsafe, title: "link to '#\(near)'",
      edits: [.init(target.origin, text: String(text))])
  }
}
