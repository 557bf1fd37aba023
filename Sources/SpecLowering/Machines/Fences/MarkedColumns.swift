import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of screens in brackets below each other, with what is done on each on lines that begin with an arrow:
///
///     [Basket]
///        → pick a table
///        → Pay
///             ↓
///     {Limit sheet}   (only above a limit)
///        → Confirm → [Help]
///        → Accept
///             ↓
///     [Receipt]
///        ◈ "Paid"
///
/// Screens stand in square, curly or pointed brackets. The last act above an arrow down is what leads on; an act that
/// leads to a screen on its own line is a way of its own. Signs stand before what the program answers.
struct MarkedColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    var placed: Set<String> = []
    let states = drafts
    FencedMatrices.collect(document, lines: 3...120, isClosed: false, into: &drafts) { block in
      guard mayBeColumn(block), let course = course(of: block), course.acts > 0,
        !course.edges.isEmpty
      else { return nil }
      let keys = course.keys
      // Below "Flow 9: Storage is full" too, screens that others of these fences hold are screens.
      if keys.isSubset(of: placed) { return course.edges }
      guard !context.isSystem(around: Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard isOfScreens(course, Int(block.node), known) else { return nil }
      placed.formUnion(keys)
      return course.edges
    }
  }

  /// A byte test: the first line that says something begins with a bracket, one is an arrow down, and one holds or begins
  /// with another arrow.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (isFirst, hasDown, hasAct) = (true, false, false)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard let first = text.first else { continue }
      if isFirst, ![0x5B, 0x7B, 0x3C].contains(bytes[first]) { return false }
      isFirst = false
      if text.count == 1 {
        hasDown = hasDown || bytes[first] | 0x20 == 0x76
      } else if Arrow.isDown(bytes, at: first) {
        hasDown = true
      } else if ArrowGlyph.mayOccur(in: bytes, text) {
        hasAct = true
      }
      if hasDown, hasAct { return true }
    }
    return false
  }

  /// Whether the names are those of screens: below a heading over a flow, or where half of them are declared.
  private func isOfScreens(_ course: Course, _ node: Int, _ known: KnownStates) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !titles.contains(where: FlowChains.isTechnical) else { return false }
    if titles.contains(where: CourseWords.nameCourse) { return true }
    let names = course.edges.flatMap { [$0.source?.text, $0.target.text].compactMap(\.self) }
    return names.count(where: { known.name(of: $0) != nil }) * 2 >= names.count
  }

  // MARK: Lines

  private func course(of block: Document.CodeBlock) -> Course? {
    var course = Course()
    for line in block.lines {
      guard line.offsets.count <= 240 else { return nil }
      let whole = document.source.string(line)
      let rest = whole.drop { " \t│┃|".contains($0) }
      guard !rest.isEmpty else {
        if whole.allSatisfy({ " \t".contains($0) }) { course.isParted = true }
        continue
      }
      let text = StateName.trimmed(String(rest))
      let column = whole.count - rest.count
      guard read(text, at: column, document.origin(line), into: &course) else { return nil }
      course.isParted = false
    }
    return course
  }

  /// Enters a line; `false` where it is none of such a column.
  private func read(
    _ text: String, at column: Int, _ origin: Origin, into course: inout Course
  ) -> Bool {
    guard let first = text.first else { return true }
    if text == "v" || text == "V" { return course.descend("") }
    if let head = Arrow.downs.prefix(of: text) {
      return course.descend(StateName.trimmed(String(text.dropFirst(head.count))))
    }
    if "├└╰".contains(first) {
      let rest = text.drop { "├└╰─━- ".contains($0) }
      guard course.branch(at: column, isLast: first != "├") else { return false }
      return read(branch: StateName.trimmed(String(rest)), origin, into: &course)
    }
    if Self.closers[first] != nil { return read(screen: text, at: column, origin, into: &course) }
    guard let margin = course.margin else { return false }
    if let rest = Arrow.behindTip(text) {
      return read(acts: rest, isOwn: text.hasPrefix(Self.ownTip), origin, into: &course)
    }
    if Self.failures.contains(first) {
      course.condition = Self.words(StateName.trimmed(String(text.dropFirst())))
      return true
    }
    guard first.isLetter || first.isNumber else { return true }
    // What stands on a screen.
    guard column > margin, !Arrow.isIn(text) else { return false }
    if !course.isJoined, FlowSteps.beginsWithGesture(text) {
      return read(acts: text, isOwn: false, origin, into: &course)
    }
    return true
  }

  private func read(
    screen text: String, at column: Int, _ origin: Origin, into course: inout Course
  ) -> Bool {
    guard let (names, rest) = Self.places(text) else { return false }
    if !course.isJoined, !course.sources.isEmpty {
      // Behind an empty line another column begins.
      guard course.isParted, column <= course.margin ?? 0 else { return false }
      course.begin()
    }
    guard course.enter(names, at: column, origin) else { return false }
    var behind = rest
    while behind.hasPrefix("("), let close = behind.firstIndex(of: ")") {
      behind = StateName.trimmed(String(behind[behind.index(after: close)...]))
    }
    guard let first = behind.first else { return true }
    if let acts = Arrow.behindTip(behind) {
      return read(acts: acts, isOwn: behind.hasPrefix(Self.ownTip), origin, into: &course)
    }
    return "\"“「『".contains(first)
  }

  /// Enters what a branch says: on what condition it is gone, and where it leads.
  private func read(branch text: String, _ origin: Origin, into course: inout Course) -> Bool {
    guard let first = text.first else { return false }
    if let rest = Arrow.behindTip(text) {
      return read(acts: rest, isOwn: false, origin, into: &course)
    }
    if Self.closers[first] != nil {
      guard let (names, _) = Self.places(text) else { return false }
      course.lead(to: names, origin)
      return true
    }
    let sides = Arrow.pieces(of: text)
    if FlowSteps.beginsWithGesture(sides[0]) {
      return read(acts: text, isOwn: false, origin, into: &course)
    }
    guard let words = Self.words(sides[0]) else { return false }
    course.condition = words
    guard sides.count > 1 else { return true }
    return read(acts: Array(sides.dropFirst()), isOwn: false, origin, into: &course)
  }

  private func read(
    acts text: String, isOwn: Bool, _ origin: Origin, into course: inout Course
  ) -> Bool {
    read(acts: Arrow.pieces(of: text), isOwn: isOwn, origin, into: &course)
  }

  /// Enters acts and the screens that they lead to.
  ///
  /// - Parameter isOwn: whether the program does this by itself; what a person does before leads on.
  private func read(
    acts sides: [String], isOwn: Bool, _ origin: Origin, into course: inout Course
  ) -> Bool {
    guard !course.sources.isEmpty else { return false }
    course.aside = nil
    for side in sides {
      guard let first = side.first else { return false }
      if Self.closers[first] != nil, first != "[" || side.contains("]") {
        guard let (names, rest) = Self.places(side), rest.first.map({ $0 == "(" }) ?? true else {
          return false
        }
        // What is done there is told elsewhere.
        course.lead(to: names, origin)
        return true
      }
      // "DELETE" alone is a button; a path behind it makes it a call.
      if side.contains(" "), EventName.methods.contains(side.prefix { $0 != " " }) { return false }
      course.acts += 1
      if isOwn, course.act != nil { continue }
      if let words = Self.words(side) { course.act = words }
    }
    return true
  }

  // MARK: Texts

  /// What an act or a condition says without remarks in parentheses; `nil` where nothing is left, or too much.
  private static func words(_ text: String) -> String? {
    var rest = text
    if rest.hasPrefix("("), !rest.hasSuffix(")"), let close = rest.firstIndex(of: ")") {
      rest = StateName.trimmed(String(rest[rest.index(after: close)...]))
    }
    let words = ArrowSide.unwrapped(StateName.splitQualifier(rest).name)
    return (1...12).contains(Names.wordCount(words)) ? words : nil
  }

  /// The screens with which a text begins, "[Edit] or {Detail}", and what stands behind them; `nil` where what stands in
  /// the brackets names none.
  private static func places(_ text: String) -> (names: [String], rest: String)? {
    var rest = text[...]
    var names: [String] = []
    while let first = rest.first, let close = closers[first] {
      guard let end = rest.firstIndex(of: close),
        let name = name(String(rest[..<end].dropFirst()), isDialog: first != "[")
      else { return nil }
      names.append(name)
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
      let joiner = rest.prefix { $0 != " " }
      let further = rest.dropFirst(joiner.count).drop { $0 == " " }
      guard joiners.contains(joiner.lowercased()), let next = further.first, closers[next] != nil
      else { break }
      rest = further
    }
    guard !names.isEmpty else { return nil }
    return (names, StateName.trimmed(String(rest)))
  }

  /// The name in brackets; a dialog may be called by the question that it asks.
  private static func name(_ text: String, isDialog: Bool) -> String? {
    let whole = StateName.trimmed(text)
    let isQuestion = whole.last.map { "?？".contains($0) } == true
    guard isDialog || !isQuestion else { return nil }
    let name = StateName.splitQualifier(isQuestion ? String(whole.dropLast()) : whole).name
    guard ArrowSide.isName(name), !name.contains(where: { "[]{}<>:=\"".contains($0) }),
      !isOfCode(name), isDialog || !TransitionWords.namesMachinery(name)
    else { return nil }
    return name
  }

  /// "checkout/route.ts", "save()", "order_id": a name from a program.
  private static func isOfCode(_ name: String) -> Bool {
    let bytes = name.utf8
    if bytes.contains(0x28) || bytes.contains(0x5F) { return true }
    return zip(bytes, bytes.dropFirst()).contains { mark, next in
      (mark == 0x2E || mark == ASCII.slash) && ASCII.isLetter(next)
    }
  }

  private static let closers: [Character: Character] = ["[": "]", "{": "}", "<": ">"]
  /// The arrow before what comes by itself, where others stand before what a person does.
  private static let ownTip = "⇢"
  private static let failures: [Character] = ["✘", "✗", "❌", "✖"]
  /// What stands in the brackets where an act leads back to the screen above.
  private static let same: Lexicon = [
    "same screen", "this screen", "same page", "this page", "stays here", "derselbe bildschirm",
    "gleicher bildschirm", "même écran", "misma pantalla", "esta pantalla", "mesma tela",
    "esta tela", "stessa schermata", "zelfde scherm", "layar yang sama", "同じ画面", "この画面", "同一画面",
    "同一页面", "当前页面", "같은 화면", "현재 화면", "тот же экран",
  ]
  private static let joiners: Lexicon = [
    "or", "oder", "ou", "o", "of", "atau", "lub", "или", "або", "veya", "または", "或", "또는", "/", "|",
  ]
}

