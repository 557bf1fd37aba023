import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Siblings that call themselves screens, "1. Library screen", "2. Pantalla de ajustes": two at least and half of them
  /// in a document or a section about screens or a flow, or three beside sections of no work and no code.
  func calledScreens() -> [(section: Int, title: String)] {
    guard document.sections.count > 3 else { return [] }
    var siblings: [Int: [Int]] = [:]
    for section in document.sections.indices.dropFirst() {
      siblings[Int(document.sections[section].parent), default: []].append(section)
    }
    return siblings.keys.sorted().flatMap { parent -> [(section: Int, title: String)] in
      guard let members = siblings[parent], members.count > 1,
        members.count(where: mayCallItselfScreen) > 1
      else { return [] }
      return called(among: members, below: parent)
    }
  }

  private func called(
    among members: [Int], below parent: Int
  ) -> [(section: Int, title: String)] {
    let titles = document.path(ofSection: parent).map { document.title(ofSection: $0) }
    let isOfInterface =
      titles.contains(where: Self.isOfInterface) || titles.last.map(groupsShown) == true
    var screens: [(section: Int, title: String)] = []
    var overlays: [(section: Int, title: String)] = []
    let groups = members.filter(isGroup)
    let grouped = groups.flatMap(membersOfGroup)
    for section in members where !groups.contains(section) {
      guard ScreenNames.numbered(document.title(ofSection: section)) == nil,
        let name = name(of: section, isNumbered: false)
      else { continue }
      if Self.callsItselfScreen(name) {
        screens.append((section, name))
      } else if isOfInterface, Self.calledKind(name) == .overlay {
        overlays.append((section, name))
      }
    }
    let isOfWork = titles.contains(where: Self.isOfWork)
    // "Search modal" beside "Home screen", or three of them, are parts of the app.
    if !isOfWork, screens.count + overlays.count > 2 || !screens.isEmpty {
      screens = (screens + overlays).sorted { $0.section < $1.section }
    }
    screens = (screens + grouped).sorted { $0.section < $1.section }
    guard screens.count > 1 else { return [] }
    let count = members.count - groups.count + grouped.count
    if isOfInterface, screens.count * 2 >= count { return screens }
    guard screens.count > 2, !isOfWork, isOfInterface || areShown(screens) else { return [] }
    // In a document about an interface three names of screens are enough, beside whatever stands there.
    let isFirm = isOfInterface && screens.count - overlays.count > 2
    let least = isOfInterface ? 4 : 2
    return isFirm || screens.count * least >= count ? screens : []
  }

  /// "1. 会員関連画面" over "1.1 入会画面": whether a heading in a script without plurals is over several screens.
  func isGroup(_ section: Int) -> Bool {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return title.utf8.first ?? 0 >= 0xE3 && Self.groupEnds.suffix(of: title) != nil
      && !membersOfGroup(section).isEmpty
  }

  /// The numbered sections right below a heading.
  func membersOfGroup(_ section: Int) -> [(section: Int, title: String)] {
    document.sections.indices[(section + 1)...]
      .prefix { document.sections[$0].level > document.sections[section].level }
      .filter { Int(document.sections[$0].parent) == section && hasNumber($0) }
      .compactMap { member in
        name(of: member, isNumbered: false).map { (section: member, title: $0) }
      }
  }

  /// Ends of headings over the screens of one sort, for some people or for all.
  private static let groupEnds: Phrases = [
    "関連画面", "向け画面", "共通画面", "系画面", "その他の画面", "その他画面", "関連ページ", "向けページ", "共通ページ", "相关页面",
    "相关界面", "公共页面", "通用页面", "其他页面", "相關頁面", "共用頁面", "其他頁面", "관련 화면", "공통 화면", "기타 화면", "관련 페이지",
    "공통 페이지",
  ]

  /// Whether names in which "screen" may mean a mesh or a test, "Folding screen", stand in a document about an interface.
  private func areShown(_ screens: [(section: Int, title: String)]) -> Bool {
    !screens.allSatisfy { Names.words($0.title).last == "screen" } || InterfaceCues.areIn(document)
  }

  // MARK: Numbers

  /// Whether a digit, or a letter of a script that has other signs for numbers, stands in a heading.
  func mayHoldNumber(_ text: Range<Int>) -> Bool {
    document.plain[text].contains { ASCII.isDigit($0) || $0 >= 0xE3 }
  }

  /// The name of a screen behind its number, "Screen 2: Basket"; pages may be those of a report, so that the name, its
  /// route or the document must tell that they are shown.
  func nameBehindNumber(_ section: Int, _ title: String) -> String? {
    guard let (name, isPage) = ScreenNames.numbered(title) else { return nil }
    guard isPage else { return name }
    let isShown =
      ScreenNames.kind(of: name) != nil || Self.routed(title) != nil
      || document.path(ofSection: Int(document.sections[section].parent)).contains {
        Self.isOfInterface(document.title(ofSection: $0))
      }
    return isShown ? name : nil
  }

  // MARK: Nouns

  /// Whether a heading may call itself a screen: a look at its first and last letters.
  func mayCallItselfScreen(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count > 5, let last = text.last else { return false }
    // A remark in parentheses may stand behind the noun; other languages are looked at word by word.
    if document.plain[last] == 0x29 || document.plain[text].contains(where: { $0 >= 0x80 }) {
      return true
    }
    var start = last
    while start > text.lowerBound, ASCII.isLetter(document.plain[start - 1]) { start -= 1 }
    // "PaymentScreen" and "EcranPaiement": the noun of a type is its last word or its first one.
    let capitals = (start..<text.upperBound).filter { ASCII.isUpper(document.plain[$0]) }
    var places = [start..<text.upperBound]
    if let inner = capitals.last, inner > start {
      places.append(inner..<text.upperBound)
      if let next = capitals.first(where: { $0 > start }) { places.append(start..<next) }
    }
    let head = text.first { ASCII.isLetter(document.plain[$0]) } ?? text.lowerBound
    let end = (head..<text.upperBound).first { !ASCII.isLetter(document.plain[$0]) }
    places.append(head..<(end ?? text.upperBound))
    let isNoun = document.plain.withUnsafeBufferPointer { bytes in
      places.contains {
        Self.nouns.contains(ignoringCase: UnsafeBufferPointer(rebasing: bytes[$0]))
      }
    }
    return isNoun
      || text.upperBound - start > 7
        && ScreenNames.isCompound(document.string(plain: start..<text.upperBound).lowercased())
  }

  private static let nouns = TransitionWords.screenNouns.union(ScreenNames.leads)

  /// "Library screen", "Pantalla de ajustes": a name with the noun, which is no size, device or kind of screen.
  static func callsItselfScreen(_ name: String) -> Bool {
    if calledKind(name) == .screen { return true }
    // "StationListView（放送局一覧画面）"
    let (head, remark) = StateName.splitQualifier(name)
    if let remark, EventName.isType(head), calledKind(remark) == .screen { return true }
    let words = Names.words(StateName.splitQualifier(name).name)
    return (2...5).contains(words.count) && EventName.isType(name)
      && TransitionWords.screenNouns.contains(words[0]) && areOfOneScreen(words)
  }

  private static func calledKind(_ name: String) -> ScreenNames.Kind? {
    guard let kind = ScreenNames.kind(of: name),
      areOfOneScreen(Names.words(StateName.splitQualifier(name).name)),
      FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name)
    else { return nil }
    return kind
  }

  private static func areOfOneScreen(_ words: [String]) -> Bool {
    !words.contains(where: {
      TransitionWords.sizes.contains($0) || kinds.contains($0) || StateWords.sides.contains($0)
    }) && !orders.contains(where: { words[0].hasPrefix($0) })
  }

  /// Beginnings of names for the screen before or behind another, in scripts without blanks.
  private static let orders: Phrases = ["이전", "다음", "현재", "前", "次", "現在", "上一", "下一", "当前"]

  /// Words before "screen" that tell a kind of screens or a thing about them.
  private static let kinds: Lexicon = [
    "mobile", "tablet", "desktop", "full", "small", "large", "touch", "per", "each", "every", "the",
    "this", "any", "one", "a", "of", "on", "split", "wide", "and", "or", "between", "to", "from",
    "multi", "single", "green", "sub", "off", "same", "previous", "next", "target", "other", "all",
    "anterior", "siguiente", "próxima", "nächster", "vorheriger", "suivant",
  ]

  /// Whether a title speaks of screens, a flow, or the interface of a product.
  static func isOfInterface(_ title: String) -> Bool {
    let words = Names.words(title)
    guard !words.contains(where: technical.contains) else { return false }
    return TransitionWords.speaksOfStates(title) || FlowWords.nameFlow(title)
      || words.contains(where: interfaces.contains)
  }

  /// Whether a title speaks of code, or of the work on a product.
  static func isOfWork(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains { technical.contains($0) || works.contains($0) }
      || title.utf8.contains { $0 >= 0xE3 } && workMarks.contains(where: title.contains)
  }

  static let technical: Lexicon = [
    "architecture", "api", "backend", "data", "component", "components", "implementation", "tests",
    "testing", "test", "migration", "refactor", "roadmap", "changelog", "structure", "files",
    "performance",
  ]
  private static let interfaces: Lexicon = [
    "ui", "ux", "wireframe", "wireframes", "mockups", "app", "interface", "screens", "gui",
    "pantallas", "telas", "écrans", "bildschirme", "interfaz", "interfaccia", "oberfläche",
    "benutzeroberfläche", "интерфейс", "интерфейса", "інтерфейсу", "interfejs", "interfejsu",
    "arayüz", "arayüzü", "antarmuka", "gränssnitt",
  ]
  /// Words of titles over what is to be done, has been done or is tried out, and over parts of code.
  private static let works: Lexicon = [
    "task", "tasks", "plan", "plans", "backlog", "sprint", "sprints", "todo", "milestone",
    "milestones", "phase", "phases", "release", "releases", "audit", "qa", "bugs", "issues",
    "checklist", "checklists", "stories", "epics", "endpoints", "library",
    "libraries", "slides", "deck", "ppt", "report", "review", "findings", "copy", "seo", "sizes",
    "devices", "styleguide", "aufgaben", "komponenten", "bausteine", "umsetzung",
    "tareas", "componentes", "pruebas", "tâches", "composants", "exigences",
    "tarefas",
    "testes", "componenti", "attività", "componenten", "taken", "задачи", "компоненты",
    "план", "тесты", "завдання", "zadania", "komponenty",
    "testy", "görevler", "bileşenler", "úkoly", "tugas", "komponen",
    "pengujian", "uppgifter",
  ]
  private static let workMarks = [
    "任务", "任務", "计划", "計画", "計劃", "组件", "組件", "元件", "测试", "測試", "清理", "タスク",
    "コンポーネント", "テスト", "작업", "컴포넌트", "테스트", "계획",
  ]
}
