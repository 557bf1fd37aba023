import SpecModel
import SpecSyntax
import SpecText

/// Statements on the smallest text in other words than "minimum".
extension BlanketClaims {
  private static let refusals: Lexicon = [
    "never", "don't", "dont", "don", "no", "not", "avoid", "nothing", "ningún", "ningun", "nada",
    "kein", "keine", "nichts", "aucun", "rien",
  ]
  private static let bounds: Lexicon = [
    "below", "under", "smaller", "baja", "unter", "kleiner", "menos", "menor", "petit",
  ]
  private static let set: Lexicon = ["set", "typeset", "type", "lettering", "gesetzt", "schrift"]
  private static let some: Lexicon = [
    "body", "heading", "headings", "button", "buttons", "title", "titles", "input", "inputs",
    "large", "primary", "secondary", "interaction", "interactive", "touch", "tap", "target",
    "targets", "hit", "click", "pointer", "height", "width", "spacing", "gap", "icon", "icons",
  ]

  /// "11px is the absolute floor for readable text", "Don't set readable text below 11px".
  func textFloor(_ line: ClaimLine) -> BlanketClaim? {
    let part = line.parts[0]
    guard
      [
        "text", "Text", "ever below", "ever under", "文字", "字号", "exto", "othing", "chrift", "floor",
        "lancher", "ntergrenze",
      ].contains(
        where: { (cue: StaticString) in
          ASCII.find(cue, in: document.plain, part) != nil
        })
    else { return nil }
    for clause in clauses(of: part) {
      let words = Names.words(document.string(plain: clause))
      let isText =
        isWideFloor(clause) || words.contains("text") || words.contains("texto")
        || words.contains(where: Self.set.contains) || isBelowType(line)
      guard isText, !words.contains(where: Self.some.contains),
        words.contains(where: Self.floors.contains) || isWideFloor(clause)
          || words.contains(where: Self.bounds.contains)
            && words.contains(where: Self.refusals.contains) && !bansUse(words),
        let least = AmountReader.read(document.plain, clause).only, least.isLength,
        least.unit != .rem, least.unit != .em, (8...48).contains(least.value)
      else { continue }
      let claim = refuted(least, line) ?? smallerSizes(least, line)
      return isOfOneKind(words) ? claim.flatMap { limited($0, to: words[0]) } : claim
    }
    return nil
  }

  private static let uses: Lexicon = [
    "use", "using", "put", "place", "apply", "usar", "utilizar", "utiliser", "usare",
  ]
  private static let joints: Lexicon = [
    "on", "for", "in", "over", "under", "behind", "with", "sobre", "para", "sur", "pour", "su",
    "per",
  ]
  /// Words for the text itself: "Never use sizes for text below 12px" is about all text.
  private static let letters: Lexicon = [
    "size", "sizes", "font", "fonts", "type", "text", "lettering", "texto", "texte", "testo",
  ]

  /// "Don't use Amber on text smaller than 18px": what small text may not have, and that there is small text.
  private func bansUse(_ words: [String]) -> Bool {
    guard let verb = words.firstIndex(where: Self.uses.contains),
      let joint = words[(verb + 1)...].firstIndex(where: Self.joints.contains), joint > verb + 1,
      !words[(verb + 1)..<joint].contains(where: Self.letters.contains)
    else { return false }
    let bound = words[(joint + 1)...].firstIndex(where: Self.bounds.contains)
    return bound.map { words[(joint + 1)..<$0].contains(where: Self.letters.contains) } == true
  }

  private static let every: Lexicon = [
    "all", "any", "readable", "no", "the", "never", "small", "smallest", "ui", "set", "interface",
    "legible", "plain", "running", "minimum", "app", "our", "functional", "essential", "normal",
    "don't", "dont", "don", "avoid", "this", "actual", "real", "visible", "on-screen", "onscreen",
  ]

  /// "Ledger text is never smaller than 18sp": a word of its own before the text says of which.
  private func isOfOneKind(_ words: [String]) -> Bool {
    words.count > 1 && words[1] == "text" && !Self.every.contains(words[0])
  }

