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
  /// Whether all others of five and more that the code reads are defined.
  let lacksOne: Bool
  /// The number of defined custom properties by the first word of their names.
  let families: [Substring: Int]
  /// The number of defined custom properties of one word: `--danger`, `--success`.
  let plain: Int
  /// The custom properties that the document defines.
  let defined: Set<String>
  /// Those that it names, and those of them that its code reads.
  let used: NameSet
  let usedInCode: NameSet

  /// Names of custom properties, and which of them have no definition.
  struct NameSet {
    private let names: Set<String>
    private let undefined: Set<String>

    init(_ names: Set<String>, beside defined: Set<String>) {
      self.names = names
      undefined = names.subtracting(defined)
    }

    /// Whether there are two others at least, and all others have definitions.
    func areDefined(besides name: String) -> Bool {
      names.count - (names.contains(name) ? 1 : 0) >= 2 && undefined.allSatisfy { $0 == name }
    }
  }

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
    families = context.spec.tokens.reduce(into: [:]) { result, token in
      if let family = Self.family(of: token.name) { result[family, default: 0] += 1 }
    }
    plain = context.spec.tokens.count {
      $0.name.hasPrefix("--") && !$0.name.dropFirst(2).contains("-")
    }
    defined = Set(context.spec.tokens.lazy.map(\.name).filter { $0.hasPrefix("--") })
    var (all, names): (Set<String>, Set<String>) = ([], [])
    for use in context.spec.tokenUses where use.name.hasPrefix("--") {
      all.insert(use.name)
      if context.document.isCode(use.origin.range.start) { names.insert(use.name) }
    }
    used = NameSet(all, beside: defined)
    usedInCode = NameSet(names, beside: defined)
    guard names.count >= 3,
      context.spec.tokens.count(where: { $0.name.hasPrefix("--") }) >= 6
    else {
      isNearlyComplete = false
      lacksOne = false
      return
    }
    let missing = names.count { !Self.isDefined($0, context) }
    isNearlyComplete = missing * 3 <= names.count
    lacksOne = missing == 1 && names.count >= 5
  }

  /// The first word of a custom property of two words or more: "color" of "--color-primary".
  static func family(of name: String) -> Substring? {
    guard name.hasPrefix("--") else { return nil }
    let words = name.dropFirst(2).split(separator: "-", maxSplits: 1)
    return words.count > 1 ? words[0] : nil
  }

  /// How many custom properties of the family of a name the document defines.
  func siblings(of name: String) -> Int {
    Self.family(of: name).map { families[$0] ?? 0 } ?? (plain >= 5 ? plain : 0)
  }

  /// Whether a name has a definition, with the prefix of its kind or without: `--color-primary-400`, `primary-400`.
  static func isDefined(_ name: String, _ context: RuleContext) -> Bool {
    guard !context.facts.tokens.defines(name) else { return true }
    let words = name.dropFirst(2).split(separator: "-")
    return words.count > 2
      && context.facts.tokens.defines(words.dropFirst().joined(separator: "-"))
  }

  /// Whether a name stands for any name.
  static func isPlaceholder(_ name: String) -> Bool {
    guard !placeholders.contains(name) else { return true }
    // "--i" is counted while the program runs.
    if name.hasPrefix("--"), name.utf8.count == 3 { return true }
    guard name.hasPrefix("--"), let last = name.split(separator: "-").last else { return false }
    return open.contains(last.lowercased()) || name.hasSuffix("-") || name.contains("…")
  }

  /// Last words that stand for any: "--brand-N", "--space-xxx".
  private static let open: Lexicon = [
    "n", "nn", "nnn", "x", "xx", "xxx", "token", "name", "step", "nome", "nom", "nombre", "naam",
    "nama", "variable", "variabile", "variável", "variavel", "variabele", "variabel", "eigenschaft",
    "名前", "名称", "変数名", "变量名", "이름", "변수명", "foo", "bar", "placeholder",
  ]

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
  func hasSiblings(_ use: TokenUse, _ properties: PropertyUses) -> Bool {
    properties.siblings(of: use.name) >= 3
  }

  /// Whether the document defines nearly all that its code reads, but not this.
  func isForgotten(
    _ use: TokenUse, _ properties: PropertyUses, _ context: RuleContext
  ) -> Bool {
    properties.isNearlyComplete && !PropertyUses.isRuntime(use.name)
      && !PropertyUses.isDefined(use.name, context)
      && (properties.siblings(of: use.name) == 2 || properties.lacksOne)
  }

  /// Whether a custom property goes on from one that the document defines, as all others are that it names:
  /// "--ink-soft" beside "--ink".
  func isExtended(_ use: TokenUse, _ properties: PropertyUses) -> Bool {
    guard let dash = use.name.dropFirst(2).lastIndex(of: "-") else { return false }
    let base = String(use.name[..<dash])
    let defined = properties.defined
    guard defined.contains(base), defined.count >= 5, !defined.contains(use.name) else {
      return false
    }
    return properties.used.areDefined(besides: use.name)
  }

  /// Whether a custom property is another one that the document defines with a word more or less, and all others that
  /// its code reads are defined: "--motion-duration-fast" beside "--duration-fast".
  func isDrifted(_ use: TokenUse, _ properties: PropertyUses) -> Bool {
    let defined = properties.defined
    guard defined.count >= 3, !defined.contains(use.name),
      properties.usedInCode.areDefined(besides: use.name)
    else { return false }
    let words = use.name.split(separator: "-")
    return defined.contains { name in
      let known = name.split(separator: "-")
      let (long, short) = words.count > known.count ? (words, known) : (known, words)
      return short.count >= 2 && long.count == short.count + 1
        && long.indices.contains { place in
          var rest = long
          rest.remove(at: place)
          return rest == short
        }
    }
  }
}
