import Testing

@testable import SpecTrace

struct SketchTests {
  private func sketch(_ values: [Double]) -> Sketch {
    values.reduce(into: Sketch()) { $0.add($1) }
  }

  @Test func percentilesAreWithinOnePercent() {
    var random = Seed(state: 4)
    for scale in [0.01, 1, 300, 1e6] {
      let values = (0..<999).map { _ in Double.random(in: 0.5...2, using: &random) * scale }
      let sorted = values.sorted()
      let sketch = sketch(values)
      for share in [0.01, 0.5, 0.9, 0.95, 0.99, 1] {
        let exact = sorted[max(0, Int((share * 999).rounded(.up)) - 1)]
        #expect(abs(sketch.quantile(share) - exact) <= 0.0101 * exact + 0.001)
      }
      #expect(abs(sketch.maximum - (sorted.last ?? 0)) <= 0.0005)
    }
  }

  @Test func eachBinHoldsWhatLiesWithinItsBounds() {
    let bins = SketchBins.standard
    for value in Array(0...3000) + (0..<60).flatMap({ [1 << $0, 1 << $0 + 1, 1 << $0 - 1] }) {
      let bin = bins.bin(value)
      #expect(bins.bounds.base[bin] >= value)
      #expect(bin == 0 || bins.bounds.base[bin - 1] < value || bins.bounds.base[bin] == 1)
    }
    #expect(bins.bin(-5) == 0)
  }

  @Test("the loop in C looks at one bin, or the one behind it")
  func aBinIsAtMostOneBehindWhereItsSearchBegins() {
    let bins = SketchBins.standard
    let bounds = (1..<SketchBins.count).map { bins.bounds.base[$0] }.filter { $0 < 1 << 53 }
    for value in bounds.flatMap({ [$0, $0 + 1] }) {
      let start = Int(bins.starts.base[Int(Double(value).bitPattern >> 46) - 1023 * 64])
      #expect((start...start + 1).contains(bins.bin(Int(value))))
    }
  }

  @Test func orderDoesNotMatter() {
    var random = Seed(state: 5)
    let values = (0..<500).map { _ in Double.random(in: 0...5000, using: &random) }
    let whole = sketch(values)
    for _ in 0..<50 {
      let shuffled = values.shuffled(using: &random)
      let cut = Int.random(in: 0...500, using: &random)
      var joined = sketch(Array(shuffled[cut...]))
      joined.merge(sketch(Array(shuffled[..<cut])))
      #expect(joined == whole)
    }
  }

  @Test func oneValueIsItself() {
    let one = sketch([300])
    #expect(one.quantile(0.5) == 300)
    #expect(one.maximum == 300)
  }
}
