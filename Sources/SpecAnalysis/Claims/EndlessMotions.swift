import SpecModel
import SpecSyntax
import SpecText

/// Statements that no motion goes on without end, "Avoid infinite animations (except spinners)", against style rules that
/// run for ever.
struct EndlessMotions {
  let document: Document

  private static let cues: [StaticString] = ["nfinite", "ooping", "oop ", "oops", "ndless"]
  private static let denials: Lexicon = ["no", "never", "avoid", "don't", "dont", "nothing"]
  private static let endless: Lexicon = ["infinite", "looping", "endless", "infinitely"]
  private static let topics: Lexicon = ["animation", "animations", "motion", "motions", "loops"]
  /// Words between the denial and the motion that name no kind of it.
  private static let fillers: Lexicon = ["use", "using", "add", "any", "create", "css", "with"]
  private static let runs: Lexicon = ["loop", "loops", "run", "runs", "repeat"]
  private static let forever: Lexicon = ["indefinitely", "infinitely", "endlessly", "forever"]
  private static let hedges: Lexicon = [
    "reduced", "reduce", "when", "unless", "if", "where", "during", "more", "than", "only",
    "prefer",
  ]
  private static let exceptions: Lexicon = ["except", "besides", "apart", "excluding"]

  /// The statements that code of the document refutes.
  ///
  /// - Complexity: O(text), where the document has an endless animation at all.
  func find() -> [BlanketClaim] {
    guard document.mentions("infinite"), document.mentions("animation") else { return [] }
    let leaves = Set(Self.cues.flatMap { document.leaves(with: $0) }).sorted()
    var claims: [(excepted: [String], origin: Origin)] = []
    for leaf in leaves where document.nodes[leaf].kind == .paragraph {
      for line in document.lines(of: leaf) where line.count < 160 {
        let words = Names.words(document.string(plain: line))
        guard let excepted = excepted(words), !isLimited(leaf) else { continue }
        claims.append((excepted, document.origin(document.sourceRange(plain: line))))
      }
    }
    guard let claim = claims.first else { return [] }
    let found = uses(without: claim.excepted)
    guard !found.isEmpty else { return [] }
    return [BlanketClaim(kind: .endlessMotion, unit: "", origin: claim.origin, refutations: found)]
  }

  /// The words behind "except" of a statement; `nil` where the words are none.
  private func excepted(_ words: [String]) -> [String]? {
    let end = words.firstIndex(where: Self.exceptions.contains) ?? words.count
    let own = words[..<end]
    guard let denial = own.firstIndex(where: Self.denials.contains), denial < 2,
      !own.contains(where: Self.hedges.contains)
    else { return nil }
    var place = denial + 1
    while place < end, Self.fillers.contains(words[place]) { place += 1 }
    let first = place
    while place < end, Self.endless.contains(words[place]) { place += 1 }
    guard place < end else { return nil }
    let excepted = Array(words[end...].dropFirst())
    if words[denial] == "nothing" {
      return words[first] == "loops" && end - first == 1 ? excepted : nil
    }
    guard Self.topics.contains(words[place]) else { return nil }
    if place > first { return place + 1 == end ? excepted : nil }
    // "animations that loop indefinitely"
    let rest = own[(place + 1)...].filter { $0 != "that" && $0 != "which" }
    return rest.count == 2 && Self.runs.contains(rest[0]) && Self.forever.contains(rest[1])
      ? excepted : nil
  }

  /// Whether the headings limit the statement to those who ask for less motion.
  private func isLimited(_ leaf: Int) -> Bool {
    document.path(ofSection: Int(document.nodes[leaf].section)).contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.hedges)
    }
  }

  private static let waiting: [String] = [
    "load", "spin", "skeleton", "shimmer", "progress", "pulse", "wait", "busy",
  ]

  /// The style rules with an animation that never ends, without those that a statement excepts.
  private func uses(without excepted: [String]) -> [BlanketClaim.Refutation] {
    var stems = excepted.map { LedgerWords.stem($0) }.filter { $0.utf8.count > 3 }
    if stems.contains(where: { $0.hasPrefix("load") }) { stems += Self.waiting }
    // "spinners" are what is called ".spin".
    stems = stems.map { $0.hasPrefix("spin") ? "spin" : $0 }
    let bytes = document.source.bytes
    var result: [BlanketClaim.Refutation] = []
    for block in document.codeBlocks {
      var owner = ""
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        if let last = range.last, bytes[last] == 0x7B {
          owner = document.source.string(SourceRange(range.lowerBound, last)).trimmedSpaces
        }
        guard let place = ASCII.find("infinite", in: bytes, range),
          ASCII.find("animation", in: bytes, range) != nil
        else { continue }
        let title = document.title(ofSection: Int(document.nodes[Int(block.node)].section))
        let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
        let names = (owner + " " + text + " " + title).lowercased()
        guard AnimatedProperties.isDemanded(title), !names.contains("❌"),
          !stems.contains(where: names.contains)
        else { continue }
        result.append(
          .init(
            name: owner.isEmpty ? "animation" : owner, value: "infinite",
            arithmetic: "runs without end",
            origin: document.origin(SourceRange(place, place + 8))))
      }
    }
    return result
  }
}
