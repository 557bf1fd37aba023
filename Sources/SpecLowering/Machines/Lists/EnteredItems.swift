import SpecModel
import SpecSyntax
import SpecText

/// Reads states from items that begin with a name set apart and tell what leads there in a line of their own: "1.
/// **Sealing**" over "- Trigger: the lid is shut", as a heading with such a line does.
///
/// Two items of a list at least tell so. That the names are those of states a heading says, or the names themselves.
struct EnteredItems {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states that nothing else has declared, and what leads to those that are.
  func collect(into drafts: inout MachineDrafts) {
    let entries = self.entries()
    guard entries.count > 1 else { return }
    var lists: [Int: Int] = [:]
    for item in entries.keys { lists[Int(document.nodes[item].parent), default: 0] += 1 }
    var places: [String: [Int]] = [:]
    for (place, state) in drafts.states.enumerated() {
      places[state.key, default: []].append(place)
    }
    for list in lists.keys.sorted() where lists[list, default: 0] > 1 {
      let items = document.children(of: list)
      guard items.count < 30, lists[list, default: 0] * 2 >= items.count else { continue }
      let names = items.map { ($0, name(of: $0)) }
      let isDeclared = names.allSatisfy { $1.map { places[Names.key($0.name)] != nil } ?? false }
      guard isDeclared || areStates(names.compactMap(\.1), in: list, of: items.count) else {
        continue
      }
      for (item, name) in names {
        guard let name else { continue }
        let section = Int(document.nodes[item].section)
        let own = places[Names.key(name.name), default: []].last {
          drafts.states[$0].parentSection == section || drafts.states[$0].origin == name.origin
        }
        if let own {
          drafts.states[own].take(entries[item])
        } else if places[Names.key(name.name)] == nil {
          var state = StateDraft(name: name.name, origin: name.origin, screen: section)
          state.parentSection = section
          state.aliases = name.aliases
          state.take(entries[item])
          places[state.key] = [drafts.states.count]
          drafts.states.append(state)
        }
      }
    }
  }

  // MARK: Lines

  /// What leads to the state of each item, by the node of the item.
  ///
  /// - Complexity: O(lines); only short labels are looked at.
  private func entries() -> [Int: [LocatedText]] {
    var result: [Int: [LocatedText]] = [:]
    for line in context.lines where line.holder == .item {
      guard let entry = entry(of: line) ?? dashedEntry(of: line) else { continue }
      var item = Int(document.nodes[line.node].parent)
      // The first line of an item inside of another tells of the outer one.
      if !entry.isOwn, document.firstChild(of: item) == line.node,
        line.text.lowerBound == document.plainText(of: line.node).lowerBound
      {
        item = Int(document.nodes[Int(document.nodes[item].parent)].parent)
        guard item > 0, document.nodes[item].kind == .item else { continue }
      }
      result[item, default: []].append(
        LocatedText(document.string(plain: entry.value), context.origin(plain: entry.value)))
    }
    return result
  }

  private func entry(of line: TextLine) -> (value: Range<Int>, isOwn: Bool)? {
    guard let label = line.label, (3...240).contains(line.value.count), isEntry(label) else {
      return nil
    }
    return (line.value, false)
  }

  /// "**Sealing** – Trigger: the lid is shut": the label behind the name and a dash.
  private func dashedEntry(of line: TextLine) -> (value: Range<Int>, isOwn: Bool)? {
    guard line.label == nil, line.text.count <= 300,
      ASCII.find(ASCII.colon, in: document.plain, line.text) != nil,
      let (_, rest) = document.dashedLabel(line),
      let colon = ASCII.find(ASCII.colon, in: document.plain, rest.prefix(32)),
      isEntry(rest.lowerBound..<colon)
    else { return nil }
    let value = ASCII.trimmed(document.plain, colon + 1..<rest.upperBound)
    return (3...240).contains(value.count) ? (value, true) : nil
  }

