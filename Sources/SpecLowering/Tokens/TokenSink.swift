import SpecModel
import SpecText

/// Collects definitions and leaves out what only repeats one.
struct TokenSink {
  private(set) var tokens: [Token] = []
  /// Whether front matter gives the colours, so that the text below it only describes them.
  var definesColorsInFrontMatter = false
  /// The kinds that front matter defines, with the values of each.
  private(set) var frontMatter: [Token.Kind: Set<String>] = [:]
  private var seen: Set<String> = []
  private var names: Set<String> = []
  private var values: Set<String> = []

  /// Adds a definition unless the same name already has the same value.
  mutating func add(
    name: String, kind: Token.Kind, value: String, origin: Origin, valueOrigin: Origin,
    id: String? = nil
  ) {
    let name = Self.trimmed(name)
    guard !name.isEmpty, !value.isEmpty, name.utf8.count <= 120 else { return }
    let slug = Self.slug(name)
    guard !slug.isEmpty, seen.insert(slug + "=" + value.lowercased()).inserted else { return }
    names.insert(slug)
    let last = name.utf8.lastIndex(of: 0x2E).map { String(name[name.utf8.index(after: $0)...]) }
    values.insert(Self.slug(last ?? name) + "=" + Self.core(value))
    let isDotted = name.utf8.contains(0x2E) && !name.utf8.contains(0x20)
    tokens.append(
      Token(
        id: id ?? (isDotted ? name.lowercased() : "\(kind.rawValue).\(slug)"), name: name,
        kind: kind, value: value, origin: origin, valueOrigin: valueOrigin))
  }

  /// Adds a value that holds in another mode to the last definition of a name, unless it is known.
  ///
  /// - Complexity: O(tokens since the definition).
  mutating func add(mode: String, value: String, of name: String, valueOrigin: Origin) {
    let slug = Self.slug(Self.trimmed(name))
    guard let last = tokens.lastIndex(where: { Self.slug($0.name) == slug }),
      seen.insert(slug + "=" + value.lowercased()).inserted
    else { return }
    values.insert(slug + "=" + Self.core(value))
    tokens[last].modes.append(
      .init(mode: mode, value: value, origin: valueOrigin))
  }

  /// Keeps what front matter has defined.
  mutating func closeFrontMatter() {
    definesColorsInFrontMatter = tokens.contains { $0.kind == .color }
    for token in tokens { frontMatter[token.kind, default: []].insert(Self.core(token.value)) }
  }

  /// Whether a value of a kind restates one of front matter.
  func restates(_ value: String, _ kind: Token.Kind) -> Bool {
    frontMatter[kind]?.contains(Self.core(value)) ?? false
  }

  /// Whether a name is defined already.
  func defines(_ name: String) -> Bool { names.contains(Self.slug(Self.trimmed(name))) }

  /// Whether a name, or the last part of one, has the same value already in any notation.
  func repeats(_ name: String, _ value: String) -> Bool {
    values.contains(Self.slug(name) + "=" + Self.core(value))
  }

  /// A value without what notations add to it: "16px", "16.dp" and "16" are the same.
  private static func core(_ value: String) -> String {
    var text = value.lowercased()
    if text.hasPrefix("color(0xff") { return "#" + text.dropFirst(10).prefix(6) }
    for unit in [".dp", ".sp", "px", "pt", "dp", "sp", "ms", ".0"] where text.hasSuffix(unit) {
      text.removeLast(unit.utf8.count)
      break
    }
    return text
  }

  /// A name without marks at its ends.
  private static func trimmed(_ name: String) -> String {
    let bytes = name.utf8
    let isMark = { (byte: UInt8) in byte == 0x20 || byte == 0x60 || byte == 0x2A }
    guard let first = bytes.first, let last = bytes.last,
      isMark(first) || isMark(last) || last == 0x3A
    else { return name }
    var rest = bytes.drop(while: isMark)
    while let last = rest.last, isMark(last) || last == 0x3A { rest.removeLast() }
    return String(Substring(rest))
  }

  /// The letters and digits of a name in lower case, hyphens between.
  static func slug(_ name: String) -> String {
    if let ascii = asciiSlug(name) { return ascii }
    var result = ""
    var pending = false
    for scalar in name.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      guard isPart else {
        pending = !result.isEmpty
        continue
      }
      if pending { result += "-" }
      pending = false
      result += scalar.properties.lowercaseMapping
    }
    return result
  }

  /// The same for a name of ASCII alone, without a look-up in the Unicode tables; `nil` for others.
  private static func asciiSlug(_ name: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var pending = false
    for byte in name.utf8 {
      if byte >= 0x80 { return nil }
      guard Bytes.isLetter(byte) || Bytes.isDigit(byte) else {
        pending = !bytes.isEmpty
        continue
      }
      if pending { bytes.append(0x2D) }
      pending = false
      bytes.append(Bytes.lower(byte))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
