import SpecModel
import SpecText

extension ArrowLine {
  /// "If a check fails → `failed`", "on timeout → Failed": a clause on when, which leads to a state from wherever the
  /// run is, unless the line stands in the part of a state. That it leaves any state is inferred.
  ///
  /// - Parameter isOfTransitions: whether a heading says that changes follow, so that the target need not be declared.
  func occasioned(_ arrows: ArrowText, isOfTransitions: Bool = false) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, let occasion = Self.occasion(arrows.sides[0]),
      known.name(of: arrows.sides[0]) == nil, !namesState(occasion),
      let target = ArrowSide(StateName.withoutStop(arrows.sides[1]), known: known),
      target.isKnown
        || isOfTransitions && !target.isAny && Names.wordCount(target.name) <= 3
          && occasion.utf8.first ?? 0 < 0xE3
    else { return [] }
    // "If it is idle → Idle" would lead to itself.
    let source = places.source(of: line)
    guard source.map({ $0.key != Names.key(target.name) }) ?? true else { return [] }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin
    ).triggered(by: occasion, origin)
    edge.isSourceUnsaid = source == nil
    if source == nil { edge.provenance = .inferred }
    edge.note(remark: target.remark, origin)
    return [timed(edge)]
  }

  /// Whether a clause speaks of a declared state, which may be the one that is left: "If it was never Off".
  private func namesState(_ clause: String) -> Bool {
    let words = clause.split(separator: " ").prefix(16)
    return words.indices.contains { start in
      (1...3).contains { count in
        start + count <= words.endIndex
          && known.name(
            of: ArrowSide.unwrapped(words[start..<start + count].joined(separator: " "))) != nil
      }
    }
  }

  /// What a clause tells behind the word that opens it; `nil` where a text is no such clause.
  static func occasion(_ text: String) -> String? {
    guard text.utf8.count <= 160 else { return nil }
    if let mark = marksBehind.first(where: text.hasSuffix), text.count > mark.count {
      return text
    }
    let words = text.split(separator: " ")
    guard words.count > 1, case let first = words[0].lowercased(), openers.contains(first) else {
      return nil
    }
    let second = words[1].lowercased()
    // "on hold" and "after sales" are names; so may be two words of which the first is set as a title.
    let isCoded = second.contains(where: { "_-".contains($0) })
    let isNumber = second.utf8.allSatisfy(ASCII.isDigit)
    if words.count == 2, !isCoded, !isNumber, !happenings.contains(second) {
      // "al lavoro", "bei Kunde" and "on backorder" are names as well.
      let isTold =
        TransitionWords.conjunctions.contains(first) && !names.contains(first)
        || second.hasSuffix("ed")
      guard isTold || first == "on" && text.first?.isLowercase == true && occurs(second) else {
        return nil
      }
    }
    return StateName.trimmed(words.dropFirst().joined(separator: " "))
  }

  /// "edit" of "on edit" between two names, where "on hold" would be a name itself.
  static func act(on text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "on" || words[0] == "upon" || words[0] == "after",
      case let act = words[1].lowercased(), act.utf8.count > 3, act.allSatisfy(\.isLetter),
      !idioms.contains(act)
    else { return nil }
    return act
  }

  private static let openers = TransitionWords.conjunctions.union([
    "on", "upon", "after", "bei", "beim", "nach", "dès", "tras", "al", "após", "ao", "dopo", "bij",
    "saat", "setelah",
  ])

  /// Conjunctions that may also stand before a noun of two words: "once more".
  private static let names: Lexicon = ["once", "si", "se", "als"]

  /// Whether a word tells by its form what happens: "expiration", "shipment".
  private static func occurs(_ word: String) -> Bool {
    !idioms.contains(word)
      && ["tion", "sion", "ment", "ure", "out"].contains(where: word.hasSuffix)
  }

  /// How clauses on when end in scripts without blanks.
  private static let marksBehind: Phrases = [
    "場合", "の場合", "とき", "時", "したら", "すると", "时", "后", "以后", "하면", "되면", "경우", "때",
  ]

  /// Words behind "on" in names of states.
  private static let idioms: Lexicon = [
    "hold", "break", "way", "call", "air", "leave", "duty", "site", "stage", "track", "time",
    "board", "sale", "order", "demand", "route", "deck", "standby", "pause", "file", "shelf",
    "loan", "trial", "offer", "stock", "schedule", "bike", "foot", "top", "care", "hours",
  ]

  /// Words for what happens, behind "on".
  private static let happenings: Lexicon = [
    "timeout", "error", "success", "failure", "tap", "click", "press", "release", "cancel",
    "submit", "save", "load", "retry", "close", "open", "complete", "completion", "expiry",
    "exit", "enter", "start", "stop", "reset", "fail", "abort", "disconnect", "connect", "crash",
    "interrupt", "drop", "swipe", "scroll", "hover", "focus", "blur", "login", "logout",
    "confirm", "reject", "approval", "payment", "erfolg", "fehler", "abbruch", "klick", "succès",
    "erreur", "échec", "clic", "éxito", "sucesso", "erro", "falha", "clique", "successo",
    "errore", "fout", "succes", "klik",
  ]
}
