import SpecText

/// Reads the page source of Appium's XCUITest driver.
///
/// - Units: points, rounded outward to whole numbers.
enum AppiumXCUITestReader {
  static func read(_ xml: XMLElements, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .appiumXCUITestXML, source: source)
    dump.tool = "appium-xcuitest"
    dump.screen.unit = .pt
    dump.screen.scale = 1
    dump.screen.scaleSource = .declared
    dump.screen.rounding = .integral
    var indices: [Int?] = []
    indices.reserveCapacity(xml.elements.count)
    for element in xml.elements {
      let parent = element.parent.flatMap { indices[$0] }
      guard element.name.hasPrefix("XCUIElementType") else {
        indices.append(parent)
        continue
      }
      indices.append(dump.nodes.count)
      dump.nodes.append(node(element, parent: parent))
    }
    return dump
  }

  private static func node(_ element: XMLElements.Element, parent: Int?) -> LayoutNode {
    let attributes = element.attributes
    func text(_ key: String) -> String? { attributes[key].flatMap { $0.isEmpty ? nil : $0 } }
    func number(_ key: String) -> Double? { attributes[key].flatMap(Double.init) }
    let type = text("type") ?? element.name
    var node = LayoutNode(parent: parent, raw: type, range: element.range)
    AppleTree.classify(&node, type: type)
    node.ident = text("name")
    if node.role == .text || node.role == .field {
      node.text = text("value") ?? text("label")
    } else {
      node.text = text("label")
    }
    node.name = text("label") ?? text("name")
    if let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    {
      node.frame = LayoutRect(x: x, y: y, width: width, height: height)
    }
    node.enabled = attributes["enabled"].flatMap(DumpValue.flag)
    node.hidden = attributes["visible"].flatMap(DumpValue.flag).map { !$0 }
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
