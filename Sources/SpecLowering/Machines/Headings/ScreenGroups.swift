import SpecModel
import SpecSyntax
import SpecText

/// Headings below "Screens" that only sort the screens below them and are none: "### Auth" over "- Login" or over
/// "#### Login".
///
/// One of them must have a name that no screen has, "Auth" or "Staff screens", or half of them those of people or parts
/// of an app; or a third of the members must say that they are screens. What a screen holds is sorted in the same way.
struct ScreenGroups {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What stands below the groups.
  enum Members {
    /// Sections of screens.
    case sections([Int])
    /// Names of screens in lists.
    case items([LocatedText])
  }

  /// The screens below the headings of a section; `nil` where these are no groups.
  ///
  /// - Complexity: O(sections), and O(lines) of the section where the first of them may be a group.
  func members(below list: Int) -> Members? {
    let groups = children(of: list).filter {
      !StateWords.isAside(words(of: $0), isLast: false)
    }
    guard (2...24).contains(groups.count),
      groups.allSatisfy({ (1...5).contains(words(of: $0).count) })
    else { return nil }
    if let sections = sections(of: groups) { return .sections(sections) }
    return items(of: groups).map { .items($0) }
  }

  /// Whether a title is over all screens and says no more: "Screens", "Screen list", "Pages", "画面一覧".
  static func isList(_ title: String) -> Bool {
    BareHeadings.listsScreens(title) && BareHeadings.isPlainList(title)
      || BareHeadings.groupsScreens(title)
  }

  private func children(of section: Int) -> [Int] {
    document.sections.indices[(section + 1)...]
      .prefix { document.sections[$0].level > document.sections[section].level }
      .filter { Int(document.sections[$0].parent) == section }
  }

  private func words(of section: Int) -> [String] {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return Names.words(StateName.splitQualifier(title).name)
  }

  // MARK: Sections

  /// The sections below groups that say nothing of their own.
  private func sections(of groups: [Int]) -> [Int]? {
    var members: [Int] = []
    for group in groups {
      let own = children(of: group)
      guard !own.isEmpty, isBare(group) else { return nil }
      members += own
    }
    let titles = members.map { StateName.withoutNumbering(document.title(ofSection: $0)) }
    guard members.count > max(2, groups.count), areScreens(titles, of: members.count),
      !members.contains(where: isCoded)
    else { return nil }
    let areTold =
      tellGroups(groups) || titles.count(where: Self.saysScreen) * 3 >= titles.count
      || members.count(where: hasRoute) * 2 >= members.count
    return areTold ? members : nil
  }

  /// "B-1. Dashboard screen": whether the code of a group is a part of the heading, which is read with its cousins.
  private func isCoded(_ section: Int) -> Bool {
    let code = document.title(ofSection: section).prefix { $0 != " " }
    return code.utf8.last == 0x2E && code.utf8.first.map(ASCII.isUpper) == true
      && code.utf8.contains(where: ASCII.isDigit)
  }

  /// Whether a heading has no list, table or fence of its own, and a line of plain text at most.
  private func isBare(_ section: Int) -> Bool {
    var paragraphs = 0
    for node in document.sections[section].ownNodes {
      switch document.nodes[Int(node)].kind {
      case .list, .table, .codeBlock: return false
      case .paragraph: paragraphs += 1
      default: break
      }
    }
    return paragraphs < 2
      && !context.lines(in: document.sections[section].ownNodes).contains(where: tells)
  }

  /// Whether a paragraph begins with a label or with bold words, and so says something of a screen.
  private func tells(_ line: TextLine) -> Bool {
    line.holder == .paragraph
      && (line.label != nil
        || document.span(at: line.text.lowerBound, of: line.node, in: .strong) != nil)
  }

  /// Whether a line in the section of a screen tells its route.
  private func hasRoute(_ section: Int) -> Bool {
    context.lines(in: document.sections[section].ownNodes).contains { line in
      guard let label = line.label, label.count <= 24 else { return false }
      return Self.routes.contains(document.string(plain: label).lowercased())
    }
  }

  // MARK: Items

