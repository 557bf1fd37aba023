import SpecModel
import SpecSyntax
import SpecText

/// Reads states that a sentence lists behind the word for states: "four states (default, hover, pressed, disabled)",
/// "with states empty, loading and error".
///
/// Three names at least, none longer than three words, and most of them usual names of states.
struct NamedStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for line in context.lines where line.holder == .paragraph || line.holder == .item {
      guard line.text.count > 20, line.text.count <= 2000,
        StateVocabulary.mayNameState(document.plain, line.text)
      else { continue }
      result += states(in: line)
    }
    return result
  }

  private func states(in line: TextLine) -> [StateDraft] {
    guard let end = wordForStates(in: line.text) else { return [] }
    let limit = min(line.text.upperBound, end + 160)
    let list: Range<Int>
    if let open = (end..<min(limit, end + 24)).first(where: { document.plain[$0] == 0x28 }),
      isFiller(end..<open),
      let close = (open..<limit).first(where: { document.plain[$0] == 0x29 })
    {
      list = open + 1..<close
    } else {
      let stop = (end..<limit).first { Self.stops.contains(document.plain[$0]) }
      list = end..<(stop ?? limit)
      guard stop != nil || limit == line.text.upperBound else { return [] }
    }
    let names = TextSplit.pieces(of: document.string(plain: list), at: Self.joints)
      .filter { !$0.isEmpty }
    let words = names.map { Names.words($0) }
    guard names.count > 2, words.allSatisfy({ (1...3).contains($0.count) && isName($0) }),
      words.count(where: StateWords.isState) * 2 >= names.count
    else { return [] }
    let section = Int(document.nodes[line.node].section)
    return names.map { name in
      var draft = StateDraft(name: name, origin: context.origin(plain: list), screen: section)
      draft.parentSection = section
      return draft
    }
  }

  private func isName(_ words: [String]) -> Bool {
    words.allSatisfy { $0.first?.isNumber == false && !Self.others.contains($0) }
  }

  /// The end of the word "states" in its plural, unless the words before it deny them or speak of code.
  private func wordForStates(in text: Range<Int>) -> Int? {
    var start = text.lowerBound
    var last: [String] = []
    for index in text where document.plain[index] == 0x20 {
      let word = document.string(plain: start..<index).lowercased()
      if StateVocabulary.plurals.contains(word) {
        return last.suffix(2).contains(where: Self.foreign.contains) ? nil : index
      }
      last.append(word)
      start = index + 1
    }
    return nil
  }

  /// Whether no more than a word or two of measure stand before a bracket: "estados cada uno (…)".
  private func isFiller(_ range: Range<Int>) -> Bool {
    let words = Names.words(document.string(plain: range))
    return words.count <= 2 && words.allSatisfy(Self.fillers.contains)
  }

  private static let fillers: Lexicon = [
    "each", "in", "total", "cada", "una", "uno", "um", "uma", "chacun", "chacune", "jeweils",
    "ciascuno", "elk", "masing", "defined", "supported",
  ]
  private static let foreign: Lexicon = [
    "no", "not", "without", "sin", "sem", "sans", "ohne", "senza", "zonder", "tanpa", "react",
    "data", "redux", "united", "member", "other",
  ]
  /// Words of clauses, which stand in no list of names.
  private static let others: Lexicon = [
    "is", "are", "the", "with", "that", "which", "to", "for", "must", "should", "be", "of", "by",
    "from", "use", "uses", "show", "shows", "have", "has", "when", "if", "on",
  ]
  private static let stops: Set<UInt8> = [0x2E, 0x3B, 0x3A, 0x28, 0x29]
  private static let joints: Phrases = [
    ", and ", ", or ", ", ", " and ", " or ", " / ", " y ", " o ", " e ", " ou ", " et ", " und ",
    " oder ", " en ", " dan ", "、",
  ]
}
