import SpecSyntax
import SpecText

/// Elements of code that hold a sign and no letters.
extension ClassPairs {
  /// Whether the element that a line of code opens holds nothing but a sign, `<Compass size={22} />`, of which
  /// 3:1 is asked (WCAG 2.2, 1.4.11).
  func holdsSignAlone(_ line: Range<Int>, in block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard bytes[line.lowerBound] == 0x3C, line.upperBound > line.lowerBound + 2 else {
      return false
    }
    var inner = line.upperBound
    if bytes[line.upperBound - 1] != 0x3E || ASCII.find("</", in: bytes, line) != nil {
      // "<span class="…"><Star /></span>"
      guard let mark = ASCII.find("><", in: bytes, line) else { return false }
      inner = mark + 1
    }
    guard let last = block.lines.last else { return false }
    return isSignAlone(inner..<min(Int(last.end), inner + 600), bytes)
  }

  /// Whether text of code begins with a sign, behind which an element ends.
  private func isSignAlone(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound, ASCII.isBlank(bytes[start]) || bytes[start] == ASCII.lineFeed {
      start += 1
    }
    guard start + 2 < range.upperBound, bytes[start] == 0x3C else { return false }
    let rest = start..<range.upperBound
    var end: Int?
    if ASCII.starts(bytes, at: start, with: "<svg") {
      end =
        ASCII.find("</svg>", in: bytes, rest).map { $0 + 6 }
        ?? ASCII.find("/>", in: bytes, rest).map { $0 + 2 }
    } else if ASCII.isUpper(bytes[start + 1]) || ASCII.starts(bytes, at: start, with: "<img")
      || ASCII.starts(bytes, at: start, with: "<i ")
    {
      let close = ASCII.find("/>", in: bytes, rest) ?? ASCII.find("</i>", in: bytes, rest)
      let open = ASCII.find(0x3E, in: bytes, rest) ?? range.upperBound
      end = close.flatMap { $0 <= open ? $0 + (bytes[$0] == 0x2F ? 2 : 4) : nil }
    }
    guard var next = end else { return false }
    while next < range.upperBound, ASCII.isBlank(bytes[next]) || bytes[next] == ASCII.lineFeed {
      next += 1
    }
    return ASCII.starts(bytes, at: next, with: "</")
  }
}
