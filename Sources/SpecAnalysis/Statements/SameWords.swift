import SpecModel
import SpecSyntax
import SpecText

/// Lines that say the same of the same thing in the same words, but for the value: "Card radius: 8px" and further down
/// "The card has a corner radius of 12px".
///
/// Both lines consist of nothing but these words, so that no other one can limit either of them; they stand in
/// one section, or the section of one gathers what holds elsewhere, and nothing above the one names a case that
/// nothing above the other names. A line below the name of a thing, "Sheet: 300ms" below "Detail State", has the
/// words of that name where a section that gathers has them too: "Detail sheet: 400ms".
struct SameWords {
  let reader: StatementReader
  /// Where the values of tokens begin.
  private let tokenStarts: Set<UInt32>
  var document: Document { reader.document }

  private init(_ reader: StatementReader) {
    self.reader = reader
    tokenStarts = Set(
      reader.spec.tokens.flatMap { token -> [UInt32] in
        [token.valueOrigin.range.start] + token.modes.map { $0.origin.range.start }
          + token.repeats.map { $0.valueOrigin.range.start }
      })
  }

  struct Claim {
    var value: WordedValue
    /// The words without those of the headings above.
    var own: Set<String>
    var node: Int
    var section: Int
    /// What stands above it within its section.
    var owner: String
    var origin: Origin
    /// The table whose row it is; -1 for a line.
    var table = -1
  }

  /// Which lines are held against each other.
  private enum Reach: Hashable {
    case section(Int)
    /// Those of two sections of which one gathers.
    case all
    /// Those with the words of the heading above against those of sections that gather.
    case headed

    var rank: Int {
      switch self {
      case .section(let section): section
      case .all: -1
      case .headed: -2
      }
    }
  }

  private struct Key: Hashable {
    var reach: Reach
    var words: Set<String>
    var unit: String
  }

