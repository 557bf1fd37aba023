import SpecModel
import SpecSyntax
import SpecText

/// Measures of one thing that stand in sentences, labels, cells, tokens and style rules and have two values.
///
/// The ledger asks that a label be part of a sentence; here the thing is told by a noun with the words in front of it,
/// wherever it stands: "dimmed by a scrim at 40 % opacity" and `opacity-scrim: 0.6`. Two measures are of one thing where
/// they have the same noun and no word in front of it that the other one gainsays; where one of them has fewer words, or
/// the noun stands alone, the document must know two values of it and no more.
struct NamedMeasures {
  private let document: Document
  private let spec: SpecDocument
  private let reader: LedgerReader

  /// A measure and what it may be of.
  private struct Claim {
    var entry: LedgerEntry
    var value: Double
    var unit: Unit
    /// The noun with the words in front of it, in order; of a sentence the nearest and the first.
    var names: [[String]]
    var text: String
  }

  private struct Key: Hashable {
    var property: LedgerEntry.Property
    var unit: Unit
    var head: String
  }

  /// The conflicts of a document between measures that its ledger knows.
  static func find(
    _ document: Document, _ spec: SpecDocument, _ reader: LedgerReader, _ entries: [LedgerEntry]
  ) -> [FactConflict] {
    guard !entries.isEmpty else { return [] }
    return NamedMeasures(document: document, spec: spec, reader: reader).find(entries)
  }

  private func find(_ entries: [LedgerEntry]) -> [FactConflict] {
    var claims: [Claim] = []
    for entry in entries + tokens(beside: entries)
    where Self.measured.contains(entry.property) {
      if let claim = claim(entry) { claims.append(claim) }
    }
    var groups: [Key: [Int]] = [:]
    for (number, claim) in claims.enumerated() {
      for head in Set(claim.names.compactMap(\.last)) {
        groups[
          Key(property: claim.entry.property, unit: claim.unit, head: head), default: []
        ].append(number)
      }
    }
    let shared = groups.filter { (2...Self.limit).contains($0.value.count) }.sorted {
      $0.value == $1.value
        ? $0.key.head < $1.key.head : $0.value.lexicographicallyPrecedes($1.value)
    }
    return shared.flatMap { key, members in
      conflicts(members.map { claims[$0] }, key.head, entries)
    }
  }

  private static let measured: Set<LedgerEntry.Property> = [
    .height, .width, .size, .radius, .padding, .spacing, .stroke, .typeSize, .opacity,
  ]

  /// Measures with one noun that are compared; more are a catalogue.
  private static let limit = 10

  // MARK: Pairs

  private func conflicts(
    _ members: [Claim], _ head: String, _ entries: [LedgerEntry]
  ) -> [FactConflict] {
    var result: [FactConflict] = []
    for (place, a) in members.enumerated() {
      for b in members[(place + 1)...] {
        guard a.value != b.value, !shareBlock(a, b), !areTwoRules(a, b),
          !areParts(a, b), !isCompared(a, with: b), !isCompared(b, with: a),
          let isWhole = link(a, b, head), isWhole || areOnly(a, b, members),
          !hasVariant(a, of: b, entries), !hasVariant(b, of: a, entries),
          limits(a) == limits(b), !Opposites.tell(around(a), around(b))
        else { continue }
        result.append(conflict(a, b, head))
      }
    }
    return result.count == 1 ? result : []
  }

  /// Whether two claims have one name; `false` where one has fewer words or the noun stands alone, `nil` where they do not.
  private func link(_ a: Claim, _ b: Claim, _ head: String) -> Bool? {
    var found: Bool?
    for one in a.names where one.last == head {
      for other in b.names where other.last == head {
        let (first, second) = (Set(one), Set(other))
        if first == second {
          if first.count > 1, isSentence(a) || isSentence(b) || areNear(a, b, head) { return true }
          if isSentence(a) != isSentence(b), areNear(a, b, head) { found = false }
        } else if first.isSubset(of: second) || second.isSubset(of: first) {
          if isSentence(a) || isSentence(b), areNear(a, b, head) { found = false }
        }
      }
    }
    return found
  }

