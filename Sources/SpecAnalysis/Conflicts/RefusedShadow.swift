public import SpecModel
public import SpecSyntax
public import SpecText

/// A rule that there are no shadows, and the style rules and design values that cast one: "Never use shadows." beside
/// `box-shadow: 0 4px 12px …`.
public struct RefusedShadow: Sendable {
  /// The words that rule shadows out.
  public var statement: SourceRange
  /// The places that cast one, in order.
  public var uses: [SourceRange]

  private static let cues: [StaticString] = [
    "hadows", "ombras", "ombres", "chatten", "chaduwen", "阴影", "陰影", "シャドウ", "그림자",
  ]
  private static let shadows: Lexicon = [
    "shadows", "box-shadows", "sombras", "ombres", "schatten", "schaduwen",
  ]
  private static let denials: Lexicon = [
    "no", "never", "zero", "without", "prohibited", "forbidden", "banned", "not", "don't", "dont",
    "don", "avoid", "keine", "keinerlei", "verboten", "aucune", "pas", "jamais", "interdites",
    "sin", "nunca", "prohibidas", "sem", "proibidas", "geen",
  ]
  /// Words that a clause on all shadows may have beside these.
  private static let plain: Lexicon = [
    "drop", "box", "use", "used", "using", "at", "all", "any", "anywhere", "ever", "are", "is",
    "strictly", "we", "there", "the", "in", "this", "system", "design", "ui", "interface", "app",
    "product", "allowed", "permitted", "t", "exist", "es", "gibt", "d", "de", "usar", "las",
    "los", "se", "usan", "existen", "utiliser", "sind", "verwenden", "il", "y", "a", "n",
    "on", "as",
  ]
  private static let wide = [
    "不使用阴影", "不用阴影", "禁止使用阴影", "禁止阴影", "禁用阴影", "无阴影设计", "不使用陰影", "禁止使用陰影",
    "シャドウは使わない", "シャドウは使用しない", "シャドウ禁止", "影は使わない", "그림자를 사용하지", "그림자 사용 금지", "그림자 금지",
  ]
  /// Words of headings over rules for the whole product.
  private static let general: Lexicon = [
    "rules", "rule", "principles", "principle", "guidelines", "guideline", "elevation", "shadows",
    "shadow", "depth", "style", "visual", "don'ts", "donts", "don", "avoid", "constraints",
    "language", "foundations", "direction", "aesthetic", "aesthetics", "philosophy", "regeln",
    "prinzipien", "principes", "règles", "reglas", "principios", "regras", "princípios",
  ]
  private static let wideGeneral = ["规则", "原则", "规范", "原則", "ルール", "원칙", "규칙"]
  private static let others: Lexicon = [
    "focus", "ring", "text", "inset", "none", "glow", "outline", "halo", "old", "legacy",
  ]

  /// The first such rule of a document that it does not keep.
  ///
  /// - Complexity: O(paragraphs with the word), and O(bytes of style sheets) where one rules shadows out.
  public static func find(_ document: Document, _ spec: SpecDocument) -> RefusedShadow? {
    let found = cues.filter { document.mentions($0) }
    guard !found.isEmpty else { return nil }
    let leaves = Set(found.flatMap { document.leaves(with: $0) }).sorted()
    guard let leaf = leaves.first(where: { isRule($0, document, spec) }) else { return nil }
    let uses = (rules(document) + tokens(spec)).sorted { $0.start < $1.start }
    guard !uses.isEmpty else { return nil }
    let text = document.sourceRange(plain: document.plainText(of: leaf))
    return RefusedShadow(statement: document.firstLine(of: text), uses: uses)
  }

  private static func isRule(_ leaf: Int, _ document: Document, _ spec: SpecDocument) -> Bool {
    let node = document.nodes[leaf]
    guard node.kind == .paragraph, document.plainText(of: leaf).count < 240,
      spec.isNormative(at: node.range.start), isGeneral(Int(node.section), document)
    else { return false }
    let text = document.string(leaf)
    if wide.contains(where: text.contains) { return true }
    return text.split { ".;:,—–(\n".contains($0) }.contains { clause in
      let words = Names.words(String(clause))
      return words.count <= 9 && words.contains(where: shadows.contains)
        && words.contains(where: denials.contains)
        && words.allSatisfy { shadows.contains($0) || denials.contains($0) || plain.contains($0) }
    }
  }

  /// Whether a section is about the whole product, and not about one of its parts.
  private static func isGeneral(_ section: Int, _ document: Document) -> Bool {
    guard section > 0, document.sections[section].level > 1 else { return true }
    let title = document.title(ofSection: section)
    return Names.hasWord(title, in: general) || wideGeneral.contains(where: title.contains)
  }

  private static func rules(_ document: Document) -> [SourceRange] {
    guard document.mentions("box-shadow") else { return [] }
    return StyleRules.read(document).flatMap { rule in
      Names.hasWord(rule.selector, in: others)
        ? []
        : rule.declarations.filter { $0.property == "box-shadow" && isCast($0.value) }
          .map(\.origin.range)
    }
  }

  private static func tokens(_ spec: SpecDocument) -> [SourceRange] {
    spec.tokens.filter {
      $0.kind == .shadow && isCast($0.value) && !Names.hasWord($0.name, in: others)
    }.map(\.valueOrigin.range)
  }

  /// Whether a value is a shadow with a blur, and no ring, no line and nothing inside: "0 4px 12px rgb(0 0 0 / 10%)".
  private static func isCast(_ value: String) -> Bool {
    guard !value.contains("inset") else { return false }
    let lengths = value.split(separator: " ").prefix(3).compactMap { word -> Double? in
      Double(word.hasSuffix("px") ? word.dropLast(2) : word)
    }
    return lengths.count == 3 && lengths[2] > 0
  }
}
