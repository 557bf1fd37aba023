import SpecModel
import SpecSyntax
import SpecText

/// Fields that a table calls required or optional, and sentences that say otherwise.
struct FieldConflicts {
  private struct Field {
    var name: String
    var words: [String]
    var isRequired: Bool
    var cell: Int
    var table: Int
    var section: Int
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard
      reader.document.mentions("equired") || reader.document.mentions("flicht")
        || reader.document.mentions("andatory") || reader.document.mentions("ptional")
    else { return [] }
    return FieldConflicts(reader: reader).find()
  }

  private static let required: Lexicon = [
    "required", "mandatory", "pflicht", "pflichtfeld", "obligatoire", "obligatorio", "requis",
    "requerido", "obrigatório", "obbligatorio", "verplicht",
  ]
  private static let yes: Lexicon = [
    "yes", "true", "required", "mandatory", "ja", "oui", "sí", "si", "sim", "y", "x", "always",
  ]
  private static let no: Lexicon = [
    "no", "false", "optional", "nein", "non", "não", "n", "never",
  ]
  private static let demands = [
    "is required", "are required", "is mandatory", "are mandatory", "must be filled",
    "must not be empty", "cannot be empty", "can't be empty", "may not be empty",
    "cannot be left empty", "must not be left empty", "empty blocks", "empty prevents",
    "empty stops", "ist pflicht", "muss ausgefüllt", "est obligatoire", "es obligatorio",
    "has to be filled", "is a required field", "must be given", "must be entered",
  ]
  private static let waivers = [
    "is optional", "are optional", "may be left empty", "can be left empty", "may be empty",
    "can be empty", "is not required", "are not required", "isn't required", "may stay empty",
    "can stay empty", "can be skipped", "may be skipped", "can be left out", "may be left out",
    "is voluntary", "ist freiwillig", "ist optional", "est facultatif", "es opcional",
    "not mandatory", "may be omitted", "can be omitted",
  ]
  private static let conditions = [
    " if ", " unless ", " when ", " only ", " except", " once ", " depending", " whose ", " where ",
  ]

  static let cues: [StaticString] = [
    "equired", "mandatory", "empty", "ptional", "flicht", "filled", "skipped", "left out",
    "bligato", "omitted", "must be",
  ]

  private func find() -> [FactConflict] {
    let fields = fields()
    guard !fields.isEmpty else { return [] }
    var result: [FactConflict] = []
    for passage in Passages(reader: reader).with(Self.cues) {
      let isDemand = Self.demands.contains(where: passage.text.contains)
      let isWaiver = Self.waivers.contains(where: passage.text.contains)
      guard isDemand != isWaiver, !Self.conditions.contains(where: passage.text.contains) else {
        continue
      }
      let words = Names.words(document.string(plain: passage.range))
      let named = fields.filter {
        $0.table != passage.block && $0.cell != passage.node && isNamed($0, words, passage)
      }
      guard named.count == 1 || Set(named.map(\.name)).count == 1, let field = named.first,
        named.allSatisfy({ $0.isRequired == isWaiver })
      else { continue }
      result.append(conflict(field, passage))
    }
    return result
  }

  private func conflict(_ field: Field, _ passage: Passage) -> FactConflict {
    let pair: [FactConflict.Statement] = [
      .init(
        value: field.isRequired ? "required" : "optional",
        origin: document.origin(document.sourceRange(plain: document.plainText(of: field.cell)))),
      .init(
        value: field.isRequired ? "optional" : "required",
        origin: document.origin(document.sourceRange(plain: passage.range))),
    ]
    return FactConflict(
      subject: field.name, property: "obligation",
      statements: pair.sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the table and the sentence are both about the field '\(field.name)'", isTold: true)
  }

  /// Whether a sentence has the name of a field, as a name and not as a part of another one.
  private func isNamed(_ field: Field, _ words: [String], _ passage: Passage) -> Bool {
    guard words.count >= field.words.count else { return false }
    let isIn = (0...words.count - field.words.count).contains {
      Array(words[$0..<$0 + field.words.count]) == field.words
    }
    let text = document.string(plain: passage.range)
    return isIn
      && (text.contains(field.name) || field.words.count > 1
        || text.lowercased().hasPrefix(field.name.lowercased()))
  }

  /// The rows of tables with a column for what is required.
  private func fields() -> [Field] {
    var result: [Field] = []
    let isMarked =
      document.mentions("(optional") || document.mentions("(required")
      || document.mentions("(mandatory")
    for list in document.lists where isMarked {
      result += document.children(of: list).compactMap { marked($0, list) }
    }
    for table in document.tables {
      let rows = document.children(of: table)
      guard let header = rows.first, reader.isNormative(document.nodes[table].range.start) else {
        continue
      }
      let titles = document.children(of: header).map { Names.words(document.string($0)) }
      guard
        let column = titles.indices.first(where: { place in
          place > 0 && titles[place].count <= 2
            && titles[place].contains { Self.required.contains($0) || $0 == "optional" }
        })
      else { continue }
      let isInverse = titles[column].contains("optional")
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard column < cells.count, let first = cells.first,
          case let name = document.string(first), !Names.words(name).isEmpty,
          let answer = answer(document.string(cells[column]))
        else { continue }
        result.append(
          Field(
            name: name, words: Names.words(name), isRequired: answer != isInverse,
            cell: cells[column], table: table, section: Int(document.nodes[table].section)))
      }
    }
    return result
  }

  /// "**Phone** (optional)": a short item or the label of one.
  private func marked(_ item: Int, _ list: Int) -> Field? {
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      reader.isNormative(document.nodes[leaf].range.start)
    else { return nil }
    let text = document.string(leaf)
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
      text[..<open].utf8.count <= 32, !text[..<open].contains(":"),
      let mark = Names.words(String(text[open..<close])).only,
      let answer = ["optional", "required", "mandatory"].contains(mark) ? mark != "optional" : nil
    else { return nil }
    let name = String(text[..<open]).trimmedSpaces
    guard !Names.words(name).isEmpty else { return nil }
    return Field(
      name: name, words: Names.words(name), isRequired: answer, cell: leaf, table: list,
      section: Int(document.nodes[leaf].section))
  }

  private func answer(_ text: String) -> Bool? {
    let words = Names.words(text)
    if words.isEmpty {
      if text.contains("✓") || text.contains("✅") || text.contains("✔") || text.contains("●") {
        return true
      }
      return text.contains("–") || text.contains("—") || text.contains("❌") || text.contains("✗")
        || text == "-" ? false : nil
    }
    guard let word = words.only else { return nil }
    return Self.yes.contains(word) ? true : Self.no.contains(word) ? false : nil
  }
}
