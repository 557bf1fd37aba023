import SpecModel
import SpecText

/// Several ends of one verb: "goes to Playing, Paused, or Failed", "moves Hidden or Failed into Shown".
extension ToldSentence {
  /// The names that follow one in a list which a word for "or" or "and" closes; none where a clause begins with what
  /// could be the last of them: "goes to Paused and Buffering goes on elsewhere".
  func further(behind place: Int) -> [(name: String, end: Int)] {
    var result: [(name: String, end: Int)] = []
    var place = place
    var isClosed = false
    while !isClosed, place < folded.count, result.count < 8 {
      let isBehindComma = words[place - 1].hasSuffix(",")
      isClosed = NameChoices.joints.contains(folded[place])
      var next = isClosed ? place + 1 : place
      guard isBehindComma || isClosed else { break }
      while next < folded.count, TransitionWords.articles.contains(folded[next]) { next += 1 }
      guard next < folded.count, !Vocabulary.between.contains(folded[next]),
        let found = name(from: next), isSetApart(found), endsPart(found.end)
      else { return [] }
      result.append(found)
      place = found.end
    }
    return isClosed ? result : []
  }

  /// Whether a part of a list ends before a word.
  func endsPart(_ place: Int) -> Bool {
    guard place < folded.count else { return true }
    return words[place - 1].last.map { ",.;:)".contains($0) } ?? false
      || NameChoices.joints.contains(folded[place])
      || TransitionWords.occasions.contains(folded[place])
      || TransitionWords.annotations.contains(folded[place])
      || TransitionWords.conjunctions.contains(folded[place])
  }

  /// What a verb moves from the states behind it into another, and where the words on it end: its subject is the trigger.
  func moved(by verb: Int, from start: Int) -> (changes: [ToldChange], end: Int)? {
    guard Self.movers.contains(folded[verb]), subject(in: start..<verb) == nil,
      let first = source(at: verb + 1)
    else { return nil }
    var sources = [first.name]
    var place = first.end
    while place < folded.count, sources.count < 8,
      words[place - 1].hasSuffix(",") || NameChoices.joints.contains(folded[place])
    {
      guard let next = source(at: NameChoices.joints.contains(folded[place]) ? place + 1 : place)
      else { return nil }
      sources.append(next.name)
      place = next.end
    }
    guard place + 1 < folded.count, Vocabulary.targets.contains(folded[place]),
      let target = name(from: place + 1), isSetApart(target),
      !sources.contains(where: { Names.key($0) == Names.key(target.name) })
    else { return nil }
    var trigger = trigger(start: start, move: verb, end: target.end)
    if trigger.isEmpty, (1...6).contains(verb - start) { trigger = text(start..<verb) }
    return (
      sources.map { ToldChange(source: $0, target: target.name, trigger: trigger) }, target.end
    )
  }

  /// The declared name with which words begin, behind articles alone.
  private func source(at place: Int) -> (name: String, end: Int)? {
    var place = place
    while place < folded.count, TransitionWords.articles.contains(folded[place]) { place += 1 }
    guard place < folded.count, !Vocabulary.between.contains(folded[place]),
      let found = name(from: place), isSetApart(found)
    else { return nil }
    return found
  }

  /// Verbs whose object is what changes.
  private static let movers: Lexicon = [
    "move", "moves", "moving", "transition", "transitions", "put", "puts", "take", "takes", "bring",
    "brings", "switch", "switches", "turn", "turns", "change", "changes", "send", "sends",
    "bringt", "versetzt", "setzt", "überführt", "passe", "fait", "bascule", "mueve", "pasa",
    "lleva",
    "leva", "passa", "porta", "sposta", "brengt", "zet", "verplaatst", "memindahkan",
  ]
}
