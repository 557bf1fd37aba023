import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens that have a heading or an item of their own, their value under it: "#### Ink", "- **Hex**: #112233".
enum TokenAttributes {
  private static let values = WordKey.set("value", "valor", "wert", "valeur", "valore", "waarde")
  private static let colors = WordKey.set("hex", "rgb", "rgba", "hsl", "hsla", "oklch", "code")
  private static let plain: [Token.Kind: WordSet] = [
    .easing: WordKey.set("curve", "easing", "bezier", "function", "css", "duration"),
    .duration: WordKey.set("duration", "time", "length", "easing"),
    .shadow: WordKey.set("shadow", "css"),
    .typography: WordKey.set("size", "taille", "tamanho", "dimensione", "grootte"),
    .color: WordKey.set(
      "hex", "color", "colour", "farbe", "couleur", "colore", "cor", "kleur", "warna"),
  ]
  private static let line = WordKey.set("line", "leading", "lineheight", "interligne")
  private static let weight = WordKey.set("weight", "gewicht", "graisse", "peso")
  private static let font = WordKey("font")

  /// The name of the token whose value a label gives; `nil` where the label is itself the name of one.
  static func name(of index: Int, label: Range<Int>, reader: FactReader) -> Range<Int>? {
    guard label.count < 24 else { return nil }
    let words = reader.words(of: index).prefix { $0.range.upperBound <= label.upperBound }
    let isFontSize = words.count == 2 && words.first?.key == font
    let line = reader.context.lines[index]
    let topic = reader.topic(of: line).tokens
    var foreign: WordKey?
    if case .kind = topic { foreign = TokenHeaders.whole(reader.bytes, label) }
    if topic == .kind(.color), isColorCode(words.map(\.key), label, reader) {
      return owner(of: index, reader, mustRefer: false) ?? wideHeading(line, reader)
        ?? label.lowerBound..<label.lowerBound
    }
    guard foreign != nil || words.count == (isFontSize ? 2 : 1),
      let word = foreign ?? words.last?.key
    else { return nil }
    // "Shadow" between "Shadow SM" and "Shadow LG" is a step of its own.
    if topic == .kind(.shadow), isStepAmongOthers(word, index, reader) { return nil }
    if Self.defaults.contains(word), isBesideEnd(index, reader) {
      return label.lowerBound..<label.lowerBound
    }
    if topic == .kind(.typography), faces.contains(word), isBesideSize(index, reader),
      owner(of: index, reader, mustRefer: false) != nil
    {
      return label.lowerBound..<label.lowerBound
    }
    let isValue = values.contains(word)
    guard case .kind(let kind) = topic else {
      return isValue ? owner(of: index, reader, mustRefer: true) : nil
    }
    // A notation is the name of nothing, whatever the section is about.
    if notations.contains(word) {
      return owner(of: index, reader, mustRefer: false) ?? singular(above: index, reader)
        ?? label.lowerBound..<label.lowerBound
    }
    let isAttribute =
      isValue || kind == .color && colors.contains(word) || plain[kind]?.contains(word) ?? false
    guard isAttribute else { return nil }
    return owner(of: index, reader, mustRefer: false)
      ?? (kind == .color ? singular(above: index, reader) : nil)
      ?? label.lowerBound..<label.lowerBound
  }

  private static let notations = WordKey.set("hex", "rgb", "rgba", "hsl", "hsla", "oklch")
  private static let singulars = WordKey.set(
    "shadow", "color", "colour", "gradient", "schatten", "farbe", "ombre", "couleur", "sombra",
    "ombra", "colore", "cor", "schaduw", "kleur", "warna")

  /// "Dark shadow", "Brand colour": a heading of two words that names one thing of its kind.
  private static func singular(above index: Int, _ reader: FactReader) -> Range<Int>? {
    let document = reader.context.document
    let section = Int(document.nodes[reader.context.lines[index].node].section)
    guard section > 0, case let heading = Int(document.sections[section].heading), heading >= 0
    else { return nil }
    let text = name(reader.textRange(heading), reader)
    let words = UnmarkedWords.keys(reader.bytes, text)
    guard words.count == 2, words.count(where: singulars.contains) == 1 else { return nil }
    return text
  }

  private static let codes = WordKey.set(
    "farbcode", "farbwert", "hexcode", "hexwert", "colorcode", "colourcode", "codigo", "codice",
    "kleurcode")
  private static let wideCodes: [StaticString] = [
    "色值", "色値", "カラーコード", "颜色代码", "顏色代碼", "色码", "色碼", "색상 코드", "색상코드", "컬러 코드", "컬러코드", "код",
  ]

