import SpecModel
import SpecSyntax
import SpecText

/// The colour of the mark around what has the focus, told twice: a token whose uses name focus rings, and the rule for
/// all elements, or the line on the ring, that draws it in another one.
///
/// Colours that have a name for it, "--focus-ring", and rings of single components are left alone.
struct FocusColors {
  /// A colour with its value in each theme and the place of its name.
  private struct Named {
    var name: String
    var colors: Set<OpaqueColor>
    var origin: Origin
  }

  private let document: Document
  private let spec: SpecDocument

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard document.mentions("var(--"), cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = FocusColors(document: document, spec: spec)
    guard let ring = finder.ring(), let use = (finder.ruled(ring) + finder.told(ring)).first else {
      return []
    }
    return [
      FactConflict(
        subject: "focus ring", property: "colour",
        statements: [
          .init(value: use.name, origin: use.origin), .init(value: ring.name, origin: ring.origin),
        ],
        reason: "the line of '\(ring.name)' says that it is the colour of focus rings")
    ]
  }

  private static let cues: [StaticString] = [
    "ocus", "okus", "foco", "Foco", "フォーカス", "焦点", "焦點", "聚焦", "포커스",
  ]
  private static let rings: Lexicon = [
    "focus-ring", "focus-rings", "focus-outline", "focus-outlines", "focus-indicator",
    "focus-indicators", "fokusring", "fokusringe", "fokus-ring", "anneau-de-focus",
    "anneaux-de-focus", "anillo-de-foco", "anillos-de-foco", "anel-de-foco", "anello-di-focus",
    "focusring", "cincin-fokus", "フォーカスリング", "焦点环", "焦點環", "聚焦环", "포커스-링", "포커스링",
  ]
  private static let words: Lexicon = ["focus", "fokus", "foco", "focused", "ring", "rings"]

  // MARK: The token

  /// The only colour whose line names focus rings among its uses, where no colour is called after them.
  private func ring() -> Named? {
    var found: Named?
    for token in spec.tokens where token.kind == .color {
      if Names.hasWord(token.name, in: Self.words) { return nil }
      guard spec.isNormative(at: token.origin.range.start), isForRings(token) else { continue }
      // Another theme has the same name once more.
      if let found, found.name == token.name { continue }
      let colors = values(of: token.name)
      guard found == nil, !colors.isEmpty, let place = place(of: token.name, in: token.origin.range)
      else { return nil }
      found = Named(name: token.name, colors: colors, origin: document.origin(place))
    }
    return found
  }

  /// Whether an item behind the value of a colour is a word for focus rings and nothing else.
  private func isForRings(_ token: Token) -> Bool {
    let source = document.source
    let start = Int(token.valueOrigin.range.end)
    let line = source.lineRange(source.lineIndex(of: start))
    guard start < Int(line.end), Int(line.end) - start < 300,
      Self.cues.contains(where: { ASCII.find($0, in: source.bytes, start..<Int(line.end)) != nil })
    else { return false }
    return source.string(SourceRange(start, Int(line.end)))
      .split { ",;|()/*·、，：`".contains($0) }
      .contains { $0.utf8.count < 40 && Names.isPhrase(String($0), in: Self.rings) }
  }

  // MARK: Uses

  private static let themes = FocusRules.themes + ["error", "invalid"]

  /// The colours by which rules for all elements, or for a class of the ring itself, draw it.
  private func ruled(_ ring: Named) -> [Named] {
    guard document.mentions(":focus") else { return [] }
    return StyleRules.read(document).compactMap { rule in
      guard !rule.isConditional, let colon = rule.selector.firstRange(of: ":focus"),
        !rule.selector.contains(","),
        !Self.themes.contains(where: rule.selector.lowercased().contains),
        case let base = rule.selector[..<colon.lowerBound],
        base.isEmpty || base == "*" || Names.isPhrase(String(base), in: Self.rings)
      else { return nil }
      let marks = rule.declarations.filter {
        ["outline", "outline-color", "box-shadow"].contains($0.property)
          && $0.value.contains("var(--") && spec.isNormative(at: $0.origin.range.start)
      }
      guard let mark = marks.first, marks.count == 1 else { return nil }
      return other(than: ring, in: mark.value) { place(of: $0, in: mark.origin.range) }
    }
  }

  private static let scopes: Lexicon = [
    "accessibility", "a11y", "focus", "global", "globals", "keyboard", "barrierefreiheit",
    "fokus", "tastatur", "accessibilité", "clavier", "accesibilidad", "teclado",
    "acessibilidade", "accessibilità", "tastiera", "toegankelijkheid", "aksesibilitas",
  ]
  private static let wideScopes = ["无障碍", "無障礙", "焦点", "アクセシビリティ", "フォーカス", "접근성", "포커스"]

  /// The colours in lines "Focus ring: `2px solid var(--accent)`" below headings that speak of all elements.
  private func told(_ ring: Named) -> [Named] {
    document.leaves(with: "var(--").compactMap { leaf in
      let node = document.nodes[leaf]
      guard node.kind == .paragraph, spec.isNormative(at: node.range.start),
        case let text = document.plainText(of: leaf), text.count < 400,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        colon - text.lowerBound < 40,
        Names.isPhrase(document.string(plain: text.lowerBound..<colon), in: Self.rings),
        isOfAll(Int(node.section))
      else { return nil }
      return other(than: ring, in: document.string(leaf)) { place(of: $0, in: node.range) }
    }
  }

  private func isOfAll(_ section: Int) -> Bool {
    guard section > 0 else { return true }
    let title = document.title(ofSection: section)
    return Names.hasWord(title, in: Self.scopes) || Self.wideScopes.contains(where: title.contains)
  }

  /// The last variable of a text, where none of them is the ring's colour and all are known.
  private func other(
    than ring: Named, in text: String, _ place: (String) -> SourceRange?
  ) -> Named? {
    let names = Self.variables(in: text)
    let values = names.map { self.values(of: $0) }
    guard let name = names.last, let last = values.last, let range = place(name),
      values.allSatisfy({ !$0.isEmpty && $0.isDisjoint(with: ring.colors) })
    else { return nil }
    return Named(name: name, colors: last, origin: document.origin(range))
  }

  /// The colours of a variable in all themes, none where one is no plain colour: "--color-accent" may be called "accent"
  /// in the table.
  private func values(of variable: String) -> Set<OpaqueColor> {
    let key = Self.key(variable)
    var found: Set<OpaqueColor> = []
    for token in spec.tokens where token.kind == .color && Self.key(token.name) == key {
      for value in [token.value] + token.modes.map(\.value) {
        guard let color = OpaqueColor(value: value) else { return [] }
        found.insert(color)
      }
    }
    return found
  }

  private static func key(_ name: String) -> String {
    Names.withoutColorPrefix(Names.hyphenated(name))
  }

  /// Where a name stands in a range of the source.
  private func place(of name: String, in range: SourceRange) -> SourceRange? {
    let text = document.source.string(range)
    guard let found = text.firstRange(of: name) else { return nil }
    let start = Int(range.start) + text[..<found.lowerBound].utf8.count
    return SourceRange(start, start + name.utf8.count)
  }

  /// The variables that a text takes, without what stands in for them.
  private static func variables(in text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "var(") {
      rest = rest[open.upperBound...]
      let name = rest.prefix { $0 == "-" || $0 == "_" || $0.isLetter || $0.isNumber }
      if name.hasPrefix("--") { result.append(String(name)) }
    }
    return result
  }
}
