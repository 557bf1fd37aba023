import SpecDiagnostics
import SpecText

/// Names findings so that another run on a changed file recognises them.
///
/// - Shape: 16 hexadecimal digits of rule, path and the words of the line, a colon, and the occurrence from 1.
enum Fingerprint {
  /// The fingerprints of all findings of a report, in order.
  static func all(of report: LintReport) -> [String] {
    var seen: [String: Int] = [:]
    return report.diagnostics.map { diagnostic in
      let hash = hash(of: diagnostic, in: report)
      seen[hash, default: 0] += 1
      return "\(hash):\(seen[hash, default: 1])"
    }
  }

  private static func hash(of diagnostic: Diagnostic, in report: LintReport) -> String {
    var state = FNV1a()
    state.add(diagnostic.code.utf8)
    state.add(report.files.path(diagnostic.origin.file).utf8)
    if let text = report.files[diagnostic.origin.file] {
      let line = text.lineRange(text.lineIndex(of: Int(diagnostic.origin.range.start)))
      // Indentation and inner white space may change without changing the finding.
      state.add(text.bytes[line.offsets].filter { $0 > 0x20 })
    }
    let digits = String(state.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The 64-bit FNV-1a hash, the same on every machine and in every run.
struct FNV1a {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes and an end mark.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
