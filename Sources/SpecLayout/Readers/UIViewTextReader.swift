import SpecText

/// Reads `recursiveDescription` of UIKit views.
///
/// - Units: points, relative to the parent.
enum UIViewTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .uiViewText, source: source)
    dump.tool = "recursiveDescription"
    dump.screen.unit = .pt
    dump.screen.scale = 1
    dump.screen.scaleSource = .declared
    var stack = IndentStack()
    var offsets: [(x: Double, y: Double)] = []
    for line in TextDumpReader.lines(source) {
      guard line.text.hasPrefix("<"), let values = numbers(after: "frame = (", line.text),
        values.count == 4
      else { continue }
      let parent = stack.enter(dump.nodes.count, indent: line.indent)
      let offset = numbers(after: "contentOffset: {", line.text) ?? []
      offsets.append(offset.count == 2 ? (offset[0], offset[1]) : (0, 0))
      var node = LayoutNode(parent: parent, raw: className(line.text), range: line.range)
      let outer = parent.flatMap { dump.nodes[$0].frame }
      let scrolled = parent.map { offsets[$0] } ?? (x: 0, y: 0)
      node.frame = LayoutRect(
        x: values[0] + (outer?.x ?? 0) - scrolled.x, y: values[1] + (outer?.y ?? 0) - scrolled.y,
        width: values[2], height: values[3])
      describe(&node, line.text)
      dump.nodes.append(node)
    }
    return dump
  }

  private static func describe(_ node: inout LayoutNode, _ text: Substring) {
    node.role = LayoutRole(className: node.raw)
    node.text = quoted(after: "text = '", text)
    node.hidden = text.contains("hidden = YES")
    node.clip = text.contains("clipsToBounds = YES") ? true : nil
    node.enabled = text.contains(" enabled = NO") ? false : nil
    node.interactive =
      LayoutRole.kitInteractive.contains(node.raw)
      && !text.contains("userInteractionEnabled = NO")
    node.scroll = text.contains("contentOffset:") ? .unknown : .none
    if let opacity = numbers(after: "alpha = ", text)?.first {
      var style = LayoutNode.Style()
      style.opacity = opacity
      node.style = style
    }
  }

  private static func className(_ text: Substring) -> String {
    String(text.dropFirst().prefix { $0 != ":" && $0 != ";" && $0 != ">" })
  }

  /// The numbers from a mark to the next closing bracket or semicolon after a number list.
  private static func numbers(after mark: String, _ text: Substring) -> [Double]? {
    guard let rest = tail(after: mark, text) else { return nil }
    return DumpValue.numbers(in: String(rest.prefix { $0 != ")" && $0 != "}" && $0 != ">" }))
  }

  /// A text up to the quote that closes its field.
  private static func quoted(after mark: String, _ text: Substring) -> String? {
    guard let rest = tail(after: mark, text) else { return nil }
    var result = ""
    var current = rest
    while let quote = current.firstIndex(of: "'") {
      result += current[..<quote]
      let after = current[current.index(after: quote)...]
      if after.hasPrefix(";") || after.hasPrefix(">") { return result }
      result += "'"
      current = after
    }
    return result.isEmpty ? nil : result
  }

  private static func tail(after mark: String, _ text: Substring) -> Substring? {
    var rest = text
    while let first = mark.first, let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.hasPrefix(mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
