import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens from YAML front matter: groups of names and values, nested to any depth up to a limit.
///
/// - Source: the DESIGN.md convention (`colors`, `typography`, `spacing`, `rounded`, …).
enum FrontMatterTokens {
  /// Groups by their key in lower case without marks.
  private static let groups: [String: Token.Kind] = [
    "colors": .color, "color": .color, "palette": .color, "gradients": .color, "colours": .color,
    "typography": .typography, "fontsize": .typography, "fontsizes": .typography,
    "lineheight": .typography, "lineheights": .typography, "letterspacing": .typography,
    "textstyles": .typography, "type": .typography, "fonts": .fontFamily,
    "fontfamily": .fontFamily, "fontfamilies": .fontFamily, "families": .fontFamily,
    "fontweight": .fontWeight, "fontweights": .fontWeight, "spacing": .spacing, "space": .spacing,
    "gaps": .spacing, "rounded": .radius, "radius": .radius, "radii": .radius,
    "borderradius": .radius, "shape": .radius, "shapes": .radius, "corners": .radius,
    "shadows": .shadow, "shadow": .shadow, "elevation": .shadow, "elevations": .shadow,
    "boxshadow": .shadow, "opacity": .opacity, "opacities": .opacity, "motion": .duration,
    "animation": .duration, "transitions": .duration, "duration": .duration,
    "durations": .duration, "easing": .easing, "easings": .easing, "curves": .easing,
    "breakpoints": .breakpoint, "breakpoint": .breakpoint, "screens": .breakpoint,
    "zindex": .zindex, "layers": .zindex, "sizes": .size, "sizing": .size, "dimensions": .size,
    "borders": .size, "borderwidth": .size, "borderwidths": .size, "strokes": .size,
  ]
  /// Keys that hold all groups.
  private static let wrappers: Lexicon = ["tokens", "designtokens", "theme", "design"]
  /// Keys that hold the values of several themes.
  private static let themes: Lexicon = [
    "themes", "modes", "schemes", "colorschemes", "appearance", "appearances",
  ]
  /// Keys that say something about the values beside them.
  private static let remarks: Lexicon = [
    "description", "usage", "use", "note", "notes", "comment", "purpose", "rationale", "name",
  ]

  static func read(_ front: FrontMatter, of document: Document, into sink: inout TokenSink) {
    let definesValues = front.root.entries.contains { entry in
      groups[key(entry.key)] != nil && !entry.value.entries.isEmpty
    }
    for entry in front.root.entries {
      let key = key(entry.key)
      if definesValues, groups[key] == nil, readUnknown(entry, key, of: document, into: &sink) {
        continue
      }
      if wrappers.contains(key) {
        readAll(entry.value, path: [], of: document, into: &sink)
        continue
      }
      if themes.contains(key) {
        read(themes: entry, path: [], of: document, into: &sink)
        continue
      }
      read(group: entry, of: document, into: &sink)
    }
  }

  // MARK: Groups by their values

  /// Keys over what single parts have, and over lengths of a whole screen.
  private static let parts: Lexicon = ["component", "components"]
  private static let lengths: Lexicon = [
    "layout", "layouts", "grid", "container", "containers", "measures",
  ]

  /// Reads a group beside those of values whose key is none of theirs: "tagColors:" over colours alone, "layout:" over
  /// lengths alone; false where it holds anything else.
  private static func readUnknown(
    _ entry: YAMLNode.Entry, _ key: String, of document: Document, into sink: inout TokenSink
  ) -> Bool {
    guard !parts.contains(key), !wrappers.contains(key), !themes.contains(key), !isMode(entry)
    else { return false }
    if holdsOnly(.color, entry.value, depth: 0) {
      read(entry.value, path: [entry.key], kind: .color, of: document, into: &sink)
      return true
    }
    guard lengths.contains(key), holdsOnly(.spacing, entry.value, depth: 2) else { return false }
    for length in entry.value.entries {
      add(
        [entry.key, length.key], kind(of: length) ?? .size,
        (length.value.text, length.value.range),
        range: length.keyRange.union(length.value.range), of: document, into: &sink)
    }
    return true
  }

  /// Whether a mapping holds two values or groups at least, and nothing but values of a kind.
  private static func holdsOnly(_ kind: Token.Kind, _ node: YAMLNode, depth: Int) -> Bool {
    guard depth < 3, node.items.isEmpty, node.entries.count > 1 else { return false }
    return node.entries.allSatisfy { entry in
      guard entry.value.entries.isEmpty else {
        return holdsOnly(kind, entry.value, depth: depth + 1)
      }
      guard entry.value.items.isEmpty else { return false }
      var text = entry.value.text
      return text.withUTF8 { bytes in
        guard let literal = TokenLiteral.read(bytes, 0..<bytes.count) else { return false }
        return literal.kind == kind && literal.range.count == bytes.count
      }
    }
  }

  /// "themes:" over "light:" and "dark:".
  private static func read(
    themes entry: YAMLNode.Entry, path: [String], of document: Document, into sink: inout TokenSink
  ) {
    for theme in entry.value.entries {
      readAll(theme.value, path: path + [entry.key, theme.key], of: document, into: &sink)
    }
  }

  /// Groups of values, themes, and colours that stand beside them under a name each.
  private static func readAll(
    _ node: YAMLNode, path: [String], of document: Document, into sink: inout TokenSink
  ) {
    for entry in node.entries {
      if groups[key(entry.key)] != nil, !entry.value.entries.isEmpty || !entry.value.items.isEmpty {
        read(group: entry, path: path, of: document, into: &sink)
      } else if path.isEmpty, themes.contains(key(entry.key)) {
        read(themes: entry, path: path, of: document, into: &sink)
      } else if path.isEmpty, isMode(entry) {
        readAll(entry.value, path: [entry.key], of: document, into: &sink)
      } else if let kind = kind(of: entry) {
        add(
          path + [entry.key], kind, (entry.value.text, entry.value.range),
          range: entry.keyRange.union(entry.value.range), of: document, into: &sink)
      }
    }
  }

