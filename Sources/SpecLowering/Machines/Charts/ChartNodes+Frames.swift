import SpecText

/// Boxes that hold drawings of their own, and titles above boxes.
extension ChartNodes {
  /// A rectangle of lines.
  struct Frame {
    var top: Int
    var left: Int
    var bottom: Int
    var right: Int

    /// Whether another one lies inside of it.
    func holds(_ other: Frame) -> Bool {
      other.top > top && other.bottom < bottom && other.left > left && other.right < right
    }
  }

  /// The frames that lines join with each other and that hold drawings of screens: what is inside is a part of them.
  ///
  /// They stand side by side in one frame or in none, and no head leads into a frame inside; where a line leaves a frame
  /// inside at its side, "│ [Go] │──┼──▶", none of the others is led to.
  func screens(among frames: [Frame]) -> [Frame] {
    let families = Dictionary(grouping: frames.indices) { place in
      frames.indices.filter { frames[$0].holds(frames[place]) }
        .min { frames[$0].bottom - frames[$0].top < frames[$1].bottom - frames[$1].top } ?? -1
    }
    return families.values.flatMap { family -> [Frame] in
      let members = family.sorted().map { frames[$0] }
      guard members.count > 1,
        members.contains(where: { member in
          hasHeads(in: member) || frames.contains { member.holds($0) }
        })
      else { return [] }
      let linked = members.filter { isLeft($0) || isEntered($0) || isLinkedAtSide($0) }
      let inner = frames.filter { frame in linked.contains { $0.holds(frame) } }
      guard linked.count > 1, linked.contains(where: { isLeft($0) || isLeftAtSide($0) }),
        linked.contains(where: { isEntered($0) || isEnteredAtSide($0) }),
        !inner.contains(where: { isEntered($0) || isLeft($0) }), !areLinkedAtSides(inner),
        !linked.contains(where: joinsWords)
      else { return [] }
      return linked
    }
  }

  /// Whether a line with a head leads from words to what stands below them inside of a frame: a chart of its own.
  private func joinsWords(_ frame: Frame) -> Bool {
    (frame.top + 1..<frame.bottom).contains { row in
      (frame.left + 1..<frame.right).contains { column in
        var cell = row * grid.width + column
        guard grid.uses[cell] == .head, grid.points[cell].contains(.down) else { return false }
        var length = 0
        while let above = grid.next(cell, .up), grid.uses[above] == .line,
          grid.ends[above].isSuperset(of: [.up, .down]), grid.row(above) > frame.top
        {
          cell = above
          length += 1
        }
        return length > 0 && grid.next(cell, .up).map { grid.uses[$0] == .text } == true
      }
    }
  }

  /// Whether a line leaves the lower edge of a frame.
  func isLeft(_ frame: Frame) -> Bool {
    (frame.left + 1..<frame.right).contains { column in
      let index = frame.bottom * grid.width + column
      guard let below = grid.next(index, .down) else { return false }
      if grid.ends[index].contains(.down) {
        return grid.uses[below] == .line || grid.uses[below] == .head
      }
      // A line may begin right below the edge, without a branch in it.
      return grid.uses[below] == .line && grid.ends[below].isSuperset(of: [.up, .down])
        && leadsToHead(below)
    }
  }

  /// Whether an upright line ends in a head that points down.
  private func leadsToHead(_ start: Int) -> Bool {
    var index = start
    while let next = grid.next(index, .down) {
      if grid.uses[next] == .head { return grid.points[next].contains(.down) }
      guard grid.uses[next] == .line, grid.ends[next].contains(.up) else { return false }
      index = next
    }
    return false
  }

  /// Whether a head at the end of a line points at the upper edge of a frame, or at the title right above it.
  private func isEntered(_ frame: Frame) -> Bool {
    (frame.left..<frame.right + 1).contains { column in
      (1...2).contains { distance in
        let row = frame.top - distance
        guard row > 0, case let head = row * grid.width + column, grid.uses[head] == .head,
          grid.points[head].contains(.down), let shaft = grid.next(head, .up),
          distance == 1 || isTitle(row + 1, of: frame)
        else { return false }
        return grid.uses[shaft] == .line && grid.ends[shaft].contains(.down)
      }
    }
  }

  /// Whether words and nothing else stand in a row above a frame.
  private func isTitle(_ row: Int, of frame: Frame) -> Bool {
    let cells = (frame.left...frame.right).map { grid.uses[row * grid.width + $0] }
    return cells.contains(.text) && cells.allSatisfy { $0 == .text || $0 == .blank }
  }

  /// Gives boxes the names that stand right above them as titles of steps, two at least: "Step 1: Offer" above what is
  /// seen in it.
  mutating func nameByTitles() {
    var titles: [(words: Int, box: Int, name: String)] = []
    for words in nodes.indices where nodes[words].kind == .words {
      guard let cell = nodes[words].cells.first, let below = grid.next(cell, .down),
        case let name = StateName.withoutOrdinal(nodes[words].text), name != nodes[words].text
      else { continue }
      let boxes = nodes[words].cells.compactMap { cell -> Int? in
        guard let below = grid.next(cell, .down), grid.uses[below] == .border else { return nil }
        return owner[below]
      }
      guard let box = boxes.first, nodes[box].kind == .box,
        nodes[box].row == grid.row(below)
      else { continue }
      titles.append((words, box, StateName.splitQualifier(name).name))
    }
    guard titles.count > 1, Set(titles.map(\.box)).count == titles.count else { return }
    for title in titles {
      nodes[title.box].text = title.name
      let row = nodes[title.box].row - 1
      for column in 0..<grid.width {
        let index = row * grid.width + column
        guard let below = grid.next(index, .down), owner[below] == title.box,
          grid.uses[index] == .blank || owner[index] == title.words
        else { continue }
        grid.uses[index] = .inside
        owner[index] = title.box
      }
      claim(nodes[title.words].cells, for: title.box)
      nodes[title.words].cells = 0..<0
    }
  }
}
