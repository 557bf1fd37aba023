// Comparisons of text byte for byte. The standard library compares characters under canonical equivalence, which takes
// ten to a hundred times as long; words of a vocabulary and the texts they are looked for in are written alike.

extension StringProtocol {
  /// Whether the text begins with another, byte for byte.
  fileprivate func begins(with part: String) -> Bool {
    // In place: a copy that could change would be counted as a reference.
    let begins = utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { part -> Bool in
        guard text.count >= part.count else { return false }
        for index in 0..<part.count where text[index] != part[index] { return false }
        return true
      }
    }
    return (begins ?? nil) ?? utf8.starts(with: part.utf8)
  }

  /// Whether the text ends with another, byte for byte.
  fileprivate func ends(with part: String) -> Bool {
    let ends = utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { part -> Bool in
        let start = text.count - part.count
        guard start >= 0 else { return false }
        for index in 0..<part.count where text[start + index] != part[index] { return false }
        return true
      }
    }
    return (ends ?? nil) ?? utf8.reversed().starts(with: part.utf8.reversed())
  }
}

extension String {
  /// Whether the text begins with another, byte for byte.
  public func hasPrefix(_ prefix: String) -> Bool { begins(with: prefix) }

  /// Whether the text ends with another, byte for byte.
  public func hasSuffix(_ suffix: String) -> Bool { ends(with: suffix) }
}

extension Substring {
  /// Whether the text begins with another, byte for byte.
  public func hasPrefix(_ prefix: String) -> Bool { begins(with: prefix) }

  /// Whether the text ends with another, byte for byte.
  public func hasSuffix(_ suffix: String) -> Bool { ends(with: suffix) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text of a range.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}

// Other modules call what follows as generic code, in which each step asks for the witnesses of its type at run time:
// the two types that occur have versions of their own.

extension StringProtocol {
  /// Whether the text holds a character, byte for byte.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func contains(_ character: Character) -> Bool {
    let wanted = character.utf8
    guard let first = wanted.first else { return true }
    guard wanted.count == 1 else { return contains(String(character)) }
    let found = utf8.withContiguousStorageIfAvailable {
      ByteSearch.find(first, in: $0, 0..<$0.count) != nil
    }
    return found ?? utf8.contains(first)
  }

  /// The first place of a character, byte for byte.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func firstIndex(of character: Character) -> Index? {
    guard let byte = character.asciiByte else { return firstIndex { $0 == character } }
    return utf8.firstIndex(of: byte)
  }

  /// The last place of a character, byte for byte.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func lastIndex(of character: Character) -> Index? {
    guard let byte = character.asciiByte else { return lastIndex { $0 == character } }
    let bytes = utf8
    var last: Index?
    for index in bytes.indices where bytes[index] == byte { last = index }
    return last
  }

  /// Whether a text holds another, byte for byte.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func contains(_ part: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { part in Self.isFound(part, in: text) }
    }
    if let found, let found { return found }
    let text = Array(utf8)
    let bytes = Array(part.utf8)
    return text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { Self.isFound($0, in: text) }
    }
  }

  /// Where a text stands first, byte for byte.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func firstRange(of part: String) -> Range<Index>? {
    let found = utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { ByteSearch.find($0, in: text, 0..<text.count) }
    }
    let place: Int
    if let found, let found {
      guard let found else { return nil }
      place = found
    } else {
      guard let found = Array(utf8).firstRange(of: Array(part.utf8)) else { return nil }
      place = found.lowerBound
    }
    let start = utf8.index(startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }

  private static func isFound(
    _ part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    part.isEmpty || ByteSearch.find(part, in: text, 0..<text.count) != nil
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The pieces between separators, without empty ones.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func split(separator: Character) -> [Substring] {
    guard let byte = separator.asciiByte else {
      return split(separator: separator, maxSplits: .max, omittingEmptySubsequences: true)
    }
    let bytes = utf8
    let pieces = bytes.withContiguousStorageIfAvailable { text in
      var result: [Substring] = []
      result.reserveCapacity(1 + text.count { $0 == byte })
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: byte) ?? text.count
        if start < end {
          let lower = bytes.index(bytes.startIndex, offsetBy: start)
          result.append(self[lower..<bytes.index(lower, offsetBy: end - start)])
        }
        start = end + 1
      }
      return result
    }
    return pieces ?? split(separator: separator, maxSplits: .max, omittingEmptySubsequences: true)
  }
}

// The standard library finds the bounds of each character by tables; between two bytes of ASCII there is one, and so
// there is before and behind what joins nothing: ideographs, kana, syllables of Hangul and drawn lines.

