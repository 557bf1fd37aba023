import SpecModel
import SpecSyntax
import SpecText

/// Finds tables whose header says that their rows state facts about an interface.
enum FactColumns {
  /// Words of a column's title, data only.
  private static let words: Lexicon = [
    "action", "animation", "behavior", "behaviour", "breakpoint", "color", "colour", "condition",
    "contrast", "curve", "delay", "duration", "easing", "event", "font", "gesture", "guard", "hex",
    "height", "input", "interaction", "letter", "opacity", "padding", "property", "radius",
    "response", "shadow", "shortcut", "size", "spacing", "state", "states", "status", "timing",
    "token", "transition", "trigger", "value", "weight", "width",
  ]

  /// The first such column of each table, by the number of the table's node.
  static func find(in document: Document) -> [Int: String] {
    var result: [Int: String] = [:]
    for index in document.nodes.indices where document.nodes[index].kind == .tableRow {
      let row = document.nodes[index]
      guard row.level == 1 else { continue }
      for cell in document.children(of: index) {
        let title = document.string(cell)
        guard Names.words(title).contains(where: words.contains) else { continue }
        result[Int(row.parent)] = title
        break
      }
    }
    return result
  }
}
