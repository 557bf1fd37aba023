import SpecModel
import SpecSyntax
import SpecText

/// Reads the sections of screens below a heading about transitions, whose items tell what each event leads to:
/// "**On save**: replace with the results screen", "**On edit field**: open the editor modal".
///
/// What is led to must be the name of a section or of a declared state.
struct AnsweredEvents {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such sections that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    for parent in document.sections.indices.dropFirst() where mayHold(parent) {
      let known = names ?? withSurfaces(LinePlaces(drafts, in: document).withScreens())
      names = known
      let found = matrix(below: parent, known)
      guard let found, drafts.readLines.isDisjoint(with: found.edges.map(\.origin.range.start))
      else { continue }
      ArrowEdges.merge([found], into: &drafts)
    }
  }

  /// Whether a heading is about transitions and has sections below it.
  private func mayHold(_ section: Int) -> Bool {
    let next = section + 1
    guard next < document.sections.count, Int(document.sections[next].parent) == section else {
      return false
    }
    let heading = Int(document.sections[section].heading)
    let subject = LineSubject.read(
      document.plainText(of: heading), in: context, source: nil, known: KnownStates())
    guard case .transitions = subject else { return false }
    return !TransitionWords.namesSystem(document.title(ofSection: section))
  }

  /// The names with those of the sections about dialogs and the like: "Editor Modal".
  private func withSurfaces(_ known: KnownStates) -> KnownStates {
    var known = known
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      let words = Names.words(title)
      guard (2...4).contains(words.count), let last = words.last,
        TransitionWords.surfaces.contains(last)
      else { continue }
      known.add(title)
    }
    return known
  }

  private func matrix(below parent: Int, _ known: KnownStates) -> MatrixDraft? {
    let parts = document.sections.indices[(parent + 1)...].prefix {
      document.sections[$0].level > document.sections[parent].level
    }.filter { Int(document.sections[$0].parent) == parent }
    guard parts.count > 1 else { return nil }
    var known = known
    var names: [Int: String] = [:]
    for part in parts {
      let title = StateName.withoutNumbering(document.title(ofSection: part))
      let name = StateName.splitQualifier(title).name
      guard ArrowSide.isName(name) else { return nil }
      known.add(name)
      names[part] = known.name(of: name) ?? name
    }
    var edges: [EdgeDraft] = []
    var sources: Set<Int> = []
    for part in parts {
      guard let source = names[part] else { continue }
      for line in context.lines(in: document.sections[part].ownNodes)
      where line.holder == .item && line.depth == 1 && isEvent(line) {
        let origin = context.origin(plain: line.text)
        for target in targets(in: document.string(plain: line.value), known) {
          let edge = EdgeDraft(
            source: NameReference(text: source, origin: origin),
            target: NameReference(text: target, origin: origin), origin: origin)
          edges.append(
            edge.triggered(by: line.label.map(document.string(plain:)) ?? "", origin))
          sources.insert(part)
        }
      }
    }
    guard sources.count > 1, let first = edges.first else { return nil }
    return MatrixDraft(
      form: "list", isClosed: false, section: parent, origin: first.origin, edges: edges)
  }

  /// Whether the label of an item tells what happens: "On back", "When the upload ends".
  private func isEvent(_ line: TextLine) -> Bool {
    guard let label = line.label, (5...80).contains(label.count), line.value.count <= 300 else {
      return false
    }
    let first = document.string(plain: label).prefix { $0 != " " }
    return first.count < label.count && Self.openers.contains(first.lowercased())
  }

  private static let openers: Lexicon = [
    "on", "when", "if", "after", "once", "upon", "bei", "wenn", "nach", "sobald", "quand", "lors",
    "après", "al", "cuando", "tras", "ao", "quando", "após", "dopo", "bij", "wanneer", "na",
  ]

  // MARK: Targets

  /// The names behind a verb that leads on, one of each clause; "previous screen (usually A or B)" stands for both.
  private func targets(in value: String, _ known: KnownStates) -> [String] {
    var result: [String] = []
    for clause in TextSplit.pieces(of: value, at: Self.clauses, outsideParentheses: true) {
      let words = clause.split(separator: " ").map { word in
        ArrowSide.unwrapped(String(word))
      }
      guard let verb = words.prefix(2).firstIndex(where: { Self.verbs.contains($0.lowercased()) })
      else { continue }
      let rest = words[(verb + 1)...].filter {
        !TransitionWords.articles.contains($0.lowercased())
          && !Self.particles.contains($0.lowercased())
      }
      if let name = name(in: rest[...], known) {
        result.append(name)
      } else if rest.first.map({ StateCell.isPrevious([$0.lowercased()]) }) == true {
        result += usual(clause, known)
      }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The longest name with which words begin, after an adjective at most.
  private func name(in words: ArraySlice<String>, _ known: KnownStates) -> String? {
    for start in words.indices.prefix(2) {
      let rest = words[start...]
      for count in stride(from: min(4, rest.count), through: 1, by: -1) {
        if let name = known.name(of: rest.prefix(count).joined(separator: " ")) { return name }
      }
    }
    return nil
  }

  /// The names in the parentheses behind "the previous screen".
  private func usual(_ clause: String, _ known: KnownStates) -> [String] {
    guard let open = clause.firstIndex(of: "("), let close = clause[open...].firstIndex(of: ")")
    else { return [] }
    let inner = clause[clause.index(after: open)..<close].split(separator: " ", maxSplits: 1)
    guard inner.count == 2, Self.usually.contains(inner[0].lowercased()) else { return [] }
    return StateNameList.split(String(inner[1])).compactMap(known.name(of:))
  }

  private static let clauses: Phrases = ["; ", ". ", ", then ", " and then "]
  private static let verbs: Lexicon = [
    "push", "pushes", "open", "opens", "replace", "replaces", "present", "presents", "show",
    "shows", "pop", "pops", "navigate", "navigates", "go", "goes", "return", "returns", "switch",
    "switches", "move", "moves", "transition", "transitions", "enter", "enters", "redirect",
    "redirects", "route", "routes", "öffnet", "zeigt", "wechselt", "geht", "ouvre", "affiche",
    "retourne", "abre", "muestra", "vuelve", "mostra", "volta", "apre", "torna", "opent", "toont",
  ]
  private static let particles: Lexicon = [
    "to", "with", "by", "back", "zu", "zum", "zur", "vers", "à", "a", "para", "naar",
  ]
  private static let usually: Lexicon = ["typically", "usually", "normally", "either", "meist"]
}
