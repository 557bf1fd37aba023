import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// Whether a side is no size or appearance, so that "Dark" beside it is a state: "Dark → Greeting".
  func hasOtherNames(_ arrows: ArrowText) -> Bool {
    arrows.sides.contains { side in
      let words = Names.words(StateName.splitQualifier(bare(side)).name)
      return !words.isEmpty && !words.allSatisfy(TransitionWords.sizes.contains)
    }
  }

  /// Whether the nearest heading is about the order of screens.
  var isOfScreens: Bool {
    context.scope(of: line.node).last.map(FlowWords.nameScreenOrder) ?? false
  }

  /// Words of labels over what is no happening.
  private static let subjects = TransitionWords.systems.subtracting([
    "release", "focus", "tab", "event", "export", "import", "request", "process", "decision",
    "build",
    "reading", "keyboard", "file",
  ])

  /// Labels that tell when something is done, and not what.
  private static let days: Lexicon = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
    "february", "march", "april", "june", "july", "august", "september", "october", "november",
    "december", "week", "day", "today", "tomorrow", "montag", "dienstag", "mittwoch", "donnerstag",
    "freitag", "lundi", "mardi", "lunes", "martes",
  ]

  /// The words of a label that tell what triggers the change behind it: "`x_click`: Open → Closed".
  func causeWords(of label: Range<Int>) -> String? {
    // A bold label in a paragraph tells whose way a chain is.
    guard line.holder == .item || !line.isStrongLabel, label.count <= 60,
      ArrowGlyph.mayOccur(in: context.document.plain, line.value)
    else {
      return nil
    }
    let text = context.document.string(plain: label)
    let words = Names.words(text)
    guard (1...8).contains(words.count), known.name(of: text) == nil,
      [nil, .event].contains(ColumnRole.role(ofHeader: text)),
      !words.contains(where: { word in
        TransitionWords.properties.contains(word) || TransitionWords.progress.contains(word)
          || ArrowLine.subjects.contains(word) || ArrowLine.days.contains(word)
          || TransitionWords.transitions.contains(word)
      })
    else { return nil }
    return text
  }

  /// "Cold: press lever → Heating": the change that a line declares where its label is the state that is left.
  func leftByLabel() -> [EdgeDraft] {
    let document = context.document
    guard let label = line.label, !ArrowGlyph.mayOccur(in: document.plain, label) else {
      return []
    }
    if let ways = waysBehindLabel(label) { return ways }
    guard
      let arrows = ArrowText(document.string(plain: line.value)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      case let act = arrows.sides[0], (1...8).contains(max(1, Names.wordCount(act))),
      // "A grey lid. → Open" describes the state before it.
      !act.hasSuffix(".") || FlowSteps.kind(of: act) == .action,
      !Names.words(act).contains(where: TransitionWords.properties.contains),
      let source = HeldNames.split(
        document.string(plain: label), known: known, mayBeSize: true, isWhole: true),
      source.count == 1,
      let target = HeldNames.split(
        bare(arrows.sides[1]), known: known, mayBeSize: true, isWhole: true),
      target.count == 1
    else { return [] }
    let edge = EdgeDraft(
      source: NameReference(text: source[0], origin: origin),
      target: NameReference(text: target[0], origin: origin), origin: origin)
    return [timed(edge.triggered(by: act, origin))]
  }
}

extension HeldLines.Line {
  /// A line that can be read in no other way.
  init(of left: [EdgeDraft], list: Int) {
    self.init(
      edges: [], names: [], isExplained: true, isForbidden: false, list: list, cause: nil,
      left: left)
  }

  /// The line with its label for the state that is left.
  var turned: HeldLines.Line {
    var line = self
    line.edges = left
    line.names = left.flatMap { [$0.source?.text, $0.target.text].compactMap(\.self) }
    line.cause = nil
    line.isExplained = true
    return line
  }
}
