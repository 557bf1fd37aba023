import SpecModel
import SpecText

/// What the boxes of a drawing are: screens that may be left out, and names that differ in parentheses.
extension StateCharts {
  /// The boxes that end with a question mark and are screens all the same: "[Intro?]".
  func optionalScreens(
    _ edges: [ChartEdges.Edge], _ chart: ChartNodes, _ known: KnownStates
  ) -> Set<Int> {
    var optional: OptionalScreens?
    return Set(edges.flatMap { [$0.from, $0.to] }).filter { index in
      let node = chart.nodes[index]
      guard Self.isQuestion(node), !node.isRequest else { return false }
      let screens = optional ?? OptionalScreens(known: known, parts: parts)
      optional = screens
      let ways = edges.filter { $0.from == index }
      let isAnswered = ways.contains { way in
        way.label != nil || way.condition != nil
          || FlowWords.isAnswer(ArrowSide.unwrapped(chart.nodes[way.to].text))
      }
      return screens.name(
        node.text, ways: Set(ways.map(\.to)).count, isBoxed: node.kind != .words,
        isAnswered: isAnswered) != nil
    }
  }

  /// Whether all ends of lines are boxes of one name each, with words on all lines between them or below a heading over
  /// states or how screens lead to each other: such a box is a screen though its name tells an act, "Hold card".
  func areNames(_ edges: [ChartEdges.Edge], _ chart: ChartNodes, _ node: Int) -> Bool {
    let ends = Set(edges.flatMap { [$0.from, $0.to] })
    guard edges.count > 1, ends.count > 2,
      ends.allSatisfy({ Self.holdsName(chart.nodes[$0]) })
    else { return false }
    let acts = ends.count { FlowSteps.kind(of: chart.nodes[$0].text) == .action }
    let gestures = ends.count { end in
      Names.firstWord(chart.nodes[end].text).map(FlowchartVocabulary.gestures.contains) == true
    }
    guard acts > 0, acts * 2 <= ends.count, gestures * 3 <= ends.count else { return false }
    if edges.allSatisfy({ $0.label != nil || $0.condition != nil }) { return true }
    return gestures == 0
      && context.scope(of: node).suffix(2).contains { title in
        CourseWords.areOfScreens(title) || Names.hasWord(title, in: TransitionWords.progress)
      }
  }

  private static func holdsName(_ node: ChartNodes.Node) -> Bool {
    node.kind == .box && node.lines.count == 1 && (1...4).contains(Names.wordCount(node.text))
      && node.text.first?.isUppercase == true && !isQuestion(node)
      && !TransitionWords.tellsAct(node.text)
      && !Names.words(node.text).contains { word in
        TransitionWords.actors.contains(word) && !TransitionWords.subjects.contains(word)
      }
  }

  /// The declared name in "From Basket:", over what leads on from it.
  static func source(_ text: String, _ known: KnownStates) -> String? {
    guard let name = origin(text) else { return nil }
    return known.name(of: name.hasSuffix(":") ? String(name.dropLast()) : name)
  }

  /// Gives boxes their whole names where these differ in parentheses alone: "List (empty)" and "List (full)".
  func setBoxesApart(_ sides: inout [Int: ArrowSide], _ chart: ChartNodes, _ known: KnownStates) {
    let boxes = sides.keys.filter { node in
      chart.nodes[node].kind != .words && chart.nodes[node].lines.count < 2
    }
    let shared = BracketList.shared(boxes.map { chart.nodes[$0].text })
    guard !shared.isEmpty else { return }
    for node in boxes {
      let text = ArrowSide.unwrapped(chart.nodes[node].text)
      let (name, qualifier) = StateName.splitQualifier(text)
      guard qualifier != nil, shared.contains(Names.key(name)),
        let whole = ArrowSide(whole: text, known: known)
      else { continue }
      sides[node] = whole
    }
  }

  /// The declared names that a note beside a box lists before the name of the box itself, "│ Ready │ ◄── again, missing
  /// -> Ready": where the box is entered from, and no way of it to itself.
  func notedSources(
    _ edge: ChartEdges.Edge, _ from: ArrowSide, _ to: ArrowSide, _ chart: ChartNodes,
    _ known: KnownStates
  ) -> [String]? {
    guard let label = edge.label, edge.condition == nil, from.isKnown, to.isKnown,
      Names.key(from.name) == Names.key(to.name),
      [edge.from, edge.to].contains(where: { chart.nodes[$0].kind == .words })
    else { return nil }
    let parts = StateNameList.split(label)
    let names = parts.compactMap { known.name(of: $0) }
    return !names.isEmpty && names.count == parts.count && !names.contains(to.name) ? names : nil
  }

  /// Whether a change without words is among those that are read.
  static func isTold(_ source: String, _ target: String, in edges: [EdgeDraft]) -> Bool {
    edges.contains { edge in
      edge.trigger == nil && edge.guardText == nil && edge.target.text == target
        && edge.source?.text == source
    }
  }
}
