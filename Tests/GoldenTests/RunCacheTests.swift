import SpecLint
import Testing

@testable import SpecCommandLine
@testable import SpecWorkspace

/// A run from the cache says what a run without it says, byte for byte, or there is no run from the cache.
@Suite struct RunCacheTests {
  private static let spec = """
    # Door

    See [the window](window.md).

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Ajar | Pull |

    """

  /// A folder with a spec and a cache beside it.
  private struct Place {
    let folder: TestFolder
    var cache: String { folder.path + "/cache" }
    var docs: String { folder.path + "/docs" }

    init() throws {
      folder = try TestFolder([
        ("docs/door.md", spec), ("docs/plumb.yml", "root: true\n"),
      ])
    }

    func lint(_ words: String...) throws -> (code: ExitCode, text: String) {
      try TestFolder.run(.lint, [docs, "--cache-dir", cache] + words)
    }

    func plain(_ words: String...) throws -> (code: ExitCode, text: String) {
      try TestFolder.run(.lint, [docs, "--no-cache"] + words)
    }

    var entries: [String] {
      ((try? FileSystem.names(inFolder: cache)) ?? []).filter { $0.hasSuffix(".run") }
    }

    /// Puts a mark into the results of the only entry, so that its use can be seen.
    func mark() throws {
      let name = try #require(entries.first)
      let path = cache + "/" + name
      let key = try #require(Self.key(name))
      var entry = try #require(CacheEntry(try FileSystem.read(path), key: key))
      entry.record.results = ContiguousArray("from the cache\n".utf8)
      try FileSystem.write(entry.bytes(key: key), to: path)
    }

    private static func key(_ name: String) -> [UInt8]? {
      let digits = Array(name.utf8.prefix(64))
      guard digits.count == 64 else { return nil }
      return stride(from: 0, to: 64, by: 2).compactMap {
        UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
      }
    }

    /// Whether the next run takes its results from the marked entry.
    func usesMark(_ words: String...) throws -> Bool {
      try TestFolder.run(.lint, [docs, "--cache-dir", cache] + words).text == "from the cache\n"
    }
  }

  @Test(arguments: FindingsFormats.all.map { $0.name })
  func equalBytesInEveryFormat(_ format: String) throws {
    let place = try Place()
    let plain = try place.plain("--format", format)
    for _ in 0..<2 {
      let found = try place.lint("--format", format)
      #expect(found.text == plain.text)
      #expect(found.code == plain.code)
    }
    #expect(place.entries.count == 1)
  }

  @Test func flagsThatChangeTheOutputHaveEntriesOfTheirOwn() throws {
    let place = try Place()
    let runs = [
      [], ["--format", "concise"], ["--statistics"], ["--fail-on", "info"], ["--ignore", "S"],
      ["--select", "S"], ["--min-understood", "1"], ["--extend-select", "D192"],
    ]
    for words in runs + runs {
      let found = try TestFolder.run(.lint, [place.docs, "--cache-dir", place.cache] + words)
      let plain = try TestFolder.run(.lint, [place.docs, "--no-cache"] + words)
      #expect(found.text == plain.text)
      #expect(found.code == plain.code)
    }
    #expect(place.entries.count == runs.count)
  }

  @Test func anEqualRunUsesTheEntry() throws {
    let place = try Place()
    _ = try place.lint()
    try place.mark()
    #expect(try place.usesMark())
    #expect(try place.usesMark("--color", "auto"))
    #expect(try !place.usesMark("--color", "always"))
    #expect(try place.plain().text != "from the cache\n")
  }

  @Test func whatChangesTheFindingsIsSeen() throws {
    let spec = Self.spec
    let changes: [(String, (Place) throws -> Void)] = [
      ("document", { try $0.folder.write(spec + "\nMore.\n", to: "docs/door.md") }),
      ("configuration", { try $0.folder.write("root: true\ngrid: 4\n", to: "docs/plumb.yml") }),
      ("new document", { try $0.folder.write(spec, to: "docs/gate.md") }),
      ("target of a link", { try $0.folder.write("# Window\n", to: "docs/window.md") }),
    ]
    for (name, change) in changes {
      let place = try Place()
      _ = try place.lint()
      try place.mark()
      try change(place)
      #expect(try !place.usesMark(), "\(name)")
      #expect(try place.lint().text == place.plain().text, "\(name)")
    }
  }

  @Test func aTargetThatIsNoDocumentIsAskedForAgain() throws {
    let place = try Place()
    try place.folder.write(
      Self.spec + "\n![drawing](door.svg)\n[data](door.json)\n", to: "docs/door.md")
    _ = try place.lint()
    try place.mark()
    #expect(try place.usesMark())
    try place.folder.write("{}", to: "docs/door.json")
    #expect(try !place.usesMark())
  }

  @Test func damageIsAMiss() throws {
    let place = try Place()
    let plain = try place.plain().text
    _ = try place.lint()
    let path = place.cache + "/" + (try #require(place.entries.first))
    let whole = try FileSystem.read(path)
    var broken: [ContiguousArray<UInt8>] = [[], [0], ContiguousArray(whole.dropLast())]
    for offset in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[offset] ^= 0x55
      broken.append(bytes)
    }
    broken.append(whole + [0])
    for bytes in broken {
      try FileSystem.write(bytes, to: path)
      #expect(try place.lint().text == plain)
      #expect(try FileSystem.read(path) == whole)
    }
  }

  @Test func runsAtTheSameTimeDoNotMeet() throws {
    let place = try Place()
    let plain = try place.plain().text
    let docs = place.docs
    let cache = place.cache
    let found = Parallel.map(24, workers: 8) { _ in
      (try? TestFolder.run(.lint, [docs, "--cache-dir", cache]))?.text
    }
    #expect(found.allSatisfy { $0 == plain })
    #expect(place.entries.count == 1)
    #expect(try FileSystem.names(inFolder: cache).count == 3)
  }

  @Test func aCacheThatCannotBeWrittenFailsNothing() throws {
    let place = try Place()
    try place.folder.write("a file", to: "cache")
    #expect(try place.lint().text == place.plain().text)
  }

  @Test func runsThatWriteDoWithoutTheCache() throws {
    let place = try Place()
    _ = try place.lint("--diff")
    _ = try place.lint("--write-baseline", place.folder.path + "/known")
    _ = try place.lint("--fix")
    _ = try place.lint("--no-cache")
    #expect(place.entries.isEmpty)
  }

  @Test func baselinesArePartOfTheKey() throws {
    let place = try Place()
    let known = place.folder.path + "/known"
    _ = try place.lint("--write-baseline", known)
    #expect(try place.lint("--baseline", known, "--format", "concise").text.isEmpty)
    try FileSystem.write([], to: known)
    #expect(try !place.lint("--baseline", known, "--format", "concise").text.isEmpty)
    try FileSystem.write(ContiguousArray("{}\n".utf8), to: known)
    #expect(throws: UsageError.self) { try place.lint("--baseline", known) }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesOfTheStandard(_ text: String, _ expected: String) {
    let bytes = ContiguousArray(text.utf8)
    #expect(hexadecimal(SHA256.hash(bytes)) == expected)
    var parts = SHA256()
    for byte in bytes { parts.add([byte]) }
    #expect(hexadecimal(parts.finish()) == expected)
  }

  @Test func aMillionLetters() {
    var hash = SHA256()
    for count in [1, 63, 64, 65, 127, 999_680] { hash.add(.init(repeating: 0x61, count: count)) }
    #expect(
      hexadecimal(hash.finish())
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
