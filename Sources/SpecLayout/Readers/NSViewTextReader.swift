import SpecText

/// Reads `_subtreeDescription` of AppKit views.
///
/// - Units: points, relative to the parent, y up unless the parent is flipped.
enum NSViewTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .nsViewText, source: source)
    dump.tool = "_subtreeDescription"
    dump.screen.unit = .pt
    dump.screen.scale = 1
    dump.screen.scaleSource = .declared
    var stack = IndentStack()
    var isFlipped: [Bool] = []
    for line in TextDumpReader.lines(source) {
      guard line.text.hasPrefix("["), let close = line.text.firstIndex(of: "]"),
        let frame = frame(line.text)
      else { continue }
      let flags = line.text[..<close]
      let parent = stack.enter(dump.nodes.count, indent: line.indent)
      let words = line.text[close...].dropFirst().split(separator: " ")
      let className = words.first { !$0.hasPrefix("h=") && !$0.hasPrefix("v=") } ?? ""
      var node = LayoutNode(parent: parent, raw: String(className), range: line.range)
      node.role = LayoutRole(className: node.raw)
      node.text = quoted(line.text)
      node.hidden = flags.contains("H") || flags.contains("h")
      node.interactive = LayoutRole.kitInteractive.contains(node.raw)
      node.scroll = .none
      node.frame = frame
      if let parent, let outer = dump.nodes[parent].frame {
        let y = isFlipped[parent] ? frame.y : outer.height - frame.y - frame.height
        node.frame = LayoutRect(
          x: outer.x + frame.x, y: outer.y + y, width: frame.width, height: frame.height)
      }
      isFlipped.append(flags.contains("F"))
      dump.nodes.append(node)
    }
    return dump
  }

  private static func frame(_ text: Substring) -> LayoutRect? {
    var rest = text
    while let index = rest.firstIndex(of: "f") {
      rest = rest[index...]
      if rest.hasPrefix("f=(") {
        let numbers = DumpValue.numbers(in: String(rest.prefix { $0 != ")" }))
        guard numbers.count == 4 else { return nil }
        return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func quoted(_ text: Substring) -> String? {
    guard let open = text.firstIndex(of: "\"") else { return nil }
    let rest = text[text.index(after: open)...]
    guard let close = rest.firstIndex(of: "\"") else { return nil }
    return String(rest[..<close])
  }
}
