import SpecText

/// Reads `_subtreeDescription` of AppKit views.
///
/// - Units: points, relative to the parent, y up unless the parent is flipped.
enum NSViewTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .nsViewText, source: source)
    dump.tool = "_subtreeDescription"
    dump.screen.setPoints()
    var stack = IndentStack()
    var pool = StringPool()
    var isFlipped: [Bool] = []
    TextLine.forEach(source) { line in
      guard line.starts("["), let close = line.firstIndex(of: "]"),
        let values = line.part(after: "f=(", until: ")").flatMap(DumpValue.fourNumbers),
        let frame = LayoutRect(x: values.0, y: values.1, width: values.2, height: values.3)
      else { return }
      let parent = stack.enter(dump.nodes.count, indent: line.indent)
      var node = LayoutNode(
        parent: parent, raw: className(line, after: close).map { pool.string($0) } ?? "",
        range: line.range)
      node.role = LayoutRole(className: node.raw)
      node.text = quoted(line)
      let flags = line.part(0..<close)
      node.hidden = flags.contains(UInt8(ascii: "H")) || flags.contains(UInt8(ascii: "h"))
      node.interactive = LayoutRole.kitInteractive.contains(node.raw)
      node.scroll = .none
      node.frame = frame
      if let parent, let outer = dump.nodes[parent].frame {
        let y = isFlipped[parent] ? frame.y : outer.height - frame.y - frame.height
        node.frame = LayoutRect(
          x: outer.x + frame.x, y: outer.y + y, width: frame.width, height: frame.height)
      }
      isFlipped.append(flags.contains(UInt8(ascii: "F")))
      dump.append(node)
    }
    return dump
  }

  private static func className(
    _ line: TextLine, after close: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    line.words(close + 1..<line.bytes.count).map(line.part).first { word in
      let isMeasure = word.count > 1 && word[1] == UInt8(ascii: "=")
      return !isMeasure || word[0] != UInt8(ascii: "h") && word[0] != UInt8(ascii: "v")
    }
  }

  private static func quoted(_ line: TextLine) -> String? {
    guard let open = line.firstIndex(of: "\""),
      let close = line.firstIndex(of: "\"", from: open + 1)
    else { return nil }
    return line.text(open + 1..<close)
  }
}
