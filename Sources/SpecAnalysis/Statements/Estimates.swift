import SpecModel
import SpecText

/// Times that plan work and say nothing of the product: "Write the gallery props (5 min)", a column "Effort".
enum Estimates {
  /// Verbs with which tasks of a plan begin.
  private static let tasks: Lexicon = [
    "add", "write", "create", "fix", "implement", "update", "refactor", "test", "build", "define",
    "install", "configure", "migrate", "remove", "replace", "review", "document", "deploy",
    "convert", "clean", "finish", "integrate", "extract", "rewrite", "port", "wire", "verify",
    "hinzufügen", "schreiben", "anlegen", "ajouter", "écrire", "créer", "añadir", "crear",
    "escribir", "adicionar", "criar", "escrever", "добавить", "написать", "создать",
  ]
  /// Titles of columns of such times.
  private static let columns: Lexicon = [
    "effort", "estimate", "estimated", "estimation", "eta", "est", "aufwand", "schätzung",
    "dauer-geschätzt", "charge", "esfuerzo", "esforço", "stima", "工时", "工時", "工数", "공수",
    "трудозатраты",
    "оценка",
  ]

  /// Whether a time is an estimate of work: in brackets at the end of a task, or in a column of estimates.
  static func holds(
    _ amount: StatedAmount, _ tokens: [TextToken], _ frame: StatementReader.Frame
  ) -> Bool {
    guard amount.dimension == .time, amount.value >= 60_000 else { return false }
    if Names.hasWord(frame.header, in: columns) { return true }
    guard frame.block >= 0, frame.header.isEmpty, tokens[amount.place].gap == .open,
      let verb = tokens.first(where: { !$0.text.isEmpty }), tasks.contains(verb.text),
      let last = tokens.last
    else { return false }
    return last.range.upperBound <= amount.range.upperBound
  }
}

/// What of a sentence a number in brackets belongs to.
enum Enumerations {
  /// The first token of the item of an enumeration that a number in brackets ends: "title, date, excerpt (80 characters)".
  static func start(of place: Int, _ sentence: [Int], _ tokens: [TextToken]) -> Int? {
    guard tokens[place].gap == .open,
      sentence.count(where: { tokens[$0].gap == .comma }) >= 2
    else { return nil }
    return sentence.last { $0 < place && (tokens[$0].gap == .comma || tokens[$0].gap == .colon) }
  }

  private static let heads: Lexicon = ["limit", "limits", "cap", "quota", "maximum"]

  /// What the limit is of whose number stands alone in brackets behind it.
  static func limited(_ amount: StatedAmount, _ tokens: [TextToken]) -> String? {
    guard amount.dimension == .count("") else { return nil }
    var place = amount.place
    while place > 0, tokens[place].gap != .open { place -= 1 }
    guard place > 1, amount.place - place <= 2, heads.contains(tokens[place - 1].text),
      tokens[place - 1].gap == .blank || tokens[place - 1].gap == .hyphen,
      tokens[place - 2].text.utf8.count > 2
    else { return nil }
    return StatementWords.canonical(tokens[place - 2].text)
  }
}
