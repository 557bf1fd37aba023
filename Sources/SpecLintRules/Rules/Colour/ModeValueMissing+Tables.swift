import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Tables of their own below "Light" and "Dark", in documents that promise each colour in both.
extension ModeValueMissing {
  private struct Table {
    var node: Int
    /// The rows that give a colour.
    var rows: [(name: String, row: Int)]
    /// The names of all rows with a value of whatever kind: "`line` | rgba(0, 0, 0, 0.1)", "`veil` | none".
    var names: Set<String>
  }

  /// Reports names of one table that the other one lacks, where it has nearly all.
  func checkTables(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("#"), document.tables.count > 1 else { return }
    var light: [Int32: Table] = [:]
    var pairs: [(light: Table, dark: Table)] = []
    for node in document.tables {
      let section = Int(document.nodes[node].section)
      let parent = document.sections[section].parent
      switch ModeWords.mode(in: document.title(ofSection: section)) {
      case .light: light[parent] = light[parent] ?? table(node, document)
      case .dark:
        if let first = light.removeValue(forKey: parent) {
          pairs.append((first, table(node, document)))
        }
      case nil: break
      }
    }
    guard !pairs.isEmpty, let promise = pairPromise(document) else { return }
    for (light, dark) in pairs {
      report(light, without: dark, "dark", promise, context, into: &diagnostics)
      report(dark, without: light, "light", promise, context, into: &diagnostics)
    }
  }

  private func table(_ node: Int, _ document: Document) -> Table {
    var table = Table(node: node, rows: [], names: [])
    for row in document.children(of: node).dropFirst() {
      let cells = document.children(of: row).map(document.string)
      guard let name = cells.first, !name.isEmpty else { continue }
      if cells.count > 1, !isBlank(cells[1]) { table.names.insert(Names.key(name)) }
      if cells.dropFirst().contains(where: isColor) { table.rows.append((name, row)) }
    }
    return table
  }

  private func isColor(_ cell: String) -> Bool {
    cell.contains("#") || Self.functions.contains(where: cell.contains)
  }

  private static let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("]

  private func report(
    _ own: Table, without other: Table, _ mode: String, _ promise: Origin, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    let missing = own.rows.filter { !other.names.contains(Names.key($0.name)) }
    guard !missing.isEmpty, missing.count * 4 <= own.rows.count,
      own.rows.count - missing.count >= 3
    else { return }
    let document = context.document
    for entry in missing {
      let line = document.firstLine(of: document.nodes[entry.row].range)
      guard context.isNormative(line) else { continue }
      diagnostics.append(
        diagnostic(
          "'\(entry.name)' has no value for \(mode) appearance", at: document.origin(line),
          label: "in this table alone",
          related: [
            .init(promise, "a value in both is promised"),
            .init(
              document.origin(document.firstLine(of: document.nodes[other.node].range)),
              "the other table"),
          ],
          why:
            "the other table has \(own.rows.count - missing.count) of the \(own.rows.count) names",
          help: "add the row, or say that both appearances share one value"))
    }
  }

  private static let cues: [StaticString] = [
    "dark", "Dark", "dunk", "Dunk", "oscur", "escur", "scuro", "scuri", "ombre", "donker", "gelap",
    "暗", "深色", "ダーク", "다크",
  ]
  private static let totals: Lexicon = [
    "all", "every", "each", "alle", "jede", "jeder", "jedes", "tous", "toutes", "chaque", "todos",
    "todas", "cada", "tutti", "ogni", "elke", "semua", "setiap",
  ]
  private static let wideTotals = ["所有", "全部", "每个", "すべて", "全て", "모든"]
  private static let both: Lexicon = [
    "pair", "pairs", "both", "paar", "paare", "beide", "beiden", "paires", "deux", "pares",
    "ambos", "ambas", "coppie", "entrambi", "paren", "pasangan", "kedua",
    "pareja", "parejas",
  ]
  /// Numbers that mean both appearances before a word for one of them.
  private static let numerals: Lexicon = [
    "two", "zwei", "dos", "dois", "duas", "due", "twee", "dua",
  ]
  private static let sorts: Lexicon = [
    "values", "modes", "variants", "versions", "themes", "schemes", "sets", "appearances", "werte",
    "varianten", "modi", "themen", "fassungen", "valores", "modos", "temas", "variantes",
    "versiones", "versões", "valori", "modalità", "temi", "varianti", "versioni", "waarden",
    "nilai", "tema", "varian",
  ]
  private static let shades: Lexicon = ["claro", "claros", "escuro", "escuros"]
  private static let wideBoth = [
    "成对", "两套", "两种", "両方", "ペア", "の対", "対で", "쌍", "모두", "짝",
  ]
  private static let values: Lexicon = [
    "token", "tokens", "color", "colors", "colour", "colours", "value", "values", "variable",
    "variables", "farbe", "farben", "werte", "couleur", "couleurs", "valeur", "valeurs", "colores",
    "valores", "cores", "colori", "valori", "kleuren", "waarden", "warna", "nilai",
  ]
  private static let wideValues = ["色", "令牌", "变量", "トークン", "カラー", "색", "토큰", "변수"]
  private static let doubts: Lexicon = [
    "not", "except", "optional", "should", "later", "todo", "if",
  ]

  /// Whether a text counts the values or the appearances: "in zwei Varianten", "par claro e escuro".
  private func isOfTwo(_ text: String) -> Bool {
    let words = Names.words(text)
    return zip(words, words.dropFirst()).contains { first, second in
      Self.numerals.contains(first) && Self.sorts.contains(second)
        || first == "par" && Self.shades.contains(second)
    }
  }

  /// "All colour tokens are defined in light and dark pairs"
  private func pairPromise(_ document: Document) -> Origin? {
    let leaves = Set(Self.cues.flatMap { document.leaves(with: $0) }).sorted()
    for leaf in leaves {
      let range = document.plainText(of: leaf)
      guard document.nodes[leaf].kind == .paragraph, range.count < 300 else { continue }
      let text = document.string(plain: range)
      let isWhole =
        Names.hasWord(text, in: Self.totals) || Self.wideTotals.contains(where: text.contains)
      let isOfBoth =
        Names.hasWord(text, in: Self.both) || Self.wideBoth.contains(where: text.contains)
        || isOfTwo(text)
      let isOfValues =
        Names.hasWord(text, in: Self.values) || Self.wideValues.contains(where: text.contains)
      guard isWhole, isOfBoth, isOfValues, !Names.hasWord(text, in: Self.doubts) else { continue }
      return document.origin(document.sourceRange(plain: range))
    }
    return nil
  }
}
