import SpecModel
import SpecText

/// The label of an edge, "event [guard] / effect" (UML 2.5.1, 14.2.4.9).
struct TransitionLabel {
  var event: String?
  var guardText: String?
  var effect: String?

  var isEmpty: Bool { event == nil && guardText == nil && effect == nil }

  /// Whether an event has a guard in brackets behind it.
  var isGuarded: Bool { event != nil && guardText != nil && !isCompared }
  /// Whether the guard stands in parentheses.
  private var isCompared = false

  /// Reads a label.
  ///
  /// - Parameter isFormal: whether others in the diagram have guards in brackets, so that words behind a slash tell what
  ///   the change brings about; else they are alternatives.
  init(_ text: String, isFormal: Bool = false) {
    let broken = Self.brokenEffect(text)
    effect = broken?.effect
    var rest = broken?.event ?? StateName.trimmed(DiagramText.line(text))
    if let several = Self.alternatives(rest) {
      (event, guardText) = several
      return
    }
    if let led = Self.led(rest) {
      (event, guardText) = led
      return
    }
    if let open = rest.firstIndex(of: "["), let close = rest.lastIndex(of: "]"), open < close {
      let inner = StateName.trimmed(String(rest[rest.index(after: open)..<close]))
      guardText = inner.isEmpty ? nil : inner
      let tail = rest[rest.index(after: close)...]
      if let slash = tail.firstIndex(of: "/"), broken == nil {
        let effect = StateName.trimmed(String(tail[tail.index(after: slash)...]))
        self.effect = effect.isEmpty ? nil : effect
      }
      rest = StateName.trimmed(String(rest[..<open]))
    } else if broken == nil,
      let slash = Self.callAfterSlash(rest) ?? Self.namesAfterSlash(rest)
        ?? (isFormal ? Self.wordsAfterSlash(rest) : nil)
    {
      effect = slash.effect
      rest = slash.event
    }
    if guardText == nil, let compared = Self.compared(rest) {
      (rest, guardText, isCompared) = (compared.event, compared.guardText, true)
    }
    event = rest.isEmpty ? nil : rest
  }

  /// "send\\n/ clear": the line of a label that begins with a slash tells what the change brings about.
  private static func brokenEffect(_ text: String) -> (event: String, effect: String)? {
    guard text.utf8.contains(ASCII.slash), case let lines = DiagramText.lines(text),
      let place = lines.dropFirst().firstIndex(where: { $0.hasPrefix("/ ") }),
      case let effect = StateName.trimmed(
        String(lines[place...].joined(separator: " ").dropFirst())),
      TextSplit.pieces(of: effect, at: lists).allSatisfy(isFunction)
    else { return nil }
    return (StateName.trimmed(lines[..<place].joined(separator: " ")), effect)
  }

  /// "send (count > 0)": what stands in parentheses behind an event compares something, and is its condition.
  static func compared(_ text: String) -> (event: String, guardText: String)? {
    guard text.utf8.last == 0x29 else { return nil }
    let (event, inner) = StateName.splitQualifier(text)
    guard let inner, Names.wordCount(event) > 0,
      let mark = inner.firstIndex(where: { "=≠<>≤≥".contains($0) }), mark > inner.startIndex,
      !inner.contains("->"), !inner.contains("=>"), !inner.contains("<-"),
      inner[..<mark].contains(where: \.isLetter), !namesKey(inner[..<mark]),
      inner[inner.index(after: mark)...].contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return (event, inner)
  }

  /// "G" of "(G = grid)", "Ctrl + L": a key, and nothing that is compared.
  private static func namesKey(_ text: Substring) -> Bool {
    let bare = StateName.trimmed(String(text))
    return bare.contains("+") || bare.contains("⌘") || keys.contains(bare.lowercased())
      || bare.count == 1 && bare.allSatisfy(\.isUppercase)
  }

  private static let keys: Lexicon = [
    "esc", "enter", "tab", "space", "ctrl", "alt", "shift", "cmd", "del", "delete", "backspace",
    "up", "down", "left", "right", "f1", "f2", "f3", "f4",
  ]

  /// "send / clearBox · stopClock": names from code behind a slash.
  private static func namesAfterSlash(_ text: String) -> (event: String, effect: String)? {
    guard let (event, effect) = TextSplit.halves(of: text, at: " / "), !event.isEmpty,
      case let names = TextSplit.pieces(of: effect, at: lists), names.allSatisfy(isFunction),
      names.count > 1 || !isFunction(event) && !tellsEvent(effect)
    else { return nil }
    return (event, effect)
  }

