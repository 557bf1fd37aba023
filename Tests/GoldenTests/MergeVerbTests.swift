import Foundation
import SpecTrace
import Testing

@testable import SpecCommandLine
@testable import SpecWorkspace

/// Compressed traces, summaries and their joins, from words to exit code.
@Suite struct MergeVerbTests {
  private static let spec = """
    # Player

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Loading | Ready | Loaded | 300ms |
    | Ready | Playing | Play | 250ms |

    """
  private static let first =
    #"{"t":0,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded","duration":300}"# + "\n"
    + #"{"t":900,"session":"a","from":"Ready","to":"Playing","trigger":"Play","duration":250}"#
    + "\n"
  private static let second =
    #"{"t":0,"session":"b","from":"Ready","to":"Playing","trigger":"Play","duration":900}"# + "\n"

  /// The two lines of `first`, by `gzip -n9` and `zstd -19`.
  private static let gzip =
    "1f8b0800000000000203ab562a51b232d0512a4e2d2ececccf53b2524a54d2514a2bcacf05327df2135332f3d28"
    + "10225f9406e506a624a25885394999e9e5a0455909a02144a292d4a2c01eb373630a8e5aa06996a6980cb5cb841"
    + "20530372122ba196c0cd0589a1986a640a341500f0923c28ac000000"
  private static let zstd =
    "28b52ffd24ac0d030082851112903d0664840342ba57ee58cc60f3f5742901608b32de8479c5240cd84290bb2a6"
    + "60f67adb6f760bd0fcf6c35f5737a1ffe26648ba29f4b5addc3d7cf2785d636fb20ceef750900eec1cd0bbcdc1c"
    + "018317d810e00c450ff8a225998202ed8d88bc"

