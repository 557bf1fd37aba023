import SpecModel
import SpecText

/// Both ends of changes below headers that say nothing: "Here | Input | There" over states that lead on to each other.
extension TableColumns {
  /// The role of each column; letters in a row, "A | B | C", only count the columns, though one is a word as well.
  static func roles(ofHeader header: [String]) -> [ColumnRole?] {
    if header.count > 2, header.allSatisfy(isLetter) { return header.map { _ in nil } }
    return header.map { isOfButton($0) ? nil : ColumnRole.role(ofHeader: $0) }
  }

  private static func isLetter(_ header: String) -> Bool {
    header.utf8.count == 1 && header.utf8.first.map(ASCII.isLetter) == true
  }

  /// Whether no header tells an end of a change, and two columns may be such ends: a look at the header.
  var mayBeUntold: Bool {
    guard (3...6).contains(roles.count), form == nil, !isForeign, pair == nil, twins == nil,
      roles.count(where: { $0 == nil }) > 1
    else { return false }
    return roles.allSatisfy { Self.mayStandBeside($0) }
      && !header.contains {
        Names.hasWord($0, in: Self.work) || Names.hasWord($0, in: Self.attributes)
          || Self.tellsRelation($0)
      }
  }

  /// Whether a column of a role tells something of a change and no end of it.
  private static func mayStandBeside(_ role: ColumnRole?) -> Bool {
    switch role {
    case nil, .event, .guardText, .effect, .duration, .delay, .animation, .easing, .note: true
    default: false
    }
  }

  /// Takes the first two columns whose names of states lead on to each other for both ends, where another column tells
  /// what happens.
  ///
  /// - Parameters:
  ///   - lead: how the columns were put in another order; they are read from left to right.
  ///   - areStates: whether names are those of states.
  mutating func settleUntold(
    _ rows: [[String]], _ lead: TableOrder.Lead?, areStates: ([String]) -> Bool
  ) {
    guard rows.count > 1 else { return }
    let count = roles.count
    let named = roles.indices.filter { column in
      roles[column] == nil && rows.allSatisfy { column < $0.count && Self.isName($0[column]) }
    }.sorted { one, other in
      (lead?.place(of: one, among: count) ?? one) < (lead?.place(of: other, among: count) ?? other)
    }
    for (index, source) in named.enumerated() {
      for target in named[(index + 1)...] where leadOn(rows, source, target, areStates) {
        let before = (roles, form)
        (roles[source], roles[target], form) = (.source, .target, .ends)
        if !roles.contains(.event) { settleRest(rows) }
        if roles.contains(.event) { return }
        (roles, form) = before
      }
    }
  }

  private func leadOn(
    _ rows: [[String]], _ source: Int, _ target: Int, _ areStates: ([String]) -> Bool
  ) -> Bool {
    let sources = rows.map { Names.key($0[source]) }
    let targets = rows.map { Names.key($0[target]) }
    let keys = Set(sources).union(targets)
    guard !Set(sources).isDisjoint(with: targets), keys.count <= rows.count + 1,
      zip(sources, targets).count(where: { $0 == $1 }) * 4 <= rows.count,
      roles.contains(.event) || !keys.allSatisfy(Self.verdicts.contains)
    else { return false }
    var seen: Set<String> = []
    return areStates(
      rows.flatMap { [$0[source], $0[target]] }.filter { seen.insert(Names.key($0)).inserted })
  }
}
