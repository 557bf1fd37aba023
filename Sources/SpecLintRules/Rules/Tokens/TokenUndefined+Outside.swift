import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names whose values the document says to be elsewhere.
extension TokenUndefined {
  private static let keys: Lexicon = [
    "dependencies", "dependency", "depends-on", "depends_on", "requires", "dependson",
  ]
  private static let palettes: Lexicon = [
    "palette", "palettes", "token", "tokens", "color", "colors", "colour", "colours",
  ]
  private static let typefaces: Lexicon = ["typography", "fonts", "type", "token", "tokens"]

  /// The uses whose values a document without values of its own does not place elsewhere.
  func withoutOutside(_ uses: [TokenUse], _ context: RuleContext) -> [TokenUse] {
    guard !uses.isEmpty else { return uses }
    let kinds = Set(context.spec.tokens.lazy.map(\.kind))
    var uses = uses
    let dependencies = dependencies(context.document)
    if !dependencies.isEmpty {
      let hasColors = dependencies.contains { Names.hasWord($0, in: Self.palettes) }
      let hasTypes = dependencies.contains { Names.hasWord($0, in: Self.typefaces) }
      uses.removeAll { use in
        use.kind == .typography
          ? hasTypes && !kinds.contains(.typography) : hasColors && !kinds.contains(.color)
      }
    }
    if !kinds.contains(.color), uses.contains(where: { Self.isConstant($0.name) }),
      quotesFiles(context.document)
    {
      uses.removeAll { Self.isConstant($0.name) }
    }
    return uses
  }

  /// What front matter says that the document depends on.
  private func dependencies(_ document: Document) -> [String] {
    guard let root = document.frontMatter?.root else { return [] }
    return root.entries.filter { Self.keys.contains($0.key.lowercased()) }.flatMap { entry in
      entry.value.items.isEmpty ? [entry.value.text] : entry.value.items.map(\.text)
    }
  }

  private static let objects: Lexicon = [
    "colors", "colours", "theme", "palette", "styles", "tokens", "appcolors", "apptheme",
  ]

  /// "colors.border": a member of an object of the code, where tokens have a name of the design.
  private static func isConstant(_ name: String) -> Bool {
    guard let dot = name.firstIndex(of: ".") else { return false }
    return objects.contains(name[..<dot].lowercased())
  }

  private static let sources: Lexicon = [
    "tsx", "jsx", "ts", "js", "swift", "kt", "dart", "vue", "svelte", "java", "py",
  ]

  /// Whether three spans name files of code, so that the document describes what they show.
  private func quotesFiles(_ document: Document) -> Bool {
    var count = 0
    for run in document.runs where run.style.contains(.code) && (5...80).contains(run.count) {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard let dot = document.plain[range].lastIndex(of: ASCII.dot), dot > range.lowerBound,
        (2...6).contains(range.upperBound - dot - 1),
        !document.plain[range].contains(ASCII.space),
        Self.sources.contains(document.string(plain: dot + 1..<range.upperBound))
      else { continue }
      count += 1
      if count == 3 { return true }
    }
    return false
  }
}
