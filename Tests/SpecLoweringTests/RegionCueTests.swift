import SpecText
import Testing

@testable import SpecLowering

/// A fence is looked at for regions of a page only where the bytes of a cue stand.
@Suite struct RegionCueTests {
  @Test func eachWordHoldsACue() {
    let cues = ForeignFences.regionCues.map(\.description)
    for word in ForeignFences.regions.map(\.self) + ForeignFences.regionMarks.texts {
      let name = word.prefix(1).uppercased() + word.dropFirst()
      let isFound = cues.contains { name.contains($0) }
      #expect(isFound, "\(word)")
    }
  }
}
