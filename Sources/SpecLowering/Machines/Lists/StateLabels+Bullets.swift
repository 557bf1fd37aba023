import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// The items below headings that say no more than "States", where all of them are short phrases without a label and
  /// a third reads as conditions: "no recent jobs" beside "recent jobs loading".
  func bullets(of sections: [Int]) -> [StateDraft] {
    sections.flatMap { section -> [StateDraft] in
      let heading = document.plainText(of: Int(document.sections[section].heading))
      let title = words(of: heading)
      guard heading.count <= 32, let last = title.last,
        StateVocabulary.plurals.contains(last)
          || title.count == 1 && StateVocabulary.unspacedNouns.contains(title[0])
          || StateLists.tellsKindBehind(title)
      else { return [] }
      let items = context.items(of: section).filter { !context.isOfUses($0) }
      guard (2...16).contains(items.count), items.allSatisfy(isPhrase) else { return [] }
      let names = items.map { document.string(plain: $0.text) }
      guard names.count(where: isCondition) * 3 >= names.count || areAnnounced(items) else {
        return []
      }
      return items.map { draft(whole: $0) }
    }
  }

  /// Whether the sentence above a list says that something is what the items name: "A field can be:".
  private func areAnnounced(_ items: [TextLine]) -> Bool {
    guard let first = items.first else { return false }
    let list = Int(document.nodes[Int(document.nodes[first.node].parent)].parent)
    guard list > 0, let above = document.sibling(before: list),
      document.nodes[above].kind == .paragraph,
      case let range = document.plainText(of: above), (6...120).contains(range.count),
      document.plain[range.upperBound - 1] == ASCII.colon
        || ASCII.starts(document.plain, at: range.upperBound - 3, with: "：")
    else { return false }
    return Self.beings.isIn(document.string(plain: range).lowercased())
  }

  private static let beings: Phrases = [
    " can be", " may be", " is one of", " is either", " może być", " mogą być", " může být",
    " mohou být", " môže byť", " может быть", " могут быть", " може бути", " kann ", " können ",
    " peut être", " peuvent être", " puede estar", " puede ser", " pueden ser", " pode estar",
    " pode ser", " può essere", " possono essere", " kan ", " kunnen ", " bisa ", " dapat ",
    "のいずれか", "可以是", "可能是", "될 수 있",
  ]

  /// The text of an item without the mark that ends it in a list: ";" behind all but the last.
  static func withoutMark(_ text: String) -> String {
    guard let last = text.last, ";；".contains(last) else { return StateName.withoutStop(text) }
    return StateName.trimmed(String(text.dropLast()))
  }

  /// Whether an item is one line of a few words, without a label, a mark of a sentence or a change.
  private func isPhrase(_ item: TextLine) -> Bool {
    guard item.label == nil, (2...72).contains(item.text.count),
      document.span(at: item.text.lowerBound, of: item.node, in: [.strong, .code, .link]) == nil,
      !ArrowGlyph.mayOccur(in: document.plain, item.text)
    else { return false }
    let text = document.string(plain: item.text)
    let words = Names.words(StateName.splitQualifier(text).name)
    return (1...6).contains(words.count)
      && !Self.withoutMark(text).contains(where: { ".,;:=\"“。、".contains($0) })
      && !text.contains(" / ") && !text.contains("//")
      && !(words.count == 1 && StateWords.isPart(words))
      && (words.first.map {
        !StateWords.techniques.contains($0) && !Self.questions.contains($0)
      } ?? false)
      && !Self.wideQuestions.isIn(text)
  }

  /// How an item begins that tells what has to be said, "what is missing", "why it matters".
  private static let questions: Lexicon = [
    "what", "why", "how", "who", "which", "whose", "warum", "wie", "weshalb", "pourquoi", "comment",
    "quoi", "qué", "cómo", "perché", "come", "waarom", "hoe", "wat", "apa", "mengapa", "bagaimana",
    "что", "почему", "как", "що", "чому",
  ]
  private static let wideQuestions: Phrases = [
    "什么", "什麼", "为何", "為何", "为什么", "如何", "怎么", "なぜ", "何が", "何を", "どう", "무엇", "왜 ", "어떻게",
  ]

  private func isCondition(_ text: String) -> Bool {
    let name = StateName.splitQualifier(Self.withoutMark(text)).name
    let words = Names.words(name)
    return StateWords.isState(words) || StateCues.isCondition(name)
      || words.last.map { last in
        last.utf8.first ?? 0 >= 0xE0 && StateWords.unspaced.contains(where: last.hasSuffix)
      } == true
  }

  func draft(whole item: TextLine) -> StateDraft {
    let text = Self.withoutMark(document.string(plain: item.text))
    let (name, qualifier) = StateName.splitQualifier(text)
    let section = Int(document.nodes[item.node].section)
    var draft = StateDraft(name: name, origin: context.origin(plain: item.text), screen: section)
    draft.qualifier = qualifier
    draft.parentSection = section
    return draft
  }

  /// The names of an item that is nothing else: "Loading", "Signed in / Signed out".
  func bareNames(_ line: TextLine) -> [(range: Range<Int>, node: Int)] {
    guard line.holder == .item, line.text.count <= 60, let last = document.plain[line.text].last,
      last != 0x2E, last != 0x3A
    else { return [] }
    var result: [(range: Range<Int>, node: Int)] = []
    var start = line.text.lowerBound
    // "Recoverable listener/network error" is one name.
    let isOne =
      document.plain[line.text].contains(ASCII.space)
      && ASCII.find(" /", in: document.plain, line.text) == nil
      && ASCII.find("/ ", in: document.plain, line.text) == nil
    for index in line.text
    where document.plain[index] == 0x2F && !isOne || index == line.text.upperBound - 1 {
      let isEnd = document.plain[index] != 0x2F
      let range = ASCII.trimmed(document.plain, start..<(isEnd ? index + 1 : index))
      start = index + 1
      guard !range.isEmpty, words(of: range).count <= 4 else { return [] }
      result.append((range, line.node))
    }
    return result
  }
}
