import SpecDiagnostics
import SpecJSON
import SpecLint
import Testing

@Suite struct FormatTests {
  /// One finding with everything: related place, fix, code points before it, letters that need escapes.
  static let sample = report(("dir/a b,c.md", "é <bad> & worse\n"))

  struct Lines: Sendable {
    var format: any FindingsFormat.Type
    var expected: String
  }

  @Test(arguments: [
    Lines(
      format: ConciseFormat.self,
      expected: "dir/a b,c.md:1:4: warning: the word is bad [R990]\n"),
    Lines(
      format: GitHubFormat.self,
      expected: "::warning file=dir/a b%2Cc.md,line=1,col=4,endColumn=7,"
        + "title=R990 bad-word::the word is bad%0Awrite 'good'\n"),
    Lines(
      format: AzureFormat.self,
      expected: "##vso[task.logissue type=warning;sourcepath=dir/a b,c.md;linenumber=1;"
        + "columnnumber=4;code=R990;]the word is bad "
        + "(dir/a b,c.md:1: this is worse%3B help: write 'good')\n"),
    Lines(
      format: CheckstyleFormat.self,
      expected: """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="dir/a b,c.md">
            <error line="1" column="4" severity="warning" message="the word is bad (dir/a b,c.md:1: this is worse; help: write 'good')"\
         source="plumb.R990"/>
          </file>
        </checkstyle>

        """),
  ])
  func lines(_ test: Lines) {
    let found = test.format.init().format(Self.sample, style: .init())
    #expect(String(decoding: found, as: UTF8.self) == test.expected)
  }

  @Test func testsAndQualityReportsTellTheOtherPlaceAndTheRepair() throws {
    let details = "dir/a b,c.md:1: this is worse"
    let cases = text(Self.sample, JUnitFormat())
    #expect(
      cases.contains(
        ">dir/a b,c.md:1:4\n\(details)\nhelp: write 'good'</failure>"))
    let quality = try JSONParser.parse(GitLabFormat().format(Self.sample, style: .init()))
    #expect(
      quality.elements.first?["description"]?.string
        == "the word is bad (\(details); help: write 'good')")
  }

  @Test func theSummaryOfAJobCounts() {
    let text = GitHubFormat.summary(Self.sample)
    #expect(text.hasPrefix("### Plumb: 0 errors, 1 warning, 0 infos in 1 document\n"))
  }

  @Test(arguments: FindingsFormats.all.map { $0.name })
  func everyFormatTakesAnEmptyReport(_ name: String) throws {
    let format = try #require(FindingsFormats.named(name))
    let empty = format.format(report(("a.md", "good\n")), style: .init())
    if ["json", "sarif", "gitlab", "rdjson"].contains(name) {
      _ = try JSONParser.parse(empty)
    }
    if ["full", "concise", "jsonl", "github", "azure"].contains(name) { #expect(empty.isEmpty) }
  }

  @Test func gitHubShowsTheWorstFirstAndCountsTheRest() {
    let words = String(repeating: "bad\n\n", count: 12) + String(repeating: "LOUD\n\n", count: 11)
    let found = report(("a.md", words), selection: .init(select: ["R"]))
    let lines = text(found, GitHubFormat()).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.dropFirst(10).prefix(10).allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines.last == "::notice title=plumb::3 more findings; see the log or the summary")
    #expect(GitHubFormat.summary(found).contains("11 errors, 12 warnings"))
  }

  @Test func characterSequencesThatSteerALogAreMadeVisible() {
    let plain = report(("a.md", "bad\n"))
    let diagnostics = plain.diagnostics.map { diagnostic in
      var copy = diagnostic
      copy.message = "go \u{1}\u{B}\u{1B}[31m\u{202E}"
      return copy
    }
    let found = LintReport(
      files: plain.files, diagnostics: diagnostics, checkedCount: 1, catalog: plain.catalog)
    for format in [GitHubFormat(), AzureFormat()] as [any FindingsFormat] {
      let written = text(found, format)
      #expect(written.contains("go ␁␋␛"))
      #expect(!written.utf8.contains { $0 < 0x20 && $0 != 0x0A })
      #expect(!written.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func fingerprintsSurviveShiftedLinesAndTellTwinsApart() throws {
    func fingerprints(_ source: String) throws -> [String] {
      let json = try JSONParser.parse(
        GitLabFormat().format(report(("a.md", source)), style: .init()))
      return json.elements.compactMap { $0["fingerprint"]?.string }
    }
    let before = try fingerprints("bad one\n\nbad one\n")
    let after = try fingerprints("# New\n\nbad one\n\n  bad one\n")
    #expect(before.count == 2)
    #expect(Set(before).count == 2)
    #expect(before == after)
  }
}
