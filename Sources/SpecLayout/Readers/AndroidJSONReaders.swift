import SpecText

/// Reads states that DroidBot recorded: a flat list of views that name their parents.
///
/// - Units: device pixels, visible parts; truth values are texts in old files.
enum DroidBotReader {
  static func read(_ value: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .droidBotJSON, source: source)
    dump.tool = "droidbot"
    dump.screen.unit = .px
    dump.screen.rounding = .px
    dump.screen.width = value["width"]?.number
    dump.screen.height = value["height"]?.number
    var pool = StringPool()
    var places: [Int: Int] = [:]
    for (position, view) in (value["views"]?.array ?? []).enumerated() where view.isObject {
      let id = view["temp_id"]?.number.flatMap { Int(exactly: $0) } ?? position
      let parent = view["parent"]?.number.flatMap { Int(exactly: $0) }.flatMap { places[$0] }
      places[id] = dump.nodes.count
      dump.append(AndroidJSON.node(view, parent: parent, &pool))
    }
    AndroidScrollAxis.mark(&dump)
    return dump
  }
}

/// Reads view hierarchies of the RICO data set.
///
/// - Units: pixels of a screen of 1440 × 2560 at 560 dpi, for which all of them were recorded.
enum RicoReader {
  static func read(_ root: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .ricoJSON, source: source)
    dump.tool = "rico"
    dump.screen.unit = .px
    dump.screen.rounding = .px
    var pool = StringPool()
    walkTree([root], children: { $0["children"]?.array ?? [] }) { value, parent in
      guard value.isObject else { return nil }
      dump.append(AndroidJSON.node(value, parent: parent, &pool))
      return dump.nodes.count - 1
    }
    if let frame = dump.nodes.first?.frame, frame.width == 1440 || frame.height == 2560 {
      dump.screen.width = 1440
      dump.screen.height = 2560
      dump.screen.scale = 3.5
      dump.screen.scaleSource = .inferred
      dump.screen.scaleReason = "RICO was recorded on screens of 1440 × 2560 at 560 dpi"
    }
    AndroidScrollAxis.mark(&dump)
    return dump
  }
}

/// What the JSON forms of Android's view trees share.
enum AndroidJSON {
  static func node(
    _ value: PlacedJSON, parent: Int?, _ pool: inout StringPool
  ) -> LayoutNode {
    let className = value["class"]?.text(&pool) ?? ""
    var node = LayoutNode(parent: parent, raw: className, range: value.range)
    node.role = LayoutRole(className: className)
    node.ident = (value["resource_id"] ?? value["resource-id"])?.text(&pool)
    node.text = value["text"]?.text
    let name = value["content_description"] ?? value["content-desc"]
    node.name = name?.text ?? name?.array?.first?.text
    node.frame = value["bounds"]?.bounds
    node.frameKind = .visible
    let clickable = value["clickable"]?.flag
    let long = (value["long_clickable"] ?? value["long-clickable"])?.flag
    node.interactive = clickable == nil && long == nil ? nil : clickable == true || long == true
    node.enabled = value["enabled"]?.flag
    node.hidden = (value["visible"] ?? value["visible-to-user"])?.flag.map { !$0 }
    switch (value["scrollable-horizontal"]?.flag, value["scrollable-vertical"]?.flag) {
    case (true, true): node.scroll = .both
    case (true, _): node.scroll = .horizontal
    case (_, true): node.scroll = .vertical
    case (false, false): node.scroll = .none
    default: node.scroll = value["scrollable"]?.flag == false ? .none : .unknown
    }
    return node
  }
}
