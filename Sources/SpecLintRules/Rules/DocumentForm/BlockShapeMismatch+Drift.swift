import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecText

/// Labels that name one field in different words.
extension BlockShapeMismatch {
  /// The labels of a group of blocks by their words.
  struct LabelUses {
    /// The words of each label, in order of first mention.
    private(set) var order: [[String]] = []
    private(set) var fields: [[String]: [BlockShape.Field]] = [:]
    /// The numbers of the blocks that have a label.
    private var blocks: [[String]: Set<Int>] = [:]

    init(_ group: [BlockShape]) {
      for (number, block) in group.enumerated() {
        for field in block.fields {
          let words = Names.words(field.label)
          if fields[words] == nil { order.append(words) }
          fields[words, default: []].append(field)
          blocks[words, default: []].insert(number)
        }
      }
    }

    /// The places of labels of which one has the words of the other and one more, in order.
    ///
    /// - Complexity: O(words of all labels + pairs).
    var nearPairs: [(Int, Int)] {
      let sets = order.map { Set($0) }
      guard sets.contains(where: { $0.count > 2 }) else { return [] }
      var places: [Set<String>: [Int]] = [:]
      for (place, set) in sets.enumerated() where set.count > 1 {
        places[set, default: []].append(place)
      }
      var pairs: [(Int, Int)] = []
      for (place, set) in sets.enumerated() where set.count > 2 {
        for word in set {
          for other in places[set.subtracting([word])] ?? [] {
            pairs.append((min(place, other), max(place, other)))
          }
        }
      }
      return pairs.sorted { $0 < $1 }
    }

    /// Whether one label has the words of the other and a word more, in two words or more, and no block has both.
    func isDrift(_ a: [String], _ b: [String]) -> Bool {
      guard max(a.count, b.count) > 2, a.contains(where: b.contains) else { return false }
      let (small, large) = a.count < b.count ? (Set(a), Set(b)) : (Set(b), Set(a))
      guard small.count >= 2, small.isSubset(of: large), large.count == small.count + 1,
        // "Story 1.2 Status" and "Story 2.2 Status" are those of two stories.
        !Set(a).union(b).contains(where: { $0.utf8.allSatisfy(ASCII.isDigit) })
      else { return false }
      return (blocks[a] ?? []).isDisjoint(with: blocks[b] ?? [])
    }
  }

  /// Compares the labels of the blocks of one kind.
  func checkNames(_ uses: LabelUses, _ diagnostics: inout [Diagnostic]) {
    for (earlier, later) in uses.nearPairs {
      let (a, b) = (uses.order[earlier], uses.order[later])
      guard uses.isDrift(a, b), let first = uses.fields[a], let second = uses.fields[b] else {
        continue
      }
      let (rare, common) = second.count < first.count ? (second, first) : (first, second)
      var finding = diagnostic(
        "'\(rare[0].label)' and '\(common[0].label)' name the same field", at: rare[0].origin,
        label: "written so in \(rare.count) of \(rare.count + common.count) blocks",
        related: common.prefix(4).map { .init($0.origin, "written so here") },
        why: "no block has both, and one name has all the words of the other",
        help: "use one name in all blocks, for example '\(common[0].label)'")
      // A word before the others tells what sets a block apart, "Individual Button Specifications".
      let extra = Set(a).symmetricDifference(b).first ?? ""
      if a.first != b.first || extra.utf8.first ?? 0 >= 0x80 { finding.severity = .info }
      diagnostics.append(finding)
    }
  }
}
