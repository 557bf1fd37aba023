import SpecText

/// Reads Playwright's accessibility snapshots with boxes: `ariaSnapshot({ boxes: true })`.
///
/// - Units: CSS pixels of the viewport.
enum PlaywrightTextReader {
  static func read(_ source: SourceText) -> LayoutDump {
    var dump = LayoutDump(format: .playwrightText, source: source)
    dump.tool = "playwright"
    dump.screen.setPoints()
    var stack = IndentStack()
    TextLine.forEach(source) { line in
      guard line.starts("- "), line.bytes.count > 2, line.bytes[2] != UInt8(ascii: "/") else {
        return
      }
      let end = line.firstIndex(of: " :", from: 2) ?? line.bytes.count
      let role = line.text(2..<end)
      var node = LayoutNode(parent: nil, raw: role, range: line.range)
      node.parent = stack.enter(dump.nodes.count, indent: line.indent)
      node.role = WebRole.role(role)
      node.interactive = WebRole.interactive.contains(role)
      node.enabled = !line.contains("[disabled]")
      node.scroll = .unknown
      node.ident = line.part(after: "[ref=", until: "]").map { String(decoding: $0, as: UTF8.self) }
      node.frame = line.part(after: "[box=", until: "]").flatMap(DumpValue.fourNumbers).flatMap {
        LayoutRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3)
      }
      node.name = quoted(line, from: end)
      node.text = content(line) ?? node.name
      dump.append(node)
    }
    return dump
  }

  /// The name of an element: the quoted text right after its role.
  private static func quoted(_ line: TextLine, from start: Int) -> String? {
    guard start + 1 < line.bytes.count, line.bytes[start + 1] == UInt8(ascii: "\"") else {
      return nil
    }
    var index = start + 2
    while index < line.bytes.count, line.bytes[index] != UInt8(ascii: "\"") {
      index += line.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index > start + 2 ? line.text(start + 2..<min(index, line.bytes.count)) : nil
  }

  /// The text after the colon that ends the head of a line.
  private static func content(_ line: TextLine) -> String? {
    let head = line.find("]: ").map { $0 + 3 } ?? line.find("text: ").map { $0 + 6 }
    guard let head, head < line.bytes.count else { return nil }
    return line.text(head..<line.bytes.count)
  }
}

/// Roles of the web's accessibility tree (WAI-ARIA 1.2).
enum WebRole {
  /// Roles that take touches or clicks.
  static let interactive: Lexicon = [
    "button", "link", "textbox", "checkbox", "radio", "combobox", "slider", "switch", "tab",
    "menuitem", "menuitemcheckbox", "menuitemradio", "searchbox", "option", "spinbutton", "listbox",
    "treeitem",
  ]

  /// The role in the model.
  static func role(_ name: String) -> LayoutRole {
    switch name {
    case "button", "menuitem": .button
    case "link": .link
    case "textbox", "searchbox", "spinbutton": .field
    case "checkbox", "radio", "switch": .toggle
    case "combobox", "listbox": .picker
    case "slider": .slider
    case "img", "image": .image
    case "text", "heading", "paragraph": .text
    case "tab": .tab
    case "progressbar": .progress
    case "list", "grid", "table": .list
    case "document", "main": .window
    default: .container
    }
  }
}
