import SpecModel
import SpecText

/// Groups whose members hand on colours that stand elsewhere under names of their own.
extension CodeTokens {
  /// "text = { primary: primitive.gray[900], quiet: primitive.gray[700] }", "\"brand\": { \"primary\":
  /// \"var(--color-green-600)\" }": two members at least, each of which is a colour of a palette by its name.
  ///
  /// A program says in its heading that it is about tokens; what styles an element has names of properties.
  func isSetOfAliases(_ group: CodeGroup) -> Bool {
    guard language == .data || language == .script, !group.path.isEmpty, group.members.count > 1
    else { return false }
    if language == .script {
      guard case .kind = topic else { return false }
    }
    return group.members.allSatisfy { member in
      !Self.properties.contains(WordKey(bytes, member.name))
        && pointsToColor(unquoted(member.value))
    }
  }

  /// Whether at least half of some data are values of a design, by themselves or by their names; "{ \"status\": \"ok\",
  /// \"count\": 12, \"took\": \"35ms\" }" is an answer.
  func isDesignData(_ group: CodeGroup) -> Bool {
    guard language == .data else { return false }
    let known = group.members.count { member in
      TokenLiteral.read(bytes, unquoted(member.value)).map { $0.kind != .other } == true
        || TokenKinds.kind(of: bytes.string(member.name), or: .other) != .other
    }
    return known * 2 >= group.members.count
  }

  /// Whether a value is the name of a colour of a palette: "var(--color-green-600)", "{colors.blue.700}",
  /// "primitive.gray[900]".
  func pointsToColor(_ value: Range<Int>) -> Bool {
    guard language == .data || language == .script, (8...60).contains(value.count),
      let name = reference(in: value) ?? pathInBraces(value) ?? step(value)
    else { return false }
    let text = bytes.string(name)
    return Names.hasWord(text, in: HueNames.words)
      && (Names.words(text).contains(where: Self.sources.contains)
        || bytes[name.lowerBound] == ASCII.hyphen)
  }

  /// Whether a value points to a colour and its name is no property of a style, "deck.color", which only takes it.
  func isAlias(_ value: Range<Int>, _ name: String) -> Bool {
    guard pointsToColor(value) else { return false }
    var name = name
    return name.withUTF8 { text in
      let start = text.lastIndex(of: ASCII.dot).map { $0 + 1 } ?? 0
      return !Self.properties.contains(WordKey(text, start..<text.count))
    }
  }

  /// "{colors.blue.700}": a path in braces (Design Tokens Format Module 2025.10, 7).
  private func pathInBraces(_ value: Range<Int>) -> Range<Int>? {
    guard bytes[value.lowerBound] == 0x7B, bytes[value.upperBound - 1] == 0x7D,
      case let name = value.lowerBound + 1..<value.upperBound - 1,
      name.contains(where: { bytes[$0] == ASCII.dot }),
      name.allSatisfy({
        Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.dot || bytes[$0] == ASCII.hyphen
      })
    else { return nil }
    return name
  }

  /// "primitive.gray[900]": a step of a palette as programs name it.
  private func step(_ value: Range<Int>) -> Range<Int>? {
    guard language == .script, Bytes.isLetter(bytes[value.lowerBound]),
      value.contains(where: { bytes[$0] == ASCII.dot }),
      value.contains(where: { Bytes.isDigit(bytes[$0]) }),
      value.allSatisfy({
        Bytes.isWord(bytes[$0]) || [0x2E, 0x5B, 0x5D].contains(bytes[$0])
      })
    else { return nil }
    return value
  }

  private static let sources: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "primitive", "primitives", "core", "tokens",
  ]
}
