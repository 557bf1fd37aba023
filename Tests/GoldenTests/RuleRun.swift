import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Folders that tests read real documents from.
enum Shared {
  static let root: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()
  static let folder = root + "/../shared"
  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder + "/seeds") }

  static func bytes(_ path: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(filePath: folder + "/" + path)))
  }

  static func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)
      .filter { $0.hasSuffix(".md") }.sorted().map { name + "/" + $0 }
  }
}

/// All rules over a few documents, without the workspace.
struct RuleRun {
  struct Finding {
    var path: String
    var line: Int
    var diagnostic: Diagnostic
    var relatedLines: [Int]
  }

  var findings: [Finding] = []

  init(_ texts: [(path: String, bytes: ContiguousArray<UInt8>)], existing: Set<String>? = []) {
    let documents = texts.enumerated().map { index, text in
      MarkdownParser.parse(
        SourceText(decoding: text.bytes, path: text.path), file: FileID(index))
    }
    let specs = documents.map { Lowering.lower($0) }
    let facts = WorkspaceFacts(documents: documents, specs: specs, existingPaths: existing)
    for (document, spec) in zip(documents, specs) {
      let context = RuleContext(
        document: document, spec: spec, facts: facts, options: RuleOptions())
      var found: [Diagnostic] = []
      for rule in RuleRegistry.rules { rule.init().check(context, into: &found) }
      for diagnostic in found {
        let line = { (origin: Origin) in
          documents[Int(origin.file.index)].source.line(of: origin.range.start)
        }
        findings.append(
          Finding(
            path: document.source.path, line: line(diagnostic.origin), diagnostic: diagnostic,
            relatedLines: diagnostic.related.map { line($0.origin) }))
      }
    }
  }
}
