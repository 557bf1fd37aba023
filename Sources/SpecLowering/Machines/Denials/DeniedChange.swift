import SpecModel
import SpecText

/// A change between two names that its own words deny: "No List → Done transition", "Direct List → Done jumps are
/// forbidden", "从列表 → 完成 不允许".
///
/// Words such as "direct", "jumps" and "への遷移" belong to no name, unless the document knows the name with them.
struct DeniedChange {
  /// The names without these words.
  let source: String
  let target: String
  /// Whether what stands behind the last name denies the change.
  let isSaidBehind: Bool

  private typealias Words = DeniedChangeWords

  /// Reads a change; `nil` where nothing denies it.
  ///
  /// - Parameter spelling: how the document writes a name, `nil` where it has none of the kind.
  init?(source: String, target: String, spelling: (String) -> String?) {
    var end = Self.end(of: target, spelling)
    guard end.denies || end.weakName != nil || Self.mayDeny(source) else { return nil }
    let start = Self.start(of: source, spelling)
    // "Lompatan langsung Daftar → Selesai dilarang"
    if start.isOfChange, let name = end.weakName { end = End(name: name, denies: true) }
    let isTold =
      start.denies && (start.isOfChange || end.isOfChange)
      || (start.bans || start.denies && start.hasManner) && Self.isAsWritten(start.name, spelling)
    guard end.denies || isTold, Names.key(start.name) != Names.key(end.name) else { return nil }
    self.source = start.name
    self.target = end.name
    isSaidBehind = end.denies
  }

  /// Reads a line with one arrow.
  init?(_ arrows: ArrowText, spelling: (String) -> String?) {
    guard arrows.sides.count == 2 else { return nil }
    self.init(source: arrows.sides[0], target: arrows.sides[1], spelling: spelling)
  }

  /// The ends of a change that is denied elsewhere, by a heading or a sign, without words that belong to no name.
  static func bare(
    source: String, target: String, spelling: (String) -> String?
  ) -> (source: String, target: String) {
    let start = start(of: source, spelling)
    let end = end(of: target, spelling)
    // What leaves a name that nobody knows may be a part of one.
    let isOpened = start.denies || start.bans || spelling(start.name) != nil
    let isClosed = end.denies || spelling(end.name) != nil
    return (isOpened ? start.name : source, isClosed ? end.name : target)
  }

  /// A quick test: whether a text may begin with a word that denies.
  static func mayDeny(_ source: String) -> Bool {
    guard let first = source.utf8.first else { return false }
    if first >= 0xE3 { return Words.scriptDenials.prefix(of: source) != nil }
    guard source.utf8.contains(0x20), let word = Names.firstWord(source) else { return false }
    return Words.denials.contains(word) || Words.bans.contains(word)
      || Words.fillers.contains(word)
  }

