import SpecModel
import SpecText

extension ArrowSide {
  /// "Checked in when the code is read": a declared name that goes on behind the first word that may open a remark, and
  /// before another that does.
  static func longer(than count: Int, _ words: [Substring], _ known: KnownStates) -> String? {
    guard !known.isEmpty, count > 0, count + 1 < words.count else { return nil }
    for end in count + 1..<min(words.count, count + 4)
    where TransitionWords.annotations.contains(words[end].lowercased()) {
      if let name = known.name(of: words[..<end].joined(separator: " ")) { return name }
    }
    return nil
  }
}
