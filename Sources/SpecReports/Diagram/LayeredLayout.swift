/// A drawing of a graph in columns from left to right, after Sugiyama, Tagawa and Toda (1981).
///
/// - Shape: boxes stand in even columns by their distance from the first box; the label of an arrow is an item of the odd
///   column beside its source, so that no label can cover a box. Arrows cross other columns as bends.
/// - Units: CSS pixels, origin at the top left.
/// - Complexity: O(sweeps × items × log items).
struct LayeredLayout {
  /// A box, a label or a bend.
  struct Item {
    /// What stands at the place.
    enum Kind: Equatable {
      case node(Int)
      case label(Int)
      case bend(Int)
    }

    var kind: Kind
    var column: Int
    /// Room to the left edge's right.
    var width: Double
    /// Room above and below the line through the item.
    var above: Double
    var below: Double
    /// The height of the line.
    var y: Double = 0
    /// Items of the neighbouring columns that are joined to it.
    var left: [Int] = []
    var right: [Int] = []
  }

  /// The room an element takes.
  struct Extent {
    var width: Double
    var above: Double
    var below: Double
  }

  /// An arrow's way through the columns.
  struct Route {
    /// The items from the lowest column to the highest, both boxes included; for boxes of one column box, label, box.
    var items: [Int]
    /// Whether the arrow points to lower columns.
    var isReversed: Bool
    /// Whether both boxes stand in one column.
    var isSideways: Bool
  }

  private(set) var items: [Item] = []
  /// The item of each box; -1 where the box is not part of the component.
  private(set) var itemOfNode: [Int]
  /// The way of each arrow; `nil` for arrows of other components and for loops.
  private(set) var routes: [Route?]
  private(set) var columns: [[Int]] = []
  /// The left edge and the width of each column.
  private(set) var columnX: [Double] = []
  private(set) var columnWidth: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Lays out one connected component.
  ///
  /// - Parameters:
  ///   - ranks: the column pair of each box, -1 for boxes of other components.
  ///   - order: the boxes in the order in which the search found them.
  init(
    edges: [(source: Int, target: Int)], ranks: [Int], order: [Int], nodeExtents: [Extent],
    labelExtents: [Extent]
  ) {
    itemOfNode = Array(repeating: -1, count: ranks.count)
    routes = Array(repeating: nil, count: edges.count)
    let last = order.map { ranks[$0] }.max() ?? 0
    columns = Array(repeating: [], count: 2 * last + 2)
    for node in order {
      itemOfNode[node] = add(.node(node), column: 2 * ranks[node], extent: nodeExtents[node])
    }
    for (index, edge) in edges.enumerated()
    where ranks[edge.source] >= 0 && edge.source != edge.target {
      route(index, edge: edge, ranks: ranks, extent: labelExtents[index])
    }
    if columns.last?.isEmpty == true { columns.removeLast() }
    growNodes()
    reduceCrossings()
    placeColumns()
    placeRows()
  }

  private mutating func add(_ kind: Item.Kind, column: Int, extent: Extent) -> Int {
    items.append(
      Item(
        kind: kind, column: column, width: extent.width, above: extent.above, below: extent.below))
    columns[column].append(items.count - 1)
    return items.count - 1
  }

  private mutating func route(
    _ index: Int, edge: (source: Int, target: Int), ranks: [Int], extent: Extent
  ) {
    let from = ranks[edge.source]
    let to = ranks[edge.target]
    if from == to {
      let label = add(.label(index), column: 2 * from + 1, extent: extent)
      let ends = [itemOfNode[edge.source], itemOfNode[edge.target]]
      for end in ends { join(end, label) }
      routes[index] = Route(
        items: [ends[0], label, ends[1]], isReversed: false, isSideways: true)
      return
    }
    let isReversed = from > to
    let low = 2 * min(from, to)
    let high = 2 * max(from, to)
    let labelColumn = isReversed ? high - 1 : low + 1
    var path = [itemOfNode[isReversed ? edge.target : edge.source]]
    for column in (low + 1)..<high {
      let isLabel = column == labelColumn
      path.append(
        add(
          isLabel ? .label(index) : .bend(index), column: column,
          extent: isLabel ? extent : Extent(width: 0, above: 2, below: 2)))
    }
    path.append(itemOfNode[isReversed ? edge.source : edge.target])
    for (a, b) in zip(path, path.dropFirst()) { join(a, b) }
    routes[index] = Route(items: path, isReversed: isReversed, isSideways: false)
  }

  private mutating func join(_ a: Int, _ b: Int) {
    items[a].right.append(b)
    items[b].left.append(a)
  }

