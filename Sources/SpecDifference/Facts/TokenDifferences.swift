import SpecAnalysis
import SpecModel
import SpecText

/// Design values by name.
enum TokenDifferences {
  static func find(_ old: ComparedDocument, _ new: ComparedDocument) -> TokenChanges {
    let before = old.spec.tokens
    let after = new.spec.tokens
    let pairing = FactPairing(before.map(keys), after.map(keys))
    var changes = TokenChanges()
    for match in pairing.pairs { changes.drafts += values(before[match.old], after[match.new]) }
    let renamings = renamings(pairing.removed.map { before[$0] }, pairing.added.map { after[$0] })
    for renaming in renamings {
      let (a, b) = (before[pairing.removed[renaming.old]], after[pairing.added[renaming.new]])
      changes.drafts.append(renamed(a, b))
      changes.names.append((a.name, b.name))
      changes.drafts += values(a, b)
    }
    let goneNames = Set(renamings.map(\.old))
    for (index, place) in pairing.removed.enumerated() where !goneNames.contains(index) {
      let token = before[place]
      changes.drafts.append(
        Draft(.token, .removed, token.name, .major, "what refers to it by name has no value")
          .saying(token.value, nil).at(side(token), nil))
    }
    let newNames = Set(renamings.map(\.new))
    for (index, place) in pairing.added.enumerated() where !newNames.contains(index) {
      let token = after[place]
      changes.drafts.append(
        Draft(.token, .added, token.name, .minor, "nothing refers to it yet")
          .saying(nil, token.value).at(nil, side(token)))
    }
    return changes
  }

  /// Tokens with another name and the same value, by their numbers in the two lists: those whose names are alike, and
  /// those that are the only ones with their value.
  private static func renamings(_ old: [Token], _ new: [Token]) -> [(old: Int, new: Int)] {
    func groups(_ tokens: [Token]) -> [String: [Int]] {
      Dictionary(grouping: tokens.indices) {
        "\(tokens[$0].kind.rawValue)|\(meaning(tokens[$0], tokens[$0].value))"
      }
    }
    let before = groups(old)
    let after = groups(new)
    var result: [(old: Int, new: Int)] = []
    for (value, gone) in before.sorted(by: { $0.key < $1.key }) {
      guard let come = after[value] else { continue }
      if gone.count == 1, come.count == 1 {
        result.append((gone[0], come[0]))
        continue
      }
      // Thousands of tokens of one value are told apart by nothing.
      guard gone.count * come.count <= 40_000 else { continue }
      var free = come
      for index in gone {
        let scored = free.map { ($0, Wording.nameSimilarity(old[index].name, new[$0].name)) }
        guard let best = scored.max(by: { $0.1 < $1.1 }), best.1 >= 0.5 else { continue }
        result.append((index, best.0))
        free.removeAll { $0 == best.0 }
      }
    }
    return result
  }

  /// Tokens and their new names.
  struct TokenChanges {
    var drafts: [Draft] = []
    var names: [(old: String, new: String)] = []
  }

  private static func keys(_ token: Token) -> [String?] {
    let name = TokenIndex.key(token.name)
    let id = TokenIndex.key(token.id)
    let value = meaning(token, token.value)
    let alias = token.aliases.first.map { TokenIndex.key($0) }
    return ["\(id)|\(name)|\(value)", "\(name)|\(value)", "\(id)|\(name)", name, id, alias]
  }

  private static func side(_ token: Token) -> Draft.Side {
    Draft.Side(token.origin, value: token.valueOrigin)
  }

  private static func renamed(_ old: Token, _ new: Token) -> Draft {
    let keepsName = new.aliases.contains { TokenIndex.key($0) == TokenIndex.key(old.name) }
    let isSimilar = Wording.nameSimilarity(old.name, new.name) >= 0.5
    return Draft(
      .token, .renamed, old.name, keepsName ? .patch : .major,
      keepsName
        ? "the old name is still one of its names"
        : "what refers to it by the old name has no value"
    ).saying(old.name, new.name).at(side(old), side(new))
      .because(
        .init(
          isSimilar ? .high : .medium,
          isSimilar ? "the same value and a similar name" : "the same value"))
  }

  // MARK: Values

  private static func values(_ old: Token, _ new: Token) -> [Draft] {
    var drafts: [Draft] = []
    if meaning(old, old.value) != meaning(new, new.value) {
      drafts.append(
        Draft(.token, .changed, new.name, .major, "the old value is wrong now").of("value")
          .saying(old.value, new.value).at(side(old), side(new)))
    }
    var before: [String: Token.ModeValue] = [:]
    for mode in old.modes { before[mode.mode] = mode }
    var seen: Set<String> = []
    for mode in new.modes where seen.insert(mode.mode).inserted {
      guard let known = before[mode.mode] else {
        drafts.append(
          Draft(.token, .changed, new.name, .major, "the value for this mode was the common one")
            .of("value for \(mode.mode)").saying(nil, mode.value)
            .at(side(old), Draft.Side(new.origin, value: mode.origin)))
        continue
      }
      if meaning(old, known.value) == meaning(new, mode.value) { continue }
      drafts.append(
        Draft(.token, .changed, new.name, .major, "the old value is wrong now")
          .of("value for \(mode.mode)").saying(known.value, mode.value)
          .at(
            Draft.Side(old.origin, value: known.origin), Draft.Side(new.origin, value: mode.origin))
      )
    }
    for mode in old.modes where !seen.contains(mode.mode) {
      drafts.append(
        Draft(.token, .changed, new.name, .major, "the common value holds in this mode now")
          .of("value for \(mode.mode)").saying(mode.value, nil)
          .at(Draft.Side(old.origin, value: mode.origin), side(new)))
    }
    return drafts
  }

  /// A value as it is compared: in numbers where it has some, else its words.
  static func meaning(_ token: Token, _ value: String) -> String {
    var read = token
    read.value = value
    if let number = TokenValue(read) ?? color(value) { return text(of: number) }
    let text = Notation.normalized(value.lowercased())
    if text.contains("response") || text.contains("stiffness") {
      // "spring(response 300ms)" and "response 300ms" are one spring.
      return Names.words(text).filter { $0 != "spring" }.joined(separator: " ")
    }
    return text.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" && $0 != "`" }
  }

  private static func color(_ text: String) -> TokenValue? {
    text.hasPrefix("#") || text.hasPrefix("rgb") ? TokenValue.color(text) : nil
  }

  private static func text(of value: TokenValue) -> String {
    func number(_ value: Double) -> String { Numbers.text(value, decimals: 5) }
    switch value {
    case .color(let red, let green, let blue, let alpha):
      return "color "
        + [red, green, blue].map { number(($0 * 255).rounded()) }
        .joined(separator: " ") + " \(Numbers.text(alpha, decimals: 3))"
    case .dimension(let size, let unit): return "\(number(size))\(unit)"
    case .duration(let time): return "\(number(time))ms"
    case .bezier(let points): return "curve " + points.map(number).joined(separator: " ")
    case .number(let value): return number(value)
    case .weight(let weight): return "weight \(number(weight))"
    case .family(let names): return "family " + names.map { $0.lowercased() }.joined(separator: ",")
    case .shadow(let layers):
      return "shadow "
        + layers.map { layer in
          (layer.isInset ? "inset " : "") + text(of: layer.color) + " "
            + layer.lengths.map(text).joined(separator: " ")
        }.joined(separator: ", ")
    case .type(let style):
      return "type " + style.parts.map { "\($0.name) \(text(of: $0.value))" }.joined(separator: " ")
    }
  }
}
