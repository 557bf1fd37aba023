import SpecModel
import SpecSyntax
import SpecText

/// Reads scenarios whose steps open with the words of Gherkin: in fences, "Scenario: Save" over "Given …", "When …" and
/// "Then …", and in lists of further languages below a line that names one.
struct StepScenarios {
  private let context: LoweringContext
  private let document: Document

  /// All such scenarios of a document.
  static func read(_ context: LoweringContext) -> [Scenario] {
    let reader = StepScenarios(context: context)
    return reader.document.codeBlocks.flatMap(reader.scenarios(in:))
      + reader.document.lists.compactMap(reader.scenario(inList:))
      + reader.document.sections.indices.dropFirst().compactMap(reader.scenario(inSection:))
      + reader.document.tables.flatMap(reader.scenarios(inTable:))
      + reader.document.tables.flatMap(reader.tests(inTable:))
  }

  private init(context: LoweringContext) {
    self.context = context
    document = context.document
  }

  // MARK: Fences

  private func scenarios(in block: Document.CodeBlock) -> [Scenario] {
    guard StepWords.fences.contains(block.language), (3...400).contains(block.lines.count) else {
      return []
    }
    let bytes = document.source.bytes
    var lines = ScenarioLines()
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      let mayTitle = StepWords.mayTitle(range, in: bytes)
      let endsWithColon = range.last.map { bytes[$0] == ASCII.colon || bytes[$0] == 0x9A } ?? false
      guard mayTitle || lines.isOpen || endsWithColon else { continue }
      let text = StateName.trimmed(document.source.string(line))
      let origin = document.origin(line)
      if mayTitle, let title = StepWords.title(text) {
        lines.open(title, at: origin)
      } else if endsWithColon, lines.openPart(text) || !lines.isOpen {
        continue
      } else if !lines.addRow(text, at: origin), let step = StepWords.step(text) {
        lines.add(step, at: origin)
      }
    }
    return lines.scenarios
  }

  // MARK: Lists

  /// The scenario of a list below a heading "Scénario : code expiré", each of whose items is a step in another language
  /// than English.
  private func scenario(inList list: Int) -> Scenario? {
    guard let title = title(above: list) else { return nil }
    let items = document.children(of: list)
    guard (2...12).contains(items.count) else { return nil }
    var fields: [Scenario.Field] = []
    var kinds: [GherkinKeywords.Kind] = []
    for item in items {
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        let step = StepWords.step(document.string(leaf))
      else { return nil }
      kinds.append(step.kind)
      fields.append(
        .init(
          label: step.label, text: step.text,
          origin: document.origin(document.nodes[leaf].range)))
    }
    let isEnglish = fields.contains { ["given", "then"].contains($0.label.lowercased()) }
    guard !isEnglish, ScenarioLines.areWhole(kinds) else { return nil }
    return Scenario(
      title: title, fields: fields, origin: document.origin(document.nodes[list].range))
  }

  // MARK: Paragraphs

  /// The scenario of lines right below a heading "Escenario: código caducado", each a step in another language than
  /// English.
  private func scenario(inSection section: Int) -> Scenario? {
    let heading = document.plainText(of: Int(document.sections[section].heading))
    guard heading.count <= 120, StepWords.mayTitle(heading, in: document.plain),
      let title = StepWords.title(document.string(plain: heading))
    else { return nil }
    let lines = context.lines(in: document.sections[section].ownNodes).filter {
      $0.holder == .paragraph
    }
    guard (2...12).contains(lines.count) else { return nil }
    let steps = lines.map { StepWords.step(document.string(plain: $0.text)) }
    guard !steps.contains(where: { $0 == nil }),
      case let found = steps.compactMap(\.self), ScenarioLines.areWhole(found.map(\.kind)),
      !found.contains(where: { ["given", "then"].contains($0.label.lowercased()) })
    else { return nil }
    let origins = lines.map { context.origin(plain: $0.text) }
    var fields: [Scenario.Field] = []
    for (step, origin) in zip(found, origins) {
      fields.append(Scenario.Field(label: step.label, text: step.text, origin: origin))
    }
    return Scenario(
      title: title, fields: fields,
      origin: document.origin(document.range(ofSection: section)))
  }

  // MARK: Numbers

  /// The scenario of a heading "Scenario 2: the door stays open" whose section has one numbered list, of its steps.
  static func numbered(inSection section: Int, _ context: LoweringContext) -> Scenario? {
    let document = context.document
    let title = document.title(ofSection: section)
    guard section > 0, StepWords.title(title) != nil else { return nil }
    let lists = document.sections[section].ownNodes.map(Int.init).filter { node in
      let parent = Int(document.nodes[node].parent)
      return document.nodes[node].kind == .list
        && (parent < 0 || document.nodes[parent].kind != .item)
    }
    guard let list = lists.first, lists.count == 1, document.nodes[list].level == 1 else {
      return nil
    }
    let items = document.children(of: list)
    let fields = items.compactMap { item -> Scenario.Field? in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph
      else { return nil }
      return .init(
        label: "step", text: document.string(leaf),
        origin: document.origin(document.nodes[leaf].range))
    }
    guard fields.count == items.count, (2...20).contains(fields.count) else { return nil }
    let heading = document.nodes[Int(document.sections[section].heading)].range
    return Scenario(
      title: title, fields: fields,
      origin: document.origin(heading.union(document.nodes[list].range)))
  }

  // MARK: Tables

  /// The scenarios of a table "ID | Given | When | Then", one a row.
  private func scenarios(inTable table: Int) -> [Scenario] {
    let rows = document.children(of: table)
    guard let header = rows.first, rows.count > 1 else { return [] }
    let columns = context.cells(of: header).map { cell -> (String, GherkinKeywords.Kind)? in
      guard document.plainText(of: cell).count <= 24 else { return nil }
      let text = StateName.trimmed(document.string(cell))
      guard let found = GherkinKeywords.opening(text), found.keyword.count == text.count else {
        return nil
      }
      return (text, found.kind)
    }
    guard ScenarioLines.areWhole(columns.compactMap { $0?.1 }),
      columns.contains(where: { $0?.1 == .when }), columns.contains(where: { $0?.1 == .given })
    else { return [] }
    return rows.dropFirst().compactMap { row in
      let cells = context.cells(of: row)
      let fields = zip(columns, cells).compactMap { column, cell -> Scenario.Field? in
        guard let column, !document.plainText(of: cell).isEmpty else { return nil }
        return .init(
          label: column.0, text: StateName.trimmed(document.string(cell)),
          origin: document.origin(document.nodes[cell].range))
      }
      guard fields.count > 1, let first = cells.first else { return nil }
      let title = columns.first.flatMap(\.self) == nil ? document.string(first) : fields[0].text
      return Scenario(
        title: StateName.trimmed(title), fields: fields,
        origin: document.origin(document.nodes[row].range))
    }
  }

  /// The scenarios of a table "# | Action | Expected result": one for all rows, or one a row where each has a name.
  private func tests(inTable table: Int) -> [Scenario] {
    let rows = document.children(of: table)
    guard let header = rows.first, rows.count > 1 else { return [] }
    let titles = document.children(of: header).map { StateName.trimmed(document.string($0)) }
    guard let columns = TestColumns(titles) else { return [] }
    let places = [columns.condition, columns.act, columns.outcome].compactMap(\.self)
    let tests = rows.dropFirst().compactMap { row -> Scenario? in
      let cells = document.children(of: row)
      guard cells.count == titles.count, !document.plainText(of: cells[columns.act]).isEmpty,
        !document.plainText(of: cells[columns.outcome]).isEmpty
      else { return nil }
      let fields = places.filter { !document.plainText(of: cells[$0]).isEmpty }.map { place in
        Scenario.Field(
          label: titles[place], text: StateName.trimmed(document.string(cells[place])),
          origin: document.origin(document.nodes[cells[place]].range))
      }
      let name = columns.name.map { StateName.trimmed(document.string(cells[$0])) } ?? ""
      return Scenario(
        title: name, fields: fields, origin: document.origin(document.nodes[row].range))
    }
    guard columns.isOneTest else { return tests.filter { !$0.title.isEmpty } }
    guard tests.count > 1, tests.count == rows.count - 1 else { return [] }
    return [
      Scenario(
        title: document.title(ofSection: Int(document.nodes[table].section)),
        fields: tests.flatMap(\.fields), origin: document.origin(document.nodes[table].range))
    ]
  }

  /// What the heading right above a list names: "Scénario : code expiré".
  private func title(above list: Int) -> String? {
    guard let previous = document.sibling(before: list),
      document.nodes[previous].kind == .heading,
      case let text = document.plainText(of: previous), text.count <= 120,
      StepWords.mayTitle(text, in: document.plain)
    else { return nil }
    return StepWords.title(document.string(previous))
  }
}

