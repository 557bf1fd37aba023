import Foundation
import SpecReports
import SpecWorkspace
import Testing

/// `Reports/` in the repository is what `make` writes from `specs/`.
@Suite("Committed reports")
struct ReportsFreshTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// Paths in reports are relative to the working folder, so the test makes sense at the root only.
  private static let isAtRoot =
    URL(fileURLWithPath: FileSystem.workingFolder()).standardizedFileURL.path
    == root.standardizedFileURL.path

  @Test(
    "every committed report is fresh; `make` writes them anew",
    .enabled(if: isAtRoot, "the tests do not run in the folder of Package.swift"))
  func fresh() throws {
    let files = try Workspace(request: WorkspaceRequest(paths: ["specs"])).reports(in: "Reports")
    #expect(files.count > 10)
    for file in files {
      let path = Self.root.appendingPathComponent("Reports/\(file.path)")
      let committed = try? Data(contentsOf: path)
      #expect(committed == Data(file.bytes), "Reports/\(file.path) is stale: run `make`")
    }
    let folder = Self.root.appendingPathComponent("Reports").path
    let found = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(found) == Set(files.map(\.path)), "Reports/ holds files that `make` does not write")
  }
}
