import SpecModel
import SpecText

/// Reports distances between the elements of two rows that differ from the distance drawn there.
enum SpaceRowRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let match = context.match else { return }
    guard context.facts.hasScale else {
      results.notChecked.append("distances between rows: the scale is not known; state --scale")
      return
    }
    for frame in match.tree.frames {
      for position in frame.items.indices {
        switch frame.items[position] {
        case .gap(let quantity, let row):
          results.checks.append(
            gap(Place(frame.items, position, quantity, row), context, match))
        case .padding(let quantity, let row):
          results.checks.append(
            padding(Place(frame.items, position, quantity, row), context, match))
        default: break
        }
      }
    }
  }

  /// A stated distance and the items around it.
  struct Place {
    let items: [RowTree.Item]
    let position: Int
    var quantity: Quantity
    let row: Int

    init(_ items: [RowTree.Item], _ position: Int, _ quantity: Quantity, _ row: Int) {
      self.items = items
      self.position = position
      self.quantity = quantity
      self.row = row
    }

    var before: RowTree.Item? { position > 0 ? items[position - 1] : nil }
    var after: RowTree.Item? { position + 1 < items.count ? items[position + 1] : nil }
    /// The thing above the line across that stands before.
    var beforeDivider: RowTree.Item? {
      guard position > 1, case .divider = items[position - 1] else { return nil }
      return items[position - 2]
    }
    /// The demanded distance for people.
    var expected: String { Decimals.text(quantity) }
  }

  // MARK: Gaps

  private static func gap(_ place: Place, _ context: CheckContext, _ match: RowMatch)
    -> LayoutCheck
  {
    let origin = match.wireframe.rows[place.row].origin
    var check = LayoutCheck(.spaceRow, .unknown, node: nil, expected: place.expected)
      .stated(at: origin)
    if case .more? = place.after { return skipped(check) }
    if case .more? = place.before { return skipped(check) }
    guard let before = place.before, let after = place.after,
      let upper = RowBoxes(before, in: match, context.facts),
      let lower = RowBoxes(after, in: match, context.facts)
    else {
      // Without a thing on both sides the distance is one to the edge.
      return padding(place, context, match)
    }
    let pairs = RowBoxes.pairs(upper, lower, context.facts)
    guard let outermost = pairs.last else { return check.because(.notMatched) }
    check.node = outermost.below
    check.other = outermost.above
    var place = place
    if case .row(let next) = after, let exact = place.quantity.exact,
      isBlankBetween(place.row, next, match.wireframe)
    {
      // A blank line in the drawing is room to spare: the distance is the least.
      place.quantity = Quantity(min: exact, max: nil, unit: place.quantity.unit)
      check.expected = place.expected
    }
    if let fitting = pairs.first(where: { fits($0, place, context) == .pass }) {
      check.verdict = .pass
      check.actual = context.facts.text(fitting.distance)
      return check
    }
    if isUnbounded(before, upper, context) || isUnbounded(after, lower, context),
      pairs.allSatisfy({ isMore($0, place) })
    {
      return check.because(.notRecorded)
    }
    if RowBoxes.somethingBetween(outermost, context.facts) { return check.because(.inBetween) }
    // Two pictures far apart, or one over the other, need not be the ones that are drawn.
    let isByRole = (upper.nodes + lower.nodes).allSatisfy(match.byRole.contains)
    if isByRole, !pairs.contains(where: { isNear($0.distance, place) }) {
      return check.because(.notMatched)
    }
    return judged(check, pairs, place, context)
  }

  /// Whether the drawing has a frame here of which the dump has only the content.
  private static func isUnbounded(
    _ item: RowTree.Item, _ boxes: RowBoxes, _ context: CheckContext
  ) -> Bool {
    guard case .frame = item else { return false }
    return !boxes.hasContainer(context.facts)
  }

  /// Whether a distance between contents is larger than the demand, so that the edges between may keep it.
  private static func isMore(_ pair: RowBoxes.Pair, _ place: Place) -> Bool {
    pair.distance > (place.quantity.max ?? place.quantity.min ?? 0)
  }

  /// Whether the drawing leaves a line empty between two rows of one frame.
  private static func isBlankBetween(_ first: Int, _ second: Int, _ wireframe: Wireframe) -> Bool {
    let rows = wireframe.rows
    var line = Int.max
    for (above, below) in zip(rows, rows.dropFirst())
    where above.frame == below.frame && above.note == nil {
      let length = Int(below.origin.range.start) - Int(above.origin.range.start)
      if length > 0 { line = min(line, length) }
    }
    let length = Int(rows[second].origin.range.start) - Int(rows[first].origin.range.start)
    return line < Int.max && rows[first].note == nil && Double(length) > 1.6 * Double(line)
  }

  private static func skipped(_ check: LayoutCheck) -> LayoutCheck {
    var copy = check
    copy.verdict = .notApplicable
    return copy.because(.continues)
  }

  private static func judged(
    _ check: LayoutCheck, _ pairs: [RowBoxes.Pair], _ place: Place, _ context: CheckContext
  ) -> LayoutCheck {
    // Containers may touch while what they hold is apart: report the outermost that is apart.
    guard let shown = pairs.last(where: { $0.distance > 0.5 }) ?? pairs.last else { return check }
    var copy = check
    let facts = context.facts
    copy.node = shown.below
    copy.other = shown.above
    copy.actual = facts.text(shown.distance)
    copy.verdict = fits(shown, place, context)
    if copy.verdict == .unknown { return copy.because(.rounding) }
    let delta = shown.distance - (place.quantity.min ?? place.quantity.max ?? 0)
    copy.message =
      "space between '\(facts.caption(shown.above))' and "
      + "'\(facts.caption(shown.below))' is \(facts.text(shown.distance)), the wireframe "
      + "says \(place.expected) (\(delta > 0 ? "+" : "")\(Decimals.text(delta)))"
    return copy
  }

  /// Whether a distance may be the one that is meant.
  private static func isNear(_ distance: Double, _ place: Place) -> Bool {
    let demanded = place.quantity.min ?? place.quantity.max ?? 0
    return distance > 0.5 && distance <= max(demanded * 4, demanded + 24)
  }

  private static func fits(
    _ pair: RowBoxes.Pair, _ place: Place, _ context: CheckContext
  ) -> LayoutVerdict {
    context.verdict(pair.distance, pair.possible, equals: place.quantity)
  }

  // MARK: Paddings

  private static func padding(_ place: Place, _ context: CheckContext, _ match: RowMatch)
    -> LayoutCheck
  {
    let check = LayoutCheck(.spaceRow, .unknown, node: nil, expected: place.expected)
      .stated(at: match.wireframe.rows[place.row].origin)
    if let after = place.after, let boxes = RowBoxes(after, in: match, context.facts) {
      var pairs = boxes.insetsFromTop(context.facts)
      var isOpen = isUnbounded(after, boxes, context)
      if let above = place.beforeDivider ?? place.before,
        let upper = RowBoxes(above, in: match, context.facts)
      {
        // The line across is the edge of a bar, which may leave no element behind.
        let isBar = place.beforeDivider != nil
        if isBar || isUnbounded(above, upper, context), !upper.hasContainer(context.facts) {
          isOpen = true
        }
        pairs = RowBoxes.pairs(upper, boxes, context.facts) + pairs
      }
      return inset(check, pairs, place, context, isOpen: isOpen)
    }
    if place.after == nil, let before = place.before {
      if case .more = before { return skipped(check) }
      if let boxes = RowBoxes(before, in: match, context.facts) {
        return inset(
          check, boxes.insetsFromBottom(context.facts), place, context,
          isOpen: isUnbounded(before, boxes, context))
      }
    }
    return check.because(.notMatched)
  }

  /// - Parameter isOpen: whether an edge that the distance ends at is not recorded, so that more proves nothing.
  private static func inset(
    _ check: LayoutCheck, _ pairs: [RowBoxes.Pair], _ place: Place, _ context: CheckContext,
    isOpen: Bool
  ) -> LayoutCheck {
    var copy = check
    copy.node = pairs.first?.below
    copy.other = pairs.first?.above
    if let fitting = pairs.first(where: { fits($0, place, context) == .pass }) {
      copy.verdict = .pass
      copy.node = fitting.below
      copy.other = fitting.above
      copy.actual = context.facts.text(fitting.distance)
      return copy
    }
    // Distances that are too far from the demand to be the one meant prove nothing.
    let near = pairs.filter { isNear($0.distance, place) }
    guard let shown = near.first else { return copy.because(.notMatched) }
    if isOpen, isMore(shown, place) { return copy.because(.notRecorded) }
    copy.node = shown.below
    copy.other = shown.above
    copy.actual = context.facts.text(shown.distance)
    copy.verdict = fits(shown, place, context)
    if copy.verdict == .unknown { return copy.because(.rounding) }
    copy.message =
      "padding at '\(context.facts.caption(shown.below))' is "
      + "\(context.facts.text(shown.distance)) to '\(context.facts.caption(shown.above))', "
      + "the wireframe says \(place.expected)"
    return copy
  }
}
