import SpecModel
import SpecText

/// What one cell says about the end of a transition.
enum StateCell {
  /// One end that a cell names.
  enum End: Equatable {
    /// A state, with what stands in parentheses behind its name.
    case state(String, remark: String?)
    /// Any state, under a condition.
    case any(condition: String?)
    /// The state the row leaves.
    case same(remark: String?)
    /// Whatever came before.
    case previous
    /// The end of the run.
    case final
    /// The change is forbidden or does nothing.
    case forbidden
    /// As another row says: the name of its source.
    case like(String)
    /// Words that name no state.
    case unclear(String)

    /// Whether it is a state that is known already.
    func isState(of known: StateRegister) -> Bool {
      guard case .state(let name, _) = self else { return false }
      return known.contains(name)
    }
  }

  /// The ends in a cell, in order; none where it says "nothing".
  ///
  /// - Complexity: O(length of the cell).
  static func ends(in text: String, known: StateRegister) -> [End] {
    let text = elseApart(conditionBehind(withoutSigns(text)))
    guard text.utf8.count <= 400 else { return [.unclear(text)] }
    // "None" and "ignored" say nothing, unless a state has the name.
    if known.contains(text) { return [.state(text, remark: nil)] }
    guard !isBlank(text), !deniesEnd(text), !deniesAll(text) else { return [] }
    if let name = reference(text, known: known) { return [.like(name)] }
    if NegativeCue.forbids(label: text) || NegativeCue.ignores(label: text) { return [.forbidden] }
    var result: [End] = []
    for piece in pieces(of: text, known: known) where !setsValue(piece) {
      // "`counting` or triggers `finish()`": what is called is no end of the change, but an effect of it.
      if tellsCall(piece), case .state(let name, nil)? = result.last {
        result[result.count - 1] = .state(name, remark: piece)
      } else if isRemark(piece, known), case .state(let name, nil)? = result.last,
        name.first?.isUppercase == true
      {
        result[result.count - 1] = .state(name, remark: piece)
      } else if isSequel(piece), result.last?.isState(of: known) == true {
        result.append(.unclear(piece))
      } else {
        result += ends(ofPiece: piece, known: known)
      }
    }
    return result
  }

  /// The end of a piece, and the other one that stands in its parentheses: "Home (or Rating)".
  private static func ends(ofPiece piece: String, known: StateRegister) -> [End] {
    let end = end(of: piece, known: known)
    guard case .state(let name, let remark?) = end, name != piece,
      let mark = choices.prefix(of: remark.lowercased()),
      case let other = StateName.trimmed(String(remark.dropFirst(mark.count))),
      known.contains(other)
    else { return [end] }
    return [.state(name, remark: nil), .state(other, remark: nil)]
  }

  private static let choices: Phrases = [
    "or ", "oder ", "ou ", "o ", "of ", "atau ", "или ", "lub ", "または", "或者", "或", "또는 ",
  ]

  /// Whether a piece in small letters says what else is seen behind a name: "Open, message above the buttons".
  private static func isRemark(_ piece: String, _ known: StateRegister) -> Bool {
    guard let first = piece.unicodeScalars.first, first.properties.isLowercase,
      Names.wordCount(piece) >= 3, !known.contains(piece)
    else { return false }
    return conditional(piece, known: known) == nil
      && StateCell.withoutPhrase(piece).map(known.contains) != true
  }

  /// Whether a piece tells what comes after the state before it: "then Dim after 3 s".
  private static func isSequel(_ piece: String) -> Bool {
    piece.utf8.contains(0x20)
      && Names.firstWord(piece).map(TransitionWords.sequels.contains) == true
  }

  /// A declared state and the condition in brackets behind it, "stalled [n < 3]"; a number there points to a note.
  private static func bracketed(
    _ text: String, _ known: StateRegister
  ) -> (name: String, qualifier: String?)? {
    guard text.utf8.last == 0x5D, case let (name, inner?) = ArrowSide.divided(text),
      known.contains(name)
    else { return nil }
    return (name, inner.utf8.allSatisfy(ASCII.isDigit) ? nil : inner)
  }

  private static let callVerbs: Lexicon = [
    "triggers", "trigger", "calls", "call", "invokes", "invoke", "fires", "emits", "runs",
    "dispatches",
  ]

  /// Whether a piece sets a value in code, which is an effect of the change: "flash: false", "kind = 'link'".
  private static func setsValue(_ piece: String) -> Bool {
    guard piece.utf8.first.map(ASCII.isLower) == true,
      let (name, value) = TextSplit.halves(of: piece, at: ": ")
        ?? TextSplit.halves(of: piece, at: " = "),
      EventName.isIdentifier(name), let first = value.utf8.first
    else { return false }
    return first == ASCII.quote || first == 0x27 || ASCII.isDigit(first)
      || EventName.literals.contains(String(value.prefix { $0 != " " }))
  }

