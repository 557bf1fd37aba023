import SpecFuzzing
import Testing

/// A short run over damaged recordings; `make fuzz-traces` runs for an hour.
@Suite struct TraceFuzzTests {
  @Test("every seed keeps the promises") func seeds() {
    for seed in TraceSeed.all {
      #expect(TraceProbe.broken(by: seed.bytes, fields: seed.fields) == [])
    }
  }

  @Test("damaged recordings break no promise", arguments: TraceSeed.all.indices)
  func damaged(index: Int) {
    var random = FuzzRandom(seed: UInt64(index) &+ 77)
    let seed = TraceSeed.all[index]
    for round in 0..<40 {
      let bytes = DumpMutation.mutated(seed.bytes, &random)
      let broken = TraceProbe.broken(by: bytes, fields: seed.fields)
      #expect(broken == [], "seed \(index), round \(round)")
    }
  }
}
