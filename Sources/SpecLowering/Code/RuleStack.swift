import SpecText

/// Follows the braces of a style sheet: the rules that are open at a line.
struct RuleStack {
  /// The selectors of the open rules, outermost first; at-rules are among them.
  private(set) var selectors: [Range<Int>] = []
  /// Rules that are nested deeper than the limit.
  private var hidden = 0

  /// Rules beyond this depth are counted, not kept.
  private static let limit = 64

  var isEmpty: Bool { selectors.isEmpty }

  /// Reads the braces of a line without its comment; those in quotes are text.
  ///
  /// - Complexity: O(line); each kind of quotation mark is looked for in vain once at most.
  mutating func read(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    var start = line.lowerBound
    var offset = start
    while offset < line.upperBound {
      let byte = bytes[offset]
      if byte == 0x22 || byte == 0x27,
        let end = bytes[offset + 1..<line.upperBound].firstIndex(of: byte)
      {
        offset = end
      } else if byte == 0x7B {
        open(Bytes.trim(start..<offset, in: bytes))
        start = offset + 1
      } else if byte == 0x7D {
        close()
        start = offset + 1
      } else if byte == 0x3B {
        start = offset + 1
      }
      offset += 1
    }
  }

  private mutating func open(_ selector: Range<Int>) {
    if selectors.count < Self.limit { selectors.append(selector) } else { hidden += 1 }
  }

  private mutating func close() {
    if hidden > 0 { hidden -= 1 } else { _ = selectors.popLast() }
  }

  /// The selector of the innermost rule that is no at-rule.
  func innermost(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    selectors.last { selector in selector.first.map { bytes[$0] != 0x40 } ?? false }
  }
}
