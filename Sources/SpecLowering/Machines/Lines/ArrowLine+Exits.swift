import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// "→ Saved if the form is valid" below the ways out of a state: an arrow with nothing before it.
  ///
  /// - Returns: `nil` where the text begins otherwise, or nothing above says what it leaves.
  func bareExits(_ text: String, tail: String = "") -> [EdgeDraft]? {
    let source: NameReference?
    switch subject {
    case .from(let name): source = name
    case .fromAny: source = nil
    default: return nil
    }
    guard let rest = Self.textBehindArrow(text), ArrowText(rest) == nil else { return nil }
    if tail.isEmpty, let choices = choices(in: rest) { return exits(of: source, choices) }
    let (head, condition) = tail.isEmpty ? purposed(rest) ?? Self.divided(rest) : (rest, tail)
    let (name, remark) = StateName.splitQualifier(head)
    return names(in: name).map { name in
      let target = NameReference(text: name, origin: origin)
      var edge = EdgeDraft(source: source, target: target, origin: origin)
      if let trigger = condition ?? remark {
        edge = edge.triggered(by: TailWords.bare(trigger), origin)
      }
      return timed(edge)
    }
  }

  /// "On success: returns to Idle" below the exits of a state: the label is the trigger.
  func answers(of source: NameReference) -> [EdgeDraft] {
    guard let label = line.label, line.value.count <= 200 else { return [] }
    let document = context.document
    let value = document.string(plain: line.value)
    let arrows = ArrowText(value)
    let last = arrows?.sides.last ?? value
    var names = choices(in: last)?.names ?? []
    if names.isEmpty, let side = ArrowSide.led(to: last, known) ?? ArrowSide(last, known: known),
      side.isKnown || side.isMove && !Self.tellsPurpose(side.name)
    {
      names = [side.name]
    }
    let words = document.string(plain: label)
    // "**New:** button "+" → Form": the label names the case, and what is pressed stands before the arrow.
    let isOfWay = Names.words(words).count == 1 && MachineDrafts.ways.contains(words.lowercased())
    let act = arrows.flatMap { arrows -> String? in
      guard arrows.sides.count == 2, !isAct(words),
        isAct(arrows.sides[0]) || isOfWay && Self.namesAnyControl(arrows.sides[0])
      else { return nil }
      return arrows.sides[0]
    }
    let trigger = Self.pressed(words, value) ?? act ?? words
    return names.filter { Names.key($0) != Names.key(source.text) }.map { name in
      let edge = EdgeDraft(
        source: source, target: NameReference(text: name, origin: origin), origin: origin)
      return timed(edge.triggered(by: trigger, origin))
    }
  }

  /// "Entry (cold start): `START` → `SYNC` (no clock)": behind such a label, what leads to a declared state may be written
  /// as a name in code writes it, and need stand nowhere else.
  func entry(_ label: String, _ arrows: ArrowText) -> [EdgeDraft]? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      Names.firstWord(label).map(Self.entries.contains) == true,
      let target = ArrowSide(arrows.sides[1], known: known), target.isKnown,
      case let name = ArrowSide.unwrapped(arrows.sides[0]), name.utf8.count > 2,
      StateName.isInCapitals(name), EventName.isIdentifier(name)
    else { return nil }
    return edges(arrows, sides: [ArrowSide(known: name), target], tail: "")
  }

  private static let entries: Lexicon = [
    "entry", "entries", "entered", "entrance", "einstieg", "eintritt", "entrada", "entradas",
    "entrée", "entrées", "ingresso", "ingang", "masuk", "入口", "入场", "진입",
  ]

  /// "shelf to turn the books": words in small letters with what is done there, and no name.
  private static func tellsPurpose(_ text: String) -> Bool {
    text.first?.isLowercase == true && Names.words(text).dropFirst().contains("to")
  }

  /// The ways out to each of several states: "→ Ready (tap), Failed (timeout)".
  private func exits(of source: NameReference?, _ choices: NameChoices) -> [EdgeDraft] {
    choices.choices.map { choice in
      let target = NameReference(text: choice.name, origin: origin)
      let edge = EdgeDraft(source: source, target: target, origin: origin)
      return timed(edge.triggered(by: TailWords.bare(choice.remark ?? choices.tail), origin))
    }
  }

  /// What follows the arrow with which a text begins.
  static func textBehindArrow(_ text: String) -> String? {
    var text = text
    let end = text.withUTF8 { bytes -> Int? in
      guard !bytes.isEmpty, let arrow = ArrowGlyph.arrow(bytes, at: 0) else { return nil }
      return arrow.direction == .forward && arrow.label == nil ? arrow.end : nil
    }
    guard let end else { return nil }
    let rest = StateName.trimmed(String(decoding: text.utf8.dropFirst(end), as: UTF8.self))
    return rest.isEmpty ? nil : rest
  }

  /// The name, and the condition behind it: "Review if a complaint is filed".
  static func divided(_ text: String) -> (name: String, condition: String?) {
    for (offset, byte) in text.utf8.enumerated() {
      if byte == 0x28 { break }
      guard byte == 0x20, offset > 0 else { continue }
      let rest = text.utf8.dropFirst(offset + 1)
      let word = String(decoding: rest.prefix { $0 != 0x20 }, as: UTF8.self)
      guard TransitionWords.occasions.contains(word.lowercased()) else { continue }
      let name = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      return (name, String(decoding: rest, as: UTF8.self))
    }
    return (text, nil)
  }

  /// A declared name before what the change is for: "Waiting for the next guest", "Start to play again".
  private func purposed(_ text: String) -> (name: String, condition: String?)? {
    let head = TextSplit.pieces(of: text, at: Self.purposes, outsideParentheses: true).first ?? text
    guard head.utf8.count < text.utf8.count, known.name(of: head) != nil else { return nil }
    let purpose = String(decoding: text.utf8.dropFirst(head.utf8.count), as: UTF8.self)
    return (head, StateName.trimmed(purpose))
  }

  private static let purposes: Phrases = [" for ", " to "]

  /// The states that the text behind the arrow names; none where it is a sentence.
  private func names(in text: String) -> [String] {
    if let choices = choices(in: text) { return choices.names }
    guard let side = ArrowSide(text, known: self.known), isTarget(side) else { return [] }
    return [side.name]
  }

  /// Below a heading about exits any short name will do, a sentence will not; "the previous state" is an end where the
  /// heading names what is left.
  func isTarget(_ side: ArrowSide) -> Bool {
    if side.isKnown { return true }
    let words = Names.words(side.name)
    return (side.isMove || words.count <= 4)
      && (!StateCell.isPrevious(words) || subject.isFrom)
  }

  /// Whether what is pressed has the name of what it leads to: "Log → Log", "Open log → Log".
  static func isNamedForTarget(_ arrows: ArrowText, known: KnownStates) -> Bool {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      let from = ArrowSide(arrows.sides[0], known: known),
      let target = ArrowSide(arrows.sides[1], known: known)
    else { return false }
    return from.isKnown && target.isKnown && Names.key(from.name) == Names.key(target.name)
  }
}
