import SpecModel
import SpecText

/// Reports elements whose corner radius or type size differs from what a sentence or list of the spec states of them.
///
/// What stands beside and in wireframes is that of `WireframeNoteRule`.
enum StatedStyleRule: LayoutRule {
  /// Most elements that one statement is held against.
  private static let limit = 50

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let demands = context.serving.looks.filter { demand, state in
      (demand.kind == .radius || demand.kind == .typeSize) && demand.quantity.unit.isLength
        && demand.quantity.unit != .rem && demand.quantity.unit != .em
        && (state == nil || state == context.stateKey) && context.applies(demand) == true
    }
    guard !demands.isEmpty,
      context.facts.nodes.contains(where: { $0.isDrawn && $0.style != nil })
    else { return }
    let names = NamedControls(context)
    for (demand, _) in demands {
      if demand.kind == .typeSize, isOnAllTexts(demand) {
        results.checks += allTexts(demand, context)
        continue
      }
      for node in names.elements(.init(demand.subject)).prefix(limit) {
        let check =
          demand.kind == .radius
          ? radius(node, demand.quantity, context) : size(node, demand, context)
        if let check { results.checks.append(check.stated(at: demand.origin)) }
      }
    }
  }

  // MARK: Radius

  /// Holds the radius of a note beside a drawing, "358pt × 48pt, radius 12pt", against the thing that it names, or
  /// the control around its label.
  static func radius(
    noted stated: Quantity, at node: Int?, _ context: CheckContext
  ) -> LayoutCheck {
    guard let node else {
      return LayoutCheck(.radiusToken, .unknown, node: nil, expected: Decimals.text(stated))
        .because(.notMatched)
    }
    return radius(TargetArea.control(labelled: node, context.facts), stated, context)
  }

  private static func radius(
    _ node: Int, _ stated: Quantity, _ context: CheckContext
  ) -> LayoutCheck {
    let facts = context.facts
    let expected = Decimals.text(stated)
    guard let style = facts.nodes[node].style, let radius = style.radius else {
      return LayoutCheck(.radiusToken, .unknown, node: node, expected: expected)
        .because(.notRecorded)
    }
    // A radius beyond half the short side looks like that half.
    let half = facts.frames[node].map { min($0.width, $0.height) / 2 } ?? .infinity
    let isKept = holds(min(radius, half), stated, atMost: half)
    return LayoutCheck(
      .radiusToken, isKept ? .pass : .fail, node: node, expected: expected,
      actual: facts.text(radius),
      message: "corner radius of '\(facts.caption(node))' is \(facts.text(radius)), "
        + "the spec says \(expected)")
  }

  /// Whether a value lies in a stated interval, of which what is beyond a limit shows as the limit.
  private static func holds(
    _ value: Double, _ stated: Quantity, atMost limit: Double = .infinity
  ) -> Bool {
    let slack = stated.isApproximate ? 0.2 * (stated.min ?? stated.max ?? 0) : 0
    let margin = 0.05 + slack
    return value >= min(stated.min ?? -.infinity, limit) - margin
      && value <= min(stated.max ?? .infinity, limit) + margin
  }

  // MARK: Type size

  private static let allWords: Lexicon = ["all", "every", "any", "each", "no"]
  private static let textWords: Lexicon = ["text", "texts", "type", "font", "fonts", "copy"]
  private static let restWords: Lexicon = [
    "minimum", "smallest", "size", "sizes", "must", "be", "is", "are", "should", "the", "least",
    "at", "has", "have", "smaller", "than", "may", "on", "screen",
  ]

  /// Whether a size is that of every text: "All text at least 17pt".
  private static func isOnAllTexts(_ demand: Constraint) -> Bool {
    let words = Names.words(demand.subject)
    return words.contains(where: textWords.contains) && words.contains(where: allWords.contains)
      && words.allSatisfy {
        textWords.contains($0) || allWords.contains($0) || restWords.contains($0)
      }
  }

  /// One check a text that is not set as stated, or one for all.
  private static func allTexts(_ demand: Constraint, _ context: CheckContext) -> [LayoutCheck] {
    let nodes = context.facts.nodes
    let texts = nodes.indices.filter { nodes[$0].isDrawn && nodes[$0].style?.size != nil }
    let checks = texts.compactMap { size($0, demand, context)?.stated(at: demand.origin) }
    let short = checks.filter { $0.verdict == .fail }
    return short.isEmpty ? Array(checks.prefix(1)) : Array(short.prefix(limit))
  }

  private static func size(
    _ node: Int, _ demand: Constraint, _ context: CheckContext
  ) -> LayoutCheck? {
    let facts = context.facts
    let setting = TextSetting(facts.dump)
    let expected = Decimals.text(demand.quantity)
    guard let text = text(of: node, facts), let size = facts.nodes[text].style?.size else {
      return LayoutCheck(.typeToken, .unknown, node: node, expected: expected)
        .because(.notRecorded)
    }
    let isKept: Bool?
    if let exact = demand.quantity.exact {
      isKept = setting.agrees(size, with: exact)
    } else if setting.isDefault {
      isKept = holds(size, demand.quantity)
    } else {
      isKept = nil
    }
    let check = LayoutCheck(
      .typeToken, isKept.map { $0 ? .pass : .fail } ?? .unknown, node: text, expected: expected,
      actual: "\(Decimals.text(size)) pt",
      message: "'\(facts.caption(text))' is set in \(Decimals.text(size)) pt, the spec says "
        + expected)
    return isKept == nil ? check.because(.textSize) : check
  }

  /// The element that bears the type of another one: itself, or the only text inside it.
  private static func text(of node: Int, _ facts: LayoutFacts) -> Int? {
    if facts.nodes[node].style?.size != nil { return node }
    var found: Int?
    var next = node + 1
    // Parents stand before their children, so all that is inside follows.
    while next < facts.nodes.count, facts.isAncestor(node, of: next) {
      if facts.nodes[next].isDrawn, facts.nodes[next].style?.size != nil {
        guard found == nil else { return nil }
        found = next
      }
      next += 1
    }
    return found
  }

  // MARK: Statements

  /// The statements of documents on looks and numbers of things, with the folded names of the states whose sections hold them.
  static func looks(
    in specs: [SpecDocument], _ sections: StateSections
  ) -> [(constraint: Constraint, stateKey: String?)] {
    specs.flatMap { spec in
      let drawings = spec.wireframes.map(\.origin)
      return spec.constraints.filter { constraint in
        switch constraint.kind {
        case .radius, .opacity, .typeSize, .stroke, .count: break
        default: return false
        }
        return !constraint.subject.isEmpty
          && !drawings.contains { $0.range.contains(constraint.origin.range) }
      }
    }.map { ($0, sections.stateKey(of: $0.origin)) }
  }
}
