import SpecModel
import SpecText
import Testing

@testable import SpecTrace

/// Lines that name their machine, and rows that leave states out.
@Suite("Names of machines")
struct MachineNameTests {
  private static func specs() -> [SpecDocument] {
    let first = TraceFixture.machine([("Idle", "Busy", "Go", nil), ("Busy", "Idle", "Halt", nil)])
    let second = TraceFixture.machine(
      [("Open", "Shut", "Go", nil), ("Shut", "Open", "Halt", nil)], key: "door")
    return [TraceFixture.spec(first), TraceFixture.spec(second)]
  }

  private static func report(_ trace: String, lineByLine: Bool) -> TraceReport {
    let checker = TraceChecker(specs: specs())
    let inputs = [TraceInput(path: "t.jsonl", bytes: ContiguousArray(trace.utf8))]
    return lineByLine ? checker.checkLineByLine(inputs: inputs) : checker.check(inputs: inputs)
  }

  /// The same step, with the name of the machine in several places of the line.
  static let orders = [
    #""session":"a","machine":"NAME","t":TIME,"from":"Idle","to":"Busy","trigger":"Go""#,
    #""session":"a","t":TIME,"from":"Idle","to":"Busy","machine":"NAME","trigger":"Go""#,
    #""session":"a","t":TIME,"from":"Idle","to":"Busy","trigger":"Go","machine":"NAME""#,
  ]

  @Test("a step is one of the machine that its line names", arguments: orders, [false, true])
  func named(_ order: String, _ isLineByLine: Bool) {
    func trace(_ names: [String]) -> String {
      names.enumerated().map { index, name in
        "{"
          + order.replacing("NAME", with: name).replacing("TIME", with: "\(index)")
          .replacing(#""session":"a""#, with: #""session":"s\#(index)""#) + "}\n"
      }.joined()
    }
    let right = Self.report(trace(["player", "player"]), lineByLine: isLineByLine)
    #expect(right.violations == [])
    #expect(right.notChecked == [])
    let wrong = Self.report(trace(["player", "door", "player"]), lineByLine: isLineByLine)
    #expect(wrong.violations.map { "\($0.rule.rawValue)@\($0.line)" } == ["undefined-state@2"])
    let unknown = Self.report(trace(["player", "window", "player"]), lineByLine: isLineByLine)
    #expect(unknown.violations == [])
    #expect(
      unknown.notChecked == ["lines of machines that the spec does not have: 'window' (1)"])
  }

  @Test("a single machine needs no name")
  func single() {
    let trace = #"{"t":1,"machine":"whatever","from":"Ready","to":"Playing","trigger":"Play"}"#
    #expect(TraceFixture.violations(trace) == [])
  }

  static let wildcards: [(String, [String])] = [
    ("except Broken", ["undefined-transition"]), ("(not Broken)", ["undefined-transition"]),
    ("other than Broken or Settings", ["undefined-transition"]),
    ("except Settings and the Broken state", ["undefined-transition"]),
    ("außer Broken", ["undefined-transition"]),
    ("sauf Settings et Broken", ["undefined-transition"]),
    ("except Settings", []), ("except while recording", []), ("if signed in", []),
  ]

  @Test("a row from any state except some leaves those out", arguments: wildcards)
  func exceptions(_ condition: String, _ expected: [String]) {
    var rows = TraceFixture.rows
    rows.append(("Broken", "Loading", "Retry", nil))
    rows.append(("*", "Settings", "Shortcut", nil))
    var machine = TraceFixture.machine(rows)
    machine.transitions[rows.count - 1].guardText = LocatedText(condition, TraceFixture.origin)
    let trace = """
      {"t":0,"state":"Broken"}
      {"t":1,"from":"Broken","to":"Settings","trigger":"Shortcut"}
      """
    let found = TraceFixture.check(trace, TraceFixture.spec(machine)).violations
    #expect(found.map(\.rule.rawValue) == expected)
  }

  @Test("exceptions are read from tables, in languages whose word for all begins names, too")
  func tables() {
    for (cell, isLeftOut) in [
      ("Any except Locked", true), ("Alle Zustände außer Locked", true),
      ("Todos excepto Locked", true), ("Any (not Locked)", true), ("Any", false),
    ] {
      let spec = """
        # Vault

        | From | To | Trigger |
        |---|---|---|
        | Start | Account | Tap |
        | \(cell) | Start | Reset |
        | Locked | Account | Unlock |
        | Account | Locked | Expire |
        """
      let trace = """
        {"t":0,"state":"Locked"}
        {"t":1,"from":"Locked","to":"Start","trigger":"Reset"}
        """
      let report = ReferenceTraceTests.report(
        ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
      #expect(report.violations.isEmpty == !isLeftOut, "\(cell)")
    }
  }
}
