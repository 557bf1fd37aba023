import SpecModel
import SpecSyntax
import SpecText

/// Reads items that name where one gets back to and what is done where, "**Back to Home** → Use back button from List":
/// the prepositions tell the ends of the change, and the arrow joins them with the act.
struct BackItems {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(items with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, told: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item && context.mayHoldArrow(index) && line.text.count <= 160
      && Self.heads.contains(document.plain[line.text.lowerBound])
    {
      guard case let section = Int(document.nodes[line.node].section), section > 0,
        !context.isSystem(section),
        let arrows = ArrowText(document.string(plain: line.text)), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        let place = Self.place(in: ArrowSide.unwrapped(arrows.sides[0])),
        let (act, start) = Self.parted(StateName.withoutStop(arrows.sides[1]))
      else { continue }
      let (known, told) = prepared ?? (KnownStates(drafts), drafts.readLines)
      prepared = (known, told)
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start),
        let source = known.name(of: ArrowSide.unwrapped(start)),
        case let target = known.name(of: place) ?? place, Names.key(source) != Names.key(target)
      else { continue }
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: target, origin: origin), origin: origin)
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin,
          edges: [edge.triggered(by: act, origin)]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// "Home" of "Back to Home"; `nil` where a text begins otherwise or no title follows.
  private static func place(in text: String) -> String? {
    guard text.utf8.count <= 60, let lead = backs.prefix(of: text.lowercased()) else { return nil }
    let rest = StateName.trimmed(String(text.dropFirst(lead.count)))
    guard (1...4).contains(Names.wordCount(rest)), rest.first?.isUppercase == true,
      ArrowSide.isName(rest)
    else { return nil }
    return rest
  }

  /// What is done and where: "Use back button" and "List" of "Use back button from List".
  private static func parted(_ text: String) -> (act: String, start: String)? {
    for mark in marks {
      guard let (act, start) = TextSplit.halves(of: text, at: mark),
        (1...6).contains(Names.wordCount(act)), (1...5).contains(Names.wordCount(start))
      else { continue }
      return (act, start)
    }
    return nil
  }

  /// The first bytes of such items: B, R, Z, V, T, K and the first of a Cyrillic letter.
  private static let heads: Set<UInt8> = [
    0x42, 0x62, 0x52, 0x72, 0x5A, 0x7A, 0x56, 0x76, 0x54, 0x74, 0x4B, 0x6B, 0xD0,
  ]
  private static let backs = Phrases(
    Array(TransitionWords.returns) + ["returning to ", "voltar a ", "tornare a ", "назад в "])
  private static let marks = [
    " from ", " von ", " depuis ", " desde ", " a partir de ", " vanuit ", " dari ", " из ",
  ]
}
