import SpecLayout
import SpecModel
import Testing

/// The exceptions "Equivalent" and "Essential" of WCAG 2.5.8, on targets too crowded for "Spacing".
struct TargetExceptionTests {
  /// Two small targets side by side, and more.
  private static func crowd(_ first: String, _ second: String, _ more: [Box] = []) -> [Box] {
    [
      Box(first, [100, 100, 16, 16], target: true, id: "com.app:id/first"),
      Box(second, [118, 100, 16, 16], target: true, id: "com.app:id/second"),
    ] + more
  }

  private static let large = Box("Add visit", [20, 700, 48, 48], target: true)

  private static func pins(_ text: String) -> SpecDocument {
    spec(change: { spec in
      spec.accessibility = [
        AccessibilityStatement(kind: .target, subject: "Pin", text: text, origin: nowhere)
      ]
    })
  }

  static let cases: [TargetCase] = [
    TargetCase(
      "another control of the same name", crowd("Add visit", "Undo", [large]),
      ["pass:equivalent", "fail", "pass"], profile: .wcag24),
    TargetCase(
      "another control of the same name, not large enough",
      crowd("Add visit", "Undo", [Box("Add visit", [20, 700, 48, 20], target: true)]),
      ["fail", "fail", "pass:spacing"], profile: .wcag24),
    TargetCase(
      "the name of each row of a list",
      crowd(
        "Delete", "Delete",
        [
          Box("Delete", [20, 700, 48, 48], target: true)
        ]), ["unknown:equivalent", "unknown:equivalent", "pass"], profile: .wcag24),
    TargetCase(
      "a text of the same name that takes no touches",
      crowd("Add visit", "Undo", [Box("Add visit", [20, 700, 48, 48])]), ["fail", "fail"],
      profile: .wcag24),
    TargetCase(
      "no exception at 44", crowd("Add visit", "Undo", [large]), ["fail", "fail", "pass"]),
    TargetCase(
      "essential by the spec", crowd("Pin 1", "Undo"), ["pass:essential", "fail"],
      profile: .wcag24, specs: [pins("Pin: its size is essential (WCAG 2.5.8)")]),
    TargetCase(
      "not essential by the spec", crowd("Pin 1", "Undo"), ["fail", "fail"],
      profile: .wcag24, specs: [pins("Pin: its size is not essential")]),
    TargetCase(
      "essential for something else", crowd("Pin 1", "Undo"), ["fail", "fail"],
      profile: .wcag24, specs: [pins("Pin: essential for dispatchers")]),
  ]

  @Test(arguments: cases) func verdicts(_ test: TargetCase) {
    let options = LayoutOptions(profile: test.profile, scale: test.scale)
    let report = check(screen(test.boxes, scale: test.scale), test.specs, options)
    let verdicts = report.checks(.targetSize).map { check in
      check.verdict.rawValue + (check.reason.map { ":\($0.rawValue)" } ?? "")
    }
    #expect(verdicts == test.expected)
  }

  @Test("stated by a person", arguments: ["com.app:id/first", "first", "0/0"])
  func pinned(_ name: String) {
    var options = LayoutOptions(profile: .wcag24, scale: 2)
    options.exceptions = [name: .essential]
    let report = check(screen(Self.crowd("x", "y")), [], options)
    #expect(report.checks(.targetSize).map(\.reason) == [.essential, nil])
  }

  @Test("what could not be told is listed") func listed() {
    let options = LayoutOptions(profile: .wcag24, scale: 2)
    let failing = check(screen(Self.crowd("x", "y")), [], options)
    #expect(
      failing.entries[0].notChecked.contains { $0.contains("'Equivalent'") && $0.contains("for 2") }
    )
    let passing = check(screen([Self.large]), [], options)
    #expect(!passing.entries[0].notChecked.contains { $0.contains("'Equivalent'") })
  }
}
