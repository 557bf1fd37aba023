import SpecModel
import SpecSyntax
import SpecText

/// Lists whose lines are a route and the name of its page: "- `/basket` — Basket", "/basket → Basket", "- Basket →
/// `/basket`", below a heading over routes, pages or the way between them.
extension RoutedNames {
  /// The pages of all such items.
  ///
  /// - Complexity: O(lines); the heading is asked where two items hold a slash.
  func listedPairs() -> [Page] {
    var result: [Page] = []
    for section in document.sections.indices.dropFirst() {
      guard document.sections[section].ownNodes.count > 2,
        case let items = context.items(of: section), (2...60).contains(items.count),
        items.count(where: { ASCII.find(ASCII.slash, in: document.plain, $0.text) != nil }) > 1,
        listsPages(section)
      else { continue }
      let pairs = items.compactMap { item -> Page? in
        guard item.text.count <= 120 else { return nil }
        return page(
          document.string(plain: item.text), document.sourceRange(plain: item.text), section)
      }
      if pairs.count > 1, pairs.count * 3 >= items.count * 2 { result += pairs }
    }
    return result
  }

  /// The pages of fences of which every line is such a pair, sends on to another page or stands over others.
  func fencedPairs(_ blocks: inout Set<Int32>) -> [Page] {
    var result: [Page] = []
    for block in document.codeBlocks
    where block.isFenced && FenceTags.plain.contains(block.language)
      && (3...80).contains(block.lines.count) && mayHoldRoutes(block)
    {
      let section = Int(document.nodes[Int(block.node)].section)
      guard listsPages(section), let pages = pages(of: block, section), pages.count > 2 else {
        continue
      }
      blocks.insert(block.node)
      result += pages
    }
    return result
  }

  /// Whether lines enough hold a slash: each page has one.
  private func mayHoldRoutes(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.count { ASCII.find(ASCII.slash, in: bytes, $0.offsets) != nil } > 2
  }

  private func pages(of block: Document.CodeBlock, _ section: Int) -> [Page]? {
    var result: [Page] = []
    var described = 0
    for line in block.lines {
      let bare = document.source.string(line).drop { SiteMaps.branches.contains($0) }
      let text = StateName.trimmed(String(bare))
      guard !text.isEmpty else { continue }
      guard text.utf8.count <= 120 else { return nil }
      if let page = page(text, line, section) ?? named(text, line, section),
        !page.name.contains(",")
      {
        // "Successful login → /desk" tells what leads there.
        if OutcomeWords.tellsEvent(page.name) { return nil }
        result.append(page)
      } else if let page = self.described(text, line, section) {
        described += 1
        result.append(page)
      } else if text.hasPrefix("/") {
        guard Names.hasWord(text, in: Self.redirects) || Self.isFile(text) else { return nil }
      } else {
        // "(signed in)" over its pages.
        guard !Arrow.isIn(text), Names.wordCount(text) <= 4 else { return nil }
      }
    }
    guard described * 2 <= result.count else { return nil }
    // Remarks in parentheses would come again: "/basket (signed in)" beside "/orders (signed in)".
    return Set(result.map { Names.key($0.name) }).count == result.count ? result : nil
  }

  /// The page of "/account → profile, orders, payment": words behind the arrow that tell what is there, and no name.
  private func described(_ text: String, _ range: SourceRange, _ section: Int) -> Page? {
    let halves = TextSplit.pieces(of: text, at: Self.arrows, most: 2)
    guard halves.count == 2, Route.isWhole(halves[0]), !Route.begins(halves[1]),
      !Self.folders.contains(halves[0].dropFirst().lowercased()),
      !Names.hasWord(text, in: Self.redirects), !Self.isAboutServices(section, document)
    else { return nil }
    return Page(
      name: halves[0], route: halves[0], origin: document.origin(range), section: section)
  }

  /// "/sitemap.xml → …": a file, which no page shows.
  private static func isFile(_ text: String) -> Bool {
    let path = text.prefix { $0 != " " }
    return path.dropFirst().contains(".")
  }

