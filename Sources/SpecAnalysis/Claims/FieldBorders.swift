import SpecModel
import SpecSyntax
import SpecText

/// The borders that specifications of fields give, with the backgrounds of the same fields.
///
/// Read are lines such as "Border: 1px solid Light Gray" and "Background: `#3A3A40` (dark), `#FFFFFF` (light)" below a
/// heading, or below a label above a list, that names a field.
struct FieldBorders {
  /// A colour of a field, for one appearance or for any.
  struct Color {
    var name: String
    var color: OpaqueColor
    var mode: Palette.Mode
    var origin: Origin
  }

  /// A field with its colours.
  struct Field {
    var borders: [Color] = []
    var backgrounds: [Color] = []
  }

  private let document: Document
  private let palette: Palette

  init(_ palette: Palette, _ document: Document) {
    self.palette = palette
    self.document = document
  }

  private static let fields: Lexicon = [
    "input", "inputs", "field", "fields", "textfield", "textarea", "select", "selects",
  ]
  /// Words of labels above lists of states.
  private static let states: Lexicon = ["states", "state", "focus", "error", "variants"]

  /// - Complexity: O(nodes); text is made of the lines alone that begin as colours do.
  func find() -> [Field] {
    var result: [Field] = []
    var title = ""
    var section: Int32 = -1
    var field: Field?
    for (number, node) in document.nodes.enumerated() {
      if node.section != section {
        section = node.section
        title = document.title(ofSection: Int(section))
        flush(&field, into: &result)
      }
      guard node.kind == .paragraph else { continue }
      let text = document.plainText(of: number)
      let isItem = node.parent >= 0 && document.nodes[Int(node.parent)].kind == .item
      if !isItem, text.count < 60 {
        title = document.string(plain: text)
        flush(&field, into: &result)
      }
      guard isItem, text.count < 120, let label = label(text),
        Names.hasWord(title, in: Self.fields), !Names.hasWord(title, in: Self.states)
      else { continue }
      let colors = colors(in: label.rest)
      var known = field ?? Field()
      if label.isBorder { known.borders += colors } else { known.backgrounds += colors }
      field = known
    }
    flush(&field, into: &result)
    return result
  }

  private func flush(_ field: inout Field?, into result: inout [Field]) {
    if let known = field, !known.borders.isEmpty { result.append(known) }
    field = nil
  }

  /// Whether a line gives the border or the background, and what it says of it.
  private func label(_ text: Range<Int>) -> (isBorder: Bool, rest: Range<Int>)? {
    let cues: [(StaticString, Bool)] = [("Border", true), ("Background", false)]
    for (cue, isBorder) in cues {
      guard ASCII.starts(document.plain, at: text.lowerBound, with: cue),
        let colon = ASCII.find(0x3A, in: document.plain, text),
        ["", " color", " colour"].contains(
          document.string(plain: text.lowerBound + cue.utf8CodeUnitCount..<colon).lowercased())
      else { continue }
      return (isBorder, colon + 1..<text.upperBound)
    }
    return nil
  }

  /// The colours of a line, each with the appearance that stands behind it in parentheses.
  private func colors(in range: Range<Int>) -> [Color] {
    var result: [Color] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = ASCII.find(0x2C, in: document.plain, start..<range.upperBound) ?? range.upperBound
      let part = start..<end
      if let found = color(in: part) { result.append(found) }
      start = end + 1
    }
    return result
  }

  private func color(in part: Range<Int>) -> Color? {
    let text = document.string(plain: part)
    let mode = Palette.mode(of: [String(text.drop { $0 != "(" })])
    let words = text.prefix { $0 != "(" }.split { " `".contains($0) }
    for count in stride(from: min(3, words.count), to: 0, by: -1) {
      let name = words.suffix(count).joined(separator: " ")
      guard let color = palette.color(name) else { continue }
      let first = words[words.count - count].startIndex
      let start = part.lowerBound + text.utf8.distance(from: text.startIndex, to: first)
      let place = document.sourceRange(plain: start..<start + name.utf8.count)
      return Color(name: name, color: color, mode: mode, origin: document.origin(place))
    }
    return nil
  }
}
