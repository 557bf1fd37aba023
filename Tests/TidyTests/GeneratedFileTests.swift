import Testing

/// Generated files name every rule; `plumb-dev generate --check` compares them byte by byte.
@Suite struct GeneratedFileTests {
  private struct Rule: Hashable {
    var code: String
    var type: String
  }

  private static let rules: [Rule] = SourceTree.sources.filter {
    $0.path.contains("/SpecLintRules/Rules/")
  }.flatMap { file -> [Rule] in
    var rules: [Rule] = []
    var type: Substring?
    for line in file.lines {
      let words = line.split { $0 == " " || $0 == ":" }
      if line.contains(": LintRule"), let keyword = words.firstIndex(of: "struct") {
        type = words[keyword + 1]
      }
      if let open = type, let quote = line.firstRange(of: "code: \"") {
        rules.append(Rule(code: String(line[quote.upperBound...].prefix(4)), type: String(open)))
        type = nil
      }
    }
    return rules
  }.sorted { $0.code < $1.code }

  @Test func registryListsEveryRuleInOrder() throws {
    let registry = try #require(
      SourceTree.sources.first { $0.path.hasSuffix("RuleRegistry.swift") })
    let listed = registry.lines.compactMap { line -> String? in
      line.firstRange(of: ".self").map { String(line[..<$0.lowerBound].drop { $0 == " " }) }
    }
    #expect(Self.rules.count > 5)
    #expect(
      listed == Self.rules.map(\.type), "run: swift run plumb-dev generate --write")
  }

  @Test func everyRuleHasAPage() throws {
    let index = try #require(SourceTree.text("docs/rules/README.md"))
    for rule in Self.rules {
      #expect(
        index.contains("| [\(rule.code)]("),
        "\(rule.code) has no page; run: swift run plumb-dev generate --write")
    }
  }

  @Test(arguments: ["findings", "model", "config", "trace-verdict", "layout-verdict", "diff"])
  func schemasAreThere(_ name: String) {
    #expect(SourceTree.text("docs/schemas/\(name).schema.json") != nil)
  }
}
