import SpecModel
import SpecSyntax
import SpecText

/// Reads fences below the heading of a flow in which each line tells one way through the screens behind its name:
/// "Guest first:  Quiz (no account) → complete → Sign up → Matches".
///
/// All lines must have that form, two at least with names of their own. A word for an act between two names triggers the
/// change; what stands in brackets behind a name is said of it.
struct LabelledCourses {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Course {
    var label: String
    var edges: [EdgeDraft]
    var origin: Origin
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (2...16).contains(block.lines.count)
      && mayHold(block) && isBelowFlow(Int(block.node))
    {
      let (known, read) = prepared ?? (KnownStates(drafts), drafts.readLines)
      prepared = (known, read)
      guard !drafts.trees.contains(block.node), let courses = courses(of: block, known),
        read.isDisjoint(with: courses.map(\.origin.range.start))
      else { continue }
      drafts.trees.insert(block.node)
      found += courses.map { course in
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[Int(block.node)].section),
          origin: course.origin, edges: course.edges)
      }
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// A byte test: the first line has a colon and an arrow behind it.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard let first = block.lines.first(where: { !$0.isEmpty }), first.offsets.count <= 240,
      let colon = ASCII.find(ASCII.colon, in: bytes, first.offsets)
    else { return false }
    return ArrowGlyph.mayOccur(in: bytes, colon..<first.offsets.upperBound)
  }

  private func isBelowFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    return !context.isSystem(around: node) && titles.contains(where: CourseWords.areNamed)
      && !titles.contains(where: FlowChains.isTechnical)
  }

  private func courses(of block: Document.CodeBlock, _ known: KnownStates) -> [Course]? {
    var result: [Course] = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.isEmpty else { continue }
      guard text.utf8.count <= 240, let (label, chain) = ArrowText.labelled(text),
        (1...4).contains(Names.wordCount(label)), known.name(of: label) == nil,
        FlowSteps.kind(of: label) != .action, let arrows = ArrowText(chain),
        arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap }),
        case let origin = document.origin(line),
        let edges = edges(arrows.sides, known, origin)
      else { return nil }
      result.append(Course(label: label, edges: edges, origin: origin))
    }
    let labels = Set(result.map { Names.key($0.label) })
    return result.count > 1 && labels.count == result.count ? result : nil
  }

  /// The changes between the names of a line, three at least; `nil` where a side is neither a name nor an act.
  private func edges(_ sides: [String], _ known: KnownStates, _ origin: Origin) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var last: String?
    var act: String?
    for side in sides {
      let text = ArrowSide.unwrapped(StateName.splitQualifier(side).name)
      if last != nil, act == nil, Self.isAct(text) {
        act = text
        continue
      }
      guard let name = known.name(of: text) ?? (Self.isName(text) ? text : nil) else { return nil }
      if let from = last {
        let edge = EdgeDraft(from: from, to: name, origin)
        result.append(act.map { edge.triggered(by: $0, origin) } ?? edge)
      }
      (last, act) = (name, nil)
    }
    return act == nil && result.count > 1 ? result : nil
  }

  private static func isAct(_ text: String) -> Bool {
    guard (1...3).contains(Names.wordCount(text)) else { return false }
    return FlowSteps.beginsWithGesture(text) || acts.contains(text.lowercased())
  }

  /// Words for what ends one screen and leads to the next.
  private static let acts: Lexicon = [
    "complete", "completed", "submit", "confirm", "finish", "done", "skip", "continue", "next",
    "accept", "success", "abschließen", "bestätigen", "absenden", "weiter", "fertig", "terminer",
    "valider", "envoyer", "completar", "confirmar", "enviar", "continuar", "concluir",
    "completare", "conferma", "invia", "voltooien", "bevestigen", "verder", "selesai", "kirim",
    "lanjut", "完了", "送信", "完成", "提交", "完了する", "완료", "제출", "готово", "отправить",
  ]

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, text.utf8.count <= 48 else { return false }
    return !first.isLowercase && (1...4).contains(Names.wordCount(text)) && ArrowSide.isName(text)
      && !EventName.isCode(text) && !TransitionWords.namesMachinery(text)
      && !text.contains(where: { ":;,".contains($0) })
  }
}
