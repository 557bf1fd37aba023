import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes an end "ERROR|COMPLETE" apart where each of its names is a state, or an end of another change, and the end
  /// of a chain "approved / rejected" where both are words for states.
  ///
  /// Where one of the names at least is declared, "Ready/Done" and "Ready or Done" lead to either, and the other is a
  /// state as well.
  ///
  /// - Complexity: O(states + edges) where some end has a mark or a word between names in it, else O(edges).
  mutating func settleAlternatives() {
    guard matrices.contains(where: { $0.edges.contains(where: \.hasChoice) }) else { return }
    var known = KnownEnds()
    for index in states.indices {
      known.declared.insert(states[index].key)
      for alias in states[index].aliases { known.declared.insert(Names.key(alias.text)) }
    }
    known.ends = known.declared
    var sources: Set<String> = []
    for matrix in matrices {
      for edge in matrix.edges {
        if let source = edge.source { sources.insert(source.key) }
        for end in [edge.source, edge.target].compactMap(\.self) where !end.hasChoice {
          known.ends.insert(end.key)
        }
      }
    }
    known.ends.formUnion(ownedNames(besides: known.ends))
    for index in matrices.indices where matrices[index].edges.contains(where: \.hasChoice) {
      matrices[index].edges = matrices[index].edges.flatMap { edge -> [EdgeDraft] in
        guard edge.hasChoice else { return [edge] }
        let isEnd = edge.trigger == nil && !sources.contains(edge.target.key)
        let sources: [NameReference?] = edge.source?.alternatives(among: known) ?? [nil]
        let targets = edge.target.alternatives(among: known, isEnd: isEnd)
        guard sources.count * targets.count <= 16 else { return [edge] }
        return sources.flatMap { source in
          targets.map { target in
            var copy = edge
            copy.source = source
            copy.target = target
            return copy
          }
        }
      }
    }
  }

  /// The keys of ends in tables that stand behind what has them, "Cart / Empty" beside "Cart / Loading": the head is no end
  /// itself, and one of its names at least is that of a state which any screen may have.
  private func ownedNames(besides ends: Set<String>) -> Set<String> {
    var owned = OwnedNames()
    for matrix in matrices where matrix.form == "table" {
      for edge in matrix.edges {
        for end in [edge.source, edge.target].compactMap(\.self) where end.hasChoice {
          owned.add(end.text)
        }
      }
    }
    return Set(owned.names { ends.contains($0) }.map { Names.key($0) })
  }
}

/// Names of states behind those of what has them, "Cart / Empty" beside "Cart / Loading".
struct OwnedNames {
  /// The whole names by the keys of their heads and tails.
  private var owned: [String: [String: String]] = [:]

  /// Adds a text if a stroke parts two titles in it; false where it holds no such stroke.
  @discardableResult
  mutating func add(_ text: String) -> Bool {
    guard let (head, tail) = TextSplit.halves(of: text, at: " / ") else { return false }
    if StateCell.isTitle(head), StateCell.isTitle(tail) {
      owned[Names.key(head), default: [:]][Names.key(tail)] = text
    }
    return true
  }

  /// The names of heads that stand before several and are no end themselves, by their keys; one of the tails at least is
  /// that of a state which any screen may have.
  func names(besides isEnd: (String) -> Bool) -> [String] {
    owned.keys.sorted().flatMap { head -> [String] in
      guard let tails = owned[head], tails.count > 1, !isEnd(head),
        !StateWords.states.contains(head), tails.keys.contains(where: StateWords.states.contains)
      else { return [] }
      return tails.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// The keys of the names that are taken for states.
private struct KnownEnds {
  var declared: Set<String> = []
  /// Those and the ends of changes that are one name each.
  var ends: Set<String> = []
}

extension EdgeDraft {
  fileprivate var hasChoice: Bool { target.hasChoice || source?.hasChoice == true }
}

extension NameReference {
  private var hasBar: Bool { text.utf8.contains(0x7C) }

  /// Whether a bar, a slash between names, or a word for "or" stands in the text.
  fileprivate var hasChoice: Bool {
    let bytes = text.utf8
    if bytes.contains(0x7C) { return true }
    if bytes.contains(ASCII.slash) { return bytes.first != ASCII.slash }
    return bytes.contains { $0 == ASCII.space || $0 >= 0xE3 } && Self.words.isIn(text)
  }

  /// The names between bars, where all of them are known or short, or between other marks; else the whole.
  ///
  /// - Parameter isEnd: whether the name stands at the end of a chain, where slashes part words for states as well.
  fileprivate func alternatives(among known: KnownEnds, isEnd: Bool = false) -> [NameReference] {
    guard hasChoice, !known.ends.contains(key) else { return [self] }
    let isSpaced = text.utf8.contains(ASCII.slash) && text.contains(" / ")
    let marks = hasBar ? Self.bars : isSpaced ? Self.slashes : Self.joints
    let parts = TextSplit.pieces(of: text, at: marks, outsideParentheses: !hasBar).map {
      NameReference(text: StateName.trimmed($0), origin: origin)
    }
    guard parts.count > 1 else { return [self] }
    if hasBar {
      if parts.allSatisfy({ known.ends.contains($0.key) }) { return parts }
      guard ArrowSide.isBarList(text) else { return [self] }
      return parts.map {
        NameReference(text: StateName.splitQualifier($0.text).name, origin: origin)
      }
    }
    let areStates =
      isSpaced && isEnd && parts.count < 4
      && parts.allSatisfy {
        known.ends.contains($0.key) || StateWords.isState(Names.words($0.text))
      }
    return areStates || Self.areChoices(parts, known) ? parts : [self]
  }

  /// Whether one of some names is declared, and the others are names like it: no words that point elsewhere, no values.
  private static func areChoices(_ parts: [NameReference], _ known: KnownEnds) -> Bool {
    guard parts.count < 5, Set(parts.map(\.key)).count == parts.count,
      let first = parts.first(where: { known.declared.contains($0.key) })
    else { return false }
    let lead = first.text.first
    return parts.allSatisfy { part in
      if known.declared.contains(part.key) { return true }
      guard let letter = part.text.first, letter.isLetter,
        lead?.isUppercase != true || !letter.isLowercase,
        lead?.isLowercase != true || !letter.isUppercase,
        (1...3).contains(Names.wordCount(part.text)), part.text.utf8.count <= 32,
        ArrowSide.isName(part.text), !EventName.isCode(part.text), !Doings.isDoing(part.text)
      else { return false }
      return !Names.hasWord(part.text, in: TransitionWords.pronouns)
        && !elsewhere.contains(where: part.text.contains)
    }
  }

  private static let bars: Phrases = ["|"]
  private static let slashes: Phrases = [" / "]
  /// Words for "or" between names.
  private static let words: Phrases = [
    " or ", " oder ", " ou ", " oppure ", " atau ", " eller ", " или ", " або ", " lub ",
    " albo ", " nebo ", " veya ", " hoặc ", "または", "又は", "もしくは", "あるいは", "或者", "或是", "或", "또는",
    " 혹은 ",
  ]
  private static let joints = Phrases(["/", "／"] + words.texts)
  /// Words that stand for a state named elsewhere, in scripts without blanks.
  private static let elsewhere = [
    "上一", "之前", "原来", "前の", "元の", "直前", "이전", "원래", "其他", "其它", "その他",
  ]
}
