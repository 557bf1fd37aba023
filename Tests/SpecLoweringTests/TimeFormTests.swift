import SpecModel
import Testing

@testable import SpecLowering

/// The times of a text in seconds, "low..high".
private func times(_ text: String) -> [String] {
  lower(text).durations.map { fact in
    let text = { (value: Double?) in value.map { "\(Int($0 / 1000))" } ?? "…" }
    return "\(text(fact.quantity.min))..\(text(fact.quantity.max))"
  }
}

@Suite("Times that are choices, bounds and what follows them")
struct TimeFormTests {
  @Test(
    "lists and defaults that share a unit",
    arguments: [
      ("- **Rest**: 5, 10, or 30 minutes", ["300..300", "600..600", "1800..1800"]),
      ("- **Work**: 1-60 minutes (default: 25)", ["60..3600", "1500..1500"]),
      ("- **Rounds**: 1-8 rounds (default: 4)", []),
    ] as [(String, [String])])
  func choices(line: String, expected: [String]) {
    #expect(times("## Settings\n\n\(line)\n") == expected)
  }

  @Test("minutes below examples are chosen by somebody, seconds show how the interface moves")
  func examples() {
    #expect(times("### Examples\n\n- Bake 45 minutes → rest 9 minutes\n") == [])
    #expect(times("### Examples\n\n- The lid opens in 2 seconds\n") == ["2..2"])
  }

  @Test(
    "days after which something happens",
    arguments: [
      ("- Guests are dropped after 30 days", ["2592000..2592000"]),
      ("- 회원 탈퇴 (30일 후 삭제)", ["2592000..2592000"]),
      ("- The fair lasts 30 days", []),
    ] as [(String, [String])])
  func days(line: String, expected: [String]) {
    #expect(times("## Rules\n\n\(line)\n") == expected)
  }

  @Test(
    "bounds that a denial turns round",
    arguments: [
      ("- ❌ Long animations (>2s) that delay", ["…..2"]),
      ("No daily-use animation should exceed 3 s.", ["…..3"]),
      ("- 间隔大于 2 秒", ["2..…"]),
    ] as [(String, [String])])
  func bounds(line: String, expected: [String]) {
    #expect(times("## Motion\n\n\(line)\n") == expected)
  }

  @Test("the clock of a test is none of the interface")
  func clocks() {
    #expect(times("## Checks\n\n- after `pump(3s)` the row is gone\n") == [])
  }
}
