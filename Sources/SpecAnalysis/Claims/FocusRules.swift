import SpecModel
import SpecSyntax
import SpecText

/// The colours that style rules give to the mark of the focus: "input:focus { outline: none; border-color: #9CCC65; }".
///
/// - Source: CSS Basic User Interface Level 4, 5: where no rule takes the outline away, that of the browser stays.
struct FocusRules {
  private static let marks: Lexicon = [
    "outline", "outline-color", "border", "border-color", "border-bottom", "border-bottom-color",
    "box-shadow",
  ]
  private static let nothing: Lexicon = [
    "none", "0", "0px", "transparent", "unset", "initial", "inherit", "revert",
  ]
  /// Values by which nothing is drawn; "revert" brings the outline of the browser back.
  private static let removals = FocusRules.nothing.subtracting(["revert"])
  /// What stands in selectors for one theme.
  static let themes = ["dark", "theme", "[data", ":not(", "contrast"]

  private let rules: [StyleRule]
  private let palette: Palette

  /// The marks of the rules of a document, one for each colour.
  ///
  /// - Complexity: O(bytes of style sheets) where a selector has ":focus".
  static func find(_ document: Document, _ palette: Palette) -> [ColorRoles.Member] {
    guard document.mentions(":focus") else { return [] }
    let finder = FocusRules(rules: StyleRules.read(document), palette: palette)
    var seen: Set<OpaqueColor> = []
    return finder.rules.compactMap(finder.mark).filter { seen.insert($0.color).inserted }
  }

  /// The only colour of all that a rule draws around the element with the focus.
  private func mark(of rule: StyleRule) -> ColorRoles.Member? {
    guard !rule.isConditional, rule.target.contains(":focus"),
      !Self.themes.contains(where: rule.selector.lowercased().contains)
    else { return nil }
    let drawn = rule.declarations.filter {
      Self.marks.contains($0.property) && !Self.isNothing($0.value)
    }
    let base = base(of: rule)
    guard let first = drawn.first, let found = color(of: first.value),
      drawn.contains(where: { $0.property.hasPrefix("outline") })
        || ([rule] + base).contains(where: Self.takesOutline)
    else { return nil }
    let isOne = drawn.allSatisfy { color(of: $0.value)?.color == found.color }
    guard isOne, !standsOut(found.color, on: [rule] + base) else { return nil }
    return ColorRoles.Member(name: found.name, color: found.color, origin: first.origin)
  }

  /// The rules for the element itself: "input" of "input:focus-visible".
  private func base(of rule: StyleRule) -> [StyleRule] {
    guard let colon = rule.selector.firstRange(of: ":focus") else { return [] }
    let name = rule.selector[..<colon.lowerBound]
    return rules.filter { $0.selector == name }
  }

  private static func takesOutline(_ rule: StyleRule) -> Bool {
    rule.declaration("outline").map { takesOutline($0.value) } ?? false
  }

  /// Whether a value of "outline" takes that of the browser away.
  static func takesOutline(_ value: String) -> Bool { removals.contains(bare(value)) }

  private static func isNothing(_ value: String) -> Bool { nothing.contains(bare(value)) }

  private static func bare(_ value: String) -> String {
    value.replacing("!important", with: "").trimmedSpaces.lowercased()
  }

  /// Whether the element has a ground of its own that the mark stands out from, or one that is no plain colour.
  private func standsOut(_ mark: OpaqueColor, on rules: [StyleRule]) -> Bool {
    let grounds = rules.flatMap(\.declarations).filter {
      ($0.property == "background" || $0.property == "background-color")
        && !Self.isNothing($0.value)
    }
    return grounds.contains { ground in
      color(of: ground.value).map { $0.color.contrast(with: mark) >= 2.95 } ?? true
    }
  }

  /// The only colour of a value, by its digits or the variable that the document defines: "2px solid var(--accent)".
  private func color(of value: String) -> (name: String, color: OpaqueColor)? {
    guard !value.contains(",") else { return nil }
    var found: [(name: String, color: OpaqueColor)] = []
    for piece in value.split(separator: " ") {
      if piece.hasPrefix("var("), piece.hasSuffix(")") {
        let name = piece.dropFirst(4).dropLast()
        guard let color = palette.color(name) else { return nil }
        found.append((String(name), color))
      } else if piece.contains("(") {
        return nil
      } else if piece.first == "#" || piece == "white" || piece == "black",
        let color = OpaqueColor(String(piece))
      {
        found.append((String(piece), color))
      }
    }
    return found.only
  }
}