  /// The names of the items right below groups.
  private func items(of groups: [Int]) -> [LocatedText]? {
    var names: [LocatedText] = []
    var (count, routed) = (0, 0)
    for group in groups {
      guard children(of: group).isEmpty, case let own = document.sections[group].ownNodes,
        !own.contains(where: { [.table, .codeBlock].contains(document.nodes[Int($0)].kind) }),
        case let all = context.lines(in: own), !all.contains(where: tells),
        all.count(where: { $0.holder == .paragraph }) < 2
      else { return nil }
      let items = context.items(of: group)
      guard (1...24).contains(items.count), !items.contains(where: isWorkOrChange) else {
        return nil
      }
      count += items.count
      for item in items {
        if namesRoute(item) { routed += 1 }
        guard let name = name(of: item) else { continue }
        names.append(LocatedText(name, context.origin(plain: item.text)))
      }
    }
    let texts = names.map(\.text)
    guard texts.count > max(2, groups.count), areScreens(texts, of: count),
      tellGroups(groups) || texts.count(where: Self.saysScreen) * 3 >= texts.count
        || routed * 2 >= count
    else { return nil }
    return names
  }

  /// Whether an item has a box to tick or an arrow.
  private func isWorkOrChange(_ item: TextLine) -> Bool {
    let parent = Int(document.nodes[item.node].parent)
    return parent >= 0 && document.nodes[parent].box != .none
      || ArrowGlyph.mayOccur(in: document.plain, item.text)
  }

  private func namesRoute(_ item: TextLine) -> Bool {
    guard item.text.count <= 200, document.plain[item.text].contains(ASCII.slash) else {
      return false
    }
    return document.string(plain: item.text).split(separator: " ").contains { word in
      Route.begins(String(word.drop { "(`[".contains($0) }))
    }
  }

  /// The name that an item begins with, in bold or code, before a colon or a dash, or that is all of it.
  private func name(of item: TextLine) -> String? {
    var text: String
    if let span = document.span(at: item.text.lowerBound, of: item.node, in: [.strong, .code]),
      span.lowerBound == item.text.lowerBound, span.upperBound <= item.text.upperBound
    {
      text = document.string(plain: span)
    } else if let label = item.label {
      guard !item.value.isEmpty else { return nil }
      text = document.string(plain: label)
    } else {
      guard item.text.count <= 200 else { return nil }
      text = document.string(plain: item.text)
      for dash in Self.dashes {
        if let halves = TextSplit.halves(of: text, at: dash) { text = halves.before }
      }
    }
    text = StateName.trimmed(text)
    if text.utf8.last == ASCII.colon { text.removeLast() }
    return text.utf8.count <= 60 ? ListedScreens.name(text) : nil
  }

  private static let dashes = [" — ", " – ", " - "]

  // MARK: Likeness

  /// Whether four in five texts may name screens, each another one, and hardly any names a part of one.
  private func areScreens(_ texts: [String], of count: Int) -> Bool {
    let names = texts.compactMap(ListedScreens.name)
    // Two groups of people may each have a "Dashboard"; what many have are parts.
    let different = Set(names.map { Names.key($0) }).count
    return names.count * 5 >= count * 4 && different * 8 >= names.count * 7
      && names.count(where: { FlowSteps.kind(of: $0) == .action }) * 2 < names.count
      && names.count(where: { SiteMaps.isContent($0) || Self.isPiece($0) }) * 5 <= names.count
  }

  private static func isPiece(_ name: String) -> Bool {
    Names.words(name).last.map(pieces.contains) == true
  }

  private static func saysScreen(_ name: String) -> Bool { ScreenNames.kind(of: name) == .screen }

  /// Whether one group has a name that no screen has, or half of them have such as sort the screens of an app.
  private func tellGroups(_ groups: [Int]) -> Bool {
    if groups.contains(where: { isFirm(words(of: $0)) }) { return true }
    return groups.count { section in
      let own = words(of: section)
      return Self.areGroup(own) && own.contains(where: Self.people.contains)
    } * 2 >= groups.count
  }

  private func isFirm(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if words.count > 1, Self.nouns.contains(last) || ListedPages.plurals.contains(last) {
      return true
    }
    if words.count > 1, words.count < 4, Self.leadingNouns.contains(words[0]) { return true }
    if last.utf8.first ?? 0 >= 0xE3, let end = Self.wideEnds.suffix(of: last) {
      return last.utf8.count > end.utf8.count || words.count > 1
    }
    return Self.areGroup(words) && words.contains(where: Self.sorts.contains)
  }

  private static func areGroup(_ words: [String]) -> Bool {
    words.allSatisfy { sorts.contains($0) || people.contains($0) || joints.contains($0) }
  }
}
