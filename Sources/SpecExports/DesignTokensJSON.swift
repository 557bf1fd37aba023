import SpecJSON
import SpecModel
import SpecText

/// Exports tokens in the interchange format for design tools.
///
/// - Errors: tokens whose value the format cannot hold are listed under `$extensions`, with path and line.
/// - Source: Design Tokens Format Module 2025.10, chapters 5 and 8.
public struct DesignTokensJSON: Exporter {
  /// The name on the command line.
  public static let name = "dtcg"
  /// One line for the help text.
  public static let summary = "design tokens in the W3C community format"

  /// Makes the exporter.
  public init() {}

  /// The tokens as nested groups.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var root = Group()
    var left: [(token: Token, path: String)] = []
    for spec in input.specs {
      for token in spec.tokens {
        let isAdded = TokenValue(token).map { root.add(token, $0, from: spec.path) } ?? false
        if !isAdded { left.append((token, spec.path)) }
      }
    }
    var json = JSONWriter(style: .pretty)
    json.object { json in
      root.write(files: input.files, to: &json)
      guard !left.isEmpty else { return }
      json.object("$extensions") { json in
        json.array("plumb.leftOut") { json in
          for (token, path) in left {
            json.object { json in
              json.field("id", token.id)
              json.field("value", token.value)
              json.field("path", path)
              json.field("line", input.files.line(token.origin))
            }
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  /// A group of tokens and groups, in order of first mention.
  private struct Group {
    private var names: [String] = []
    private var groups: [String: Group] = [:]
    private var tokens: [String: (token: Token, value: TokenValue, path: String)] = [:]

    /// Adds a token under its dotted id; the first of two with one id stays.
    mutating func add(_ token: Token, _ value: TokenValue, from path: String) -> Bool {
      guard Self.type(of: value, token) != nil else { return false }
      let parts = token.id.split(separator: ".").prefix(8).map(Self.safe)
      return insert(parts[...], token, value, path)
    }

    private mutating func insert(
      _ parts: ArraySlice<String>, _ token: Token, _ value: TokenValue, _ path: String
    ) -> Bool {
      guard let name = parts.first, tokens[name] == nil else { return false }
      if parts.count == 1 {
        guard groups[name] == nil else { return false }
        tokens[name] = (token, value, path)
      } else {
        var group = groups[name] ?? Group()
        guard group.insert(parts.dropFirst(), token, value, path) else { return false }
        if groups.updateValue(group, forKey: name) != nil { return true }
      }
      names.append(name)
      return true
    }

    /// A name that does not begin with `$` and holds none of `{`, `}` and `.`.
    private static func safe(_ part: Substring) -> String {
      let name = String(part.map { "{}.".contains($0) ? "-" : $0 })
      return name.hasPrefix("$") ? "_" + name : name
    }

    func write(files: SourceFiles, to json: inout JSONWriter) {
      for name in names {
        json.object(JSONKey(name)) { json in
          if let entry = tokens[name] {
            json.field("$type", Self.type(of: entry.value, entry.token))
            json.key("$value")
            Self.write(entry.value, to: &json)
            json.field("$description", entry.token.name)
            json.object("$extensions") { json in
              json.field("plumb.path", entry.path)
              json.field("plumb.line", files.line(entry.token.origin))
            }
          } else {
            groups[name]?.write(files: files, to: &json)
          }
        }
      }
    }

    /// The type name; `nil` where the format has none for the unit.
    private static func type(of value: TokenValue, _ token: Token) -> String? {
      switch value {
      case .color: "color"
      case .dimension(_, let unit): unit == "px" || unit == "rem" ? "dimension" : nil
      case .duration: "duration"
      case .bezier: "cubicBezier"
      case .number: token.kind == .fontWeight ? "fontWeight" : "number"
      }
    }

    private static func write(_ value: TokenValue, to json: inout JSONWriter) {
      switch value {
      case .color(let red, let green, let blue, let alpha):
        json.object { json in
          json.field("colorSpace", "srgb")
          json.field("components", [red, green, blue].map { ($0 * 1e4).rounded() / 1e4 })
          json.field("alpha", (alpha * 1e4).rounded() / 1e4)
          json.field("hex", "#" + [red, green, blue].map(hexByte).joined())
        }
      case .dimension(let number, let unit):
        json.object { json in
          json.field("value", number)
          json.field("unit", unit)
        }
      case .duration(let number):
        json.object { json in
          json.field("value", number)
          json.field("unit", "ms")
        }
      case .bezier(let numbers): json.value(numbers)
      case .number(let number): json.value(number)
      }
    }

    private static func hexByte(_ channel: Double) -> String {
      let digits = String(Int((channel * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
  }
}
