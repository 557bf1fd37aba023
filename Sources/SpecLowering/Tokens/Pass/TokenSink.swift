import SpecModel
import SpecText

/// Collects definitions and leaves out what only repeats one.
struct TokenSink {
  var tokens: [Token] = []
  /// Values that are known already, with the places that tell them again.
  var repeats: [(value: String, place: Token.Repeat)] = []
  /// Whether front matter gives the colours, so that the text below it only describes them.
  var definesColorsInFrontMatter = false
  /// The kinds that front matter defines, with the values of each.
  private(set) var frontMatter: [Token.Kind: Set<String>] = [:]
  /// The tokens that front matter defines, by what the text calls them.
  private var frontNames = FrontMatterNames()
  private var seen: Set<String> = []
  /// The names and colours of the tokens in other spellings.
  var spellings = TokenSpellings()
  /// "dark" or "light": the mode of the first colour that holds in another one beside that of its definition.
  private(set) var secondMode: String?
  /// Members of configurations, each with the custom property whose value it hands on.
  var mappings: [(definition: Definition, target: String)] = []
  /// The values that are known for a theme.
  private var themed: Set<Themed> = []

  /// A definition in one theme.
  private struct Themed: Hashable {
    var definition: String
    var theme: TokenTheme
  }

  /// The lines of items that each give a width, with whether the widths of their list are those of windows.
  var widthItems: [Int: Bool] = [:]
  private var names: Set<String> = []
  /// The names with their values in one notation, of the tokens before `valued`; few documents are asked for them.
  private var values: Set<String> = []
  private var valued = 0
  /// Names of colours without the hyphens between their words, with their values.
  private var joinedNames: Set<String> = []

  /// A name with its value, as read in one place.
  struct Definition {
    var name: String
    var kind: Token.Kind
    var value: String
    var origin: Origin
    var valueOrigin: Origin
    /// The theme that the place names, or nothing where it names none.
    var theme = TokenTheme.none
    /// The path of a value that has one.
    var id: String?
    /// Other names of the value, which a later definition with the same value only repeats.
    var aliases: [String] = []
  }

  /// Where the values of rows of fences begin that have the name of their group before their own.
  private var groupedRows: Set<Int> = []

  /// Keeps that a row of a fence is called after its group.
  mutating func noteRow(at value: Range<Int>) { groupedRows.insert(value.lowerBound) }

  /// Whether a value in a fence is that of a row which is called after its group.
  func isRow(at value: Range<Int>) -> Bool { groupedRows.contains(value.lowerBound) }

  /// The times that constants of code state, some of which nothing else on their line tells.
  private(set) var times: [DurationFact] = []

  /// Keeps the time of a constant.
  mutating func note(_ time: DurationFact) { times.append(time) }

  /// Adds a definition unless the same name already has the same value, in the same theme where one is named.
  mutating func add(_ definition: Definition) {
    var definition = definition
    if definition.kind == .duration || definition.kind == .other,
      CurveNumbers.matches(definition.value)
    {
      definition.kind = .easing
    }
    let name = Self.trimmed(definition.name)
    if definition.kind == .color, definition.value.utf8.first.map(ASCII.isDigit) == true,
      let kind = TokenLiteral.scaleKind(of: definition.value, named: name)
    {
      definition.kind = kind
    }
    if TokenLiteral.areChannels(definition.value, named: name) { definition.kind = .color }
    if definition.kind == .radius, Self.isWidthOfLine(name) { definition.kind = .size }
    // The moment of a timeline has a curve, and is no name.
    if definition.kind == .easing, name.utf8.allSatisfy(ASCII.isDigit) { return }
    let value = definition.value
    guard !name.isEmpty, !value.isEmpty, name.utf8.count <= 120, !Placeholders.matches(value),
      !Self.isRemark(name), definition.kind != .duration || Self.mayLast(name),
      !Self.isComputed(definition), !Self.isSummary(definition)
    else { return }
    let slug = Self.slug(name)
    if !frontNames.isEmpty, let place = frontNames.place(of: definition, in: tokens) {
      return repeated(definition, ofTokenAt: place, slug: slug)
    }
    let spelled = TokenSpellings.name(ofSlug: slug)
    if definition.theme == .none, let place = memberPlace(of: name, spelled, value) {
      return repeated(definition, ofTokenAt: place, slug: slug)
    }
    guard !slug.isEmpty, !isAlias(slug, value),
      isNew(
        spelled + "=" + Self.notation(value) + Self.scale(definition.kind), in: definition.theme),
      !spellings.tells(value, definition.theme, of: spelled)
    else { return repeated(definition, spelled, slug: slug) }
    names.insert(slug)
    spellings.note(definition, spelled, at: tokens.count)
    let isDotted = name.utf8.contains(0x2E) && !name.utf8.contains(0x20)
    if isDotted { noteMember(name, value) }
    var token = Token(
      id: definition.id
        ?? (isDotted ? name.lowercased() : "\(definition.kind.rawValue).\(slug)"),
      name: name, kind: definition.kind, value: value, origin: definition.origin,
      valueOrigin: definition.valueOrigin)
    if case .named(let mode) = definition.theme { token.mode = mode }
    tokens.append(token)
    for alias in definition.aliases { addAlias(alias) }
  }

