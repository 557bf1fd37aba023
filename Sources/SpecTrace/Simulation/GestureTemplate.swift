import SpecModel

/// A gesture in which every relation between signals of a spec holds, and the springs that end it.
struct GestureTemplate: Sendable {
  /// A signal that follows others.
  private struct Follower {
    var name: Int
    var expression: SignalExpression
    var isFree: Bool
  }

  /// The names of the signals, one for each thing that the relations speak of.
  private var names: [String] = []
  /// Signals that nothing leads.
  private var leaders: [Int] = []
  private var followers: [Follower] = []
  private let relations: [SignalRelation]
  /// The spring that moves what is let go.
  let spring: Spring?

  /// Makes the gesture of some relations; `nil` where none can be followed, or no gesture keeps all.
  init?(relations: [SignalRelation], spring: Spring?) {
    self.relations = relations
    self.spring = spring
    var series: [SignalSeries] = []
    func index(_ name: String) -> Int {
      if let known = SignalNames.index(of: name, in: series) { return known }
      series.append(SignalSeries(name: name))
      return series.count - 1
    }
    // Prose names things in full, code shortens the names; a threshold says least of its output.
    for relation in Self.tellingFirst(relations) {
      guard let expression = SignalLaw.expression(relation), !relation.output.isEmpty else {
        return nil
      }
      let inputs = expression.signals.map { (name: $0, index: index($0)) }
      let output = index(relation.output)
      guard !inputs.contains(where: { $0.index == output }) else { return nil }
      if followers.contains(where: { $0.name == output }) { continue }
      let isFree = if case .linear = relation.form { true } else { false }
      followers.append(
        Follower(
          name: output,
          expression: expression.renamed { name in
            inputs.first { $0.name == name }.map { "\($0.index)" } ?? name
          }, isFree: isFree))
    }
    names = series.map(\.name)
    leaders = names.indices.filter { name in !followers.contains { $0.name == name } }
    guard !followers.isEmpty, !leaders.isEmpty, holds else { return nil }
  }

  private static func tellingFirst(_ relations: [SignalRelation]) -> [SignalRelation] {
    func rank(_ relation: SignalRelation) -> Int {
      if case .threshold = relation.form { return 2 }
      return relation.isCode ? 1 : 0
    }
    return (0...2).flatMap { wanted in relations.filter { rank($0) == wanted } }
  }

  /// Whether all relations hold in a gesture; a spec whose code says otherwise has none that does.
  private var holds: Bool {
    let frame = 1000.0 / 120
    let values = values(travel: 120, count: 60)
    guard values.count == names.count else { return false }
    let series = names.indices.map { name in
      SignalSeries(
        name: names[name],
        samples: (values[name] ?? []).enumerated().map {
          .init(time: Double($0.offset) * frame, value: $0.element, event: 0)
        })
    }
    return relations.allSatisfy { relation in
      guard let output = SignalNames.index(of: relation.output, in: series),
        let law = SignalLaw(
          relation, peak: series[output].samples.reduce(0) { max($0, abs($1.value)) })
      else { return false }
      let inputs = law.inputs.compactMap { SignalNames.index(of: $0, in: series) }
      guard inputs.count == law.inputs.count, !inputs.contains(output) else { return false }
      return !law.judge(series[output], inputs.map { series[$0] }, frame: frame).isBroken
    }
  }

  /// The values of every signal while the finger travels and slows down.
  private func values(travel: Double, count: Int) -> [Int: [Double]] {
    let curve = EasingCurve.named[4]
    var result: [Int: [Double]] = [:]
    for leader in leaders {
      result[leader] = (0..<count).map {
        travel * curve.progress(at: Double($0) / Double(max(1, count - 8)))
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for follower in followers where result[follower.name] == nil {
        let found = (0..<count).compactMap { index in
          follower.expression.evaluate { name in
            Int(name).flatMap { result[$0]?[index] }.map { $0...$0 }
          }?.lowerBound
        }
        guard found.count == count else { continue }
        result[follower.name] = found
        isChanged = true
      }
    }
    return result
  }

  /// The lines of a gesture, and how long it takes with its springs.
  func lines(
    at time: Double, session: String, settings: SessionSettings,
    _ random: inout SimulationRandom
  ) -> (lines: [SimulatedLine], duration: Double) {
    let frame = settings.frame
    let travel = random.number(95...140)
    let count = Int((random.number(450...700) / frame).rounded())
    let values = values(travel: travel, count: count)
    func line(
      _ name: Int, _ start: Double, _ values: [Double],
      _ source: SimulatedLine.Samples.Source
    ) -> SimulatedLine {
      SimulatedLine(
        session: session, time: start,
        content: .signal(
          .init(
            name: names[name], offsets: values.indices.map { Double($0) * frame },
            values: values, source: source)))
    }
    var lines = names.indices.compactMap { name in
      values[name].map { line(name, time, $0, .gesture) }
    }
    let release = time + Double(count) * frame
    guard let spring else { return (lines, release - time) }
    let length = Int((SpringCurve.settlingTime(spring, within: 0.01) * 1.3 / frame).rounded(.up))
    for follower in followers where follower.isFree {
      guard let last = values[follower.name]?.last, abs(last) > 2 else { continue }
      let curve = SpringCurve(spring: spring, start: last)
      let way = (0..<max(12, length)).map { curve.value(at: Double($0) * frame) }
      lines.append(line(follower.name, release, way, .spring(spring, rest: 0)))
    }
    return (lines, release - time + Double(max(12, length)) * frame)
  }
}

extension SignalExpression {
  /// The same expression with other names.
  fileprivate func renamed(_ rename: (String) -> String) -> SignalExpression {
    switch self {
    case .number: self
    case .signal(let name): .signal(rename(name))
    case .absolute(let inner): .absolute(inner.renamed(rename))
    case .binary(let operation, let left, let right):
      .binary(operation, left.renamed(rename), right.renamed(rename))
    case .condition(let test, let then, let other):
      .condition(test.renamed(rename), then.renamed(rename), other.renamed(rename))
    }
  }
}
