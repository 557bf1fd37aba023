import SpecModel
import SpecText

/// Several names that one text lists, all of them known: "Results, Idle, or Failed", "A / B", "A (tap), B (timeout)".
///
/// Nothing is a list of which one part is no name, so that what stands behind a name is never taken for another one.
struct NameChoices {
  /// A name, and what stands in parentheses behind it or behind the names that it shares them with.
  struct Choice: Equatable {
    var name: String
    var remark: String?
  }

  /// The names in the order of the text, two or more.
  private(set) var choices: [Choice]
  /// What stands behind the last name: "when the file is read", "tap" behind a colon.
  private(set) var tail = ""

  /// Reads a text; `nil` where it lists no names.
  ///
  /// - Parameter name: the declared spelling of a name, `nil` where it is not known.
  init?(_ text: String, name: (String) -> String?) {
    guard text.utf8.count <= Self.limit, Self.mayList(text),
      case let text = StateName.trimmed(text),
      name(ArrowSide.unwrapped(text)) == nil
    else { return nil }
    if let choices = Self.choices(in: text, name) ?? Self.alternative(in: text, name)
      ?? Self.conditional(in: text, name)
    {
      self.choices = choices
      return
    }
    if let mark = ArrowLine.mark(in: text),
      let choices = Self.choices(in: String(text[..<mark.lowerBound]), name)
    {
      self.choices = choices
      tail = StateName.trimmed(String(text[mark.upperBound...]))
      return
    }
    guard let (head, occasion) = Self.divided(text), let choices = Self.choices(in: head, name)
    else { return nil }
    self.choices = choices
    tail = occasion
  }

  /// The names alone.
  var names: [String] { choices.map(\.name) }

  /// Whether a text has a word or mark between other words that may part names.
  static func mayJoin(_ text: String) -> Bool {
    text.contains { ",/|、，；;".contains($0) }
      || text.split(separator: " ").dropFirst().dropLast().contains {
        joints.contains($0.lowercased())
      }
      || text.utf8.contains { $0 >= 0xE3 } && unspaced.contains(where: text.contains)
  }

  private static let limit = 240
  private static let most = 8

  /// Whether anything in a text may part names: a test on bytes.
  private static func mayList(_ text: String) -> Bool {
    var blanks = 0
    for byte in text.utf8 {
      switch byte {
      case 0x2C, 0x2F, 0x26, 0x7C, 0x3B, 0x80...: return true
      case ASCII.space: blanks += 1
      default: break
      }
    }
    return blanks > 1
  }

  /// The names, and the words behind them that tell when the change comes.
  private static func divided(_ text: String) -> (head: String, occasion: String)? {
    var depth = 0
    for (offset, byte) in text.utf8.enumerated() {
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      guard byte == ASCII.space, depth <= 0, offset > 0 else { continue }
      let rest = text.utf8.dropFirst(offset + 1)
      let word = String(decoding: rest.prefix { $0 != ASCII.space }, as: UTF8.self).lowercased()
      guard word.utf8.count < rest.count, TailWords.opensOccasion(word) else { continue }
      let head = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      return (head, TailWords.bare(String(decoding: rest, as: UTF8.self)))
    }
    return nil
  }

  // MARK: - Lists

  private static func choices(in text: String, _ name: (String) -> String?) -> [Choice]? {
    let text = ArrowSide.unwrapped(withoutLead(text))
    let groups = TextSplit.pieces(of: text, at: commas, outsideParentheses: true)
    guard groups.count <= most else { return nil }
    var choices: [Choice] = []
    for (index, group) in groups.enumerated() {
      guard let found = names(index == 0 ? group : withoutJoint(group)) else { return nil }
      choices += found
    }
    guard (2...most).contains(choices.count),
      Set(choices.map { Names.key($0.name) }).count == choices.count
    else { return nil }
    return choices

    func names(_ text: String) -> [Choice]? {
      if let choice = choice(text, name) { return [choice] }
      var isOfWords = true
      var pieces = TextSplit.pieces(of: text, at: words, outsideParentheses: true)
      if pieces.count == 1 {
        isOfWords = false
        pieces = TextSplit.pieces(of: text, at: strokes, outsideParentheses: true)
      }
      guard pieces.count > 1 else { return nil }
      var found: [Choice] = []
      for piece in pieces {
        guard let next = names(piece) else { return nil }
        found += next
      }
      // "A / B (tap)", "A or B (tap)": what stands in parentheses belongs to both, but in "A, B or C (tap)" to the last.
      guard !isOfWords || groups.count == 1, let remark = found.last?.remark,
        found.dropLast().allSatisfy({ $0.remark == nil })
      else { return found }
      return found.map { Choice(name: $0.name, remark: remark) }
    }
  }