  /// Other names with the values of their tokens, as "slug=value".
  private var aliases: Set<String> = []

  /// Gives the last token another name.
  private mutating func addAlias(_ alias: String) {
    guard let token = tokens.last else { return }
    let slug = Self.slug(alias)
    tokens[tokens.count - 1].aliases.append(alias)
    names.insert(slug)
    aliases.insert(Self.spelled(slug) + "=" + Self.core(token.value))
  }

  /// Gives a token another name, unless one is called so already.
  mutating func call(_ place: Int, also name: String, _ slug: String) {
    if !slug.isEmpty, names.insert(slug).inserted { tokens[place].aliases.append(name) }
  }

  /// The places of members of groups that are called after their kind, as "name=value" without the group.
  var members: [String: Int] = [:]

  /// Keeps that a name has a value.
  mutating func noteDefinition(_ definition: String) { seen.insert(definition) }

  /// Whether a name with its value is another name of a token: `--sea-bg` of the class `sea-background`.
  private func isAlias(_ slug: String, _ value: String) -> Bool {
    !aliases.isEmpty && aliases.contains(Self.spelled(slug) + "=" + Self.core(value))
  }

  /// A slug whose last word has no short form.
  private static func spelled(_ slug: String) -> String {
    slug.hasSuffix("-bg") || slug == "bg" ? slug.dropLast(2) + "background" : slug
  }

