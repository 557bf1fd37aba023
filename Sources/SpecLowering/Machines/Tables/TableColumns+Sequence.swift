import SpecModel
import SpecText

/// Columns that say of one thing how it is and how it is afterwards, in whatever words: the cells must show the rest.
extension TableColumns {
  /// "What happens | Bar is showing | Bar then shows": the column of what comes after, and the one about the same thing.
  static func sequence(
    in header: [String], _ roles: [ColumnRole?]
  ) -> (source: Int, target: Int)? {
    guard !roles.contains(.source), !roles.contains(.change) else { return nil }
    for target in header.indices where roles[target] == nil && header[target].utf8.count <= 40 {
      let words = Names.words(ColumnRole.withoutParentheses(header[target]))
      guard (2...4).contains(words.count), words.contains(where: afters.contains) else { continue }
      let things = words.filter { !afters.contains($0) && $0.utf8.count > 2 }
      let source = header.indices.first { column in
        column != target && (roles[column] == nil || roles[column] == .state)
          && Names.words(header[column]).contains(where: things.contains)
          && !Names.hasWord(header[column], in: afters)
      }
      if let source { return (source, target) }
    }
    return nil
  }

  /// Words for what comes next.
  private static let afters: Lexicon = [
    "then", "next", "after", "afterwards", "subsequently", "danach", "dann", "anschließend",
    "nachher", "ensuite", "puis", "après", "luego", "después", "depois", "então", "poi", "dopo",
    "daarna", "vervolgens", "kemudian", "lalu", "setelahnya", "затем", "потом", "після", "потім",
    "potem", "następnie", "sedan", "derefter", "deretter", "sonra",
  ]
}
