import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// A declared state, what happens in it, and the declared state that follows:
  /// "Ready + brew button → Brewing", "From Fault, hold power → Cold", "On leak (any state) → Fault".
  ///
  /// - Returns: none where either end is no state that the document declares.
  func statedEdges(_ arrows: ArrowText) -> [EdgeDraft] {
    guard !known.isEmpty, arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, known.name(of: arrows.sides[0]) == nil,
      let target = ArrowSide(arrows.sides[1], known: known), target.isKnown
    else { return [] }
    let (head, remark) = StateName.splitQualifier(arrows.sides[0])
    if let remark, CellVocabulary.isAny(remark) {
      return [stated(nil, target, head)]
    }
    guard let (source, trigger) = sourceAndTrigger(arrows.sides[0]) else { return [] }
    return [stated(source, target, trigger)]
  }

  /// "Idle + play → Playing", "Idle (user taps play) → Playing" below a heading about transitions, whose states need not
  /// be declared: what happens begins in small letters or is an act.
  func added(_ arrows: ArrowText) -> EdgeDraft? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, arrows.sides[0].utf8.count <= 100,
      let target = ArrowSide(StateName.withoutStop(arrows.sides[1]), known: known),
      !target.isAny, target.isKnown || HeldLines.isTitle(target.name)
    else { return nil }
    let (name, remark) = StateName.splitQualifier(arrows.sides[0])
    var parts = TextSplit.halves(of: arrows.sides[0], at: " + ")
    if let remark, FlowSteps.beginsWithGesture(remark) { parts = (before: name, behind: remark) }
    guard let (left, right) = parts, (1...3).contains(Names.wordCount(left)),
      (1...8).contains(Names.wordCount(right)), known.name(of: right) == nil,
      known.name(of: arrows.sides[0]) == nil,
      known.name(of: left) != nil || HeldLines.isTitle(left),
      right.first?.isUppercase != true || FlowSteps.beginsWithGesture(right)
    else { return nil }
    return stated(known.name(of: left) ?? left, target, right)
  }

  /// "press power → Ready; hold → Off" behind the label of a declared state, or "In Ready".
  func statedEdges(behind label: String, _ value: String) -> [EdgeDraft] {
    guard !known.isEmpty, let source = known.name(of: label) ?? place(label) ?? left(by: label)
    else { return [] }
    var result: [EdgeDraft] = []
    for clause in TextSplit.pieces(of: value, at: Self.clauses, outsideParentheses: true) {
      guard let arrows = ArrowText(clause), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, known.name(of: arrows.sides[0]) == nil,
        let target = ArrowSide(arrows.sides[1], known: known), target.isKnown
      else { continue }
      result.append(stated(source, target, arrows.sides[0]))
    }
    return result
  }

  /// The state around "Exit: touch → Menu".
  private func left(by label: String) -> String? {
    guard TransitionWords.exits.contains(label.lowercased()) else { return nil }
    return places.source(of: line)?.text
  }

  private static let clauses: Phrases = ["; ", "；", " | "]

  private func stated(_ source: String?, _ target: ArrowSide, _ trigger: String) -> EdgeDraft {
    let edge = EdgeDraft(
      source: source.map { NameReference(text: $0, origin: origin) },
      target: NameReference(text: target.name, origin: origin), origin: origin)
    var result = timed(edge.triggered(by: trigger, origin))
    result.note(remark: target.remark, origin)
    return result
  }

  /// The state named "In Ready" or "From the Ready state".
  private func place(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard (2...6).contains(words.count), Self.places.contains(words[0].lowercased()) else {
      return nil
    }
    let rest = words.dropFirst()
    let isArticle = TransitionWords.articles.contains(rest[1].lowercased()) && rest.count > 1
    return known.name(of: rest.dropFirst(isArticle ? 1 : 0).joined(separator: " "))
  }

  /// "Ready + brew button", "From Fault, hold power": the state, and what happens in it.
  private func sourceAndTrigger(_ text: String) -> (source: String, trigger: String)? {
    if choices(in: text) != nil { return nil }
    for mark in [" + ", ", ", "：", "、", "，"] {
      guard let (left, right) = TextSplit.halves(of: text, at: mark) else { continue }
      guard let source = known.name(of: left) ?? place(left), known.name(of: right) == nil else {
        return nil
      }
      return right.isEmpty ? nil : (source, right)
    }
    return nil
  }

  /// Words before the state in which something happens.
  private static let places: Lexicon = TransitionWords.from.union([
    "in", "while", "during", "at", "when", "im", "während", "dans", "en", "em", "durante",
    "nel", "tijdens",
  ])

  /// Whether the line below tells the trigger: "Trigger: user sets a time".
  var isDescribed: Bool {
    guard let next, let label = next.label, !next.value.isEmpty, label.count <= 24,
      next.holder != .cell
    else { return false }
    return ColumnRole.role(ofHeader: context.document.string(plain: label)) == .event
  }

  /// Whether the line is bold as a whole.
  var isTitle: Bool {
    guard let span = context.document.span(at: line.text.lowerBound, of: line.node, in: .strong)
    else {
      return false
    }
    return span.upperBound >= line.text.upperBound
  }

  /// The last side of a chain: a declared state, and when it follows: "Cold when 30 min pass".
  func endWithOccasion(_ text: String) -> ArrowSide? {
    let (name, condition) = Self.divided(text)
    guard let condition, let side = ArrowSide(name, known: known), side.isKnown,
      side.remark == nil
    else { return nil }
    return ArrowSide(known: side.name, remark: condition)
  }
}