  private func isSentence(_ claim: Claim) -> Bool { claim.entry.telling == .sentence }

  /// Whether the list, the table or the line of a claim gives the value of the other one to a variant.
  private func hasVariant(_ claim: Claim, of other: Claim, _ entries: [LedgerEntry]) -> Bool {
    let own = claim.entry
    let line = document.source.line(of: own.origin.range.start)
    let isTold = entries.contains {
      $0.value == other.entry.value && $0.unit == other.entry.unit && $0.origin != own.origin
        && $0.origin != other.entry.origin
        && (own.block >= 0 && $0.block == own.block
          || document.source.line(of: $0.origin.range.start) == line)
    }
    return isTold
      || spec.constraints.contains {
        $0.condition != nil && $0.quantity.exact == other.entry.value
          && $0.quantity.unit == other.entry.unit && own.block >= 0
          && document.list(at: $0.origin.range.start) == own.block
      }
  }

  /// Whether the document has no third value for what both are.
  private func areOnly(_ a: Claim, _ b: Claim, _ members: [Claim]) -> Bool {
    members.count <= 4 && members.allSatisfy { $0.value == a.value || $0.value == b.value }
  }

  /// Parts that every component has one of.
  private static let parts: Lexicon = [
    "container", "wrapper", "outer", "inner", "box", "root", "body", "content",
  ]

  /// Whether two sections give the measures to a part of their own components: "Container" of a box and of a row.
  private func areParts(_ a: Claim, _ b: Claim) -> Bool {
    a.entry.section != b.entry.section
      && [a, b].allSatisfy { claim in
        claim.names.allSatisfy { name in name.allSatisfy(Self.parts.contains) }
          || Names.words(claim.entry.name).contains(where: Self.parts.contains)
      }
  }

  private static let comparisons = [
    "wider than", "narrower than", "taller than", "larger than", "bigger than", "smaller than",
    "thicker than", "thinner than", "tighter than", "looser than", "unlike the", "unlike in",
  ]

  private static let elsewhere: Lexicon = ["elsewhere", "usual", "default"]
  private static let places: Lexicon = ["in", "on"]
  private static let articles: Lexicon = ["the", "a", "an", "of", "its", "our", "and", "for"]

  /// Whether a sentence says that its measure is another one than where the other one stands: "880px (wider than in the
  /// list)". What is compared with another part is not set apart.
  private func isCompared(_ claim: Claim, with other: Claim) -> Bool {
    guard isSentence(claim), let phrase = Self.comparisons.first(where: claim.text.contains),
      let place = claim.text.firstRange(of: phrase)
    else { return false }
    if phrase.hasSuffix(" in") { return true }
    let rest = Names.words(
      String(claim.text[place.upperBound...].prefix { !",.;:()".contains($0) })
    )
    .prefix(4)
    if rest.first.map(Self.places.contains) == true
      || rest.contains(where: Self.elsewhere.contains)
    {
      return true
    }
    let titles = document.path(ofSection: other.entry.section).filter {
      document.sections[$0].level > 1
    }.flatMap { Names.words(document.title(ofSection: $0)) }
    return rest.contains { word in
      !Self.articles.contains(word) && (titles.contains(word) || titles.contains(word + "s"))
    }
  }

  /// Whether style rules give the measures to two classes.
  private func areTwoRules(_ a: Claim, _ b: Claim) -> Bool {
    a.entry.name != b.entry.name
      && [a, b].allSatisfy { document.nodes[$0.entry.node].kind == .codeBlock }
  }

  private func shareBlock(_ a: Claim, _ b: Claim) -> Bool {
    a.entry.node == b.entry.node || a.entry.block >= 0 && a.entry.block == b.entry.block
      || document.source.line(of: a.entry.origin.range.start)
        == document.source.line(of: b.entry.origin.range.start)
  }

