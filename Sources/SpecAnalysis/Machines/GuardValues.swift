import SpecModel
import SpecText

/// Conditions that are two values of one thing: "draft" and "published", "guest" and "logged in".
enum GuardValues {
  /// Whether two conditions name two cases of what the author tells apart there, so that they cannot both hold.
  ///
  /// Whoever writes one word as the condition of each way names the answers to one question. A condition that tells what
  /// is there, whence one came or what was chosen ("has a photo", "came from search") can hold beside others.
  ///
  /// - Parameter isChoice: Whether both stand behind a choice of a diagram, which is a switch over its cases.
  static func areExclusive(_ a: String, _ b: String, isChoice: Bool) -> Bool {
    let others = b.split(separator: " or ").map(String.init)
    return a.split(separator: " or ").map(String.init).allSatisfy { first in
      others.allSatisfy { excludes(first, $0, isChoice) }
    }
  }

  private static func excludes(_ a: String, _ b: String, _ isChoice: Bool) -> Bool {
    let first = parts(a)
    let second = parts(b)
    guard let head = first.first, let other = second.first else { return false }
    // Behind two choices, what the first of them asked stands first: "clean", "dirty and admin".
    if isChoice || first.count == 1 && second.count == 1, exclude(head, other, isChoice) {
      return true
    }
    return first.contains { part in second.contains { areOfOneThing(part, $0) } }
  }

  /// A condition that stands alone.
  private struct Part {
    var words: [String]
    /// Whether it is the name of a flag in code, which can be set beside others.
    var isFlag: Bool
    /// Whether it tells that something is there, was chosen or came about, which rules out nothing else.
    var isPresence: Bool
  }

  private static let joints: Lexicon = ["and", "und", "et", "y", "e", "en", "dan", "и"]

  /// The conditions of which all must hold; fillers are left out.
  private static func parts(_ text: String) -> [Part] {
    text.split { $0 == "," || $0 == "&" || $0 == "、" }.flatMap { piece -> [Part] in
      let isFlag = isFlag(piece)
      return Names.words(String(piece)).split { joints.contains($0) }.map { words in
        Part(words: bare(Array(words)), isFlag: isFlag, isPresence: tellsPresence(Array(words)))
      }
    }.filter { !$0.words.isEmpty }
  }

  /// Whether a condition is a name of code that answers yes or no of itself: "isPremium", "is_verified".
  private static func isFlag(_ text: Substring) -> Bool {
    let name = text.drop { " `!(\"'".contains($0) }
    guard name.hasPrefix("is"), let next = name.dropFirst(2).first else { return false }
    return next.isUppercase || next == "_"
  }

  /// The words without those that every condition may have.
  private static func bare(_ words: [String]) -> [String] {
    let rest = words.filter { !GuardWords.fillers.contains($0) }
    let kept = rest.filter { !GuardWords.particles.contains($0) }
    return kept.isEmpty ? rest : kept
  }

  private static func tellsPresence(_ words: [String]) -> Bool {
    guard words.count == 1, let word = words.first else {
      return GuardWords.holding.contains(oneOf: words)
        || words.last.map { GuardWords.chosen.contains($0) } == true
    }
    if GuardWords.holding.contains(word) || GuardWords.signs.isIn(word) { return true }
    return GuardWords.heads.prefix(of: word) != nil && word.utf8.count > 6
  }

  /// Whether two parts are names of cases.
  private static func exclude(_ a: Part, _ b: Part, _ isChoice: Bool) -> Bool {
    if areOfOneThing(a, b) { return true }
    guard !a.isFlag, !b.isFlag, !a.isPresence, !b.isPresence else { return false }
    let isShort = (a.words + b.words).allSatisfy { $0.utf8.count <= 32 }
    return isShort && max(a.words.count, b.words.count) <= (isChoice ? 3 : 1)
  }

  /// Whether two parts hold different values of what a list knows, "valid session" and "expired token"; behind two
  /// subjects, "door open" and "window closed", both can hold.
  private static func areOfOneThing(_ a: Part, _ b: Part) -> Bool {
    guard a.words.count <= 3, b.words.count <= 3, !a.isPresence, !b.isPresence else { return false }
    return GuardWords.things.contains { values in
      guard let first = a.words.firstIndex(where: values.contains),
        let second = b.words.firstIndex(where: values.contains),
        a.words[first] != b.words[second]
      else { return false }
      return first == 0 || second == 0
    }
  }
}
