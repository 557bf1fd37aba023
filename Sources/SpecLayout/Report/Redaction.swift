import SpecText

/// Keeps the texts of a dump out of what is reported.
///
/// Some formats write a label or the content of a layer where others write an identifier: an identifier stays only if
/// it has the form of one and the dump shows it nowhere.
struct Redaction: Sendable {
  /// All texts and names of the dump in small letters, and the words of them as they are written.
  private var texts: Set<String> = []

  init(_ dump: LayoutDump) {
    for index in dump.nodes.indices {
      for text in [dump.nodes[index].text, dump.nodes[index].name] {
        guard let text else { continue }
        texts.insert(text.lowercased())
        for word in text.split(whereSeparator: Self.isBetweenWords) { texts.insert(String(word)) }
      }
    }
  }

  private static func isBetweenWords(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && character != "_" && character != "-"
  }

  /// The identifier of an element; `nil` where it may be a text.
  func identifier(of node: LayoutNode) -> String? {
    node.ident.flatMap { Self.isIdentifier($0) && !isShown($0) ? $0 : nil }
  }

  private func isShown(_ text: String) -> Bool {
    texts.contains(text) || texts.contains(text.lowercased())
  }

  /// Whether a text has the form of an identifier: "retry_button", "app:id/title", "navBar", "row[2]", "title".
  ///
  /// Letters of ASCII without blanks, and more than a capitalised word, which is as likely a label.
  static func isIdentifier(_ text: String) -> Bool {
    var hasLetter = false
    var hasCapital = false
    var isStructured = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLetter = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasLetter = true
        hasCapital = true
        if ASCII.isLower(previous) { isStructured = true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): isStructured = true
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
        UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "="):
        // An address has two slashes in a row.
        if byte == UInt8(ascii: "/"), byte == previous { return false }
        isStructured = true
      default: return false
      }
      previous = byte
    }
    // A sentence or a field's label ends with a sign.
    let isWhole = ASCII.isWord(previous) || previous == UInt8(ascii: "]")
    return hasLetter && isWhole && (isStructured || !hasCapital)
  }

  /// Takes texts, names and what may be one from the elements; the source is hidden once for all dumps in it.
  func apply(to dump: inout LayoutDump) {
    // Ids of elements name one another: either all of them stay, or places stand for all.
    let keepsIDs = dump.nodes.indices.allSatisfy { index in
      dump.nodes[index].writtenID.map(isPlainID) ?? true
    }
    for index in dump.nodes.indices {
      dump.nodes[index].ident = identifier(of: dump.nodes[index])
      if !keepsIDs { dump.nodes[index].writtenID = nil }
    }
    for index in dump.nodes.indices {
      dump.nodes[index].text = nil
      dump.nodes[index].name = nil
    }
  }

  /// Whether an element's id is a number, a path, one that a program made, or an identifier that the dump shows nowhere.
  private func isPlainID(_ id: String) -> Bool {
    guard id.utf8.allSatisfy({ 0x21..<0x7F ~= $0 }) else { return false }
    guard id.utf8.contains(where: ASCII.isLetter) else { return true }
    return !isShown(id) && (id.utf8.contains(where: ASCII.isDigit) || Self.isIdentifier(id))
  }

  /// The source with an "x" for each byte of a word: places stay what they were.
  static func hidden(_ source: SourceText) -> SourceText {
    var bytes = source.bytes
    for index in bytes.indices where bytes[index] >= 0x80 || ASCII.isWord(bytes[index]) {
      bytes[index] = UInt8(ascii: "x")
    }
    return SourceText(path: source.path, bytes: bytes)
  }
}
