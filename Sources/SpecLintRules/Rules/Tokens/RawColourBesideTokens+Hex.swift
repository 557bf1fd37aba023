import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Values in digits where the document asks for tokens alone.
extension RawColourBesideTokens {
  private static let demands = [
    "only use tokens", "use tokens only", "tokens only", "only tokens", "no raw hex",
    "no hardcoded", "never hardcode", "not hardcode", "don't hardcode", "no literals",
    "not write literals", "no hex", "nowhere else", "raw hex values are not", "never use raw",
    "nur tokens", "keine hex",
  ]
  private static let stems: [StaticString] = [
    "oken", "ardcode", "ard-code", "iteral", "hex", "Hex", "heme", "ariables", "raw", "Raw",
    "alette",
  ]
  private static let sources: Lexicon = [
    "token", "tokens", "theme", "variables", "properties", "palette", "catalogue", "catalog",
    "farbtokens", "variablen", "jetons", "asset",
  ]
  private static let exclusives: Lexicon = [
    "only", "exclusively", "solely", "always", "every", "all", "nur", "ausschließlich", "immer",
    "uniquement", "toujours", "solo", "siempre", "alone",
  ]
  private static let raws: Lexicon = [
    "hex", "raw", "literal", "literals", "hardcoded", "hard-coded", "hard", "hexwerte", "rohwerte",
    "hexadecimal", "hexadezimal",
  ]
  private static let denials: Lexicon = [
    "no", "not", "never", "refused", "forbidden", "rejected", "banned", "prohibited", "disallowed",
    "avoid", "fails", "error", "bug", "blocked", "don", "isn", "aren", "without", "keine", "nie",
    "nicht", "verboten", "jamais", "aucune", "nunca", "instead",
  ]
  private static let colours: Lexicon = [
    "colour", "colours", "color", "colors", "hex", "farbe", "farben", "couleur", "couleurs",
    "colores", "values", "fill", "fills",
  ]
  /// Words for documents, tools and times in which values may be raw.
  private static let exceptions: Lexicon = [
    "except", "unless", "prototype", "email", "mail", "charts", "print", "legacy", "may", "can",
    "could", "should", "prefer", "where-possible",
  ]

  /// Whether a sentence lets colours be written as tokens alone.
  private static func demandsTokens(_ text: String) -> Bool {
    let words = Names.words(text)
    guard words.count <= 40, words.contains(where: colours.contains),
      !words.contains(where: exceptions.contains)
    else { return false }
    if let raw = words.firstIndex(where: raws.contains), words.contains(where: denials.contains) {
      // "Use exact hex values, not the names of the framework" asks for what is raw.
      return words[..<raw].contains(where: denials.contains)
        || !words[..<raw].suffix(2).contains { $0 == "use" || $0 == "using" || $0 == "uses" }
    }
    guard words.contains(where: sources.contains), words.contains(where: exclusives.contains) else {
      return false
    }
    if words.contains(where: verbs.contains) { return true }
    // "Every colour is an entry of the catalogue", and not "all tokens are listed below".
    guard let verb = words.firstIndex(where: { $0 == "is" || $0 == "are" || $0 == "be" }) else {
      return false
    }
    return words[verb...].contains(where: entries.contains)
      && !words[..<verb].contains(where: entries.contains)
      && !words.contains(where: lists.contains)
  }

  private static let notations: [StaticString] = ["oklch(", "hsl(", "rgb(", "lab("]

  private static let verbs: Lexicon = [
    "come", "comes", "use", "uses", "from", "take", "taken", "kommen", "set",
  ]
  private static let entries: Lexicon = [
    "token", "tokens", "entry", "entries", "variable", "variables", "eintrag",
  ]
  private static let lists: Lexicon = [
    "listed", "defined", "documented", "named", "described", "available", "exportable", "exported",
    "provided",
  ]

