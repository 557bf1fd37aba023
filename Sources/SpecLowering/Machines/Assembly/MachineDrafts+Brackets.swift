import SpecModel
import SpecText

extension MachineDrafts {
  /// Cuts brackets of names in pairs: "Wizard [5 steps, a bar" is "Wizard" and "Book]" is "Book".
  ///
  /// - Complexity: O(ends); their bytes are looked at once.
  mutating func settleBrackets() {
    for index in matrices.indices where matrices[index].form != "diagram" {
      for place in matrices[index].edges.indices {
        if let name = (matrices[index].edges[place].source?.text).flatMap(Self.paired) {
          matrices[index].edges[place].source?.text = name
        }
        if let name = Self.paired(matrices[index].edges[place].target.text) {
          matrices[index].edges[place].target.text = name
        }
      }
    }
  }

  /// A name without the bracket that has no other; `nil` where it has none such or nothing would be left.
  private static func paired(_ text: String) -> String? {
    let opens = text.utf8.contains(0x5B)
    guard opens != text.utf8.contains(0x5D) else { return nil }
    let mark: Character = opens ? "[" : "]"
    guard let place = text.firstIndex(of: mark) else { return nil }
    let isAtStart = place == text.startIndex
    guard !isAtStart || opens else { return nil }
    let rest = isAtStart ? text[text.index(after: place)...] : text[..<place]
    let name = StateName.trimmed(String(rest))
    return Names.wordCount(name) > 0 ? name : nil
  }
}
