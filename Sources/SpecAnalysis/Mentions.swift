public import SpecSyntax
import SpecText

/// A subject that several rules look for in the text of a document.
public enum Topic: UInt8, Sendable, Hashable, CaseIterable {
  case reducedMotion, highContrast, keyboard, screenReader, rightToLeft, darkMode, dynamicType
  case haptics, drag, noAlternative, alternative, largerScreen, undecided, vague, webOnly
  case deprecated, platform, criterion, dismissible, toast, colorWord, semanticColor, sideways
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
    var isStart = true
    while offset < end {
      let byte = bytes[offset]
      let isWord = ASCII.isLetter(byte) || ASCII.isDigit(byte)
      if isStart, isWord, offset + 1 < end,
        let phrases = PhraseTable.phrases(byte | 0x20, bytes[offset + 1] | 0x20)
      {
        var topic: Topic?
        // The longest phrase of a subject comes first; shorter ones inside it are the same mention.
        for phrase in phrases where phrase.topic != topic {
          guard let stop = phrase.match(at: offset, end: end, in: bytes) else { continue }
          topic = phrase.topic
          report(phrase, offset..<stop)
        }
      }
      isStart = !(isWord || byte >= 0x80)
      offset += 1
    }
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
  private let bytes: [UInt8]

  init(_ topic: Topic, _ text: String) {
    self.topic = topic
    self.text = text
    bytes = Array(text.utf8)
  }

  var first: (UInt8, UInt8) { (bytes[0], bytes[1]) }

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
enum PhraseTable {
  private static let table: [[TopicPhrase]?] = {
    var table: [[TopicPhrase]?] = Array(repeating: nil, count: 65_536)
    for (topic, text) in TopicPhrases.all {
      for phrase in text.split(separator: "|") {
        let phrase = TopicPhrase(topic, String(phrase))
        table[Int(phrase.first.0 | 0x20) << 8 | Int(phrase.first.1 | 0x20), default: []].append(
          phrase)
      }
    }
    for index in table.indices where table[index] != nil {
      table[index]?.sort {
        ($0.topic.rawValue, $1.text.utf8.count, $0.text)
          < ($1.topic.rawValue, $0.text.utf8.count, $1.text)
      }
    }
    return table
  }()

  static func phrases(_ first: UInt8, _ second: UInt8) -> [TopicPhrase]? {
    table[Int(first) << 8 | Int(second)]
  }
}

extension [[TopicPhrase]?] {
  fileprivate subscript(index: Int, default value: [TopicPhrase]) -> [TopicPhrase] {
    get { self[index] ?? value }
    set { self[index] = newValue }
  }
}