extension MarkedColumns {
  /// A place that branches leave, and what was done there before.
  private struct Fork {
    var column: Int
    var sources: [NameReference]
    var act: String?
    var isLast: Bool
  }

  /// A column up to one of its lines.
  private struct Course {
    var edges: [EdgeDraft] = []
    /// The screens from which the next line leads on.
    var sources: [NameReference] = []
    /// Where the acts of the last line lead, for an arrow down that follows at once.
    var aside: [NameReference]?
    var act: String?
    var condition: String?
    /// Whether an arrow down or a branch leads to the next line.
    var isJoined = true
    /// Whether the last line was empty.
    var isParted = false
    var forks: [Fork] = []
    var acts = 0
    /// Where the first screen begins.
    var margin: Int?

    /// The keys of all names.
    var keys: Set<String> {
      Set(edges.flatMap { [$0.source?.key, $0.target.key].compactMap(\.self) })
    }

    /// Begins another column.
    mutating func begin() {
      (sources, forks, aside, act, condition) = ([], [], nil, nil, nil)
    }

    /// Goes down an arrow with what is written beside it.
    mutating func descend(_ label: String) -> Bool {
      guard !sources.isEmpty, !Arrow.isIn(label) else { return false }
      if let aside { (sources, act, condition) = (aside, nil, nil) }
      (aside, isJoined) = (nil, true)
      guard let first = label.first else { return true }
      let isRemark = first == "("
      if !isRemark || act == nil { act = ArrowSide.unwrapped(label) }
      acts += 1
      return true
    }

