import SpecModel
import SpecText

/// The tokens of front matter by what the text below calls them: `spacing.xs` is "xs" of a table of spacing.
struct FrontMatterNames {
  private struct Key: Hashable {
    var kind: Token.Kind
    var name: String
  }

  private var places: [Key: [Int]] = [:]

  /// Whether front matter defines nothing.
  var isEmpty: Bool { places.isEmpty }

  /// Keeps the names of a token: its last part, the two last ones, and either without a word for its kind.
  mutating func note(_ token: Token, at place: Int) {
    // Colours have modes and notations of their own.
    guard token.kind != .color else { return }
    let parts = token.name.split(separator: ".")
    for count in 1...2 where count <= parts.count {
      let name = parts.suffix(count).joined(separator: "-")
      for name in Self.names(name, token.kind) {
        places[Key(kind: token.kind, name: name), default: []].append(place)
      }
    }
  }

  /// The token that a definition below front matter tells again, with the same value.
  func place(of definition: TokenSink.Definition, in tokens: [Token]) -> Int? {
    let kinds: [Token.Kind] =
      definition.kind == .size ? [.size, .typography] : [definition.kind]
    for kind in kinds {
      for name in Self.names(definition.name, kind) {
        let places = places[Key(kind: kind, name: name)] ?? []
        if let place = places.first(where: { Self.agree(tokens[$0].value, definition.value, kind) })
        {
          return place
        }
      }
    }
    return nil
  }

  /// The letters and digits of a name, also without a first word for its kind: "space-xs" and "xs".
  private static func names(_ name: String, _ kind: Token.Kind) -> [String] {
    let words = TokenSink.slug(name).split(separator: "-")
    let whole = words.joined()
    guard words.count > 1, kindWords[kind]?.contains(String(words[0])) == true else {
      return whole.isEmpty ? [] : [whole]
    }
    return [whole, words.dropFirst().joined()]
  }

  /// Words in front of names that only say their kind.
  private static let kindWords: [Token.Kind: Set<String>] = [
    .spacing: ["space", "spacing", "gap", "sp"],
    .radius: ["radius", "rounded", "round", "corner", "radii"],
    .typography: ["text", "type", "font", "typography"],
    .size: ["size", "text", "font"],
    .fontFamily: ["font", "family"],
    .duration: ["duration", "motion", "time"],
    .easing: ["easing", "ease", "curve"],
    .shadow: ["shadow", "elevation"],
    .breakpoint: ["breakpoint", "screen", "bp"],
    .opacity: ["opacity"],
    .zindex: ["z", "zindex", "layer"],
  ]

  /// Whether two values are the same, or two styles agree in all that both say: "48px/1.1 700" and "48px 700".
  private static func agree(_ first: String, _ second: String, _ kind: Token.Kind) -> Bool {
    if TokenSink.core(first) == TokenSink.core(second) { return true }
    guard kind == .typography, let one = Style(first), let other = Style(second) else {
      return false
    }
    return one.agrees(with: other)
  }

  /// "48px/1.1 700" in parts.
  private struct Style {
    var size: String
    var line: String?
    var weight: String?

    init?(_ text: String) {
      let words = TokenSink.notation(text).split(separator: " ")
      guard let head = words.first, words.count <= 2 else { return nil }
      let parts = head.split(separator: "/")
      guard let first = parts.first, parts.count <= 2,
        first.utf8.first.map(ASCII.isDigit) == true
      else { return nil }
      size = TokenSink.core(String(first))
      line = parts.count == 2 ? TokenSink.core(String(parts[1])) : nil
      weight = words.count == 2 ? String(words[1]) : nil
    }

    func agrees(with other: Style) -> Bool {
      size == other.size && Self.agree(line, other.line) && Self.agree(weight, other.weight)
    }

    private static func agree(_ first: String?, _ second: String?) -> Bool {
      first == nil || second == nil || first == second
    }
  }
}
