import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered steps of which each names a screen and what is done there: "Step 1: Basket → tap Pay" over "Step 2:
/// Payment → confirm" over "Step 3: Receipt". What is done leads on to the screen of the next step.
struct StepLines {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Step {
    var number: Int
    var name: String
    var act: String
    var line: TextLine
  }

  /// Adds the changes of all such rows of steps that no other form has read.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    var read: Set<UInt32>?
    for row in rows() where !context.isSystem(around: row[0].line.node) {
      let told = read ?? drafts.readLines
      read = told
      let origins = row.map { context.origin(plain: $0.line.text) }
      guard told.isDisjoint(with: origins.map(\.range.start)) else { continue }
      let edges = zip(row, row.dropFirst()).enumerated().map { index, pair in
        EdgeDraft(
          source: NameReference(text: pair.0.name, origin: origins[index]),
          target: NameReference(text: pair.1.name, origin: origins[index + 1]),
          origin: origins[index]
        ).triggered(by: pair.0.act, origins[index])
      }
      var matrix = MatrixDraft(
        form: "list", isClosed: false, section: Int(document.nodes[row[0].line.node].section),
        origin: origins[0], edges: edges)
      matrix.supportingLines = [origins[origins.count - 1]]
      found.append(matrix)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The runs of three steps or more with numbers that follow each other, where an act stands in all but the last.
  private func rows() -> [[Step]] {
    var result: [[Step]] = []
    var current: [Step] = []
    func close() {
      if current.count > 2, current.dropLast().allSatisfy({ !$0.act.isEmpty }),
        current.contains(where: { Self.isGesture($0.act) }),
        !current.contains(where: { TransitionWords.namesMachinery($0.name) }),
        Set(current.map { Names.key($0.name) }).count == current.count
      {
        result.append(current)
      }
      current = []
    }
    for line in context.lines where line.holder == .item || line.holder == .paragraph {
      guard let step = step(line) else {
        if line.depth == 0 || current.last?.line.depth == line.depth { close() }
        continue
      }
      let last = current.last
      if let last,
        last.number + 1 != step.number || last.act.isEmpty || last.line.depth != line.depth
          || document.nodes[last.line.node].section != document.nodes[line.node].section
      {
        close()
      }
      current.append(step)
    }
    close()
    return result
  }

  private func step(_ line: TextLine) -> Step? {
    guard let label = line.label, (1...16).contains(label.count), line.value.count <= 120,
      !line.value.isEmpty, ASCII.isDigit(document.plain[label.upperBound - 1]),
      let number = Self.number(of: document.string(plain: label))
    else { return nil }
    let text = StateName.withoutStop(document.string(plain: line.value))
    guard let arrows = ArrowText(text) else {
      return Self.isName(text)
        ? Step(number: number, name: ArrowSide.unwrapped(text), act: "", line: line) : nil
    }
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, Self.isName(arrows.sides[0]), Self.isAct(arrows.sides[1])
    else { return nil }
    return Step(
      number: number, name: ArrowSide.unwrapped(arrows.sides[0]), act: arrows.sides[1], line: line)
  }

  /// "Step 3", "Schritt 3", "ステップ3".
  static func number(of label: String) -> Int? {
    let digits = label.reversed().prefix { $0.isNumber && $0.isASCII }
    guard (1...2).contains(digits.count), let number = Int(String(digits.reversed())) else {
      return nil
    }
    let noun = StateName.trimmed(String(label.dropLast(digits.count))).lowercased()
    return StateWords.steps.contains(noun) || nouns.contains(noun) ? number : nil
  }

  private static let nouns: Lexicon = ["手順", "步驟"]

  private static func isName(_ text: String) -> Bool {
    ArrowSide.namesStep(ArrowSide.unwrapped(text))
  }

  private static func isGesture(_ text: String) -> Bool {
    FlowSteps.beginsWithGesture(text) || OutlineWords.isGesture(text)
  }

  /// Whether the words behind an arrow tell what is done, and name no screen.
  private static func isAct(_ text: String) -> Bool {
    guard let first = text.first, (1...10).contains(Names.wordCount(text)) else { return false }
    return FlowSteps.beginsWithGesture(text) || first.isLowercase
  }
}
