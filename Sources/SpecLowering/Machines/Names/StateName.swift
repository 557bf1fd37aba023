import SpecModel
import SpecText

/// A heading or cell read as the name of a state or of a group of states.
///
/// The forms are "Loading State", "Loading State (First Launch)", "State: Loading", "State 3: Loading" and, for groups,
/// "Loading States"; the word for state may be of any language in `StateVocabulary`.
struct StateName {
  enum Form {
    /// "X State": one state.
    case suffixed
    /// "State: X", "State 3: X": one state.
    case prefixed
    /// "X States": a group, or the form of several states of one kind.
    case group
  }

  var form: Form
  var name: String
  var qualifier: String?
  /// The number behind the word for state in the form "State 3: X".
  var ordinal: String?
  /// Whether a prefixed form ends in the plural: "State 2: Focus States".
  var isFamily = false
  /// Whether a group is a thing whose states tables and drawings below its headings tell; none of these is a state.
  var isOfMachine = false

  /// Reads a heading; `nil` where it names no state.
  init?(heading: String) {
    guard Self.mayNameState(heading), !Self.isPlaceholder(heading) else { return nil }
    let text = Self.withoutLabel(Self.withoutNumbering(heading))
    if let (rest, isPlural) = Self.afterPrefix(text) {
      let (name, qualifier) = Self.splitQualifier(rest)
      let suffixed = Self.withoutSuffix(name)
      let bare = suffixed?.name ?? name
      guard !isPlural, Names.wordCount(bare) > 0 else { return nil }
      self.init(form: .prefixed, name: bare, qualifier: qualifier)
      ordinal = Self.ordinal(of: text)
      isFamily = suffixed?.isPlural ?? false
      return
    }
    let (whole, qualifier) = Self.splitQualifier(text)
    let head = Self.withoutSheet(whole)
    // "Idle (state)", but no call "check_all(state)".
    if let word = qualifier?.lowercased(), StateVocabulary.singulars.contains(word),
      text.contains(" (") || text.contains("（"),
      Self.isStateWord(head), Names.wordCount(head) < 5
    {
      self.init(form: .suffixed, name: head, qualifier: nil)
      return
    }
    // "Trigger → state" names what a table has on both sides.
    guard let (name, isPlural) = Self.withoutSuffix(head), Self.isStateWord(name),
      !Arrow.isIn(name)
    else { return nil }
    // "Plan-level state" is over the states of a plan.
    self.init(
      form: isPlural || name.hasSuffix("-level") || Self.listsSeveral(name) ? .group : .suffixed,
      name: name,
      qualifier: qualifier)
  }

  /// "[State name] State": what a template has in the place of a name.
  private static func isPlaceholder(_ heading: String) -> Bool {
    guard heading.utf8.contains(0x5B), let open = heading.firstIndex(of: "["),
      let close = heading[open...].firstIndex(of: "]")
    else { return false }
    let words = Names.words(String(heading[open..<close]))
    return (1...4).contains(words.count)
      && words.contains { ["name", "nom", "nombre", "nome", "naam", "title", "xxx"].contains($0) }
  }

  /// A title without "Step 3:" or "Screen 2a:" before its name.
  static func withoutOrdinal(_ title: String) -> String {
    guard title.utf8.contains(where: { $0 == ASCII.colon || $0 >= 0xE2 }),
      let colon = title.firstIndex(where: { ":：—–".contains($0) })
    else { return title }
    let words = Names.words(String(title[..<colon]))
    let name = trimmed(String(title[title.index(after: colon)...]))
    if words.count == 1, !name.isEmpty, isUnspacedOrdinal(words[0]) { return name }
    guard (2...3).contains(words.count),
      words.dropFirst().allSatisfy({ $0.first?.isNumber == true && $0.utf8.count <= 3 }),
      StateWords.steps.contains(words[0]) || ScreenNames.numberedNouns.contains(words[0]),
      !name.isEmpty
    else { return title }
    return name
  }

  /// "3단계", "ステップ2", "第4步": a number beside the word for step, without a blank between them.
  private static func isUnspacedOrdinal(_ word: String) -> Bool {
    guard word.utf8.contains(where: { $0 >= 0xE3 }), word.contains(where: \.isNumber) else {
      return false
    }
    let noun = word.filter { !$0.isNumber && $0 != "第" }
    return StateWords.steps.contains(noun) || StateWords.screens.contains(noun)
      || ["步", "歩", "屏", "画面", "页"].contains(noun)
  }

