import SpecDiagnostics
import SpecText

/// Names findings so that another run on a changed file recognises them.
///
/// - Shape: 16 hexadecimal digits of rule, path and the words of the line, a colon, and the occurrence from 1.
enum Fingerprint {
  /// The fingerprints of all findings of a report, in order.
  static func all(of report: LintReport) -> [String] {
    if let known = report.fingerprints { return known }
    var seen: [String: Int] = [:]
    return report.diagnostics.map { diagnostic in
      let hash = hash(of: diagnostic, in: report)
      seen[hash, default: 0] += 1
      return "\(hash):\(seen[hash, default: 1])"
    }
  }

  /// The fingerprints of the suppressed findings of a report, which differ from those of all others.
  static func suppressed(of report: LintReport) -> [String] {
    var taken = Set(all(of: report))
    return report.suppressed.map { known in
      let hash = hash(of: known.diagnostic, in: report)
      var occurrence = 1
      while !taken.insert("\(hash):\(occurrence)").inserted { occurrence += 1 }
      return "\(hash):\(occurrence)"
    }
  }

  /// Whether a word has the shape of a fingerprint.
  static func isFingerprint(_ word: String) -> Bool {
    let parts = word.utf8.split(separator: 0x3A, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 16
      && parts[0].allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      && !parts[1].isEmpty && parts[1].allSatisfy { (0x30...0x39).contains($0) }
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
