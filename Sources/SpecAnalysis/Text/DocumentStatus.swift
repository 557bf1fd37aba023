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
    if let line = MetadataLines.find(in: document).first(where: { $0.key == "status" }) {
      return make(line.value, line.valueRange)
    }
    return plain(in: document)
  }

  /// "Status: Complete" in plain words, as an item or in a quotation right below the title.
  private static func plain(in document: Document) -> DocumentStatus? {
    guard document.mentions("Status: ") else { return nil }
    var headings = 0
    for (number, node) in document.nodes.enumerated().dropFirst() {
      if node.kind == .heading { headings += 1 }
      if headings > 1 || node.kind == .table || node.kind == .codeBlock { return nil }
      guard node.kind == .paragraph, node.parent > 0,
        [.item, .blockQuote].contains(document.nodes[Int(node.parent)].kind)
      else { continue }
      for line in document.lines(of: number)
      where ASCII.starts(document.plain, at: line.lowerBound, with: "Status: ") && line.count < 60 {
        let value = (line.lowerBound + 8)..<line.upperBound
        return make(document.string(plain: value), document.sourceRange(plain: value))
      }
    }
    return nil
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
