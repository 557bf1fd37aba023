import SpecModel
import SpecText

/// The kind of design values that a section defines.
enum TokenTopic: Hashable {
  case none
  /// The section is about elements, not about values.
  case elements
  case kind(Token.Kind)

  private static let kinds: WordTable<Token.Kind> = WordKey.table(
    (
      .color,
      [
        "color", "colors", "colour", "colours", "palette", "palettes", "gradients", "farben",
        "shades", "hues", "tints", "farbtöne",
        "farbpalette", "couleur", "couleurs", "colores", "paleta", "cores", "colori", "kleuren",
        "kleur",
        "warna", "swatches", "farger", "farver", "kolory", "renkler",
      ]
    ),
    (
      .typography,
      [
        "typography", "typeface", "fonts", "typografie", "typographie", "tipografia", "tipograf",
        "tipogr",
        "schriften", "tipografi", "typografi", "schriftgrade", "schriftgrad", "schriftstile",
        "textstile", "schriftbild",
      ]
    ),
    (.fontFamily, ["stack", "family", "families", "typefaces"]),
    (.fontWeight, ["weight", "weights", "pesos", "gewichte", "graisses"]),
    (
      .spacing,
      [
        "spacing", "spacings", "margins", "gutters", "espaciado", "espacement", "espacements",
        "spaziatura", "spazi", "espacios", "espaces", "abstand", "ruimte", "jarak", "avstander",
        "afstande",
      ]
    ),
    (.radius, ["radius", "radii", "corners", "rounding", "shapes", "rounded", "radien"]),
    (
      .radius,
      [
        "rundungen", "afronding", "afrondingen", "arrondis", "rayons", "raggi", "sudut", "lengkung",
        "eckradien", "ecken", "coins", "esquinas", "cantos", "angoli", "hoeken",
      ]
    ),
    (
      .shadow,
      [
        "shadow", "shadows", "elevation", "elevations", "depth", "schatten", "sombras", "ombres",
      ]
    ),
    (.opacity, ["opacity", "opacities", "opacidad", "opacidade", "deckkraft"]),
    (.zindex, ["index", "layers", "layering", "stacking"]),
    (
      .duration,
      [
        "duration", "durations", "dauer", "duraciones", "durata", "durate", "duur", "durasi",
        "speeds",
      ]
    ),
    (.easing, ["easing", "easings", "curves", "springs"]),
    (.breakpoint, ["breakpoint", "breakpoints", "brytpunkter", "brekkpunkter", "breekpunten"]),
    (.size, ["sizing", "sizes", "widths", "heights"])
  )

