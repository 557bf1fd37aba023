import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What each size is compared with, sorted once where a document has many of them.
extension TargetBelowMinimum {
  /// The other measures of a document by section, by table and by control.
  final class Index {
    private let demands: [Constraint]
    private let rule: TargetBelowMinimum
    private let context: RuleContext

    /// The demands for no one kind of control, by section.
    let general: [[String]: [Constraint]]
    /// The demands of each section that may be the areas of its controls.
    lazy var shared = sharedDemands()
    /// The sections that give a touch area, and those around them.
    lazy var touched = touchedSections()
    /// The places of two measures at most of each section whose labels say that they give a size.
    lazy var measured = measuredPlaces()
    /// The heights that tables give, by section and header.
    lazy var rows = tabledHeights()
    /// The largest areas that tables on touch areas give each kind of control.
    lazy var tabled = tabledAreas()
    /// The places of the demands for one kind of device.
    lazy var limited = limitedDemands()

    init(
      _ demands: [Constraint], _ general: [Constraint], _ rule: TargetBelowMinimum,
      _ context: RuleContext
    ) {
      self.demands = demands
      self.general = Dictionary(grouping: general, by: \.scope)
      self.rule = rule
      self.context = context
    }

    private func sharedDemands() -> [[String]: SharedDemands] {
      demands.reduce(into: [:]) { result, demand in
        guard !TargetDemand.isForAll(demand, controls: TargetBelowMinimum.controls),
          !rule.isGeneralLeast(demand), !rule.isOfWholeProduct(demand, context.document)
        else { return }
        result[demand.scope, default: SharedDemands()].add(demand)
      }
    }

    private func touchedSections() -> Set<[String]> {
      context.spec.constraints.reduce(into: []) { result, other in
        guard other.kind == .targetSize else { return }
        result.insert(other.scope)
        if other.scope.count > 1 { result.insert(Array(other.scope.dropLast())) }
      }
    }

    private func limitedDemands() -> Set<Origin> {
      demands.reduce(into: []) { result, demand in
        if rule.isOfDevice(demand, context) { result.insert(demand.origin) }
      }
    }

    private func measuredPlaces() -> [[String]: [Origin]] {
      context.spec.constraints.reduce(into: [:]) { result, other in
        guard
          other.kind == .height || other.kind == .targetSize
            || other.kind == .size && TargetBelowMinimum.isSize(Names.words(other.subject)),
          case let known = result[other.scope] ?? [], known.count < 2, known.first != other.origin
        else { return }
        result[other.scope] = known + [other.origin]
      }
    }

    private func tabledHeights() -> [Rows.Key: Rows] {
      context.spec.constraints.reduce(into: [:]) { result, other in
        guard other.kind == .height else { return }
        let header = context.document.tableHeader(around: other.origin.range.start)
        let key = Rows.Key(scope: other.scope, header: header)
        result[key, default: Rows()].count += 1
        guard Names.hasWord(other.subject, in: TargetBelowMinimum.pressed) else { return }
        result[key, default: Rows()].pressed.append(other.quantity.exact ?? 0)
      }
    }

    private func tabledAreas() -> [String: [Area]] {
      context.spec.constraints.reduce(into: [:]) { result, other in
        guard other.kind != .spacing, let least = other.quantity.min, least >= 24 else { return }
        let area = Area(least: least, unit: other.quantity.unit, origin: other.origin)
        for control in rule.controls(inRowOf: other, context) {
          result[control, default: []].addLargest(area)
        }
      }
    }
  }

  /// The demands of one section that may be the area of a control: that of another item is not.
  struct SharedDemands {
    /// Whether one of them names no item.
    private var isOpen = false
    private var words: Set<String> = []

    mutating func add(_ demand: Constraint) {
      let words = Names.words(demand.subject)
      if words.isEmpty || words.contains(where: TargetBelowMinimum.areas.contains) { isOpen = true }
      self.words.formUnion(words)
    }

    func mayBeArea(of constraint: Constraint) -> Bool {
      if isOpen { return true }
      let own = Names.words(constraint.subject)
      return own.isEmpty || own.contains(where: words.contains)
    }
  }

  /// Rows of tables with one header in one section.
  struct Rows {
    struct Key: Hashable {
      var scope: [String]
      var header: [String]
    }

    var count = 0
    /// The heights of those that are pressed.
    var pressed: [Double] = []
  }

  /// A touch area that a row of a table gives.
  struct Area {
    var least: Double
    var unit: Unit
    var origin: Origin
  }
}

extension [TargetBelowMinimum.Area] {
  /// Adds an area, and keeps of each unit the two largest that stand at two places.
  fileprivate mutating func addLargest(_ area: Element) {
    if let same = firstIndex(where: { $0.unit == area.unit && $0.origin == area.origin }) {
      self[same].least = Swift.max(self[same].least, area.least)
      return
    }
    let others = indices.filter { self[$0].unit == area.unit }
    guard others.count > 1 else { return append(area) }
    let smallest = self[others[0]].least <= self[others[1]].least ? others[0] : others[1]
    if self[smallest].least < area.least { self[smallest] = area }
  }
}
