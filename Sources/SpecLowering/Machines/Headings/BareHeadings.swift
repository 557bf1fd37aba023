import SpecModel
import SpecSyntax
import SpecText

/// Finds headings that name a state without the word "state": "Default", "Network Error" under a screen.
///
/// Such a heading counts only where the document or a section around it speaks of states, and where the words of
/// the heading or of its siblings are those of states. What stands inside a state is a part of it.
struct BareHeadings {
  /// A heading that names a state.
  struct Name {
    var name: String
    var qualifier: String?
    /// The id before the name, for example "S2" in "S2 – Armed".
    var id: String?
    /// Further routes of a page: "/pricing" of "Plans (`/plans`, `/pricing`)".
    var routes: [String] = []
    /// Whether it is a state although it stands inside another one.
    var isNested: Bool
  }

  /// How a section holds states.
  enum Holder {
    /// A section or document about states, or a screen in it; screens in it hold states as well.
    case subject
    /// "Error States": its own members alone.
    case group
    /// Cases of the state around it: "Error Messages".
    case cases
    /// A single state whose parts may all be states: "Search State" over "Search Focused", "Search Loading".
    case state
    /// "Edge Cases & Error States": numbered members and groups of errors alone.
    case mixture
    /// "State 2: Focus States": members have a word of the name.
    case family(String)
  }

  let document: Document
  let named: [Int: StateName]
  let screenGroups: ScreenGroups
  var children: [[Int]] = []
  /// The name of each group of which several members begin with it, and some name a state.
  private(set) var families: [Int: [String]] = [:]
  /// Whether half of what stands below the groups of a document about states has names of states.
  private(set) var areMostTold = false
  var found: [Int: Name] = [:]
  /// The sections about one screen of a flow: "Screen 2: Basket".
  var screens: [Int: Name] = [:]

  /// Looks through the sections; `named` holds those whose heading says "state".
  init(_ context: LoweringContext, named: [Int: StateName]) {
    document = context.document
    self.named = named
    screenGroups = ScreenGroups(context)
    let lines = context.lines
    let subject = subjectSection()
    let holders = holders(below: subject)
    let inventoried = inventoriedScreens()
    let numbered = withLabelled(numberedScreens() + withCoded(inventoried))
    let exited = sectionsWithExits(lines)
    guard
      !holders.isEmpty || numbered.count > 1 || document.sections.count > 4
        || exited.sections.count > 1
    else { return }
    children = Array(repeating: [], count: document.sections.count)
    for section in document.sections.indices.dropFirst() {
      children[max(0, Int(document.sections[section].parent))].append(section)
    }
    families = familyHeads()
    areMostTold = tellsMostNames()
    for (section, holder) in holders { visit(section, as: holder, depth: 0) }
    addScreens(numbered)
    addRepeated(in: numbered.map(\.section))
    addMeanwhile()
    addShown(lines, beside: numbered.map(\.section))
    addSiblings()
    addWaiting()
    addConditions()
    addOutcomes()
    addIdentifiers()
    addModes()
    addModeHeadings()
    addStatuses(of: subject)
    addLeft(exited)
    addEntered(sectionsWithEntries(lines))
    addAlike(lines, below: subject)
    addUniform(lines, below: subject)
    addDescribed(lines)
    addFaces(lines)
    addGrouped(below: subject)
    addOwned(context)
    addKeyed()
    addTimedPhases()
    addPhases(lines)
    addAnnounced(context)
  }

  // MARK: Screens

