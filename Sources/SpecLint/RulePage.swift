import SpecDiagnostics

/// The documentation of a rule as Markdown, made from its description.
public enum RulePage {
  /// The name of the page's file, for example "S501-unreachable-state.md".
  public static func fileName(_ info: RuleInfo) -> String { "\(info.code)-\(info.name).md" }

  /// The page.
  public static func markdown(_ info: RuleInfo) -> String {
    let severity = info.isOnByDefault ? info.defaultSeverity.name : "off by default"
    let precision = info.precision == .exact ? "decidable" : "judgement"
    var text = """
      # \(info.code) \(info.name)

      \(info.summary)

      | category | severity | precision |
      |---|---|---|
      | \(info.category.title) | \(severity) | \(precision) |

      ## Why

      \(info.explanation)

      """
    for (title, isFlagged) in [("Reported", true), ("Accepted", false)] {
      let examples = info.examples.filter { $0.isFlagged == isFlagged }
      if examples.isEmpty { continue }
      text += "\n## \(title)\n"
      for example in examples { text += "\n\(fenced(example.text))\n" }
    }
    if !info.references.isEmpty {
      text += "\n## References\n\n" + info.references.map { "- \($0)\n" }.joined()
    }
    // Comments in a spec do not reach findings in traces and dumps.
    if info.category == .trace || info.category == .layout { return text }
    return text + "\n## Suppress\n\n`<!-- plumb-disable-next-line \(info.code) reason -->`\n"
  }

  /// The index of all pages.
  public static func index(_ infos: [RuleInfo]) -> String {
    var text = "# Rules\n\nThis page is generated: `swift run plumb-dev generate --write`.\n"
    for category in RuleCategory.allCases {
      let members = infos.filter { $0.category == category }
      if members.isEmpty { continue }
      let title = category.title.prefix(1).uppercased() + category.title.dropFirst()
      text += "\n## \(title)\n\n| code | name | severity | summary |\n|---|---|---|---|\n"
      for info in members {
        let severity = info.isOnByDefault ? info.defaultSeverity.name : "off"
        text += "| [\(info.code)](\(fileName(info))) | \(info.name) | \(severity)"
        text += " | \(info.summary) |\n"
      }
    }
    return text
  }

  /// A fence that is longer than any inside the text.
  private static func fenced(_ text: String) -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)markdown\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
