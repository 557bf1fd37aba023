import SpecModel
import SpecText

/// A demanded minimum size of touch targets.
struct TargetDemand {
  /// The smallest side in pt/dp.
  var minimum: Double
  /// Words that an element must bear; none where every target is meant.
  var subject: [String]
  /// Where the spec demands it.
  var origin: Origin?
  /// Who demands it, for people.
  var source: String
  /// Whether room around a small target exempts it.
  var allowsSpacing: Bool
  /// The sides that are meant.
  var sides = Sides.both
  /// What is demanded, for people: the same words for all elements.
  var expected = ""

  /// The sides of a target that a demand is about.
  enum Sides {
    case both, width, height

    /// The sides for people, behind a length: " high".
    var text: String {
      switch self {
      case .both: ""
      case .width: " wide"
      case .height: " high"
      }
    }
  }
}

/// Collects the demands on target sizes: those of the profile, else those of the spec.
enum TargetDemands {
  /// The demands that hold on this screen, least demanding first.
  static func all(_ context: CheckContext, into results: inout CheckResults) -> [TargetDemand] {
    var demands = unworded(context, into: &results)
    for index in demands.indices {
      demands[index].expected =
        "≥ \(context.facts.text(demands[index].minimum))\(demands[index].sides.text)"
    }
    return demands
  }

  /// The minimum that every target must have on this screen, the largest of several; `nil` where none is demanded.
  static func minimum(_ context: CheckContext) -> Double? {
    var ignored = CheckResults()
    return unworded(context, into: &ignored).filter { $0.subject.isEmpty && $0.sides == .both }
      .map(\.minimum).max()
  }

  private static func unworded(
    _ context: CheckContext, into results: inout CheckResults
  ) -> [TargetDemand] {
    if let profile = context.options.profile {
      return [
        TargetDemand(
          minimum: profile.minimum, subject: [], origin: nil, source: profile.source,
          allowsSpacing: profile == .wcag24)
      ]
    }
    var demands: [TargetDemand] = []
    let stated =
      context.constraints(.targetSize)
      + [.size, .width, .height].flatMap(context.constraints).filter(isOnTargets)
    for constraint in ofPlatform(stated, context) {
      guard let demand = demand(constraint, context, into: &results),
        !demands.contains(where: {
          $0.minimum == demand.minimum && $0.subject == demand.subject && $0.sides == demand.sides
        })
      else { continue }
      demands.append(demand)
    }
    if let minimum = context.options.touchTarget,
      !demands.contains(where: { $0.minimum == minimum && $0.subject.isEmpty })
    {
      demands.append(
        TargetDemand(
          minimum: minimum, subject: [], origin: nil, source: "touch-target in plumb.yml",
          allowsSpacing: false))
    }
    if demands.isEmpty {
      results.notChecked.append(
        "target sizes: the spec states no minimum for this screen; choose one with --profile")
    }
    return demands.sorted { $0.minimum < $1.minimum }
  }

  private static func demand(
    _ constraint: Constraint, _ context: CheckContext, into results: inout CheckResults
  ) -> TargetDemand? {
    let unit = constraint.quantity.unit
    guard unit == .px || unit == .pt || unit == .dp, let minimum = constraint.quantity.min,
      minimum >= 16, minimum <= 200
    else { return nil }
    func skip(_ why: String) -> TargetDemand? {
      let text = "target size \(Decimals.text(minimum)) of '\(constraint.subject)': \(why)"
      if !results.notChecked.contains(text) { results.notChecked.append(text) }
      return nil
    }
    switch context.applies(constraint) {
    case .some(false): return nil
    case nil:
      return skip(
        "not known whether '\(constraint.condition ?? "")' is meant to hold on this screen")
    case .some(true): break
    }
    let subject = subject(of: constraint, context.sections)
    guard subject.isEmpty || context.words.hasElement(matching: subject)
    else { return skip("no such element in the dump") }
    let isOfTargets = context.words.hasTarget(matching: subject)
    guard subject.isEmpty || isOfTargets || !context.facts.dump.knowsInteractive
    else { return skip("no such element of the dump takes touches") }
    // What a state's section says of its targets says nothing of those of others.
    if subject.isEmpty, !self.subject(of: constraint).isEmpty,
      let state = context.sections.state(of: constraint.origin),
      let shown = context.stateKey, Names.key(state) != shown
    {
      return skip("stated for the state '\(state)'")
    }
    var demand = TargetDemand(
      minimum: minimum, subject: subject, origin: constraint.origin, source: "the spec",
      allowsSpacing: false)
    if constraint.kind == .width { demand.sides = .width }
    if constraint.kind == .height { demand.sides = .height }
    return demand
  }

