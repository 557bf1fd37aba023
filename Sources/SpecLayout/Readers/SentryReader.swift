import SpecText

/// Reads view hierarchies that Sentry attaches to events.
///
/// - Units: logical pixels (Flutter) or points; device pixels where Android's own views were recorded.
enum SentryReader {
  static func read(_ value: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .sentryJSON, source: source)
    let system = value["rendering_system"]?.text ?? ""
    dump.tool = "sentry \(system)"
    if system.contains("android") {
      dump.screen.unit = .px
      dump.screen.rounding = .px
    } else {
      dump.screen.setPoints()
      if system.contains("flutter") { dump.screen.unit = .dp }
    }
    var pool = StringPool()
    let isFlutter = system.contains("flutter")
    walkTree(value["windows"]?.array ?? [], children: { $0["children"]?.array ?? [] }) {
      item, parent in
      guard item.isObject else { return nil }
      let type = item["type"]?.text(&pool) ?? ""
      var node = LayoutNode(parent: parent, raw: type, range: item.range)
      node.role = LayoutRole(className: type)
      node.ident = item["identifier"]?.text(&pool) ?? item["tag"]?.text(&pool)
      node.text = item["text"]?.text
      if let width = item["width"]?.number, let height = item["height"]?.number {
        // A coordinate that is 0 is left out.
        node.frame = LayoutRect(
          x: item["x"]?.number ?? 0, y: item["y"]?.number ?? 0, width: width, height: height)
      }
      let visibility = item["visibility"]?.text.map { $0 == "visible" }
      node.hidden = (item["visible"]?.flag ?? visibility).map { !$0 }
      let isTarget =
        type.hasSuffix("Button") || LayoutRole.flutterInteractive.contains(type)
        || LayoutRole.kitInteractive.contains(type)
      node.interactive = isTarget ? true : isFlutter ? false : nil
      if let opacity = item["alpha"]?.number, opacity != 1 {
        var style = LayoutNode.Style()
        style.opacity = opacity
        node.style = style
      }
      dump.append(node)
      return dump.nodes.count - 1
    }
    if !isFlutter, ContainedFrames.resolve(&dump) {
      dump.notes.append("coordinates are read as relative to the element around")
    }
    return dump
  }
}