  /// "Home (or Rating)": a second name in parentheses behind the first.
  private static func alternative(in text: String, _ name: (String) -> String?) -> [Choice]? {
    let (head, remark) = ArrowSide.divided(ArrowSide.unwrapped(text))
    guard let remark, let first = name(ArrowSide.unwrapped(head)),
      case let rest = withoutJoint(remark), rest.utf8.count < remark.utf8.count,
      let second = name(ArrowSide.unwrapped(rest)), Names.key(first) != Names.key(second)
    else { return nil }
    return [Choice(name: first), Choice(name: second)]
  }

  /// "Home if empty, Rating otherwise", "Home if empty, else Rating": names that each tell when they come.
  private static func conditional(in text: String, _ name: (String) -> String?) -> [Choice]? {
    let groups = TextSplit.pieces(of: text, at: commas, outsideParentheses: true)
    guard (2...most).contains(groups.count) else { return nil }
    var result: [Choice] = []
    for group in groups {
      guard let choice = occasioned(withoutJoint(group), name) else { return nil }
      result.append(choice)
    }
    return Set(result.map { Names.key($0.name) }).count == result.count ? result : nil
  }

  /// "Home if empty", "Rating otherwise", "else Rating": a name and when it comes.
  private static func occasioned(_ text: String, _ name: (String) -> String?) -> Choice? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    if TailWords.otherwise.contains(words[0].lowercased()) {
      let end = ArrowSide.unwrapped(words.dropFirst().joined(separator: " "))
      return name(end).map { Choice(name: $0, remark: String(words[0])) }
    }
    let place = (1..<min(5, words.count)).first { index in
      let word = words[index].lowercased()
      return TailWords.opensOccasion(word) || TailWords.otherwise.contains(word)
    }
    guard let place else { return nil }
    let head = ArrowSide.unwrapped(words[..<place].joined(separator: " "))
    return name(head).map { Choice(name: $0, remark: words[place...].joined(separator: " ")) }
  }

  private static func choice(_ text: String, _ name: (String) -> String?) -> Choice? {
    let bare = ArrowSide.unwrapped(text)
    if let found = name(bare) { return Choice(name: found) }
    let (head, remark) = ArrowSide.divided(bare)
    guard remark != nil, let found = name(ArrowSide.unwrapped(head)) else { return nil }
    return Choice(name: found, remark: remark)
  }

  /// A text without "either" before the first name.
  private static func withoutLead(_ text: String) -> String {
    guard let space = text.firstIndex(of: " "), leads.contains(text[..<space].lowercased()) else {
      return text
    }
    return StateName.trimmed(String(text[space...]))
  }

  /// The last part of a list without the word for "or" or "and" before it.
  private static func withoutJoint(_ text: String) -> String {
    if let space = text.firstIndex(of: " "), joints.contains(text[..<space].lowercased()) {
      return StateName.trimmed(String(text[space...]))
    }
    guard let mark = unspaced.prefix(of: text) else { return text }
    return StateName.trimmed(String(text.dropFirst(mark.count)))
  }

  // MARK: - Words

  private static let commas: Phrases = [", ", "; ", "、", "，", "；", ","]
  private static let strokes: Phrases = [" / ", " | ", "/", "|", "／", "・"]
  private static let words = Phrases(
    joints.sorted().map { " \($0) " } + [" & "] + unspaced.texts)

  /// Words for "or" and "and" between names.
  static let joints: Lexicon = [
    "or", "and", "oder", "und", "bzw.", "ou", "et", "o", "u", "y", "e", "oppure", "ed", "of", "en",
    "atau", "dan", "eller", "och", "og", "tai", "ja", "или", "и", "або", "та", "lub", "albo", "i",
    "nebo", "a", "veya", "ve", "hoặc", "và", "sau", "și", "또는", "혹은", "및", "そして",
  ]
  /// The same in scripts that put no blanks beside them.
  private static let unspaced: Phrases = [
    "または", "又は", "もしくは", "あるいは", "および", "或者", "或是", "以及", "或", "和", "及", "또는",
  ]
  private static let leads: Lexicon = [
    "either", "both", "entweder", "soit", "sowohl", "zowel", "ofwel", "baik",
  ]
}