  /// Whether what the one section says holds for the other one.
  private func areNear(_ a: Claim, _ b: Claim, _ head: String) -> Bool {
    let (first, second) = (a.entry.section, b.entry.section)
    if first == second { return true }
    return document.path(ofSection: first).contains(second)
      || document.path(ofSection: second).contains(first)
      || [first, second].contains { section in
        guard section > 0 else { return false }
        let title = document.title(ofSection: section)
        return LedgerWords.gathers(title) || LedgerWords.thing(title).contains(head)
      }
  }

  private func conflict(_ a: Claim, _ b: Claim, _ head: String) -> FactConflict {
    let (first, second) = a.entry.origin.range.start < b.entry.origin.range.start ? (a, b) : (b, a)
    let name = [a, b].first { !isSentence($0) } ?? a
    let isCode = [a, b].contains { document.isCode($0.entry.origin.range.start) }
    return FactConflict(
      subject: isSentence(name) ? head : name.entry.name, property: a.entry.property.label,
      statements: [statement(first), statement(second)],
      reason: "both are about the same '\(head)', and nothing limits the one or the other",
      isCode: isCode)
  }

  private func statement(_ claim: Claim) -> FactConflict.Statement {
    .init(
      value: document.source.string(claim.entry.origin.range).trimmedSpaces,
      origin: claim.entry.origin)
  }

  // MARK: Tokens

  private static let kinds: [Token.Kind: LedgerEntry.Property] = [
    .radius: .radius, .size: .size, .opacity: .opacity, .typography: .typeSize,
  ]

  /// The measures of tokens that nothing else reads.
  private func tokens(beside entries: [LedgerEntry]) -> [LedgerEntry] {
    let known = Set(entries.map(\.node))
    return spec.tokens.compactMap { token in
      guard let property = Self.kinds[token.kind], token.modes.isEmpty,
        let node = document.lastNode(startingBy: token.valueOrigin.range.start),
        !known.contains(node), document.nodes[node].kind != .codeBlock,
        let (value, unit) = Self.measure(token.value)
      else { return nil }
      return LedgerEntry(
        property: LedgerReader.refined(property, by: token.name), value: value, unit: unit,
        name: token.name,
        thing: LedgerWords.thing(token.name), telling: .label, origin: token.valueOrigin,
        node: node, section: Int(document.nodes[node].section),
        block: document.list(at: token.origin.range.start) ?? table(around: node))
    }
  }

  private func table(around node: Int) -> Int {
    guard document.nodes[node].kind == .tableCell else { return -1 }
    return Int(document.nodes[Int(document.nodes[node].parent)].parent)
  }

  /// The first length of a value.
  private static func measure(_ text: String) -> (Double, Unit)? {
    let bytes = ContiguousArray(text.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).first, !amount.isInexact,
      amount.value > 0
    else { return nil }
    return Unit(rawValue: amount.unit.rawValue).map { (amount.value, $0) }
  }

  // MARK: Claims

  private func claim(_ entry: LedgerEntry) -> Claim? {
    guard spec.isNormative(at: entry.origin.range.start), !isLeading(entry) else { return nil }
    let text = entry.telling == .sentence ? reader.sentence(of: entry) : entry.name
    let names: [[String]]
    if entry.telling == .sentence {
      // "Texte: 16px, centered": what stands behind a label is of the label.
      names =
        reader.leadingLabel(of: entry).map { [NounPhrases.name($0)] }
        ?? NounPhrases.around(entry.origin.range, reader, document)
    } else {
      names = [NounPhrases.name(entry.name)]
    }
    let known = names.map(Self.headed).filter { name in
      guard let head = name.last else { return false }
      // "bg card" names the colour of a ground.
      return !Self.steps.contains(head) && !Self.faces.contains(head)
        && !name.allSatisfy(LedgerWords.limits.contains) && name.first != "bg"
    }
    guard !known.isEmpty else { return nil }
    if ["→", "->", "⇒", "–", " to "].contains(where: text.contains) { return nil }
    var entry = entry
    if Self.thicknesses.contains(entry.property) || entry.property == .height,
      known.allSatisfy({ Self.lines.contains($0.last ?? "") }) || isOfBorder(entry)
    {
      entry.property = .stroke
    }
    var claim = Claim(
      entry: entry, value: entry.value, unit: entry.unit, names: known, text: text)
    if entry.unit == .rem { (claim.value, claim.unit) = (entry.value * 16, .px) }
    return claim
  }