  /// The id with which a text begins before further words: "S05" of "S05 Detail", "SCR-02" of "SCR-02. Intro".
  static func id(before text: String) -> Substring? {
    guard mayBeginWithID(text), let space = text.firstIndex(of: " ") else { return nil }
    // "S05. Detail"
    let isStopped = text[..<space].hasSuffix(".")
    let id = isStopped ? text[..<space].dropLast() : text[..<space]
    let letters = id.utf8.prefix { ASCII.isUpper($0) }.count
    // "B-1. Basket" is the first section of a group B.
    if isStopped, letters == 1, id.utf8.contains(0x2D) { return nil }
    var rest = id.utf8.dropFirst(letters)
    // "S-08A" and "S08b" come between S08 and S09; "B2B" is a word.
    if rest.last.map(ASCII.isLetter) == true, rest.count > 2,
      rest.dropLast().suffix(2).allSatisfy(ASCII.isDigit)
    {
      rest = rest.dropLast()
    }
    let isID =
      letters <= 4 && (1...4).contains(rest.count) && rest.last.map(ASCII.isDigit) == true
      && rest.allSatisfy { ASCII.isDigit($0) || $0 == 0x2D }
    return isID ? id : nil
  }

  /// Whether a text begins with one to four capitals before a digit or a hyphen: a test on bytes.
  private static func mayBeginWithID(_ text: String) -> Bool {
    var letters = 0
    for byte in text.utf8 {
      guard ASCII.isUpper(byte), letters < 4 else {
        return letters > 0 && (ASCII.isDigit(byte) || byte == ASCII.hyphen)
      }
      letters += 1
    }
    return false
  }

  /// Whether a text is an id and no more: "S05", "SCR-02".
  static func isID(_ text: String) -> Bool { id(before: text + " ")?.count == text.count }

  /// A text without the full stop or semicolon at its end.
  static func withoutStop(_ text: String) -> String {
    // The last bytes of these signs; most texts end with none of them.
    guard let byte = text.utf8.last,
      byte == ASCII.dot || byte == 0x3B || byte == 0x82 || byte == 0x9B,
      text.last.map(".。;；".contains) == true
    else { return text }
    return trimmed(String(text.dropLast()))
  }

  /// Whether a text may hold a word for state: a quick test on bytes that never misses one.
  static func mayNameState(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { StateVocabulary.mayNameState($0, 0..<$0.count) }
  }

  /// The name of a heading that does not say "state".
  init(bare name: String, qualifier: String?) {
    self.init(form: .suffixed, name: name, qualifier: qualifier)
  }

  /// The number in "State 3: X" or "State S3 - X".
  private static func ordinal(of text: String) -> String? {
    let words = Names.words(text)
    guard words.count > 2, words[1].utf8.count <= 3, words[1].contains(where: \.isNumber) else {
      return nil
    }
    return words[1]
  }

  init(form: Form, name: String, qualifier: String?) {
    self.form = form
    self.name = name
    self.qualifier = qualifier
  }

  /// The name with its qualifier, for example "Loading (First Launch)".
  var full: String { qualifier.map { "\(name) (\($0))" } ?? name }

  /// Whether the words before "State" can name a state: "Managing State" and "Application State" do not.
  private static func isStateWord(_ name: String) -> Bool {
    let words = Names.words(name)
    guard let last = words.last, !words.dropFirst().contains("by"),
      words.count == 1 || !StateVocabulary.sorters.contains(words[0])
    else { return false }
    // "Setup and initial state": how something is set up, and how it is then.
    if words.count > 2, StateVocabulary.initials.contains(last),
      case let before = words[words.count - 2],
      ["and", "und", "및"].contains(before)
    {
      return false
    }
    // "현재 구현 상태": how far the work has come.
    if last.utf8.first ?? 0 >= 0xE3, StateVocabulary.works.contains(where: name.contains) {
      return false
    }
    // "Detecting a stuck state": what is done about one.
    if words.count > 2, words[0].hasSuffix("ing"), ["a", "an", "the"].contains(words[1]) {
      return false
    }
    if StateVocabulary.tellsOfCode(words, name) { return false }
    // "Chat UI state": how the interface of a thing may look.
    if words.count > 1, last == "ui" { return false }
    if last.utf8.first ?? 0 >= 0xE3,
      words.count == 1 && StateVocabulary.generalKinds.contains(last) || namesPart(name)
    {
      return false
    }
    return !words.allSatisfy(StateVocabulary.dataWords.contains)
      && !StateVocabulary.verbs.contains(words[0])
      && !StateVocabulary.joiners.contains(last) && !StateVocabulary.joinsKorean(words)
      && !StateVocabulary.undetermined.contains(last) && !StateVocabulary.surfaces.contains(last)
      && !(words.count > 1
        && (StateVocabulary.tasks.contains(words[0])
          || StateVocabulary.principles.contains(words[0])
          || CellVocabulary.wildcardHeads.contains(last)))
  }

