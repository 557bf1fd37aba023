import SpecModel
import SpecSyntax
import SpecText

/// Finds headings that are changes of state: "Idle → Ringing" beside "Ringing → Connected", in a document or below a
/// heading that speaks of states.
///
/// That their ends are states shows in the headings themselves: some begin where others end.
struct HeadedChanges {
  /// The sections of all such headings.
  private(set) var sections: Set<Int32> = []

  init(_ context: LoweringContext) {
    let document = context.document
    var families: [Int32: [(section: Int32, from: String, to: String)]] = [:]
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (5...80).contains(text.count), ArrowGlyph.mayOccur(in: document.plain, text),
        let arrows = ArrowText(StateName.withoutNumbering(document.string(plain: text))),
        arrows.sides.count == 2, arrows.joints[0].direction == .forward
      else { continue }
      families[document.sections[section].parent, default: []].append(
        (Int32(section), arrows.sides[0], arrows.sides[1]))
    }
    guard !families.isEmpty else { return }
    let isAboutStates = TransitionWords.speaksOfStates(document.title(ofSection: 1))
    for (parent, headings) in families where headings.count > 1 {
      let title = parent > 0 ? document.title(ofSection: Int(parent)) : ""
      guard isAboutStates || TransitionWords.speaksOfStates(title),
        !TransitionWords.namesSystem(title),
        TableColumns.joinUp(headings.map { ($0.from, $0.to) })
      else { continue }
      sections.formUnion(headings.map(\.section))
    }
  }
}

extension ArrowLine {
  /// The change of a heading "A → B Triggers", where the document declares both ends.
  var changeWithTriggers: EdgeDraft? {
    let text = StateName.withoutNumbering(context.document.string(plain: line.text))
    guard let arrows = ArrowText(text) else { return nil }
    let bare = arrows.withoutLast(Self.causes)
    guard bare.sides != arrows.sides, bare.sides.count == 2, bare.joints[0].direction == .forward,
      let from = ArrowSide(bare.sides[0], known: known), from.isKnown || from.isAny,
      let to = ArrowSide(bare.sides[1], known: known), to.isKnown
    else { return nil }
    return draft(from, to)
  }

  /// Whether the sides of a heading with several arrows are names of one to three words in capitals, none of which is a
  /// part of a program: "Inbox → Loader → Letter" below "Transitions".
  func isWay(_ arrows: ArrowText) -> Bool {
    guard case .transitions = subject, (3...8).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward })
    else { return false }
    return arrows.sides.allSatisfy { side in
      guard let first = side.first, first.isUppercase || first.utf8.count > 2 else { return false }
      return (1...3).contains(Names.wordCount(side))
        && !Names.hasWord(side, in: TransitionWords.systems)
        && !Names.hasWord(side, in: Self.layers)
    }
  }

  /// Parts of programs that hand something on.
  private static let layers: Lexicon = [
    "view", "viewmodel", "model", "controller", "presenter", "repository", "service", "store",
    "server", "client", "database", "db", "cache", "reducer", "middleware", "ui", "hook", "worker",
    "queue", "gateway", "dao", "usecase", "interactor", "dienst", "datenbank", "servicio",
    "serveur", "servidor", "sunucu", "сервер", "сервис",
  ]

  private static let causes: Lexicon = [
    "triggers", "trigger", "events", "causes", "conditions", "auslöser", "déclencheurs",
    "disparadores", "gatilhos", "inneschi",
  ]
}