  /// Words of headings in scripts without ASCII letters.
  private static let symbols: [(StaticString, Token.Kind)] = [
    ("線の太さ", .size), ("线条粗细", .size), ("線條粗細", .size), ("描边粗细", .size), ("선 굵기", .size),
    ("선 두께", .size), ("테두리 두께", .size), ("フォントウェイト", .fontWeight), ("フォントの太さ", .fontWeight),
    ("字重", .fontWeight),
    ("폰트 굵기", .fontWeight), ("글꼴 굵기", .fontWeight), ("イージング", .easing), ("缓动", .easing),
    ("緩動", .easing), ("이징", .easing), ("カラー", .color), ("配色", .color), ("颜色", .color),
    ("顏色", .color), ("色彩", .color),
    ("パレット", .color), ("调色板", .color),
    ("調色盤", .color), ("팔레트", .color),
    ("ألوان", .color), ("الخطوط", .typography), ("المسافات", .spacing), ("الظلال", .shadow),
    ("رنگ‌ها", .color), ("تایپوگرافی", .typography), ("צבעים", .color),
    ("טיפוגרפיה", .typography), ("מרווחים", .spacing), ("रंग", .color),
    ("टाइपोग्राफी", .typography), ("स्पेसिंग", .spacing), ("Χρώματα", .color),
    ("χρώματα", .color), ("Τυπογραφία", .typography), ("Αποστάσεις", .spacing),
    ("โทนสี", .color), ("ชุดสี", .color), ("アニメーション時間", .duration), ("애니메이션 시간", .duration),
    ("动画时长", .duration),
    ("字體", .typography), ("圓角", .radius), ("斷點", .breakpoint),
    ("색상", .color), ("컬러", .color), ("タイポグラフィ", .typography), ("字体", .typography),
    ("字号", .typography), ("字號", .typography), ("スペーシング", .spacing), ("여백", .spacing),
    ("排版", .typography), ("文字样式", .typography), ("书体", .typography),
    ("타이포그래피", .typography), ("余白", .spacing), ("间距", .spacing), ("間距", .spacing),
    ("스페이싱", .spacing), ("간격", .spacing), ("角丸", .radius), ("圆角", .radius),
    ("阴影", .shadow), ("陰影", .shadow), ("シャドウ", .shadow), ("그림자", .shadow),
    ("ブレークポイント", .breakpoint), ("断点", .breakpoint),
    ("브레이크포인트", .breakpoint), ("중단점", .breakpoint), ("그라데이션", .color), ("그라디언트", .color),
    ("グラデーション", .color), ("渐变", .color), ("漸層", .color),
    ("Abstände", .spacing), ("Durées", .duration),
    ("durées", .duration), ("Duraciones", .duration), ("Durações", .duration), ("цвет", .color),
    ("Цвет", .color), ("아이콘 크기", .size), ("크기 토큰", .size), ("높이 토큰", .size), ("너비 토큰", .size),
    ("アイコンサイズ", .size), ("サイズトークン", .size), ("高さトークン", .size), ("图标尺寸", .size),
    ("图标大小", .size), ("圖示尺寸", .size), ("尺寸令牌", .size),
    ("文字サイズ", .typography), ("フォントサイズ", .typography), ("글자 크기", .typography),
    ("글꼴 크기", .typography), ("폰트 크기", .typography), ("모서리", .radius), ("둥글기", .radius),
    ("文字スタイル", .typography), ("テキストスタイル", .typography), ("文本样式", .typography),
    ("文字樣式", .typography), ("텍스트 스타일", .typography), ("글자 스타일", .typography),
    ("ипографика", .typography), ("时长", .duration), ("時長", .duration), ("持续时间", .duration),
    ("持續時間", .duration), ("所要時間", .duration), ("지속 시간", .duration), ("лительност", .duration),
    ("曲线", .easing), ("曲線", .easing), ("透明度", .opacity), ("투명도", .opacity),
    ("pacité", .opacity), ("spaços", .spacing), ("vstånd", .spacing), ("spaçament", .spacing),
    ("тступы", .spacing),
    ("färger", .color), ("Färger", .color), ("кругления", .radius),
    ("デザイントークン", .other), ("设计令牌", .other), ("設計令牌", .other), ("设计变量", .other),
    ("디자인 토큰", .other), ("изайн-токен", .other),
  ]

  /// The same where the heading says nothing else.
  private static let wholeSymbols: [(StaticString, Token.Kind)] = [
    ("色", .color), ("文字", .typography), ("書体", .typography), ("색", .color), ("글자", .typography),
    ("서체", .typography), ("角", .radius), ("影", .shadow), ("間隔", .spacing),
  ]

