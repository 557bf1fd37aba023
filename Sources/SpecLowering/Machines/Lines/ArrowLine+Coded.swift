import SpecModel
import SpecSyntax
import SpecText

/// Names in code on both sides of an arrow, some of them alternatives: "`shelf` / `coach` → `prefs` or `logs` on a tap".
extension ArrowLine {
  /// The changes between declared names that the arrow parts, and when they come; `nil` where anything else stands there.
  var codedAlternatives: [EdgeDraft]? {
    let document = context.document
    let plain = document.plain
    guard !known.isEmpty, line.holder == .item || line.holder == .paragraph,
      let from = codedNames(at: line.text.lowerBound), from.end < line.text.upperBound
    else { return nil }
    let arrow = plain.withUnsafeBufferPointer { bytes in
      from.end < line.text.upperBound ? ArrowGlyph.arrow(bytes, at: from.end) : nil
    }
    guard let arrow, arrow.direction == .forward, arrow.label == nil,
      case var start = arrow.end, start < line.text.upperBound
    else { return nil }
    while start < line.text.upperBound, plain[start] == ASCII.space { start += 1 }
    guard let to = codedNames(at: start) else { return nil }
    let tail = StateName.withoutStop(
      StateName.trimmed(
        document.string(plain: min(to.end, line.text.upperBound)..<line.text.upperBound)))
    let first = tail.prefix { $0 != " " }.lowercased()
    let isOccasion = TailWords.opensOccasion(first) || Self.means.contains(first)
    guard tail.isEmpty ? from.names.count + to.names.count > 2 : isOccasion,
      !Arrow.isIn(tail), tail.isEmpty || tail.utf8.count > first.utf8.count
    else { return nil }
    let trigger =
      Self.means.contains(first) || first == "when"
      ? StateName.trimmed(String(tail.dropFirst(first.count))) : TailWords.bare(tail)
    return from.names.flatMap { source in
      to.names.filter { Names.key($0) != Names.key(source) }.map { target in
        let edge = EdgeDraft(
          source: NameReference(text: source, origin: origin),
          target: NameReference(text: target, origin: origin), origin: origin)
        return timed(trigger.isEmpty ? edge : edge.triggered(by: trigger, origin))
      }
    }
  }

  private static let means: Lexicon = ["via", "using", "through", "über", "par", "por", "tramite"]

  /// The declared names in code that begin at an offset, with marks for alternatives between them, and where the next
  /// word begins; `nil` where one is not declared.
  private func codedNames(at offset: Int) -> (names: [String], end: Int)? {
    let document = context.document
    let plain = document.plain
    var names: [String] = []
    var place = offset
    while place < line.text.upperBound,
      let span = document.span(at: place, of: line.node, in: .code), span.lowerBound == place
    {
      let text = document.string(plain: span)
      // "`failed|done`"
      let parts = TextSplit.pieces(of: text, at: Self.bars).map(known.name(of:))
      guard known.name(of: text) != nil || parts.count > 1 && !parts.contains(nil) else {
        return nil
      }
      names += known.name(of: text).map { [$0] } ?? parts.compactMap(\.self)
      place = span.upperBound
      let mark = Self.joints.first { mark in
        place + mark.utf8CodeUnitCount < line.text.upperBound
          && ASCII.starts(plain, at: place, with: mark)
      }
      guard let mark else { break }
      let next = place + mark.utf8CodeUnitCount
      guard document.span(at: next, of: line.node, in: .code)?.lowerBound == next else { break }
      place = next
    }
    while place < line.text.upperBound, plain[place] == ASCII.space { place += 1 }
    return names.isEmpty ? nil : (names, place)
  }

  private static let bars: Phrases = ["|", " | ", "/"]
  private static let joints: [StaticString] = [
    " or ", " / ", ", or ", ", and ", ", ", "/", " and ", " & ", " oder ", " und ", " ou ", " et ",
    " o ", " u ", " y ", " oppure ", " e ", " of ", " en ", " atau ", " dan ", "、", "または", "或", "和",
    " 또는 ", " 및 ", " | ", "|",
  ]

