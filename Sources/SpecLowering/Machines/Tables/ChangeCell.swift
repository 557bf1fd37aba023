import SpecModel
import SpecText

/// A cell that tells a change of state by itself.
enum ChangeCell: Equatable {
  /// "A → B" or a longer chain; an arrow that points both ways changes in both directions.
  case chain([String], isMutual: Bool)
  /// "→ B": whatever the state was before.
  case entry(String)
  /// "stays B": what happens leaves the state as it is.
  case stay(String)

  /// Reads a cell; `nil` where it tells no change.
  init?(_ text: String, known: StateRegister) {
    guard text.utf8.count <= 400 else { return nil }
    let pieces = Arrow.pieces(of: text)
    if pieces.count == 2, pieces[0].isEmpty, !pieces[1].isEmpty {
      self = .entry(pieces[1])
    } else if pieces.count > 1, !pieces.contains(""), !Self.isBroken(pieces[0]),
      known.contains(pieces[0]) || !Self.tellsGesture(pieces[0])
    {
      self = .chain(pieces, isMutual: Arrow.isMutual(text))
    } else if pieces.count == 1, let ends = Self.namesAroundWord(text, known) {
      self = .chain([ends.0, ends.1], isMutual: false)
    } else if pieces.count == 1, let name = Self.nameBehindVerb(text), known.contains(name) {
      self = .stay(name)
    } else if pieces.count == 1, let name = Self.nameBesideLoop(text) {
      self = .stay(name)
    } else {
      return nil
    }
  }

  /// Whether it names a state that the document declares.
  func isAbout(_ known: StateRegister) -> Bool {
    switch self {
    case .chain(let names, _): names.prefix(2).contains { known.contains($0) }
    case .entry(let name): known.contains(StateName.splitQualifier(name).name)
    case .stay(let name): known.contains(name)
    }
  }

  /// "Off to On", "from Off to On": two declared states around a word in place of the arrow.
  private static func namesAroundWord(
    _ text: String, _ known: StateRegister
  ) -> (String, String)? {
    guard text.utf8.count <= 80, text.utf8.contains(0x20) else { return nil }
    let lead = openings.prefix(of: text.lowercased())
    let rest = lead.map { String(text.dropFirst($0.count)) } ?? text
    for joint in joints {
      if let (left, right) = TextSplit.halves(of: rest, at: joint), known.contains(left),
        known.contains(right)
      {
        return (left, right)
      }
    }
    return nil
  }

  private static let openings: Phrases = ["from ", "von ", "de ", "da ", "van ", "dari ", "из "]
  /// Words between the two ends of a change.
  static let joints = [
    " to ", " zu ", " nach ", " à ", " vers ", " a ", " para ", " naar ", " ke ", " в ",
  ]

  /// "Push (Map → Stop)": the arrow stands in parentheses.
  private static func isBroken(_ text: String) -> Bool {
    guard let open = text.lastIndex(of: "(") else { return false }
    return !text[open...].contains(")")
  }

  /// "Marker tap → preview": what somebody does, and no state.
  private static func tellsGesture(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.count > 1 && words.last.map(FlowchartVocabulary.gestures.contains) == true
  }

  /// "Idle ↺", "⟲ Idle": what happens leads back to where it was.
  private static func nameBesideLoop(_ text: String) -> String? {
    guard text.utf8.count <= 60, text.utf8.contains(0xE2), let first = text.first,
      let last = text.last
    else { return nil }
    let bare: Substring? =
      loops.contains(last) ? text.dropLast() : loops.contains(first) ? text.dropFirst() : nil
    guard let bare else { return nil }
    let name = StateName.trimmed(String(bare))
    return name.contains(where: \.isLetter) ? name : nil
  }

  private static let loops: Set<Character> = ["↺", "⟲", "↻", "⟳"]

  private static func nameBehindVerb(_ text: String) -> String? {
    guard let space = text.utf8.firstIndex(of: 0x20) else { return nil }
    guard staying.contains(text[..<space].lowercased()) else { return nil }
    let rest = StateName.trimmed(String(text[text.utf8.index(after: space)...]))
    let isLinked = rest.hasPrefix("in ") || rest.hasPrefix("at ")
    return isLinked ? String(rest.dropFirst(3)) : rest
  }

  /// Verbs of what does not change, in lower case.
  private static let staying: Lexicon = [
    "stay", "stays", "remain", "remains", "keep", "keeps", "bleibt", "reste", "permanece",
    "rimane", "blijft",
  ]
}
