import SpecFuzzing
import Testing

/// A short run over damaged layout dumps; `make fuzz-layouts` runs a million.
@Suite struct DumpFuzzTests {
  @Test("every seed is read") func seeds() {
    for seed in DumpSeed.all { #expect(DumpProbe.broken(by: seed).isEmpty) }
  }

  @Test("damaged dumps break no promise", arguments: DumpSeed.all.indices)
  func damaged(index: Int) {
    var random = FuzzRandom(seed: UInt64(index) &+ 99)
    for round in 0..<120 {
      let bytes = DumpMutation.mutated(DumpSeed.all[index], &random)
      let broken = DumpProbe.broken(by: bytes)
      #expect(broken.isEmpty, "seed \(index), round \(round): \(broken)")
    }
  }
}