/// The words of Gherkin in several languages, data only.
enum StepWords {
  /// Languages of fences that hold scenarios.
  static let fences: Lexicon = ["", "gherkin", "feature", "cucumber", "bdd", "text", "txt"]

  private static let scenarios: Lexicon = [
    "scenario", "scénario", "szenario", "escenario", "cenário", "scenariusz", "scénář", "senaryo",
    "skenario", "сценарий", "сценарій", "シナリオ", "场景", "場景", "시나리오",
  ]
  /// Words for "and" and "but" that begin other lines in other languages.
  private static let links = GherkinKeywords.byHead(
    ["oraz", "i", "ale", "och", "men", "og", "a", "и", "но"].map { ($0, .and) })

  /// Whether a text may begin with a word for a scenario and have a colon: a test on bytes.
  static func mayTitle(_ text: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard text.count > 5 else { return false }
    let first = bytes[text.lowerBound]
    let head = UInt16(first | 0x20) << 8 | UInt16(bytes[text.lowerBound + 1] | 0x20)
    guard first >= 0x80 || heads.contains(head) else {
      return false
    }
    // The last byte of the wide colon is 9A.
    return text.contains { bytes[$0] == ASCII.colon || bytes[$0] == 0x9A }
  }

  /// The first two bytes of the words that begin with letters of ASCII: "sc", "sz", "es", "ce", "sk", "se".
  private static let heads: Set<UInt16> = [
    0x7363, 0x737A, 0x6573, 0x6365, 0x736B, 0x7365,
  ]

