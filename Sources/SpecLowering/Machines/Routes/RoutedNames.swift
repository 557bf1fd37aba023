import SpecModel
import SpecSyntax
import SpecText

/// Reads names of screens that stand beside their routes, in site maps and lists: "├── Basket (/basket)",
/// "1. **Basket** (`/basket`)".
///
/// Three routes at least make an inventory; a document on what programs call has none.
struct RoutedNames {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  struct Page {
    var name: String
    var route: String
    var origin: Origin
    var section: Int
  }

  /// Adds the screens; of several names for one route the first counts, and the others are spellings of it.
  func collect(into drafts: inout MachineDrafts) {
    let pages = (self.pages() + listedPairs() + columnPairs() + fencedPairs(&drafts.trees))
      .sorted { $0.origin.range.start < $1.origin.range.start }
    guard Set(pages.map(\.route)).count > 2, let screen = pages.first?.section else { return }
    var places: [String: Int] = [:]
    for (index, state) in drafts.states.enumerated() {
      for text in [state.name] + state.aliases.map(\.text) {
        places[Self.key(text), default: index] = min(index, places[Self.key(text)] ?? index)
      }
    }
    for page in pages {
      let keys = [Self.key(page.route), Self.key(page.name)]
      if let place = keys.lazy.compactMap({ places[$0] }).first {
        for (key, text) in zip(keys, [page.route, page.name]) where places[key] == nil {
          drafts.states[place].aliases.append(LocatedText(text, page.origin))
          places[key] = place
        }
        continue
      }
      var draft = StateDraft(name: page.name, origin: page.origin, screen: screen)
      draft.parentSection = screen
      draft.aliases = [LocatedText(page.route, page.origin)]
      for key in keys { places[key] = drafts.states.count }
      drafts.states.append(draft)
    }
  }

  /// Routes differ in their marks alone: "/items" and "/items/:id" do not.
  private static func key(_ text: String) -> String {
    text.hasPrefix("/") ? text.lowercased() : Names.key(text)
  }

  // MARK: Lines