  /// The text after "State:" or "State 3 -", and whether the word was in the plural.
  private static func afterPrefix(_ text: String) -> (String, Bool)? {
    // Without a colon or dash there is no prefix; both dashes and the full-width colon are not ASCII.
    guard text.utf8.contains(where: { prefixMarks.contains($0) || $0 >= 0xC2 }) else { return nil }
    guard mayBeginWithWord(text) else { return nil }
    let scalars = text.allCharacters
    guard var first = scalars.firstIndex(where: { !$0.isLetter }), first > 0 else { return nil }
    let word = withoutCount(text.prefix { $0.isLetter }.lowercased())
    let isSingular = StateVocabulary.singulars.contains(word)
    let pairEnd = endOfPair(word, scalars, from: first)
    let isPlural = !isSingular && StateVocabulary.plurals.contains(word)
    let isNoun = isPlural || isSingular || pairEnd != nil
    first = pairEnd ?? first
    guard isNoun || word == "status" || word == "statut" else { return nil }
    var index = first
    while index < scalars.count, scalars[index] == " " { index += 1 }
    while index < scalars.count,
      scalars[index].isNumber || scalars[index] == "." || scalars[index] == "#"
    { index += 1 }
    index = behindIdentifier(scalars, from: index)
    while index < scalars.count, scalars[index] == " " { index += 1 }
    guard index < scalars.count else { return nil }
    if let name = quoted(scalars[index...]), scalars[index - 1] == " " { return (name, isPlural) }
    // A heading "Status: …" tells of work.
    guard isNoun, ":-–—：/|·".contains(scalars[index]) else { return nil }
    // "State 2 / Searching" is numbered; "State / Props" is a pair of words.
    guard !"/|·".contains(scalars[index]) || scalars[first..<index].contains(where: \.isNumber)
    else { return nil }
    // "State-Specific" is one word.
    guard scalars[index] != "-" || scalars[index - 1] == " " || scalars[index - 1].isNumber
    else { return nil }
    index += 1
    let rest = trimmed(String(text.dropFirst(index)))
    return rest.isEmpty ? nil : (rest, isPlural)
  }

  /// Bytes without one of which nothing stands between a word for state and a name.
  private static let prefixMarks: ByteSet = [0x3A, 0x2D, 0x2F, 0x7C, 0x22, 0x27, 0x60]

  /// The name in quotation marks that are all of the rest: 'State "Empty"', "Zustand „Leer“".
  private static func quoted(_ rest: ArraySlice<Character>) -> String? {
    guard let first = rest.first, let last = rest.last, rest.count > 2,
      let closers = quotes.first(where: { $0.0 == first })?.1
    else { return nil }
    // The mark at the end of a heading may be cut off already.
    let inner = rest.dropFirst().dropLast(closers.contains(last) ? 1 : 0)
    let name = trimmed(String(inner))
    guard !inner.contains(where: closers.contains) else { return nil }
    return name.isEmpty ? nil : name
  }

  /// Quotation marks and what may close them.
  static let quotes: [(Character, String)] = [
    ("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("„", "“”"), ("«", "»"), ("»", "«"),
    ("‘", "’"), ("‚", "‘"), ("「", "」"), ("『", "』"), ("‹", "›"),
  ]

  /// Where the "B" or "B-2" before a colon ends; the colon may follow a remark in parentheses.
  private static func behindIdentifier(_ text: [Character], from start: Int) -> Int {
    var index = start
    while index < text.count, index - start < 4,
      text[index].isASCII && text[index].isLetter || text[index].isNumber || text[index] == "-"
    { index += 1 }
    guard index > start, text[start].isASCII, text[start].isLetter else { return start }
    var end = index
    if end < text.count, "(（".contains(text[end]),
      let close = text[end...].firstIndex(where: { ")）".contains($0) })
    {
      end = close + 1
    }
    return end < text.count && ":：".contains(text[end]) ? end : start
  }

  /// Whether the first word of a text may be one for "state": a quick test on bytes.
  private static func mayBeginWithWord(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let end = bytes.firstIndex { !ASCII.isLetter($0) } ?? bytes.count
      if end < bytes.count, bytes[end] >= 0x80 { return true }
      let word = UnsafeBufferPointer(rebasing: bytes[..<end])
      if word.count == 6, word[0] | 0x20 == 0x73, word[1] | 0x20 == 0x74 { return true }
      return StateVocabulary.plurals.contains(ignoringCase: word)
        || StateVocabulary.singulars.contains(ignoringCase: word)
    }
  }

