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
    for line in TextDumpReader.lines(source) {
      if line.text.hasPrefix("View Hierarchy:") { stack.reset() }
      if dump.screen.scale == nil, line.text.contains("dpi ") {
        readConfiguration(line.text, into: &dump.screen)
      }
      guard let view = View(line.text) else { continue }
      let parent = stack.enter(dump.nodes.count, indent: line.indent)
      dump.nodes.append(node(view, parent: parent, line.range, dump.nodes))
    }
    dump.notes.append("scroll offsets and texts are not recorded")
    return dump
  }

  /// "{1.0 310mcc260mnc [en_US] ldltr sw411dp w411dp h914dp 420dpi …}"
  private static func readConfiguration(_ text: Substring, into screen: inout ScreenFacts) {
    for word in text.split(separator: " ") {
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
    _ view: View, parent: Int?, _ range: SourceRange, _ nodes: [LayoutNode]
  ) -> LayoutNode {
    var node = LayoutNode(parent: parent, raw: view.className, range: range)
    node.role = LayoutRole(className: view.className)
    node.ident = view.ident
    let outer = parent.flatMap { nodes[$0].frame }
    node.frame = view.frame?.moved(x: outer?.x ?? 0, y: outer?.y ?? 0)
    let flags = Array(view.flags)
    func has(_ index: Int, _ mark: Character) -> Bool {
      index < flags.count && flags[index] == mark
    }
    // A view is hidden with the views around it.
    node.hidden = !has(0, "V") || parent.flatMap { nodes[$0].hidden } == true
    node.enabled = has(2, "E")
    node.interactive = has(6, "C") || has(7, "L")
    switch (has(4, "H"), has(5, "V")) {
    case (true, true): node.scroll = .both
    case (true, false): node.scroll = .horizontal
    case (false, true): node.scroll = .vertical
    default: node.scroll = view.className.contains("Scroll") ? .unknown : .none
    }
    return node
  }

  /// "class{hash FLAGS FLAGS l,t-r,b #id name …}".
  private struct View {
    var className: String
    var flags: Substring
    var frame: LayoutRect?
    var ident: String?

    init?(_ text: Substring) {
      guard let brace = text.firstIndex(of: "{"), let end = text.firstIndex(of: "}"), brace < end,
        brace != text.startIndex
      else { return nil }
      let words = text[text.index(after: brace)..<end].split(separator: " ")
      guard words.count >= 4, let first = words[1].first, "VIG".contains(first),
        words[1].count >= 8, words[0].allSatisfy(\.isHexDigit),
        !text[..<brace].contains(" ")
      else { return nil }
      className = String(text[..<brace])
      flags = words[1]
      frame = Self.rect(words[3])
      ident = words.dropFirst(4).first { $0.contains(":id/") }.map(String.init)
    }

    /// "0,-6-1026,267": the dash after a digit separates.
    private static func rect(_ text: Substring) -> LayoutRect? {
      var numbers: [Double] = []
      var current = ""
      for character in text {
        if character == "," || character == "-" && !current.isEmpty && current != "-" {
          guard let number = Double(current) else { return nil }
          numbers.append(number)
          current = ""
        } else {
          current.append(character)
        }
      }
      guard let last = Double(current) else { return nil }
      numbers.append(last)
      guard numbers.count == 4 else { return nil }
      return LayoutRect(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
    }
  }
}
