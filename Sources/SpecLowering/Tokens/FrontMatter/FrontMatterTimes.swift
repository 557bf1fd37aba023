import SpecModel
import SpecSyntax
import SpecText

/// Reads the times of components in front matter: `transition: "transform 180ms ease-out"`.
enum FrontMatterTimes {
  private static let groups: Lexicon = ["component", "components"]
  private static let keys: Lexicon = [
    "transition", "transitions", "animation", "animations", "duration", "delay", "timeout",
    "motion",
  ]

  static func read(_ front: FrontMatter, of document: Document) -> [DurationFact] {
    var facts: [DurationFact] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for entry in front.root.entries where groups.contains(entry.key.lowercased()) {
        read(entry.value, path: [entry.key], bytes, document, into: &facts)
      }
    }
    return facts
  }

  private static func read(
    _ node: YAMLNode, path: [String], _ bytes: UnsafeBufferPointer<UInt8>, _ document: Document,
    into facts: inout [DurationFact]
  ) {
    guard path.count < 9 else { return }
    for entry in node.entries {
      let path = path + [entry.key]
      guard entry.value.entries.isEmpty, entry.value.items.isEmpty else {
        read(entry.value, path: path, bytes, document, into: &facts)
        continue
      }
      guard Names.words(entry.key).contains(where: keys.contains) else {
        continue
      }
      let value = entry.value.range.offsets.clamped(to: 0..<bytes.count)
      for measure in QuantityScanner.scan(bytes, value) where measure.isTime {
        facts.append(
          DurationFact(
            quantity: measure.quantity, subject: path.joined(separator: "."), role: .animation,
            scope: [],
            origin: document.origin(
              SourceRange(measure.range.lowerBound, measure.range.upperBound))))
      }
    }
  }
}
