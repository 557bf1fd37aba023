import SpecDiagnostics
import SpecLint
import SpecSyntax
import SpecText

/// Values of the key "status" that are slips of the pen.
extension FrontMatterShape {
  /// Words that documents have for how far they have come, in their usual spellings.
  private static let statuses: [String] = [
    "approved", "accepted", "completed", "complete", "finalised", "finalized", "implemented",
    "released", "shipped", "verified", "proposed", "proposal", "pending", "planned", "rejected",
    "deprecated", "obsolete", "superseded", "archived", "in-review", "in-progress", "reviewed",
    "published", "cancelled", "canceled",
  ]
  /// The shortest value that is compared.
  private static let shortest = 6

  /// Reports "aproved" beside "status": one slip away from a usual word, and none itself.
  func misspeltStatus(_ entry: YAMLNode.Entry, _ context: RuleContext) -> Diagnostic? {
    guard entry.key.lowercased() == "status" else { return nil }
    let value = String(
      entry.value.text.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    guard value.utf8.count >= Self.shortest, !Self.statuses.contains(value),
      value.utf8.allSatisfy({ ASCII.isLetter($0) || $0 == ASCII.hyphen }),
      let near = Self.statuses.first(where: {
        // "approve" and "releases" are other forms of a word.
        !$0.hasPrefix(value) && !value.hasPrefix($0)
          && abs($0.utf8.count - value.utf8.count) <= 1 && distance($0, value) == 1
      })
    else { return nil }
    let origin = context.origin(entry.value.range)
    return diagnostic(
      "the status '\(entry.value.text)' is not known", at: origin,
      label: "did you mean '\(near)'?",
      why: "rules that ask how far the document has come do not know the word",
      help: "write '\(near)'",
      fix: Diagnostic.Fix(
        safety: .unsafe, title: "write '\(near)'", edits: [.init(origin, text: near)]))
  }
}
