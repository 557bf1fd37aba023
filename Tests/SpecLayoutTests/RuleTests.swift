import SpecLayout
import SpecModel
import Testing

struct RuleCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var kind: LayoutCheck.Kind
  var boxes: [Box]
  var specs: [SpecDocument]
  var expected: [String]

  init(
    _ name: String, _ kind: LayoutCheck.Kind, _ boxes: [Box], _ specs: [SpecDocument] = [],
    _ expected: [String]
  ) {
    testDescription = name
    self.kind = kind
    self.boxes = boxes
    self.specs = specs
    self.expected = expected
  }
}

struct RuleTests {
  static let grid = [spec(constraints: [demand(.grid, 8)])]
  static let gap = [spec(constraints: [demand(.targetSpacing, 8)])]
  static let noScrolling = [
    spec { spec in
      spec.accessibility = [
        AccessibilityStatement(
          kind: .dynamicType, subject: "Text", text: "Reflows, no horizontal scrolling",
          origin: nowhere)
      ]
    }
  ]

  static func column(gap: Double) -> [Box] {
    [Box("One", [16, 100, 368, 40]), Box("Two", [16, 140 + gap, 368, 40])]
  }

  static func scroller(_ name: String, _ frame: [Double], _ children: [Box]) -> Box {
    Box("", frame, class: "android.widget.\(name)", attributes: "scrollable=\"true\"", children)
  }

  static let cases: [RuleCase] = [
    RuleCase("gap on the grid", .gridSpacing, column(gap: 16), grid, ["pass", "pass", "pass"]),
    RuleCase("gap off the grid", .gridSpacing, column(gap: 13), grid, ["fail", "pass", "pass"]),
    RuleCase(
      "gap that the spec states elsewhere", .gridSpacing, column(gap: 12),
      [spec(constraints: [demand(.grid, 8), exact(.spacing, 12)])], ["pass", "pass", "pass"]),
    RuleCase("hairline", .gridSpacing, column(gap: 1), grid, ["pass", "pass", "pass"]),
    RuleCase(
      "left-over room", .gridSpacing, column(gap: 203), grid, ["pass", "pass"]),
    RuleCase(
      "steps of one line share a base", .gridSpacing, column(gap: 24),
      [spec(constraints: [exact(.grid, 32), exact(.grid, 24), exact(.grid, 16)])],
      ["pass", "pass", "pass"]),
    RuleCase("no grid", .gridSpacing, column(gap: 13), [], []),
    RuleCase(
      "targets far enough apart", .targetSpacing,
      [Box("A", [0, 0, 48, 48], target: true), Box("B", [56, 0, 48, 48], target: true)], gap,
      ["pass"]),
    RuleCase(
      "targets too close", .targetSpacing,
      [Box("A", [0, 0, 48, 48], target: true), Box("B", [52, 0, 48, 48], target: true)], gap,
      ["fail"]),
    RuleCase(
      "touching rows are one list", .targetSpacing,
      [Box("A", [0, 0, 400, 48], target: true), Box("B", [0, 48, 400, 48], target: true)], gap,
      []),
    RuleCase(
      "texts that run into one another", .overlap,
      [Box("Left", [0, 0, 100, 20]), Box("Right", [80, 10, 100, 20])], [], ["fail"]),
    RuleCase(
      "texts side by side", .overlap,
      [Box("Left", [0, 0, 100, 20]), Box("Right", [100, 0, 100, 20])], [], []),
    RuleCase(
      "a badge inside", .overlap,
      [
        Box("Inbox", [0, 0, 100, 60], target: true), Box("3", [80, 0, 20, 20], target: true),
      ], [], []),
    RuleCase(
      "a floating button over a row", .overlap,
      [
        Box("Row", [0, 700, 380, 60], target: true),
        Box("Add", [330, 730, 60, 60], target: true, id: "app:id/add_fab"),
      ], [], ["not-applicable:overlay"]),
    RuleCase(
      "a list that passes below a bar", .overlap,
      [
        scroller(
          "ScrollView", [0, 0, 400, 760], [Box("Row", [0, 700, 380, 60], target: true)]),
        Box("Home", [10, 740, 380, 60], target: true),
      ], [], ["not-applicable:overlay"]),
    RuleCase("beyond the side", .clipBounds, [Box("Long", [300, 0, 150, 20])], [], ["fail"]),
    RuleCase(
      "larger than the screen", .clipBounds, [Box("Long", [0, 0, 450, 790])], [], ["fail"]),
    RuleCase("inside", .clipBounds, [Box("Short", [300, 0, 100, 20])], [], []),
    RuleCase(
      "beyond the side, scrollable", .clipBounds,
      [
        scroller("HorizontalScrollView", [0, 0, 400, 20], [Box("Long", [300, 0, 150, 20])])
      ], [], ["not-applicable:scrollable"]),
    RuleCase(
      "a page beside the screen", .clipBounds, [Box("Next", [400, 0, 400, 20])], [],
      ["not-applicable:scrollable"]),
    RuleCase(
      "too wide where scrolling is ruled out", .scrollHorizontal, [Box("Long", [0, 0, 450, 20])],
      noScrolling, ["fail"]),
    RuleCase(
      "narrow where scrolling is ruled out", .scrollHorizontal, [Box("Long", [0, 0, 350, 20])],
      noScrolling, ["pass"]),
    RuleCase(
      "too wide, nothing ruled out", .scrollHorizontal, [Box("Long", [0, 0, 450, 20])], [], []),
    RuleCase(
      "cut off text of the spec", .textTruncated, [Box("Could not sa…", [0, 0, 100, 20])],
      [
        spec { spec in
          spec.copy = [
            CopyString(
              subject: "Message", text: "Could not save the note", placeholders: [],
              origin: nowhere)
          ]
        }
      ], ["fail"]),
    RuleCase(
      "an ellipsis of its own", .textTruncated, [Box("Loading…", [0, 0, 100, 20])], [],
      ["unknown:not-recorded"]),
  ]

  static func exact(_ kind: Constraint.Kind, _ value: Double) -> Constraint {
    var constraint = demand(kind, value)
    constraint.quantity = Quantity(value, .pt)
    return constraint
  }

  @Test(arguments: cases) func verdicts(_ item: RuleCase) {
    #expect(check(screen(item.boxes), item.specs).verdicts(item.kind) == item.expected)
  }
}
