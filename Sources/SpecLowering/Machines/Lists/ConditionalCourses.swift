import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered lists below headings that are conditions, "If no seat is booked:" over "1. Opens app → Lobby screen",
/// "2. Shows the ticket", "3. Redirected to Seats screen": the screens are those that arrows and verbs of motion lead
/// to, and the last act before one triggers the change.
struct ConditionalCourses {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private enum Step {
    case screen(String, act: String?)
    case act(String)
  }

  /// Adds the changes of all such lists that no other form has read.
  ///
  /// - Complexity: O(items of such lists).
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, read: Set<UInt32>, ends: Set<String>)?
    var found: [MatrixDraft] = []
    for list in document.lists where document.nodes[list].level == 1 {
      let section = Int(document.nodes[list].section)
      guard section > 0, let condition = Self.condition(document.title(ofSection: section)),
        case let items = document.children(of: list), (2...20).contains(items.count),
        !context.isSystem(section)
      else { continue }
      let (known, read, ends) =
        prepared
        ?? (LinePlaces(drafts, in: document).withScreens(), drafts.readLines, Self.ends(of: drafts))
      prepared = (known, read, ends)
      let edges = edges(items, under: condition, known).filter { !ends.contains(Self.ends(of: $0)) }
      guard !edges.isEmpty, read.isDisjoint(with: edges.map(\.origin.range.start)) else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section,
          origin: document.origin(document.nodes[list].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// What each change leaves and leads to: such lists tell those again in fewer words.
  private static func ends(of drafts: MachineDrafts) -> Set<String> {
    Set(drafts.matrices.flatMap { $0.edges.map { Self.ends(of: $0) } })
  }

  private static func ends(of edge: EdgeDraft) -> String {
    "\(edge.source?.key ?? "*") > \(edge.target.key)"
  }

  /// "If no seat is booked" of such a heading, which a colon may end.
  private static func condition(_ title: String) -> String? {
    let text = StateName.withoutNumbering(ArrowSide.unwrapped(title))
    guard (3...12).contains(Names.wordCount(text)),
      Names.firstWord(text).map(ifs.contains) == true, !Arrow.isIn(text)
    else { return nil }
    return text
  }

  private static let ifs: Lexicon = [
    "if", "wenn", "falls", "si", "se", "als", "indien", "jika", "bila", "nếu", "если", "якщо",
    "jeśli", "eğer", "pokud", "om", "hvis",
  ]

  // MARK: Steps

  private func edges(
    _ items: [Int], under condition: String, _ known: KnownStates
  ) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var source: NameReference?
    var act: String?
    for item in items {
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        document.plainText(of: leaf).count <= 160
      else { return [] }
      let origin = document.origin(document.nodes[leaf].range)
      guard let step = Self.step(document.string(leaf), known) else { return [] }
      switch step {
      case .act(let words): act = words
      case .screen(let name, let own):
        let target = NameReference(text: name, origin: origin)
        if let source, source.key != target.key {
          var edge = EdgeDraft(source: source, target: target, origin: origin)
          if let words = own ?? act { edge = edge.triggered(by: words, origin) }
          edge.limit(to: condition, origin)
          result.append(edge)
        }
        (source, act) = (target, nil)
      }
    }
    return result
  }

  /// What an item tells; `nil` where its arrow leads to no known screen.
  private static func step(_ text: String, _ known: KnownStates) -> Step? {
    if let arrows = ArrowText(text) {
      guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        let name = screen(arrows.sides[1], known)
      else { return nil }
      let own = arrows.sides[0]
      return .screen(name, act: MachineDrafts.isLaunch(own) ? nil : own)
    }
    if let name = screen(text, known) { return .screen(name, act: nil) }
    return .act(StateName.withoutStop(text))
  }

  /// The known screen that is all of a text but for a verb of motion: "Redirected to Seats", "Directly to Home screen".
  private static func screen(_ text: String, _ known: KnownStates) -> String? {
    let bare = StateName.withoutStop(text)
    if let name = known.name(of: ArrowSide.unwrapped(bare)) { return name }
    var words = bare.split(separator: " ")
    if words.count > 2, let first = words.first, manners.contains(first.lowercased()) {
      words.removeFirst()
    }
    let rest = words.joined(separator: " ")
    if let side = ArrowSide.led(to: rest, known) ?? ArrowSide(rest, known: known), side.isKnown,
      side.isMove
    {
      return side.name
    }
    return nil
  }

  private static let manners: Lexicon = [
    "directly", "straight", "immediately", "automatically", "direkt", "sofort", "directement",
    "directamente", "diretamente", "direttamente", "direct", "langsung",
  ]
}
