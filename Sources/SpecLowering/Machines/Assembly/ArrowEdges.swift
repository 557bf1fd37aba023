import SpecModel
import SpecText

extension EdgeDraft {
  /// The edge with a trigger.
  func triggered(by text: String, _ origin: Origin) -> EdgeDraft {
    var edge = self
    var words = StateName.trimmed(text)
    // "Otherwise:" before an arrow; a key ":" stands alone.
    if let last = words.last, last == ":" || last == "：",
      words.dropLast().last?.isWhitespace == false
    {
      words.removeLast()
    }
    if !words.isEmpty { edge.trigger = LocatedText(words, origin) }
    return edge
  }

  /// The edge with the words on its arrow: "save [if valid]" is a trigger and a condition.
  func guarded(by text: String, _ origin: Origin) -> EdgeDraft {
    var words = text
    var edge = self
    if words.hasSuffix("]"), let open = words.lastIndex(of: "[") {
      let inner = StateName.trimmed(String(words[words.index(after: open)...].dropLast()))
      if !inner.isEmpty { edge.guardText = LocatedText(inner, origin) }
      words = String(words[..<open])
    }
    return edge.triggered(by: words, origin)
  }

  /// The edge with a trigger, and with what is told of the change behind it: "tap play (fade 200 ms)", "on failure,
  /// with a message".
  func triggered(byWhatStands text: String, _ origin: Origin) -> EdgeDraft {
    let (words, remark) = StateName.splitQualifier(text)
    if let remark, remark.contains(where: \.isFigure), remark.first?.isLetter == true {
      var edge = triggered(by: words, origin)
      edge.animation = LocatedText(remark, origin)
      return edge
    }
    guard let (trigger, rest) = TextSplit.halves(of: text, at: ", with "), !trigger.isEmpty else {
      return triggered(by: text, origin)
    }
    var edge = triggered(by: trigger, origin)
    edge.effect = LocatedText("with \(rest)", origin)
    return edge
  }

  /// The edge with what stands behind it: a trigger, or a motion where it begins with a measure or tells of motion.
  func annotated(tail: String, _ origin: Origin) -> EdgeDraft {
    let words = StateName.trimmed(tail)
    // "(terminal)" behind a target tells of the state; "(Exit)" is what the control is called.
    guard let first = words.unicodeScalars.first,
      words.utf8.count > 10 || Self.isControl(words)
        || !CellVocabulary.finalMarks.contains("(\(words.lowercased()))")
    else { return self }
    var edge = self
    if ASCII.isDigit(UInt8(truncatingIfNeeded: first.value)), first.isASCII || first == "~",
      !TailWords.countsHappenings(words), !TailWords.namesHappening(words)
    {
      edge.animation = LocatedText(words, origin)
    } else if TailWords.tellsMotion(words) || TargetProse.isRemark(words) {
      edge.effect = LocatedText(words, origin)
    } else {
      edge.trigger = LocatedText(words, origin)
    }
    return edge
  }

  /// Whether a word for the end is written as the label of a button or the name of an event: "Exit", "DONE".
  private static func isControl(_ words: String) -> Bool {
    words.first?.isUppercase == true && endings.contains(words.lowercased())
  }

  private static let endings: Lexicon = ["exit", "done", "end", "fin", "fim", "fine"]

  /// The edge with other ends, one a pair; `nil` keeps the end that it has.
  func spread(over ends: [(source: String?, target: String?)]) -> [EdgeDraft] {
    ends.map { end in
      var edge = self
      if let source = end.source { edge.source?.text = source }
      if let target = end.target { edge.target.text = target }
      return edge
    }
  }

  /// Keeps a remark in parentheses: a condition, or what else happens.
  mutating func note(remark: String?, _ origin: Origin) {
    guard let remark else { return }
    let first = Names.firstWord(remark) ?? ""
    if ["if", "when", "only", "unless", "once", "wenn", "si", "se"].contains(first)
      || TailWords.otherwise.contains(first) || Self.compares(remark)
    {
      guardText = LocatedText(remark, origin)
    } else {
      effect = LocatedText(remark, origin)
    }
  }

  /// Adds what a labelled line below the edge says of it.
  mutating func describe(_ role: ColumnRole, _ value: LocatedText, duration fact: DurationFact?) {
    switch role {
    case .event: trigger = trigger ?? value
    case .guardText: guardText = guardText ?? value
    case .effect: effect = effect ?? value
    case .animation:
      animation = animation ?? value
      // "Animation: 200ms fade", "Animation: fade, 200ms": how long the change takes.
      guard duration == nil, let fact, fact.role != .delay,
        fact.origin.range.start <= value.origin.range.start + 1
          || fact.role == .animation && Self.tellsOneTime(value.text)
      else { return }
      duration = fact.quantity
      durationOrigin = fact.origin
    case .duration:
      guard duration == nil, let fact else { return }
      duration = fact.quantity
      durationOrigin = fact.origin
    case .easing:
      var text = value.text
      easing =
        easing
        ?? text.withUTF8 { bytes in
          EasingReader.first(bytes, 0..<bytes.count, allowsPlainWords: true)?.easing
        }
    default: return
    }
  }

