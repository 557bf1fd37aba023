import Foundation
import Testing

/// Compares output with files under `Fixtures`; `UPDATE_GOLDEN=1` rewrites them, but never where `CI` is set.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Checks one file and names the command that rewrites it.
  static func check(
    _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent(name)
    let environment = ProcessInfo.processInfo.environment
    if environment["UPDATE_GOLDEN"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
      return
    }
    let data = try? Data(contentsOf: url)
    let expected = data.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      expected?.utf8.elementsEqual(actual.utf8) == true,
      "\(name) differs; UPDATE_GOLDEN=1 swift test --filter SpecReportsTests rewrites it",
      sourceLocation: sourceLocation)
  }

  /// The names of all expected files of one folder.
  static func names(in area: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(area).path)
    return Set(names)
  }
}
