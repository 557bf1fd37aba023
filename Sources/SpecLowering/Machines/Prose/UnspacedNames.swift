/// Names in scripts without spaces, with an index by which a sentence finds those that stand in it.
struct UnspacedNames {
  private let all: [String]
  /// The first place of each name.
  private var places: [String: Int] = [:]
  /// The lengths of names in bytes.
  private var lengths: Set<Int> = []

  /// As few names are searched one by one.
  private static let few = 32

  init(_ names: [String]) {
    all = names
    guard names.count > Self.few else { return }
    for (place, name) in names.enumerated() where places[name] == nil {
      places[name] = place
      lengths.insert(name.utf8.count)
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { all.isEmpty }

  /// The names that stand in a text, in their order, and others where there are few.
  ///
  /// - Complexity: O(text × lengths of names), whatever their number.
  func names(in text: String) -> [String] {
    guard !places.isEmpty else { return all }
    var found: Set<Int> = []
    let bytes = text.utf8
    for start in text.unicodeScalars.indices {
      for length in lengths {
        guard let end = bytes.index(start, offsetBy: length, limitedBy: bytes.endIndex),
          let part = String(bytes[start..<end]), let place = places[part]
        else { continue }
        found.insert(place)
      }
    }
    return found.sorted().map { all[$0] }
  }
}
