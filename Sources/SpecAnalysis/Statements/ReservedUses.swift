import SpecModel
import SpecSyntax
import SpecText

/// A thing that one sentence keeps for one purpose, or from one, and another place uses otherwise: "Lagoon exclusively for
/// focus" and the row "Played portion | Lagoon", "haptics are reserved for the alarm" and a row with another haptic.
struct ReservedUses {
  /// What a sentence keeps, and for what.
  private struct Promise {
    /// The words of the thing.
    var thing: [String]
    /// The words of the purpose.
    var purpose: Set<String>
    /// Whether the thing must not serve the purpose, in place of serving nothing else.
    var isRefusal: Bool
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = ReservedUses(reader: reader)
    let passages = Passages(reader: reader).with(cues)
    let promises = passages.flatMap(finder.promises)
    let exhaustive = ExhaustiveUses(reader: reader).find(passages)
    guard !promises.isEmpty, promises.count <= 12 else { return exhaustive }
    return promises.compactMap(finder.conflict) + exhaustive
  }

  /// Pieces of the phrases.
  static let cues: [StaticString] = [
    "reserved for", "exclusively", "nothing else", "no text uses", "never used for",
    "never for text", "never as text", "never as a background", "not used for text", "orbidden",
    "nly ever used for", "is used only for",
    "are used only for", "is only used for", "are only used for", "eserviert für",
    "usschließlich für", "xclusivamente", "éservé", "eservado para", "eservada para",
    "Nothing else", "owhere else", "onst nirgends", "rien d'autre", "ulle part ailleurs",
    "ada más", "nient'altro", "ada mais",
  ]
  private static let keeps = [
    " are reserved for ", " is reserved for ", " exclusively for ", " is used only for ",
    " are used only for ", " is only used for ", " are only used for ", " is only ever used for ",
    " ist reserviert für ", " ausschließlich für ", " exclusivamente para ",
    " está reservado para ",
    " est réservé à ", " reserved for ",
  ]
  private static let refusals = [
    " is never used for ", " are never used for ", " is not used for ", " must never be used for ",
    " must not be used for ",
  ]

  // MARK: Promises

  private func promises(_ passage: Passage) -> [Promise] {
    let text = " " + passage.text.replacing("`", with: "")
    guard !text.contains("except"), !text.contains(" unless "), !text.contains(" if ") else {
      return []
    }
    var result: [Promise] = []
    // "Only for focus, links and tabs": each of the list is a purpose.
    for clause in text.split(separator: ";").map({ " " + $0 + " " }) {
      for phrase in Self.keeps {
        guard let place = clause.firstRange(of: phrase) else { continue }
        let thing = clause[..<place.lowerBound].split(separator: ",").last ?? ""
        append(thing, clause[place.upperBound...], false, passage, &result)
        break
      }
    }
    for clause in text.split(whereSeparator: { ",;".contains($0) }).map({ " " + $0 + " " }) {
      for phrase in Self.refusals {
        guard let place = clause.firstRange(of: phrase) else { continue }
        append(clause[..<place.lowerBound], clause[place.upperBound...], true, passage, &result)
        break
      }
    }
    if let place = text.firstRange(of: " is forbidden"),
      let inside = text[..<place.lowerBound].firstRange(of: " in ")
    {
      // "Text in ember is forbidden"
      append(
        text[inside.upperBound..<place.lowerBound], text[..<inside.lowerBound], true, passage,
        &result)
    }
    for (phrase, purpose) in [("never as text", "text"), ("never for text", "text")] {
      // "`Lagoon` fills shapes, never as text"
      guard let place = text.firstRange(of: phrase), let name = first(of: text[..<place.lowerBound])
      else { continue }
      append(name[...], purpose[...], true, passage, &result)
    }
    if text.contains("no text uses it") {
      // The thing is the last one that the sentences before have named.
      let leaf = document.string(
        plain: document.plainText(of: passage.node).lowerBound..<passage.range.lowerBound)
      let said = Names.words(leaf)
      let name = said.last { word in isDefined([LedgerWords.stem(word)]) }
      if let name { append(name[...], "text", true, passage, &result) }
    }
    return result
  }

  /// The name with which a sentence begins, where it is that of a colour.
  private func first(of text: Substring) -> String? {
    Names.words(String(text)).first.flatMap { isDefined([LedgerWords.stem($0)]) ? $0 : nil }
  }

  private func append(
    _ thing: Substring, _ purpose: Substring, _ isRefusal: Bool, _ passage: Passage,
    _ result: inout [Promise]
  ) {
    var words = Names.words(String(thing)).filter {
      !LedgerWords.fillers.contains($0) && !Self.plain.contains($0)
    }
    if words.count > 2 { words = Array(words.suffix(2)) }
    let ends = purpose.prefix { $0 != "." && $0 != ";" && $0 != "(" && $0 != ":" }
    let kept = StatementText.words(String(ends)).union(
      Set(
        Names.words(String(ends)).filter { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem)
      )
    ).filter { !Self.plain.contains($0) }
    guard (1...2).contains(words.count), !kept.isEmpty, kept.count <= 20,
      words.allSatisfy({ $0.first?.isNumber == false && $0.utf8.count > 2 })
    else { return }
    result.append(
      Promise(thing: words, purpose: kept, isRefusal: isRefusal, passage: passage))
  }