  /// The claim on the styles alone whose lines name the kind of text: "Ledger rows" of "Ledger text".
  private func limited(_ claim: BlanketClaim, to kind: String) -> BlanketClaim? {
    let stem = LedgerWords.stem(kind)
    var result = claim
    result.refutations.removeAll { refutation in
      let line = document.source.string(document.firstLine(of: refutation.origin.range))
      return !Names.words(line).contains { LedgerWords.stem($0) == stem }
    }
    return result.refutations.isEmpty ? nil : result
  }

  /// Pieces of the words for kinds of text.
  static let kindCues: [StaticString] = [
    "aption", "ootnote", "ody ", "egend", "verline", "imestamp", "ubtitle",
  ]
  private static let kinds: [String: String] = [
    "caption": "caption", "captions": "caption", "footnote": "footnote", "footnotes": "footnote",
    "body": "body", "legend": "legend", "legends": "legend", "overline": "overline",
    "overlines": "overline", "timestamp": "timestamp", "timestamps": "timestamp",
    "subtitle": "subtitle", "subtitles": "subtitle",
  ]
  /// Words of sentences on other measures, or on texts of one place alone.
  private static let apart: Lexicon = [
    "touch", "tap", "target", "targets", "height", "width", "line", "spacing", "gap", "padding",
    "margin", "contrast", "icon", "icons", "button", "buttons", "mobile", "desktop", "tablet",
    "phone", "phones", "print", "ios", "android", "web", "watch", "if", "when", "except",
    "unless", "measure", "characters", "scale", "zoom",
  ]
  private static let plainWords: Lexicon = [
    "text", "texts", "size", "font", "style", "type", "default", "regular", "copy", "color", "fs",
  ]

  /// "Keep captions at least 15px" against the style "Caption" with 13px; "body small" is another style than "body".
  func kindFloor(_ line: ClaimLine) -> BlanketClaim? {
    for clause in clauses(of: line.parts[0]) {
      let text = document.string(plain: clause)
      let words = Names.words(text)
      let named = Set(words.compactMap { Self.kinds[$0] })
      guard words.count <= 14, named.count == 1, let kind = named.first,
        text.contains("at least") || text.contains("≥")
          || text.lowercased().contains("never below"),
        !words.contains(where: Self.apart.contains),
        let least = AmountReader.read(document.plain, clause).only, least.unit == .px,
        (8...48).contains(least.value)
      else { continue }
      let smaller = spec.tokens.compactMap { refutation(of: kind, least, by: $0) }
      guard !smaller.isEmpty else { continue }
      return BlanketClaim(
        kind: .smallestOf(kind, least.value), unit: least.unit.rawValue, origin: origin(line),
        refutations: smaller)
    }
    return nil
  }

