/// What a run said, so that it can be said again without the work.
public struct RunRecord: Sendable, Hashable {
  /// The bytes for standard output.
  public var results: ContiguousArray<UInt8>
  /// The lines for standard error.
  public var remarks: [String]
  /// The Markdown for the summary of a job; `nil` where the format has none.
  public var stepSummary: String?
  /// The exit code.
  public var status: Int32

  /// Makes a record.
  public init(
    results: ContiguousArray<UInt8>, remarks: [String], stepSummary: String? = nil, status: Int32
  ) {
    self.results = results
    self.remarks = remarks
    self.stepSummary = stepSummary
    self.status = status
  }
}

/// A path that a run asked the disk about, and the answer.
struct PathLookup: Sendable, Hashable {
  var path: String
  var exists: Bool

  /// Whether the disk still gives the same answer.
  var holds: Bool { (FileSystem.kind(path) != nil) == exists }
}

/// A record with the answers that it rests on, as bytes on disk.
///
/// - Shape: a line that names the format; the key (32 bytes); SHA-256 of what follows (32 bytes); then texts and
///   numbers, each text with its number of bytes before it; numbers are 8 bytes, least significant first.
struct CacheEntry: Hashable {
  private static let mark = ContiguousArray("plumb-cache-1\n".utf8)
  private static let hashSize = 32

  var record: RunRecord
  var lookups: [PathLookup]

  init(record: RunRecord, lookups: [PathLookup]) {
    self.record = record
    self.lookups = lookups
  }

  /// Reads an entry; `nil` where it is damaged or belongs to another key.
  init?(_ bytes: ContiguousArray<UInt8>, key: [UInt8]) {
    let head = Self.mark.count + 2 * Self.hashSize
    guard bytes.count >= head, bytes.starts(with: Self.mark),
      bytes[Self.mark.count..<head - Self.hashSize].elementsEqual(key)
    else { return nil }
    let payload = ContiguousArray(bytes[head...])
    guard bytes[head - Self.hashSize..<head].elementsEqual(SHA256.hash(payload)) else { return nil }
    var reader = EntryReader(bytes: payload)
    guard let status = reader.number(), let status = Int32(exactly: status),
      let remarks = reader.texts(), let summaries = reader.texts(),
      let present = reader.texts(), let absent = reader.texts(), let results = reader.bytes(),
      reader.isAtEnd
    else { return nil }
    record = RunRecord(
      results: results, remarks: remarks, stepSummary: summaries.first, status: status)
    lookups =
      present.map { .init(path: $0, exists: true) } + absent.map { .init(path: $0, exists: false) }
  }

  /// The entry as bytes.
  func bytes(key: [UInt8]) -> ContiguousArray<UInt8> {
    var writer = EntryWriter()
    writer.add(Int(record.status))
    writer.add(record.remarks)
    writer.add(record.stepSummary.map { [$0] } ?? [])
    writer.add(lookups.filter(\.exists).map(\.path))
    writer.add(lookups.filter { !$0.exists }.map(\.path))
    writer.add(record.results)
    return Self.mark + key + SHA256.hash(writer.bytes) + writer.bytes
  }
}

private struct EntryWriter {
  private(set) var bytes: ContiguousArray<UInt8> = []

  mutating func add(_ number: Int) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }

  mutating func add(_ part: some Collection<UInt8>) {
    add(part.count)
    bytes.append(contentsOf: part)
  }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text.utf8) }
  }
}

private struct EntryReader {
  let source: ContiguousArray<UInt8>
  private var offset = 0

  init(bytes: ContiguousArray<UInt8>) { source = bytes }

  var isAtEnd: Bool { offset == source.count }

  mutating func number() -> Int? {
    guard source.count - offset >= 8 else { return nil }
    defer { offset += 8 }
    return (0..<8).reduce(0) { $0 | Int(truncatingIfNeeded: UInt(source[offset + $1]) << (8 * $1)) }
  }

  mutating func bytes() -> ContiguousArray<UInt8>? {
    guard let count = number(), count >= 0, count <= source.count - offset else { return nil }
    defer { offset += count }
    return ContiguousArray(source[offset..<offset + count])
  }

  mutating func texts() -> [String]? {
    // Each text takes at least the eight bytes of its length.
    guard let count = number(), count >= 0, count <= (source.count - offset) / 8 else { return nil }
    var result: [String] = []
    for _ in 0..<count {
      guard let text = bytes() else { return nil }
      result.append(String(decoding: text, as: UTF8.self))
    }
    return result
  }
}
