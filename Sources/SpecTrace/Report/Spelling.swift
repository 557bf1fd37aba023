import SpecModel

/// Finds the name that a misspelt one may stand for.
enum Spelling {
  /// The nearest of some names, unless it is further away than a third of the name's length.
  static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(Names.words(name).joined(separator: " ").utf8.prefix(80))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(Names.words(candidate).joined(separator: " ").utf8.prefix(80))
      let distance = distance(wanted, letters)
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance * 3 <= wanted.count else { return nil }
    return best.name
  }

  /// The number of single letters to add, drop or change.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (line, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in b.indices {
        let change = diagonal + (letter == b[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
