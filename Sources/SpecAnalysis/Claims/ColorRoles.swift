public import SpecModel
import SpecSyntax
public import SpecText

/// What the named colours of a document are for, concluded from their names and the words beside their values.
public struct ColorRoles: Sendable {
  /// A colour with a name.
  public struct Member: Sendable, Hashable {
    /// The name as written.
    public var name: String
    /// The colour.
    public var color: OpaqueColor
    /// Where the value stands.
    public var origin: Origin
    /// The colours in other modes, by the names of the modes.
    public var modes: [String: OpaqueColor] = [:]
    /// Where the values for the modes stand.
    public var modeOrigins: [String: Origin] = [:]
    /// Its opacity, from 0 to 1.
    public var alpha = 1.0
    /// The appearance that the headings above it name.
    public var appearance: ModeWords.Mode?

    /// The colour that is seen over a background.
    public func seen(on background: OpaqueColor) -> OpaqueColor {
      alpha < 1 ? background.under(color, alpha: alpha) : color
    }

    /// The colour as it is in a mode; `nil` where it has no value for it.
    public func value(in mode: String) -> Member? {
      guard let color = modes[mode], let origin = modeOrigins[mode] else { return nil }
      return Member(name: name, color: color, origin: origin)
    }
  }

  /// Colours of text that people are meant to read.
  public private(set) var texts: [Member] = []
  /// Colours that only classes give to texts, at the first of these.
  public private(set) var textsOfClasses: [Member] = []
  /// Colours of text through which the ground shines.
  public private(set) var shining: [Member] = []
  /// Colours of pages and surfaces.
  public private(set) var backgrounds: [Member] = []
  /// Colours of the mark around the element with the focus.
  public private(set) var focus: [Member] = []
  /// Borders of disabled parts and of the part with the focus that have one colour.
  public private(set) var disabledAsFocused: [(disabled: Member, focused: Member)] = []

