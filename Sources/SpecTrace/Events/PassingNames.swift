/// Strings that are forgotten once nobody holds them: names of sessions and ids, of which a stream has ever new ones.
///
/// - Invariant: an id stays with its string from `intern` to the first `sweep` at which nobody holds it.
struct PassingNames: Sendable {
  /// Ids from here on are those of strings that pass.
  static let base: NameID = 1 << 30

  private var texts: [String] = []
  private var holds: [Int] = []
  private var ids: [String: NameID] = [:]
  private var free: [NameID] = []
  /// Strings that nobody held when they were last touched.
  private var loose: [NameID] = []

  /// Number of strings that are known.
  var count: Int { ids.count }

  /// The string with an id.
  subscript(id: NameID) -> String { texts[Int(id - Self.base)] }

  /// The id of a string.
  mutating func intern(_ text: String) -> NameID {
    if let known = ids[text] { return known }
    let id = free.popLast() ?? Self.base + NameID(truncatingIfNeeded: texts.count)
    if Int(id - Self.base) == texts.count {
      texts.append(text)
      holds.append(0)
    } else {
      texts[Int(id - Self.base)] = text
    }
    ids[text] = id
    loose.append(id)
    return id
  }

  /// Keeps a string until it is released as often as it was held; other ids are passed over.
  mutating func hold(_ id: NameID) {
    guard id >= Self.base else { return }
    holds[Int(id - Self.base)] += 1
  }

  /// Gives up a string.
  mutating func release(_ id: NameID) {
    guard id >= Self.base else { return }
    holds[Int(id - Self.base)] -= 1
    if holds[Int(id - Self.base)] == 0 { loose.append(id) }
  }

  /// Forgets the strings that nobody holds.
  mutating func sweep() {
    for id in loose where holds[Int(id - Self.base)] == 0 {
      let index = Int(id - Self.base)
      // It may have been loosened twice.
      guard ids[texts[index]] == id else { continue }
      ids[texts[index]] = nil
      free.append(id)
    }
    loose.removeAll(keepingCapacity: true)
  }
}
