import SpecModel

/// Draws one laid-out component.
struct DiagramPainter {
  let graph: DiagramGraph
  let layout: LayeredLayout
  let sizes: DiagramSizes

  /// A place in the picture.
  private struct Point {
    var x: Double
    var y: Double
  }

  /// Draws arrows, then boxes, then labels.
  func paint(to html: inout HTMLWriter) {
    for index in graph.edges.indices { paintEdge(index, to: &html) }
    for (node, item) in layout.itemOfNode.enumerated() where item >= 0 {
      paintNode(node, item: layout.items[item], to: &html)
    }
  }

  // MARK: Boxes

  /// The left and the right edge of the boxes of a column.
  private func sides(ofColumn column: Int) -> (left: Double, right: Double) {
    let widths = layout.columns[column].compactMap { item -> Double? in
      if case .node(let node) = layout.items[item].kind { sizes.boxWidths[node] } else { nil }
    }
    let width = widths.max() ?? 0
    let center = layout.columnX[column] + layout.columnWidth[column] / 2
    return (center - width / 2, center + width / 2)
  }

  private func paintNode(_ node: Int, item: LayeredLayout.Item, to html: inout HTMLWriter) {
    let box = graph.nodes[node]
    let (left, right) = sides(ofColumn: item.column)
    let isInitial = graph.initial == node
    html.open("g", [("class", (["node"] + box.classes).joined(separator: " "))])
    html.element("title", box.title)
    if isInitial { paintInitialMark(at: Point(x: left, y: item.y), to: &html) }
    rectangle(left: left, right: right, y: item.y, half: item.below, inset: 0, to: &html)
    if box.classes.contains("final") || box.classes.contains("composite") {
      rectangle(left: left, right: right, y: item.y, half: item.below, inset: 3.5, to: &html)
    }
    let height =
      Double(box.lines.count) * DiagramSizes.nameLine
      + Double(box.notes.count) * DiagramSizes.labelLine
    var y = item.y - height / 2 - 4
    for line in box.lines {
      y += DiagramSizes.nameLine
      text(line, at: Point(x: (left + right) / 2, y: y), class: "name", to: &html)
    }
    for note in box.notes {
      y += DiagramSizes.labelLine
      text(note, at: Point(x: (left + right) / 2, y: y + 2), class: "note", to: &html)
    }
    html.close("g")
  }

  private func rectangle(
    left: Double, right: Double, y: Double, half: Double, inset: Double, to html: inout HTMLWriter
  ) {
    html.empty(
      "rect",
      [
        ("x", n(left + inset)), ("y", n(y - half + inset)),
        ("width", n(right - left - 2 * inset)), ("height", n(2 * (half - inset))),
        ("rx", n(9 - inset)),
      ])
  }

  private func paintInitialMark(at point: Point, to html: inout HTMLWriter) {
    html.empty(
      "circle",
      [("class", "start"), ("cx", n(point.x - 28)), ("cy", n(point.y)), ("r", "5")])
    html.empty(
      "path", [("class", "edge"), ("d", "M\(n(point.x - 23)) \(n(point.y))H\(n(point.x - 6))")])
    arrowHead(at: point, dx: 1, dy: 0, to: &html)
  }

  // MARK: Arrows

  private func paintEdge(_ index: Int, to html: inout HTMLWriter) {
    let edge = graph.edges[index]
    guard layout.itemOfNode[edge.source] >= 0 else { return }
    html.open("g", [("class", edge.isInferred ? "arrow inferred" : "arrow")])
    html.element("title", edge.title)
    if edge.source == edge.target {
      paintLoop(index, to: &html)
    } else if let route = layout.routes[index] {
      if route.isSideways {
        paintSideways(index, route: route, to: &html)
      } else {
        paintForward(index, route: route, to: &html)
      }
    }
    html.close("g")
  }

  private func paintLoop(_ index: Int, to html: inout HTMLWriter) {
    let item = layout.items[layout.itemOfNode[graph.edges[index].source]]
    let (left, right) = sides(ofColumn: item.column)
    let x = (left + right) / 2
    let top = item.y - item.below
    let peak = top - DiagramSizes.loopHeight - 6
    path(
      "M\(n(x - 13)) \(n(top))C\(n(x - 13)) \(n(peak)) \(n(x + 13)) \(n(peak)) "
        + "\(n(x + 13)) \(n(top - 6))", to: &html)
    arrowHead(at: Point(x: x + 13, y: top), dx: 0, dy: 1, to: &html)
    label(
      index, at: Point(x: x, y: top - DiagramSizes.loopHeight - 2), class: "label middle",
      to: &html)
  }