extension StringProtocol where SubSequence == Substring {
  /// The character at an index and the index behind it.
  fileprivate func step(at index: Index) -> (character: Character, next: Index) {
    let byte = utf8[index]
    if byte < 0x80 {
      let next = utf8.index(after: index)
      if byte != ASCII.carriageReturn, isBound(next) {
        return (Character.ascii[Int(byte)], next)
      }
    } else if joinsNothing(byte, at: index) {
      let next = utf8.index(index, offsetBy: 3)
      if isBound(next) { return (Character(unicodeScalars[index]), next) }
    }
    return (self[index], self.index(after: index))
  }

  /// Whether a character ends before an index; `false` is not certain.
  private func isBound(_ index: Index) -> Bool {
    guard index < endIndex else { return true }
    let byte = utf8[index]
    return byte < 0x80 || joinsNothing(byte, at: index)
  }

  /// Whether the scalar of three bytes at an index makes one character with none that stands beside it, marks aside.
  ///
  /// - Source: Unicode Standard Annex 29, section 3.1.1: all of these are "Other" or syllables that are whole.
  private func joinsNothing(_ lead: UInt8, at index: Index) -> Bool {
    switch lead {
    case 0xE4...0xE9, 0xEB, 0xEC: return true
    // U+2500 to U+25FF.
    case 0xE2: return utf8[utf8.index(after: index)] &- 0x94 < 4
    case 0xE3:
      let second = utf8.index(after: index)
      let third = utf8[utf8.index(after: second)]
      // The tone marks U+302A to U+302F and the voicing marks U+3099 and U+309A.
      return utf8[second] == 0x80 ? third &- 0xAA > 5 : utf8[second] != 0x82 || third &- 0x99 > 1
    default: return false
    }
  }

  /// The index of the first character for which a condition holds, or the end.
  private func index(where holds: (Character) throws -> Bool) rethrows -> Index {
    var index = startIndex
    // The bytes of ASCII in front of anything else are characters as they are.
    let characters = Character.ascii
    let front = try utf8.withContiguousStorageIfAvailable { text -> (count: Int, isFound: Bool) in
      for place in text.indices {
        let byte = text[place]
        guard byte < 0x80, byte != ASCII.carriageReturn,
          place + 1 == text.count || text[place + 1] < 0x80
        else { return (place, false) }
        if try holds(characters[Int(byte)]) { return (place, true) }
      }
      return (text.count, true)
    }
    if let front {
      index = utf8.index(index, offsetBy: front.count)
      if front.isFound { return index }
    }
    while index < endIndex {
      let (character, next) = step(at: index)
      if try holds(character) { return index }
      index = next
    }
    return index
  }

  /// The first character.
  public var first: Character? {
    @_specialize(where Self == String)
    @_specialize(where Self == Substring)
    get {
      startIndex < endIndex ? step(at: startIndex).character : nil
    }
  }

  /// The characters up to the first for which a condition does not hold.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func prefix(while holds: (Character) throws -> Bool) rethrows -> Substring {
    self[..<(try index { try !holds($0) })]
  }

  /// The characters from the first on for which a condition does not hold.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func drop(while holds: (Character) throws -> Bool) rethrows -> Substring {
    self[(try index { try !holds($0) })...]
  }

  /// Whether a condition holds for a character.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func contains(where holds: (Character) throws -> Bool) rethrows -> Bool {
    try index(where: holds) < endIndex
  }

  /// Whether a condition holds for all characters.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func allSatisfy(_ holds: (Character) throws -> Bool) rethrows -> Bool {
    try index { try !holds($0) } == endIndex
  }

  /// The pieces between characters for which a condition holds, without empty ones.
  @_specialize(where Self == String)
  @_specialize(where Self == Substring)
  public func split(
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    let pieces = try utf8.withContiguousStorageIfAvailable { try split($0, isSeparator) }
    if let pieces { return pieces }
    var result: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let (character, next) = step(at: index)
      if try isSeparator(character) {
        if start < index { result.append(self[start..<index]) }
        start = next
      }
      index = next
    }
    if start < index { result.append(self[start..<index]) }
    return result
  }

  /// The same over the bytes of the text: those of ASCII before others of ASCII are characters as they are.
  private func split(
    _ text: UnsafeBufferPointer<UInt8>, _ isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    let bytes = utf8
    let characters = Character.ascii
    var result: [Substring] = []
    var start = 0
    var place = 0
    while place < text.count {
      var next = place + 1
      let isBetween: Bool
      if text[place] < 0x80, text[place] != ASCII.carriageReturn,
        next == text.count || text[next] < 0x80
      {
        isBetween = try isSeparator(characters[Int(text[place])])
      } else {
        let (character, behind) = step(at: bytes.index(bytes.startIndex, offsetBy: place))
        next = bytes.distance(from: bytes.startIndex, to: behind)
        isBetween = try isSeparator(character)
      }
      if isBetween || next == text.count {
        let end = isBetween ? place : next
        if start < end {
          let lower = bytes.index(bytes.startIndex, offsetBy: start)
          result.append(self[lower..<bytes.index(lower, offsetBy: end - start)])
        }
        start = next
      }
      place = next
    }
    return result
  }
}

