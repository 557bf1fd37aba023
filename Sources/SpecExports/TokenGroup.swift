import SpecAnalysis
import SpecJSON
import SpecModel
import SpecText

/// A group of tokens and groups, in order of first mention.
struct TokenGroup {
  /// A token with its value.
  struct Entry {
    var token: Token
    var value: TokenValue
    var path: String
    /// Whether the document writes the value without a unit.
    var isUnitless = false
    /// The names that lead to the token that it refers to.
    var alias: [String]?
  }

  private var names: [String] = []
  private var children: [String: TokenGroup] = [:]
  /// The token that bears the name of the group itself (6.2, root tokens).
  private var entry: Entry?

  /// Adds a token; false where its place is taken.
  mutating func insert(_ parts: ArraySlice<String>, _ new: Entry) -> Bool {
    guard let name = parts.first else {
      guard entry == nil else { return false }
      entry = new
      return true
    }
    if children[name] == nil {
      names.append(name)
      children[name] = TokenGroup()
    }
    return children[name]?.insert(parts.dropFirst(), new) ?? false
  }

  /// A name that does not begin with `$` and holds none of `{`, `}` and `.`.
  static func safe(_ part: Substring) -> String {
    let name = String(part.map { "{}.".contains($0) ? "-" : $0 })
    return name.hasPrefix("$") ? "_" + name : name
  }

  /// Writes the tokens and groups inside the open object.
  func writeChildren(files: SourceFiles, to json: inout JSONWriter) {
    writeChildren(of: self, files: files, to: &json)
  }

  /// A reference to the token at some names (7.1); one that bears the name of a group is its root token.
  private func reference(to names: [String]) -> String {
    let group = names.reduce(Optional(self)) { $0?.children[$1] }
    let path = group?.names.isEmpty == false ? names + ["$root"] : names
    return "{" + path.joined(separator: ".") + "}"
  }

  private func writeChildren(of root: TokenGroup, files: SourceFiles, to json: inout JSONWriter) {
    for name in names {
      guard let child = children[name] else { continue }
      json.object(JSONKey(name)) { json in
        if let entry = child.entry {
          if child.names.isEmpty {
            root.write(entry, files: files, to: &json)
          } else {
            json.object("$root") { root.write(entry, files: files, to: &$0) }
          }
        }
        child.writeChildren(of: root, files: files, to: &json)
      }
    }
  }

  private func write(_ entry: Entry, files: SourceFiles, to json: inout JSONWriter) {
    let type = Self.type(of: entry.value, entry.token)
    json.field("$type", type)
    if let alias = entry.alias {
      json.field("$value", reference(to: alias))
    } else {
      json.key("$value")
      Self.write(entry.value, spelled: entry.token.value, to: &json)
    }
    json.field("$description", entry.token.name)
    json.object("$extensions") { json in
      if let unit = entry.value.foreignUnit {
        json.field("plumb.unit", unit)
      } else if entry.isUnitless {
        json.field("plumb.unit", "none")
      }
      let modes = entry.token.modes.compactMap { mode in
        ExportedValue(entry.token, in: mode).flatMap {
          Self.type(of: $0.value, entry.token) == type ? (mode, $0.value) : nil
        }
      }
      if !modes.isEmpty {
        json.object("plumb.modes") { json in
          for (mode, value) in modes {
            json.key(JSONKey(mode.mode))
            Self.write(value, spelled: mode.value, to: &json)
          }
        }
      }
      json.field("plumb.path", entry.path)
      json.field("plumb.line", files.line(entry.token.origin))
    }
  }

  /// The type name; `nil` where the format has none for the unit.
  static func type(of value: TokenValue, _ token: Token) -> String? {
    switch value {
    case .color: "color"
    case .dimension(_, let unit): unit == "em" ? nil : "dimension"
    case .duration: "duration"
    case .bezier: "cubicBezier"
    case .number: token.kind == .fontWeight ? "fontWeight" : "number"
    case .weight: "fontWeight"
    case .family: "fontFamily"
    case .shadow: "shadow"
    case .type: "typography"
    }
  }

  /// Writes a value; a colour that is spelled by its hue stays in that space.
  private static func write(
    _ value: TokenValue, spelled text: String = "", to json: inout JSONWriter
  ) {
    switch value {
    case .color(let red, let green, let blue, let alpha):
      let hued = TokenValue.Hued(text.trimmedASCII)
      json.object { json in
        json.field("colorSpace", hued?.space ?? "srgb")
        json.field(
          "components",
          (hued?.components ?? [red, green, blue]).map { ($0 * 1e4).rounded() / 1e4 })
        json.field("alpha", (alpha * 1e4).rounded() / 1e4)
        json.field("hex", "#" + [red, green, blue].map(hexByte).joined())
      }
    case .dimension(let number, let unit):
      json.object { json in
        json.field("value", number)
        json.field("unit", unit == "rem" ? unit : "px")
      }
    case .duration(let number):
      json.object { json in
        json.field("value", number)
        json.field("unit", "ms")
      }
    case .bezier(let numbers): json.value(numbers)
    case .number(let number), .weight(let number): json.value(number)
    case .family(let names): json.value(names)
    case .shadow(let layers):
      guard layers.count != 1 else { return write(layers[0], to: &json) }
      json.array { json in for layer in layers { write(layer, to: &json) } }
    case .type(let style): write(style, to: &json)
    }
  }

  private static func write(_ layer: TokenValue.Layer, to json: inout JSONWriter) {
    json.object { json in
      json.key("color")
      write(layer.color, to: &json)
      for (name, length) in zip(["offsetX", "offsetY", "blur", "spread"], layer.lengths) {
        json.key(JSONKey(name))
        write(length, to: &json)
      }
      if layer.isInset { json.field("inset", true) }
    }
  }

  private static func write(_ style: TokenValue.Style, to json: inout JSONWriter) {
    json.object { json in
      json.field("fontFamily", style.family)
      json.key("fontSize")
      write(style.size, to: &json)
      json.field("fontWeight", style.weight ?? 400)
      json.key("letterSpacing")
      write(style.inLengths.spacing ?? .dimension(0, "px"), to: &json)
      json.field("lineHeight", style.ratio ?? 1)
    }
  }

  private static func hexByte(_ channel: Double) -> String {
    let digits = String(Int((channel * 255).rounded()), radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
