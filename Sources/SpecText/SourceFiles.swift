/// The texts of one run, found by file id, with the way from an origin to a place on disk.
public struct SourceFiles: Sendable {
  /// The texts, in the order of their ids.
  public let texts: [SourceText]

  /// Makes the collection from texts in the order of their ids.
  public init(_ texts: [SourceText]) { self.texts = texts }

  /// The text of a file, if the run has read it.
  public subscript(file: FileID) -> SourceText? {
    let index = Int(file.index)
    return texts.indices.contains(index) ? texts[index] : nil
  }

  /// The path of a file as printed; empty for a file that the run has not read.
  public func path(_ file: FileID) -> String { self[file]?.path ?? "" }

  /// The 1-based line on disk on which an origin begins.
  public func line(_ origin: Origin) -> Int { self[origin.file]?.line(of: origin.range.start) ?? 1 }

  /// The position on disk of the first character of an origin.
  public func start(_ origin: Origin) -> SourcePosition {
    self[origin.file]?.position(of: origin.range.start) ?? SourcePosition(line: 1, column: 1)
  }

  /// The position on disk after the last character of an origin.
  public func end(_ origin: Origin) -> SourcePosition {
    self[origin.file]?.position(of: origin.range.end) ?? SourcePosition(line: 1, column: 1)
  }

  /// The words of an origin as they stand in the decoded text; empty for a file that the run has not read.
  public func string(_ origin: Origin) -> String { self[origin.file]?.string(origin.range) ?? "" }
}
