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

  /// Whether a line holds a word, on bytes: `contains` on text takes seconds over all sources.
  static func holds(_ line: Substring, _ word: String) -> Bool {
    let word = Array(word.utf8)
    return line.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...bytes.count - word.count where bytes[start] == word[0] {
        var length = 1
        while length < word.count, bytes[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    } ?? line.contains(word.isEmpty ? " " : String(decoding: word, as: UTF8.self))
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
