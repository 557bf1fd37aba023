import SpecDiagnostics
public import SpecText

/// The edits that mend what a report found, chosen so that none meets another.
public struct FixPlan: Sendable {
  /// A file with its new content.
  public struct ChangedFile: Sendable {
    /// The file.
    public var file: FileID
    /// The bytes to write, in the file's own encoding and with its own line ends.
    public var bytes: ContiguousArray<UInt8>
  }

  /// The files that change, in the order of their ids.
  public private(set) var files: [ChangedFile] = []
  /// Number of findings that are mended.
  public var fixCount: Int { counts.values.reduce(0, +) }
  /// The number by the file of their first edit.
  private var counts: [FileID: Int] = [:]
  /// Number of fixes that wait because their file cannot be written back without loss.
  public private(set) var skippedCount = 0

  /// Chooses the fixes of a report; the first of two that overlap is taken, the other waits for the next run.
  public init(_ report: LintReport, allowsUnsafe: Bool) {
    var chosen: [FileID: [Diagnostic.Fix.Edit]] = [:]
    for fix in report.diagnostics.compactMap(\.fix) {
      guard !fix.edits.isEmpty, fix.safety == .safe || (allowsUnsafe && fix.safety == .unsafe)
      else { continue }
      guard fix.edits.allSatisfy({ Self.canWrite(report.files[$0.origin.file]) }) else {
        skippedCount += 1
        continue
      }
      guard !Self.overlaps(fix.edits, chosen), !Self.overlapsItself(fix.edits) else { continue }
      for edit in fix.edits { chosen[edit.origin.file, default: []].append(edit) }
      counts[fix.edits[0].origin.file, default: 0] += 1
    }
    for file in chosen.keys.sorted() {
      guard let text = report.files[file] else { continue }
      files.append(.init(file: file, bytes: Self.rewritten(text, chosen[file] ?? [])))
    }
  }

  /// Leaves a file as it is.
  mutating func leaveOut(_ file: FileID) {
    files.removeAll { $0.file == file }
    counts[file] = nil
  }

  /// Whether a text can be written back byte for byte where nothing changes.
  public static func canWrite(_ text: SourceText?) -> Bool {
    guard let text, text.newline != .mixed else { return false }
    guard text.encoding == .utf8 || text.encoding == .utf8WithMark else { return false }
    return text.repairs.allSatisfy { $0.kind == .mojibake || $0.kind == .lossyMojibake }
  }

  /// The bytes of a file as they are on disk, where `canWrite` holds.
  public static func original(_ text: SourceText) -> ContiguousArray<UInt8> { rewritten(text, []) }

  private static func overlapsItself(_ edits: [Diagnostic.Fix.Edit]) -> Bool {
    edits.indices.contains { index in
      edits[..<index].contains {
        $0.origin.file == edits[index].origin.file
          && meet($0.origin.range, edits[index].origin.range)
      }
    }
  }

  /// Whether two ranges have no order: they share bytes, or begin at one place as insertions do.
  private static func meet(_ a: SourceRange, _ b: SourceRange) -> Bool {
    a.start < b.end && b.start < a.end || a.start == b.start
  }

  private static func overlaps(
    _ edits: [Diagnostic.Fix.Edit], _ chosen: [FileID: [Diagnostic.Fix.Edit]]
  ) -> Bool {
    edits.contains { edit in
      (chosen[edit.origin.file] ?? []).contains { meet($0.origin.range, edit.origin.range) }
    }
  }

  /// The bytes of a file on disk after its edits; damage that no edit touches stays as it is.
  private static func rewritten(
    _ text: SourceText, _ edits: [Diagnostic.Fix.Edit]
  ) -> ContiguousArray<UInt8> {
    let untouched = text.repairs.filter { repair in
      !edits.contains { $0.origin.range.contains(repair.range) }
    }
    let pieces =
      edits.map { ($0.origin.range, $0.text) } + untouched.map { ($0.range, $0.original) }
    var result: ContiguousArray<UInt8> =
      text.encoding == .utf8WithMark ? [0xEF, 0xBB, 0xBF] : []
    var done = 0
    for (range, replacement) in pieces.sorted(by: { $0.0.start < $1.0.start }) {
      guard Int(range.start) >= done else { continue }
      append(text.bytes[done..<Int(range.start)], to: &result, text.newline)
      append(replacement.utf8, to: &result, text.newline)
      done = min(Int(range.end), text.bytes.count)
    }
    append(text.bytes[done...], to: &result, text.newline)
    return result
  }

  private static func append(
    _ bytes: some Sequence<UInt8>, to result: inout ContiguousArray<UInt8>,
    _ newline: SourceText.Newline
  ) {
    guard newline != .lineFeed else { return result.append(contentsOf: bytes) }
    for byte in bytes {
      guard byte == 0x0A else {
        result.append(byte)
        continue
      }
      result.append(0x0D)
      if newline == .carriageReturnLineFeed { result.append(0x0A) }
    }
  }
}
