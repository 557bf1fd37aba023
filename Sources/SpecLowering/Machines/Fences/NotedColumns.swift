import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of declared screens below each other with arrows down between them, in which notes in brackets stand
/// behind names, or numbered sections in quotation marks stand for their screens:
///
///     Main screen → "Find a room" chosen
///       ↓
///     Room list [bar: ← | Rooms | Home]
///       ├─ search by floor
///       ↓
///     Room chosen
///       ↓
///     go to "3.2 Room detail"
///
/// What no screen is called leads from the screen above to the next one. A branch with an arrow is a way of its own; one
/// without tells what the screen holds.
struct NotedColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count(where: { $0.diagram == nil }) > 3 else { return }
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      guard mayBeColumn(block), !context.isSystem(around: Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard let course = course(of: block, known), course.hasNote, !course.edges.isEmpty else {
        return nil
      }
      return course.edges
    }
  }

  /// A byte test: a line is an arrow down, and another holds a bracket or a quotation mark and a digit.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (hasDown, hasNote) = (false, false)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard let first = text.first, text.count <= 300 else { continue }
      if text.count <= 6, bytes[first] == 0xE2 {
        hasDown = hasDown || Arrow.isDown(bytes, at: first)
      } else if bytes[first] != 0x5B, text.contains(where: { bytes[$0] == 0x5B }) {
        hasNote = true
      } else if text.contains(where: { bytes[$0] == ASCII.quote }),
        text.contains(where: { ASCII.isDigit(bytes[$0]) })
      {
        hasNote = true
      }
    }
    return hasDown && hasNote
  }

  // MARK: Lines

  private func course(of block: Document.CodeBlock, _ known: KnownStates) -> Course? {
    var course = Course()
    for line in block.lines {
      guard line.offsets.count <= 300 else { return nil }
      let whole = document.source.string(line)
      let rest = whole.drop { " \t│┃|".contains($0) }
      guard let first = rest.first else { continue }
      let text = StateName.trimmed(String(rest))
      guard !text.contains(where: { "┌┐┘┤┬┴┼╭╮╯".contains($0) }) else { return nil }
      let column = whole.count - rest.count
      let origin = document.origin(line)
      if Arrow.isDown(text) || text == "v" { continue }
      if "├└╰".contains(first) {
        let branch = StateName.trimmed(String(text.drop { "├└╰─━ ".contains($0) }))
        enter(branch: branch, at: column, origin, known, into: &course)
      } else if "*※-•·(".contains(first) {
        continue
      } else {
        enter(line: text, origin, known, into: &course)
      }
    }
    return course
  }

  /// Enters a line of the column: a screen, what leads on from the last one, or both with arrows between them.
  private func enter(
    line text: String, _ origin: Origin, _ known: KnownStates, into course: inout Course
  ) {
    for side in Self.sides(of: text) {
      if let place = place(side, known) {
        course.hasNote = course.hasNote || place.isNoted
        course.enter(place.name, origin)
      } else if Self.isOfScreen(side) {
        course.leave()
      } else if course.act == nil, !Self.asks(side) {
        course.act = ArrowSide.unwrapped(side)
      }
    }
    course.open = []
  }

  /// Enters a branch: with an arrow it is a way from the screen around it, without one it tells what that holds.
  private func enter(
    branch text: String, at column: Int, _ origin: Origin, _ known: KnownStates,
    into course: inout Course
  ) {
    let source = course.source(at: column)
    let sides = Self.sides(of: text)
    guard sides.count > 1 else {
      course.open.append(Place(column: column, name: source))
      return
    }
    guard let source, let target = place(sides[sides.count - 1], known) else {
      course.open.append(Place(column: column, name: nil))
      return
    }
    course.hasNote = course.hasNote || target.isNoted
    let end = NameReference(text: target.name, origin: origin)
    course.open.append(Place(column: column, name: end))
    guard end.key != source.key else { return }
    let label = ArrowSide.unwrapped(sides[0])
    var edge = EdgeDraft(source: source, target: end, origin: origin)
    if let act = course.act, source.key == course.current?.key, ArrowText.isBracketed(sides[0]) {
      edge = edge.triggered(by: act, origin)
      edge.limit(to: label, origin)
    } else {
      edge = edge.triggered(by: label, origin)
    }
    course.edges.append(edge)
  }

  // MARK: Names

  /// The texts between the arrows of a line that stand outside of brackets and quotation marks.
  private static func sides(of text: String) -> [String] {
    var result: [String] = []
    var side = ""
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "[", "(", "（": depth += 1
      case "]", ")", "）": depth -= 1
      case "\"": isQuoted.toggle()
      case "→", "⇒":
        guard depth <= 0, !isQuoted else { break }
        result.append(StateName.trimmed(side))
        side = ""
        continue
      default: break
      }
      side.append(character)
    }
    result.append(StateName.trimmed(side))
    return result.filter { !$0.isEmpty }
  }

  /// A text without a note in brackets or parentheses at its end.
  private static func withoutNote(_ text: String) -> (name: String, isNoted: Bool) {
    if text.hasSuffix("]"), let open = text.firstRange(of: " [") {
      return (StateName.trimmed(String(text[..<open.lowerBound])), true)
    }
    return (StateName.splitQualifier(text).name, false)
  }

  /// The declared screen that a text names, and whether it has a note or is a numbered section.
  private func place(_ text: String, _ known: KnownStates) -> (name: String, isNoted: Bool)? {
    if let quoted = Self.section(in: text), let name = known.name(of: quoted) {
      return (name, true)
    }
    let (bare, isNoted) = Self.withoutNote(text)
    let name =
      known.name(of: bare) ?? known.name(of: Self.withoutVerb(bare))
      ?? known.name(of: StateName.trimmed(StateVocabulary.withoutSurface(bare)))
    return name.map { ($0, isNoted) }
  }

  /// "Room list" of "Room list appears".
  private static func withoutVerb(_ text: String) -> String {
    let verb = shows.suffix(of: text) ?? TransitionWords.movesBehind.first(where: text.hasSuffix)
    return verb.map { String(text.dropLast($0.count)) } ?? text
  }

  /// Whether a text is about a screen that is declared nowhere.
  private static func isOfScreen(_ text: String) -> Bool {
    let bare = withoutVerb(withoutNote(text).name)
    return BareHeadings.callsItselfScreen(bare) || StateVocabulary.namesSurface(bare)
  }

  /// Whether a text asks what is the case, so that branches below answer.
  private static func asks(_ text: String) -> Bool {
    FlowWords.asks(text) || text.hasSuffix("여부") || text.hasSuffix("かどうか")
      || text.hasPrefix("是否")
  }

  /// "Room detail" of "go to "3.2 Room detail"": the title of a numbered section in quotation marks.
  private static func section(in text: String) -> String? {
    guard let open = text.firstIndex(of: "\""),
      case let rest = text[text.index(after: open)...], let close = rest.firstIndex(of: "\""),
      rest.utf8.first.map(ASCII.isDigit) == true
    else { return nil }
    let title = String(rest[..<close])
    let bare = StateName.withoutNumbering(title)
    return bare == title ? nil : bare
  }

  /// Words behind the name of what is shown then.
  private static let shows: Phrases = [
    " 표시", " 흐름", " 노출", "の表示", "へ", " shown", " opens", " appears", " erscheint", " s'ouvre",
  ]
}

extension NotedColumns {
  /// A line of a tree, and the screen that lines further in leave.
  private struct Place {
    var column: Int
    var name: NameReference?
  }

  /// A column up to one of its lines.
  private struct Course {
    var edges: [EdgeDraft] = []
    var current: NameReference?
    /// What happens on the way to the next screen.
    var act: String?
    var open: [Place] = []
    /// Whether a name has a note behind it or is that of a numbered section.
    var hasNote = false

    mutating func enter(_ name: String, _ origin: Origin) {
      let target = NameReference(text: name, origin: origin)
      if let current, current.key != target.key {
        let edge = EdgeDraft(source: current, target: target, origin: origin)
        edges.append(act.map { edge.triggered(by: $0, origin) } ?? edge)
      }
      (current, act) = (target, nil)
    }

    mutating func leave() { (current, act) = (nil, nil) }

    /// The screen that a branch leaves which begins in a column.
    mutating func source(at column: Int) -> NameReference? {
      while let last = open.last, last.column >= column { open.removeLast() }
      return open.last.map(\.name) ?? current
    }
  }
}
