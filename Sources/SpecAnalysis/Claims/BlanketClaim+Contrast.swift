import SpecModel
import SpecSyntax
import SpecText

/// Promises of contrast for all text or all controls.
extension BlanketClaims {
  private static let full: Lexicon = ["full", "fully", "complete", "completely", "entirely"]
  private static let grounds: Lexicon = [
    "surface", "surfaces", "background", "backgrounds", "combination", "combinations",
  ]
  private static let demands: Lexicon = [
    "minimum", "min", "must", "maintain", "ensure", "least", "requires", "required",
  ]
  private static let wholes: Lexicon = [
    "todo", "toda", "tout", "toute", "tutto", "jeder", "jede", "alle", "alles", "toutes", "tous",
    "todas", "todos", "tutte", "tutti", "все",
  ]
  private static let wideWholes = ["所有", "全部", "すべて", "全て", "모든", "각 "]
  private static let wideColors = [
    "颜色", "配色", "色彩", "文字", "文本", "カラー", "テキスト", "色の組み合わせ", "색상", "텍스트",
  ]
  private static let foreignPairs: Lexicon = [
    "texto", "texte", "testo", "colores", "couleurs", "farben", "cores", "colori", "kleuren",
    "цвета",
    "kombinationen", "farbkombinationen", "farbpaare", "combinaisons", "combinaciones",
    "combinações", "combinazioni", "комбинации", "сочетания", "textes", "textos", "testi",
    "тексты",
  ]
  private static let foreignKinds: Lexicon = [
    "primary", "primär", "primäre", "primaires", "primarias", "primárias", "primarie", "großen",
    "grands", "grandes", "grandi", "nicht", "pas", "no", "não", "non", "не", "devem", "deben",
    "doivent", "müssen", "sollen", "devono", "должны",
  ]
  private static let pairs: Lexicon = ["combinations", "pairs", "pairings"]

  /// Whether words say of all text that it reaches a level: "All text meets AA", "full WCAG AA compliance".
  private func claimsContrast(_ words: [String], _ line: ClaimLine) -> Bool {
    let hasRatio = ASCII.find("4.5:1", in: document.plain, line.parts[0]) != nil
    guard
      hasRatio || words.contains("aa") || words.contains("contrast") || words.contains("aaa")
        || hasWideLevel(line),
      !words.contains("large") || words.contains("normal"), !words.contains("non"),
      !standsOnNamed(words)
    else { return false }
    // "`text.primary` ≥ 4.5:1 on every tint" is about one colour.
    let start = ASCII.trimmed(document.plain, line.parts[0]).lowerBound
    guard document.span(at: start, in: .code) == nil else { return false }
    // "White text loses contrast. This applies to all buttons" says nothing of all text.
    let isLoose = !hasRatio && !words.contains("aa") && !words.contains("aaa")
    if isLoose
      ? isOfAllText(words)
      : words.contains("text") && words.contains(where: Self.universal.contains)
        && isOneSentence(line)
    {
      return true
    }
    // "Normal text: 4.5:1 minimum"
    if hasRatio, words.contains("text"), words.contains(where: Self.demands.contains) {
      return true
    }
    // "All color combinations meet AA"
    if words.contains("all"), words.contains(where: Self.pairs.contains), words.contains("aa"),
      !words.contains("primary"), !words.contains("secondary")
    {
      return true
    }
    // "All colours must pass AA"
    if words.contains("aa"),
      zip(words, words.dropFirst()).contains(where: { one, next in
        Self.universal.contains(one) && Self.colors.contains(next)
      }), !words.contains("primary"), !words.contains("secondary")
    {
      return true
    }
    if isOfAllInWideScript(line) || isOfPlainText(words, line) { return true }
    // "Todas as combinações de cores respeitam AA"
    if words.contains("aa"), words.contains(where: Self.wholes.contains),
      words.contains(where: Self.foreignPairs.contains),
      !words.contains(where: Self.foreignKinds.contains)
    {
      return true
    }
    // "text on any surface"
    if words.contains("text"), words.contains("any"), words.contains(where: Self.grounds.contains) {
      return true
    }
    if words.contains("contrast"), words.contains("ratios"), words.contains("wcag"),
      words.contains("meet") || words.contains("satisfy")
    {
      return true
    }
    return words.contains("wcag") && words.contains(where: Self.full.contains)
      && words.contains { $0.hasPrefix("complian") || $0.hasPrefix("conform") }
  }

