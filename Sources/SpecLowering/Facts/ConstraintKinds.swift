import SpecModel
import SpecText

/// Concludes from the words around a number what it measures.
enum ConstraintKinds {
  static let cues: WordTable<Constraint.Kind> = WordKey.table(
    (.targetSize, ["touch", "tap", "hit", "target", "targets", "tappable", "clickable"]),
    (.grid, ["grid"]),
    (.spacing, ["gap", "gaps", "spacing", "space", "margin", "margins", "gutter", "gutters"]),
    (.spacing, ["between", "apart", "separation", "inset", "insets"]),
    (.spacing, ["abstand", "espacement", "espaciado", "margen", "marge", "spaziatura", "margine"]),
    (.padding, ["padding", "paddings", "innenabstand", "relleno"]),
    (.height, ["height", "tall", "high", "header", "footer", "toolbar", "navbar", "hauteur"]),
    (.height, ["altura", "alto", "altezza"]),
    (.width, ["width", "wide", "breite", "largeur", "column-width", "ancho", "largura"]),
    (.width, ["anchura", "larghezza"]),
    (.radius, ["radius", "rounded", "corner", "corners", "radii", "rounding"]),
    (.radius, ["redondeado", "redondeados", "redondeada", "redondeadas"]),
    (.radius, ["arredondado", "arredondados", "arredondada", "arredondadas"]),
    (.radius, ["arrondi", "arrondis", "arrotondato", "arrotondati", "abgerundet", "abgerundete"]),
    (.radius, ["abgerundeten", "afgerond", "afgeronde"]),
    (.stroke, ["border", "borders", "stroke", "strokes", "outline", "outlines", "line", "ring"]),
    (.stroke, ["divider", "dividers", "underline", "thick", "solid", "separator"]),
    (.size, ["icon", "icons", "avatar", "avatars", "size", "circle", "diameter", "square"]),
    (.size, ["spinner", "thumbnail", "image", "illustration", "button", "buttons", "badge"]),
    (.typeSize, ["font", "text", "heading", "title", "headings", "caption", "metadata", "label"]),
    (.typeSize, ["bold", "semibold", "regular", "medium", "typography", "body", "subtitle"]),
    (.typeSize, ["eyebrow", "overline", "headline"]),
    (.signal, ["threshold", "drag", "dragging", "swipe", "pull", "finger", "translation"]),
    (
      .offset,
      ["offset", "slide", "slides", "upward", "downward", "translate", "movement", "shift"]
    ),
    (.offset, ["moves", "lift", "translation-y", "translatey", "overscroll", "overdrag"]),
    // "Traslación" ends for this table before its accent.
    (.offset, ["rises", "shifts", "sube", "sobe", "desplazamiento", "translaci", "traslaci"]),
    (.breakpoint, ["breakpoint", "breakpoints", "viewport", "viewports"]),
    (.opacity, ["opacity", "opaque", "transparent", "transparency", "alpha", "dimmed", "dim"]),
    (.scale, ["scale", "scales", "scaled", "scaling", "zoom", "escala", "skalierung", "skaliert"]),
    (.scale, ["scala", "schaal", "skala"])
  )

  private static let gestures = WordKey.set(
    "drag", "dragging", "finger", "translation", "swipe", "pull", "damping", "damped", "parallax",
    "resistance")
  private static let retries = WordKey.set(
    "retry", "retries", "retried", "auto-retry", "attempt", "attempts")
  private static let blinks = WordKey.set(
    "blink", "blinks", "blinking", "flash", "flashes", "flashing", "pulse", "pulses", "pulsing",
    "blinkt", "clignote", "parpadea", "pisca", "lampeggia", "led", "leds", "lamp", "light")
  private static let business = WordKey.set(
    "success", "users", "user", "completion", "coverage", "accuracy", "adoption", "retention",
    "conversion", "rate", "increase", "reduction", "decrease", "improvement", "confidence",
    "of-time",
    "satisfaction", "cases", "uptime", "tests", "test", "complete", "progress", "done")
  private static let targets = WordKey.set(
    "touch", "tap", "hit", "interactive", "tappable", "clickable", "target", "targets")

