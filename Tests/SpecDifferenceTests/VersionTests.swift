import Testing

@testable import SpecDifference

/// Versions that documents state, and the steps between them.
@Suite struct VersionTests {
  @Test(arguments: [
    ("1.2.3", SemverVerdict.major, "2.0.0"), ("1.2.3", .minor, "1.3.0"), ("1.2.3", .patch, "1.2.4"),
    ("1.2.3", .none, "1.2.3"), ("0.4.1", .major, "0.5.0"), ("0.4.1", .minor, "0.4.2"),
    ("0.4.1", .patch, "0.4.2"), ("1.2", .major, "2.0"), ("1.2", .minor, "1.3"),
    ("1.2", .patch, "1.2"), ("3", .major, "4"), ("3", .minor, "4"), ("3", .patch, "3"),
    ("v2.0.0", .major, "3.0.0"),
  ])
  func next(text: String, verdict: SemverVerdict, expected: String) throws {
    #expect(try #require(SemanticVersion(text)).next(for: verdict).text == expected)
  }

  @Test(arguments: ["", "x", "1.2.3.4", "1..2", "2024-01-21", "one", "1.x", "-1", "1.2.", "٣.١"])
  func othersAreNoVersions(_ text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test func releasesToComePrecedeReleases() throws {
    let beta = try #require(SemanticVersion("2.0.0-beta.1"))
    let release = try #require(SemanticVersion("2.0.0"))
    #expect(beta < release)
    #expect(beta.next(for: .major).text == "2.0.0")
  }

  @Test(arguments: [
    ("1.0.0", "2.0.0", false, "version 1.0.0 → 2.0.0 is enough for major changes"),
    ("1.0.0", "2.0.0-rc.1", false, "version 1.0.0 → 2.0.0-rc.1 is enough for major changes"),
    ("1.0.0", "1.1.0", true, "version 1.0.0 → 1.1.0 is too small a step: major changes need 2.0.0"),
    ("1.0.0", "1.0.0", true, "version stays 1.0.0: major changes need 2.0.0"),
    ("2.0.0", "1.9.0", true, "version 1.9.0 is lower than 2.0.0; it should be 3.0.0"),
  ])
  func steps(old: String, new: String, isTooSmall: Bool, message: String) throws {
    let step = try #require(VersionStep(old: old, new: new, verdict: .major, place: nil))
    #expect(step.isTooSmall == isTooSmall)
    #expect(step.message == message)
  }

  @Test func documentsStateThem() throws {
    let old = "---\nversion: 1.0.0\n---\n\n# Sizes\n\n- Header height: 64px\n"
    let new = old.replacing("64px", with: "60px")
    let step = try #require(DifferenceFixture.compare(old, new).version)
    #expect(step.needed == "2.0.0")
    #expect(step.isTooSmall)
    #expect(step.place?.line == 2)
    let enough = DifferenceFixture.compare(old, new.replacing("1.0.0", with: "2.0.0"))
    #expect(enough.version?.isTooSmall == false)
    #expect(enough.changes.count == 1)
    let bold = "# Sizes\n\n**Version:** 1.4\n\n## Header\n\n- Header height: 64px\n"
    let larger = bold.replacing("64px", with: "60px")
    #expect(DifferenceFixture.compare(bold, larger).version?.needed == "2.0")
    #expect(DifferenceFixture.compare(old, old).version?.isTooSmall == false)
  }
}