  init(_ palette: Palette, _ document: Document) {
    var disabled: [Member] = []
    var moded: [Member] = []
    let appearances = ColorAppearances(document)
    let lacksNight = !palette.entries.contains {
      Self.role(ofName: $0.words) == .background && appearances.isDark($0.valueOrigin)
    }
    let titles = ColorTitles(document: document)
    let inks = palette.entries.filter { Self.isInk($0.words) }
    let hasInks = inks.count >= 3
    let names = Set(palette.entries.map(\.words) + palette.aliases.map { Names.words($0.name) })
    let hasToldSteps = inks.contains { Self.isStep($0.words) && Self.tellsRole($0.clauses) }
    let inksInUse = hasToldSteps ? Self.inksInUse(document) : []
    let nested = NestedColors.find(palette.entries, document)
    for entry in palette.entries where !nested.contains(entry.valueOrigin) {
      let member = Member(
        name: entry.name, color: entry.color, origin: entry.valueOrigin, modes: entry.modes,
        modeOrigins: entry.modeOrigins)
      if Self.isDisabledBorder([entry.words] + entry.clauses) {
        disabled.append(member)
      }
      // "Logo, active links, buttons" is a list of uses in place of a name.
      let uses = entry.name.split(separator: ",").map { Names.words(String($0)) }
      let clauses = uses.count > 1 ? uses + entry.clauses : entry.clauses
      switch uses.count > 1 ? nil : Self.role(ofName: entry.words, entry.color) {
      case .text:
        // Of the dark appearance the document may give no ground that hides what is behind it.
        let isGroundless = lacksNight && appearances.isDark(entry.valueOrigin)
        // "primary-foreground" stands on "primary".
        let isApart = Self.isOnOwn(entry.words, names)
        if !Self.isExempt(entry.clauses), !isGroundless, !isApart { texts.append(member) }
      case .background: backgrounds.append(member)
      case .focus: focus.append(member)
      case .other:
        if Self.isBrightGround(entry.words, entry.color) { moded.append(member) }
        // The name tells of a border, the words beside the value which one.
        if entry.clauses.contains(where: Self.isFocusRing) { focus.append(member) }
      case nil where hasInks && Self.isInk(entry.words):
        let roles = entry.clauses.map { Self.roleOfUse($0) }
        // "ink: page background": a ground by that name.
        if roles.contains(.background), !roles.contains(.text) {
          backgrounds.append(member)
          continue
        }
        // "ink-300: thin borders"
        let isLine = Self.isOfLine(roles, entry.clauses)
        // A step of a ramp of which the document tells what others are for.
        let isUntold =
          hasToldSteps && Self.isStep(entry.words) && !Self.tellsRole(entry.clauses)
          && !inksInUse.contains(entry.words.last ?? "")
        if !Self.isExempt(entry.clauses), !isLine, !isUntold { texts.append(member) }
      case nil:
        var roles = clauses.compactMap { Self.roleOfUse($0) }
        let isUntold = clauses.allSatisfy { clause in
          Self.role(of: clause.filter { !Self.looks.contains($0) }) == nil
        }
        if isUntold, let role = titles.role(above: entry.valueOrigin) { roles = [role] }
        if roles.contains(.focus) { focus.append(member) }
        if clauses.contains(where: Self.isModedGround), !roles.contains(.background),
          !roles.contains(.text)
        {
          moded.append(member)
        }
        if roles.contains(.background), !roles.contains(.text) { backgrounds.append(member) }
        if roles.contains(.text), !roles.contains(.background), !Self.isExempt(clauses) {
          texts.append(member)
        }
      }
    }
    texts += Self.componentTexts(palette, texts, document)
    let inked = Set(texts.map(\.color))
    texts += Self.aliasedTexts(palette).filter { !inked.contains($0.color) }
    // Grounds of the modes alone say nothing of which text stands on which.
    if !backgrounds.isEmpty { backgrounds += moded }
    let named = Set(backgrounds.map(\.color))
    backgrounds += (Self.aliased(palette) + Self.told(palette, document)).filter {
      !named.contains($0.color)
    }
    // Grounds of the bright appearance alone say nothing of the texts of the dark one.
    if !backgrounds.contains(where: { appearances.isDark($0.origin) }) {
      texts.removeAll { appearances.isDark($0.origin) }
    }
    if texts.count > 1, backgrounds.count > 1 {
      for index in texts.indices { texts[index].appearance = appearances.mode(texts[index].origin) }
      for index in backgrounds.indices {
        backgrounds[index].appearance = appearances.mode(backgrounds[index].origin)
      }
    }
    // "4.6:1 on white" makes white a ground of the document.
    if document.mentions("on white") || document.mentions("on White")
      || !backgrounds.isEmpty && Self.whiteGrounds.contains(where: { document.mentions($0) }),
      let white = OpaqueColor("white"), let place = backgrounds.first ?? texts.first
    {
      let isKnown = backgrounds.contains { $0.color == white }
      if !isKnown {
        let words: [StaticString] = ["on white", "on White"] + Self.whiteGrounds
        let origin = words.lazy.compactMap { Self.place(of: $0, document) }.first ?? place.origin
        backgrounds.append(Member(name: "white", color: white, origin: origin))
      }
    }
    backgrounds += Self.white(ofFields: backgrounds, document).map { [$0] } ?? []
    backgrounds += Self.whitePage(beside: backgrounds, palette).map { [$0] } ?? []
    let inline = InlineModes(document).find()
    texts += inline.texts
    backgrounds += inline.backgrounds
    for entry in palette.translucent where Self.role(of: entry.words) == .focus {
      focus.append(
        Member(
          name: entry.name, color: entry.color, origin: entry.valueOrigin, alpha: entry.alpha))
    }
    shining = palette.translucent.filter { entry in
      Self.role(ofName: entry.words) == .text
        && !Names.hasWord(
          document.source.string(document.firstLine(of: entry.valueOrigin.range)), in: Self.faded)
    }.map {
      Member(
        name: $0.name, color: $0.color, origin: $0.valueOrigin, alpha: $0.alpha,
        appearance: appearances.mode($0.valueOrigin))
    }
    let marks = FocusMarks(document)
    focus += marks.marks.filter { mark in !focus.contains { $0.origin == mark.origin } }
    backgrounds += marks.grounds.filter { ground in
      !backgrounds.contains { $0.color == ground.color }
    }
    textsOfClasses = Self.classTexts(palette, beside: texts + backgrounds, document)
    disabledAsFocused = disabled.compactMap { disabled in
      focus.first { $0.color == disabled.color && $0.alpha == 1 && $0.origin != disabled.origin }
        .map { (disabled, $0) }
    }
  }

