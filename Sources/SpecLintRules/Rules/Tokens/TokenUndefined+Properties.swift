import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// The custom properties that the code of a document reads, held against those that it defines.
///
/// A document that defines nearly all that its code reads forgot the rest; one that defines few expects them elsewhere.
struct PropertyUses {
  /// Whether a property without a definition is a gap.
  let isNearlyComplete: Bool

  /// Words at the end of names that a program sets while it runs, data only.
  private static let runtime: Lexicon = [
    "index", "count", "i", "n", "x", "y", "angle", "progress", "percent", "percentage", "position",
    "width", "height", "value",
  ]
  /// Names that stand for any name.
  private static let placeholders: Lexicon = [
    "--token", "--name", "--variable", "--var", "--property", "--custom-property", "--x",
    "--token-name", "--css-variable", "--my-token", "--your-token",
  ]

  init(_ context: RuleContext) {
    var names: Set<String> = []
    for use in context.spec.tokenUses
    where use.name.hasPrefix("--") && context.document.isCode(use.origin.range.start) {
      names.insert(use.name)
    }
    guard names.count >= 3,
      context.spec.tokens.count(where: { $0.name.hasPrefix("--") }) >= 6
    else {
      isNearlyComplete = false
      return
    }
    let missing = names.count { !Self.isDefined($0, context) }
    isNearlyComplete = missing * 3 <= names.count
  }

  /// Whether a name has a definition, with the prefix of its kind or without: `--color-primary-400`, `primary-400`.
  static func isDefined(_ name: String, _ context: RuleContext) -> Bool {
    guard !context.facts.tokens.defines(name) else { return true }
    let words = name.dropFirst(2).split(separator: "-")
    return words.count > 2
      && context.facts.tokens.defines(words.dropFirst().joined(separator: "-"))
  }

  /// Whether a name stands for any name.
  static func isPlaceholder(_ name: String) -> Bool { placeholders.contains(name) }

  /// Whether a program sets the property while it runs.
  static func isRuntime(_ name: String) -> Bool {
    name.split(separator: "-").last.map { runtime.contains(String($0)) } ?? false
  }
}

extension TokenUndefined {
  /// Whether code reads a custom property without a fallback.
  func isVariable(_ use: TokenUse, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let range = use.origin.range.offsets
    return use.name.hasPrefix("--") && range.lowerBound >= 4 && range.upperBound < bytes.count
      && ASCII.starts(bytes, at: range.lowerBound - 4, with: "var(")
      && bytes[range.upperBound] == 0x29
  }

  /// Whether the document defines three properties of the family.
  func hasSiblings(_ use: TokenUse, _ context: RuleContext) -> Bool {
    family(of: use.name).map { siblings(of: $0, context) >= 3 } ?? false
  }

  /// Whether the document defines nearly all that its code reads, but not this.
  func isForgotten(
    _ use: TokenUse, _ properties: PropertyUses, _ context: RuleContext
  ) -> Bool {
    properties.isNearlyComplete && !PropertyUses.isRuntime(use.name)
      && !PropertyUses.isDefined(use.name, context)
      && family(of: use.name).map { siblings(of: $0, context) == 2 } ?? false
  }
}
