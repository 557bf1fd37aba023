import SpecModel
import SpecSyntax
import SpecText

/// Claims about colours that text names without a token: "Harbour Blue (#0ABAB5)" and further down "4.5:1 (Harbour Blue on
/// white)"; about lines of a fence of text; and about labels below a line that gives the ground.
extension ContrastClaims {
  /// The longest name that stands in front of a value in brackets.
  private static let longest = 40

  /// The names in front of values in brackets, each of one to three words with capitals, where each has one value.
  ///
  /// - Complexity: O(bytes).
  static func phrases(_ document: Document) -> [String: OpaqueColor] {
    guard document.mentions("(#"), document.mentions(":1") else { return [:] }
    let plain = document.plain
    var result: [String: OpaqueColor] = [:]
    var several: Set<String> = []
    var offset = 0
    while let open = ASCII.find("(#", in: plain, offset..<plain.count) {
      offset = open + 2
      var end = offset
      while end < plain.count, isHex(plain[end]) { end += 1 }
      guard end < plain.count, plain[end] == 0x29,
        let color = OpaqueColor(String(decoding: plain[open + 1..<end], as: UTF8.self))
      else { continue }
      let before = String(decoding: plain[max(0, open - longest)..<open], as: UTF8.self)
      for name in names(endOf: before) {
        if let known = result[name], known != color { several.insert(name) }
        result[name] = color
      }
    }
    for name in several { result[name] = nil }
    return result
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// The key of the words with capitals with which a text ends, if there are one to three of them.
  private static func names(endOf text: String) -> [String] {
    let line = text.split(whereSeparator: { ":,;|\n.(→=".contains($0) }).last ?? ""
    guard line.last == " " else { return [] }
    var words: [Substring] = []
    for word in line.split(separator: " ").reversed() {
      guard word.first?.isUppercase == true, word.allSatisfy({ $0.isLetter || $0 == "-" }) else {
        break
      }
      words.insert(word, at: 0)
    }
    return (1...3).contains(words.count) ? [Palette.key(words.joined(separator: " "))] : []
  }

  /// The colour that words name, as a token or in front of its value in brackets.
  func known(_ name: String) -> OpaqueColor? {
    palette.color(name) ?? (phrases.isEmpty ? nil : phrases[Palette.key(name)])
  }

  private static let joints: [StaticString] = [
    " on ", " auf ", " sur ", " sobre ", " su ", " against ", " over ",
  ]

  /// Whether a line of a fence of text puts one colour on another by name: "✓ leaf-600 on white: 4.7:1".
  func putsOn(_ line: ClaimLine) -> Bool {
    document.nodes[line.node].kind == .codeBlock && isDrawn(line)
      && line.parts.contains { part in
        part.count < 120 && ASCII.find(":1", in: plain, part) != nil
          && Self.joints.contains { ASCII.find($0, in: plain, part) != nil }
      }
  }

  /// "Secondary: 8.5:1" below "Contrast ratios (against #0F0F0F):", where one colour of the section has a name that ends so.
  func labelledClaim(_ line: ClaimLine) -> ContrastClaim? {
    guard !isCode, line.kind == .prose, let part = line.parts.only, part.count < 120,
      !hasValue(part), let colon = ASCII.find(ASCII.colon, in: plain, part),
      case let label = Names.words(string(part.lowerBound..<colon)), (1...2).contains(label.count),
      mentions(line.parts).isEmpty, !ContrastWords.hasJoint(string(part)),
      let ground = leadGround(line), let own = sectionColor(endingWith: label, line),
      own.color != ground.color, var claim = claim(line.parts, line), claim.level == nil
    else { return nil }
    claim.computed = own.color.contrast(with: ground.color)
    claim.reach = claim.computed...claim.computed
    claim.colors = [own.name, ground.name]
    return claim
  }

  /// The one colour of the section of a line whose name ends with some words.
  private func sectionColor(
    endingWith label: [String], _ line: ClaimLine
  ) -> (name: String, color: OpaqueColor)? {
    let section = document.nodes[line.node].section
    let found = palette.entries.filter { entry in
      entry.words.count > label.count && Array(entry.words.suffix(label.count)) == label
        && document.lastNode(startingBy: entry.valueOrigin.range.start).map {
          document.nodes[$0].section == section
        } == true
    }
    guard let one = found.only else { return nil }
    return (name: one.name, color: one.color)
  }
}