  private static func tellsOneTime(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { QuantityScanner.scan($0, 0..<$0.count).count(where: \.isTime) == 1 }
  }
}

/// Joins the edges of lines with those of tables, diagrams and other lines.
enum ArrowEdges {
  private struct Ends: Hashable {
    var source: String
    var target: String
    /// The section that has states of its own, or 0.
    var section = 0

    init(_ edge: EdgeDraft) {
      source = edge.source.map { Self.bare($0.key) } ?? "*"
      target = Self.bare(edge.target.key)
    }

    /// A name in a script without blanks without the word for state behind it: "認証状態".
    private static func bare(_ key: String) -> String {
      guard key.utf8.last ?? 0 >= 0x80,
        let noun = StateVocabulary.unspacedNouns.first(where: key.hasSuffix),
        key.count > noun.count + 1
      else { return key }
      return String(key.dropLast(noun.count))
    }

    func within(_ section: Int) -> Ends {
      var ends = self
      ends.section = section
      return ends
    }
  }

  /// Whether a trigger is written as a call with arguments: "submit(retry)".
  private static func isCall(_ text: String) -> Bool {
    guard text.hasSuffix(")"), !text.hasSuffix("()"), let open = text.firstIndex(of: "(") else {
      return false
    }
    return EventName.isIdentifier(String(text[..<open]))
  }

  /// Whether other triggers of the same change say all that one says: "Drag end" says less than "Drag end (in the
  /// list)", and "Retry event" no more than "Retry".
  private static func isTold(
    _ trigger: String, form: String, by others: [(words: [String], isCall: Bool, isOlder: Bool)]
  ) -> Bool {
    var words = Names.words(trigger)
    if words.isEmpty, isSign(trigger) { return false }
    if form == "drawing", refersToRow(trigger), others.contains(where: \.isOlder) { return true }
    if let bare = withoutControl(words),
      others.contains(where: { $0.isOlder && $0.words == bare })
    {
      return true
    }
    // "continue" in a map says what "Continue button" has said.
    if !words.isEmpty, others.contains(where: { $0.isOlder && withoutControl($0.words) == words }) {
      return true
    }
    if words.count > 1, words.last == "event" {
      let bare = Array(words.dropLast())
      if others.contains(where: { $0.words == bare }) { words = [] }
    }
    if let bare = occasion(words) {
      return others.contains { other, isCall, _ in
        !isCall && other != words && (occasion(other) ?? other) == bare
          && other.joined().count < words.joined().count
      }
    }
    return others.contains { other, isCall, _ in
      // "submit(retry)" is another event than "submit".
      if isCall { return false }
      // "Tap Retry" is one of two ways in "Tap Retry or Clear"; in a drawing "SHORT (cycle)" repeats "SHORT_PRESS", and
      // "PadLeaveBar" is another event than "PadLeaveDoor".
      return other.count > words.count && other.starts(with: words)
        && !choices.contains(other[words.count])
        || form == "drawing" && words.count > 1
          && other.starts(with: words.prefix(2)) && other != words
          && (other.count != words.count || trigger.utf8.contains(0x28))
    }
  }

  /// "send (#3)": the number of a row that has told the change before.
  private static func refersToRow(_ trigger: String) -> Bool {
    guard trigger.utf8.contains(ASCII.hash), let mark = trigger.firstRange(of: "(#") else {
      return false
    }
    return trigger[mark.upperBound...].utf8.first.map(ASCII.isDigit) ?? false
  }

  /// "→", "+", "✕": a key or a button by its sign, which no other trigger says.
  private static func isSign(_ trigger: String) -> Bool {
    trigger.utf8.count <= 9 && trigger.allSatisfy(signs.contains)
  }

  private static let signs: Set<Character> = [
    "←", "→", "↑", "↓", "⇧", "⏎", "↵", "⌫", "+", "＋", "×", "✕", "✖", "☰", "⋮", "⋯", "◀", "▶",
  ]

  /// "Continue button" and "bouton Continuer" without the noun for a control; `nil` where none stands there.
  private static func withoutControl(_ words: [String]) -> [String]? {
    guard words.count > 1 else { return nil }
    if nouns.contains(words[words.count - 1]) { return Array(words.dropLast()) }
    return nouns.contains(words[0]) ? Array(words.dropFirst()) : nil
  }

  /// Whether one of two triggers names the control and the other what stands on it: "Continue button", "continue".
  static func differByControl(_ first: String, _ second: String) -> Bool {
    let (words, others) = (Names.words(first), Names.words(second))
    guard !words.isEmpty, !others.isEmpty else { return false }
    return withoutControl(words) == others || withoutControl(others) == words
  }

  private static let nouns: Lexicon = [
    "button", "btn", "cta", "link", "bouton", "lien", "botón", "enlace", "botão", "schaltfläche",
    "knopf", "pulsante", "knop", "tombol", "przycisk", "кнопка", "düğmesi", "nút", "ボタン", "按钮",
    "按鈕", "버튼",
  ]

