import SpecModel
import SpecSyntax
import SpecText

/// Reads maps of routes: an item that is nothing but a route, "- `/results`", over items that lead on, "Details →
/// `/results/{id}`".
///
/// Two such items and two ways on at least; what stands before an arrow triggers the change.
struct RouteItems {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// An item that is a route.
  private struct Page {
    var reference: NameReference
    var depth: Int
    var section: Int
  }

  /// Adds the pages and the ways between them that no other form has read.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    let bytes = document.source.bytes
    guard ASCII.find("`/", in: bytes, 0..<bytes.count) != nil else { return }
    let read = drafts.readLines
    var pages: [Page] = []
    var page: Page?
    var edges: [EdgeDraft] = []
    for (index, line) in context.lines.enumerated() {
      guard line.holder == .item else {
        if line.holder == .heading { page = nil }
        continue
      }
      let origin = context.origin(plain: line.text)
      if let route = route(line.text, of: line) {
        let found = Page(
          reference: NameReference(text: route, origin: origin), depth: Int(line.depth),
          section: Int(document.nodes[line.node].section))
        pages.append(found)
        page = found
      } else if let source = page, line.depth > source.depth {
        guard context.mayHoldArrow(index), !read.contains(origin.range.start),
          let edge = edge(line, from: source, origin)
        else { continue }
        edges.append(edge)
      } else {
        page = nil
      }
    }
    guard Set(pages.map(\.reference.key)).count > 1, edges.count > 1, let first = pages.first,
      document.path(ofSection: first.section).contains(where: {
        TransitionWords.speaksOfStates(document.title(ofSection: $0))
      })
    else { return }
    declare(pages, edges, &drafts)
    let found = MatrixDraft(
      form: "list", isClosed: false, section: first.section, origin: edges[0].origin, edges: edges)
    ArrowEdges.merge([found], into: &drafts)
  }

  /// The change of an item "Details → `/results/{id}`".
  private func edge(_ line: TextLine, from page: Page, _ origin: Origin) -> EdgeDraft? {
    guard let (label, end) = Arrow.split(document.string(plain: line.text)),
      let target = Self.route(end), target != page.reference.text, !label.contains("/"),
      label.contains(where: \.isLetter), !Names.hasWord(label, in: Self.renamings)
    else { return nil }
    var edge = EdgeDraft(
      source: page.reference, target: NameReference(text: target, origin: origin), origin: origin)
    edge.trigger = LocatedText(StateName.trimmed(label), origin)
    return edge
  }

  /// Labels of addresses that took the place of others.
  private static let renamings: Lexicon = [
    "moved", "permanently", "renamed", "replaced", "redirect", "redirects", "alias", "old", "new",
    "legacy", "windows", "linux", "macos", "umbenannt", "verschoben", "déplacé", "movido",
    "spostato",
  ]

  /// The route that a range in code is as a whole.
  private func route(_ range: Range<Int>, of line: TextLine) -> String? {
    guard range.count <= 80, document.plain[range.lowerBound] == 0x2F,
      document.span(at: range.lowerBound, of: line.node, in: .code) == range
    else { return nil }
    return Self.route(document.string(plain: range))
  }

  /// A text that is a route.
  private static func route(_ text: String) -> String? {
    let text = StateName.trimmed(text)
    return Route.isWhole(text) ? text : nil
  }

  private func declare(_ pages: [Page], _ edges: [EdgeDraft], _ drafts: inout MachineDrafts) {
    var known = Set(drafts.states.flatMap { [$0.key] + $0.aliases.map { Names.key($0.text) } })
    let section = pages[0].section
    for name in pages.map(\.reference) + edges.map(\.target) where known.insert(name.key).inserted {
      var draft = StateDraft(name: name.text, origin: name.origin, screen: section)
      draft.parentSection = section
      drafts.states.append(draft)
    }
  }
}