  /// Whether one sentence of a line has both the text and the word for all of it: "Each has a fill. Text variants are
  /// tuned towards AA" says nothing of all text.
  private func isOneSentence(_ line: ClaimLine) -> Bool {
    guard line.kind == .prose, let part = line.parts.first else { return true }
    return document.sentences(plain: part).contains { sentence in
      let words = Names.words(document.string(plain: sentence))
      return words.contains("text") && words.contains(where: Self.universal.contains)
    }
  }

  /// "Text on it": it stands on what the line before names.
  private func standsOnNamed(_ words: [String]) -> Bool {
    words.indices.dropLast().contains { place in
      guard Self.joints.contains(words[place]) else { return false }
      let next = words[place + 1]
      if Self.pronouns.contains(next) { return true }
      // "All text on these cards" names what it stands on.
      return Self.demonstratives.contains(next)
        && (place + 2 >= words.count || Self.verbs.contains(words[place + 2]))
    }
  }

  private static let contrasts: Lexicon = [
    "contrast", "contraste", "contrasto", "kontrast", "kontras",
  ]
  private static let joints: Lexicon = [
    "on", "for", "of", "sur", "pour", "du", "des", "en", "em", "para", "auf", "für", "von", "su",
    "per", "op", "voor", "untuk", "pada",
  ]
  private static let pronouns: Lexicon = [
    "it", "them", "ihm", "ihr", "ihnen", "lui", "elle", "él",
    "ella", "ele", "ela", "esso", "essa",
  ]
  private static let demonstratives: Lexicon = ["this", "that", "these", "those"]
  private static let verbs: Lexicon = [
    "is", "are", "meets", "meet", "has", "have", "passes", "pass", "reaches", "reach", "must",
    "should", "shall", "needs", "need", "can", "may", "will", "keeps", "keep", "stays", "stay",
    "fails", "fail", "satisfies", "satisfy", "complies", "comply", "maintains", "maintain", "and",
    "or", "with", "at", "to", "in",
  ]
  private static let plainTexts: Lexicon = [
    "text", "texte", "textes", "texten", "texto", "textos", "testo", "testi", "tekst", "teksten",
    "teks",
  ]
  private static let conjunctions: Lexicon = ["and", "et", "y", "e", "und", "dan"]

  /// "Contraste WCAG AA sur texte et CTA": the level of contrast of text, with no word that says of which.
  private func isOfPlainText(_ words: [String], _ line: ClaimLine) -> Bool {
    guard words.contains("aa"), words.contains(where: Self.contrasts.contains), words.count <= 12,
      !words.contains(where: Self.foreignKinds.contains),
      case let denial = LevelDenial(document.string(plain: line.parts[0])), !denial.isDenied
    else { return false }
    // "Contraste AA pour le texte (Open Sans)": what stands behind the clause is another matter.
    let words = Names.words(denial.level)
    return words.indices.dropFirst().contains { place in
      guard Self.plainTexts.contains(words[place]),
        place + 1 == words.count || Self.conjunctions.contains(words[place + 1])
      else { return false }
      let isBehindArticle =
        place > 1 && (Articles.words.contains(words[place - 1]) || words[place - 1] == "de")
      return Self.joints.contains(words[isBehindArticle ? place - 2 : place - 1])
    }
  }

  private static let widePairs = [
    "文字与背景", "文本与背景", "文字和背景", "文本和背景", "文字與背景", "テキストと背景", "文字と背景", "텍스트와 배경",
  ]
  private static let wideAll: Lexicon = [
    "all text", "all texts", "tout texte", "tous les textes", "alle texte", "aller text",
    "todo el texto", "todos los textos", "todo o texto", "todos os textos", "tutti i testi",
    "alle tekst", "semua teks", "所有文字", "所有文本", "全部文字", "すべてのテキスト", "全てのテキスト", "すべての文字", "모든 텍스트",
    "모든 글자",
  ]

