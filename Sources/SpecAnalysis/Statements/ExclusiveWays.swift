import SpecModel
import SpecSyntax
import SpecText

/// Two values of a property of which a thing has one, told in words: "Prices are right-aligned" and "the price is
/// left-aligned", "newest first" and "oldest first".
///
/// The thing is the noun in front of what is said, the label or the heading; a thing that is told by one word must be the
/// same for both sections, by the heading of one of them or because the one contains the other.
struct ExclusiveWays {
  private struct Claim {
    var value: Int
    /// What it may be of.
    var names: [[String]]
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = ExclusiveWays(reader: reader)
    return ExclusiveWords.properties.compactMap(finder.conflict)
  }

  /// The texts of all properties.
  static let cues: [StaticString] = ExclusiveWords.properties.flatMap(\.cues)

  private static let conditions = [
    " if ", " unless ", " except", " instead of", " rather than", "depend", " either", " or ",
    "setting", " can be changed", " optional", " when sorted", " while ", " except ", "by choice",
  ]

  private func conflict(_ property: ExclusiveWords.Property) -> FactConflict? {
    let claims = Passages(reader: reader).with(property.cues).compactMap { claim($0, property) }
    guard claims.count > 1, claims.count <= 12 else { return nil }
    for (place, a) in claims.enumerated() {
      for b in claims[(place + 1)...] where a.value != b.value {
        guard areOpposed(a, b, property, claims) else { continue }
        let name = a.names.first { b.names.contains($0) } ?? a.names.first ?? []
        return FactConflict(
          subject: name.isEmpty ? property.name : name.joined(separator: " "),
          property: property.name,
          statements: Passage.statements(a.passage, b.passage, in: document),
          reason: "both are about the same thing, and it has one \(property.name)", isTold: true)
      }
    }
    return nil
  }

  // MARK: Claims

  private func claim(_ passage: Passage, _ property: ExclusiveWords.Property) -> Claim? {
    let text = " " + passage.text
    guard !Self.conditions.contains(where: text.contains), passage.text.utf8.count < 240 else {
      return nil
    }
    var found: (value: Int, place: Int)?
    for (value, phrases) in property.values.enumerated() {
      for phrase in phrases {
        guard let range = passage.text.firstRange(of: phrase) else { continue }
        let place = passage.text.utf8.distance(
          from: passage.text.utf8.startIndex, to: range.lowerBound)
        if let known = found {
          // The longer phrase tells: "is not sticky" has "sticky" in it.
          guard known.value == value else { return nil }
          if place < known.place { found = (value, place) }
        } else {
          found = (value, place)
        }
      }
    }
    guard let (value, place) = found else { return nil }
    if property.isSingle { return Claim(value: value, names: [], passage: passage) }
    let names = names(passage, before: passage.range.lowerBound + place)
    return names.isEmpty ? nil : Claim(value: value, names: names, passage: passage)
  }

  /// What a passage is about: the nouns before a place, the label, or the heading.
  private func names(_ passage: Passage, before place: Int) -> [[String]] {
    let tokens = passage.tokens[passage.place].filter { $0.range.upperBound <= place }
    var names = NounPhrases.around(Int.max, Array(tokens))
    if names.isEmpty, !passage.name.isEmpty { names = [NounPhrases.name(passage.name)] }
    if names.isEmpty, passage.section > 0 {
      names = [NounPhrases.name(document.title(ofSection: passage.section))]
    }
    return names.filter { !$0.isEmpty }
  }

  // MARK: Pairs

  private func areOpposed(
    _ a: Claim, _ b: Claim, _ property: ExclusiveWords.Property, _ claims: [Claim]
  ) -> Bool {
    let (one, other) = (a.passage, b.passage)
    guard one.node != other.node, one.block < 0 || one.block != other.block,
      reader.limits(one) == reader.limits(other)
    else { return false }
    if property.isSingle { return true }
    return a.names.contains { first in
      b.names.contains { second in
        guard let head = first.last, head == second.last,
          property.things?.contains(head) != false
        else { return false }
        let (x, y) = (Set(first), Set(second))
        guard x.isSubset(of: y) || y.isSubset(of: x) else { return false }
        return x == y && x.count > 1 || areNear(one, other, head)
      }
    }
  }

  private func areNear(_ a: Passage, _ b: Passage, _ head: String) -> Bool {
    if a.section == b.section { return true }
    return document.path(ofSection: a.section).contains(b.section)
      || document.path(ofSection: b.section).contains(a.section)
      || [a, b].contains { passage in
        guard passage.section > 0 else { return false }
        let title = document.title(ofSection: passage.section)
        return LedgerWords.gathers(title) || NounPhrases.name(title).contains(head)
          || Names.hasWord(title, in: StandingWords.generals)
      }
  }
}
