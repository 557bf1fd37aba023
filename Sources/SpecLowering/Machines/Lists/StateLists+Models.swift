import SpecModel
import SpecSyntax
import SpecText

/// Headings that tell whose state model follows, over its states in code.
extension StateLists {
  /// Whether a heading tells whose state model follows: "Setup state model".
  func endsAsModel(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(plain: text)))
    return (2...5).contains(words.count)
      && StateWords.models.contains(words.suffix(2).joined(separator: "-"))
  }

  /// The items right under a heading, where all of them, three at least, begin with an identifier in code.
  func codeItems(of section: Int) -> [StateDraft] {
    let found = namesInItems(of: section)
    return found.count > 2 && found.count == context.items(of: section).count
      && found.allSatisfy({ EventName.isIdentifier($0.name) || $0.name.allSatisfy(\.isLetter) })
      ? found : []
  }

  /// "Each agent has a **status**: working, idle, stuck": the names behind the bold word in a sentence.
  func statusesInSentences() -> [StateDraft] {
    var result: [StateDraft] = []
    for run in document.runs where run.style.contains(.strong) && (5...14).contains(run.count) {
      let range = Int(run.start)..<Int(run.start + run.count)
      let end = range.upperBound
      guard end < document.plain.count, document.plain[end] == ASCII.colon,
        case let word = document.string(plain: range).lowercased(),
        word == "status" || StateVocabulary.singulars.contains(word)
          || StateVocabulary.plurals.contains(word),
        let line = context.line(at: range.lowerBound), line.text.lowerBound < range.lowerBound,
        line.holder != .cell, line.text.count <= 400
      else { continue }
      var rest = line
      rest.value = ASCII.trimmed(document.plain, line.text.tail(from: end + 1))
      let found = listed(rest)
      let states = found.count { StateWords.isState(Names.words($0.name)) }
      if found.count > 2, states * 2 >= found.count { result += found }
    }
    return result
  }

  /// The sections "State transitions" whose own sections take up the states that others list.
  func sectionsOfTransitions(_ drafts: MachineDrafts) -> Set<Int> {
    let parents = Set(drafts.states.lazy.filter { $0.section != nil }.map(\.parentSection))
    return parents.filter { section in
      guard section > 0, section < document.sections.count else { return false }
      let heading = document.plainText(of: Int(document.sections[section].heading))
      if case .transitions = LineSubject.read(
        heading, in: context, source: nil, known: KnownStates())
      {
        return true
      }
      return false
    }
  }
}