  /// Whether a key names a mode and holds its values.
  private static func isMode(_ entry: YAMLNode.Entry) -> Bool {
    guard !entry.value.entries.isEmpty else { return false }
    var key = entry.key
    return key.withUTF8 { bytes in
      let words = Words.keys(bytes, 0..<bytes.count)
      return words.count == 1 && TokenColumns.mode(ofWord: words[0]) != nil
    }
  }

  /// The kind of a value without a group: a colour, or a measure whose name says what it is ("radius: 8px").
  private static func kind(of entry: YAMLNode.Entry) -> Token.Kind? {
    let node = entry.value
    guard node.entries.isEmpty, node.items.isEmpty, node.text.utf8.count < 80 else { return nil }
    var text = node.text
    guard let literal = text.withUTF8({ TokenLiteral.read($0, 0..<$0.count)?.kind }) else {
      return nil
    }
    if literal == .color || literal == .easing || literal == .shadow { return literal }
    let named = TokenKinds.kind(of: entry.key, or: .other)
    return named == .other || named == .color || literal == .other ? nil : named
  }

  private static func read(
    group: YAMLNode.Entry, path: [String] = [], of document: Document, into sink: inout TokenSink
  ) {
    guard let kind = groups[key(group.key)],
      !group.value.entries.isEmpty || !group.value.items.isEmpty
    else { return }
    read(group.value, path: path + [group.key], kind: kind, of: document, into: &sink)
  }

  private static func key(_ text: String) -> String {
    String(
      decoding: text.utf8.filter(Bytes.isWord).filter { $0 != 0x5F }.map(Bytes.lower), as: UTF8.self
    )
  }

  private static func read(
    _ node: YAMLNode, path: [String], kind: Token.Kind, of document: Document,
    into sink: inout TokenSink
  ) {
    guard path.count < 9 else { return }
    for item in node.items {
      guard let name = item["name"] ?? item["token"], name.entries.isEmpty, let value = value(item)
      else { continue }
      add(path + [name.text], kind, value, range: item.range, of: document, into: &sink)
    }
    for entry in node.entries where !remarks.contains(key(entry.key)) || !isSentence(entry.value) {
      let path = path + [entry.key]
      let kind = groups[key(entry.key)] ?? kind
      let range = entry.keyRange.union(entry.value.range)
      if let style = typeStyle(entry.value) {
        add(
          path, .typography, (style, entry.value.range), range: range, of: document, into: &sink)
      } else if !entry.value.entries.isEmpty, let value = value(entry.value) {
        add(path, kind, value, range: range, of: document, into: &sink)
      } else if entry.value.entries.isEmpty, entry.value.items.isEmpty {
        add(
          path, kind, (entry.value.text, entry.value.range), range: range, of: document, into: &sink
        )
      } else {
        read(entry.value, path: path, kind: kind, of: document, into: &sink)
      }
    }
  }

  /// The value of a mapping that describes one token.
  private static func value(_ node: YAMLNode) -> (text: String, range: SourceRange)? {
    guard let value = node["$value"] ?? node["value"] ?? node["hex"], value.entries.isEmpty,
      value.items.isEmpty
    else { return nil }
    return (value.text, value.range)
  }

  /// Whether a scalar is a sentence and no value.
  private static func isSentence(_ node: YAMLNode) -> Bool {
    guard node.entries.isEmpty, node.items.isEmpty else { return false }
    return node.text.utf8.withContiguousStorageIfAvailable { bytes in
      TokenLiteral.read(bytes, 0..<bytes.count) == nil
    } ?? true
  }

  private static func add(
    _ path: [String], _ kind: Token.Kind, _ value: (text: String, range: SourceRange),
    range: SourceRange, of document: Document, into sink: inout TokenSink
  ) {
    guard !value.text.isEmpty, value.text != "null", value.text != "~" else { return }
    let name = path.joined(separator: ".")
    sink.add(
      .init(
        name: name, kind: precise(kind, value.text, path: path), value: value.text,
        origin: document.origin(range), valueOrigin: document.origin(value.range), id: name))
  }

  /// The kind of a value where the group holds several: durations and curves, families and sizes.
  private static func precise(_ kind: Token.Kind, _ value: String, path: [String]) -> Token.Kind {
    guard kind == .duration || kind == .typography, groups[key(path.last ?? "")] == nil else {
      return kind
    }
    var text = value
    let literal = text.withUTF8 { TokenLiteral.read($0, 0..<$0.count)?.kind }
    if kind == .duration { return literal == .easing ? .easing : .duration }
    let named = TokenKinds.kind(of: path.last ?? "", or: .typography)
    return named == .fontFamily || named == .fontWeight ? named : .typography
  }

  /// A type style as "size/line weight"; `nil` where a mapping is a group.
  private static func typeStyle(_ node: YAMLNode) -> String? {
    guard let size = node["fontSize"] ?? node["font-size"] ?? node["size"], size.entries.isEmpty
    else { return nil }
    var text = size.text
    if let line = node["lineHeight"] ?? node["line-height"] { text += "/" + line.text }
    if let weight = node["fontWeight"] ?? node["font-weight"] ?? node["weight"] {
      text += " " + weight.text
    }
    return text
  }
}
