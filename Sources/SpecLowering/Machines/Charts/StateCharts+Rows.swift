import SpecModel
import SpecSyntax
import SpecText

extension StateCharts {
  /// Whether the heading above speaks of states or a machine of them, so that acts stand on the lines between them, and
  /// "Open" in a box is a state.
  func isBelowStates(_ block: Document.CodeBlock) -> Bool {
    let section = Int(context.document.nodes[Int(block.node)].section)
    guard section > 0, case let title = context.document.title(ofSection: section) else {
      return false
    }
    return BareHeadings.speaksOfStates(title) || MachineSections.isOfMachine(title)
  }

  /// Whether names without boxes have what somebody does on the lines between them, "press A", and a line forks: a column
  /// alone is a flow of steps.
  func forksBelowActs(_ edges: [ChartEdges.Edge], _ chart: ChartNodes) -> Bool {
    guard edges.count > 2, !chart.hasBoxes,
      Set(edges.map(\.from)).count < edges.count,
      edges.contains(where: { $0.label.map { FlowSteps.kind(of: $0) == .action } ?? false })
    else { return false }
    return Set(edges.flatMap { [$0.from, $0.to] }).allSatisfy { end in
      let text = chart.nodes[end].text
      return (1...4).contains(Names.wordCount(text)) && text.first?.isUppercase == true
        && FlowSteps.kind(of: text) != .action && !TransitionWords.tellsAct(text)
        && !Self.isQuestion(chart.nodes[end])
    }
  }

  /// Whether the heading above ends with a word for states, "Decision room state": it is of them, whatever else it names.
  func isOfState(_ node: Int) -> Bool {
    let section = Int(context.document.nodes[node].section)
    guard section > 0,
      let last = Names.words(context.document.title(ofSection: section)).last
    else { return false }
    return StateVocabulary.suffixes.contains(last) || StateVocabulary.plurals.contains(last)
  }

  /// Gives things their whole names where what is left of them is the same: "Waiting for guest", "Waiting for host".
  func setApart(
    _ sides: inout [Int: ArrowSide], _ chart: ChartNodes, _ known: KnownStates
  ) {
    var nodes: [String: [Int]] = [:]
    for (node, side) in sides
    where !side.isKnown && !side.isMove && chart.nodes[node].text.hasPrefix(side.name + " ")
      && !chart.nodes[node].text.contains("(")
    {
      nodes[Names.key(side.name), default: []].append(node)
    }
    for alike in nodes.values where Set(alike.map { Names.key(chart.nodes[$0].text) }).count > 1 {
      for node in alike {
        if let whole = ArrowSide(whole: chart.nodes[node].text, known: known) {
          sides[node] = whole
        }
      }
    }
    setWhole(&sides, chart, known)
  }

  /// Gives words that stand alone in their row, "Check lens, card, battery", their whole names: what commas part there
  /// is listed in one name.
  private func setWhole(
    _ sides: inout [Int: ArrowSide], _ chart: ChartNodes, _ known: KnownStates
  ) {
    for (node, side) in sides where !side.isKnown && !side.isMove {
      let words = chart.nodes[node]
      guard words.kind == .words, words.lines.isEmpty, words.text.hasPrefix(side.name + ", "),
        case let parts = TextSplit.pieces(of: words.text, at: Self.commas), parts.count > 1,
        parts.allSatisfy({ part in
          (1...3).contains(Names.wordCount(part))
            && !Names.hasWord(part, in: TransitionWords.annotations)
        }),
        !chart.nodes.indices.contains(where: { other in
          other != node
            && (chart.nodes[other].row == words.row || chart.nodes[other].text == side.name)
        }),
        let whole = ArrowSide(whole: words.text, known: known)
      else { continue }
      sides[node] = whole
    }
  }

  private static let commas: Phrases = [", "]

  /// Whether a drawing is one way through four titles or more, "Welcome" to "Location permission", in a document about
  /// an app, below headings that say nothing of its parts.
  func isRowOfScreens(
    _ node: Int, _ edges: [ChartEdges.Edge], _ sides: [Int: ArrowSide]
  ) -> Bool {
    guard sides.count >= 4, edges.count == sides.count - 1,
      Set(edges.map(\.from)).count == edges.count, Set(edges.map(\.to)).count == edges.count,
      sides.values.allSatisfy({ Self.isTitle($0.name) })
    else { return false }
    let titles = context.scope(of: node)
    return titles.contains(where: BareHeadings.isOfInterface)
      && !titles.contains(where: FlowChains.isTechnical)
  }

  private static func isTitle(_ name: String) -> Bool {
    let words = Names.words(name)
    return (1...3).contains(words.count) && name.first?.isUppercase == true
      && !name.contains(where: { $0.isFigure || "/:.=".contains($0) })
      && !words.contains(where: TransitionWords.actors.contains)
      && !words.contains(where: TransitionWords.machinery.contains)
      && !words.contains(where: TransitionWords.systems.contains)
      && !words.contains(where: TransitionWords.properties.contains)
  }
}

extension ChartNodes.Node {
  /// Whether it is bare words such as "POST /orders": what a program asks another for.
  var isRequest: Bool {
    guard kind == .words, let space = text.firstIndex(of: " ") else { return false }
    return EventName.methods.contains(text[..<space]) && text[space...].hasPrefix(" /")
  }
}
