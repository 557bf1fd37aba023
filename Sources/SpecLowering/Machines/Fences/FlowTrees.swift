import SpecModel
import SpecSyntax
import SpecText

/// Reads trees in fences whose branches end in arrows, each to a screen or over what leads to one:
///
///     Home
///       ├─→ [automatic] ──→ Watering
///       │                     └─→ Done
///       └─→ [manual]
///             └─→ Plant picker
///
/// A branch leaves what stands last on the line that its stem comes from. What stands in brackets, or between the stem and
/// the first arrow, "├─ one photo ─→ Crop", is what triggers the change, and a line without anything else hands it down to
/// its branches. "─┬─→" leaves a stem for the line below.
struct FlowTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What a branch may leave: the last name of its line, and what its line says leads on.
  private struct Stem {
    var column: Int
    var source: NameReference
    var trigger: String?
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let known = KnownStates(drafts)
    FencedMatrices.collect(document, lines: 3...80, isClosed: false, into: &drafts) {
      edges(in: $0, known)
    }
  }

  private func edges(in block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    guard block.lines.contains(where: mayBranch) else { return nil }
    var result: [EdgeDraft] = []
    var stems: [Stem] = []
    // "[Home]" over "├─→ [Friends]": brackets around all names are boxes.
    var areBoxed = false
    for line in block.lines {
      let text = document.source.string(line)
      let trimmed = StateName.trimmed(text)
      guard !trimmed.isEmpty, !trimmed.allSatisfy({ "│┃| ".contains($0) }) else { continue }
      let origin = document.origin(line)
      guard let column = Self.stemColumn(of: text) else {
        // A root, with nothing but its name and a remark: "[Home] ← the hub".
        let head = TextSplit.pieces(of: trimmed, at: Self.remarks, most: 2)[0]
        let name = ArrowSide.unwrapped(StateName.trimmed(head))
        guard text.first != " " || stems.isEmpty, Self.isName(name) else { return nil }
        areBoxed = ArrowText.isBracketed(StateName.trimmed(head))
        stems = [Stem(column: -1, source: NameReference(text: name, origin: origin))]
        continue
      }
      while let last = stems.last, last.column >= column { stems.removeLast() }
      guard var stem = stems.last, let parts = Self.parts(of: trimmed) else { return nil }
      stem.column = column
      var tee = Self.tee(in: text)
      for (index, part) in parts.enumerated() {
        if let open = tee, open.place == index {
          stems.append(Stem(column: open.column - 1, source: stem.source))
          tee = nil
        }
        if ArrowText.isBracketed(part), !areBoxed {
          let label = ArrowSide.unwrapped(part)
          stem.trigger = stem.trigger.map { "\($0), \(label)" } ?? label
          continue
        }
        let (bare, remark) = StateName.splitQualifier(areBoxed ? ArrowSide.unwrapped(part) : part)
        let name = OptionalScreens.name(of: bare) ?? bare
        guard Self.isName(name) else { return nil }
        let target = NameReference(text: known.name(of: part) ?? name, origin: origin)
        var edge = EdgeDraft(source: stem.source, target: target, origin: origin)
        if let trigger = stem.trigger ?? remark { edge = edge.triggered(by: trigger, origin) }
        result.append(edge)
        stem.source = target
        stem.trigger = nil
      }
      // What hangs from "┬" stands further right than what hangs from the line.
      if let last = stems.last, last.column > column {
        stems.insert(stem, at: stems.count - 1)
      } else {
        stems.append(stem)
      }
    }
    return result.count > 2 && isOfScreens(result, block, known) ? result : nil
  }

  /// Whether the names are told elsewhere, the changes lead on to each other, or the heading speaks of screens.
  private func isOfScreens(
    _ edges: [EdgeDraft], _ block: Document.CodeBlock, _ known: KnownStates
  ) -> Bool {
    let titles = context.scope(of: Int(block.node))
    guard !context.isSystem(around: Int(block.node)) else { return false }
    let names = edges.map(\.target.text)
    if names.count(where: { known.name(of: $0) != nil }) * 2 >= names.count { return true }
    return titles.suffix(2).contains {
      TransitionWords.speaksOfStates($0) || FlowWords.nameFlow($0) || FlowWords.nameScreenOrder($0)
    }
  }

  /// A byte test: a branch with an arrow at its end, "├─→" or "└──>".
  private func mayBranch(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    return ["├", "└", "╰"].contains { ASCII.find($0, in: bytes, line.offsets) != nil }
      && ASCII.find("\u{2500}", in: bytes, line.offsets) != nil
      && hasHead(line)
      && Self.stemColumn(of: document.source.string(line)) != nil
  }

  /// A byte test: ">", or a sign from the blocks of Unicode that have the other heads.
  private func hasHead(_ line: SourceRange) -> Bool {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      line.offsets.contains { place in
        guard bytes[place] == 0xE2, place + 1 < line.offsets.upperBound else {
          return bytes[place] == 0x3E
        }
        switch bytes[place + 1] {
        case 0x86, 0x96, 0x9E, 0x9F: return true
        default: return false
        }
      }
    }
  }

  private static func isStem(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "│", "┃", "|", " ", "\t": true
    default: false
    }
  }

  private static func isBranch(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "├", "└", "╰": true
    default: false
    }
  }

  private static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "─" || scalar == "━" || scalar == "-"
  }

  /// The column of "├" or "└" before an arrow, behind nothing but lines that go down.
  private static func stemColumn(of line: String) -> Int? {
    let scalars = line.unicodeScalars
    var column = 0
    var place = scalars.startIndex
    while place < scalars.endIndex, isStem(scalars[place]) {
      column += 1
      place = scalars.index(after: place)
    }
    guard place < scalars.endIndex, isBranch(scalars[place]) else { return nil }
    let rest = Substring(scalars[scalars.index(after: place)...].drop(while: isStroke))
    if rest.first.map(heads.contains) == true { return column }
    return rest.first == " " && label(in: rest) != nil ? column : nil
  }

  private static let heads: Set<Character> = ["→", "▶", "►", ">", "➜", "⟶"]
  private static let remarks: Phrases = [" ← ", " <- "]

  /// The words before the first drawn arrow of a branch: "one photo" of " one photo ─→ Crop".
  private static func label(in rest: Substring) -> String? {
    guard let line = rest.firstIndex(where: { "─━".contains($0) }) else { return nil }
    let tip = rest[line...].drop { "─━┬".contains($0) }
    let words = StateName.trimmed(String(rest[..<line]))
    return tip.first.map(heads.contains) == true && (1...6).contains(Names.wordCount(words))
      ? words : nil
  }

  /// Where "┬" stands on a line, and before which of its parts.
  private static func tee(in line: String) -> (column: Int, place: Int)? {
    guard let mark = line.firstIndex(of: "┬") else { return nil }
    let before = line[..<mark].filter(heads.contains).count
    let isLabelled = isLabelled(line)
    return (line.distance(from: line.startIndex, to: mark), before + (isLabelled ? 1 : 0))
  }

  private static func isLabelled(_ line: String) -> Bool {
    let rest = line.drop { "│┃| \t├└╰".contains($0) }.drop { "─━-".contains($0) }
    return rest.first == " " && label(in: rest) != nil
  }

  /// What stands between the arrows of a branch; `nil` where an arrow points elsewhere.
  private static func parts(of text: String) -> [String]? {
    let isLabelled = isLabelled(text)
    guard var parts = sides(of: String(text.map { $0 == "┬" ? "─" : $0 })) else { return nil }
    if isLabelled, parts.count > 1 { parts[0] = "[\(ArrowSide.unwrapped(parts[0]))]" }
    return parts
  }

  private static func sides(of text: String) -> [String]? {
    let bare = text.drop { "│┃| ├└╰─━-→▶►>➜⟶".contains($0) }
    guard !bare.isEmpty else { return nil }
    guard let arrows = ArrowText(String(bare)) else { return [StateName.trimmed(String(bare))] }
    var result: [String] = []
    for (index, side) in arrows.sides.enumerated() {
      if index > 0 {
        guard arrows.joints[index - 1].direction == .forward else { return nil }
        if let label = arrows.joints[index - 1].label { result.append("[\(label)]") }
      }
      result.append(StateName.trimmed(side))
    }
    return result.allSatisfy { !$0.isEmpty } ? result : nil
  }

  private static func isName(_ text: String) -> Bool {
    let words = Names.words(text)
    return (1...6).contains(words.count) && text.utf8.count <= 60 && !EventName.isCode(text)
      && !text.contains("/") && words.contains { $0.utf8.contains { $0 > 0x39 } }
      && !words.contains(where: TransitionWords.machinery.contains)
      && FlowSteps.kind(of: text) != .action
  }
}
