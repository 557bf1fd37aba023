import SpecText

/// Tells the dumps that are plain text from XML and JSON.
enum TextDumpReader {
  /// Whether a file begins like a text dump, or holds one.
  static func recognises(head: String, bytes: ContiguousArray<UInt8>) -> Bool {
    false
  }
}

extension DumpReader {
  static func readText(into outcome: inout Outcome) {}
  static func readJSON(into outcome: inout Outcome) {}
}
