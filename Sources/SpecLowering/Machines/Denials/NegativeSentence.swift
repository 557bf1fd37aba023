import SpecModel
import SpecText

/// One sentence read as a prohibition.
struct NegativeSentence {
  /// What is forbidden, with the names as the sentence writes them.
  struct Prohibition {
    var source: String?
    var target: String?
    var trigger: String?
    var condition: String?
  }

  typealias Vocabulary = NegativeSentenceVocabulary

  private let text: String
  let words: [String]
  let folded: [String]
  let names: StateNameIndex

  init(_ sentence: String, names: StateNameIndex) {
    text = sentence
    words = sentence.split(separator: " ").prefix(60).map(String.init)
    folded = words.map { Names.joined($0) }
    self.names = names
  }

  var prohibition: Prohibition? {
    fromTo ?? subjectAndObject ?? inertTrigger ?? arrow ?? foreignSubject ?? unspaced
  }

  // MARK: "A → B must never happen"

  private var arrow: Prohibition? {
    guard let (source, target) = Arrow.split(text),
      let denied = DeniedChange(
        source: source, target: target, spelling: { names.knows($0) ? $0 : nil }),
      names.knows(denied.source), names.knows(denied.target)
    else { return nil }
    return Prohibition(
      source: denied.source, target: denied.target, trigger: nil, condition: nil)
  }

  // MARK: "no transition from A to B"

  private var fromTo: Prohibition? {
    for index in folded.indices where Vocabulary.sources.contains(folded[index]) {
      guard let source = name(from: index + 1) ?? newName(from: index + 1),
        let preposition = folded.indices.dropFirst(source.end).prefix(3)
          .first(where: { Vocabulary.targets.contains(folded[$0]) }),
        folded[source.end..<preposition].allSatisfy(Vocabulary.between.contains),
        let target = name(from: preposition + 1) ?? newName(from: preposition + 1),
        names.knows(source.name) || names.knows(target.name),
        isDenied(before: index) || isDenied(after: target.end) || isDeniedElsewhere()
      else { continue }
      return Prohibition(
        source: source.name, target: target.name, trigger: nil,
        condition: condition(from: target.end))
    }
    return nil
  }

  /// Whether a change is denied right before a place: "never goes directly", "there is no path".
  private func isDenied(before place: Int) -> Bool {
    let reach = max(0, place - 5)..<place
    guard let verb = reach.last(where: { Vocabulary.changes.contains(folded[$0]) }) else {
      return false
    }
    return (max(0, verb - 3)..<verb).contains { isDenial(at: $0, before: verb) }
  }

  private func isDenial(at index: Int, before verb: Int) -> Bool {
    Vocabulary.denials.contains { phrase in
      let end = index + phrase.count
      return end <= verb && folded[index..<end].elementsEqual(phrase)
        && folded[end..<verb].allSatisfy { Vocabulary.between.contains($0) || $0 == "user" }
    }
  }

  /// "… from A to B is not allowed"
  private func isDenied(after place: Int) -> Bool {
    guard place < folded.count, Vocabulary.auxiliaries.contains(folded[place]) else { return false }
    return Vocabulary.inert.contains { phrase in
      let end = place + 1 + phrase.count
      return phrase != ["nothing"] && end <= folded.count
        && folded[(place + 1)..<end].elementsEqual(phrase)
    }
  }

  /// In other languages the denial and the verb stand anywhere.
  private func isDeniedElsewhere() -> Bool {
    folded.contains(where: Vocabulary.foreignDenials.contains)
      && folded.contains(where: Vocabulary.changes.contains)
  }

  // MARK: "A must not open B"

  private var subjectAndObject: Prohibition? {
    for index in folded.indices where Vocabulary.denialHeads.contains(folded[index]) {
      for phrase in Vocabulary.denials where phrase != ["no"] {
        let end = index + phrase.count
        guard end < folded.count, folded[index..<end].elementsEqual(phrase),
          let source = name(before: index), let target = entered(from: end)
        else { continue }
        return Prohibition(
          source: source, target: target.name, trigger: nil, condition: condition(from: target.end))
      }
    }
    return nil
  }

