import SpecModel
import SpecText

/// A text that arrows divide: "A → B → C", "A <-> B", "A --event--> B".
///
/// Arrows inside parentheses or quotation marks belong to the words around them and divide nothing.
struct ArrowText {
  /// Where an arrow points.
  enum Direction { case forward, backward, mutual }

  /// An arrow between two sides, and what is written on it.
  struct Joint {
    var direction: Direction
    var label: String?
    /// Whether steps are left out here: "A → … → B".
    var isGap = false
  }

  /// What stands between the arrows, trimmed.
  private(set) var sides: [String] = []
  /// The arrows, one fewer than sides.
  private(set) var joints: [Joint] = []

  /// Reads a text; `nil` where no arrow divides it or a side is empty.
  ///
  /// - Complexity: O(length).
  init?(_ text: String) {
    var text = ArrowGlyph.withoutRemark(text)
    let isDivided = text.withUTF8 { read($0) } && !sides.contains(where: Self.isOperation)
    if isDivided {
      splitBranches()
      dropOrdinal()
      self = withChoices.withoutRequests.withoutReturn.withoutContents.withTimeInside
    }
    guard isDivided, !joints.isEmpty, sides.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// A change from one side to another.
  struct Step {
    var from: Int
    var to: Int
    var label: String?
  }

  /// The changes in reading order; an arrow that points both ways gives two.
  var steps: [Step] {
    var result: [Step] = []
    for (index, joint) in joints.enumerated() where !joint.isGap {
      if joint.direction != .backward {
        result.append(Step(from: index, to: index + 1, label: joint.label))
      }
      if joint.direction != .forward {
        result.append(Step(from: index + 1, to: index, label: joint.label))
      }
    }
    return result
  }

  /// The text without a last word such as "Transition".
  func withoutLast(_ words: Lexicon) -> ArrowText {
    var result = self
    let last = sides.count - 1
    guard let space = sides[last].lastIndex(of: " "),
      case let word = sides[last][sides[last].index(after: space)...].lowercased(),
      words.contains(word) || TransitionWords.transitionMarks.contains(word)
    else { return self }
    result.sides[last] = String(sides[last][..<space])
    return result
  }

  /// The text with another last side.
  func withLast(_ side: String) -> ArrowText {
    var result = self
    result.sides[sides.count - 1] = side
    return result
  }

  /// The text with another side at a place.
  func with(_ side: String, at index: Int) -> ArrowText {
    var result = self
    result.sides[index] = side
    return result
  }

  /// The text without its last side.
  func dropLast() -> ArrowText {
    var result = self
    result.sides.removeLast()
    result.joints.removeLast()
    return result
  }

  /// The text with words on its last arrow.
  func withLastLabel(_ label: String) -> ArrowText {
    var result = self
    result.joints[joints.count - 1].label = label
    return result
  }

  /// The text without a side between two arrows, which become one.
  func without(at index: Int) -> ArrowText {
    var result = self
    result.sides.remove(at: index)
    let former = result.joints.remove(at: index - 1)
    result.joints[index - 1].label = result.joints[index - 1].label ?? former.label
    return result
  }

  /// The text with another first side.
  func withFirst(_ side: String) -> ArrowText {
    var result = self
    result.sides[0] = side
    return result
  }

  /// The text without "Transition:", "T3:" or "AN-13:" before the first side.
  var withoutLabel: ArrowText {
    guard sides[0].utf8.contains(where: { $0 == ASCII.colon || $0 == 0xEF }),
      let colon = sides[0].firstIndex(where: { ":：".contains($0) })
    else { return self }
    let words = Names.words(String(sides[0][..<colon]))
    let name = StateName.trimmed(String(sides[0][sides[0].index(after: colon)...]))
    guard let first = words.first, words.count <= 2, !name.isEmpty,
      TransitionWords.transitions.contains(first) || Self.labels.contains(first)
        || first.utf8.count <= 4
          && (first.last?.isNumber == true || words.last.map(isNumber) == true)
    else { return self }
    var result = self
    result.sides[0] = name
    return result
  }

  private func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy(ASCII.isDigit) }

  private static let labels: Lexicon = ["flow", "path", "change", "step", "edge", "case"]

  /// The text behind the first arrow; `nil` where no arrow is left in it.
  var withoutFirst: ArrowText? {
    guard joints.count > 1 else { return nil }
    var result = self
    result.sides.removeFirst()
    result.joints.removeFirst()
    return result
  }

  // MARK: - Reading