extension String {
  /// All characters, in order.
  public var allCharacters: [Character] {
    var characters: [Character] = []
    characters.reserveCapacity(utf8.count)
    var index = startIndex
    while index < endIndex {
      let (character, next) = step(at: index)
      characters.append(character)
      index = next
    }
    return characters
  }

  /// The characters for which a condition holds; text in ASCII is read and written as bytes.
  public func filter(_ isKept: (Character) throws -> Bool) rethrows -> String {
    let plain = try utf8.withContiguousStorageIfAvailable { try Self.filtered($0, isKept) }
    if let plain, let plain { return plain }
    var result = ""
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let (character, next) = step(at: index)
      if try !isKept(character) {
        if start < index { result += self[start..<index] }
        start = next
      }
      index = next
    }
    if start == startIndex { return self }
    if start < endIndex { result += self[start...] }
    return result
  }

  /// The same for a text in ASCII; `nil` for any other.
  private static func filtered(
    _ text: UnsafeBufferPointer<UInt8>, _ isKept: (Character) throws -> Bool
  ) rethrows -> String? {
    guard text.allSatisfy({ $0 < 0x80 && $0 != ASCII.carriageReturn }) else { return nil }
    let characters = Character.ascii
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    for byte in text {
      if try isKept(characters[Int(byte)]) { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The text with another text in place of each of its parts that is the same as a given one.
  ///
  /// Most texts have no such part.
  public func replacing(_ part: String, with other: String) -> String {
    // Three signs of ASCII have others that are the same to the standard library.
    let isPlain = part.utf8.allSatisfy { byte in
      byte < 0x80 && byte != 0x3B && byte != 0x4B && byte != 0x60
    }
    guard isPlain, !part.isEmpty else {
      return replacing(part, with: other, maxReplacements: .max)
    }
    guard contains(part) else { return self }
    guard utf8.allSatisfy({ $0 < 0x80 && $0 != ASCII.carriageReturn }) else {
      return replacing(part, with: other, maxReplacements: .max)
    }
    var result = ""
    var rest = self[...]
    while let place = rest.firstRange(of: part) {
      result += rest[..<place.lowerBound]
      result += other
      rest = rest[place.upperBound...]
    }
    result += rest
    return result
  }
}

extension Substring {
  /// The characters for which a condition holds.
  public func filter(_ isKept: (Character) throws -> Bool) rethrows -> String {
    try String(self).filter(isKept)
  }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The last character.
  public var last: Character? {
    @_specialize(where Self == String)
    @_specialize(where Self == Substring)
    get {
      guard startIndex < endIndex else { return nil }
      let index = utf8.index(before: endIndex)
      let byte = utf8[index]
      if byte < 0x80, byte != ASCII.lineFeed,
        index == startIndex || utf8[utf8.index(before: index)] < 0x80
      {
        return Character.ascii[Int(byte)]
      }
      return self[self.index(before: endIndex)]
    }
  }
}

extension Character {
  /// The characters of ASCII.
  fileprivate static let ascii = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }

  /// The character as a byte; `nil` outside ASCII.
  fileprivate var asciiByte: UInt8? {
    let bytes = utf8
    return bytes.count == 1 ? bytes.first : nil
  }

  /// Whether the character is a letter; ASCII and the scripts without case take no Unicode look-up.
  public var isLetter: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    switch scalar.value {
    case 0..<0x80: return (scalar.value | 0x20) &- 0x61 < 26
    // Hiragana, katakana without marks, the common ideographs, Hangul syllables.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    // Punctuation, arrows, mathematics, drawn lines, blocks and pictures.
    case 0x2010...0x2027, 0x2190...0x245F, 0x2500...0x2BFF, 0x3001...0x3004, 0x1F300...0x1FAFF:
      return false
    default: return scalar.properties.isAlphabetic
    }
  }

  /// Whether the character is white space; few scalars outside ASCII are.
  public var isWhitespace: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex].value
    switch scalar {
    case 0x20, 0x09...0x0D: return true
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Whether the character stands for a number; ASCII takes no Unicode look-up.
  public var isNumber: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    if scalar.value < 0x80 { return scalar.value &- 0x30 < 10 }
    return scalar.properties.numericType != nil
  }

  /// Whether the character stands for a number and for nothing else: the first sign of "一覧" is part of a word.
  public var isFigure: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    return isNumber && !(0x3400...0x9FFF).contains(scalar.value)
  }
}
