import SpecModel
import SpecSyntax
import SpecText

/// Reads the item below a change as what triggers it: "User presses Start" below "- `Ready` -> `Countdown`".
///
/// What stands below a change may tell anything about it; it is its trigger where nearly all changes of a list have
/// one item each below them, without an arrow, and no act of the interface.
struct NestedTriggers {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Gives triggers to the changes of all such lists.
  ///
  /// - Complexity: O(lines) where some change of a list has no trigger, else O(edges).
  func settle(_ drafts: inout MachineDrafts) {
    let isOpen = drafts.matrices.contains {
      $0.form == "list" && $0.edges.contains(where: \.isBare)
    }
    guard isOpen else { return }
    let items = self.items()
    guard !items.isEmpty else { return }
    for index in drafts.matrices.indices where drafts.matrices[index].form == "list" {
      drafts.matrices[index].edges = drafts.matrices[index].edges.flatMap { edge in
        guard edge.isBare, let lines = items[edge.origin.range.start] else { return [edge] }
        return lines.map { line in
          let text = StateName.withoutStop(document.string(plain: line.text))
          return edge.triggered(by: text, context.origin(plain: line.text))
        }
      }
    }
  }

  /// The items below each item that begins with a change, by where that begins.
  private func items() -> [UInt32: [TextLine]] {
    var lists: [Int: [(outer: TextLine, inner: [TextLine])]] = [:]
    var last: [Int: (list: Int, index: Int)] = [:]
    for (index, line) in context.lines.enumerated() where line.holder == .item {
      let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
      if context.mayHoldArrow(index) {
        last[Int(document.nodes[line.node].parent)] = (list, lists[list, default: []].count)
        lists[list, default: []].append((line, []))
      } else if let place = last[Int(document.nodes[list].parent)] {
        lists[place.list]?[place.index].inner.append(line)
      }
    }
    var result: [UInt32: [TextLine]] = [:]
    for changes in lists.values where changes.count > 1 {
      let told = changes.filter { $0.inner.count == 1 && isTrigger($0.inner[0]) }
      guard told.count > 1, told.count * 4 >= changes.count * 3,
        changes.allSatisfy({ $0.inner.allSatisfy(isTrigger) })
      else { continue }
      for (outer, inner) in changes where !inner.isEmpty {
        result[context.origin(plain: outer.text).range.start] = inner
      }
    }
    return result
  }

  private func isTrigger(_ line: TextLine) -> Bool {
    guard (3...320).contains(line.text.count) else { return false }
    let words = document.string(plain: line.text.prefix(24)).lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "(" }.map(String.init)
    return !(words.prefix(line.label == nil ? 1 : 2).contains(where: Self.acts.contains))
  }

  /// Verbs of what an interface does when it changes.
  private static let acts: Lexicon = [
    "show", "shows", "hide", "hides", "play", "plays", "fade", "fades", "animate", "animates",
    "start",
    "starts", "stop", "stops", "clear", "clears", "render", "renders", "display", "displays",
    "update",
    "updates", "save", "saves", "send", "sends", "log", "logs", "emit", "emits", "set", "sets",
    "reset",
    "resets", "slide", "slides", "note", "notes", "animation", "transition", "motion", "duration",
    "easing", "time", "timing",
    "then", "also", "side", "effect", "effects", "action", "actions", "guard", "condition", "delay",
    "haptic", "haptics", "sound", "visual", "ui",
  ]
}

extension EdgeDraft {
  /// Whether only its ends are told.
  var isBare: Bool { trigger == nil && guardText == nil && source != nil }
}
