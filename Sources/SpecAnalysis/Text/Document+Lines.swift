public import SpecSyntax
public import SpecText

/// The lines of a stretch of visible text, as ranges of `Document.plain`; made one by one.
public struct TextLines: Sequence, IteratorProtocol {
  fileprivate let plain: ContiguousArray<UInt8>
  fileprivate var start: Int
  fileprivate let end: Int

  /// The next line, without its end.
  public mutating func next() -> Range<Int>? {
    guard start < end else { return nil }
    let stop = ASCII.find(ASCII.lineFeed, in: plain, start..<end) ?? end
    defer { start = stop + 1 }
    return start..<stop
  }
}

extension Document {
  /// The lines of a leaf's visible text.
  public func lines(of node: Int) -> TextLines {
    let text = plainText(of: node)
    return TextLines(plain: plain, start: text.lowerBound, end: text.upperBound)
  }

  /// The line of a leaf's visible text around an offset of `plain`.
  public func line(around offset: Int, in node: Int) -> Range<Int> {
    let text = plainText(of: node)
    var start = min(offset, text.upperBound)
    while start > text.lowerBound, plain[start - 1] != 0x0A { start -= 1 }
    var end = max(start, offset)
    while end < text.upperBound, plain[end] != 0x0A { end += 1 }
    return start..<end
  }

  /// The visible text of the line around a mention.
  public func lineText(of mention: Mention) -> String {
    string(plain: line(around: mention.range.lowerBound, in: mention.node))
  }

  /// The place of a mention.
  public func origin(of mention: Mention) -> Origin { origin(sourceRange(plain: mention.range)) }

  /// The place of the line around a mention.
  public func lineOrigin(of mention: Mention) -> Origin {
    origin(sourceRange(plain: line(around: mention.range.lowerBound, in: mention.node)))
  }

  /// The place of the source line on which a range begins, without the blanks before it.
  public func firstLine(of range: SourceRange) -> SourceRange {
    let line = source.lineRange(source.lineIndex(of: Int(range.start)))
    var start = Int(line.start)
    while start < Int(line.end), ASCII.isBlank(source.bytes[start]) { start += 1 }
    return SourceRange(start, Int(line.end))
  }

  /// The titles of the table around an offset of the source; empty outside of tables.
  ///
  /// - Complexity: O(log nodes + columns + distance to the header).
  public func tableHeader(around offset: UInt32) -> [String] {
    guard let table = table(around: offset), table + 1 < nodes.count else { return [] }
    return children(of: table + 1).map { string($0) }
  }

  /// The table around an offset of the source.
  ///
  /// - Complexity: O(log nodes + depth).
  func table(around offset: UInt32) -> Int? {
    var node = lastNode(startingBy: offset) ?? 0
    while node > 0, nodes[node].kind != .table { node = Int(nodes[node].parent) }
    return node > 0 && nodes[node].range.end >= offset ? node : nil
  }

  /// The outermost list, table or quotation that holds a node; the node itself where none does.
  ///
  /// - Complexity: O(depth).
  public func outermost(around node: Int) -> Int {
    var outer = node
    while case let parent = Int(nodes[outer].parent), parent > 0 { outer = parent }
    return outer
  }

  /// The leaf or code block that holds an offset.
  ///
  /// - Complexity: O(log nodes).
  public func lastNode(startingBy offset: UInt32) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
