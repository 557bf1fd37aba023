import SpecModel
import SpecText

extension ScreenTrees {
  /// Where a branch leads, and what is said to lead there.
  struct Way {
    var target: String?
    var words: String?
  }

  /// A branch that moves to a route, "redirect to /home", also behind what else happens, "200 → keep the token →
  /// redirect to /home", or that asks a service, "Submit → POST /orders → 202", and leads on by the branches below it.
  static func way(_ text: String, after act: String?, _ known: KnownStates) -> Way? {
    guard let arrows = ArrowText(text) else {
      guard let route = movedTo(text) else { return nil }
      return Way(target: known.name(of: route) ?? route, words: act)
    }
    guard let first = arrows.sides.first, let last = arrows.sides.last,
      (1...10).contains(Names.wordCount(first)), !Route.begins(first),
      !hasArguments(first),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    let words = ArrowSide.unwrapped(first)
    if let route = movedTo(last) {
      return Way(target: known.name(of: route) ?? route, words: words)
    }
    let areCalls = arrows.sides.dropFirst().allSatisfy(isCall)
    return areCalls && !isCall(first) ? Way(target: nil, words: words) : nil
  }

  /// A change between two screens.
  static func edge(
    _ source: String, _ target: String, _ origin: Origin, by words: String?
  ) -> EdgeDraft {
    let edge = EdgeDraft(from: source, to: target, origin)
    return words.map { edge.triggered(by: $0, origin) } ?? edge
  }

  /// The route of "/search", "[/search]" or "/login page".
  static func pageRoute(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard let first = words.first.map(String.init), Route.isWhole(first) else { return nil }
    if words.count == 1 { return first }
    return words.count == 2 && TransitionWords.screenNouns.contains(words[1].lowercased())
      ? first : nil
  }

  /// The route that words lead to: "redirect to /search", "weiter zu /suche".
  static func movedTo(_ text: String) -> String? {
    guard text.utf8.contains(ASCII.slash), text.utf8.count <= 120,
      case let bare = StateName.splitQualifier(text).name, let space = bare.lastIndex(of: " "),
      case let route = String(bare[bare.index(after: space)...]), Route.isWhole(route),
      moves.contains(Names.hyphenated(String(bare[..<space])))
    else { return nil }
    return route
  }

  /// "POST /orders", "GET /orders/{id}", "202": what a service is asked, or what it answers.
  static func isCall(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return false }
    if words.count == 1 { return first.utf8.count == 3 && first.utf8.allSatisfy(ASCII.isDigit) }
    return EventName.methods.contains(String(first)) && words[1].utf8.first == ASCII.slash
  }

  /// Whether parentheses of a text hold a remark, "Signed in (staff)", and no arguments, "load()".
  static func hasArguments(_ text: String) -> Bool {
    let bytes = text.utf8
    var last = ASCII.space
    for byte in bytes {
      if byte == 0x28, last != ASCII.space { return true }
      last = byte
    }
    return false
  }

  /// Verbs of motion before a route, with hyphens between the words.
  private static let moves: Lexicon = [
    "redirect-to", "auto-redirect-to", "redirects-to", "redirected-to", "navigate-to",
    "navigates-to", "go-to", "goes-to", "push-to", "weiter-zu", "weiterleitung-zu",
    "weiterleiten-zu", "wechsel-zu", "rediriger-vers", "redirige-vers", "redirection-vers",
    "redirigir-a", "redirige-a", "ir-a", "redirecionar-para", "redireciona-para", "ir-para",
    "reindirizza-a", "vai-a", "doorsturen-naar", "naar", "arahkan-ke", "pindah-ke",
    "переход-на", "перенаправление-на", "跳转到", "重定向到", "跳轉到",
  ]
}
