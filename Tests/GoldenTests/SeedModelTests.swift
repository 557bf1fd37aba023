import SpecExports
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// What the documents beside the checkout state, with the line of each fact.
@Suite("Models of the reference documents", .enabled(if: Shared.isPresent, "../shared is absent"))
struct SeedModelTests {
  private func compile(
    _ path: String, as name: String? = nil
  ) throws -> (SpecDocument, SourceText) {
    let source = SourceText(decoding: try Shared.bytes(path), path: name ?? path)
    return (Lowering.lower(MarkdownParser.parse(source, file: FileID(0))), source)
  }

  @Test("a damaged encoding gives the same model as the clean text")
  func cleanTwin() throws {
    let twin = try #require(Shared.files(in: "corpus").first { $0.contains("pr-008") })
    let damaged = try compile("seeds/message-timestamp-drag-to-reveal.md", as: "a.md")
    let clean = try compile(twin, as: "a.md")
    #expect(damaged.1.repairs.count > 30)
    #expect(clean.1.repairs.isEmpty)
    func json(_ compiled: (SpecDocument, SourceText)) -> ContiguousArray<UInt8> {
      ModelJSON().export(ExportInput(specs: [compiled.0], files: SourceFiles([compiled.1])))
    }
    #expect(json(damaged) == json(clean))
  }

  @Test(
    "states stand on their lines",
    arguments: [
      (
        "timeline-navigation-screen-states.md",
        [
          "37 Default", "165 Initial Timeline Load", "180 Infinite Scroll Loading",
          "193 No Photos Available", "208 Date Range Empty", "221 Photo Loading Error",
          "235 Timeline Corruption", "248 Selection", "272 Date Picker",
          "287 View Toggle Animation", "163 Loading", "303 Photo Detail", "307 Map View",
          "191 Empty", "219 Error",
        ]
      ),
      (
        "today-schedule-screen-states.md",
        [
          "3 Default", "42 Loading", "71 Empty", "100 Offline", "118 Error",
          "154 Pull-to-Refresh", "181 Visit Completed", "200 Dark Mode", "215 Dynamic Type",
          "231 Accessibility Focus",
        ]
      ),
    ])
  func states(file: String, expected: [String]) throws {
    let (spec, source) = try compile("seeds/\(file)")
    let machine = try #require(spec.machines.first)
    #expect(spec.machines.count == 1)
    #expect(
      machine.states.map { "\(source.line(of: $0.origin.range.start)) \($0.name)" } == expected)
  }

  @Test("rows of the matrix keep source, target, trigger, duration and line")
  func transitions() throws {
    let (spec, source) = try compile("seeds/timeline-navigation-screen-states.md")
    let machine = try #require(spec.machines.first)
    let found = machine.transitions.map { transition in
      let names = [
        transition.source.map { machine[$0].name } ?? "*", machine[transition.target].name,
      ]
      let duration = transition.duration?.exact.map { Numbers.text($0) } ?? "-"
      return "\(source.line(of: transition.origin.range.start)) \(names.joined(separator: " > "))"
        + " \(duration) \(transition.animation == nil ? "" : "animated")"
    }
    #expect(
      found == [
        "302 Loading > Default 300 animated", "303 Default > Photo Detail 250 animated",
        "304 Default > Date Picker 350 animated", "305 Default > Selection 250 animated",
        "306 Selection > Default 300 animated", "307 Default > Map View 350 animated",
        "308 Empty > Loading 200 animated", "309 Error > Loading 200 animated",
      ])
    #expect(
      machine.transitions[4].triggerAlternatives == ["Cancel/Complete", "Cancel", "Complete"])
    #expect(machine.initial.map { machine[$0].name } == "Loading")
  }

  @Test("modes, conditions and structure are told apart")
  func structure() throws {
    let (schedule, _) = try compile("seeds/today-schedule-screen-states.md")
    let machine = try #require(schedule.machines.first)
    #expect(machine.states.filter(\.isMode).map(\.name).count == 3)
    #expect(machine.states.allSatisfy { $0.context != nil })
    #expect(schedule.wireframes.count == 5)
    let (timeline, _) = try compile("seeds/timeline-navigation-screen-states.md")
    #expect(timeline.checklists.map(\.items.count) == [4, 4, 4, 4])
    let (drag, _) = try compile("seeds/message-timestamp-drag-to-reveal.md")
    #expect(drag.flows.count == 3)
    #expect(drag.scenarios.count == 4)
    #expect(
      drag.machines.first?.transitions.map(\.provenance).filter { $0 == .declared }.count == 5)
  }
}
