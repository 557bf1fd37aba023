import SpecModel
import SpecSyntax
import SpecText

/// Reads pages that are records with a route: sections with a line "Route: `/today`", and items that are a route and no
/// more, "- `/loans` (list)", over items with the same labels each.
struct RouteRecords {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Record {
    var name: String
    var route: String
    var origin: Origin
    /// The section that describes the page, where it has one.
    var part: Int?
    var section: Int
  }

  /// Adds the pages that no other form has declared.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    let records = sections()
    let items = records.count > 1 ? records : items()
    guard items.count > 1, Set(items.map(\.route)).count == items.count else { return }
    var known = KnownStates(drafts, statesOnly: true)
    let told = Set(drafts.states.flatMap { [$0.name] + $0.aliases.map(\.text) })
    for record in items where known.name(of: record.name) == nil && !told.contains(record.route) {
      var draft = StateDraft(name: record.name, origin: record.origin, screen: record.section)
      draft.parentSection = record.section
      if record.name != record.route { draft.aliases = [LocatedText(record.route, record.origin)] }
      if let part = record.part {
        draft.section = document.origin(document.range(ofSection: part))
      }
      drafts.states.append(draft)
      known.add(record.name)
    }
  }

  // MARK: Sections

  private func sections() -> [Record] {
    var result: [Record] = []
    for line in context.lines where line.holder == .paragraph || line.holder == .item {
      guard let label = line.label, label.count <= 32, (1...60).contains(line.value.count),
        document.plain[line.value.lowerBound] == 0x2F, let route = firstRoute(line.value),
        namesRoute(document.string(plain: label))
      else { continue }
      let section = Int(document.nodes[line.node].section)
      if result.last?.part != section, let record = record(of: section, route) {
        result.append(record)
      }
    }
    return result.count > 1 ? result : sheets()
  }

  /// The page that a section is about; `nil` where it is about what programs call, or its heading names no page.
  private func record(of section: Int, _ route: String) -> Record? {
    guard section > 0, document.sections[section].level > 1,
      !RoutedNames.isAboutServices(section, document)
    else { return nil }
    let name = StateName.splitQualifier(
      StateName.withoutOrdinal(StateName.withoutNumbering(document.title(ofSection: section)))
    ).name
    guard (1...5).contains(Names.wordCount(name)), !Arrow.isIn(name),
      !TransitionWords.namesSystem(name)
    else { return nil }
    let heading = Int(document.sections[section].heading)
    return Record(
      name: name, route: route, origin: document.origin(document.nodes[heading].range),
      part: section, section: max(0, Int(document.sections[section].parent)))
  }

  /// The pages of sections whose table tells their route, "Route | `/today`", one in each.
  private func sheets() -> [Record] {
    var result: [Record] = []
    for table in document.tables {
      let section = Int(document.nodes[table].section)
      guard result.last?.part != section,
        case let pairs = SheetPairs.pairs(of: table, in: document), pairs.count > 1,
        let pair = pairs.first(where: { tellsRoute($0) }),
        let route = route(document.plainText(of: pair.value)),
        !SheetPairs.describeCall(pairs, in: document), let record = record(of: section, route)
      else { continue }
      result.append(record)
    }
    return result
  }

  /// Whether a property is a route, by the first byte of its value and then by its name.
  private func tellsRoute(_ pair: SheetPairs.Pair) -> Bool {
    let value = document.plainText(of: pair.value)
    let key = document.plainText(of: pair.key)
    return (1...60).contains(value.count) && document.plain[value.lowerBound] == 0x2F
      && (3...32).contains(key.count) && namesRoute(document.string(pair.key))
  }

  private func namesRoute(_ label: String) -> Bool {
    let words = Names.words(label)
    guard words.count <= 3, let first = words.first, let last = words.last else { return false }
    return Route.nouns.contains(last) || Route.nouns.contains(first)
      || label.utf8.contains { $0 >= 0xE3 } && Self.wideNouns.isIn(label)
  }

  private static let wideNouns: Phrases = ["路由", "ルート"]

  /// The route that is all of a text; a folder or a file is none.
  private func route(_ range: Range<Int>) -> String? {
    let text = StateName.splitQualifier(StateName.trimmed(document.string(plain: range))).name
    return Self.isRoute(text) ? text : nil
  }

  /// The first route of a page that has several, "`/login`, `/signup`".
  private func firstRoute(_ range: Range<Int>) -> String? {
    let text = StateName.splitQualifier(StateName.trimmed(document.string(plain: range))).name
    let routes = TextSplit.pieces(of: text, at: Self.joints).map { StateName.trimmed($0) }
    guard routes.count < 5, routes.allSatisfy(Self.isRoute) else { return nil }
    return routes.first
  }

  private static func isRoute(_ text: String) -> Bool {
    text.hasPrefix("/") && (Route.begins(text) || text == "/") && !text.contains(" ")
      && !text.dropFirst().contains(".")
  }

  /// What stands between the routes of one page.
  private static let joints: Phrases = [
    ", ", " / ", " | ", " · ", "、", " and ", " or ", " & ", " und ", " oder ", " et ", " ou ",
    " y ", " o ", " e ",
  ]

  // MARK: Items

  private func items() -> [Record] {
    var result: [Record] = []
    var counts: [String: Int] = [:]
    var open: Int?
    for line in context.lines {
      if line.holder != .item || line.depth == 1 { open = nil }
      guard line.holder == .item else { continue }
      if line.depth == 1 {
        guard line.text.count <= 60, document.plain[line.text.lowerBound] == 0x2F,
          let route = route(line.text)
        else { continue }
        let section = Int(document.nodes[line.node].section)
        guard !RoutedNames.isAboutServices(section, document) else { continue }
        open = result.count
        result.append(
          Record(
            name: route, route: route, origin: context.origin(plain: line.text), part: nil,
            section: section))
      } else if line.depth == 2, open != nil, let label = line.label {
        counts[document.string(plain: label).lowercased(), default: 0] += 1
      }
    }
    let isAlike = counts.contains { label, count in
      count * 3 >= result.count * 2 && !Self.calls.contains(label)
    }
    return result.count > 2 && isAlike && !counts.keys.contains(where: Self.calls.contains)
      ? result : []
  }

  /// Labels of what programs call.
  private static let calls: Lexicon = [
    "method", "request", "response", "body", "params", "query", "headers", "returns", "auth",
    "status", "payload",
  ]
}
