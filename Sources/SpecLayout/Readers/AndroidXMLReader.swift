import SpecText

/// Reads `uiautomator dump` files and the page source of Appium's UiAutomator2 driver.
///
/// - Units: device pixels; the density is not recorded.
enum AndroidXMLReader {
  static func read(_ xml: XMLElements, _ source: SourceText, format: LayoutFormat) -> LayoutDump {
    var dump = LayoutDump(format: format, source: source)
    dump.screen.unit = .px
    dump.screen.rounding = .px
    dump.tool = format == .uiautomatorXML ? "uiautomator" : "appium-uiautomator2"
    var indices: [Int?] = []
    indices.reserveCapacity(xml.elements.count)
    for element in xml.elements {
      let parent = element.parent.flatMap { indices[$0] }
      guard element.name != "hierarchy", element.name != "displays", element.name != "display"
      else {
        indices.append(parent)
        readScreen(element.attributes, into: &dump.screen)
        continue
      }
      indices.append(dump.nodes.count)
      dump.nodes.append(node(element, parent: parent, index: dump.nodes.count))
    }
    AndroidScrollAxis.mark(&dump)
    return dump
  }

  private static func readScreen(_ attributes: [String: String], into screen: inout ScreenFacts) {
    if let width = attributes["width"].flatMap(Double.init), width > 0, width < 1e6,
      let height = attributes["height"].flatMap(Double.init), height > 0, height < 1e6
    {
      screen.width = width
      screen.height = height
    }
  }

  private static func node(
    _ element: XMLElements.Element, parent: Int?, index: Int
  ) -> LayoutNode {
    let attributes = element.attributes
    func flag(_ key: String) -> Bool? { attributes[key].flatMap(DumpValue.flag) }
    func text(_ key: String) -> String? { attributes[key].flatMap { $0.isEmpty ? nil : $0 } }
    let className = text("class") ?? (element.name == "node" ? "" : element.name)
    var node = LayoutNode(parent: parent, raw: className, range: element.range)
    node.role = LayoutRole(className: className)
    node.ident = text("resource-id")
    node.text = text("text")
    node.name = text("content-desc")
    node.frame = attributes["bounds"].flatMap(DumpValue.bounds)
    node.frameKind = .visible
    let clickable = flag("clickable")
    let longClickable = flag("long-clickable")
    node.interactive =
      clickable == nil && longClickable == nil ? nil : clickable == true || longClickable == true
    node.enabled = flag("enabled")
    if let isShown = flag("displayed") ?? flag("visible-to-user") { node.hidden = !isShown }
    node.scroll = flag("scrollable").map { $0 ? .unknown : .none } ?? .unknown
    node.z = attributes["drawing-order"].flatMap { Int($0) }
    return node
  }
}

/// Tells along which axis Android containers scroll, which the dump does not say.
enum AndroidScrollAxis {
  /// Replaces "unknown" of scrollable containers by an axis, where class or content tells it.
  static func mark(_ dump: inout LayoutDump) {
    var children: [Int: [LayoutRect]] = [:]
    for node in dump.nodes {
      guard let parent = node.parent, dump.nodes[parent].scroll == .unknown,
        let frame = node.frame, node.isDrawn
      else { continue }
      children[parent, default: []].append(frame)
    }
    for index in dump.nodes.indices where dump.nodes[index].scroll == .unknown {
      let name = dump.nodes[index].shortClass
      if name.contains("Horizontal") || name.contains("Pager") || name.contains("Carousel") {
        dump.nodes[index].scroll = .horizontal
      } else if name == "ScrollView" || name == "NestedScrollView" || name == "ListView" {
        dump.nodes[index].scroll = .vertical
      } else if let frames = children[index] {
        dump.nodes[index].scroll = axis(of: frames) ?? .unknown
      }
    }
  }

  private static func axis(of frames: [LayoutRect]) -> LayoutNode.Scroll? {
    guard frames.count > 1 else { return nil }
    var stacked = 0
    var beside = 0
    for (first, second) in zip(frames, frames.dropFirst()) {
      let overlap = first.overlap(second)
      if overlap.x > 0, overlap.y <= 1 { stacked += 1 }
      if overlap.y > 0, overlap.x <= 1 { beside += 1 }
    }
    if stacked > 0, beside == 0 { return .vertical }
    if beside > 0, stacked == 0 { return .horizontal }
    return nil
  }
}
