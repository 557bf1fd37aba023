import SpecModel
import SpecText

/// The ways out that the rows inside of a box tell: "Stats ──► /stats", "Swipe left → Delete dialog".
///
/// They lead to what the document or the drawing has elsewhere, or from an act to a part of the interface that opens.
struct InnerWays {
  /// The state or screen that the box is.
  let name: String
  let known: KnownStates
  /// The names of boxes by the routes in them.
  let routes: [String: String]

  /// The ways in the order of the rows.
  func edges(
    in rows: [ChartNodes.InnerRow], isColumn: Bool, origin: (Int) -> Origin
  ) -> [EdgeDraft] {
    guard rows.contains(where: { Arrow.isIn($0.text) }),
      let title = rows.firstIndex(where: { !$0.text.isEmpty }), !Arrow.isIn(rows[title].text)
    else { return [] }
    let route = rows[title...].dropFirst().prefix(2).map(\.text).first(where: Route.begins)
    // Each column is a thing of its own.
    let heading = StateName.splitQualifier(rows[title].text).name
    let source = isColumn ? known.name(of: heading) ?? route.flatMap(self.name) : name
    guard let source else { return [] }
    return joined(rows[(title + 1)...]).compactMap { row in
      guard let arrows = ArrowText(row.text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        case let trigger = ArrowSide.unwrapped(arrows.sides[0]),
        (1...6).contains(Names.wordCount(trigger)), trigger.contains(where: \.isLetter),
        let target = target(arrows.sides[1], of: source, below: route, behind: trigger),
        Names.key(target) != Names.key(source), !isOther(trigger, than: target)
      else { return nil }
      let origin = origin(row.row)
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: target, origin: origin), origin: origin)
      return edge.triggered(by: trigger, origin)
    }
  }

  /// Rows that an arrow at their end or at their beginning joins: "Card" over "───►" over "/items/:id".
  private func joined(_ rows: ArraySlice<ChartNodes.InnerRow>) -> [ChartNodes.InnerRow] {
    var result: [ChartNodes.InnerRow] = []
    var isOpen = false
    for row in rows {
      guard !row.text.isEmpty else {
        isOpen = false
        continue
      }
      let endsOpen = Self.endsInArrow(row.text)
      let begins = Arrow.isIn(row.text) && ArrowText(row.text) == nil && !endsOpen
      let isArrow = endsOpen && !row.text.contains { $0.isLetter || $0.isNumber }
      if let last = result.indices.last, isOpen || begins || isArrow,
        isOpen || !Arrow.isIn(result[last].text), result[last].row == row.row - 1 || isOpen
      {
        result[last].text += " " + row.text
      } else {
        result.append(row)
      }
      isOpen = endsOpen
    }
    return result
  }

  private static func endsInArrow(_ text: String) -> Bool {
    guard let last = text.last, ">►▶→⇒⟶".contains(last) else { return false }
    return Arrow.isIn(text)
  }

  /// What an arrow in the box leads to.
  private func target(
    _ text: String, of source: String, below route: String?, behind trigger: String
  ) -> String? {
    let head = StateName.splitQualifier(text).name
    if let name = name(of: head) ?? name(of: ArrowSide.unwrapped(head)) { return name }
    guard !head.hasPrefix("/") else {
      // "/stats" in the box of "/items/:id" goes on with its route.
      return ([route].compactMap(\.self) + known.routes(of: source)).lazy
        .compactMap { name(of: $0 + head) }.first
    }
    if let side = ArrowSide(text, known: known), side.isKnown { return side.name }
    guard TransitionWords.namesSurface(head), ArrowSide.isName(head), tellsAct(trigger) else {
      return nil
    }
    return ArrowSide.unwrapped(head)
  }

  private func name(of text: String) -> String? { routes[text] ?? known.name(of: text) }

  /// Whether what stands before the arrow is done by a person or is a short name of what is pressed.
  private func tellsAct(_ text: String) -> Bool {
    FlowSteps.kind(of: text) == .action
      || Names.wordCount(text) <= 3 && text.first?.isUppercase == true
  }

  /// Whether a trigger is the name of another state than the one that it leads to: which of the two is left, is unclear.
  private func isOther(_ trigger: String, than target: String) -> Bool {
    known.name(of: trigger).map { Names.key($0) != Names.key(target) } ?? false
  }
}
