import SpecText

/// Reads Detox's `generateViewHierarchyXml`.
///
/// - Units: pixels on Android, dp where the density is declared, points on iOS.
///   Numbers that a committed snapshot masks as "<number>" are not recorded.
final class DetoxXMLReader: XMLSink {
  private var dump: LayoutDump
  private var pool = StringPool()
  private var isAndroid = false

  init(_ source: SourceText) {
    dump = LayoutDump(format: .detoxXML, source: source)
    dump.tool = "detox"
  }

  /// The finished dump.
  func finish() -> LayoutDump {
    if dump.screen.scale != nil {
      dump.screen.unit = .dp
      dump.screen.rounding = .exact
    } else if isAndroid {
      dump.screen.unit = .px
      dump.screen.rounding = .px
    } else {
      dump.screen.setPoints()
    }
    if ContainedFrames.resolve(&dump) {
      dump.notes.append("coordinates are read as relative to the element around")
    }
    return dump
  }

  func open(_ element: XMLElement, parent: Int?) -> Int? {
    if element.isTag("ViewHierarchy") {
      if let density = element.number(.density), 0.5...10 ~= density {
        dump.screen.scale = density
        dump.screen.scaleSource = .declared
      }
      return parent
    }
    let className = pool.string(element[.className] ?? element.tagName)
    if className.hasPrefix("android") || className.hasPrefix("com.") { isAndroid = true }
    var node = LayoutNode(parent: parent, raw: className, range: element.range)
    node.role = LayoutRole(className: className)
    node.ident = (element[.testID] ?? element[.id]).map { pool.string($0) }
    let label = element.text(.label).flatMap { $0 == "null" ? nil : $0 }
    node.text = element.text(.text) ?? (node.role == .text ? label : nil)
    node.name = label
    if let x = element.number(.x), let y = element.number(.y),
      let width = element.number(.width), let height = element.number(.height)
    {
      node.frame = LayoutRect(x: x, y: y, width: width, height: height)
    }
    if let visibility = element.text(.visibility) {
      let isParentHidden = parent.flatMap { dump.nodes[$0].hidden } == true
      node.hidden = visibility != "visible" || isParentHidden
    }
    if let opacity = element.number(.alpha) {
      var style = LayoutNode.Style()
      style.opacity = opacity
      node.style = style
    }
    dump.append(node)
    return dump.nodes.count - 1
  }
}
