import SpecText

/// A word of a directive with its place.
struct DirectiveWord {
  /// The word.
  var text: String
  /// Where it stands.
  var range: SourceRange

  /// The words in a range: what stands between blanks and line feeds.
  static func words(of range: SourceRange, in source: SourceText) -> [DirectiveWord] {
    pieces(of: range, in: source) { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
  }

  /// The parts of the word between commas.
  func parts() -> [DirectiveWord] {
    var offset = Int(range.start)
    return text.split(separator: ",", omittingEmptySubsequences: false).compactMap { part in
      defer { offset += part.utf8.count + 1 }
      let range = SourceRange(offset, offset + part.utf8.count)
      return part.isEmpty ? nil : DirectiveWord(text: String(part), range: range)
    }
  }

  private static func pieces(
    of range: SourceRange, in source: SourceText, separatedBy isSeparator: (UInt8) -> Bool
  ) -> [DirectiveWord] {
    source.bytes[range.offsets].split(whereSeparator: isSeparator).map { piece in
      let range = SourceRange(piece.startIndex, piece.endIndex)
      return DirectiveWord(text: source.string(range), range: range)
    }
  }
}

/// The rules that a suppression names before its reason.
struct SuppressionSelectors {
  /// A word in the place of a rule that is the name of none.
  struct Slip {
    var word: DirectiveWord
    /// The rule that it is but for its case and signs around it.
    var meant: String?
  }

  /// Codes, prefixes and names, as they were written.
  private(set) var names: [String] = []
  /// The words that look like rules and are none.
  private(set) var slips: [Slip] = []
  /// How many words there are before the reason.
  private(set) var wordCount = 0

  /// Reads the words behind a directive.
  init(_ words: [DirectiveWord], catalog: RuleCatalog) {
    for word in words {
      let parts = word.parts()
      guard !parts.isEmpty else { return }
      let slips = parts.compactMap { Self.slip($0, catalog, isFirst: wordCount == 0) }
      let known = parts.filter { catalog.knows($0.text) || Self.looksLikeCode($0.text) }
      guard known.count + slips.count == parts.count else { return }
      names += known.map(\.text)
      self.slips += slips
      wordCount += 1
    }
  }

  private static func slip(
    _ word: DirectiveWord, _ catalog: RuleCatalog, isFirst: Bool
  ) -> Slip? {
    guard !catalog.knows(word.text), !looksLikeCode(word.text) else { return nil }
    let bare = bare(word.text)
    // Behind a rule a single word such as "Mojibake" begins the reason.
    let names = isFirst || bare.utf8.contains(0x2D) ? [bare.lowercased()] : []
    for spelling in [bare.uppercased()] + names where catalog[spelling] != nil {
      return Slip(word: word, meant: spelling)
    }
    return resemblesCode(bare) ? Slip(word: word) : nil
  }

  /// A word without the signs around it.
  private static func bare(_ word: String) -> String {
    let letters = word.utf8.drop { !isWordByte($0) }
    var end = letters.endIndex
    while end > letters.startIndex {
      let before = letters.index(before: end)
      if isWordByte(letters[before]) { break }
      end = before
    }
    return String(Substring(letters[..<end]))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80
  }

  private static func looksLikeCode(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.count == 4 && (0x41...0x5A).contains(bytes[0])
      && bytes[1...].allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a word is a code in small letters, or one with letters in the place of figures.
  private static func resemblesCode(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard (3...5).contains(bytes.count), (0x41...0x5A).contains(bytes[0] & 0xDF) else {
      return false
    }
    let figures = bytes[1...].filter { (0x30...0x39).contains($0) }.count
    let alike = bytes[1...].filter { Array("OoIlSB".utf8).contains($0) }.count
    return figures >= 2 && figures + alike == bytes.count - 1
  }
}
