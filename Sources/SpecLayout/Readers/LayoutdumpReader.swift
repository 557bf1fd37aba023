import SpecText

/// Reads Plumb's own format, `layoutdump` 1.
enum LayoutdumpReader {
  static func read(_ value: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .layoutdump, source: source)
    dump.tool = value["origin"]?["tool"]?.text
    dump.origin = value["origin"]?["format"]?.text.flatMap(LayoutFormat.init)
    dump.truncated = value["truncated"]?.flag ?? false
    dump.specScreen = value["spec"]?["screen"]?.text
    dump.specState = value["spec"]?["state"]?.text
    if let version = value["layoutdump"]?.number, version != 1 {
      dump.notes.append("layoutdump version \(Decimals.text(version)) is read as version 1")
    }
    readScreen(value["screen"], into: &dump.screen)
    if let unit = dump.screen.foreignUnit {
      dump.notes.append("the unit '\(unit)' is none of px, pt and dp, so lengths are not judged")
    }
    var indices: [String: Int] = [:]
    var orphans = 0
    var pool = StringPool()
    var styles = StylePool()
    for item in value["nodes"]?.array ?? [] where item.isObject {
      let parentID = item["parent"]?.text ?? item["parent"]?.number.map(Decimals.text)
      let parent = parentID.flatMap { indices[$0] }
      if parentID != nil, parent == nil { orphans += 1 }
      var node = node(item, parent: parent, &pool)
      if let style = item["style"], style.isObject {
        node.sharedStyle = styles.shared(self.style(style))
      }
      if let id = node.writtenID { indices[id] = dump.nodes.count }
      dump.append(node)
    }
    if orphans > 0 {
      dump.notes.append("\(orphans) elements name a parent that does not stand before them")
    }
    return dump
  }

  private static func readScreen(_ value: PlacedJSON?, into screen: inout ScreenFacts) {
    guard let value else { return }
    screen.width = value["w"]?.number
    screen.height = value["h"]?.number
    let unit = value["unit"]?.text
    screen.unit = unit.flatMap { ScreenFacts.Unit(rawValue: $0.lowercased()) } ?? .pt
    if let unit, ScreenFacts.Unit(rawValue: unit.lowercased()) == nil {
      screen.unit = .px
      screen.foreignUnit = unit
    } else if let scale = value["scale"]?.number, scale > 0.05, scale < 100 {
      screen.scale = scale
      screen.scaleSource =
        value["scaleSource"]?.text.flatMap(ScreenFacts.ScaleSource.init) ?? .declared
    }
    screen.rounding =
      value["rounding"]?.text.flatMap(Rounding.init) ?? (screen.unit == .px ? .px : .exact)
    let safe = value["safe"]?.array?.compactMap(\.number) ?? []
    if safe.count == 4 { screen.safe = safe }
    screen.fontScale = value["fontScale"]?.number.flatMap { $0 > 0 ? $0 : nil }
    screen.contentSize = value["contentSize"]?.text
    screen.scheme = value["scheme"]?.text
    screen.direction = value["dir"]?.text
  }

  private static func node(
    _ item: PlacedJSON, parent: Int?, _ pool: inout StringPool
  ) -> LayoutNode {
    let role = item["role"]?.text
    var node = LayoutNode(
      parent: parent, raw: item["raw"]?.text(&pool) ?? role ?? "", range: item.range)
    node.writtenID = item["id"]?.text ?? item["id"]?.number.map(Decimals.text)
    node.role =
      role.flatMap(LayoutRole.init) ?? LayoutRole(className: role ?? item["raw"]?.text ?? "")
    node.ident = item["ident"]?.text(&pool)
    node.text = item["text"]?.text
    node.name = item["name"]?.text
    node.frame = item["frame"]?.rect
    node.frameKind = item["kind"]?.text.flatMap(LayoutNode.FrameKind.init)
    if let hit = item["hit"] {
      node.hit = hit.rect.map { [$0] } ?? hit.array?.compactMap(\.rect)
      if node.hit?.isEmpty == true { node.hit = nil }
    }
    node.interactive = item["interactive"]?.flag
    node.enabled = item["enabled"]?.flag
    node.hidden = item["hidden"]?.flag
    node.clip = item["clip"]?.flag ?? (item["clip"]?.rect != nil ? true : nil)
    node.scroll = item["scroll"]?.text.flatMap(LayoutNode.Scroll.init) ?? .none
    node.z = item["z"]?.number.flatMap { Int(exactly: $0) }
    node.lines = item["lines"]?.number.flatMap { Int(exactly: $0) }
    node.truncated = item["truncated"]?.flag
    return node
  }

  private static func style(_ value: PlacedJSON) -> LayoutNode.Style {
    var style = LayoutNode.Style()
    style.size = value["size"]?.number
    style.weight = value["weight"]?.number ?? TypeStyle.weight(of: value["weight"]?.text)
    style.line = value["line"]?.number
    style.color = value["color"]?.text.flatMap(RGBA.init(hex:))
    style.background = value["bg"]?.text.flatMap(RGBA.init(hex:))
    style.radius = value["radius"]?.number
    style.opacity = value["opacity"]?.number
    return style
  }
}
