import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Grids of others, and values that the section of the scale sets itself.
extension OffGrid {
  private static let systems: Lexicon = [
    "material", "md2", "md3", "m2", "m3", "bootstrap", "tailwind", "fluent", "carbon", "polaris",
    "chakra", "antd", "ant", "mui", "hig", "lightning", "atlassian", "spectrum", "primer",
    "foundation", "bulma", "shadcn", "マテリアル", "머티리얼",
  ]
  private static let comparisons: Lexicon = [
    "comparison", "comparisons", "compared", "comparing", "versus", "vs", "vergleich",
    "gegenüberstellung", "comparaison", "comparación", "comparativa", "comparação", "comparativo",
    "confronto", "vergelijking", "perbandingan", "сравнение", "porównanie",
  ]
  private static let wideComparisons = ["比較", "对比", "對比", "比较", "비교"]
  private static let own: Lexicon = [
    "our", "ours", "we", "own", "us", "wir", "unser", "unsere", "eigenes", "notre", "nous",
    "nuestro", "nosotros", "nosso", "nós", "nostro", "noi", "onze", "wij", "kami", "我们", "我們",
    "本产品", "自社", "当社", "우리", "мы", "наш",
  ]

  /// Whether a grid stands in the column of another system: "| Part | Ours | Carbon |", or of another product in a table
  /// that compares it with the one of the title.
  func isOfRival(_ grid: Constraint, _ document: Document) -> Bool {
    guard let cell = document.lastNode(startingBy: grid.origin.range.start),
      document.nodes[cell].kind == .tableCell,
      case let row = Int(document.nodes[cell].parent),
      let column = document.children(of: row).firstIndex(of: cell), column > 0,
      case let header = document.tableHeader(around: grid.origin.range.start),
      header.count > 2, column < header.count
    else { return false }
    // The first column names what is compared.
    let others = header.indices.dropFirst().filter { $0 != column }
    if isSystem(header[column]), others.contains(where: { !isSystem(header[$0]) }) { return true }
    guard compares(Int(document.nodes[cell].section), document) else { return false }
    let named = Names.words(title(of: document))
    func isOwn(_ head: String) -> Bool {
      let words = Names.words(head)
      return words.contains(where: Self.own.contains)
        || !words.isEmpty && words.allSatisfy(named.contains)
    }
    return !isOwn(header[column]) && others.contains { isOwn(header[$0]) }
  }

  private func isSystem(_ header: String) -> Bool {
    Names.hasWord(header, in: Self.systems, ofAtMost: 4)
  }

  /// Whether a heading above a section says that things are compared below it.
  private func compares(_ section: Int, _ document: Document) -> Bool {
    document.path(ofSection: section).contains {
      let title = document.title(ofSection: $0)
      return Names.hasWord(title, in: Self.comparisons)
        || Self.wideComparisons.contains(where: title.contains)
    }
  }

  /// The title of a document, its first heading of level 1.
  private func title(of document: Document) -> String {
    document.sections.indices.first { document.sections[$0].level == 1 }
      .map { document.title(ofSection: $0) } ?? ""
  }

  // MARK: Ranges

  private static let wholes: Lexicon = [
    "all", "every", "everything", "always", "alle", "jeder", "jede", "sämtliche", "immer", "tous",
    "toutes", "toujours", "todo", "todos", "toda", "todas", "siempre", "sempre", "tutti", "tutte",
    "tutto", "altijd", "semua", "selalu", "все", "всегда",
  ]
  private static let wideWholes = ["すべて", "全て", "全部", "所有", "一律", "모든", "모두", "항상"]

  /// The end of a narrow range that is off a grid on which all distances are by its line: 14 of "14–16px" beside "All
  /// spacing is a multiple of 4".
  func strayEnd(
    _ constraint: Constraint, _ step: Double, _ grid: Constraint?, _ context: RuleContext
  ) -> Double? {
    guard let least = constraint.quantity.min, let most = constraint.quantity.max, least < most,
      most <= least * 2, let grid,
      let stray = [least, most].first(where: { ($0 / step).rounded() * step != $0 })
    else { return nil }
    return isForAll(grid, context.document) ? stray : nil
  }

  /// Whether the line that sets a grid puts all distances on it: "All spacing is a multiple of 4".
  func isForAll(_ grid: Constraint, _ document: Document) -> Bool {
    let line = document.source.string(grid.lineOrigin.range)
    guard line.utf8.count < 300 else { return false }
    return Names.hasWord(line, in: Self.wholes) || Self.wideWholes.contains(where: line.contains)
  }

  // MARK: Conventions

  private static let conventions: Lexicon = [
    "convention", "conventions", "rule", "rules", "konvention", "konventionen", "regel", "regeln",
    "règle", "règles", "convención", "convenciones", "regla", "reglas", "convenção", "convenções",
    "regra", "regras", "convenzione", "convenzioni", "regola", "regole", "conventie", "afspraak",
    "konvensi", "aturan", "约定", "約定", "规则", "規則", "原则", "原則", "惯例", "ルール", "規約", "규칙", "원칙",
    "관례",
  ]

  /// What the section of the scale itself says behind words for what is agreed: clauses by their words and numbers.
  func agreements(_ scale: SpacingScale, _ document: Document) -> [Substring: [String]] {
    guard let place = document.lastNode(startingBy: scale.origin.range.start),
      case let section = Int(document.nodes[place].section), section > 0
    else { return [:] }
    return document.sections[section].ownNodes.reduce(into: [:]) { result, node in
      guard document.nodes[Int(node)].kind == .paragraph,
        case let text = document.string(Int(node)), text.utf8.count < 600,
        let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
        Names.hasWord(String(text[..<colon]), in: Self.conventions, ofAtMost: 4)
      else { return }
      let clauses = text[text.index(after: colon)...].split { ";；。，".contains($0) }
      for clause in clauses {
        let lower = clause.lowercased()
        for word in Set(clause.split { !$0.isLetter && !$0.isNumber && $0 != "." }) {
          result[word, default: []].append(lower)
        }
      }
    }
  }

  /// Whether the section of the scale itself gives a value to the same part, behind a word for what is agreed:
  /// "Convention: cards are padded `20px 24px`".
  func isAgreed(
    _ value: Double, _ constraint: Constraint, _ unit: Unit, _ agreements: [Substring: [String]]
  ) -> Bool {
    guard !agreements.isEmpty,
      let clauses = agreements[Substring(Numbers.text(value) + unit.rawValue)]
    else { return false }
    // A word of two letters in scripts without blanks has six bytes.
    let names = Names.words(constraint.subject).filter {
      $0.utf8.count > 3 && !Self.distances.contains($0)
    }
    return clauses.contains { clause in names.contains(where: clause.contains) }
  }
}