  /// Whether a piece is a verb with the call of a function: "triggers finish()".
  private static func tellsCall(_ piece: String) -> Bool {
    guard piece.utf8.last == 0x29, let open = piece.utf8.firstIndex(of: 0x28),
      piece.utf8[..<open].last.map({ ASCII.isWord($0) }) == true
    else { return false }
    let words = piece[..<open].split(separator: " ")
    return words.count == 2 && callVerbs.contains(words[0].lowercased())
  }

  /// Whether a cell says "nothing".
  static func isBlank(_ text: String) -> Bool {
    text.isEmpty || text.utf8.count <= 16 && CellVocabulary.blanks.contains(text.lowercased())
  }

  /// "none from this sheet", "nothing, it ends here", "no way out".
  private static func deniesAll(_ text: String) -> Bool {
    guard text.utf8.count <= 48, let head = Names.firstWord(text), deniers.contains(head) else {
      return false
    }
    let words = Names.words(text)
    guard words.count > 1 else { return false }
    let isAlone = head != "no" && (text.contains(",") || text.contains("("))
    return joints.contains(words[1]) || isAlone && silences.contains(head)
  }

  private static let deniers: Lexicon = [
    "none", "nothing", "nowhere", "no", "keine", "nichts", "aucun", "aucune", "ninguno", "ninguna",
    "nenhum", "nenhuma", "nessuno", "nessuna", "geen",
  ]
  private static let joints: Lexicon = [
    "from", "here", "way", "ways", "exit", "exits", "further", "aus", "desde", "daqui", "hier",
    "vanaf",
  ]
  private static let silences: Lexicon = [
    "none", "nothing", "nowhere", "nichts", "nenhum", "niets",
  ]

  /// Whether a cell says in a bracket that nothing follows: "(none, terminal state)".
  private static func deniesEnd(_ text: String) -> Bool {
    guard text.utf8.first == 0x28, text.utf8.last == 0x29, text.utf8.count <= 32,
      let inner = unwrapped(text)
    else { return false }
    let words = Names.words(inner)
    return words.count > 1 && CellVocabulary.blanks.contains(words[0])
      && CellVocabulary.finalMarks.contains(words[1])
  }

