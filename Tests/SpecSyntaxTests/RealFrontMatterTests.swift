import Foundation
import SpecText
import Testing

@testable import SpecSyntax

private let corpus = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("shared/corpus")

private let documents =
  ((try? FileManager.default.contentsOfDirectory(
    at: corpus, includingPropertiesForKeys: nil)) ?? []).filter { $0.pathExtension == "md" }
  .sorted { $0.path < $1.path }

@Suite(
  "Front matter of real documents",
  .enabled(if: !documents.isEmpty, "no documents beside the package"))
struct RealFrontMatterTests {
  @Test("every block is read without a diagnostic, and nothing else is taken for one")
  func blocks() throws {
    for url in documents {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      let source = SourceText(decoding: bytes, path: url.lastPathComponent)
      let result = FrontMatterParser.parse(source, file: FileID(0))
      let hasFence = source.string(SourceRange(0, 4)) == "---\n"
      #expect(result.diagnostics.isEmpty, "\(url.lastPathComponent)")
      #expect((result.frontMatter != nil) == hasFence, "\(url.lastPathComponent)")
      if let root = result.frontMatter?.root { #expect(root.entries.count > 2) }
    }
  }
}