  /// What stands behind the word for a scenario and a colon.
  static func title(_ text: String) -> String? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let word = TextScan.words(String(text[..<colon])).first, scenarios.contains(word),
      TextScan.words(String(text[..<colon])).count < 4
    else { return nil }
    let title = StateName.trimmed(String(text[text.index(after: colon)...]))
    return title.isEmpty ? nil : title
  }

  /// The word that opens a step, as written, and the rest.
  static func step(_ text: String) -> Step? {
    guard
      let (keyword, kind) = GherkinKeywords.opening(text)
        ?? GherkinKeywords.opening(text, among: links)
    else { return nil }
    let rest = StateName.trimmed(
      String(text.dropFirst(keyword.count).drop { breaks.contains($0) || $0.isWhitespace }))
    return rest.isEmpty
      ? nil : Step(kind: kind, label: String(text.prefix(keyword.count)), text: rest)
  }

  /// What may stand behind the word that opens a step.
  private static let breaks: Set<Character> = [",", ":", "：", "，", "、"]

  /// A part of a text in Gherkin that is no scenario.
  enum Part { case background, examples }

  /// The part that a line opens, and the word for it: "Background:", "Beispiele:".
  static func part(_ text: String) -> (label: String, part: Part)? {
    guard text.utf8.count <= 40,
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      case let label = StateName.trimmed(String(text[..<colon])), case let word = label.lowercased()
    else { return nil }
    if backgrounds.contains(word) { return (label, .background) }
    return examples.contains(word) ? (label, .examples) : nil
  }

  private static let backgrounds: Lexicon = [
    "background", "grundlage", "hintergrund", "voraussetzungen", "vorbedingungen", "contexte",
    "antecedentes", "contexto", "fundo", "contesto", "achtergrond", "dasar", "latar belakang",
    "背景", "배경", "предыстория", "контекст", "założenia",
  ]
  private static let examples: Lexicon = [
    "examples", "scenarios", "beispiele", "exemples", "ejemplos", "exemplos", "cenários", "esempi",
    "voorbeelden", "contoh", "サンプル", "例", "例子", "예", "примеры", "przykłady",
  ]

  /// A step of a scenario.
  struct Step {
    var kind: GherkinKeywords.Kind
    var label: String
    var text: String
  }
}
