import SpecModel
import SpecText

/// Gathers the scenarios of one text from its lines in their order: titles, steps, a background and the rows of examples.
struct ScenarioLines {
  private struct Part {
    var scenario: Scenario
    var kinds: [GherkinKeywords.Kind]
  }

  private var found: [Part] = []
  /// The steps that all scenarios behind them share.
  private var background: [(field: Scenario.Field, kind: GherkinKeywords.Kind)] = []
  private var isBackground = false
  /// The word over the rows of examples, and the names of their columns once they are told.
  private var examples: (label: String, columns: [String])?

  /// Whether the next line may belong to a scenario or a background.
  var isOpen: Bool { isBackground || !found.isEmpty }

  /// The scenarios with steps enough, each from its title to its last step.
  var scenarios: [Scenario] {
    found.filter { Self.areWhole($0.kinds) }.map { part in
      var scenario = part.scenario
      let title = scenario.origin.range
      // The steps of a background stand before the title.
      scenario.origin.range = scenario.fields.lazy.map(\.origin.range)
        .filter { $0.start >= title.start }.reduce(title) { $0.union($1) }
      return scenario
    }
  }

  /// Whether steps tell what happens and what follows.
  static func areWhole(_ kinds: [GherkinKeywords.Kind]) -> Bool {
    kinds.count > 1 && kinds.contains(.then) && (kinds.contains(.given) || kinds.contains(.when))
  }

  /// Begins a scenario with the steps of the background.
  mutating func open(_ title: String, at origin: Origin) {
    (isBackground, examples) = (false, nil)
    found.append(
      Part(
        scenario: Scenario(title: title, fields: background.map(\.field), origin: origin),
        kinds: background.map(\.kind)))
  }

  /// Takes a line that begins a background or the rows of examples; `false` for any other.
  mutating func openPart(_ text: String) -> Bool {
    guard let (label, part) = StepWords.part(text) else { return false }
    switch part {
    case .background:
      background = []
      (isBackground, examples) = (true, nil)
    case .examples:
      guard !found.isEmpty, !isBackground else { return false }
      examples = (label, [])
    }
    return true
  }

  /// Adds a step to the scenario or background that is open.
  mutating func add(_ step: StepWords.Step, at origin: Origin) {
    let field = Scenario.Field(label: step.label, text: step.text, origin: origin)
    if isBackground {
      // Each scenario holds the whole background.
      if background.count < 64 { background.append((field, step.kind)) }
    } else if let last = found.indices.last, examples == nil {
      found[last].kinds.append(step.kind)
      found[last].scenario.fields.append(field)
    }
  }

  /// Takes a row "| 5 | 10 |" below the word for examples; `false` for any other line.
  mutating func addRow(_ text: String, at origin: Origin) -> Bool {
    guard examples != nil, text.utf8.first == 0x7C else { return false }
    var cells = text.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      .map { StateName.trimmed(String($0)) }
    if cells.last?.isEmpty == true { cells.removeLast() }
    addRow(cells, at: origin)
    return true
  }

  /// Adds a row of examples; the first one names the columns.
  mutating func addRow(_ cells: [String], at origin: Origin) {
    guard let (label, columns) = examples, let last = found.indices.last, !cells.isEmpty else {
      return
    }
    if columns.isEmpty {
      examples = (label, cells)
      return
    }
    guard cells.contains(where: { $0.utf8.contains { $0 != 0x2D && $0 != ASCII.colon } }) else {
      return
    }
    let text = zip(columns, cells).map { "\($0) = \($1)" }.joined(separator: ", ")
    found[last].scenario.fields.append(.init(label: label, text: text, origin: origin))
  }

  /// Whether the open scenario has rows of examples to come.
  var expectsRows: Bool { examples != nil }

  /// Adds a line to the step before it.
  mutating func goOn(_ text: String) {
    guard !isBackground, let last = found.indices.last,
      let field = found[last].scenario.fields.indices.last,
      found[last].scenario.fields[field].text.utf8.count + text.utf8.count < 2000
    else { return }
    found[last].scenario.fields[field].text += "\n\(text)"
  }

  /// Ends a background and the rows of examples.
  mutating func close() { (isBackground, examples) = (false, nil) }

  /// Forgets the steps that scenarios share: a background belongs to its section.
  mutating func leaveSection() { background = [] }

  /// Whether the last scenario has steps enough.
  var isWhole: Bool { found.last.map { Self.areWhole($0.kinds) } ?? false }
}
