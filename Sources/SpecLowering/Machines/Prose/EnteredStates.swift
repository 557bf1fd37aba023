import SpecModel
import SpecSyntax
import SpecText

/// Reads states that sentences say to be entered, with the word for state beside a name: "it goes to the **Cropping**
/// state", "la macchina passa allo stato Pagata".
///
/// Two names at least must be told so. A heading with such a name, "Cropping" or "Stato Pagata", describes the state.
struct EnteredStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states that nothing else has declared.
  func collect(into drafts: inout MachineDrafts) {
    var known = Set(drafts.states.map(\.key))
    var found: [StateDraft] = []
    let cues = context.facts.words.cues
    for (number, line) in context.lines.enumerated()
    where (line.holder == .paragraph || line.holder == .item)
      && (16...1200).contains(line.text.count)
      && cues[number].contains(.state)
    {
      for name in names(in: line.text, known) {
        let draft = draft(name, section: Int(document.nodes[line.node].section))
        if known.insert(draft.key).inserted { found.append(draft) }
      }
    }
    guard found.count > 1 || !found.isEmpty && known.count > found.count else { return }
    describe(&found, &known)
    drafts.states += found
  }

  // MARK: Names

  private func names(in text: Range<Int>, _ known: Set<String>) -> [Range<Int>] {
    let words = PlainWords.ranges(in: document.plain, text)
    let places = words.indices.filter { place in
      StateVocabulary.mayNameState(document.plain, words[place])
        && StateVocabulary.singulars.contains(Names.joined(document.string(plain: words[place])))
    }
    guard !places.isEmpty else { return [] }
    let folded = words.map { Names.joined(document.string(plain: $0)) }
    return places.compactMap { place in
      if StateVocabulary.suffixes.contains(folded[place]),
        let name = nameBefore(place, words), isEntered(before: name.first, folded)
      {
        return name.range
      }
      guard place > 0, isEntered(before: place, folded) else { return nil }
      return knownBehind(place, words, known) ? nil : nameBehind(place, words)
    }
  }

  /// "the **Cropping** state", "the **Cropping state**": the marked name and its first word.
  private func nameBefore(_ place: Int, _ words: [Range<Int>]) -> (range: Range<Int>, first: Int)? {
    let word = words[place]
    guard place > 0,
      let run = document.span(at: word.lowerBound, in: ToldWords.marks)
        ?? document.span(at: words[place - 1].lowerBound, in: ToldWords.marks),
      run.lowerBound < word.lowerBound,
      let first = words.firstIndex(where: { $0.upperBound > run.lowerBound })
    else { return nil }
    let name = ASCII.trimmed(
      document.plain, run.lowerBound..<min(run.upperBound, word.lowerBound))
    return isName(name) && place - first <= 4 ? (name, first) : nil
  }

  /// "stato Menu operazioni": whether a known name of several words begins behind the word.
  private func knownBehind(_ place: Int, _ words: [Range<Int>], _ known: Set<String>) -> Bool {
    guard place + 2 < words.count else { return false }
    return (place + 2..<min(words.count, place + 5)).contains { last in
      let text = document.string(
        plain: words[place + 1].lowerBound..<ToldWords.end(of: words[last], in: document.plain))
      return known.contains(Names.key(text))
    }
  }

  /// "stato Pagata", "Zustand „Leer“", "l'état « Prêt »": the name behind the word.
  private func nameBehind(_ place: Int, _ words: [Range<Int>]) -> Range<Int>? {
    guard place + 1 < words.count else { return nil }
    let start = words[place + 1].lowerBound
    if let run = document.span(at: start, in: ToldWords.marks), run.lowerBound >= start - 1 {
      return isName(run) ? run : nil
    }
    if let quoted = ToldWords.quoted(in: document.plain, start..<words[words.count - 1].upperBound)
    {
      return isName(quoted) ? quoted : nil
    }
    // In English the name stands before its word.
    guard !StateVocabulary.suffixes.contains(Names.joined(document.string(plain: words[place])))
    else { return nil }
    var end = start
    for word in words[(place + 1)...].prefix(3) {
      guard document.string(plain: word).first?.isUppercase == true else { break }
      let bare = word.lowerBound..<ToldWords.end(of: word, in: document.plain)
      end = bare.upperBound
      if bare.upperBound < word.upperBound { break }
    }
    return end > start && isName(start..<end) ? start..<end : nil
  }

  private func isName(_ range: Range<Int>) -> Bool {
    guard (2...40).contains(range.count) else { return false }
    let text = document.string(plain: range)
    let isCode = document.span(at: range.lowerBound, in: .code) != nil
    // "The row shows the **highest priority state**" names none.
    return text.first.map { $0.isLetter && (isCode || !$0.isLowercase) } == true
      && (1...4).contains(Names.wordCount(text))
      && !text.contains { ",:;=→/".contains($0) }
      && StateName(bare: text, qualifier: nil).name == text
  }

  /// Whether a verb of change and a preposition stand before a place.
  private func isEntered(before place: Int, _ folded: [String]) -> Bool {
    let near = max(0, place - 9)..<place
    guard let verb = near.last(where: { ToldWords.isMove(folded[$0]) }) else { return false }
    if NegativeSentenceVocabulary.directVerbs.contains(folded[verb]) { return place - verb <= 3 }
    return ((verb + 1)..<place).contains {
      NegativeSentenceVocabulary.targets.contains(folded[$0])
        || ToldWords.joined.contains(folded[$0])
    }
  }

  // MARK: Sections

  /// Gives states the sections about them, and adds those of headings that are alike: "Stato Guasta" beside "Stato Libera".
  private func describe(_ found: inout [StateDraft], _ known: inout Set<String>) {
    var places: [String: Int] = [:]
    for (place, draft) in found.enumerated() { places[draft.key] = place }
    var others: [(section: Int, name: String)] = []
    var prefixed = 0
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      guard title.utf8.count <= 60 else { continue }
      let name = Self.behindWord(title)
      if let place = places[Names.key(name ?? title)], found[place].section == nil {
        found[place] = draft(found[place].name, heading: section)
        if name != nil { prefixed += 1 }
      } else if let name {
        others.append((section, name))
      }
    }
    guard prefixed > 1 else { return }
    for (section, name) in others where known.insert(Names.key(name)).inserted {
      found.append(draft(name, heading: section))
    }
  }

  private func draft(_ name: String, heading section: Int) -> StateDraft {
    let heading = Int(document.sections[section].heading)
    let parent = max(0, Int(document.sections[section].parent))
    var draft = StateDraft(
      name: name, origin: document.origin(document.nodes[heading].range), screen: parent)
    draft.parentSection = parent
    draft.section = document.origin(document.range(ofSection: section))
    return draft
  }

  /// The name in "Stato Libera", "Zustand Bereit".
  private static func behindWord(_ title: String) -> String? {
    guard let space = title.firstIndex(of: " ") else { return nil }
    let word = String(title[..<space]).lowercased()
    let name = String(title[space...].dropFirst())
    guard StateVocabulary.singulars.contains(word), word != "state",
      (1...3).contains(Names.wordCount(name)), name.first?.isLetter == true
    else { return nil }
    return name
  }

  private func draft(_ name: Range<Int>, section: Int) -> StateDraft {
    var draft = StateDraft(
      name: document.string(plain: name), origin: context.origin(plain: name), screen: section)
    draft.parentSection = section
    return draft
  }
}