    /// Begins a way from the screen in whose column another branch has begun, or from the last one.
    mutating func branch(at column: Int, isLast: Bool) -> Bool {
      guard !sources.isEmpty else { return false }
      while let last = forks.last, last.column > column { forks.removeLast() }
      if let last = forks.last, last.column == column {
        (sources, act) = (last.sources, last.act)
        forks[forks.count - 1].isLast = isLast
      } else {
        forks.append(Fork(column: column, sources: sources, act: act, isLast: isLast))
      }
      (aside, condition, isJoined) = (nil, nil, true)
      return true
    }

    /// Leads to screens and goes on from there; `false` where a branch that is open has no such line within it.
    mutating func enter(_ names: [String], at column: Int, _ origin: Origin) -> Bool {
      while let last = forks.last, last.column >= column {
        guard last.isLast else { return false }
        forks.removeLast()
      }
      sources = targets(names, origin)
      margin = margin ?? column
      (aside, act, condition, isJoined) = (nil, nil, nil, false)
      return true
    }

    /// Leads to screens aside of the column.
    mutating func lead(to names: [String], _ origin: Origin) {
      aside = targets(names, origin)
      (act, condition) = (nil, nil)
    }

    private mutating func targets(_ names: [String], _ origin: Origin) -> [NameReference] {
      let isSame = names.count == 1 && MarkedColumns.same.contains(names[0].lowercased())
      let targets = isSame ? sources : names.map { NameReference(text: $0, origin: origin) }
      for source in sources {
        for target in targets where source.key == target.key ? act != nil : !isSame {
          var edge = EdgeDraft(source: source, target: target, origin: origin)
          if let act { edge = edge.triggered(by: act, origin) }
          if let condition { edge.limit(to: condition, origin) }
          edges.append(edge)
        }
      }
      return targets
    }
  }
}