  /// "Color code", "Hex value", "カラーコード": a label over the notation of a colour, which the heading names.
  private static func isColorCode(
    _ words: [WordKey], _ label: Range<Int>, _ reader: FactReader
  ) -> Bool {
    if words.count == 2, words[1] == code || values.contains(words[1]) {
      return colors.contains(words[0]) || plain[.color]?.contains(words[0]) == true
    }
    let unmarked = UnmarkedWords.keys(reader.bytes, label)
    if unmarked.count == 1, codes.contains(unmarked[0]) { return true }
    return wideCodes.contains {
      label.count == $0.utf8CodeUnitCount
        && Bytes.matches($0, at: label.lowerBound, end: label.upperBound, in: reader.bytes)
    }
  }

  private static let code = WordKey("code")

  /// The heading above a line, where it is in signs of Chinese, Japanese or Korean and names no kind of values.
  private static func wideHeading(_ line: TextLine, _ reader: FactReader) -> Range<Int>? {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0, case let heading = Int(document.sections[section].heading), heading >= 0,
      case let text = name(reader.textRange(heading), reader), (3...36).contains(text.count),
      text.allSatisfy({ reader.bytes[$0] >= 0x80 }),
      TokenTopic.of(symbolsIn: reader.bytes, text) == nil
    else { return nil }
    return text
  }

  private static let faces = WordKey.set(
    "font", "family", "fontfamily", "typeface", "schriftart", "police", "fuente", "fonte",
    "lettertype", "carattere")

  private static let defaults = WordKey.set(
    "default", "standard", "defaut", "defecto", "predefinito", "standaard", "bawaan")
  private static let ends = WordKey.set(
    "min", "max", "minimum", "maximum", "minimo", "maximo", "massimo", "minimal", "maximal")

  /// Whether the next lines of a list give the ends of what has a default: "Default: 250ms" over "Minimum: 100ms".
  private static func isBesideEnd(_ index: Int, _ reader: FactReader) -> Bool {
    let lines = reader.context.lines
    return [index - 1, index + 1].contains { other in
      guard lines.indices.contains(other), lines[other].depth == lines[index].depth,
        let label = lines[other].label, label.count < 12
      else { return false }
      let words = UnmarkedWords.keys(reader.bytes, label)
      return words.count == 1 && ends.contains(words[0])
    }
  }

  /// Whether a line stands in one list with the size of a style, so that its face is a part of that style.
  static func isBesideSize(_ index: Int, _ reader: FactReader) -> Bool {
    let lines = reader.context.lines
    let nodes = reader.context.document.nodes
    let (low, high) = (max(lines.startIndex, index - 3), min(lines.endIndex, index + 4))
    return (low..<high).contains { other in
      guard other != index, lines[other].depth == lines[index].depth,
        nodes[lines[other].node].section == nodes[lines[index].node].section,
        let label = lines[other].label, label.count < 24,
        let last = Words.keys(reader.bytes, label).last
      else { return false }
      return plain[.typography]?.contains(last) ?? false
    }
  }

  private static func isStepAmongOthers(
    _ word: WordKey, _ index: Int, _ reader: FactReader
  ) -> Bool {
    [index - 1, index + 1].contains { other in
      guard reader.context.lines.indices.contains(other) else { return false }
      let words = reader.labelWords(of: other)
      return words.count == 2 && words[0] == word && StepPairs.isStepWord(words[1])
    }
  }

  private static let general = WordKey.set(
    "parameters", "specification", "specifications", "specs", "details", "properties", "settings",
    "values", "config", "configuration", "timing", "overview", "implementation", "notes", "usage",
    "behavior", "behaviour", "guidelines", "rules", "summary", "description", "default", "defaults",
    "animation", "animations", "transition", "transitions", "loading", "interaction")

  /// The item or heading above a line, where it names one value and not a group of them.
  private static func owner(of index: Int, _ reader: FactReader, mustRefer: Bool) -> Range<Int>? {
    let document = reader.context.document
    let topic = reader.topic(of: reader.context.lines[index]).tokens
    if !mustRefer, let label = reader.ownerLabel(of: index), label.count < 60,
      topic != .kind(.color) || mode(above: index, reader) == nil,
      TokenTopic.of(words: Words.keys(reader.bytes, label)) == nil,
      !Words.contain(general, reader.bytes, label)
    {
      return label
    }
    let section = Int(document.nodes[reader.context.lines[index].node].section)
    guard section > 0 else { return nil }
    let heading = Int(document.sections[section].heading)
    guard heading >= 0 else { return nil }
    var text = name(reader.textRange(heading), reader)
    if topic == .kind(.typography) { text = beforeDash(text, reader.bytes) }
    if TokenPass.isReference(text, reader.bytes) { return text }
    // A time under the title of an animation is that of the animation, under "Quick" that of a token.
    let isTime = topic == .kind(.duration) || topic == .kind(.easing)
    if isTime, text.contains(where: { reader.bytes[$0] == 0x20 }), !isCode(heading, document) {
      return nil
    }
    let words = Words.keys(reader.bytes, text)
    let isGroup =
      TokenTopic.of(words: words) != nil && words.count < 3
      || words.last.map { general.contains($0) } ?? true
    return mustRefer || isGroup || words.isEmpty ? nil : text
  }

