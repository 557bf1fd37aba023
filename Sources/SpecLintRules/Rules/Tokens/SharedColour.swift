import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports one colour for an error and for something that is none.
public struct SharedColour: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T310", name: "shared-colour",
    summary: "One colour value stands for an error or a warning and for something else.",
    category: .tokens, defaultSeverity: .warning,
    explanation: """
      Where the colour of errors is also the accent, a selected photo looks like a failed one. The rule
      compares the colour tokens of a document: one that is named after an error, a warning or a success
      and another with the same value whose name says none of these. References to another token are
      left alone: there the author knows, and so he does where a remark says that one takes the colour of the
      other, or that the other is for warnings and nothing else, and where the other is a step of a ramp
      that is used nowhere; where the section of the other one is for marks alone ("icons
      and badges only"), the finding is a remark. Left alone as well are tokens whose name adds to the other's or names a hue. The border
      of disabled parts and the border of the part with the focus must differ as well.
      """,
    references: ["WCAG 2.2, 1.4.1 Use of Color (A)", "Apple HIG, Color"],
    examples: [
      .accepted(
        "## Colors\n\n- **Accent**: `#3366FF` – selection\n- **Error**: `#CC2233` – failures\n"),
      .flagged(
        "## Colors\n\n- **Accent**: `#CC2233` – selection\n- **Error**: `⟦#CC2233⟧` – failures\n"),
    ]
  )

  static let states: [String: String] = [
    "error": "an error", "danger": "an error", "destructive": "an error", "critical": "an error",
    "failure": "an error", "fail": "an error", "warning": "a warning", "warn": "a warning",
    "caution": "a warning", "success": "a success",
  ]
  static let plain: Set<String> = [
    "primary", "secondary", "tertiary", "accent", "brand", "selection", "selected", "active",
    "link", "focus", "highlight", "info",
  ]
  /// Names of hues: "Accent rose" is an entry of the palette, which "Danger" may take its value from.
  private static let hues: Lexicon = [
    "red", "rose", "pink", "crimson", "scarlet", "coral", "orange", "amber", "yellow", "gold",
    "lime", "green", "emerald", "mint", "teal", "cyan", "sky", "blue", "indigo", "violet", "purple",
    "magenta", "fuchsia", "brown",
  ]
  private static let neutral: Set<String> = [
    "on", "text", "background", "bg", "surface", "foreground", "border", "inverse", "container",
  ]

  /// Makes the rule.
  public init() {}

  /// Compares tokens by value.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var first: [String: Token] = [:]
    let colors = context.spec.tokens.filter { $0.kind == .color && isHex($0.value) }
    let told = Set(colors.lazy.filter { meaning(of: $0) != nil }.map { $0.value.uppercased() })
    let steps = told.isEmpty ? [:] : stepCounts(colors)
    for token in colors {
      let value = token.value.uppercased()
      if told.contains(value), first[value] == nil, isPlain(token),
        !isOfPreset(token, context.document),
        !isUnusedStep(token, steps, context.document)
      {
        first[value] = token
      }
    }
    let ramps = ramps(colors)
    for token in colors {
      guard let meaning = meaning(of: token), let other = first[token.value.uppercased()],
        !isSaid(of: token, as: other, context), !isAlias(token, of: other, context),
        !hasMeaning(token, of: other, context),
        case let use = use(of: other, context), !(use.isKnown && !use.isOther)
      else { continue }
      var found = diagnostic(
        "'\(token.name)' and '\(other.name)' are both \(token.value)", at: token.valueOrigin,
        label: meaning, related: [.init(other.valueOrigin, "named after something else")],
        why: "'\(token.name)' marks \(meaning), and the name of '\(other.name)' tells of none",
        help: "give one of them another value, or make '\(other.name)' a reference to "
          + "'\(token.name)' if the meaning is the same")
      if use.isKnown
        // Where the shades of success are steps of the other name, the brand is the green of success; and where the
        // product's first colour is, no mark of it is taken for one.
        || meaning == "a success"
          && (Names.firstWord(other.name).flatMap({ ramps[$0] }) ?? 0 > 1
            || Names.hasWord(other.name, in: Self.brands))
        || isToldBeside(other, token, context)
        || isConfined(other, context.document)
      {
        found.severity = .info
      }
      diagnostics.append(found)
    }
    for pair in context.analysis.claims.colorRoles.disabledAsFocused {
      diagnostics.append(
        diagnostic(
          "'\(pair.focused.name)' marks the focus with the colour of disabled parts",
          at: pair.focused.origin, label: "marks the focus",
          related: [.init(pair.disabled.origin, "'\(pair.disabled.name)' marks what is disabled")],
          why: "both borders are \(context.document.source.string(pair.focused.origin.range))",
          help: "give the focus a colour that stands out from both neighbours"))
    }
  }

  /// Words of remarks that make an error, a warning or a success of a colour.
  static let alerts: Lexicon = [
    "alert", "alerts", "alerta", "alertas", "advertencia", "advertencias", "advertência", "aviso",
    "avisos", "atención", "atenção", "peligro", "perigo", "errores", "erro", "erros", "éxito",
    "sucesso", "alerte", "alertes", "avertissement", "erreur", "erreurs", "attention", "succès",
    "warnung", "warnungen", "fehler", "achtung", "gefahr", "erfolg", "avviso", "allerta",
    "attenzione", "errore", "errori", "pericolo", "successo", "waarschuwing", "fout", "fouten",
    "succes", "peringatan", "galat", "uyarı", "hata", "ostrzeżenie", "błąd", "ошибка", "ошибки",
    "предупреждение", "помилка",
  ]
  static let wideAlerts = [
    "警告", "エラー", "危険", "错误", "錯誤", "警示", "危险", "成功", "경고", "오류", "위험", "성공",
  ]

  private static let brands: Lexicon = ["primary", "brand", "secondary", "tertiary"]
  private static let success: Lexicon = ["success"]
  static let places: Lexicon = ["page", "pages", "screen", "screens", "view", "views"]
  /// Names of colours in scripts without blanks, as tokens are named.
  private static let wideNames: [(text: String, name: String)] = [
    ("强调色", "accent"), ("強調色", "accent"), ("アクセント", "accent"), ("강조색", "accent"), ("主色", "primary"),
    ("品牌色", "brand"), ("プライマリ", "primary"), ("ブランド", "brand"), ("주요 색", "primary"),
    ("브랜드", "brand"),
  ]
  private static let extremes: Lexicon = ["#fff", "#ffffff", "#000", "#000000"]

  /// How many values of colours for success are steps of the names that begin with each word.
  private func ramps(_ colors: [Token]) -> [String: Int] {
    let values = Set(colors.filter { Names.hasWord($0.name, in: Self.success) }.map(\.value))
    var steps: [String: Set<String>] = [:]
    for token in colors where values.contains(token.value) {
      guard let word = Names.firstWord(token.name), word != "success" else { continue }
      steps[word, default: []].insert(token.value)
    }
    return steps.mapValues(\.count)
  }

  /// Words of remarks by which a colour is that of another one.
  private static let sharing: Lexicon = [
    "uses", "same", "shares", "shared", "reuses", "alias", "identical", "equals", "mirrors",
    "identisch", "gemeinsam", "même", "partagé", "partage", "mismo", "comparte",
    "compartido",
    "mesmo", "compartilha", "stesso", "condiviso", "zelfde", "sama", "gedeeld",
  ]
  /// The same in scripts without blanks, where one word holds them.
  private static let wideSharing = ["共用", "共通", "共有", "相同", "同色", "공유", "동일", "같은 색"]
  /// Words that every remark may have.
  private static let fillers: Lexicon = [
    "color", "colors", "colour", "colours", "for", "and", "the", "as", "with", "of", "is",
  ]

  /// Whether a remark beside or above a token says that it takes the colour of another one, in words that the other has:
  /// "Success - uses leaf green" and "Secondary - leaf green".
  private func isSaid(of token: Token, as other: Token, _ context: RuleContext) -> Bool {
    let own = remark(on: token, context)
    let words = Set(own)
    if own.contains(where: { word in Self.wideSharing.contains(where: word.contains) }) {
      let text = own.joined(separator: " ")
      let names = Names.words(other.name)
      if Self.wideNames.contains(where: { text.contains($0.text) && names.contains($0.name) }) {
        return true
      }
      // "与主色共用" has the word beside the other value, "品牌主色" and "主色浅底" an end of it.
      return (remark(on: other, context) + Names.words(other.name)).contains { word in
        word.utf8.count > 3 && text.contains(word)
          || word.utf8.first ?? 0 >= 0xE3 && word.count > 2
            && (text.contains(word.suffix(2)) || text.contains(word.prefix(2)))
      }
    }
    guard words.contains(where: Self.sharing.contains) else { return false }
    return (remark(on: other, context) + Names.words(other.name)).contains {
      words.contains($0) && !Self.fillers.contains($0) && !Self.sharing.contains($0)
    }
  }

  /// The words behind the value of a token and of the remark above it.
  private func remark(on token: Token, _ context: RuleContext) -> [String] {
    guard var text = remarkText(on: token, context) else { return [] }
    let source = context.document.source
    let index = source.lineIndex(of: Int(token.valueOrigin.range.end))
    if index > 0, case let above = ASCII.trimmed(source.bytes, source.lineRange(index - 1).offsets),
      above.count > 3, above.count < 200,
      ASCII.starts(source.bytes, at: above.lowerBound, with: "/*")
        || ASCII.starts(source.bytes, at: above.lowerBound, with: "//")
    {
      text += " " + source.string(SourceRange(above.lowerBound, above.upperBound))
    }
    return Names.words(text)
  }

  private func isHex(_ value: String) -> Bool {
    value.hasPrefix("#") && (value.utf8.count == 7 || value.utf8.count == 4)
  }

  private func meaning(of token: Token) -> String? {
    let words = Names.words(token.name)
    // White and black are what stands on a colour, and tell no state.
    guard !Self.extremes.contains(token.value.lowercased()),
      !words.contains(where: Self.neutral.contains), !words.contains(where: Self.plain.contains)
    else { return nil }
    return words.lazy.compactMap { Self.states[$0] }.first
  }

  /// Words of groups that hold the colours of the whole product.
  private static let groups: Lexicon = [
    "color", "colors", "colour", "colours", "brand", "palette", "theme", "ui", "app", "base",
    "light", "dark", "semantic", "core", "global", "sys", "ref", "system", "default", "main",
  ]

  /// Whether a dotted name stands in a group for the whole product: "winter.primary" is the colour of a part of it.
  private func isOfProduct(_ token: Token) -> Bool {
    guard let dot = token.name.lastIndex(of: "."), !token.name.hasPrefix("--") else { return true }
    return Names.words(String(token.name[..<dot])).allSatisfy {
      Self.groups.contains($0) || Self.plain.contains($0)
    }
  }

  private static let presets: Lexicon = [
    "preset", "presets", "theme", "themes", "skin", "skins", "palette", "voreinstellung", "thème",
    "tema", "temas", "preajuste", "テーマ", "プリセット", "主题", "預設", "预设", "테마", "프리셋",
  ]

  /// Whether a colour is one of a row that somebody may choose in place of others: "| Preset | Primary | Secondary |".
  private func isOfPreset(_ token: Token, _ document: Document) -> Bool {
    let header = document.tableHeader(around: token.valueOrigin.range.start)
    guard header.count > 2, let first = header.first else { return false }
    return Names.isPhrase(first, in: Self.presets)
  }

  private func isPlain(_ token: Token) -> Bool {
    let words = Names.words(token.name)
    return words.contains(where: Self.plain.contains) && isOfProduct(token)
      && !words.contains {
        Self.states[$0] != nil || Self.neutral.contains($0) || Self.hues.contains($0)
      }
  }
}
