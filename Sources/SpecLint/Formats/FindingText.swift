import SpecDiagnostics
import SpecText

/// All that a finding says, for formats that have room for one text: "the button is 38 pt high (specs/shop.md:12:
/// demanded here: ≥ 44 pt; help: enlarge it)".
enum FindingText {
  /// Most other places that are told.
  private static let limit = 2

  /// The other places and the way to mend it, a sentence each.
  static func details(_ diagnostic: Diagnostic, _ files: SourceFiles) -> [String] {
    let places = diagnostic.related.prefix(limit).map { related in
      "\(files.path(related.origin.file)):\(files.line(related.origin)): \(related.message)"
    }
    return places + (diagnostic.help.map { ["help: \($0)"] } ?? [])
  }

  /// The message with these on one line.
  static func whole(_ diagnostic: Diagnostic, _ files: SourceFiles) -> String {
    let details = details(diagnostic, files)
    guard !details.isEmpty else { return diagnostic.message }
    return "\(diagnostic.message) (\(details.joined(separator: "; ")))"
  }
}
