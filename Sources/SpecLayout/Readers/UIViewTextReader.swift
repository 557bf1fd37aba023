import SpecText

/// Reads `recursiveDescription` of UIKit views.
///
/// - Units: points, relative to the parent.
enum UIViewTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .uiViewText, source: source)
    dump.tool = "recursiveDescription"
    dump.screen.setPoints()
    var stack = IndentStack()
    var pool = StringPool()
    // Few views scroll: by how far, by index.
    var offsets: [Int: (x: Double, y: Double)] = [:]
    TextLine.forEach(source) { line in
      guard line.starts("<"), let values = fourNumbers(after: "frame = (", line) else { return }
      let index = dump.nodes.count
      let parent = stack.enter(index, indent: line.indent)
      if let part = line.part(after: "contentOffset: {", until: ")}>") {
        let offset = DumpValue.numbers(in: part)
        if offset.count == 2 { offsets[index] = (offset[0], offset[1]) }
      }
      let name = line.part(1..<(line.firstIndex(of: ":;>") ?? 1))
      var node = LayoutNode(parent: parent, raw: pool.string(name), range: line.range)
      let outer = parent.flatMap { dump.nodes[$0].frame }
      let scrolled = parent.flatMap { offsets[$0] } ?? (x: 0, y: 0)
      node.frame = LayoutRect(
        x: values.0 + (outer?.x ?? 0) - scrolled.x, y: values.1 + (outer?.y ?? 0) - scrolled.y,
        width: values.2, height: values.3)
      describe(&node, line)
      dump.append(node)
    }
    return dump
  }

  private static func fourNumbers(
    after mark: StaticString, _ line: TextLine
  ) -> (Double, Double, Double, Double)? {
    line.part(after: mark, until: ")}>").flatMap(DumpValue.fourNumbers)
  }

  private static func describe(_ node: inout LayoutNode, _ line: TextLine) {
    node.role = LayoutRole(className: node.raw)
    node.text = quoted(after: "text = '", line)
    node.hidden = line.contains("hidden = YES")
    node.clip = line.contains("clipsToBounds = YES") ? true : nil
    node.enabled = line.contains(" enabled = NO") ? false : nil
    node.interactive =
      LayoutRole.kitInteractive.contains(node.raw)
      && !line.contains("userInteractionEnabled = NO")
    node.scroll = line.contains("contentOffset:") ? .unknown : .none
    if let opacity = line.part(after: "alpha = ", until: ";>").flatMap(DumpValue.number) {
      var style = LayoutNode.Style()
      style.opacity = opacity
      node.style = style
    }
  }

  /// A text up to the quote that closes its field.
  private static func quoted(after mark: StaticString, _ line: TextLine) -> String? {
    guard let place = line.find(mark) else { return nil }
    let start = place + mark.utf8CodeUnitCount
    var end = start
    while let quote = line.firstIndex(of: "'", from: end) {
      let after = quote + 1 < line.bytes.count ? line.bytes[quote + 1] : 0
      if after == UInt8(ascii: ";") || after == UInt8(ascii: ">") {
        return quote > start ? line.text(start..<quote) : nil
      }
      end = quote + 1
    }
    return start < line.bytes.count ? line.text(start..<line.bytes.count) : nil
  }
}
