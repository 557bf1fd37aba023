import SpecModel
import SpecText

extension ArrowLine {
  /// Verbs of what an interface or a program does, in small letters before their object: "starts the clock".
  static let deeds: Lexicon = [
    "starts", "stops", "plays", "clears", "saves", "sends", "deletes", "removes", "updates",
    "creates", "loads", "fetches", "refreshes", "records", "toggles", "triggers", "calls",
    "submits", "uploads", "downloads", "copies", "filters", "sorts", "marks", "adds", "resumes",
    "cancels", "launches", "dismisses",
  ]

  /// Whether words tell what becomes of a thing on the screen that stays, "Increment counter", "Menge erhöhen": a verb
  /// with its object, and no screen is called so.
  static func tellsEffect(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    if text.utf8.contains(where: { $0 >= 0xE3 }) { return effectEndings.suffix(of: text) != nil }
    let words = Names.words(text)
    guard (2...6).contains(words.count), let first = words.first, let last = words.last,
      !TransitionWords.screenNouns.contains(last), !TableVocabulary.overlayNouns.contains(last),
      !FlowchartVocabulary.surfaces.contains(last), !directions.contains(words[1])
    else { return false }
    return effects.contains(first) || lateEffects.contains(last)
  }

  private static let effects: Lexicon = [
    "increment", "decrement", "increase", "decrease", "switch", "refresh", "reload", "mute",
    "unmute", "expand", "collapse", "highlight", "augmenter", "diminuer", "basculer", "actualiser",
    "incrementar", "aumentar", "reducir", "alternar", "actualizar", "reduzir", "atualizar",
    "incrementare", "aumentare", "diminuire", "alternare", "aggiornare", "tambahkan", "kurangi",
    "segarkan", "увеличить", "уменьшить", "переключить", "обновить",
  ]
  /// Behind these a verb leads somewhere: "Switch to Map".
  private static let directions: Lexicon = [
    "to", "back", "into", "over", "zu", "zur", "zum", "vers", "à", "au", "a", "al", "para", "alla",
    "verso", "naar", "ke", "на", "в", "к",
  ]
  private static let lateEffects: Lexicon = [
    "erhöhen", "verringern", "umschalten", "aktualisieren", "ausklappen", "einklappen", "verhogen",
    "verlagen", "omschakelen", "verversen",
  ]
  private static let effectEndings: Phrases = [
    "を増やす", "を減らす", "を切り替え", "を切り替える", "を更新", "を並べ替え", "を絞り込む", "늘리기", "줄이기",
    "새로고침", "정렬하기",
  ]

  /// Whether a side of a chain is what somebody does, or what happens, rather than a state: "名前を入力", "「保存」ボタン".
  ///
  /// Scripts without blanks tell it by their endings; a label in quotation marks counts where no other side has any.
  /// In other scripts an act in a chain of three or more is a verb in small letters, or such a label at the end.
  func isActInChain(_ text: String, _ arrows: ArrowText) -> Bool {
    guard known.name(of: ArrowSide.unwrapped(text)) == nil else { return false }
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else {
      guard arrows.sides.count > 2, arrows.sides.contains(where: isKnown) else { return false }
      return Names.wordCount(text) > 1 && Doings.isDoing(text)
        || text == arrows.sides.last && Self.isQuoted(text)
          && !arrows.sides.dropLast().contains(where: Self.isQuoted)
    }
    if isStepBeforeLabel(text, arrows) { return true }
    let name = StateName.splitQualifier(text).name
    if let first = name.first, "「『".contains(first) {
      let isLabel = name.last.map { "」』".contains($0) } ?? false
      let quoted = arrows.sides.count { $0.hasPrefix("「") || $0.hasPrefix("『") }
      return isLabel && quoted < arrows.sides.count
        || TransitionWords.meansMarks.contains(where: name.contains)
        || TransitionWords.controlMarks.contains(where: name.hasSuffix)
        || TransitionWords.actMarks.contains(where: name.contains)
    }
    // "再戦 or 終了" is a choice between acts, where it names no state.
    if name.contains(" or "),
      !StateNameList.split(name).contains(where: { known.name(of: $0) != nil })
    {
      return true
    }
    return TransitionWords.happenings.contains(where: name.hasSuffix)
      || name.hasSuffix("時") && name.count > 3
      || TransitionWords.actMarks.contains(where: name.hasSuffix) && !TransitionWords.isTab(name)
      || TransitionWords.controlMarks.contains(where: name.hasSuffix)
      || isClauseWithObject(name)
  }

  /// Whether a text is a label in quotation marks.
  private static func isQuoted(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, text.count > 2 else { return false }
    return "\"“„«「『".contains(first) && "\"”“»」』".contains(last)
  }

  /// Whether a side tells what is done on a screen, "ページ数入力", up to the label of what is pressed in the end:
  /// only steps stand between the two.
  private func isStepBeforeLabel(_ text: String, _ arrows: ArrowText) -> Bool {
    guard arrows.sides.count > 2, let last = arrows.sides.last, Self.isQuoted(last),
      let place = arrows.sides.firstIndex(of: text), place > 0
    else { return false }
    return arrows.sides[place...].dropLast().allSatisfy { side in
      known.name(of: ArrowSide.unwrapped(side)) == nil && Doings.isDoing(side)
    }
  }

  /// "タグを選択": a particle that marks an object makes a clause, unless the verb is one of motion.
  private func isClauseWithObject(_ name: String) -> Bool {
    guard let particle = name.lastIndex(where: { $0 == "を" || $0 == "을" || $0 == "를" }),
      particle > name.startIndex
    else { return false }
    return !TransitionWords.movesBehind.contains(where: name.hasSuffix)
  }

  /// The changes of a chain in which acts and states alternate: what is done between two states is the trigger.
  ///
  /// A chain that begins with an act tells of a way in from any state, which is inferred; then it must name
  /// declared states alone.
  func alternating(_ arrows: ArrowText, tail: String) -> [EdgeDraft] {
    guard arrows.joints.allSatisfy({ $0.direction == .forward }) else { return [] }
    var result: [EdgeDraft] = []
    var current: ArrowSide?
    var acts: [String] = []
    let beginsWithAct = isActInChain(arrows.sides[0], arrows)
    for (index, text) in arrows.sides.enumerated() {
      let text = index == arrows.sides.count - 1 ? bare(text) : text
      if isActInChain(text, arrows) {
        acts.append(ArrowSide.unwrapped(text))
        continue
      }
      guard let side = ArrowSide(text, known: known), side.isKnown || !beginsWithAct else {
        return []
      }
      if current != nil || !acts.isEmpty {
        var edge = draft(current, side)
        if current == nil { edge.provenance = .inferred }
        if !acts.isEmpty { edge = edge.triggered(by: acts.joined(separator: " → "), origin) }
        result.append(edge)
      }
      current = side
      acts = []
    }
    return result
  }
}
