public import SpecSyntax
import SpecText

/// A subject that several rules look for in the text of a document.
public enum Topic: UInt8, Sendable, Hashable, CaseIterable {
  case reducedMotion, highContrast, keyboard, screenReader, rightToLeft, darkMode, dynamicType
  case haptics, drag, noAlternative, alternative, largerScreen, undecided, vague, webOnly
  case boundScale, deprecated, platform, criterion, dismissible, toast, colorWord, semanticColor,
    sideways
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
  /// The subjects that code speaks of.
  public let inCode: Set<Topic>

  /// Looks for all phrases at once.
  ///
  /// - Complexity: O(text); at each beginning of a word at most the phrases with the same two letters are compared.
  public init(_ document: Document) {
    var found: [Mention] = []
    document.plain.withUnsafeBufferPointer { bytes in
      for (number, node) in document.nodes.enumerated() where !node.text.isEmpty {
        let range = Int(node.text.lowerBound)..<Int(node.text.upperBound)
        Self.scan(range, bytes) { phrase, place in
          found.append(
            Mention(topic: phrase.topic, phrase: phrase.text, node: number, range: place))
        }
      }
    }
    var topics: Set<Topic> = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks {
        for line in block.lines {
          Self.scan(line.offsets, bytes) { phrase, _ in topics.insert(phrase.topic) }
        }
      }
    }
    all = found
    inCode = topics
  }

  private static func scan(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ report: (TopicPhrase, Range<Int>) -> Void
  ) {
    let end = range.upperBound
    var offset = range.lowerBound
    while offset < end {
      guard ASCII.isLetter(bytes[offset]) || ASCII.isDigit(bytes[offset]) else {
        // Letters behind a character outside ASCII go on with its word.
        let isWord = bytes[offset] >= 0x80
        offset += 1
        if isWord { offset = wordEnd(bytes, offset, end) }
        continue
      }
      if end - offset > 2, let group = PhraseTable.group(bytes, at: offset) {
        var topic: Topic?
        // The longest phrase of a subject comes first; shorter ones inside it are the same mention.
        for phrase in group where phrase.topic != topic {
          guard let stop = phrase.match(at: offset, end: end, in: bytes) else { continue }
          topic = phrase.topic
          report(phrase, offset..<stop)
        }
      }
      offset = wordEnd(bytes, offset, end)
    }
  }

  private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int
  {
    var offset = start
    while offset < end, ASCII.isLetter(bytes[offset]) || ASCII.isDigit(bytes[offset]) {
      offset += 1
    }
    return offset
  }

  /// The places that speak of a subject, in document order.
  public func of(_ topic: Topic) -> [Mention] { all.filter { $0.topic == topic } }

  /// Whether the document speaks of a subject.
  public func has(_ topic: Topic) -> Bool { all.contains { $0.topic == topic } }
}

/// A phrase with its subject.
struct TopicPhrase: Sendable {
  let topic: Topic
  let text: String
  let bytes: [UInt8]

  init(_ topic: Topic, _ text: String) {
    self.topic = topic
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The end of the phrase, where it stands at an offset as whole words; a blank matches a hyphen and a line break too.
  func match(at start: Int, end: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard start + bytes.count <= end else { return nil }
    for (index, byte) in bytes.enumerated() {
      let other = text[start + index]
      if byte == 0x20 {
        guard other == 0x20 || other == 0x2D || other == 0x0A || other == 0x5F else { return nil }
      } else if (ASCII.isUpper(other) ? other | 0x20 : other) != byte {
        return nil
      }
    }
    let stop = start + bytes.count
    if stop < end, ASCII.isLetter(text[stop]) || ASCII.isDigit(text[stop]) || text[stop] >= 0x80 {
      return nil
    }
    return stop
  }
}

/// The phrases by their first two letters.
///
/// The memory is never given back: the table is a constant, and no look-up counts references.
private struct PhraseTable: Sendable {
  /// The phrases that begin with the same two letters, and the third letters of all of them.
  private struct Group {
    var phrases: [TopicPhrase] = []
    var thirds = ByteSet()
  }

  nonisolated(unsafe) private let numbers: UnsafePointer<UInt16>
  nonisolated(unsafe) private let groups: UnsafePointer<Group>

  private static let shared = PhraseTable(TopicPhrases.all)

  private init(_ topics: [(Topic, String)]) {
    let numbers = UnsafeMutablePointer<UInt16>.allocate(capacity: 65_536)
    numbers.initialize(repeating: 0, count: 65_536)
    var groups: [Group] = [Group()]
    for (topic, texts) in topics {
      for text in texts.split(separator: "|") {
        let phrase = TopicPhrase(topic, String(text))
        let pair = Self.pair(phrase.bytes[0], phrase.bytes[1])
        if numbers[pair] == 0 {
          numbers[pair] = UInt16(groups.count)
          groups.append(Group())
        }
        groups[Int(numbers[pair])].phrases.append(phrase)
        // A blank of a phrase matches a hyphen, a line break and a low line too.
        let isBlank = phrase.bytes[2] == ASCII.space
        let thirds: [UInt8] = isBlank ? [0x20, 0x2D, 0x0A, 0x5F] : [phrase.bytes[2]]
        for byte in thirds { groups[Int(numbers[pair])].thirds.insert(byte | 0x20) }
      }
    }
    let memory = UnsafeMutablePointer<Group>.allocate(capacity: groups.count)
    for (index, group) in groups.enumerated() {
      var group = group
      group.phrases.sort {
        ($0.topic.rawValue, $1.text.utf8.count, $0.text)
          < ($1.topic.rawValue, $0.text.utf8.count, $1.text)
      }
      (memory + index).initialize(to: group)
    }
    self.numbers = UnsafePointer(numbers)
    self.groups = UnsafePointer(memory)
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first | 0x20) << 8 | Int(second | 0x20)
  }

  /// The phrases that may stand at an offset, which has two more bytes behind it.
  @inline(__always)
  static func group(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> [TopicPhrase]? {
    let table = shared
    let number = table.numbers[pair(bytes[offset], bytes[offset + 1])]
    let group = table.groups + Int(number)
    guard number > 0, group.pointee.thirds.contains(bytes[offset + 2] | 0x20) else { return nil }
    return group.pointee.phrases
  }
}
