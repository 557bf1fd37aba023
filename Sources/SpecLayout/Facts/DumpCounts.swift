/// Figures of a whole dump, before any exception is made.
public struct DumpCounts: Sendable, Hashable {
  /// Number of elements.
  public var nodes: Int
  /// Number of elements with a positive frame that are not marked hidden.
  public var drawn: Int
  /// Number of enabled, drawn elements that take touches; `nil` where the format cannot tell.
  public var interactive: Int?
  /// Number of those with a side below the minimum; `nil` where that or the scale is unknown.
  public var targetsBelowMinimum: Int?
  /// That minimum in pt/dp.
  public var minimum: Double

  /// Counts a dump.
  ///
  /// - Units: the minimum is in pt/dp; half a tenth of one is forgiven, as axe-core does.
  public init(_ dump: LayoutDump, minimum: Double = 44) {
    self.minimum = minimum
    nodes = dump.nodes.count
    let indices = dump.nodes.indices
    drawn = indices.count { dump.nodes[$0].isDrawn }
    guard dump.knowsInteractive else { return }
    interactive = indices.count { dump.nodes[$0].isTarget }
    guard let scale = dump.screen.unitsPerPoint else { return }
    targetsBelowMinimum = indices.count { node in
      guard dump.nodes[node].isTarget, let frame = dump.nodes[node].frame else { return false }
      return frame.width / scale + 0.05 < minimum || frame.height / scale + 0.05 < minimum
    }
  }
}
