public import SpecText

extension Document {
  /// The visible text of a leaf.
  public func string(_ node: Int) -> String {
    let text = nodes[node].text
    return String(decoding: plain[Int(text.lowerBound)..<Int(text.upperBound)], as: UTF8.self)
  }

  /// The place of a leaf's visible text in `plain`.
  public func plainText(of node: Int) -> Range<Int> {
    Int(nodes[node].text.lowerBound)..<Int(nodes[node].text.upperBound)
  }

  /// The visible text of a range of `plain`.
  public func string(plain range: Range<Int>) -> String {
    String(decoding: plain[range], as: UTF8.self)
  }

  /// The source bytes behind a range of `plain` that lies inside one leaf.
  ///
  /// - Complexity: O(log runs).
  public func sourceRange(plain range: Range<Int>) -> SourceRange {
    let first = run(at: range.lowerBound)
    return sourceRange(
      plain: range, first, range.isEmpty ? first : run(at: range.upperBound - 1))
  }

  /// The source bytes behind a range of the visible text of a leaf.
  ///
  /// - Complexity: O(log runs of the leaf).
  public func sourceRange(plain range: Range<Int>, in leaf: Int) -> SourceRange {
    let first = run(at: range.lowerBound, in: leaf)
    return sourceRange(
      plain: range, first, range.isEmpty ? first : run(at: range.upperBound - 1, in: leaf))
  }

  private func sourceRange(plain range: Range<Int>, _ first: Int, _ last: Int) -> SourceRange {
    guard first >= 0, last >= 0 else { return .zero }
    let a = runs[first]
    let b = runs[last]
    let start =
      a.isVerbatim ? Int(a.source) + max(0, range.lowerBound - Int(a.start)) : Int(a.source)
    let end =
      b.isVerbatim
      ? Int(b.source) + min(Int(b.count), range.upperBound - Int(b.start))
      : Int(b.source) + Int(b.sourceCount)
    return SourceRange(start, range.isEmpty ? start : end)
  }

  /// The number of characters (code points) in a piece of `plain`: a limit in bytes would be twice as tight on Russian.
  ///
  /// - Complexity: O(length).
  public func characterCount(of range: Range<Int>) -> Int {
    range.count { plain[$0] & 0xC0 != 0x80 }
  }

  /// Whether a piece of `plain` has so many characters (code points) at most; most texts have no more bytes than that.
  ///
  /// - Complexity: O(limit).
  public func hasAtMost(_ limit: Int, charactersIn range: Range<Int>) -> Bool {
    range.count <= limit || range.count <= limit * 4 && characterCount(of: range) <= limit
  }

  /// The index of the run that holds a byte of `plain`, or the nearest before it.
  public func run(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (runs.isEmpty ? -1 : 0) : low - 1
  }

  /// The run around a byte of the visible text of a leaf, where it is set in one of some styles.
  ///
  /// - Complexity: O(log runs of the leaf).
  public func span(at offset: Int, of leaf: Int, in styles: InlineRun.Style) -> Range<Int>? {
    span(run(at: offset, in: leaf), around: offset, in: styles)
  }

  /// The run around a byte of `plain`, where it is set in one of some styles.
  ///
  /// - Complexity: O(log runs).
  public func span(at offset: Int, in styles: InlineRun.Style) -> Range<Int>? {
    span(run(at: offset), around: offset, in: styles)
  }

  private func span(
    _ index: Int, around offset: Int, in styles: InlineRun.Style
  ) -> Range<Int>? {
    guard index >= 0, !runs[index].style.isDisjoint(with: styles) else { return nil }
    let range = Int(runs[index].start)..<Int(runs[index].start) + Int(runs[index].count)
    return range.contains(offset) ? range : nil
  }

  /// The index of the run that holds a byte of the visible text of a leaf, or the nearest before it.
  ///
  /// - Complexity: O(log runs of the leaf).
  public func run(at offset: Int, in leaf: Int) -> Int {
    var low = Int(nodes[leaf].runs.lowerBound)
    var high = Int(nodes[leaf].runs.upperBound)
    guard low < high else { return run(at: offset) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(runs[middle].start) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The first child of a node.
  public func firstChild(of node: Int) -> Int? {
    node + 1 < Int(nodes[node].end) ? node + 1 : nil
  }

  /// The node right behind another one below the same parent.
  public func sibling(after node: Int) -> Int? {
    let next = Int(nodes[node].end)
    let parent = Int(nodes[node].parent)
    return parent >= 0 && next < Int(nodes[parent].end) ? next : nil
  }

  /// The node right before another one below the same parent.
  ///
  /// - Complexity: O(depth).
  public func sibling(before node: Int) -> Int? {
    let parent = Int(nodes[node].parent)
    var other = node - 1
    guard other > parent else { return nil }
    while Int(nodes[other].parent) != parent { other = Int(nodes[other].parent) }
    return other
  }

  /// The children of a node, in order.
  public func children(of node: Int) -> [Int] {
    var count = 0
    var child = node + 1
    while child < Int(nodes[node].end) {
      count += 1
      child = Int(nodes[child].end)
    }
    guard count > 0 else { return [] }
    // Not by `unsafeUninitializedCapacity`, which looks the type of its memory up each time.
    var result: [Int] = []
    result.reserveCapacity(count)
    child = node + 1
    while child < Int(nodes[node].end) {
      result.append(child)
      child = Int(nodes[child].end)
    }
    return result
  }

  /// Hands out the children of a node in order, for those who need no list of them.
  public func forEachChild(of node: Int, _ body: (Int) -> Void) {
    var child = node + 1
    while child < Int(nodes[node].end) {
      body(child)
      child = Int(nodes[child].end)
    }
  }

  /// The visible text of a section's heading; empty for section 0.
  public func title(ofSection section: Int) -> String {
    if section < titles.count { return titles[section] }
    let heading = Int(sections[section].heading)
    return heading < 0 ? "" : string(heading)
  }

  /// The sections from the outermost to the given one, without section 0.
  public func path(ofSection section: Int) -> [Int] {
    var result: [Int] = []
    var current = section
    while current > 0 {
      result.append(current)
      current = Int(sections[current].parent)
    }
    return result.reversed()
  }

  /// The place of a range in this document.
  public func origin(_ range: SourceRange) -> Origin { Origin(file: file, range: range) }
}
