/// Decides whether the frames of a dump are relative to the element around, where the format left both open.
enum ContainedFrames {
  /// Makes the frames absolute: they are read the way in which more elements lie inside their parents.
  ///
  /// - Returns: whether they were relative.
  @discardableResult
  static func resolve(_ dump: inout LayoutDump) -> Bool {
    let absolute = absoluteFrames(dump.nodes)
    var asWritten = 0
    var asRelative = 0
    for (index, node) in dump.nodes.enumerated() {
      guard let parent = node.parent, node.isDrawn, let own = node.frame,
        let outer = dump.nodes[parent].frame, outer.isPositive
      else { continue }
      if outer.contains(own, slack: 1) { asWritten += 1 }
      if let own = absolute[index], let outer = absolute[parent], outer.contains(own, slack: 1) {
        asRelative += 1
      }
    }
    guard asRelative > asWritten else { return false }
    for index in dump.nodes.indices { dump.nodes[index].frame = absolute[index] }
    return true
  }

  /// The frames, each moved by that of the element around it.
  private static func absoluteFrames(_ nodes: [LayoutNode]) -> [LayoutRect?] {
    var result: [LayoutRect?] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      let outer = node.parent.flatMap { $0 < result.count ? result[$0] : nil }
      result.append(node.frame?.moved(x: outer?.x ?? 0, y: outer?.y ?? 0))
    }
    return result
  }
}
