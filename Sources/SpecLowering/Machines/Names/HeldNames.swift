import SpecModel
import SpecText

/// Tells names of states from what else arrows join.
enum HeldNames {
  /// The name or, where "/" divides them, the names of a side; `nil` where one cannot be a state.
  ///
  /// - Parameters:
  ///   - mayBeSize: whether a name may be one of a size as well, such as "compact".
  ///   - isWhole: whether all that is said of the change stands elsewhere, so that "Open + Dots" is one name.
  ///   - mayBeAct: whether "Pick a city" may be the name of a screen.
  ///   - isActed: whether an act of a person brings the change about, so that "Queue" is one of what is shown.
  static func split(
    _ text: String, known: KnownStates, mayBeSize: Bool = false, isWhole: Bool = false,
    mayBeAct: Bool = false, isActed: Bool = false
  ) -> [String]? {
    let whole = ArrowSide.unwrapped(text)
    if let path = path(whole, known) { return [path] }
    let parts =
      whole.contains(" / ") || !whole.contains("/")
      ? StateNameList.split(whole) : whole.split(separator: "/").map(String.init)
    let names = (parts.isEmpty ? [whole] : parts).compactMap { part in
      name(part, known: known, mayBeSize: mayBeSize, isWhole: isWhole, mayBeAct: mayBeAct)
        ?? (isActed ? shown(part) : nil)
    }
    return names.count == max(1, parts.count) ? names : nil
  }

  /// The page whose path a text is: one that has it, else the path, where it begins as those of pages do:
  /// "auth/login".
  static func path(_ text: String, _ known: KnownStates) -> String? {
    guard text.utf8.contains(ASCII.slash), Route.isInner(text) else { return nil }
    if let name = known.name(of: text) { return name }
    let parts = text.split(separator: "/").map(String.init)
    return groups.contains(parts[0]) && !parts.contains { known.name(of: $0) != nil } ? text : nil
  }

  /// Folders of an app that hold its pages.
  private static let groups: Lexicon = [
    "auth", "(auth)", "tabs", "(tabs)", "(app)", "(main)", "(modals)", "(public)", "(protected)",
    "(private)", "(drawer)", "(onboarding)", "screens", "pages", "views",
  ]

  private static func name(
    _ text: String, known: KnownStates, mayBeSize: Bool, isWhole: Bool, mayBeAct: Bool
  ) -> String? {
    var read = ArrowSide(text, known: known)
    if isWhole, read?.isKnown != true, joins(text) { read = ArrowSide(whole: text, known: known) }
    guard let side = read, !side.isMove, side.isKnown || !tellsReturn(text) else { return nil }
    let words = Names.words(side.name)
    if side.isKnown || side.isAny {
      // "Room – pick a room. Next" begins with a name and is none.
      return Names.wordCount(text) <= words.count + 3 ? side.name : nil
    }
    guard (1...4).contains(words.count), side.name.first?.isLetter == true,
      Names.wordCount(text) <= words.count + 1,
      !hasForeignMark(side.name, words),
      !isAct(side.name, words) || mayBeAct && side.name.first?.isUppercase == true,
      !EventName.isCode(side.name),
      !words.contains(where: TransitionWords.machinery.contains),
      !words.contains(where: TransitionWords.types.contains) || isWhole && words == ["void"],
      !isActor(words),
      !words.contains(where: TransitionWords.properties.contains),
      mayBeSize || !words.allSatisfy(TransitionWords.sizes.contains)
    else { return nil }
    return side.name
  }

  /// A title of one or two words that elsewhere may be a part of a system or a property: "Queue", "Hidden".
  private static func shown(_ text: String) -> String? {
    let words = Names.words(text)
    guard (1...2).contains(words.count), text.first?.isUppercase == true, ArrowSide.isName(text),
      text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " || $0 == "-" }),
      FlowSteps.kind(of: text) != .action
    else { return nil }
    return text
  }

  /// "ゲームに戻る", "返回首页": a way back in scripts without blanks, which names no state itself.
  private static func tellsReturn(_ text: String) -> Bool {
    guard text.utf8.first ?? 0 >= 0xE3 else { return false }
    return ["に戻る", "へ戻る", "로 돌아가기", "로 돌아감"].contains(where: text.hasSuffix)
      || ["返回", "回到"].contains(where: text.hasPrefix)
  }

  /// Whether a name is that of a part of a system: "User", "Data file"; "Code entry" is a screen.
  private static func isActor(_ words: [String]) -> Bool {
    words.contains { TransitionWords.actors.contains($0) && !TransitionWords.subjects.contains($0) }
      || words.allSatisfy(TransitionWords.actors.contains)
  }

  /// Whether one word in a text may join two parts of one name: "QR na tela", "Open + Dots".
  private static func joins(_ text: String) -> Bool {
    text.split(separator: " ").dropFirst().contains { joiners.contains($0.lowercased()) }
  }

  private static let joiners: Lexicon = [
    "+", "&", "for", "by", "in", "on", "at", "na", "no", "em", "en", "de", "im", "am", "an", "auf",
    "sur", "sans", "sin", "sem", "op", "w", "i", "på", "med",
  ]

  /// Whether a mark or a number stands in a name that none has; "reader.open" is the name of a state in code, and
  /// "Step 2" that of a step.
  private static func hasForeignMark(_ name: String, _ words: [String]) -> Bool {
    if name.contains(where: { "/\\,;".contains($0) }) { return true }
    if name.contains(where: \.isFigure) {
      if isOfDimension(name) { return false }
      guard words.count == 2, words[1].utf8.count <= 2, words[1].utf8.allSatisfy(ASCII.isDigit)
      else { return true }
      return !StateWords.steps.contains(words[0]) && !StateWords.screens.contains(words[0])
    }
    guard name.contains(".") else { return false }
    return !EventName.isIdentifier(name) || name.hasSuffix(".") || name.hasPrefix(".")
      || (words.last?.utf8.count ?? 0) < 3
  }

  /// "Room3D", "MapView2D": an identifier that ends with a number and a letter measures nothing.
  private static func isOfDimension(_ name: String) -> Bool {
    name.utf8.count > 5 && name.first?.isUppercase == true && EventName.isIdentifier(name)
      && name.utf8.last.map(ASCII.isLetter) == true
      && name.utf8.dropLast().last.map(ASCII.isDigit) == true
      && name.utf8.count(where: ASCII.isDigit) == 1
  }

  /// Whether a side is an act; "Open" alone is the state as well.
  private static func isAct(_ name: String, _ words: [String]) -> Bool {
    guard FlowSteps.kind(of: name) == .action else { return false }
    // "Open" and "Open + Dots" are states.
    let isJoined = name.contains(" + ") || name.contains(" & ")
    return !((words.count == 1 || isJoined) && TransitionWords.usualStates.contains(words[0]))
  }
}
