import SpecModel
import SpecText

/// Columns that tell both ends of a change by words that mean much else as well, so that the cells must show it.
extension TableColumns {
  /// The two columns of such ends, where another one tells what happens.
  static func pair(in header: [String], _ roles: [ColumnRole?]) -> (source: Int, target: Int)? {
    guard (3...8).contains(header.count),
      roles.contains(.event) || roles.contains(.action) || happening(in: header, roles) != nil
    else { return nil }
    let words = header.map { StateName.trimmed($0).lowercased() }
    for (first, last) in [("before", "after"), ("given", "then")] {
      if let source = words.firstIndex(of: first), let target = words.firstIndex(of: last) {
        return (source, target)
      }
    }
    return nil
  }

  /// The column that tells what happens by its verb alone: "If this occurs".
  static func happening(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    header.indices.first { column in
      roles[column] == nil
        && Names.words(header[column]).last.map(TableVocabulary.acting.contains) == true
    }
  }

  /// Takes these columns for source and target, where the rows lead on to each other.
  mutating func settlePair(_ rows: [[String]]) -> Bool {
    guard let pair, !roles.contains(.source) else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      guard row.indices.contains(pair.source), row.indices.contains(pair.target) else { return nil }
      return (row[pair.source], row[pair.target])
    }
    guard ends.count == rows.count, Self.joinUp(ends) else { return false }
    roles[pair.source] = .source
    roles[pair.target] = .target
    form = .ends
    return true
  }

  /// Whether pairs of short names begin where others end, and name no more than so many changes can join.
  static func joinUp(_ ends: [(from: String, to: String)]) -> Bool {
    guard ends.count > 1, ends.allSatisfy({ isName($0.from) && isName($0.to) }) else {
      return false
    }
    let sources = Set(ends.map { Names.key($0.from) })
    let targets = Set(ends.map { Names.key($0.to) })
    return !sources.isDisjoint(with: targets) && sources.union(targets).count <= ends.count + 1
      && ends.allSatisfy { Names.key($0.from) != Names.key($0.to) }
  }

  static func isName(_ text: String) -> Bool {
    let words = Names.words(text)
    return (1...3).contains(words.count) && text.contains(where: \.isLetter)
      && !text.contains(where: { $0.isNumber || "/\\.;=%".contains($0) })
      && !words.contains(where: TransitionWords.properties.contains)
      && !words.allSatisfy(TransitionWords.sizes.contains)
  }
}

extension ChangeCell {
  /// The ends of a change from one name to another; `nil` for chains and whatever else a cell tells.
  var ends: (from: String, to: String)? {
    guard case .chain(let names, _) = self, names.count == 2 else { return nil }
    return (names[0], names[1])
  }
}
