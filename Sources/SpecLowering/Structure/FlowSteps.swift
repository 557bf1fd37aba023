import SpecModel
import SpecText

/// Splits lines of a flow into steps and tells who acts in each.
enum FlowSteps {
  /// The parts of a line between arrows, trimmed; one part where there is no arrow.
  ///
  /// An arrow inside brackets or quotes, or one that leads to a bare value ("0 → 1"), does not split.
  static func parts(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var offset = range.lowerBound
    var depth = 0
    var isQuoted = false
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x29, 0x5D, 0x7D: depth = max(0, depth - 1)
      case 0x22, 0x60: isQuoted.toggle()
      default: break
      }
      guard depth == 0, !isQuoted, let length = arrow(at: offset, range, bytes) else {
        offset += 1
        continue
      }
      let left = TextScan.trim(start..<offset, in: bytes)
      let right = TextScan.trim(offset + length..<range.upperBound, in: bytes)
      offset += length
      guard !left.isEmpty, !right.isEmpty, !isValue(right, in: bytes) else { continue }
      parts.append(left)
      start = offset
    }
    parts.append(TextScan.trim(start..<range.upperBound, in: bytes))
    return parts.filter { !$0.isEmpty }
  }

  /// Whether a text numbers a line and says no more: "Step 3".
  static func isOrdinal(_ text: String) -> Bool {
    guard text.utf8.count <= 16, text.utf8.last.map(ASCII.isDigit) == true else { return false }
    let words = Names.words(text)
    return words.count == 2 && StateWords.steps.contains(words[0]) && words[1].utf8.count <= 2
  }

  /// Whether a numbered step tells what a person does, in the imperative: "View chart", "Back".
  static func isAct(_ text: String) -> Bool {
    Names.firstWord(text).map(acts.contains) ?? false
  }

  private static let acts: Lexicon = [
    "back", "skip", "view", "read", "set", "edit", "cta", "scroll", "select", "choose", "enter",
    "check", "review", "see", "browse", "user", "press", "type", "fill",
  ]

  /// Whether a text only says that something is left out.
  static func isEllipsis(_ text: String) -> Bool { text == "..." || text == "…" || text == "⋯" }

  /// A quick look that leaves out most lines: arrows end in ">" or start with E2 86, 87, 9E or 9F.
  static func mayHoldTwoArrows(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    var count = 0
    bytes.withUnsafeBufferPointer { buffer in
      var offset = range.lowerBound
      while offset + 1 < range.upperBound {
        let byte = buffer[offset]
        if byte == 0xE2 {
          let next = buffer[offset + 1]
          if next == 0x86 || next == 0x87 || next == 0x9E || next == 0x9F { count += 1 }
        } else if byte == 0x2D || byte == 0x3D, buffer[offset + 1] == 0x3E {
          count += 1
        }
        offset += 1
      }
    }
    return count >= 2
  }

  /// The number of bytes of an arrow that points right.
  private static func arrow(
    at offset: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    let byte = bytes[offset]
    if byte == 0xE2 {
      let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
      switch scalar {
      // → ⇒ ⟶ ➔ ➜ ➝ ➞
      case 0x2192, 0x21D2, 0x27F6, 0x2794, 0x279C, 0x279D, 0x279E: return count
      default: return nil
      }
    }
    guard byte == 0x2D || byte == 0x3D, offset > range.lowerBound, bytes[offset - 1] == 0x20 else {
      return nil
    }
    var end = offset
    while end < range.upperBound, bytes[end] == byte { end += 1 }
    guard end + 1 < range.upperBound, bytes[end] == 0x3E, bytes[end + 1] == 0x20 else { return nil }
    return end + 1 - offset
  }

  /// Whether the first word is a number, as in "0 → 1" or "(13) → (12)".
  private static func isValue(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte >= 0x30, byte <= 0x39 { return true }
      guard byte == 0x28 || byte == 0x2B || byte == 0x2D || byte == 0x7E || byte == 0x23 else {
        return false
      }
      offset += 1
    }
    return false
  }

  // MARK: - Who acts

  private static let persons: Lexicon = [
    "user", "users", "player", "players", "person", "people", "customer", "customers", "visitor",
    "visitors", "admin", "member", "members", "guest", "guests", "reader", "driver", "nurse",
    "student", "teacher", "someone", "you", "they", "usuario", "usuaria", "utilisateur",
    "benutzer", "nutzer", "användare", "användaren",
  ]
  private static let plurals: Lexicon = [
    "users", "players", "people", "customers", "visitors", "members", "guests", "you", "they",
  ]
  private static let personPrefixes = ["用户", "用戶", "ユーザー", "ユーザ", "사용자"]
  private static let articles: Lexicon = [
    "the", "a", "an", "el", "la", "l", "le", "der", "die", "if", "when", "once", "as",
  ]
  private static let perceptions: Lexicon = [
    "sees", "see", "notices", "hears", "receives", "gets", "lands", "is", "are", "has", "have",
    "ve", "voit", "sieht",
  ]
  private static let nouns: Lexicon = [
    "settings", "rows", "details", "preferences", "options", "profiles", "messages", "accounts",
    "flows", "stories", "needs", "goals", "tests",
  ]
  private static let gestures: Lexicon = [
    "tap", "taps", "click", "swipe", "drag", "press", "hold", "release", "pull", "pinch", "scroll",
    "type", "enter", "select", "choose", "open", "submit", "hover", "toggle", "drop", "lift",
    "rotate", "shake", "double", "long", "touch", "push", "pick", "flick", "fling", "tippen",
    "toca", "pulsa", "appuie", "tryck", "klik", "klick", "klicken", "kliknij", "kliknięcie",
    "dotknij", "naciśnij", "tıkla", "dokun", "klikněte", "klepněte", "klicka", "klikk", "нажать",
    "нажмите", "нажатие", "тап", "натиснути", "chạm", "nhấn", "ketuk", "tekan", "tocca", "premi",
    "clique", "clica", "cliquer",
  ]
  /// Gestures in further languages, at the start of what a person does before an arrow.
  private static let furtherGestures: Lexicon = [
    "tippt", "klick", "klickt", "klicken", "drückt", "wischt",
    "appuyer", "clique", "cliquer", "clic", "glisser", "balayer", "tocar", "pulsar", "presionar",
    "deslizar", "clicar", "pressionar", "toque", "tocca", "toccare", "clicca", "cliccare", "preme",
    "premere", "tik", "tikt", "klik", "klikt", "drukt", "veegt", "kliknij", "kliknięcie",
    "naciśnij", "naciśnięcie", "dotknij", "dotknięcie", "przesuń", "нажать", "нажатие", "нажимает",
    "тап", "клик", "свайп", "натиснути", "натискання", "клік", "dokun", "tıkla", "tıklama",
    "kaydır", "kliknutí", "klepnutí", "ťuknutí", "stisk", "ketuk", "tekan", "geser", "klicka",
    "svep", "tryk", "trykk", "klikk", "nhấn", "bấm", "chạm", "vuốt", "nhập",
  ]
  /// After a gesture these make a noun of it: "swipe actions".
  private static let things: Lexicon = [
    "action", "actions", "gesture", "gestures", "area", "target", "targets", "event", "events",
    "state", "animation", "indicator", "position", "feedback", "effect", "is", "was",
  ]
  /// With which button of a mouse, or how often, before the verb: "right-click", "triple tap".
  private static let sides: Lexicon = ["right", "triple"]
  private static let modals: Lexicon = [
    "can", "will", "may", "might", "should", "must", "note", "nb", "tip", "todo", "optional",
    "optionally",
  ]

  /// Who acts in a step.
  static func kind(of text: String) -> Flow.Step.Kind {
    if text.hasPrefix("("), text.hasSuffix(")") { return .remark }
    if text.hasPrefix("- ") || text.hasPrefix("• ") || text.hasPrefix("* ") { return .remark }
    if personPrefixes.contains(where: text.hasPrefix) { return .action }
    var words = TextScan.words(String(text.prefix(80)))[...]
    while let first = words.first, articles.contains(first), words.count > 1 { words.removeFirst() }
    guard let first = words.first else { return .remark }
    if modals.contains(first) { return .remark }
    if persons.contains(first) {
      let isPlural = plurals.contains(first) && words.count > 1
      let kind = kind(afterPerson: words.dropFirst())
      return isPlural && kind == .response && !perceptions.contains(words.dropFirst().first ?? "")
        ? .action : kind
    }
    // "PICK_DAY" is a name from code, whatever it begins with.
    guard gestures.contains(first) || sides.contains(first), !TokenPass.isConstantName(text) else {
      return .response
    }
    let needsMore = first == "long" || first == "double" || sides.contains(first)
    let second = words.dropFirst().first ?? ""
    if things.contains(second) { return .response }
    // "Right-click menu" is a thing.
    if sides.contains(first), let third = words.dropFirst(2).first,
      third == "menu" || things.contains(third)
    {
      return .response
    }
    return needsMore && !gestures.contains(second) ? .response : .action
  }

  /// Whether the words before an arrow tell a gesture, in any of the languages: "Klik w kafelek".
  static func beginsWithGesture(_ text: String) -> Bool {
    kind(of: text) == .action || Names.firstWord(text).map(furtherGestures.contains) == true
  }

  /// Whether a word in small letters is one of what a person does: "tap", "submit", "ketuk".
  static func isGesture(_ word: String) -> Bool {
    gestures.contains(word) || furtherGestures.contains(word)
  }

  /// Whether a sentence tells what somebody or something does: "The pencil touches the page".
  static func tellsGesture(_ text: String) -> Bool {
    let words = TextScan.words(String(text.prefix(80))).drop(while: articles.contains)
    guard words.count > 2, let verb = words.dropFirst().first, verb.hasSuffix("s") else {
      return false
    }
    return gestures.contains(String(verb.dropLast(verb.hasSuffix("es") ? 2 : 1)))
      || gestures.contains(String(verb.dropLast()))
  }

  private static func kind(afterPerson words: ArraySlice<String>) -> Flow.Step.Kind {
    guard let verb = words.first, !nouns.contains(verb) else { return .response }
    if modals.contains(verb) { return .remark }
    if perceptions.contains(verb) { return .response }
    if isGesture(verb) { return .action }
    let isBeforeVerb =
      verb.hasSuffix("ly") || ["double", "long", "then", "re"].contains(verb)
      || sides.contains(verb)
    let word = isBeforeVerb ? words.dropFirst().first ?? verb : verb
    let isVerb = word.hasSuffix("s") && !word.hasSuffix("ss")
    return isVerb || word.utf8.contains { $0 >= 0x80 } ? .action : .response
  }
}
