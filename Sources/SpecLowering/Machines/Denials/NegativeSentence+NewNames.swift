import SpecModel
import SpecText

/// Sentences that forbid a change of which a machine knows one end, and the other is written as a name.
extension NegativeSentence {
  /// Whether a sentence may forbid a change: it has a word that denies and one for a change, before or behind it.
  static func mayDeny(_ sentence: String) -> Bool {
    let words = Names.words(sentence)
    guard (4...40).contains(words.count) else { return false }
    guard words.contains(where: Vocabulary.changes.contains) else { return false }
    return words.contains(where: Vocabulary.foreignDenials.contains)
      || words.indices.contains { index in
        Vocabulary.denials.contains { phrase in
          phrase != ["no"] && words[index...].starts(with: phrase)
        }
      }
  }

  /// "Sealed darf nie nach Open wechseln", "Sealed no puede pasar a Open": the denial stands between the two names.
  var foreignSubject: Prohibition? {
    guard let denial = folded.firstIndex(where: Vocabulary.foreignDenials.contains), denial > 0,
      folded.contains(where: Vocabulary.changes.contains)
    else { return nil }
    let modal = [denial - 1, denial + 1].first {
      folded.indices.contains($0) && Self.modals.contains(folded[$0])
    }
    guard let modal else { return nil }
    let start = min(modal, denial)
    guard let source = name(before: start) ?? condition(before: start) else { return nil }
    for index in folded.indices.dropFirst(max(modal, denial) + 1)
    where Vocabulary.targets.contains(folded[index]) {
      guard let target = name(from: index + 1), names.knows(source) || names.knows(target.name)
      else { continue }
      return Prohibition(
        source: source, target: target.name, trigger: nil, condition: condition(from: target.end))
    }
    return nil
  }

  private static let modals: Lexicon = [
    "darf", "kann", "soll", "sollte", "peut", "doit", "puede", "debe", "pode", "deve", "può",
    "mag", "kan", "boleh", "bisa",
  ]

  /// The title before a place that tells how something is: "Gesperrt darf nie …", and no thing or person.
  private func condition(before end: Int) -> String? {
    guard end == 1, let word = words.first, word.first?.isUppercase == true,
      StateCues.isCondition(word)
    else { return nil }
    return word
  }

  /// A name that no machine knows at a place: up to three words with capitals or in quotation marks.
  func newName(from start: Int) -> (name: String, end: Int)? {
    var start = start
    while start < folded.count, Vocabulary.between.contains(folded[start]) { start += 1 }
    guard start < words.count else { return nil }
    var end = start
    while end < words.count, end - start < 3 {
      let word = words[end].drop { !$0.isLetter && !$0.isNumber }
      guard word.first?.isUppercase == true else { break }
      end += 1
      if words[end - 1].last.map({ ".,;:!”\"“«»".contains($0) }) == true { break }
    }
    guard end > start else { return nil }
    let name = StateName.trimmed(
      words[start..<end].joined(separator: " ").filter { !".,;:!\"“”„«»`*".contains($0) })
    guard !name.isEmpty, Names.firstWord(name) != "i",
      !Names.hasWord(name, in: TransitionWords.machinery)
    else { return nil }
    return (name, end)
  }
}
