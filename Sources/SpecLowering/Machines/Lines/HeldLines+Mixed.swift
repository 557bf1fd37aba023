import SpecModel
import SpecText

/// Lists in which most items tell changes of states, and an odd one tells something else with an arrow:
/// "Battery icon: 100 → 20 turns amber" among "Hidden → Warning when smoke rises".
extension HeldLines {
  /// The lines of each list for themselves, where no two lists share a name: "Pen → Brush" and "Saved → Changed" are
  /// told of two things.
  static func apart(_ lines: [Line]) -> [[Line]] {
    let lists = Dictionary(grouping: lines, by: \.list)
    guard lists.count > 1, lists[-1] == nil else { return [lines] }
    var seen: Set<String> = []
    for members in lists.values {
      let names = Set(members.flatMap(\.names).map { Names.key($0) })
      guard members.count > 1, names.isDisjoint(with: seen) else { return [lines] }
      seen.formUnion(names)
    }
    return lists.keys.sorted().compactMap { lists[$0] }
  }

  /// The lines of a list that lead back and forth between two titles, each with what happens: "Shut → Raised on a
  /// tap" and "Raised → Shut on another", whatever else the list tells.
  static func pairs(of group: ArraySlice<Line>) -> [Line] {
    let lines = group.filter { line in
      !line.isForbidden && line.cause == nil && line.edges.count == 1 && line.names.count == 2
        && line.edges[0].trigger != nil
        && line.names.allSatisfy { isTitle($0) && Names.wordCount($0) <= 3 }
    }
    return lines.filter { line in
      lines.contains {
        $0.edges[0].source?.key == line.edges[0].target.key
          && $0.edges[0].target.key == line.edges[0].source?.key
      }
    }
  }

  /// The lines of a list that lead round among few names, where they are most of its arrows; none elsewhere.
  ///
  /// - Parameter odd: how many arrows of the list join no names.
  func core(of group: ArraySlice<Line>, odd: Int) -> [Line] {
    var lines = group.filter { line in
      !line.isForbidden && line.isExplained && line.cause == nil && line.edges.count == 1
        && line.names.allSatisfy { Self.isTitle($0) && Names.wordCount($0) <= 3 }
    }
    // What leads into the round or out of it belongs to it; what shares no name with another line does not.
    var count = -1
    while count != lines.count {
      count = lines.count
      var uses: [String: Int] = [:]
      for line in lines {
        for name in Set(line.names.map { Names.key($0) }) { uses[name, default: 0] += 1 }
      }
      lines = lines.filter { line in line.names.contains { uses[Names.key($0)] ?? 0 > 1 } }
    }
    let others = group.count - lines.count + odd
    let names = Set(lines.flatMap(\.names).map { Names.key($0) })
    guard lines.count > 2, others > 0, lines.count >= others * 2, names.count <= lines.count,
      joinsUp(lines[...], true)
    else { return [] }
    return lines
  }
}

extension MachineDrafts {
  /// Adds what most items of a list tell, where no other form has read any of them.
  mutating func takeCores() {
    guard !cores.isEmpty else { return }
    let read = readLines
    let found = cores.filter { core in
      core.edges.allSatisfy { !read.contains($0.origin.range.start) }
    }
    ArrowEdges.merge(found, into: &self)
    cores = []
  }
}
