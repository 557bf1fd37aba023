extension DumpReader {
  static func readJSON(into outcome: inout Outcome) {}
}