  /// The sections "Screen 2: Basket", with the name behind the number.
  private func numberedScreens() -> [(section: Int, title: String)] {
    var result: [(Int, String)] = []
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard text.count <= 120, mayHoldNumber(text) else { continue }
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      if let name = nameBehindNumber(section, title) {
        result.append((section, name))
        continue
      }
      let words = Names.words(title)
      guard words.count > 2,
        StateWords.screens.contains(words[0]) || isStep(section, words[0]),
        words[1].utf8.count <= 3, words[1].first?.isNumber == true,
        let mark = title.firstIndex(where: { ":：–—-".contains($0) })
      else { continue }
      let name = StateName.trimmed(
        String(title[title.index(after: mark)...].drop { $0 == "-" || $0 == " " }))
      // "Step 2: Create the files" tells what to do, and is no screen.
      let isAct = isStepOfJourney(section, words[0]) && FlowSteps.kind(of: name) == .action
      if Names.wordCount(name) > 0, !isAct { result.append((section, name)) }
    }
    if result.count > 1 { result += screensInRanges() + screensBeside(result.map(\.0)) }
    return result.sorted { $0.0 < $1.0 }
  }

  /// Whether a section is a step and its parent is about a wizard or a way through the app: "Step 2: Payment".
  private func isStep(_ section: Int, _ word: String) -> Bool {
    guard StateWords.steps.contains(word) else { return isPhaseOfPlay(section, word) }
    let parent = Int(document.sections[section].parent)
    guard parent > 0 else { return false }
    let title = document.title(ofSection: parent)
    if WizardSteps.isWizard(title) || isStepOfJourney(section, word) { return true }
    // "Steps" in a document about onboarding, "Screens of the flow".
    let words = Names.words(title)
    let outer = Int(document.sections[parent].parent)
    return words.count <= 2 && words.contains { Self.stepNouns.contains($0) } && outer > 0
      && (WizardSteps.isWizard(document.title(ofSection: outer))
        || WizardSteps.isJourney(document.title(ofSection: outer)))
  }

  /// Whether a section is a step of a way through the app that no wizard leads.
  private func isStepOfJourney(_ section: Int, _ word: String) -> Bool {
    let parent = Int(document.sections[section].parent)
    guard StateWords.steps.contains(word), parent > 0 else { return false }
    let title = document.title(ofSection: parent)
    return !WizardSteps.isWizard(title) && WizardSteps.isJourney(title)
  }

  /// Adds numbered screens; one that holds states or further numbered screens only keeps their names apart.
  private mutating func addScreens(_ numbered: [(section: Int, title: String)]) {
    guard numbered.count > 1 else { return }
    let starts = Set(numbered.map(\.section))
    for (section, title) in numbered where !isInsideFound(section) && named[section] == nil {
      let level = document.sections[section].level
      let below = document.sections.indices[(section + 1)...]
        .prefix { document.sections[$0].level > level }
      // "Reports (`/reports`)" is a page though "Exports (`/reports/exports`)" stands below it.
      let route = Self.routed(document.title(ofSection: section))?.route
      let condition = soleCondition(of: section)
      let holdsOthers = below.contains { other in
        guard other != condition else { return false }
        return named[other].map { !Self.isOverMain($0) && !Self.isOfPart($0) } ?? false
          || found[other] != nil
          || route == nil && starts.contains(other)
      }
      guard !holdsOthers, NameRange.pairs(in: title) == nil else { continue }
      let id = StateName.id(before: title) ?? Self.idBeforeColon(title)
      let bare = id.map {
        StateName.trimmed(String(title[$0.endIndex...].drop { " -–—:：·.".contains($0) }))
      }
      let (name, qualifier) = StateName.splitQualifier(Self.withoutRoute(bare ?? title))
      guard Names.wordCount(name) > 0 else { continue }
      screens[section] = Name(
        name: name, qualifier: qualifier, id: id.map(String.init) ?? route,
        routes: route.map {
          (id == nil ? [] : [$0]) + Self.routes(besides: $0, in: document.title(ofSection: section))
        } ?? [],
        isNested: false)
    }
  }

  // MARK: Where states stand

  /// The first section, where its heading or the front matter says that the document is about states.
  private func subjectSection() -> Int? {
    guard document.sections.count > 1 else { return nil }
    if Self.speaksOfStates(document.title(ofSection: 1)) { return 1 }
    guard let title = document.frontMatter?.root["title"]?.text, Self.speaksOfStates(title) else {
      return nil
    }
    return 1
  }

  private func holders(below subject: Int?) -> [(Int, Holder)] {
    var result: [(Int, Holder)] = []
    if let subject, named[subject].map({ $0.form == .group }) ?? true {
      let top = document.sections[subject].level
      for section in document.sections.indices.dropFirst()
      where document.sections[section].level <= top {
        result.append((section, .subject))
      }
    }
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      let text = document.plainText(of: heading)
      guard text.count <= 80,
        StateVocabulary.mayNameState(document.plain, text) || mayNameModes(text)
      else { continue }
      if let name = named[section] {
        if name.isOfMachine { continue }
        if name.form == .group {
          result.append((section, isMixture(name) ? .mixture : .group))
        } else if name.isFamily, let word = Names.words(name.name).last {
          result.append((section, .family(word)))
        } else if let last = Names.words(name.name).last, StateWords.numberedKinds.contains(last) {
          result.append((section, .cases))
        }
        if name.form != .group, !name.isFamily { result.append((section, .state)) }
      } else if section != subject, Self.speaksOfStates(document.string(heading)) {
        result.append((section, .subject))
      }
    }
    return result
  }

  private func mayNameModes(_ text: Range<Int>) -> Bool {
    text.count <= 24 && ASCII.starts(document.plain, at: text.upperBound - 4, with: "odes")
  }

  /// Whether a heading names something else beside states: "Interaction & States".
  private func isMixture(_ name: StateName) -> Bool {
    let isJoined = name.name.contains { $0 == "&" || $0 == "+" } || name.name.contains(" and ")
    return isJoined && !StateWords.parts.isDisjoint(with: Names.words(name.name))
  }

  /// Whether a title announces several states: "Checkout Screen States", "State Inventory", "画面状態一覧".
  static func speaksOfStates(_ title: String) -> Bool {
    guard StateName.mayNameState(title) || title.utf8.suffix(4).elementsEqual("odes".utf8) else {
      return false
    }
    let words = Names.words(StateName.withoutNumbering(title))
    if words.contains(where: StateVocabulary.plurals.contains) {
      return words.count <= 12 && !isOfMotions(words, title)
    }
    if words.last == "modes", words.count <= 2 { return true }
    if words.count == 1, namesSpecials(title) { return true }
    if words.count == 1, StateVocabulary.unspacedNouns.contains(words[0]) { return true }
    if words.count <= 6, StateVocabulary.pairedPlurals.begin(words.filter { !plurals.contains($0) })
    {
      return true
    }
    for (word, next) in zip(words, words.dropFirst())
    where StateVocabulary.singulars.contains(word) && StateWords.collections.contains(next) {
      return true
    }
    if StateVocabulary.isGeneral(StateName.splitQualifier(title).name) { return true }
    return !title.contains("机") && StateVocabulary.screenStates.isIn(title)
  }

  /// "Error States Animations": what moves in states, whose parts are motions; "States & Animations" is about both.
  static func isOfMotions(_ words: [String], _ title: String) -> Bool {
    guard words.count > 1, let last = words.last, motions.contains(last),
      StateVocabulary.plurals.contains(words[words.count - 2])
    else { return false }
    return !title.contains { "&+/,".contains($0) }
  }

  private static let motions: Lexicon = [
    "animation", "animations", "motion", "motions", "sounds", "haptics", "microinteractions",
  ]

  /// Words that make a plural of the next, in languages that have no other.
  private static let plurals: Lexicon = ["các", "những", "danh", "sách", "bảng"]

  // MARK: Members

  private mutating func visit(_ section: Int, as holder: Holder, depth: Int) {
    guard depth < 6 else { return }
    switch holder {
    case .cases: visitCases(section)
    case .state: visitState(section)
    case .family(let word): visitFamily(section, word)
    case .group, .subject: decide(section, as: holder, depth: depth)
    case .mixture:
      decide(section, as: holdsMostlyStates(section) ? .group : holder, depth: depth)
    }
  }

  /// The cases of an error state that a section "Error Messages" inside it lists.
  private mutating func visitCases(_ section: Int) {
    for child in children[section] where named[child] == nil {
      let words = words(of: child)
      guard let last = words.last, words.count > 1, StateWords.caseHeadings.contains(last) else {
        continue
      }
      let cases = children[child].filter { StateWords.isState(bareWords(of: $0)) }
      for section in cases { add(section, isNested: true) }
    }
  }

  private mutating func visitState(_ section: Int) {
    var members: [Int] = []
    for child in children[section] {
      let words = StateWords.core(bareWords(of: child))
      if named[child] == nil, StateWords.isState(words), words.count > 1 {
        members.append(child)
      } else if named[child] != nil || !StateWords.isPart(words) {
        return
      }
    }
    guard members.count > 1 else { return }
    for child in members { add(child, isNested: true) }
  }

  private mutating func visitFamily(_ section: Int, _ word: String) {
    for child in children[section] where named[child] == nil {
      let words = bareWords(of: child)
      guard words.count > 1, words.count <= 4, words.contains(word), !StateWords.isPart(words)
      else { continue }
      add(child, isNested: true)
    }
  }

  private mutating func decide(_ section: Int, as holder: Holder, depth: Int) {
    var (states, others): ([Int], [Int]) = ([], [])
    var groups: [(Int, Holder)] = []
    let hasNamed = children[section].contains { named[$0].map { $0.form != .group } ?? false }
    let kind = groupWord(of: section, holder)
    if isListOfIdentifiers(section) {
      return children[section].forEach { add($0, isNested: false) }
    }
    for child in children[section] where named[child] == nil {
      let bare = bareWords(of: child)
      guard !isForbidding(child, in: section), !holdsCases(child), !StateWords.headsExits(bare),
        !isOfMessages(bare, in: section, holder, depth: depth)
      else { continue }
      if let numbered = numberedName(of: child) {
        found[child] = Name(name: numbered, qualifier: nil, isNested: false)
      } else if bare.last == "errors", !children[child].isEmpty {
        groups.append((child, .mixture))
      } else if case .mixture = holder {
        continue
      } else if StateWords.isState(StateWords.core(bare)), !isAboutSize(child), isLeaf(child) {
        states.append(child)
      } else if let kind, bare.count > 1, bare.contains(kind), isPlain(bare) {
        add(child, isNested: false)
      } else if case .group = holder, isMember(child, bare, of: section) {
        add(child, isNested: false)
      } else if isScreenOfStates(child, holder) {
        visit(child, as: holder, depth: depth + 1)
      } else if !StateWords.isPart(bare) {
        others.append(child)
      } else if case .subject = holder, isDetail(bare, child) {
        visit(child, as: holder, depth: depth + 1)
      }
    }
    for child in states { add(child, isNested: false) }
    if case .subject = holder { takeNumbered(&others, in: section) }
    for (child, holder) in groups { visit(child, as: holder, depth: depth + 1) }
    let isTop = depth == 0 && document.sections[section].level <= 1
    let isTitle = isTop && states.count + others.count > 2 && isTitleOfStates(section)
    var most = kind != nil || depth > 0 && areWords(others) ? states.count * 2 : states.count
    if isTop {
      most = isTitle || areStates(states + others) ? .max : states.count / 3
    } else if isListOfStates(section) && (!states.isEmpty || others.allSatisfy(isIdentifier))
      || !hasNamed && areListed(states + others, in: section) || isWhole(section, holder, states)
    {
      most = .max
    } else if isAmongTold(section, holder) {
      most = others.count
    } else if case .subject = holder, depth > 0, hasScreenOfStates(beside: section, !states.isEmpty)
    {
      most = .max
    }
    let takes = !hasNamed && others.count <= most && most > 0 && !describesEach(in: section)
    for child in others {
      if takes, isOther(child, isShort: most == .max || isTop, isBelowTitle: isTitle) {
        add(child, isNested: false)
      } else {
        pass(child, as: holder, depth: depth)
      }
    }
  }

  /// "Class detail", with sections of its own.
  private func isDetail(_ words: [String], _ section: Int) -> Bool {
    words.count == 2 && !isLeaf(section) && StateWords.contents.contains(words[1])
  }

  /// "Paid" beside "Waiting" and "Declined": whether all headings are one word each.
  private func areWords(_ sections: [Int]) -> Bool {
    sections.allSatisfy { bareWords(of: $0).count == 1 }
  }

  /// Looks for states below a section that is none itself.
  private mutating func pass(_ section: Int, as holder: Holder, depth: Int) {
    guard StateWords.motions.isDisjoint(with: bareWords(of: section)) else { return }
    visit(section, as: holder, depth: depth + 1)
  }

  /// Whether the titles alone tell that they are of states: the top of a document holds more than states.
  private func areStates(_ sections: [Int]) -> Bool {
    StateCues.areStates(sections.map { bareWords(of: $0).joined(separator: " ") })
  }

  /// Whether a section that no word tells to be a state may be one beside others.
  private func isOther(_ section: Int, isShort: Bool, isBelowTitle: Bool) -> Bool {
    let words = bareWords(of: section)
    guard isLeaf(section), isPlain(words), !StateWords.isAside(words), !Self.isGesture(words),
      !isShort || words.count <= 4, !Self.explainsStates(words)
    else { return false }
    return !isBelowTitle
      || children[section].isEmpty && !words.contains(where: Self.asides.contains)
  }

  /// Whether a heading says that nothing but states follows: "States", "UI States", "State Inventory", "Modes".
  private func isListOfStates(_ section: Int) -> Bool {
    let words = words(of: section)
    guard document.sections[section].level > 1, words.count <= 2, let last = words.last else {
      return false
    }
    return named[section] == nil && words.first != "screen"
      && (StateVocabulary.plurals.contains(last) || last == "modes"
        || StateWords.collections.contains(last))
  }

  /// Whether a list of states holds nothing but names as code has them; then their words tell nothing.
  private func isListOfIdentifiers(_ section: Int) -> Bool {
    children[section].count > 1 && isListOfStates(section)
      && children[section].allSatisfy { named[$0] == nil && isIdentifier($0) }
  }

  /// Whether a heading is written as a name in code is: a code span, capitals, or an id before a dash.
  func isIdentifier(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    if document.span(at: text.lowerBound, in: .code) != nil { return true }
    let title = document.title(ofSection: section)
    return Self.splitID(title) != nil
      || (text.count > 1 && !document.plain[text].contains { (0x61...0x7A).contains($0) })
  }

  /// Splits "S2 – Armed" into its id and its name.
  private static func splitID(_ title: String) -> (id: String, name: String)? {
    let id = title.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard (2...4).contains(id.count), id.first?.isUppercase == true, id.last?.isNumber == true
    else { return nil }
    let rest = title.dropFirst(id.count).drop { $0 == " " }
    guard let mark = rest.first, ":：–—-".contains(mark) else { return nil }
    let name = StateName.trimmed(String(rest.dropFirst()))
    return name.isEmpty ? nil : (String(id), name)
  }

  /// Whether a title tells what a person does: "Swipe up", "Long press on a row".
  static func isGesture(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    return gestures.contains(words[0])
      || ["long", "double", "triple"].contains(words[0]) && gestures.contains(words[1])
  }

  private static let gestures: Lexicon = [
    "tap", "taps", "swipe", "swipes", "click", "clicks", "pinch", "scroll", "press", "flick",
    "shake",
  ]

  mutating func add(_ section: Int, isNested: Bool) {
    guard found[section] == nil, !isInsideFound(section) || isNested else { return }
    // "Idle → Armed" is a change.
    let heading = document.plainText(of: Int(document.sections[section].heading))
    guard !ArrowGlyph.mayOccur(in: document.plain, heading) else { return }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let split = Self.splitID(title)
    let (name, qualifier) = StateName.splitQualifier(split?.name ?? title)
    guard Names.wordCount(name) > 0, !StateVocabulary.endsInVerb(name) else { return }
    found[section] = Name(name: name, qualifier: qualifier, id: split?.id, isNested: isNested)
  }

  func isInsideFound(_ section: Int) -> Bool {
    var current = Int(document.sections[section].parent)
    while current > 0 {
      if found[current] != nil || named[current].map({ $0.form != .group }) ?? false { return true }
      current = Int(document.sections[current].parent)
    }
    return false
  }

  func words(of section: Int) -> [String] {
    Names.words(StateName.withoutNumbering(document.title(ofSection: section)))
  }

  func bareWords(of section: Int) -> [String] {
    StateName.bareWords(document.title(ofSection: section))
  }
}