  /// The pairs of lines that cannot both hold.
  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = SameWords(reader)
    let claims = finder.claims()
    guard !claims.isEmpty else { return [] }
    var groups: [Key: [Int]] = [:]
    for (number, claim) in claims.enumerated() {
      for key in finder.keys(claim) { groups[key, default: []].append(number) }
    }
    // More lines with the same words are the steps of something.
    let shared = groups.filter { (2...3).contains($0.value.count) }
    let lines = shared.sorted {
      $0.value == $1.value
        ? $0.key.reach.rank < $1.key.reach.rank : $0.value.lexicographicallyPrecedes($1.value)
    }.compactMap { key, members in
      finder.conflict(members.map { claims[$0] }, key.reach)
    }
    return lines + finder.tokenConflicts(claims) + finder.codeConflicts(claims)
  }

  private func keys(_ claim: Claim) -> [Key] {
    let (words, unit) = (claim.value.words, claim.value.unit)
    var keys = [Key(reach: .section(claim.section), words: claim.own, unit: unit)]
    // Parts of things have rows of their own in each of their tables.
    guard claim.table < 0 else { return keys }
    keys.append(Key(reach: .all, words: words, unit: unit))
    if gathers(claim.section) {
      keys.append(Key(reach: .headed, words: words, unit: unit))
    } else if claim.section > 0 {
      let title = Set(
        Names.significantWords(document.title(ofSection: claim.section))
          .filter { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem))
      if (1...3).contains(title.count), title.isDisjoint(with: words) {
        keys.append(Key(reach: .headed, words: words.union(title), unit: unit))
      }
    }
    return keys
  }

  func gathers(_ section: Int) -> Bool {
    section > 0 && LedgerWords.gathers(document.title(ofSection: section))
  }

  /// Whether a section gathers what holds in another one: "Details" of the same thing, and not those of another thing.
  private func gathers(_ section: Int, over other: Int) -> Bool {
    guard gathers(section) else { return false }
    let parent = Int(document.sections[section].parent)
    return parent <= 0 || document.sections[parent].level <= 1
      || document.path(ofSection: other).contains(parent)
  }

  // MARK: Claims

  /// A line in bytes at most.
  private static let longest = 120

  /// The signs before a case, `<` and `>`.
  private static let comparing: [UInt8] = [0x3C, 0x3E]

  private func claims() -> [Claim] {
    var result: [Claim] = []
    var titles: [Int: Set<String>] = [:]
    for leaf in document.nodes.indices where document.nodes[leaf].kind == .paragraph {
      guard document.plainText(of: leaf).count <= Self.longest, mayTell(leaf) else { continue }
      let values = WordedValues.read(reader.tokens(leaf), of: leaf, in: document)
      add(values, of: leaf, -1, &titles, to: &result)
    }
    for table in document.tables {
      guard let header = header(of: table) else { continue }
      for row in document.children(of: table).dropFirst() {
        let cells = document.children(of: row)
        guard cells.count == 2, mayTell(cells[1]),
          cells.allSatisfy({ document.plainText(of: $0).count <= 60 })
        else { continue }
        var tokens = reader.tokens(cells[1])
        if !tokens.isEmpty { tokens[0].gap = .colon }
        let values = WordedValues.read(
          reader.tokens(cells[0]) + tokens, of: cells[1], in: document, below: header)
        add(values, of: cells[1], table, &titles, to: &result)
      }
    }
    return result.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  private func add(
    _ values: [WordedValue], of leaf: Int, _ table: Int, _ titles: inout [Int: Set<String>],
    to result: inout [Claim]
  ) {
    guard !values.isEmpty, let owner = owner(of: leaf) else { return }
    let section = Int(document.nodes[leaf].section)
    let title = titles[section] ?? words(above: section)
    titles[section] = title
    for value in values where !Self.isStep(value) {
      let rest = value.words.subtracting(title)
      let isNamed = rest.contains { !WordedValueWords.properties.contains($0) }
      result.append(
        Claim(
          value: value, own: isNamed ? rest : value.words, node: leaf, section: section,
          owner: owner, origin: document.origin(document.sourceRange(plain: value.range)),
          table: table))
    }
  }

  /// Steps of scales, which have equal names whatever the scale measures.
  static let steps: Lexicon = [
    "xxs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "xxxl", "2xs", "3xs", "2xl", "3xl",
    "4xl", "5xl",
  ]

  /// Whether a line names no more than a step: "sm: 8px" of the gaps and "sm: 480px" of the screens.
  private static func isStep(_ value: WordedValue) -> Bool {
    value.words.allSatisfy { steps.contains($0) || WordedValueWords.properties.contains($0) }
  }

  /// The words over the values of a table with two columns, "Radius" or none for "Value"; `nil` for others.
  private func header(of table: Int) -> [String]? {
    guard let row = document.firstChild(of: table) else { return nil }
    let cells = document.children(of: row)
    guard cells.count == 2 else { return nil }
    let words = Names.words(document.string(cells[1]))
    let told = words.filter { !WordedValueWords.values.contains($0) }
    return told.allSatisfy(WordedValueWords.properties.contains) ? told : nil
  }

  /// Whether a text has a digit or a colour, or tells of waits that grow; "< 2 hours:" only names the case of what
  /// follows.
  private func mayTell(_ leaf: Int) -> Bool {
    guard reader.isNormative(document.nodes[leaf].range.start) else { return false }
    let text = document.plainText(of: leaf)
    guard let first = document.plain[text].first, !Self.comparing.contains(first),
      document.plain[text].last != ASCII.colon
    else { return false }
    return document.plain[text].contains { ASCII.isDigit($0) || $0 == ASCII.hash }
      || ASCII.find("ackoff", in: document.plain, text) != nil
      || ASCII.find("ack-off", in: document.plain, text) != nil
  }

  private func words(above section: Int) -> Set<String> {
    var result: Set<String> = []
    for title in document.path(ofSection: section) {
      result.formUnion(Names.words(document.title(ofSection: title)).map(LedgerWords.stem))
    }
    return result
  }

  // MARK: Cases

  /// What may make a line that of one case: the items around it and the words over its list; `nil` in a quotation.
  private func owner(of leaf: Int) -> String? {
    var owner = ""
    var node = leaf
    while case let parent = Int(document.nodes[node].parent), parent > 0 {
      switch document.nodes[parent].kind {
      case .blockQuote: return nil
      case .item where parent + 1 != leaf:
        owner += document.string(parent + 1).prefix(60) + "/"
      default: break
      }
      node = parent
    }
    guard let lead = document.sibling(before: node), document.nodes[lead].kind == .paragraph,
      isLead(lead, of: node, leaf)
    else { return owner }
    return owner + document.string(lead)
  }

  /// Whether a paragraph names what the list or the paragraph behind it is of, or in which case it holds; "More on the
  /// same:" goes on with the thing.
  private func isLead(_ lead: Int, of node: Int, _ leaf: Int) -> Bool {
    let range = document.plainText(of: lead)
    let bytes = document.plain
    guard let last = range.last else { return false }
    let text = document.string(lead)
    let isIntroduction = bytes[last] == ASCII.colon || text.hasSuffix("：")
    let isName =
      range.count <= 60 && bytes[last] != ASCII.dot && ASCII.find(". ", in: bytes, range) == nil
    if node == leaf, !isIntroduction, bytes[range].contains(where: ASCII.isDigit) { return false }
    guard isIntroduction || isName else {
      return node != leaf
        && (Names.hasWord(text, in: WordedValueWords.conditions)
          || !LedgerWords.limits(of: text, isMeasure: true).isEmpty)
    }
    return !Names.words(text).allSatisfy {
      LedgerReader.whole.contains($0) || LedgerWords.fillers.contains($0)
        || WordedValueWords.goingOn.contains($0)
    }
  }

  // MARK: Pairs

  private func conflict(_ claims: [Claim], _ reach: Reach) -> FactConflict? {
    guard Set(claims.map(\.value.amount)).count == 2 else { return nil }
    for (place, first) in claims.enumerated() {
      for second in claims[(place + 1)...]
      where first.value.excludes(second.value) && first.node != second.node
        && (first.table < 0 || first.table != second.table) && first.owner == second.owner
        && areTold(first, second, reach)
        && !areTokens(first, second)
      {
        return made(first, second)
      }
    }
    return nil
  }

  /// Whether what one line says holds where the other one stands.
  private func areTold(_ a: Claim, _ b: Claim, _ reach: Reach) -> Bool {
    switch reach {
    case .section: return true
    case .headed:
      return gathers(a.section) != gathers(b.section)
        && (gathers(a.section, over: b.section) || gathers(b.section, over: a.section))
    case .all:
      // "Disabled: 40% opacity" is of a state of what stands above.
      let head = Names.firstWord(a.value.name).map(LedgerWords.stem) ?? ""
      return a.section != b.section && a.value.words.count > 1
        && (gathers(a.section, over: b.section) || gathers(b.section, over: a.section))
        && !LedgerWords.areStates([head])
        && limits(a.section) == limits(b.section)
    }
  }

  func limits(_ section: Int) -> Set<String> {
    document.path(ofSection: section).reduce(into: []) {
      $0.formUnion(LedgerWords.limits(of: document.title(ofSection: $1), isMeasure: true))
    }
  }

  /// Whether both values are those of tokens, which are compared with one another by their names.
  private func areTokens(_ a: Claim, _ b: Claim) -> Bool {
    tokenStarts.contains(a.origin.range.start) && tokenStarts.contains(b.origin.range.start)
  }

  private func made(_ first: Claim, _ second: Claim) -> FactConflict {
    let hasBound = first.value.bound != second.value.bound
    func statement(_ claim: Claim) -> FactConflict.Statement {
      let text = document.string(plain: claim.value.range)
      let bound = hasBound ? Self.bounds[claim.value.bound] ?? "" : ""
      return .init(value: bound + text, origin: claim.origin)
    }
    var found = FactConflict(
      subject: first.value.name, property: first.value.property,
      statements: [statement(first), statement(second)],
      reason: "both lines say the same of it, and nothing limits the one or the other")
    // A way of waiting cannot take the place of a time in its sentence.
    found.isTold = first.value.amount == .growing || second.value.amount == .growing
    return found
  }

  private static let bounds: [WordedValue.Bound: String] = [
    .most: "at most ", .least: "at least ",
  ]
}
