import SpecModel
public import SpecSyntax
public import SpecText

/// What a document says about its own progress.
public struct DocumentStatus: Sendable, Hashable {
  /// The words, without signs at the front.
  public var text: String
  /// Where they stand.
  public var range: SourceRange
  /// Whether they say that nothing is left to do.
  public var isFinished: Bool

  private static let finished: Lexicon = [
    "approved", "accepted", "complete", "completed", "done", "final", "finalised", "finalized",
    "implemented", "released", "shipped", "verified", "signed",
  ]
  private static let unfinished: Lexicon = [
    "not", "pending", "partially", "partly", "nearly", "almost", "un", "in", "to", "awaiting",
    "for", "until", "draft", "wip", "except", "mostly",
  ]

  /// The status in front matter or in a bold line at the top.
  public static func find(in document: Document) -> DocumentStatus? {
    if let entry = document.frontMatter?.root.entries.first(where: {
      $0.key.lowercased() == "status"
    }) {
      return make(entry.value.text, entry.value.range)
    }
    guard let line = MetadataLines.find(in: document).first(where: { $0.key == "status" })
    else { return nil }
    return make(line.value, line.valueRange)
  }

  private static let begun: Lexicon = [
    "draft", "wip", "proposed", "proposal", "pending", "planned", "unreviewed", "idea", "concept",
    "entwurf", "brouillon", "borrador",
  ]

  /// Whether they begin with a word for work that is not agreed on.
  var isDraft: Bool { Names.firstWord(text).map(Self.begun.contains) == true }

  /// The status in front matter and the one in a bold line, where one is finished and the other a draft.
  public static func contradiction(in document: Document) -> (DocumentStatus, DocumentStatus)? {
    guard
      document.frontMatter?.root.entries.contains(where: { $0.key.lowercased() == "status" })
        == true,
      let first = find(in: document),
      let line = MetadataLines.find(in: document).first(where: { $0.key == "status" }),
      let second = make(line.value, line.valueRange),
      first.isFinished && second.isDraft || first.isDraft && second.isFinished
    else { return nil }
    return (first, second)
  }

  private static let works: Lexicon = [
    "build", "development", "implementation", "handoff", "handover", "engineering", "release",
    "production", "coding",
  ]

  /// "ready for build": what follows is others' work.
  private static func isHandedOn(_ words: ArraySlice<String>) -> Bool {
    words.first == "for" && words.dropFirst().first.map(works.contains) == true
  }

  private static func make(_ text: String, _ range: SourceRange) -> DocumentStatus? {
    let words = Names.words(text)
    guard let first = words.first else { return nil }
    let isFinished =
      finished.contains(first)
      && !words.indices.contains { place in
        unfinished.contains(words[place]) && !isHandedOn(words[place...])
      }
    let start = text.firstIndex { $0.isLetter || $0.isNumber } ?? text.startIndex
    return DocumentStatus(text: String(text[start...]), range: range, isFinished: isFinished)
  }
}
