import SpecLayout
import SpecModel
import SpecText

/// A dump drawn to scale: elements, texts, failing ones outlined, distances measured.
struct LayoutPicture {
  private let entry: LayoutReport.Entry
  private let number: Int
  private let findings: [LayoutCheck]
  private let locate: LayoutPage.Locate
  /// What is shown, in units of the dump.
  private let view: LayoutRect
  /// Units of the dump per pt/dp.
  private let unit: Double

  /// Most elements that are drawn; those that fail are drawn always.
  private static let limit = 2000

  init(
    _ entry: LayoutReport.Entry, number: Int, findings: [LayoutCheck],
    locate: @escaping LayoutPage.Locate
  ) {
    self.entry = entry
    self.number = number
    self.findings = findings
    self.locate = locate
    unit = entry.dump.screen.unitsPerPoint ?? Self.guessedUnit(entry)
    view = Self.view(entry, margin: 24 * unit)
  }

  /// Without a scale the picture is made as wide as a telephone.
  private static func guessedUnit(_ entry: LayoutReport.Entry) -> Double {
    max(1, (entry.dump.screen.width ?? 390) / 390)
  }

  /// The screen with a margin in which what lies just beyond it shows.
  private static func view(_ entry: LayoutReport.Entry, margin: Double) -> LayoutRect {
    let frames = entry.dump.nodes.filter(\.isDrawn).compactMap(\.frame)
    let root = frames.first ?? LayoutRect.zero
    let width = max(entry.dump.screen.width ?? root.width, 1)
    let height = max(entry.dump.screen.height ?? root.height, 1)
    return LayoutRect(
      x: min(root.x, 0) - margin, y: min(root.y, 0) - margin, width: width + 2 * margin,
      height: min(height, width * 4) + 2 * margin) ?? .zero
  }

  func write(to html: inout HTMLWriter) {
    let width = view.width / unit
    let height = view.height / unit
    let attributes: [HTMLWriter.Attribute] = [
      ("class", "dump"), ("role", "img"), ("viewBox", "0 0 \(text(width)) \(text(height))"),
      ("style", "max-width:\(text(width * 1.5))px"), ("aria-label", label),
    ]
    html.element("svg", attributes) { html in
      for index in shown { draw(index, to: &html) }
      for check in entry.checks where check.kind == .spaceRow || check.kind == .gridSpacing {
        if check.verdict == .fail || check.kind == .spaceRow { measure(check, to: &html) }
      }
      // Several findings of one element stand side by side.
      var places: [Int: Int] = [:]
      for (index, check) in findings.prefix(500).enumerated() {
        guard let node = check.node else { continue }
        mark(check, index + 1, shift: 15 * Double(places[node, default: 0]), to: &html)
        places[node, default: 0] += 1
      }
    }
  }

  private var label: String {
    "\(entry.dump.source.path): \(entry.counts.drawn) elements, \(findings.count) findings"
  }

  /// The elements to draw, in paint order.
  private var shown: [Int] {
    let nodes = entry.dump.nodes
    let visible = nodes.indices.filter { index in
      guard nodes[index].isDrawn, let frame = nodes[index].frame else { return false }
      return frame.x < view.right && frame.right > view.x && frame.y < view.bottom
        && frame.bottom > view.y
    }
    return Array(visible.prefix(Self.limit))
  }

  // MARK: Elements

  private func draw(_ index: Int, to html: inout HTMLWriter) {
    let node = entry.dump.nodes[index]
    guard let box = box(index) else { return }
    let kind = node.isTarget ? "target" : node.text?.isEmpty == false ? "text" : "plain"
    html.element("rect", box.attributes + [("class", kind), ("rx", "2")]) { html in
      html.element("title", caption(index))
    }
    if let words = node.text, !words.isEmpty, entry.isLeaf(index) {
      writeText(words, node, box, to: &html)
    }
  }

  private func writeText(
    _ words: String, _ node: LayoutNode, _ box: Box, to html: inout HTMLWriter
  ) {
    let size = min(node.style?.size ?? 13, max(6, box.height * 0.72))
    // A letter is about half as wide as it is high: what does not fit is not drawn.
    let room = max(1, Int(box.width / (size * 0.52)))
    let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = line.count > room ? String(line.prefix(max(1, room - 1))) + "…" : line
    html.element(
      "text", shown,
      [
        ("x", text(box.x + 2)), ("y", text(box.y + min(box.height, size * 1.4) * 0.75)),
        ("font-size", text(size)),
      ])
  }

  private func caption(_ index: Int) -> String {
    let node = entry.dump.nodes[index]
    let name = [node.text, node.name, node.ident].compactMap { $0 }.first ?? node.raw
    guard let frame = node.frame else { return name }
    let size = "\(text(frame.width / unit)) × \(text(frame.height / unit)) \(entry.unit)"
    return name.isEmpty ? "\(node.role.rawValue), \(size)" : "\(name), \(size)"
  }

  // MARK: Findings

