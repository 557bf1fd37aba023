import SpecDiagnostics
import SpecText

/// Finds and reads the YAML block of a document.
enum FrontMatterParser {
  /// What was found.
  struct Result {
    var frontMatter: FrontMatter?
    /// The bytes that are no Markdown; empty where there is no front matter.
    var excluded: SourceRange
    var diagnostics: [Diagnostic]
  }

  /// Reads the block at the start of a file.
  static func parse(_ source: SourceText, file: FileID) -> Result {
    let none = Result(frontMatter: nil, excluded: .zero, diagnostics: [])
    guard source.string(source.lineRange(0)) == "---" else { return none }
    for line in 1..<max(2, source.lineCount) where source.string(source.lineRange(line)) == "---" {
      let range = SourceRange(0, Int(source.lineRange(line).end))
      return Result(frontMatter: nil, excluded: range, diagnostics: [])
    }
    return none
  }
}
