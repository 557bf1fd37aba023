import SpecModel
import SpecSyntax
import SpecText

/// Lists behind a sentence on what a menu holds, "The home menu contains:": screens, where other parts of the document
/// name them as such.
extension NavigationLists {
  /// The names of the items below such sentences, where two of them and a third at least head sections of their own;
  /// in a document about how screens lead to each other behind any sentence, where all of them do.
  ///
  /// - Complexity: O(lines); few end with a colon and name a menu.
  func menus() -> [(name: LocatedText, section: Int)] {
    var titles: Set<String>?
    var flows: [String: Bool] = [:]
    func areOfScreens(_ title: String) -> Bool {
      if let known = flows[title] { return known }
      let found = CourseWords.areOfScreens(title)
      flows[title] = found
      return found
    }
    var result: [(name: LocatedText, section: Int)] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && line.label != nil && line.value.isEmpty
      && line.text.count <= 80 && index + 3 < context.lines.count
      && context.lines[index + 1].holder == .item
    {
      let section = Int(document.nodes[line.node].section)
      let isMenu = tellsMenu(line)
      guard isMenu || context.facts.scopes[section].contains(where: areOfScreens) else { continue }
      let items = context.lines[(index + 1)...].prefix { $0.holder == .item }
        .filter { $0.depth == line.depth + 1 && isFirstLine($0) }
      let names = items.compactMap { boldTitle($0) ?? plainName($0) }
      guard (3...12).contains(names.count), names.count == items.count,
        Set(names.map { Names.key($0.text) }).count == names.count
      else { continue }
      let headings = titles ?? screenTitles
      titles = headings
      let met = names.count { headings.contains(Self.stem($0.text)) }
      let isLoose = !isMenu || items.contains { boldTitle($0) == nil }
      guard met > 1, met * 3 >= names.count, !isLoose || met == names.count else { continue }
      result += names.map { ($0, section) }
    }
    return result
  }

  private func isFirstLine(_ line: TextLine) -> Bool {
    line.text.lowerBound == document.plainText(of: line.node).lowerBound
  }

  /// The bold words with which an item begins, where they are a name as a whole.
  private func boldTitle(_ line: TextLine) -> LocatedText? {
    let first = document.run(at: line.text.lowerBound, in: line.node)
    guard first >= 0, case let end = boldEnd(first, line), end > line.text.lowerBound,
      end - line.text.lowerBound <= 48, case let span = line.text.lowerBound..<end,
      case let text = ArrowSide.unwrapped(document.string(plain: span)),
      (1...4).contains(Names.wordCount(text)),
      text.first.map({ $0.isUppercase || !$0.isASCII && !$0.isLowercase }) == true,
      !text.contains(where: { ",:;.=→/".contains($0) })
    else { return nil }
    return LocatedText(text, context.origin(plain: span))
  }

  /// Where the bold runs end that begin a line; a sign such as "&" has a run of its own.
  private func boldEnd(_ first: Int, _ line: TextLine) -> Int {
    document.runs[first...].prefix {
      $0.style.contains(.strong) && Int($0.start) < line.text.upperBound
    }.last.map { Int($0.start + $0.count) } ?? 0
  }

  /// An item that is a name and no more.
  private func plainName(_ line: TextLine) -> LocatedText? {
    guard line.text.count <= 48, line.label == nil else { return nil }
    return ListedScreens.name(document.string(plain: line.text)).map {
      LocatedText($0, context.origin(plain: line.text))
    }
  }

  /// Whether a line says what a menu or navigation holds.
  private func tellsMenu(_ line: TextLine) -> Bool {
    let text = document.string(plain: line.text).lowercased()
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return Self.wideMenus.contains(where: text.contains)
        && Self.wideVerbs.contains(where: text.contains)
    }
    let words = Names.words(text)
    return words.count <= 10 && words.contains(where: Self.menus.contains)
      && words.contains(where: Self.verbs.contains)
  }

  /// The titles of sections without the word for a screen.
  private var screenTitles: Set<String> {
    Set(
      document.sections.indices.dropFirst().compactMap { section in
        let title = StateName.withoutNumbering(document.title(ofSection: section))
        return Names.wordCount(title) <= 5 ? Self.stem(title) : nil
      })
  }

  /// The key of a name without the word for a screen and the mark of a plural.
  private static func stem(_ text: String) -> String {
    var words = Names.words(text)
    if words.count > 1, let last = words.last, TransitionWords.screenNouns.contains(last) {
      words.removeLast()
    }
    let key = StateVocabulary.withoutSurface(words.joined())
    return key.hasSuffix("s") ? String(key.dropLast()) : key
  }

  private static let menus: Lexicon = [
    "menu", "menus", "menü", "menú", "navigation", "nav", "drawer", "sidebar", "hub", "navegación",
    "navegação", "navigazione", "navigatie", "navigasi", "hauptmenü", "startmenü", "hoofdmenu",
  ]
  private static let verbs: Lexicon = [
    "contains", "includes", "has", "offers", "lists", "holds", "enthält", "bietet", "hat",
    "umfasst",
    "contient", "propose", "comprend", "contiene", "ofrece", "incluye", "tiene", "contém",
    "oferece",
    "inclui", "tem", "offre", "include", "ha", "bevat", "biedt", "heeft", "berisi", "memuat",
    "memiliki",
  ]
  private static let wideMenus = ["メニュー", "ナビゲーション", "菜单", "导航", "메뉴", "내비게이션"]
  private static let wideVerbs = [
    "次の", "以下", "項目", "含む", "含ま", "あります", "包含", "包括", "如下", "有以下", "포함", "다음", "구성",
  ]
}
