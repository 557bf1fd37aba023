public import SpecModel

/// The design values that all documents of a run define, by name.
public struct TokenIndex: Sendable {
  /// Names with a value that no token has by itself.
  private var others: Set<String> = []
  /// The first definition of each name that a reference may use, by document and place in its tokens.
  private var definitions: [String: Token] = [:]
  /// Names that two tokens give different values.
  private var disputed: Set<String> = []
  /// The same for ids, which names of other tokens go before.
  private var identified: [String: Token] = [:]

  /// Collects definitions, and names whose value is restated where they are used.
  init(_ specs: [SpecDocument]) {
    for spec in specs {
      for token in spec.tokens {
        define(token, Self.key(token.name), Self.key(token.id))
        for alias in token.aliases { others.insert(Self.key(alias)) }
        // "color.neutral-50" is used as "neutral-50" as well.
        if let dot = token.id.utf8.firstIndex(of: UInt8(ascii: ".")) {
          others.insert(Self.key(String(token.id[token.id.utf8.index(after: dot)...])))
        }
      }
      for use in spec.tokenUses where use.restated != nil { others.insert(Self.key(use.name)) }
    }
  }

  private mutating func define(_ token: Token, _ name: String, _ id: String) {
    if let known = definitions[name] {
      if known.value != token.value { disputed.insert(name) }
    } else {
      definitions[name] = token
    }
    if id != name, identified[id] == nil { identified[id] = token }
  }

  /// The first definition of a name in the run.
  public func definition(of name: String) -> Token? {
    let key = Self.key(name)
    return definitions[key] ?? identified[key]
  }

  /// The definition of a name whose definitions in the run all agree.
  public func uniqueDefinition(of name: String) -> Token? {
    disputed.contains(Self.key(name)) ? nil : definition(of: name)
  }

  /// The definition of a name that is made to be shared: with a step or with dots.
  ///
  /// A plain word such as "Red" means something else in every project of a run.
  public func sharedDefinition(of name: String) -> Token? {
    name.contains { $0.isNumber || $0 == "." } ? uniqueDefinition(of: name) : nil
  }

  /// Whether any document gives the name a value.
  public func defines(_ name: String) -> Bool {
    let key = Self.key(name)
    return definitions[key] != nil || identified[key] != nil || others.contains(key)
  }

  /// The words of a name, joined by hyphens: "color.bg.canvas", "--color-bg-canvas" and "Color Bg Canvas" meet.
  public static func key(_ name: String) -> String { Names.hyphenated(name) }
}
