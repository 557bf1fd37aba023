import SpecText

/// Reads Flutter's `debugDumpRenderTree` and `debugDumpSemanticsTree`.
///
/// - Units: logical pixels; frames are relative to the node around, a scaled node counts in its own pixels.
struct FlutterTextReader {
  private var dump: LayoutDump
  private var pool = StringPool()
  /// The nodes around the current line: column of their name, index.
  private var stack = IndentStack()
  /// How many logical pixels of the root one of each node is.
  private var scales: [Double] = []
  /// Whether the next quoted line is the text of the last node.
  private var awaitsText = false

  static func read(_ source: SourceText, format: LayoutFormat) -> LayoutDump {
    var reader = FlutterTextReader(source, format)
    TextLine.forEach(source) { reader.read($0) }
    return reader.dump
  }

  private init(_ source: SourceText, _ format: LayoutFormat) {
    dump = LayoutDump(format: format, source: source)
    dump.tool = "flutter"
    dump.screen.unit = .dp
    dump.screen.scale = 1
    dump.screen.scaleSource = .declared
  }

  private mutating func read(_ line: TextLine) {
    let start = Self.textStart(line)
    guard start < line.bytes.count else { return }
    if let name = nodeName(line, from: start) {
      open(name, line, column: line.indent + Self.columns(line, upTo: start))
    } else if let last = dump.nodes.indices.last {
      var node = dump.nodes[last]
      if dump.format == .flutterSemanticsText {
        semantics(&node, last, line)
      } else {
        render(&node, last, line)
      }
      dump.nodes[last] = node
    }
  }

  // MARK: Nodes

  /// Offset of the first character that draws no branch.
  private static func textStart(_ line: TextLine) -> Int {
    var index = 0
    while index < line.bytes.count {
      // Box drawing characters, U+2500 to U+257F, are E2 94 xx and E2 95 xx.
      if line.bytes[index] == 0xE2, index + 2 < line.bytes.count,
        line.bytes[index + 1] == 0x94 || line.bytes[index + 1] == 0x95
      {
        index += 3
      } else if line.bytes[index] == 0x20 {
        index += 1
      } else {
        return index
      }
    }
    return index
  }

  private static func columns(_ line: TextLine, upTo end: Int) -> Int {
    line.part(0..<end).count { $0 & 0xC0 != 0x80 }
  }

  /// "RenderPadding#1a2b3 …" after "child 1: ", or "SemanticsNode#4".
  private func nodeName(_ line: TextLine, from start: Int) -> Range<Int>? {
    guard let mark = line.firstIndex(of: "#", from: start) else { return nil }
    var first = mark
    while first > start, line.bytes[first - 1] != 0x20 { first -= 1 }
    let name = line.part(first..<mark)
    let isNode =
      dump.format == .flutterSemanticsText
      ? name.elementsEqual("SemanticsNode".utf8)
      : name.starts(with: "Render".utf8) || name.starts(with: "_Render".utf8)
    // A node stands at the start of its line or after the name of its place, "child 1: ".
    guard isNode, first == start || line.bytes[first - 2] == UInt8(ascii: ":") else { return nil }
    return first..<mark
  }

  private mutating func open(_ name: Range<Int>, _ line: TextLine, column: Int) {
    let className = pool.string(line.part(name))
    var node = LayoutNode(parent: nil, raw: className, range: line.range)
    node.parent = stack.enter(dump.nodes.count, indent: column)
    node.scroll = .none
    if dump.format == .flutterSemanticsText {
      node.interactive = false
      node.role = .container
    } else {
      node.role = className == "RenderParagraph" ? .text : .container
      if className == "RenderView" { node.role = .window }
      if className.hasPrefix("RenderViewport") { node.scroll = .unknown }
    }
    scales.append(node.parent.map { scales[$0] } ?? 1)
    dump.append(node)
    awaitsText = false
  }

  private func origin(_ node: LayoutNode) -> LayoutRect? {
    node.parent.flatMap { dump.nodes[$0].frame } ?? .zero
  }

  // MARK: Semantics