  /// A quick test: whether the words of an edge may deny it.
  static func mayDeny(_ edge: EdgeDraft) -> Bool {
    if let source = edge.source, mayDeny(source.text) { return true }
    let text = edge.target.text
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return Words.scriptEnds.isIn(text) || Words.scriptEndsBehindSpaces.isIn(text)
    }
    return text.utf8.contains(0x20)
      && (NegativeCue.withoutDenial(text) != nil || Names.hasWord(text, in: weakHeads)
        || Names.hasWord(text, in: indirectHeads))
  }
  private static let indirectHeads = Lexicon(Words.indirections.map { $0[0] })
  private static let weakHeads = Lexicon(Words.weakPredicates.map { $0[0] })

  /// The same of the ends of a change that is denied elsewhere, which may have a word such as "direct" beside the name.
  static func mayHaveWords(_ rule: ProhibitionDraft) -> Bool {
    [rule.source, rule.target].contains { end in
      guard let text = end?.text, let last = text.utf8.last else { return false }
      return last >= 0x80 || text.utf8.contains(0x20)
    }
  }

  // MARK: Before the first name

  private struct Start {
    var name: String
    var denies = false
    var bans = false
    var isOfChange = false
    var hasManner = false
  }

  private static func start(of text: String, _ spelling: (String) -> String?) -> Start {
    guard spelling(text) == nil else { return Start(name: text) }
    if text.utf8.contains(where: { $0 >= 0xE3 }) { return scriptStart(of: text) }
    guard text.utf8.contains(0x20) else { return Start(name: text) }
    let words = text.split(separator: " ")
    var start = Start(name: text)
    var place = 0
    while place < words.count - 1 {
      let word = Names.joined(String(words[place]))
      let isOfChange = Words.changes.contains(word) || Words.weakChanges.contains(word)
      // "Do Not Disturb" is a name.
      if place > 0, !isOfChange, words[place].first?.isUppercase == true,
        Words.denials.contains(word) || Words.fillers.contains(word)
      {
        return Start(name: text)
      }
      if Words.denials.contains(word) {
        start.denies = true
      } else if Words.bans.contains(word) {
        start.bans = true
        start.denies = true
      } else if Words.changes.contains(word) {
        start.isOfChange = true
      } else if Words.manners.contains(word) {
        start.hasManner = true
      } else if isOfChange {
        start.isOfChange = start.isOfChange || start.denies || place > 0
      } else if !Words.fillers.contains(word) {
        break
      }
      place += 1
      start.name = words[place...].joined(separator: " ")
      if spelling(start.name) != nil { return start }
    }
    return start.denies || start.isOfChange || start.hasManner ? start : Start(name: text)
  }

  private static func scriptStart(of text: String) -> Start {
    var start = Start(name: text)
    if let denial = Words.scriptDenials.prefix(of: text) {
      start.bans = true
      start.denies = true
      start.name = StateName.trimmed(String(text.dropFirst(denial.count)))
    } else if let mark = Words.scriptSources.prefix(of: text) {
      start.name = StateName.trimmed(String(text.dropFirst(mark.count)))
    } else if let mark = Words.scriptSourceEndings.suffix(of: text) {
      start.name = StateName.trimmed(String(text.dropLast(mark.count)))
    }
    return start.name.isEmpty ? Start(name: text) : start
  }

  /// Whether the rest of a text is a name as the document writes it: "Never synced" is no "Synced" that is denied, and
  /// neither is "Never Paired".
  private static func isAsWritten(_ name: String, _ spelling: (String) -> String?) -> Bool {
    spelling(name) == name && (name.utf8.contains(0x20) || !name.hasSuffix("ed"))
  }

  // MARK: Behind the last name

  private struct End {
    var name: String
    var denies = false
    var isOfChange = false
    /// The name before a predicate that may belong to it as well.
    var weakName: String?
  }

  /// "Stopped when playback is not possible", "Locked, there is no way back": a clause behind the name, which denies
  /// something else.
  private static func holdsClause(_ text: String) -> Bool {
    if text.utf8.contains(0x2C) { return true }
    if let open = text.firstIndex(of: "("), Names.wordCount(String(text[open...])) > 3 {
      return true
    }
    return text.split(separator: " ").dropFirst().contains {
      clauseOpeners.contains($0.lowercased())
    }
  }

  private static let clauseOpeners = TransitionWords.conjunctions.union([
    "while", "unless", "because", "after", "weil", "porque", "indien",
  ])

  private static func end(of text: String, _ spelling: (String) -> String?) -> End {
    guard text.utf8.count > 3 else { return End(name: text) }
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      let end = scriptEnd(of: text, spelling)
      return end.flatMap { spelling(text) == nil ? $0 : nil } ?? End(name: text)
    }
    guard text.utf8.contains(0x20), !holdsClause(text), spelling(text) == nil else {
      return End(name: text)
    }
    if let name = indirect(text, spelling) { return End(name: name, denies: true) }
    var end = End(name: text)
    if let name = NegativeCue.withoutDenial(text) {
      end = End(name: beforeCopula(name, spelling) ?? name, denies: true)
    }
    var words = end.name.split(separator: " ")
    var isWeak = false
    if !end.denies, let place = place(of: Words.weakPredicates, in: words) {
      words = Array(words[..<place])
      isWeak = true
    }
    while words.count > 1, spelling(words.joined(separator: " ")) == nil {
      let word = Names.joined(String(words[words.count - 1]))
      if Words.changes.contains(word) {
        end.isOfChange = true
      } else if !Words.manners.contains(word), !Words.weakChanges.contains(word),
        // "Selesai secara langsung"
        word != "secara"
      {
        break
      }
      words.removeLast()
    }
    let name = words.joined(separator: " ")
    if isWeak {
      guard end.isOfChange || spelling(name) != nil else {
        return End(name: text, weakName: name)
      }
      end.denies = true
    }
    end.name = name
    return end
  }

  /// The name before a clause that "and" joins with one that denies: "Lit is out of scope and" before "must not be shown".
  private static func beforeCopula(_ text: String, _ spelling: (String) -> String?) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 3, let last = words.last, NegativeCue.joiners.contains(last.lowercased()),
      let place = words.dropFirst().firstIndex(where: { copulas.contains($0.lowercased()) }),
      case let name = words[..<place].joined(separator: " "), spelling(name) != nil
    else { return nil }
    return name
  }

  private static let copulas: Lexicon = [
    "is", "are", "lies", "ist", "sind", "liegt", "est", "es", "está", "é", "è", "adalah",
  ]

  /// The name before words that say which other state a change must lead over: "Paid only through Sent".
  private static func indirect(_ text: String, _ spelling: (String) -> String?) -> String? {
    guard Names.hasWord(text, in: indirectHeads) else { return nil }
    let words = text.split(separator: " ")
    guard let place = place(of: Words.indirections, in: words) else { return nil }
    let folded = words[place...].map { Names.joined(String($0)) }
    let count = Words.indirections.filter { folded.starts(with: $0) }.map(\.count).max() ?? 0
    let rest = words[(place + count)...].joined(separator: " ")
    guard !rest.isEmpty, spelling(ArrowSide.unwrapped(rest)) != nil else { return nil }
    return StateName.trimmed(
      String(
        words[..<place].joined(separator: " ").reversed().drop { ",; ".contains($0) }.reversed()))
  }

  /// Where one of some phrases begins behind the first word.
  static func place(of phrases: [[String]], in words: [Substring]) -> Int? {
    guard words.count > 1 else { return nil }
    let folded = words.map { Names.joined(String($0)) }
    return folded.indices.dropFirst().first { start in
      phrases.contains { folded[start...].starts(with: $0) }
    }
  }

  /// "候補一覧への遷移は禁止", "完成 不允许": the name before a particle or a word for a change, and what denies it.
  private static func scriptEnd(of text: String, _ spelling: (String) -> String?) -> End? {
    guard text.utf8.count <= 200, !text.contains("、"), !text.contains("，"),
      Words.scriptEnds.isIn(text) || Words.scriptEndsBehindSpaces.isIn(text)
    else { return nil }
    var cut = text.startIndex
    while case let next = text.index(after: cut), next < text.endIndex {
      cut = next
      guard let isJoined = denies(text[cut...]) else { continue }
      let name = StateName.trimmed(String(text[..<cut]))
      guard !name.isEmpty, isJoined || spelling(name) != nil,
        !TransitionWords.surfaceMarks.contains(name)
      else { continue }
      return End(name: name, denies: true, isOfChange: true)
    }
    return nil
  }

  /// Whether a text behind a name says no more than that there is no such change; `false` where a name may end so.
  private static func denies(_ text: Substring) -> Bool? {
    var rest = text
    var isJoined = false
    func take(_ phrases: Phrases) -> Bool {
      guard let found = phrases.prefix(of: rest) else { return false }
      rest = rest.dropFirst(found.count)
      return true
    }
    let isApart = rest.first == " "
    if take(Words.scriptJoints) { isJoined = true }
    while !rest.isEmpty {
      if take(Words.scriptChanges) {
        isJoined = true
      } else if Words.scriptEnds.prefix(of: rest) != nil
        || Words.scriptEndsBehindSpaces.prefix(of: rest) != nil || !take(Words.scriptFillers)
      {
        break
      }
    }
    if take(Words.scriptEnds) {
      isJoined = isJoined || isApart
    } else if !take(Words.scriptEndsBehindSpaces) {
      return nil
    }
    while !rest.isEmpty {
      guard
        take(Words.scriptCopulas) || take(Words.scriptChanges) || take(Words.scriptEnds)
          || take(Words.scriptFillers)
      else { return nil }
    }
    return isJoined
  }
}

extension ArrowText {
  /// The text with the names of a change that it denies alone.
  func bare(_ denied: DeniedChange?) -> ArrowText {
    guard let denied else { return self }
    return withFirst(denied.source).withLast(denied.target)
  }
}

extension ArrowLine {
  /// The arrows of a text, with names alone where the text denies the change between them.
  func arrows(in text: String) -> ArrowText? {
    guard let arrows = ArrowText(text)?.withOptionalBoxes else { return nil }
    return arrows.bare(DeniedChange(arrows, spelling: known.name(of:)))
  }
}