  /// The style of a kind of text where it is smaller than it may be.
  private func refutation(
    of kind: String, _ least: Amount, by token: Token
  ) -> BlanketClaim.Refutation? {
    guard token.kind == .typography,
      case let name = Names.words(token.name).filter({ !Self.plainWords.contains($0) }),
      name.count == 1, Self.kinds[name[0]] == kind, token.modes.isEmpty,
      let size = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets).first,
      size.unit == .px || size.unit == .rem,
      case let value = size.unit == .rem ? size.value * RootSize.initial : size.value,
      value >= 5, value < least.value - 0.05
    else { return nil }
    return .init(
      name: token.name, value: size.text(size.value),
      arithmetic: "\(Numbers.text(value))px < \(least.text(least.value))",
      origin: document.origin(SourceRange(size.range.lowerBound, size.range.upperBound)))
  }

  private static let wideBounds = ["不得小于", "不小于", "不得低于", "不低于", "不能小于", "不允许小于", "不可小于"]

  /// "任何文字不得小于 12 px"
  private func isWideFloor(_ clause: Range<Int>) -> Bool {
    guard document.plain[clause].contains(where: { $0 >= 0xE4 }) else { return false }
    let text = document.string(plain: clause)
    return (text.contains("文字") || text.contains("字号"))
      && Self.wideBounds.contains(where: text.contains)
  }

  private static let floors: Lexicon = ["floor", "plancher", "untergrenze", "piso", "suelo"]
  private static let types: Lexicon = [
    "type", "typography", "text", "font", "fonts", "typographie", "typografie", "schrift",
    "tipografía", "tipografia",
  ]

  /// Whether a line stands below a heading about type.
  private func isBelowType(_ line: ClaimLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    return document.path(ofSection: section).contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.types, ofAtMost: 3)
    }
  }

  /// The parts of a line between full stops, commas and semicolons.
  private func clauses(of part: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = part.lowerBound
    for offset in part {
      let byte = document.plain[offset]
      let isMark = byte == 0x2E || byte == 0x2C || byte == 0x3B
      guard isMark, offset + 1 < part.upperBound, document.plain[offset + 1] == ASCII.space else {
        continue
      }
      result.append(start..<offset)
      start = offset + 1
    }
    return result + [start..<part.upperBound]
  }

  /// Nouns for parts that have a thickness or a width, and no letters.
  private static let drawnParts: Lexicon = [
    "bar", "bars", "dot", "dots", "icon", "icons", "gap", "gaps", "stroke", "strokes", "border",
    "borders", "divider", "dividers", "ring", "rings", "rule", "rules", "track", "tracks", "tick",
    "ticks", "thumb", "knob", "handle", "underline", "padding", "radius", "corners", "marker",
    "markers", "balken", "punkt", "punkte", "linie", "linien", "barre", "barres", "point", "points",
    "trait", "barra", "barras", "punto", "puntos", "linha", "linhas", "linee", "streep",
    "balk", "stip", "batang", "titik", "garis", "полоса", "полосы", "точка", "точки",
  ]

  /// "6pt bars": the length is that of what stands behind it.
  func isOfDrawnPart(_ size: Origin) -> Bool {
    let line = document.firstLine(of: size.range)
    let (start, end) = (Int(size.range.end), min(Int(line.end), Int(size.range.end) + 32))
    guard start < end, document.source.bytes[start] == ASCII.space else { return false }
    return Names.words(document.source.string(SourceRange(start, end))).first
      .map(Self.drawnParts.contains) ?? false
  }

  private static let verdicts: Lexicon = [
    "fail", "fails", "unreadable", "illegible", "unleserlich", "illisible", "ilegible", "ilegível",
    "illeggibile", "onleesbaar", "scheitert", "échoue", "falla", "falha",
  ]

  /// "Amber at 12px fails": a size of which the words behind it say that nobody can read it.
  private func isRejected(_ size: Origin) -> Bool {
    let line = document.firstLine(of: size.range)
    let (start, end) = (Int(size.range.end), min(Int(line.end), Int(size.range.end) + 48))
    guard start < end else { return false }
    let clause = document.source.string(SourceRange(start, end)).prefix { !".;,".contains($0) }
    return Names.words(String(clause)).prefix(3).contains(where: Self.verdicts.contains)
  }

  /// Sizes of texts that lines give without a style.
  private func smallerSizes(_ least: Amount, _ line: ClaimLine) -> BlanketClaim? {
    let smaller = spec.constraints.compactMap { constraint -> BlanketClaim.Refutation? in
      guard constraint.kind == .typeSize, let value = constraint.quantity.exact,
        constraint.quantity.unit.rawValue == least.unit.rawValue, value >= 5, value < least.value,
        !document.isCode(constraint.origin.range.start), !isOfDrawnPart(constraint.origin),
        !isRejected(constraint.origin)
      else { return nil }
      let size = Numbers.text(value) + least.unit.rawValue
      return .init(
        name: constraint.subject, value: size,
        arithmetic: "\(size) < \(least.text(least.value))", origin: constraint.origin)
    }
    guard !smaller.isEmpty else { return nil }
    return BlanketClaim(
      kind: .smallestText(least.value), unit: least.unit.rawValue, origin: origin(line),
      refutations: smaller)
  }
}
