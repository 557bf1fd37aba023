import SpecModel
import SpecSyntax
import SpecText

/// Screens that a document lists as code has them, in the order of the navigators that hold them.
extension ListedScreens {
  /// The names in code below "Registered screens", or in the sections of navigators below "Screens": "- SignIn" below
  /// "### AuthStack"; `nil` where one of the items is no such name.
  ///
  /// Four at least, a third of which are written as one word of several, so that "- Search" and "- Map" in a list of
  /// what a screen holds are none.
  func registered(_ section: Int) -> [LocatedText]? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (7...60).contains(text.count), Self.mayListScreens(document.plain, text) else {
      return nil
    }
    let title = StateName.withoutNumbering(document.string(plain: text))
    let isRegistered = Names.hasWord(title, in: Self.registrations)
    guard BareHeadings.listsScreens(title), isRegistered || BareHeadings.isPlainList(title) else {
      return nil
    }
    let level = document.sections[section].level
    let below = document.sections.indices[(section + 1)...]
      .prefix { document.sections[$0].level > level }
    if below.isEmpty, !isRegistered { return nil }
    var result: [LocatedText] = []
    var seen: Set<String> = []
    for part in below.isEmpty ? [section] : Array(below) {
      let items = context.items(of: part)
      guard !items.isEmpty, isRegistered || Self.isNavigator(document.title(ofSection: part)) else {
        return nil
      }
      for item in items {
        guard let name = codeName(item) else { return nil }
        if seen.insert(Names.key(name.text)).inserted { result.append(name) }
      }
    }
    let joined = result.count { Self.isOfSeveralWords($0.text) }
    return result.count > 3 && joined * 3 >= result.count ? result : nil
  }

  /// The names in the lists below headings that only sort the screens below "Screens": "- Login" below "### Auth".
  func grouped(_ section: Int) -> [LocatedText]? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    let next = section + 1
    guard (5...60).contains(text.count), next < document.sections.count,
      document.sections[next].level > document.sections[section].level,
      Self.mayListScreens(document.plain, text),
      ScreenGroups.isList(document.string(plain: text)),
      case .items(let names)? = ScreenGroups(context).members(below: section)
    else { return nil }
    return names
  }

  /// A name as code has it that is all of an item, or that begins it in code or bold before a remark.
  private func codeName(_ item: TextLine) -> LocatedText? {
    let range = mark(item) ?? item.text
    guard (2...40).contains(range.count), document.plain[range].allSatisfy(Self.mayBeInName),
      ASCII.isLetter(document.plain[range.lowerBound])
    else { return nil }
    let name = document.string(plain: range)
    guard name.first?.isUppercase == true || name.contains("_") else { return nil }
    return LocatedText(name, context.origin(plain: item.text))
  }

  private static func mayBeInName(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte == 0x5F }

  /// Whether a name in code is made of several words: "SignIn", "order_list".
  static func isOfSeveralWords(_ name: String) -> Bool {
    name.dropFirst().contains { $0 == "_" || $0.isUppercase }
      && name.contains(where: \.isLowercase)
  }

  /// A quick look at bytes: "creen", "iew" or "age" of English and the like of other languages, or any other script.
  private static func mayListScreens(
    _ plain: ContiguousArray<UInt8>, _ text: Range<Int>
  ) -> Bool {
    cues.contains { ASCII.find($0, in: plain, text) != nil }
      || plain[text].contains { $0 >= 0xC3 }
  }

  private static let cues: [StaticString] = [
    "creen", "iew", "age", "antall", "ela", "chermat", "ayar", "alaman", "ildschirm", "nsicht",
    "cran", "agin",
  ]

  /// Whether a heading names what holds the screens of one part of an app: "AuthStack", "Main tab navigator", "Modals".
  private static func isNavigator(_ title: String) -> Bool {
    let name = StateName.splitQualifier(StateName.withoutNumbering(title)).name
    guard name.utf8.count <= 48 else { return false }
    return Names.words(name).last.map(navigators.contains) == true
      || navigatorEnds.contains(where: name.hasSuffix)
  }

  private static let navigators: Lexicon = [
    "stack", "navigator", "navigators", "tabs", "drawer", "modals", "group", "graph", "router",
    "stapel", "pile", "pila", "pilha", "навигатор", "стек", "スタック", "ナビゲーター", "导航器", "스택",
  ]
  private static let navigatorEnds: Phrases = [
    "Stack", "Navigator", "Tabs", "Drawer", "Modals", "Graph", "Router",
  ]

  /// Words of headings over what code has declared.
  private static let registrations: Lexicon = [
    "registered", "declared", "registrierte", "deklarierte", "registradas", "registrados",
    "declaradas", "enregistrés", "déclarés", "registrate", "registrati", "dichiarate",
    "geregistreerde", "terdaftar", "зарегистрированные", "зареєстровані", "登録済み", "已注册", "已註冊",
    "등록된",
  ]
}