  /// Words beside translucent colours of texts that need no contrast.
  private static let faded = incidental.union([
    "watermark", "shadow", "overlay", "scrim", "divider", "border", "hover", "icon", "icons",
  ])

  /// The mode of the values that stand first, where backgrounds have others for the opposite one: "light" beside "dark".
  public static func baseMode(of backgrounds: [Member]) -> String? {
    let modes = Set(backgrounds.flatMap(\.modes.keys).compactMap { ModeWords.mode(in: $0) })
    if modes == [.dark] { return "light" }
    return modes == [.light] ? "dark" : nil
  }

  /// Whether no ground of the document makes a text readable, where one makes another text readable.
  ///
  /// - Source: WCAG 2.2, 1.4.3: 4.5 to 1.
  public func isUnreadable(_ origin: Origin) -> Bool {
    guard let text = texts.first(where: { $0.origin == origin }) else { return false }
    func best(_ text: Member) -> Double {
      backgrounds.lazy.map { $0.color.contrast(with: text.color) }.max() ?? 21
    }
    return best(text) < 4.45 && texts.contains { best($0) >= 4.5 }
  }

  /// Whether a name is one of a family of inks, "--color-ink-muted": several inks are the steps of the text.
  private static func isInk(_ words: [String]) -> Bool {
    let own = words.drop { ["color", "colors", "colour", "colours"].contains($0) }
    return own.first == "ink" && own.count <= 2 && !own.contains(where: others.contains)
  }

  private static func isStep(_ words: [String]) -> Bool {
    words.last.map { $0.utf8.allSatisfy(ASCII.isDigit) } ?? false
  }

  private static func tellsRole(_ clauses: [[String]]) -> Bool {
    clauses.contains { role(of: $0) != nil }
  }

  /// Whether a name or one clause of a line speaks of the border of what is disabled.
  private static func isDisabledBorder(_ clauses: [[String]]) -> Bool {
    clauses.contains { words in
      words.contains { borders.contains($0) || has($0, wideBorders) }
        && words.contains { SwitchedOff.words.contains($0) || has($0, SwitchedOff.wide) }
        && !words.contains(where: isFocus)
    }
  }

  /// "Active borders, focus ring"
  private static func isFocusRing(_ words: [String]) -> Bool {
    words.contains(where: isFocus) && !words.contains(where: unfocused.contains)
      && words.contains { borders.contains($0) || has($0, wideBorders) }
  }

  /// Words that say how a colour looks, and of which alone nothing follows about its use.
  static let looks: Lexicon = ["light", "dark", "white", "black", "off"]

  /// The role of a name with its colour: "bg-white" is a ground that is white.
  private static func role(ofName words: [String], _ color: OpaqueColor) -> Role? {
    let role = role(ofName: words)
    if role == .other, isDarkInk(words, color) { return .text }
    guard role == .other, words.contains("white") ? color.luminance > 0.8 : words.contains("black"),
      words.contains("white") || color.luminance < 0.05
    else { return role }
    let rest = words.filter { $0 != "white" && $0 != "black" }
    return Self.role(of: rest) == .background ? .background : role
  }

  private static func place(of words: StaticString, _ document: Document) -> Origin? {
    let bytes = document.source.bytes
    return ASCII.find(words, in: bytes, 0..<bytes.count).map {
      document.origin(SourceRange($0, $0 + words.utf8CodeUnitCount))
    }
  }