  /// Makes boxes high enough for the arrows at their sides.
  private mutating func growNodes() {
    for index in items.indices {
      guard case .node = items[index].kind else { continue }
      let ports = Double(max(items[index].left.count, items[index].right.count))
      let missing = ports * 11 + 10 - 2 * items[index].below
      if missing > 0 {
        items[index].above += missing / 2
        items[index].below += missing / 2
      }
    }
  }
}

// MARK: Order within the columns

extension LayeredLayout {
  /// Sorts columns by the mean place of their neighbours, forth and back, and keeps the best order found.
  private mutating func reduceCrossings() {
    guard items.count < 3000 else { return }
    var best = columns
    var fewest = crossings()
    for sweep in 0..<16 where fewest > 0 {
      let isForward = sweep % 2 == 0
      let order = isForward ? Array(columns.indices) : columns.indices.reversed()
      for column in order { sort(column, byLeft: isForward) }
      let count = crossings()
      if count < fewest {
        fewest = count
        best = columns
      }
    }
    columns = best
  }

  private mutating func sort(_ column: Int, byLeft: Bool) {
    var place: [Int: Double] = [:]
    let neighbour = byLeft ? column - 1 : column + 1
    guard columns.indices.contains(neighbour) else { return }
    for (index, item) in columns[neighbour].enumerated() { place[item] = Double(index) }
    let keys = columns[column].enumerated().map { index, item -> (Double, Int, Int) in
      let joined = byLeft ? items[item].left : items[item].right
      let places = joined.compactMap { place[$0] }
      let scale = Double(columns[neighbour].count) / Double(max(1, columns[column].count))
      let mean =
        places.isEmpty ? Double(index) * scale : places.reduce(0, +) / Double(places.count)
      return (mean, index, item)
    }
    columns[column] = keys.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func crossings() -> Int {
    var count = 0
    for column in columns.indices.dropLast() {
      var place: [Int: Int] = [:]
      for (index, item) in columns[column + 1].enumerated() { place[item] = index }
      var seen: [Int] = []
      for item in columns[column] {
        let targets = items[item].right.compactMap { place[$0] }
        for target in targets { count += seen.reduce(0) { $1 > target ? $0 + 1 : $0 } }
        seen += targets
      }
    }
    return count
  }
}

// MARK: Places

extension LayeredLayout {
  private mutating func placeColumns() {
    columnWidth = columns.map { $0.map { items[$0].width }.max() ?? 0 }
    let most = Double(columns.map(\.count).max() ?? 0)
    let gap = min(84, 30 + 2.4 * most)
    var x = 0.0
    for width in columnWidth {
      columnX.append(x)
      x += width + gap
    }
    width = max(0, x - gap)
  }

  /// Moves every item towards its neighbours without overlaps, a column at a time.
  private mutating func placeRows() {
    for column in columns { place(column, at: column.map { _ in 0 }) }
    for sweep in 0..<24 {
      let order = sweep % 2 == 0 ? Array(columns.indices) : columns.indices.reversed()
      for column in order {
        let wanted = columns[column].map { item -> Double in
          let joined = items[item].left + items[item].right
          guard !joined.isEmpty else { return items[item].y }
          return joined.reduce(0) { $0 + items[$1].y } / Double(joined.count)
        }
        place(columns[column], at: wanted)
      }
    }
    let top = items.map { $0.y - $0.above }.min() ?? 0
    for index in items.indices { items[index].y -= top }
    height = items.map { $0.y + $0.below }.max() ?? 0
  }

  /// Places a column as near as possible to the wanted heights: least squares under minimal distances.
  ///
  /// - Source: pool adjacent violators; after subtracting the distances the order is all that is left.
  private mutating func place(_ column: [Int], at wanted: [Double]) {
    var offsets: [Double] = []
    var offset = 0.0
    for (index, item) in column.enumerated() {
      if index > 0 { offset += distance(column[index - 1], item) }
      offsets.append(offset)
    }
    var pools: [(sum: Double, count: Int)] = []
    for index in column.indices {
      pools.append((wanted[index] - offsets[index], 1))
      while pools.count > 1 {
        let b = pools[pools.count - 1]
        let a = pools[pools.count - 2]
        guard a.sum / Double(a.count) >= b.sum / Double(b.count) else { break }
        pools.removeLast(2)
        pools.append((a.sum + b.sum, a.count + b.count))
      }
    }
    var index = 0
    for pool in pools {
      for _ in 0..<pool.count {
        items[column[index]].y = pool.sum / Double(pool.count) + offsets[index]
        index += 1
      }
    }
  }

  private func distance(_ upper: Int, _ lower: Int) -> Double {
    let isTight: Bool
    switch (items[upper].kind, items[lower].kind) {
    case (.node, _), (_, .node): isTight = false
    default: isTight = true
    }
    return items[upper].below + items[lower].above + (isTight ? 6 : 16)
  }
}
