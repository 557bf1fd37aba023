import SpecModel
import SpecSyntax
import SpecText

/// Reads states from labels that tell what is shown in which: "**Layout (Scanning):**" above a drawing, and
/// "**Visible when:**" beside "**Hidden when:**".
///
/// One such label alone tells nothing; of layouts one at least must have the usual name of a state, and widths and
/// devices are none.
struct ShownLabels {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such labels.
  func states() -> [StateDraft] {
    var layouts: [Int: [StateDraft]] = [:]
    var conditions: [Int: [StateDraft]] = [:]
    for line in context.lines where line.isStrongLabel && line.holder != .cell {
      guard let label = line.label, (8...60).contains(label.count), let last = ending(of: label)
      else {
        continue
      }
      let section = Int(document.nodes[line.node].section)
      if last == 0x29, line.value.isEmpty {
        if let state = layout(label, line) { layouts[section, default: []].append(state) }
      } else if last == 0x6E || last == 0x66, let state = condition(label, line) {
        conditions[section, default: []].append(state)
      }
    }
    let shown = layouts.values.filter { states in
      states.count > 1 && states.contains { StateWords.isState(Names.words($0.name)) }
    }
    let told = conditions.values.filter { $0.count > 1 }
    return (shown + told).flatMap(\.self).sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// The last byte of a label that is no colon.
  private func ending(of label: Range<Int>) -> UInt8? {
    document.plain[label].last { $0 != ASCII.colon && $0 != ASCII.space }
  }

  /// "Layout (Scanning)" right above a drawing.
  private func layout(_ label: Range<Int>, _ line: TextLine) -> StateDraft? {
    guard line.node + 1 < document.nodes.count, document.isDrawing(line.node + 1) else {
      return nil
    }
    let (head, qualifier) = StateName.splitQualifier(document.string(plain: label))
    guard let qualifier, Names.words(head).last.map(Self.drawings.contains) == true else {
      return nil
    }
    let words = Names.words(qualifier)
    guard (1...3).contains(words.count), !StateWords.isPart(words),
      !words.contains(where: TransitionWords.sizes.contains),
      qualifier.first?.isLetter == true
    else { return nil }
    return draft(qualifier, label, line)
  }

  /// "Visible when", "Disabled if".
  private func condition(_ label: Range<Int>, _ line: TextLine) -> StateDraft? {
    let text = document.string(plain: label)
    let words = Names.words(text)
    guard words.count == 2, words[1] == "when" || words[1] == "if",
      StateWords.isState([words[0]]) || Self.shown.contains(words[0]),
      let space = text.firstIndex(of: " ")
    else { return nil }
    return draft(String(text[..<space]), label, line)
  }

  private static let drawings: Lexicon = [
    "layout", "wireframe", "mockup", "sketch", "drawing", "ascii", "screen", "view", "ui",
    "anordnung", "diseño", "maquette", "レイアウト", "布局", "레이아웃",
  ]
  private static let shown: Lexicon = [
    "visible", "hidden", "shown", "invisible", "open", "closed", "on", "off", "playing", "docked",
  ]

  private func draft(_ name: String, _ label: Range<Int>, _ line: TextLine) -> StateDraft {
    let section = Int(document.nodes[line.node].section)
    var draft = StateDraft(name: name, origin: context.origin(plain: label), screen: section)
    draft.parentSection = section
    return draft
  }
}
