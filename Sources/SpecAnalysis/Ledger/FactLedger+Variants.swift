import SpecModel
import SpecSyntax
import SpecText

extension FactLedger {
  /// The values that lists and tables give, found by what they are of.
  struct Variants {
    private struct Key: Hashable {
      var block: Int
      var value: Double
      var unit: Unit
      /// `nil` for a value that holds under a condition, whatever it is of.
      var property: LedgerEntry.Property?
    }

    /// Two places at most of each value.
    private var places: [Key: [Origin]] = [:]

    init(_ entries: [LedgerEntry], _ spec: SpecDocument, _ document: Document) {
      for entry in entries where entry.block >= 0 {
        let key = Key(
          block: entry.block, value: entry.value, unit: entry.unit, property: entry.property)
        let known = places[key] ?? []
        if known.count < 2, known.first != entry.origin { places[key] = known + [entry.origin] }
      }
      for constraint in spec.constraints where constraint.condition != nil {
        guard let value = constraint.quantity.exact,
          let block = document.list(at: constraint.origin.range.start)
        else { continue }
        let key = Key(block: block, value: value, unit: constraint.quantity.unit, property: nil)
        places[key] = [constraint.origin]
      }
    }

    /// Whether the list or table of a statement gives another value to a variant of the thing, limited or not.
    func hold(_ entry: LedgerEntry, of value: Double) -> Bool {
      guard entry.block >= 0 else { return false }
      var key = Key(block: entry.block, value: value, unit: entry.unit, property: entry.property)
      if places[key]?.contains(where: { $0 != entry.origin }) == true { return true }
      key.property = nil
      return places[key] != nil
    }
  }
}
