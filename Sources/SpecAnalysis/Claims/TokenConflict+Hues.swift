import SpecModel
import SpecSyntax
import SpecText

/// Colours by their role and hue with a value in parentheses: "Primary blue (#3A6FD8) for main actions".
extension TokenConflicts {
  private static let roles: Lexicon = [
    "primary", "brand", "success", "error", "danger", "warning",
  ]
  private static let variants: Lexicon = [
    "hover", "hovered", "pressed", "active", "disabled", "dark", "light", "darker", "lighter",
    "old", "former", "not", "instead", "than", "was", "from", "night", "on",
  ]

  /// The values beside a role and a hue that are not those of the only colour with the name of the role.
  func hued() -> [TokenConflict] {
    guard document.mentions("(#") || document.mentions("(`#") else { return [] }
    var colors: [String: [Token]] = [:]
    for token in spec.tokens where token.kind == .color {
      colors[Names.hyphenated(token.name), default: []].append(token)
    }
    let known = colors.filter { Self.roles.contains($0.key) }
    guard !known.isEmpty else { return [] }
    let found = lines.lines.compactMap { line -> (line: ClaimLine, hued: Hued)? in
      guard line.kind == .prose, let part = line.parts.only, part.count < 300 else { return nil }
      return hued(part).map { (line: line, hued: $0) }
    }
    // What begins its line is a definition.
    let defined = Set(found.lazy.filter { $0.hued.isFirst }.map { $0.hued.name })
    return found.compactMap { line, hued in
      guard !hued.isFirst, !defined.contains(hued.name), colors[hued.name] == nil,
        let token = known[hued.role]?.only, token.modes.isEmpty,
        Palette.mode(of: lines.scope(of: line)) == .any,
        WrittenColor.differ(token.value, document.string(plain: hued.value))
      else { return nil }
      return TokenConflict(
        name: hued.name.replacing("-", with: " "), value: document.string(plain: hued.value),
        origin: lines.origin(hued.value, of: line), firstName: token.name,
        firstValue: token.value, firstOrigin: token.valueOrigin)
    }
  }

  /// A role with a hue and a value.
  private struct Hued {
    var role: String
    /// Both words with a hyphen.
    var name: String
    var value: Range<Int>
    /// Whether nothing stands before it.
    var isFirst: Bool
  }

  /// The role and the hue right before the only colour of a line, which stands in parentheses.
  private func hued(_ part: Range<Int>) -> Hued? {
    guard let own = WrittenColor.only(in: part, document.plain),
      own.range.lowerBound > part.lowerBound,
      document.plain[own.range.lowerBound - 1] == 0x28,
      case let words = Names.words(
        document.string(plain: part.lowerBound..<own.range.lowerBound)),
      words.count > 1, case let role = words[words.count - 2], Self.roles.contains(role),
      case let hue = words[words.count - 1], ColorName.isHue(hue),
      !words.dropLast(2).suffix(4).contains(where: Self.variants.contains)
    else { return nil }
    return Hued(role: role, name: role + "-" + hue, value: own.range, isFirst: words.count == 2)
  }
}
