import SpecModel
import SpecSyntax
import SpecText

/// One gesture with two acts on one thing: "Swiping left archives a message" and the row "Swipe left | Delete message".
struct GestureActs {
  private struct Claim {
    var gesture: String
    var act: String
    /// The nouns beside both.
    var things: Set<String>
    var qualifiers: Set<String>
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = GestureActs(reader: reader)
    let passages = Passages(reader: reader).with(cues)
    guard passages.count > 1 else { return [] }
    let claims = passages.flatMap(finder.beside).compactMap(finder.claim)
    var result: [FactConflict] = []
    for (place, a) in claims.enumerated() where claims.count <= 32 {
      if let b = claims[(place + 1)...].first(where: { finder.areOpposed(a, $0, claims) }) {
        result.append(
          FactConflict(
            subject: a.gesture, property: "act",
            statements: Passage.statements(a.passage, b.passage, in: finder.document),
            reason: "it is the same gesture on the same thing", isTold: true,
            isWeak: a.things.isDisjoint(with: b.things)
              || a.gesture == "Escape" && a.passage.section != b.passage.section))
      }
    }
    return result
  }

  /// Texts of gestures.
  static let cues: [StaticString] = [
    "wip", "ouble tap", "ouble-tap", "ouble click", "ouble-click", "ong press", "ong-press",
    "ress and hold", "ouch and hold", "resses and holds", "hake", "Esc", "pull down", "ulling down",
  ]

  private static let directions: [String: String] = [
    "left": "left", "right": "right", "up": "up", "down": "down", "upward": "up",
    "downward": "down", "upwards": "up", "downwards": "down",
  ]

  /// The acts, each by one word.
  private static let acts: [String: String] = {
    let groups = [
      "archive archives archived archiving",
      "delete deletes deleted deleting deletion remove removes removed removing",
      "snooze snoozes snoozed snoozing", "pin pins pinned pinning", "mute mutes muted muting",
      "reply replies replied replying", "dismiss dismisses dismissed close closes closed closing",
      "refresh refreshes refreshed reload reloads", "undo undoes undone",
      "like likes liked favourite favourites favorite favorites", "skip skips skipped skipping",
      "zoom zooms zoomed", "share shares shared sharing", "edit edits edited editing",
      "rename renames renamed", "duplicate duplicates duplicated", "complete completes completed",
      "flag flags flagged", "call calls", "save saves saved bookmark bookmarks",
      "expand expands expanded", "collapse collapses collapsed", "pause pauses paused",
      "reorder reorders dragged lifts", "select selects selected", "previews preview peek",
      "cancel cancels cancelled cancelled", "accept accepts accepted", "decline declines declined",
      "reject rejects rejected", "approve approves approved", "unread read",
    ]
    return groups.reduce(into: [:]) { result, line in
      let words = line.split(separator: " ").map(String.init)
      for word in words { result[word] = words[0] }
    }
  }()

  private static let qualifiers: Lexicon = [
    "full", "short", "long", "far", "half", "further", "again", "two", "three", "finger", "fingers",
    "edge", "second", "fast", "slow", "once", "twice", "first", "past", "beyond", "halfway",
    "leading", "trailing",
  ]
  private static let conditions: Lexicon = [
    "if", "unless", "not", "never", "no", "instead", "or", "except", "disabled", "without",
    "either",
    "optional", "was", "formerly", "cannot", "setting", "settings", "configurable", "alternative",
  ]

  private func claim(_ passage: Passage) -> Claim? {
    let text = passage.label + " " + passage.text
    let words = Names.words(text)
    guard words.count < 28, !words.contains(where: Self.conditions.contains),
      let gesture = gesture(words)
    else { return nil }
    let acts = Set(words.compactMap { Self.acts[$0] })
    guard let act = acts.first, acts.count == 1 else { return nil }
    var things = Set<String>()
    for word in words where Self.acts[word] == nil && !Self.plain.contains(word) {
      guard !LedgerWords.fillers.contains(word), !StatementWords.weak.contains(word) else {
        continue
      }
      things.insert(StatementWords.canonical(word))
    }
    return Claim(
      gesture: gesture, act: act, things: things,
      qualifiers: Set(words.filter(Self.qualifiers.contains)), passage: passage)
  }

  private static let plain: Lexicon = [
    "swipe", "swipes", "swiping", "swiped", "left", "right", "up", "down", "double", "tap",
    "double-tap", "press", "hold", "touch", "shake", "shaking", "esc", "escape", "gesture", "click",
    "taps", "tapping", "presses", "holds", "holding", "pressing", "horizontal", "vertical",
    // The device is no thing on the screen.
    "keyboard", "key", "keys", "shortcut", "shortcuts", "tastatur", "clavier", "teclado",
  ]

  /// What the other cells of a row say, where its first cell names the gesture.
  private func beside(_ passage: Passage) -> [Passage] {
    guard passage.label.isEmpty, document.nodes[passage.node].kind == .tableCell else {
      return [passage]
    }
    return document.children(of: Int(document.nodes[passage.node].parent)).dropFirst()
      .flatMap { Passages(reader: reader).passages($0) }
  }

  private func gesture(_ words: [String]) -> String? {
    var found: Set<String> = []
    for (place, word) in words.enumerated() {
      let next = place + 1 < words.count ? words[place + 1] : ""
      if word.hasPrefix("swip") {
        guard
          let way = words[(place + 1)...].prefix(5).lazy.compactMap({ Self.directions[$0] }).first
        else { return nil }
        found.insert("swipe " + way)
      } else if word == "double", next.hasPrefix("tap") || next.hasPrefix("click") {
        found.insert("double tap")
      } else if word == "long", next.hasPrefix("press") {
        found.insert("long press")
      } else if word.hasPrefix("press") || word == "touch", next == "and",
        place + 2 < words.count, words[place + 2].hasPrefix("hold")
      {
        found.insert("long press")
      } else if word.hasPrefix("shak") {
        found.insert("shake")
      } else if word == "esc" || word == "escape" {
        found.insert("Escape")
      }
    }
    return found.count == 1 ? found.first : nil
  }

  private func areOpposed(_ a: Claim, _ b: Claim, _ claims: [Claim]) -> Bool {
    guard a.gesture == b.gesture, a.act != b.act, a.passage.node != b.passage.node,
      a.passage.block < 0 || a.passage.block != b.passage.block, a.qualifiers == b.qualifiers,
      reader.limits(a.passage) == reader.limits(b.passage)
    else { return false }
    // Three acts of one gesture are those of three things.
    guard Set(claims.filter { $0.gesture == a.gesture }.map(\.act)).count == 2 else { return false }
    if !a.things.isDisjoint(with: b.things) { return true }
    guard a.things.isEmpty || b.things.isEmpty else { return false }
    // The title of the document is above everything and says nothing of the thing.
    func isAround(_ section: Int, _ other: Int) -> Bool {
      section > 0 && document.sections[section].level > 1
        && document.path(ofSection: other).contains(section)
    }
    return a.passage.section == b.passage.section
      || isAround(a.passage.section, b.passage.section)
      || isAround(b.passage.section, a.passage.section)
  }
}
