public import SpecModel
public import SpecText

/// What a token stands for when its references are followed through all documents of a run.
public enum TokenResolution: Sendable, Hashable {
  /// The chain ends at a value; the last token holds it.
  case value(Token)
  /// The chain ends at a name that no document defines.
  case undefined(String)
  /// The chain comes back to one of its tokens; the tokens of the circle in order.
  case cycle([Token])
}

extension TokenIndex {
  /// Follows the references of a token: "{colors.ink}", "var(--ink)", "$ink", "@ink".
  ///
  /// - Complexity: O(length of the chain); a chain ends at the first token that it meets twice.
  public func resolve(_ token: Token) -> TokenResolution {
    var chain = [token]
    var seen: [Origin: Int] = [token.origin: 0]
    while let last = chain.last, let name = Self.reference(in: last.value) {
      guard let next = definition(of: name) else { return .undefined(name) }
      if let start = seen[next.origin] { return .cycle(Array(chain[start...])) }
      seen[next.origin] = chain.count
      chain.append(next)
    }
    return .value(chain.last ?? token)
  }

  /// The circle that the references of a token lead into; `nil` where there is none, or it was found before.
  ///
  /// `settled` holds the tokens that were followed before, so that all tokens together take one walk.
  public func circle(from token: Token, settled: inout Set<Origin>) -> [Token]? {
    var chain: [Token] = []
    var places: [Origin: Int] = [:]
    var next: Token? = token
    while let current = next {
      if let start = places[current.origin] { return Array(chain[start...]) }
      guard settled.insert(current.origin).inserted else { return nil }
      places[current.origin] = chain.count
      chain.append(current)
      next = Self.reference(in: current.value).flatMap(definition(of:))
    }
    return nil
  }

  /// The name that a value refers to, where the reference is the whole value.
  ///
  /// - Source: Design Tokens Format Module, 7.1 (curly braces); CSS Custom Properties 1, 3 (`var()` without
  ///   a fallback; one with a fallback always has a value).
  public static func reference(in value: String) -> String? {
    let bytes = value.utf8
    guard let first = bytes.first, bytes.count > 1 else { return nil }
    switch first {
    case 0x7B where bytes.last == 0x7D: return name(bytes.dropFirst().dropLast())
    case 0x7B: return SeparateAlpha(value).flatMap { reference(in: $0.color) }
    case 0x24, 0x40: return name(bytes.dropFirst())
    case 0x76 where value.hasPrefix("var(--") && bytes.last == 0x29:
      return name(bytes.dropFirst(4).dropLast())
    default: return nil
    }
  }

  private static func name(_ bytes: Substring.UTF8View) -> String? {
    let isName = bytes.allSatisfy { byte in
      byte >= 0x80 || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x20
        || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
    guard isName, let text = String(bytes), !key(text).isEmpty else { return nil }
    return text
  }
}
