import SpecAnalysis
import SpecLint
import SpecModel
import SpecText

/// What the end of a dotted name says: that of a file, or that a value stands under a shorter name.
extension TokenUndefined {
  private static let fileEnds: Lexicon = [
    "md", "mdx", "json", "jsonc", "css", "scss", "sass", "less", "ts", "tsx", "js", "jsx", "mjs",
    "cjs", "yaml", "yml", "toml", "xml", "html", "plist", "xcassets", "swift", "kt", "kts", "java",
    "dart", "vue", "svelte", "py", "svg", "png",
  ]

  /// Whether a name is that of a file: "typography.plist".
  func isFile(named name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return Self.fileEnds.contains(name[name.index(after: dot)...])
  }

  /// Whether what stands behind the groups of a path has a value of the kind that they ask for: "tokens.colors.gold"
  /// where code has "colors: { gold: … }".
  func isDefinedByEnd(_ use: TokenUse, _ context: RuleContext) -> Bool {
    var rest = use.name[...]
    while let dot = rest.firstIndex(of: "."), Self.groups.contains(rest[..<dot]) {
      rest = rest[rest.index(after: dot)...]
      let name = String(rest)
      guard let found = context.facts.tokens.definition(of: name) else { continue }
      guard let kind = use.kind, found.kind != kind else { return true }
      // The same step may stand in the scale of another kind as well.
      let key = TokenIndex.key(name)
      if context.spec.tokens.contains(where: { $0.kind == kind && TokenIndex.key($0.name) == key })
      {
        return true
      }
    }
    return false
  }
}
