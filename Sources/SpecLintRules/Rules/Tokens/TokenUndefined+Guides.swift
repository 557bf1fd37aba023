import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names that a document takes from code: guides "Token | Use for", and classes that define variables.
extension TokenUndefined {
  private static let names: Lexicon = [
    "token", "tokens", "variable", "variables", "name", "property", "css", "custom", "令牌", "变量",
    "變數", "トークン", "変数", "토큰", "변수",
  ]
  private static let values: Lexicon = [
    "value", "values", "hex", "light", "dark", "default", "wert", "valeur", "valor", "valore", "px",
    "rem", "size", "值", "色值", "値", "값", "day", "night", "color", "colour",
  ]

  /// Tells the names whose values the document places in code, and plain ones, unless they stand among names that are
  /// surely of tokens.
  ///
  /// - Complexity: O(cells), once where names have no value.
  func placesOutside(_ open: [TokenUse], _ context: RuleContext) -> (TokenUse) -> Bool {
    let document = context.document
    let settled = settledKinds(open, context.spec)
    let listed = guided(context)
    let sections = settingSections(document)
    let isExtension = extendsPalette(document)
    return { use in
      if listed.contains(use.name) || isOfNamedFamily(use.name, context) { return true }
      if isPlain(use.name) { return !(use.kind.map(settled.contains) ?? false) }
      if isExtension, use.name.hasPrefix("--") { return true }
      guard use.name.hasPrefix("--"), !sections.isEmpty,
        let node = document.lastNode(startingBy: use.origin.range.start)
      else { return false }
      return sections.contains(document.nodes[node].section)
    }
  }

  /// The kinds of which three other names show that they are of tokens: colours without a value that have steps, and
  /// styles of type whose sizes stand beside them.
  private func settledKinds(_ open: [TokenUse], _ spec: SpecDocument) -> Set<Token.Kind> {
    let steps = Set(
      open.lazy.filter { use in
        use.kind == .color && use.name.last?.isNumber == true && use.name.contains("-")
      }.map(\.name))
    let styles = Set(
      spec.tokenUses.lazy.filter { $0.kind == .typography && $0.restated != nil }.map(\.name))
    var result: Set<Token.Kind> = []
    if steps.count >= 3 { result.insert(.color) }
    if styles.count >= 3 { result.insert(.typography) }
    return result
  }

  private static let files: Lexicon = [
    "js", "ts", "tsx", "jsx", "mjs", "cjs", "json", "json5", "yaml", "yml", "css", "scss", "less",
    "swift", "kt", "dart", "xml", "toml", "py", "vue",
  ]

  /// Whether the name of a file and an arrow stand before a name, which is a path in it: "`app.config.js` → `colors.brand`".
  func isInFile(_ before: String) -> Bool {
    let head = before.reversed().drop { " `\"'".contains($0) }
    guard let arrow = head.first, "→>›:#".contains(arrow) else { return false }
    let name = head.drop { "→>›:#-= `\"'".contains($0) }.prefix { $0 != " " && $0 != "`" }
    guard let dot = name.firstIndex(of: "."), dot > name.startIndex else { return false }
    let end = String(name[..<dot].reversed())
    return Self.files.contains(end.lowercased())
  }

  /// Whether the document names a whole family of custom properties ("links use `--color-base-*`") and gives none of them
  /// a value: the style sheet has them.
  private func isOfNamedFamily(_ name: String, _ context: RuleContext) -> Bool {
    guard name.hasPrefix("--"), context.document.mentions("-*") else { return false }
    var family = name[...]
    while let mark = family.lastIndex(of: "-"), mark > name.index(name.startIndex, offsetBy: 2) {
      family = name[..<mark]
      var pattern = family + "-*"
      let isNamed = pattern.withUTF8 { wanted in
        context.document.source.bytes.withUnsafeBufferPointer {
          ASCII.find(wanted, in: $0, 0..<$0.count) != nil
        }
      }
      if isNamed { return !context.spec.tokens.contains { $0.name.hasPrefix(family + "-") } }
    }
    return false
  }

