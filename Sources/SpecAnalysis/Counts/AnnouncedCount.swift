import SpecModel
import SpecSyntax
import SpecText

/// A sentence that announces a number of things right above the list or the table of them: "The button comes in three
/// sizes:".
struct AnnouncedCount {
  let document: Document

  /// The least number that is compared: "two buttons:" above a list often goes on to other things.
  private static let least = 3

  static func find(_ document: Document) -> [ListCount] {
    let finder = AnnouncedCount(document: document)
    var result: [ListCount] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      guard let next = finder.block(behind: number), let count = finder.count(number, next) else {
        continue
      }
      result.append(count)
    }
    return result + finder.totals() + finder.titled() + finder.headed() + finder.told()
      + finder.wide() + finder.below() + finder.ramps()
  }

  /// "Onboarding in three steps" over the only list of its section: a number in words, for digits number headings.
  private func headed() -> [ListCount] {
    document.sections.indices.compactMap { section in
      let heading = Int(document.sections[section].heading)
      guard heading >= 0, case let title = document.string(heading),
        Names.hasWord(title, in: SentenceCount.nouns),
        Names.words(title).allSatisfy({ $0.first?.isNumber == false }),
        let block = onlyBlock(of: section)
      else { return nil }
      return count(heading, block)
    }
  }

  /// The list or the table right behind a paragraph that ends with a colon, or the table behind a full stop.
  private func block(behind paragraph: Int) -> Int? {
    let node = document.nodes[paragraph]
    let next = Int(node.end)
    let text = document.plainText(of: paragraph)
    guard next < document.nodes.count, document.nodes[next].parent == node.parent,
      text.count < 120, let last = text.last(where: { document.plain[$0] != ASCII.space })
    else { return nil }
    switch document.nodes[next].kind {
    case .list:
      // "There are four sizes."
      let isBare =
        document.plain[last] == ASCII.dot && text.count < 32
        && ASCII.starts(document.plain, at: text.lowerBound, with: "There are ")
      return document.plain[last] == ASCII.colon || isBare ? next : nil
    case .table: return [ASCII.colon, ASCII.dot].contains(document.plain[last]) ? next : nil
    default: return nil
    }
  }

  private static let bounds: Lexicon = [
    "to", "least", "most", "maximum", "max", "minimum", "min", "about", "around", "over", "under",
    "first", "last", "top", "next", "every", "each", "per", "of", "than", "only", "other",
    "another", "phase", "step", "version", "section", "level", "one", "any", "these", "those",
    "both", "or", "and", "not", "no", "nicht", "keine", "pas", "non", "não", "bis", "höchstens",
    "mindestens", "etwa", "rund", "maximal", "minimal", "environ", "jusqu", "jusqu'à",
    "hasta", "até", "fino", "circa", "ongeveer", "tot", "minimaal", "maximaal", "hingga", "sekitar",
    "cerca", "unos", "unas", "umas", "uns", "almeno", "pelo", "minstens",
  ]

  static let links: Lexicon = ["als", "de", "di", "que", "dan", "dari"]
  static let more: Lexicon = [
    "mehr", "weniger", "plus", "moins", "más", "menos", "mais", "più", "meno", "meer", "minder",
    "lebih", "kurang",
  ]
  private static let wholes: Lexicon = ["consists", "consist", "composed", "made", "comprised"]
  private static let offers: Lexicon = [
    "are", "have", "has", "offers", "offer", "supports", "support", "provides", "uses", "use",
    "needs", "contains", "shows", "with", "of", "gibt", "hat", "bietet", "ont", "offre", "hay",
    "tiene", "ofrece",
  ]

  /// Whether the word before a number limits it; "consists of five" does not.
  private func isBound(_ words: [String], _ place: Int) -> Bool {
    guard place > 0 else { return false }
    // "mehr als fünf", "plus de cinq", "más de cinco"
    if place > 1, Self.links.contains(words[place - 1]), Self.more.contains(words[place - 2]) {
      return true
    }
    guard Self.bounds.contains(words[place - 1]) else { return false }
    return !(words[place - 1] == "of" && place > 1 && Self.wholes.contains(words[place - 2]))
  }

  /// "There are two warnings, …:" above more short items than two, so that none goes on to other things.
  private func isPair(_ words: [String], _ place: Int, _ block: Int) -> Bool {
    guard ListCount.number(words[place]) == 2, place > 0, words[place - 1] == "are",
      place > 1, words[place - 2] == "there", document.nodes[block].kind == .list
    else { return false }
    return document.children(of: block).allSatisfy { item in
      document.firstChild(of: item).map { Names.wordCount(document.string($0)) <= 4 } ?? false
    }
  }

  /// "A layout with 2 cards:" above three items with numbers: an announcement whose last words are the pair.
  private func isPairOfNumbered(_ words: [String], _ block: Int) -> Bool {
    guard document.nodes[block].kind == .list, document.nodes[block].level == 1, words.count > 1,
      let noun = words.last, SentenceCount.nouns.contains(noun)
    else { return false }
    return ListCount.number(words[words.count - 2]) == 2
  }

  /// "There are six brushes:": a number of things of any kind, whose list follows the colon.
  private func namesThings(_ words: [String], _ place: Int, _ line: String) -> Bool {
    guard line.hasSuffix(":") || line.hasPrefix("There are "), place + 1 < words.count, place <= 8,
      words.count <= place + 6,
      place == 0 || Self.offers.contains(words[place - 1])
    else { return false }
    return words[(place + 1)...].prefix(2).contains { word in
      word.utf8.count > 4 && word.hasSuffix("s") && !word.hasSuffix("ss")
        && StatementWords.times[word] == nil && !StatementWords.measures.contains(word)
        && !HeadingCount.measures.contains(word)
    }
  }

  /// Words of sentences that count for each thing anew, or name some of many.
  private static let openings: Lexicon = [
    "example", "including", "e", "such", "some", "between", "each", "every", "per", "following",
  ]

  /// Whether a sentence counts for each thing anew; "they exclude each other" does not.
  private func isOpen(_ words: [String]) -> Bool {
    words.indices.contains { place in
      guard Self.openings.contains(words[place]) else { return false }
      return !(words[place] == "each" && place + 1 < words.count && words[place + 1] == "other")
    }
  }

  private func count(_ paragraph: Int, _ block: Int) -> ListCount? {
    let text = document.plainText(of: paragraph)
    let line = document.string(plain: text)
    // Most sentences have no number: their words are made twice only where they do.
    guard Names.words(line).contains(where: { ListCount.number($0) != nil }) else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map { $0.lowercased() }
    let numbers = words.indices.filter { ListCount.number(words[$0]) != nil }
    let pair = numbers.first.flatMap { isPair(words, $0, block) ? $0 : nil }
    let isHeaded = numbers.only.map { heads(block, words, $0) } == true
    guard let place = numbers.only ?? pair, let claimed = ListCount.number(words[place]),
      (Self.least...20).contains(claimed) || pair == place || isPairOfNumbered(words, block),
      !isBound(words, place),
      case let isTold = words[(place + 1)...].prefix(2).contains(
        where: SentenceCount.nouns.contains)
        || namesThings(words, place, line) || pair != nil,
      isTold || isHeaded,
      !isOpen(words) || pair != nil && !words.contains("every"), !line.dropLast().contains(":"),
      // Steps that are not numbered stand beside remarks.
      !words.contains("steps") || document.nodes[block].level == 1
        || document.nodes[block].kind == .table,
      let (counted, members) = members(of: block), claimed != counted, counted >= 2,
      case let isNear = abs(claimed - counted) <= max(1, claimed / 4),
      isNear || isHeaded && abs(claimed - counted) <= max(2, claimed / 3),
      isTold && isNear || !hasColumn(of: claimed, block),
      sum(of: block) != claimed,
      case let lead = LeadCount(counts: self),
      !lead.isOfOthers(block, words[(place + 1)...].prefix(3)),
      !lead.hasOtherRows(block, claimed, counted)
    else { return nil }
    return ListCount(
      claimed: claimed, counted: counted, members: members,
      origin: document.origin(document.sourceRange(plain: text)),
      list: document.origin(document.firstLine(of: document.nodes[block].range)))
  }

  // MARK: Apart from the list

  /// "Total: 8 screens" right below a table of screens.
  private func totals() -> [ListCount] {
    guard document.mentions("Total") || document.mentions("total") else { return [] }
    var result: [ListCount] = []
    for table in document.tables {
      let next = Int(document.nodes[table].end)
      guard next < document.nodes.count, document.nodes[next].kind == .paragraph,
        document.nodes[next].section == document.nodes[table].section,
        case let text = document.plainText(of: next), text.count < 40,
        case let words = Names.words(document.string(plain: text)),
        (3...4).contains(words.count), words.first == "total", let noun = words.last,
        let claimed = ListCount.number(words[words.count - 2]), ListCount.sizes.contains(claimed),
        let (counted, members) = members(of: table), claimed != counted,
        abs(claimed - counted) <= max(2, claimed / 4), heads(table, noun)
      else { continue }
      result.append(count(claimed, counted, members, text, table))
    }
    return result
  }

  /// Whether one of the headers of a table is a thing.
  func heads(_ table: Int, _ noun: String) -> Bool {
    guard let header = document.firstChild(of: table) else { return false }
    let thing = Subject.singular(noun)
    return document.children(of: header).contains { cell in
      Names.words(document.string(cell)).map(Subject.singular).contains(thing)
    }
  }

  /// "The onboarding consists of five steps" above a section "Steps" with one list.
  private func titled() -> [ListCount] {
    var result: [ListCount] = []
    for section in document.sections.indices where document.sections[section].heading >= 0 {
      let noun = document.title(ofSection: section).lowercased()
      guard SentenceCount.nouns.contains(noun), let block = onlyBlock(of: section),
        case let parent = Int(document.sections[section].parent), parent > 0,
        let (counted, members) = members(of: block)
      else { continue }
      let title = Set(Names.words(document.title(ofSection: parent)))
      for node in document.sections[parent].ownNodes
      where document.nodes[Int(node)].kind == .paragraph {
        let text = document.plainText(of: Int(node))
        guard text.count < 400, let claimed = total(of: noun, in: text, title),
          claimed != counted, abs(claimed - counted) <= max(1, claimed / 4)
        else { continue }
        result.append(count(claimed, counted, members, text, block))
      }
    }
    return result
  }

  private static let verbs: Lexicon = ["has", "of", "in", "comprises", "takes", "into"]

  /// The number in "… has five steps" of a sentence that speaks of what the title names.
  private func total(of noun: String, in text: Range<Int>, _ title: Set<String>) -> Int? {
    guard ASCII.find(ASCII.colon, in: document.plain, text) == nil else { return nil }
    for sentence in document.string(plain: text).split(separator: ".") {
      let words = Names.words(String(sentence))
      guard let place = words.firstIndex(of: noun), place > 1,
        let claimed = ListCount.number(words[place - 1]), (Self.least...20).contains(claimed),
        Self.verbs.contains(words[place - 2]), !isOpen(words), place + 1 == words.count,
        words[..<place].contains(where: { $0.utf8.count > 3 && title.contains($0) })
      else { continue }
      return claimed
    }
    return nil
  }

  /// The one list or table of a section without sections of its own.
  func onlyBlock(of section: Int) -> Int? {
    let own = document.sections[section]
    guard own.nodes.upperBound == own.ownNodes.upperBound else { return nil }
    var blocks: [Int] = []
    var index = Int(own.ownNodes.lowerBound)
    while index < Int(own.ownNodes.upperBound) {
      let isBlock = document.nodes[index].kind == .table || document.nodes[index].kind == .list
      if isBlock { blocks.append(index) }
      index = isBlock ? Int(document.nodes[index].end) : index + 1
    }
    return blocks.only
  }

  func count(
    _ claimed: Int, _ counted: Int, _ members: String, _ text: Range<Int>, _ block: Int
  ) -> ListCount {
    ListCount(
      claimed: claimed, counted: counted, members: members,
      origin: document.origin(document.sourceRange(plain: text)),
      list: document.origin(document.firstLine(of: document.nodes[block].range)))
  }

  // MARK: Members

  /// Items that all begin alike, with a name; or rows whose first cells are all filled and differ.
  func members(of block: Int) -> (Int, String)? {
    let children = document.children(of: block)
    if document.nodes[block].kind == .list {
      let texts = children.map { item in
        document.firstChild(of: item).map { document.string($0) } ?? ""
      }
      // Names with a label each, or short ones: running text goes on to other things.
      let areLabelled = texts.allSatisfy { $0.prefix(40).contains { ":–—".contains($0) } }
      let areShort = texts.allSatisfy { Names.wordCount($0) <= 4 }
      let areQuoted = texts.allSatisfy(isQuoted)
      guard areLabelled || areShort || areQuoted, !texts.contains(where: isRest) else { return nil }
      return (children.count, "items")
    }
    let names = children.dropFirst().map { row in
      document.firstChild(of: row).map(document.string) ?? ""
    }
    guard names.allSatisfy({ !$0.isEmpty }), Set(names).count == names.count,
      !names.contains(where: isRest)
    else { return nil }
    return (names.count, "rows")
  }

  /// Whether a text is a name in quotation marks and nothing else.
  private func isQuoted(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, text.count > 2 else { return false }
    return "\"“„«「".contains(first) && "\"”“»」".contains(last)
      && !text.dropFirst().dropLast().contains { "\"“”„«»「」".contains($0) }
  }

  /// The sum of the numbers that items give in parentheses: "Loading (2)", "Button (1)".
  private func sum(of block: Int) -> Int {
    document.children(of: block).reduce(0) { sum, item in
      let text = document.firstChild(of: item).map { document.string($0) } ?? ""
      guard let open = text.firstIndex(of: "(") else { return sum }
      return sum + (Int(text[text.index(after: open)...].prefix { $0.isNumber }) ?? 0)
    }
  }

  private static let rests: Lexicon = [
    "note", "notes", "default", "total", "example", "all", "other", "others", "more", "optional",
  ]

  /// Whether an item or a row goes on behind the things that are counted.
  private func isRest(_ text: String) -> Bool {
    text.contains("…") || text.hasPrefix("...")
      || Names.firstWord(text).map(Self.rests.contains) == true
  }
}
