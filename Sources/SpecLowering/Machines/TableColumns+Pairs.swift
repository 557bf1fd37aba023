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

  /// The column that tells what happens by its verb alone: "If this occurs"; "What happens" where no other does.
  static func happening(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    header.indices.first { column in
      (roles[column] == nil || roles[column] == .effect && !roles.contains(.event))
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

  /// The column "Move" or "What changes" without a role of its own, and the one that tells how or by whom.
  static func move(
    in header: [String], _ roles: [ColumnRole?]
  ) -> (column: Int, manner: Int?)? {
    guard (2...8).contains(header.count), !roles.contains(.change), !roles.contains(.source),
      let column = header.indices.first(where: { column in
        (roles[column] == nil || roles[column] == .id)
          && Names.isPhrase(header[column], in: moves)
      })
    else { return nil }
    let manner = header.indices.first { other in
      guard other != column, roles[other] == nil || roles[other] == .guardText else {
        return false
      }
      let words = Names.words(ColumnRole.withoutParentheses(header[other]))
      guard (1...5).contains(words.count), let first = words.first, let last = words.last else {
        return false
      }
      return TableVocabulary.manners.contains(first) || TableVocabulary.manners.contains(last)
        || TableVocabulary.acting.contains(last)
    }
    return (column, manner)
  }

  /// Headers of changes that mean much else as well; words joined by hyphens.
  private static let moves: Lexicon = [
    "move", "moves", "step", "what-changes", "hop", "jump", "switch", "from-to",
    "schritt", "wechsel", "passage", "étape", "paso", "movimiento", "movimento", "passo", "stap",
    "шаг", "переход", "przejście", "移動", "変化", "变化", "步骤", "변화", "단계",
  ]

  /// Whether every cell of a column is a change from one name to another, and the changes join up.
  static func areMoves(_ column: Int, _ rows: [[String]], _ known: StateRegister) -> Bool {
    let ends = rows.compactMap {
      column < $0.count ? ChangeCell($0[column], known: known)?.ends : nil
    }
    return ends.count == rows.count && joinUp(ends)
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
