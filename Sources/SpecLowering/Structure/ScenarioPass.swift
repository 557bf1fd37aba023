import SpecModel
import SpecSyntax
import SpecText

/// Words that name scenarios and their parts.
enum ScenarioWords {
  private static let names: [[String]] = [
    ["scenario"], ["user", "story"], ["use", "case"], ["test", "case"], ["story"], ["given"],
  ]

  /// Whether a heading names one scenario, for example "Scenario 2: Quick check".
  static func nameScenario(_ heading: String) -> Bool {
    let words = TextScan.words(heading)
    return names.contains { words.starts(with: $0) || words.dropFirst().starts(with: $0) }
  }

  /// A quick look that leaves out most headings: one of "scenario", "story", "case" and "given".
  static func mayName(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard range.count >= 4 else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var offset = range.lowerBound
      while offset + 3 < range.upperBound {
        let last = buffer[offset + 3] | 0x20
        switch (buffer[offset] | 0x20, buffer[offset + 1] | 0x20, buffer[offset + 2] | 0x20) {
        case (0x6E, 0x61, 0x72) where last == 0x69: return true  // nari
        case (0x74, 0x6F, 0x72) where last == 0x79: return true  // tory
        case (0x63, 0x61, 0x73) where last == 0x65: return true  // case
        case (0x69, 0x76, 0x65) where last == 0x6E: return true  // iven
        default: offset += 1
        }
      }
      return false
    }
  }

  /// Labels that only scenarios use.
  static let labels: Lexicon = [
    "goal", "steps", "expected", "expected result", "expected results", "expected outcome",
    "expected behavior", "given", "then", "precondition", "preconditions", "acceptance criteria",
    "success criteria", "as a", "as an", "i want", "i want to", "so that", "actual", "outcome",
  ]

  /// First words of the part that a scenario without a telling heading has.
  static let first: [[String]] = [["given"], ["goal"], ["steps"], ["i", "want"]]

  /// First words of a line that states a step of a scenario.
  static let openers: [[String]] = [
    ["given"], ["when"], ["then"], ["and"], ["but"], ["as", "a"], ["as", "an"], ["i", "want"],
    ["so", "that"],
  ]
}