  private mutating func semantics(_ node: inout LayoutNode, _ index: Int, _ line: TextLine) {
    if let part = line.part(after: "Rect.fromLTRB(", until: ")")
      ?? line.part(after: "Rect.fromLTWH(", until: ")"),
      let numbers = DumpValue.fourNumbers(in: part)
    {
      let isSize = line.contains("fromLTWH")
      let around = scales[index]
      let outer = origin(node)
      let width = (isSize ? numbers.2 : numbers.2 - numbers.0)
      let height = (isSize ? numbers.3 : numbers.3 - numbers.1)
      var own = 1.0
      if let scale = line.part(after: "scaled by ", until: "x").flatMap(DumpValue.number), scale > 0
      {
        // What the root draws in physical pixels is counted in logical ones.
        own = node.parent == nil || dump.nodes[node.parent ?? 0].parent == nil ? 1 : scale
      }
      scales[index] = around * own
      node.frame = LayoutRect(
        x: (outer?.x ?? 0) + numbers.0 * around, y: (outer?.y ?? 0) + numbers.1 * around,
        width: width * around * own, height: height * around * own)
      return
    }
    if line.contains("flags: ") { flags(&node, line) }
    if line.contains("actions: ") {
      if line.contains("tap") || line.contains("longPress") || line.contains("increase") {
        node.interactive = true
      }
      if line.contains("scrollUp") || line.contains("scrollDown") { node.scroll = .vertical }
      if line.contains("scrollLeft") || line.contains("scrollRight") { node.scroll = .horizontal }
    }
    if let text = Self.quoted(after: "label: \"", line) { node.name = text; node.text = text }
    if let text = Self.quoted(after: "value: \"", line) { node.text = text }
    if let text = Self.quoted(after: "identifier: \"", line) { node.ident = text }
    if line.contains("merged up") || line.contains("MergeUp") { node.interactive = false }
  }

  private func flags(_ node: inout LayoutNode, _ line: TextLine) {
    if line.contains("isButton") { node.role = .button }
    if line.contains("isLink") { node.role = .link }
    if line.contains("isTextField") { node.role = .field }
    if line.contains("isImage") { node.role = .image }
    if line.contains("hasCheckedState") || line.contains("hasToggledState") { node.role = .toggle }
    if line.contains("isSlider") { node.role = .slider }
    if line.contains("isHidden") { node.hidden = true }
    if line.contains("hasEnabledState") { node.enabled = line.contains("isEnabled") }
    if line.contains("isTextField") { node.interactive = true }
  }

  // MARK: Render objects

  private mutating func render(_ node: inout LayoutNode, _ index: Int, _ line: TextLine) {
    if let ratio = line.part(after: "device pixel ratio: ", until: " ").flatMap(DumpValue.number),
      0.5...10 ~= ratio
    {
      dump.screen.scale = ratio
    }
    if let part = line.part(after: "offset=Offset(", until: ")") {
      let offset = DumpValue.numbers(in: part)
      if offset.count == 2, let outer = origin(node) {
        node.frame = LayoutRect(
          x: outer.x + offset[0], y: outer.y + offset[1], width: 0, height: 0)
      }
    } else if let part = line.part(after: " size: Size(", until: ")")
      ?? line.part(after: "configuration: Size(", until: ")"),
      !line.contains("view size")
    {
      let size = DumpValue.numbers(in: part)
      if size.count == 2 {
        // A node without an offset of its own stands where the one around it does.
        let place = node.frame ?? origin(node) ?? .zero
        node.frame = LayoutRect(x: place.x, y: place.y, width: size[0], height: size[1])
      }
    } else if node.role == .text {
      if line.contains("TextSpan:") { awaitsText = true }
      if awaitsText, let text = Self.quoted(after: "\"", line) {
        node.text = (node.text ?? "") + text
      }
      if let size = line.part(after: " size: ", until: " ").flatMap(DumpValue.number) {
        var style = node.style ?? LayoutNode.Style()
        style.size = size
        node.style = style
      }
    }
  }

  private static func quoted(after mark: StaticString, _ line: TextLine) -> String? {
    guard let place = line.find(mark) else { return nil }
    let start = place + mark.utf8CodeUnitCount
    var end = line.bytes.count
    while end > start, line.bytes[end - 1] != UInt8(ascii: "\"") { end -= 1 }
    return end - 1 > start ? line.text(start..<end - 1) : nil
  }
}
