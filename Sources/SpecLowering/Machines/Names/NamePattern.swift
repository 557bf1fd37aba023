import SpecText

/// A pattern with `*` for names: "LOADING_*".
enum NamePattern {
  /// The names that a pattern fits; none where the text is no such pattern.
  ///
  /// - Complexity: O(names × length of the pattern).
  static func matches(of text: String, among names: [String]) -> [String] {
    guard text.utf8.count > 1, text.utf8.count <= 40, text.utf8.contains(0x2A),
      !text.utf8.contains(0x20)
    else { return [] }
    let pattern = Array(text.utf8)
    return names.filter { fits(Array($0.utf8), pattern) && $0 != text }
  }

  /// - Complexity: O(name × pattern), both short.
  private static func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var position = 0
    var index = 0
    var star: (pattern: Int, name: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == 0x2A {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        index = last.pattern + 1
        position = last.name + 1
        star = (last.pattern, position)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == 0x2A }
  }
}
