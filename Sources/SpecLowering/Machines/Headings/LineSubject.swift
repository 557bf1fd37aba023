import SpecModel
import SpecSyntax
import SpecText

/// What a heading or label says of the arrow lines below it.
enum LineSubject {
  case none
  /// "State Transitions": both sides are states.
  case transitions
  /// "Transitions from Hover", or "Exits" in the part of Hover: the left side is the trigger.
  case from(NameReference)
  /// "From any state": the left side is the trigger, the source any state.
  case fromAny
  /// "Next states" where no state is around it.
  case exits

  /// Whether the left sides below it are triggers.
  var isFrom: Bool {
    if case .from = self { true } else { false }
  }

  /// Whether both sides below it are states.
  var isOfTransitions: Bool {
    if case .transitions = self { true } else { false }
  }

  /// Reads a heading or label; `source` is the state in whose part it stands.
  ///
  /// - Parameters:
  ///   - isInside: whether a heading above speaks of transitions.
  ///   - isAmongLeads: whether other headings or labels name the states that the lists below them leave.
  /// - Complexity: O(length); texts that cannot speak of transitions make no words.
  static func read(
    _ range: Range<Int>, in context: LoweringContext, source: NameReference?, known: KnownStates,
    isInside: Bool = false, isAmongLeads: Bool = false
  ) -> LineSubject {
    guard range.count <= 80, Words.mayContain(cues, context.document.plain, range) else {
      return .none
    }
    let text = StateName.withoutNumbering(context.document.string(plain: range))
    if TransitionWords.exits.contains(text.lowercased()) {
      return source.map(LineSubject.from) ?? .exits
    }
    let words = Names.words(text)
    if isExit(words) { return source.map(LineSubject.from) ?? .exits }
    // "Navigation from the Home screen" is over what leads away from it.
    let isNamed =
      words.contains(where: TransitionWords.transitions.contains)
      || words.first == "navigation" && words.dropFirst().first == "from"
    let isMarked =
      text.utf8.contains { $0 >= 0xE3 }
      && TransitionWords.transitionMarks.contains(where: text.contains)
    let isGroup = isInside && words.first.map(TransitionWords.from.contains) == true
    guard isNamed || isMarked || isGroup || words.first == "from" || words.first == "exits" else {
      return .none
    }
    if let name = name(behindFrom: text),
      isNamed || isMarked || isGroup || known.name(of: name) != nil
        || isAmongLeads && isAny(name)
    {
      if known.name(of: name) == nil, isAny(name) { return .fromAny }
      return .from(NameReference(text: name, origin: context.origin(plain: range)))
    }
    guard isNamed || isMarked else { return .none }
    if let source, words.count == 1 { return .from(source) }
    return .transitions
  }

  /// Words without one of which a text in ASCII says nothing here.
  private static let cues = WordKey.firstWords(
    of: TransitionWords.exits.union(TransitionWords.transitions)
      .union(["exit", "exits", "next", "leaving", "from", "navigation"]))

  /// "Exit to next state", "Next possible states".
  static func isExit(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, (2...4).contains(words.count) else {
      return false
    }
    return ["exit", "exits", "next", "leaving"].contains(first)
      && (StateVocabulary.singulars.contains(last) || StateVocabulary.plurals.contains(last))
  }

  /// "any", "any state", "jedem Zustand".
  private static func isAny(_ name: String) -> Bool {
    if CellVocabulary.isAny(name) { return true }
    let words = name.lowercased().split(separator: " ")
    guard words.count == 2, let first = words.first, let last = words.last else { return false }
    let nouns =
      StateVocabulary.singulars.contains(String(last))
      || StateVocabulary.plurals.contains(String(last))
      || TransitionWords.surfaces.contains(String(last))
    return nouns && TransitionWords.anyWords.contains(String(first))
  }

  /// Whether a text ends as one over what leaves a screen: "受付画面からの遷移".
  static func endsAsFrom(_ text: String) -> Bool { name(besideFrom: text) != nil }

  /// The name in "受付画面からの遷移" and "从首页跳转", where no blank stands beside it.
  private static func name(besideFrom text: String) -> String? {
    guard text.utf8.last ?? 0 >= 0x80, text.utf8.count <= 60 else { return nil }
    var rest: Substring?
    if let mark = TransitionWords.fromBehind.first(where: text.hasSuffix) {
      rest = text.dropLast(mark.count)
    } else if let mark = TransitionWords.fromAround.first(where: {
      text.hasPrefix($0.before) && text.hasSuffix($0.behind)
    }) {
      rest = text.dropFirst(mark.before.count).dropLast(mark.behind.count)
    }
    guard let rest, case let name = ArrowSide.unwrapped(String(rest)), ArrowSide.isName(name) else {
      return nil
    }
    return name
  }

  /// The name behind "Transitions from" or "From".
  private static func name(behindFrom text: String) -> String? {
    if let name = name(besideFrom: text) { return name }
    let words = text.split(separator: " ")
    let index = words.prefix(4).firstIndex { TransitionWords.from.contains($0.lowercased()) }
    guard let index, index + 1 < words.count else { return nil }
    if index == 0, words.count > 4 { return nil }
    let rest = words[(index + 1)...].joined(separator: " ")
    let bare = ArrowSide.unwrapped(rest)
    let name = StateName(heading: bare)?.name ?? bare
    return ArrowSide.isName(name) ? name : nil
  }
}