  /// The name of the one colour with a value that is meant: that with one of the names, else the only one.
  func color(named candidates: [String], value: String) -> String? {
    let core = Self.core(value)
    let found = tokens.filter { $0.kind == .color && Self.core($0.value) == core }
    let keys = Set(candidates.map(Self.letters))
    let same = found.first { token in
      keys.contains(Self.letters(token.name.split(separator: ".").last.map(String.init) ?? ""))
    }
    return (same ?? (found.count == 1 ? found[0] : nil))?.name
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What keeps steps of one name apart: "sm" may be as far as it is round.
  private static func scale(_ kind: Token.Kind) -> String {
    kind == .radius || kind == .breakpoint ? "@" + kind.rawValue : ""
  }

  /// Whether no definition has said the same of a name, and keeps that one has.
  private mutating func isNew(_ definition: String, in theme: TokenTheme) -> Bool {
    let isFirst = seen.insert(definition).inserted
    return theme == .none
      ? isFirst : themed.insert(Themed(definition: definition, theme: theme)).inserted
  }

  /// Keeps that a name has a value in a mode, so that a theme of that name only repeats it.
  mutating func note(mode: String, value: String, of name: String) {
    let spelled = TokenSpellings.name(ofSlug: Self.slug(Self.trimmed(name)))
    themed.insert(
      Themed(
        definition: spelled + "=" + Self.notation(value), theme: .named(mode)))
    spellings.note(value, .named(mode), of: spelled)
  }

  /// Definitions that count only where no other one has their name.
  private var held: [Definition] = []

  /// Keeps a value in parentheses after its name until all definitions are known.
  mutating func hold(_ definition: Definition) { held.append(definition) }

  /// Colours of a running text, which count only where no other definition has their name or their value.
  private var heldColors: [Definition] = []

  /// Keeps a colour that a running text names until all definitions are known.
  mutating func hold(color: Definition) { heldColors.append(color) }

  /// Windows that lists of what changes name, which count only where nothing else gives widths.
  private var heldWidths: [Definition] = []

  /// Keeps a width until all definitions are known.
  mutating func hold(width: Definition) { heldWidths.append(width) }

  private mutating func addHeldWidths() {
    if tokens.count(where: { $0.kind == .breakpoint }) < 2 {
      for width in heldWidths { add(width) }
    }
    heldWidths = []
  }

  private mutating func addHeldColors() {
    guard !heldColors.isEmpty else { return }
    let known = Set(tokens.lazy.filter { $0.kind == .color }.map { $0.value.lowercased() })
    for color in heldColors where !known.contains(color.value.lowercased()) {
      if !defines(color.name) { add(color) }
    }
    heldColors = []
  }

  /// Whether a token has a time already at the place of a held one, under a longer name: "Stagger tight" for "tight".
  private func isTimeOfToken(_ held: Definition) -> Bool {
    let start = held.valueOrigin.range.start
    return held.kind == .duration
      && tokens.contains { $0.kind == .duration && $0.valueOrigin.range.start == start }
  }

  /// Adds what was kept back and has no other definition; of two with one name the first counts.
  mutating func addHeld() {
    // Several roles may have one face.
    let known = held.filter { $0.kind != .fontFamily || !namesFace($0.value) }
    for token in known {
      if defines(token.name), token.kind != .fontFamily || namesType(token.name) {
        if token.kind != .fontFamily, case .named(let mode) = token.theme {
          add(mode: mode, value: token.value, of: token.name, valueOrigin: token.valueOrigin)
        }
        repeated(token.value, at: token.origin, value: token.valueOrigin)
      } else if !isTimeOfToken(token) {
        add(token)
      }
    }
    held = []
    addHeldColors()
    addHeldWidths()
  }

  /// Adds a value that holds in another mode to the last definition of a name, unless it is known.
  ///
  /// - Complexity: O(tokens since the definition).
  mutating func add(mode: String, value: String, of name: String, valueOrigin: Origin) {
    let slug = Self.slug(Self.trimmed(name))
    note(mode: mode, value: value, of: name)
    guard let last = tokens.lastIndex(where: { Self.slug($0.name) == slug }),
      seen.insert(TokenSpellings.name(ofSlug: slug) + "=" + Self.notation(value)).inserted
    else { return }
    values.insert(slug + "=" + Self.core(value))
    joinedNames.insert(TokenSpellings.name(ofSlug: slug) + "=" + Self.core(value))
    if secondMode == nil, tokens[last].kind == .color, mode == "dark" || mode == "light" {
      secondMode = mode
    }
    tokens[last].modes.append(
      .init(mode: mode, value: value, origin: valueOrigin))
  }

  /// Keeps what front matter has defined.
  mutating func closeFrontMatter() {
    definesColorsInFrontMatter = tokens.contains { $0.kind == .color }
    for (place, token) in tokens.enumerated() {
      frontMatter[token.kind, default: []].insert(Self.core(token.value))
      frontNames.note(token, at: place)
    }
  }

  /// Whether a value of a kind restates one of front matter.
  func restates(_ value: String, _ kind: Token.Kind) -> Bool {
    frontMatter[kind]?.contains(Self.core(value)) ?? false
  }

  /// Whether a name is defined already.
  func defines(_ name: String) -> Bool { names.contains(Self.slug(Self.trimmed(name))) }

  /// Whether a name, or the last part of one of the same kind, has the same value already in any notation: "Gap.s" and
  /// "Radius.s" may both be 4.
  ///
  /// - Complexity: O(tokens since the last call).
  mutating func repeats(_ name: String, _ value: String, _ kind: Token.Kind) -> Bool {
    noteValues()
    let slug = Self.slug(name)
    let core = Self.core(value)
    let said = slug + "=" + core
    if values.contains(said) || values.contains(kind.rawValue + "." + said) { return true }
    return kind == .color && joinedNames.contains(TokenSpellings.name(ofSlug: slug) + "=" + core)
  }

  /// Whether a step of a scale has its value already under the name of the scale: "100" of "duration-100".
  ///
  /// - Complexity: O(tokens since the last call).
  mutating func repeats(step: String, _ value: String, _ kind: Token.Kind) -> Bool {
    noteValues()
    return values.contains("\(kind.rawValue)-\(Self.slug(step))=\(Self.core(value))")
  }

  /// Remembers the values of tokens that are new, by the last part of their names and by what follows its first word.
  private mutating func noteValues() {
    for token in tokens[valued...] {
      let name = token.name
      let last = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
      let slug = Self.slug(last ?? name)
      let core = Self.core(token.value)
      let isPath = last != nil && !name.utf8.contains(0x20)
      values.insert((isPath ? token.kind.rawValue + "." : "") + slug + "=" + core)
      if token.kind == .color { noteSpelled(slug, token) }
      // "Sand 300" is step 300 of a ramp.
      if let blank = name.lastIndex(of: " "), case let step = name[name.index(after: blank)...],
        step.utf8.allSatisfy(ASCII.isDigit)
      {
        values.insert("\(token.kind.rawValue)-\(step)=\(core)")
      }
      guard let hyphen = slug.firstIndex(of: "-") else { continue }
      values.insert("\(token.kind.rawValue)-\(slug[slug.index(after: hyphen)...])=\(core)")
    }
    valued = tokens.count
  }

  /// Keeps the values of a colour under its name without hyphens: `surfaceRaised` restates `surface_raised`.
  private mutating func noteSpelled(_ slug: String, _ token: Token) {
    guard slug.utf8.contains(ASCII.hyphen) else { return }
    let name = TokenSpellings.name(ofSlug: slug)
    joinedNames.insert(name + "=" + Self.core(token.value))
    for mode in token.modes { joinedNames.insert(name + "=" + Self.core(mode.value)) }
  }

  /// Whether a stack of faces begins with a face, so that a text that names the face only speaks of the stack.
  private func namesFace(_ face: String) -> Bool {
    tokens.contains { token in
      let value = token.value.utf8.drop { $0 == 0x22 || $0 == 0x27 }
      return value.starts(with: face.utf8)
    }
  }

  /// A value without what notations add to it: "16px", "16.dp" and "16" are the same.
  static func core(_ value: String) -> String {
    var text = notation(value)
    if text.hasPrefix("color(0xff") { return "#" + text.dropFirst(10).prefix(6) }
    if text.hasPrefix("0xff"), text.utf8.count == 10 { return "#" + text.dropFirst(4) }
    for unit in [".dp", ".sp", "px", "pt", "dp", "sp", "ms", ".0"] where text.hasSuffix(unit) {
      text.removeLast(unit.utf8.count)
      break
    }
    return text
  }

  /// A name without marks at its ends.
  static func trimmed(_ name: String) -> String {
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