  /// The page of "/basket (basket)" or "/orders/:id (order detail) [signed in]".
  private func named(_ text: String, _ range: SourceRange, _ section: Int) -> Page? {
    guard text.utf8.first == ASCII.slash else { return nil }
    let (route, remark) = StateName.splitQualifier(Self.withoutBrackets(text))
    guard let name = remark, Route.isWhole(route), !Route.isWhole(name), !EventName.isCode(name),
      Names.wordCount(name) <= 4, !Names.hasWord(name, in: Self.redirects),
      Names.words(name).last.map(Self.accesses.contains) != true
    else { return nil }
    var pages: [Page] = []
    add(name, route, range, section, to: &pages)
    return pages.first
  }

  /// The page of a line that is a route and a name, in either order.
  private func page(_ text: String, _ range: SourceRange, _ section: Int) -> Page? {
    let halves = TextSplit.pieces(of: text, at: Self.marks, most: 2)
    guard halves.count == 2, !Names.hasWord(text, in: Self.redirects) else { return nil }
    let isFirst = Route.isWhole(Self.withoutRemark(halves[0]))
    let route = Self.withoutRemark(isFirst ? halves[0] : halves[1])
    let name = StateName.splitQualifier(Self.withoutBrackets(isFirst ? halves[1] : halves[0])).name
    guard Route.isWhole(route), !Route.isWhole(name), !EventName.isCode(name),
      name.unicodeScalars.first.map({ $0.properties.isUppercase || $0.value >= 0x600 }) == true
    else { return nil }
    var pages: [Page] = []
    add(name, route, range, section, to: &pages)
    return pages.first
  }

  /// "/loans" of "/loans (later)".
  private static func withoutRemark(_ route: String) -> String {
    route.hasSuffix(")") && route.contains(" (") ? StateName.splitQualifier(route).name : route
  }

  /// "Loans" of "Loans [signed in]".
  private static func withoutBrackets(_ text: String) -> String {
    guard text.hasSuffix("]"), let open = text.lastIndex(of: "["), open > text.startIndex else {
      return text
    }
    return StateName.trimmed(String(text[..<open]))
  }

  private func listsPages(_ section: Int) -> Bool {
    // What stands before the first heading has none.
    guard section > 0 else { return false }
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60 else { return false }
    let title = document.string(plain: text)
    // "URL structure" is over pages, though a structure may be anything.
    guard !FlowChains.isTechnical(title) || Names.hasWord(title, in: Self.addresses),
      !Names.hasWord(title, in: Self.projects)
    else { return false }
    if Names.words(title).suffix(2).elementsEqual(["screen", "map"]) { return true }
    return Names.hasWord(title, in: Self.titles) || TransitionWords.speaksOfStates(title)
      || StateVocabulary.surfaces.contains(where: title.contains)
      || Self.titleMarks.contains(where: title.contains)
  }

  private static let marks: Phrases = [
    " — ", " – ", " - ", " → ", " -> ", " => ", ": ", "：", "——", "→",
  ]
  private static let arrows: Phrases = [" → ", " -> ", " => "]
  private static let redirects: Lexicon = [
    "redirect", "redirects", "weiterleitung", "redirection", "redirige", "redireciona",
    "リダイレクト", "重定向",
  ]
  private static let addresses: Lexicon = ["url", "urls"]
  private static let projects: Lexicon = [
    "folder", "folders", "directory", "files", "project", "repository", "repo", "code", "backend",
    "server", "endpoints",
  ]
  private static let titles: Lexicon = [
    "routes", "route", "routing", "url", "urls", "pages", "sitemap", "rutas", "rotas", "routen",
    "rotte",
    "rute", "seiten", "páginas", "pagine", "halaman", "маршруты", "страницы", "маршрути",
    "сторінки", "strony", "sidebar", "menu", "menú",
  ]
  private static let titleMarks = ["ルート", "路由", "라우트", "경로", "导航", "導航", "サイトマップ"]
}