  private static let whiteGrounds: [StaticString] = [
    "bg-white\"", "bg-white ", "bg-white`", "елый фон", "белом фоне", "白背景", "白底", "fond blanc",
    "fondo blanco", "fundo branco", "sfondo bianco", "weißem Grund", "weißer Hintergrund",
    "흰 배경", "흰색 배경",
  ]

  private static let shades: Lexicon = [
    "white", "black", "near-black", "off-black", "near-white", "off-white", "near", "off",
  ]

  /// The role that the words beside a value give; "page background (near-black)" is a ground, however dark.
  private static func roleOfUse(_ clause: [String]) -> Role? {
    let role = role(of: clause)
    guard role == .other, clause.contains(where: shades.contains),
      Self.role(of: clause.filter { !shades.contains($0) }) == .background
    else { return role }
    return .background
  }

  /// What needs no contrast (WCAG 2.2, 1.4.3, "Incidental"), or is told to fade.
  private static let incidental = SwitchedOff.words.union([
    "decorative", "hint", "hints", "dekorativ", "décoratif", "decorativo", "decorativa",
    "decoratief", "dekoratif",
  ])

  private static let wideIncidental = SwitchedOff.wide + ["힌트", "ヒント", "装饰", "装飾", "장식"]

  /// "Never body text"
  static let denials = NegationWords.words.union(["mai"])

  /// Whether the words beside a value name only uses that need no contrast.
  static func isExempt(_ clauses: [[String]]) -> Bool {
    if clauses.contains(where: deniesText) { return true }
    if clauses.contains(where: tellsRank) || clauses.contains(where: tellsLevel) { return false }
    if clauses.contains(where: isOfSignsAlone) { return true }
    return clauses.contains { clause in
      clause.contains {
        incidental.contains($0) || $0.hasPrefix("decorative-") || has($0, wideIncidental)
      }
    }
      && !clauses.contains { clause in
        (role(of: clause) == .text || namesCaptions(clause))
          && !clause.contains(where: denials.contains)
      }
  }

  private static let signs: Lexicon = [
    "ui", "icon", "icons", "border", "borders", "divider", "dividers", "graphics", "shapes",
    "illustration", "illustrations", "decoration", "dekoration", "symbole", "icônes", "iconos",
    "ícones", "icone",
  ]
  private static let alone: Lexicon = ["only", "nur", "seulement", "solo", "apenas", "alleen"]

  /// "UI only", "icons only", and no "UI text only"
  private static func isOfSignsAlone(_ clause: [String]) -> Bool {
    clause.contains(where: alone.contains) && clause.contains(where: signs.contains)
      && !clause.contains(where: text.contains) && clause.count <= 6
  }

  /// "Never in text", which says of all text what "never body text" says of the small one.
  private static func deniesText(_ clause: [String]) -> Bool {
    guard let denial = clause.firstIndex(where: denials.contains) else { return false }
    let denied = clause[(denial + 1)...]
    let use = denied.drop(while: connectives.contains)
    return use.startIndex > denied.startIndex && use.first.map(text.contains) == true
  }

  private static let connectives: Lexicon = [
    "in", "for", "as", "on", "use", "used", "to", "em", "en", "para", "como", "dans", "pour", "für",
    "als", "im", "per", "nel", "come", "voor", "untuk", "de",
  ]

  /// What a colour is for.
  enum Role { case text, background, focus, other }

  /// The role that words give; `nil` where they give none.
  static func role(of words: [String]) -> Role? {
    if words.contains(where: isFocus) {
      return words.contains(where: unfocused.contains) ? .other : .focus
    }
    // "Active links" are text as all links are.
    let isLink = words.contains(where: links.contains)
    if words.contains(where: { others.contains($0) && !(isLink && linkStates.contains($0)) })
      || words.contains(where: hasOther)
    {
      return .other
    }
    if words.contains(where: changes.contains) { return nil }
    if standsOnDark(words) { return .other }
    let isHint = words.contains { Self.hints.contains($0) || has($0, Self.wideHints) }
    if isHint, words.contains(where: pictures.contains) { return .other }
    if standsBelowText(words) { return .other }
    let isText = isHint || words.contains { Self.text.contains($0) || has($0, Self.wideText) }
    let isBackground = words.contains {
      Self.background.contains($0) || has($0, Self.wideBackground)
    }
    if isText == isBackground { return isText ? .other : nil }
    // "números sobre fundo escuro" stand on a ground and are none.
    if isBackground, standsOnGround(words) { return .other }
    return isText ? .text : .background
  }

