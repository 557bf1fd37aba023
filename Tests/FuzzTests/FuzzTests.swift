import SpecFuzzing
import Testing

/// A short run of the fuzzer; `make fuzz` runs longer.
@Suite struct FuzzTests {
  @Test("made documents break no promise of the pipeline", arguments: 0..<8 as Range<UInt64>)
  func documents(block: UInt64) {
    for number in 0..<40 as Range<UInt64> {
      let seed = 7_000_003 &* block &+ number
      var generator = DocumentGenerator(seed: seed)
      let document = generator.document()
      let broken = PipelineProbe.broken(by: document)
      #expect(broken.isEmpty, "seed \(seed)")
    }
  }

  @Test("equal seeds give equal documents")
  func repeated() {
    var one = DocumentGenerator(seed: 5)
    var two = DocumentGenerator(seed: 5)
    let first = one.document()
    #expect(first == two.document())
    #expect(!first.isEmpty)
  }

  @Test(
    "documents that once broke a promise keep it",
    arguments: [
      // A value that begins on the line behind that of its name.
      "Use `text-ink` here.\n\n- **Light**: `--bg:\n  #eef7e8`, white cards\n",
      // A list in front matter whose last item stands behind a line that is no YAML.
      "---\ntitle: Door\nrelated-files:\n  - ./a.md\n\n - ./b.md\n  -\n./c.md\nby: x\n---\n\n# Door\n\n"
        + "## Related Documents\n\n- [A](./a.md)\n- [D](./d.md)\n",
      // A state whose name is empty, in a story of why it is not reached.
      "```mermaid\nstateDiagram-v2\nidle --> S1\n\"q s\" --> S2\nlost --> c : Cable pulled\nstate \"\" as lost\n"
        + "idle --> S2 : x\n\"q s\" --> lost : Page shown\n```\n",
    ])
  func once(document: String) {
    #expect(PipelineProbe.broken(by: Array(document.utf8)).isEmpty)
  }

  /// Not a measure of speed: a shape whose time grows with its square takes minutes at this size.
  @Test("documents of extreme shape are read to their end", arguments: HostileShape.all)
  func shapes(shape: HostileShape) {
    let bytes = shape.document(parts: max(1, shape.count / 10))
    let time = ContinuousClock().measure { PipelineProbe.run(bytes) }
    #expect(time < .seconds(30), "\(shape): \(bytes.count) bytes")
  }
}
