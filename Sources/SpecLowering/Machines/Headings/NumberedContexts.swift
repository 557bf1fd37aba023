import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered sections of the situations in which a screen may be, "### Context 3: Build Mode", of which half at least
/// tell what brings them about, "- **Trigger:** The player enters build mode": each is a state that may be entered from
/// any other.
struct NumberedContexts {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Place {
    var section: Int
    var name: String
    var qualifier: String?
    var trigger: LocatedText?
  }

  /// Adds the states and changes of all such rows of sections.
  ///
  /// - Complexity: O(sections), and O(lines) of those that are titled so.
  func collect(into drafts: inout MachineDrafts) {
    var rows: [Int: [Place]] = [:]
    for section in document.sections.indices.dropFirst() {
      guard let place = place(section) else { continue }
      rows[max(0, Int(document.sections[section].parent)), default: []].append(place)
    }
    var found: [MatrixDraft] = []
    for (parent, places) in rows.sorted(by: { $0.key < $1.key }) {
      let told = places.count { $0.trigger != nil }
      guard places.count > 2, told > 1, told * 2 >= places.count, !context.isSystem(parent) else {
        continue
      }
      let starts = Set(places.map { heading($0).range.start })
      // The number and its noun are no part of a name.
      drafts.states.removeAll { starts.contains($0.origin.range.start) }
      let states = places.map { draft($0, in: parent) }
      drafts.states += states
      let edges = zip(places, states).compactMap { place, state -> EdgeDraft? in
        place.trigger.map { trigger in
          var edge = EdgeDraft(
            source: nil, target: NameReference(text: state.name, origin: state.origin),
            origin: trigger.origin)
          edge.trigger = trigger
          edge.isSourceUnsaid = true
          edge.provenance = .inferred
          return edge
        }
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: parent, origin: states[0].origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func heading(_ place: Place) -> Document.Node {
    document.nodes[Int(document.sections[place.section].heading)]
  }

  /// The section titled "Context 3: Build Mode (from the menu)"; `nil` for any other.
  private func place(_ section: Int) -> Place? {
    let range = document.plainText(of: Int(document.sections[section].heading))
    guard (8...80).contains(range.count), document.plain[range].contains(where: ASCII.isDigit),
      let (before, title) = TextSplit.halves(of: document.string(plain: range), at: ": "),
      case let words = Names.words(before), words.count == 2, Self.nouns.contains(words[0]),
      words[1].utf8.count < 3, words[1].utf8.allSatisfy(ASCII.isDigit)
    else { return nil }
    let (name, qualifier) = StateName.splitQualifier(title)
    guard (1...5).contains(Names.wordCount(name)), ArrowSide.isName(name) else { return nil }
    let line = context.lines(in: document.sections[section].ownNodes).first(where: isTrigger)
    return Place(
      section: section, name: name, qualifier: qualifier,
      trigger: line.map {
        LocatedText(
          StateName.withoutStop(document.string(plain: $0.value)), context.origin(plain: $0.text))
      })
  }

  private func isTrigger(_ line: TextLine) -> Bool {
    guard let label = line.label, label.count <= 24, !line.value.isEmpty, line.value.count <= 200,
      line.holder == .item || line.holder == .paragraph
    else { return false }
    return ColumnRole.role(ofHeader: document.string(plain: label)) == .event
  }

  private func draft(_ place: Place, in parent: Int) -> StateDraft {
    var draft = StateDraft(
      name: place.name, qualifier: place.qualifier,
      origin: document.origin(heading(place).range), screen: parent)
    draft.parentSection = parent
    draft.section = document.origin(document.range(ofSection: place.section))
    return draft
  }

  private static let nouns: Lexicon = [
    "context", "situation", "kontext", "contexte", "contexto", "contesto", "situación", "situação",
    "situazione", "situatie", "konteks", "situasi", "контекст", "ситуация", "kontekst",
  ]
}