  /// Outlines the element of a finding and numbers it; the number leads to the table.
  private func mark(
    _ check: LayoutCheck, _ place: Int, shift: Double, to html: inout HTMLWriter
  ) {
    guard let node = check.node, let box = box(node) else { return }
    html.element("a", [("href", "#finding-\(number)-\(place)")]) { html in
      html.element("g", [("class", "finding")]) { html in
        html.element("rect", box.attributes) { html in html.element("title", said(check)) }
        let x = max(8, min(box.x + box.width, view.width / unit - 8) - shift)
        let y = max(8, box.y)
        html.element("circle", [("cx", text(x)), ("cy", text(y)), ("r", "7")]) { html in
          html.element("title", said(check))
        }
        html.element("text", String(place), [("x", text(x)), ("y", text(y + 2.7))])
      }
    }
  }

  /// What the spec says, where it says so, and what was found.
  private func said(_ check: LayoutCheck) -> String {
    var text = check.message.isEmpty ? "\(check.kind.rawValue): \(check.expected)" : check.message
    if let place = check.spec.flatMap(locate) {
      let line = place.text.split(separator: "\n").first.map(String.init) ?? ""
      text += " — \(place.path):\(place.line): \(line)"
    }
    return text
  }

  // MARK: Distances

  /// Draws a measured distance between the two elements of a check.
  private func measure(_ check: LayoutCheck, to html: inout HTMLWriter) {
    guard let lower = check.node.flatMap(box), let upper = check.other.flatMap(box),
      check.actual != nil, check.verdict == .pass || check.verdict == .fail
    else { return }
    if upper.y < lower.y + lower.height, lower.y < upper.y + upper.height,
      lower.x >= upper.x + upper.width
    {
      let y = max(lower.y, upper.y) + min(lower.height, upper.height) / 2
      let line: [HTMLWriter.Attribute] = [
        ("x1", text(upper.x + upper.width)), ("x2", text(lower.x)), ("y1", text(y)),
        ("y2", text(y)),
      ]
      return draw(line, label: (upper.x + upper.width, y - 4), check, to: &html)
    }
    let isInside = upper.y <= lower.y && upper.y + upper.height >= lower.y + lower.height
    let from = isInside ? upper.y : upper.y + upper.height
    guard lower.y > from else { return }
    let x = max(lower.x, upper.x) + min(lower.width, upper.width) / 2
    let line: [HTMLWriter.Attribute] = [
      ("x1", text(x)), ("x2", text(x)), ("y1", text(from)), ("y2", text(lower.y)),
    ]
    draw(line, label: (x + 4, (from + lower.y) / 2 + 3), check, to: &html)
  }

  private func draw(
    _ line: [HTMLWriter.Attribute], label: (x: Double, y: Double), _ check: LayoutCheck,
    to html: inout HTMLWriter
  ) {
    html.element("g", [("class", check.verdict == .pass ? "gap good" : "gap wrong")]) { html in
      html.element("line", line) { html in html.element("title", said(check)) }
      html.element("text", check.actual ?? "", [("x", text(label.x)), ("y", text(label.y))])
    }
  }

  // MARK: Geometry

  private struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var attributes: [HTMLWriter.Attribute] {
      [
        ("x", Numbers.text(x, decimals: 2)), ("y", Numbers.text(y, decimals: 2)),
        ("width", Numbers.text(width, decimals: 2)), ("height", Numbers.text(height, decimals: 2)),
      ]
    }
  }

  private func box(_ index: Int) -> Box? {
    guard let frame = entry.dump.nodes[index].frame, frame.isPositive else { return nil }
    return Box(
      x: (frame.x - view.x) / unit, y: (frame.y - view.y) / unit, width: frame.width / unit,
      height: frame.height / unit)
  }

  private func text(_ value: Double) -> String { Numbers.text(value, decimals: 2) }

  /// The style of the picture.
  static let style = """
    .sheet{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
    .sheet figure{margin:0;flex:1 1 320px;max-width:100%}
    figcaption{color:var(--muted);font-size:13px;margin-top:6px}
    svg.dump{width:100%;height:auto;background:var(--panel);border:1px solid var(--line);
    border-radius:8px;font-family:system-ui,sans-serif}
    svg.dump rect{fill:var(--box);fill-opacity:.35;stroke:var(--line);stroke-width:.6}
    svg.dump rect.target{stroke:var(--accent);stroke-width:1}
    svg.dump text{fill:var(--fg);pointer-events:none}
    svg.dump .finding rect{fill:var(--bad);fill-opacity:.12;stroke:var(--bad);stroke-width:2}
    svg.dump .finding circle{fill:var(--bad)}
    svg.dump .finding text{fill:var(--bg);font-size:8px;font-weight:700;text-anchor:middle}
    svg.dump .gap line{stroke-width:1.5}svg.dump .gap text{font-size:9px;font-weight:700}
    svg.dump .gap.good line{stroke:var(--good)}svg.dump .gap.good text{fill:var(--good)}
    svg.dump .gap.wrong line{stroke:var(--bad)}svg.dump .gap.wrong text{fill:var(--bad)}
    .wireframe{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:12px;
    overflow:auto;margin:0;font:13px/1.35 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}

    """
}