  private static let borders: Lexicon = [
    "border", "borde", "bordo", "borda", "bordure", "rahmen", "rand", "kontur", "trazo", "filet",
    "граница", "рамка", "обводка", "obramowanie", "kenarlık",
  ]
  private static let wideBorders = ["边框", "邊框", "枠線", "ボーダー", "테두리"]

  /// Whether the words right before a length name a border: "borde inferior 1px".
  private func isOfBorder(_ entry: LedgerEntry) -> Bool {
    let line = document.firstLine(of: entry.origin.range)
    let end = Int(entry.origin.range.start)
    guard Int(line.start) < end else { return false }
    let before = document.source.string(SourceRange(max(Int(line.start), end - 40), end))
    let clause = String(before.split { ",;.(|".contains($0) }.last ?? "")
    return Names.hasWord(clause, in: Self.borders)
      || Self.wideBorders.contains(where: clause.contains)
  }

  /// Whether a measure is the height of lines of text, which is no height of a line that is drawn.
  private func isLeading(_ entry: LedgerEntry) -> Bool {
    let line = document.source.string(document.firstLine(of: entry.origin.range)).lowercased()
    return line.contains("line height") || line.contains("line-height")
      || line.contains("lineheight")
  }

  /// A name with its noun at the end: "button primary" is a primary button.
  private static func headed(_ name: [String]) -> [String] {
    guard name.count > 1, let last = name.last, steps.contains(last), !steps.contains(name[0])
    else { return name }
    return Array(name.dropFirst()) + [name[0]]
  }

  /// The words around a claim that may limit it.
  private func around(_ claim: Claim) -> String {
    reader.limiting(claim.entry) + " " + (isSentence(claim) ? "" : claim.entry.name)
  }

  private func limits(_ claim: Claim) -> Set<String> {
    let own = LedgerWords.limits(of: around(claim), isMeasure: true)
    return document.path(ofSection: claim.entry.section).filter { document.sections[$0].level > 1 }
      .reduce(own) {
        $0.union(LedgerWords.limits(of: document.title(ofSection: $1), isMeasure: true))
      }
  }

  /// Properties that tell how thick a line is.
  private static let thicknesses: Set<LedgerEntry.Property> = [.width, .size, .height]
  /// Things that are lines.
  private static let lines: Lexicon = [
    "ring", "border", "outlin", "lin", "divider", "strok", "underlin", "separator", "rul",
  ]

  /// Words with which names of typefaces end, "Ledger Mono 26px": the thing is what is set in it.
  private static let faces: Lexicon = [
    "mono", "monospac", "monospace", "serif", "sans", "san", "grotesk", "grotesque", "gothic",
    "antiqua", "slab", "typefac", "typeface",
  ]

  /// Words for steps of scales, which name no thing.
  private static let steps: Lexicon = [
    "xs", "sm", "md", "lg", "xl", "xxl", "xxs", "small", "medium", "larg", "default", "base", "bas",
    "full", "none", "non", "tight", "loos", "wid", "narrow", "other", "valu", "scal", "step", "sid",
    "edg", "end", "left", "right", "top", "bottom", "horizontal", "vertical", "mobil", "desktop",
    "tablet", "hover", "focu", "press", "activ", "select", "disabl", "error", "success", "warn",
    "primary", "secondary", "regular", "compact", "comfortabl", "unit", "px", "stat", "zustand",
    "état", "estado", "stato", "toestand", "keadaan", "состояние", "状态", "状態", "상태",
  ]
}
