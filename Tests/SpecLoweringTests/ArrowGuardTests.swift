import SpecLowering
import SpecModel
import SpecText
import Testing

@Suite("Conditions on arrows in lists")
struct ArrowGuardTests {
  @Test(
    "brackets that compare are conditions, others are controls",
    arguments: [
      ("Idle → Busy: paid [total > 0]", "paid", "total > 0", nil),
      (
        "Idle → Busy: remote change [dirty == true] / show banner", "remote change",
        "dirty == true", "show banner"
      ),
      ("Idle → Busy: tap [Save]", "tap [Save]", nil, nil),
    ] as [(String, String?, String?, String?)])
  func brackets(line: String, trigger: String?, condition: String?, effect: String?) throws {
    let text = "# Till\n\n## Idle State\n\n## Busy State\n\n## Transitions\n\n- \(line)\n"
    let machine = try #require(lower(text).machines.first)
    let transition = try #require(machine.transitions.first)
    #expect(transition.trigger?.text == trigger)
    #expect(transition.guardText?.text == condition)
    #expect(transition.effect?.text == effect)
  }
}
