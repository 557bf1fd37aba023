public import SpecJSON
import SpecText

/// Writes a dump in Plumb's own format, `layoutdump` 1.
public enum LayoutdumpWriter {
  /// Writes one JSON object.
  public static func write(_ dump: LayoutDump, to json: inout JSONWriter) {
    json.object { json in
      json.field("layoutdump", 1)
      json.object("screen") { json in write(dump.screen, to: &json) }
      json.object("origin") { json in
        json.field("format", dump.recordedFormat.rawValue)
        json.field("tool", dump.tool)
        json.field("file", dump.source.path)
      }
      if dump.specScreen != nil || dump.specState != nil {
        json.object("spec") { json in
          json.field("screen", dump.specScreen)
          json.field("state", dump.specState)
        }
      }
      json.field("truncated", dump.truncated)
      json.field("notRecorded", notRecorded(dump))
      let ids = LayoutIDs(dump)
      json.array("nodes") { json in
        for (index, node) in dump.nodes.enumerated() {
          json.object { json in write(node, index, ids, to: &json) }
        }
      }
    }
  }

  /// What the dump's format could not record, in words.
  public static func notRecorded(_ dump: LayoutDump) -> [String] {
    func lacks(_ isRecorded: (LayoutNode) -> Bool) -> Bool {
      !dump.nodes.contains(where: isRecorded)
    }
    var missing: [String] = []
    if lacks({ $0.frame != nil }) { missing.append("frame") }
    if lacks({ $0.interactive != nil }) { missing.append("interactive") }
    if lacks({ $0.enabled != nil }) { missing.append("enabled") }
    if lacks({ $0.hidden != nil }) { missing.append("hidden") }
    if lacks({ $0.text != nil }) { missing.append("text") }
    if lacks({ $0.hit != nil }) { missing.append("hit") }
    if lacks({ $0.clip != nil }) { missing.append("clip") }
    if lacks({ $0.scroll != .unknown }) { missing.append("scroll") }
    if lacks({ $0.lines != nil }) { missing.append("lines") }
    if lacks({ $0.truncated != nil }) { missing.append("truncated") }
    if lacks({ $0.style != nil }) { missing.append("style") }
    if dump.screen.unit == .px, dump.screen.scaleSource != .declared { missing.append("scale") }
    if dump.screen.safe == nil { missing.append("safe") }
    if dump.screen.fontScale == nil, dump.screen.contentSize == nil { missing.append("fontScale") }
    return missing
  }

  private static func write(_ screen: ScreenFacts, to json: inout JSONWriter) {
    json.field("w", screen.width)
    json.field("h", screen.height)
    json.field("unit", screen.unit.rawValue)
    json.field("scale", screen.scale)
    json.field("scaleSource", screen.scaleSource.rawValue)
    json.field("safe", screen.safe)
    json.field("rounding", screen.rounding.rawValue)
    json.field("fontScale", screen.fontScale)
    json.field("contentSize", screen.contentSize)
    json.field("scheme", screen.scheme)
    json.field("dir", screen.direction)
  }

  private static func write(
    _ node: LayoutNode, _ index: Int, _ ids: LayoutIDs, to json: inout JSONWriter
  ) {
    json.field("id", ids[index])
    json.field("parent", node.parent.map { ids[$0] })
    json.field("role", node.role.rawValue)
    json.field("raw", node.raw)
    json.field("ident", ifPresent: node.ident)
    json.field("text", ifPresent: node.text)
    json.field("name", ifPresent: node.name)
    json.field("frame", node.frame.map(numbers))
    json.field("kind", node.frameKind?.rawValue)
    json.field("hit", ifPresent: node.hit.map { $0.map(numbers) })
    json.field("interactive", node.interactive)
    json.field("enabled", node.enabled)
    json.field("hidden", node.hidden)
    json.field("clip", ifPresent: node.clip)
    json.field("scroll", node.scroll.rawValue)
    json.field("z", ifPresent: node.z)
    json.field("lines", ifPresent: node.lines)
    json.field("truncated", ifPresent: node.truncated)
    guard let style = node.style else { return }
    json.object("style") { json in
      json.field("size", style.size)
      json.field("weight", style.weight)
      json.field("line", style.line)
      json.field("color", style.color?.hex)
      json.field("bg", style.background?.hex)
      json.field("radius", style.radius)
      json.field("opacity", style.opacity)
    }
  }

  private static func numbers(_ rect: LayoutRect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height].map(Decimals.rounded)
  }
}