  private func isEntry(_ label: Range<Int>) -> Bool {
    label.count <= 40
      && document.plain[label].withUnsafeBufferPointer {
        StateVocabulary.entryLabels.contains(ignoringCase: $0)
      }
  }

  // MARK: Names

  private struct Name {
    var name: String
    var aliases: [LocatedText]
    var origin: Origin
  }

  /// The bold words or the name in code with which an item begins, where no sentence goes on behind them.
  private func name(of item: Int) -> Name? {
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      case let text = document.plainText(of: leaf), !text.isEmpty,
      let span = document.span(at: text.lowerBound, of: leaf, in: [.strong, .code]),
      span.lowerBound == text.lowerBound, span.count <= 80
    else { return nil }
    let rest = span.rest(of: text)
    if let first = rest.first(where: { document.plain[$0] != ASCII.space }) {
      // A dash, a colon, a bracket or the end of the line, and their wide forms.
      let byte = document.plain[first]
      guard [0x0A, 0x28, 0x2D, 0x3A].contains(byte) || byte == 0xE2 || byte == 0xEF else {
        return nil
      }
    }
    let full = ArrowSide.unwrapped(
      StateName.trimmed(StateName.withoutNumbering(document.string(plain: span))))
    let (bare, qualifier) = StateName.splitQualifier(full)
    let name = StateName(heading: bare)?.name ?? bare
    let words = Names.words(name)
    guard (1...4).contains(words.count), ArrowSide.isName(name), !Arrow.isIn(name),
      !StateWords.isPart(words), FlowSteps.kind(of: name) != .action
    else { return nil }
    let origin = context.origin(plain: span)
    return Name(
      name: name, aliases: qualifier == nil ? [] : [LocatedText(full, origin)], origin: origin)
  }

  /// Whether a heading above says that the items are states, or their names do.
  private func areStates(_ names: [Name], in list: Int, of count: Int) -> Bool {
    guard names.count == count else { return false }
    let titles = document.path(ofSection: Int(document.nodes[list].section))
      .map { document.title(ofSection: $0) }
    guard let own = titles.last,
      !titles.contains(where: { Names.words($0).contains(where: Self.comings.contains) })
    else { return false }
    return Self.speaksOfStates(own) || titles.contains(where: Self.isOfDiagram)
      || FlowWords.nameFlow(own)
        && (titles.contains(where: Self.speaksOfStates) || StateCues.areStates(names.map(\.name)))
  }

  /// "Ballot UI state diagram"
  private static func isOfDiagram(_ title: String) -> Bool {
    speaksOfStates(title)
      && (Names.hasWord(title, in: diagrams)
        || ["다이어그램", "図", "图", "圖"].contains(where: title.contains))
  }

  private static let diagrams: Lexicon = [
    "diagram", "machine", "chart", "diagramm", "diagramme", "diagrama", "diagramma", "automat",
    "automate", "máquina", "macchina",
  ]

  private static func speaksOfStates(_ title: String) -> Bool {
    Names.words(title).contains {
      StateVocabulary.plurals.contains($0) || StateVocabulary.singulars.contains($0)
    } || TransitionWords.progressMarks.contains(where: title.contains)
  }

  /// Headings over what comes at a time and is no state.
  private static let comings: Lexicon = [
    "notification", "notifications", "toast", "toasts", "email", "emails", "alert", "alerts",
    "animation", "animations", "gesture", "gestures", "event", "events", "sound", "sounds",
    "haptic", "haptics", "message", "messages", "rule", "rules", "action", "actions",
    "automation", "automations", "benachrichtigungen", "meldungen", "animationen", "ereignisse",
    "notificaciones", "animaciones", "eventos", "notificações", "animações", "notifiche",
    "animazioni", "eventi", "meldingen", "animaties", "notifikasi", "animasi",
  ]
}

extension StateDraft {
  /// Notes what leads to the state, where nothing has told it.
  fileprivate mutating func take(_ found: [LocatedText]?) {
    guard let found, entries.isEmpty else { return }
    entries = found
    context = context ?? found.first
  }
}