  /// The text before a last word "State" or "States".
  private static func withoutSuffix(_ text: String) -> (name: String, isPlural: Bool)? {
    if let unspaced = unspacedName(text) { return (unspaced, false) }
    guard let space = text.utf8.lastIndex(where: { $0 == 0x20 || $0 == 0x2D }) else { return nil }
    let word = text[text.utf8.index(after: space)...].lowercased()
    let isPlural = StateVocabulary.plurals.contains(word)
    guard isPlural || StateVocabulary.suffixes.contains(word) else { return nil }
    let name = trimmed(String(text[..<space]))
    return name.isEmpty ? nil : (name, isPlural)
  }

  /// "Empty State" of "Empty State Pattern": how a state looks everywhere is told in the part of that state.
  private static func withoutSheet(_ text: String) -> String {
    guard let space = text.utf8.lastIndex(of: 0x20), text.utf8.count <= 60,
      sheets.contains(text[text.utf8.index(after: space)...].lowercased()),
      case let rest = String(text[..<space]), let (name, isPlural) = withoutSuffix(rest), !isPlural,
      StateWords.isState(Names.words(name))
    else { return text }
    return rest
  }

  /// Whether a heading tells a pattern or a template: "Error State Template".
  static func isSheet(_ heading: String) -> Bool {
    let text = trimmed(heading)
    guard let space = text.utf8.lastIndex(of: 0x20) else { return false }
    return sheets.contains(text[text.utf8.index(after: space)...].lowercased())
  }

  private static let sheets: Lexicon = [
    "pattern", "template", "muster", "vorlage", "patroon", "sjabloon", "mönster", "mall",
    "mønster", "mal",
  ]

  /// The name in "読み込み状態" or "空态", where no blank stands before the word for state.
  private static func unspacedName(_ text: String) -> String? {
    guard let lead = text.utf8.last, lead >= 0x80,
      let word = StateVocabulary.unspacedWords.first(where: { text.hasSuffix($0) })
    else { return nil }
    let full = trimmed(String(text.dropLast(word.count)))
    let name = behindIdentifier(full)
    guard let last = name.last, !last.isASCII || text.dropLast(word.count).last == " ",
      !StateVocabulary.unspacedKinds.contains(name),
      !StateVocabulary.generalKinds.contains(name), !endsGenerally(name), name.count <= 12,
      // "当前播放状态": how a thing is now, whichever way.
      presents.prefix(of: name) == nil,
      Names.wordCount(name) <= 2, !name.contains(where: { ":：/／".contains($0) }),
      !StateVocabulary.joinedParticles.contains(last), !StateVocabulary.namesSurface(name),
      word.count > 1 || !StateVocabulary.isMood(name)
    else { return nil }
    return full
  }

  private static let presents: Phrases = ["当前", "當前", "目前", "現在の", "현재 ", "현재의 "]

