import SpecModel
import SpecSyntax
import SpecText

/// Reads fences that hold one line, "Events → New event", below a heading over a flow, where the line begins with a
/// screen that the document declares; or "Status = LATE → Reminder" in the section of a declared screen, which is left; or
/// one whose names the paragraph beside it sets in code where it speaks of parts of an interface.
struct LoneFlows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    var places: LinePlaces?
    let states = drafts
    FencedMatrices.collect(document, lines: 1...3, isClosed: false, into: &drafts) { block in
      guard let (line, arrows) = arrows(of: block) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      if arrows.sides.count == 2, known.name(of: arrows.sides[0]) == nil,
        let targets = targets(of: arrows.sides[1], known)
      {
        let pages = places ?? LinePlaces(states, in: document)
        places = pages
        return exits(to: targets, arrows, line, pages.screen(aroundSection: section(of: block)))
      }
      if let edges = toldBeside(block, arrows, line) { return edges }
      guard context.scope(of: Int(block.node)).last.map(FlowWords.nameFlow) == true else {
        return nil
      }
      let sides = arrows.sides.map { ArrowSide($0, known: known) }
      guard sides[0]?.isKnown == true,
        zip(sides, arrows.sides).allSatisfy({ side, text in
          side.map { $0.isKnown || Self.isTitle($0.name) && $0.remark == nil && !$0.isMove } == true
            && !known.tellsAct(text)
        })
      else { return nil }
      let origin = document.origin(line)
      let ends = sides.compactMap { $0.map { NameReference(text: $0.name, origin: origin) } }
      return zip(ends, ends.dropFirst()).map {
        EdgeDraft(source: $0, target: $1, origin: origin)
      }
    }
  }

  /// The only line of a fence below a heading over a flow, where it is a chain without words on its arrows.
  private func arrows(of block: Document.CodeBlock) -> (line: SourceRange, arrows: ArrowText)? {
    let bytes = document.source.bytes
    let filled = block.lines.filter { !ASCII.trimmed(bytes, $0.offsets).isEmpty }
    guard filled.count == 1, let line = filled.first, line.offsets.count <= 160,
      ArrowGlyph.mayOccur(in: bytes, line.offsets),
      let arrows = ArrowText(StateName.trimmed(document.source.string(line))),
      (2...5).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    return (line, arrows)
  }

  /// The chain of three names or more of which the paragraph right above or below sets two in code, "`Queue` is a sheet
  /// over `Player`"; `nil` where it names no part of an interface.
  private func toldBeside(
    _ block: Document.CodeBlock, _ arrows: ArrowText, _ line: SourceRange
  ) -> [EdgeDraft]? {
    let names = arrows.sides.map { ArrowSide.unwrapped($0) }
    let keys = Set(names.map { Names.key($0) })
    guard keys.count > 2, keys.count == names.count, names.allSatisfy(Self.mayBeScreen),
      !context.isSystem(around: Int(block.node)),
      isNamed(keys, in: Int(block.node) - 1) || isNamed(keys, in: end(of: block))
    else { return nil }
    let origin = document.origin(line)
    let ends = names.map { NameReference(text: $0, origin: origin) }
    return zip(ends, ends.dropFirst()).map {
      EdgeDraft(source: $0, target: $1, origin: origin)
    }
  }

  private func end(of block: Document.CodeBlock) -> Int {
    Int(document.nodes[Int(block.node)].end)
  }

  /// Whether a paragraph sets two of some names in code and has a word for a screen or what opens above one.
  private func isNamed(_ keys: Set<String>, in leaf: Int) -> Bool {
    guard leaf > 0, leaf < document.nodes.count, document.nodes[leaf].kind == .paragraph,
      document.nodes[leaf].text.count <= 600
    else { return false }
    var found: Set<String> = []
    let runs = document.nodes[leaf].runs
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    where run.style.contains(.code) && run.count <= 60 {
      let key = Names.key(document.string(plain: Int(run.start)..<Int(run.start + run.count)))
      if keys.contains(key) { found.insert(key) }
    }
    guard found.count > 1 else { return false }
    let text = document.string(plain: document.plainText(of: leaf))
    return Names.hasWord(text, in: TransitionWords.surfaces)
      || Names.hasWord(text, in: TransitionWords.screenNouns)
      || TransitionWords.surfaceMarks.contains(where: text.contains)
  }

  /// One to four words that begin with a capital where the script has such, and name no part of a system.
  private static func mayBeScreen(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter, !first.isLowercase else { return false }
    return (1...4).contains(Names.wordCount(name)) && ArrowSide.isName(name)
      && Names.firstWord(name).map(FlowchartVocabulary.gestures.contains) != true
      && !Names.hasWord(name, in: TransitionWords.machinery)
  }

  private func section(of block: Document.CodeBlock) -> Int {
    Int(document.nodes[Int(block.node)].section)
  }

  /// The declared screens that a side names, one or several.
  private func targets(of side: String, _ known: KnownStates) -> [String]? {
    if let choices = NameChoices(side, name: known.name(of:)) { return choices.names }
    return known.name(of: ArrowSide.unwrapped(side)).map { [$0] }
  }

  /// The ways out of the screen in whose section a line stands.
  private func exits(
    to targets: [String], _ arrows: ArrowText, _ line: SourceRange, _ screen: NameReference?
  ) -> [EdgeDraft]? {
    guard let screen, Names.wordCount(arrows.sides[0]) > 0 else { return nil }
    let origin = document.origin(line)
    let edges = targets.filter { Names.key($0) != screen.key }.map {
      EdgeDraft(
        source: screen, target: NameReference(text: $0, origin: origin), origin: origin
      ).triggered(by: ArrowSide.unwrapped(arrows.sides[0]), origin)
    }
    return edges.isEmpty ? nil : edges
  }

  /// One to four words, the first and the last of which begin with a capital.
  private static func isTitle(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    guard (1...4).contains(words.count), let first = words.first?.first,
      let last = words.last?.first
    else { return false }
    return first.isUppercase && (last.isUppercase || last.isNumber)
  }
}