  /// Words between two names of which either counts.
  static let choices: Lexicon = [
    "or", "oder", "ou", "oppure", "atau", "eller", "tai", "или", "або", "lub", "veya", "hoặc",
  ]

  /// What happens without the words for when it does, in a script without blanks: "送信" of "送信時" and "送信ボタン" of
  /// "送信ボタン押下時".
  private static func occasion(_ words: [String]) -> [String]? {
    guard let last = words.last, last.utf8.last ?? 0 >= 0x80,
      let end = occasions.suffix(of: last), end.count < last.count
    else { return nil }
    return words.dropLast() + [String(last.dropLast(end.count))]
  }

  private static let occasions: Phrases = [
    "押下時", "タップ時", "クリック時", "選択時", "時に", "時", "を押したとき", "したとき", "とき", "后", "時点",
  ]

  /// Puts matrices between others, each before the first that begins behind it.
  ///
  /// - Complexity: O(n log n).
  static func insert(_ found: [MatrixDraft], into matrices: inout [MatrixDraft]) {
    guard !found.isEmpty else { return }
    let found = found.sorted { $0.origin.range.start < $1.origin.range.start }
    var next = 0
    var result: [MatrixDraft] = []
    result.reserveCapacity(matrices.count + found.count)
    for matrix in matrices {
      while next < found.count, found[next].origin.range.start < matrix.origin.range.start {
        result.append(found[next])
        next += 1
      }
      result.append(matrix)
    }
    matrices = result + found[next...]
  }

  /// Adds matrices; an edge that repeats another without a trigger only tells more of it.
  ///
  /// - Parameter bySection: whether what stands under another heading is of another thing: "active → archived" of a
  ///   user is not that of a team.
  static func merge(
    _ matrices: [MatrixDraft], into drafts: inout MachineDrafts, bySection: Bool = false
  ) {
    guard !matrices.isEmpty else { return }
    var triggered: [Ends: [(words: [String], isCall: Bool, isOlder: Bool)]] = [:]
    for (index, matrix) in (drafts.matrices + matrices).enumerated() {
      for edge in matrix.edges {
        guard let trigger = edge.trigger else { continue }
        let ends = Ends(edge)
        guard triggered[ends, default: []].count < 8 else { continue }
        let isOlder = index < drafts.matrices.count
        triggered[ends, default: []].append(
          (Names.words(trigger.text), isCall(trigger.text), isOlder))
      }
    }
    var plain: Set<Ends> = []
    // Edges without a trigger that hold under different conditions are changes of their own.
    var guarded: [Ends: Set<[String]>] = [:]
    var eventless: [Ends: Set<[String]>] = [:]
    for matrix in drafts.matrices {
      for edge in matrix.edges where edge.trigger == nil { plain.insert(Ends(edge)) }
    }
    var more: [Ends: EdgeDraft] = [:]
    var again: [Ends: [Origin]] = [:]
    for var matrix in matrices {
      matrix.edges = matrix.edges.filter { edge in
        let ends = Ends(edge)
        let own = bySection ? ends.within(matrix.section) : ends
        let isTold: Bool
        if edge.isEventless {
          let condition = edge.guardText.map { Names.words($0.text) } ?? []
          isTold = !eventless[ends, default: []].insert(condition).inserted
        } else if let trigger = edge.trigger {
          isTold = Self.isTold(trigger.text, form: matrix.form, by: triggered[ends] ?? [])
        } else if let condition = edge.guardText, triggered[ends] == nil, !plain.contains(ends) {
          isTold = !guarded[ends, default: []].insert(Names.words(condition.text)).inserted
        } else {
          isTold =
            triggered[ends] != nil || guarded[ends] != nil || bySection && plain.contains(ends)
            || !plain.insert(own).inserted
        }
        if isTold, more[ends] == nil { more[ends] = edge }
        if isTold { again[ends, default: []].append(edge.origin) }
        return !isTold
      }
      if !matrix.edges.isEmpty || !matrix.prohibited.isEmpty { drafts.matrices.append(matrix) }
    }
    guard !more.isEmpty else { return }
    for matrix in drafts.matrices.indices {
      for index in drafts.matrices[matrix].edges.indices {
        let ends = Ends(drafts.matrices[matrix].edges[index])
        guard let other = more[ends] else { continue }
        if let places = again.removeValue(forKey: ends) {
          drafts.matrices[matrix].supportingLines += places
        }
        drafts.matrices[matrix].edges[index].complete(from: other)
      }
    }
  }
}

extension EdgeDraft {
  /// Takes what only another telling of the same change says.
  fileprivate mutating func complete(from other: EdgeDraft) {
    if duration == nil {
      duration = other.duration
      durationOrigin = other.durationOrigin
    }
    animation = animation ?? other.animation
    easing = easing ?? other.easing
    guardText = guardText ?? other.guardText
    effect = effect ?? other.effect
  }
}
