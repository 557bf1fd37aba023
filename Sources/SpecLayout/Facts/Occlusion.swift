/// What later elements cover: sheets, dialogs behind which the screen is dimmed, other windows.
struct Occlusion {
  private let facts: LayoutFacts
  /// Opaque elements and those that dim the whole screen.
  private let covers: BoxIndex
  private let dimmers: Set<Int>
  /// The innermost window or dialog around each element, -1 for none.
  private let layers: [Int32]
  /// The layers that are dialogs.
  private let dialogs: Set<Int>

  init(_ facts: LayoutFacts) {
    self.facts = facts
    let slack = 1 + facts.edgeError
    let opacities = Opacity.products(facts.nodes)
    var boxes: [(node: Int, rect: LayoutRect)] = []
    var dimmers: Set<Int> = []
    for node in facts.nodes.indices where facts.nodes[node].isDrawn && node != facts.root {
      guard let style = facts.nodes[node].style, let frame = facts.frames[node],
        facts.nodes[node].role != .text
      else { continue }
      let alpha =
        style.hasComplexBackground
        ? opacities[node] : (style.background?.alpha ?? 0) * opacities[node]
      if alpha >= 0.999 {
        boxes.append((node, frame))
      } else if alpha >= Opacity.least, let screen = facts.screen,
        frame.contains(screen, slack: slack)
      {
        boxes.append((node, frame))
        dimmers.insert(node)
      }
    }
    covers = BoxIndex(boxes)
    self.dimmers = dimmers
    (layers, dialogs) = Self.layers(facts)
  }

  private static func layers(_ facts: LayoutFacts) -> (layers: [Int32], dialogs: Set<Int>) {
    let isPage = facts.dump.recordedFormat.isPage
    var layers: [Int32] = []
    var dialogs: Set<Int> = []
    // A dump has few classes and many elements: each name is looked at once.
    var known: [String: Bool] = [:]
    layers.reserveCapacity(facts.nodes.count)
    for index in facts.nodes.indices {
      let outer = facts.nodes[index].parent.flatMap { $0 < index ? layers[$0] : nil } ?? -1
      let isDialog: Bool
      if let answer = known[facts.nodes[index].raw] {
        isDialog = answer
      } else {
        isDialog = Self.isDialog(facts.nodes[index].shortClass, isPage)
        known[facts.nodes[index].raw] = isDialog
      }
      if isDialog { dialogs.insert(index) }
      // The windows of a page are documents, which stand side by side.
      let isLayer = isDialog || !isPage && facts.nodes[index].role == .window
      layers.append(isLayer ? Int32(index) : outer)
    }
    return (layers, dialogs)
  }

  /// Whether elements of a class are drawn over the window that they stand in, by the name of their class or role; an
  /// alert of a page is a message in its text (WAI-ARIA 1.2, "alert").
  private static func isDialog(_ shortClass: String, _ isPage: Bool) -> Bool {
    let name = shortClass.lowercased()
    let endings = isPage ? ["dialog"] : ["alert", "sheet", "dialog", "popover"]
    return endings.contains { name.hasSuffix($0) }
  }

  /// Whether one of two elements that overlap lies behind something, so that they do not meet on the screen.
  func separates(_ first: Int, _ second: Int) -> Bool {
    areInOtherLayers(first, second) || isBehind(first, second) || isBehind(second, first)
  }

  private func areInOtherLayers(_ first: Int, _ second: Int) -> Bool {
    guard layers[first] != layers[second] else { return false }
    return isApart(Int(layers[first]), from: Int(layers[second]))
      || isApart(Int(layers[second]), from: Int(layers[first]))
  }

  /// Whether a layer is a dialog in another one, or a window beside it.
  private func isApart(_ layer: Int, from other: Int) -> Bool {
    guard layer >= 0 else { return false }
    if dialogs.contains(layer) {
      return other < 0 || !facts.isAncestor(layer, of: other)
    }
    return other >= 0 && !facts.isAncestor(layer, of: other) && !facts.isAncestor(other, of: layer)
  }

  /// Whether something later hides an element, or what it shares with another one.
  private func isBehind(_ node: Int, _ other: Int) -> Bool {
    guard let rect = facts.frames[node], let otherRect = facts.frames[other],
      let shared = LayoutRect(
        left: max(rect.x, otherRect.x), top: max(rect.y, otherRect.y),
        right: min(rect.right, otherRect.right), bottom: min(rect.bottom, otherRect.bottom))
    else { return false }
    let slack = 1 + facts.edgeError
    var isHidden = false
    _ = covers.forEach(near: shared, margin: 0) { cover, area in
      guard cover != other, isLater(cover, than: node), !facts.isAncestor(cover, of: node),
        !facts.isAncestor(node, of: cover)
      else { return true }
      if dimmers.contains(cover) {
        // What is drawn on the dimmed screen is another layer; two things below it still meet.
        isHidden = facts.isAncestor(cover, of: other) || isLater(other, than: cover)
      } else {
        isHidden =
          area.contains(rect, slack: slack) || isSheet(area) && area.contains(shared, slack: slack)
      }
      return !isHidden
    }
    return isHidden
  }

  /// Whether a cover reaches from one side of the screen to the other and to its end: a sheet or bar.
  private func isSheet(_ area: LayoutRect) -> Bool {
    guard let screen = facts.screen else { return false }
    let slack = 1 + facts.edgeError
    return area.x <= screen.x + slack && area.right >= screen.right - slack
      && (area.y <= screen.y + slack || area.bottom >= screen.bottom - slack)
  }

  private func isLater(_ cover: Int, than node: Int) -> Bool {
    if let z = facts.nodes[node].z, let coverZ = facts.nodes[cover].z,
      facts.nodes[node].parent == facts.nodes[cover].parent, z != coverZ
    {
      return coverZ > z
    }
    return cover > node
  }
}
