import SpecText

/// Reads Compose's `printToLog` and `printToString`, with or without the columns of a log.
///
/// - Units: device pixels, not clipped; the density is not recorded.
enum ComposeTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .composeText, source: source)
    dump.tool = "compose"
    dump.screen.unit = .px
    dump.screen.rounding = .px
    var stack = IndentStack()
    TextLine.forEach(source) { line in
      if let start = line.find("Node #"), let frame = frame(line, from: start) {
        var node = LayoutNode(parent: nil, raw: "", range: line.range)
        // A log puts the same columns before each line.
        let isNumbered = start > 2 && line.bytes[start - 2] == UInt8(ascii: ")")
        node.parent = stack.enter(
          dump.nodes.count, indent: isNumbered ? line.indent : line.indent + start)
        node.frame = frame
        node.ident = line.part(after: "Tag: '", until: "'").map {
          String(decoding: $0, as: UTF8.self)
        }
        node.interactive = false
        node.enabled = true
        node.scroll = .none
        dump.append(node)
      } else if let last = dump.nodes.indices.last {
        describe(&dump.nodes[last], line)
      }
    }
    return dump
  }

  /// "(l=0.0, t=63.0, r=1080.0, b=210.0)px".
  private static func frame(_ line: TextLine, from start: Int) -> LayoutRect? {
    guard let open = line.find("at (l=", from: start),
      let close = line.firstIndex(of: ")", from: open)
    else { return nil }
    return DumpValue.bounds(line.part(open..<close))
  }

  /// "Role = 'Button'", "Text = '[Save]'", "Actions = [OnClick, …]", "[Disabled]".
  private static func describe(_ node: inout LayoutNode, _ line: TextLine) {
    if let role = line.part(after: "Role = '", until: "'") {
      node.raw = String(decoding: role, as: UTF8.self)
      node.role = LayoutRole(className: node.raw)
    } else if let text = line.part(after: "EditableText = '", until: "'") {
      node.role = .field
      node.interactive = true
      if !text.isEmpty { node.text = String(decoding: text, as: UTF8.self) }
    } else if let text = list(after: "Text = '[", line) {
      node.text = text
      if node.raw.isEmpty { node.role = .text }
    } else if let name = list(after: "ContentDescription = '[", line) {
      node.name = name
    } else if line.contains("Actions = [") {
      let isTarget =
        line.contains("OnClick") || line.contains("OnLongClick") || line.contains("SetProgress")
      if isTarget { node.interactive = true }
    } else if line.contains("[Disabled]") || line.contains("Disabled = ") {
      node.enabled = false
    } else if line.contains("HorizontalScrollAxisRange") {
      node.scroll = node.scroll == .vertical ? .both : .horizontal
    } else if line.contains("VerticalScrollAxisRange") {
      node.scroll = node.scroll == .horizontal ? .both : .vertical
    }
  }

  private static func list(after mark: StaticString, _ line: TextLine) -> String? {
    guard let start = line.find(mark) else { return nil }
    let first = start + mark.utf8CodeUnitCount
    let end = line.find("]'", from: first) ?? line.bytes.count
    return end > first ? line.text(first..<end) : nil
  }
}