  private static let joints: Lexicon = [
    "sobre", "sur", "auf", "su", "sul", "sulla", "op", "på", "на", "em-cima",
  ]

  private static let darks: Lexicon = [
    "escuro", "escura", "escuros", "oscuro", "oscura", "oscuros", "scuro", "scura", "scuri",
    "sombre", "foncé", "foncée", "dunkel", "dunklem", "dunklen", "dunkler", "donker", "donkere",
    "mörk", "тёмном", "темном", "ciemnym",
  ]

  /// "Texto sobre escuro", "Text auf Dunkel": a text of what is dark, of which the document may name no ground.
  private static func standsOnDark(_ words: [String]) -> Bool {
    words.indices.contains { place in
      joints.contains(words[place]) && words[(place + 1)...].first.map(darks.contains) == true
    }
  }

  /// Whether a word for "on" stands right before the word for a ground, or before its article.
  private static func standsOnGround(_ words: [String]) -> Bool {
    words.indices.contains { place in
      joints.contains(words[place])
        && words[(place + 1)...].prefix(2).contains(where: background.contains)
    }
  }

  private static let holders: Lexicon = ["with", "avec", "mit", "con", "com", "met", "dengan"]

  /// "Tile colour with dark text", "avec texte noir": what text stands on.
  private static func standsBelowText(_ words: [String]) -> Bool {
    words.indices.contains { place in
      holders.contains(words[place])
        && words[(place + 1)...].prefix(2).contains(where: text.contains)
    }
  }

  private static let moded: Lexicon = ["light", "dark", "mode", "light-mode", "dark-mode", "theme"]

  /// Whether the words beside a value call it the ground of a mode: "Fundo Dark Mode", "dark mode background".
  private static func isModedGround(_ clause: [String]) -> Bool {
    let rest = clause.filter { !moded.contains($0) }
    return rest.count < clause.count && !rest.isEmpty && rest.allSatisfy(background.contains)
  }

  /// Words of remarks that tell how a value differs from another one: "increased text brightness".
  private static let changes: Lexicon = ["increased", "reduced", "adjusted", "brightness"]

  private static let foci: Lexicon = [
    "focus", "focused", "foco", "fokus", "fokusring", "fokusrahmen", "focusring",
  ]

  /// Whether a word names the focus, in any of the languages.
  static func isFocus(_ word: String) -> Bool {
    foci.contains(word) || has(word, ["フォーカス", "焦点", "聚焦", "포커스", "фокус"])
  }

  /// Words of colours inside of what has the focus.
  private static let unfocused: Lexicon = [
    "background", "bg", "fill", "text", "shadow", "glow", "surface", "placeholder", "label", "icon",
    // What stands beside the mark.
    "companion", "companions",
  ]

  private static func has(_ word: String, _ parts: [String]) -> Bool {
    word.utf8.contains { $0 >= 0x80 } && parts.contains(where: word.contains)
  }

  private static func hasOther(_ word: String) -> Bool { has(word, wideOthers) }

  /// Words of what an empty field shows, which is text (WCAG 2.2, 1.4.3), and of pictures that have yet to come.
  private static let hints: Lexicon = ["placeholder", "placeholders"]
  private static let wideHints = ["プレースホルダー", "플레이스홀더", "占位"]
  static let pictures: Lexicon = [
    "image", "images", "photo", "photos", "picture", "pictures", "avatar", "avatars", "thumbnail",
    "thumbnails", "bild", "bilder", "foto", "fotos", "imagen", "imágenes", "imagem", "imagens",
    "immagine", "immagini", "afbeelding", "loading", "shimmer", "skeletons", "video", "map",
    "block", "blocks", "empty",
  ]

