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
    let tokens = input.specs.flatMap { spec in
      spec.tokens.withModesJoined.map { (token: $0, path: spec.path) }
    }
    let references = TokenReferences(tokens.map(\.token))
    // The places of tokens that are one token of the format, so that others may refer to them.
    var whole: [Int: TokenValue] = [:]
    for (place, item) in tokens.enumerated() where references.place(in: item.token.value) == nil {
      let exported = ExportedValue(item.token)
      let isAdded = exported.map { add(item.token, $0, from: item.path, to: &root) } ?? false
      if isAdded, let value = exported?.value, isOneToken(value) { whole[place] = value }
      left += leftOut(item.token, isAdded ? exported?.value : nil, item.path)
    }
    for item in tokens {
      guard let first = references.place(in: item.token.value) else { continue }
      // A chain of references that comes back to itself has no value.
      var last = first
      var steps = 0
      while let next = references.place(in: tokens[last].token.value), steps < 16 {
        last = next
        steps += 1
      }
      var value = whole[last]
      if let found = value {
        let entry = TokenGroup.Entry(
          token: item.token, value: found, path: item.path, alias: parts(of: tokens[first].token))
        if !root.insert(parts(of: item.token)[...], entry) { value = nil }
      }
      left += leftOut(item.token, value, item.path)
    }
    return (root, left)
  }

  /// What the format cannot hold of a token: all of it where it has no value, or values in modes.
  private static func leftOut(_ token: Token, _ value: TokenValue?, _ path: String) -> [Left] {
    var result: [Left] = value == nil ? [Left(token: token, mode: nil, path: path)] : []
    for mode in token.modes
    where !agrees(ExportedValue(token, in: mode)?.value, value, token) {
      result.append(Left(token: token, mode: mode, path: path))
    }
    return result
  }

  /// Whether a value becomes one token: a style without a face becomes several.
  private static func isOneToken(_ value: TokenValue) -> Bool {
    guard case .type(let style) = value else { return true }
    return !(style.family.isEmpty || style.ratio == nil)
  }

  private static func parts(of token: Token) -> [String] {
    token.id.split(separator: ".").prefix(8).map(TokenGroup.safe)
  }

  /// Whether a value of a mode has the type of the token, so that it can stand beside its value.
  private static func agrees(_ value: TokenValue?, _ base: TokenValue?, _ token: Token) -> Bool {
    guard let value, let base else { return false }
    if case .type = base { return value == base }
    return TokenGroup.type(of: value, token) == TokenGroup.type(of: base, token)
  }

  /// Adds a token under its dotted id; the first of two with one id stays.
  private static func add(
    _ token: Token, _ exported: ExportedValue, from path: String, to root: inout TokenGroup
  ) -> Bool {
    let parts = parts(of: token)
    let value = exported.value
    guard case .type(let style) = value, style.family.isEmpty || style.ratio == nil else {
      guard TokenGroup.type(of: value, token) != nil else { return false }
      return root.insert(
        parts[...],
        TokenGroup.Entry(
          token: token, value: value, path: path, isUnitless: exported.isUnitless))
    }
    // A style without a face is no typography of the format, so its parts stand as tokens of a group.
    var isAdded = true
    for (name, part) in style.inLengths.parts {
      var entry = TokenGroup.Entry(token: token, value: part, path: path)
      entry.token.modes = []
      if case .dimension = part { entry.isUnitless = exported.isUnitless }
      isAdded = root.insert((parts + [name])[...], entry) && isAdded
    }
    return isAdded
  }
}
