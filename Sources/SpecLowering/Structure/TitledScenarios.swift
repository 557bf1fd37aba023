import SpecModel
import SpecSyntax
import SpecText

/// Reads scenarios that a line of text opens: "Scenario: door is locked" or "**Escenario: …**" over lines, paragraphs or
/// items that are its steps.
///
/// A scenario ends at the next such line, at a heading and at what is no step of it.
struct TitledScenarios {
  private let context: LoweringContext
  private let document: Document
  private var lines = ScenarioLines()
  /// The line with the title.
  private var opener: TextLine?
  /// The last line that was a step, and the depth of the first one.
  private var last: TextLine?
  private var depth = 0
  private var sections: Set<Int> = []
  /// Lines between the title and the first step.
  private var skipped = 0
  /// Whether two steps share a paragraph: what stands in another one is no step then.
  private var isBlock = false
  private var isEnglish = false
  private var hasOutcome = false
  /// Whether a title is open, and no background.
  private var isTitled = false

  /// All such scenarios, and the sections that hold them.
  static func read(_ context: LoweringContext) -> (scenarios: [Scenario], sections: Set<Int>) {
    var reader = TitledScenarios(context)
    guard context.lines.contains(where: { reader.title($0) != nil }) else { return ([], []) }
    for line in context.lines { reader.read(line) }
    reader.close()
    return (reader.lines.scenarios, reader.sections)
  }

  private init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private mutating func read(_ line: TextLine) {
    switch line.holder {
    case .heading:
      close()
      return lines.leaveSection()
    case .cell: return
    case .paragraph, .item: break
    }
    if let title = title(line) {
      close()
      lines.open(title, at: origin(line))
      (opener, isTitled) = (line, true)
    } else if !openPart(line), opener != nil {
      goOn(line)
    }
  }

  /// Takes "Background:" and "Examples:".
  private mutating func openPart(_ line: TextLine) -> Bool {
    guard let text = bareLabel(line), let (_, part) = StepWords.part(text) else { return false }
    if part == .background { close() }
    guard lines.openPart(text) else { return false }
    if part == .background {
      opener = line
    } else {
      addTable(behind: line)
    }
    return true
  }

  private func origin(_ line: TextLine) -> Origin { context.origin(plain: line.text) }

  /// What a line names as a scenario.
  private func title(_ line: TextLine) -> String? {
    guard line.holder == .paragraph || line.holder == .item, line.text.count <= 160,
      StepWords.mayTitle(line.text, in: document.plain)
    else { return nil }
    return StepWords.title(document.string(plain: line.text))
  }

  /// A short line that ends with a colon.
  private func bareLabel(_ line: TextLine) -> String? {
    guard let label = line.label, label.count <= 32, line.value.isEmpty else { return nil }
    return document.string(plain: line.text)
  }

  // MARK: Lines below the title

  private mutating func goOn(_ line: TextLine) {
    if lines.expectsRows {
      if !lines.addRow(document.string(plain: line.text), at: origin(line)) { close() }
      return
    }
    guard let last else { return begin(line) }
    guard let step = step(line), mayFollow(line, step, last) else {
      if line.node == last.node || line.holder == .item && line.depth > depth {
        lines.goOn(document.string(plain: line.text))
      } else {
        close()
      }
      return
    }
    if line.node == last.node, line.holder == .paragraph { isBlock = true }
    add(step, line)
  }

  /// The first step; a few lines may stand before it, such as the priority.
  private mutating func begin(_ line: TextLine) {
    guard let opener else { return }
    guard let step = step(line), step.kind != .and, line.depth >= opener.depth else {
      skipped += 1
      if skipped > 2 { close() }
      return
    }
    isEnglish = Self.english.contains(step.label.lowercased())
    depth = line.depth
    add(step, line)
  }

  private mutating func add(_ step: StepWords.Step, _ line: TextLine) {
    lines.add(step, at: origin(line))
    if step.kind == .then { hasOutcome = true }
    last = line
  }

  private func step(_ line: TextLine) -> StepWords.Step? {
    let end = min(line.text.upperBound, line.text.lowerBound + 400)
    guard let step = StepWords.step(document.string(plain: line.text.lowerBound..<end)) else {
      return nil
    }
    if last != nil, isEnglish, !Self.english.contains(step.label.lowercased()) { return nil }
    return step
  }

  /// Whether a step stands where the steps before it do: in their paragraph, in the next item, in a paragraph of its own.
  private func mayFollow(_ line: TextLine, _ step: StepWords.Step, _ last: TextLine) -> Bool {
    if line.node == last.node { return true }
    guard line.holder == last.holder, line.depth == depth, !isBlock || line.holder == .item else {
      return false
    }
    // Prose behind the outcome may begin with "When" as well.
    guard line.holder == .paragraph, hasOutcome, step.kind == .when || step.kind == .given else {
      return true
    }
    let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .emphasis])
    return span != nil
  }

  private static let english: Lexicon = [
    "given", "given that", "given that ", "when", "then", "and", "but",
  ]

  /// The rows of a table right behind "Examples:".
  private mutating func addTable(behind line: TextLine) {
    guard let table = document.sibling(after: line.node), document.nodes[table].kind == .table
    else { return }
    for row in document.children(of: table) {
      let cells = document.children(of: row).map { StateName.trimmed(document.string($0)) }
      lines.addRow(cells, at: document.origin(document.nodes[row].range))
    }
  }

  private mutating func close() {
    guard let opener else { return }
    if isTitled, lines.isWhole { sections.insert(Int(document.nodes[opener.node].section)) }
    lines.close()
    self.opener = nil
    last = nil
    (skipped, isBlock, isEnglish, hasOutcome, isTitled) = (0, false, false, false, false)
  }
}