  private static let links: Lexicon = [
    "link", "links", "hyperlink", "hyperlinks", "enlace", "enlaces", "lien", "liens",
    "collegamento", "collegamenti", "hipervínculo", "hipervínculos", "tautan",
  ]
  private static let linkStates: Lexicon = ["active", "hover", "hovers", "pressed", "selected"]
  private static let text = links.union([
    "text", "texts", "body", "caption", "captions", "label", "labels", "heading", "headings",
    "copy",
    "paragraph", "paragraphs", "foreground", "texte", "textes", "texto", "textos",
    "testo", "sekundärtext", "hinweistext", "hilfetext", "fließtext", "haupttext", "tekst",
    "teksty", "metin", "metni", "titres", "libelles", "libellés", "überschrift", "schrift",
  ])
  private static let background: Lexicon = [
    "background", "backgrounds", "bg", "surface", "surfaces", "superficie", "superfície",
    "superfícies", "superfici", "oberfläche", "permukaan", "canvas", "page", "pages", "paper",
    "fond", "fonds", "hintergrund", "hintergründe", "fondo", "fondos", "sfondo", "fundo",
    "bakgrund", "arrière", "arrière-plan", "arrière-plans", "seitenhintergrund",
    "kartenhintergrund", "tło",
    "tła", "arka", "achtergrond", "latar", "pozadí",
  ]
  private static let wideText = [
    "テキスト", "文字", "本文", "見出し", "ラベル", "リンク", "文本", "正文", "标题", "链接", "鏈接", "超連結", "텍스트", "본문", "글자",
    "링크", "текст",
  ]
  private static let wideBackground = ["背景", "底色", "地色", "サーフェス", "배경", "바탕", "фон"]

  /// Words of colours that need no contrast with a page, or that stand on something else.
  private static let others = SwitchedOff.words.union([
    "hint", "decorative", "inverse",
    "inverted", "invert", "on", "over", "upon", "onto", "logo", "brand", "hover", "hovers",
    "pressed",
    "active",
    "selected", "selection", "button", "buttons", "btn", "cta", "badge", "badges", "chip", "tag",
    "tooltip",
    "toast", "banner", "border", "borders", "divider", "dividers", "outline", "stroke", "ring",
    "shadow", "overlay", "scrim", "gradient", "icon", "icons", "chart", "accent", "error",
    "success",
    "warning", "info", "danger", "light", "dark", "white", "black", "contrast", "highlight", "code",
    "границы", "граница", "рамки", "рамка", "разделители", "разделитель", "линии",
    "skeleton", "watermark", "sub", "desactive", "bordure",
    "bordures",
    "rand", "borde", "bordes", "glow", "halo", "bloom", "gloss", "neon", "reverse", "alternate",
    "fill", "dark-mode", "light-mode", "aplat", "aplats", "füllung", "füllfläche", "relleno",
    "rellenos", "preenchimento", "riempimento", "vulling",
    // What is drawn, and no letters.
    "mascot", "mascots", "illustration", "illustrations", "artwork", "confetti", "sticker",
    "stickers", "maskottchen", "mascotte", "mascota", "ilustración", "ilustraciones", "ilustração",
    "illustrazioni", "illustrationen",
  ])
  private static let wideOthers =
    SwitchedOff.wide + [
      "非アクティブ", "еактивн", "отключ", "힌트", "대체",
      // What is written on the colour, and no text of the colour.
      "白テキスト", "白文字", "黒テキスト", "黒文字", "흰 글", "검은 글", "ボーダー", "区切り", "边框", "分割", "ボタン",
      "按钮", "アイコン", "アクセント", "강조", "强调", "強調",
      "光晕", "发光", "霓虹", "渐变", "漸變", "标题栏", "グラデーション", "タイトルバー", "그라데이션", "图标", "オーバーレイ", "ホバー",
      "マスコット", "イラスト", "吉祥物", "插画", "插畫", "마스코트", "일러스트",
      "点缀", "點綴", "あしらい", "꾸밈",
      "ブランド", "테두리", "버튼", "上の", "暗背景", "グラフ", "チャート",
    ]
}
