import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes what calls itself a screen, "Splash screen → Shelf" below a heading, for what is left and not for what
  /// triggers the change.
  mutating func settleSurfaces() {
    for index in matrices.indices where matrices[index].form == "list" {
      for place in matrices[index].edges.indices {
        let edge = matrices[index].edges[place]
        guard edge.source != nil, let trigger = edge.trigger, trigger.text.utf8.count <= 40,
          Self.callsItselfScreen(trigger.text), Names.key(trigger.text) != edge.target.key
        else { continue }
        matrices[index].edges[place].source = NameReference(
          text: trigger.text, origin: trigger.origin)
        matrices[index].edges[place].trigger = nil
      }
    }
  }

  /// "Splash Screen", "Basket page": a noun for a screen behind what is no act: "Share page" is one.
  private static func callsItselfScreen(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (2...4).contains(words.count), let last = words.last, surfaces.contains(last),
      text.first?.isUppercase == true
    else { return false }
    return FlowSteps.kind(of: text) != .action && !ArrowLine.deeds.contains(words[0])
      && !modes.contains(words[0]) && !FlowSteps.beginsWithGesture(text)
  }

  private static let surfaces: Lexicon = ["screen", "page", "bildschirm", "schermata"]
  /// First words of names of commands that end so: "Full screen", "Next page", "Lock screen".
  private static let modes: Lexicon = [
    "full", "next", "previous", "prev", "back", "lock", "share", "split", "print", "reload",
    "refresh", "off", "on", "any", "every", "each", "from", "leave", "exit", "close", "return",
    "last", "first", "new", "add", "view", "open", "go", "enter", "fold", "unfold", "flip", "turn",
    "rotate", "zoom",
  ]

  /// Takes the word for where a way leads off the name of the control behind it: "Next: Pay button", "Zurück: Pfeil".
  mutating func settleRoles() {
    for index in matrices.indices where matrices[index].form == "list" {
      for place in matrices[index].edges.indices {
        guard let trigger = matrices[index].edges[place].trigger,
          let control = Self.withoutRole(trigger.text)
        else { continue }
        matrices[index].edges[place].trigger = LocatedText(control, trigger.origin)
      }
    }
  }

  private static func withoutRole(_ text: String) -> String? {
    guard text.utf8.count <= 80, text.utf8.contains(where: { $0 == ASCII.colon || $0 == 0xEF }),
      let colon = text.firstIndex(where: { ":：".contains($0) }),
      case let label = Names.words(String(text[..<colon])), label.count == 1,
      ways.contains(label[0]),
      case let rest = StateName.trimmed(String(text[text.index(after: colon)...])),
      ArrowLine.namesAnyControl(rest)
    else { return nil }
    return rest
  }

  /// Words for where a way leads, and not for what is pressed.
  static let ways: Lexicon = [
    "back", "next", "previous", "forward", "zurück", "weiter", "retour", "suivant", "précédent",
    "atrás", "siguiente", "anterior", "voltar", "próximo", "seguinte", "indietro", "avanti",
    "terug", "volgende", "kembali", "lanjut", "berikutnya", "戻る", "次へ", "返回", "下一步", "뒤로", "다음",
    "назад", "далее", "wstecz", "dalej", "geri", "ileri",
  ]

  /// Takes what a trigger compares in parentheses for the condition of the change: "send (count > 0)".
  mutating func settleComparisons() {
    for index in matrices.indices {
      for place in matrices[index].edges.indices {
        let edge = matrices[index].edges[place]
        guard edge.guardText == nil, let trigger = edge.trigger, trigger.text.utf8.last == 0x29,
          let found = TransitionLabel.compared(trigger.text)
        else { continue }
        matrices[index].edges[place].trigger = LocatedText(found.event, trigger.origin)
        matrices[index].edges[place].guardText = LocatedText(found.guardText, trigger.origin)
      }
    }
  }

  /// Takes a name in a chain for the trigger between its neighbours where other parts of the document say that it is
  /// one: "Settings → Start → Running" beside a diagram in which "Start" leads from one state to another.
  ///
  /// - Complexity: O(states + edges), and O(edges of a chain) for each such name in it.
  mutating func settleTriggersInChains() {
    guard matrices.count > 1 else { return }
    let places = triggerPlaces()
    guard !places.isEmpty else { return }
    let states = Set(states.map(\.key))
    var ends: [String: Set<Int>] = [:]
    for (index, matrix) in matrices.enumerated() {
      for edge in matrix.edges {
        ends[edge.target.key, default: []].insert(index)
        if let source = edge.source { ends[source.key, default: []].insert(index) }
      }
    }
    for index in matrices.indices where matrices[index].edges.count > 1 {
      let sources = Set(matrices[index].edges.compactMap { $0.source?.key })
      let names = Set(matrices[index].edges.map(\.target.key)).filter { name in
        sources.contains(name) && !states.contains(name) && ends[name] == [index]
          && places[name].map { $0 != [index] } == true
      }
      for name in names.sorted() { join(at: name, in: index) }
    }
  }

  /// What triggers changes, with the matrices of these.
  private func triggerPlaces() -> [String: Set<Int>] {
    var result: [String: Set<Int>] = [:]
    for (index, matrix) in matrices.enumerated() {
      for edge in matrix.edges {
        guard let text = edge.trigger?.text, text.utf8.count <= 40,
          case let name = text.prefix(while: { $0 != "," && $0 != "(" && $0 != "/" }),
          !name.isEmpty
        else { continue }
        result[Names.key(String(name)), default: []].insert(index)
      }
    }
    return result
  }

  /// Makes one change of the one that leads to a name and the one that leads on from it.
  private mutating func join(at name: String, in index: Int) {
    let edges = matrices[index].edges
    let before = edges.filter { $0.target.key == name }
    let behind = edges.filter { $0.source?.key == name }
    guard before.count == 1, behind.count == 1, before[0].trigger == nil, behind[0].trigger == nil,
      let place = edges.firstIndex(where: { $0.target.key == name })
    else { return }
    var joined = behind[0]
    joined.source = before[0].source
    joined.trigger = LocatedText(before[0].target.text, before[0].target.origin)
    matrices[index].edges[place] = joined
    matrices[index].edges.removeAll { $0.source?.key == name }
  }
}
