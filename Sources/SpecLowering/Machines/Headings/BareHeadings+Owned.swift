import SpecModel
import SpecSyntax
import SpecText

/// Members of "States" and "Oven states", whatever they are called, and of things of which one section is the default.
extension BareHeadings {
  /// Adds all headings right below one that says that the states of a thing follow, "Preheating" and "Held by somebody"
  /// below "Seat states", "States of the oven" or "States" alone.
  ///
  /// None is added where one of them names a control, a screen or several things, or lists states itself: then the
  /// states of each thing follow. Topics such as "Overview" beside them are left alone.
  ///
  /// - Complexity: O(sections), and O(lines) where such a heading stands.
  mutating func addOwned(_ context: LoweringContext) {
    var labels: [Int: Set<String>]?
    for section in children.indices.dropFirst()
    where (2...12).contains(children[section].count) && document.sections[section].level > 1 {
      guard let owner = owner(of: section) ?? thing(withDefault: section),
        !context.isSystem(section), found[section] == nil,
        named[section].map({ $0.form == .group && !$0.isOfMachine }) ?? true,
        !isInsideFound(section),
        children[section].contains(where: { named[$0] == nil && found[$0] == nil }),
        case let level = document.sections[children[section][0]].level,
        children[section].allSatisfy({ document.sections[$0].level == level })
      else { continue }
      let topics = children[section].filter(isTopic)
      let members = children[section].filter { !topics.contains($0) }
      guard members.count > 1, topics.count < members.count,
        members.allSatisfy({ mayBeOwned($0, by: owner) }), areTold(members, of: owner)
      else { continue }
      let all = labels ?? strongLabels(context.lines)
      labels = all
      guard !members.contains(where: { listsStates($0, all) }) else { continue }
      for child in members where named[child] == nil { add(child, isNested: false) }
    }
  }

  /// What the states below a heading are of; no word where it says no more than "States", `nil` where it is over states
  /// of a kind, such as "Loading states", or over no states.
  private func owner(of section: Int) -> [String]? {
    let heading = document.plainText(of: Int(document.sections[section].heading))
    guard heading.count <= 60, StateVocabulary.mayNameState(document.plain, heading),
      case let words = bareWords(of: section), let last = words.last,
      words.count <= 6, !Self.namesSpecials(document.title(ofSection: section)),
      !document.plain[heading].contains(where: Self.joints.contains)
    else { return nil }
    var owner: [String]
    if let told = StateVocabulary.ownerWords(words) {
      owner = Array(told)
    } else if words.count == 1, last.hasSuffix("zustände") {
      owner = [String(last.dropLast("zustände".count))]
    } else {
      return isNumberedGroup(section) ? words : nil
    }
    owner.removeAll(where: TransitionWords.articles.contains)
    let isOfKind = owner.contains { word in
      StateWords.isState([word]) || StateWords.aspects.contains(word)
        || StateWords.severities.contains(word) || ForeignStates.words.contains(word)
        || StateVocabulary.joiners.contains(word) || Self.circumstances.contains(word)
    }
    return isOfKind ? nil : owner
  }

  /// Whether a heading whose language tells no plural, "4. 出題状態", is a group as two others of its form beside it are,
  /// and it and its sections are numbered.
  private func isNumberedGroup(_ section: Int) -> Bool {
    let isAlike = { (other: Int) in
      self.named[other]?.form == .group && self.hasNumber(other)
        && self.document.title(ofSection: other).utf8.last ?? 0 >= 0x80
    }
    let parent = Int(document.sections[section].parent)
    return isAlike(section) && parent >= 0 && children[parent].count(where: isAlike) > 2
      && children[section].allSatisfy(hasNumber)
  }

  /// The words of a heading over three sections or more of which one says that it is the default, "Free (default)", and
  /// half are named as states are: these are what the thing may be.
  private func thing(withDefault section: Int) -> [String]? {
    let members = children[section]
    guard members.count > 2, named[section] == nil,
      members.count(where: isDefault) == 1,
      case let title = document.title(ofSection: section), !FlowChains.isTechnical(title),
      case let words = bareWords(of: section), (1...4).contains(words.count), isPlain(words),
      !words.contains(where: Self.choices.contains), !isOfStyles(section),
      members.count(where: { section in
        StateCues.isNameOfState(bareWords(of: section).joined(separator: " "))
      }) * 2 >= members.count
    else { return nil }
    return words
  }

  /// Whether a heading ends with a remark that it tells the default.
  private func isDefault(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60, let last = text.last,
      document.plain[last] == 0x29 || document.plain[last] == 0x89,
      let remark = StateName.splitQualifier(document.title(ofSection: section)).qualifier
    else { return false }
    return Self.defaults.contains(remark.lowercased())
  }

  private func isOfStyles(_ section: Int) -> Bool {
    document.path(ofSection: section).contains { outer in
      let words = words(of: outer)
      return !StateWords.styles.isDisjoint(with: words)
        || !StateWords.aspects.isDisjoint(with: words)
    }
  }