  /// A row on contrast with a cell that is "all text": "| Contrast | 4.5:1 | all text |".
  func rowContrast(_ line: ClaimLine) -> BlanketClaim? {
    guard line.parts.count > 2, ContrastWords.nameContrast(document.string(plain: line.parts[0])),
      let demand = line.parts.dropFirst().first(where: { part in
        ASCII.find("4.5:1", in: document.plain, part) != nil
      }),
      !line.parts.contains(where: { LevelDenial(document.string(plain: $0)).isDenied }),
      line.parts.contains(where: { part in
        part != demand
          && Self.wideAll.contains(document.string(plain: part).lowercased().trimmedSpaces)
      })
    else { return nil }
    return refutedContrast([], line, origin: lines.origin(demand, of: line))
  }

  /// "所有颜色须通过 AA 对比度检查"
  private func isOfAllInWideScript(_ line: ClaimLine) -> Bool {
    guard hasWideLevel(line) else { return false }
    let text = document.string(plain: line.parts[0])
    guard !LevelDenial(text).isDenied else { return false }
    if Self.widePairs.contains(where: text.contains) { return true }
    return Self.wideWholes.contains(where: text.contains)
      && Self.wideColors.contains(where: text.contains)
  }

  /// Whether a line of a script without blanks names the level: "AA级对比度".
  private func hasWideLevel(_ line: ClaimLine) -> Bool {
    ASCII.find("AA", in: document.plain, line.parts[0]) != nil
      && document.plain[line.parts[0]].contains { $0 >= 0xE3 && $0 < 0xF0 }
  }

  /// Whether the word for all stands before the word for text, with two words between them at most, or right behind it.
  private func isOfAllText(_ words: [String]) -> Bool {
    words.indices.contains { place in
      guard words[place] == "text" else { return false }
      let before = words[max(0, place - 3)..<place]
      let after = words[(place + 1)...].prefix(2)
      return before.contains(where: Self.universal.contains)
        || after.contains(where: Self.universal.contains)
    }
  }

  /// A level for all text against the text colours that miss it on a page of the document,
  /// or on every background where it declares no page.
  func contrast(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    claimsContrast(words, line) ? refutedContrast(words, line, origin: origin(line)) : nil
  }

  private func refutedContrast(
    _ words: [String], _ line: ClaimLine, origin: Origin
  ) -> BlanketClaim? {
    guard !roles.backgrounds.isEmpty, let white = OpaqueColor("white") else { return nil }
    let demand = words.contains("aaa") && !words.contains("aa") ? 7 : 4.5
    // The best ground of a text is the lightest or the darkest one.
    let all = (roles.backgrounds.map(\.color) + [white]).map { (color: $0, light: $0.luminance) }
    let ground = namedGround(words)
    let backgrounds =
      ground.map { [$0.color] }
      ?? [all.min { $0.light < $1.light }, all.max { $0.light < $1.light }]
      .compactMap { $0?.color }
    var failing = roles.texts.compactMap { text -> BlanketClaim.Refutation? in
      if ground != nil, Names.hasWord(text.name, in: Self.elsewhere) { return nil }
      if words.contains("body"), isOfHints(text.origin) { return nil }
      let best = backgrounds.map { $0.contrast(with: text.color) }.max()
      // A colour that is nearly that of the page is meant for another ground.
      guard let best, best < demand - 0.05, best >= 1.6 else { return nil }
      // White decides with them, and only what the document names is told.
      let told = roles.backgrounds.map { $0.color.contrast(with: text.color) }.max() ?? best
      return .init(
        name: text.name, value: document.source.string(text.origin.range),
        arithmetic: ground.map { "\(OpaqueColor.ratioText(best)):1 on '\($0.name)'" }
          ?? "at most \(OpaqueColor.ratioText(told)):1 on any of the backgrounds",
        origin: text.origin)
    }
    // "All body text" says nothing of messages, and AAA is rarely meant for every page.
    if demand < 7, !words.contains("body"), !words.contains("primary") {
      let known = Set(failing.map(\.origin))
      let promised = PromisedColors(palette, roles, document).failures(demand)
      failing += promised.filter { !known.contains($0.origin) }
      failing.sort { $0.origin.range.start < $1.origin.range.start }
    }
    guard !failing.isEmpty else { return nil }
    return BlanketClaim(
      kind: .contrast(demand), unit: "", origin: origin, refutations: failing)
  }

