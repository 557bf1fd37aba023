import SpecModel
import SpecText

/// Reads from a title or a label why what it heads demands nothing.
struct TitleMarks {
  typealias Reason = NotNormative.Reason

  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>
  let words: FoldedWords

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    words = FoldedWords(bytes, range)
  }

  /// The reason in the title itself.
  var reason: Reason? {
    if let reason = NotNormativeWords.reason(ofWhole: FoldedWords.key(core)) { return reason }
    return phrase ?? script
      ?? (isRejected ? .alternative : isRetired || isInquiry ? .history : former)
      ?? (isOfCompetitors ? .result : isEstimate ? .plan : joined)
  }

  /// "Estimated implementation time": how long the work on the product takes.
  private var isEstimate: Bool {
    let words = core
    guard (3...6).contains(words.count),
      words.contains(where: { NotNormativeWords.works.contains($0.key) }),
      words.contains(where: { NotNormativeWords.estimated.contains($0.key) }),
      words.contains(where: { NotNormativeWords.efforts.contains($0.key) })
    else { return false }
    return words.allSatisfy {
      NotNormativeWords.works.contains($0.key) || NotNormativeWords.estimated.contains($0.key)
        || NotNormativeWords.efforts.contains($0.key)
        || NotNormativeWords.effortFillers.contains($0.key)
    }
  }

  /// "Deprecated palette", "Retired colours".
  private var isRetired: Bool {
    let words = core
    guard (2...4).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    return NotNormativeWords.retired.contains(first.key)
      && NotNormativeWords.values.contains(last.key)
  }

  /// "Bug investigation", "Analysis of the outage": what happened, and why.
  private var isInquiry: Bool {
    let words = core
    return (2...6).contains(words.count)
      && words.contains { NotNormativeWords.faults.contains($0.key) }
      && words.contains { NotNormativeWords.inquiries.contains($0.key) }
  }

  /// "How to write a transition": what the document tells those who go on with it, and not of the product.
  var isForAuthors: Bool {
    let words = words.words
    return words.count > 3 && words[0].key == Self.how && words[1].key == Self.to
      && NotNormativeWords.authoring.contains(words[2].key)
  }
  /// "How to read this document", "Notation": how the document is written, and nothing of the product.
  var isOfNotation: Bool {
    let core = core
    guard let first = core.first, core.count <= 8 else { return false }
    if core.count == 1 { return NotNormativeWords.notations.contains(first.key) }
    let second = core[core.startIndex + 1].key
    // "How to read a chapter" is what people do with the product.
    let isOfText = core.dropFirst(2).contains { NotNormativeWords.writings.contains($0.key) }
    if first.key == Self.how, second == Self.to, core.count > 2 {
      return core[core.startIndex + 2].key == Self.read && (isOfText || core.count == 3)
    }
    return NotNormativeWords.readings[first.key.joined(second)] != nil
      && (isOfText || core.count == 2)
  }
  /// "Mock data", "Test fixtures", "Sample payload": data that only stand for others.
  var isOfMadeUpData: Bool {
    let core = core
    guard let first = core.first, core.count <= 4 else { return false }
    if core.contains(where: { NotNormativeWords.inventedData.contains($0.key) }) { return true }
    if let place = core.firstIndex(where: { NotNormativeWords.mocks.contains($0.key) }) {
      let rest = core[place...].dropFirst()
      if core.count == 1 || rest.contains(where: { NotNormativeWords.records.contains($0.key) }) {
        return true
      }
    }
    return NotNormativeWords.invented.contains(first.key)
      && core.dropFirst().contains { NotNormativeWords.data.contains($0.key) }
  }
  private static let read = WordKey("read")
  private static let how = WordKey("how")
  private static let to = WordKey("to")

  /// "Verworfene Varianten", "Rejected layouts": a word for what was not taken beside a noun for a choice.
  private var isRejected: Bool {
    let core = core
    guard (1...4).contains(core.count), words.words.count > 1,
      core.contains(where: { NotNormativeWords.choices.contains($0.key) })
    else { return false }
    // "Variant 1 (rejected)": the remark alone may be the verdict.
    let rest = core.count <= 2 ? words.words[...] : core
    return rest.contains { NotNormativeWords.rejected.contains($0.key) }
  }

  /// Whether the title says that what it heads illustrates: "Example", "Sample row", "Worked example: late train".
  var isExample: Bool {
    let words = core
    guard let first = words.first, words.count <= 8 else { return false }
    if words.count == 1 {
      return NotNormativeWords.examples.contains(first.key)
        || NotNormativeWords.scenarios.contains(first.key)
    }
    let second = words[words.startIndex + 1]
    // "Second scenario", "Another example"
    if words.count == 2, NotNormativeWords.ordinals.contains(first.key) {
      return NotNormativeWords.scenarios.contains(second.key)
        || NotNormativeWords.examples.contains(second.key)
    }
    // "Example: a delayed flight", "Scenario: Monday morning", "Sample card"
    if NotNormativeWords.scenarios.contains(first.key) {
      return bytes[first.range.upperBound] == 0x3A
    }
    if NotNormativeWords.examples.contains(first.key) {
      // "Exemple de parcours", "Example of a night"
      let isOf =
        NotNormativeWords.ofs.contains(second.key) && words.count <= 5
        && !words.dropFirst(2).contains { NotNormativeWords.codes.contains($0.key) }
      return bytes[first.range.upperBound] == 0x3A || isOf && words.count > 2
        || words.count == 2 && !NotNormativeWords.codes.contains(second.key)
    }
    return NotNormativeWords.worked.contains(first.key)
      && NotNormativeWords.examples.contains(second.key)
  }

  /// "Storyboard": a story in pictures, or what moves when.
  var isStoryboard: Bool { core.count == 1 && core[core.startIndex].key == Self.storyboard }
  private static let storyboard = WordKey("storyboard")

  /// The words before a remark, without a number in front.
  var core: ArraySlice<FoldedWords.Word> {
    var rest = words.words[...]
    if let open = range.first(where: { bytes[$0] == 0x28 || bytes[$0] == 0x5B }),
      open > range.lowerBound, rest.first.map({ $0.range.lowerBound < open }) ?? false
    {
      rest = rest.prefix { $0.range.lowerBound < open }
    }
    return rest.drop { isNumber($0) }
  }

  private func isNumber(_ word: FoldedWords.Word) -> Bool {
    word.range.allSatisfy { Bytes.isDigit(bytes[$0]) }
  }

  private var phrase: Reason? {
    let words = words.words
    for index in words.indices.dropLast() {
      let pair = words[index].key.joined(words[index + 1].key)
      if let reason = NotNormativeWords.reason(ofPhrase: pair) {
        return isInterface(after: index + 2) || isRuled(before: index, reason) ? nil : reason
      }
      guard index + 2 < words.count else { continue }
      if let reason = NotNormativeWords.reason(ofPhrase: pair.joined(words[index + 2].key)) {
        return isInterface(after: index + 3) || isRuled(before: index, reason) ? nil : reason
      }
    }
    return nil
  }

  /// "Rules for future additions" are rules of today for whoever adds something.
  private func isRuled(before index: Int, _ reason: Reason) -> Bool {
    guard reason == .future, index > 1 else { return false }
    return NotNormativeWords.forWhom.contains(words.words[index - 1].key)
      && words.words.prefix(index - 1).contains { NotNormativeWords.rules.contains($0.key) }
  }

  private func isInterface(after index: Int) -> Bool {
    words.words.dropFirst(index).contains { NotNormativeWords.interface.contains($0.key) }
  }

  private var script: Reason? {
    guard words.hasOtherScript else { return nil }
    for (text, reason) in NotNormativeWords.scripts
    where Bytes.find(text, in: range, of: bytes) != nil {
      return reason
    }
    return NotNormativeWords.scriptModels.first { Bytes.find($0.0, in: range, of: bytes) != nil }?.1
  }

  // MARK: Marks

  /// The reason that a mark beside the title gives: in brackets, after a dash, before a colon, behind a sign.
  var mark: Reason? {
    guard range.contains(where: breaks) else { return nil }
    var start = range.lowerBound
    var isOpen = false
    var parts = 0
    var found: Reason?
    for offset in range {
      let isBreak = breaks(offset)
      guard isBreak || offset == range.upperBound - 1 else { continue }
      let part = start..<(isBreak ? offset : range.upperBound)
      parts += 1
      if found == nil { found = reason(ofPart: part, isRemark: isOpen) }
      if isBreak { isOpen = bytes[offset] == 0x28 || bytes[offset] == 0x5B }
      start = offset + 1
    }
    return parts > 1 ? found : nil
  }

  private func breaks(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x28, 0x29, 0x5B, 0x5D, 0x3A, 0x7C, 0x2C: return true
    case 0x2D: return offset > range.lowerBound && bytes[offset - 1] == 0x20
    case 0xE2...0xF4: return true
    case 0x80...0xBF: return offset > range.lowerBound && !isAccent(offset)
    default: return false
    }
  }

  private func isAccent(_ offset: Int) -> Bool {
    bytes[offset - 1] >= 0xC2 && bytes[offset - 1] <= 0xDF
  }

  private func reason(ofPart part: Range<Int>, isRemark: Bool) -> Reason? {
    let inside = words.words.filter {
      part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound
    }
    guard !inside.isEmpty, inside.count <= 6 else { return nil }
    if let reason = NotNormativeWords.marks[FoldedWords.key(inside)] { return reason }
    guard isRemark else { return nil }
    for count in [3, 2, 1] where count < inside.count {
      if let reason = NotNormativeWords.marks[FoldedWords.key(inside.prefix(count))] {
        return reason
      }
    }
    return nil
  }

  // MARK: Comparisons

  /// Whether the title heads what a design replaces.
  var isBefore: Bool {
    compares(NotNormativeWords.before) || isOne(of: NotNormativeWords.scriptsBefore)
  }
  /// Whether the title heads what replaces it.
  var isAfter: Bool {
    compares(NotNormativeWords.after) || isOne(of: NotNormativeWords.scriptsAfter)
  }

  /// Whether the title heads what a design replaces, or what replaces it, with a remark of its own: "Before (inline)".
  var opensBefore: Bool { opens(NotNormativeWords.before) }
  var opensAfter: Bool { opens(NotNormativeWords.after) }

  private func opens(_ set: WordSet) -> Bool {
    let head = core
    return !head.isEmpty && head.count < words.words.count && consists(of: set, Array(head))
  }

  /// Whether the title is over how something older becomes something newer: "Migration guide".
  var isOfMigration: Bool { words.words.contains { NotNormativeWords.migrations.contains($0.key) } }

  /// Whether the remark behind a "Before" names a version, a way to build or what a migration begins with.
  func namesImplementation(of migration: TitleMarks) -> Bool {
    let remark = words.words.drop { $0.range.lowerBound < openBracket }
    let ends = migration.words.words.drop { !NotNormativeWords.migrationLinks.contains($0.key) }
    return remark.contains { word in
      NotNormativeWords.implementations.contains(word.key)
        || NotNormativeWords.designs.contains(word.key)
        || word.range.contains { Bytes.isDigit(bytes[$0]) }
        || word.range.count > 2 && ends.contains { $0.key == word.key }
    }
  }

  /// "変更前（使用しないこと）": whether the title before a bracket is one of some words.
  private func isOne(of texts: [StaticString]) -> Bool {
    guard words.hasOtherScript else { return false }
    let open =
      range.first { bytes[$0] == 0x28 }
      ?? Bytes.find("（", in: range, of: bytes) ?? range.upperBound
    let head = Bytes.trim(range.lowerBound..<open, in: bytes)
    return texts.contains {
      $0.utf8CodeUnitCount == head.count
        && Bytes.matches($0, at: head.lowerBound, end: head.upperBound, in: bytes)
    }
  }

  /// Whether a column is one of a table of transitions.
  var isOfTransitions: Bool {
    words.words.contains { NotNormativeWords.transitionColumns.contains($0.key) }
      || words.hasOtherScript
        && NotNormativeWords.scriptTransitions.contains {
          Bytes.find($0, in: range, of: bytes) != nil
        }
  }
  /// Whether the title names what is wrong with the present design: "Current Problems".
  var isProblem: Bool {
    let words = words.words
    guard words.count <= 3, words.contains(where: { NotNormativeWords.before.contains($0.key) })
    else { return false }
    return words.contains { NotNormativeWords.problems.contains($0.key) }
  }

  private func compares(_ set: WordSet) -> Bool {
    guard words.words.contains(where: { set.contains($0.key) }) else { return false }
    if consists(of: set, words.words) { return true }
    // "BEFORE (live until October)", and not "Before (login)"
    let head = words.words.prefix { $0.range.lowerBound < openBracket }
    if !head.isEmpty, head.count < words.words.count, consists(of: set, Array(head)),
      words.words[head.count...].contains(where: { NotNormativeWords.designs.contains($0.key) })
    {
      return true
    }
    let remark = words.words.drop { $0.range.lowerBound < openBracket }
    return !remark.isEmpty && remark.count < words.words.count && consists(of: set, Array(remark))
  }

  private var openBracket: Int {
    range.last { bytes[$0] == 0x28 || bytes[$0] == 0x5B } ?? range.upperBound
  }

  private func consists(of set: WordSet, _ words: [FoldedWords.Word]) -> Bool {
    guard words.count <= 4 else { return false }
    return words.contains { set.contains($0.key) }
      && words.allSatisfy {
        set.contains($0.key) || NotNormativeWords.comparison.contains($0.key)
          || NotNormativeWords.problems.contains($0.key) || isNumber($0)
      }
  }

  /// Whether the title says no more than "later".
  var isLater: Bool { core.count == 1 && core[core.startIndex].key == Self.later }
  private static let later = WordKey("later")

  /// The letter or number of one of several choices: "Option B: Sheet".
  var option: UInt8? {
    let words = words.words
    for (first, second) in zip(words, words.dropFirst())
    where second.range.count == 1 && NotNormativeWords.options.contains(first.key) {
      return Bytes.lower(bytes[second.range.lowerBound])
    }
    return nil
  }

  /// Whether the title itself begins with a choice.
  var opensOption: Bool {
    guard words.words.count >= 2, let first = words.words.first(where: { !isNumber($0) }) else {
      return false
    }
    return option != nil && NotNormativeWords.options.contains(first.key)
  }

  /// Whether a word marks what was chosen.
  var isChosen: Bool {
    words.words.contains { NotNormativeWords.chosen.contains($0.key) }
      || Bytes.find("✅", in: range, of: bytes) != nil
      || Bytes.find("⭐", in: range, of: bytes) != nil
  }
}
