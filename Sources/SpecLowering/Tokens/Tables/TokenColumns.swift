import SpecModel
import SpecText

/// What the headers of a table say about the design values in it, data only.
enum TokenColumns {
  /// Headers of names that need no heading above the table.
  static let explicit = WordKey.set("token", "tokens", "variable", "variables")
  static func isExplicit(_ header: [WordKey]) -> Bool {
    header.contains(where: explicit.contains)
  }

  /// Headers of names that say of which kind all values are: "Spacing | Value".
  static let scales: WordTable<Token.Kind> = WordKey.table(
    (
      .color,
      ["color", "colour", "farbe", "couleur", "colore", "cor", "kleur", "warna"]
    ),
    (
      .spacing,
      [
        "spacing", "abstand", "abstände", "espacement", "espaciado", "espaçamento", "spaziatura",
        "afstand", "odstęp", "avstånd", "afstanden",
      ]
    ),
    (.radius, ["radius", "radii", "rayon", "radio", "raio", "raggio", "eckenradius"]),
    (.duration, ["duration", "dauer", "durée", "duración", "duração", "durata", "duur"]),
    (.shadow, ["shadow", "elevation", "schatten", "ombre", "sombra", "ombra", "schaduw"]))

  /// Headers of columns that hold values.
  static let value = WordKey.set(
    "value", "values", "hex", "code", "light", "size", "bezier", "duration", "width", "px", "ms",
    "default", "definition", "color", "css", "index", "z", "radius", "spacing", "weight", "min",
    "shadow", "sombra", "schatten", "ombre", "ombra", "schaduw", "skugga", "skygge", "cien",
    "curve", "easing", "dauer", "durata", "duur", "kurve", "courbe", "curva", "valor", "wert",
    "valeur", "valore", "waarde", "nilai", "pixels", "opacity")
  static let line = WordKey.set(
    "line", "leading", "lineheight", "lh", "zeile", "zeilenh", "zeilenhohe", "interligne",
    "interlineado",
    "interlinea", "entrelinha", "baris", "regelhoogte", "radavstand")
  static let tracking = WordKey.set("tracking", "letter", "letterspacing", "kerning", "laufweite")
  static let weight = WordKey.set(
    "weight", "fontweight", "gewicht", "peso", "graisse", "poids", "tebal", "agirlik", "starke",
    "vikt", "waga")
  static let size = WordKey.set(
    "size", "sizes", "gr", "taille", "tailles", "fontsize", "grootte", "dimensione", "dimensioni",
    "tamanho", "tamano", "tamanhos", "tamanos", "grosse", "grossen", "ukuran", "boyut", "storlek",
    "storrelse", "rozmiar")
  private static let springNames: [StaticString] = [
    "stiffness", "tension", "damping", "friction", "mass", "response", "bounce",
  ]
  /// Headers of the parts that a scale serves.
  static let parts = WordKey.set("component", "components", "element", "elements")
  static let radius = WordKey.set("radius", "radii", "rounding")
  /// Headers that name the unit of the numbers below.
  static let unit = WordKey.set(
    "px", "pixels", "pixel", "pt", "dp", "rem", "points", "ms",
    "milliseconds")

  /// Whether a header is no more than the unit of times: "ms", "Duration (ms)".
  static func isTime(_ header: [WordKey]) -> Bool {
    header.contains { times.contains($0) } && header.count <= 2
  }

  private static let times = WordKey.set("ms", "milliseconds")
  /// Columns of values with those of times before those of curves, where nothing says that the rows are curves.
  static func timesFirst(
    _ columns: [Int], _ kind: Token.Kind?, _ headers: [[WordKey]]
  ) -> [Int] {
    guard kind != .easing,
      columns.contains(where: { headers[$0].contains(where: durations.contains) })
    else { return columns }
    let isOfCurves = { (column: Int) in
      headers[column].contains(where: curves.contains)
    }
    return columns.filter { !isOfCurves($0) } + columns.filter(isOfCurves)
  }

