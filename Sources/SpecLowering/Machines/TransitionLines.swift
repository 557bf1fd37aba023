import SpecModel
import SpecSyntax
import SpecText

/// Reads list items and lines that carry an arrow under a heading or label that speaks of transitions.
///
/// "A → B: trigger" and chains "A → B → C" name states on both sides; under "Transitions from X" the left side is the
/// trigger. An arrow anywhere else (a value change, a path, a mapping) is left alone.
struct TransitionLines {
  private let context: LoweringContext
  private let document: Document
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    self.document = context.document
    self.durations = durations
  }

  /// What the nearest heading or label says of the lines below it.
  private enum Subject {
    case none
    /// "State Transitions": both sides are states.
    case transitions
    /// "Transitions from Hover": the left side is the trigger.
    case from(NameReference)
  }

  /// Adds the transitions of all such lines.
  func collect(into drafts: inout MachineDrafts) {
    var subject = Subject.none
    var section: Int32 = -1
    var matrix: MatrixDraft?
    for line in context.lines where line.holder != .cell {
      let node = document.nodes[line.node]
      if node.section != section || line.holder == .heading {
        flush(&matrix, into: &drafts)
        section = node.section
        subject = line.holder == .heading ? self.subject(of: line.text) : .none
        if line.holder == .heading { continue }
      }
      let hasArrow = ArrowScan.contains(document.plain, line.text)
      if !hasArrow {
        if let label = line.label, line.value.isEmpty { subject = self.subject(of: label) }
        continue
      }
      if case .none = subject { continue }
      if matrix == nil {
        matrix = MatrixDraft(
          form: "list", isClosed: true, section: Int(section), origin: document.origin(node.range))
      }
      matrix?.edges += edges(of: line, subject: subject)
    }
    flush(&matrix, into: &drafts)
  }

  private func flush(_ matrix: inout MatrixDraft?, into drafts: inout MachineDrafts) {
    if let matrix, !matrix.edges.isEmpty { drafts.matrices.append(matrix) }
    matrix = nil
  }

  private func subject(of range: Range<Int>) -> Subject {
    guard range.count <= 80, ASCII.find("ransition", in: document.plain, range) != nil else {
      return .none
    }
    let text = StateName.withoutNumbering(document.string(plain: range))
    let words = Names.words(text)
    guard let index = words.firstIndex(where: { $0 == "transition" || $0 == "transitions" })
    else { return .none }
    if index + 2 < words.count, words[index + 1] == "from" {
      let name = text.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst()
      let from = StateName(heading: String(name))?.name ?? String(name)
      return .from(NameReference(text: from, origin: context.origin(plain: range)))
    }
    return .transitions
  }

  private func edges(of line: TextLine, subject: Subject) -> [EdgeDraft] {
    let origin = context.origin(plain: line.text)
    let text = document.string(plain: line.text)
    var parts = Arrow.pieces(of: text)
    if let last = parts.last, last.hasSuffix(":") {
      parts[parts.count - 1] = String(last.dropLast())
    }
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }) else { return [] }
    var tail: String?
    if let split = Self.splitTrigger(parts[parts.count - 1]) {
      parts[parts.count - 1] = split.name
      tail = split.trigger
    }
    let duration = durations.first { origin.range.contains($0.origin.range) }
    func edge(_ from: NameReference?, _ to: String, _ trigger: String?) -> EdgeDraft {
      let bare = StateName(heading: to)?.name ?? StateName.splitQualifier(to).name
      var edge = EdgeDraft(
        source: from, target: NameReference(text: bare, origin: origin), origin: origin)
      edge.trigger = trigger.map { LocatedText($0, origin) }
      edge.duration = duration?.quantity
      edge.durationOrigin = duration?.origin
      return edge
    }
    if case .from(let source) = subject {
      guard parts.count == 2, Self.isName(parts[1]) else { return [] }
      return [edge(source, parts[1], parts[0])]
    }
    guard parts.allSatisfy(Self.isName) else { return [] }
    return (1..<parts.count).map { index in
      let name = StateName(heading: parts[index - 1])?.name ?? parts[index - 1]
      let isAny = StateVocabulary.wildcards.contains(name.lowercased())
      return edge(
        isAny ? nil : NameReference(text: name, origin: origin), parts[index],
        index == parts.count - 1 ? tail : nil)
    }
  }

  /// Whether a side of an arrow can be the name of a state: a few words, and no number with a unit.
  private static func isName(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, words.count <= 5 else { return false }
    return !(first.first?.isNumber ?? true) || words.count > 1
  }

  /// Splits "Success: response received" or "Success (response received)".
  private static func splitTrigger(_ text: String) -> (name: String, trigger: String)? {
    if let colon = text.firstIndex(of: ":") {
      let trigger = StateName.trimmed(String(text[text.index(after: colon)...]))
      return trigger.isEmpty ? nil : (StateName.trimmed(String(text[..<colon])), trigger)
    }
    let (name, qualifier) = StateName.splitQualifier(text)
    return qualifier.map { (name, $0) }
  }
}

/// Finds arrows in bytes.
enum ArrowScan {
  /// Whether a range of visible text holds an arrow.
  static func contains(_ plain: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      let byte = plain[index]
      if byte == 0x2D || byte == 0x3D, plain[index + 1] == 0x3E { return true }
      // U+2190–21FF, U+2794–27BE, U+27F0–27FF: E2 86/87, E2 9E, E2 9F.
      if byte == 0xE2,
        (0x86...0x87).contains(plain[index + 1]) || plain[index + 1] == 0x9E
          || plain[index + 1] == 0x9F
      {
        return true
      }
      index += 1
    }
    return false
  }
}
