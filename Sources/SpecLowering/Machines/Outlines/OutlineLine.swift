import SpecText

/// One line of a flow that is drawn as an outline: stems and a mark on its left, and the words behind them.
struct OutlineLine: Equatable {
  /// What begins a line.
  enum Mark: Equatable {
    case none
    /// A line on the way down, with words beside it or without.
    case stem
    /// The head of an arrow that points down.
    case down
    /// "├──", "└─>": a branch, with a head or without.
    case branch(hasHead: Bool)
    /// "→" or "->" before everything else.
    case arrow
  }

  /// Words between two arrows, and where they begin.
  struct Side: Equatable {
    var text: String
    var column: Int
    /// Whether the words stand on the line of an arrow: "──take──>".
    var isOnLine = false
  }

  var mark = Mark.none
  /// The column of the mark; where there is none, that of the words.
  var column = 0
  var sides: [Side] = []
  /// Whether it ends with an arrow, which the next line goes on from.
  var isOpen = false
  /// The row of the question that it answers.
  var question: Int?

  /// Reads a line; `nil` where it has drawing beyond an outline: boxes, joints, several heads.
  init?(_ text: String) {
    var reader = OutlineScanner(text)
    guard reader.read(into: &self) else { return nil }
  }

  init() {}

  /// A line without the rule that adorns the name before it: "Home ──────".
  static func withoutRule(_ text: String) -> String {
    guard let last = text.last, last == " " || rules.contains(last) else { return text }
    let bare = text.reversed().drop { $0 == " " || rules.contains($0) }
    let head = String(bare.reversed())
    guard text.count - head.count > 4, text.dropFirst(head.count).first == " ",
      let first = head.first(where: { $0 != " " }),
      first.isLetter || first.isNumber || first == "[",
      !head.unicodeScalars.contains(where: { (0x2500...0x257F).contains($0.value) })
    else { return text }
    return head
  }

  private static let rules: Set<Character> = ["─", "━", "═"]

  var isBlank: Bool { mark == .none && sides.isEmpty }
}

/// Goes over the characters of a line with their columns.
private struct OutlineScanner {
  private let text: [Character]
  private var place = 0
  private var column = 0
  private var endsWithArrow = false

  init(_ text: String) { self.text = OutlineLine.withoutRule(text).allCharacters }

  private func peek(_ offset: Int = 0) -> Character? {
    let index = place + offset
    return text.indices.contains(index) ? text[index] : nil
  }

  private mutating func step() {
    column += Self.width(text[place])
    place += 1
  }

  /// Wide characters take two columns.
  private static func width(_ character: Character) -> Int {
    guard let value = character.unicodeScalars.first?.value, value >= 0x1100 else { return 1 }
    return value <= 0x115F || (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value) ? 2 : 1
  }

  private mutating func skipBlanks() {
    while let next = peek(), next == " " || next == "\t" { step() }
  }

  mutating func read(into line: inout OutlineLine) -> Bool {
    skipBlanks()
    var stem: Int?
    while let next = peek(), isStem(next) {
      stem = column
      step()
      skipBlanks()
    }
    line.column = stem ?? column
    guard let next = peek() else {
      if stem != nil { line.mark = .stem }
      return true
    }
    if Self.heads.contains(next) || (next == "v" || next == "V") && isAlone {
      line.mark = .down
      line.column = column
      step()
      skipBlanks()
      guard peek().map({ !Self.heads.contains($0) }) ?? true else { return false }
      line.sides = sides()
      return line.sides.count < 2
    }
    if let hasHead = branch() {
      line.mark = .branch(hasHead: hasHead.isPointed)
      line.column = hasHead.column
    } else if let mark = arrow() {
      line.mark = .arrow
      line.column = mark
    } else if let stem {
      line.mark = .stem
      line.column = stem
    }
    guard let words = checked(sides()) else { return false }
    line.sides = words
    line.isOpen = endsWithArrow
    return true
  }

  private static let heads: Set<Character> = ["▼", "↓", "⬇", "▾", "⇓"]
  private static let stems: Set<Character> = ["│", "┃", "|", "¦"]

  /// A bar between blanks or at an end is a stem; "A|B" has none.
  private func isStem(_ character: Character) -> Bool {
    guard Self.stems.contains(character) else { return false }
    return peek(1).map { $0 == " " || $0 == "\t" } ?? true
  }

  /// Whether nothing follows a sign right behind it: two blanks part the head of a line from the words beside it,
  /// "v  submit".
  private var isAlone: Bool {
    text[(place + 1)...].prefix(2).allSatisfy { $0 == " " }
  }