  private static let plain: Lexicon = [
    "colour", "color", "colours", "colors", "token", "the", "it", "this", "that", "they", "these",
    "only", "always", "ever", "else", "nothing", "means", "moments", "things",
  ]

  // MARK: Uses

  private func conflict(_ promise: Promise) -> FactConflict? {
    let stems = promise.thing.map(LedgerWords.stem)
    // Only what has a name of its own, as a colour of a table or a column has, is looked for.
    let isNamed = isDefined(stems)
    guard isNamed || isColumn(stems) else { return nil }
    for table in document.tables {
      if let found = use(in: table, promise, stems, isNamed) { return found }
    }
    guard promise.isRefusal || isNamed else { return nil }
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      guard node.section != Int32(promise.passage.section) || number != promise.passage.node,
        number != promise.passage.node, document.plainText(of: number).count < 500
      else { continue }
      for passage in Passages(reader: reader).passages(number) {
        if isUse(passage, promise, stems) { return made(promise, passage) }
      }
    }
    return nil
  }

  /// Whether a first cell of a table or a token has the name.
  private func isDefined(_ stems: [String]) -> Bool {
    reader.spec.tokens.contains { token in
      token.kind == .color && Names.words(token.name).map(LedgerWords.stem) == stems
    }
  }

  private func isColumn(_ stems: [String]) -> Bool {
    guard stems.count == 1 else { return false }
    return document.tables.contains { table in
      guard let row = document.firstChild(of: table) else { return false }
      return document.children(of: row).dropFirst().contains {
        Names.words(document.string($0)).map(LedgerWords.stem) == stems
      }
    }
  }

  private static let none: Lexicon = ["none", "no", "–", "-", "—", "off", "keine", "ninguno"]

  /// A row that gives its thing what is kept for another one.
  private func use(
    in table: Int, _ promise: Promise, _ stems: [String], _ isNamed: Bool
  ) -> FactConflict? {
    guard !promise.isRefusal, document.list(at: document.nodes[table].range.start) == nil else {
      return nil
    }
    let rows = document.children(of: table)
    guard rows.count > 2, let first = rows.first else { return nil }
    let header = document.children(of: first).map {
      Names.words(document.string($0)).map(LedgerWords.stem)
    }
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count > 1,
        case let label = StatementText.words(document.string(cells[0])).union(
          Names.words(document.string(cells[0])).map(LedgerWords.stem)),
        label.isDisjoint(with: promise.purpose), !label.contains(where: stems.contains)
      else { continue }
      for (column, cell) in cells.enumerated().dropFirst() where column < header.count {
        let text = document.string(cell)
        let words = Names.words(text)
        let isUse =
          isNamed
          ? words.map(LedgerWords.stem) == stems
          : header[column] == stems && !words.isEmpty && !words.allSatisfy(Self.none.contains)
        guard isUse, Set(words.map(LedgerWords.stem)).isDisjoint(with: promise.purpose) else {
          continue
        }
        return FactConflict(
          subject: promise.thing.joined(separator: " "), property: "use",
          statements: [
            promise.passage.statement(in: document),
            FactConflict.Statement(
              value: document.string(cells[0]) + ": " + text,
              origin: document.origin(
                document.sourceRange(plain: document.plainText(of: cell)))),
          ].sorted { $0.origin.range.start < $1.origin.range.start },
          reason: "the sentence keeps it for one thing, and the row uses it for another one",
          isTold: true)
      }
    }
    return nil
  }

  private static let texts: Set<String> = [
    "label", "text", "titl", "caption", "name", "word", "digit", "letter", "heading", "copy",
    "number", "mark", "peak",
  ]
  private static let denials = NegationWords.words.union([
    "forbidden", "nothing", "reserved", "only", "exclusively", "instead",
  ])

  /// "Hour labels … are 12 pt in haze": the thing behind "in", beside what it must not serve.
  private func isUse(_ passage: Passage, _ promise: Promise, _ stems: [String]) -> Bool {
    let words = Names.words(passage.text.replacing("`", with: " "))
    let said = words.map(LedgerWords.stem)
    guard promise.isRefusal, !words.contains(where: Self.denials.contains),
      let place = said.indices.first(where: { place in
        place > 0 && place + stems.count <= said.count
          && Array(said[place..<place + stems.count]) == stems
          && ["in", "with", "uses", "use", "set", "turns", "becomes"].contains(words[place - 1])
      })
    else { return false }
    let isText = promise.purpose.contains("text")
    let leaf = Names.words(document.string(passage.node)).map(LedgerWords.stem)
    return place > 0
      && (isText
        ? (said + leaf).contains(where: Self.texts.contains)
        : !promise.purpose.isDisjoint(with: said))
  }

  private func made(_ promise: Promise, _ passage: Passage) -> FactConflict {
    FactConflict(
      subject: promise.thing.joined(separator: " "), property: "use",
      statements: Passage.statements(promise.passage, passage, in: document),
      reason: "the one sentence keeps it from what the other one uses it for", isTold: true)
  }
}
