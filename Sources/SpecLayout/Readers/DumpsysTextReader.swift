import SpecText

/// Reads the view hierarchy of Android's `dumpsys activity`.
///
/// - Units: device pixels, relative to the parent; scroll offsets and texts are not recorded.
enum DumpsysTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .dumpsysText, source: source)
    dump.tool = "dumpsys"
    dump.screen.unit = .px
    dump.screen.rounding = .px
    var stack = IndentStack()
    var pool = StringPool()
    TextLine.forEach(source) { line in
      if line.starts("View Hierarchy:") { stack.reset() }
      if dump.screen.scale == nil, line.contains("dpi ") {
        readConfiguration(line, into: &dump.screen)
      }
      guard let view = View(line) else { return }
      let parent = stack.enter(dump.nodes.count, indent: line.indent)
      dump.append(node(view, line, parent: parent, dump.nodes, &pool))
    }
    dump.notes.append("scroll offsets and texts are not recorded")
    return dump
  }

  /// "{1.0 310mcc260mnc [en_US] ldltr sw411dp w411dp h914dp 420dpi …}"
  private static func readConfiguration(_ line: TextLine, into screen: inout ScreenFacts) {
    for word in line.text(0..<line.bytes.count).split(separator: " ") {
      if word.hasSuffix("dpi"), let density = Double(word.dropLast(3)), 80...1000 ~= density {
        screen.scale = density / 160
        screen.scaleSource = .declared
      } else if let brace = word.lastIndex(of: "{"), screen.fontScale == nil,
        let factor = Double(word[word.index(after: brace)...]), 0.5...4 ~= factor
      {
        screen.fontScale = factor
      }
    }
  }

  private static func node(
    _ view: View, _ line: TextLine, parent: Int?, _ nodes: [LayoutNode], _ pool: inout StringPool
  ) -> LayoutNode {
    var node = LayoutNode(
      parent: parent, raw: pool.string(line.part(view.className)), range: line.range)
    node.role = LayoutRole(className: node.raw)
    node.ident = view.ident.map { pool.string(line.part($0)) }
    let outer = parent.flatMap { nodes[$0].frame }
    node.frame = view.frame?.moved(x: outer?.x ?? 0, y: outer?.y ?? 0)
    func has(_ index: Int, _ mark: StaticString) -> Bool {
      index < view.flags.count && line.bytes[view.flags.lowerBound + index] == mark.utf8Start[0]
    }
    // A view is hidden with the views around it.
    node.hidden = !has(0, "V") || parent.flatMap { nodes[$0].hidden } == true
    node.enabled = has(2, "E")
    node.interactive = has(6, "C") || has(7, "L")
    switch (has(4, "H"), has(5, "V")) {
    case (true, true): node.scroll = .both
    case (true, false): node.scroll = .horizontal
    case (false, true): node.scroll = .vertical
    default:
      node.scroll = ByteSearch.contains("Scroll", in: line.part(view.className)) ? .unknown : .none
    }
    return node
  }

  /// "class{hash FLAGS FLAGS l,t-r,b #id name …}".
  private struct View {
    var className: Range<Int>
    var flags: Range<Int>
    var frame: LayoutRect?
    var ident: Range<Int>?

    init?(_ line: TextLine) {
      guard let brace = line.firstIndex(of: "{"), brace > 0,
        let end = line.firstIndex(of: "}", from: brace)
      else { return nil }
      let words = line.words(brace + 1..<end)
      let bytes = line.bytes
      guard words.count >= 4, "VIG".utf8.contains(bytes[words[1].lowerBound]),
        words[1].count >= 8, words[0].allSatisfy({ Self.isHexDigit(bytes[$0]) }),
        !line.part(0..<brace).contains(0x20)
      else { return nil }
      className = 0..<brace
      flags = words[1]
      frame = Self.rect(line.part(words[3]))
      ident = words.dropFirst(4).first { ByteSearch.contains(":id/", in: line.part($0)) }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
      byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
    }

    /// "0,-6-1026,267": the dash after a digit separates.
    private static func rect(_ bytes: UnsafeBufferPointer<UInt8>) -> LayoutRect? {
      var numbers: [Double] = []
      var start = 0
      for index in 0...bytes.count {
        let isEnd =
          index == bytes.count || bytes[index] == UInt8(ascii: ",")
          || bytes[index] == UInt8(ascii: "-") && index > start
        guard isEnd else { continue }
        let part = UnsafeBufferPointer(rebasing: bytes[start..<index])
        guard let number = DumpValue.number(part) else { return nil }
        numbers.append(number)
        start = index + 1
      }
      guard numbers.count == 4 else { return nil }
      return LayoutRect(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
    }
  }
}
