import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names with dots that belong to a program.
extension TokenUndefined {
  /// Words for groups of tokens.
  static let groups: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "spacing", "space", "rounded", "radius",
    "radii", "shadow", "shadows", "elevation", "typography", "type", "font", "fonts", "text",
    "motion", "duration", "easing", "components", "component", "size", "sizes", "border", "opacity",
    "breakpoint", "breakpoints", "layout", "z", "token", "tokens", "theme",
  ]

  /// Whether braces hold an expression of a program, "{entry.title}": no token of the document is of that group.
  func isExpression(_ use: TokenUse, _ context: RuleContext) -> Bool {
    let bytes = context.document.source.bytes
    let start = Int(use.origin.range.start)
    guard start > 0, bytes[start - 1] == 0x7B, let dot = use.name.firstIndex(of: "."),
      case let group = String(use.name[..<dot]).lowercased(), !Self.groups.contains(group)
    else { return false }
    return !context.spec.tokens.contains { $0.name.lowercased().hasPrefix(group + ".") }
  }

  /// Whether a name is a word like any other, "Body typography", "Success color".
  func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0 == " " } && name.first?.isUppercase == true
      && !name.dropFirst().contains(where: \.isUppercase)
  }
}
