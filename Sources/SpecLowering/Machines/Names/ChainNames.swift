import SpecModel
import SpecSyntax
import SpecText

/// The names on the sides of the arrows of one fence.
struct ChainNames {
  private let known: KnownStates
  /// The names that stand beside arrows of the fence.
  private var named = KnownStates()
  /// The names before parentheses that boxes of the fence have which differ in these alone.
  private var shared: Set<String> = []

  init(_ block: Document.CodeBlock, in document: Document, known: KnownStates) {
    self.known = known
    let bytes = document.source.bytes
    // Most fences have neither alternatives nor remarks.
    let isPlain = !block.lines.contains { line in
      line.offsets.contains {
        let byte = bytes[$0]
        return byte == ASCII.slash || byte == 0x28 || byte == 0x7C || byte == 0xEF
      }
    }
    guard !isPlain else { return }
    var boxes: [String] = []
    for line in block.lines where line.offsets.count <= 400 {
      guard ArrowGlyph.mayOccur(in: bytes, line.offsets),
        let arrows = ArrowText(StateName.trimmed(document.source.string(line)))
      else { continue }
      for side in arrows.sides {
        if !NameChoices.mayJoin(side) { named.add(ArrowSide.unwrapped(side)) }
        if ArrowText.isBracketed(side) { boxes.append(side) }
      }
    }
    shared = BracketList.shared(boxes)
  }

  /// The names on one side: one, or several of which each is declared, stands beside another arrow or in brackets.
  func ends(of text: String) -> [ArrowSide] {
    if let names = BracketList.names(of: text) {
      let sides = names.compactMap { ArrowSide(whole: $0, known: known) }
      return sides.count == names.count ? sides : []
    }
    if let sides = barred(text) { return sides }
    if NameChoices.mayJoin(text), known.name(of: text) == nil,
      let choices = NameChoices(text, name: { known.name(of: $0) ?? named.name(of: $0) }),
      choices.tail.isEmpty, choices.choices.allSatisfy({ $0.remark == nil })
    {
      return choices.names.compactMap { ArrowSide(whole: $0, known: known) }
    }
    if ArrowText.isBracketed(text), case let whole = ArrowSide.unwrapped(text),
      case let (name, qualifier) = StateName.splitQualifier(whole), qualifier != nil,
      shared.contains(Names.key(name)), let side = ArrowSide(whole: whole, known: known)
    {
      return [side]
    }
    return ArrowSide(text, known: known).map { [$0] } ?? []
  }

  /// The names of "RETRY | RESET", each declared, beside another arrow or spelt like a constant.
  private func barred(_ text: String) -> [ArrowSide]? {
    guard text.utf8.contains(0x7C) else { return nil }
    let parts = TextSplit.pieces(of: text, at: Self.bars)
    let sides = parts.compactMap { part -> ArrowSide? in
      guard let side = ArrowSide(whole: part, known: known) else { return nil }
      let isConstant = part.utf8.allSatisfy { ASCII.isUpper($0) || ASCII.isDigit($0) || $0 == 0x5F }
      return side.isKnown || isConstant || named.name(of: part) != nil ? side : nil
    }
    return parts.count > 1 && sides.count == parts.count ? sides : nil
  }

  private static let bars: Phrases = [" | "]
}

extension OptionalScreens {
  /// The sides of a chain with the names of the screens in it that may be left out.
  func settled(_ arrows: ArrowText) -> ArrowText {
    guard arrows.sides.contains(where: FlowWords.asks) else { return arrows }
    let areBoxed = arrows.sides.allSatisfy(ArrowText.isBracketed)
    var result = arrows
    for (index, side) in arrows.sides.enumerated() where FlowWords.asks(side) {
      let isLast = index == arrows.sides.count - 1
      let isAnswered =
        !isLast
        && (arrows.joints[index].label != nil || FlowWords.isAnswer(arrows.sides[index + 1]))
      let name = name(
        side, ways: isLast ? 0 : 1, isBoxed: ArrowText.isBracketed(side), isAnswered: isAnswered)
      // The brackets stay where all names have them.
      if let name { result = result.with(areBoxed ? "[\(name)]" : name, at: index) }
    }
    return result
  }
}

extension ArrowText {
  /// A chain of names in brackets with the names of the screens in it that may be left out, where no answer follows:
  /// "[Home] → [Intro?] → [Map]".
  var withOptionalBoxes: ArrowText {
    guard sides.count > 2, sides.contains(where: FlowWords.asks),
      sides.allSatisfy(Self.isBracketed)
    else { return self }
    var result = self
    for index in sides.indices.dropFirst().dropLast() where FlowWords.asks(sides[index]) {
      guard joints[index].label == nil, joints[index].direction == .forward,
        !FlowWords.isAnswer(sides[index + 1]), let name = OptionalScreens.name(of: sides[index])
      else { continue }
      result = result.with("[\(name)]", at: index)
    }
    return result
  }
}