  private static func isCode(_ node: Int, _ document: Document) -> Bool {
    let runs = document.nodes[node].runs
    return (Int(runs.lowerBound)..<Int(runs.upperBound)).contains {
      document.runs[$0].style.contains(.code)
    }
  }

  /// A heading without its number and without a remark in parentheses.
  private static func name(_ heading: Range<Int>, _ reader: FactReader) -> Range<Int> {
    let bytes = reader.bytes
    var start = heading.lowerBound
    while start < heading.upperBound, Bytes.isDigit(bytes[start]) || bytes[start] == 0x2E {
      start += 1
    }
    if start == heading.lowerBound
      || start < heading.upperBound && bytes[start] != 0x20
        && bytes[start] != 0x29
    {
      start = heading.lowerBound
    }
    let open = Bytes.find("(", in: start..<heading.upperBound, of: bytes)
    let end = open.map { $0 > start + 1 ? $0 : heading.upperBound } ?? heading.upperBound
    return Bytes.trim(start..<end, in: bytes)
  }

  /// "H1 – Titles of pages": the name before a dash.
  private static func beforeDash(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    for dash: StaticString in [" - ", " – ", " — "] {
      if let place = Bytes.find(dash, in: text, of: bytes), place - text.lowerBound < 24 {
        return text.lowerBound..<place
      }
    }
    return text
  }

  /// Adds the value of a line under the name above it, unless the name has one already.
  static func add(
    _ name: Range<Int>, _ index: Int, label: Range<Int>, reader: FactReader,
    into sink: inout TokenSink
  ) {
    let line = reader.context.lines[index]
    let isNotation = Words.keys(reader.bytes, label).last.map(notations.contains) ?? false
    let kind = isNotation ? .color : kind(of: line, reader)
    guard !name.isEmpty, var value = TokenPass.value(of: line, kind: kind, reader) else { return }
    let text = reader.string(name)
    let mode = value.kind == .color ? mode(above: index, reader) : nil
    guard !sink.defines(text) else {
      guard let mode else { return }
      return sink.add(
        mode: mode, value: reader.string(value.range), of: text,
        valueOrigin: reader.origin(value.range))
    }
    defer { if let mode { sink.note(mode: mode, value: reader.string(value.range), of: text) } }
    var written = reader.string(value.range)
    if value.kind == .typography || value.kind == .spacing,
      reader.topic(of: line).tokens == .kind(.typography)
    {
      value.kind = .typography
      written += rest(of: index, reader)
    }
    sink.add(
      .init(
        name: text, kind: value.kind, value: written, origin: reader.origin(line.text),
        valueOrigin: reader.origin(value.range), theme: reader.topic(of: line).theme))
  }

  private static func kind(of line: TextLine, _ reader: FactReader) -> Token.Kind? {
    if case .kind(let kind) = reader.topic(of: line).tokens, kind != .other { return kind }
    return nil
  }

  /// "/40px Bold": the line height and the weight in the lines after a size.
  private static func rest(of index: Int, _ reader: FactReader) -> String {
    let lines = reader.context.lines
    var height = ""
    var weight = ""
    for next in lines.indices[index...].dropFirst().prefix(6) {
      let line = lines[next]
      guard line.holder == .item || line.holder == .paragraph, let label = line.label,
        line.depth == lines[index].depth
      else { break }
      let text = Bytes.trim(line.value, in: reader.bytes)
      let value = reader.string(text)
      if value.utf8.count > 24 { continue }
      let foreign = TokenHeaders.whole(reader.bytes, label)
      if foreign.map(Self.line.contains) ?? Words.contain(Self.line, reader.bytes, label),
        height.isEmpty
      {
        // "0.9 (tight)"
        let end = Bytes.find(" (", in: text, of: reader.bytes) ?? text.upperBound
        height = "/" + reader.string(text.lowerBound..<end)
      }
      if foreign.map(Self.weight.contains) ?? Words.contain(Self.weight, reader.bytes, label),
        weight.isEmpty
      {
        weight = " " + (number(in: text, reader) ?? value)
      }
    }
    return height + weight
  }

  /// The number of "Bold (700)".
  private static func number(in text: Range<Int>, _ reader: FactReader) -> String? {
    let bytes = reader.bytes
    guard text.count > 5, bytes[text.upperBound - 1] == 0x29, bytes[text.upperBound - 5] == 0x28
    else { return nil }
    let digits = text.upperBound - 4..<text.upperBound - 1
    return digits.allSatisfy { Bytes.isDigit(bytes[$0]) } ? reader.string(digits) : nil
  }
}
