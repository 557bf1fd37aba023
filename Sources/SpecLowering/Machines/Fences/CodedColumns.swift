import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of names from code below each other with arrows down between them, and with acts in brackets on lines
/// of their own:
///
///     main_menu
///       ↓
///       [Pick a style] → on_style()
///       ↓
///       choose_style (shows the styles)
///       ├─ [Back] → on_back()
///       │  ↓
///       │  main_menu
///       └─ [Upload] → on_upload()
///          ↓
///          waiting_for_photo
///
/// A name from code is a state whatever verb it begins with. What stands in brackets is what happens, and the last of
/// them counts; calls behind arrows and remarks in parentheses tell what the program does. A branch leaves the name in
/// whose column it begins.
struct CodedColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What one line holds.
  private enum Piece {
    case state(String, note: String?)
    case act(String)
    case remark
  }

  /// A name that branches may leave, and the column in which it begins.
  private struct Place {
    var column: Int
    var name: NameReference
  }

  /// A fence up to one of its lines.
  private struct Course {
    var edges: [EdgeDraft] = []
    var places: [Place] = []
    var source: NameReference?
    var act: String?
    /// Whether an arrow or a branch leads to the next line.
    var isJoined = true
    var acts = 0

    mutating func enter(_ piece: Piece, at column: Int, _ origin: Origin) {
      isJoined = false
      switch piece {
      case .remark: break
      case .act(let words):
        act = words
        acts += 1
      case .state(let text, let note):
        let target = NameReference(text: text, origin: origin)
        if let source, source.key != target.key || act != nil {
          let edge = EdgeDraft(source: source, target: target, origin: origin)
          edges.append((act ?? note).map { edge.triggered(by: $0, origin) } ?? edge)
        }
        places.removeAll { $0.column >= column }
        places.append(Place(column: column, name: target))
        (source, act) = (target, nil)
      }
    }
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 5...200, isClosed: false, into: &drafts) { block in
      guard mayBeColumn(block), !context.isSystem(around: Int(block.node)),
        let course = course(of: block), course.acts > 0, course.edges.count > 1
      else { return nil }
      let known = names ?? KnownStates(states)
      names = known
      return isOfStates(course, Int(block.node), known) ? course.edges : nil
    }
  }

  /// A byte test: a line begins with a bracket, one is an arrow down, and one is a name with an underscore in it.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (hasAct, hasArrow, hasName) = (false, false, false)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard let first = text.first else { continue }
      if bytes[first] == 0x5B { hasAct = true }
      if bytes[first] == 0xE2, text.count <= 6 { hasArrow = true }
      if ASCII.isLetter(bytes[first]), text.contains(where: { bytes[$0] == 0x5F }) {
        hasName = true
      }
    }
    return hasAct && hasArrow && hasName
  }

  private func isOfStates(_ course: Course, _ node: Int, _ known: KnownStates) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !titles.contains(where: FlowChains.isTechnical) else { return false }
    let names = course.edges.map(\.target.text)
    return names.count(where: { known.name(of: $0) != nil }) * 2 >= names.count
      || titles.contains { TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0) }
  }

  // MARK: Lines

  private func course(of block: Document.CodeBlock) -> Course? {
    var course = Course()
    for line in block.lines {
      guard line.offsets.count <= 300 else { return nil }
      var rest = Substring(document.source.string(line))
      let whole = rest.count
      rest = rest.drop { " \t│┃|".contains($0) }
      guard let first = rest.first else { continue }
      var column = whole - rest.count
      let isBranch = "├└╰".contains(first)
      if isBranch {
        while let last = course.places.last, last.column > column { course.places.removeLast() }
        guard let place = course.places.last else { return nil }
        (course.source, course.act, course.isJoined) = (place.name, nil, true)
        rest = rest.dropFirst().drop { "─━-> ".contains($0) }
        column = whole - rest.count
      }
      let text = StateName.trimmed(String(rest))
      if Self.isDown(text) {
        course.isJoined = true
        continue
      }
      guard course.isJoined, let pieces = Self.pieces(of: text) else { return nil }
      for piece in pieces { course.enter(piece, at: column, document.origin(line)) }
    }
    return course
  }

  private static func isDown(_ text: String) -> Bool {
    ["↓", "▼", "⬇", "⇓", "↓\u{FE0F}", "⬇\u{FE0F}", "v"].contains(text)
  }

  /// What a line holds; `nil` where it is none of such a column. What is called behind an arrow is what the program
  /// does.
  private static func pieces(of text: String) -> [Piece]? {
    if text.hasPrefix("("), text.hasSuffix(")") { return [.remark] }
    let sides = TextSplit.pieces(of: text, at: arrows, most: 2)
    guard let head = piece(sides[0]) else { return nil }
    guard sides.count == 2, !isCall(sides[1]) else { return [head] }
    guard case .act = head, let target = piece(sides[1]) else { return nil }
    return [head, target]
  }

  /// "on_style()", "save(draft) in store.py"
  private static func isCall(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" }
    return name.count < text.count && EventName.isIdentifier(String(name))
  }

  private static func piece(_ head: String) -> Piece? {
    if head.hasPrefix("["), head.hasSuffix("]") {
      let words = StateName.trimmed(String(head.dropFirst().dropLast()))
      return words.contains(where: \.isLetter) ? .act(words) : nil
    }
    let name = String(head.prefix { $0 != " " })
    let note = StateName.trimmed(String(head.dropFirst(name.count)))
    guard name.utf8.contains(0x5F), EventName.isIdentifier(name),
      name.utf8.first.map(ASCII.isLetter) == true, note.isEmpty || isNote(note)
    else { return nil }
    return .state(name, note: note.hasPrefix("[") ? ArrowSide.unwrapped(note) : nil)
  }

  private static func isNote(_ text: String) -> Bool {
    text.hasPrefix("(") && text.hasSuffix(")") || text.hasPrefix("[") && text.hasSuffix("]")
  }

  private static let arrows: Phrases = ["→", "⇒", "->", "=>"]
}