  /// "├──", "└─>", "+-- ", "|-- ", "`-- ": where it begins, and whether it has a head.
  private mutating func branch() -> (column: Int, isPointed: Bool)? {
    guard let first = peek() else { return nil }
    let start = (place, column)
    if "├└╰┣┗".contains(first) {
      step()
    } else if "+|`\\".contains(first), peek(1) == "-" {
      step()
    } else {
      return nil
    }
    while let next = peek(), "─━-=┬".contains(next) { step() }
    var isPointed = false
    if let next = peek(), ">→▶►➜".contains(next) {
      isPointed = true
      step()
    }
    guard peek() == " " || peek() == "[" || peek() == "(" || peek() == nil || isPointed else {
      (place, column) = start
      return nil
    }
    skipBlanks()
    return (start.1, isPointed)
  }

  /// "→", "->", "-->", "=>", "↳" before words.
  private mutating func arrow() -> Int? {
    guard let first = peek() else { return nil }
    let start = (place, column)
    if "→⇒⟶➜➔↳▶►↩↪".contains(first) {
      step()
    } else if first == "-" || first == "=" || first == "─" {
      while let next = peek(), next == first { step() }
      guard let head = peek(), ">→▶►".contains(head) else {
        (place, column) = start
        return nil
      }
      step()
    } else {
      return nil
    }
    guard peek() == " " || peek() == "[" || peek() == nil || first == "→" else {
      (place, column) = start
      return nil
    }
    skipBlanks()
    return start.1
  }

  // MARK: Words and arrows

  /// The words between the arrows of the rest of the line; brackets and quotation marks close before arrows open.
  private mutating func sides() -> [OutlineLine.Side] {
    var result: [OutlineLine.Side] = []
    var words = ""
    var start = column
    var depth = 0
    var isQuoted = false
    var isLabelled = false
    func side() -> OutlineLine.Side? {
      let bare = Self.withoutNote(StateName.trimmed(words))
      return bare.isEmpty ? nil : OutlineLine.Side(text: bare, column: start, isOnLine: isLabelled)
    }
    while let next = peek() {
      if words.isEmpty, next == " " {
        step()
        start = column
        continue
      }
      // No mark below is a letter.
      if next.isLetter {
        words.append(next)
        endsWithArrow = false
        step()
        continue
      }
      depth = max(0, depth + Self.nesting(next))
      if next == "\"" { isQuoted.toggle() }
      if depth == 0, !isQuoted, let line = lineAhead() {
        if let found = side() { result.append(found) }
        isLabelled = !line.hasHead
        endsWithArrow = line.hasHead
        for _ in 0..<line.count { step() }
        words = ""
        start = column
        continue
      }
      words.append(next)
      endsWithArrow = false
      step()
    }
    if let found = side() { result.append(found) }
    return result
  }

  /// One for what opens a bracket or quotation marks, less than none for what closes them.
  private static func nesting(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let depth: Int
    switch first {
    case "[", "(", "（", "「", "『", "“", "„", "【": depth = 1
    case "]", ")", "）", "」", "』", "”", "】": depth = -1
    default: return 0
    }
    // With an accent behind it, it is another character.
    return character.unicodeScalars.dropFirst().isEmpty ? depth : 0
  }

  /// "[Details]" of "[Details](filled in by itself)": what stands in parentheses right behind a box is a note.
  private static func withoutNote(_ text: String) -> String {
    guard text.hasPrefix("["), let last = text.last, ")）".contains(last),
      case let box = StateName.splitQualifier(text).name, box.count < text.count, box.hasSuffix("]")
    else { return text }
    return box
  }

  /// A drawn line at this place, and whether it ends with a head.
  private func lineAhead() -> (count: Int, hasHead: Bool)? {
    // Hyphens, signs of equality, and what begins with E2 as all arrows and drawn lines do.
    guard let first = peek(), let lead = first.utf8.first,
      lead == 0xE2 || lead == 0x2D || lead == 0x3D
    else { return nil }
    if "→⇒⟶➜➔▶►".contains(first) { return (1, true) }
    guard "─━-=".contains(first) else { return nil }
    var count = 0
    while let next = peek(count), next == first { count += 1 }
    if let head = peek(count), "→▶►>➜".contains(head) { return (count + 1, true) }
    return count > 1 && first != "=" ? (count, false) : nil
  }

  /// The sides, where nothing in them is drawing.
  private func checked(_ sides: [OutlineLine.Side]) -> [OutlineLine.Side]? {
    // All of them begin with E2.
    for side in sides
    where side.text.utf8.contains(0xE2) && side.text.contains(where: Self.drawn.contains) {
      return nil
    }
    return sides
  }

  private static let drawn: Set<Character> = [
    "│", "┃", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╯", "╰", "▼", "▲", "◀",
    "◄", "↓", "↑", "←", "↔", "⇄", "↗", "↘", "╔", "║", "═",
  ]
}
