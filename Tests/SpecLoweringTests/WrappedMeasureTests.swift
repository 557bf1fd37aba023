import SpecModel
import Testing

@testable import SpecLowering

/// Measures of which the words and the number stand on two lines.
@Suite struct WrappedMeasureTests {
  @Test(arguments: [
    // The measure begins on the second line: it is that line's.
    "- A region that speaks `politely=\"never\"` (do not call out every\n  second); later changes are told\n",
    "- The region of the clock does not call out the time every\n  minute; later changes are told at once\n",
  ])
  func readsWhatBeginsBehindTheBreak(text: String) {
    #expect(lower("# Clock\n\n" + text).durations.count <= 1)
  }

  @Test func readsAPlusBeforeTheUnit() {
    let spec = lower("# Grid\n\n| Name | Width |\n|---|---|\n| lg | 1280+ px |\n")
    #expect(spec.tokens.count + spec.constraints.count > 0)
  }
}
