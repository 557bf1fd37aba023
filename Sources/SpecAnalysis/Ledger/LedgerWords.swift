import SpecModel
import SpecText

/// The words by which the ledger tells things, properties and conditions apart; data.
enum LedgerWords {
  /// Words for what is measured, and for measuring.
  static let properties: Lexicon = [
    "height", "width", "size", "sizes", "sizing", "dimension", "dimensions", "radius", "corner",
    "corners", "padding", "paddings", "margin", "margins", "gap", "gaps", "spacing", "border",
    "thickness", "stroke", "duration", "durations", "time", "timing", "delay", "timeout",
    "debounce",
    "throttle", "interval", "period", "length", "limit", "opacity", "alpha", "easing", "curve",
    "animation", "animations", "transition", "transitions", "auto", "dismiss", "dismissal",
    "refresh", "rate", "polling", "poll", "max", "min", "maximum", "minimum", "total", "value",
    "fixed", "default", "standard", "px", "pt", "dp", "ms", "rounded", "rounding", "target",
    "touch",
    "tap", "area", "visible", "visibility", "shown", "stays", "disappears", "dismissed",
    "dismisses", "characters", "chars", "character", "count", "number",
    // German, French, Spanish, Portuguese, Italian.
    "höhe", "breite", "größe", "dauer", "abstand", "eckenradius", "innenabstand", "zeit", "hauteur",
    "largeur", "taille", "durée", "rayon", "marge", "espacement", "délai", "altura", "alto",
    "ancho",
    "anchura", "tamaño", "duración", "radio", "margen", "relleno", "espaciado", "largura",
    "tamanho",
    "duração", "raio", "margem", "espaçamento", "altezza", "larghezza", "dimensione", "durata",
    "raggio", "margine", "spaziatura",
  ]

  /// The same at the end of a word in scripts without blanks.
  static let propertyEndings = [
    "の高さ", "の幅", "のサイズ", "の時間", "高さ", "サイズ", "時間", "角丸", "幅", "高度", "宽度", "尺寸", "大小", "时长",
    "圆角", "间距", "높이", "너비", "크기", "시간",
  ]

  /// Words that say nothing of a thing.
  static let fillers: Lexicon = [
    "a", "an", "the", "of", "to", "for", "from", "by", "at", "on", "in", "and", "or", "with", "is",
    "are", "be", "its", "it", "this", "that", "as", "per", "each", "every", "all", "any",
    "component",
    "components", "element", "elements", "spec", "specs", "specification", "specifications",
    "section",
    "der", "die", "das", "des", "den", "ein", "eine", "und", "le", "la", "les", "un", "une", "et",
    "du",
    "de", "el", "los", "las", "una", "y", "del", "o", "os", "um", "uma", "e", "il", "lo",
    "gli",
    "i", "di", "della",
  ]

  /// Words that limit a statement to a device, a platform, an appearance, a variant, a state or a time.
  static let limits: Lexicon = [
    "mobile", "phone", "phones", "tablet", "tablets", "desktop", "laptop", "watch", "tv", "ipad",
    "iphone", "landscape", "portrait", "narrow", "wide", "compact", "regular", "expanded",
    "collapsed", "ios", "ipados", "android", "macos", "windows", "web", "dark", "light", "night",
    "reduced", "reduce", "contrast", "small", "medium", "large", "extra", "xs", "sm", "md", "lg",
    "xl",
    "xxl", "mini", "big", "primary", "secondary", "tertiary", "ghost", "outlined", "outline",
    "filled",
    "hover", "hovered", "pressed", "focus", "focused", "disabled", "active", "inactive", "selected",
    "dragging", "dragged", "loading", "empty", "error", "success", "warning", "info", "critical",
    "first", "last", "initial", "subsequent", "next", "retry", "before", "after", "old", "new",
    "current", "previous", "future", "v1", "v2", "min", "max", "minimum", "maximum", "fallback",
    "optional", "alternative", "premium", "free", "guest", "admin", "offline", "online", "slow",
    "fast", "cold", "warm", "foreground", "background", "inner", "outer", "left", "right", "top",
    "bottom", "horizontal", "vertical", "full", "half", "nested", "root", "long", "short", "quick",
    "start", "end", "mobil", "móvil", "escritorio", "tableta", "dunkel", "hell",
  ]

  /// Titles of sections that gather the measures or times of many things.
  static let gathering: Lexicon = [
    "motion", "animation", "animations", "transitions", "transition", "timing", "timings",
    "duration",
    "durations", "choreography", "layout", "dimensions", "sizes", "sizing", "size", "measurements",
    "measures", "spacing", "summary", "overview", "data", "technical", "notes", "note",
    "performance",
    "feedback", "behavior", "behaviour", "styles", "style", "visual", "specs", "specification",
    "specifications", "requirements", "reference", "defaults", "constants", "parameters",
    "elements",
    "components", "regions", "anatomy", "structure", "accessibility", "checklist", "details", "ui",
    "design", "metrics", "limits", "settings", "configuration", "rules", "values", "table", "and",
    "key", "global", "general", "main", "screen", "page", "implementation", "timeouts", "polling",
    "network", "api", "appendix", "quick", "maße", "übersicht", "dauer", "animationen", "abstände",
    "mesures", "durées", "résumé", "medidas", "duraciones", "resumen", "movimiento", "pantalla",
    "principal", "durações", "misure", "of", "the", "for", "form", "forms", "field", "fields",
    "input",
    "inputs", "validation", "developers", "developer", "handoff", "tokens", "token", "typography",
  ]

