import SpecText

/// Reads `uiautomator dump` files and the page source of Appium's UiAutomator2 driver.
///
/// - Units: device pixels; the density is not recorded.
final class AndroidXMLReader: XMLSink {
  private(set) var dump: LayoutDump
  private var pool = StringPool()
  private var roles: [String: LayoutRole] = [:]

  init(_ source: SourceText, format: LayoutFormat) {
    dump = LayoutDump(format: format, source: source)
    dump.screen.unit = .px
    dump.screen.rounding = .px
    dump.tool = format == .uiautomatorXML ? "uiautomator" : "appium-uiautomator2"
  }

  /// The finished dump.
  func finish() -> LayoutDump {
    AndroidScrollAxis.mark(&dump)
    return dump
  }

  func open(_ element: XMLElement, parent: Int?) -> Int? {
    if element.isTag("hierarchy") || element.isTag("displays") || element.isTag("display") {
      readScreen(element)
      return parent
    }
    dump.append(node(element, parent: parent))
    return dump.nodes.count - 1
  }

  private func readScreen(_ element: XMLElement) {
    if let width = element.number(.width), width > 0, width < 1e6,
      let height = element.number(.height), height > 0, height < 1e6
    {
      dump.screen.width = width
      dump.screen.height = height
    }
  }

  private func node(_ element: XMLElement, parent: Int?) -> LayoutNode {
    let className =
      element[.className].map { pool.string($0) }
      ?? (element.isTag("node") ? "" : pool.string(element.tagName))
    var node = LayoutNode(parent: parent, raw: className, range: element.range)
    node.role = role(className)
    node.ident = element[.resourceID].map { pool.string($0) }
    node.text = element.text(.text)
    node.name = element.text(.contentDescription)
    node.frame = element[.bounds].flatMap(DumpValue.bounds)
    node.frameKind = .visible
    let clickable = element.flag(.clickable)
    let longClickable = element.flag(.longClickable)
    node.interactive =
      clickable == nil && longClickable == nil ? nil : clickable == true || longClickable == true
    node.enabled = element.flag(.enabled)
    if let isShown = element.flag(.displayed) ?? element.flag(.visibleToUser) {
      node.hidden = !isShown
    }
    node.scroll = element.flag(.scrollable).map { $0 ? .unknown : .none } ?? .unknown
    node.z = element.number(.drawingOrder).flatMap { Int(exactly: $0) }
    return node
  }

  private func role(_ className: String) -> LayoutRole {
    if let known = roles[className] { return known }
    let role = LayoutRole(className: className)
    if roles.count < 4096 { roles[className] = role }
    return role
  }
}

/// Tells along which axis Android containers scroll, which the dump does not say.
enum AndroidScrollAxis {
  /// Replaces "unknown" of scrollable containers by an axis, where class or content tells it.
  static func mark(_ dump: inout LayoutDump) {
    var tallies = [Tally](repeating: Tally(), count: dump.nodes.count)
    for node in dump.nodes.indices {
      guard let parent = dump.nodes[node].parent, dump.nodes[parent].scroll == .unknown,
        let frame = dump.nodes[node].frame, dump.nodes[node].isDrawn
      else { continue }
      let before = tallies[parent].last
      tallies[parent].add(node, frame, after: before < 0 ? nil : dump.nodes[Int(before)].frame)
    }
    // What few class names tell, told once.
    var named: [String: LayoutNode.Scroll] = [:]
    for index in dump.nodes.indices where dump.nodes[index].scroll == .unknown {
      let name = dump.nodes[index].raw
      var told = named[name]
      if told == nil {
        told = axis(ofClass: dump.nodes[index].shortClass)
        named[name] = told
      }
      dump.nodes[index].scroll = told == .unknown ? tallies[index].axis : told ?? .unknown
    }
  }

  /// The axis that a class name tells.
  private static func axis(ofClass name: String) -> LayoutNode.Scroll {
    if name.contains("Horizontal") || name.contains("Pager") || name.contains("Carousel") {
      return .horizontal
    }
    return ["ScrollView", "NestedScrollView", "ListView"].contains(name) ? .vertical : .unknown
  }

  /// How the children of a container stand to each other, each one to the one before.
  private struct Tally {
    /// Index of the last child; -1 for none.
    private(set) var last: Int32 = -1
    private var isStacked = false
    private var isBeside = false

    mutating func add(_ node: Int, _ frame: LayoutRect, after previous: LayoutRect?) {
      if let previous {
        let overlap = previous.overlap(frame)
        if overlap.x > 0, overlap.y <= 1 { isStacked = true }
        if overlap.y > 0, overlap.x <= 1 { isBeside = true }
      }
      last = Int32(clamping: node)
    }

    var axis: LayoutNode.Scroll {
      isStacked == isBeside ? .unknown : isStacked ? .vertical : .horizontal
    }
  }
}