  private static func bytes(_ hex: String) -> ContiguousArray<UInt8> {
    let digits = Array(hex.utf8).map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
    return ContiguousArray(
      stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private func check(_ folder: TestFolder, _ trace: String) throws -> (code: ExitCode, text: String)
  {
    try TestFolder.run(
      .check,
      [
        "--spec", "\(folder.path)/player.md", "--trace", "\(folder.path)/\(trace)", "--emit",
        "summary",
      ])
  }

  @Test func compressedTracesAreReadLikePlainOnes() throws {
    let folder = try TestFolder([("player.md", Self.spec), ("a.jsonl", Self.first)])
    try FileSystem.write(Self.bytes(Self.gzip), to: "\(folder.path)/a.gz")
    try FileSystem.write(Self.bytes(Self.zstd), to: "\(folder.path)/a.zst")
    let plain = try check(folder, "a.jsonl")
    #expect(plain.code == .clean)
    #expect(try check(folder, "a.gz").text == plain.text)
    #expect(try check(folder, "a.zst").text == plain.text)
  }

  /// The numbers after "lines", "events", "malformed" and "ignored".
  private func counts(_ text: String) -> [Int] {
    ["lines", "events", "malformed", "ignored"].map { key in
      let rest = text.components(separatedBy: "\"\(key)\": ").dropFirst().first ?? ""
      return Int(rest.prefix { $0.isNumber }) ?? -1
    }
  }

  @Test(arguments: [gzip, zstd])
  func damagedDataIsAccountedFor(_ hex: String) throws {
    let folder = try TestFolder([("player.md", Self.spec)])
    let whole = Self.bytes(hex)
    var parts = [5, whole.count / 2, whole.count - 1].map { ContiguousArray(whole[..<$0]) }
    parts.append(whole + [0x41, 0x42, 0x43])
    // Behind a part that was cut off, the next one is read.
    parts.append(whole[..<(whole.count - 3)] + whole)
    for part in parts {
      try FileSystem.write(part, to: "\(folder.path)/a")
      let found = try check(folder, "a")
      #expect(found.code == .findings)
      let counts = counts(found.text)
      #expect(counts[0] == counts[1] + counts[2] + counts[3])
      #expect(counts[2] >= 1, "\(part.count) bytes")
      #expect(found.text.contains("the compressed data is damaged"))
      if part.count > whole.count { #expect(counts[1] >= 2) }
    }
    try FileSystem.write(whole + whole, to: "\(folder.path)/a")
    #expect(try check(folder, "a").text.contains(#""lines": 4"#))
  }

  @Test(arguments: [
    // Zeros behind the last member are padding; between two they were one.
    ([0, 1], 0), ([0, 1, 40], 0), ([0, 40, 0], 1), ([0, 1, 0], 1), ([0, 40, 0, 40], 1),
    ([0, 40, 0, 2, 0], 2),
  ])
  func zerosBetweenMembersAreDamage(_ pieces: [Int], _ damages: Int) throws {
    let whole = Self.bytes(Self.gzip)
    let bytes = pieces.reduce(into: ContiguousArray<UInt8>()) {
      $0 += $1 == 0 ? whole : ContiguousArray(repeating: 0, count: $1)
    }
    for size in [1, 17, bytes.count] {
      var stream = DecodedStream(.gzip)
      var text: ContiguousArray<UInt8> = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        let piece = ContiguousArray(bytes[start..<min(bytes.count, start + size)])
        piece.withUnsafeBufferPointer { stream.feed($0) { text.append(contentsOf: $0) } }
      }
      stream.finish { text.append(contentsOf: $0) }
      let lines = String(decoding: text, as: UTF8.self)
      let mark = String(decoding: TraceInput.damageLine, as: UTF8.self)
      #expect(lines.components(separatedBy: mark).count - 1 == damages)
      let members = pieces.count { $0 == 0 }
      #expect(lines.components(separatedBy: Self.first).count - 1 == members)
    }
  }

  /// A frame that is skipped holds what a program keeps for itself (RFC 8878, 3.1.2).
  @Test(arguments: [0x50, 0x5F] as [UInt8])
  func framesThatAreSkippedMayComeFirst(_ first: UInt8) throws {
    let skipped: ContiguousArray<UInt8> = [first, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 0x61, 0x62, 0x63]
    let folder = try TestFolder([("player.md", Self.spec), ("a.jsonl", Self.first)])
    try FileSystem.write(
      skipped + Self.bytes(Self.zstd) + skipped, to: "\(folder.path)/a.zst")
    #expect(try check(folder, "a.zst").text == check(folder, "a.jsonl").text)
  }

  @Test(arguments: [gzip, zstd])
  func compressedStreamsAreDecodedPieceByPiece(_ hex: String) throws {
    let whole = Self.bytes(hex)
    let format = whole.withUnsafeBufferPointer { Decompression.format(of: $0) }
    for bytes in [whole, whole + whole, ContiguousArray(whole[..<(whole.count - 3)] + whole)] {
      var results: Set<String> = []
      for size in [1, 3, 17, bytes.count] {
        var stream = DecodedStream(try #require(format))
        var text: ContiguousArray<UInt8> = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          let piece = ContiguousArray(bytes[start..<min(bytes.count, start + size)])
          piece.withUnsafeBufferPointer { stream.feed($0) { text.append(contentsOf: $0) } }
        }
        stream.finish { text.append(contentsOf: $0) }
        results.insert(String(decoding: text, as: UTF8.self))
      }
      if bytes == whole { #expect(results == [Self.first]) }
      if bytes == whole + whole { #expect(results == [Self.first + Self.first]) }
      for text in results { #expect(text.contains(Self.first)) }
    }
  }

  @Test func muchDecodedTextGoesThroughAFile() throws {
    let bytes = ContiguousArray(repeating: UInt8(0x41), count: 3 << 20)
    let spill = Spill()
    for _ in 0..<5 { bytes.withUnsafeBufferPointer { spill.append($0) } }
    let found = try spill.bytes(path: "a")
    #expect(found.count == 5 * bytes.count)
    #expect(found.withBytes { $0.allSatisfy { $0 == 0x41 } })
  }

  @Test func joinedPartsAreTheWhole() throws {
    let folder = try TestFolder([
      ("player.md", Self.spec), ("a.jsonl", Self.first), ("b.jsonl", Self.second),
      ("all.jsonl", Self.second + Self.first),
    ])
    for name in ["a", "b"] {
      let text = try check(folder, "\(name).jsonl").text
      try FileSystem.write(ContiguousArray(text.utf8), to: "\(folder.path)/\(name).json")
    }
    let parts = ["\(folder.path)/b.json", "\(folder.path)/a.json"]
    let joined = try TestFolder.run(.merge, parts)
    let whole = try check(folder, "all.jsonl")
    #expect(joined.text == whole.text)
    #expect(joined.code == .findings)
    #expect(whole.code == .findings)
    #expect(try TestFolder.run(.merge, parts + ["--exit-zero"]).code == .clean)
    let text = try TestFolder.run(.merge, parts + ["--format", "full"]).text
    #expect(text.hasPrefix("fail: 1 of 2 sessions failed, 3 events\n"))
  }

  @Test func onlySummariesOfOneSpecAreJoined() throws {
    let folder = try TestFolder([
      ("player.md", Self.spec), ("a.jsonl", Self.first), ("no.json", "{}"),
      ("other.md", Self.spec.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"),
    ])
    let text = try check(folder, "a.jsonl").text
    try FileSystem.write(ContiguousArray(text.utf8), to: "\(folder.path)/a.json")
    let other = try TestFolder.run(
      .check,
      [
        "--spec", "\(folder.path)/other.md", "--trace", "\(folder.path)/a.jsonl", "--emit",
        "summary",
      ])
    try FileSystem.write(ContiguousArray(other.text.utf8), to: "\(folder.path)/o.json")
    let path = folder.path
    #expect(throws: UsageError.self) {
      try TestFolder.run(.merge, ["\(path)/a.json", "\(path)/o.json"])
    }
    #expect(throws: UsageError.self) { try TestFolder.run(.merge, ["\(path)/no.json"]) }
    #expect(throws: UsageError.self) { try TestFolder.run(.merge, []) }
    #expect(throws: UsageError.self) {
      try TestFolder.run(.check, ["--spec", path, "--layout", path, "--emit", "summary"])
    }
  }
}
