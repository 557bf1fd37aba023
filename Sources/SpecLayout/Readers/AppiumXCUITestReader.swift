import SpecText

/// Reads the page source of Appium's XCUITest driver.
///
/// - Units: points, rounded outward to whole numbers; `nativeFrame`, where it is written, is exact.
final class AppiumXCUITestReader: XMLSink {
  private(set) var dump: LayoutDump
  private var pool = StringPool()

  init(_ source: SourceText) {
    dump = LayoutDump(format: .appiumXCUITestXML, source: source)
    dump.tool = "appium-xcuitest"
    dump.screen.setPoints()
    dump.screen.rounding = .integral
  }

  func open(_ element: XMLElement, parent: Int?) -> Int? {
    guard element.isTag("XCUIElementType", whole: false) else { return parent }
    dump.append(node(element, parent: parent))
    return dump.nodes.count - 1
  }

  private func node(_ element: XMLElement, parent: Int?) -> LayoutNode {
    let type = pool.string(element[.type] ?? element.tagName)
    var node = LayoutNode(parent: parent, raw: type, range: element.range)
    AppleTree.classify(&node, type: type)
    let label = element.text(.label)
    node.ident = element[.name].map { pool.string($0) }
    node.text =
      node.role == .text || node.role == .field ? element.text(.value) ?? label : label
    // The driver writes the label as the name where there is no identifier.
    node.name = label
    if let x = element.number(.x), let y = element.number(.y),
      let width = element.number(.width), let height = element.number(.height)
    {
      node.frame = LayoutRect(x: x, y: y, width: width, height: height)
    }
    node.enabled = element.flag(.enabled)
    node.hidden = element.flag(.visible).map { !$0 }
    return node
  }
}

/// What the formats of Apple's accessibility tree share.
enum AppleTree {
  /// Sets role, interactivity and scrolling from a type such as "XCUIElementTypeButton".
  static func classify(_ node: inout LayoutNode, type: String) {
    var short = Substring(type)
    for prefix in ["XCUIElementType", "UIA"] where short.hasPrefix(prefix) {
      short = short.dropFirst(prefix.count)
    }
    let name = String(short)
    node.role = LayoutRole(className: name)
    if name == "TextView" { node.role = .field }
    node.interactive = LayoutRole.appleInteractive.contains(name)
    switch name {
    case "Table": node.scroll = .vertical
    case "ScrollView", "CollectionView", "WebView", "Picker", "PickerWheel": node.scroll = .unknown
    default: node.scroll = .none
    }
  }
}
