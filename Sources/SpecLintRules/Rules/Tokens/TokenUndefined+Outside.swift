import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names whose values the document says to be elsewhere.
extension TokenUndefined {
  /// Whether a name in capitals is that of a state, or stands on a line with arrows between such names: "with a branch to
  /// `ERROR`".
  func isState(_ use: TokenUse, _ context: RuleContext) -> Bool {
    let spec = context.spec
    guard !use.name.utf8.contains(where: ASCII.isLower) else { return false }
    let line = context.document.source.string(
      context.document.firstLine(of: use.origin.range))
    if line.contains("` -> `") || line.contains("` → `") || line.contains("`→`") { return true }
    return spec.machines.contains { machine in machine.states.contains { $0.name == use.name } }
  }

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
    var uses = uses.filter { !isPartOfWord($0, context.document) }
    uses.removeAll(where: utilities(context, uses))
    uses.removeAll { isGiven($0, context.document) }
    let shown = shown(in: context.document)
    let plain = Set(uses.filter { isNamedBeside($0, context.document) }.map(\.name))
    uses.removeAll { use in
      use.kind == .color && (shown.contains(use.name.lowercased()) || plain.contains(use.name))
    }
    uses.removeAll { isRemarked($0, context.document) }
    uses = withoutTold(uses, context)
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

  /// Whether a hyphen joins a name to a further word, of which it is the beginning: "a near-500-row list".
  private func isPartOfWord(_ use: TokenUse, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let end = Int(use.origin.range.end)
    return end + 1 < bytes.count && bytes[end] == ASCII.hyphen && ASCII.isLetter(bytes[end + 1])
      && use.name.last?.isNumber == true
  }

  private static let shares: Lexicon = [
    "half", "full", "fully", "none", "equal", "quarter", "third", "twice", "double", "circle",
    "halbe", "moitié", "mitad", "metade", "metà", "helft", "half-height", "full-height", "capsule",
  ]

  /// Whether an item begins with the name and gives a value that no kind of token has: "`font.sans`: Geist, sans-serif",
  /// "`shadow.inset`: `inset 0 1px 0 …`".
  private func isGiven(_ use: TokenUse, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(use.origin.range.start))
    ).offsets
    guard use.name.contains("."),
      bytes[line.lowerBound..<Int(use.origin.range.start)].allSatisfy({
        [ASCII.space, ASCII.backtick, 0x2D, 0x2A, 0x2B].contains($0)
      })
    else { return false }
    var offset = Int(use.origin.range.end)
    while offset < line.upperBound, [ASCII.backtick, 0x2A].contains(bytes[offset]) { offset += 1 }
    guard offset + 2 < line.upperBound, bytes[offset] == ASCII.colon else { return false }
    let value = document.source.string(SourceRange(offset + 1, line.upperBound))
    let isFont = use.name.hasPrefix("font.") && value.contains { $0.isLetter }
    // "`radius.pill`: half the height" is a value in words.
    if Names.firstWord(value).map(Self.shares.contains) == true { return true }
    return isFont || value.drop { $0 == "`" || $0 == " " }.hasPrefix("inset ")
  }

  /// Tells the steps of a utility framework's own palette, which a document that is written for it need not define:
  /// "Blue-50", where no blue is defined, or where rows only tell on what they use one of the framework.
  private func utilities(_ context: RuleContext, _ uses: [TokenUse]) -> (TokenUse) -> Bool {
    guard uses.contains(where: { $0.kind == .color && UtilityPalette.has($0.name) }) else {
      return { _ in false }
    }
    let document = context.document
    let isNamed =
      document.mentions("ailwind") || document.mentions("(rounded-")
      || document.mentions("rounded-") && document.mentions("bg-")
    let used = usedFamilies(document)
    let own = Set(
      context.spec.tokens.filter { $0.kind == .color }.compactMap { Names.words($0.name).first })
    return { use in
      guard use.kind == .color, UtilityPalette.has(use.name),
        let family = Names.words(use.name).first
      else { return false }
      return used.contains(family) || isNamed && !own.contains(family)
    }
  }

  /// The families of the framework of which rows say what has a step, with its value: "Gray-700 text | #374151".
  private func usedFamilies(_ document: Document) -> Set<String> {
    var result: Set<String> = []
    for table in document.tables {
      for row in document.children(of: table).dropFirst() {
        let cells = document.children(of: row).prefix(4).map { document.string($0) }
        guard let name = cells.first, name.utf8.count < 48 else { continue }
        let isUsed = cells.dropFirst().contains {
          $0.hasPrefix("#") && UtilityPalette.isUsed(by: name, $0)
        }
        if isUsed, let family = Names.firstWord(name) { result.insert(family) }
      }
    }
    return result
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
