import SpecDiagnostics
import Testing

/// What the rules must find in the three seed documents, and what they must leave alone.
@Suite(.enabled(if: Shared.isPresent, "the folder 'shared' is not beside the package"))
struct SeedDefectTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    var seed: String
    var code: String
    var lines: [Int]
    var testDescription: String { "\(code) in \(seed)" }
  }

  static let timeline = "timeline-navigation-screen-states.md"
  static let schedule = "today-schedule-screen-states.md"
  static let message = "message-timestamp-drag-to-reveal.md"

  /// For each seed and rule the lines of all findings.
  static let expectations: [Expectation] = [
    .init(
      seed: message, code: "D101",
      lines: [
        7, 11, 21, 22, 26, 42, 44, 47, 49, 51, 52, 53, 54, 60, 62, 64, 68, 71, 72, 77, 110, 142,
        174, 193, 216, 224, 230, 238, 246, 254, 256, 257, 258, 259, 263,
      ]),
    .init(seed: timeline, code: "D102", lines: [37]),
    .init(seed: timeline, code: "D103", lines: [23]),
    .init(seed: schedule, code: "M201", lines: [1]),
    .init(seed: message, code: "M201", lines: [3, 5]),
    .init(seed: timeline, code: "M203", lines: [14]),
    .init(seed: message, code: "M204", lines: [7]),
    .init(seed: timeline, code: "M205", lines: [8]),
    .init(seed: timeline, code: "M206", lines: [8, 9, 10, 374, 375, 376, 377, 378]),
    .init(seed: timeline, code: "T301", lines: [49, 50, 51, 52, 55, 56, 63, 90, 199]),
    .init(seed: schedule, code: "T301", lines: [206, 207, 208]),
    .init(seed: timeline, code: "T306", lines: [43, 175]),
    .init(seed: timeline, code: "C401", lines: [61, 92, 137]),
    .init(seed: message, code: "C402", lines: [103]),
    .init(seed: message, code: "C403", lines: [88, 90]),
    .init(seed: message, code: "C404", lines: [88]),
    .init(seed: timeline, code: "C405", lines: [84]),
    .init(seed: schedule, code: "C407", lines: [148]),
    .init(seed: timeline, code: "C409", lines: [303, 307, 308]),
    .init(seed: timeline, code: "A602", lines: [302]),
    .init(seed: timeline, code: "A605", lines: [84, 265]),
    .init(seed: message, code: "A605", lines: [65]),
    .init(seed: schedule, code: "G704", lines: [224]),
    .init(seed: timeline, code: "G705", lines: [139]),
    .init(seed: schedule, code: "X855", lines: [217]),
    .init(seed: timeline, code: "S501", lines: [308, 309]),
    .init(seed: timeline, code: "S502", lines: [303, 304, 307]),
    .init(seed: timeline, code: "S503", lines: [303, 307]),
    .init(seed: timeline, code: "S504", lines: [180, 208, 235, 287]),
    .init(seed: timeline, code: "S505", lines: [302, 308, 309]),
    .init(seed: timeline, code: "S506", lines: [300]),
    .init(seed: schedule, code: "S514", lines: [3]),
    .init(seed: message, code: "S514", lines: [46]),
    .init(seed: timeline, code: "G701", lines: [73, 75, 112, 130, 136]),
    .init(seed: timeline, code: "G702", lines: [75]),
    .init(seed: timeline, code: "D105", lines: [37, 74, 78, 107]),
    .init(seed: message, code: "D105", lines: [210]),
    .init(seed: schedule, code: "D105", lines: [100]),
    .init(seed: schedule, code: "T307", lines: [207, 225]),
    .init(seed: timeline, code: "T307", lines: [82]),
    .init(seed: schedule, code: "T308", lines: [222, 223, 224]),
    .init(seed: timeline, code: "T309", lines: [225, 252, 253]),
    .init(seed: schedule, code: "T309", lines: [66, 107, 142, 188]),
    .init(seed: timeline, code: "S507", lines: [260]),
    .init(seed: timeline, code: "S508", lines: [200, 240, 259, 279]),
    .init(seed: timeline, code: "S509", lines: [302]),
    .init(seed: schedule, code: "S510", lines: [120]),
    .init(seed: schedule, code: "S511", lines: [141]),
    .init(seed: schedule, code: "S512", lines: [200, 215, 231]),
    .init(seed: message, code: "S513", lines: [132]),
    .init(seed: timeline, code: "A604", lines: [363]),
    .init(seed: message, code: "A604", lines: [187]),
    .init(seed: timeline, code: "G706", lines: [135]),
    .init(seed: schedule, code: "G707", lines: [50, 79, 126, 132, 162, 166]),
    .init(seed: message, code: "X854", lines: [18]),
    .init(seed: message, code: "X856", lines: [83, 84, 106]),
    .init(seed: schedule, code: "X856", lines: [242, 243]),
    .init(seed: timeline, code: "V901", lines: [361, 362, 368]),
    .init(seed: timeline, code: "R951", lines: [116, 201]),
    .init(seed: schedule, code: "R951", lines: [120, 225]),
    .init(seed: message, code: "R951", lines: [241, 242]),
    .init(seed: schedule, code: "R952", lines: [114, 190]),
    .init(seed: timeline, code: "R953", lines: [194]),
    .init(seed: timeline, code: "R954", lines: [212, 261]),
    .init(seed: schedule, code: "A603", lines: [194]),
    .init(seed: message, code: "D106", lines: [274]),
    .init(seed: schedule, code: "G703", lines: [35]),
    .init(seed: schedule, code: "X851", lines: [11]),
    .init(seed: message, code: "X852", lines: [177]),
    .init(seed: schedule, code: "X853", lines: [126]),
    .init(seed: schedule, code: "X857", lines: [190]),
    .init(seed: timeline, code: "P921", lines: [113, 144, 153, 324]),
  ]

  static func run(_ seed: String) throws -> RuleRun {
    RuleRun([("seeds/" + seed, try Shared.bytes("seeds/" + seed))])
  }

  @Test(arguments: expectations)
  func findsExactlyTheseLines(_ expected: Expectation) throws {
    let found = try Self.run(expected.seed).findings.filter {
      $0.diagnostic.code == expected.code
    }
    #expect(found.map(\.line).sorted() == expected.lines, "\(found.map(\.diagnostic.message))")
  }

  /// A rule that the table does not name for a seed finds nothing there.
  @Test(arguments: [timeline, schedule, message])
  func findsNothingElse(_ seed: String) throws {
    let named = Set(Self.expectations.filter { $0.seed == seed }.map(\.code))
    let other = try Self.run(seed).findings.filter { !named.contains($0.diagnostic.code) }
    #expect(other.map { "\($0.line): \($0.diagnostic.code) \($0.diagnostic.message)" } == [])
  }

  /// Places that look like defects: history, negations, control states, list marks, other subjects.
  @Test(arguments: [
    (message, 275), (schedule, 129), (timeline, 57), (timeline, 82), (timeline, 316),
    (timeline, 366), (timeline, 255), (timeline, 276), (timeline, 18), (timeline, 381),
  ])
  func leavesTrapsAlone(_ seed: String, _ line: Int) throws {
    let found = try Self.run(seed).findings.filter { $0.line == line }
    // "Subtle shadow" has no number, whatever state of the control it is for.
    #expect(found.filter { $0.diagnostic.code != "T307" }.map(\.diagnostic.message) == [])
  }

  /// Contradictions point at both places.
  @Test(arguments: [
    (timeline, "C401", 92, [282]), (timeline, "C401", 137, [131, 156, 354]),
    (timeline, "C405", 84, [85]), (message, "C402", 103, [115, 182]), (message, "C404", 88, [89]),
    (message, "C403", 90, [87, 89, 150, 168, 169, 250]),
    (timeline, "M205", 8, [10, 376, 377, 378]),
    (timeline, "G702", 75, [43, 131, 137, 156, 354]), (timeline, "G706", 135, [45, 129]),
    (timeline, "C409", 303, [84]), (timeline, "C409", 307, [292]), (message, "A605", 65, [99]),
    (message, "M204", 7, [22, 68, 259]),
    (timeline, "D103", 23, [298, 313, 329, 345, 373, 380]),
  ])
  func pointsAtTheOtherPlaces(
    _ seed: String, _ code: String, _ line: Int, _ related: [Int]
  ) throws {
    let found = try Self.run(seed).findings.first {
      $0.diagnostic.code == code && $0.line == line
    }
    #expect(found?.relatedLines.sorted() == related)
    #expect(found?.diagnostic.why?.isEmpty == false)
    #expect(found?.diagnostic.help?.isEmpty == false)
  }

  /// The document beside the style guide that it links to.
  @Test(arguments: [
    ("screen-states.md", "C411", [61, 74, 83, 151, 252, 265]), ("screen-states.md", "K801", [51]),
    ("style-guide.md", "K801", [224]), ("screen-states.md", "T301", []),
  ])
  func comparesWithTheGuide(_ file: String, _ code: String, _ lines: [Int]) throws {
    let folder = "design-documentation/"
    let guide = "corpus/heathsanders__chronomap__design-documentation-design-system-style-guide.md"
    let run = RuleRun([
      (folder + "design-system/style-guide.md", try Shared.bytes(guide)),
      (
        folder + "features/timeline-navigation/screen-states.md",
        try Shared.bytes("seeds/" + Self.timeline)
      ),
    ])
    let found = run.findings.filter { $0.diagnostic.code == code && $0.path.hasSuffix(file) }
    #expect(found.map(\.line).sorted() == lines, "\(found.map(\.diagnostic.message))")
  }

  /// No file gives the names of the document a value: the guide that it links to is not there.
  @Test func namesWithoutAValueAreErrors() throws {
    let found = try Self.run(Self.timeline).findings.filter { $0.diagnostic.code == "T301" }
    #expect(found.allSatisfy { $0.diagnostic.severity == .error }, "\(found.map(\.line))")
  }

  @Test func repairsWithoutLossAreSafe() throws {
    let found = try Self.run(Self.message).findings.filter { $0.diagnostic.code == "D101" }
    let unsafe = found.filter { $0.diagnostic.fix?.safety == .unsafe }.map(\.line)
    #expect(unsafe == [22, 68, 259, 263])
    #expect(found.count { $0.diagnostic.fix?.safety == .safe } == 31)
  }
}
