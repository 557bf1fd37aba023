import SpecModel
import SpecSyntax
import SpecText

/// Reads a fence in which a name stands over lines "→ name", each step on a line of its own; nothing else stands there.
///
/// Names of up to four words are states below a heading about states, or beside a declared one. Clauses are steps only
/// in a column of four lines or more that begin at one edge, where a label or heading names a flow or the column is
/// long. The name of a control between two steps ("Save") is the trigger of the second.
struct ArrowColumn {
  let document: Document
  let known: KnownStates
  /// Whether the headings above speak of states.
  let isAboutStates: Bool
  /// Whether a heading or label above names a flow.
  let isFlow: Bool

  /// One line of the column.
  private struct Step {
    var text: String
    var origin: Origin
    /// How far to the right it begins, its arrow included.
    var indent: Int
    /// Whether an arrow joins it to the line above.
    var isSequel: Bool
  }

  /// The changes that the columns of a block tell; none where it holds anything else.
  func edges(of block: Document.CodeBlock) -> [EdgeDraft] {
    guard block.lines.contains(where: isSequel) else { return [] }
    var columns: [[Step]] = []
    var isOpen = false
    for line in block.lines {
      guard let step = step(line) else {
        isOpen = false
        continue
      }
      guard line.offsets.count <= 160, !step.text.isEmpty, step.isSequel == isOpen else {
        return []
      }
      if isOpen { columns[columns.count - 1].append(step) } else { columns.append([step]) }
      isOpen = true
    }
    // A name alone between blank lines leads nowhere.
    columns.removeAll { $0.count == 1 && Names.wordCount($0[0].text) <= 4 }
    guard !tellsOfSystem(columns.joined().map(\.text)) else { return [] }
    let named = columns.map(names)
    if !named.contains(where: \.isEmpty), isAboutStates || columns.joined().contains(where: isKnown)
    {
      return Array(named.joined())
    }
    return columns.allSatisfy(isRowOfClauses) ? columns.flatMap(clauses) : []
  }

  /// Whether a third of the lines names a part of a system.
  private func tellsOfSystem(_ texts: [String]) -> Bool {
    let machinery = texts.count { Names.hasWord($0, in: TransitionWords.machinery) }
    return machinery > 0 && machinery * 3 >= texts.count
  }

  /// A line without its arrow; `nil` where it is blank.
  private func step(_ line: SourceRange) -> Step? {
    let text = StateName.trimmed(document.source.string(line))
    guard !text.isEmpty else { return nil }
    let start = ASCII.trimmed(document.source.bytes, line.offsets).lowerBound
    let isSequel = isSequel(line)
    let bare = isSequel ? StateName.trimmed(String(text.drop { "→⇒->".contains($0) })) : text
    return Step(
      text: bare, origin: document.origin(line), indent: start - line.offsets.lowerBound,
      isSequel: isSequel)
  }

  /// Whether a line begins with →, ⇒ or "->".
  private func isSequel(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let start = ASCII.trimmed(bytes, line.offsets).lowerBound
    return bytes[start...].starts(with: "→".utf8) || bytes[start...].starts(with: "⇒".utf8)
      || ASCII.starts(bytes, at: start, with: "->")
  }

  // MARK: Names

  /// The changes of a column of names; none where a line is no name.
  private func names(_ column: [Step]) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var last: ArrowSide?
    var trigger: LocatedText?
    for (index, step) in column.enumerated() {
      let isAct = isAct(step.text)
      guard isAct || Names.wordCount(step.text) <= 4 || ArrowSide.isBarList(step.text),
        ArrowText(step.text) == nil,
        !step.text.contains(":")
      else { return [] }
      if isAct {
        // A way that ends with an act leads nowhere.
        guard index > 0 else { return [] }
        trigger = trigger ?? LocatedText(step.text, step.origin)
        continue
      }
      guard FlowSteps.kind(of: step.text) != .action || ArrowSide.isBarList(step.text),
        let side = ArrowSide(step.text, known: known), !side.isMove, !EventName.isCode(side.name)
      else { return [] }
      if let last {
        var edge = edge(last, side.name, step.origin)
        edge.trigger = trigger
        result.append(edge)
      }
      last = side
      trigger = nil
    }
    return result
  }

  private func isKnown(_ step: Step) -> Bool {
    ArrowSide(step.text, known: known)?.isKnown == true
  }

  /// Whether a line names a control and what it does: "Save", "Delete entry", "Add action".
  private func isAct(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, known.name(of: text) == nil else {
      return false
    }
    // "fill in the code, tap Next"
    if words.count > 3 {
      return words.count <= 8 && text.first?.isLowercase == true
        && FlowSteps.kind(of: text) == .action
    }
    return Self.acts.contains(first) && words.count <= 2 || Self.controls.contains(last)
      || FlowSteps.kind(of: text) == .action && words.count > 1
        && !TransitionWords.isTitledChoice(text)
  }

  /// Verbs on controls that change or close what is shown.
  static let acts: Lexicon = [
    "save", "cancel", "delete", "retry", "submit", "undo", "skip", "back", "close", "dismiss",
    "remove", "discard", "next", "continue", "ok", "apply", "guardar", "cancelar", "eliminar",
    "speichern", "abbrechen", "löschen", "enregistrer", "annuler", "supprimer", "salvar", "excluir",
    "salva", "annulla", "elimina", "保存", "キャンセル", "削除", "取消", "删除", "저장", "취소", "삭제",
  ]
  private static let controls = TransitionWords.controls.subtracting(["row", "card", "tab"])
    .union(["action"])

  // MARK: Clauses

  /// Whether a column may be one of steps in words: long enough, at one edge, and no code.
  private func isRowOfClauses(_ column: [Step]) -> Bool {
    column.count >= 4 && (isFlow || column.count >= 6)
      && Set(column.map(\.indent)).count == 1 && column.allSatisfy { isClause($0.text) }
  }

  private func isClause(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, !text.hasSuffix(":"), !EventName.isCode(text),
      ArrowText(text) == nil, !text.contains("://"), FlowSteps.kind(of: text) == .response
    else { return false }
    // "POST /orders", "payment.completed": what a program writes.
    return Names.wordCount(text) <= 14
      && !text.split(separator: " ").contains { word in
        word.hasPrefix("/") && word.count > 1
          || word.dropLast().contains(".") && word.allSatisfy(\.isASCII)
      }
  }

  private func clauses(_ column: [Step]) -> [EdgeDraft] {
    zip(column, column.dropFirst()).map { from, to in
      EdgeDraft(
        source: NameReference(text: from.text, origin: from.origin),
        target: NameReference(text: to.text, origin: to.origin), origin: to.origin)
    }
  }

  private func edge(_ from: ArrowSide, _ target: String, _ origin: Origin) -> EdgeDraft {
    let source = from.isAny ? nil : NameReference(text: from.name, origin: origin)
    return EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin)
  }
}
