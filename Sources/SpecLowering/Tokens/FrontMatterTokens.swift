import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens from YAML front matter: groups of names and values, nested to any depth up to a limit.
///
/// - Source: the DESIGN.md convention (`colors`, `typography`, `spacing`, `rounded`, …).
enum FrontMatterTokens {
  private static let groups: [String: Token.Kind] = [
    "colors": .color, "color": .color, "palette": .color, "typography": .typography,
    "fonts": .fontFamily, "fontFamily": .fontFamily, "fontWeight": .fontWeight,
    "fontWeights": .fontWeight, "spacing": .spacing, "space": .spacing, "rounded": .radius,
    "radius": .radius, "radii": .radius, "borderRadius": .radius, "shadows": .shadow,
    "shadow": .shadow, "elevation": .shadow, "opacity": .opacity, "motion": .duration,
    "duration": .duration, "durations": .duration, "easing": .easing, "easings": .easing,
    "breakpoints": .breakpoint, "breakpoint": .breakpoint, "zIndex": .zindex, "zindex": .zindex,
    "z-index": .zindex, "sizes": .size, "sizing": .size, "tokens": .other,
  ]

  static func read(_ front: FrontMatter, of document: Document, into sink: inout TokenSink) {
    for entry in front.root.entries {
      guard let kind = groups[entry.key], !entry.value.entries.isEmpty else { continue }
      read(
        entry.value, path: kind == .other ? [] : [entry.key], kind: kind, depth: 0,
        of: document, into: &sink)
    }
  }

  private static func read(
    _ node: YAMLNode, path: [String], kind: Token.Kind, depth: Int, of document: Document,
    into sink: inout TokenSink
  ) {
    guard depth < 8 else { return }
    for entry in node.entries {
      let path = path + [entry.key]
      let kind = groups[entry.key] ?? kind
      if !entry.value.entries.isEmpty, typeStyle(entry.value) == nil {
        read(entry.value, path: path, kind: kind, depth: depth + 1, of: document, into: &sink)
        continue
      }
      let value = typeStyle(entry.value) ?? entry.value.text
      guard !value.isEmpty else { continue }
      let name = path.joined(separator: ".")
      let range = entry.keyRange.union(entry.value.range)
      sink.add(
        name: name, kind: typeStyle(entry.value) == nil ? kind : .typography, value: value,
        origin: document.origin(range), valueOrigin: document.origin(entry.value.range), id: name)
    }
  }

  /// A type style as "size/line weight"; `nil` where a mapping is a group.
  private static func typeStyle(_ node: YAMLNode) -> String? {
    guard let size = node["fontSize"] ?? node["size"], size.entries.isEmpty else { return nil }
    var text = size.text
    if let line = node["lineHeight"] { text += "/" + line.text }
    if let weight = node["fontWeight"] ?? node["weight"] { text += " " + weight.text }
    return text
  }
}
