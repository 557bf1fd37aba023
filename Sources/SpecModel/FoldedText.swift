import SpecText

/// The words of a name in lower case, joined by hyphens, in buffers that live for one call.
struct FoldedText {
  /// The number of words.
  private(set) var count = 0

  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// Where each word ends in the buffer; a hyphen stands between two words.
  private let ends: UnsafeMutableBufferPointer<Int32>
  private var start = 0
  private var end = 0
  private var previousIsLower = false

  /// Folds a text and hands the result on.
  ///
  /// What stands behind so many words as are wanted need not be folded.
  static func read<Result>(
    _ text: String, wanted: Int = .max, _ body: (borrowing FoldedText) -> Result
  ) -> Result {
    // In place: a copy that could change would be counted as a reference.
    let result = text.utf8.withContiguousStorageIfAvailable { read($0, wanted, body) }
    if let result { return result }
    var text = text
    return text.withUTF8 { read($0, wanted, body) }
  }

  private static func read<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ wanted: Int, _ body: (borrowing FoldedText) -> Result
  ) -> Result {
    // A small letter takes at most one and a half times the bytes of its capital, a hyphen splits two letters.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count * 3 + 8) { buffer in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: bytes.count + 1) { ends in
        var folded = FoldedText(buffer: buffer, ends: ends)
        folded.fold(bytes, wanted)
        return body(folded)
      }
    }
  }

  private init(
    buffer: UnsafeMutableBufferPointer<UInt8>, ends: UnsafeMutableBufferPointer<Int32>
  ) {
    self.buffer = buffer
    self.ends = ends
  }

  /// The bytes of a word.
  func word(_ index: Int) -> UnsafeBufferPointer<UInt8> { words(index..<index + 1) }

  /// The bytes of some words with hyphens between them.
  func words(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    guard !range.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = range.lowerBound == 0 ? 0 : Int(ends[range.lowerBound - 1]) + 1
    return UnsafeBufferPointer(rebasing: buffer[start..<Int(ends[range.upperBound - 1])])
  }

  /// The words of a range as texts.
  func strings(_ range: Range<Int>) -> [String] {
    guard !range.isEmpty else { return [] }
    // Not by `unsafeUninitializedCapacity`, which looks the type of its memory up each time.
    var strings: [String] = []
    strings.reserveCapacity(range.count)
    for index in range { strings.append(String(decoding: word(index), as: UTF8.self)) }
    return strings
  }

  /// The words without filler words at either end, unless nothing else is left.
  var significant: Range<Int> {
    var range = 0..<count
    while range.count > 1, isFiller(range.upperBound - 1) { range.removeLast() }
    while range.count > 1, isFiller(range.lowerBound) { range.removeFirst() }
    return range
  }

  private func isFiller(_ index: Int) -> Bool {
    let word = word(index)
    return (4...6).contains(word.count) && Names.fillers.contains(word)
  }

  // MARK: Folding

  private mutating func fold(_ bytes: UnsafeBufferPointer<UInt8>, _ wanted: Int) {
    var index = 0
    while index < bytes.count, count < wanted {
      let byte = bytes[index]
      if ASCII.isLower(byte) || ASCII.isDigit(byte) {
        index = copySmall(bytes, from: index)
        continue
      }
      switch byte {
      case 0x41...0x5A:
        if previousIsLower { finish() }
        append(byte | 0x20)
        previousIsLower = false
      case 0x27: break
      case 0x80...: index += fold(bytes, lead: index)
      default:
        finish()
        previousIsLower = false
      }
      index += 1
    }
    finish()
  }

  /// Copies small letters and digits and returns the offset behind them.
  private mutating func copySmall(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let source = UnsafeRawBufferPointer(bytes)
    let target = UnsafeMutableRawBufferPointer(buffer)
    var index = start
    previousIsLower = true
    // Eight at a time: the buffer has room behind the last word, and what is no letter is written over.
    while index + 8 <= source.count {
      let run = UInt64(
        littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      target.storeBytes(of: run.littleEndian, toByteOffset: end, as: UInt64.self)
      let count = Self.smallCount(run)
      end += count
      index += count
      if count < 8 { return index }
    }
    while index < bytes.count, ASCII.isLower(bytes[index]) || ASCII.isDigit(bytes[index]) {
      append(bytes[index])
      index += 1
    }
    return index
  }

  /// The number of small letters and digits among eight bytes, from the lowest on, before the first other one.
  private static func smallCount(_ run: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones << 7
    let low = run & ~tops
    // Without the top bits no sum reaches the next byte; it has its top bit where the byte is at least the bound.
    let letters = (low + ones * 0x1F) & ~(low + ones * 0x05)
    let digits = (low + ones * 0x50) & ~(low + ones * 0x46)
    let others = ~((letters | digits) & ~run) & tops
    return others.trailingZeroBitCount / 8
  }

  private mutating func append(_ byte: UInt8) {
    buffer[end] = byte
    end += 1
  }

  private mutating func finish() {
    guard end > start else { return }
    ends[count] = Int32(truncatingIfNeeded: end)
    count += 1
    append(0x2D)
    start = end
  }

  /// Folds one character outside ASCII and returns the number of its bytes behind the lead.
  private mutating func fold(_ bytes: UnsafeBufferPointer<UInt8>, lead: Int) -> Int {
    let byte = bytes[lead]
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard lead + length <= bytes.count else { return 0 }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[lead + offset] & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return length - 1 }
    switch ScalarKind(scalar) {
    case .upper:
      if previousIsLower { finish() }
      if 0x410...0x42F ~= scalar.value {
        let small = scalar.value + 0x20
        append(UInt8(0xC0 | small >> 6))
        append(UInt8(0x80 | small & 0x3F))
      } else {
        for byte in scalar.properties.lowercaseMapping.utf8 { append(byte) }
      }
      previousIsLower = false
    case .other:
      for offset in 0..<length { append(bytes[lead + offset]) }
      previousIsLower = true
    case .mark:
      for offset in 0..<length { append(bytes[lead + offset]) }
    case .silent: break
    case .separator:
      finish()
      previousIsLower = false
    }
    return length - 1
  }
}

/// What a character outside ASCII is in a name.
private enum ScalarKind {
  case upper, other, mark, silent, separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // An apostrophe, and the selectors that make a picture of the sign before them.
    case 0x2019, 0xFE00...0xFE0F: self = .silent
    // Dashes, quotation marks, arrows, signs, drawn lines, pictures: no letter, digit or mark among them.
    case 0x2010...0x2027, 0x2190...0x23FF, 0x2500...0x2775, 0x3001...0x3003, 0x3008...0x3020,
      0xFF01...0xFF0F, 0xFF1A...0xFF20, 0x1F300...0x1F64F:
      self = .separator
    case 0x410...0x42F: self = .upper
    // Hiragana, katakana, the common ideographs, Hangul syllables; the small letters of Latin 1 and of Russian.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xDF...0xF6,
      0xF8...0xFF, 0x430...0x44F:
      self = .other
    default: self = Self.general(scalar)
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> ScalarKind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: .upper
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .letterNumber,
      .otherNumber:
      .other
    case .nonspacingMark, .spacingMark: .mark
    default: .separator
    }
  }
}
