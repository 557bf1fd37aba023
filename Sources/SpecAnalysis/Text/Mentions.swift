public import SpecSyntax
public import SpecText

/// A subject that several rules look for in the text of a document.
public enum Topic: UInt8, Sendable, Hashable, CaseIterable {
  case reducedMotion, highContrast, keyboard, screenReader, rightToLeft, darkMode, dynamicType
  case haptics, drag, noAlternative, alternative, largerScreen, undecided, vague, webOnly
  case boundScale, deprecated, platform, criterion, dismissible, toast, colorWord, semanticColor,
    sideways, unannounced, androidOnly, iosOnly
}

/// A place where the text speaks of a subject.
public struct Mention: Sendable, Hashable {
  /// The subject.
  public var topic: Topic
  /// The phrase in lower case, as the word list has it.
  public var phrase: String
  /// The leaf that holds it.
  public var node: Int
  /// The words in `Document.plain`.
  public var range: Range<Int>
}

/// The places where a document speaks of the subjects that rules look for; made once.
public struct Mentions: Sendable {
  /// Those in text, in document order.
  public let all: [Mention]

  /// Makes the table of phrases, if it is not there.
  static func prepareWords() { _ = PhraseTable.shared }

  /// Looks for all phrases at once in the text outside of code.
  ///
  /// - Complexity: O(text); at each beginning of a word at most the phrases with the same two letters are compared.
  public init(_ document: Document) {
    let table = PhraseTable.shared
    var found: [Mention] = []
    document.plain.withUnsafeBufferPointer { bytes in
      for (number, node) in document.nodes.enumerated() where !node.text.isEmpty {
        let range = Int(node.text.lowerBound)..<Int(node.text.upperBound)
        Self.scan(range, bytes, table) { phrase, place in
          found.append(
            Mention(topic: phrase.topic, phrase: phrase.text, node: number, range: place))
        }
      }
    }
    all = found
  }

  /// Whether the code of a document speaks of a subject; few rules ask, and only of few documents.
  ///
  /// - Complexity: O(code).
  public static func areInCode(_ topic: Topic, of document: Document) -> Bool {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      document.codeBlocks.contains { block in
        block.lines.contains { line in
          var isFound = false
          scan(line.offsets, bytes, .shared) { phrase, _ in
            isFound = isFound || phrase.topic == topic
          }
          return isFound
        }
      }
    }
  }

  /// The lines of fences of words, "text" or without a language, that speak of a subject.
  ///
  /// - Complexity: O(code).
  public static func plainLines(naming topic: Topic, of document: Document) -> [SourceRange] {
    var result: [SourceRange] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks where FenceTags.plain.contains(block.language) {
        for line in block.lines {
          var isFound = false
          scan(line.offsets, bytes, .shared) { phrase, _ in
            isFound = isFound || phrase.topic == topic
          }
          if isFound { result.append(line) }
        }
      }
    }
    return result
  }

  /// Whether a stretch of the visible text speaks of a subject, of reduced motion also in scripts without blanks.
  static func names(_ topic: Topic, in range: Range<Int>, of document: Document) -> Bool {
    var isFound = false
    document.plain.withUnsafeBufferPointer { bytes in
      scan(range, bytes, .shared) { phrase, _ in isFound = isFound || phrase.topic == topic }
    }
    return isFound
      || topic == .reducedMotion
        && wideReducedMotion.contains { ASCII.find($0, in: document.plain, range) != nil }
  }

  /// The setting that asks for less motion in scripts without blanks, where no word stands alone; data only.
  public static let wideReducedMotion: [StaticString] = [
    "减弱动态", "减少动态", "减少动画", "减弱动画", "關閉動畫", "关闭动画", "視差効果を減", "モーションを減", "動きを減",
    "アニメーションを減", "동작 줄이기", "모션 줄이기", "모션 감소", "애니메이션 줄이기", "disableAnimations",
  ]

  private static func scan(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ table: PhraseTable,
    _ report: (TopicPhrase, Range<Int>) -> Void
  ) {
    let end = range.upperBound
    var offset = range.lowerBound
    while offset < end {
      guard table.isInWord(bytes[offset]) else {
        // Letters behind a character outside ASCII go on with its word, but not those behind a dash or a quotation mark.
        let isMark = bytes[offset] == 0xE2 || bytes[offset] == 0xE3 && isQuote(bytes, offset, end)
        let isWord = bytes[offset] >= 0x80 && !isMark
        offset += isMark ? 3 : 1
        if isWord { offset = table.wordEnd(bytes, offset, end) }
        continue
      }
      if end - offset > 2 {
        var topic: Topic?
        // The longest phrase of a subject comes first; shorter ones inside it are the same mention.
        for index in table.group(bytes, at: offset) where table.phrases[index].topic != topic {
          let phrase = table.phrases[index]
          guard let stop = phrase.match(at: offset, end: end, in: bytes) else { continue }
          topic = phrase.topic
          report(phrase, offset..<stop)
        }
      }
      offset = table.wordEnd(bytes, offset, end)
    }
  }

  /// Whether "「" or another mark of the block of CJK marks begins at an offset.
  private static func isQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int
  ) -> Bool { offset + 2 < end && bytes[offset + 1] == 0x80 }

  /// The places that speak of a subject, in document order.
  public func of(_ topic: Topic) -> [Mention] { all.filter { $0.topic == topic } }

  /// Whether the document speaks of a subject.
  public func has(_ topic: Topic) -> Bool { all.contains { $0.topic == topic } }
}

