import SpecModel
import SpecSyntax
import SpecText

extension TokenConflicts {
  /// Names to which the root of a style sheet gives the value of the dark appearance, where the same rule gives others
  /// that of the bright one: "`--muted` | #94A3B8 | #64748B" in a table, ":root { --bg: #ffffff; --muted: #64748b; }".
  ///
  /// - Complexity: O(tokens + bytes of style sheets).
  func rootModes() -> [TokenConflict] {
    guard document.mentions(":root") else { return [] }
    var known: [String: (token: Token, dark: String)] = [:]
    for token in spec.tokens where token.kind == .color && token.name.hasPrefix("--") {
      guard let dark = token.modes.first(where: { $0.mode == "dark" }),
        !Self.areEqual(dark.value, token.value)
      else { continue }
      known[token.name] = (token, dark.value)
    }
    guard !known.isEmpty else { return [] }
    return StyleRules.read(document).flatMap { rule -> [TokenConflict] in
      guard rule.selector == ":root", !rule.isConditional else { return [] }
      let told = rule.declarations.compactMap { declaration in
        known[declaration.property].map { (declaration, $0.token, $0.dark) }
      }
      let dark = told.filter { Self.areEqual($0.0.value, $0.2) }
      let bright = told.count { Self.areEqual($0.0.value, $0.1.value) }
      // A root with mostly dark values is that of a dark appearance.
      guard bright >= max(1, dark.count) else { return [] }
      return dark.map { declaration, token, _ in
        let end = Int(declaration.origin.range.end)
        let start = end - declaration.value.utf8.count
        let isLast =
          document.source.string(SourceRange(max(0, start), end)) == declaration.value
        return TokenConflict(
          name: token.name, value: declaration.value,
          origin: isLast ? document.origin(SourceRange(start, end)) : declaration.origin,
          firstName: token.name, firstValue: token.value, firstOrigin: token.valueOrigin)
      }
    }
  }

  private static func areEqual(_ first: String, _ second: String) -> Bool {
    if let one = OpaqueColor(value: first), let other = OpaqueColor(value: second) {
      return one == other
    }
    return first.lowercased() == second.lowercased()
  }
}