  private static let lengths = WordKey.set(
    "length", "lengths", "duration", "durations", "speed", "tempo", "timing", "dauer", "durata",
    "duur", "durasi")

  /// Headers of columns that hold names of typefaces.
  static let family = WordKey.set(
    "font", "family", "typeface", "fontfamily", "schriftart", "police", "fuente", "fonte",
    "lettertype", "carattere", "шрифт", "typsnitt", "czcionka", "skrifttype", "pismo", "familia",
    "família", "famille", "famiglia", "familie", "schriftfamilie")
  /// Whether a column beside the first holds names of typefaces: "Role | Font | Size".
  static func haveFaces(_ headers: [[WordKey]]) -> Bool {
    headers.dropFirst().contains { $0.count == 1 && $0.contains(where: family.contains) }
  }

  /// Whether one column gives the height of lines and another one the weight of letters, below "Sizes" too.
  static func areOfLetters(_ headers: [[WordKey]]) -> Bool {
    func holds(_ words: WordSet, without others: WordSet) -> Bool {
      headers.dropFirst().contains { header in
        header.contains(where: words.contains) && !header.contains(where: others.contains)
      }
    }
    return holds(line, without: weight) && holds(weight, without: line)
  }

  /// Headers of columns for a mode.
  private static let modes = WordKey.table(
    (
      "light" as String,
      ["light", "hell", "clair", "claro", "chiaro", "licht", "terang", "day"]
    ),
    (
      "dark",
      ["dark", "night", "dunkel", "sombre", "oscuro", "escuro", "scuro", "donker", "gelap"]
    ))

  /// The mode whose values a column holds, by a header "Dark", "Dark mode" or "Value (dark)".
  static func mode(_ header: [WordKey]) -> String? {
    if header.count == 1 { return mode(ofWord: header[0]) }
    // "深色值" says "value" in two ways.
    guard header.count <= 3 || Set(header).count <= 3 else { return nil }
    let found = Set(header.compactMap { modes[$0] })
    return found.count == 1 ? found.first : nil
  }

  /// The mode that a word names.
  static func mode(ofWord word: WordKey) -> String? { modes[word] }

  /// Headers of other names for a value that has one.
  static let alias = WordKey.set("alias", "aliases")

  /// Words of headers over colours.
  static let colors = WordKey.set(
    "color", "colour", "colors", "colours", "couleur", "couleurs", "farbe", "farben", "colore",
    "colori", "cor", "cores", "kleur", "warna", "value", "valor", "wert", "valeur", "valore",
    "light", "dark", "clair", "sombre", "hell", "dunkel", "claro", "oscuro", "escuro")

  /// Words of headers over one colour of each of several things.
  static let tones = WordKey.set(
    "accent", "tint", "tone", "hue", "swatch", "shade", "akzent", "farbton", "acento", "tono",
    "teinte", "ton", "nuance", "tinta", "tom", "accento", "tinte", "kleurtoon")

  private static let on = WordKey("on")

  /// "On colour (light)": a header over the colours of what lies on those of the rows.
  static func isOnColor(_ header: [WordKey]) -> Bool {
    (2...4).contains(header.count) && header[0] == on && colors.contains(header[1])
      && mode(ofWord: header[1]) == nil
  }

  private static let plain = WordKey.set(
    "value", "hex", "light", "default", "valor", "wert", "valeur", "valore", "waarde", "nilai",
    "min", "clair", "hell")
  private static let dark = WordKey("dark")
  private static let light = WordKey("light")

  /// Whether a header names the value that holds where nothing else is said.
  static func isPlainValue(_ header: [WordKey]) -> Bool {
    header.contains(where: plain.contains) && (!header.contains(dark) || header.contains(light))
  }

