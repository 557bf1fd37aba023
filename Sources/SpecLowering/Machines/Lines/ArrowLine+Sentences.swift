import SpecModel
import SpecSyntax
import SpecText

/// Arrows that begin a statement of their own behind a sentence.
extension ArrowLine {
  /// "A grey lid. → Opening when a guest knocks, → Bolted at night.": the ways out of a state behind what describes it.
  ///
  /// The sentence is no act, and each way says when it is taken, so that the sentence triggers none.
  ///
  /// - Parameter source: the state that the line tells of.
  func waysBehindSentence(_ text: String, from source: String?) -> [EdgeDraft]? {
    guard let source, let rest = Self.behindSentence(text) else { return nil }
    return ways(rest, from: source) { known.name(of: ArrowSide.unwrapped($0)) }
  }

  /// The same behind a label that no other line declares, with or without a sentence: "Idle: → Opening when a guest
  /// knocks".
  func waysBehindLabel(_ label: Range<Int>) -> [EdgeDraft]? {
    let document = context.document
    let value = StateName.trimmed(document.string(plain: line.value))
    let isBare = Self.textBehindArrow(value) != nil
    guard let rest = isBare ? value : Self.behindSentence(value),
      let source = name(document.string(plain: label))
    else { return nil }
    return ways(rest, from: source) { name($0) }
  }

  private func name(_ text: String) -> String? {
    let names = HeldNames.split(text, known: known, mayBeSize: true, isWhole: true)
    return names?.count == 1 ? names?.first : nil
  }

  private func ways(
    _ text: String, from source: String, _ target: (String) -> String?
  ) -> [EdgeDraft]? {
    var edges: [EdgeDraft] = []
    for piece in TextSplit.pieces(of: text, at: Self.wayMarks, outsideParentheses: true) {
      guard edges.count < 8, let behind = Self.textBehindArrow(piece) else { return nil }
      var (name, condition) = Self.divided(behind)
      if condition == nil, let (head, time) = TextSplit.halves(of: behind, at: " at ") {
        name = head
        condition = "at \(time)"
      }
      guard let condition, let found = target(name), Names.key(found) != Names.key(source) else {
        return nil
      }
      let edge = EdgeDraft(from: source, to: found, origin)
      edges.append(edge.triggered(by: Self.withoutConjunction(condition), origin))
    }
    // A time of the line belongs to one of several ways.
    if edges.count == 1 { return [timed(edges[0])] }
    return edges.isEmpty ? nil : edges
  }

  /// "a guest knocks" of "when a guest knocks"; "on retry" and "after 3 s" stay.
  private static func withoutConjunction(_ condition: String) -> String {
    guard let first = Names.firstWord(condition), TransitionWords.conjunctions.contains(first),
      condition.lowercased().hasPrefix(first + " ")
    else { return condition }
    return StateName.trimmed(String(condition.dropFirst(first.count)))
  }

  /// The text from the first arrow on, where a sentence that tells no act ends before it.
  private static func behindSentence(_ text: String) -> String? {
    let text = StateName.withoutStop(StateName.trimmed(text))
    guard text.utf8.count <= 400, let head = Arrow.pieces(of: text).first,
      head.utf8.count < text.utf8.count, head.hasSuffix(".") || head.hasSuffix("。"),
      text.hasPrefix(head), FlowSteps.kind(of: head) != .action
    else { return nil }
    return StateName.trimmed(String(text.dropFirst(head.count)))
  }

  private static let wayMarks: Phrases = [", ", "; ", ". ", "，", "；", "、"]
}
