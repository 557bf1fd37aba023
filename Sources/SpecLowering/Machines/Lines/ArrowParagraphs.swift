import SpecModel
import SpecSyntax
import SpecText

/// Reads columns of names outside fences, with an arrow alone on the line between two of them.
///
/// A column of three names or more declares states where a heading speaks of states, screens or a flow. An arrow to
/// one of these names below the heading of another is a change that the other state makes: "Next", an arrow, a name.
/// Whatever else stands above the arrow is its condition or its trigger.
struct ArrowParagraphs {
  private let context: LoweringContext
  private let document: Document
  private var lines: [TextLine] { context.lines }

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A line that is an arrow and at most a remark in brackets, between two lines of words.
  private struct Step {
    var before: Int
    var arrow: Int
    var after: Int
    var note: String?
  }

  /// The edges of such columns, and the arrows that lead to nothing known.
  func read(_ drafts: inout MachineDrafts) -> (found: [MatrixDraft], unclear: [Unresolved]) {
    let steps = self.steps()
    guard !steps.isEmpty else { return ([], []) }
    var names: [String: String] = [:]
    for state in drafts.states { names[state.key] = state.name }
    let columns = columns(steps)
    declare(columns, &names, in: &drafts)
    var matrices = besides(columns, names)
    var unclear: [Unresolved] = []
    for step in steps {
      let section = Int(document.nodes[lines[step.arrow].node].section)
      if context.isSystem(section) { continue }
      let origin = context.origin(
        plain: lines[step.arrow].text.lowerBound..<lines[step.after].text.upperBound)
      guard let edge = edge(step, section, names, origin) else {
        unclear.append(
          Unresolved(
            text: text(step.after),
            why: "an arrow stands alone between lines that name no declared states",
            origin: context.origin(plain: lines[step.arrow].text)))
        continue
      }
      var matrix =
        matrices[section]
        ?? MatrixDraft(form: "list", isClosed: false, section: section, origin: origin)
      if forbids(section) {
        matrix.prohibited.append(ProhibitionDraft(edge))
      } else {
        matrix.edges.append(edge)
      }
      matrices[section] = matrix
    }
    return (matrices.keys.sorted().compactMap { matrices[$0] }, unclear)
  }

  // MARK: Lines

  private func steps() -> [Step] {
    var result: [Step] = []
    for index in lines.indices.dropFirst().dropLast()
    where lines[index].holder == .paragraph && lines[index].text.count <= 80 {
      guard let note = arrow(lines[index].text), isWords(index - 1, beside: index),
        isWords(index + 1, beside: index)
      else { continue }
      result.append(
        Step(
          before: index - 1, arrow: index, after: index + 1, note: note.isEmpty ? nil : note))
    }
    return result
  }

  /// The remark behind an arrow that points down and has its line for itself; `nil` where the line is something else.
  ///
  /// - Complexity: two bytes rule out most lines: arrows begin with E2 86, E2 87, E2 96 or E2 AC.
  private func arrow(_ range: Range<Int>) -> String? {
    let plain = document.plain
    guard range.count > 2, plain[range.lowerBound] == 0xE2 else { return nil }
    let (scalar, count) = Scalars.decode(plain, at: range.lowerBound, end: range.upperBound)
    guard TextScan.isDownHead(scalar) else { return nil }
    var rest = ASCII.trimmed(plain, range.lowerBound + count..<range.upperBound)
    // The sign for the coloured form of a picture.
    if ASCII.starts(plain, at: rest.lowerBound, with: "\u{FE0F}") {
      rest = ASCII.trimmed(plain, rest.lowerBound + 3..<rest.upperBound)
    }
    guard let first = rest.first, let last = rest.last else { return "" }
    guard plain[first] == 0x28, plain[last] == 0x29 else { return nil }
    return document.string(plain: first + 1..<last)
  }

  private func isWords(_ index: Int, beside arrow: Int) -> Bool {
    let line = lines[index]
    return line.holder == .paragraph && line.text.count <= 80 && line.depth == lines[arrow].depth
      && document.nodes[line.node].section == document.nodes[lines[arrow].node].section
      && document.plain[line.text].contains(where: { ASCII.isWord($0) || $0 >= 0xC3 })
      && self.arrow(line.text) == nil
  }

  private func text(_ line: Int) -> String {
    StateName.trimmed(document.string(plain: lines[line].text))
  }

  /// The names of a line, "[Report] ←→ [Limits]", the first of which stands in the column.
  private func sides(_ line: Int) -> [String] {
    guard ArrowGlyph.mayOccur(in: document.plain, lines[line].text),
      let arrows = ArrowText(text(line))
    else { return [text(line)] }
    return arrows.sides
  }

  // MARK: States

