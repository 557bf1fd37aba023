import SpecDiagnostics
import SpecText

/// Finds table rows with more cells than a table can have.
///
/// cmark-gfm walks over all cells of a row to append one, so that the time grows with the square of their number.
enum WideRows {
  /// Cells of a row beyond which it is not read.
  static let limit = 2_000

  /// The lines with more pipes than the limit, in order.
  static func find(in source: SourceText) -> [SourceRange] {
    guard pipes(in: source.bytes) > limit else { return [] }
    return (0..<source.lineCount).map(source.lineRange).filter { line in
      guard line.offsets.count > limit else { return false }
      return source.bytes[line.offsets].count { $0 == 0x7C } > limit
    }
  }

  /// The number of pipes, summed up in bytes first, of which the processor adds sixteen at once.
  private static func pipes(in bytes: ContiguousArray<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var total = 0
      var start = 0
      while start < bytes.count {
        let end = min(start + 240, bytes.count)
        var count: UInt8 = 0
        for offset in start..<end { count &+= bytes[offset] == 0x7C ? 1 : 0 }
        total += Int(count)
        start = end
      }
      return total
    }
  }
}

extension Diagnostic {
  /// A row that is left out.
  static func wideRow(_ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D119", name: "excessive-table-row", severity: .warning,
      message: "a table row has more than \(WideRows.limit) cells", origin: origin,
      label: "this line is not read",
      help: "divide the table, or keep data of this size in a file of its own")
  }
}