  /// The state behind a verb of change: "directly open the B".
  private func entered(from start: Int) -> (name: String, end: Int)? {
    var index = start
    while index < folded.count, Vocabulary.between.contains(folded[index]) { index += 1 }
    guard index < folded.count, Vocabulary.changes.contains(folded[index]) else { return nil }
    let isDirect = Vocabulary.directVerbs.contains(folded[index])
    var place = index + 1
    while place < folded.count, Vocabulary.between.contains(folded[place]) { place += 1 }
    let hasPreposition = folded[(index + 1)..<place].contains { $0 == "to" || $0 == "into" }
    guard isDirect || hasPreposition else { return nil }
    return name(from: place) ?? (hasPreposition ? newName(from: place) : nil)
  }

  // MARK: "X is ignored while A"

  private var inertTrigger: Prohibition? {
    for index in folded.indices where Vocabulary.inertHeads.contains(folded[index]) {
      for phrase in Vocabulary.inert {
        let end = index + phrase.count
        guard end < folded.count, index > 1, folded[index..<end].elementsEqual(phrase),
          Vocabulary.auxiliaries.contains(folded[index - 1]),
          Vocabulary.during.contains(folded[end]),
          let state = state(around: end + 1), let trigger = trigger(before: index - 1)
        else { continue }
        return Prohibition(
          source: state.name, target: nil, trigger: trigger,
          condition: condition(from: state.end))
      }
    }
    return nil
  }

  private func state(around start: Int) -> (name: String, end: Int)? {
    for skip in 0...4 where start + skip < folded.count {
      if let found = name(from: start + skip) { return found }
      guard Vocabulary.aroundState.contains(folded[start + skip]) else { return nil }
    }
    return nil
  }

  private func trigger(before end: Int) -> String? {
    var start = 0
    var end = end
    while end > start, Vocabulary.auxiliaries.contains(folded[end - 1]) { end -= 1 }
    while start < end, Vocabulary.between.contains(folded[start]) || folded[start].isEmpty {
      start += 1
    }
    guard end > start, end - start <= 8 else { return nil }
    return StateName.trimmed(words[start..<end].joined(separator: " "))
  }

  // MARK: Names

  /// The longest known name that begins at a place, behind articles.
  func name(from start: Int) -> (name: String, end: Int)? {
    var start = start
    while start < folded.count, Vocabulary.between.contains(folded[start]),
      !names.knows(words[start])
    {
      start += 1
    }
    for length in stride(from: 6, through: 1, by: -1) where start + length <= words.count {
      let candidate = words[start..<(start + length)].joined(separator: " ")
      guard names.knows(candidate), !isCut(start..<(start + length)) else { continue }
      return (candidate, start + length)
    }
    return nil
  }

  /// Whether a clause ends inside a range of words.
  private func isCut(_ range: Range<Int>) -> Bool {
    words[range].dropLast().contains { $0.hasSuffix(",") || $0.hasSuffix(":") }
  }

  /// The longest known name that ends at a place.
  func name(before end: Int) -> String? {
    for length in stride(from: 6, through: 1, by: -1) where end - length >= 0 {
      let candidate = words[(end - length)..<end].joined(separator: " ")
      if names.knows(candidate), !isCut((end - length)..<end) { return candidate }
    }
    return nil
  }

  func condition(from start: Int) -> String? {
    guard start < folded.count, Vocabulary.conditions.contains(folded[start]) else { return nil }
    var text = words[start...].joined(separator: " ")
    while let last = text.last, ".,;:".contains(last) { text.removeLast() }
    return text
  }

  // MARK: Scripts without spaces

  private var unspaced: Prohibition? {
    guard !names.unspaced.isEmpty, text.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    let plain = plain
    for script in Vocabulary.scripts where script.denials.contains(where: { text.contains($0) }) {
      for source in names.unspaced {
        let mark = script.before + source + script.after
        guard let behind = TextSplit.halves(of: plain, at: mark)?.behind,
          let target = target(in: behind, script.behindTarget), target != source
        else { continue }
        return Prohibition(source: source, target: target, trigger: nil, condition: nil)
      }
    }
    return nil
  }

  /// The sentence without quotation marks around names.
  private var plain: String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.quotes.contains($0) }))
  }

  private static let quotes = Set("「」『』“”\"'`".unicodeScalars)

  /// The name that the text behind the source soonest speaks of.
  private func target(in text: String, _ marks: [String]) -> String? {
    let found = names.unspaced.compactMap { name -> (name: String, place: Int)? in
      for mark in marks {
        if let before = TextSplit.halves(of: text, at: name + mark)?.before, before.utf8.count <= 24
        {
          return (name, before.utf8.count)
        }
      }
      return nil
    }
    return found.min {
      ($0.place, -$0.name.utf8.count) < ($1.place, -$1.name.utf8.count)
    }?.name
  }
}
