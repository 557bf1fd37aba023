import SpecModel
import SpecSyntax
import SpecText

/// A line that joins names by arrows, with what is said of the change apart from the names.
struct HeldText {
  let arrows: ArrowText
  /// The names between the arrows.
  private(set) var sides: [String]
  /// What stands behind the last name or before the first.
  private(set) var tail: String
  /// What a label before the change tells.
  private(set) var cause: String?
  /// What stands in parentheses behind the last name.
  private(set) var remark: String?
  /// Whether the change is crossed out or denied.
  private(set) var isDenied: Bool
  private let isStruck: Bool

  /// What the line says of the change.
  var said: String { tail.isEmpty ? remark ?? "" : tail }

  /// Reads the arrows of a line and its label; `nil` where there are none, or the label is of something else.
  init?(_ line: ArrowLine) {
    let document = line.context.document
    var text = document.string(plain: line.line.text)
    var isForbidden = false
    tail = ""
    if let label = line.line.label {
      if ArrowGlyph.mayOccur(in: document.plain, label) {
        text = document.string(plain: label)
        tail = TailWords.firstSentence(of: line.wrappedValue)
      } else if NegativeCue.forbids(label: document.string(plain: label)) {
        text = document.string(plain: line.line.value)
        isForbidden = true
      } else if let words = line.causeWords(of: label) {
        text = document.string(plain: line.line.value)
        cause = words
      } else {
        return nil
      }
    }
    let struck = NegativeCue.withoutStroke(text)
    let crossed = NegativeCue.withoutSign(text) ?? struck
    let marked = line.line.label == nil ? line.markedChange : nil
    let read = marked?.arrows ?? ArrowText(crossed ?? TransitionWords.withoutTick(text))
    guard let arrows = read?.withOptionalBoxes, arrows.sides.count <= 12,
      cause == nil || arrows.sides.count == 2
    else { return nil }
    let denied = DeniedChange(arrows, spelling: line.known.name(of:))
    self.arrows = arrows.bare(denied)
    sides = self.arrows.sides
    tail = marked.map { TailWords.bare($0.tail) } ?? tail
    // "Done → List: not allowed"
    if NegativeCue.forbids(label: tail) {
      isForbidden = true
      tail = ""
    }
    isDenied = isForbidden || crossed != nil || denied != nil
    isStruck = struck != nil
  }

  /// Takes what is said of the change out of the sides.
  mutating func divide(_ line: ArrowLine) {
    let last = sides.count - 1
    if tail.isEmpty { tail = cause ?? line.trigger(of: arrows, "") }
    sides[last] = line.bare(sides[last])
    if tail.isEmpty, sides.count == 2, let (name, words) = ArrowLine.led(sides[0]) {
      sides[0] = name
      tail = words
    }
    if let denied = NegativeCue.withoutDenial(sides[last]) {
      sides[last] = denied
      isDenied = true
    }
    let end = ArrowSide(sides[last], known: line.known)
    if tail.isEmpty, let end, let when = TailWords.occasion(behind: end.name, in: sides[last]) {
      sides[last] = end.name
      tail = TailWords.bare(when)
    } else if isStruck, let end {
      sides[last] = end.name
    }
    for index in sides.indices {
      let (name, note) = ArrowSide.divided(ArrowSide.withoutBullet(sides[index]))
      sides[index] = name
      guard index == last else { continue }
      remark = note.flatMap { ArrowSide.isID($0) ? nil : $0 }
      if let note, NegativeCue.forbids(label: note) { isDenied = true }
    }
  }
}