  /// Whether all words of a thing name states.
  static func areStates(_ thing: Set<String>) -> Bool { thing.allSatisfy(states.contains) }

  private static let states = Set(
    [
      "hover", "hovered", "pressed", "focus", "focused", "disabled", "active", "inactive",
      "selected", "enabled", "loading", "error", "checked", "unchecked", "dragging", "default",
    ].map(stem))

  /// The words of a thing: without those of properties and fillers, and without the ends by which forms differ.
  static func thing(_ text: String) -> Set<String> {
    var result: Set<String> = []
    for word in Names.words(text) where !properties.contains(word) && !fillers.contains(word) {
      guard let first = word.utf8.first, !ASCII.isDigit(first) else { continue }
      let bare = first >= 0xE3 ? withoutProperty(word) : stem(word)
      if !bare.isEmpty { result.insert(bare) }
    }
    return result
  }

  private static func withoutProperty(_ word: String) -> String {
    for end in propertyEndings where word.hasSuffix(end) { return String(word.dropLast(end.count)) }
    return word
  }

  /// "slide" of "slides" and "sliding".
  static func stem(_ word: String) -> String {
    let bare = word.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      let count = bareCount(bytes)
      return count == bytes.count ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }
    return (bare ?? nil) ?? word
  }

  /// The number of bytes without the end by which forms differ: "ing", "ed", "es", "s" or "e".
  private static func bareCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    guard count > 4 else { return count }
    switch bytes[count - 1] {
    case 0x67:
      let isForm = count > 6 && bytes[count - 2] == 0x6E && bytes[count - 3] == 0x69
      return isForm ? count - 3 : count
    case 0x64: return count > 5 && bytes[count - 2] == 0x65 ? count - 2 : count
    case 0x73:
      if bytes[count - 2] == 0x73 { return count }
      return count > 5 && bytes[count - 2] == 0x65 ? count - 2 : count - 1
    case 0x65: return count - 1
    default: return count
    }
  }

  /// Whether a title gathers statements on many things.
  static func gathers(_ title: String) -> Bool {
    let words = Names.words(title).filter { $0.utf8.first.map { !ASCII.isDigit($0) } ?? false }
    return !words.isEmpty
      && words.allSatisfy { gathering.contains($0) || isWide($0) }
  }

  /// Titles in scripts without blanks that gather, and what stands behind them: "アニメーション仕様".
  private static let wideGathering: Lexicon = [
    "アニメーション", "モーション", "トランジション", "レイアウト", "サイズ", "寸法", "タイミング", "动画", "動畫", "动效", "動效",
    "过渡", "布局", "尺寸", "时长", "애니메이션", "모션", "전환", "레이아웃", "크기", "치수", "타이밍",
  ]
  private static let wideEnds = [
    "仕様", "設計", "定義", "一覧", "設定", "规范", "規範", "设计", "定义", "规格", "设置", "사양", "정의", "규칙", "가이드",
  ]

  private static func isWide(_ word: String) -> Bool {
    if wideGathering.contains(word) { return true }
    let end = wideEnds.first(where: word.hasSuffix)
    return end.map { wideGathering.contains(word.dropLast($0.count)) } == true
  }

  /// Limits that a heading sets for the times below it: a device, a platform, an appearance, another version.
  private static let scopes: Lexicon = [
    "mobile", "phone", "tablet", "desktop", "watch", "tv", "ios", "ipados", "android", "macos",
    "windows", "web", "dark", "reduced", "reduce", "fallback", "alternative", "old", "new",
    "previous",
    "future", "legacy", "offline", "slow", "landscape", "portrait",
  ]

  /// The limits that a heading sets for times.
  static func scopes(of title: String) -> Set<String> {
    Set(Names.words(title).filter(scopes.contains).map(stem))
  }

  /// Limits of places and ends, which say where a thing moves and not which thing it is, or are told by the property.
  private static let places: Lexicon = [
    "top", "bottom", "left", "right", "inner", "outer", "horizontal", "vertical", "full", "max",
    "min",
    "maximum", "minimum", "first", "last", "background", "foreground", "after", "before", "long",
    "short", "next", "light",
  ]

  /// The limits that the words of a text set; of a time or a number without those of places.
  static func limits(of text: String, isMeasure: Bool) -> Set<String> {
    var result: Set<String> = []
    var previous = ""
    let words = Names.words(text)
    for (place, word) in words.enumerated() {
      // "ease-in-out" names a curve, "half of a card" a share.
      let isCurve = (word == "in" || word == "out") && (previous == "ease" || previous == "in")
      let isShare = word == "half" && place + 1 < words.count && words[place + 1] == "of"
      if !isCurve, !isShare, limits.contains(word), isMeasure || !places.contains(word) {
        result.insert(stem(word))
      }
      previous = word
    }
    return result
  }
}
