import SpecModel
import SpecSyntax
import SpecText

/// A part that a sentence calls always visible, perhaps with exceptions, and that the list or the row of a state has not:
/// "Visibility: always visible except during set-up" and "Banner: None" below "Counting".
///
/// A field counts where two other states give it another value, so that it is one of the things that each state tells.
struct StandingFields {
  /// A promise with the stems of its thing and of what it excepts.
  private struct Promise {
    var thing: [String]
    var excepted: Set<String>
    var passage: Passage
  }

  /// What the list or the row of a state says of a part.
  private struct Field {
    var label: [String]
    var isMissing: Bool
    var state: String
    var node: Int
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  private static let phrases = [
    "always visible", "always shown", "always displayed", "always on screen", "always present",
  ]
  private static let marks: [StaticString] = ["None", "none", "Hidden", "hidden"]

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard document.mentions("lways "), marks.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = StandingFields(reader: reader)
    let promises = Passages(reader: reader).with(["lways "]).compactMap(finder.promise)
    guard !promises.isEmpty, promises.count < 9 else { return [] }
    let fields = finder.fields(of: Set(promises.flatMap(\.thing)))
    return promises.compactMap { promise in
      let own = fields.filter { finder.isSame($0.label, promise.thing) }
      guard own.count(where: { !$0.isMissing }) >= 2,
        let found = own.first(where: { $0.isMissing && finder.contradicts($0, promise) })
      else { return nil }
      return finder.conflict(promise, found)
    }
  }

  // MARK: Promises

  /// Labels that name what is said and not the thing.
  private static let attributes: Lexicon = [
    "visibility", "display", "presence", "shown", "behavior", "behaviour", "position", "rule",
  ]
  /// Words of titles that add nothing to the name of a part.
  private static let tails: Lexicon = ["system", "component", "element", "area", "section", "ui"]
  private static let breaks: Lexicon = ["except", "unless", "besides", "apart"]

  private func promise(_ passage: Passage) -> Promise? {
    let text = passage.text
    guard let phrase = Self.phrases.first(where: text.contains),
      let place = text.firstRange(of: phrase)
    else { return nil }
    let rest = Names.words(String(text[place.upperBound...]))
    let end = rest.firstIndex(where: Self.breaks.contains) ?? rest.count
    // What stands before the exception limits the promise.
    guard end == 0 else { return nil }
    var thing = Names.words(String(text[..<place.lowerBound]))
      .filter { !StandingWords.empty.contains($0) }
    if thing.allSatisfy(Self.attributes.contains) {
      let label = Names.words(passage.label)
      thing =
        label.isEmpty || label.allSatisfy(Self.attributes.contains)
        ? Names.words(document.title(ofSection: passage.section)) : label
    }
    thing.removeAll { Self.tails.contains($0) || $0.first?.isNumber == true }
    guard (1...2).contains(thing.count) else { return nil }
    return Promise(
      thing: thing.map(LedgerWords.stem),
      excepted: Set(
        rest[end...].dropFirst().filter { !Self.plain.contains($0) }.map(LedgerWords.stem)),
      passage: passage)
  }

  // MARK: Fields

  /// The items "Banner: …" and the cells below "Banner" of parts that are promised.
  private func fields(of stems: Set<String>) -> [Field] {
    var result: [Field] = []
    for (number, node) in document.nodes.enumerated()
    where reader.isNormative(node.range.start) {
      let text = document.plainText(of: number)
      guard (1..<120).contains(text.count) else { continue }
      if node.kind == .paragraph, node.parent >= 0,
        document.nodes[Int(node.parent)].kind == .item,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text), colon - text.lowerBound < 32
      {
        let label = Self.stems(document.string(plain: text.lowerBound..<colon))
        guard label.first.map(stems.contains) == true else { continue }
        result.append(
          .init(
            label: label,
            isMissing: isMissing(document.string(plain: colon + 1..<text.upperBound)),
            state: document.title(ofSection: Int(node.section)), node: number))
      } else if node.kind == .tableRow, node.level == 0 {
        result += cells(of: number, stems)
      }
    }
    return result
  }

  private func cells(of row: Int, _ stems: Set<String>) -> [Field] {
    let cells = document.children(of: row)
    guard cells.count > 1,
      let header = document.firstChild(of: Int(document.nodes[row].parent)), header != row
    else { return [] }
    return zip(document.children(of: header), cells).dropFirst().compactMap { title, cell in
      let label = Self.stems(document.string(title))
      guard label.first.map(stems.contains) == true else { return nil }
      return Field(
        label: label, isMissing: isMissing(document.string(cell)),
        state: document.string(cells[0]), node: cell)
    }
  }

  private static func stems(_ text: String) -> [String] {
    Names.words(text).map(LedgerWords.stem)
  }

  private func isMissing(_ value: String) -> Bool {
    let words = Names.words(value)
    guard let first = words.first, first == "none" || first == "hidden" else { return false }
    return words.count == 1 || words.count <= 4 && value.contains("(")
  }

  /// Words that a column or label may add to the name of a part.
  private static let additions: Lexicon = ["text", "messag", "state", "visibl", "content"]

  private func isSame(_ label: [String], _ thing: [String]) -> Bool {
    label == thing
      || label.count == thing.count + 1 && Array(label.dropLast()) == thing
        && Self.additions.contains(label[label.count - 1])
  }

  /// Words of names of states that tell none from another.
  private static let plain: Lexicon = [
    "state", "phase", "screen", "mode", "step", "view", "game", "during", "the", "page",
  ]

  private func contradicts(_ field: Field, _ promise: Promise) -> Bool {
    let state = Set(
      Names.words(field.state).filter { !Self.plain.contains($0) }.map(LedgerWords.stem))
    return field.node != promise.passage.node && state.isDisjoint(with: promise.excepted)
      && !state.isEmpty
  }

  private func conflict(_ promise: Promise, _ field: Field) -> FactConflict {
    let range = document.plainText(of: field.node)
    let text = document.string(field.node).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let told = FactConflict.Statement(
      value: "“" + text + "”", origin: document.origin(document.sourceRange(plain: range)))
    let statements = [promise.passage.statement(in: document), told]
      .sorted { $0.origin.range.start < $1.origin.range.start }
    return FactConflict(
      subject: promise.thing.joined(separator: " "), property: "presence",
      statements: statements,
      reason: "the one says that it is always there, the other tells '\(field.state)' without it",
      isTold: true)
  }
}
