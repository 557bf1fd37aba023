import CYAML
import SpecText

/// The text of a YAML block with the place of each byte in the source file.
struct YAMLText {
  /// The bytes that are read: those of the block, possibly amended.
  var bytes: ContiguousArray<UInt8> = []
  /// The offset in the source that each byte stands for.
  var origins: ContiguousArray<UInt32> = []
  /// The offset in the source after the last byte.
  var end: Int

  /// No bytes yet.
  init(end: Int) { self.end = end }

  /// Appends bytes of the source.
  mutating func append(_ source: SourceText, _ range: Range<Int>) {
    bytes.append(contentsOf: source.bytes[range])
    origins.append(contentsOf: range.lazy.map { UInt32(truncatingIfNeeded: $0) })
  }

  /// Appends a byte that the source does not have at this place.
  mutating func insert(_ byte: UInt8, at origin: Int) {
    bytes.append(byte)
    origins.append(UInt32(truncatingIfNeeded: origin))
  }

  /// The bytes of a range of the source as they are.
  init(_ source: SourceText, _ range: Range<Int>) {
    self.init(end: range.upperBound)
    append(source, range)
  }

  /// The offset in the source that an offset in the bytes stands for.
  func origin(_ offset: Int) -> Int { offset < origins.count ? Int(origins[offset]) : end }
}

/// What libyaml reads, one after the other.
enum YAMLEvent {
  case scalar(text: String, isPlain: Bool, anchor: String)
  case alias(String)
  case sequenceStart(anchor: String)
  case mappingStart(anchor: String)
  /// The end of a sequence or a mapping.
  case end
  /// Starts and ends of the stream and of documents.
  case other
}

/// Why a text is not YAML, in libyaml's words.
struct YAMLFailure: Error {
  var problem: String
  /// Offset in the bytes of the text.
  var offset: Int
}

/// Reads the events of a YAML text; the only code that calls libyaml.
///
/// libyaml counts Unicode scalars in its marks; they are turned into byte offsets here.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeBufferPointer<UInt8>
  private let offsets: ScalarOffsets
  private(set) var isFinished = false

  /// Makes a reader; the bytes must outlive it.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    self.input = input
    offsets = ScalarOffsets(input)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event with its bytes in the text.
  mutating func next() throws(YAMLFailure) -> (event: YAMLEvent, range: Range<Int>) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      isFinished = true
      throw failure()
    }
    defer { yaml_event_delete(&event) }
    let start = offsets[event.start_mark.index]
    let range = start..<max(start, offsets[event.end_mark.index])
    if event.type == YAML_STREAM_END_EVENT { isFinished = true }
    return (Self.event(event), range)
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain =
        scalar.style == YAML_PLAIN_SCALAR_STYLE
        && !string(scalar.tag).hasSuffix(":str") && string(scalar.tag) != "!"
      return .scalar(
        text: String(decoding: bytes, as: UTF8.self), isPlain: isPlain,
        anchor: string(scalar.anchor))
    case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT:
      return .sequenceStart(anchor: string(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(anchor: string(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    default: return .other
    }
  }

  private static func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private func failure() -> YAMLFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text is not YAML"
    let isByte = parser.pointee.error == YAML_READER_ERROR
    // A line without colon is found out only at the next line; the context tells where it began.
    let isKey = parser.pointee.context.map { String(cString: $0).hasSuffix("simple key") } ?? false
    let mark = isKey ? parser.pointee.context_mark : parser.pointee.problem_mark
    let offset = isByte ? parser.pointee.problem_offset : offsets[mark.index]
    return YAMLFailure(problem: problem, offset: min(offset, input.count))
  }
}

/// Byte offsets of the Unicode scalars of a text.
private struct ScalarOffsets {
  /// Empty where every scalar is one byte.
  private var offsets: ContiguousArray<Int> = []
  private let count: Int

  init(_ input: UnsafeBufferPointer<UInt8>) {
    count = input.count
    guard input.contains(where: { $0 >= 0x80 }) else { return }
    for index in input.indices where input[index] & 0xC0 != 0x80 { offsets.append(index) }
  }

  subscript(index: Int) -> Int {
    if offsets.isEmpty { return min(index, count) }
    return index < offsets.count ? offsets[index] : count
  }
}
