import SpecModel
import SpecSyntax
import SpecText

/// Colours that a row keeps for some uses and from others, and that a line takes for something else: "Only hints and
/// disabled text, never content" beside "Date of the entry: small, colour `ink-faint`".
struct OnlyUses {
  private let reader: StatementReader
  private var document: Document { reader.document }

  private struct Promise {
    var name: String
    var uses: Set<String>
    var cell: Int
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = OnlyUses(reader: reader)
    guard finder.mayPromise() else { return [] }
    let promises = reader.spec.tokens.compactMap(finder.promise)
    guard !promises.isEmpty, promises.count <= 6 else { return [] }
    return promises.compactMap(finder.conflict)
  }

  private static let only: Lexicon = [
    "only", "nur", "seulement", "uniquement", "solo", "sólo", "apenas", "somente", "solamente",
  ]
  private static let denials: Lexicon = [
    "never", "not", "nie", "nicht", "jamais", "nunca", "mai", "no",
  ]
  /// What a colour for little else is for under many names.
  private static let faint: Set<String> = Set(
    [
      "placeholder", "hint", "disabled", "inactive", "empty", "muted", "decorative", "divider",
      "caption", "metadata", "example", "unavailable", "watermark",
    ].map(LedgerWords.stem))
  private static let colors: Lexicon = [
    "color", "colour", "text", "ink", "farbe", "couleur", "cor", "foreground", "tint",
  ]

  /// A byte test for the words that keep a colour from something.
  private func mayPromise() -> Bool {
    !document.tables.isEmpty
      && (["nly ", "nly*", "Nur ", "olo ", "ólo ", "penas ", "omente ", "eulement "]
        as [StaticString]).contains { document.mentions($0) }
  }

  /// The row of a colour with a cell that begins with "only" and names what it is never for.
  private func promise(_ token: Token) -> Promise? {
    guard token.kind == .color, token.name.contains(where: { "-.".contains($0) }),
      let node = document.lastNode(startingBy: token.valueOrigin.range.start),
      document.nodes[node].kind == .tableCell,
      reader.isNormative(document.nodes[node].range.start)
    else { return nil }
    for cell in document.children(of: Int(document.nodes[node].parent)) {
      let words = Names.words(document.string(cell))
      guard let first = words.first, Self.only.contains(first),
        let end = words.firstIndex(where: Self.denials.contains), end > 1
      else { continue }
      let uses = Set(words[1..<end].map(LedgerWords.stem))
      return Promise(name: token.name, uses: uses.union(Self.faint), cell: cell)
    }
    return nil
  }

  /// The first line that takes the colour and speaks of none of its uses.
  private func conflict(_ promise: Promise) -> FactConflict? {
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let text = document.plainText(of: number)
      guard text.count < 240, reader.isNormative(node.range.start) else { continue }
      for line in document.lines(of: number) where breaks(line, promise) {
        let statements = [document.plainText(of: promise.cell), line].map { range in
          FactConflict.Statement(
            value: "“" + document.string(plain: range).trimmedSpaces + "”",
            origin: document.origin(document.sourceRange(plain: range)))
        }
        return FactConflict(
          subject: promise.name, property: "use",
          statements: statements.sorted { $0.origin.range.start < $1.origin.range.start },
          reason: "the row keeps '\(promise.name)' for what it names, and this is none of it",
          isTold: true)
      }
    }
    return nil
  }

  private func breaks(_ line: Range<Int>, _ promise: Promise) -> Bool {
    let text = document.string(plain: line)
    guard let place = text.firstRange(of: promise.name),
      case let start = line.lowerBound + text[..<place.lowerBound].utf8.count,
      let code = document.span(at: start, in: .code),
      document.string(plain: code) == promise.name,
      case let words = Names.words(text.replacing(promise.name, with: " ")),
      Names.words(String(text[..<place.lowerBound])).suffix(2).contains(where: Self.colors.contains)
    else { return false }
    let lower = " " + text.lowercased() + " "
    return !words.contains { promise.uses.contains(LedgerWords.stem($0)) }
      && !words.contains(where: Self.denials.contains) && !words.contains("only")
      && !DenialWords.negations.contains(where: lower.contains)
  }
}
