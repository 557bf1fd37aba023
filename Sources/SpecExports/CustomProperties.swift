import SpecModel

/// Exports tokens as CSS custom properties.
///
/// - Errors: values that are not one safe CSS value, and units that CSS lacks, become comments.
/// - Source: CSS Custom Properties for Cascading Variables 1, section 2.
public struct CustomProperties: Exporter {
  /// The name on the command line.
  public static let name = "css"
  /// One line for the help text.
  public static let summary = "design tokens as CSS custom properties"

  /// Makes the exporter.
  public init() {}

  /// The style sheet.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var names = UniqueNames(style: .hyphens)
    var out = LineWriter()
    var values: [String: String] = [:]
    out.block(":root {", "}") { out in
      for spec in input.specs where !spec.tokens.isEmpty {
        out.line("/* \(Self.comment(spec.path)) */")
        for token in spec.tokens where values[token.id] != token.value {
          let name = "--" + names.name(for: token.id)
          values[token.id] = token.value
          if let value = Self.value(of: token) {
            out.line("\(name): \(value);")
          } else {
            out.line("/* \(name): \(Self.comment(token.value)) */")
          }
        }
      }
    }
    return out.bytes
  }

  /// The value as CSS writes it; `nil` where it could end the declaration or is none.
  private static func value(of token: Token) -> String? {
    if case .dimension(_, let unit) = TokenValue(token) {
      // A point of iOS and a dp of Android are one CSS pixel at standard density, but a CSS pt is not.
      if unit == "dp" || unit == "sp" || unit == "pt" { return nil }
    }
    let value = OneLine.text(token.value)
    let signs = "#.,%()-+_ '\"/"
    let isPlain = value.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || signs.unicodeScalars.contains($0)
    }
    guard isPlain, !value.contains("/*"), !value.allSatisfy({ $0 == " " }),
      isBalanced(value), !(token.kind == .typography && TokenValue(token) == nil)
    else { return nil }
    return value
  }

  /// Whether brackets and quotes come in pairs.
  private static func isBalanced(_ value: String) -> Bool {
    var depth = 0
    var quote: UInt8?
    for byte in value.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case 0x28: depth += 1
      case 0x29: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0 && quote == nil
  }

  private static func comment(_ text: String) -> String {
    String(OneLine.text(text).map { $0 == "*" ? "·" : $0 })
  }
}
