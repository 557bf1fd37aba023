import SpecJSON
import SpecLint
import SpecWorkspace
import Testing

/// Real documents that nobody wrote for this tool: every stage takes them, and the same bytes come out twice.
@Suite(.enabled(if: Shared.isPresent, "the shared documents are not beside this package"))
struct CorpusTests {
  private static func documents() throws -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    try (Shared.files(in: "corpus") + Shared.files(in: "seeds")).map { path in
      (path, try Shared.bytes(path))
    }
  }

  @Test func everyDocumentCompilesAndLintsTwiceTheSame() throws {
    let files = try Self.documents()
    #expect(files.count >= 50)
    let first = Workspace(files: files)
    let second = Workspace(files: files.reversed())
    #expect(first.documents.count == files.count)
    let format = JSONFormat()
    let one = format.format(first.lint(), style: .init())
    #expect(one == format.format(first.lint(), style: .init()))
    // The order in which files are named changes neither findings nor their order.
    #expect(one == format.format(second.lint(), style: .init()))
  }

  @Test func everyFormatPrintsTheCorpus() throws {
    let report = Workspace.lint(files: try Self.documents())
    for format in FindingsFormats.all {
      let bytes = format.init().format(report, style: .init(usesColor: true))
      #expect(!bytes.isEmpty)
      if ["json", "sarif", "gitlab", "rdjson"].contains(format.name) {
        _ = try JSONParser.parse(bytes)
      }
    }
  }

  @Test func damagedDocumentsEndInFindings() throws {
    for (path, bytes) in try Self.documents() {
      for cut in [1, bytes.count / 3, bytes.count - 1] {
        let damaged = ContiguousArray(bytes.prefix(cut)) + [0xFF, 0x00, 0xC3]
        _ = Workspace.lint(files: [(path, damaged)])
      }
    }
  }
}