  /// Words that speak of every target.
  private static let everyTarget: Lexicon = [
    "targets", "all", "every", "everywhere", "interactive", "any", "each", "nothing", "everything",
  ]
  private static let touch: Lexicon = [
    "touch", "tap", "target", "targets", "hit", "tappable", "touchable", "clickable",
  ]
  /// Words for what takes touches.
  private static let controls: Lexicon = [
    "button", "buttons", "control", "controls", "target", "targets", "element", "elements",
    "components", "component", "tappable", "touchable", "clickable", "interactive",
  ]

  /// Whether a size is that of targets: "Minimum touch target size", "Every control is 44pt or larger".
  ///
  /// The size of one thing is that of `StatedSizeRule`.
  private static func isOnTargets(_ constraint: Constraint) -> Bool {
    guard constraint.quantity.min != nil, Subject.specificWords(constraint.subject).isEmpty
    else { return false }
    let words = Names.words(constraint.subject)
    if constraint.kind == .size, words.contains(where: touch.contains) { return true }
    return constraint.quantity.max == nil && words.contains { everyTarget.contains($0) }
      && words.contains { controls.contains($0) }
  }

  /// Words that stand beside the name of a state in the heading of its section.
  private static let stateWords: Lexicon = [
    "state", "screen", "view", "page", "mode", "initial", "final", "default", "zustand", "ansicht",
    "bildschirm", "état", "écran", "estado", "pantalla", "tela", "stato", "schermata",
  ]

  /// Whether a heading is that of a state's section, and not of a part of it.
  private static func isHeading(_ heading: String, of state: String) -> Bool {
    let name = Set(Names.words(state))
    let words = Names.words(heading)
    return name.isSubset(of: words)
      && words.allSatisfy {
        name.contains($0) || stateWords.contains($0) || $0.allSatisfy(\.isNumber)
      }
  }

  /// The words that limit a demand to certain elements; none where it concerns every target.
  ///
  /// "Touch targets" and "all buttons" are every target. "Touch target" in the section of one
  /// component is that component, and so is a size under its name; in the section of a state it is every target there.
  static func subject(
    of constraint: Constraint, _ sections: StateSections? = nil
  ) -> [String] {
    let words = Names.words(constraint.subject)
    let isEvery = words.contains { everyTarget.contains($0) }
    // "Radio buttons: Touch target": the row of a table or the part of a component.
    if constraint.subject.contains(":") {
      let head = constraint.subject.prefix { $0 != ":" }
      let specific = Subject.specificWords(String(head))
      if !specific.isEmpty { return specific.map(Subject.singular) }
    }
    if isEvery { return [] }
    let specific = Subject.specificWords(constraint.subject)
    let isTouch = words.contains { touch.contains($0) }
    if !specific.isEmpty, !isTouch { return specific.map(Subject.singular) }
    guard let heading = constraint.scope.last else { return [] }
    if Names.words(heading).contains(where: { everyTarget.contains($0) }) { return [] }
    if let state = sections?.state(of: constraint.origin), isHeading(heading, of: state) {
      return []
    }
    return Subject.specificWords(heading).map(Subject.singular)
  }

  /// Where one demand is in pt and another in dp, those in the platform's own unit.
  private static func ofPlatform(
    _ constraints: [Constraint], _ context: CheckContext
  ) -> [Constraint] {
    let platform = Platform(context.facts.dump.recordedFormat)
    let general = constraints.filter { subject(of: $0, context.sections).isEmpty }
    guard general.contains(where: { platform.uses($0.quantity.unit) }) else { return constraints }
    return constraints.filter {
      platform.uses($0.quantity.unit) || $0.quantity.unit == .px
        || !subject(of: $0, context.sections).isEmpty
    }
  }
}
