import SpecModel
import SpecSyntax
import SpecText

/// Reads flows whose steps are sections, "Step 1: Welcome" over "Tap **Begin**" and "Step 2: Payment" behind it: each
/// step leads to the next by what is done last in it.
///
/// The document does not say so; such changes are inferred. The steps must be declared states, three at least beside
/// each other, of which half tell what is done: steps of a guide for developers are none.
struct SteppedSections {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Step {
    var number: Int
    var section: Int
    var name: NameReference
  }

  /// Adds the changes of all such rows of steps; a step that something else leaves keeps its own ways.
  ///
  /// - Complexity: O(sections) where no heading numbers a step.
  func collect(into drafts: inout MachineDrafts) {
    let numbers = numberedSections()
    guard numbers.count > 2 else { return }
    var left: Set<String>?
    var found: [MatrixDraft] = []
    for row in rows(numbers, drafts) {
      let acts = row.dropLast().map { act(in: $0.section) }
      guard acts.count(where: { $0 != nil }) * 2 >= acts.count else { continue }
      let sources = left ?? Self.sources(of: drafts)
      left = sources
      var edges: [EdgeDraft] = []
      for (index, pair) in zip(row, row.dropFirst()).enumerated()
      where !sources.contains(pair.0.name.key) && pair.0.name.key != pair.1.name.key {
        let act = acts[index]
        var edge = EdgeDraft(
          source: pair.0.name, target: pair.1.name, origin: act?.origin ?? pair.1.name.origin)
        edge.trigger = act
        edge.provenance = .inferred
        edges.append(edge)
      }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false,
          section: max(0, Int(document.sections[row[0].section].parent)),
          origin: row[0].name.origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private static func sources(of drafts: MachineDrafts) -> Set<String> {
    Set(drafts.matrices.flatMap { matrix in matrix.edges.compactMap { $0.source?.key } })
  }

  // MARK: Steps

  /// The sections whose headings begin with a word for a step and a number: "Step 2: Payment".
  private func numberedSections() -> [(section: Int, number: Int)] {
    document.sections.indices.dropFirst().compactMap { section in
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (6...100).contains(text.count),
        text.prefix(24).contains(where: { ASCII.isDigit(document.plain[$0]) })
      else { return nil }
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      guard let mark = title.firstIndex(where: { ":：–—-.".contains($0) }),
        case let label = title[..<mark].drop(while: { !$0.isLetter }),
        let number = StepLines.number(of: StateName.trimmed(String(label)))
      else { return nil }
      return (section, number)
    }
  }

  /// The rows of three steps or more beside each other that count on and are all declared states.
  private func rows(
    _ numbers: [(section: Int, number: Int)], _ drafts: MachineDrafts
  ) -> [[Step]] {
    var names: [UInt32: NameReference] = [:]
    for state in drafts.states where state.section != nil {
      names[state.origin.range.start] = NameReference(text: state.name, origin: state.origin)
    }
    var open: [Int32: [Step]] = [:]
    var result: [[Step]] = []
    func close(_ parent: Int32) {
      guard let row = open.removeValue(forKey: parent), row.count > 2,
        Set(row.map(\.name.key)).count == row.count
      else { return }
      result.append(row)
    }
    for (section, number) in numbers {
      let parent = document.sections[section].parent
      let heading = document.nodes[Int(document.sections[section].heading)]
      if let last = open[parent]?.last, last.number + 1 != number { close(parent) }
      guard let name = names[heading.range.start], parent < 1 || !isOfMaking(Int(parent)) else {
        close(parent)
        continue
      }
      open[parent, default: []].append(Step(number: number, section: section, name: name))
    }
    for parent in open.keys.sorted() { close(parent) }
    return result.sorted { $0[0].section < $1[0].section }
  }

  /// Whether a heading is over the making of the product and not over a way through it.
  private func isOfMaking(_ section: Int) -> Bool {
    FlowChains.isTechnical(document.title(ofSection: section)) || context.isSystem(section)
  }

  // MARK: Acts

  /// What is done last in a section: "Tap **Pay now**".
  private func act(in section: Int) -> LocatedText? {
    let lines = context.lines(in: document.sections[section].ownNodes)
    for line in lines.reversed() where line.holder != .heading && line.depth <= 1 {
      guard let text = told(line), tellsAct(text, line.node) else { continue }
      return LocatedText(
        StateName.withoutStop(document.string(plain: text)), context.origin(plain: line.text))
    }
    return nil
  }

  /// The line, or what stands behind a label over what is done: "**Action:** tap Next".
  private func told(_ line: TextLine) -> Range<Int>? {
    guard line.text.count <= 140, !ArrowGlyph.mayOccur(in: document.plain, line.text) else {
      return nil
    }
    guard let label = line.label else { return line.text }
    guard label.count <= 24, line.value.count > 3,
      ColumnRole.role(ofHeader: document.string(plain: label)) == .event
    else { return nil }
    return line.value
  }

  /// Whether a text begins with what a person does to go on: a gesture, or another act on what is set apart or quoted.
  private func tellsAct(_ range: Range<Int>, _ node: Int) -> Bool {
    let text = document.string(plain: range)
    let words = Names.words(text)
    guard let first = words.first, !words.contains(where: Self.returns.contains) else {
      return false
    }
    if text.utf8.contains(where: { $0 >= 0xE3 }),
      TransitionWords.actMarks.contains(where: text.contains)
    {
      return !Self.returnMarks.contains(where: text.contains)
    }
    guard words.count > 1 else { return false }
    let verb = FlowchartVocabulary.actors.contains(first) ? words[1] : first
    let isMarked = hasMark(range, node, text)
    if FlowchartVocabulary.gestures.contains(verb) { return isMarked || words.count > 2 }
    guard isMarked else { return false }
    // "Selects", "Submits"
    return FlowSteps.isGesture(verb)
      || verb.hasSuffix("s") && FlowSteps.isGesture(String(verb.dropLast()))
  }

  /// Whether words in a text are set in bold or code, or quoted.
  private func hasMark(_ range: Range<Int>, _ node: Int, _ text: String) -> Bool {
    if text.contains(where: { "\"“„«「'‘".contains($0) }) { return true }
    return document.nodes[node].runs.contains { index in
      let run = document.runs[Int(index)]
      return Int(run.start) < range.upperBound && Int(run.start + run.count) > range.lowerBound
        && (run.style.contains(.strong) || run.style.contains(.code))
    }
  }

  /// Words of what leads back or out, which is not the way on.
  private static let returns: Lexicon = [
    "back", "cancel", "cancels", "previous", "zurück", "abbrechen", "retour", "annuler",
    "précédent", "atrás", "volver", "cancelar", "anterior", "voltar", "indietro", "annulla",
    "terug", "annuleren", "kembali", "batal", "назад", "отмена", "wstecz", "anuluj", "geri",
    "iptal", "lại", "hủy",
  ]
  private static let returnMarks = ["戻る", "キャンセル", "返回", "取消", "뒤로", "취소"]
}
