import SpecText

/// A word of ASCII letters in lower case, packed so that it compares without a string.
struct WordKey: Hashable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// Packs the bytes of a range; of words of more than 16 bytes the last 16 count.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    // Most words fit into the low half.
    guard range.count > 8 else {
      for index in range { low = low << 8 | UInt64(Bytes.lower(bytes[index])) }
      return
    }
    for index in range { append(Bytes.lower(bytes[index])) }
  }

  /// Packs the letters from an offset on, and gives where they end and whether a capital is among them.
  @inline(__always)
  static func letters(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (key: WordKey, end: Int, hasCapital: Bool) {
    var key = WordKey()
    var offset = start
    var common: UInt8 = 0x20
    while offset < end, Bytes.isLetter(bytes[offset]) {
      common &= bytes[offset]
      if offset - start < 8 {
        key.low = key.low << 8 | UInt64(bytes[offset] | 0x20)
      } else {
        key.append(bytes[offset] | 0x20)
      }
      offset += 1
    }
    return (key, offset, common == 0)
  }

  /// Packs a literal.
  init(_ text: StaticString) {
    text.withUTF8Buffer { for place in $0.indices { append(literal: $0, place) } }
  }

  /// Adds a byte of a literal in small letters; a letter of Cyrillic, of two bytes, takes one, so that long words stay
  /// apart.
  private mutating func append(literal bytes: UnsafeBufferPointer<UInt8>, _ place: Int) {
    let byte = bytes[place]
    if byte &- 0xD0 < 4, place + 1 < bytes.count { return }
    if byte & 0xC0 == 0x80, place > 0, bytes[place - 1] &- 0xD0 < 4 {
      return append(cyrillic: UInt32(bytes[place - 1] & 0x1F) << 6 | UInt32(byte & 0x3F))
    }
    append(Bytes.lower(byte))
  }

  /// Adds a letter of Cyrillic, capitals as small ones, in a byte below those of small letters in ASCII.
  mutating func append(cyrillic scalar: UInt32) {
    var small = scalar
    switch scalar {
    case 0x410...0x42F: small += 0x20
    // "ё" is written "е" as often.
    case 0x401, 0x451: small = 0x435
    case 0x400...0x40F: small += 0x50
    case 0x490: small = 0x491
    default: break
    }
    append(UInt8(truncatingIfNeeded: small))
  }

  /// The key of no word, to which letters are added one after the other.
  init() {}

  /// Adds a byte that is in lower case already.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }

  /// The key of a phrase: this word or phrase with one more word.
  func joined(_ word: WordKey) -> WordKey {
    var key = WordKey()
    key.high = (high ^ word.low) &* 0x9E37_79B9_7F4A_7C15 &+ (low << 1 | low >> 63)
    key.low = (low ^ word.high) &* 0xD6E8_FEB8_6659_FD93 &+ (word.low << 7 | word.low >> 57)
    key.low ^= key.high >> 29
    return key
  }

  /// The key of words that one space parts.
  private init(phrase: StaticString) {
    var key = WordKey()
    var word = WordKey()
    phrase.withUTF8Buffer { bytes in
      for (place, byte) in bytes.enumerated() {
        if byte != 0x20 { word.append(literal: bytes, place) }
        if byte == 0x20 {
          key = key.isEmpty ? word : key.joined(word)
          word = WordKey()
        }
      }
    }
    self = key.isEmpty ? word : key.joined(word)
  }

  /// A table of phrases for look-ups.
  static func phrases<Value: Sendable>(_ groups: (Value, [StaticString])...) -> WordTable<Value> {
    WordTable(groups.flatMap { value, words in words.map { (WordKey(phrase: $0), value) } })
  }

  /// Whether it packs no byte.
  @inline(__always)
  var isEmpty: Bool { high | low == 0 }

  /// Bits that spread words over a table.
  @inline(__always)
  fileprivate var spread: UInt64 {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed >> 32
  }

  /// A set of words for look-ups.
  static func set(_ words: StaticString...) -> WordSet { set(of: words) }

  /// A set of the words of a list that several sets share.
  static func set(of words: [StaticString]) -> WordSet {
    WordSet(WordTable(words.map { (WordKey($0), true) }))
  }

  /// A set of the first words of texts that begin with ASCII letters, for a quick look before words are made.
  static func firstWords(of texts: some Sequence<String>) -> WordSet {
    WordSet(
      WordTable(
        texts.compactMap { text in
          var key = WordKey()
          for byte in text.utf8 {
            guard Bytes.isLetter(byte) else { break }
            key.append(Bytes.lower(byte))
          }
          return key.isEmpty ? nil : (key, true)
        }))
  }

  /// A table of words for look-ups.
  static func table<Value: Sendable>(_ groups: (Value, [StaticString])...) -> WordTable<Value> {
    WordTable(groups.flatMap { value, words in words.map { (WordKey($0), value) } })
  }
}

/// A set of words whose look-up takes a multiplication and a comparison.
struct WordSet: Sendable {
  private let table: WordTable<Bool>

  fileprivate init(_ table: WordTable<Bool>) { self.table = table }

  /// Whether a word belongs to the set.
  @inline(__always)
  func contains(_ key: WordKey) -> Bool { table.index(of: key) != nil }
}

/// Values under words; the table is open and at most a quarter full.
struct WordTable<Value: Sendable>: Sendable {
  private var keys: ContiguousArray<WordKey>
  private var places: ContiguousArray<Int32>
  private var values: ContiguousArray<Value> = []
  private let mask: Int

  /// Makes a table; of a word that is given twice the last value counts.
  fileprivate init(_ pairs: [(WordKey, Value)]) {
    var size = 16
    while size < pairs.count * 4 { size *= 2 }
    mask = size - 1
    keys = ContiguousArray(repeating: WordKey(), count: size)
    places = ContiguousArray(repeating: 0, count: size)
    for (key, value) in pairs {
      if let index = index(of: key) {
        values[Int(places[index])] = value
        continue
      }
      var index = Int(truncatingIfNeeded: key.spread) & mask
      while !keys[index].isEmpty { index = (index + 1) & mask }
      keys[index] = key
      places[index] = Int32(truncatingIfNeeded: values.count)
      values.append(value)
    }
  }

  /// The place of a word in the table.
  @inline(__always)
  fileprivate func index(of key: WordKey) -> Int? {
    var index = Int(truncatingIfNeeded: key.spread) & mask
    while true {
      let found = keys[index]
      if found == key { return key.isEmpty ? nil : index }
      if found.isEmpty { return nil }
      index = (index + 1) & mask
    }
  }

  /// The value of a word.
  @inline(__always)
  subscript(key: WordKey) -> Value? {
    guard let index = index(of: key) else { return nil }
    return values[Int(places[index])]
  }
}
