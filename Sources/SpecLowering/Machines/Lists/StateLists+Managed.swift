import SpecModel
import SpecSyntax
import SpecText

/// States that stand in lists below "Interaction state management", and states that a tree in a fence lists as code has
/// them.
extension StateLists {
  /// Whether a heading ends as "State management" does and says what is managed: "Drag state management".
  func endsAsManagement(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let title = StateName.withoutNumbering(document.title(ofSection: section)).lowercased()
    return (3...5).contains(Names.wordCount(title)) && Self.ends.suffix(of: title) != nil
  }

  private static let ends = Phrases(managements)

  /// The bold names that begin all items, two of which at least call themselves a usual state, "**Hover state:** the
  /// tile is lit", and none is one of code: "**Server state:** a cache of queries".
  func managed(in section: Int) -> [StateDraft] {
    let items = context.items(of: section)
    guard (2...14).contains(items.count) else { return [] }
    let leads = items.compactMap(leadingRun).map { document.string(plain: $0.range) }
    guard leads.count == items.count,
      !leads.contains(where: { Names.hasWord($0, in: Self.ofCode) })
    else { return [] }
    let states = leads.count { lead in
      guard let name = StateName(heading: lead), name.form == .suffixed else { return false }
      return isUsual(Names.words(name.name))
    }
    return states > 1 ? withoutLands(namesInItems(of: section)) : []
  }

  /// What makes a state one of a program: where it is kept, and by what.
  private static let ofCode: Lexicon = [
    "react", "redux", "zustand", "mobx", "vuex", "pinia", "jotai", "recoil", "hook", "hooks",
    "store", "stores", "ref", "refs", "context", "provider", "reducer", "local", "global", "server",
    "client", "url", "form", "session", "persistent", "persisted", "shared", "derived", "remote",
    "app", "application", "component", "user", "cache", "cached", "query", "atom", "signal",
    "signals", "bloc", "cubit", "riverpod", "viewmodel", "database", "storage", "props", "auth",
    "lokal", "lokaler", "globaler", "globale", "locale", "lokale", "servidor", "serveur",
  ]

  // MARK: Modes

  /// The modes that bold titles name side by side in two sections at least, "**Solo mode:**" over a list and "**Team
  /// mode:**" over another in the parts of several states; none of a theme or a device.
  ///
  /// - Complexity: O(lines).
  func sharedModes() -> [StateDraft] {
    var first: [String: StateDraft] = [:]
    var sections: [String: Set<Int>] = [:]
    for line in context.lines
    where line.holder == .paragraph && line.isStrongLabel && line.value.isEmpty {
      guard let label = line.label, (6...40).contains(label.count),
        ASCII.starts(document.plain, at: label.upperBound - 3, with: "ode")
      else { continue }
      let text = document.string(plain: label)
      let words = Names.words(text)
      guard (2...4).contains(words.count), words.last == "mode",
        !words.contains(where: { BareHeadings.themes.contains($0) || Self.devices.contains($0) })
      else { continue }
      let state = draft(text, origin: context.origin(plain: label), node: line.node)
      guard !StateMode.isMode(state) else { continue }
      sections[state.key, default: []].insert(state.parentSection)
      if first[state.key] == nil { first[state.key] = state }
    }
    let shared = first.values.filter { state in
      let own = sections[state.key] ?? []
      return first.keys.contains { key in
        key != state.key && (sections[key] ?? []).intersection(own).count > 1
      }
    }
    return shared.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  private static let devices: Lexicon = [
    "desktop", "mobile", "tablet", "phone", "web", "ios", "android", "compact", "wide", "narrow",
    "landscape", "portrait", "contrast", "demo", "safe", "admin",
  ]

  // MARK: Trees

  /// The names in code that hang under one in a fence below "FSM states", a line each and on one level:
  /// "├── awaiting_photo   # the upload".
  ///
  /// Half of them at least are of several words or usual names of states: the fields of a type are not.
  func statesInTrees() -> [StateDraft] {
    var result: [StateDraft] = []
    let reader = FlowReader(context: context)
    for block in document.codeBlocks
    where FenceTags.plain.contains(block.language) && (3...80).contains(block.lines.count) {
      guard let names = namesInTree(block), names.count > 2 else { continue }
      let title = document.title(ofSection: Int(document.nodes[Int(block.node)].section))
      guard
        BareHeadings.speaksOfStates(title)
          || reader.label(before: Int(block.node)).map(BareHeadings.speaksOfStates) == true
      else { continue }
      let texts = names.map { document.source.string($0) }
      let firm = texts.count {
        ListedScreens.isOfSeveralWords($0) || StateWords.isState(Names.words($0))
      }
      guard firm * 2 >= texts.count, Set(texts).count == texts.count else { continue }
      result += zip(names, texts).map { name, text in
        draft(text, origin: document.origin(name), node: Int(block.node))
      }
    }
    return result
  }

  /// The names on the branches of a tree with one level; `nil` where a line is none such.
  private func namesInTree(_ block: Document.CodeBlock) -> [SourceRange]? {
    let bytes = document.source.bytes
    var result: [SourceRange] = []
    var indent = -1
    for (index, line) in block.lines.enumerated() {
      let text = ASCII.trimmed(bytes, line.offsets)
      if text.isEmpty { continue }
      guard Self.branches.contains(where: { ASCII.starts(bytes, at: text.lowerBound, with: $0) })
      else {
        // The one name that the others hang under.
        guard index == 0, word(in: bytes, text.lowerBound, text.upperBound) != nil else {
          return nil
        }
        continue
      }
      let column = text.lowerBound - line.offsets.lowerBound
      guard indent < 0 || indent == column else { return nil }
      indent = column
      var start = text.lowerBound
      // A branch with its strokes: E2 94 and a third byte each.
      while start < text.upperBound,
        bytes[start] == 0xE2 || (0x80..<0xC0).contains(bytes[start]) || bytes[start] == ASCII.space
          || bytes[start] == ASCII.hyphen
      { start += 1 }
      guard let name = word(in: bytes, start, text.upperBound) else { return nil }
      result.append(name)
    }
    return result
  }

  private static let branches: [StaticString] = ["├", "└"]

  /// A name in code that nothing or a comment follows.
  private func word(
    in bytes: ContiguousArray<UInt8>, _ start: Int, _ limit: Int
  ) -> SourceRange? {
    var end = start
    while end < limit, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) || bytes[end] == 0x5F
    { end += 1 }
    guard end - start > 1, ASCII.isLetter(bytes[start]) else { return nil }
    let rest = ASCII.trimmed(bytes, end..<limit)
    let isAlone =
      rest.isEmpty || bytes[rest.lowerBound] == 0x23
      || ASCII.starts(bytes, at: rest.lowerBound, with: "//")
    return isAlone ? SourceRange(start, end) : nil
  }
}
