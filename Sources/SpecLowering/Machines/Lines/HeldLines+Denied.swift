import SpecModel
import SpecText

extension HeldLines {
  /// Makes prohibitions of lines that deny a change between names that other lines have: "Never List → Done".
  mutating func takeDenied() {
    guard
      lines.contains(where: { line in
        line.mayBeDenied && DeniedChange.mayDeny(line.names[0])
      })
    else { return }
    for index in lines.indices where lines[index].mayBeDenied {
      guard DeniedChange.mayDeny(lines[index].names[0]) else { continue }
      var known = KnownStates()
      for other in lines.indices where other != index {
        for name in lines[other].names { known.add(name) }
      }
      let names = lines[index].names
      guard
        let denied = DeniedChange(source: names[0], target: names[1], spelling: known.name(of:))
      else { continue }
      lines[index].forbid(denied)
    }
  }

  /// The lines of a group without those that forbid, where there are both.
  func allowed(_ group: ArraySlice<Line>) -> [Line]? {
    let lines = group.filter { !$0.isForbidden }
    return lines.isEmpty || lines.count == group.count ? nil : lines
  }

  /// The lines of a group, of those that forbid only what has a name of the others.
  static func known(_ group: ArraySlice<Line>, among lines: [Line]) -> [Line] {
    let names = Set(lines.flatMap(\.names).map { Names.key($0) })
    return group.filter { !$0.isForbidden || $0.names.contains { names.contains(Names.key($0)) } }
  }
}

extension HeldLines.Line {
  /// Whether it is one change of which nothing else is said.
  fileprivate var mayBeDenied: Bool {
    !isForbidden && !isExplained && edges.count == 1 && names.count == 2 && edges[0].source != nil
  }

  fileprivate mutating func forbid(_ denied: DeniedChange) {
    isForbidden = true
    names = [denied.source, denied.target]
    edges[0].source?.text = denied.source
    edges[0].target.text = denied.target
  }
}