  private static let hints: Lexicon = ["placeholder", "placeholders"]

  /// Whether the line of a colour gives it to the hints in empty fields, which are no body text.
  private func isOfHints(_ origin: Origin) -> Bool {
    let line = document.firstLine(of: origin.range)
    return line.offsets.count < 1000 && Names.hasWord(document.source.string(line), in: Self.hints)
  }

  private static let onto: Lexicon = [
    "on", "against", "auf", "sur", "sobre", "su", "op", "pada",
  ]
  /// Words of names of texts that stand on other grounds than those of the pages.
  private static let elsewhere: Lexicon = [
    "on", "inverse", "inverted", "reversed", "contrast", "dark", "light", "disabled", "placeholder",
  ]

  /// The one ground that a claim names at its end: "All text colours reach 4.5:1 on surface-alt".
  private func namedGround(_ words: [String]) -> ColorRoles.Member? {
    let places = words.indices.filter { Self.onto.contains(words[$0]) }
    guard places.count == 1 else { return nil }
    var rest = Array(words[(places[0] + 1)...])
    if let first = rest.first, Articles.words.contains(first) { rest.removeFirst() }
    return roles.backgrounds.first { Names.words($0.name) == rest }
  }

  private static let messages: Lexicon = ["semantic", "status", "feedback"]
  private static let colors: Lexicon = ["color", "colors", "colour", "colours"]
  private static let meanings: Lexicon = [
    "success", "warning", "error", "danger", "info", "critical", "caution",
  ]
  /// Words of names of colours that stand behind others, or are steps of them.
  private static let others: Lexicon = [
    "bg", "background", "border", "light", "lighter", "dark", "surface", "container", "on", "text",
    "muted", "subtle", "tint", "hover", "inverse", "foreground",
  ]
  private static let hedges: Lexicon = [
    "large", "non", "icons", "except", "must", "should", "target", "not", "where", "when", "dark",
    "minimum", "borders",
  ]

  /// "Semantic colours on light backgrounds are AA compliant" against those that do not even reach what signs need.
  ///
  /// - Source: WCAG 2.2, 1.4.11: parts and graphics need 3:1, so that a colour below meets AA in no use.
  func messageContrast(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    guard words.contains("aa"), words.contains(where: Self.messages.contains),
      words.contains(where: Self.colors.contains),
      words.contains("light") || words.contains("white"),
      !words.contains(where: Self.hedges.contains), let white = OpaqueColor("white")
    else { return nil }
    let failing = palette.entries.compactMap { entry -> BlanketClaim.Refutation? in
      guard entry.words.contains(where: Self.meanings.contains),
        !entry.words.contains(where: Self.others.contains),
        Palette.mode(at: entry.valueOrigin, in: document) != .dark
      else { return nil }
      // White is the lightest ground, on which a colour of any depth is read best.
      let best = white.contrast(with: entry.color)
      guard best < 2.95 else { return nil }
      return .init(
        name: entry.name, value: document.source.string(entry.valueOrigin.range),
        arithmetic: "\(OpaqueColor.ratioText(best)):1 on white", origin: entry.valueOrigin)
    }
    guard !failing.isEmpty else { return nil }
    return BlanketClaim(
      kind: .contrast(3), unit: "", origin: origin(line), refutations: failing)
  }

  private static let controls: Lexicon = ["interactive", "ui", "controls", "inputs"]

  /// "Interactive elements have 3:1 minimum contrast" against the borders of fields.
  func borderContrast(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    guard words.contains(where: Self.controls.contains),
      words.contains("contrast") || words.contains("ratio") || words.contains("minimum"),
      ASCII.find("3:1", in: document.plain, line.parts[0]) != nil, !words.contains("focus")
    else { return nil }
    let failing = PromisedColors(palette, roles, document).borderFailures(3)
    guard !failing.isEmpty else { return nil }
    return BlanketClaim(
      kind: .borderContrast(3), unit: "", origin: origin(line), refutations: failing)
  }
}
