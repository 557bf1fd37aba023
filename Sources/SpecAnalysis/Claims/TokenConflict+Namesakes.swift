import SpecModel
import SpecSyntax
import SpecText

/// Colours that a table or a list gives by their plain names, and a style sheet by properties of those names:
/// "| Danger | #B42318 |" and `$color-danger: #D92D20`.
extension TokenConflicts {
  private static let families: Lexicon = ["color", "colour", "colors", "colours", "clr", "c"]

  /// The names on which the two do not agree; on as many others they must.
  ///
  /// - Complexity: O(tokens).
  func namesakes() -> [TokenConflict] {
    let colors = spec.tokens.filter { $0.kind == .color && $0.modes.isEmpty }
    guard colors.contains(where: isInCode) else { return [] }
    let told = colors.filter { !isInCode($0) && Names.wordCount($0.name) <= 2 }
    let (plain, set) = (byName(told), byName(colors.filter(isInCode)))
    var limits = Limits()
    var agreeing = 0
    var differing: [(Token, Token)] = []
    for name in plain.keys.sorted() {
      guard let one = plain[name] ?? nil, let other = set[name] ?? nil,
        let first = OpaqueColor(one.value), let second = OpaqueColor(other.value)
      else { continue }
      if first == second {
        agreeing += 1
      } else if !isLimited(one, &limits), !isLimited(other, &limits) {
        differing.append((one, other))
      }
    }
    guard agreeing > 0, differing.count <= agreeing else { return [] }
    return differing.map { pair in
      pair.0.origin.range.start < pair.1.origin.range.start
        ? Self.conflict(pair.1, pair.0) : Self.conflict(pair.0, pair.1)
    }
  }

  /// Lengths that a table gives to dotted names, and objects of code to keys inside of keys.
  func objects() -> [TokenConflict] {
    let told = spec.tokens.filter { token in
      token.modes.isEmpty && !document.isCode(token.origin.range.start)
        && (token.kind == .radius || token.kind == .spacing || token.kind == .size)
        && token.name.utf8.contains(ASCII.dot)
    }
    guard told.count > 1 else { return [] }
    let values = ObjectValues.read(document)
    var limits = Limits()
    var agreeing = 0
    var differing: [TokenConflict] = []
    for token in told {
      let words = Names.words(token.name)
      let bytes = ContiguousArray(token.value.utf8)
      guard words.count > 1, told.count(where: { $0.name == token.name }) == 1,
        let amount = AmountReader.read(bytes, 0..<bytes.count).only, amount.isLength,
        amount.unit != .rem, amount.unit != .em,
        let value = values.filter({ $0.words.suffix(words.count) == words[...] }).only
      else { continue }
      if value.value == amount.value {
        agreeing += 1
      } else if !isLimited(token, &limits) {
        differing.append(
          TokenConflict(
            name: token.name, value: Numbers.text(value.value), origin: value.origin,
            firstName: token.name, firstValue: token.value, firstOrigin: token.valueOrigin))
      }
    }
    return agreeing > 0 && differing.count <= agreeing ? differing : []
  }

  /// Whether a style sheet in code sets a value.
  func isInCode(_ token: Token) -> Bool {
    (token.name.hasPrefix("--") || token.name.hasPrefix("$"))
      && document.isCode(token.origin.range.start)
  }

  /// The tokens by the words of their names; nothing where a name has two.
  func byName(_ tokens: [Token]) -> [String: Token?] {
    var result: [String: Token?] = [:]
    for token in tokens {
      let words = Names.words(token.name)
      let own = words.first.map(Self.families.contains) == true ? words.dropFirst() : words[...]
      let name = own.joined(separator: "-")
      guard !name.isEmpty else { continue }
      result[name] = result[name] == nil ? .some(token) : .some(nil)
    }
    return result
  }
}
