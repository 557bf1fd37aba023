public import SpecModel
public import SpecSyntax
import SpecText

/// A name that promises a difference from its neighbour which the values do not have.
public struct NameSlip: Sendable, Hashable {
  /// The value whose name promises too much.
  public var token: Token
  /// The neighbour.
  public var other: Token
  /// What is wrong, in one sentence.
  public var headline: String
  /// What the value is.
  public var label: String
  /// Why that is wrong.
  public var reason: String
  /// What to do.
  public var help: String

  /// The slips of a document, in order.
  ///
  /// - Complexity: O(tokens).
  public static func find(_ document: Document, _ spec: SpecDocument) -> [NameSlip] {
    let counted = numbered(spec.tokens)
    guard spec.tokens.count > 1, spec.tokens.contains(where: mayPromise) else { return counted }
    var groups: [Int32: [Token]] = [:]
    for token in spec.tokens
    where token.kind == .color || token.kind == .easing || token.value.hasPrefix("color-mix") {
      let node = document.lastNode(startingBy: token.origin.range.start) ?? 0
      groups[document.nodes[node].section, default: []].append(token)
    }
    let slips = groups.values.flatMap { group in
      group.count > 1 ? shades(group, document) + curves(group) + references(group) : []
    }
    return (slips + shadows(spec.tokens) + counted).sorted {
      ($0.token.origin.range.start, $0.headline) < ($1.token.origin.range.start, $1.headline)
    }
  }

  /// A byte test: a name that ends with a shade, a curve, or a reference.
  private static func mayPromise(_ token: Token) -> Bool {
    if token.kind == .easing || isTinted(token) || mayBeShade(token) { return true }
    return token.value.utf8.count > 20 && token.value.hasPrefix("color-mix")
  }

  // MARK: Shades

  /// A byte test: a colour whose name ends with a shade.
  private static func mayBeShade(_ token: Token) -> Bool {
    guard token.kind == .color else { return false }
    let name = Array(token.name.utf8.suffix(8))
    return ASCII.find("ark", in: name, 0..<name.count) != nil
      || ASCII.find("ight", in: name, 0..<name.count) != nil
  }

  private static let darker: Lexicon = ["dark", "darker", "darkest"]
  private static let lighter: Lexicon = ["light", "lighter", "lightest"]
  /// Words of a line or a title that give "dark" and "light" another meaning.
  private static let modes: Lexicon = [
    "mode", "theme", "modes", "themes", "night", "scheme", "appearance", "background",
    "backgrounds",
  ]

  private static let wideModes = [
    "模式", "主题", "主題", "テーマ", "モード", "모드", "테마", "режим", "тема",
  ]

  private static let inks: Lexicon = [
    "text", "foreground", "fg", "label", "icon", "ink", "content",
  ]
  private static let grounds: Lexicon = [
    "surface", "background", "bg", "canvas", "page", "ground",
  ]

  private static let twoModes: Lexicon = ["dark", "light"]

  /// The least luminance of a page by day, and the greatest of one by night.
  private static let day = 0.5
  private static let night = 0.1

  /// The last words of names that stand for the other appearance: "bg" is white and "bg-dark" nearly black, which is no
  /// shade of it, so that "text-dark" is the text of the dark appearance.
  private static func appearances(_ bases: [String: Token]) -> Set<String> {
    var result: Set<String> = []
    for (key, token) in bases {
      let words = key.split(separator: "-").map { String($0) }
      guard let last = words.last, twoModes.contains(last), words.count > 1,
        grounds.contains(words[words.count - 2]),
        let base = bases[words.dropLast().joined(separator: "-")],
        let color = OpaqueColor(token.value), let known = OpaqueColor(base.value)
      else { continue }
      let isDark = last == "dark"
      let (dark, bright) = isDark ? (color, known) : (known, color)
      if dark.luminance < night, bright.luminance > day { result.insert(last) }
    }
    return result
  }