  private func pages() -> [Page] {
    var result: [Page] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks
      where block.isFenced && FenceTags.plain.contains(block.language) {
        let section = Int(document.nodes[Int(block.node)].section)
        for line in block.lines {
          if let page = Self.named(line.offsets, bytes) {
            add(page.name, page.route, line, section, to: &result)
            continue
          }
          guard let open = Bytes.find("(/", in: line.offsets, of: bytes) else { continue }
          let start = Self.afterBranches(line.offsets, bytes)
          guard start < open, let route = Self.route(open, line.offsets.upperBound, bytes) else {
            continue
          }
          add(Self.string(start..<open, bytes), route, line, section, to: &result)
        }
      }
    }
    document.plain.withUnsafeBufferPointer { bytes in
      for line in context.lines
      where (line.holder == .item || line.holder == .paragraph) && line.text.count <= 200 {
        guard let open = Bytes.find("(/", in: line.text, of: bytes),
          open - line.text.lowerBound < 60,
          let route = Self.route(open, line.text.upperBound, bytes)
        else { continue }
        add(
          Self.string(line.text.lowerBound..<open, bytes), route,
          document.sourceRange(plain: line.text.lowerBound..<open),
          Int(document.nodes[line.node].section), to: &result)
      }
    }
    return result
  }

  func add(
    _ text: String, _ route: String, _ range: SourceRange, _ section: Int, to pages: inout [Page]
  ) {
    let name = SiteMaps.behindNoun(StateName.trimmed(StateName.withoutNumbering(text)))
    // "Team / People" is one page of two names.
    let isOfTwo = name.utf8.contains(ASCII.slash) && Names.wordCount(name) < 5
    let parts = isOfTwo ? TextSplit.pieces(of: name, at: Self.strokes) : [name]
    guard (1...5).contains(Names.wordCount(name)), name.first?.isLetter == true,
      !parts.contains(where: { $0.contains(where: { ":.→/=".contains($0) }) }),
      route == "/" || Route.begins(route), !Self.folders.contains(route.dropFirst().lowercased()),
      Names.words(name).last.map(Self.servers.contains) != true,
      !Self.isAboutServices(section, document)
    else { return }
    pages.append(
      Page(name: name, route: route, origin: document.origin(range), section: section))
  }

  private static let strokes: Phrases = [" / "]

  /// Last words of what answers a route and shows no page.
  private static let servers: Lexicon = [
    "service", "api", "controller", "server", "handler", "proxy", "upstream", "worker", "container",
    "dienst", "servicio", "serviço", "servizio",
  ]

  /// Folders of projects, which are written as routes are.
  static let folders: Lexicon = [
    "src", "dist", "build", "out", "bin", "lib", "libs", "app", "apps", "public", "static",
    "assets",
    "images", "img", "icons", "fonts", "styles", "css", "docs", "doc", "test", "tests", "fixtures",
    "mocks", "components", "utils", "hooks", "services", "scripts", "config", "packages", "vendor",
    "node_modules", "tmp", "examples", "types", "data",
  ]

  /// Whether a heading above speaks of what programs call: "API", "Endpoints".
  static func isAboutServices(_ section: Int, _ document: Document) -> Bool {
    document.path(ofSection: section).contains { outer in
      Names.hasWord(document.title(ofSection: outer), in: TransitionWords.services)
    }
  }

  // MARK: Bytes

  /// The offset after the branches of a drawn tree and the marks of a list.
  private static func afterBranches(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = line.lowerBound
    while offset < line.upperBound {
      switch bytes[offset] {
      case 0x20, 0x09, 0x7C, 0x60, 0x2B, 0x2D, 0x5C, 0x2A: offset += 1
      // U+2500 to U+257F.
      case 0xE2 where offset + 2 < line.upperBound && bytes[offset + 1] | 1 == 0x95: offset += 3
      default: return offset
      }
    }
    return offset
  }

  /// Last words of remarks on who may see a page, or how it is made.
  static let accesses: Lexicon = [
    "only", "protected", "public", "private", "auth", "guarded", "static", "dynamic", "redirect",
  ]

  /// "├── /staff (Staff list)": a route in a tree, and in parentheses the name of its page.
  private static func named(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: String, route: String)? {
    let start = afterBranches(line, bytes)
    guard start + 4 < line.upperBound, bytes[start] == 0x2F,
      let open = Bytes.find(" (", in: start..<line.upperBound, of: bytes), open - start <= 60,
      let close = bytes[open..<line.upperBound].firstIndex(of: 0x29), close - open <= 60
    else { return nil }
    let route = string(start..<open, bytes)
    let first = route.split(separator: "/").first.map { $0.lowercased() } ?? ""
    // The root of the tree stands before no branch.
    guard route == "/" || start > line.lowerBound && Route.begins(route), !folders.contains(first),
      !route.contains(where: { $0 == " " || $0 == "." })
    else { return nil }
    // "/new (create)" tells what the page is for.
    let name = string(open + 2..<close, bytes)
    // "(SSR)", "(GET)", "(Admin only)" say how a page is made or who may see it.
    if !name.contains(where: \.isLowercase) && name.utf8.allSatisfy({ $0 < 0x80 })
      || Names.words(name).last.map(accesses.contains) == true
    {
      return nil
    }
    return bytes[open + 2] & 0x20 == 0 || bytes[open + 2] >= 0x80 ? (name, route) : nil
  }

  /// What stands in the parentheses that open at an offset.
  private static func route(
    _ open: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    guard let close = bytes[open..<end].firstIndex(of: 0x29), close - open <= 60 else { return nil }
    let text = string(open + 1..<close, bytes)
    return text.contains(" ") ? nil : text
  }

  private static func string(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    bytes.string(range)
  }
}
