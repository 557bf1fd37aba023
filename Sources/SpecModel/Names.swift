public import SpecText

/// The one way in which Plumb compares names: fold, split into words, drop filler words at the ends.
public enum Names {
  /// Words that carry no meaning at either end of a state's name.
  public static let fillers: Lexicon = ["state", "states", "screen", "view", "mode"]

  /// The words of a name in lower case; marks, punctuation and symbols separate, camel case splits.
  ///
  /// - Complexity: O(length); ASCII takes no Unicode look-up.
  public static func words(_ text: String) -> [String] {
    NameMemo.words(of: text) { text in
      FoldedText.read(text) { $0.strings(0..<$0.count) }
    }
  }

  /// The first word of a name in lower case.
  public static func firstWord(_ text: String) -> String? {
    FoldedText.read(text, wanted: 1) {
      $0.count > 0 ? String(decoding: $0.word(0), as: UTF8.self) : nil
    }
  }

  /// The number of words of a name.
  public static func wordCount(_ text: String) -> Int {
    FoldedText.read(text) { $0.count }
  }

  /// Whether one of the words of a name is in a set.
  public static func hasWord(_ text: String, in lexicon: Lexicon) -> Bool {
    FoldedText.read(text) { folded in
      (0..<folded.count).contains { lexicon.contains(folded.word($0)) }
    }
  }

  /// Whether a name of so many words at most has one that is in a set.
  public static func hasWord(_ text: String, in lexicon: Lexicon, ofAtMost limit: Int) -> Bool {
    FoldedText.read(text, wanted: limit + 1) { folded in
      folded.count <= limit && (0..<folded.count).contains { lexicon.contains(folded.word($0)) }
    }
  }

  /// Whether one of the words of a name is in a set, or a sign of a script without blanks stands in it.
  package static func hasWord(_ text: String, in lexicon: Lexicon, or signs: Phrases) -> Bool {
    hasWord(text, in: lexicon) || signs.isIn(text)
  }

  /// The words of a name in lower case with hyphens between them.
  public static func hyphenated(_ text: String) -> String {
    // Most names of word lists are one small word already.
    if text.utf8.allSatisfy({ 0x61 <= $0 && $0 <= 0x7A }) { return text }
    let plain = text.utf8.withContiguousStorageIfAvailable(plainlyHyphenated)
    if let plain, let plain { return plain }
    return FoldedText.read(text) { String(decoding: $0.words(0..<$0.count), as: UTF8.self) }
  }

  /// The same for small Latin letters with one blank or hyphen between two words; `nil` for all else.
  private static func plainlyHyphenated(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var isApart = true
    for byte in text {
      let isMark = byte == ASCII.space || byte == ASCII.hyphen
      guard isMark ? !isApart : ASCII.isLower(byte) else { return nil }
      isApart = isMark
    }
    guard !isApart else { return nil }
    return String(unsafeUninitializedCapacity: text.count) { result in
      for index in text.indices {
        result[index] = text[index] == ASCII.space ? ASCII.hyphen : text[index]
      }
      return text.count
    }
  }

  /// A hyphenated name without a word for colours before the others: "accent" of "color-accent".
  package static func withoutColorPrefix(_ name: String) -> String {
    for prefix in ["colors-", "color-", "colours-", "colour-"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  /// The words of a name in lower case with nothing between them.
  public static func joined(_ text: String) -> String {
    FoldedText.read(text) { folded in
      String(unsafeUninitializedCapacity: folded.words(0..<folded.count).count) { buffer in
        var end = 0
        for byte in folded.words(0..<folded.count) where byte != ASCII.hyphen {
          buffer[end] = byte
          end += 1
        }
        return end
      }
    }
  }

  /// The number of words of a name, and the place of all of them, joined by hyphens, in a set.
  public static func phrase(_ text: String, in lexicon: Lexicon) -> (words: Int, index: Int?) {
    FoldedText.read(text) { folded in
      (folded.count, lexicon.index(of: folded.words(0..<folded.count)))
    }
  }

  /// Whether the words of a name, joined by hyphens, are in a set.
  public static func isPhrase(_ text: String, in lexicon: Lexicon) -> Bool {
    FoldedText.read(text) { lexicon.contains($0.words(0..<$0.count)) }
  }

  /// The words of a name without filler words at either end, unless nothing else is left.
  public static func significantWords(_ text: String) -> [String] {
    FoldedText.read(text) { $0.strings($0.significant) }
  }

  /// A key under which two spellings of one name meet; that of the first page, "/", is "root-path",
  /// as it has no words.
  ///
  /// - Complexity: O(length); one allocation at most.
  public static func key(_ text: String) -> String {
    if text.utf8.count == 1, text == "/" { return "root-path" }
    return NameMemo.key(of: text) { text in
      FoldedText.read(text) { folded in
        String(decoding: folded.words(folded.significant), as: UTF8.self)
      }
    }
  }

  /// The name itself and, where it lists alternatives, each of them: "Cancel/Complete", "back or swipe".
  public static func alternatives(of text: String) -> [String] {
    var result = [text]
    var rest = Substring(text)
    var parts: [String] = []
    func push(_ part: Substring) {
      var part = part
      while let first = part.first, first == " " { part.removeFirst() }
      while let last = part.last, last == " " { part.removeLast() }
      if !part.isEmpty { parts.append(String(part)) }
    }
    scan: while true {
      var index = rest.startIndex
      while index < rest.endIndex {
        let tail = rest[index...]
        for separator in ["/", " or ", " | ", ", "] where tail.hasPrefix(separator) {
          push(rest[..<index])
          rest = tail.dropFirst(separator.count)
          continue scan
        }
        index = rest.index(after: index)
      }
      break
    }
    push(rest)
    if parts.count > 1 { result += parts }
    return result
  }
}

/// Text of numbers, the same on every machine.
public enum Numbers {
  /// The shortest text of a number: no trailing ".0", no locale, no exponent for common sizes.
  public static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(describing: value)
  }

  /// A number rounded to a number of decimals, without trailing zeros.
  public static func text(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return text((value * scale).rounded() / scale)
  }
}
