import SpecLint
import Testing

@testable import SpecDifference

/// Documents of folders: by path, moved, added, removed.
@Suite struct FolderTests {
  private static let door = """
    # Door

    The door of the shop has two wings, and both of them open to the street.

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Open | Pull |

    """
  private static let sizes = "# Sizes\n\n- Header height: 64px\n- Cover radius: 8px\n"

  @Test func documentsMeetByPath() {
    let report = DifferenceFixture.compare(
      [("a/door.md", Self.door), ("sizes.md", Self.sizes)],
      [("a/door.md", Self.door), ("sizes.md", Self.sizes.replacing("64px", with: "60px"))])
    #expect(report.documents.map(\.pairing) == [.path, .path])
    #expect(report.documents.map(\.verdict) == [.none, .major])
    #expect(report.summary == "major: 1 major change in 1 of 2 documents")
  }

  @Test func aMovedDocumentIsOneLine() throws {
    let report = DifferenceFixture.compare([("door.md", Self.door)], [("b/entry.md", Self.door)])
    let document = try #require(report.documents.first)
    #expect(report.documents.count == 1)
    #expect(document.pairing == .title)
    #expect(document.changes.map(\.headline) == ["document 'door.md' moved to b/entry.md"])
    #expect(report.verdict == .patch)
    let changed = DifferenceFixture.compare(
      [("door.md", Self.door)], [("b/entry.md", Self.door.replacing("Push", with: "Shove"))])
    #expect(changed.documents.first?.changes.map(\.action) == [.moved, .changed])
    let untitled = DifferenceFixture.compare(
      [("door.md", Self.door)], [("gate.md", Self.door.replacing("# Door", with: "# Gate"))])
    #expect(untitled.documents.first?.pairing == .content)
    #expect(untitled.documents.first?.changes.first?.evidence?.confidence == .medium)
  }

  @Test func linksToAMovedDocumentAreNoChange() {
    let link = "# Index\n\n- Header height: 64px\n\nSee [the door](door.md).\n"
    let report = DifferenceFixture.compare(
      [("index.md", link), ("door.md", Self.door)],
      [("index.md", link.replacing("(door.md)", with: "(b/door.md)")), ("b/door.md", Self.door)])
    #expect(report.documents.flatMap(\.changes).map(\.action) == [.moved])
  }

  @Test func linksOutOfTheFolderAreSeenFromIt() {
    let text = "# Index\n\n- Header height: 64px\n\nSee [the guide](../../guide/README.md).\n"
    let sides = ["old/specs", "new/place/specs"].map { root in
      var side = DifferenceFixture.side([
        ("\(root)/a/index.md", ContiguousArray((text + "\n").utf8))
      ])
      side.documents[0].name = "a/index.md"
      return side
    }
    var other = sides[1]
    other.documents[0] =
      DifferenceFixture.side([
        ("new/place/specs/a/index.md", ContiguousArray(text.replacing("64px", with: "60px").utf8))
      ]).documents[0]
    other.documents[0].name = "a/index.md"
    for (new, expected) in [(sides[1], 0), (other, 1)] {
      let comparison = SideComparison(sides[0], new, areNamed: false)
      #expect(comparison.difference(0).changes.count == expected)
    }
  }

  @Test func documentsComeAndGo() {
    let both = [("door.md", Self.door), ("sizes.md", Self.sizes)]
    let come = DifferenceFixture.compare([both[0]], both)
    #expect(come.documents.map(\.pairing) == [.path, .added])
    #expect(come.verdict == .minor)
    let gone = DifferenceFixture.compare(both, [both[0]])
    #expect(gone.documents.map(\.pairing) == [.path, .removed])
    #expect(gone.verdict == .major)
    #expect(gone.documents.last?.changes.map(\.old) == ["2 tokens"])
    #expect(DifferenceFixture.compare(both, []).documents.count == 2)
    let nothing = DifferenceFixture.compare([], [])
    #expect(nothing.isAnythingCompared == false)
    #expect(nothing.summary.hasPrefix("nothing was compared"))
    #expect(DifferenceFixture.compare(both, both).summary.hasPrefix("none: no change of meaning"))
    let empty = DifferenceFixture.compare([("a.md", "# A\n")], [("a.md", "# A\n")])
    for format in DifferenceFormats.all where format.isComplete && format.name != "json" {
      let text = format.init().text(empty, style: .init(usesColor: false))
      #expect(text.contains("nothing was compared"))
      #expect(!text.contains("no change"))
    }
  }

  @Test func unlikeDocumentsAreNoVersions() {
    let report = DifferenceFixture.compare([("a.md", Self.door)], [("b.md", Self.sizes)])
    #expect(report.documents.map(\.pairing) == [.removed, .added])
  }
}
