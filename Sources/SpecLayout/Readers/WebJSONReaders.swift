import SpecText

/// Reads Galen's page dumps.
///
/// - Units: CSS pixels, whole numbers.
enum GalenReader {
  static func read(_ items: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .galenJSON, source: source)
    dump.tool = "galen"
    dump.screen.setPoints()
    let named = items.members?.map { (name: Optional($0.key), value: $0.value) }
    let all = named ?? items.array?.map { (name: nil, value: $0) } ?? []
    for (name, value) in all where value.isObject {
      let locator = name ?? value["name"]?.text ?? value["locator"]?.text
      var node = LayoutNode(parent: nil, raw: "", range: value.range)
      node.ident = locator
      node.text = value["text"]?.text
      node.frame = value["area"]?.rect
      node.hidden = value["visible"]?.flag.map { !$0 }
      node.scroll = .none
      dump.append(node)
    }
    return dump
  }
}

/// Reads Midscene's element trees.
///
/// - Units: CSS pixels of the viewport.
enum MidsceneReader {
  static func read(_ tree: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .midsceneJSON, source: source)
    dump.tool = "midscene"
    dump.screen.setPoints()
    walkTree([tree], children: { $0["children"]?.array ?? [] }) { value, parent in
      guard let item = value["node"], item.isObject else { return nil }
      let type = item["nodeType"]?.text ?? ""
      var node = LayoutNode(parent: parent, raw: type, range: item.range)
      node.role = role(type)
      node.ident = item["attributes"]?["id"]?.text ?? item["id"]?.text
      node.text = item["content"]?.text
      node.frame = item["rect"]?.frame
      node.hidden = item["isVisible"]?.flag.map { !$0 }
      node.interactive = ["BUTTON", "FORM_ITEM", "Anchor"].contains { type.hasPrefix($0) }
      node.scroll = .unknown
      dump.append(node)
      return dump.nodes.count - 1
    }
    return dump
  }

  private static func role(_ type: String) -> LayoutRole {
    switch type.split(separator: " ").first {
    case "TEXT": .text
    case "IMG": .image
    case "BUTTON": .button
    case "FORM_ITEM": .field
    case "Anchor": .link
    default: .container
    }
  }
}

/// Reads files and nodes of Figma's REST interface.
///
/// - Units: canvas pixels, which are points at scale 1; boxes of hidden layers are kept as hidden.
enum FigmaReader {
  static func read(_ roots: [PlacedJSON], _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .figmaJSON, source: source)
    dump.tool = "figma"
    dump.screen.setPoints()
    walkTree(roots, children: { $0["children"]?.array ?? [] }) { value, parent in
      guard value.isObject else { return nil }
      let type = value["type"]?.text ?? ""
      var node = LayoutNode(parent: parent, raw: type, range: value.range)
      node.role = LayoutRole(className: type)
      node.writtenID = value["id"]?.text
      node.ident = value["name"]?.text
      node.text = value["characters"]?.text
      node.frame = value["absoluteBoundingBox"]?.frame
      node.hidden = value["visible"]?.flag == false
      node.clip = value["clipsContent"]?.flag
      node.scroll = scroll(value["overflowDirection"]?.text)
      node.style = style(value, isText: type == "TEXT")
      dump.append(node)
      return dump.nodes.count - 1
    }
    return dump
  }

  private static func scroll(_ text: String?) -> LayoutNode.Scroll {
    switch text {
    case "HORIZONTAL_SCROLLING": .horizontal
    case "VERTICAL_SCROLLING": .vertical
    case "HORIZONTAL_AND_VERTICAL_SCROLLING": .both
    default: .none
    }
  }

  private static func style(_ value: PlacedJSON, isText: Bool) -> LayoutNode.Style {
    var style = LayoutNode.Style()
    style.opacity = value["opacity"]?.number
    style.radius = value["cornerRadius"]?.number
    if let type = value["style"] {
      style.size = type["fontSize"]?.number
      style.weight = type["fontWeight"]?.number
      // A line height that the font gives is none that anybody chose.
      let isOfFont = type["lineHeightUnit"]?.text == "INTRINSIC_%"
      style.line = isOfFont ? nil : type["lineHeightPx"]?.number
    }
    let fills = (value["fills"]?.array ?? []).filter { $0["visible"]?.flag != false }
    guard let top = fills.last else { return style }
    guard top["type"]?.text == "SOLID", let color = color(top) else {
      style.hasComplexBackground = true
      return style
    }
    if isText { style.color = color } else { style.background = color }
    return style
  }

  private static func color(_ fill: PlacedJSON) -> RGBA? {
    guard let color = fill["color"], let red = color["r"]?.number, let green = color["g"]?.number,
      let blue = color["b"]?.number
    else { return nil }
    let alpha = (color["a"]?.number ?? 1) * (fill["opacity"]?.number ?? 1)
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
