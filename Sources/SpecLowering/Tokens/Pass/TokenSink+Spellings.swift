import SpecModel
import SpecText

/// The names of tokens however a place spells them, and their colours in whatever notation: `borderSoft #F0EFEA` of a
/// table is `--border-soft: 45 12% 93%` of a style sheet.
struct TokenSpellings {
  private struct Color {
    var color: ColorSpelling
    var theme: TokenTheme
    /// Whether it only writes another colour of the list in a second notation.
    var isSecond: Bool
  }

  /// The first token of each name.
  private var places: [String: Int] = [:]
  private var colors: [String: [Color]] = [:]

  /// A slug without the hyphens that another style of names leaves out: "border-soft" and "borderSoft", "gray-50" and
  /// "gray50". Two numbers stay apart.
  static func name(ofSlug slug: String) -> String {
    guard slug.utf8.contains(ASCII.hyphen) else { return slug }
    let bytes = Array(slug.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (place, byte) in bytes.enumerated() {
      if byte == ASCII.hyphen, place > 0, place + 1 < bytes.count {
        guard ASCII.isDigit(bytes[place - 1]), ASCII.isDigit(bytes[place + 1]) else { continue }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The place of the first token of a name.
  func place(of name: String) -> Int? { places[name] }

  /// Keeps a token that is about to take a place.
  mutating func note(_ definition: TokenSink.Definition, _ name: String, at place: Int) {
    if places[name] == nil { places[name] = place }
    if definition.kind == .color { note(definition.value, definition.theme, of: name) }
  }

  /// Colours of one name at most: more than a document has themes, and few enough to be compared one by one.
  private static let most = 256

  /// Keeps another value of a name.
  mutating func note(
    _ value: String, _ theme: TokenTheme, of name: String, isSecond: Bool = false
  ) {
    guard colors[name]?.count ?? 0 < Self.most, let color = ColorSpelling(value) else { return }
    colors[name, default: []].append(Color(color: color, theme: theme, isSecond: isSecond))
  }

  /// Whether a name has a colour already that a value writes in another notation, in the same theme where one is named.
  func tells(_ value: String, _ theme: TokenTheme, of name: String) -> Bool {
    guard let known = colors[name], let color = ColorSpelling(value) else { return false }
    return known.contains {
      (theme == .none || $0.theme == theme) && $0.color.isSame(as: color, isExact: $0.isSecond)
    }
  }
}

extension TokenSink {
  /// Keeps how a table writes the value of a name in another notation, so that a style sheet only repeats it.
  mutating func note(spelling value: String, of name: String) {
    let name = TokenSpellings.name(ofSlug: Self.slug(Self.trimmed(name)))
    noteDefinition(name + "=" + Self.notation(value))
    spellings.note(value, .none, of: name, isSecond: true)
  }

  /// Keeps that a place tells the value of a name again, which it may spell otherwise.
  mutating func repeated(_ definition: Definition, _ name: String, slug: String) {
    guard let place = spellings.place(of: name) else {
      return repeated(definition.value, at: definition.origin, value: definition.valueOrigin)
    }
    let isKnown = Self.core(tokens[place].value) == Self.core(definition.value)
    repeated(
      isKnown ? definition.value : tokens[place].value, at: definition.origin,
      value: definition.valueOrigin)
    call(place, also: Self.trimmed(definition.name), slug)
  }

  /// Keeps a member of a group that is called after its kind, "colors.amber.50", by the rest of its path; the last part
  /// of "colors.amber.DEFAULT" stands for the name of its group.
  mutating func noteMember(_ name: String, _ value: String) {
    guard let member = Self.member(name) else { return }
    members[member.name + "=" + Self.core(value)] = tokens.count
  }

  /// The kind that a path begins with, and the rest of the path without hyphens; `nil` where it begins with none.
  private static func member(_ name: String) -> (kind: Token.Kind, name: String)? {
    guard let dot = name.firstIndex(of: "."),
      case let kind = TokenKinds.kind(of: String(name[..<dot]), or: .other), kind != .other
    else { return nil }
    var path = name[name.index(after: dot)...]
    if path.hasSuffix(ownName) { path = path.dropLast(ownName.count) }
    return (kind, TokenSpellings.name(ofSlug: slug(String(path))))
  }

  /// What a configuration calls the member that has the name of its group.
  private static let ownName = ".DEFAULT"

  /// The place of the member that a custom property with the same value only names again, "--amber-50", or of the property
  /// that a member names again, "colors.amber.50".
  func memberPlace(of name: String, _ spelled: String, _ value: String) -> Int? {
    if name.hasPrefix("--") {
      return members.isEmpty ? nil : members[spelled + "=" + Self.core(value)]
    }
    guard name.utf8.contains(0x2E), !name.utf8.contains(0x20), let member = Self.member(name),
      let place = spellings.place(of: member.name), tokens[place].name.hasPrefix("--"),
      tokens[place].kind == member.kind, Self.core(tokens[place].value) == Self.core(value)
    else { return nil }
    return place
  }

  /// Keeps a member of a configuration that hands the value of a custom property on: `ink: 'hsl(var(--ink))'`.
  mutating func map(_ definition: Definition, to target: String) {
    mappings.append((definition, target))
  }

  /// Takes what hands on a value that the document defines for another name of it, and the rest for definitions.
  mutating func settleMappings() {
    let mappings = mappings
    self.mappings = []
    for (definition, target) in mappings {
      let name = TokenSpellings.name(ofSlug: Self.slug(target))
      guard defines(target), let place = spellings.place(of: name) else {
        add(definition)
        continue
      }
      call(place, also: definition.name, Self.slug(definition.name))
    }
  }
}