  /// Headers that name the things in a table, wherever their column stands.
  static let identity = WordKey.set(
    "name", "names", "level", "layer", "style", "step", "rung", "scale", "breakpoint",
    "breakpoints", "nom",
    "nombre", "nome", "naam", "nama", "bezeichnung", "stufe", "color", "colour", "symbol")
  /// Headers of columns that say where a value is used or what to mind.
  static let remarks = WordKey.set(
    "usage", "use", "uses", "used", "purpose", "where", "note", "notes", "description", "comment",
    "comments", "meaning", "rationale", "example", "examples", "preview", "sample", "uso", "usi",
    "utilisation", "verwendung", "anmerkung", "gebruik", "contrast", "beispiel", "ejemplo",
    "exemplo", "exemple", "esempio", "voorbeeld", "contoh", "source", "sources", "why", "reason",
    "reasons", "warum", "grund", "begrundung", "quelle", "herkunft", "pourquoi", "raison",
    "justification", "origine", "motivo", "porque", "razon", "razao", "justificacion",
    "justificativa", "origen", "origem", "perche", "ragione", "waarom", "reden", "herkomst",
    "alasan", "sumber", "почему", "причина", "источник")

  /// What stands for a header of uses in other scripts, 用途: it names what has no other name, and nothing beside one.
  static let foreignUse = WordKey("foruse")

  private static let uses = WordKey.set(
    "usage", "use", "uses", "element", "elements", "component", "components", "state", "states",
    "screen", "role", "property", "purpose", "platform", "feature", "trigger", "pair", "pairing",
    "combination", "foreground", "text", "action", "event", "from", "status", "metric", "scenario",
    "where", "animation", "interaction", "item", "criterion", "criteria", "requirement", "test",
    "phase", "step", "device", "surface", "control", "widget", "field", "aspect", "attribute",
    "intent", "transition", "category", "variant", "variants", "button", "buttons")

  /// First headers that name a value of a kind all the same: "Device" among breakpoints.
  private static let allowed: [Token.Kind: WordSet] = [
    .breakpoint: WordKey.set("device", "screen", "platform", "surface", "category"),
    .opacity: WordKey.set("state", "states", "role", "item", "step"),
    .zindex: WordKey.set("element", "elements", "component", "surface", "item", "role"),
    .typography: WordKey.set(
      "element", "role", "usage", "use", "text", "item", "category", "step", "variant", "variants"),
    .color: WordKey.set("role", "surface", "category", "step"),
    .spacing: WordKey.set("step", "property"), .size: WordKey.set("step", "item"),
    .radius: WordKey.set("step"), .shadow: WordKey.set("step", "surface"),
    .fontWeight: WordKey.set("element", "role", "usage", "use", "text", "item"),
    .duration: WordKey.set("category"), .easing: WordKey.set("category"),
    .fontFamily: WordKey.set("role", "category"),
  ]

  /// Whether a first header names places of use, so that the rows define nothing.
  static func names(use header: [WordKey], kind: Token.Kind?) -> Bool {
    // "Type d'animation" heads kinds, not places.
    if header.count > 1, let first = header.first, sorts.contains(first) { return false }
    // "Event type" beside colours names what has them.
    if kind == .color, header.count == 2, sorts.contains(header[1]) { return false }
    let known = kind.flatMap { Self.allowed[$0] }
    return header.contains { uses.contains($0) && !(known?.contains($0) ?? false) }
  }

  /// "Context | Value": whether the rows tell where a value is found and the headers nothing of what it is.
  static func areContexts(_ headers: [[WordKey]]) -> Bool {
    headers[0].count == 1 && headers[0].contains(where: contexts.contains)
      && headers.dropFirst().contains { $0.count == 1 && isPlainValue($0) }
  }

  private static let contexts = WordKey.set(
    "context", "contexts", "contexto", "kontext", "contexte", "contesto")

  /// Words of headers over values that stood in the code before they had a name.
  private static let bare = WordKey.set("hardcoded", "hard", "magic", "old", "legacy")
  private static let notions = WordKey.set(
    "coded", "hardcoded", "value", "values", "hex", "color", "colour", "number", "px", "pixels")
  private static let bareTexts: [StaticString] = [
    "硬编码", "硬編碼", "ハードコ", "하드코딩", "旧值", "旧的值",
  ]

