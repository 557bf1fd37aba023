import SpecModel
import SpecText

/// Tokens whose value is another token.
extension TokenSink {
  /// Gives tokens whose value is another token, "var(--ink)" or "--ink", the kind of that token; where nothing defines it,
  /// that of a colour if its name is one of a step of a ramp, "--gray-900".
  ///
  /// - Complexity: O(tokens), at most four references deep.
  mutating func followAliases() {
    let aliases = tokens.indices.filter { Self.target(of: tokens[$0].value) != nil }
    guard !aliases.isEmpty else { return }
    var kinds: [String: Token.Kind] = [:]
    for token in tokens where Self.target(of: token.value) == nil {
      kinds[Self.slug(token.name)] = token.kind
    }
    for _ in 0..<4 {
      for index in aliases {
        guard let target = Self.target(of: tokens[index].value),
          let kind = kinds[Self.slug(String(target))], kind != .other
        else { continue }
        take(kind, at: index)
        let slug = Self.slug(tokens[index].name)
        if kinds[slug] == nil { kinds[slug] = kind }
      }
    }
    for index in aliases {
      guard let target = Self.target(of: tokens[index].value),
        kinds[Self.slug(String(target))] == nil, Self.isStepOfRamp(target)
      else { continue }
      take(.color, at: index)
    }
  }

  /// Gives a token a kind, also in an id that tells its kind.
  private mutating func take(_ kind: Token.Kind, at index: Int) {
    guard kind != tokens[index].kind else { return }
    let slug = Self.slug(tokens[index].name)
    if tokens[index].id == "\(tokens[index].kind.rawValue).\(slug)" {
      tokens[index].id = "\(kind.rawValue).\(slug)"
    }
    tokens[index].kind = kind
  }

  /// The property that is the whole value of a token, or the first that a function asks for.
  private static func target(of value: String) -> Substring? {
    if value.hasPrefix("var(--") { return value.dropFirst(4).prefix { $0 != ")" && $0 != "," } }
    guard value.hasPrefix("--"), (4...60).contains(value.utf8.count),
      value.utf8.allSatisfy({ Bytes.isWord($0) || $0 == ASCII.hyphen })
    else { return nil }
    return Substring(value)
  }

  private static let steps: Set<Substring> = [
    "50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950",
  ]
  /// Words before the steps of scales of other values.
  private static let scales: Lexicon = [
    "step", "steps", "scale", "level", "unit", "base", "fluid", "size", "stufe", "nivel",
  ]

  /// "--gray-900", "--brand-500": whether a name is that of a step of a ramp of colours, and says no other kind.
  private static func isStepOfRamp(_ name: Substring) -> Bool {
    guard let hyphen = name.lastIndex(of: "-"), steps.contains(name[name.index(after: hyphen)...]),
      case let words = String(name[..<hyphen].drop { $0 == "-" }), words.utf8.count > 2,
      !Names.hasWord(words, in: scales)
    else { return false }
    let kind = TokenKinds.kind(of: words, or: .color)
    return kind == .color
  }
}