  /// The topic that a heading names in another script.
  static func of(
    symbolsIn bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenTopic? {
    // All symbols have a letter with one of these first bytes; dashes, signs and pictures have others.
    guard range.contains(where: { 0xC3...0xED ~= bytes[$0] && bytes[$0] != 0xE2 }) else {
      return nil
    }
    let text = Bytes.trim(range, in: bytes)
    for (symbol, kind) in wholeSymbols
    where symbol.utf8CodeUnitCount == text.count
      && Bytes.matches(symbol, at: text.lowerBound, end: text.upperBound, in: bytes)
    {
      return .kind(kind)
    }
    // "强调色" and "ブランド色" name colours; within a word the character may mean much else.
    let end = Bytes.trim(range, in: bytes).upperBound
    if end - range.lowerBound > 5, Bytes.matches("色", at: end - 3, end: end, in: bytes) {
      return .kind(.color)
    }
    for (symbol, kind) in symbols where Bytes.find(symbol, in: range, of: bytes) != nil {
      // "所要時間目標": how long something may take.
      let isGoal =
        kind == .duration && goals.contains { Bytes.find($0, in: range, of: bytes) != nil }
      return isGoal ? .elements : .kind(kind)
    }
    return nil
  }

  private static let goals: [StaticString] = ["目標", "目标", "목표"]

  private static let elementWords = WordKey.set(
    "component", "components", "button", "buttons", "card", "cards", "screen", "screens", "state",
    "states", "interaction", "interactions", "variant", "variants", "usage", "pattern", "patterns",
    "animations", "transitions", "accessibility", "example", "examples", "modal", "modals", "form",
    "forms", "input", "inputs", "navigation", "guidelines", "checklist", "implementation",
    "performance", "feature", "features", "flow", "flows", "specifications", "applications",
    "responsive", "pairings", "combinations", "reference", "widget", "widgets", "element",
    "elements", "composant", "composants", "componente", "componentes", "komponente",
    "komponenten", "componenti", "componenten", "migration", "testing", "usages", "adaptations",
    "behavior",
    "behaviour")

  private static let wholes = WordKey.set(
    "tokens", "token", "scale", "scales", "system", "palette", "foundations", "units", "ramp")
  private static let how = WordKey("how")
  /// Words that open headings over what uses values: "Using them", "Where things go".
  private static let places = WordKey.set("use", "uses", "using", "used", "where")
  private static let motion = WordKey.set("motion", "animation", "timing", "transition", "spring")

  /// The topic that a title names, in any script.
  static func of(
    title range: Range<Int>, below topic: TokenTopic = .none, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TokenTopic? {
    guard UnmarkedWords.hasMarks(bytes, range) else {
      return of(words: Words.keys(bytes, range), below: topic) ?? of(symbolsIn: bytes, range)
    }
    if let found = of(words: UnmarkedWords.keys(bytes, range), below: topic), found != .elements {
      return found
    }
    return of(words: Words.keys(bytes, range), below: topic) ?? of(symbolsIn: bytes, range)
  }

  /// The topic of a heading inside of a section: among tokens "Transitions" heads their lengths.
  static func of(words: some Collection<WordKey>, below topic: TokenTopic) -> TokenTopic? {
    topic == .kind(.other) && words.count == 1 && words.contains(where: moves.contains)
      ? .kind(.duration) : of(words: words)
  }

  private static let moves = WordKey.set("transitions", "animations")

  /// The topic that a heading names; `nil` where it names none and the section around it decides.
  static func of(words: some Collection<WordKey>) -> TokenTopic? {
    let isWhole = words.contains { wholes.contains($0) }
    var found: Token.Kind?
    for word in words {
      // A "tech stack" is one of programs, and a "screen index" a list.
      guard let kind = kinds[word] ?? TopicWords.kinds[word],
        word != stack || words.contains(where: faces.contains),
        word != index || words.contains(where: layered.contains)
      else {
        continue
      }
      found = found.map { strongest($0, kind) } ?? kind
    }
    if found == nil { found = TopicWords.phrase(words) }
    // "Line weights", "stroke weights": how thick lines are.
    if found == .fontWeight, words.contains(where: strokes.contains),
      !words.contains(where: faces.contains)
    {
      found = .size
    }
    // "Font sizes" are those of styles of type.
    if found == .size, words.count > 1, let first = words.first, first == font || first == type {
      found = .typography
    }
    if found == nil, isWhole, words.contains(where: layout.contains) { found = .spacing }
    if found == nil { found = ofSteps(words) }
    if words.contains(type), isWhole || words.count == 1 || words.contains(styles) {
      found = .typography
    }
    if words.count == 2, words.contains(text), words.contains(styles) { found = .typography }
    if words.contains(functions), words.contains(where: motion.contains) { found = .easing }
    if words.contains(presets), words.contains(spring) { found = .easing }
    if areCuts(words) { found = .breakpoint }
    if words.contains(level) { return nil }
    if words.contains(hierarchy), !isWhole { return ofHierarchy(words, found) }
    if words.count == 1, words.contains(space) { return .kind(.spacing) }
    if words.count == 1, words.contains(shape) { return .kind(.radius) }
    if found == .breakpoint || found == .zindex { return found.map { .kind($0) } }
    // "Color reference", "Spacing quick reference", "Color specifications": a list of the values.
    let listed = words.count < 4 ? words.first(where: references.contains) : nil
    let isReference = listed == reference
    if isReference, found == nil, words.first == timing { return .kind(.duration) }
    // "Shadow patterns": the shadows themselves.
    let isOfPatterns =
      words.count == 2 && (found == .shadow || found == .easing)
      && words.contains(where: patterns.contains)
    if !isWhole, !isOfPatterns, !(found == .color && areColorVariants(words)),
      words.contains(where: { elementWords.contains($0) && (found == nil || $0 != listed) })
    {
      return .elements
    }
    if let found { return .kind(found) }
    if !isWhole, let first = words.first, places.contains(first) { return .elements }
    if !isWhole, words.first == how, words.contains(where: places.contains) { return .elements }
    if isWhole, words.contains(where: motion.contains) { return .kind(.duration) }
    if words.contains(tokens) { return .kind(.other) }
    return nil
  }

  /// "Puntos de corte", "points de rupture", "viewport sizes"
  private static func areCuts(_ words: some Collection<WordKey>) -> Bool {
    words.contains(where: cuts.contains) && words.contains(where: points.contains)
      || words.contains(where: windows.contains) && words.contains(where: extents.contains)
  }

  /// "Width tokens", "Corner scale": the sides or corners whose values follow.
  private static func ofSteps(_ words: some Collection<WordKey>) -> Token.Kind? {
    if words.contains(tokens), words.contains(where: sides.contains) { return .size }
    return words.first == corner && words.dropFirst().contains(where: steps.contains)
      ? .radius : nil
  }

  /// "Color scheme variants": colours that one may choose from; "Accessibility colors": those for the sake of which.
  private static func areColorVariants(_ words: some Collection<WordKey>) -> Bool {
    words.count < 4 && words.first.map { kinds[$0] == .color } == true
      && words.dropFirst().allSatisfy(alternatives.contains)
      || words.count == 2 && words.first == accessibility
        && words.dropFirst().allSatisfy { kinds[$0] == .color }
  }

  /// "Typography hierarchy", and "Hierarchy" or "Text hierarchy" in a section that says of what; "Visual hierarchy" and
  /// "Button hierarchy" are about elements.
  private static func ofHierarchy(
    _ words: some Collection<WordKey>, _ found: Token.Kind?
  ) -> TokenTopic? {
    let isOfType =
      found == .typography || found == .fontFamily || words.contains(type) || words.first == font
    if isOfType { return .kind(.typography) }
    if found == .zindex { return .kind(.zindex) }
    // "Shape, hierarchy & spacing"
    if words.count > 2, found == .spacing, !words.contains(where: elementWords.contains) {
      return .kind(.spacing)
    }
    return words.first == hierarchy || words.first == text ? nil : .elements
  }

  private static let alternatives = WordKey.set(
    "scheme", "schemes", "theme", "themes", "variant", "variants", "palette", "palettes")
  private static let strokes = WordKey.set(
    "line", "lines", "stroke", "strokes", "border", "borders", "rule", "rules", "outline",
    "outlines", "pen", "divider", "dividers", "trait", "traits", "trazo", "trazos", "linea",
    "lineas", "linhas", "tratti", "linee", "lijn", "lijnen", "linien")
  private static let hierarchy = WordKey("hierarchy")
  private static let accessibility = WordKey("accessibility")
  private static let reference = WordKey("reference")
  private static let references = WordKey.set("reference", "specifications")
  private static let patterns = WordKey.set("pattern", "patterns")
  private static let timing = WordKey("timing")
  private static let layout = WordKey.set("layout", "grid")
  private static let sides = WordKey.set("size", "height", "width", "taille", "tamanho")
  private static let type = WordKey("type")
  private static let font = WordKey("font")
  private static let stack = WordKey("stack")
  private static let index = WordKey("index")
  private static let layered = WordKey.set(
    "z", "layer", "layers", "stack", "stacking", "elevation", "depth", "overlays")
  private static let faces = WordKey.set(
    "font", "fonts", "type", "typeface", "typefaces", "typography", "family", "families", "serif")
  private static let styles = WordKey("styles")
  private static let text = WordKey("text")
  private static let level = WordKey("level")
  private static let presets = WordKey("presets")
  private static let spring = WordKey("spring")
  private static let points = WordKey.set(
    "puntos", "punto", "points", "point", "pontos", "ponto", "punti")
  private static let cuts = WordKey.set("corte", "rupture", "quebra", "ruptura", "interruzione")
  private static let windows = WordKey.set("viewport", "viewports")
  private static let extents = WordKey.set("sizes", "widths", "ranges")
  private static let space = WordKey("space")
  private static let shape = WordKey("shape")
  private static let functions = WordKey("functions")
  private static let tokens = WordKey("tokens")
  private static let corner = WordKey("corner")
  private static let steps = WordKey.set("tokens", "token", "scale", "steps", "sizes", "values")

  /// "Font Weights", "Typography Sizes", "Spacing & Layout": the more special kind wins.
  private static func strongest(_ a: Token.Kind, _ b: Token.Kind) -> Token.Kind {
    let order: [Token.Kind] = [
      .zindex, .breakpoint, .fontWeight, .fontFamily, .easing, .duration, .radius, .shadow,
      .opacity, .typography, .color, .spacing, .size,
    ]
    let first = order.firstIndex(of: a) ?? order.count
    let second = order.firstIndex(of: b) ?? order.count
    return first <= second ? a : b
  }
}
