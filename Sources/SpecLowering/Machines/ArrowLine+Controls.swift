import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// "Search icon: tap → Search Screen" in the section of a screen: a control, what is done with it and what opens.
  func answer(of control: String, _ arrows: ArrowText) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      (1...4).contains(Names.wordCount(control)), known.name(of: control) == nil,
      Names.wordCount(arrows.sides[0]) <= 2, FlowSteps.kind(of: arrows.sides[0]) == .action,
      let target = ArrowSide(arrows.sides[1], known: known), !target.isAny,
      target.isKnown || isSurface(target.name),
      let screen = places.screen(of: line), Names.key(screen.text) != Names.key(target.name)
    else { return [] }
    let edge = EdgeDraft(
      source: screen, target: NameReference(text: target.name, origin: origin), origin: origin)
    var result = timed(
      edge.triggered(by: "\(StateName.splitQualifier(control).name) \(arrows.sides[0])", origin))
    result.note(remark: target.remark, origin)
    return [result]
  }

  /// "2. File chosen → Uploading state": one of numbered steps, where only what follows is called a state.
  func isNumberedStep(_ arrows: ArrowText) -> Bool {
    guard arrows.sides.count == 2, line.holder == .item, line.depth == 1 else { return false }
    let list = Int(context.document.nodes[Int(context.document.nodes[line.node].parent)].parent)
    let words = Names.words(arrows.sides[0])
    return context.document.nodes[list].level == 1 && words.count > 1
      && !isState(words) && isState(Names.words(arrows.sides[1]))
      && known.name(of: arrows.sides[0]) == nil && !StateWords.isState(words)
  }

  private func isState(_ words: [String]) -> Bool {
    words.count > 1 && words.last.map(StateVocabulary.singulars.contains) == true
  }
}

extension ArrowLine {
  /// Whether words tell that nobody has done anything for a while: "90 seconds of no touch", "30s idle".
  static func tellsRest(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.utf8.contains(where: ASCII.isDigit) else { return false }
    let words = Names.words(text)
    return words.count <= 8
      && (words.contains(where: rests.contains)
        || zip(words, words.dropFirst()).contains {
          ["no", "without"].contains($0) && stirs.contains($1)
        })
  }

  private static let rests: Lexicon = [
    "inactivity", "idle", "inactive", "untouched", "inaktivität", "inactivité", "inactividad",
    "inatividade", "inattività",
  ]
  private static let stirs: Lexicon = [
    "touch", "touches", "input", "interaction", "activity", "tap", "taps", "movement", "action",
  ]
}
