import SpecModel
import SpecSyntax
import SpecText

/// Colours that a sentence gives to a role beside the value that the document defines for it: "the accent colour
/// `#0B7A58`", "die Akzentfarbe (#0B7A58)".
extension TokenConflicts {
  private static let nouns: Lexicon = ["color", "colour"]
  private static let roles: Lexicon = [
    "accent", "primary", "secondary", "error", "danger", "success", "warning", "brand", "link",
    "focus", "akzent", "primär", "fehler", "erfolg", "warn", "marken", "acento", "primario",
    "principal", "erreur",
  ]

  /// The roles with another value than the only one that is defined.
  func roles() -> [TokenConflict] {
    guard document.mentions("colo") || document.mentions("farbe") else { return [] }
    let defined = definedRoles()
    guard !defined.isEmpty else { return [] }
    var limits = Limits()
    var result: [TokenConflict] = []
    for line in lines.lines where line.kind == .prose {
      guard let part = line.parts.only, part.count < 400,
        let (role, value) = role(part), let token = defined[role],
        WrittenColor.differ(token.value, document.string(plain: value.range)),
        case let place = lines.origin(value.range, of: line),
        spec.isNormative(at: place.range.start),
        document.source.lineIndex(of: Int(place.range.start))
          != document.source.lineIndex(of: Int(token.valueOrigin.range.start)),
        !isLimited(token, &limits), !limit(document.string(plain: part)),
        !lines.scope(of: line).dropFirst().contains(where: limit)
      else { continue }
      result.append(
        TokenConflict(
          name: role, value: document.string(plain: value.range), origin: place,
          firstName: token.name, firstValue: token.value, firstOrigin: token.valueOrigin))
    }
    return result
  }

  /// The colours whose names are a role and nothing else: "$error", "--color-accent", "Akzent (Links)".
  private func definedRoles() -> [String: Token] {
    var result: [String: Token] = [:]
    var doubtful: Set<String> = []
    for token in spec.tokens
    where token.kind == .color && OpaqueColor(value: token.value.lowercased()) != nil {
      let end = token.name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? token.name.endIndex
      let name = token.name[..<end]
      var words = Names.words(String(name)).filter { !Self.nouns.contains($0) && $0 != "colors" }
      if words.last == "default" || words.last == "base" || words.last == "main" {
        words.removeLast()
      }
      guard words.count == 1, Self.roles.contains(words[0]) else { continue }
      let isOther = result[words[0]].map { $0.value.lowercased() != token.value.lowercased() }
      if isOther == true || !token.modes.isEmpty { doubtful.insert(words[0]) }
      result[words[0]] = token
    }
    for name in doubtful { result[name] = nil }
    return result
  }

  /// A role, the word for a colour and the only value of a line, right behind one another.
  private func role(_ part: Range<Int>) -> (String, WrittenColor)? {
    let plain = document.plain
    guard let own = WrittenColor.only(in: part, plain), own.isWhole(plain, short: false) else {
      return nil
    }
    var stop = own.range.lowerBound
    while stop > part.lowerBound, [ASCII.space, ASCII.backtick, 0x28].contains(plain[stop - 1]) {
      stop -= 1
    }
    let words = Names.words(document.string(plain: max(part.lowerBound, stop - 40)..<stop))
    guard let last = words.last else { return nil }
    for suffix in ["farbe", "farbton"] where last.hasSuffix(suffix) {
      let role = String(last.dropLast(suffix.count))
      return Self.roles.contains(role) ? (role, own) : nil
    }
    guard words.count > 1, Self.nouns.contains(last), Self.roles.contains(words[words.count - 2])
    else { return nil }
    return (words[words.count - 2], own)
  }
}