/// A phrase with its subject; its bytes are never given back, so that no look-up counts references.
private struct TopicPhrase: Sendable {
  let topic: Topic
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  init(_ topic: Topic, _ text: Substring) {
    self.topic = topic
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    bytes = UnsafeBufferPointer(copy)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The end of the phrase, where it stands at an offset as whole words; a blank matches a hyphen and a line break too.
  func match(at start: Int, end: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard start + bytes.count <= end else { return nil }
    for index in bytes.indices {
      let byte = bytes[index]
      let other = text[start + index]
      if byte == 0x20 {
        guard other == 0x20 || other == 0x2D || other == 0x0A || other == 0x5F else { return nil }
      } else if (ASCII.isUpper(other) ? other | 0x20 : other) != byte {
        return nil
      }
    }
    let stop = start + bytes.count
    // A dash, a quotation mark and scripts without blanks go on with no Latin word.
    return stop < end && ASCII.isWord(text[stop]) && text[stop] < 0xE2 ? nil : stop
  }

  /// The third bytes of the places that it may match; a blank matches a hyphen, a line break and a low line too.
  var thirds: [UInt8] { bytes[2] == ASCII.space ? [0x20, 0x2D, 0x0A, 0x5F] : [bytes[2]] }

  /// The phrases of a subject longest first.
  static func < (a: TopicPhrase, b: TopicPhrase) -> Bool {
    (a.topic.rawValue, b.bytes.count, a.text) < (b.topic.rawValue, a.bytes.count, b.text)
  }
}

/// The phrases by their first two letters.
///
/// The memory is never given back: the table is a constant, and no look-up counts references.
private struct PhraseTable: Sendable {
  /// The phrases that begin with the same two letters, and the third letters of all of them.
  private struct Group {
    var phrases = 0..<0
    var thirds = ByteSet()
  }

  /// The phrases, those of a group next to each other.
  nonisolated(unsafe) let phrases: UnsafePointer<TopicPhrase>
  /// The group of each pair of bytes.
  nonisolated(unsafe) private let numbers: UnsafePointer<UInt16>
  nonisolated(unsafe) private let groups: UnsafePointer<Group>
  /// A bit for each three letters that a phrase begins with, by the five low bits of each, which case does not change.
  nonisolated(unsafe) private let beginnings: UnsafePointer<UInt64>
  /// Of each byte whether it is a letter or a digit.
  nonisolated(unsafe) private let wordBytes: UnsafePointer<Bool>

  static let shared = PhraseTable(TopicPhrases.all)

  private init(_ topics: [(Topic, String)]) {
    let all = topics.flatMap { topic, texts in
      texts.split(separator: "|").map { TopicPhrase(topic, $0) }
    }
    let grouped = Dictionary(grouping: all) { Self.pair($0.bytes[0], $0.bytes[1]) }
    let numbers = UnsafeMutablePointer<UInt16>.allocate(capacity: 65_536)
    numbers.initialize(repeating: 0, count: 65_536)
    let phrases = UnsafeMutablePointer<TopicPhrase>.allocate(capacity: all.count)
    let groups = UnsafeMutablePointer<Group>.allocate(capacity: grouped.count + 1)
    groups.initialize(to: Group())
    var count = 0
    for (number, pair) in grouped.keys.sorted().enumerated() {
      let members = (grouped[pair] ?? []).sorted(by: <)
      var group = Group(phrases: count..<count + members.count)
      for phrase in members {
        for byte in phrase.thirds { group.thirds.insert(byte | 0x20) }
        (phrases + count).initialize(to: phrase)
        count += 1
      }
      numbers[pair] = UInt16(number + 1)
      (groups + number + 1).initialize(to: group)
    }
    let beginnings = UnsafeMutablePointer<UInt64>.allocate(capacity: 512)
    beginnings.initialize(repeating: 0, count: 512)
    for phrase in all {
      for third in phrase.thirds {
        let beginning = Self.beginning(phrase.bytes[0], phrase.bytes[1], third)
        beginnings[beginning >> 6] |= 1 << UInt64(beginning & 63)
      }
    }
    let wordBytes = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      (wordBytes + Int(byte)).initialize(to: ASCII.isLetter(byte) || ASCII.isDigit(byte))
    }
    self.phrases = UnsafePointer(phrases)
    self.numbers = UnsafePointer(numbers)
    self.groups = UnsafePointer(groups)
    self.beginnings = UnsafePointer(beginnings)
    self.wordBytes = UnsafePointer(wordBytes)
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first | 0x20) << 8 | Int(second | 0x20)
  }

  private static func beginning(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
  }

  /// The phrases that may stand at an offset, which has two more bytes behind it.
  @inline(__always)
  func group(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int> {
    let third = bytes[offset + 2]
    let beginning = Self.beginning(bytes[offset], bytes[offset + 1], third)
    guard beginnings[beginning >> 6] >> UInt64(beginning & 63) & 1 != 0 else { return 0..<0 }
    let group = groups + Int(numbers[Self.pair(bytes[offset], bytes[offset + 1])])
    return group.pointee.thirds.contains(third | 0x20) ? group.pointee.phrases : 0..<0
  }

  /// Whether a byte is a letter or a digit.
  @inline(__always)
  func isInWord(_ byte: UInt8) -> Bool { wordBytes[Int(byte)] }

  /// The end of the letters and digits from an offset on.
  @inline(__always)
  func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, isInWord(bytes[offset]) { offset += 1 }
    return offset
  }
}
