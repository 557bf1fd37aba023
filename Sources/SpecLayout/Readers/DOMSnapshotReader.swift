import SpecText

/// Reads `DOMSnapshot.captureSnapshot` of Chrome's DevTools protocol.
///
/// - Units: CSS pixels of the document.
struct DOMSnapshotReader {
  private let strings: [PlacedJSON]
  private var dump: LayoutDump

  static func read(_ value: PlacedJSON, _ source: SourceText) -> LayoutDump {
    var reader = DOMSnapshotReader(strings: value["strings"]?.array ?? [], source)
    for document in value["documents"]?.array ?? [] { reader.read(document) }
    return reader.dump
  }

  private init(strings: [PlacedJSON], _ source: SourceText) {
    self.strings = strings
    dump = LayoutDump(format: .domSnapshotJSON, source: source)
    dump.tool = "cdp"
    dump.screen.setPoints()
  }

  private mutating func read(_ document: PlacedJSON) {
    guard let nodes = document["nodes"], let layout = document["layout"] else { return }
    let parents = numbers(nodes["parentIndex"])
    let names = numbers(nodes["nodeName"])
    let attributes = nodes["attributes"]?.array ?? []
    let clickable = Set(numbers(nodes["isClickable"]?["index"]))
    let bounds = layout["bounds"]?.array ?? []
    let texts = numbers(layout["text"])
    // The element of each node of the document that has a box; its first box counts.
    var boxes: [Int: Int] = [:]
    for (place, index) in numbers(layout["nodeIndex"]).enumerated() where boxes[index] == nil {
      guard parents.indices.contains(index), bounds.indices.contains(place) else { continue }
      let name = names.indices.contains(index) ? string(names[index]) ?? "" : ""
      var node = LayoutNode(
        parent: parent(of: index, parents, boxes), raw: name.lowercased(),
        range: bounds[place].range)
      node.frame = bounds[place].rect
      node.text = texts.indices.contains(place) ? string(texts[place]) : nil
      node.role = node.text != nil ? .text : Self.role(node.raw)
      node.interactive = clickable.contains(index) || Self.interactive.contains(node.raw)
      node.scroll = .unknown
      describe(&node, attributes.indices.contains(index) ? numbers(attributes[index]) : [])
      boxes[index] = dump.nodes.count
      dump.append(node)
    }
  }

  /// The nearest node around one that has a box.
  private func parent(of index: Int, _ parents: [Int], _ boxes: [Int: Int]) -> Int? {
    var current = parents[index]
    var steps = 0
    while parents.indices.contains(current), steps < 4096 {
      if let found = boxes[current] { return found }
      current = parents[current]
      steps += 1
    }
    return nil
  }

  private func describe(_ node: inout LayoutNode, _ pairs: [Int]) {
    var index = 0
    while index + 1 < pairs.count {
      let value = string(pairs[index + 1])
      switch string(pairs[index]) {
      case "id": node.ident = value
      case "aria-label", "alt", "title": node.name = node.name ?? value
      case "disabled": node.enabled = false
      case "role":
        if let value {
          node.role = WebRole.role(value)
          if WebRole.interactive.contains(value) { node.interactive = true }
        }
      default: break
      }
      index += 2
    }
  }

  private func string(_ index: Int) -> String? {
    strings.indices.contains(index) ? strings[index].text : nil
  }

  private func numbers(_ value: PlacedJSON?) -> [Int] {
    (value?.array ?? []).map { $0.number.flatMap { Int(exactly: $0) } ?? -1 }
  }

  private static let interactive: Lexicon = [
    "a", "button", "input", "select", "textarea", "summary",
  ]

  private static func role(_ name: String) -> LayoutRole {
    switch name {
    case "a": .link
    case "button", "summary": .button
    case "input", "textarea": .field
    case "select": .picker
    case "img", "svg": .image
    case "#document", "html", "body": .window
    default: .container
    }
  }
}

/// Reads lists and trees of elements with boxes, as scripts write them with Playwright's `boundingBox`.
///
/// - Units: CSS pixels of the viewport.
enum BoxListReader {
  static func read(_ roots: [PlacedJSON], _ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .playwrightJSON, source: source)
    dump.tool = "playwright"
    dump.screen.setPoints()
    var pool = StringPool()
    walkTree(roots, children: { $0["children"]?.array ?? [] }) { value, parent in
      guard value.isObject else { return nil }
      let role = (value["role"] ?? value["tagName"] ?? value["tag"])?.text(&pool) ?? ""
      var node = LayoutNode(parent: parent, raw: role, range: value.range)
      node.role = WebRole.role(role.lowercased())
      node.ident = (value["testId"] ?? value["id"] ?? value["selector"])?.text(&pool)
      node.name = value["name"]?.text
      node.text = value["text"]?.text ?? node.name
      node.frame = box(value)?.frame
      node.interactive = value["clickable"]?.flag ?? WebRole.interactive.contains(role.lowercased())
      node.enabled = value["disabled"]?.flag.map { !$0 } ?? value["enabled"]?.flag
      node.hidden = value["visible"]?.flag.map { !$0 }
      dump.append(node)
      return dump.nodes.count - 1
    }
    return dump
  }

  /// The box of an element; a box that is `null` is recorded as not there.
  static func box(_ value: PlacedJSON) -> PlacedJSON? {
    value["boundingBox"] ?? value["bbox"] ?? value["box"]
  }
}