  /// Reports colours in digits that style rules set, in a document that asks for tokens and whose other rules use them.
  func checkRules(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard Self.stems.contains(where: { document.mentions($0) }) else { return }
    checkPlatform(context, into: &diagnostics)
    guard document.mentions("var(--") else { return }
    var raw: [(text: String, origin: Origin)] = []
    for block in document.codeBlocks {
      for (number, line) in block.lines.enumerated() where line.offsets.count < 200 {
        let bytes = document.source.bytes
        let range = line.offsets
        guard let hash = ASCII.find(ASCII.hash, in: bytes, range),
          let colon = ASCII.find(ASCII.colon, in: bytes, range.lowerBound..<hash),
          ASCII.find("--", in: bytes, range.lowerBound..<colon) == nil,
          ASCII.find("/*", in: bytes, range.lowerBound..<hash) == nil,
          ASCII.find("//", in: bytes, range.lowerBound..<hash) == nil,
          bytes[range.lowerBound..<colon].allSatisfy({ $0 != 0x24 && $0 != 0x40 })
        else { continue }
        var end = hash + 1
        while end < range.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
        let text = document.source.string(SourceRange(hash, end))
        guard OpaqueColor(text) != nil, isStyle(bytes[colon - 1]),
          !isCounterexample(number, of: block, document)
        else { continue }
        raw.append((text, context.origin(SourceRange(hash, end))))
      }
    }
    // Where most colours are raw the document shows something else.
    guard !raw.isEmpty, raw.count <= 3, let demand = demand(context, isWide: true) else { return }
    for (text, origin) in raw where context.isNormative(origin.range) {
      var found = diagnostic(
        "\(text) is written out where tokens are asked for", at: origin, label: "a raw value",
        related: [.init(demand, "tokens are asked for")],
        why: "the other rules of the document take their colours from custom properties",
        help: "use a token, or define one with this value")
      found.severity = .warning
      diagnostics.append(found)
    }
  }

  private func isStyle(_ byte: UInt8) -> Bool { ASCII.isLower(byte) }

  /// Reports colours in digits beside names of tokens, in sections that define none.
  func checkDigits(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let uses = context.spec.tokenUses.filter {
      $0.kind == .color && !document.isCode($0.origin.range.start)
    }
    guard !uses.isEmpty, Self.stems.contains(where: { document.mentions($0) }),
      let demand = demand(context, isWide: false)
    else { return }
    let sections = Set(uses.compactMap { section(of: $0.origin, document) })
    let defining = Set(context.spec.tokens.compactMap { section(of: $0.origin, document) })
    var values: [String: Token] = [:]
    for token in context.spec.tokens where token.kind == .color && token.modes.isEmpty {
      let value = token.value.lowercased()
      if values[value] == nil { values[value] = token }
    }
    let lines = Set(uses.map { context.line($0.origin) })
    // Where a file holds two documents, the rule of one is none of the other.
    let title = section(of: demand, document).map { part(of: $0, document) }
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph && sections.contains(node.section)
      && !defining.contains(node.section) && title == part(of: node.section, document)
    {
      let leaf = document.plainText(of: number)
      var start = leaf.lowerBound
      while start < leaf.upperBound {
        let line = document.line(around: start, in: number)
        start = line.upperBound + 1
        guard line.count < 160, let hash = ASCII.find(ASCII.hash, in: document.plain, line),
          ASCII.find(ASCII.colon, in: document.plain, line.lowerBound..<hash) != nil,
          // A colour in two notations is explained, not used.
          !Self.notations.contains(where: { ASCII.find($0, in: document.plain, line) != nil })
        else { continue }
        let end =
          document.plain[(hash + 1)..<line.upperBound].firstIndex { !ASCII.isWord($0) }
          ?? line.upperBound
        let text = document.string(plain: hash..<end)
        let origin = document.origin(document.sourceRange(plain: hash..<end))
        guard end - hash == 7, let token = values[text.lowercased()],
          !lines.contains(context.line(origin)), context.isNormative(origin.range),
          !document.string(plain: line.lowerBound..<hash).contains(token.name.drop { $0 == "-" })
        else { continue }
        var found = diagnostic(
          "\(text) stands for '\(token.name)'", at: origin, label: "a raw value",
          related: [.init(demand, "tokens are asked for"), .init(token.valueOrigin, "its token")],
          why: "the document asks for tokens alone, and the lines beside this one name them",
          help: "write '\(token.name)'",
          fix: .init(
            safety: .unsafe, title: "write '\(token.name)'",
            edits: [.init(origin, text: token.name)]))
        found.severity = .warning
        diagnostics.append(found)
      }
    }
  }

  /// The line that asks for tokens alone.
  func demand(_ context: RuleContext, isWide: Bool) -> Origin? {
    let document = context.document
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let range = document.plainText(of: number)
      guard range.count < 400,
        Self.stems.contains(where: { ASCII.find($0, in: document.plain, range) != nil })
      else { continue }
      let text = document.string(number).lowercased()
      let sentences = text.split(whereSeparator: { $0 == "." || $0 == ";" }).map(String.init)
      if Self.demands.contains(where: text.contains)
        || isWide && sentences.contains(where: Self.demandsTokens)
      {
        return document.origin(document.sourceRange(plain: range))
      }
    }
    return nil
  }

  /// The section of level 1 around one.
  private func part(of section: Int32, _ document: Document) -> Int? {
    document.path(ofSection: Int(section)).first { document.sections[$0].level == 1 }
  }

  private func section(of origin: Origin, _ document: Document) -> Int32? {
    document.lastNode(startingBy: origin.range.start).map { document.nodes[$0].section }
  }
}
