import SpecModel
import SpecSyntax
import SpecText

/// What is on or off before anyone chooses, in a sentence and in code: "Haptics are off by default" and
/// "haptics: { default: true }".
struct DefaultConflicts {
  /// What a sentence or a line of code says.
  private struct Claim {
    var thing: Set<String>
    var isOn: Bool
    var value: String
    var origin: Origin
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard document.mentions("by default"), document.mentions("true") || document.mentions("false"),
      document.codeBlocks.contains(where: { CodeStatements.isRead($0.language) })
    else { return [] }
    return DefaultConflicts(reader: reader).find()
  }

  private func find() -> [FactConflict] {
    let told = Passages(reader: reader).with(["by default"]).compactMap(claim)
    guard !told.isEmpty else { return [] }
    let set = document.codeBlocks.filter { CodeStatements.isRead($0.language) }.flatMap(claims)
    return told.compactMap { claim in
      let same = set.filter { $0.thing == claim.thing }
      guard let other = same.only, other.isOn != claim.isOn,
        told.allSatisfy({ $0.thing != claim.thing || $0.isOn == claim.isOn })
      else { return nil }
      return FactConflict(
        subject: claim.thing.sorted().joined(separator: " "), property: "default",
        statements: [claim, other].sorted { $0.origin.range.start < $1.origin.range.start }
          .map { .init(value: $0.value, origin: $0.origin) },
        reason: "both say what holds before anyone chooses", isCode: true)
    }
  }

  // MARK: Sentences

  private static let phrases: [(text: String, isOn: Bool)] = [
    ("off by default", false), ("disabled by default", false), ("not enabled by default", false),
    ("on by default", true), ("enabled by default", true), ("active by default", true),
  ]
  private static let conditions = [" if ", " unless ", " except", " when ", " only "]
  private static let verbs: Lexicon = ["is", "are", "switched", "turned", "and", "be"]

  /// "Haptics are off by default": the words before the verb are the thing.
  private func claim(_ passage: Passage) -> Claim? {
    guard !Self.conditions.contains(where: passage.text.contains),
      let phrase = Self.phrases.first(where: { passage.text.contains($0.text) })
    else { return nil }
    let text = Array(passage.text.utf8)
    guard let place = text.firstRange(of: Array(phrase.text.utf8)) else { return nil }
    var words = Names.words(String(decoding: text[..<place.lowerBound], as: UTF8.self))
    guard let last = words.last, last != "not" else { return nil }
    while let last = words.last, Self.verbs.contains(last) { words.removeLast() }
    // A cell "off by default" is about what its row names.
    if words.isEmpty { words = Names.words(passage.label) }
    let thing = Self.thing(words)
    guard (1...3).contains(words.count), !thing.isEmpty else { return nil }
    return Claim(
      thing: thing, isOn: phrase.isOn, value: phrase.isOn ? "on" : "off",
      origin: document.origin(document.sourceRange(plain: passage.range)))
  }

  private static let generic: Lexicon = [
    "default", "defaults", "value", "enabled", "enable", "is", "are", "initial", "initially", "on",
    "use", "show", "the", "a", "setting", "option", "checked", "active",
  ]

  private static func thing(_ words: [String]) -> Set<String> {
    Set(words.filter { !generic.contains($0) }.map(LedgerWords.stem))
  }

  // MARK: Code

  /// "default: true" below the key of a thing, and "hapticsEnabled: false" below one that speaks of defaults.
  private func claims(_ block: Document.CodeBlock) -> [Claim] {
    let bytes = document.source.bytes
    var holders: [(indent: Int, words: [String])] = []
    var result: [Claim] = []
    guard block.lines.count <= 400 else { return [] }
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty, range.count < 200,
        ASCII.isWord(bytes[range.lowerBound]) || bytes[range.lowerBound] == 0x22
      else { continue }
      let indent = range.lowerBound - Int(line.start)
      holders.removeAll { $0.indent >= indent }
      let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let own = Names.words(String(parts[0]))
      let value = parts[1].filter { $0 != " " && $0 != "," }
      guard value == "true" || value == "false" else {
        if value.isEmpty || value == "{" { holders.append((indent, own)) }
        continue
      }
      let above = holders.map(\.words)
      let isDefault = own == ["default"] || own == ["enabled"] && Self.speaksOfDefaults(above)
      let thing =
        isDefault
        ? Self.thing(above.last ?? []) : Self.speaksOfDefaults(above) ? Self.thing(own) : []
      guard !thing.isEmpty else { continue }
      result.append(
        Claim(
          thing: thing, isOn: value == "true", value: value,
          origin: document.origin(SourceRange(range.lowerBound, range.upperBound))))
    }
    return result
  }

  private static func speaksOfDefaults(_ holders: [[String]]) -> Bool {
    holders.contains { $0.contains { $0 == "default" || $0 == "defaults" || $0 == "initial" } }
  }
}