  /// An arrow between two boxes of one column: a bracket at their right.
  private func paintSideways(
    _ index: Int, route: LayeredLayout.Route, to html: inout HTMLWriter
  ) {
    let label = layout.items[route.items[1]]
    let start = port(of: route.items[0], towards: route.items[1], onRight: true)
    let end = port(of: route.items[2], towards: route.items[1], onRight: true)
    let x = layout.columnX[label.column]
    let y = label.y - (label.above - 4) / 2
    let tip = Point(x: end.x + 6, y: end.y)
    path(
      "M\(n(start.x)) \(n(start.y))C\(n((start.x + x) / 2)) \(n(start.y)) \(n(x)) "
        + "\(n((start.y + y) / 2)) \(n(x)) \(n(y))C\(n(x)) \(n((tip.y + y) / 2)) "
        + "\(n((tip.x + x) / 2)) \(n(tip.y)) \(n(tip.x)) \(n(tip.y))", to: &html)
    arrowHead(at: end, dx: -1, dy: 0, to: &html)
    self.label(index, at: Point(x: x + 6, y: label.y), class: "label", to: &html)
  }

  private func paintForward(
    _ index: Int, route: LayeredLayout.Route, to html: inout HTMLWriter
  ) {
    let items = route.items
    var start = port(of: items[0], towards: items[1], onRight: true)
    var end = port(
      of: items[items.count - 1], towards: items[items.count - 2], onRight: false)
    let head = route.isReversed ? start : end
    if route.isReversed { start.x += 6 } else { end.x -= 6 }
    var commands = "M\(n(start.x)) \(n(start.y))"
    var current = start
    for number in items.dropFirst().dropLast() {
      let item = layout.items[number]
      let left = layout.columnX[item.column]
      let right = left + layout.columnWidth[item.column]
      commands += curve(from: current, to: Point(x: left, y: item.y)) + "H\(n(right))"
      current = Point(x: right, y: item.y)
      if case .label = item.kind {
        let x = route.isReversed ? right - 4 : left + 4
        label(
          index, at: Point(x: x, y: item.y - 4), class: route.isReversed ? "label end" : "label",
          to: &html)
      }
    }
    path(commands + curve(from: current, to: end), to: &html)
    arrowHead(at: head, dx: route.isReversed ? -1 : 1, dy: 0, to: &html)
  }

  private func curve(from a: Point, to b: Point) -> String {
    let middle = (a.x + b.x) / 2
    return "C\(n(middle)) \(n(a.y)) \(n(middle)) \(n(b.y)) \(n(b.x)) \(n(b.y))"
  }

  /// The place at a box's side where the line to a neighbour starts; lines are spread in the neighbours' order.
  private func port(of item: Int, towards neighbour: Int, onRight: Bool) -> Point {
    let box = layout.items[item]
    let joined = (onRight ? box.right : box.left).sorted {
      (layout.items[$0].y, $0) < (layout.items[$1].y, $1)
    }
    let place = joined.firstIndex(of: neighbour) ?? 0
    let room = 2 * box.below - 16
    let step = min(16, room / Double(max(1, joined.count - 1)))
    let y = box.y + (Double(place) - Double(joined.count - 1) / 2) * step
    let (left, right) = sides(ofColumn: box.column)
    return Point(x: onRight ? right : left, y: y)
  }

  // MARK: Marks

  private func label(
    _ index: Int, at point: Point, class name: String, to html: inout HTMLWriter
  ) {
    let lines = graph.edges[index].lines
    for (number, line) in lines.enumerated() {
      let y = point.y - Double(lines.count - 1 - number) * DiagramSizes.labelLine
      text(line, at: Point(x: point.x, y: y), class: name, to: &html)
    }
  }

  private func text(
    _ text: String, at point: Point, class name: String, to html: inout HTMLWriter
  ) {
    html.element("text", text, [("class", name), ("x", n(point.x)), ("y", n(point.y))])
  }

  private func path(_ commands: String, to html: inout HTMLWriter) {
    html.empty("path", [("class", "edge"), ("d", commands)])
  }

  private func arrowHead(at tip: Point, dx: Double, dy: Double, to html: inout HTMLWriter) {
    let base = Point(x: tip.x - 8 * dx, y: tip.y - 8 * dy)
    let commands =
      "M\(n(tip.x)) \(n(tip.y))L\(n(base.x - 4 * dy)) \(n(base.y - 4 * dx))"
      + "L\(n(base.x + 4 * dy)) \(n(base.y + 4 * dx))Z"
    html.empty("path", [("class", "head"), ("d", commands)])
  }

  private func n(_ value: Double) -> String { StateDiagram.number(value) }
}
