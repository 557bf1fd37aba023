/// What the opacity of elements does to those inside them.
enum Opacity {
  /// Opacity of which no channel of 8 bits keeps anything.
  static let least = 0.5 / 255

  /// The dump with everything marked hidden that is wholly transparent, by itself or with what it stands in.
  static func hidingInvisible(_ dump: LayoutDump) -> LayoutDump {
    guard dump.nodes.indices.contains(where: { (dump.nodes[$0].style?.opacity ?? 1) < 1 }) else {
      return dump
    }
    var dump = dump
    for (index, product) in products(dump.nodes).enumerated() where product < least {
      dump.nodes[index].hidden = true
    }
    return dump
  }

  /// The opacity of each element times that of all around it.
  static func products(_ nodes: [LayoutNode]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let outer = nodes[index].parent.flatMap { $0 < index ? result[$0] : nil } ?? 1
      result.append(outer * own(nodes[index].style))
    }
    return result
  }

  /// The opacity of an element alone, from 0 to 1.
  static func own(_ style: LayoutNode.Style?) -> Double {
    guard let opacity = style?.opacity, opacity.isFinite else { return 1 }
    return min(max(opacity, 0), 1)
  }
}
