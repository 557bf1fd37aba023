import SpecModel
import SpecSyntax
import SpecText

/// Reads states that a sentence lists by name, in quotation marks, emphasis or with capitals: "one of four states: *Solo*,
/// *Inviting* and *Shared*", "die Zustände „Bereit“ und „Leer“", "「確定」「取消」の二つの状態がある".
///
/// The words before or behind must say that states are listed. Names in code are read by `StateEnumerations` as well.
struct ToldStates {
  private let context: LoweringContext
  private let document: Document
  /// The beginnings of nouns for states that the document may have.
  private let kindCues: [StaticString]

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
    kindCues = document.source.mayShow(Self.kindCues)
  }

  /// Adds the states of all such sentences.
  ///
  /// - Complexity: O(bytes of lines with a word for states).
  func collect(into drafts: inout MachineDrafts) {
    var known = Set(drafts.states.map(\.key))
    for line in context.lines where line.holder == .paragraph && (5...300).contains(line.text.count)
    {
      guard let names = listed(below: line) else { continue }
      for name in names {
        let draft = draft(name, node: line.node)
        if known.insert(draft.key).inserted { drafts.states.append(draft) }
      }
    }
    let cues = context.facts.words.cues
    for (number, line) in context.lines.enumerated()
    where (line.holder == .paragraph || line.holder == .item)
      && (16...600).contains(line.text.count)
      && mayList(cues[number], line.text)
    {
      for sentence in sentences(of: line.text) {
        let names = listed(in: sentence) ?? listedBefore(sentence) ?? []
        for name in names {
          let draft = draft(name, node: line.node)
          if known.insert(draft.key).inserted { drafts.states.append(draft) }
        }
      }
    }
  }

  private func mayList(_ cues: LineCues, _ text: Range<Int>) -> Bool {
    if cues.contains(.state) { return true }
    return ASCII.find(ASCII.colon, in: document.plain, text) != nil
      && kindCues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  /// Nouns for what a thing may be in beside "states"; their names are marked and as many as said.
  private static let kinds: Lexicon = [
    "modes", "phases", "stances", "stages", "statuses", "postures", "modi", "phasen", "fases",
    "fasi", "modos", "stadi", "stadien", "étapes", "fasen", "keadaan", "screens", "bildschirme",
    "écrans", "pantallas", "telas", "schermate", "schermen", "betriebsarten",
  ]
  private static let kindCues: [StaticString] = [
    "odes", "hases", "ances", "tages", "uses", "tures", "odi", "hasen", "fase", "fasi", "modos",
    "tadi", "tapes", "eadaan", "creens", "schirme", "crans", "antallas", "telas", "chermate",
    "chermen", "sarten",
  ]

  /// The sentences of a line; a stop within quotation marks or before a small letter ends none.
  private func sentences(of text: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = text.lowerBound
    var index = start
    while index < text.upperBound {
      let isStop =
        document.plain[index] == UInt8(ascii: ".") && index + 1 < text.upperBound
        && document.plain[index + 1] <= 0x20
      let isWide = ASCII.starts(document.plain, at: index, with: "。")
      if isStop || isWide {
        let end = index + (isWide ? 3 : 1)
        result.append(start..<end)
        start = end
        index = end
      } else {
        index += 1
      }
    }
    if start < text.upperBound { result.append(start..<text.upperBound) }
    return result
  }

  // MARK: A list below its heading

  /// "**Closed**, **Open**, **Locked**" and no more below a heading "States".
  private func listed(below line: TextLine) -> [Range<Int>]? {
    guard case let section = Int(document.nodes[line.node].section), section > 0,
      case let heading = document.plainText(of: Int(document.sections[section].heading)),
      heading.count <= 80, StateVocabulary.mayNameState(document.plain, heading),
      document.span(at: line.text.lowerBound, in: ToldWords.marks) != nil,
      case let title = StateName.withoutNumbering(document.title(ofSection: section)),
      Names.words(title).last.map(StateVocabulary.plurals.contains) == true
    else { return nil }
    return names(line.text, count: nil, hasColon: true)
  }

  // MARK: A list behind its noun

  private func listed(in sentence: Range<Int>) -> [Range<Int>]? {
    let words = PlainWords.ranges(in: document.plain, sentence)
    for (place, word) in words.enumerated().dropFirst() {
      guard mayBeNoun(word) else { continue }
      let noun = Names.joined(document.string(plain: word))
      let isKind = Self.kinds.contains(noun)
      guard isKind || StateVocabulary.plurals.contains(noun) else { continue }
      let before = Names.joined(document.string(plain: words[place - 1]))
      let count = Self.number(before)
      guard !ForeignStates.words.contains(before), !isKind || count != nil else { continue }
      var next = place + 1
      var hasColon = document.plain[word.upperBound - 1] == ASCII.colon
      while next < words.count, let mark = link(words[next]) {
        hasColon = hasColon || mark
        next += 1
      }
      guard next < words.count else { continue }
      hasColon = hasColon || isFramed(words, place, isLinked: next > place + 1)
      let list = words[next].lowerBound..<sentence.upperBound
      if let names = names(list, count: count, hasColon: hasColon && !isKind),
        !isKind || names.count == count,
        !ForeignStates.areLands(names.map { document.string(plain: $0) }, behind: [before])
      {
        return names
      }
    }
    return nil
  }

  /// Whether a sentence says what has the states that follow, "The scanner has the states A, B and C", or begins with
  /// them, "Its states are A, B and C".
  private func isFramed(_ words: [Range<Int>], _ noun: Int, isLinked: Bool) -> Bool {
    guard Self.articles.contains(Names.joined(document.string(plain: words[noun - 1]))) else {
      return false
    }
    if isLinked { return noun == 1 }
    return noun > 1
      && Self.having.contains(Names.joined(document.string(plain: words[noun - 2])))
  }

  private static let articles = TransitionWords.articles.union([
    "i", "gli", "as", "las", "de", "ses", "seine", "ihre", "sus", "suoi", "seus", "zijn", "haar",
  ])
  private static let having: Lexicon = [
    "has", "have", "knows", "takes", "hat", "haben", "kennt", "a", "ont", "connaît", "tiene",
    "tienen", "tem", "têm", "ha", "hanno", "conosce", "heeft", "hebben", "kent",
  ]

  /// A test on the last letters of a word for states, or for kinds of them.
  private func mayBeNoun(_ word: Range<Int>) -> Bool {
    StateVocabulary.mayNameState(document.plain, word)
      || kindCues.contains { ASCII.find($0, in: document.plain, word) != nil }
  }

  /// Whether a word stands between the noun and its list, and whether it is a colon.
  private func link(_ word: Range<Int>) -> Bool? {
    let text = document.string(plain: word)
    if text == ":" || text == "：" { return true }
    let folded = Names.joined(text)
    return Self.links.contains(folded) ? text.hasSuffix(":") : nil
  }

  private static let links: Lexicon = [
    "are", "is", "namely", "sind", "nämlich", "son", "sont", "são", "sono", "zijn",
  ]

  /// The number that a word in small letters says.
  static func number(_ word: String) -> Int? {
    if let number = Int(word) { return number }
    var word = word
    let value = word.withUTF8 { UnitTable.numbers[WordKey($0, 0..<$0.count)] }
    return value.flatMap { Int(exactly: $0) }
  }

  /// The names of a list; marked ones may be two, others are as many as said, or three behind a colon.
  private func names(_ list: Range<Int>, count: Int?, hasColon: Bool) -> [Range<Int>]? {
    var names: [Range<Int>] = []
    var areMarked = true
    var areCapital = true
    var isCut = false
    for piece in pieces(of: list) {
      guard let name = name(in: piece, allowsSmall: hasColon && count != nil), names.count < 16
      else {
        isCut = true
        break
      }
      names.append(name.range)
      areMarked = areMarked && name.isMarked
      let first = document.plain[name.range.lowerBound]
      areCapital = areCapital && (ASCII.isUpper(first) || first >= 0x80)
    }
    let fits = count == names.count
    // "Empty states are *welcoming*, *not empty*" says how they are.
    guard names.count > 1, !isCut || fits, areMarked || areCapital || fits,
      areCapital || fits || hasColon,
      areMarked || hasColon && (fits || names.count > 2 && !isCut)
    else { return nil }
    return names
  }

  /// The pieces between commas and words that join.
  private func pieces(of list: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = list.lowerBound
    var index = start
    let plain = document.plain
    plain.withUnsafeBufferPointer { bytes in
      while index < list.upperBound {
        if let found = Self.joiners.match(bytes, at: index), found.end <= list.upperBound,
          !isWithinName(index, of: list)
        {
          result.append(start..<index)
          start = found.end
          index = start
        } else {
          index += 1
        }
      }
    }
    result.append(start..<list.upperBound)
    return result.map { ASCII.trimmed(plain, $0) }.filter { !$0.isEmpty }
  }

  /// Whether a place lies within marks that hold one of the names, "**End of game**", and not all of them.
  private func isWithinName(_ place: Int, of list: Range<Int>) -> Bool {
    guard let span = document.span(at: place, in: ToldWords.marks) else { return false }
    return span.lowerBound > list.lowerBound || span.upperBound < list.upperBound - 1
  }

  private static let joiners: Phrases = [
    ", and ", ", or ", ", und ", ", oder ", ", et ", ", ou ", ", y ", ", e ", ", en ", ", of ",
    " and ", " or ", " und ", " oder ", " et ", " ou ", " y ", " o ", " e ", " en ", " of ",
    " dan ", " atau ", ", ", "、", "，", "・", "和", "与",
  ]

  /// The name that is all of a piece, apart from marks and a remark in parentheses.
  ///
  /// Names in small letters count where as many are said to follow: "tres estados: contraído, expandido y bloqueado".
  private func name(
    in piece: Range<Int>, allowsSmall: Bool
  ) -> (range: Range<Int>, isMarked: Bool)? {
    let plain = document.plain
    var range = piece
    if let open = ASCII.find(UInt8(ascii: "("), in: plain, range), open > range.lowerBound {
      range = ASCII.trimmed(plain, range.lowerBound..<open)
    }
    range = range.lowerBound..<ToldWords.end(of: range, in: plain)
    var isMarked = document.span(at: range.lowerBound, in: ToldWords.marks) != nil
    if let inner = ToldWords.unquoted(range, in: document.plain) {
      range = inner
      isMarked = true
    }
    guard (2...40).contains(range.count) else { return nil }
    let text = document.string(plain: range)
    guard let first = text.first, first.isLetter,
      isMarked || first.isUppercase || allowsSmall && Names.wordCount(text) < 3,
      (1...4).contains(Names.wordCount(text)),
      !text.contains(where: { ",:;=→/{}[]∈|".contains($0) })
    else { return nil }
    return (range, isMarked)
  }

  // MARK: A list before its noun

  /// "「確定」「取消」の二つの状態": names in quotation marks, and the word for state right behind the last.
  private func listedBefore(_ sentence: Range<Int>) -> [Range<Int>]? {
    guard ASCII.find("「", in: document.plain, sentence) != nil else { return nil }
    var names: [Range<Int>] = []
    var rest = sentence
    var end = sentence.lowerBound
    while let open = ASCII.find("「", in: document.plain, rest),
      let close = ASCII.find("」", in: document.plain, (open + 3)..<sentence.upperBound)
    {
      // Between two names stand a comma or "と" at most.
      if !names.isEmpty, open - end > 3 { break }
      if (open + 3..<close).count <= 40, open + 3 < close { names.append((open + 3)..<close) }
      end = close + 3
      rest = end..<sentence.upperBound
    }
    guard names.count > 1 else { return nil }
    // "「A」「B」の二分類で、現在状態を示す": what follows a comma is not what they are.
    let behind = document.string(plain: end..<min(sentence.upperBound, end + 30))
      .prefix { !"、，；".contains($0) }
    return StateVocabulary.unspacedWords.contains { behind.contains($0) } ? names : nil
  }

  private func draft(_ name: Range<Int>, node: Int) -> StateDraft {
    let section = Int(document.nodes[node].section)
    var draft = StateDraft(
      name: document.string(plain: name), origin: context.origin(plain: name), screen: section)
    draft.parentSection = section
    return draft
  }
}
