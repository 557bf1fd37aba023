import SpecModel
import SpecText

extension ArrowText {
  /// "[Tap card]": an act or a condition on the way.
  static func isBracketed(_ side: String) -> Bool { side.hasPrefix("[") && side.hasSuffix("]") }

  /// "(×0.95)", "(-deposit)", "(÷ rate%)": a step of a computation, which joins amounts.
  static func isOperation(_ side: String) -> Bool {
    guard side.utf8.first == 0x28, side.utf8.last == 0x29,
      case let inner = side.dropFirst().dropLast(),
      let sign = inner.first, "×÷*−".contains(sign) || "+-/".contains(sign) && inner.count > 1
    else { return false }
    let rest = inner.dropFirst().drop { $0 == " " }
    guard let first = rest.first, first.isNumber || first.isLetter && first.isASCII else {
      return false
    }
    return "×÷*−".contains(sign) || first.isNumber || rest.hasSuffix("%")
  }

  /// The text without what its last side says of the contents of a screen, "[Settings]: language / theme", "Home → Tide →
  /// curve / moon / wind", and with the act in brackets behind a name there on its arrow, "[Home] → [Tide] [tap card]".
  var withoutContents: ArrowText {
    guard sides.count > 1, joints.count == sides.count - 1, let last = sides.last,
      joints[joints.count - 1].label == nil
    else { return self }
    if last.utf8.first == 0x5B { return withBareBox(last) }
    guard Self.listsContents(last),
      sides.dropLast().allSatisfy({ $0.utf8.first == 0x5B || $0.first?.isUppercase == true })
    else { return self }
    return dropLast()
  }

  /// A chain of names with the name alone at its end, "Form → Check → Back to List", "Home → Login → redirect to /seats";
  /// what somebody does before it leads there otherwise.
  var withoutReturn: ArrowText {
    guard sides.count > 2, let last = sides.last, last.utf8.count <= 80,
      last.utf8.contains(ASCII.space),
      case let start = last.prefix(24).lowercased(),
      let phrase = TransitionWords.returns.prefix(of: start) ?? Self.redirects.prefix(of: start),
      case let name = StateName.trimmed(String(last.dropFirst(phrase.count))),
      let first = name.first, first.isUppercase || "/[`\"“„«「".contains(first),
      sides.dropLast().allSatisfy({ side in
        side.first.map { $0.isUppercase || !$0.isASCII && !$0.isLowercase } == true
          && FlowSteps.kind(of: side) != .action
      })
    else { return self }
    return withLast(name)
  }

  /// How the last step of a chain says that it leads to a place for which nobody asks.
  private static let redirects: Phrases = [
    "redirect to ", "redirects to ", "redirected to ", "auto-redirect to ", "weiterleitung zu ",
    "weiterleitung zur ", "weiterleitung zum ", "weiterleitung auf ", "redirection vers ",
    "redirige a ", "redirigir a ", "redirección a ", "redireciona para ", "redirecionar para ",
    "reindirizza a ", "reindirizzamento a ", "doorsturen naar ", "alihkan ke ", "dialihkan ke ",
    "переход на ", "перенаправление на ",
  ]

  /// "[Settings]" of "[Settings]: language / theme" and of "[Settings] [tap gear]".
  private func withBareBox(_ last: String) -> ArrowText {
    guard let close = last.firstIndex(of: "]"), last.index(after: close) < last.endIndex else {
      return self
    }
    let rest = StateName.trimmed(String(last[last.index(after: close)...]))
    let box = String(last[...close])
    if rest.utf8.first == 0x5B {
      guard sides.count == 2, joints[0].direction == .forward, Self.isBracketed(rest),
        case let act = ArrowSide.unwrapped(rest), !act.contains("["),
        FlowSteps.beginsWithGesture(act)
      else { return self }
      return withLast(box).withLastLabel(act)
    }
    let contents = rest.utf8.first == ASCII.colon ? String(rest.dropFirst()) : rest
    let isListed = contents.utf8.contains(ASCII.slash) || rest.utf8.first == ASCII.colon
    let names = TextSplit.pieces(of: contents, at: Self.strokes)
    guard isListed, names.count > 1, names.allSatisfy(Self.isContent) else { return self }
    return withLast(box)
  }

  /// Whether strokes part three names or more of what a screen has, in small letters and none of them a state.
  private static func listsContents(_ text: String) -> Bool {
    guard text.utf8.contains(ASCII.slash), text.utf8.count <= 120 else { return false }
    let names = TextSplit.pieces(of: text, at: strokes)
    return names.count > 2 && names.allSatisfy(isContent)
  }

  private static func isContent(_ name: String) -> Bool {
    let words = Names.words(name)
    return name.first?.isLowercase == true && (1...3).contains(words.count)
      && !words.contains(where: StateWords.states.contains)
      && words.last.map { !$0.hasSuffix("ed") } ?? false
  }

  private static let strokes: Phrases = [" / ", " · ", " | "]
}
