import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of links between screens line by line, "plan → plan/{id}", where other lines stand among them: headings
/// of groups, notes, comments, routes with parameters.
///
/// Fences of nothing but names and arrows are left to the forms that read them whole.
struct ScreenLinks {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The lines of a fence by what they are.
  private struct Reading {
    var edges: [EdgeDraft] = []
    /// The lines that are links, and those with arrows that are none.
    var links = 0
    var others = 0
    /// The links that are rows of what happens and of the change.
    var rows = 0
    var notes = 0
    /// The lines that end with a colon, in the spelling of keys.
    var heads: Set<String> = []
    /// The sources of the links below the last of them.
    var group: Set<String> = []
    /// Whether several links of one such line leave one name, or are a chain: a thing that happens leads each name on
    /// to one other.
    var isOfGroups = false
    /// Whether a line is such that no form reads the fence as a whole.
    var isMixed = false
    /// Whether the links stand below such lines.
    var isGrouped = false
  }

  /// Adds the changes of all such fences that no other form has read.
  ///
  /// - Parameter isMixed: whether other lines must stand among the links; fences of links alone are read only below a
  ///   heading that says that screens lead to each other.
  func collect(into drafts: inout MachineDrafts, isMixed: Bool = true) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 2...120, isClosed: false, into: &drafts) { block in
      guard mayHoldLinks(block, isMixed: isMixed), isOfScreens(block, isMixed: isMixed) else {
        return nil
      }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard let reading = reading(of: block, known), isFirm(reading, isMixed: isMixed) else {
        return nil
      }
      return reading.edges
    }
  }

  /// A byte test: several lines with arrows, and a mark of a parameter or the end of a heading, where any must be.
  private func mayHoldLinks(_ block: Document.CodeBlock, isMixed: Bool) -> Bool {
    let bytes = document.source.bytes
    var arrows = 0
    var isMarked = !isMixed
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 2, text.count <= 240 else { continue }
      let last = bytes[text.upperBound - 1]
      if last == ASCII.colon || last == 0x9A { isMarked = true }
      guard ArrowGlyph.mayOccur(in: bytes, text) else {
        isMarked = true
        continue
      }
      arrows += 1
      if !isMarked { isMarked = text.contains { Self.isMark(bytes[$0]) } }
    }
    return isMarked && arrows > (isMixed ? 2 : 1)
  }

  /// "{", "/" or "<".
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x7B || byte == ASCII.slash || byte == 0x3C
  }

  private func isOfScreens(_ block: Document.CodeBlock, isMixed: Bool) -> Bool {
    let node = Int(block.node)
    let titles = context.scope(of: node)
    guard !context.isSystem(around: node), !titles.suffix(1).contains(where: FlowChains.isTechnical)
    else { return false }
    if !isMixed { return titles.suffix(2).contains(where: CourseWords.areOfScreens) }
    return titles.suffix(2).contains {
      TransitionWords.speaksOfStates($0) || FlowWords.nameFlow($0)
    }
      || titles.contains(where: CourseWords.areOfScreens)
  }

  // MARK: Lines

  private func reading(of block: Document.CodeBlock, _ known: KnownStates) -> Reading? {
    let bytes = document.source.bytes
    var result = Reading()
    var head = false
    for line in block.lines {
      guard !ASCII.trimmed(bytes, line.offsets).isEmpty else { continue }
      guard line.offsets.count <= 240, !isDrawn(line) else { return nil }
      let text = StateName.trimmed(document.source.string(line))
      if let name = Self.head(text) {
        guard !Self.isEvent(name) else { return nil }
        result.heads.insert(Names.key(name))
        result.group = []
        result.isMixed = true
        head = true
        continue
      }
      let bare = Self.withoutComment(text)
      guard !bare.isEmpty, ArrowGlyph.mayOccur(in: bytes, line.offsets),
        let arrows = ArrowText(bare)
      else {
        result.notes += 1
        result.isMixed = true
        continue
      }
      let origin = document.origin(line)
      guard let edges = Self.edges(arrows, known, origin) else {
        result.others += 1
        result.isMixed = true
        continue
      }
      if arrows.sides.contains(where: { Self.route($0) != nil || Self.hasArguments($0) }) {
        result.isMixed = true
      }
      if head {
        result.isGrouped = true
        let isMet = edges[0].source.map { !result.group.insert($0.key).inserted } ?? false
        if isMet || arrows.sides.count > 2 { result.isOfGroups = true }
      }
      result.links += 1
      if Self.isRow(arrows, known) { result.rows += 1 }
      result.edges += edges
    }
    return result
  }

  /// "Detail pages (no bar):" as "Detail pages"; `nil` where a line is no heading of a group.
  private static func head(_ text: String) -> String? {
    guard text.hasSuffix(":") || text.hasSuffix("："), !Arrow.isIn(text) else { return nil }
    let name = StateName.splitQualifier(StateName.trimmed(String(text.dropLast()))).name
    return Names.wordCount(name) <= 8 ? name : nil
  }

  /// Whether the head of lines names what happens to them all: "DOUBLE_TAP:", "Swipe left:".
  private static func isEvent(_ name: String) -> Bool {
    EventName.isEvent(name) || name.contains("_") || FlowSteps.beginsWithGesture(name)
      || TransitionWords.tellsAct(name)
      || TransitionWords.occasions.contains(Names.firstWord(name) ?? "")
  }

  /// A line without the remark of a programmer at its end: "home → search  // from the bar".
  private static func withoutComment(_ text: String) -> String {
    if text.hasPrefix("//") || text.hasPrefix("#") { return "" }
    for mark in [" // ", " # "] {
      if let (before, _) = TextSplit.halves(of: text, at: mark) { return StateName.trimmed(before) }
    }
    return text
  }

  /// Whether a line holds a part of a drawing other than a level line.
  private func isDrawn(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    return line.offsets.dropLast(2).contains { offset in
      bytes[offset] == 0xE2 && (bytes[offset + 1] == 0x94 || bytes[offset + 1] == 0x95)
        && !(bytes[offset + 1] == 0x94 && bytes[offset + 2] == 0x80)
    }
  }

  // MARK: Links

  /// The changes of a line of names; `nil` where a side is none.
  private static func edges(
    _ arrows: ArrowText, _ known: KnownStates, _ origin: Origin
  ) -> [EdgeDraft]? {
    guard arrows.sides.count <= 8 else { return nil }
    var sides: [[String]] = []
    var tail: String?
    for (index, side) in arrows.sides.enumerated() {
      guard let (names, remark) = names(side, known) else { return nil }
      if let remark {
        guard index == arrows.sides.count - 1 else { return nil }
        tail = remark
      }
      sides.append(names)
    }
    return arrows.steps.flatMap { step in
      sides[step.from].flatMap { from in
        sides[step.to].map { to in
          let edge = EdgeDraft(
            source: NameReference(text: from, origin: origin),
            target: NameReference(text: to, origin: origin), origin: origin)
          if let label = step.label { return edge.guarded(by: label, origin) }
          guard let tail, step.to == sides.count - 1 else { return edge }
          return edge.annotated(tail: tail, origin)
        }
      }
    }
  }

  /// The names of a side, and a remark behind them: "plan/{id}", "Detail { id: string }", "Search (tap the bar)".
  private static func names(
    _ text: String, _ known: KnownStates
  ) -> (names: [String], remark: String?)? {
    let (head, remark) = ArrowSide.divided(text)
    if let route = route(head) { return ([known.name(of: route) ?? route], remark) }
    if let route = route(text) { return ([known.name(of: route) ?? route], nil) }
    let bare = hasArguments(head) ? withoutArguments(head) : head
    guard let names = HeldNames.split(bare, known: known), (1...4).contains(names.count),
      names.allSatisfy({ !CellVocabulary.isAny($0) })
    else { return nil }
    return (names, remark)
  }

  /// A path with a parameter or several parts, "item/{id}", "show/:id", "/items/[id]"; `nil` where a text is none.
  static func route(_ text: String) -> String? {
    let bare = text.drop { "\"'`".contains($0) }.prefix { !"\"'`".contains($0) }
    guard bare.utf8.count >= 4, bare.utf8.count <= 60, bare.utf8.contains(ASCII.slash),
      !bare.hasPrefix("/") || Route.begins(String(bare))
    else { return nil }
    var hasParameter = false
    for part in bare.split(separator: "/") {
      if parameter(part) {
        hasParameter = true
      } else {
        guard part.utf8.first.map({ ASCII.isLetter($0) || $0 >= 0xC3 }) == true,
          part.allSatisfy({ $0.isLetter || $0.isNumber || "-_*".contains($0) })
        else { return nil }
      }
    }
    return hasParameter || bare.hasPrefix("/") ? String(bare) : nil
  }

  /// "{id}", "{id?}", ":id", "[id]", "<id>", "$id": what stands for a part of a path.
  private static func parameter(_ part: Substring) -> Bool {
    guard let first = part.first, part.count > 1 else { return false }
    var name = part.dropFirst()
    if let close = closings[first] {
      guard name.last == close else { return false }
      name = name.dropLast()
    } else if first != ":" && first != "$" {
      return false
    }
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_-?.:".contains($0) }
  }

  private static let closings: [Character: Character] = ["{": "}", "[": "]", "<": ">"]

  /// Whether a name is followed by what it is called with: "Detail { id: string }", "Detail(id)".
  private static func hasArguments(_ text: String) -> Bool {
    guard let last = text.utf8.last, last == 0x7D || last == 0x29 else { return false }
    return withoutArguments(text) != text
  }

  private static func withoutArguments(_ text: String) -> String {
    let isBraced = text.utf8.last == 0x7D
    guard let open = text.firstIndex(of: isBraced ? "{" : "("), open > text.startIndex,
      isBraced || text[text.index(before: open)] != " "
    else { return text }
    return StateName.trimmed(String(text[..<open]))
  }

  /// Whether a line is a row of what happens and of the change, "tap → A/C → B": declared names behind another one.
  private static func isRow(_ arrows: ArrowText, _ known: KnownStates) -> Bool {
    arrows.sides.count == 3 && known.name(of: arrows.sides[0]) == nil
      && arrows.sides.dropFirst().allSatisfy { side in
        side.split(separator: "/").allSatisfy {
          known.name(of: StateName.trimmed(String($0))) != nil
        }
      }
  }

  // MARK: The whole

  /// Whether the links of a fence lead on to each other, and are most of what its lines hold.
  private func isFirm(_ reading: Reading, isMixed: Bool) -> Bool {
    guard reading.rows < max(2, reading.links) else { return false }
    if !isMixed { return !reading.isMixed && reading.links > 1 }
    guard reading.isMixed, reading.links > 2, reading.others * 3 <= reading.links,
      reading.notes <= reading.links
    else { return false }
    var sources: [String: Int] = [:]
    var targets: Set<String> = []
    for edge in reading.edges {
      if let source = edge.source { sources[source.key, default: 0] += 1 }
      targets.insert(edge.target.key)
    }
    let met = sources.filter { targets.contains($0.key) || $0.value > 1 }
    guard met.count * 3 >= sources.count * 2 else { return false }
    // "Idle:" over "submit → Busy" is left itself, where it is met elsewhere, or its ways out lead on to nothing.
    return !reading.isGrouped
      || reading.isOfGroups && reading.heads.isDisjoint(with: targets)
        && reading.heads.isDisjoint(with: sources.keys)
        && !sources.keys.allSatisfy { !targets.contains($0) && sources[$0] == 1 }
  }
}
