/// What stands between quotation marks, found in one pass over a line.
enum QuoteSpans {
  /// Marks that belong together: straight, curly, angle, corner.
  private enum Family: UInt8 { case straight, curly, angle, corner }

  /// Appends the ranges between marks that open and close on the same line, and what stands before a mark that closes
  /// what an earlier line has opened.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, to spans: inout [Range<Int>]
  ) {
    var open: (family: Family, offset: Int)?
    var isFirst = true
    var index = line.lowerBound
    while index < line.upperBound {
      guard let (family, count, opens) = mark(bytes, index, line.upperBound) else {
        index += 1
        continue
      }
      if let current = open, current.family == family {
        if opens {
          open = (family, index)
        } else {
          spans.append(current.offset..<index)
          open = nil
        }
      } else if open == nil {
        if isFirst, family == .straight, closes(bytes, index, line) {
          spans.append(line.lowerBound..<index)
        } else {
          open = (family, index)
        }
      } else if family == .straight, let current = open, current.family == .curly {
        // German texts often open with „ and close with a straight mark.
        spans.append(current.offset..<index)
        open = nil
      }
      isFirst = false
      index += count
    }
  }

  /// "your payment\", and after 10 s": whether the first straight mark of a line stands behind a word and before a mark
  /// or a blank, and so opens nothing.
  private static func closes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ line: Range<Int>
  ) -> Bool {
    guard index > line.lowerBound, index + 1 < line.upperBound,
      Bytes.isLetter(bytes[index - 1]) || [0x2E, 0x21, 0x3F].contains(bytes[index - 1])
    else { return false }
    return [0x20, 0x2C, 0x2E, 0x3B, 0x29].contains(bytes[index + 1])
  }

  /// The mark at an offset: its family, its length, and whether it can only open.
  private static func mark(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) -> (Family, Int, Bool)? {
    let byte = bytes[index]
    if byte == 0x22 { return (.straight, 1, false) }
    guard byte >= 0xC2, index + 1 < end else { return nil }
    if byte == 0xC2, bytes[index + 1] == 0xAB || bytes[index + 1] == 0xBB {
      return (.angle, 2, false)
    }
    guard index + 2 < end else { return nil }
    let last = bytes[index + 2]
    if byte == 0xE2, bytes[index + 1] == 0x80, last >= 0x9C, last <= 0x9E {
      return (.curly, 3, last == 0x9E)
    }
    if byte == 0xE3, bytes[index + 1] == 0x80, last >= 0x8C, last <= 0x8F {
      return (.corner, 3, last & 1 == 0)
    }
    return nil
  }

  /// Whether one of some spans in order begins in a line.
  static func touch(_ spans: [Range<Int>], _ line: Range<Int>) -> Bool {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].lowerBound < line.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].lowerBound < line.upperBound
  }

  /// Whether an offset stands in one of some spans in order.
  static func contain(_ spans: [Range<Int>], _ offset: Int) -> Bool {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset <= spans[low - 1].upperBound
  }
}
