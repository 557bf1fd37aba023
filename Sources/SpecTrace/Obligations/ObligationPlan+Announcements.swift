import SpecModel
import SpecText

extension ObligationPlan {
  /// Words of a label that name the means and not what is announced.
  private static let means: Lexicon = [
    "voiceover", "voice", "over", "talkback", "talk", "back", "screen", "reader", "readers",
    "announcement", "announcements",
    "accessibility", "a11y", "live", "region", "aria", "on", "entry", "enter", "load", "mount",
    "appear", "appears", "state", "states", "change", "changes", "status",
  ]
  /// Words that make an announcement depend on something that a trace does not show.
  private static let conditions: Lexicon = [
    "focus", "focused", "focusing", "if", "unless", "tap", "tapped", "swipe", "selected", "not",
    "never", "no", "don", "label", "labels", "hint", "optional", "optionally", "may", "can",
    "delay", "later", "every", "each",
  ]

  /// Takes statements on announcements that quote their text, or name the states that are announced.
  mutating func addAnnouncements(
    of spec: SpecDocument, document: Int, _ machines: [CompiledMachine]
  ) {
    let stated = spec.accessibility.filter { $0.kind == .announcement }
    guard !stated.isEmpty else { return }
    let own = machines.indices.filter { machines[$0].document == document }
    let names = own.map { ($0, StateNames(machines[$0], bindings: [:])) }
    for statement in stated {
      guard let read = Self.announcement(statement, names, machines) else { continue }
      let index = append(
        Obligation(
          id: "announce:\(Names.key(statement.subject))", kind: .announce, document: document,
          origin: statement.origin, label: Self.label(statement, read),
          subject: .announcement(read)))
      announced.append(index)
    }
  }

  private static func label(
    _ statement: AccessibilityStatement, _ announcement: Announcement
  ) -> String {
    announcement.texts.first.map { "announce \"\($0.written)\"" } ?? statement.text
  }

  private static func announcement(
    _ statement: AccessibilityStatement, _ names: [(machine: Int, names: StateNames)],
    _ machines: [CompiledMachine]
  ) -> Announcement? {
    let parts = quotes(in: statement.text)
    let words = Names.words(parts.unquoted)
    // "announced as" gives the name of a control, which is read where the focus is.
    let isName = zip(words, words.dropFirst()).contains { $0.hasPrefix("announce") && $1 == "as" }
    guard !isName else { return nil }
    let texts = parts.quoted.map(AnnouncedText.init).filter { !$0.isOpen }
    var result = Announcement(texts: texts)
    let isConditional = words.contains {
      conditions.contains($0) || $0.utf8.first.map(isDigit) == true
    }
    if !isConditional { ask(&result, statement, parts.unquoted, names, machines) }
    return texts.isEmpty && !result.isAsked ? nil : result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Finds the states or rows that a statement belongs to.
  private static func ask(
    _ result: inout Announcement, _ statement: AccessibilityStatement, _ unquoted: String,
    _ names: [(machine: Int, names: StateNames)], _ machines: [CompiledMachine]
  ) {
    let subject = subject(statement.subject)
    for (machine, states) in names {
      if let match = states.match(statement.subject) {
        result.states[machine] = [match.states]
        continue
      }
      let rows = machines[machine].edges.indices.filter {
        machines[machine].edges[$0].triggers.contains(subject)
      }
      if !rows.isEmpty, !subject.isEmpty { result.edges[machine] = rows }
      guard rows.isEmpty else { continue }
      if result.texts.isEmpty {
        let listed = listedNames(unquoted).compactMap { states.match($0)?.states }
        guard !listed.isEmpty else { continue }
        result.states[machine] = listed
      } else if subject.isEmpty, let state = section(of: statement, machines[machine]) {
        result.states[machine] = [machines[machine].closures[state]]
      }
    }
  }

  /// The subject without "on", "after" and words for screen readers, in the form of triggers.
  private static func subject(_ text: String) -> String {
    var words = Names.words(text)
    if let first = words.first, ["on", "after", "when"].contains(first) { words.removeFirst() }
    return words.allSatisfy(means.contains) ? "" : words.joined(separator: " ")
  }

  /// The innermost state whose section holds a statement.
  private static func section(of statement: AccessibilityStatement, _ compiled: CompiledMachine)
    -> Int?
  {
    let holding = compiled.machine.states.indices.filter { index in
      guard let section = compiled.machine.states[index].section else { return false }
      return section.file == statement.origin.file
        && section.range.contains(statement.origin.range)
    }
    return holding.min {
      (compiled.machine.states[$0].section?.range.count ?? 0, $0)
        < (compiled.machine.states[$1].section?.range.count ?? 0, $1)
    }
  }

  /// "Loading, Error and Empty are announced": the names before the verb.
  private static func listedNames(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard
      let verb = words.indices.dropLast().first(where: {
        ["is", "are"].contains(words[$0]) && Names.words(words[$0 + 1]).first == "announced"
      })
    else { return [] }
    var names = [""]
    for word in words[..<verb] {
      if word == "and" || word == "or" || word.hasSuffix(":") {
        names.append("")
        continue
      }
      names[names.count - 1] += (names[names.count - 1].isEmpty ? "" : " ") + word
      if word.hasSuffix(",") { names.append("") }
    }
    return names.filter { !Names.words($0).isEmpty }
  }

  /// The quoted pieces of a text, and what is left of it.
  private static func quotes(in text: String) -> (quoted: [String], unquoted: String) {
    var quoted: [String] = []
    var unquoted = ""
    var inside: String?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\u{201C}", "\u{201D}", "\u{300C}", "\u{300D}":
        if let text = inside {
          quoted.append(text)
          inside = nil
        } else {
          inside = ""
        }
      default:
        if inside == nil { unquoted.unicodeScalars.append(scalar) }
        inside?.unicodeScalars.append(scalar)
      }
    }
    return (quoted, unquoted + (inside ?? ""))
  }
}