  /// What a measure with a unit measures; `nil` where it constrains no interface.
  static func kind(
    of measure: Measure, words: ArraySlice<Words.Word>, label: [WordKey], above: [WordKey],
    row: [WordKey] = [], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Constraint.Kind? {
    switch measure.unit {
    // "Blinks at 2 Hz": how often a lamp goes on and off.
    case .hertz where measure.high < 24 && words.contains(where: { blinks.contains($0.key) }):
      return .other
    case .framesPerSecond, .hertz: return .frameRate
    case .bytes: return .memory
    // "1:1" maps one thing to another; no text has that contrast.
    case .ratio: return measure.high <= 1 ? nil : .contrast
    case .degrees: return .other
    // Twenty and more are the width of a column of text; fewer indent or space it.
    case .characters: return measure.low >= 20 ? .width : nil
    case .times:
      // "Auto-retry (3x)": how often, and not how large.
      if words.contains(where: { retries.contains($0.key) }) { return .count }
      return words.contains { gestures.contains($0.key) } ? .signal : .scale
    case .percent: return percentage(measure, words, label, above, bytes)
    case .some(let unit) where unit.isLength:
      let kind = length(measure, words, label, above, bytes)
      // "Padding" below "Header" is no height.
      if let only = row.first, row.count == 1, kind == .height || kind == .width,
        distances.contains(only)
      {
        return cues[only] ?? kind
      }
      // A line is nowhere what one touches.
      if kind == .targetSize, let own = property(of: row), own == .stroke || own == .radius {
        return own
      }
      return kind == .size ? property(of: row) ?? kind : kind
    default: return nil
    }
  }

  private static func percentage(
    _ measure: Measure, _ words: ArraySlice<Words.Word>, _ label: [WordKey], _ above: [WordKey],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Constraint.Kind? {
    var clause: Range<Int>?
    if let near = nearest(to: measure.range, words, within: 40, in: bytes, &clause) {
      if near == .opacity || near == .scale {
        // "Dimmed by 10 %" tells a change and no opacity.
        return isChange(measure.range, words) ? .percentage : near
      }
    }
    if words.contains(where: { business.contains($0.key) }) { return nil }
    let all = label + above
    if all.contains(where: { cues[$0] == .opacity }) { return .opacity }
    if words.contains(where: { $0.key == size || $0.key == sizes }) { return .scale }
    return .percentage
  }

  private static func length(
    _ measure: Measure, _ words: ArraySlice<Words.Word>, _ label: [WordKey], _ above: [WordKey],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Constraint.Kind {
    if isBesideWeight(measure.range, words, bytes) { return .typeSize }
    if isStep(measure.range, words, bytes) || isGrid(measure.range, words) { return .grid }
    if beginsGesture(measure.range, words) { return .signal }
    // "Space between avatar and text: 10pt": what lies on both sides is not measured.
    if label.contains(where: betweens.contains), !label.contains(where: targets.contains) {
      return .spacing
    }
    var clause: Range<Int>?
    let near =
      nearest(to: measure.range, words.dropFirst(label.count), within: 24, in: bytes, &clause)
      ?? nearest(to: measure.range, words, within: 200, in: bytes, &clause)
    // What the label names goes on behind a semicolon: "Touch targets: 44px; 48px on the watch".
    let isTarget = words.enumerated().contains { place, word in
      targets.contains(word.key)
        && (place < label.count || !areParted(word.range, measure.range, bytes))
    }
    if isTarget {
      // "Touch targets are at least 8pt apart", "Gap Between Targets: 8pt"
      let isApart = words.contains { $0.key == apart }
      if isApart || near == .spacing && words.contains(where: { $0.key == between }) {
        return .targetSpacing
      }
    }
    if isTarget, measure.bound == .atLeast {
      switch near {
      case nil, .size, .targetSize, .height, .width: return .targetSize
      default: break
      }
    }
    // "Border radius: 6px (medium)" names a step, and no weight of letters.
    if near == .typeSize, let own = property(of: label),
      words.dropFirst(label.count).allSatisfy({
        cues[$0.key] != .typeSize || plain.contains($0.key)
      })
    {
      return own
    }
    if let near, near != .opacity, near != .scale,
      near != .targetSize || namesTarget(measure, words)
    {
      return near
    }
    let around: [WordKey] = label.reversed() + above.reversed()
    for word in around {
      guard let cue = cues[word], cue != .opacity, cue != .scale,
        cue != .targetSize || headsTargets(measure, around)
      else { continue }
      return cue
    }
    return isPassed(measure.range, words, around) ? .signal : .size
  }

  /// Whether a semicolon stands between a word and a measure.
  static func areParted(
    _ word: Range<Int>, _ measure: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = min(word.upperBound, measure.upperBound)
    let end = max(word.lowerBound, measure.lowerBound)
    return start < end && (start..<end).contains { bytes[$0] == 0x3B }
  }

  /// "a multiple of 8px", "in increments of 4pt": the step that all distances keep.
  private static func isStep(
    _ range: Range<Int>, _ words: ArraySlice<Words.Word>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let place = words.lastIndex(where: { $0.range.upperBound <= range.lowerBound }),
      place > words.startIndex, range.lowerBound - words[place].range.upperBound <= 2
    else { return false }
    // "All values are multiples of 4px" is a claim on the values.
    return ofs.contains(words[place].key) && multiples.contains(words[place - 1].key)
      && !words.contains { claims.contains($0.key) }
  }

  /// "8px-Raster": the word for a grid right behind its step.
  private static func isGrid(_ range: Range<Int>, _ words: ArraySlice<Words.Word>) -> Bool {
    guard let next = words.first(where: { $0.range.lowerBound >= range.upperBound }) else {
      return false
    }
    guard next.range.lowerBound - range.upperBound <= 1 else { return false }
    if grids.contains(next.key) { return true }
    // "All spacing uses a 4px base unit"
    guard next.key == base, let index = words.firstIndex(where: { $0.range == next.range }),
      index + 1 < words.endIndex
    else { return false }
    // "Spacing: 4px base scale"; a base scale of letters is none of distances.
    return units.contains(words[index + 1].key)
      || words[index + 1].key == scale && words[..<index].contains { $0.key == spacings }
  }

  private static let base = WordKey("base")
  private static let scale = WordKey("scale")
  private static let spacings = WordKey("spacing")
  private static let units = WordKey.set("unit", "step", "grid", "increment", "rhythm")
  private static let grids = WordKey.set("raster", "rasters", "grille", "griglia")
  private static let multiples = WordKey.set(
    "multiple", "multiples", "increments", "vielfache", "vielfaches", "multiplo", "multiplos",
    "multipli", "ltiplos", "ltiplo")
  private static let claims = WordKey.set("all", "every", "each")
  private static let ofs = WordKey.set("of", "von", "de", "di", "van")
  private static let betweens = WordKey.set("between", "zwischen", "entre", "tussen")

  private static let properties = WordKey.set(
    "height", "width", "padding", "margin", "gap", "spacing", "radius", "altura", "ancho",
    "hauteur",
    "largeur", "breite", "largura", "altezza", "larghezza")

  /// The property that the name of a row ends with: "Corner radius", "Label font size".
  private static func property(of row: [WordKey]) -> Constraint.Kind? {
    guard let last = row.last else { return nil }
    if let before = row.dropLast().last {
      if last == size, before == font { return .typeSize }
      // "Icon size: 72px (medium)"
      if last == size, pictures.contains(before) { return .size }
      if last == width, strokes.contains(before) { return .stroke }
    }
    // "Padding left", "Margin top".
    if let first = row.first, row.count == 2, sides.contains(last), distances.contains(first) {
      return cues[first]
    }
    return properties.contains(last) ? cues[last] : nil
  }

  /// The kind of measure that the header of a column names, where it does not name the grid itself.
  static func column(_ header: [WordKey]) -> Constraint.Kind? {
    let kinds = header.reversed().compactMap { cues[$0] }
    return kinds.contains(.grid) ? nil : kinds.first { $0 != .size }
  }

  private static let sides = WordKey.set(
    "left", "right", "top", "bottom", "horizontal", "vertical", "x", "y", "start", "end", "inline",
    "block", "links", "rechts", "oben", "unten")
  private static let distances = WordKey.set(
    "padding", "margin", "gap", "spacing", "abstand", "innenabstand", "marge", "margen", "relleno")

  private static let font = WordKey("font")
  private static let pictures = WordKey.set(
    "icon", "icons", "image", "avatar", "logo", "illustration", "thumbnail", "spinner")
  private static let width = WordKey("width")
  private static let strokes = WordKey.set("border", "stroke", "outline", "divider", "underline")
  private static let between = WordKey("between")
  private static let apart = WordKey("apart")
  private static let size = WordKey("size")
  private static let sizes = WordKey("sizes")

  /// The kind that the nearest word names.
  ///
  /// A word before the next colon names the next value: "Track width: 48px, height: 24px". The clause of the measure
  /// is found with the first word that counts, and kept for the next question.
  private static func nearest(
    to range: Range<Int>, _ words: ArraySlice<Words.Word>, within limit: Int,
    in bytes: UnsafeBufferPointer<UInt8>, _ known: inout Range<Int>?
  ) -> Constraint.Kind? {
    var best: (distance: Int, kind: Constraint.Kind)?
    for (index, word) in words.indices.lazy.map({ ($0, words[$0]) }) {
      guard var cue = cues[word.key], !isEndOfDistance(index, words) else { continue }
      // "Light text with high contrast" tells no height, "22px high" does.
      if word.key == high, !isRightBehind(word.range.lowerBound, range, bytes) { continue }
      let clause = known ?? clause(around: range, bytes)
      known = clause
      if cue == .size, isTypeSize(index, words) { cue = .typeSize }
      let isAfter = word.range.lowerBound >= range.upperBound
      let end = word.range.upperBound
      if isAfter, end < bytes.count, bytes[end] == ASCII.colon { continue }
      // A word after the next comma speaks of the next value, one before the last may head all of them.
      if isAfter, word.range.lowerBound >= clause.upperBound {
        // "20px, bold" is one style.
        guard word.range.lowerBound - clause.upperBound < 3, weights.contains(word.key) else {
          continue
        }
      }
      let isFar = word.range.upperBound <= clause.lowerBound
      if isFar, followsMeasure(word.range.lowerBound, bytes) { continue }
      let far = isFar ? limit : 0
      let distance =
        isAfter
        ? word.range.lowerBound - range.upperBound
        : max(0, range.lowerBound - word.range.upperBound) + 4
      // Of two words of one phrase the last one is the head: "corner radius", "Photo Grid Gaps".
      if distance <= limit, distance + far < best?.distance ?? Int.max,
        !(isAfter && isOfRemark(word.range.lowerBound, behind: range.upperBound, bytes))
      {
        best = (distance + far, cue)
      }
    }
    return best?.kind
  }

  /// "Inset from body by 30px": whether a word names what a distance is taken from, and so measures nothing.
  private static func isEndOfDistance(_ index: Int, _ words: ArraySlice<Words.Word>) -> Bool {
    var place = index - 1
    if place > words.startIndex, articles.contains(words[place].key) { place -= 1 }
    guard place > words.startIndex, words[place].key == from else { return false }
    let cue = cues[words[place - 1].key]
    return cue == .spacing || cue == .offset
  }

  private static let from = WordKey("from")
  private static let articles = WordKey.set("the", "its", "a", "an")

  /// Words with which a remark in brackets says what it is for.
  private static let remarks = WordKey.set(
    "for", "in", "inside", "within", "with", "at", "bei", "pour", "dans", "para", "en", "per",
    "voor", "untuk")

  /// Whether a word stands in brackets that open behind a measure, behind a measure of their own: the "height" of "14pt
  /// vertical (for 50pt height)"; "1rem (16px padding)" gives one length twice.
  private static func isOfRemark(
    _ offset: Int, behind end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard end + 2 < offset, let open = bytes[end..<offset].lastIndex(of: 0x28),
      case let remark = bytes[open..<offset], !remark.contains(0x29),
      case let rest = bytes[(open + 1)..<offset].prefix(while: Bytes.isLetter), !rest.isEmpty,
      remarks.contains(WordKey(bytes, rest.startIndex..<rest.endIndex))
    else { return false }
    return remark.contains(where: Bytes.isDigit)
  }

  private static let high = WordKey("high")

  /// Whether nothing but a blank, a hyphen or code marks stand between a measure and a word.
  private static func isRightBehind(
    _ offset: Int, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    offset >= range.upperBound && offset - range.upperBound < 4
      && bytes[range.upperBound..<offset].allSatisfy { !Bytes.isLetter($0) && $0 != 0x2C }
  }

  private static let weights = WordKey.set("bold", "semibold", "regular", "medium")
  private static let heavy = WordKey.set(
    "bold", "semibold", "extrabold", "ultrabold", "demibold", "heavy")
  /// Weights whose words also name a size or a shade.
  private static let plain = WordKey.set("regular", "medium", "light", "thin", "black")

  /// Whether the weight of letters stands right before a length, in one bracket: "(Inter Semibold, 17pt)".
  private static func isBesideWeight(
    _ range: Range<Int>, _ words: ArraySlice<Words.Word>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let place = words.lastIndex(where: { $0.range.upperBound <= range.lowerBound }),
      range.lowerBound - words[place].range.upperBound < 3
    else { return false }
    let weight = words[place]
    let gap = weight.range.upperBound..<range.lowerBound
    guard gap.allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x2C }) else { return false }
    let isNamed =
      place > words.startIndex && bytes[weight.range.lowerBound - 1] == 0x20
      && bytes[words[place - 1].range.upperBound] == 0x20
      && bytes[words[place - 1].range.lowerBound] &- 0x41 < 26
    return isNamed && plain.contains(weight.key)
      && opensBracket(before: weight.range.lowerBound, bytes)
      || heavy.contains(weight.key) && opensBracket(before: weight.range.lowerBound, bytes)
  }

  /// Whether a bracket is open at an offset.
  private static func opensBracket(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    var start = offset
    while start > 0, offset - start < 60, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x29 {
      if bytes[start - 1] == 0x28 { return true }
      start -= 1
    }
    return false
  }

  /// "Font size", "body size": the size of letters.
  private static func isTypeSize(_ index: Int, _ words: ArraySlice<Words.Word>) -> Bool {
    guard index > words.startIndex, words[index].key == size || words[index].key == sizes else {
      return false
    }
    let before = words[index - 1]
    return cues[before.key] == .typeSize
      && words[index].range.lowerBound - before.range.upperBound == 1
  }

  /// Whether a word speaks of the measure right before it: "576px wide".
  private static func followsMeasure(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset > 2, bytes[offset - 1] == 0x20 else { return false }
    var start = offset - 1
    while start > 0, offset - start < 8, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return start > 0 && Bytes.isDigit(bytes[start - 1])
  }

  /// What stands around a measure between commas, semicolons, closing parentheses and full stops.
  private static func clause(
    around range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    func isMark(_ offset: Int) -> Bool {
      switch bytes[offset] {
      case 0x2C, 0x3B, 0x29, 0x0A: true
      case 0x2E: offset + 1 >= bytes.count || bytes[offset + 1] <= 0x20
      default: false
      }
    }
    var start = range.lowerBound
    while start > 0, range.lowerBound - start < 200, !isMark(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, end - range.upperBound < 200, !isMark(end) { end += 1 }
    // "44px) target": what closes right behind the measure belongs to it.
    if end < bytes.count, bytes[end] == 0x29, end - range.upperBound < 2 {
      end += 1
      while end < bytes.count, end - range.upperBound < 200, !isMark(end) { end += 1 }
    }
    return start..<end
  }
}
