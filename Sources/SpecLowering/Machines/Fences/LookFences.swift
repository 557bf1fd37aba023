import SpecModel
import SpecSyntax
import SpecText

/// Reads fences that tell how a part looks in each state: "hover  -> opacity: 0.9, shadow: raised", "open -> width: 20rem".
///
/// Behind each arrow stands a property with its value or a function of style sheets, so that no arrow is a change.
struct LookFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states on the left sides, where most of them are conditions.
  func states() -> [StateDraft] {
    document.codeBlocks.flatMap { block -> [StateDraft] in
      let defined = defined(in: block)
      guard let names = defined ?? looks(in: block),
        defined != nil || names.count(where: { Self.isCondition($0.text) }) * 2 >= names.count
      else { return [] }
      let section = Int(document.nodes[Int(block.node)].section)
      return names.map { name in
        var state = StateDraft(name: name.text, origin: name.origin, screen: section)
        state.parentSection = section
        return state
      }
    }
  }

  private static func isCondition(_ name: String) -> Bool {
    let words = Names.words(name)
    return StateCues.isCondition(name)
      || words.count == 1
        && (StateWords.interactions.contains(words[0]) || StateWords.neutral.contains(words[0]))
  }

  /// The left sides of a fence in which no arrow is a change, but leads to a look or to what a state means; `nil` for any
  /// other fence.
  func names(in block: Document.CodeBlock) -> [LocatedText]? {
    looks(in: block) ?? defined(in: block)
  }

  /// The left sides of a fence right below "It has four states:", all in capitals, over words in small letters that name
  /// none of them: "STANDING → top position, number is white".
  ///
  /// - Complexity: O(bytes) below such a paragraph.
  private func defined(in block: Document.CodeBlock) -> [LocatedText]? {
    let bytes = document.source.bytes
    guard FlowReader.languages.contains(block.language), (2...40).contains(block.lines.count),
      isBelowStates(Int(block.node))
    else { return nil }
    var names: [LocatedText] = []
    var ends: Set<String> = []
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty else { continue }
      guard range.count <= 240, ArrowGlyph.mayOccur(in: bytes, range),
        let arrows = ArrowText(
          document.source.string(SourceRange(range.lowerBound, range.upperBound))),
        arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        arrows.joints[0].label == nil, case let name = ArrowSide.unwrapped(arrows.sides[0]),
        ArrowSide.isName(name), Self.isConstant(name),
        arrows.sides[1].unicodeScalars.first?.properties.isUppercase == false,
        Names.wordCount(arrows.sides[1]) > 1 || arrows.sides[1].utf8.first ?? 0 >= 0xE3
      else { return nil }
      names.append(
        LocatedText(
          name, document.origin(SourceRange(range.lowerBound, range.lowerBound + name.utf8.count))))
      let end = arrows.sides[1].prefix { !",;，、(（".contains($0) }
      ends.insert(Names.key(String(end)))
    }
    let keys = Set(names.map { Names.key($0.text) })
    return names.count > 1 && keys.count == names.count && ends.count == names.count
      && keys.isDisjoint(with: ends) ? names : nil
  }

  /// Whether the paragraph right above a fence ends with a colon and speaks of states.
  private func isBelowStates(_ node: Int) -> Bool {
    guard let near = context.paragraph(before: node), (6...200).contains(near.count) else {
      return false
    }
    let text = StateName.trimmed(document.string(plain: near))
    guard text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    let words = Names.words(text)
    return words.contains(where: StateNouns.plurals.contains)
      && !words.contains(where: TransitionWords.transitions.contains)
      || text.utf8.contains { $0 >= 0xE3 } && StateNouns.unspaced.contains(where: text.contains)
  }

  /// Whether a name is written in capitals, as constants are.
  private static func isConstant(_ name: String) -> Bool {
    name.utf8.contains { $0 &- 0x41 < 26 } && name.utf8.allSatisfy { $0 &- 0x61 >= 26 }
  }

  /// The left sides of a fence in which every arrow leads to a look, two at least; `nil` for any other fence.
  ///
  /// - Complexity: O(bytes); fences without such arrows are ruled out before text is made.
  private func looks(in block: Document.CodeBlock) -> [LocatedText]? {
    let bytes = document.source.bytes
    guard FlowReader.languages.contains(block.language), (2...40).contains(block.lines.count),
      block.lines.count(where: { Self.mayTellLook(bytes, $0.offsets) }) > 1
    else { return nil }
    var names: [LocatedText] = []
    var others = 0
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty else { continue }
      guard range.count <= 240 else { return nil }
      let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      guard ArrowGlyph.mayOccur(in: bytes, range), let arrows = ArrowText(text) else {
        if !Self.tellsLook(text) { others += 1 }
        continue
      }
      guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        arrows.joints[0].label == nil, Self.tellsLook(arrows.sides[1]),
        case let name = ArrowSide.unwrapped(arrows.sides[0]), ArrowSide.isName(name),
        (1...3).contains(Names.wordCount(name)),
        !Names.hasWord(name, in: TransitionWords.properties)
      else { return nil }
      names.append(
        LocatedText(
          name, document.origin(SourceRange(range.lowerBound, range.lowerBound + name.utf8.count))))
    }
    return names.count > 1 && others * 2 <= names.count ? names : nil
  }

  /// Whether a line may hold an arrow to "name: value" or to a function.
  private static func mayTellLook(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    bytes[line].contains { $0 == ASCII.colon || $0 == 0x28 }
      && ArrowGlyph.mayOccur(in: bytes, line)
  }

  /// Whether a text begins with a property and its value, or with a function of style sheets.
  static func tellsLook(_ text: String) -> Bool {
    let bytes = text.utf8
    guard
      let end = bytes.firstIndex(where: { !ASCII.isWord($0) && $0 != ASCII.hyphen }),
      end > bytes.startIndex
    else { return false }
    let head = String(text[..<end])
    if bytes[end] == 0x28 { return functions.contains(head.lowercased()) }
    guard bytes[end] == ASCII.colon, bytes.index(after: end) < bytes.endIndex else { return false }
    let words = head.lowercased().split(separator: "-")
    return words.contains { properties.contains(String($0)) }
  }

  private static let properties: Lexicon = TransitionWords.properties.union([
    "transform", "translate", "rotate", "outline", "cursor", "filter", "visibility", "display",
    "top", "left", "right", "bottom", "max", "min", "letter", "line", "brightness", "saturation",
    "transition", "duration", "easing", "animation", "z", "inset", "gap", "tint", "ring", "glow",
    "y", "x", "alpha", "tracking", "decoration", "knob", "thumb", "bg",
  ])
  private static let functions: Lexicon = [
    "translate", "translatex", "translatey", "translate3d", "scale", "scalex", "scaley", "rotate",
    "skew", "blur", "brightness", "saturate", "opacity", "shadow", "rgba", "rgb", "var",
  ]
}
