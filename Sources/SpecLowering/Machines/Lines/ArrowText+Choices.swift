import SpecModel
import SpecText

extension ArrowText {
  /// Whether the first arrow leads from one number to another: "opacity 1 → 0, then the rest fades".
  var changesNumber: Bool {
    guard let left = sides[0].utf8.last, let right = sides[1].utf8.first,
      ASCII.isDigit(left), ASCII.isDigit(right)
    else { return false }
    return sides[0].utf8.contains { $0 == ASCII.space }
  }

  /// The text without the number of a heading: "3.4 Skeleton → Content".
  var withoutNumber: ArrowText {
    guard sides[0].utf8.first.map(ASCII.isDigit) == true else { return self }
    let bare = StateName.withoutNumbering(sides[0])
    return bare.isEmpty ? self : withFirst(bare)
  }

  /// Whether the last word is one for several transitions.
  var endsInPlural: Bool {
    guard let last = sides.last, let word = last.split(separator: " ").last?.lowercased() else {
      return false
    }
    return word.hasSuffix("s") && TransitionWords.transitions.contains(word)
  }

  /// The words before the colon of a line, and the chain behind it: "invoice: open → paid".
  static func labelled(_ text: String) -> (label: String, chain: String)? {
    guard let (label, chain) = TextSplit.halves(of: text, at: ": "), Arrow.isIn(chain),
      !Arrow.isIn(label), (1...4).contains(Names.wordCount(label))
    else { return nil }
    return (label, chain)
  }

  /// The text without parentheses around names that bars part at its end, "ready → (result | error)", and between two
  /// arrows, "Form → (Self | Other) → Voice".
  var withChoices: ArrowText {
    var result = self
    for index in sides.indices.dropFirst().dropLast() {
      if let inner = Self.choices(in: sides[index]) {
        result = result.with(inner, at: index)
      }
    }
    guard sides.count > 1, let last = sides.last, let inner = Self.barred(last) else {
      return result
    }
    return result.withLast(inner)
  }

  /// The names in parentheses between two arrows, "(Self | Other)", each written as a title is; "(tap | swipe)" is what
  /// happens.
  static func choices(in side: String) -> String? {
    guard let inner = barred(side),
      TextSplit.pieces(of: inner, at: bars).allSatisfy({ name in
        name.first?.isUppercase == true && name.contains(where: \.isLowercase)
          && !FlowSteps.beginsWithGesture(name)
      })
    else { return nil }
    return inner
  }

  /// What parentheses around names that bars part hold.
  private static func barred(_ side: String) -> String? {
    guard side.utf8.first == 0x28, side.utf8.last == 0x29, side.utf8.contains(0x7C),
      case let inner = StateName.trimmed(String(side.dropFirst().dropLast())),
      ArrowSide.isBarList(inner)
    else { return nil }
    return inner
  }

  private static let bars: Phrases = [" | "]

  /// The text without what a program asks a server or its data between two arrows: "Add → INSERT lists (name) → Detail".
  var withoutRequests: ArrowText {
    var result = self
    for index in sides.indices.dropFirst().dropLast().reversed()
    where joints[index - 1].direction == .forward && joints[index].direction == .forward
      && Self.isRequest(sides[index])
    {
      result = result.without(at: index)
    }
    // "Add → name → INSERT lists → Detail": what happens on the way is told by all of them.
    return result.sides.count == 2 ? result : self
  }

  /// "POST /orders", "INSERT lists (name)", "UPDATE items": a command in capitals and what it is done to in small letters.
  private static func isRequest(_ side: String) -> Bool {
    guard let first = side.utf8.first, first == 0x60 || ASCII.isUpper(first) else { return false }
    var words = side.split(separator: " ").map { $0.drop { $0 == "`" } }
    guard words.count > 1, let command = words.first, commands.contains(String(command)) else {
      return false
    }
    words.removeFirst()
    while words.count > 1, particles.contains(String(words[0])) { words.removeFirst() }
    return words[0].first.map { $0 == "/" || $0.isLowercase && $0.isASCII } == true
  }

  private static let commands: Set<String> = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "INSERT", "UPDATE", "UPSERT", "SELECT",
  ]
  private static let particles: Set<String> = ["INTO", "FROM", "*"]
}

extension ArrowGlyph {
  /// Whether an arrow back stands behind the word for a control and right before an arrow that leads on, "Button ← →
  /// Home": it is the picture on the control; or beside words in columns, "Seen    Saved    ← active": it points at them.
  static func isOnControl(
    _ bytes: UnsafeBufferPointer<UInt8>, _ before: Range<Int>, behind end: Int
  ) -> Bool {
    if isBesideColumns(bytes, before) { return true }
    guard let next = (end..<bytes.count).first(where: { bytes[$0] > 0x20 }), next > end,
      arrow(bytes, at: next)?.direction == .forward
    else { return false }
    return Names.words(bytes.string(before)).last.map(TransitionWords.controls.contains) == true
  }

  /// Whether a text ends in a wide gap and has another one between its words.
  private static func isBesideColumns(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard let last = range.last(where: { bytes[$0] > 0x20 }), range.upperBound - last > 3,
      let first = range.first(where: { bytes[$0] > 0x20 })
    else { return false }
    var blanks = 0
    for index in first..<last {
      blanks = bytes[index] == 0x20 ? blanks + 1 : 0
      if blanks > 2 { return true }
    }
    return false
  }
}