  /// "Hard-coded value | Token": whether a header is of values that tokens take the place of.
  static func isReplaced(
    _ header: [WordKey], _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard text.count <= 40 else { return false }
    return header.count > 1 && header.contains(where: bare.contains)
      && header.contains(where: notions.contains)
      || header.first == hardcoded
      || bareTexts.contains { Bytes.find($0, in: text, of: bytes) != nil }
  }

  private static let hardcoded = WordKey("hardcoded")

  private static let sorts = WordKey.set("type", "tipo", "typ", "art", "soort", "kind")

  /// "Type", "Soort": a header of kinds.
  static func isSort(_ header: [WordKey]) -> Bool {
    header.count == 1 && header.contains(where: sorts.contains)
  }
  private static let hex = WordKey.set("hex", "hexcode", "rgb", "hsl", "oklch", "hue")
  /// "HSL", "OKLCH value": whether a header says how its column writes colours, of no mode.
  static func isNotation(_ header: [WordKey]) -> Bool {
    header.count <= 2 && header.contains(where: hex.contains) && mode(header) == nil
  }

  private static let name = WordKey.set("name", "color", "colour", "swatch", "farbe", "couleur")
  private static let index = WordKey("index")
  private static let breakpoint = WordKey.set("breakpoint", "breakpoints")

  /// The kind that the headers alone say, where no heading does.
  static func kind(of headers: [[WordKey]]) -> Token.Kind? {
    guard let first = headers.first, headers.count > 1 else { return nil }
    let rest = headers.dropFirst()
    if rest.contains(where: { $0.contains(where: hex.contains) }),
      first.contains(where: name.contains)
        || !first.isEmpty && !names(use: first, kind: .color)
          && !first.contains(where: { value.contains($0) || remarks.contains($0) })
    {
      return .color
    }
    if isBreakpoint(first) { return areGrids(headers) ? nil : .breakpoint }
    if areCurves(headers) { return .easing }
    // "Length | Value"
    if headers.count < 4, first.count == 1, first.contains(where: lengths.contains),
      isPlainValue(headers[1])
    {
      return .duration
    }
    if rest.contains(where: { $0.count == 2 && $0[1] == index }) { return .zindex }
    if headers.count(where: { springName($0) != nil }) > 1 { return .easing }
    if isName(first), headers.count < 4, headers[1].count == 1,
      headers[1].contains(where: curves.contains)
    {
      return .easing
    }
    // "Step | Opacity": a scale of what the other header names.
    if headers.count < 4, isStep(first) || isName(first), headers[1].count == 1,
      headers[1].contains(where: opacities.contains)
    {
      return .opacity
    }
    if namesSizes(headers) { return .size }
    let isTimed = rest.contains {
      $0.contains(where: durations.contains) && !$0.contains(effort)
    }
    if isTimed, first.contains(where: steps.contains) { return .duration }
    // "Name | Duration | Curve" lists the times of a system of motion.
    if isTimed, isName(first), headers.count < 5,
      rest.contains(where: { $0.count == 1 && $0.contains(where: curves.contains) })
    {
      return .duration
    }
    return nil
  }

  /// "Curve | Value", "Easing | cubic-bezier": names of curves, and what they are.
  static func areCurves(_ headers: [[WordKey]]) -> Bool {
    (2...5).contains(headers.count) && isCurve(headers[0])
      && headers.dropFirst().contains {
        isPlainValue($0) || $0.contains(where: beziers.contains)
      }
  }

  /// "Curve", "Easing name", "Name of the curve": a header over names of curves.
  private static func isCurve(_ header: [WordKey]) -> Bool {
    header.count <= 3 && header.contains(where: curves.contains)
      && header.allSatisfy {
        curves.contains($0) || plainNames.contains($0) || fillers.contains($0)
      }
  }

  private static let beziers = WordKey.set("bezier", "css", "function", "definition")
  private static let fillers = WordKey.set(
    "the", "of", "de", "la", "der", "da", "del", "motion", "token", "key")