  /// "onClose", "goHome", "tapOutside": a name of what happens or of a way.
  private static func tellsEvent(_ name: String) -> Bool {
    guard let first = Names.firstWord(name) else { return false }
    return ["on", "go", "sign", "log", "press", "mouse", "key"].contains(first)
      || FlowSteps.beginsWithGesture(Names.words(name).joined(separator: " "))
  }

  private static let lists: Phrases = [" · ", "·", ", ", "; ", " + "]

  /// "clearBox", "stop_clock", "stop()".
  private static func isFunction(_ text: String) -> Bool {
    let bare = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    guard bare.first?.isLowercase == true, EventName.isIdentifier(bare) else { return false }
    return bare.utf8.count < text.utf8.count || bare.utf8.contains(0x5F)
      || bare.contains(where: \.isUppercase)
  }

  /// "[valid] send" is a condition before the event, "[GET] /orders" an event as a whole, as are "[0] items left"
  /// and "[Retry] button tapped"; "[late] / warn" is neither.
  private static func led(_ text: String) -> (event: String, guardText: String?)? {
    guard text.utf8.first == 0x5B, let close = text.firstIndex(of: "]"),
      case let rest = StateName.trimmed(String(text[text.index(after: close)...])),
      !rest.isEmpty, !rest.hasPrefix("["), !rest.hasPrefix("/ "), rest != "/"
    else { return nil }
    let inner = StateName.trimmed(String(text[..<close].dropFirst()))
    if inner.allSatisfy(\.isNumber) || EventName.methods.contains(inner) { return (text, nil) }
    let words = Names.words(rest)
    if !words.isEmpty, words.allSatisfy(touches.contains) { return (text, nil) }
    return rest.hasPrefix("/") ? nil : (rest, inner)
  }

  /// Words behind the name of a control in brackets that tell how it is used.
  private static let touches: Lexicon = [
    "button", "link", "icon", "key", "tab", "is", "was", "tapped", "clicked", "pressed", "touched",
    "selected", "chosen", "toggled", "gedrückt", "getippt", "geklickt", "angetippt", "angeklickt",
  ]

  /// "ping [quiet], tick [late], reset": events of which some have a guard of their own.
  private static func alternatives(_ text: String) -> (event: String, guardText: String)? {
    guard text.utf8.contains(0x5B), text.utf8.contains(0x2C), !text.contains(" / ") else {
      return nil
    }
    let pieces = TextSplit.pieces(of: text, at: commas, outsideParentheses: true)
    guard pieces.count > 1 else { return nil }
    var events: [String] = []
    var guards: [String] = []
    for piece in pieces {
      guard let open = piece.firstIndex(of: "[") else {
        guard !piece.contains("]") else { return nil }
        events.append(piece)
        continue
      }
      let event = StateName.trimmed(String(piece[..<open]))
      guard piece.hasSuffix("]"), !event.isEmpty else { return nil }
      events.append(event)
      guards.append(
        "\(event): \(StateName.trimmed(String(piece[piece.index(after: open)...].dropLast())))")
    }
    guard !guards.isEmpty, events.allSatisfy({ (1...4).contains(Names.wordCount($0)) }) else {
      return nil
    }
    return (events.joined(separator: ", "), guards.joined(separator: "; "))
  }

  private static let commas: Phrases = [", "]

  /// "send / create a number": two words or more that are no gesture of a person.
  private static func wordsAfterSlash(_ text: String) -> (event: String, effect: String)? {
    guard let (event, effect) = TextSplit.halves(of: text, at: " / "), !event.isEmpty,
      Names.wordCount(effect) > 1, !effect.contains("/"), !FlowSteps.beginsWithGesture(effect)
    else { return nil }
    return (event, effect)
  }

  /// "submit / send()": what is called behind a slash is an effect; other words are alternatives.
  private static func callAfterSlash(_ text: String) -> (event: String, effect: String)? {
    guard text.hasSuffix(")") else { return nil }
    guard let (event, effect) = TextSplit.halves(of: text, at: " / "), !event.hasSuffix(")"),
      let open = effect.firstIndex(of: "("), open > effect.startIndex,
      effect[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    return (event, effect)
  }
}
