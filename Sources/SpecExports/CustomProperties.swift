import SpecAnalysis
import SpecModel
import SpecText

/// Exports tokens as CSS custom properties.
///
/// - Shape: values of a dark or light mode stand under `prefers-color-scheme`, those of other modes under the
///   attribute `data-mode`; a style of type is a property for each of its parts.
/// - Units: a pt of iOS and a dp of Android are one CSS px at the standard density, and a comment says so; so it does
///   where a length or a time has no unit.
/// - Errors: values that are not one safe CSS value become comments, and are told; so are references to properties
///   that nothing defines.
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
    let tokens = Self.tokens(of: input)
    var out = LineWriter()
    out.block(":root {", "}") { out in
      var path: String?
      for item in tokens {
        if item.path != path { out.line("/* \(Self.comment(item.path)) */") }
        path = item.path
        Self.write(item.name, item.token, to: &out)
      }
    }
    var modes: [String] = []
    for mode in tokens.flatMap(\.token.modes) where !modes.contains(mode.mode) {
      modes.append(mode.mode)
    }
    for mode in modes { Self.write(tokens, in: mode, to: &out) }
    return out.bytes
  }

  /// The values that are comments only.
  public func remarks(_ input: ExportInput) -> [String] {
    let tokens = Self.tokens(of: input)
    var left: [(token: Token, mode: String?)] = []
    for item in tokens {
      if Self.lines(item.name, item.token) == nil { left.append((item.token, nil)) }
      for mode in item.token.modes where Self.lines(item.name, item.token.with(mode)) == nil {
        left.append((item.token, mode.mode))
      }
    }
    return LeftOut.remark(
      left, of: input, why: "CSS has no one value for them (comments in the file)")
      + StyleReferences.remarks(tokens.map(\.token), properties: tokens.map(\.name))
  }

  private typealias Named = (name: String, token: Token, path: String)

  /// The tokens with their properties; of several with one id and one value the first stays.
  private static func tokens(of input: ExportInput) -> [Named] {
    var names = UniqueNames(style: .hyphens)
    var values: [String: String] = [:]
    var result: [Named] = []
    for spec in input.specs {
      for token in spec.tokens.withModesJoined where values[token.id] != token.value {
        values[token.id] = token.value
        result.append(("--" + names.name(for: token.id), token, spec.path))
      }
    }
    let references = StyleReferences(result.map(\.token), properties: result.map(\.name))
    for index in result.indices {
      result[index].token.value = references.renamed(result[index].token.value)
      for mode in result[index].token.modes.indices {
        let value = result[index].token.modes[mode].value
        result[index].token.modes[mode].value = references.renamed(value)
      }
    }
    return result
  }

  private static func write(_ tokens: [Named], in mode: String, to out: inout LineWriter) {
    func body(_ out: inout LineWriter) {
      for item in tokens {
        for value in item.token.modes where value.mode == mode {
          write(item.name, item.token.with(value), to: &out)
        }
      }
    }
    out.line()
    if mode == "dark" || mode == "light" {
      out.block("@media (prefers-color-scheme: \(mode)) {", "}") { out in
        out.block(":root {", "}", body)
      }
    } else {
      let name = String(mode.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      out.block("[data-mode=\"\(name)\"] {", "}", body)
    }
  }

  private static func write(_ name: String, _ token: Token, to out: inout LineWriter) {
    for line in lines(name, token) ?? ["/* \(name): \(comment(token.value)) */"] { out.line(line) }
  }

  /// The declarations of a token; `nil` where its value could end one or is none.
  private static func lines(_ name: String, _ token: Token) -> [String]? {
    let exported = ExportedValue(token)
    switch exported?.value {
    case .type(let style):
      let parts = style.parts.compactMap { part in
        text(of: part.value).map { "\(name)-\(Self.property(part.name)): \($0);" }
      }
      guard parts.count == style.parts.count else { return nil }
      guard exported?.isUnitless == true, let first = parts.first else {
        return remarked(parts, style.size)
      }
      return ["\(first) /* \(noUnit) */"] + parts.dropFirst()
    case .dimension(let number, let unit) where !["px", "rem", "em"].contains(unit):
      return remarked(["\(name): \(Numbers.text(number))px;"], .dimension(number, unit))
    case .dimension(let number, "px") where exported?.isUnitless == true:
      return ["\(name): \(Numbers.text(number))px; /* \(noUnit) */"]
    case .duration(let number) where exported?.isUnitless == true:
      return ["\(name): \(Numbers.text(number))ms; /* \(noUnit) */"]
    case .dimension(let number, let unit) where token.value.contains(" "):
      return ["\(name): \(Numbers.text(number))\(unit);"]
    case .duration(let number) where !isStyleTime(token.value):
      return ["\(name): \(Numbers.text(number))ms;"]
    case .bezier(let numbers) where !isStyleCurve(token.value):
      let list = numbers.map { Numbers.text($0) }.joined(separator: ", ")
      return ["\(name): cubic-bezier(\(list));"]
    case .color(let red, let green, let blue, let alpha) where isForeign(token.value):
      let channels = [red, green, blue].map { Numbers.text(($0 * 255).rounded()) }
      let color = channels.joined(separator: " ")
      let share = alpha < 1 ? " / \(Numbers.text(alpha * 100))%" : ""
      return ["\(name): rgb(\(color)\(share));"]
    default: return plain(token).map { ["\(name): \($0);"] }
    }
  }

  private static let noUnit = "written without a unit"

  /// Whether style sheets write a colour otherwise: "#0B1020 @ 80%", "0xFF0B1020", "Color(0xFF0B1020)".
  private static func isForeign(_ value: String) -> Bool {
    SeparateAlpha(value) != nil || value.hasPrefix("0x") || value.hasPrefix("0X")
      || value.contains("Color(") || value.contains("Color.from")
  }

  /// Whether a time is written as in a style sheet, without a gap and not in code.
  private static func isStyleTime(_ value: String) -> Bool {
    guard let unit = TokenValue.quantity(value)?.1 else { return false }
    return (unit == "ms" || unit == "s") && !value.contains(" ") && !value.contains(".ms")
  }

  /// Whether a curve is written as in a style sheet, and not as a list or in code.
  private static func isStyleCurve(_ value: String) -> Bool {
    !value.hasPrefix("[") && !value.contains("Cubic")
  }

  /// The lines with a remark on the unit behind the first.
  private static func remarked(_ lines: [String], _ value: TokenValue) -> [String] {
    guard let unit = value.foreignUnit, let first = lines.first else { return lines }
    return ["\(first) /* \(unit) */"] + lines.dropFirst()
  }

  /// "fontSize" as style sheets spell it.
  private static func property(_ name: String) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  private static func text(of value: TokenValue) -> String? {
    switch value {
    case .dimension(let number, let unit):
      Numbers.text(number) + (["rem", "em"].contains(unit) ? unit : "px")
    case .number(let number), .weight(let number): Numbers.text(number)
    case .family(let names): names.map { "\"\($0)\"" }.joined(separator: ", ")
    default: nil
    }
  }

  /// The value as written; `nil` where it could end the declaration or is none.
  private static func plain(_ token: Token) -> String? {
    let value = OneLine.text(token.value)
    let signs = "#.,%()-+_ '\"/"
    let isPlain = value.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || signs.unicodeScalars.contains($0)
    }
    // Springs are no curve of a style sheet.
    let isSpring = token.kind == .easing && value.lowercased().contains("spring")
    guard isPlain, !isSpring, !value.contains("/*"), !value.allSatisfy({ $0 == " " }),
      isBalanced(value), !(token.kind == .typography && TokenValue(token) == nil),
      token.kind != .color || !isForeign(value) && !isNoColor(value)
    else { return nil }
    return value
  }

  /// Whether a value in the place of a colour is none: "#12345", or a word that names no colour.
  private static func isNoColor(_ value: String) -> Bool {
    guard TokenValue.color(value) == nil else { return false }
    return value.hasPrefix("#")
      || value.allSatisfy(\.isLetter) && !NamedColorValues.keywords.contains(value.lowercased())
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

extension Token {
  /// The token with the value of a mode.
  fileprivate func with(_ mode: ModeValue) -> Token {
    var copy = self
    copy.value = mode.value
    return copy
  }
}
