#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source files of the package.
enum SourceTree {
  struct File {
    /// The path within the package.
    var path: String
    var lines: [Substring]
    /// The target that holds the file.
    var target: String { String(path.split(separator: "/")[1]) }
    /// Whether the file is generated or holds data alone.
    var isData: Bool { path.hasSuffix("RuleRegistry.swift") || path.hasSuffix("Table.swift") }
  }

  static let root: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  static let sources = files(in: "Sources")
  static let tests = files(in: "Tests")

  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func files(in folder: String) -> [File] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let path = folder + "/" + name
      return text(path).map {
        File(path: path, lines: $0.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }
}
