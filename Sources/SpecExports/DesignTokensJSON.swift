import SpecAnalysis
import SpecJSON
import SpecModel
import SpecText

/// Exports tokens in the interchange format for design tools.
///
/// - Errors: tokens whose value the format cannot hold are listed under `$extensions`, with path and line, and told.
/// - Units: the format knows px and rem; a pt, dp or sp is a px at the standard density, and the extension
///   `plumb.unit` says so.
/// - Source: Design Tokens Format Module 2025.10, chapters 5, 6, 8 and 9.
public struct DesignTokensJSON: Exporter {
  /// The name on the command line.
  public static let name = "dtcg"
  /// One line for the help text.
  public static let summary = "design tokens in the W3C community format"

  /// Makes the exporter.
  public init() {}

  /// The tokens as nested groups.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    let (root, left) = Self.tree(of: input)
    var json = JSONWriter(style: .pretty)
    json.object { json in
      root.writeChildren(files: input.files, to: &json)
      guard !left.isEmpty else { return }
      json.object("$extensions") { json in
        json.array("plumb.leftOut") { json in
          for item in left {
            json.object { json in
              json.field("id", item.token.id)
              json.field("mode", ifPresent: item.mode?.mode)
              json.field("value", item.mode?.value ?? item.token.value)
              json.field("path", item.path)
              json.field("line", input.files.line(item.mode?.origin ?? item.token.origin))
            }
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  /// The tokens that the format cannot hold.
  public func remarks(_ input: ExportInput) -> [String] {
    let left = Self.tree(of: input).left
    return LeftOut.remark(
      left.map { ($0.token, $0.mode?.mode) }, of: input,
      why: "the format has no type for their values, or their ids are taken")
  }

  /// A token, or its value in one mode, that the format cannot hold.
  private struct Left {
    var token: Token
    var mode: Token.ModeValue?
    var path: String
  }

  private static func tree(of input: ExportInput) -> (root: TokenGroup, left: [Left]) {
    var root = TokenGroup()
    var left: [Left] = []
    for spec in input.specs {
      for token in spec.tokens {
        let value = TokenValue(token)
        let isAdded = value.map { add(token, $0, from: spec.path, to: &root) } ?? false
        if !isAdded { left.append(Left(token: token, mode: nil, path: spec.path)) }
        for mode in token.modes where !isAdded || !agrees(TokenValue(token, in: mode), value, token)
        {
          left.append(Left(token: token, mode: mode, path: spec.path))
        }
      }
    }
    return (root, left)
  }

  /// Whether a value of a mode has the type of the token, so that it can stand beside its value.
  private static func agrees(_ value: TokenValue?, _ base: TokenValue?, _ token: Token) -> Bool {
    guard let value, let base else { return false }
    if case .type = base { return value == base }
    return TokenGroup.type(of: value, token) == TokenGroup.type(of: base, token)
  }

  /// Adds a token under its dotted id; the first of two with one id stays.
  private static func add(
    _ token: Token, _ value: TokenValue, from path: String, to root: inout TokenGroup
  ) -> Bool {
    let parts = token.id.split(separator: ".").prefix(8).map(TokenGroup.safe)
    guard case .type(let style) = value, style.family.isEmpty || style.ratio == nil else {
      guard TokenGroup.type(of: value, token) != nil else { return false }
      return root.insert(parts[...], TokenGroup.Entry(token: token, value: value, path: path))
    }
    // A style without a face is no typography of the format, so its parts stand as tokens of a group.
    var isAdded = true
    for (name, part) in style.inLengths.parts {
      var entry = TokenGroup.Entry(token: token, value: part, path: path)
      entry.token.modes = []
      isAdded = root.insert((parts + [name])[...], entry) && isAdded
    }
    return isAdded
  }
}