/// Reads test scenarios and user stories with their labelled parts.
enum ScenarioPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    spec.scenarios += CaseLists.scenarios(in: context)
    spec.scenarios += StepScenarios.read(context)
    let titled = TitledScenarios.read(context)
    spec.scenarios += titled.scenarios
    let items = ScenarioItems.read(context)
    spec.scenarios += items.scenarios.filter {
      titled.sections.isEmpty || !titled.sections.contains(context.section(of: $0.origin))
    }
    let candidates = candidates(in: context).subtracting(items.sections)
      .subtracting(titled.sections)
    guard !candidates.isEmpty else { return }
    var fields: [Int: [Scenario.Field]] = [:]
    for line in context.lines where line.holder == .paragraph || line.holder == .item {
      let section = Int(context.document.nodes[line.node].section)
      guard candidates.contains(section) else { continue }
      if let field = field(line, in: context) {
        fields[section, default: []].append(field)
      } else if line.holder == .item || line.label == nil {
        continueLast(&fields[section], with: line, in: context)
      }
    }
    for section in fields.keys.sorted() {
      guard let found = fields[section], section > 0 else { continue }
      let title = context.document.title(ofSection: section)
      let known = found.filter { ScenarioWords.labels.contains(key(of: $0.label)) }
      let isNamed = ScenarioWords.nameScenario(title)
      guard isNamed ? !found.isEmpty : known.count >= 2 && isWhole(found) else { continue }
      let heading = Int(context.document.sections[section].heading)
      let range = context.document.nodes[heading].range
      for (index, fields) in parted(found).enumerated() {
        let start = index == 0 ? range : fields[0].origin.range
        spec.scenarios.append(
          Scenario(
            title: title, fields: fields,
            origin: context.document.origin(
              fields.reduce(start) { $0.union($1.origin.range) })))
      }
    }
    let told = Set(spec.scenarios.map { context.section(of: $0.origin) })
    spec.scenarios += candidates.subtracting(fields.keys).subtracting(told).sorted().compactMap {
      StepScenarios.numbered(inSection: $0, context)
    }
  }

  /// Parts a list of steps where "given" follows "then" into scenarios of their own.
  private static func parted(_ fields: [Scenario.Field]) -> [[Scenario.Field]] {
    var result: [[Scenario.Field]] = []
    var hasOutcome = false
    for field in fields {
      let key = key(of: field.label)
      if result.isEmpty || key == "given" && hasOutcome {
        result.append([])
        hasOutcome = false
      }
      hasOutcome = hasOutcome || key == "then"
      result[result.count - 1].append(field)
    }
    return result
  }

  /// Sections whose heading names a scenario, or that have a part which only scenarios have.
  private static func candidates(in context: LoweringContext) -> Set<Int> {
    let document = context.document
    var result: Set<Int> = []
    for line in context.lines where line.holder != .cell {
      let section = Int(document.nodes[line.node].section)
      switch line.holder {
      case .heading:
        guard ScenarioWords.mayName(line.text, in: document.plain) else { continue }
        if ScenarioWords.nameScenario(document.string(plain: line.text)) { result.insert(section) }
      default:
        guard line.text.count > 3, mayOpen(line.text.lowerBound, document.plain),
          !result.contains(section)
        else { continue }
        let end = min(line.text.upperBound, line.text.lowerBound + 12)
        let words = TextScan.words(document.string(plain: line.text.lowerBound..<end))
        if ScenarioWords.first.contains(where: { words.starts(with: $0) }) {
          result.insert(section)
        }
      }
    }
    return result
  }

  /// Whether "Given", "Goal", "Steps" or "I want" may stand at an offset: a test on the first two bytes.
  private static func mayOpen(_ offset: Int, _ plain: ContiguousArray<UInt8>) -> Bool {
    let second = plain[offset + 1] | 0x20
    switch plain[offset] | 0x20 {
    case 0x67: return second == 0x69 || second == 0x6F
    case 0x73: return second == 0x74
    case 0x69: return !ASCII.isWord(plain[offset + 1])
    default: return false
    }
  }

  private static func key(of label: String) -> String {
    TextScan.words(label).joined(separator: " ")
  }

  /// Without a heading that says so, only a full set of parts makes a scenario.
  private static func isWhole(_ fields: [Scenario.Field]) -> Bool {
    let keys = Set(fields.map { key(of: $0.label) })
    return keys.isSuperset(of: ["given", "then"]) || keys.isSuperset(of: ["goal", "steps"])
      || keys.isSuperset(of: ["steps", "expected"]) || keys.isSuperset(of: ["i want", "so that"])
  }

  static func field(_ line: TextLine, in context: LoweringContext) -> Scenario.Field? {
    let document = context.document
    if let label = line.label {
      let text = document.string(plain: label)
      guard line.isStrongLabel || ScenarioWords.labels.contains(key(of: text)) else { return nil }
      return Scenario.Field(
        label: text, text: document.string(plain: line.value),
        origin: context.origin(plain: line.text))
    }
    guard line.text.count > 4, isOpenerLetter(document.plain[line.text.lowerBound]) else {
      return nil
    }
    let head = document.string(
      plain: line.text.lowerBound..<min(line.text.upperBound, line.text.lowerBound + 24))
    let words = TextScan.words(head)
    guard let opener = ScenarioWords.openers.first(where: { words.starts(with: $0) }) else {
      return nil
    }
    let length = opener.joined(separator: " ").utf8.count
    var start = min(line.text.lowerBound + length, line.text.upperBound)
    // "Given, a list": what parts the word from the rest is none of its text.
    while start < line.text.upperBound,
      document.plain[start] == 0x2C || document.plain[start] == ASCII.space
    { start += 1 }
    let rest = TextScan.trim(start..<line.text.upperBound, in: document.plain)
    guard !rest.isEmpty else { return nil }
    return Scenario.Field(
      label: document.string(plain: line.text.lowerBound..<line.text.lowerBound + length),
      text: document.string(plain: rest), origin: context.origin(plain: line.text))
  }

  /// G, W, T, A, B, I and S in either case.
  private static func isOpenerLetter(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case 0x67, 0x77, 0x74, 0x61, 0x62, 0x69, 0x73: true
    default: false
    }
  }

  /// A list below a label, or a second line, belongs to the field before it.
  private static func continueLast(
    _ fields: inout [Scenario.Field]?, with line: TextLine, in context: LoweringContext
  ) {
    guard var list = fields, let last = list.indices.last else { return }
    let text = context.document.string(plain: line.text)
    guard list[last].text.utf8.count + text.utf8.count < 2000 else { return }
    list[last].text += list[last].text.isEmpty ? text : "\n\(text)"
    fields = list
  }
}