  /// "Step 3 → Pay → Done": the number of a line is no side of it, and an ellipsis stands for sides that are left out.
  private mutating func dropOrdinal() {
    guard sides.count > 1 else { return }
    if FlowSteps.isOrdinal(sides[0]), !FlowSteps.isOrdinal(StateName.splitQualifier(sides[1]).name)
    {
      sides.removeFirst()
      joints.removeFirst()
    }
    guard sides.count > 2 else { return }
    for index in sides.indices.dropFirst().dropLast().reversed()
    where FlowSteps.isEllipsis(sides[index]) {
      sides.remove(at: index)
      joints.remove(at: index)
      joints[index - 1].isGap = true
    }
    takeLabels()
  }

  /// "Idle ─┬─ tap ──→ Open": what stands behind the branch is written on its line.
  private mutating func splitBranches() {
    for index in joints.indices where joints[index].label == nil {
      guard sides[index].utf8.contains(0xAC),
        let (name, label) = TextSplit.halves(of: sides[index], at: "┬"),
        case let name = name.trimmed("─ "), case let label = label.trimmed("─ "),
        !name.isEmpty, !label.isEmpty
      else { continue }
      sides[index] = name
      joints[index].label = label
    }
  }

  /// "pending → (request) → granted": what stands in parentheses between two arrows is written on one, and so is a clause
  /// on when, "`draft` → on save → `stored`".
  private mutating func takeLabels() {
    for index in sides.indices.dropFirst().dropLast().reversed() {
      let side = sides[index]
      guard
        [joints[index - 1], joints[index]].allSatisfy({
          $0.direction == .forward && $0.label == nil
        }), !sides[index - 1].hasPrefix("("), let label = Self.written(side)
      else { continue }
      joints[index].label = label
      joints.remove(at: index - 1)
      sides.remove(at: index)
    }
  }

  /// What a side between two arrows tells of both, in parentheses or behind a word such as "on" in small letters.
  private static func written(_ side: String) -> String? {
    if side.hasPrefix("("), side.hasSuffix(")") {
      if choices(in: side) != nil { return nil }
      let inner = side.dropFirst().dropLast()
      return inner.contains { "()".contains($0) } ? nil : StateName.trimmed(String(inner))
    }
    guard side.first?.isLowercase == true, side.utf8.count <= 60 else { return nil }
    return ArrowLine.occasion(side) ?? ArrowLine.act(on: side)
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    var (index, depth) = (0, 0)
    // „Up" opens with a mark of its own.
    var (isQuoted, isLow) = (false, false)
    while index < bytes.count {
      let byte = bytes[index]
      // Most bytes are those of words.
      if ASCII.isLetter(byte) || byte == ASCII.space {
        index += 1
        continue
      }
      switch byte {
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D: depth = max(0, depth - 1)
      case 0x22 where isLow && !isQuoted: isLow = false
      case 0x22, 0x60: isQuoted.toggle()
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
        // „ opens, “ and ” close.
        if bytes[index + 2] == 0x9E { isLow = true }
        if bytes[index + 2] == 0x9C || bytes[index + 2] == 0x9D { isLow = false }
      case 0xEF, 0xE3: depth = max(0, depth + ArrowGlyph.bracket(bytes, at: index))
      default: break
      }
      guard depth == 0, !isQuoted,
        let bare = ArrowGlyph.arrow(bytes, at: index) ?? ArrowGlyph.down(bytes, at: index)
      else {
        index = max(index + 1, ArrowGlyph.shaft(bytes, from: index).end)
        continue
      }
      let found = ArrowGlyph.withLabelBehind(bytes, bare)
      // "← Back → Home", "Button ← → Home": an arrow back before everything is a picture on a button.
      if sides.isEmpty, found.direction == .backward, byte == 0xE2,
        (start..<index).allSatisfy({ bytes[$0] <= 0x20 })
          || ArrowGlyph.isOnControl(bytes, start..<index, behind: found.end)
      {
        index = found.end
        continue
      }
      sides.append(Self.string(bytes, start..<index))
      joints.append(
        Joint(
          direction: found.direction,
          label: found.label.flatMap {
            ArrowGlyph.isCorner(bytes, $0) ? nil : Self.label(bytes, $0)
          }))
      index = found.end
      start = index
      if joints.count > Self.limit { return false }
    }
    if joints.isEmpty { return false }
    sides.append(Self.string(bytes, start..<bytes.count))
    return true
  }

  /// Lines with more arrows than this draw something else.
  private static let limit = 64

  /// What is written on an arrow, without the branch that it comes from: "X ──┬─ a ──▶ Y".
  private static func label(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var range = range
    while range.count > 3,
      bytes[range.lowerBound] <= 0x20
        || bytes[range.lowerBound] == 0xE2 && bytes[range.lowerBound + 1] | 1 == 0x95
    {
      range.removeFirst(bytes[range.lowerBound] <= 0x20 ? 1 : 3)
    }
    return string(bytes, range)
  }

