import SpecSyntax
import SpecText

extension ForeignFences {
  /// Whether half of the lines, two at least, are columns of a database with their types, "user_id   FK → users",
  /// "id   UUID".
  func isOfColumns(_ block: Document.CodeBlock) -> Bool {
    guard block.lines.count > 1 else { return false }
    var (columns, lines) = (0, 0)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      lines += 1
      guard let gap = ASCII.find("  ", in: bytes, text) else { continue }
      let name = text.lowerBound..<gap
      guard name.allSatisfy({ ASCII.isWord(bytes[$0]) || bytes[$0] == 0x5F }) else { continue }
      let start = (gap..<text.upperBound).first { bytes[$0] != ASCII.space } ?? gap
      let end =
        (start..<text.upperBound).first { !ASCII.isWord(bytes[$0]) && bytes[$0] != 0x5F }
        ?? text.upperBound
      let isType = bytes[start..<end].withUnsafeBufferPointer {
        Self.columnTypes.contains(ignoringCase: $0)
      }
      if isType { columns += 1 }
    }
    return columns > 1 && columns * 2 >= lines
  }

  private static let columnTypes: Lexicon = [
    "fk", "pk", "uuid", "varchar", "char", "text", "int", "integer", "bigint", "smallint",
    "serial", "bigserial", "timestamp", "timestamptz", "datetime", "boolean", "bool", "decimal",
    "numeric", "jsonb", "json", "utc", "float", "double", "bytea", "blob", "enum",
  ]
}
