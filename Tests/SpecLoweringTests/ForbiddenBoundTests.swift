import SpecModel
import Testing

@testable import SpecLowering

private func ends(_ quantity: Quantity?) -> String {
  let low = quantity?.min.map { Numbers.text($0) } ?? "…"
  let high = quantity?.max.map { Numbers.text($0) } ?? "…"
  return low == high ? low : "\(low)..\(high)"
}

private func constraints(_ text: String, title: String) -> [String] {
  lower("# Guide\n\n## \(title)\n\n" + text).constraints.map { ends($0.quantity) }
}

private func motions(_ text: String, title: String) -> [String] {
  lower("# Guide\n\n## \(title)\n\n" + text).motions.map { ends($0.duration) }
}

@Suite struct ForbiddenBoundTests {
  @Test(arguments: ["Rules", "Don'ts", "Zu vermeiden"])
  func turnsWhatACrossForbidsOnce(title: String) {
    #expect(constraints("- ❌ Stack more than 4 toasts", title: title) == ["…..4"])
    #expect(constraints("- ❌ Touch targets smaller than 42px", title: title) == ["42..…"])
    #expect(motions("- ❌ Make animations longer than 620ms", title: title) == ["…..620"])
  }

  @Test func turnsWhatAHeadingForbids() {
    #expect(constraints("- Stack more than 4 toasts", title: "Don't") == ["…..4"])
    #expect(motions("- Make animations longer than 620ms", title: "Do not") == ["…..620"])
    #expect(motions("- Avoid animations longer than 620ms", title: "Don'ts") == ["…..620"])
  }

  @Test(arguments: ["Rules", "Don'ts"])
  func leavesStatedLimitsAndAdviceAsTheyAre(title: String) {
    #expect(constraints("- ❌ Ignore touch targets (min 42px)", title: title) == ["42..…"])
    #expect(constraints("- ❌ Forgetting touch targets above 42px", title: title) == ["42..…"])
    #expect(motions("- ❌ Slow animations – keep them under 320ms", title: title) == ["…..320"])
    #expect(constraints("- ✅ Show fewer than 4 toasts", title: title) == ["…..4"])
  }
}