  private static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> String {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range.removeLast() }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// Recognises one arrow in bytes.
enum ArrowGlyph {
  /// An arrow, where it ends and what is written on it.
  struct Found {
    var direction: ArrowText.Direction
    var end: Int
    var label: Range<Int>?
  }

  /// The arrow that begins at an offset.
  static func arrow(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Found? {
    let byte = bytes[start]
    guard byte == 0x2D || byte == 0x3D || byte == 0x3C || byte == 0xE2 else { return nil }
    if byte == 0xE2, let head = head(bytes, at: start) {
      // "←→" and "◄──►": two heads that turn away from each other point both ways.
      if head.direction == .backward, let end = tip(bytes, at: shaft(bytes, from: head.end).end) {
        return Found(direction: .mutual, end: end)
      }
      return Found(direction: head.direction, end: head.end)
    }
    let opens = byte == 0x3C
    let run = shaft(bytes, from: opens ? start + 1 : start)
    guard run.count > 0 else { return nil }
    if let end = tip(bytes, at: run.end) {
      if run.count == 1, isOfCode(bytes, from: start, to: end) { return nil }
      // "=>" and "->" point on; "<=>" and "<->" both ways.
      return Found(direction: opens ? .mutual : .forward, end: end)
    }
    if opens {
      // "A <--label--> B"; "A <-- B --> C" are two arrows.
      if run.count > 1, run.end < bytes.count, bytes[run.end] != 0x20,
        let found = labelled(bytes, after: run), bytes[found.label?.upperBound ?? 0] != 0x20
      {
        return Found(direction: .mutual, end: found.end, label: found.label)
      }
      // "a < -b" and "a <= b" compare; "A <- B" and "A <-- B" stand apart.
      let isApart = start == 0 || bytes[start - 1] == 0x20
      let follows = run.end >= bytes.count || bytes[run.end] == 0x20
      let isArrow = isApart && follows && (run.byte == 0x2D || run.count > 1)
      return isArrow ? Found(direction: .backward, end: run.end) : nil
    }
    return labelled(bytes, after: run)
  }

  /// "--event-->", "-[event]->", "──event──►": a shaft, words, and a shaft with a tip.
  private static func labelled(
    _ bytes: UnsafeBufferPointer<UInt8>, after run: Shaft
  ) -> Found? {
    guard run.end < bytes.count else { return nil }
    let isBracket = bytes[run.end] == 0x5B || bytes[run.end] == 0x28
    guard run.count > 1 || isBracket else { return nil }
    var index = run.end
    let limit = min(bytes.count, run.end + 80)
    while index < limit {
      let next = shaft(bytes, from: index)
      if next.count > 0 {
        let isClosing = next.count > 1 || isBracket
        if isClosing, let end = tip(bytes, at: next.end) {
          let label = unwrapped(bytes, run.end..<index)
          return label.isEmpty ? nil : Found(direction: .forward, end: end, label: label)
        }
        if next.count > 1 { return nil }
        index = next.end
      } else if isBracket, isClosed(bytes, at: index), let head = head(bytes, at: index),
        head.direction == .forward
      {
        // "–(tap)→": the head stands right behind the bracket.
        return Found(
          direction: .forward, end: head.end, label: unwrapped(bytes, run.end..<index))
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func isClosed(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes[index - 1] == 0x29 || bytes[index - 1] == 0x5D
  }

  private static func unwrapped(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] == 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] == 0x20 { range.removeLast() }
    guard let first = range.first, let last = range.last, range.count > 2 else { return range }
    switch (bytes[first], bytes[last]) {
    case (0x28, 0x29), (0x5B, 0x5D), (0x22, 0x22): return range.dropFirst().dropLast()
    default: return range
    }
  }

  // MARK: - Parts

  fileprivate struct Shaft {
    var byte: UInt8
    var count: Int
    var end: Int
  }

  /// A run of "-", "=" or drawn lines; dashes of prose count only in pairs.
  fileprivate static func shaft(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Shaft {
    guard start < bytes.count else { return Shaft(byte: 0, count: 0, end: start) }
    let byte = bytes[start]
    var run = Shaft(byte: byte, count: 0, end: start)
    if byte == 0x2D || byte == 0x3D {
      while run.end < bytes.count, bytes[run.end] == byte {
        run.end += 1
        run.count += 1
      }
      return run
    }
    // ─ ━ ═ are E2 94 80, E2 94 81 and E2 95 90; – and — are E2 80 93 and E2 80 94.
    while run.end + 2 < bytes.count, bytes[run.end] == 0xE2 {
      let middle = bytes[run.end + 1]
      let last = bytes[run.end + 2]
      let isDrawn = middle == 0x94 && last <= 0x81 || middle == 0x95 && last == 0x90
      let isDash = middle == 0x80 && (last == 0x93 || last == 0x94)
      guard isDrawn || isDash else { break }
      run.end += 3
      run.count += 1
    }
    return run
  }

  /// Where the tip at an offset ends: ">" or a drawn head that points right.
  private static func tip(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] == 0x3E {
      // "->>" is a message between actors.
      let isDouble = index + 1 < bytes.count && bytes[index + 1] == 0x3E
      return isDouble ? nil : index + 1
    }
    guard let head = head(bytes, at: index), head.direction == .forward else { return nil }
    return head.end
  }

  /// A single character that is an arrow or the head of one.
  private static func head(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (direction: ArrowText.Direction, end: Int)? {
    guard index + 2 < bytes.count, bytes[index] == 0xE2 else { return nil }
    let scalar =
      0x2000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    guard let direction = direction(of: scalar) else { return nil }
    var end = index + 3
    // The variation selectors of emoji are EF B8 8E and EF B8 8F.
    if end + 2 < bytes.count, bytes[end] == 0xEF, bytes[end + 1] == 0xB8 { end += 3 }
    return (direction, end)
  }

  private static func direction(of scalar: UInt32) -> ArrowText.Direction? {
    switch scalar {
    // → ⇒ ⇨ ⟶ ⟹ ⟾ ➔ ➙ ➛ ➜ ➝ ➞ ➟ ➠ ➡ ➤ ➨ ► ▶ ⮕ ↣ ↦ ⇝ ⇢ ⇾ ⟼ ⟿
    case 0x2192, 0x21D2, 0x21E8, 0x27F6, 0x27F9, 0x27FE, 0x2794, 0x2799, 0x279B...0x27A1, 0x27A4,
      0x27A8, 0x25BA, 0x25B6, 0x2B95, 0x21A3, 0x21A6, 0x21DD, 0x21E2, 0x21FE, 0x27FC, 0x27FF:
      .forward
    // ← ⇐ ⟵ ⟸ ◄ ◀ ⬅
    case 0x2190, 0x21D0, 0x27F5, 0x27F8, 0x25C4, 0x25C0, 0x2B05: .backward
    // ↔ ⇄ ⇆ ⇌ ⇋ ⇔ ⟷ ⟺
    case 0x2194, 0x21C4, 0x21C6, 0x21CC, 0x21CB, 0x21D4, 0x27F7, 0x27FA: .mutual
    default: nil
    }
  }

  /// +1 where a full-width bracket or corner quote opens, -1 where one closes.
  static func bracket(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index + 2 < bytes.count else { return 0 }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    case (0xEF, 0xBC, 0x88), (0xE3, 0x80, 0x8C), (0xE3, 0x80, 0x8E): return 1
    case (0xEF, 0xBC, 0x89), (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x8F): return -1
    default: return 0
    }
  }

  /// Whether a range of text may hold an arrow: a quick test that never misses one.
  static func mayOccur(in plain: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    plain.withUnsafeBufferPointer { bytes in
      for index in range where mayBegin(bytes, at: index, in: range) { return true }
      return false
    }
  }

  /// Whether the first bytes of an arrow stand at an offset of a range, or the dash of "<-".
  @inline(__always)
  static func mayBegin(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in range: Range<Int>
  ) -> Bool {
    let byte = bytes[index]
    guard byte == ASCII.hyphen || byte == 0x3D || byte == 0xE2, index + 1 < range.upperBound else {
      return false
    }
    let next = bytes[index + 1]
    if byte == 0xE2 {
      switch next {
      // U+2190–21FF, U+25xx heads, U+2794–27BE, U+27F0–27FF, U+2B05 and U+2B95.
      case 0x86, 0x87, 0x96, 0x97, 0x9E, 0x9F, 0xAC, 0xAE: return true
      default: return false
      }
    }
    return next == 0x3E
      || byte == ASCII.hyphen && index > range.lowerBound && bytes[index - 1] == 0x3C
  }
}

extension String {
  /// The text without some characters at both ends.
  fileprivate func trimmed(_ marks: String) -> String {
    var rest = self[...]
    while let first = rest.first, marks.contains(first) { rest.removeFirst() }
    while let last = rest.last, marks.contains(last) { rest.removeLast() }
    return String(rest)
  }
}
