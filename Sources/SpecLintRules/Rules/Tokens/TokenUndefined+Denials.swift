import SpecModel
import SpecText

/// Lines that say what is not to be used.
extension TokenUndefined {
  /// Words of such lines.
  private static let denials: Lexicon = [
    "don't", "dont", "avoid", "never", "deprecated", "instead", "legacy", "removed", "renamed",
    "provides", "provided", "npm", "package", "setproperty",
  ]
  /// Words with which a sentence begins that forbids what follows them.
  private static let orders: Lexicon = ["don't", "dont", "avoid", "never"]
  private static let pronouns: Lexicon = [
    "it", "its", "this", "that", "them", "these", "those", "they", "either", "both",
  ]

  /// Whether a line forbids a name, or tells that it is gone; `rest` is what stands behind the name.
  ///
  /// A later sentence that forbids something by a name of its own says nothing of this one: "Ring in `var(--halo)`. Never
  /// the outline of the browser."
  func isDenied(_ name: String, in line: String, _ rest: String) -> Bool {
    guard Names.hasWord(line, in: Self.denials) else { return false }
    var kept = line.dropLast(rest.count)
    var open = rest[...]
    var isOwn = true
    while !open.isEmpty {
      let end = open.firstRange(of: ". ")?.upperBound ?? open.endIndex
      let sentence = open[..<end]
      if isOwn || !forbidsAnother(String(sentence), than: name) { kept += sentence }
      (open, isOwn) = (open[end...], false)
    }
    return Names.hasWord(String(kept), in: Self.denials)
  }

  private func forbidsAnother(_ sentence: String, than name: String) -> Bool {
    let words = Names.words(sentence)
    return words.count > 2 && Self.orders.contains(words[0])
      && !words.contains(where: Self.pronouns.contains) && !sentence.contains(name)
  }
}
