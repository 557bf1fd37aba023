import SpecText
import Testing

@testable import SpecDifference
@testable import SpecWorkspace

/// Revisions of a git repository that is made for each test.
@Suite(.enabled(if: Repository.hasGit, "there is no git"))
struct RevisionTests {
  private static let door = """
    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Open | Pull |

    """

  /// Three commits: the door, another trigger in it, a document more.
  private func repository() throws -> Repository {
    let repository = try Repository()
    try repository.write(Self.door, to: "specs/door.md")
    try repository.write("# Project\n\nHow to build it.\n", to: "README.md")
    try repository.commit("door", tag: "v1")
    try repository.write(Self.door.replacing("Push", with: "Shove"), to: "specs/door.md")
    try repository.commit("shove", tag: "v2")
    try repository.write("# Sizes\n\n- Header height: 64px\n", to: "specs/größe 1.md")
    try repository.commit("sizes", tag: "v3")
    return repository
  }

  private func report(
    _ repository: Repository, _ old: String, _ new: String?, _ paths: [String] = [],
    below folder: String = ""
  ) throws -> DifferenceReport {
    var request = DifferenceRequest(old: old, new: new, paths: paths)
    request.folder = Paths.join(repository.path, folder)
    return try request.report()
  }

  @Test func twoRevisions() throws {
    let repository = try repository()
    let found = try report(repository, "v1", "v2")
    #expect(
      found.documents.flatMap(\.changes).map(\.headline) == [
        "trigger of transition 'Open → Shut: Shove' changed: Push → Shove"
      ])
    #expect(found.documents.map(\.path) == ["specs/door.md"])
    #expect(found.old.revision?.utf8.count == 40)
    #expect(found.leftOut == ["README.md: not a spec"])
    let more = try report(repository, "v2", "HEAD")
    #expect(more.documents.map(\.path) == ["specs/door.md", "specs/größe 1.md"])
    #expect(more.verdict == .minor)
    #expect(try report(repository, "v1..v2", nil).verdict == .major)
    #expect(try report(repository, "v1...v3", nil).documents.count == 2)
  }

  @Test func pathsLimitRevisions() throws {
    let repository = try repository()
    #expect(try report(repository, "v1", "v3", ["specs/door.md"]).documents.count == 1)
    let below = try report(repository, "v1", "v3", ["."], below: "specs")
    #expect(below.documents.map(\.path) == ["door.md", "größe 1.md"])
    let besides = try report(repository, "v1", "v3", ["../specs"], below: "specs")
    #expect(besides.documents.map(\.newPath) == ["door.md", "größe 1.md"])
    let nothing = try report(repository, "v1", "v3", ["nowhere"])
    #expect(!nothing.isAnythingCompared)
    #expect(nothing.leftOut.count == 2)
    #expect(throws: RevisionError.self) { try report(repository, "v1", "v3", ["../.."]) }
  }

  @Test func aRevisionBesideThePathOnDisk() throws {
    let repository = try repository()
    try repository.write(Self.door.replacing("Push", with: "Kick"), to: "specs/door.md")
    let folder = Paths.join(repository.path, "specs")
    let found = try report(repository, "v1", folder)
    #expect(found.documents.map(\.pairing) == [.path, .added])
    #expect(found.documents.first?.changes.map(\.new) == ["Kick"])
    let file = Paths.join(folder, "door.md")
    #expect(try report(repository, "v1:specs/door.md", file).documents.map(\.pairing) == [.named])
    #expect(try report(repository, "v1", file).documents.count == 1)
    #expect(try report(repository, file, "v3").documents.first?.changes.map(\.new) == ["Shove"])
  }

  @Test func namedFilesOfRevisions() throws {
    let repository = try repository()
    let found = try report(repository, "v1:specs/door.md", "v2:specs/door.md")
    #expect(found.documents.map(\.pairing) == [.named])
    #expect(found.verdict == .major)
    let relative = try report(repository, "v1:./door.md", "v2:./door.md", below: "specs")
    #expect(relative.verdict == .major)
    #expect(try report(repository, "v1:specs", "v3:specs").documents.count == 2)
    #expect(throws: RevisionError.self) { try report(repository, "v1:gone.md", "v2:specs/door.md") }
  }

  @Test(arguments: [
    ("nowhere", "v1"), ("v9", "v1"), ("v1", "v9"), ("v9:specs/door.md", "v1"), ("v1..v9", nil),
    ("-", "-"),
  ])
  func whatIsNeitherPathNorRevisionIsSaid(old: String, new: String?) throws {
    let repository = try repository()
    #expect(throws: RevisionError.self) { try report(repository, old, new) }
  }

  @Test func linksAreSaidToBeLeftOut() throws {
    let repository = try repository()
    try repository.link("specs/door.md", at: "specs/alias.md")
    try repository.commit("alias", tag: "v4")
    let found = try report(repository, "v3", "v4")
    #expect(found.leftOut.contains { $0.contains("specs/alias.md: a symbolic link") })
  }

  @Test func foldersOutsideOfARepositoryAreSaid() throws {
    let folder = try Repository(isEmpty: true)
    let error = #expect(throws: RevisionError.self) { try report(folder, "v1", "v2") }
    #expect(
      error?.description.hasPrefix("'v1' is no file or folder, and the working folder") == true)
  }

  @Test func muchInputDoesNotStopThePrograms() throws {
    let input = ContiguousArray(repeating: UInt8(ascii: "x"), count: 1 << 20)
    let result = try Subprocess.run(["cat"], input: input)
    #expect(result.output == input)
    #expect(result.status == 0)
    #expect(throws: FileError.self) { try Subprocess.run(["no-such-program-as-this"]) }
    #expect(try Subprocess.run(["sh", "-c", "echo no >&2; exit 3"]).errors == "no\n")
  }
}

/// A repository in a folder of its own, which goes with it.
final class Repository {
  static let hasGit = (try? Subprocess.run(["git", "--version"]))?.status == 0

  let path: String

  init(isEmpty: Bool = false) throws {
    let base = FileSystem.environment("TMPDIR") ?? "/tmp"
    path = Paths.join(base, "plumb-diff-\(UInt64.random(in: 0..<UInt64.max))")
    try FileSystem.makeFolder(path)
    if !isEmpty { try git("init", "--quiet") }
  }

  deinit { _ = try? Subprocess.run(["rm", "-rf", path]) }

  func write(_ text: String, to name: String) throws {
    let file = Paths.join(path, name)
    try FileSystem.makeFolder(Paths.folder(of: file))
    try FileSystem.write(ContiguousArray(text.utf8), to: file)
  }

  func link(_ target: String, at name: String) throws {
    let result = try Subprocess.run(["ln", "-s", target, Paths.join(path, name)])
    #expect(result.status == 0)
  }

  func commit(_ message: String, tag: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
    try git("tag", tag)
  }

  private func git(_ words: String...) throws {
    let result = try Subprocess.run(
      [
        "git", "-C", path, "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c",
        "commit.gpgsign=false", "-c", "core.autocrlf=false",
      ] + words)
    #expect(result.status == 0, "\(result.errors)")
  }
}