  private static let defaults: Lexicon = [
    "default", "initial", "default state", "initial state", "standard", "grundzustand",
    "ausgangszustand", "par défaut", "état initial", "por defecto", "predeterminado", "inicial",
    "padrão", "predefinito", "iniziale", "standaard",
    "デフォルト", "初期状態", "默认", "初始", "기본", "초기",
  ]
  /// Words of headings over what somebody may choose or how a thing is made, of which one is taken by default.
  private static let choices: Lexicon = [
    "option", "setting", "preference", "preferences", "variant", "variation", "variations", "size",
    "sizes", "type", "kind", "kinds", "format", "formats", "level", "levels", "plan", "plans",
    "sort", "sorting", "filter", "filters", "unit", "units", "language", "languages", "value",
    "mode", "modes", "strategy", "policy", "flag", "flags", "permission", "permissions",
    "einstellung", "einstellungen", "variante", "varianten", "größe", "größen", "réglage",
    "taille", "ajuste", "ajustes", "tamaño", "tamanho", "dimensione", "impostazioni",
  ]

  /// Marks and signs that join a further subject: "&", "+", "/", ",".
  private static let joints: Set<UInt8> = [0x26, 0x2B, 0x2F, 0x2C]

  /// Words before "states" that tell on which side of an interface something is seen to change.
  private static let circumstances: Lexicon = [
    "scroll", "cursor", "pointer", "keyboard", "touch", "gesture", "viewport", "device", "browser",
    "network", "connectivity", "edge", "failure", "fallback", "skeleton", "interaction",
    "interactions", "navigation", "feedback", "layout", "design", "theme", "recovery", "validation",
    "lade", "carga", "carregamento", "laad", "interacción", "interacciones", "interação",
    "interações", "interazione", "interactie", "interaktion", "borde", "límite", "borda",
    "conexión", "conexão", "connexion", "connessione", "validación", "validação", "pemuatan",
    "interaksi",
  ]

  /// Words for an interface as a whole and for any part of it, below which each may be told.
  private static let wholes: Lexicon = [
    "ui", "ux", "app", "application", "screen", "screens", "page", "pages", "view", "views",
    "component", "components", "element", "elements", "control", "controls", "widget", "widgets",
    "visual", "interactive", "interface", "system", "global", "general", "common", "key", "main",
    "special", "other", "additional", "technical", "primary", "secondary", "sub", "micro", "mobile",
    "desktop", "web", "feature", "features", "product", "form", "forms", "module", "modules",
    "bildschirm", "komponente", "komponenten", "anwendung", "pantalla", "pantallas", "aplicación",
    "componente", "componentes", "écran", "écrans", "composant", "composants", "interfaz", "tela",
    "telas", "aplicativo", "schermata", "schermate", "componenti", "scherm", "schermen",
  ]

  /// Whether names tell enough of themselves: below "UI states" half of them, below "States" one where there are few or
  /// long ones, and any below the states of a thing.
  private func areTold(_ members: [Int], of owner: [String]) -> Bool {
    let names = members.map { bareWords(of: $0).joined(separator: " ") }
    guard !ForeignStates.areLands(names, behind: owner) else { return false }
    let told = zip(members, names).count { member, name in
      named[member] != nil || found[member] != nil || StateCues.isNameOfState(name)
    }
    if owner.contains(where: Self.wholes.contains) { return told * 2 >= members.count }
    return told > 0 || !owner.isEmpty
  }

  /// Whether a heading is over what is told of all states beside it: "Overview", "Visual design", "Transitions".
  private func isTopic(_ section: Int) -> Bool {
    guard named[section] == nil, found[section] == nil else { return false }
    let words = bareWords(of: section)
    return StateWords.isPart(words) || StateWords.isAside(words) || Self.explainsStates(words)
      || Self.isGesture(words) || words.contains(where: StateWords.details.contains)
  }

  /// Whether a heading may name a state of a thing: a few words of which none tells a part, and no variant of the thing,
  /// control, screen or plural.
  private func mayBeOwned(_ section: Int, by owner: [String]) -> Bool {
    if found[section] != nil { return true }
    if let name = named[section] { return name.form != .group && !name.isFamily }
    let words = bareWords(of: section)
    guard let first = words.first, let last = words.last, words.count <= 6,
      children[section].allSatisfy({ StateWords.isPart(bareWords(of: $0)) }),
      !isAboutSize(section), !StateWords.techniques.contains(first),
      !StateVocabulary.verbs.contains(first), !StateVocabulary.tasks.contains(first),
      !StateWords.unspacedDetails.contains(where: last.hasSuffix),
      !isForbidding(section, in: Int(document.sections[section].parent))
    else { return false }
    if StateCues.isNameOfState(words.joined(separator: " ")) { return true }
    guard isPlain(words) else { return false }
    // "Primary button" below "Button states", "Tabs" and "Basket page" below "States" have states of their own.
    let isMany = last.hasSuffix("s") && !last.hasSuffix("ss") && last.utf8.count > 3
    return !isMany && !owner.contains(last) && !TransitionWords.screenNouns.contains(last)
      && !TransitionWords.controls.contains(last) && !ComponentSections.parts.contains(last)
      && !TableVocabulary.overlayNouns.contains(last)
  }

  /// Whether the labels of a section or a table in it name states: those of the thing that its heading names.
  private func listsStates(_ section: Int, _ labels: [Int: Set<String>]) -> Bool {
    if labels[section]?.contains(where: { StateWords.isState(Names.words($0)) }) == true {
      return true
    }
    return document.sections[section].ownNodes.contains { node in
      guard document.nodes[Int(node)].kind == .table,
        let row = document.firstChild(of: Int(node)), let head = document.firstChild(of: row)
      else { return false }
      let words = Names.words(document.string(head))
      return words.contains(where: StateVocabulary.columnNames.contains)
    }
  }
}