  /// "來電" of "CallActivity 來電": what stands behind the name of a thing in code.
  private static func behindIdentifier(_ name: String) -> String {
    guard let space = name.utf8.firstIndex(of: ASCII.space), space > name.startIndex,
      name.utf8[..<space].allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) }),
      case let rest = trimmed(String(name[space...])), rest.utf8.first ?? 0 >= 0xE3
    else { return name }
    return rest
  }

  /// Splits "Loading State (First Launch)" at the last parenthesis.
  static func splitQualifier(_ text: String) -> (name: String, qualifier: String?) {
    if text.utf8.last == 0x7D, let name = beforePayload(text) { return (name, nil) }
    var copy = text
    return copy.withUTF8 { bytes in
      guard let (open, inner, end) = lastParenthesis(bytes),
        !isIndex(bytes, open, inner..<end)
      else { return (text, nil) }
      let name = trimmed(bytes, 0..<open)
      let qualifier = trimmed(bytes, inner..<end)
      return name.isEmpty || qualifier.isEmpty ? (text, nil) : (name, qualifier)
    }
  }

  /// Whether a text ends with an index in parentheses: "Count(L)".
  static func isIndexed(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      lastParenthesis(bytes).map { isIndex(bytes, $0.open, $0.inner..<$0.end) } ?? false
    }
  }

  /// Whether a capital or a number stands in parentheses right behind a word, as in "Count(L)", and so belongs to it.
  private static func isIndex(
    _ bytes: UnsafeBufferPointer<UInt8>, _ open: Int, _ inner: Range<Int>
  ) -> Bool {
    open > 1 && bytes[open] == 0x28 && ASCII.isLetter(bytes[open - 1])
      && (1...2).contains(inner.count)
      && inner.allSatisfy { ASCII.isUpper(bytes[$0]) || ASCII.isDigit(bytes[$0]) }
  }

  /// Where the last parenthesis opens, where its text begins and where it ends, if it closes at the end of a text;
  /// full-width ones are EF BC 88 and EF BC 89.
  private static func lastParenthesis(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (open: Int, inner: Int, end: Int)? {
    let count = bytes.count
    guard count > 2 else { return nil }
    let isFullWidth =
      bytes[count - 1] == 0x89 && bytes[count - 2] == 0xBC && bytes[count - 3] == 0xEF
    guard isFullWidth || bytes[count - 1] == 0x29 else { return nil }
    let end = isFullWidth ? count - 3 : count - 1
    var index = end - 1
    // Brackets that close inside belong to those that open inside: "Home（app/(tabs)/index）".
    var depth = 0
    var last: (open: Int, inner: Int, end: Int)?
    while index > 0 {
      let isWide =
        bytes[index] == 0xEF && index + 2 < end && bytes[index + 1] == 0xBC
        && bytes[index + 2] == 0x88
      if bytes[index] == 0x29 { depth += 1 }
      if bytes[index] == 0x28 || isWide {
        last = (index, index + (isWide ? 3 : 1), end)
        if depth == 0, isWide || !isFullWidth { return last }
        depth = max(0, depth - 1)
      }
      index -= 1
    }
    return last
  }

  /// The text behind "Wireframe 7:" or "Screen 2 -"; the text itself where it begins otherwise.
  private static func withoutLabel(_ text: String) -> String {
    guard text.utf8.contains(where: { ASCII.isDigit($0) || $0 >= 0x80 }) else { return text }
    let word = text.prefix { $0.isLetter }
    guard !word.isEmpty, !StateVocabulary.singulars.contains(word.lowercased()) else { return text }
    let rest = text.dropFirst(word.count)
    let digits = rest.drop { $0 == " " }.prefix { $0.isNumber }
    guard rest.first == " ", !digits.isEmpty else { return text }
    let tail = rest.drop { $0 == " " }.dropFirst(digits.count).drop { $0 == " " }
    guard let mark = tail.first, ":：–—".contains(mark) else { return text }
    let name = trimmed(String(tail.dropFirst()))
    return name.isEmpty ? text : name
  }

  /// The text without white space at both ends.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return text }
    if first > 0x20, last > 0x20, first < 0x80, last < 0x80 { return text }
    let kept = bytes.withContiguousStorageIfAvailable { bounds($0, 0..<$0.count).count }
    if kept == bytes.count { return text }
    var copy = text
    return copy.withUTF8 { trimmed($0, 0..<$0.count) }
  }

  /// The text of a range of bytes without white space at both ends.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    bytes.string(bounds(bytes, range))
  }

  /// A range of bytes without white space at both ends.
  private static func bounds(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, let length = blank(bytes, at: start) { start += length }
    while end > start {
      // The last character begins at most two bytes before, if it is white space.
      guard let length = (1...3).first(where: { blank(bytes, at: end - $0, from: start) == $0 })
      else { break }
      end -= length
    }
    return start..<end
  }

  /// The length of the white space that begins at an offset; `nil` where there is none.
  private static func blank(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, from start: Int = 0
  ) -> Int? {
    guard index >= start else { return nil }
    let byte = bytes[index]
    if byte < 0x80 { return byte == 0x20 || byte &- 0x09 < 5 ? 1 : nil }
    // U+0085 and U+00A0; then U+1680, U+2000–200A, U+2028, U+2029, U+202F, U+205F and U+3000.
    guard byte >= 0xC2, index + 1 < bytes.count else { return nil }
    let next = bytes[index + 1]
    if byte == 0xC2 { return next == 0x85 || next == 0xA0 ? 2 : nil }
    guard byte >= 0xE1, byte <= 0xE3, index + 2 < bytes.count else { return nil }
    let isBlank =
      switch (byte, next, bytes[index + 2]) {
      case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
        (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
        true
      default: false
      }
    return isBlank ? 3 : nil
  }
}
