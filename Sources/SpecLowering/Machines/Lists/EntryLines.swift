import SpecModel
import SpecSyntax
import SpecText

/// Reads lines "**Entry:** Home → **Send** → `/send`" in the sections of screens: the way into the screen that the section
/// describes, with what is pressed on it in bold or in quotation marks.
///
/// Two sections must have such a line, unless all of its names are known; the last one is a route or a known name.
struct EntryLines {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Way {
    var source: String
    var act: String
    var condition: String?
    var end: String
    var section: Int
    var origin: Origin
  }

  /// Adds the changes of all such lines, and the screens that nothing else declares.
  ///
  /// - Complexity: O(labelled lines); names are looked up only behind such labels.
  func collect(into drafts: inout MachineDrafts) {
    let candidates = context.lines.indices.filter(mayBeEntry)
    guard !candidates.isEmpty else { return }
    var known = KnownStates(drafts)
    let read = drafts.readLines
    let ways = candidates.compactMap { way(context.lines[$0], known, read) }
    let areKnown = ways.allSatisfy {
      known.name(of: $0.source) != nil && known.name(of: $0.end) != nil
    }
    guard let first = ways.first, areKnown || Set(ways.map(\.section)).count > 1 else { return }
    let page = page(of: ways, known, drafts)
    let ends = ways.map { way in
      known.name(of: way.end) ?? declare(way, like: page, &known, &drafts)
    }
    var edges: [EdgeDraft] = []
    for (way, end) in zip(ways, ends) {
      let source = known.name(of: way.source) ?? way.source
      if known.name(of: source) == nil {
        drafts.states.append(draft(source, way.origin, like: page, provenance: .inferred))
        known.add(source)
      }
      guard Names.key(source) != Names.key(end) else { continue }
      var edge = EdgeDraft(
        source: NameReference(text: source, origin: way.origin),
        target: NameReference(text: end, origin: way.origin), origin: way.origin
      ).triggered(by: way.act, way.origin)
      if let condition = way.condition { edge.limit(to: condition, way.origin) }
      edges.append(edge)
    }
    let found = MatrixDraft(
      form: "list", isClosed: false, section: page?.screen ?? first.section, origin: first.origin,
      edges: edges)
    ArrowEdges.merge([found], into: &drafts)
  }

  // MARK: Lines

  /// Whether a line has such a label and an arrow behind it.
  private func mayBeEntry(_ index: Int) -> Bool {
    let line = context.lines[index]
    guard line.isStrongLabel, line.holder == .paragraph || line.holder == .item,
      let label = line.label, (2...32).contains(label.count), (8...200).contains(line.value.count),
      context.mayHoldArrow(index)
    else { return false }
    return Self.labels.contains(document.string(plain: label).lowercased())
  }

  /// Labels before what leads to a screen, in lower case.
  static let labels: Lexicon = [
    "entry", "entry point", "entry path", "entered from", "access", "access path", "way in",
    "how to get here", "reached by", "einstieg", "zugang", "aufruf", "entrée", "accès",
    "point d'entrée", "entrada", "acceso", "punto de entrada", "acesso", "ponto de entrada",
    "ingresso", "accesso", "punto di ingresso", "ingang", "toegang", "masuk", "akses", "wejście",
    "вход", "переход", "入口", "进入", "进入路径", "访问路径", "進入", "遷移元", "導線", "진입", "진입 경로", "진입점",
    "접근 경로",
  ]

  private func way(_ line: TextLine, _ known: KnownStates, _ read: Set<UInt32>) -> Way? {
    let section = Int(document.nodes[line.node].section)
    let origin = context.origin(plain: line.text)
    guard section > 1, !read.contains(origin.range.start),
      let arrows = ArrowText(StateName.withoutStop(marked(line))), arrows.sides.count == 3,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    let source = ArrowSide.unwrapped(StateName.splitQualifier(arrows.sides[0]).name)
    let (act, condition) = StateName.splitQualifier(arrows.sides[1])
    let end = ArrowSide.unwrapped(StateName.splitQualifier(arrows.sides[2]).name)
    guard (1...4).contains(Names.wordCount(source)), ArrowSide.isName(source),
      source.first?.isLowercase != true, !MachineDrafts.isLaunch(source), !known.tellsAct(source),
      isControl(act, known), Route.isWhole(end) || known.name(of: end) != nil
    else { return nil }
    return Way(
      source: source, act: ArrowSide.unwrapped(act), condition: condition, end: end,
      section: section, origin: origin)
  }

  /// Whether the middle of a way is set apart as a label, or tells an act, and is no known screen.
  private func isControl(_ text: String, _ known: KnownStates) -> Bool {
    guard let first = text.first, (1...6).contains(Names.wordCount(text)) else { return false }
    let bare = ArrowSide.unwrapped(text)
    return "“\"'«「".contains(first) || known.tellsAct(bare)
  }

  /// The words behind the label, what is set in bold between quotation marks.
  private func marked(_ line: TextLine) -> String {
    var result = ""
    let runs = document.nodes[line.node].runs
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)] {
      let start = max(Int(run.start), line.value.lowerBound)
      let end = min(Int(run.start + run.count), line.value.upperBound)
      guard start < end else { continue }
      let text = document.string(plain: start..<end)
      let isBold = run.style.contains(.strong) && text.contains(where: \.isLetter)
      result += isBold && !Arrow.isIn(text) ? "“\(text)”" : text
    }
    return result.isEmpty ? document.string(plain: line.value) : StateName.trimmed(result)
  }

  // MARK: Screens

  /// A declared screen among those that the ways join.
  private func page(of ways: [Way], _ known: KnownStates, _ drafts: MachineDrafts) -> StateDraft? {
    let names = Set(
      ways.flatMap { [$0.source, $0.end] }.compactMap { known.name(of: $0) }.map(Names.key))
    return names.isEmpty ? nil : drafts.states.first { names.contains($0.key) }
  }

  /// Adds the screen of a section, by its title where this has a word of the route; gives its name.
  private func declare(
    _ way: Way, like page: StateDraft?, _ known: inout KnownStates, _ drafts: inout MachineDrafts
  ) -> String {
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: way.section))
    ).name
    let segment =
      way.end.split(separator: "/").last { $0.utf8.first.map(ASCII.isLetter) == true }
      .map(String.init) ?? ""
    let words = Set(Names.words(segment))
    let isTitle =
      (1...5).contains(Names.wordCount(title)) && ArrowSide.isName(title)
      && !words.isDisjoint(with: Names.words(title))
    if isTitle, let name = known.name(of: title) {
      known.add(way.end, as: name)
      return name
    }
    let name = isTitle ? title : way.end
    let heading = Int(document.sections[way.section].heading)
    var state = draft(
      name, isTitle ? document.origin(document.nodes[heading].range) : way.origin, like: page)
    if isTitle {
      state.section = document.origin(document.range(ofSection: way.section))
      state.aliases = [LocatedText(way.end, way.origin)]
      if !segment.isEmpty, known.name(of: segment) == nil {
        state.aliases.append(LocatedText(segment, way.origin))
      }
    }
    known.add(name)
    for alias in state.aliases { known.add(alias.text, as: name) }
    drafts.states.append(state)
    return name
  }

  private func draft(
    _ name: String, _ origin: Origin, like page: StateDraft?, provenance: Provenance = .declared
  ) -> StateDraft {
    var state = StateDraft(name: name, origin: origin, screen: page?.screen ?? 1)
    state.parentSection = page?.parentSection ?? 1
    state.isScreen = page?.isScreen ?? true
    state.provenance = provenance
    return state
  }
}
