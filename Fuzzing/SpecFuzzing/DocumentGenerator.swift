/// Makes documents that look like specs: sections, tables, diagrams, fences and lists from the grammar of each form.
public struct DocumentGenerator {
  private var random: FuzzRandom

  /// Makes a generator; equal seeds give equal documents.
  public init(seed: UInt64) { random = FuzzRandom(seed: seed) }

  /// The bytes of one document, damaged in half of the cases.
  public mutating func document() -> [UInt8] {
    var text = random.once(in: 3) ? FrontMatterFragment.text(&random) : ""
    text += "# \(random.pick(WordTable.headings))\n\n"
    for _ in 0..<1 + random.below(12) { text += section() }
    var bytes = Array(text.utf8)
    if random.once(in: 2) { ByteMutation.mutate(&bytes, &random) }
    return ByteMutation.encoded(bytes, &random)
  }

  /// A document that somebody wrote, wrapped elsewhere and damaged; at most 20 kB of it, and often few lines, of which
  /// most are damaged.
  public mutating func damaged(_ document: [UInt8]) -> [UInt8] {
    var bytes = document
    let size = random.once(in: 2) ? 20_000 : 2_000
    if bytes.count > size {
      let start = random.below(bytes.count - size)
      bytes = Array(bytes[start..<start + size])
    }
    if random.once(in: 2) { ByteMutation.wrap(&bytes, &random) }
    ByteMutation.mutate(&bytes, &random)
    return ByteMutation.encoded(bytes, &random)
  }

  private mutating func section() -> String {
    let level = String(repeating: "#", count: 1 + random.below(5))
    let heading = "\(level) \(random.pick(WordTable.headings))\n\n"
    return heading + random.several(0...4) { Self.block(&$0) + "\n" }.joined()
  }

  private static func block(_ random: inout FuzzRandom) -> String {
    switch random.below(11) {
    case 10: ListFragment.prose(&random)
    case 0, 1: TableFragment.text(&random)
    case 2: MermaidFragment.states(&random)
    case 3: MermaidFragment.flow(&random)
    case 4, 5: ListFragment.text(&random)
    case 6: FenceFragment.code(&random)
    case 7: FenceFragment.drawing(&random)
    default: ListFragment.paragraph(&random)
    }
  }
}

/// Front matter: keys, nested groups, references, anchors and aliases.
enum FrontMatterFragment {
  static func text(_ random: inout FuzzRandom) -> String {
    let lines = random.several(0...12) { random in
      let key = random.pick([
        "title", "status", "feature", "colors", "spacing", "typography", "related-files", "rounded",
        "components", "dependencies", "version", "date", "a b", "\"q\"", "<<", "? x",
      ])
      switch random.below(6) {
      case 0: return "\(key): \(random.pick(WordTable.values))\n"
      case 1: return "\(key): \"\(random.pick(WordTable.quantities))\"\n"
      case 2:
        let values = random.several(0...4) { "  \($0.pick(WordTable.tokenNames)): \(value(&$0))\n" }
        return "\(key):\n" + values.joined()
      case 3: return "\(key):\n  - \(random.pick(WordTable.states))\n  - ../b.md\n"
      case 4: return "\(key): &a [1, *a, {b: c}]\n"
      default: return "\(key): \(random.pick(WordTable.sentences))\n"
      }
    }
    return "---\n" + lines.joined() + (random.once(in: 8) ? "" : "---\n")
  }

  private static func value(_ random: inout FuzzRandom) -> String {
    let value = random.pick(WordTable.values)
    return random.once(in: 2) ? "\"\(value)\"" : value
  }
}

extension WordTable {
  static let tokenNames = ["primary", "neutral-50", "md", "2xl", "h1", "fast", "on-surface", "a.b"]
}
