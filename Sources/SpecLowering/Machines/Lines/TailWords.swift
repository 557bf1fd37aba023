import SpecModel
import SpecText

/// Tells what stands behind a change of state: what triggers it, or what is seen of it.
enum TailWords {
  /// "3 failed attempts", "2nd tap", "404 response": a number of things that happen and no measure.
  static func countsHappenings(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (2...8).contains(words.count), words[0].utf8.allSatisfy(ASCII.isWord) else {
      return false
    }
    let first = words[0].drop { $0.isNumber }.lowercased()
    guard first.isEmpty || ordinals.contains(first) else { return false }
    return words.dropFirst().prefix(3).contains { happenings.contains($0.lowercased()) }
  }

  /// "3s without a tap", "0 results", "200 OK": a time in which nothing comes, or a number of things, and no measure
  /// of the change.
  static func namesHappening(_ text: String) -> Bool {
    guard text.utf8.count <= 80 else { return false }
    var text = text
    let first = text.withUTF8 { QuantityScanner.scan($0, 0..<$0.count).first }
    guard let first else { return false }
    let rest = String(decoding: text.utf8.dropFirst(first.range.upperBound), as: UTF8.self)
    let words = Names.words(rest)
    if first.isTime {
      if words.prefix(3).contains(where: lapses.contains) { return true }
      if words.count > 1, relations.contains(words[0]) { return true }
      // "20분 안에 체크인 안 함", "30秒无操作"
      return rest.utf8.contains { $0 >= 0xE3 } && !motionMarks.contains(where: rest.contains)
    }
    // "0件", "3人以上": a number of things in scripts without blanks.
    if first.isBare, rest.utf8.first ?? 0 >= 0xE3, !motionMarks.contains(where: rest.contains) {
      return true
    }
    return first.isBare && first.isSingle && (1...4).contains(words.count)
      && rest.utf8.first == ASCII.space && rest.utf8.dropFirst().first.map(ASCII.isDigit) == false
      && words[0].first?.isLetter == true && !words.contains(where: steps.contains)
  }

  /// Words behind a time that is over before something comes, or in which nothing does.
  private static let lapses: Lexicon = [
    "without", "idle", "inactivity", "inactive", "timeout", "passed", "pass", "passes", "elapsed",
    "elapse", "over", "untouched", "later", "gone", "up", "später", "vorbei", "abgelaufen", "tard",
    "después", "depois", "dopo", "senare", "senere", "초과", "경과", "후", "経過", "超過", "後",
    "超时", "后", "过后", "silence", "stille", "silencio", "silêncio", "silenzio", "stilte", "cisza",
    "ciszy", "тишины", "inactividad", "inatividade", "inattività", "inactivité", "inactiviteit",
    "nečinnosti", "bezczynności", "бездействия", "inaktivität", "untätigkeit", "leerlauf", "ohne",
    "inaktiv", "untätig", "sans", "inactif",
    "sin", "inactivo", "sem", "inativo", "senza", "zonder", "без", "left", "remaining", "remain",
    "remains", "übrig", "verbleiben", "verbleibend", "restantes", "restant", "restants", "rimasti",
    "rimanenti", "resterend", "tersisa",
  ]
  /// Words that tie a time to something that happens: "10 minutes before departure".
  private static let relations: Lexicon = [
    "before", "after", "ahead", "prior", "from", "past", "into", "vor", "nach", "avant", "après",
    "antes", "tras", "después", "depois", "após", "prima", "dopo", "voor", "vóór", "na", "sebelum",
    "setelah", "sesudah", "före", "efter", "før", "etter", "przed", "po", "до", "перед", "после",
    "після",
  ]
  /// Words for how a change is shown in scripts without blanks.
  private static let motionMarks: Phrases = [
    "动画", "動畫", "动效", "过渡", "過渡", "淡", "渐", "缓", "滑", "アニメ", "フェード", "スライド", "遷移", "イージング",
    "かけて", "애니메이션", "페이드", "슬라이드", "전환", "이징", "동안",
  ]
  /// What a number before the name of a motion counts.
  private static let steps: Lexicon = [
    "frames", "steps", "columns", "rows", "times", "fade", "ease", "linear", "spring", "of",
  ]

  private static let ordinals: Lexicon = ["st", "nd", "rd", "th", "x"]
  private static let happenings: Lexicon = [
    "failed", "attempts", "attempt", "failures", "failure", "tries", "errors", "error", "retries",
    "taps", "tap", "clicks", "click", "presses", "press", "swipes", "response", "responses",
    "received", "wrong", "invalid", "votes", "items", "players", "mistakes", "misses", "strikes",
  ]

