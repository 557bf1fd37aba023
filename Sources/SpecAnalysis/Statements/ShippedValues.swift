import SpecModel
import SpecSyntax
import SpecText

/// Numbers of a nested object of code whose paths are names of design values, where all but one agree: "dur.hero | 800ms"
/// beside `"dur": { "hero": 8.0 }` among `"tap": 0.1` and others in seconds.
struct ShippedValues {
  private let document: Document

  private struct Leaf {
    var path: String
    var value: Double
    var range: Range<Int>
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    var tokens: [String: Token] = [:]
    for token in reader.spec.tokens
    where token.name.contains(".") && !document.isCode(token.origin.range.start) {
      tokens[token.name] = token
    }
    guard tokens.count > 3 else { return [] }
    let finder = ShippedValues(document: document)
    return document.codeBlocks.flatMap { block -> [FactConflict] in
      guard ["json", "json5", "js", "ts", "javascript", "typescript"].contains(block.language),
        reader.isNormative(document.nodes[Int(block.node)].range.start)
      else { return [] }
      return finder.conflicts(finder.leaves(block), tokens)
    }
  }

  private func conflicts(_ leaves: [Leaf], _ tokens: [String: Token]) -> [FactConflict] {
    var groups: [String: [(leaf: Leaf, token: Token, told: Double)]] = [:]
    for leaf in leaves {
      guard let token = tokens[leaf.path], let told = number(token.value) else { continue }
      let family = String(
        leaf.path.prefix(upTo: leaf.path.lastIndex(of: ".") ?? leaf.path.endIndex))
      groups[family, default: []].append((leaf, token, told))
    }
    return groups.keys.sorted().flatMap { family -> [FactConflict] in
      guard let group = groups[family], group.count > 3 else { return [] }
      let ratios = group.map { ($0.told / $0.leaf.value * 1000).rounded() / 1000 }
      guard
        let ratio = ratios.first(where: { one in
          ratios.count { $0 == one } == ratios.count - 1
        }), [1, 1000, 16, 100].contains(ratio),
        let slip = ratios.firstIndex(where: { $0 != ratio })
      else { return [] }
      let (leaf, token, _) = group[slip]
      return [
        FactConflict(
          subject: token.name, property: "value",
          statements: [
            .init(value: token.value, origin: token.valueOrigin),
            .init(
              value: document.source.string(
                SourceRange(leaf.range.lowerBound, leaf.range.upperBound)),
              origin: document.origin(SourceRange(leaf.range.lowerBound, leaf.range.upperBound))),
          ].sorted { $0.origin.range.start < $1.origin.range.start },
          reason: "the other \(group.count - 1) values of the object agree with the text",
          isCode: true)
      ]
    }
  }

  private func number(_ text: String) -> Double? {
    let bytes = ContiguousArray(text.utf8)
    guard let amount = AmountReader.read(bytes, 0..<bytes.count).only, !amount.isInexact,
      amount.range == 0..<bytes.count, amount.value > 0
    else { return nil }
    return amount.value
  }

  /// The numbers of an object with their paths, one member a line.
  private func leaves(_ block: Document.CodeBlock) -> [Leaf] {
    let bytes = document.source.bytes
    var path: [String] = []
    var result: [Leaf] = []
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      if bytes[text.lowerBound] == 0x7D {
        if !path.isEmpty { path.removeLast() }
        continue
      }
      guard let colon = ASCII.find(ASCII.colon, in: bytes, text) else { continue }
      let key = document.source.string(SourceRange(text.lowerBound, colon))
        .filter { $0 != "\"" && $0 != "'" && $0 != " " }
      let rest = ASCII.trimmed(bytes, colon + 1..<text.upperBound)
      guard !rest.isEmpty else { continue }
      if bytes[rest.lowerBound] == 0x7B {
        // A whole object on one line opens no level.
        if ASCII.find(0x7D, in: bytes, rest) == nil { path.append(key) }
        continue
      }
      let end = rest.first { bytes[$0] == 0x2C || bytes[$0] == ASCII.slash } ?? rest.upperBound
      let value = ASCII.trimmed(bytes, rest.lowerBound..<end)
      guard
        let number = Double(
          document.source.string(SourceRange(value.lowerBound, value.upperBound))),
        number > 0
      else { continue }
      result.append(
        Leaf(path: (path + [key]).joined(separator: "."), value: number, range: value))
    }
    return result
  }
}
