import SpecFuzzing
import SpecText
import SpecWorkspace
import Testing

/// What a document means does not depend on its bytes on disk, its marks, or the order of its columns.
@Suite struct VariantTests {
  static let kinds = ["states", "transitions", "tokens", "durations"]
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func documents(below folder: String) -> [(path: String, bytes: [UInt8])] {
    guard let names = try? FileSystem.names(inFolder: folder) else { return [] }
    return names.sorted().flatMap { name -> [(path: String, bytes: [UInt8])] in
      let path = Paths.join(folder, name)
      if FileSystem.kind(path) == .folder { return documents(below: path) }
      guard path.hasSuffix(".md"), let bytes = try? FileSystem.read(path) else { return [] }
      return [(path, Array(bytes))]
    }
  }

  /// All documents below the folders as one tally, in one spelling.
  private static func tally(
    _ documents: [(path: String, bytes: [UInt8])], _ variant: DocumentVariant?
  ) -> FactTally {
    var sum = FactTally([])
    for (path, bytes) in documents {
      let text = SourceText(decoding: ContiguousArray(bytes), path: path).bytes
      sum.add(FactTally(variant?.applied(to: text) ?? text), of: path)
    }
    return sum
  }

  private static func check(_ folders: [String], _ variant: DocumentVariant, least: Double) {
    let documents = folders.flatMap { Self.documents(below: root + "/" + $0) }
    #expect(!documents.isEmpty)
    let original = tally(documents, nil)
    let other = tally(documents, variant)
    for kind in kinds {
      let agreement = original.agreement(with: other, in: kind)
      let lines = original.difference(from: other, in: kind).prefix(40).joined(separator: "\n")
      #expect(agreement >= least, "\(variant) \(kind): \(agreement)\n\(lines)")
    }
  }

  @Test("the specs of this package", arguments: DocumentVariant.allCases)
  func ownSpecs(variant: DocumentVariant) {
    Self.check(["specs"], variant, least: 0.97)
  }

  @Test(
    "documents that nobody wrote for this tool",
    .enabled(
      if: FileSystem.kind(root + "/../shared/corpus") == .folder,
      "the shared documents are not beside this package"),
    arguments: DocumentVariant.allCases)
  func realDocuments(variant: DocumentVariant) {
    Self.check(["../shared/corpus", "../shared/seeds"], variant, least: 0.97)
  }

  @Test("each variant changes the text that it is made for")
  func changes() {
    let text = """
      # A

      Words that go on and on and on until the line is so long that an editor would wrap it here.

      - one

      | a | b |
      |---|---|
      | 1 | 2 |
      """
    for variant in DocumentVariant.allCases {
      #expect(variant.applied(to: ContiguousArray(text.utf8)) != ContiguousArray(text.utf8))
    }
  }
}
