import SpecDiagnostics
import SpecLint
import SpecWorkspace
import Testing

/// A check that has looked at nothing is never a pass.
@Suite struct NothingCheckedTests {
  private func codes(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { ("\($0).md", ContiguousArray($1.utf8)) }
    return Workspace.lint(files: files).diagnostics.filter { $0.code == "V903" }
      .map { "\($0.severity.name)" }
  }

  static let spec =
    "# Inbox\n\n| From | To | Trigger |\n|---|---|---|\n| Empty | Full | Message |\n"

  @Test func noFile() { #expect(codes() == ["error"]) }
  @Test func emptyFile() { #expect(codes("") == ["error"]) }
  @Test func proseAlone() { #expect(codes("Hello, world.\n") == ["error"]) }
  @Test func spec() { #expect(codes(Self.spec) == []) }
  @Test func proseBesideASpec() { #expect(codes("Hello, world.\n", Self.spec) == ["warning"]) }

  static let guide = """
    # Guide

    - Buttons never shout
    - Icons stand beside a label
    - Cards have no border
    - Dialogs ask before anything is lost

    """

  @Test func guideInWords() { #expect(codes(Self.guide) == ["error"]) }
  @Test func guideInWordsIsNotCounted() {
    let report = Workspace.lint(files: [("a.md", ContiguousArray(Self.guide.utf8))])
    #expect(report.fails(at: .error))
    #expect(report.notChecked == ["a.md: no fact understood"])
    #expect(report.checkedCount == 0)
  }
  private func message(_ text: String) -> String? {
    Workspace.lint(files: [("a.md", ContiguousArray(text.utf8))]).diagnostics
      .first { $0.code == "V903" }?.message
  }

  @Test func guideInWordsIsToldAsSuch() throws {
    let told = try #require(message(Self.guide))
    #expect(told.contains("in words alone"))
  }
  @Test func guideWithValuesOfOtherKinds() throws {
    let told = try #require(message(Self.guide + "- `retry_policy` default: `5`\n"))
    #expect(told.contains("of a kind that is checked"))
  }
  @Test func guideThatNamesTokens() throws {
    let names = ["page", "panel", "note", "edge", "focus", "alert", "calm", "quiet"]
    let text = Self.guide + names.map { "- Buttons: `--kit-\($0)`\n" }.joined()
    let found = message(text)
    #expect(found?.contains("names 8 tokens") == true)
  }
  @Test func guideBesideASpec() { #expect(codes(Self.guide, Self.spec) == ["info"]) }

  static let form = """
    # フォーム画面

    | 項目 | 種別 | 最小文字数 | 最大文字数 |
    |---|---|---|---|
    | 検索ボタン | ボタン | - | - |
    | 一覧カード | カード | 1 | 20 |
    | メニュー | メニュー | 1 | 8 |

    """

  @Test func limitsOfFields() { #expect(codes(Self.form) == []) }
  @Test func colorsBehindLabels() {
    #expect(codes("# Panel\n\n## By day\n\n- Background: #FFFFFF\n") == [])
    #expect(codes("# Panneau\n\n- **Fond** : `#0B3A6E` (bleu)\n") == [])
  }
  @Test func numbersBehindLabels() {
    #expect(codes("# Log\n\n- Issue: #1234\n- Build: #20480715\n- Fixes: #123\n") == ["error"])
  }
  @Test func limitsOfNothingOnAScreen() {
    #expect(codes("# Rows\n\n| Key | Min | Max |\n|---|---|---|\n| a | 1 | 2 |\n") == ["error"])
  }

  @Test func noSelectionTurnsNothingIntoAPass() {
    var configuration = Configuration()
    configuration.selection = .init(select: ["S"], ignore: ["V903"])
    let report = Workspace.lint(files: [("a.md", [])], configuration: configuration)
    #expect(report.fails(at: .error))
    #expect(report.notChecked == ["a.md: no fact understood"])
    #expect(report.checkedCount == 0)
  }
}