  /// "the thumb slides right in 200 ms": a part of the interface moves, and nobody acts.
  static func tellsMotion(_ text: String) -> Bool {
    let words = Names.words(text)
    guard words.count > 1, text.contains(where: \.isNumber), !text.contains(" or "),
      !actors.contains(words[0]),
      FlowSteps.kind(of: text) != .action, !TransitionWords.occasions.contains(words[0])
    else { return false }
    return words.dropFirst().prefix(4).contains(where: motions.contains)
  }

  private static let actors: Lexicon = [
    "user", "player", "finger", "pointer", "cursor", "mouse", "thumbstick", "customer", "timer",
    "no", "server",
  ]
  private static let motions: Lexicon = [
    "slides", "fades", "appears", "disappears", "grows", "shrinks", "scales", "rotates", "rises",
    "pulses", "bounces", "shakes", "flips", "morphs", "dims", "glows", "blinks", "expands",
    "collapses", "crossfades", "fills", "empties", "shows", "spins", "zooms", "flashes", "springs",
    "dissolves", "blurs",
  ]

  /// What stands behind the name at the end of an arrow: "when the user types", ", answer ready", "| user interrupts".
  ///
  /// - Returns: `nil` where it may be anything else, such as what is shown.
  static func occasion(behind name: String, in side: String) -> String? {
    guard let place = end(of: name, in: side) else { return nil }
    let rest = side[place...].drop { "`*_\"' ".contains($0) }
    guard let mark = rest.first else { return nil }
    if ",;|".contains(mark) {
      let words = StateName.trimmed(String(rest.dropFirst()))
      return happens(words) ? words : nil
    }
    let words = StateName.trimmed(String(rest))
    let first = words.split(separator: " ").first?.lowercased() ?? ""
    if words.lowercased() == first, otherwise.contains(first) { return words }
    guard words.utf8.count > first.utf8.count, opensOccasion(first)
    else { return nil }
    return StateName.withoutStop(words)
  }

  /// Words behind a name for all cases that are not told.
  static let otherwise: Lexicon = [
    "otherwise", "else", "sonst", "andernfalls", "ansonsten", "sinon", "anders", "altrimenti",
    "senão", "inaczej", "иначе", "інакше", "jinak", "annars", "ellers", "yoksa",
  ]
  /// Words behind a name that open a clause, beside those that may stand anywhere.
  private static let conjunctions: Lexicon = [
    "unless", "whenever", "without", "ohne", "sans", "sin", "sem", "senza", "zonder", "tanpa",
    "без", "falls", "jika", "ketika", "если", "когда", "при", "gdy", "jeśli", "když",
    "pokud", "khi", "nếu", "när", "når", "hvis", "si",
  ]

  /// Whether a word behind a name tells when the change to it comes.
  static func opensOccasion(_ word: String) -> Bool {
    TransitionWords.occasions.contains(word) && word != "as" || joints.contains(word)
      || conjunctions.contains(word)
  }

  /// What triggers a change, without the preposition that joins it to the target: "A → B on Escape", "via the menu".
  static func bare(_ text: String) -> String {
    guard let space = text.firstIndex(of: " "),
      joints.contains(text[..<space].lowercased()),
      // "on 409"
      text[space...].dropFirst().first?.isNumber == false
    else { return text }
    return StateName.trimmed(String(text[space...]))
  }

  /// The first of several sentences behind a change, "answer received. The data is checked then.": what follows a
  /// trigger is a remark. All of them where the first tells a motion or what is shown.
  static func firstSentence(of text: String) -> String {
    guard text.utf8.count > 12,
      let stop = text.indices.first(where: { endsSentence(text, at: $0) }),
      case let sentence = StateName.trimmed(String(text[..<stop])), Names.wordCount(sentence) > 1,
      sentence.first?.isNumber == false, !tellsMotion(sentence), !TargetProse.isRemark(sentence)
    else { return text }
    return sentence
  }

  /// Whether a full stop behind a word of three letters or more stands before a sentence that begins with a capital or in
  /// a script without capitals.
  private static func endsSentence(_ text: String, at index: String.Index) -> Bool {
    let rest = text[index...].dropFirst()
    if text[index] == "。" { return !rest.isEmpty }
    guard text[index] == ".", rest.first == " ", let next = rest.dropFirst().first,
      next.isLetter, !next.isLowercase
    else { return false }
    let before = text[..<index].suffix(3)
    // In scripts without capitals words are short.
    return before.count == 3 && before.allSatisfy(\.isLetter)
      || before.last.map { $0.isLetter && !$0.isUppercase && !$0.isLowercase } == true
      || before.last == ")"
  }

