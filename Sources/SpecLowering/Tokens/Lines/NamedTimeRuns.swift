import SpecModel
import SpecSyntax
import SpecText

/// Reads times that a text sets right behind names in code, three or more: "`fast` (120ms) for hovers, `base` (200ms) for
/// panels, `slow` (320ms) for pages", "`dur.short` 80ms, `dur.long` 240ms, …".
///
/// The names say that they are steps of a scale of times; they count where nothing else defines them.
enum NamedTimeRuns {
  private struct Pair {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// - Complexity: O(runs); only pieces of code with a digit behind them are looked at.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    var node = -1
    for line in reader.context.lines
    where (line.holder == .item || line.holder == .paragraph) && line.node != node {
      node = line.node
      let pairs = pairs(in: node, reader)
      guard pairs.count > 2, areSteps(pairs, reader) else { continue }
      for pair in pairs {
        sink.hold(
          .init(
            name: reader.string(pair.name), kind: .duration, value: reader.string(pair.value),
            origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound),
            valueOrigin: reader.origin(pair.value), theme: reader.topic(of: line).theme))
      }
    }
  }

  private static func pairs(in node: Int, _ reader: FactReader) -> [Pair] {
    let document = reader.context.document
    let runs = document.nodes[node].runs
    guard runs.count > 5 else { return [] }
    let text = reader.textRange(node)
    return document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)].compactMap { run in
      guard run.style.contains(.code), (2...40).contains(run.count) else { return nil }
      let name = Int(run.start)..<Int(run.start + run.count)
      return value(behind: name, text, reader.bytes).map { Pair(name: name, value: $0) }
    }
  }

  /// "`fast` (120ms)", "`fast` 120ms": the time behind a name.
  private static func value(
    behind name: Range<Int>, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var start = name.upperBound
    guard start + 3 < text.upperBound, bytes[start] == 0x20 || bytes[start] == 0x0A,
      name.allSatisfy({ Bytes.isWord(bytes[$0]) || [0x2D, 0x2E].contains(bytes[$0]) })
    else { return nil }
    start += 1
    let isInside = bytes[start] == 0x28
    if isInside { start += 1 }
    guard Bytes.isDigit(bytes[start]),
      let literal = TokenLiteral.read(bytes, start..<min(text.upperBound, start + 24)),
      literal.kind == .duration, literal.range.lowerBound == start
    else { return nil }
    if isInside {
      let end = literal.range.upperBound
      guard end < text.upperBound, bytes[end] == 0x29 || bytes[end] == 0x2C else { return nil }
    }
    return literal.range
  }

  /// Whether no name comes twice and the names are those of steps: two of them at least words for speeds, or all with a
  /// word for times before their dot or hyphen.
  private static func areSteps(_ pairs: [Pair], _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    guard Set(pairs.map { reader.string($0.name) }).count == pairs.count else { return false }
    if pairs.count(where: { TokenPass.isSpeedName($0.name, bytes) }) > 1 { return true }
    return pairs.allSatisfy { pair in
      guard let joint = pair.name.first(where: { bytes[$0] == 0x2D || bytes[$0] == 0x2E }),
        joint > pair.name.lowerBound
      else { return false }
      return heads.contains(WordKey(bytes, pair.name.lowerBound..<joint))
    }
  }

  private static let heads = WordKey.set(
    "dur", "duration", "motion", "time", "timing", "speed", "anim", "animation", "dauer", "duree",
    "duracion", "duracao", "durata", "duur")
}
