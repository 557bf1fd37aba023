import Foundation
import SpecModel
import SpecSyntax
import SpecText

@testable import SpecLowering

/// The folder with real documents beside the package, where there is one.
enum Shared {
  static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.deletingLastPathComponent().appendingPathComponent("shared")
  }()

  static var isPresent: Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent("seeds").path)
  }

  static func lower(_ name: String) throws -> (spec: SpecDocument, source: SourceText) {
    for folder in ["seeds", "corpus"] {
      let url = root.appendingPathComponent(folder).appendingPathComponent(name)
      guard let data = try? Data(contentsOf: url) else { continue }
      return lower(ContiguousArray(data), path: name)
    }
    throw CocoaError(.fileNoSuchFile)
  }

  static func lower(
    _ bytes: ContiguousArray<UInt8>, path: String
  ) -> (spec: SpecDocument, source: SourceText) {
    let source = SourceText(decoding: bytes, path: path)
    return (Lowering.lower(MarkdownParser.parse(source, file: FileID(0))), source)
  }
}

/// The model of a document given as text.
func lower(_ text: String) -> SpecDocument {
  Shared.lower(ContiguousArray(text.utf8), path: "test.md").spec
}