  /// The declared name in code right behind the last arrow, "start → `Working` for the chosen file": the words behind it
  /// say more of the change and are no part of the name.
  var codedTarget: String? {
    let document = context.document
    let plain = document.plain
    var index = document.run(at: line.text.lowerBound, in: line.node)
    while index >= 0, index < document.runs.count {
      let run = document.runs[index]
      let range = Int(run.start)..<Int(run.start + run.count)
      guard range.upperBound <= line.text.upperBound else { return nil }
      index += 1
      guard run.style.contains(.code), range.lowerBound > line.text.lowerBound else { continue }
      let before = StateName.trimmed(
        document.string(plain: line.text.lowerBound..<range.lowerBound))
      guard Self.heads.contains(where: before.hasSuffix) else { continue }
      let rest = document.string(plain: range.rest(of: line.text))
      guard rest.first == " ", rest.dropFirst().first?.isLetter == true, !Arrow.isIn(rest),
        range.upperBound < line.text.upperBound, plain[range.upperBound] == ASCII.space,
        // "`Home` or `Map`" are two.
        choices(in: StateName.withoutStop(document.string(plain: range) + rest)) == nil
      else { return nil }
      return known.name(of: document.string(plain: range))
    }
    return nil
  }

  private static let heads = ["→", "->", "⇒", "=>", "➜", "⟶"]

  /// "**Prompt:** the guest taps a name → **3b**" in the section of a state: what happens first leads to the declared
  /// state that is set in bold or code at the end.
  func promptedExit(_ arrows: ArrowText) -> [EdgeDraft]? {
    let document = context.document
    guard line.holder == .item, line.isStrongLabel, (2...4).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      Names.wordCount(arrows.sides[0]) > 1, known.name(of: arrows.sides[0]) == nil,
      let name = known.name(of: ArrowSide.unwrapped(arrows.sides[arrows.sides.count - 1])),
      let source = places.source(of: line), Names.key(name) != source.key,
      line.text.upperBound - 1 > line.value.lowerBound,
      let span = document.span(
        at: line.text.upperBound - 1, of: line.node, in: [.strong, .code]),
      span.lowerBound >= line.value.lowerBound
    else { return nil }
    let edge = EdgeDraft(
      source: source, target: NameReference(text: name, origin: origin), origin: origin)
    return [timed(edge.triggered(by: arrows.sides[0], origin))]
  }

  /// What is left by items below "Transitions" in the part of a state: the left sides, which name no declared state,
  /// or not in the spelling of the others, are the triggers.
  func waysOfPart(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, line.holder == .item,
      let source = leftByPart
    else { return nil }
    let target = codedTarget.map { arrows.withLast($0) } ?? arrows
    let listed = choices(in: target.sides[1])?.choices.map {
      ArrowSide(known: $0.name, remark: $0.remark)
    }
    let ends = listed ?? ArrowSide(target.sides[1], known: known).map { [$0] } ?? []
    guard !ends.isEmpty,
      ends.allSatisfy({ $0.isKnown || places.isIDOfScreen($0.name) }),
      isTriggerOfPart(arrows.sides[0], source, isLeftForScreens(source, ends))
    else { return nil }
    return ends.map { end in
      var edge = EdgeDraft(
        source: source, target: NameReference(text: end.name, origin: origin), origin: origin
      ).triggered(by: arrows.sides[0], origin)
      edge.note(remark: end.remark, origin)
      return timed(edge)
    }
  }

  /// What a heading or label names, else the state or screen in whose part the line stands.
  private var leftByPart: NameReference? {
    if case .from(let name) = subject { return name }
    return places.source(of: line) ?? places.screen(of: line)
  }

  /// Whether a screen is left and screens are what it is left for.
  private func isLeftForScreens(_ source: NameReference, _ ends: [ArrowSide]) -> Bool {
    places.isScreen(source.text)
      && ends.allSatisfy { places.isScreen($0.name) || places.isIDOfScreen($0.name) }
  }

  /// - Parameter isBetweenScreens: a state of the screen that is left for another, "`sent` → Receipt", is what triggers
  ///   the change.
  private func isTriggerOfPart(
    _ text: String, _ source: NameReference, _ isBetweenScreens: Bool
  ) -> Bool {
    guard let side = ArrowSide(text, known: known) else { return true }
    if side.isAny || Names.key(side.name) == source.key { return false }
    guard side.isKnown else { return true }
    if isBetweenScreens, !places.isScreen(side.name) { return true }
    // "start" beside the state "Start"
    return text.first?.isLowercase == true && side.name.first?.isUppercase == true
  }
}
