/// The anchors of a document, in which fragments that lead nowhere are looked for.
extension AnchorMissing {
  struct KnownAnchors {
    /// The names in the order of their bytes.
    private let sorted: [String]
    /// The sections of each name.
    private let sections: [String: [Int]]

    init(_ names: [String]) {
      sorted = names.filter { !$0.isEmpty }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      sections = names.indices.reduce(into: [:]) { $0[names[$1], default: []].append($1) }
    }

    /// The first section of a name.
    func section(_ name: String) -> Int? { sections[name]?.first }

    /// The only anchor that begins with the fragment, or that the fragment begins with.
    ///
    /// - Complexity: O(log anchors + words of the fragment).
    func nearest(to fragment: String) -> String? {
      let lead = fragment + "-"
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        let isBefore = sorted[middle].utf8.lexicographicallyPrecedes(lead.utf8)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      var near = Array(sorted[low...].prefix(2).filter { $0.hasPrefix(lead) })
      for place in fragment.utf8.indices where fragment.utf8[place] == 0x2D {
        let head = String(fragment[..<place])
        guard !head.isEmpty, let places = sections[head] else { continue }
        near += places.map { _ in head }
      }
      return near.count == 1 ? near[0] : nil
    }
  }
}
