import Foundation
import SpecLint
import Testing

@testable import SpecDifference

/// Output that stays as it is; `UPDATE_GOLDEN=1` rewrites it, but never where `CI` is set.
@Suite struct FormatGoldenTests {
  private static let old = """
    ---
    title: Kiosk
    version: 1.4.0
    ---

    # Kiosk

    ## Tokens

    - **Accent**: `#D62828`
    - **Ink**: `#1A1A1A`

    ## Motion

    - Sheet: slides up in 300ms, ease-out
    - Idle timeout: 30s

    ## Transitions

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Idle | Menu | Touch | 200ms |
    | Menu | Basket | Add | 150ms |
    | Basket | Paying | Pay | |
    | Paying | Idle | Done | |

    ## Notes

    | Gesture | Answer |
    |---|---|
    | Wave | Bow |

    """

  private static let new = """
    ---
    title: Kiosk
    version: 1.4.1
    ---

    # Kiosk

    ## Transitions

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Idle | Menu | Touch | 0.2s |
    | Menu | Basket | Add | 180ms |
    | Basket | Checkout | Pay | |
    | Checkout | Idle | Done | |
    | Menu | Help | Ask | |

    ## Tokens

    - **Accent**: `#D62829`
    - **Text**: `#1a1a1a`

    ## Motion

    - Sheet: slides up in 300ms, ease-out
    - Idle timeout: 45s

    ## Notes

    | Gesture | Answer |
    |---|---|
    | Wave | Nod |

    """

  private static var report: DifferenceReport {
    let gone = "# Lamp\n\n- Switch height: 44pt\n- Cord <length> | knot: 120pt\n"
    return DifferenceFixture.compare(
      [("kiosk.md", old), ("lamp.md", gone), ("same.md", gone.replacing("Lamp", with: "Shade"))],
      [("kiosk.md", new), ("same.md", gone.replacing("Lamp", with: "Shade"))])
  }

  @Test func everyFormatStaysAsItIs() throws {
    for format in DifferenceFormats.all {
      let text = format.init().text(Self.report, style: FormatStyle())
      try Golden.check(text, "Formats/\(format.name).txt")
    }
    let colored = FullDifference().text(Self.report, style: FormatStyle(usesColor: true))
    try Golden.check(colored, "Formats/full-colour.txt")
    #expect(
      try Golden.names(in: "Formats")
        == Set(DifferenceFormats.all.map { $0.name + ".txt" } + ["full-colour.txt"]))
  }

  @Test func longCommentsSayWhatTheyLeaveOut() {
    func document(_ number: Int, _ size: Int) -> String {
      let rows = (0..<120).map { "- Part \($0) of block \(number) width: \(size + $0)px\n" }
      return "# Block \(number)\n\n" + rows.joined()
    }
    let old = (0..<12).map { ("b\($0).md", document($0, 100)) }
    let new = (0..<12).map { ("b\($0).md", document($0, 101)) }
    let report = DifferenceFixture.compare(old, new)
    let text = MarkdownDifference().text(report, style: FormatStyle())
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("do not fit into a comment"))
    let full = FullDifference().text(report, style: FormatStyle())
    #expect(report.changeCount >= 12 * 100)
    #expect(full.split(separator: "\n").count > 3 * report.changeCount)
  }

  @Test func annotationsAreLimitedAndSaySo() {
    let rows = (0..<30).map { "- Part \($0) width: \($0 + 10)px\n" }.joined()
    let text = "# Block\n\n" + rows
    let report = DifferenceFixture.compare(
      [("b.md", text)], [("b.md", text.replacing("px", with: "pt"))])
    let lines = GitHubDifference().text(report, style: FormatStyle()).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.last?.hasSuffix("more changes; see the log or the summary") == true)
  }
}

/// Compares output with files under `Fixtures`.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Checks one file and names the command that rewrites it.
  static func check(
    _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent(name)
    let environment = ProcessInfo.processInfo.environment
    if environment["UPDATE_GOLDEN"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
      return
    }
    let data = try? Data(contentsOf: url)
    let expected = data.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      expected?.utf8.elementsEqual(actual.utf8) == true,
      "\(name) differs; UPDATE_GOLDEN=1 swift test --filter SpecDifferenceTests rewrites it",
      sourceLocation: sourceLocation)
  }

  /// The names of all expected files of one folder.
  static func names(in area: String) throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(area).path))
  }
}