  /// "harbour-dark" that is lighter than "harbour".
  private static func shades(_ group: [Token], _ document: Document) -> [NameSlip] {
    guard group.contains(where: mayBeShade) else { return [] }
    var bases: [String: Token] = [:]
    var doubtful: Set<String> = []
    let named = group.filter { $0.kind == .color && $0.modes.isEmpty }.map {
      ($0, Names.words($0.name))
    }
    for (token, words) in named {
      let key = words.joined(separator: "-")
      if bases[key] != nil { doubtful.insert(key) }
      bases[key] = token
    }
    let shaded = Set(
      named.compactMap { grounds.contains($0.1.first ?? "") ? $0.1.last : nil })
    let appearances = appearances(bases)
    return named.compactMap { token, words in
      guard words.count > 1, let last = words.last,
        darker.contains(last) || lighter.contains(last), !appearances.contains(last),
        // "on-surface-dark" is what stands on a dark surface, and so is "text-dark" beside one.
        words[0] != "on", !(inks.contains(words[0]) && shaded.contains(last))
      else { return nil }
      let key = words.dropLast().joined(separator: "-")
      guard let base = bases[key], !doubtful.contains(key),
        !doubtful.contains(words.joined(separator: "-")),
        let color = OpaqueColor(token.value), let known = OpaqueColor(base.value),
        !speaksOfModes(token, document), !speaksOfModes(base, document)
      else { return nil }
      let isDarker = darker.contains(last)
      guard isDarker ? color.luminance > known.luminance : color.luminance < known.luminance
      else { return nil }
      let luminances = [color.luminance, known.luminance].map { Numbers.text($0, decimals: 4) }
      let found = isDarker ? "lighter" : "darker"
      return NameSlip(
        token: token, other: base, headline: "'\(token.name)' is \(found) than '\(base.name)'",
        label: "luminance \(luminances[0])",
        reason: "relative luminance \(luminances[0]) against \(luminances[1]) of \(base.value)",
        help: "choose a value that is \(isDarker ? "darker" : "lighter") than \(base.value)")
    }
  }

  private static func speaksOfModes(_ token: Token, _ document: Document) -> Bool {
    let line = document.firstLine(of: token.origin.range)
    guard line.offsets.count < 400 else { return true }
    if Names.hasWord(document.source.string(line), in: modes) { return true }
    let header = document.tableHeader(around: token.origin.range.start)
    return header.contains { Names.hasWord($0, in: Self.twoModes) }
      || document.headings(above: token.origin.range.start).contains {
        let title = document.title(ofSection: $0).lowercased()
        return Names.hasWord(title, in: modes) || wideModes.contains(where: title.contains)
      }
  }

  // MARK: Curves

  /// Kinds of curves, by the end of a name.
  private static let kinds = ["-ease-in-out", "-ease-in", "-ease-out", "-linear"]

  private static func kind(_ token: Token) -> String? {
    let name = "-" + Names.hyphenated(token.name)
    return kinds.first(where: name.hasSuffix)
  }

  /// "ease-out" and "ease-in-out" with one value.
  private static func curves(_ group: [Token]) -> [NameSlip] {
    let curves = group.filter { $0.value.hasPrefix("cubic-bezier(") }
    guard curves.count > 1 else { return [] }
    return curves.enumerated().compactMap { index, token in
      guard let kind = kind(token) else { return nil }
      let value = token.value.filter { $0 != " " }
      guard
        let other = curves[(index + 1)...].first(where: {
          $0.value.filter { $0 != " " } == value && self.kind($0).map { $0 != kind } == true
        })
      else { return nil }
      return NameSlip(
        token: token, other: other,
        headline: "'\(token.name)' and '\(other.name)' are one curve", label: token.value,
        reason: "their names promise two kinds of curves, and both values are \(token.value)",
        help: "give one of them a curve of its kind")
    }
  }

  // MARK: References

  private static let roles: Lexicon = [
    "primary", "secondary", "tertiary", "accent", "success", "warning", "error", "danger", "info",
  ]

  private static func role(_ text: some StringProtocol) -> String? {
    let found = Names.words(String(text)).filter(roles.contains)
    return found.count == 1 ? found[0] : nil
  }

  /// "shadow-primary" made from "accent" while "shadow-accent" is made from it too.
  private static func references(_ group: [Token]) -> [NameSlip] {
    let made = group.compactMap(Reference.init)
    return made.compactMap { reference in
      guard reference.role != reference.target else { return nil }
      let token = reference.token
      let (name, target) = (reference.role, reference.target)
      let sibling = Names.words(token.name).map { $0 == name ? target : $0 }
      guard
        let other = made.first(where: {
          $0.role == target && $0.target == target && Names.words($0.token.name) == sibling
        })?.token
      else { return nil }
      return NameSlip(
        token: token, other: other,
        headline: "'\(token.name)' is made from '\(target)', not from '\(name)'",
        label: "refers to \(target)",
        reason: "'\(other.name)' is made from '\(target)' as well",
        help: "refer to the value of '\(name)'")
    }
  }
  /// A value that is made from another one, where both names have a role.
  private struct Reference {
    var token: Token
    var role: String
    var target: String

    init?(_ token: Token) {
      let bytes = ContiguousArray(token.value.utf8)
      guard let start = ASCII.find("var(--", in: bytes, 0..<bytes.count),
        let role = NameSlip.role(token.name)
      else { return nil }
      let name = bytes[(start + 6)...].prefix { ASCII.isWord($0) || $0 == 0x2D }
      guard let target = NameSlip.role(String(decoding: name, as: UTF8.self)) else { return nil }
      (self.token, self.role, self.target) = (token, role, target)
    }
  }
}
