import SpecModel
import SpecSyntax
import SpecText

/// Reads the steps of scenarios in the keywords that Gherkin has for eleven languages, from fences, items and lines:
/// "Given …", "Dado que …", "Angenommen …", "前提 …".
///
/// - Source: gherkin-languages.json of Cucumber.
struct GherkinSteps {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The scenarios with all three kinds of steps, in order.
  func parts() -> [ScenarioChanges.Parts] {
    var result: [ScenarioChanges.Parts] = []
    var current: ScenarioChanges.Parts?
    var last: GherkinKeywords.Kind?
    func finish() {
      if let current, current.isWhole { result.append(current) }
      (current, last) = (nil, nil)
    }
    for step in steps {
      guard let kind = step.kind else {
        finish()
        continue
      }
      switch kind {
      case .given where last != .given: finish()
      case .when where last == .then && !step.goesOn: finish()
      case .when where last == .then:
        let place = current?.then
        finish()
        current = ScenarioChanges.Parts(origin: step.origin)
        current?.given = place ?? []
      default: break
      }
      if current == nil {
        guard kind == .given else { continue }
        current = ScenarioChanges.Parts(origin: step.origin)
      }
      if kind != .and { last = kind }
      guard step.text.utf8.count <= 240 else { continue }
      switch last {
      case .given: current?.given.append(step.text)
      case .when: current?.when.append(step.text)
      case .then: current?.then.append(step.text)
      case .and, nil: break
      }
    }
    finish()
    return result
  }

  private struct Step {
    /// `nil` where something else than a step ends the scenario.
    var kind: GherkinKeywords.Kind?
    var text = ""
    var origin: Origin
    /// Whether it stands in one list, paragraph or fence with the step before it.
    var goesOn = true
  }

  /// All steps of lists, lines and fences.
  private var steps: [Step] {
    var found = stepsOfLines
    for block in document.codeBlocks where Self.fences.contains(block.language) {
      let start = found.count
      for line in block.lines {
        let range = ASCII.trimmed(document.source.bytes, line.offsets)
        guard !range.isEmpty, range.count <= 300 else { continue }
        let place = SourceRange(range.lowerBound, range.upperBound)
        let origin = document.origin(place)
        if mayOpen(range, in: document.source.bytes),
          let step = step(document.source.string(place), origin)
        {
          found.append(step)
        } else if found.count > start, found.last?.kind != nil {
          found.append(Step(origin: origin))
        }
      }
      // Fences of anything else hold no keyword.
      if !found[start...].contains(where: { $0.kind == .given }) {
        found.removeSubrange(start...)
      } else {
        found.append(Step(origin: document.origin(document.nodes[Int(block.node)].range)))
      }
    }
    return found
  }

  /// The steps of lists and paragraphs, with an end before whatever is no step and belongs to none.
  private var stepsOfLines: [Step] {
    var found: [Step] = []
    var last: TextLine?
    for line in context.lines {
      let isText = line.holder == .item || line.holder == .paragraph
      if isText, line.text.count > 6, mayOpen(line.text, in: document.plain),
        var step = step(document.string(plain: line.text), context.origin(plain: line.text))
      {
        if let last, last.holder != line.holder, found.last?.kind != nil {
          found.append(Step(origin: step.origin))
        }
        step.goesOn = line.holder == .item || last.map { isNext(line, to: $0) } ?? false
        found.append(step)
        last = line
      } else if let before = last, found.last?.kind != nil, !continues(line, before) {
        found.append(Step(origin: context.origin(plain: line.text)))
        last = nil
      }
    }
    return found
  }

  /// Whether a line goes on with a step on the line above it, or is an item below it.
  private func continues(_ line: TextLine, _ step: TextLine) -> Bool {
    line.node == step.node
      || line.holder == .item && step.holder == .item
        && (line.depth > step.depth
          || document.nodes[line.node].parent == document.nodes[step.node].parent)
  }

  /// Whether a line stands in the paragraph of a step or in the one right behind it.
  private func isNext(_ line: TextLine, to step: TextLine) -> Bool {
    line.node == step.node || Int(document.nodes[step.node].end) == line.node
  }

  private static let fences: Lexicon = ["gherkin", "feature", "cucumber", "text", "txt", ""]

  /// Whether a line may begin with a keyword: a test on bytes.
  private func mayOpen(_ text: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    var start = text.lowerBound
    while start < text.upperBound,
      bytes[start] == 0x2A || bytes[start] == 0x2D || bytes[start] == 0x20 || bytes[start] == 0x5F
    {
      start += 1
    }
    guard start < text.upperBound else { return false }
    if bytes[start] >= 0x80 {
      return bytes.withUnsafeBufferPointer { Self.wideHeads.match($0, at: start) != nil }
    }
    var end = start
    while end < text.upperBound, end - start < 12, ASCII.isLetter(bytes[end]) { end += 1 }
    guard end > start else { return false }
    return bytes.withUnsafeBufferPointer { Self.heads.contains(WordKey($0, start..<end)) }
  }

  /// The keywords that begin with no letter of ASCII, also with a capital.
  private static let wideHeads = Phrases(
    GherkinKeywords.all.map(\.0).filter { $0.utf8.first ?? 0 >= 0x80 }
      .flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst()] })
  private static let heads = WordKey.firstWords(of: GherkinKeywords.all.map(\.0))

  private func step(_ line: String, _ origin: Origin) -> Step? {
    var text = Substring(line)
    while let first = text.first, first == "*" || first == "-" || first == " " || first == "_" {
      text = text.dropFirst()
    }
    guard let (keyword, kind) = GherkinKeywords.opening(String(text.prefix(24))) else { return nil }
    var rest = text.dropFirst(keyword.count)
    while let first = rest.first,
      first == "*" || first == ":" || first == "：" || first == "、"
        || first == "，" || first == "," || first.isWhitespace
    {
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? nil : Step(kind: kind, text: String(rest), origin: origin)
  }
}
