import SpecDiagnostics
public import SpecText

/// Reads a whole file as YAML, strictly: for configuration, where a guess would hide a mistake.
public enum YAMLFile {
  /// What is wrong, and where.
  public struct Problem: Sendable, Hashable {
    /// What is wrong: lower case, no full stop.
    public var message: String
    /// The place.
    public var range: SourceRange
  }

  /// The first document of a file, `nil` where it holds no value, and what is wrong with it.
  public static func parse(_ source: SourceText) -> (root: YAMLNode?, problems: [Problem]) {
    let text = YAMLText(source, 0..<source.bytes.count)
    switch YAMLComposer.compose(text, file: FileID(0)) {
    case .success(let (root, diagnostics)):
      return (root, diagnostics.map { Problem(message: $0.message, range: $0.origin.range) })
    case .failure(let failure):
      let offset = min(failure.offset, source.bytes.count)
      let range = SourceRange(offset, offset)
      return (nil, [Problem(message: "not valid YAML: \(failure.problem)", range: range)])
    }
  }
}