  /// The names of tables that say what each is for, and give none of them a value.
  private func guided(_ context: RuleContext) -> Set<String> {
    let document = context.document
    var result: Set<String> = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard rows.count > 3, let header = rows.first,
        case let titles = document.children(of: header).map(document.string),
        let first = titles.first, Names.hasWord(first, in: Self.names, ofAtMost: 3),
        !titles.dropFirst().contains(where: { Names.hasWord($0, in: Self.values) })
      else { continue }
      let cells = rows.dropFirst().compactMap { document.firstChild(of: $0) }
      let names = cells.compactMap { name(in: document.string($0)) }
      // Beside names with values one without is a slip.
      guard names.count == cells.count, !names.contains(where: context.facts.tokens.defines),
        !document.plain[document.plainText(of: table)].contains(ASCII.hash)
      else { continue }
      result.formUnion(names)
    }
    return result
  }

  /// "var(--edge)", "--edge", "color.edge"
  private func name(in cell: String) -> String? {
    var text = cell.filter { $0 != " " && $0 != "`" }
    if text.hasPrefix("var("), text.hasSuffix(")") { text = String(text.dropFirst(4).dropLast()) }
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return isName && text.contains(where: { "-.".contains($0) }) ? text : nil
  }

  private static let setters: Lexicon = [
    "defines", "sets", "declares", "provides", "exposes", "definiert", "setzt", "définit", "define",
    "declara",
  ]

  private static let standing: Lexicon = [
    "existing", "current", "bestehende", "bestehenden", "bestehender", "vorhandene", "vorhandenen",
    "existante", "existant", "existants", "existente", "existentes", "esistente", "esistenti",
    "bestaande",
  ]
  private static let stocks: Lexicon = [
    "palette", "palettes", "tokens", "theme", "variables", "farbpalette", "variablen", "jetons",
    "paleta", "variáveis", "tavolozza", "variabili", "palet", "kleurenpalet", "variabelen",
  ]
  private static let additions: Lexicon = [
    "alongside", "beside", "besides", "extends", "extend", "extending", "extension", "derive",
    "derives", "addition", "added", "onto", "reuse", "reuses", "neben", "erweitert", "ergänzt",
    "étend", "complète", "amplía", "extiende", "amplia", "estende", "naast", "aanvulling",
  ]

  /// Whether a line says that the document adds to values that the product has already: "new colours alongside the existing
  /// palette".
  private func extendsPalette(_ document: Document) -> Bool {
    let cues: [StaticString] = ["xist", "estehend", "orhanden", "sistent", "estaand"]
    return cues.contains { cue in
      document.mentions(cue)
        && document.leaves(with: cue).contains { leaf in
          guard document.nodes[leaf].kind != .codeBlock, document.plainText(of: leaf).count < 300
          else { return false }
          let words = Names.words(document.string(leaf))
          return words.indices.contains { place in
            Self.stocks.contains(words[place])
              && (words[..<place].suffix(3) + words[(place + 1)...].prefix(2))
                .contains(where: Self.standing.contains)
              && words[..<place].suffix(10).contains(where: Self.additions.contains)
          }
        }
    }
  }

  /// The sections with a cell or a paragraph that says of a class that it defines variables: ".app-page defines layout
  /// variables such as `--gap-y`".
  private func settingSections(_ document: Document) -> Set<Int32> {
    let cues: [StaticString] = ["ariables", "custom properties", "Variablen"]
    var sections: Set<Int32> = []
    for cue in cues where document.mentions(cue) {
      for leaf in document.leaves(with: cue) {
        let words = Names.words(document.string(leaf))
        let isSet = words.indices.contains { place in
          (words[place].hasPrefix("variable") || words[place] == "properties")
            && words[..<place].suffix(4).contains(where: Self.setters.contains)
        }
        if isSet { sections.insert(document.nodes[leaf].section) }
      }
    }
    return sections
  }
}
