import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds headings that are described as the states beside them are, in a document about states: "Has Content" with a
  /// label "Input" beside "Focused State" with the same.
  mutating func addAlike(_ lines: [TextLine], below subject: Int?) {
    guard subject != nil else { return }
    var labels: [Int: Set<String>]?
    for section in children.indices where section > 0 && children[section].count > 1 {
      let states = children[section].filter { isNamedState($0) || found[$0] != nil }
      guard states.contains(where: isNamedState) else { continue }
      let others = children[section].filter { mayBeAlike($0) }
      guard !others.isEmpty else { continue }
      let all = labels ?? strongLabels(lines)
      labels = all
      let usual = states.reduce(into: Set<String>()) { $0.formUnion(all[$1] ?? []) }
      for child in others where all[child].map({ !usual.isDisjoint(with: $0) }) ?? false {
        add(child, isNested: false)
      }
    }
  }

  /// Adds all members of "Loading States" where none has the name of a state, but each is described as one:
  /// "App Start" over "**Display**: a logo".
  mutating func addDescribed(_ lines: [TextLine]) {
    let groups = children.indices.filter { section in
      section > 0 && children[section].count > 1
        && named[section].map { $0.form == .group && !$0.isOfMachine } == true
        && children[section].allSatisfy(isPlainMember)
    }
    guard !groups.isEmpty else { return }
    let all = strongLabels(lines)
    for section in groups where !isInsideFound(section) {
      let isDescribed = children[section].allSatisfy { child in
        all[child].map { $0.contains(where: Self.descriptions.contains) } ?? false
      }
      guard isDescribed else { continue }
      for child in children[section] { add(child, isNested: false) }
    }
  }

  /// Adds three or more siblings each of which says when it holds and how it looks then, though no heading speaks of
  /// states: "Boarding" over "*When* — the gate is open" and "*Looks* — the code is bright".
  mutating func addFaces(_ lines: [TextLine]) {
    let families = children.indices.filter { section in
      children[section].count > 2 && children[section].count < 13 && section > 0
        && named[section] == nil && found[section] == nil && !isOfOccasions(section)
        && children[section].count(where: isPlainMember) > 2
    }
    guard !families.isEmpty else { return }
    let all = labels(lines, in: Set(families.flatMap { children[$0] })) {
      $0.label ?? document.dashedLabel($0)?.label
    }
    for section in families where !isInsideFound(section) {
      let members = children[section].filter { child in
        guard isPlainMember(child), let labels = all[child] else { return false }
        return labels.contains(where: Self.occasions.contains)
          && labels.contains(where: Self.looks.contains)
      }
      guard members.count > 2, members.count * 2 > children[section].count else { continue }
      for child in members { add(child, isNested: false) }
    }
  }

  /// Whether all sections below "Zustände" or "状態", three at least, have short names and none tells of a part.
  func areListed(_ members: [Int], in section: Int) -> Bool {
    guard members.count > 2, members.count == children[section].count else { return false }
    let words = Names.words(StateName.withoutNumbering(document.title(ofSection: section)))
    let isAlone =
      StateVocabulary.areStates(words)
      || words.count == 2 && StateVocabulary.pairedPlurals.begin(words)
    guard isAlone else { return false }
    return members.allSatisfy { member in
      let own = bareWords(of: member)
      return children[member].isEmpty && (1...3).contains(own.count)
        && !own.contains(where: StateWords.details.contains)
        && !StateWords.unspacedDetails.contains(where: own[own.count - 1].hasSuffix)
        // "Buttons", "Cards": the states of each follow.
        && !(words[0] == "states" && own[own.count - 1].hasSuffix("s"))
    }
  }

  /// Whether a heading is over things that come at their own time and are no states: "Notifications".
  private func isOfOccasions(_ section: Int) -> Bool {
    document.path(ofSection: section).contains { outer in
      words(of: outer).contains(where: Self.comings.contains)
    }
  }

  private static let comings: Lexicon = [
    "notification", "notifications", "email", "emails", "mail", "mails", "push", "toast", "toasts",
    "tooltip", "tooltips", "alert", "alerts", "banner", "banners", "badge", "badges", "achievement",
    "achievements", "dialog", "dialogs", "modals", "component", "components", "pattern", "patterns",
    "message", "messages", "persona", "personas", "rules", "events", "animation", "animations",
    "gesture", "gestures", "sound", "sounds", "variants", "icons", "illustrations", "effects",
  ]

  /// Labels over when a state holds, where a label over its looks stands beside them.
  private static let occasions: Lexicon = StateVocabulary.conditionLabels.subtracting([
    "context", "contexte", "contexto", "kontext", "contesto",
  ]).union(["holds when", "active when", "occurs when", "true when", "means"])

  /// Labels over what is seen in a state.
  private static let looks: Lexicon = [
    "looks", "look", "looks like", "appearance", "visual", "visuals", "shows", "shown", "display",
    "displays", "screen shows", "user sees", "you see", "what you see", "what the user sees",
    "sees", "ui", "on screen", "aussehen", "anzeige", "sieht aus", "zeigt", "aspect", "affiche",
    "affichage", "se ve", "muestra", "aspecto", "aparência", "mostra", "aspetto", "uiterlijk",
    "toont", "見た目", "表示", "外观", "显示", "표시",
  ]

  /// Whether a heading is of a few words and names no part of a state.
  func isPlainMember(_ section: Int) -> Bool {
    let words = bareWords(of: section)
    return named[section] == nil && found[section] == nil && isLeaf(section)
      && (1...4).contains(words.count) && !StateWords.isPart(words)
      && !(words.first.map(StateWords.techniques.contains) ?? true)
  }

  /// Labels by which documents describe one state; data, in lower case.
  private static let descriptions: Lexicon = StateVocabulary.conditionLabels.union([
    "display", "visual", "visuals", "appearance", "message", "shows", "ui", "recovery", "anzeige",
    "visuell", "affichage", "visualización", "visual treatment", "表示", "显示", "표시",
  ])

  private func isNamedState(_ section: Int) -> Bool {
    named[section].map { $0.form != .group } ?? false
  }

  /// Whether a heading may name a state though no word of it does.
  private func mayBeAlike(_ section: Int) -> Bool {
    guard named[section] == nil, found[section] == nil, isLeaf(section) else { return false }
    let words = bareWords(of: section)
    guard (2...4).contains(words.count), let last = words.last,
      !(words.first.map(StateWords.techniques.contains) ?? true)
    else { return false }
    return StateWords.parts.isDisjoint(with: words.dropLast())
      && (!StateWords.parts.contains(last) || StateWords.states.contains(words[0]))
  }

  /// The bold labels that the items and paragraphs of each section begin with.
  func strongLabels(_ lines: [TextLine]) -> [Int: Set<String>] {
    labels(lines) { $0.isStrongLabel ? $0.label : document.dashedLabel($0)?.label }
  }

  private func labels(
    _ lines: [TextLine], in wanted: Set<Int>? = nil, of label: (TextLine) -> Range<Int>?
  ) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for line in lines where line.holder != .cell && line.holder != .heading && line.depth <= 1 {
      let section = Int(document.nodes[line.node].section)
      guard wanted?.contains(section) ?? true, let label = label(line), label.count <= 24 else {
        continue
      }
      result[section, default: []].insert(document.string(plain: label).lowercased())
    }
    return result
  }

  /// Adds sections that are all named as code names things, "NEUTRAL", "LISTENING", where most have names of states.
  mutating func addIdentifiers() {
    for section in children.indices where section > 0 && children[section].count > 3 {
      let members = children[section]
      guard members.allSatisfy({ named[$0] == nil && found[$0] == nil && isCapitals($0) }),
        !isInsideFound(section),
        members.count(where: { StateWords.isState(bareWords(of: $0)) }) * 3 >= members.count,
        members.count(where: { StateWords.isState(bareWords(of: $0)) }) > 2
      else { continue }
      for child in members { add(child, isNested: false) }
    }
    addEach()
  }

  /// Adds what stands below "Description of each state", two headings at least: all of them are names.
  private mutating func addEach() {
    for section in children.indices where section > 0 && children[section].count > 1 {
      guard describesEach(section), !isInsideFound(section),
        children[section].allSatisfy({ child in
          named[child] == nil
            && (found[child] != nil || isCapitals(child) || isPlainMember(child))
        })
      else { continue }
      for child in children[section] { add(child, isNested: false) }
    }
  }

  /// Whether one of the sections below a title describes all states; then those beside it are none: "State diagram".
  func describesEach(in section: Int) -> Bool {
    children[section].contains { children[$0].count > 1 && describesEach($0) }
  }

  /// Whether a heading says that each state is described below it.
  private func describesEach(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count <= 80 && StateVocabulary.mayNameState(document.plain, text)
      && Self.describesEachState(words(of: section), document.title(ofSection: section))
  }

  /// Whether a heading is one word in capitals.
  private func isCapitals(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count > 2 && text.count <= 30
      && document.plain[text].allSatisfy { ASCII.isUpper($0) || $0 == 0x5F || ASCII.isDigit($0) }
  }

  /// Adds what is left below a title about states, where all is numbered alike.
  mutating func takeNumbered(_ others: inout [Int], in section: Int) {
    guard areNumberedAlike(children[section], others) else { return }
    for child in others { add(child, isNested: false) }
    others = []
  }

  /// Whether all sections below a title about states are numbered names, and one of them says that it is a state:
  /// "1. Waiting for network", "2. Unpacking", "3. Ready state".
  func areNumberedAlike(_ members: [Int], _ others: [Int]) -> Bool {
    guard members.count > 2, !others.isEmpty, members.contains(where: { named[$0] != nil }) else {
      return false
    }
    return members.allSatisfy { section in
      let title = document.title(ofSection: section)
      return title.utf8.first.map(ASCII.isDigit) == true
        && StateName.withoutNumbering(title) != title && isLeaf(section)
        && (named[section].map { $0.form != .group } ?? isPlain(bareWords(of: section)))
    }
  }
}
