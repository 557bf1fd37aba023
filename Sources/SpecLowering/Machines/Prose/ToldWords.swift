import SpecSyntax
import SpecText

/// Words and marks of sentences that tell of states; data, in lower case.
enum ToldWords {
  /// Styles that set a name apart.
  static let marks: InlineRun.Style = [.code, .strong, .emphasis]

  /// Whether a word is a verb of change.
  static func isMove(_ word: String) -> Bool {
    NegativeSentenceVocabulary.changes.contains(word) || verbs.contains(word)
  }

  /// Further verbs of change, and those by which something is brought.
  private static let verbs: Lexicon = [
    "put", "puts", "starts", "begins", "transition", "transitions", "slides", "fades", "drops",
    "morphs", "crossfades", "animates", "kehrt", "kommt", "springt", "führt", "bringt", "revient",
    "retourne", "bascule", "ramène", "entre", "vuelve", "regresa", "lleva", "cambia", "volta",
    "retorna", "muda", "leva", "torna", "ritorna", "porta", "entra", "keert", "schakelt", "brengt",
    "kembali",
  ]

  /// Verbs before the name of what something becomes.
  static let becomings: Lexicon = [
    "becomes", "become", "wird", "devient", "vira", "diventa", "wordt", "menjadi", "становится",
  ]

  /// Words before a noun that tell which of several is meant, "the new version", whatever state is called so.
  static let ranks: Lexicon = [
    "new", "old", "current", "previous", "next", "last", "first", "other", "former", "latest",
    "neue", "alte", "aktuelle", "vorherige", "nächste", "letzte", "nouvelle", "nouveau", "ancienne",
    "nueva", "nuevo", "anterior", "actual", "nova", "novo", "atual", "nuova", "nuovo", "precedente",
    "nieuwe", "oude", "huidige", "vorige",
  ]

  /// Words before the act that brings a change about.
  static let manners: Lexicon = [
    "by", "via", "through", "durch", "par", "mediante", "tramite", "door", "melalui",
  ]

  /// Words for what the sentence before has spoken of.
  static let pronouns: Lexicon = [
    "it", "er", "sie", "es", "il", "elle", "ello", "ella", "esso", "essa", "ele", "ela", "hij",
    "ze", "het", "ia",
  ]

  /// Prepositions joined with articles.
  static let joined: Lexicon = [
    "dello", "della", "dallo", "dalla", "allo", "alla", "agli", "nello", "nella",
  ]

  /// Words for "state" beside a name.
  static let states: Lexicon = StateVocabulary.singulars.union([
    "screen", "mode", "stance", "phase", "stage",
  ])

  /// Quotation marks and what closes them.
  private static let quotes: [(StaticString, [StaticString])] = [
    ("\"", ["\""]), ("“", ["”"]), ("„", ["“", "”", "\""]), ("«", ["»"]), ("»", ["«"]),
    ("「", ["」"]), ("『", ["』"]), ("‹", ["›"]), ("'", ["'"]), ("‘", ["’"]),
  ]

  /// What stands between the quotation mark with which a range begins and the one that closes it, without blanks.
  static func quoted(in plain: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    for (open, close) in quotes where ASCII.starts(plain, at: range.lowerBound, with: open) {
      let start = range.lowerBound + open.utf8CodeUnitCount
      let ends = close.compactMap { ASCII.find($0, in: plain, range.tail(from: start)) }
      guard let end = ends.min(), end > start else { continue }
      return ASCII.trimmed(plain, start..<end)
    }
    return nil
  }

  /// The same where the closing mark ends the range.
  static func unquoted(_ range: Range<Int>, in plain: ContiguousArray<UInt8>) -> Range<Int>? {
    guard let inner = quoted(in: plain, range), range.upperBound - inner.upperBound <= 4 else {
      return nil
    }
    return inner
  }

  /// Where a word ends before the punctuation behind it.
  static func end(of word: Range<Int>, in plain: ContiguousArray<UInt8>) -> Int {
    var end = word.upperBound
    while end > word.lowerBound, ".,;:!?)".utf8.contains(plain[end - 1]) { end -= 1 }
    return end
  }
}

/// Words of a text as ranges.
enum PlainWords {
  /// What stands between blanks.
  static func ranges(in plain: ContiguousArray<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for index in range {
      if plain[index] <= 0x20 {
        if let first = start { result.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let first = start { result.append(first..<range.upperBound) }
    return result
  }
}
