import SpecJSON
import SpecLint
import Testing

/// What the standard and GitHub code scanning ask of a log.
@Suite struct SARIFTests {
  private func run(_ found: LintReport) throws -> JSONValue {
    let log = try JSONParser.parse(SARIFFormat().format(found, style: .init(version: "1.2.3")))
    #expect(log["version"]?.string == "2.1.0")
    #expect(log["$schema"]?.string == "https://json.schemastore.org/sarif-2.1.0.json")
    return try #require(log["runs"]?.elements.first)
  }

  @Test func resultsAreThereEvenWhenEmpty() throws {
    let run = try run(report(("a.md", "good\n")))
    #expect(run["results"]?.elements.isEmpty == true)
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    #expect(run["tool"]?["driver"]?["name"]?.string == "plumb")
  }

  @Test func rulesAreDescribed() throws {
    let rules = try #require(run(FormatTests.sample)["tool"]?["driver"]?["rules"]?.elements)
    #expect(rules.map { $0["id"]?.string } == ["R990"])
    let rule = try #require(rules.first)
    #expect(rule["shortDescription"]?["text"]?.string == "The word is bad.")
    #expect(rule["fullDescription"]?["text"]?.string == "Because.")
    #expect(rule["help"]?["text"]?.string != nil)
    #expect(rule["properties"]?["precision"]?.string == "very-high")
    #expect(rule["properties"]?["problem.severity"]?.string == "warning")
  }

  @Test func resultsPointAtTheirPlaces() throws {
    let result = try #require(run(FormatTests.sample)["results"]?.elements.first)
    #expect(result["ruleId"]?.string == "R990")
    #expect(result["ruleIndex"]?.int == 0)
    #expect(result["level"]?.string == "warning")
    #expect(result["message"]?["text"]?.string?.hasPrefix("the word is bad. ") == true)
    #expect(result["message"]?["text"]?.string?.contains("[this is worse](1)") == true)
    let place = try #require(result["locations"]?.elements.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "dir/a%20b%2Cc.md")
    let region = try #require(place["region"])
    let figures = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0]?.int }
    #expect(figures == [1, 4, 1, 7])
    #expect(result["relatedLocations"]?.elements.first?["id"]?.int == 1)
    #expect(
      result["partialFingerprints"]?["primaryLocationLineHash"]?.string?.hasSuffix(":1") == true)
  }

  @Test func fixesReplaceRegions() throws {
    let result = try #require(run(FormatTests.sample)["results"]?.elements.first)
    let change = try #require(result["fixes"]?.elements.first?["artifactChanges"]?.elements.first)
    let replacement = try #require(change["replacements"]?.elements.first)
    #expect(replacement["insertedContent"]?["text"]?.string == "good")
    #expect(replacement["deletedRegion"]?["startColumn"]?.int == 4)
  }
}
