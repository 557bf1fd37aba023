import SpecText

/// Reads `XCUIElement.debugDescription`: the subtree alone, not the path and the queries below it.
///
/// - Units: points, one decimal.
enum XCUIElementTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .xcuiElementText, source: source)
    dump.tool = "xcuitest"
    dump.screen.setPoints()
    dump.screen.rounding = .decimal1
    var stack = IndentStack()
    var pool = StringPool()
    var isSubtree = true
    TextLine.forEach(source) { line in
      if line.starts("Attributes:") || line.starts("Path to element:")
        || line.starts("Query chain:")
      {
        isSubtree = false
      } else if line.starts("Element subtree:") {
        isSubtree = true
      } else if isSubtree, let node = node(line, &pool) {
        var node = node
        node.parent = stack.enter(dump.nodes.count, indent: line.indent)
        dump.append(node)
      }
    }
    return dump
  }

  /// "Button, 0x600…, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'save', label: 'Save', Disabled".
  private static func node(_ line: TextLine, _ pool: inout StringPool) -> LayoutNode? {
    let end = line.firstIndex(of: ",(: ") ?? line.bytes.count
    guard end > 0, end < line.bytes.count, ASCII.isUpper(line.bytes[0]) else { return nil }
    let frame = line.part(after: "{{", until: "\n").flatMap { part -> LayoutRect? in
      let close = ByteSearch.find("}}", in: part) ?? part.count
      let inner = UnsafeBufferPointer(rebasing: part[0..<close])
      guard let numbers = DumpValue.fourNumbers(in: inner) else { return nil }
      return LayoutRect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
    }
    guard frame != nil || line.contains("pid:") || line.contains("0x") else { return nil }
    let type = pool.string(line.part(0..<end))
    var node = LayoutNode(parent: nil, raw: type, range: line.range)
    AppleTree.classify(&node, type: type)
    node.frame = frame
    node.ident = quoted("identifier: '", line)
    let label = quoted("label: '", line)
    let value =
      quoted("value: '", line)
      ?? line.part(after: "value: ", until: ",").map {
        String(decoding: $0, as: UTF8.self)
      }
    node.text = node.role == .text || node.role == .field ? value ?? label : label
    node.name = label ?? quoted("title: '", line)
    node.enabled = !line.contains(", Disabled")
    return node
  }

  /// A text up to the quote that closes its field.
  private static func quoted(_ mark: StaticString, _ line: TextLine) -> String? {
    guard let place = line.find(mark) else { return nil }
    let start = place + mark.utf8CodeUnitCount
    var from = start
    while let quote = line.firstIndex(of: "'", from: from) {
      if quote + 1 == line.bytes.count || line.bytes[quote + 1] == UInt8(ascii: ",") {
        return quote > start ? line.text(start..<quote) : nil
      }
      from = quote + 1
    }
    return start < line.bytes.count ? line.text(start..<line.bytes.count) : nil
  }
}
