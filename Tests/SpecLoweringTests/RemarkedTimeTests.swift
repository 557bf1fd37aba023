import SpecLowering
import SpecModel
import Testing

private func roles(_ text: String) -> [String] {
  lower(text).durations.map { "\(Int($0.quantity.max ?? 0)) \($0.role.rawValue)" }
}

@Suite("Times beside which a word speaks of another time, or of no motion")
struct RemarkedTimeTests {
  private func row(_ cell: String) -> [String] {
    roles(
      "| From | Event | To | Duration |\n|---|---|---|---|\n"
        + "| Docked | Lid opens | Ready | \(cell) |")
  }

  @Test("brackets with a time of their own tell nothing of the time before them")
  func remark() {
    #expect(row("180ms (after 2s delay)") == ["180 animation", "2000 delay"])
    #expect(row("180ms") == ["180 animation"])
  }

  @Test("brackets without one do")
  func bracketsWithoutTime() {
    #expect(row("180ms (delay)") == ["180 delay"])
  }

  @Test("nothing moves for days, and for minutes only where the line says so")
  func longTimes() {
    let days = roles("| Kept | Duration |\n|---|---|\n| Drafts | 21 days |")
    #expect(days.allSatisfy { $0.hasSuffix(" other") })
    #expect(roles("- Drift animation: 2 minutes") == ["120000 animation"])
  }

  @Test("words in a column of days are no missing numbers")
  func keeping() {
    func missing(_ time: String) -> Int {
      lower("| Kept | Duration |\n|---|---|\n| Drafts | \(time) |\n| Place | Session |")
        .unresolved.count
    }
    #expect(missing("21 days") == 0)
    #expect(missing("210ms") == 1)
  }

  @Test("what is expected to take no longer is a latency")
  func expected() {
    let found = roles("| Sheet | Duration expectation |\n|---|---|\n| First tray | < 2s |")
    #expect(found == ["2000 latency"])
  }

  @Test("an instant of a course is when something begins")
  func instant() {
    #expect(roles("- t=240ms: lid fades out") == ["240 delay"])
    #expect(roles("- Fade at=240ms: lid fades out").contains("240 delay") == false)
  }

  @Test("what a trigger bounds is an act")
  func trigger() {
    let found = roles(
      "## Motion\n\n### Transition of the knob\n\n**Trigger**: Press and let go within 90ms")
    #expect(found == ["90 dwell"])
  }

  @Test(
    "a time in brackets behind a name of motion is its value",
    arguments: [
      ("- `AppMotion.brisk` (110ms) - Press of a key", "110 animation"),
      ("- `--duration-brisk` (110ms) - Press of a key", "110 animation"),
    ])
  func namedMotion(line: String, role: String) { #expect(roles(line) == [role]) }
}

@Suite("Times that code tells again")
struct RestatedTimeTests {
  private func subjects(_ second: String) -> [String] {
    lower(
      "# Motion\n\n```css\n:root {\n  --duration-brisk: 110ms;\n}\n```\n\n## All\n\n"
        + "```css\n:root {\n  --duration-brisk: \(second);\n}\n```\n"
    ).durations.map(\.subject)
  }

  @Test("they are called by their property")
  func again() {
    #expect(subjects("110ms") == ["--duration-brisk", "--duration-brisk"])
  }
}

@Suite("Curves that run past their ends")
struct SwingingCurveTests {
  private func curves(_ line: String) -> [String] {
    lower(line).motions.compactMap { $0.easing?.label }
  }

  @Test(arguments: [
    ("- **Drop**: 220ms `Curves.easeOutBack`", "ease-out-back"),
    ("- **Drop**: 220ms ease-in-out-elastic", "ease-in-out-elastic"),
    ("- **Drop**: 220ms ease-out-bounce", "ease-out-bounce"),
    ("- **Drop**: 220ms ease-out", "ease-out"),
    ("- **Drop**: 220ms ease-out background", "ease-out"),
    ("- **Drop**: 220ms `Curves.easeOutCubic`", "ease-out"),
  ])
  func compiles(line: String, curve: String) { #expect(curves(line) == [curve]) }
}

@Suite("What a request gives a time to")
struct RequestedTimeTests {
  @Test(arguments: [
    ("- Use 140ms for pressed rows", "pressed rows"),
    ("- ✅ Apply 1.2s shimmer for empty trays (loop)", "shimmer for empty trays"),
    ("- Use 140ms with a soft curve", "Use"),
  ])
  func compiles(line: String, subject: String) {
    #expect(lower(line).durations.map(\.subject) == [subject])
  }
}

@Suite("Springs whose parameters stand in items of their own")
struct SpringItemTests {
  private func springs(_ items: String) -> [String] {
    lower("## Lid\n\n- **Curve**: `lidCurve`\n\(items)").motions.compactMap {
      guard case .spring(let spring?)? = $0.easing else { return nil }
      return "\($0.subject) \(Int((spring.dampingFraction * 100).rounded()))"
    }
  }

  @Test("they are one spring")
  func listed() {
    let found = springs("  - Mass: 1\n  - Stiffness: 100\n  - Damping: 12")
    #expect(found.map { $0.split(separator: " ").last } == ["60"])
  }

  @Test("a number that is one of other things is none")
  func others() {
    #expect(springs("  - Mass: 1\n  - Damping: 12").isEmpty)
    #expect(springs("  - Stiffness: firm\n  - Damping: soft").isEmpty)
  }
}