  /// "Breakpoint | Width": names of breakpoints and their widths, whatever the heading says.
  static func areWidths(_ headers: [[WordKey]]) -> Bool {
    (2...4).contains(headers.count) && isBreakpoint(headers[0])
      && headers[1].contains(where: widths.contains)
  }

  /// "Breakpoint | Columns | Gutter": what the grid is at each width, and no widths.
  static func areGrids(_ headers: [[WordKey]]) -> Bool {
    let rest = headers.dropFirst()
    return rest.contains { $0.contains(where: grids.contains) }
      && !rest.contains { $0.contains(where: ranges.contains) }
  }

  private static let grids = WordKey.set(
    "columns", "column", "cols", "gutter", "gutters", "margin", "margins", "spalten", "colonnes",
    "columnas", "colunas", "colonne")
  private static let ranges = WordKey.set(
    "width", "widths", "range", "min", "max", "viewport", "value", "px", "screen", "size", "breite",
    "largeur", "ancho", "largura", "from", "to", "breakpoint")
  private static let widths = WordKey.set(
    "width", "widths", "breite", "largeur", "ancho", "largura")

  /// The columns of a table of breakpoints, those first whose headers tell the range of widths and nothing else.
  static func rangesFirst(
    _ columns: [Int], _ kind: Token.Kind?, _ headers: [[WordKey]]
  ) -> [Int] {
    guard kind == .breakpoint else { return columns }
    let isOfRanges = { (column: Int) in
      !headers[column].isEmpty && headers[column].allSatisfy(ranges.contains)
    }
    return columns.filter(isOfRanges) + columns.filter { !isOfRanges($0) }
  }

  /// "Breakpoint", "Punto de corte", "Point de rupture".
  static func isBreakpoint(_ header: [WordKey]) -> Bool {
    header.contains(where: breakpoint.contains)
      || header.count > 1 && TokenTopic.of(words: header) == .kind(.breakpoint)
  }

  /// The kind that headers say whatever the heading above them is about: layers and breakpoints.
  static func ownKind(of headers: [[WordKey]], below kind: Token.Kind) -> Token.Kind? {
    guard headers.count > 1 else { return nil }
    if kind == .duration, areCurves(headers) { return .easing }
    if headers.dropFirst().contains(where: { $0.count == 2 && $0[1] == index }),
      headers.contains(where: { $0.count == 1 && $0.contains(where: layers.contains) })
    {
      return .zindex
    }
    if isBreakpoint(headers[0]), !areGrids(headers) { return .breakpoint }
    return kind == .breakpoint && namesSizes(headers) ? .size : nil
  }

  /// "Icon size | Value", "Tamaño de icono | Valor | Dónde": a first header of several words that says what is measured.
  static func namesSizes(_ headers: [[WordKey]]) -> Bool {
    (2...3).contains(headers.count) && (2...6).contains(headers[0].count)
      && headers[0].contains(where: sizes.contains) && isPlainValue(headers[1])
  }

  private static let layers = WordKey.set("layer", "layers", "level", "name", "token")

  /// Headers of columns of curves.
  static let curves = WordKey.set("curve", "easing", "kurve", "courbe", "curva")
  private static let opacities = WordKey.set(
    "opacity", "deckkraft", "opacidad", "opacidade", "opacité")
  private static let sizes = WordKey.set("size", "taille", "tamanho", "grootte")
  /// Headers of the steps of a scale.
  private static let steps = WordKey.set("level", "levels", "speed", "step", "stufe", "tier")
  private static let effort = WordKey("effort")
  private static let durations = WordKey.set("duration", "dauer", "durata", "duur")

