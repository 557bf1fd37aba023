import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds the sections that several numbered screens have, where half of them at least name states: "Expanded".
  ///
  /// "Route", "Primary user" and "Success metric" below each screen are the fields of a form.
  mutating func addRepeated(in screens: [Int]) {
    guard screens.count > 1 else { return }
    var sections: [String: [Int]] = [:]
    for child in screens.flatMap({ children[$0] }) where named[child] == nil && isLeaf(child) {
      let words = bareWords(of: child)
      guard words.count <= 2, !StateWords.isPart(words) else { continue }
      sections[words.joined(separator: " "), default: []].append(child)
    }
    let repeated = sections.values.filter { $0.count > 1 }
    let states = repeated.count { StateWords.isState(bareWords(of: $0[0])) }
    guard states > 0, states * 2 >= repeated.count else { return }
    for child in repeated.joined().sorted() {
      screens.filter { children[$0].contains(child) }.forEach { self.screens[$0] = nil }
      add(child, isNested: false)
    }
    addBeside(in: screens)
  }

  /// Adds the sections of one screen that name what it is meanwhile, "Loading" and "Empty": two at least, one of which
  /// only a screen has.
  mutating func addMeanwhile() {
    for section in screens.keys.sorted() {
      let members = children[section].filter { child in
        guard named[child] == nil, found[child] == nil, children[child].isEmpty else {
          return false
        }
        let words = bareWords(of: child)
        return (1...2).contains(words.count) && StateWords.isState(words)
      }
      guard members.count > 1,
        members.contains(where: { Self.isMeanwhile(bareWords(of: $0)) })
      else { continue }
      for child in members { add(child, isNested: false) }
    }
  }

  /// "Key states": a heading over those of the screen around it, which stays one.
  static func isOverMain(_ name: StateName) -> Bool {
    name.form == .group && Names.isPhrase(name.name, in: mainKinds)
  }

  /// "Bottom sheet states": a heading over those of a part of the screen around it, which stays one.
  static func isOfPart(_ name: StateName) -> Bool {
    let words = Names.words(name.name)
    guard name.form == .group, !name.isOfMachine, let last = words.last,
      !TransitionWords.screenNouns.contains(last), last != "view"
    else { return false }
    return ComponentSections.parts.contains(last) || TransitionWords.surfaces.contains(last)
      || TransitionWords.controls.contains(last)
  }

  /// The one section of a screen that says what it is meanwhile, "Empty state", beside two at least about its parts.
  func soleCondition(of screen: Int) -> Int? {
    let states = children[screen].filter { named[$0] != nil || found[$0] != nil }
    guard states.count == 1, children[screen].count > 2, let name = named[states[0]],
      name.form == .suffixed, Self.isMeanwhile(Names.words(name.name))
    else { return nil }
    return states[0]
  }

  private static let mainKinds: Lexicon = [
    "key", "main", "important", "essential", "core", "wichtige", "wichtigste", "belangrijke",
    "belangrijkste",
  ]

  private static func isMeanwhile(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return StateWords.screenOnly.contains(first) || meanwhile.contains(first)
      || StateWords.isUnspacedState(words)
  }

  private static let meanwhile: Lexicon = [
    "loading", "laden", "lädt", "chargement", "cargando", "carregando", "caricamento", "memuat",
    "загрузка", "пусто",
  ]

  /// The numbered sections below "Screens 3–5 — One loan", which go on with those of one screen each.
  func screensInRanges() -> [(Int, String)] {
    document.sections.indices.dropFirst().compactMap { section in
      let parent = Int(document.sections[section].parent)
      let title = document.title(ofSection: section)
      guard parent > 0, title.utf8.first.map(ASCII.isDigit) == true else { return nil }
      let outer = Names.words(StateName.withoutNumbering(document.title(ofSection: parent)))
      guard outer.count > 2, StateWords.screenPlurals.contains(outer[0]),
        outer[1].first?.isNumber == true, outer[2].first?.isNumber == true
      else { return nil }
      let name = StateName.withoutNumbering(title)
      return name == title || Names.wordCount(name) == 0 ? nil : (section, name)
    }
  }

  /// The sections beside numbered screens that call themselves screens: "Intro Screen" beside "Step 1 — Name".
  func screensBeside(_ numbered: [Int]) -> [(Int, String)] {
    let known = Set(numbered)
    let parents = Set(numbered.map { document.sections[$0].parent }.filter { $0 > 0 })
    return document.sections.indices.dropFirst().compactMap { section in
      guard parents.contains(document.sections[section].parent), !known.contains(section) else {
        return nil
      }
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      let words = Names.words(StateName.splitQualifier(title).name)
      guard (2...4).contains(words.count),
        words.last.map(TransitionWords.screenNouns.contains) == true
      else { return nil }
      return (section, title)
    }
  }

  private static let codes: Lexicon = ["scr", "scn", "screen", "page", "view"]

  /// Screens of an inventory, or those that ids tell where there is none or they are some of these: "P02: Board" beside
  /// "P01: Login screen".
  func withCoded(
    _ inventoried: [(section: Int, title: String)]
  ) -> [(section: Int, title: String)] {
    let haveIDs = inventoried.allSatisfy {
      StateName.id(before: $0.title) != nil || Self.idBeforeColon($0.title) != nil
    }
    guard haveIDs else { return inventoried }
    let coded = codedScreens()
    let sections = Set(coded.map(\.section))
    return inventoried.allSatisfy { sections.contains($0.section) } ? coded : inventoried
  }

  /// The sections of one level whose headings begin with ids of screens, "SCR-02: Basket", or with ids of any kind
  /// where most of them say that they are screens: "UX-02 – Basket (`#screen-basket`)".
  func codedScreens() -> [(section: Int, title: String)] {
    var groups: [String: [(section: Int, title: String)]] = [:]
    // The headings over several, "S1–S3 — Questions", by group.
    var ranges: [String: Int] = [:]
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard text.count <= 90, let first = text.first,
        case let isNumbered = ASCII.isDigit(document.plain[first]),
        isNumbered || ASCII.isUpper(document.plain[first]),
        case let heading = document.title(ofSection: section),
        case let title = isNumbered ? StateName.withoutNumbering(heading) : heading
      else { continue }
      guard let (id, whole) = Self.coded(title) else {
        if let id = NameRange.lead(of: title)?.ids.first {
          let prefix = id.prefix { $0.isLetter }.lowercased()
          ranges[prefix + String(document.sections[section].level), default: 0] += 1
        }
        continue
      }
      // "6.1 P0 items" is no screen, and "A2. Search" over a table of screens a group of them.
      if isNumbered && id.count(where: \.isNumber) < 2 || holdsScreens(section) { continue }
      let name = Self.beforeDash(whole)
      let prefix = id.prefix { $0.isLetter }.lowercased()
      let group = prefix + String(document.sections[section].level)
      groups[group, default: []].append((section, id + " " + name))
    }
    let isAboutScreens =
      document.sections.count > 1 && Self.isAboutScreens(document.title(ofSection: 1))
    let found = groups.filter { group, members in
      guard members.count + (ranges[group] ?? 0) > 2 else { return false }
      let prefix = members[0].title.prefix { $0.isLetter }.lowercased()
      return Self.codes.contains(prefix)
        || !Self.stories.contains(prefix)
          && (isAboutScreens
            || countsOnFromList(Int(document.sections[members[0].section].parent)))
        || members.count { Self.saysScreen($0.title) } * 3 >= members.count * 2
    }
    return found.values.flatMap(\.self).sorted { $0.section < $1.section }
  }

  /// What the ids of use cases, stories, requirements, criteria, tests and rules begin with, which are told of screens.
  static let stories: Lexicon = [
    "uc", "us", "fr", "nfr", "ac", "tc", "br", "req", "rf", "rnf", "cu", "hu", "epic", "adr",
  ]

  /// Whether a title says that the document is about screens: "Ski rental — screen design".
  static func isAboutScreens(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains(where: StateWords.screenPlurals.contains)
      || words.contains(where: TransitionWords.screenNouns.contains)
      || ["画面", "界面", "页面", "화면"].contains(where: title.contains)
  }

  /// The id and the name of "SCR-02: Basket".
  private static func coded(_ title: String) -> (id: String, name: String)? {
    let id = Substring(
      title.utf8.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen })
    guard StateName.isID(String(id)) else { return nil }
    let rest = title[id.endIndex...].drop { " :.–—-·|".contains($0) }
    // "S1–S3 — Questions" is over several.
    guard rest.first?.isLetter == true, !StateName.isID(String(rest.prefix { $0 != " " })) else {
      return nil
    }
    // "S2. Equipment list — main screen"
    let name = TextSplit.halves(of: String(rest), at: " — ")?.before ?? String(rest)
    return (String(id), name)
  }

  /// The id of "P02: Basket".
  static func idBeforeColon(_ title: String) -> Substring? {
    guard let colon = title.prefix(8).firstIndex(where: { $0 == ":" || $0 == "：" }),
      case let id = title[..<colon], StateName.isID(String(id))
    else { return nil }
    return id
  }

  /// Whether a title says that what it names is a screen: "Basket screen", "Basket (`#screen-basket`)".
  private static func saysScreen(_ title: String) -> Bool {
    Names.words(title).contains { word in
      TransitionWords.screenNouns.contains(word) || TableVocabulary.overlayNouns.contains(word)
    }
  }

  /// Adds "Dark Mode" beside "Ready State": where a sibling says that it is a state, a mode is one as well.
  mutating func addModes() {
    for section in children.indices where children[section].count > 1 {
      let others = children[section].filter { named[$0] == nil && found[$0] == nil && isMode($0) }
      guard !others.isEmpty,
        children[section].contains(where: { named[$0].map { $0.form != .group } ?? false })
      else { continue }
      for child in others where isLeaf(child) { add(child, isNested: false) }
    }
  }

  /// Whether a heading calls itself a mode: "Large Text Mode".
  private func isMode(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count > 5, text.count <= 60 else { return false }
    if ASCII.starts(document.plain, at: text.upperBound - 5, with: " Mode") {
      return (2...4).contains(bareWords(of: section).count)
    }
    guard document.plain[text].contains(where: { $0 >= 0xE3 }) else { return false }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let name = StateName.splitQualifier(title).name
    return Self.modeMarks.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// Words for "mode" at the end of a name in scripts without spaces.
  static let modeMarks = ["模式", "モード", "모드"]

  /// Adds "Critical Status", "Low Status" in a document about states, each name once.
  mutating func addStatuses(of subject: Int?) {
    guard subject != nil else { return }
    var seen: Set<String> = []
    for section in document.sections.indices.dropFirst() {
      let members = children[section].filter { child in
        let words = statusWords(of: child)
        return (2...4).contains(words.count) && words.last == "status"
      }
      let firm = members.filter { child in
        let first = statusWords(of: child)[0]
        return StateWords.severities.contains(first) || StateWords.states.contains(first)
      }
      guard members.count > 1, firm.count * 2 > members.count else { continue }
      for child in members where named[child] == nil && found[child] == nil {
        let head = Self.beforeDash(document.title(ofSection: child))
        let (name, qualifier) = StateName.splitQualifier(StateName.withoutNumbering(head))
        guard !isInsideFound(child), seen.insert(Names.key(name)).inserted else { continue }
        found[child] = Name(name: name, qualifier: qualifier, id: nil, isNested: false)
      }
    }
  }

  private func statusWords(of section: Int) -> [String] {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 80, ASCII.find("tatus", in: document.plain, text) != nil else { return [] }
    let head = StateName.withoutNumbering(Self.beforeDash(document.title(ofSection: section)))
    return Names.words(StateName.splitQualifier(head).name)
  }

  /// The text before a dash between blanks.
  private static func beforeDash(_ title: String) -> String {
    for dash in [" - ", " – ", " — "] {
      if let halves = TextSplit.halves(of: title, at: dash) { return halves.before }
    }
    return title
  }

  /// Whether a member of "Row States" is one way in which the thing looks: drawn at once, or "Row with Remarks".
  func isVariant(_ section: Int, of group: Int) -> Bool {
    let words = bareWords(of: section)
    guard (1...5).contains(words.count), isLeaf(section), !StateWords.isPart(words),
      !StateWords.techniques.contains(words[0]), !Self.isGesture(words)
    else { return false }
    if words.count > 2, words[0] == named[group].flatMap({ Names.words($0.name).last }),
      StateWords.links.contains(words[1])
    {
      return true
    }
    let own = document.sections[section].ownNodes
    let next = Int(document.sections[section].heading) + 1
    guard own.contains(Int32(next)), document.nodes[next].kind == .codeBlock,
      document.isDrawing(next)
    else { return false }
    // Lines "A → B" are no drawing of a thing, and neither are those of a flow or of calls.
    let lines = document.codeBlocks[Int(document.nodes[next].payload)].lines
    return !lines.prefix(1).contains {
      ArrowGlyph.mayOccur(in: document.source.bytes, $0.offsets)
    }
      && !lines.contains(where: leadsDown) && !areCalls(lines)
  }

  /// Whether a line of a fence is nothing but the head of an arrow.
  private func leadsDown(_ line: SourceRange) -> Bool {
    let text = ASCII.trimmed(document.source.bytes, line.offsets)
    return (1...3).contains(text.count) && ChartCue.hasHead(document.source.bytes, text)
  }

  /// Whether all lines of a fence that hold something are calls or declarations of functions: "door_opened(count: int)".
  private func areCalls(_ lines: [SourceRange]) -> Bool {
    let bytes = document.source.bytes
    let texts = lines.map { ASCII.trimmed(bytes, $0.offsets) }.filter { !$0.isEmpty }
    return !texts.isEmpty
      && texts.allSatisfy { text in
        let rest = text.drop { byte in
          ASCII.isWord(bytes[byte]) || bytes[byte] == 0x5F || bytes[byte] == ASCII.dot
        }
        return rest.count > 1 && rest.count < text.count && bytes[rest.startIndex] == 0x28
          && rest.contains { bytes[$0] == 0x29 }
      }
  }
}

extension Document {
  /// Whether a code block may be a drawing: a fence without a language of code.
  func isDrawing(_ node: Int) -> Bool {
    let index = Int(nodes[node].payload)
    guard nodes[node].kind == .codeBlock, codeBlocks.indices.contains(index) else { return false }
    let block = codeBlocks[index]
    return block.isFenced && FenceTags.plain.contains(block.language)
  }
}
