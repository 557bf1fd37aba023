import CMarkGFM
import SpecText

/// Reads the inlines of one leaf and finds each literal again in the source bytes.
///
/// The reader walks literals and bytes side by side: marks that cmark consumed (`*`, `` ` ``, `[`, a quote's `>`) are
/// stepped over, escapes and entities become runs of their own, and the destination of a link is skipped when the link ends.
struct InlineReader {
  private let node: Int
  private let region: Range<Int>
  /// The next source byte that no literal has claimed.
  private var cursor: Int
  private var style: InlineRun.Style = []
  /// Links that are open, outermost first: index in `Document.links`.
  private var openLinks: [Int] = []
  /// Pairs of tildes that are open, outermost first: whether they are text.
  private var openRanges: [Bool] = []

  init(node: Int, region: SourceRange) {
    self.node = node
    self.region = region.offsets
    self.cursor = region.offsets.lowerBound
  }

  /// Reads until the leaf ends.
  mutating func read(
    _ leaf: OpaquePointer, iterator: OpaquePointer?, strikethrough: UInt32,
    into document: inout Document
  ) {
    let textStart = document.plain.count
    let runStart = document.runs.count
    let source = document.source
    source.bytes.withUnsafeBufferPointer { bytes in
      if document.nodes[node].kind == .paragraph { skipTaskBox(bytes, in: document) }
      while true {
        let event = cmark_iter_next(iterator)
        guard event != CMARK_EVENT_DONE, let inline = cmark_iter_get_node(iterator),
          !(event == CMARK_EVENT_EXIT && inline == leaf)
        else { break }
        visit(
          inline, isExit: event == CMARK_EVENT_EXIT, strikethrough: strikethrough, bytes: bytes,
          into: &document)
      }
    }
    document.nodes[node].text = range(textStart, document.plain.count)
    document.nodes[node].runs = range(runStart, document.runs.count)
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int32> {
    Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
  }

  /// Steps over "[x] " at the start of a task list item, which cmark keeps out of the text.
  private mutating func skipTaskBox(_ bytes: UnsafeBufferPointer<UInt8>, in document: Document) {
    let parent = Int(document.nodes[node].parent)
    guard parent >= 0, document.nodes[parent].box != .none else { return }
    var index = cursor
    while index < region.upperBound, bytes[index] == 0x20 { index += 1 }
    if index + 2 < region.upperBound, bytes[index] == 0x5B, bytes[index + 2] == 0x5D {
      cursor = index + 3
    }
  }

  private mutating func visit(
    _ inline: OpaquePointer, isExit: Bool, strikethrough: UInt32,
    bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    let type = cmark_node_get_type(inline)
    switch type {
    case CMARK_NODE_TEXT: literal(inline, bytes, into: &document)
    case CMARK_NODE_CODE: code(inline, bytes, into: &document)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: lineBreak(bytes, into: &document)
    case CMARK_NODE_HTML_INLINE: html(inline, bytes, into: &document)
    case CMARK_NODE_STRONG: mark(.strong, isExit)
    case CMARK_NODE_EMPH: mark(.emphasis, isExit)
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      let isImage = type == CMARK_NODE_IMAGE
      if isExit {
        closeLink(bytes, into: &document)
      } else {
        openLink(inline, isImage: isImage, into: &document)
      }
    default:
      if type.rawValue == strikethrough { strike(isExit, bytes, into: &document) }
    }
  }

  private mutating func mark(_ bit: InlineRun.Style, _ isExit: Bool) {
    if isExit { style.remove(bit) } else { style.insert(bit) }
  }

  /// Begins or ends what is struck out; single tildes between the ends of ranges stay text.
  private mutating func strike(
    _ isExit: Bool, _ bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    let tilde = TildeRange.tilde(from: cursor, limit: region.upperBound, bytes)
    if !isExit {
      openRanges.append(tilde.map { TildeRange.isRange(at: $0, in: region, bytes) } ?? false)
    }
    let isRange = (isExit ? openRanges.popLast() : openRanges.last) ?? false
    guard isRange, let tilde else { return mark(.strikethrough, isExit) }
    var sign: UInt8 = 0x7E
    append(&sign, 1, source: tilde, 1, &document)
    cursor = tilde + 1
  }

  // MARK: Text

  private mutating func literal(
    _ inline: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    guard let text = cmark_node_get_literal(inline) else { return }
    let literal = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var index = 0
    while literal[index] != 0 {
      let taken = match(literal + index, bytes)
      if taken.count > 0 {
        append(literal + index, taken.count, source: taken.start, taken.sourceCount, &document)
        cursor = taken.start + taken.sourceCount
        index += taken.count
      } else {
        // Nothing in the source looks like it: keep the text at the cursor without a range.
        append(literal + index, 1, source: min(cursor, region.upperBound), 0, &document)
        index += 1
      }
    }
  }

  /// A piece of a literal that was found in the source.
  private struct Piece {
    var count: Int
    var start: Int
    var sourceCount: Int
  }

  /// Finds the longest piece of the literal at the next place where it can begin.
  private func match(
    _ literal: UnsafePointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Piece {
    var start = cursor
    while start < region.upperBound {
      if bytes[start] == 0x26, let entity = entity(at: start, literal, bytes) { return entity }
      if bytes[start] == literal[0] {
        var count = 1
        while start + count < region.upperBound, literal[count] != 0,
          bytes[start + count] == literal[count],
          !(bytes[start + count] == 0x26), !(bytes[start + count] == 0x5C)
        { count += 1 }
        return Piece(count: count, start: start, sourceCount: count)
      }
      start += 1
    }
    return Piece(count: 0, start: cursor, sourceCount: 0)
  }

  /// An entity such as `&amp;` whose text the literal begins with.
  private func entity(
    at start: Int, _ literal: UnsafePointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Piece? {
    var end = start + 1
    while end < region.upperBound, end - start < 34,
      bytes[end] == 0x23 || isAlphanumeric(bytes[end])
    { end += 1 }
    guard end < region.upperBound, bytes[end] == 0x3B, end > start + 1 else { return nil }
    // Written out in the literal as well: then it is no entity but text.
    var index = 0
    while index <= end - start, literal[index] != 0, literal[index] == bytes[start + index] {
      index += 1
    }
    guard index <= end - start else { return nil }
    var count = 1
    if literal[0] >= 0xC0 { while literal[count] & 0xC0 == 0x80 { count += 1 } }
    return Piece(count: count, start: start, sourceCount: end + 1 - start)
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private mutating func append(
    _ literal: UnsafePointer<UInt8>, _ count: Int, source: Int, _ sourceCount: Int,
    _ document: inout Document, extra: InlineRun.Style = []
  ) {
    let start = document.plain.count
    document.plain.append(contentsOf: UnsafeBufferPointer(start: literal, count: count))
    document.runs.append(
      InlineRun(
        start: start, count: count, source: source, sourceCount: sourceCount,
        style: style.union(extra), link: openLinks.last ?? -1))
  }

  private mutating func lineBreak(
    _ bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    var index = cursor
    while index < region.upperBound, bytes[index] != 0x0A { index += 1 }
    var feed: UInt8 = 0x0A
    append(&feed, 1, source: index, index < region.upperBound ? 1 : 0, &document, extra: .lineBreak)
    cursor = min(index + 1, region.upperBound)
  }

  // MARK: Code and HTML

  private mutating func code(
    _ inline: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    guard let text = cmark_node_get_literal(inline) else { return }
    let literal = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var count = 0
    while literal[count] != 0 { count += 1 }
    // The opening backticks, and as many of them to close.
    var open = cursor
    while open < region.upperBound, bytes[open] != 0x60 { open += 1 }
    var start = open
    while start < region.upperBound, bytes[start] == 0x60 { start += 1 }
    let ticks = start - open
    var close = start
    while close < region.upperBound {
      guard bytes[close] == 0x60 else {
        close += 1
        continue
      }
      var end = close
      while end < region.upperBound, bytes[end] == 0x60 { end += 1 }
      if end - close == ticks { break }
      close = end
    }
    var inner = start
    if close - start == count + 2 { inner += 1 }
    let isSame = (0..<count).allSatisfy { inner + $0 < close && bytes[inner + $0] == literal[$0] }
    append(
      literal, count, source: isSame ? inner : start, isSame ? count : max(0, close - start),
      &document, extra: .code)
    cursor = min(close + ticks, region.upperBound)
  }

  private mutating func html(
    _ inline: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    guard let text = cmark_node_get_literal(inline) else { return }
    let literal = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var count = 0
    while literal[count] != 0 { count += 1 }
    var start = cursor
    while start < region.upperBound, bytes[start] != 0x3C { start += 1 }
    let end = min(start + count, region.upperBound)
    if count > 3, literal[1] == 0x21 {
      HTMLComments.read(in: SourceRange(start, end), of: &document)
    } else if count >= 4, literal[1] | 0x20 == 0x62, literal[2] | 0x20 == 0x72 {
      var feed: UInt8 = 0x0A
      append(&feed, 1, source: start, end - start, &document, extra: .lineBreak)
    }
    cursor = end
  }

  // MARK: Links

  private mutating func openLink(
    _ inline: OpaquePointer, isImage: Bool, into document: inout Document
  ) {
    let destination = cmark_node_get_url(inline).map { String(cString: $0) } ?? ""
    openLinks.append(document.links.count)
    document.links.append(
      Link(
        destination: destination, destinationRange: SourceRange(cursor, cursor),
        range: SourceRange(cursor, cursor),
        text: range(document.plain.count, document.plain.count), isImage: isImage,
        node: Int32(truncatingIfNeeded: node)))
    style.insert(.link)
  }

  /// Ends a link: steps over `](destination "title")` or `][label]`; an autolink has neither.
  private mutating func closeLink(
    _ bytes: UnsafeBufferPointer<UInt8>, into document: inout Document
  ) {
    guard let index = openLinks.popLast() else { return }
    if openLinks.isEmpty { style.remove(.link) }
    let start = Int(document.links[index].range.start)
    let textStart = document.links[index].text.lowerBound
    document.links[index].text = textStart..<Int32(truncatingIfNeeded: document.plain.count)
    let first = firstByte(of: start, "[", bytes)
    var close = cursor
    while close < region.upperBound, "*_~`".utf8.contains(bytes[close]) { close += 1 }
    guard close < region.upperBound, bytes[close] == 0x5D, first < close else {
      let end = close < region.upperBound && bytes[close] == 0x3E ? close + 1 : cursor
      document.links[index].range = SourceRange(start, end)
      document.links[index].destinationRange = SourceRange(start, cursor)
      cursor = end
      return
    }
    let tail = LinkTail.read(after: close + 1, limit: region.upperBound, bytes)
    document.links[index].range = SourceRange(first, tail.end)
    document.links[index].destinationRange =
      tail.destination ?? SourceRange(first, tail.end)
    cursor = tail.end
  }

  private func firstByte(of start: Int, _ byte: Unicode.Scalar, _ bytes: UnsafeBufferPointer<UInt8>)
    -> Int
  {
    var index = start
    while index < region.upperBound, UInt32(bytes[index]) != byte.value { index += 1 }
    return index
  }
}

/// What follows the text of a link.
private struct LinkTail {
  var destination: SourceRange?
  var end: Int

  /// Reads `(destination "title")` or `[label]` at an offset.
  static func read(after start: Int, limit: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> LinkTail {
    guard start < limit else { return LinkTail(destination: nil, end: start) }
    if bytes[start] == 0x5B {
      var end = start
      while end < limit, bytes[end] != 0x5D { end += 1 }
      return LinkTail(destination: nil, end: min(end + 1, limit))
    }
    guard bytes[start] == 0x28 else { return LinkTail(destination: nil, end: start) }
    var first = start + 1
    while first < limit, bytes[first] <= 0x20 { first += 1 }
    let isBracketed = first < limit && bytes[first] == 0x3C
    if isBracketed { first += 1 }
    var last = first
    var depth = 1
    while last < limit {
      let byte = bytes[last]
      if byte == 0x5C { last += 2; continue }
      if isBracketed ? byte == 0x3E : byte <= 0x20 { break }
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 {
        depth -= 1
        if depth == 0, !isBracketed { break }
      }
      last += 1
    }
    last = min(last, limit)
    var end = last
    var quote: UInt8 = 0
    while end < limit {
      let byte = bytes[end]
      if byte == 0x5C { end += 2; continue }
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x29 {
        break
      }
      end += 1
    }
    return LinkTail(destination: SourceRange(first, last), end: min(end + 1, limit))
  }
}
