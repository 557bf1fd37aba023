import Foundation
import SpecText
import Testing

/// The folder with real documents beside the package, where there is one.
private let shared = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("shared")

private func documents(in folder: String) -> [URL] {
  let all = try? FileManager.default.contentsOfDirectory(
    at: shared.appendingPathComponent(folder), includingPropertiesForKeys: nil)
  return (all ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
}

private let isPresent = !documents(in: "corpus").isEmpty

private func decode(_ url: URL) throws -> SourceText {
  SourceText(decoding: ContiguousArray(try Data(contentsOf: url)), path: url.lastPathComponent)
}

@Suite("Decoding of real documents", .enabled(if: isPresent, "no documents beside the package"))
struct RealDocumentTests {
  @Test("a damaged document reads like its undamaged twin")
  func twin() throws {
    let texts = try (documents(in: "seeds") + documents(in: "corpus")).map(decode)
    let intact = Set(texts.filter(\.repairs.isEmpty).map(\.bytes))
    let damaged = texts.filter { text in text.repairs.contains { $0.kind == .lossyMojibake } }
    #expect(!damaged.isEmpty)
    #expect(damaged.allSatisfy { intact.contains($0.bytes) })
  }

  @Test("only damaged documents are repaired, and then as a whole")
  func repairs() throws {
    let texts = try (documents(in: "seeds") + documents(in: "corpus")).map(decode)
    let repaired = texts.filter { !$0.repairs.isEmpty }
    #expect(repaired.count == 2)
    for text in repaired {
      let left = text.string(SourceRange(0, text.bytes.count)).unicodeScalars.filter {
        0xC0...0xFF ~= $0.value
      }
      #expect(left.isEmpty)
    }
    #expect(texts.contains { $0.encoding == .utf16LittleEndian })
  }
}
