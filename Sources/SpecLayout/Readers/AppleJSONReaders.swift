import SpecText

/// Reads the JSON page source of WebDriverAgent, new and old.
///
/// - Units: points; whole numbers are rounded outward.
enum WDAReader {
  static func read(_ tree: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .wdaJSON, source: source)
    dump.tool = "webdriveragent"
    dump.screen.setPoints()
    var pool = StringPool()
    walkTree([tree], children: { $0["children"]?.array ?? [] }) { value, parent in
      guard value.isObject else { return nil }
      let type = (value["type"] ?? value["rawType"])?.text(&pool) ?? ""
      var node = LayoutNode(parent: parent, raw: type, range: value.range)
      AppleTree.classify(&node, type: type)
      node.ident = value["rawIdentifier"]?.text(&pool) ?? value["name"]?.text(&pool)
      let label = value["label"]?.text
      node.text =
        node.role == .text || node.role == .field ? value["value"]?.text ?? label : label
      // A name beside an identifier that is none stands for what is shown.
      node.name = label ?? (value.has("rawIdentifier") ? value["name"]?.text : nil)
      node.frame = value["rect"]?.frame
      node.enabled = value["isEnabled"]?.flag ?? value["enabled"]?.flag
      node.hidden = (value["isVisible"] ?? value["visible"])?.flag.map { !$0 }
      dump.append(node)
      return dump.nodes.count - 1
    }
    dump.screen.rounding = dump.hasWholeFrames ? .integral : .exact
    return dump
  }
}

/// Reads `idb ui describe-all`, flat or nested.
///
/// - Units: points.
enum IDBReader {
  static func read(
    _ roots: [PlacedJSON], envelope: PlacedJSON, _ source: SourceText
  ) -> LayoutDump {
    var dump = LayoutDump(format: .idbJSON, source: source)
    dump.tool = "idb"
    dump.screen.setPoints()
    dump.truncated = envelope["truncated"]?.flag ?? false
    var pool = StringPool()
    walkTree(roots, children: { $0["children"]?.array ?? [] }) { value, parent in
      guard value.isObject else { return nil }
      let type = value["type"]?.text(&pool) ?? value["role"]?.text(&pool) ?? ""
      var node = LayoutNode(parent: parent, raw: type, range: value.range)
      AppleTree.classify(&node, type: type)
      node.ident = value["AXUniqueId"]?.text ?? value["AXIdentifier"]?.text
      let label = (value["AXLabel"] ?? value["title"])?.text
      node.text =
        node.role == .text || node.role == .field ? label ?? value["AXValue"]?.text : label
      node.name = label
      node.frame = value["frame"]?.frame ?? value["AXFrame"]?.rect
      node.enabled = value["enabled"]?.flag
      dump.append(node)
      return dump.nodes.count - 1
    }
    return dump
  }
}

/// Reads `maestro hierarchy` of both platforms.
///
/// - Units: Android in pixels; iOS in points, cut off to whole numbers.
enum MaestroReader {
  static func read(_ tree: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var isAndroid = false
    var dump = LayoutDump(format: .maestroIOSJSON, source: source)
    dump.tool = "maestro"
    var pool = StringPool()
    walkTree([tree], children: { $0["children"]?.array ?? [] }) { value, parent in
      guard let attributes = value["attributes"] else { return nil }
      let className = attributes["class"]?.text(&pool) ?? ""
      var node = LayoutNode(parent: parent, raw: className, range: value.range)
      node.role = LayoutRole(className: className)
      node.ident = attributes["resource-id"]?.text(&pool)
      node.text = attributes["text"]?.text ?? attributes["title"]?.text
      node.name = attributes["accessibilityText"]?.text
      if node.text == nil, className.isEmpty { node.text = node.name }
      node.frame = attributes["bounds"]?.bounds
      node.frameKind = .visible
      let clickable = value["clickable"]?.flag ?? attributes["clickable"]?.flag
      if clickable != nil || attributes.has("package") { isAndroid = true }
      node.interactive = clickable
      node.enabled = (value["enabled"] ?? attributes["enabled"])?.flag
      node.scroll = attributes["scrollable"]?.flag == false ? .none : .unknown
      dump.append(node)
      return dump.nodes.count - 1
    }
    if isAndroid {
      dump.format = .maestroAndroidJSON
      dump.screen.unit = .px
      dump.screen.rounding = .px
    } else {
      dump.screen.setPoints()
      dump.screen.rounding = .truncated
      // Points are not clipped to the screen.
      for index in dump.nodes.indices { dump.nodes[index].frameKind = .layout }
    }
    return dump
  }
}

extension ScreenFacts {
  /// Coordinates in points: nothing to scale.
  mutating func setPoints() {
    unit = .pt
    scale = 1
    scaleSource = .declared
  }
}

extension LayoutDump {
  /// Whether every recorded coordinate is a whole number.
  var hasWholeFrames: Bool {
    nodes.allSatisfy { node in
      guard let frame = node.frame else { return true }
      return [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
    }
  }
}