  /// The number of a header such as "v2" or "v2 value"; `nil` for all others.
  static func version(_ header: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let text = Bytes.trim(header, in: bytes)
    guard text.count > 1, bytes[text.lowerBound] | 0x20 == 0x76 else { return nil }
    var number = 0
    var end = text.lowerBound + 1
    while end < text.upperBound, Bytes.isDigit(bytes[end]), number < 1000 {
      number = number * 10 + Int(bytes[end] & 0x0F)
      end += 1
    }
    guard end > text.lowerBound + 1 else { return nil }
    number *= 1000
    // "v2.1"
    if end + 1 < text.upperBound, bytes[end] == 0x2E, Bytes.isDigit(bytes[end + 1]) {
      var minor = 0
      end += 1
      while end < text.upperBound, Bytes.isDigit(bytes[end]), minor < 100 {
        minor = minor * 10 + Int(bytes[end] & 0x0F)
        end += 1
      }
      number += minor
    }
    return end == text.upperBound || bytes[end] == 0x20 ? number : nil
  }

  /// Whether a header says that the cells are steps or styles of a scale.
  static func isStep(_ header: [WordKey]) -> Bool {
    header.count == 1 && header.contains(where: scaleSteps.contains)
  }

  private static let scaleSteps = WordKey.set(
    "step", "style", "level", "scale", "variant", "token", "name", "stil", "stijl", "estilo",
    "stile", "stufe", "nivel", "niveau", "naam", "nombre", "nome", "nom")

  private static let constants = WordKey.set(
    "constant", "constants", "konstante", "constante", "costante", "parameter", "symbol")

  /// Whether a header says that the rows are constants of the code.
  static func isConstant(_ header: [WordKey]) -> Bool {
    header.count == 1 && header.contains(where: constants.contains)
  }

  /// Whether a value is more than a factor or a formula: it begins with a number and its unit, or is a colour, a curve
  /// or a shadow.
  static func hasUnit(_ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let literal = TokenLiteral.read(bytes, value),
      literal.range.lowerBound == value.lowerBound
    else { return false }
    switch literal.kind {
    case .color, .easing, .shadow, .duration: return true
    case .other: return false
    default: return Bytes.isDigit(bytes[value.lowerBound])
    }
  }

  /// Whether a header says no more than that the cells are names.
  static func isName(_ header: [WordKey]) -> Bool {
    header.count == 1 && header.contains(where: plainNames.contains)
  }

  private static let plainNames = WordKey.set("name", "nom", "nombre", "nome", "naam", "nama")
  private static let names = WordKey.set("name", "color", "colour")

  /// A column of names that is not the first: "Swatch | Name | Hex".
  static func named(_ headers: [[WordKey]]) -> Int? {
    guard headers.count > 2,
      headers[0].isEmpty || headers[0] == [foreignUse] || headers[0] == [WordKey("swatch")]
    else {
      return nil
    }
    return headers.firstIndex { $0.contains(where: names.contains) }
  }

  /// "Size | Height | Padding | Font size": what one control measures in each of its sizes, and no scale.
  static func areMeasures(_ headers: [[WordKey]]) -> Bool {
    headers.count > 3 && headers[0].count == 1
      && headers.dropFirst().count(where: { $0.contains(where: measures.contains) }) > 1
      && headers.dropFirst().contains { $0.contains(where: insets.contains) }
  }

  private static let insets = WordKey.set(
    "padding", "paddings", "innenabstand", "polsterung", "relleno", "espacamento", "imbottitura",
    "vulling")
  private static let measures = WordKey.set(
    "height", "width", "icon", "font", "text", "radius", "gap", "hohe", "breite", "schrift",
    "hauteur", "largeur", "police", "alto", "altura", "ancho", "largura", "fuente", "fonte",
    "altezza", "larghezza", "hoogte", "breedte", "icone", "icono")

  /// Whether the columns are those of a type scale: a size with a line height or a weight.
  static func isTypeScale(_ headers: [[WordKey]]) -> Bool {
    let rest = headers.dropFirst()
    return rest.contains { $0.contains(where: size.contains) }
      && rest.contains { $0.contains(where: line.contains) || $0.contains(where: weight.contains) }
  }

  /// The name of a parameter of a spring in a header.
  static func springName(_ header: [WordKey]) -> String? {
    springNames.first { header.contains(WordKey($0)) }.map { "\($0)" }
  }
}