  /// The text without an arrow or a tick before it.
  private static func withoutSigns(_ text: String) -> String {
    var rest = Substring(StateName.trimmed(text))
    // "Any →" in the column of sources points to the next.
    if let last = rest.last, last == "→" || last == "⇒", rest.utf8.count > 3 {
      rest = Substring(StateName.trimmed(String(rest.dropLast())))
    }
    // "off¹": a raised figure points to a note.
    while rest.utf8.count > 2, let last = rest.last, raised.contains(last) { rest.removeLast() }
    guard let first = rest.utf8.first, first >= 0x80 || first == 0x2D || first == 0x3D else {
      return String(rest)
    }
    while let sign = signs.prefix(of: rest) {
      guard rest.utf8.count > sign.utf8.count else { break }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: sign.utf8.count)...]
        .drop { $0 == " " }
    }
    return String(rest)
  }

  private static let raised: Set<Character> = ["¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
  private static let signs: Phrases = [
    "→", "⟶", "⇒", "➜", "➔", "->", "=>", "-->", "✅", "✓", "✔️", "✔", "►", "▶",
  ]

  // MARK: Lists

  private static let strong: Phrases = [
    " / ", " or ", ", ", " | ", " ou ", " oder ", "\n", "; ", " else ", " otherwise ", "、", "，",
    "；", " sonst ", " ansonsten ", " andernfalls ", " sinon ", " senão ",
    " altrimenti ", " または ", "または", " o ", " atau ", " 或 ", "或者", "或", " 또는 ", " ／ ", "／",
  ]
  private static let weak: Phrases = [
    "/", " · ", " • ", " of ", " and ", " & ", " + ", " und ", " et ", " y ", " e ", " en ",
    " dan ", ",",
    "・", "|", "和",
    "及",
  ]

  /// Dots between blanks, which may part names or be part of one.
  static let dots: Phrases = [" · ", " • "]

  /// The names in a cell: marks and words that only join names always split, others only between known names.
  static func pieces(of text: String, known: StateRegister) -> [String] {
    var result: [String] = []
    for piece in TextSplit.pieces(of: text, at: strong, outsideParentheses: true)
    where !piece.isEmpty {
      let parts = TextSplit.pieces(of: piece, at: weak, outsideParentheses: true)
      let isList =
        parts.count > 1 && !known.contains(piece)
        && parts.allSatisfy { known.contains(StateName.splitQualifier($0).name) }
      result += isList ? parts : [piece]
    }
    return result
  }

  // MARK: One name

  private static func end(of text: String, known: StateRegister) -> End {
    if known.contains(text) { return .state(text, remark: nil) }
    if let name = stayed(text, known: known) { return .state(name, remark: nil) }
    if let (name, condition) = conditional(text, known: known) {
      return .state(name, remark: condition)
    }
    // "Ready with a note above": what else is seen there.
    if let (name, _) = TextSplit.halves(of: text, at: " with "), known.contains(name) {
      return .state(name, remark: nil)
    }
    let inner = unwrapped(text)
    if let pseudo = pseudoState(inner ?? text, isWrapped: inner != nil) { return pseudo }
    let (name, qualifier) = bracketed(text, known) ?? StateName.splitQualifier(text)
    let remark = qualifier.flatMap { ArrowSide.isID($0) ? nil : $0 }
    if let remark {
      if known.contains(name) { return .state(name, remark: remark) }
      if let pseudo = pseudoState(name, isWrapped: false) {
        switch pseudo {
        case .any: return .any(condition: remark)
        case .same: return .same(remark: remark)
        default: return pseudo
        }
      }
    }
    return named(name, remark: remark, known: known)
  }

  /// The declared state behind a verb of staying: "stays On".
  private static func stayed(_ text: String, known: StateRegister) -> String? {
    guard let space = text.firstIndex(of: " "),
      CellVocabulary.staying.contains(text[..<space].lowercased())
    else { return nil }
    let name = StateName.trimmed(String(text[space...]))
    return known.contains(name) ? name : nil
  }

  /// Whether a cell tells that nothing changes, and not that the change leads back.
  static func tellsStay(_ text: String) -> Bool {
    let bare = (unwrapped(text) ?? text).lowercased()
    if CellVocabulary.unchanged.contains(bare) { return !CellVocabulary.loops.contains(bare) }
    return Names.firstWord(bare).map(CellVocabulary.staying.contains) == true
  }

  /// A declared state and the words around it that say when: "sorted if the code is known", "else rejected".
  private static func conditional(
    _ text: String, known: StateRegister
  ) -> (name: String, condition: String)? {
    guard text.utf8.contains(0x20), text.utf8.count <= 120 else { return nil }
    let folded = text.lowercased()
    if let word = alternatives.prefix(of: folded) {
      let name = StateName.trimmed(String(text.dropFirst(word.count)))
      return known.contains(name) || isTitle(name) ? (name, StateName.trimmed(word)) : nil
    }
    for mark in conditions {
      guard let (head, condition) = TextSplit.halves(of: text, at: mark) else { continue }
      let isName = known.contains(head) || plainConditions.contains(mark) && isTitle(head)
      let name = isName ? head : mark == " on " ? capitals(head) : nil
      guard let name else { continue }
      return (name, StateName.trimmed(mark) + " " + condition)
    }
    return nil
  }

  /// The name in capitals of "ERROR" and "ERROR screen".
  private static func capitals(_ text: String) -> String? {
    if StateName.isInCapitals(text) { return text }
    guard let space = text.lastIndex(of: " "), StateName.isInCapitals(String(text[..<space])),
      TableVocabulary.stateNouns.contains(String(text[text.index(after: space)...]))
    else { return nil }
    return String(text[..<space])
  }

  static let conditions = [
    " if ", " when ", " unless ", " wenn ", " falls ", " si ", " se ", " als ", " indien ",
    " jika ", " cuando ", " quando ", " quand ", " lorsque ", " wanneer ", " on ",
  ]
  private static let alternatives: Phrases = [
    "else ", "otherwise ", "or else ", "sonst ", "ansonsten ", "andernfalls ", "sinon ",
    "autrement ", "si no ", "de lo contrario ", "en caso contrario ", "senão ",
    "caso contrário ", "altrimenti ", "anders ", "jika tidak ",
  ]

  private static func named(_ name: String, remark: String?, known: StateRegister) -> End {
    if let rest = withoutPhrase(name) {
      if let pseudo = pseudoState(rest, isWrapped: false) { return pseudo }
      if known.contains(rest) || Names.wordCount(rest) <= 3 {
        return .state(rest, remark: remark)
      }
    }
    if let inner = TargetsInWords.name(endOf: name), known.contains(inner) {
      return .state(inner, remark: remark)
    }
    let words = Names.words(name)
    if words.isEmpty || words.count > 7 || words.count > 4 && name.hasSuffix(".")
      || TargetsInWords.refersBack(words)
    {
      return .unclear(name)
    }
    return .state(name, remark: remark)
  }

  /// A text that stands for no state of its own.
  private static func pseudoState(_ text: String, isWrapped: Bool) -> End? {
    let lower = text.lowercased()
    if lower == "[*]" || isWrapped && CellVocabulary.finalMarks.contains("(\(lower))") {
      return .final
    }
    if CellVocabulary.isAny(lower) { return .any(condition: nil) }
    if CellVocabulary.unchanged.contains(lower) { return .same(remark: nil) }
    if CellVocabulary.finalMarks.contains(lower) { return .final }
    if CellVocabulary.placeholders.contains(lower) { return .unclear(text) }
    let words = Names.words(text)
    guard let first = words.first else { return nil }
    if isPrevious(words) { return .previous }
    if isWrapped, let comma = lower.firstIndex(of: ","),
      CellVocabulary.unchanged.contains(String(lower[..<comma]))
    {
      let rest = StateName.trimmed(String(text[text.index(after: comma)...]))
      return .same(remark: rest)
    }
    guard CellVocabulary.wildcardHeads.contains(first), words.count > 1,
      text.contains(" ") || TableVocabulary.stateNouns.contains(words[1])
    else { return exception(words, in: text).map { .any(condition: $0) } }
    return .any(condition: condition(behind: words, in: text))
  }

  /// What is left out of any state, in languages whose words for "all" also begin names: "alle Zustände außer Gesperrt".
  private static func exception(_ words: [String], in text: String) -> String? {
    guard let place = words.firstIndex(where: CellVocabulary.exceptions.contains), place > 0,
      place < words.count - 1
    else { return nil }
    let parts = text.split(separator: " ")
    guard let start = parts.firstIndex(where: { Names.words(String($0)).first == words[place] }),
      CellVocabulary.isAny(parts[..<start].joined(separator: " "))
    else { return nil }
    return String(text[parts[start].startIndex...])
  }

  /// The condition of "any except Locked" or "any modal".
  private static func condition(behind words: [String], in text: String) -> String? {
    var rest = Substring(text)
    rest = rest.drop { $0 != " " }.drop { $0 == " " }
    if words.count > 1, TableVocabulary.stateNouns.contains(words[1]) {
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    return rest.isEmpty ? nil : unwrapped(String(rest)) ?? String(rest)
  }

  /// Whether words stand for the state before: "previous state", "priorState".
  static func isPrevious(_ words: [String]) -> Bool {
    guard words.count <= 8 else { return false }
    let bare = words.filter { !TableVocabulary.articles.contains($0) }
    guard let first = bare.first, CellVocabulary.previousHeads.contains(first),
      bare.count <= 4 || first.hasPrefix("where")
    else { return false }
    return CellVocabulary.previous.contains { phrase in
      guard bare.starts(with: phrase) else { return false }
      return bare.dropFirst(phrase.count).allSatisfy {
        TableVocabulary.stateNouns.contains($0) || TableVocabulary.overlayNouns.contains($0)
          || CellVocabulary.layers.contains($0)
      }
    }
  }

  private static func unwrapped(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count > 2,
      first == "(" && last == ")" || first == "（" && last == "）" || first == "_" && last == "_"
    else { return nil }
    return StateName.trimmed(String(text.dropFirst().dropLast()))
  }

  /// The name behind "go to" or "returns to"; `nil` where no such phrase stands before it.
  static func withoutPhrase(_ text: String) -> String? {
    let lower = text.prefix(24).lowercased()
    guard lower.utf8.contains(0x20),
      let phrase = CellVocabulary.targetPhrases.prefix(of: lower)
    else { return withoutUnspacedPhrase(text) }
    let rest = StateName.trimmed(String(text.dropFirst(phrase.count)))
    return rest.isEmpty ? nil : rest
  }

  /// The name in "返回首页" or "一覧に戻る", scripts that put no blank between the name and the verb.
  private static func withoutUnspacedPhrase(_ text: String) -> String? {
    guard let last = text.utf8.last, last >= 0x80, text.utf8.contains(where: { $0 >= 0xE3 }) else {
      return nil
    }
    var rest: Substring?
    if let mark = TransitionWords.movesBefore.first(where: text.hasPrefix) {
      rest = text.dropFirst(mark.count)
    } else if let mark = TransitionWords.movesBehind.first(where: text.hasSuffix) {
      rest = text.dropLast(mark.count)
    }
    return rest.map { StateName.trimmed(String($0)) }.flatMap {
      $0.isEmpty || $0 == TransitionWords.goingOn ? nil : $0
    }
  }

  /// The name in "As S3" or "same as Idle.".
  private static func reference(_ text: String, known: StateRegister) -> String? {
    let lower = text.prefix(16).lowercased()
    var rest: Substring?
    if let phrase = CellVocabulary.references.prefix(of: lower) {
      rest = text.dropFirst(phrase.count)
    } else if let mark = CellVocabulary.unspacedReferences.prefix(of: text) {
      rest = text.dropFirst(mark.count)
    } else if let mark = CellVocabulary.unspacedReferences.suffix(of: text) {
      rest = text.dropLast(mark.count)
    }
    guard var name = rest else { return nil }
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    let result = String(name)
    return known.contains(result) ? result : nil
  }
}
