import SpecSyntax
import SpecText

/// The parts of a style sheet in which a value holds for some elements alone: rules with another selector than the root.
struct StyleScopes {
  /// The outermost rules of that kind, in order.
  private var ranges: [Range<Int>] = []

  private static let languages: Set<String> = [
    "", "css", "scss", "less", "sass", "postcss", "html", "vue", "svelte",
  ]

  /// Selectors whose values every element inherits.
  ///
  /// - Source: CSS Custom Properties 1, 2: custom properties inherit from the element that the selector names.
  private static let roots: Set<String> = [":root", "html", "body", ":host", "*"]

  /// Reads the rules of a code block.
  ///
  /// - Complexity: O(bytes).
  init(codeBlock node: Int, in document: Document) {
    let block = document.codeBlocks[Int(document.nodes[node].payload)]
    guard Self.languages.contains(block.language.lowercased()), let first = block.lines.first,
      let last = block.lines.last
    else { return }
    let bytes = document.source.bytes
    var selector = Int(first.start)
    var depth = 0
    var local: (depth: Int, start: Int)?
    for offset in Int(first.start)..<Int(last.end) {
      switch bytes[offset] {
      case 0x7B:
        if local == nil, !Self.isRoot(selector..<offset, bytes) {
          local = (depth, offset)
        }
        depth += 1
        selector = offset + 1
      case 0x7D:
        depth = max(0, depth - 1)
        if let open = local, open.depth == depth {
          ranges.append(open.start..<offset)
          local = nil
        }
        selector = offset + 1
      case 0x3B: selector = offset + 1
      default: continue
      }
    }
    if let open = local { ranges.append(open.start..<Int(last.end)) }
  }

  /// Whether an offset stands in a rule for some elements alone.
  func isLocal(_ offset: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= Int(offset) { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(Int(offset))
  }

  /// Whether all elements are meant: the root, or a rule that only groups others.
  private static func isRoot(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    // The last line, behind a remark that may stand before it.
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > range.lowerBound, bytes[start - 1] != ASCII.lineFeed,
      bytes[start - 1] != ASCII.slash
    {
      start -= 1
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self).trimmedSpaces
    if text.hasPrefix("@theme") || text.hasPrefix("@layer") { return true }
    return text.split(separator: ",").allSatisfy { roots.contains(String($0).trimmedSpaces) }
  }
}