  /// The lines of each column of three names at least below a heading about states, screens or a flow.
  private func columns(_ steps: [Step]) -> [[Int]] {
    var result: [[Int]] = []
    for step in steps {
      if let last = result.last?.last, last == step.before {
        result[result.count - 1].append(step.after)
      } else {
        result.append([step.before, step.after])
      }
    }
    return result.filter { column in
      let section = Int(document.nodes[lines[column[0]].node].section)
      return column.count > 2 && column.allSatisfy { sides($0).allSatisfy(isName) }
        && isAboutStates(section)
        && !column.contains { Names.hasWord(text($0), in: TransitionWords.machinery) }
    }
  }

  private func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "[", !text.hasSuffix("."),
      !text.hasSuffix(":"), !EventName.isCode(text), !text.contains(":")
    else { return false }
    return (1...4).contains(Names.wordCount(StateName.splitQualifier(text).name))
      && (FlowSteps.kind(of: text) != .action || TransitionWords.isTitledChoice(text))
  }

  private func isAboutStates(_ section: Int) -> Bool {
    let titles = document.path(ofSection: section).suffix(2).map(document.title(ofSection:))
    return titles.contains { title in
      TransitionWords.speaksOfStates(title) || FlowWords.nameFlow(title)
    } && !context.isSystem(section) && !forbids(section)
  }

  private func forbids(_ section: Int) -> Bool {
    context.forbidsChanges(section: section)
  }

  /// Adds the names of columns as states; a heading of the same name is where the state is described.
  private func declare(
    _ columns: [[Int]], _ names: inout [String: String], in drafts: inout MachineDrafts
  ) {
    guard !columns.isEmpty else { return }
    var headings: [String: Int] = [:]
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      let key = Names.key(title)
      if headings[key] == nil { headings[key] = section }
    }
    let screen = Int(document.nodes[lines[columns[0][0]].node].section)
    for (line, text) in columns.joined().flatMap({ line in sides(line).map { (line, $0) } }) {
      let (name, qualifier) = StateName.splitQualifier(text)
      let key = Names.key(name)
      guard names[key] == nil else { continue }
      names[key] = name
      var origin = context.origin(plain: lines[line].text)
      var draft = StateDraft(name: name, qualifier: qualifier, origin: origin, screen: screen)
      if let section = headings[key] {
        origin = document.origin(
          document.nodes[Int(document.sections[section].heading)].range)
        draft.origin = origin
      }
      draft.parentSection = screen
      drafts.states.append(draft)
    }
  }

  // MARK: Edges

  /// The changes between the names of one line of a column, by section.
  private func besides(_ columns: [[Int]], _ names: [String: String]) -> [Int: MatrixDraft] {
    var result: [Int: MatrixDraft] = [:]
    for line in columns.joined() {
      guard ArrowGlyph.mayOccur(in: document.plain, lines[line].text),
        let arrows = ArrowText(text(line))
      else { continue }
      let origin = context.origin(plain: lines[line].text)
      let section = Int(document.nodes[lines[line].node].section)
      let edges = arrows.steps.compactMap { step -> EdgeDraft? in
        guard let from = names[key(arrows.sides[step.from])],
          let to = names[key(arrows.sides[step.to])]
        else { return nil }
        return EdgeDraft(
          source: NameReference(text: from, origin: origin),
          target: NameReference(text: to, origin: origin), origin: origin)
      }
      result[
        section,
        default: MatrixDraft(form: "list", isClosed: false, section: section, origin: origin)
      ].edges += edges
    }
    return result
  }

  private func edge(
    _ step: Step, _ section: Int, _ names: [String: String], _ origin: Origin
  ) -> EdgeDraft? {
    guard let target = names[key(sides(step.after)[0])] else { return nil }
    let above = sides(step.before)[0]
    let end = NameReference(text: target, origin: origin)
    if let source = names[key(above)] {
      var edge = EdgeDraft(
        source: NameReference(text: source, origin: origin), target: end, origin: origin)
      edge.trigger = step.note.map { LocatedText($0, origin) }
      return edge
    }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    guard let source = names[key(title)] else { return nil }
    var edge = EdgeDraft(
      source: NameReference(text: source, origin: origin), target: end, origin: origin)
    edge.trigger = step.note.map { LocatedText($0, origin) }
    if Self.exits.contains(StateName.trimmed(above).lowercased()) { return edge }
    let place = context.origin(plain: lines[step.before].text)
    if FlowSteps.kind(of: above) == .action, edge.trigger == nil {
      edge.trigger = LocatedText(above, place)
    } else {
      edge.guardText = LocatedText(above, place)
    }
    return edge
  }

  private func key(_ text: String) -> String { Names.key(StateName.splitQualifier(text).name) }

  /// Labels over what follows a state.
  private static let exits = TransitionWords.exits.union([
    "then", "transition", "transitions", "weiter", "danach", "suivant", "siguiente", "salida",
    "próximo", "saída", "successivo", "uscita", "volgende", "berikutnya", "次", "下一步", "다음",
  ])
}
