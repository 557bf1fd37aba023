import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// How words on the command line are read.
@Suite struct CommandLineTests {
  private func arguments(_ verb: Verb, _ words: String...) throws -> Arguments {
    try Arguments(words[...], verb: verb)
  }

  @Test func valuesStandBehindTheFlagOrItsEqualsSign() throws {
    for words in [
      ["--format", "json", "a.md"], ["--format=json", "a.md"], ["a.md", "--format=json"],
    ] {
      let found = try Arguments(words[...], verb: .lint)
      #expect(found.value("--format") == "json")
      #expect(found.operands == ["a.md"])
    }
  }

  @Test func listsGrowAndSplitAtCommas() throws {
    let found = try arguments(.lint, "--select", "S, T", "--select=C401")
    #expect(found.list("--select") == ["S", "T", "C401"])
  }

  @Test func wordsRunUpToTheNextFlag() throws {
    let found = try arguments(
      .check, "--spec", "a.md", "b.md", "--trace", "-", "--strict", "--spec=c.md")
    #expect(found.list("--spec") == ["a.md", "b.md", "c.md"])
    #expect(found.list("--trace") == ["-"])
    #expect(found.has("--strict"))
  }

  @Test func everythingAfterTwoDashesIsAnOperand() throws {
    #expect(try arguments(.lint, "--", "--format", "-x").operands == ["--format", "-x"])
    #expect(try arguments(.lint, "-").operands == ["-"])
  }

  struct Mistake: Sendable {
    var words: [String]
    var message: String
  }

  @Test(arguments: [
    Mistake(words: ["--fromat"], message: "unknown flag '--fromat'; did you mean '--format'?"),
    Mistake(words: ["--zzzzzzzzz"], message: "unknown flag '--zzzzzzzzz'"),
    Mistake(words: ["--format"], message: "'--format' needs a value: FORMAT"),
    Mistake(
      words: ["--format", "sarfi"],
      message: "'--format' does not take 'sarfi'; did you mean 'sarif'?"),
    Mistake(words: ["--select", "--fix"], message: "'--select' needs a value: RULES"),
    Mistake(words: ["--select="], message: "'--select' needs a value: RULES"),
    Mistake(words: ["--ignore", " , "], message: "'--ignore' needs a value: RULES"),
    Mistake(words: ["--write-baseline", "-o"], message: "'--write-baseline' needs a value: FILE"),
    Mistake(words: ["--exit-zero=1"], message: "'--exit-zero' takes no value"),
  ])
  func mistakes(_ test: Mistake) {
    let error = #expect(throws: UsageError.self) { try Arguments(test.words[...], verb: .lint) }
    #expect(error?.message == test.message)
  }

  @Test func valuesMayBeginWithADash() throws {
    #expect(try arguments(.lint, "--output", "-", "a.md").value("--output") == "-")
    #expect(try arguments(.lint, "--output=--fix").value("--output") == "--fix")
    #expect(try arguments(.lint, "--config", "-1.yml").value("--config") == "-1.yml")
  }

  @Test func anUnknownRuleLeadsToTheHelpOfLint() throws {
    let found = try arguments(.lint, "--select", "ZZZ")
    let error = #expect(throws: UsageError.self) { try WorkspaceRequest(found) }
    #expect(error?.verb == "lint")
    let small = try arguments(.lint, "--select", "s50")
    let other = #expect(throws: UsageError.self) { try WorkspaceRequest(small) }
    #expect(other?.message.hasSuffix("'s50'; did you mean 'S50'?") == true)
  }

  @Test func standardInputIsReadOnce() {
    #expect(Program.run(["plumb", "check", "--spec", "-", "--trace", "-"]) == 2)
    #expect(
      Program.run(["plumb", "check", "--profile", "hig44", "--layout", "-", "-"]) == 2)
  }

  @Test func helpNamesEachExportOnce() {
    #expect(Verb.compile.help.ranges(of: "matrix-csv").count == 1)
    #expect(Completions.fish.contains("matrix-csv"))
    #expect(Verb.check.help.contains("layoutdump, trace, summary"))
  }

  @Test func rulesHaveAFormatAsOtherResults() throws {
    for flag in ["--format", "--output-format"] {
      let found = try TestFolder.run(.rule, ["S501", flag, "json"])
      #expect(found.text.hasPrefix("["))
    }
  }

  @Test(arguments: Verb.all.map(\.name))
  func everyVerbExplainsItself(_ name: String) throws {
    let verb = try #require(Verb.named(name))
    #expect(verb.name == name)
    #expect(verb.help.contains("Usage: plumb \(name)"))
    for flag in verb.allFlags { #expect(verb.help.contains(flag.name)) }
    #expect(Set(verb.allFlags.map(\.name)).count == verb.allFlags.count)
    for script in [Completions.bash, Completions.zsh, Completions.fish] {
      #expect(script.contains(name))
    }
  }
}