  /// Whether a remark begins by saying that the change may be left out: "optional extra round".
  static func tellsOption(_ text: String) -> Bool {
    guard text.utf8.count <= 120, let first = text.split(separator: " ", maxSplits: 1).first else {
      return false
    }
    return optionals.contains(first.lowercased())
  }

  /// Words that say of a change that it may be left out, and not what triggers it.
  static let optionals: Lexicon = [
    "optional", "optionally", "wahlweise", "optionnel", "optionnelle", "facultatif", "opcional",
    "opcionalmente", "opzionale", "facoltativo", "optioneel", "opsional", "opcjonalnie",
    "необязательно", "опционально", "任意", "オプション", "可选", "可選", "선택", "선택사항", "선택 사항",
  ]

  // MARK: Rounds

  /// Whether a chain of three names or more ends where it begins: "A → B → C → A".
  static func leadsRound(_ sides: [[String]]) -> Bool {
    guard sides.count > 3, let first = sides.first, let last = sides.last else { return false }
    return first.map { Names.key($0) } == last.map { Names.key($0) }
  }

  /// Whether words name no more than a key or a gesture, "Ctrl+E", "each tap": behind a round, every step answers it.
  ///
  /// What else stands there, "reset" or "when the upload fails", leads back alone.
  static func namesInput(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 40 else { return false }
    let words = bare(text).split(separator: " ").drop { word in
      inputLeads.contains(word.lowercased())
    }
    guard let first = words.first else { return false }
    let isGesture = { (word: Substring) in
      FlowchartVocabulary.gestures.contains(word.lowercased())
        || FlowchartVocabulary.eventEndings.contains(word.lowercased())
    }
    if words.allSatisfy({ isGesture($0) || inputWays.contains($0.lowercased()) }) {
      return words.contains(where: isGesture)
    }
    let rest = isGesture(first) ? words.dropFirst() : words
    let key = rest.drop { inputLeads.contains($0.lowercased()) }.joined(separator: " ")
    return ForeignFences.isKey(key)
  }

  private static let inputLeads: Lexicon = [
    "each", "every", "a", "the", "when", "if", "user", "pressing", "jede", "jeder", "jedem",
    "taste", "tecla", "touche", "chaque", "cada", "ogni", "elke", "setiap", "tiap", "le", "la",
    "der", "die", "den",
  ]
  private static let inputWays: Lexicon = [
    "left", "right", "up", "down", "long", "double", "single", "wheel", "links", "rechts",
  ]

  private static let joints: Lexicon = [
    "on", "upon", "via", "by", "through", "bei", "beim", "durch", "mediante", "attraverso",
    "melalui",
  ]

  /// Where a name that stands in the front of a text ends.
  private static func end(of name: String, in side: String) -> String.Index? {
    let start = side.firstIndex { !"`*_\"' ".contains($0) } ?? side.startIndex
    guard side[start...].lowercased().hasPrefix(name.lowercased()) else { return nil }
    let end = side.index(start, offsetBy: name.count, limitedBy: side.endIndex) ?? side.endIndex
    guard end < side.endIndex else { return nil }
    // "Saved" is no name in the front of "Savedness".
    return side[end].isLetter ? nil : withoutNoun(side, end)
  }

  /// The word for state behind a name belongs to it.
  private static func withoutNoun(_ side: String, _ end: String.Index) -> String.Index {
    let rest = side[end...]
    guard rest.lowercased().hasPrefix(" state") else { return end }
    let after = side.index(end, offsetBy: 6)
    return after == side.endIndex || !side[after].isLetter ? after : end
  }

  /// Whether words tell of an act, or of something that is over: "answer ready", "speech finished".
  private static func happens(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (1...8).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    if TransitionWords.occasions.contains(first), first != "as" { return words.count > 1 }
    return FlowSteps.kind(of: text) == .action || words.count > 1 && events.contains(last)
      || persons.contains(first) && words.count > 1
  }

  private static let persons: Lexicon = [
    "user", "player", "customer", "driver", "visitor", "guest",
  ]
  private static let events: Lexicon = [
    "ready", "finished", "done", "received", "completed", "complete", "failed", "fails", "expired",
    "expires", "arrives", "arrived", "detected", "lost", "timeout", "ends", "ended", "interrupts",
    "reached", "succeeds", "succeeded", "pressed", "tapped", "clicked", "elapsed", "granted",
    "denied", "confirmed", "rejected", "opened", "closed",
  ]
}
