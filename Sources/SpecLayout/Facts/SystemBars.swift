/// Where the bars of the system leave room on the screen.
enum SystemBars {
  /// Highest bar in pt/dp: what is higher is no bar of the system.
  private static let limit = 120.0

  /// The lower edge of the bar above and the upper edge of the bar below, as declared, else as the dump shows them.
  ///
  /// - Units: pt/dp; `nil` where nothing is known of an edge.
  static func edges(_ facts: LayoutFacts) -> (top: Double?, bottom: Double?) {
    guard let root = facts.root, let screen = facts.frames[root] else { return (nil, nil) }
    if let safe = facts.dump.screen.safe, safe.count >= 3 {
      return (screen.y + safe[0] / facts.scale, screen.bottom - safe[2] / facts.scale)
    }
    var top: Double?
    var bottom: Double?
    let slack = 1 + facts.edgeError
    for node in facts.nodes.indices where facts.nodes[node].isDrawn && node != root {
      guard let bar = kind(facts.nodes[node]), let frame = facts.frames[node],
        frame.height <= limit, frame.width >= screen.width - slack
      else { continue }
      switch bar {
      case .status where abs(frame.y - screen.y) <= slack: top = max(top ?? 0, frame.bottom)
      case .navigation where abs(frame.bottom - screen.bottom) <= slack:
        bottom = min(bottom ?? .infinity, frame.y)
      default: break
      }
    }
    return (top, bottom)
  }

  private enum Kind { case status, navigation }

  /// Android names the backgrounds of its bars, Apple gives the status bar a type.
  private static func kind(_ node: LayoutNode) -> Kind? {
    if node.ident?.hasSuffix("statusBarBackground") == true { return .status }
    if node.ident?.hasSuffix("navigationBarBackground") == true { return .navigation }
    return node.raw.hasSuffix("StatusBar") ? .status : nil
  }
}
