import Foundation
import SpecWorkspace
import Testing

@testable import plumb_dev

/// The registry, the rule pages and the schemas in the repository are what the code generates.
@Suite("Generated files")
struct GeneratedFilesTests {
  @Test(
    "every generated file is fresh; `swift run plumb-dev generate --write` writes them anew",
    .enabled(
      if: FileSystem.kind("Package.swift") == .file,
      "the tests do not run in the folder of Package.swift"))
  func fresh() throws {
    #expect(try Generator().stale() == [], "run: swift run plumb-dev generate --write")
  }
}
