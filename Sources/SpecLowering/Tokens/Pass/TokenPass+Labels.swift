import SpecModel
import SpecSyntax
import SpecText

extension TokenPass {
  private static let measureNames = WordKey.set(
    "minimum", "maximum", "contrast", "ratio", "accessibility", "usage", "example", "examples",
    "note", "notes", "purpose", "rule", "line", "class", "classes", "clases", "klassen", "classi",
    "features", "feature", "ligatures", "too", "recommended")
  /// Labels over what must not be used; beside another word they may name it: "Forbidden City red".
  private static let bans = WordKey.set(
    "allowed", "prohibited", "forbidden", "disallowed", "banned", "verboten", "interdit",
    "interdite",
    "interdits", "prohibido", "prohibidos", "proibido", "proibidos", "vietato", "vietati",
    "verboden",
    "dilarang", "avoid", "avoided", "never", "vermeiden", "niemals", "evitar", "eviter", "jamais",
    "nunca", "evitare", "vermijden", "vermijd", "nooit", "hindari", "jangan")
  /// What is told of a pair of colours, and by itself names none.
  private static let contrasts = WordKey.set(
    "kontrast", "contraste", "contrasto", "kontras", "kontrastverhaltnis")
  private static let not = WordKey("not")
  private static let line = WordKey("line")
  private static let current = WordKey("current")
  private static let extensions = WordKey.set(
    "ico", "png", "svg", "jpg", "jpeg", "webp", "gif", "avif", "ttf", "otf", "woff", "css", "scss",
    "sass", "json", "yaml", "html", "dart")

  /// "favicon.ico": a file, whose size is its own.
  static func isFileName(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let dot = label.last(where: { bytes[$0] == 0x2E }), dot > label.lowerBound,
      (4...5).contains(label.upperBound - dot)
    else { return false }
    return extensions.contains(WordKey(bytes, dot + 1..<label.upperBound))
  }

  /// "Half transparent is fine (e.g.": what stands before a colon inside of brackets is no name.
  private static func isCut(_ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let marks: [(StaticString, StaticString)] = [("(", ")"), ("（", "）")]
    return marks.contains { open, close in
      Bytes.find(open, in: label, of: bytes) != nil
        && Bytes.find(close, in: label, of: bytes) == nil
    }
  }

  /// Labels of remarks, except where they name a colour.
  private static let remarks = WordKey.set(
    "warning", "caution", "tip", "important", "hinweis", "decision", "decisions", "entscheidung",
    "decisione", "besluit", "keputusan")
  private static let colors = WordKey.set("color", "colour")
  /// What is measured below a breakpoint, and is none.
  private static let properties = WordKey.set(
    "padding", "margin", "margins", "gap", "gaps", "gutter", "height", "size", "font", "border",
    "radius", "spacing", "icon", "title", "columns")

  /// "Grid system: 4px baseline grid": how values are chosen, and none of them.
  private static let systems = WordKey.set(
    "system", "systems", "systeme", "sistema", "systeem", "gridsystem", "rastersystem")

  private static let heights = WordKey.set(
    "height", "heights", "altura", "hauteur", "altezza", "hoogte")

  /// Labels that name a demand or a property and not a value: "Minimum contrast", "Line height", "Shadow color".
  static func isMeasureName(
    _ label: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> Bool {
    // "✅ Success: #16A34A" is a colour of a palette.
    if isRule(label, reader.bytes), kind != .color || Words.all(reader.bytes, label).count > 1 {
      return true
    }
    let words = Words.keys(reader.bytes, label)
    if words.isEmpty {
      if isCut(label, reader.bytes) { return true }
      if isNoteOrBan(label, reader.bytes) { return true }
      return kind != .spacing && kind != .size && kind != .zindex
        && !isName(label, kind, reader.bytes)
        && !(kind == .color && isRampStep(label, reader.bytes))
    }
    if words.count > 1, isFileName(label, reader.bytes) || isCut(label, reader.bytes) {
      return true
    }
    if kind == .duration, words.first == current { return true }
    if words.count == 1, contrasts.contains(words[0]) { return true }
    if words.count == 1 || words.count == 2 && words[0] == not,
      bans.contains(words[words.count - 1])
    {
      return true
    }
    if isMoved(words, kind) { return true }
    return words.contains { measureNames.contains($0) && (kind != .color || $0 != line) }
      || kind == .breakpoint && words.contains(where: properties.contains)
      || kind == .spacing && words.count > 1 && words.last.map(heights.contains) == true
      || (kind == .spacing || kind == .size) && words.count > 1
        && words.contains(where: systems.contains)
      || kind != .color && words.contains(where: remarks.contains)
      || isArgument(label, kind, reader.bytes)
      || kind == .shadow && words.count == 2 && words.contains(where: colors.contains)
  }

  /// What a sentence about a value is, and no name of one.
  private static let arguments = WordKey.set(
    "rationale", "reason", "reasons", "reasoning", "why", "goal", "goals", "conclusion", "outcome",
    "recommendation", "recommendations", "constraint", "constraints", "takeaway", "exception",
    "exceptions", "previous", "previously", "formerly", "old", "before", "after", "alternative",
    "alternatives", "tradeoff", "caveat", "assumption", "requirement", "requirements", "budget",
    "threshold", "limit", "summary", "nota", "regel", "ausnahme", "begrundung", "grund", "ziel",
    "empfehlung", "fazit", "ergebnis", "vorher", "nachher", "regle", "raison", "objectif",
    "avant", "apres", "regla", "excepcion", "razon", "motivo", "objetivo", "decision", "antes",
    "despues", "decisao", "excecao", "regra", "razao", "recomendacao", "recomendacion", "regola",
    "eccezione", "obiettivo", "reden", "doel", "uitzondering", "alasan", "tujuan", "aturan",
    "pengecualian", "kesimpulan", "причина", "правило", "исключение", "цель", "вывод", "решение",
    "total", "totals", "gesamt", "insgesamt", "summe", "totale", "totaal", "итого", "всего")
  private static let ranks = WordKey.set("key", "main", "final", "our", "the", "design", "other")

  /// "Rationale", "Key takeaway": a label over what is said of a value; styles and colours may be called so.
  private static func isArgument(
    _ label: Range<Int>, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard kind != .color, kind != .typography, label.count <= 32,
      case let words = UnmarkedWords.keys(bytes, label), (1...3).contains(words.count)
    else { return false }
    return words.contains(where: arguments.contains)
      && words.allSatisfy { arguments.contains($0) || ranks.contains($0) }
  }

  private static let notes = WordKey.set("note", "notes", "hinweis")

  /// "**Note**: 13px" among styles of type: the style of notes, where a size is all that the line tells.
  static func isStyleOfNotes(
    _ label: Range<Int>, _ kind: Token.Kind, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard kind == .typography, line.holder == .item,
      case let words = Words.keys(reader.bytes, label), (1...3).contains(words.count),
      words.last.map(notes.contains) == true,
      let literal = TokenLiteral.read(reader.bytes, line.value)
    else { return false }
    let rest = Bytes.trim(literal.range.rest(of: line.value), in: reader.bytes)
    if rest.isEmpty { return literal.kind != .other }
    // "**Note**: 15/22 Regular"
    let weight = Words.keys(reader.bytes, rest)
    return weight.count < 3 && weight.first.map(TypeLine.weights.contains) == true
  }

  /// "50", "400": the number of a step of a ramp of colours, which has the name of the ramp before it.
  static func isRampStep(_ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = Bytes.trim(label, in: bytes)
    return (2...4).contains(digits.count) && digits.allSatisfy { Bytes.isDigit(bytes[$0]) }
      && bytes[digits.upperBound - 1] == 0x30
  }

  /// The name of a step of a ramp: what the label above the list or else the heading is about, and the step.
  static func rampName(_ step: Range<Int>, _ index: Int, _ reader: FactReader) -> String {
    let title: String
    if let owner = reader.ownerLabel(of: index), owner.count < 60 {
      title = reader.string(owner)
    } else {
      let document = reader.context.document
      let section = Int(document.nodes[reader.context.lines[index].node].section)
      title = section > 0 ? document.title(ofSection: section) : ""
    }
    let name = StateName.withoutNumbering(StateName.splitQualifier(title).name)
    let number = reader.string(Bytes.trim(step, in: reader.bytes))
    return name.isEmpty ? number : name + " " + number
  }

  /// "✅ Inner padding of cards", "❌ Gaps": a tick or a cross opens a rule.
  private static func isRule(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let marks: [StaticString] = ["✅", "❌", "✓", "✗", "✔"]
    return bytes[label.lowerBound] == 0xE2
      && marks.contains {
        Bytes.matches($0, at: label.lowerBound, end: label.upperBound, in: bytes)
      }
  }

  private static let wideNotes: [StaticString] = [
    "理由", "原因", "结论", "結論", "规则", "ルール", "例外", "目的", "目标", "目標", "이유", "결론", "목표", "규칙",
    "예외", "合計", "合计", "總計", "总计", "합계", "총합", "注", "注意", "注释", "決定", "决定",
    "결정", "備考", "备注", "说明", "說明", "비고", "참고", "주의", "Примечание", "Контраст",
    "Контрастность", "Контрастність", "对比度", "對比度", "コントラスト", "대비",
  ]
  private static let wideBans: [StaticString] = [
    "避免", "禁止", "避ける", "금지", "피하기", "Избегать",
  ]

  /// "注", "避免": one word in another script for a remark, or over what must not be used.
  private static func isNoteOrBan(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    [wideNotes, wideBans].contains { words in
      words.contains { ASCII.equals(bytes, label, ignoringCase: $0) }
    }
  }

  /// Whether a short label of letters beyond ASCII names a value.
  private static func isName(
    _ label: Range<Int>, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard kind != .other, kind != .fontFamily, label.count <= 48
    else { return false }
    // "見出し1"
    return label.allSatisfy {
      bytes[$0] >= 0x80 || Bytes.isDigit(bytes[$0])
        || [0x20, 0x26, 0x28, 0x29, 0x2B, 0x2D, 0x2F].contains(bytes[$0])
    }
      && label.first.map { bytes[$0] >= 0xD0 && bytes[$0] < 0xF0 && bytes[$0] != 0xE2 } ?? false
  }

  private static let breakpoint = WordKey("breakpoint")

  /// Sets right the kind of a length where the heading says another one than its line: "Tablet: 640px (sm breakpoint)"
  /// among widths, "Spacing: 8px" below "Spacing & radius".
  static func settleKind(of value: inout TokenLiteral, _ line: TextLine, _ reader: FactReader) {
    guard value.kind == .radius || value.kind == .spacing || value.kind == .size,
      let label = line.label, label.count < 32
    else { return }
    if value.kind != .size, case .kind(let kind)? = TokenTopic.of(title: label, reader.bytes),
      kind == .spacing || kind == .radius
    {
      value.kind = kind
    }
    let rest = Bytes.trim(value.range.rest(of: line.value), in: reader.bytes)
    guard rest.count < 32, let first = rest.first, reader.bytes[first] == 0x28,
      reader.bytes[rest.upperBound - 1] == 0x29,
      case let words = Words.keys(reader.bytes, rest), words.count < 3, words.last == breakpoint
    else { return }
    value.kind = .breakpoint
  }

  // MARK: Speeds

  private static let speeds = WordKey.set(
    "fast", "slow", "normal", "snap", "brisk", "fastest", "slowest", "quickest", "standard",
    "quick", "instant", "medium", "base", "default", "short",
    "long", "slower", "faster", "swift", "snappy", "rapid", "immediate", "smooth", "gentle", "calm",
    "lazy", "relaxed", "flink", "schnell", "rasch", "ruhig", "langsam", "sanft", "kurz", "lang",
    "rapide", "lent", "lente", "court", "courte", "longue", "instantane", "rapido", "rapida",
    "lento", "lenta", "suave", "corto", "corta", "largo", "medio", "devagar", "veloce", "breve",
    "lungo", "snel", "traag", "langzaam", "szybki", "szybko", "wolny", "wolno", "snabb", "hizli",
    "yavas", "nhanh", "cham", "быстро", "быстрый", "быстрая", "медленно", "медленный", "плавный",
    "плавно", "спокойно", "обычный", "швидко", "повільно", )
  private static let symbols: [StaticString] = [
    "標準", "高速", "低速", "長い", "短い", "速い", "遅い", "通常", "标准", "快速", "慢速", "빠른", "느린", "기본", "ゆっくり",
  ]
  private static let singleSymbols: [StaticString] = ["快", "慢", "中", "短", "长", "長", "速"]
  private static let joints = WordKey.set("and", "und", "et", "y", "e", "en", "og", "och", "i")
  private static let timing = WordKey.set(
    "timing", "timings", "motion", "animation", "animations", "bewegung", "movimiento", "mouvement",
    "animaciones", "animationen", "transition", "transitions", "ubergange", "transiciones",
    "transicoes",
    "transizioni", "overgangen", "przejscia", "overgangar", "gecisler", "переходы", "переходи")

  /// "**Quick**: 150ms" below "Timing", where the section around it is about no other values: a step of a scale of
  /// speeds, where "Button press: 150ms" measures an element.
  static func isSpeed(_ line: TextLine, _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    guard line.holder == .item, let label = line.label, label.count <= 40,
      let digit = line.value.first, Bytes.isDigit(bytes[digit]),
      reader.topic(of: line).tokens == .none || reader.topic(of: line).tokens == .elements,
      TokenLiteral.read(bytes, line.value)?.kind == .duration
    else { return false }
    return isSpeedName(label, bytes) && isOfTiming(line, reader)
  }

  /// "**Fast (100-150ms):**" below "Animation durations:", also in a section on what moves.
  static func isSpeed(labelOf index: Int, _ reader: FactReader) -> Bool {
    guard let label = reader.context.lines[index].label, label.count <= 40 else { return false }
    let open = label.first { reader.bytes[$0] == 0x28 } ?? label.upperBound
    let name = Bytes.trim(label.lowerBound..<open, in: reader.bytes)
    return !name.isEmpty && isSpeedName(name, reader.bytes)
  }

  /// "Quick", "Slow open", "快": a name of a step of a scale of speeds.
  static func isSpeedName(_ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnmarkedWords.keys(bytes, label)
    guard words.isEmpty else { return words.count <= 2 && speeds.contains(words[0]) }
    return symbols.contains { Bytes.find($0, in: label, of: bytes) != nil }
      || singleSymbols.contains {
        label.count == $0.utf8CodeUnitCount
          && Bytes.matches($0, at: label.lowerBound, end: label.upperBound, in: bytes)
      }
  }

  /// The kind of an item whose value is a curve or a shadow as style sheets write them, where one beside it is so too:
  /// these are values to use again, whatever the heading says.
  static func kind(ofValueAt index: Int, _ reader: FactReader) -> Token.Kind? {
    let lines = reader.context.lines
    guard let kind = ownKind(of: lines[index], reader) else {
      return ListedPalettes.kind(index, reader)
    }
    let section = reader.context.document.nodes[lines[index].node].section
    let hasPeer = [index - 1, index + 1].contains { other in
      lines.indices.contains(other) && lines[other].depth == lines[index].depth
        && reader.context.document.nodes[lines[other].node].section == section
        && ownKind(of: lines[other], reader) == kind
    }
    return hasPeer ? kind : nil
  }

  private static let dimensions = WordKey.set(
    "dimensions", "measures", "masse", "medidas", "mesures", "dimensiones", "misure", "dimensioni",
    "размеры", "wymiary", "matt")
  private static let dimensionSymbols: [StaticString] = ["寸法", "尺寸", "치수"]

  /// "Small spacing: 8px", "余白・小:8px" below "Dimensions": the kind that a label of such a word and a step names, where
  /// the heading says no more than that lengths follow.
  static func kind(ofMeasureAt index: Int, _ reader: FactReader) -> Token.Kind? {
    let (line, bytes) = (reader.context.lines[index], reader.bytes)
    guard line.holder == .item, let label = line.label, label.count <= 40,
      let first = line.value.first, Bytes.isDigit(bytes[first]),
      reader.topic(of: line).tokens == .none, reader.owner(of: index) == nil,
      TokenLiteral.read(bytes, line.value)?.range == Bytes.trim(line.value, in: bytes),
      isOfDimensions(line, reader),
      case .kind(let kind)? = TokenTopic.of(title: label, bytes),
      [.spacing, .radius, .shadow].contains(kind)
    else { return nil }
    let others = UnmarkedWords.keys(bytes, label).filter {
      TokenTopic.of(words: [$0]) != .kind(kind)
    }
    return others.count < 2 ? kind : nil
  }

  private static func isOfDimensions(_ line: TextLine, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    let title = Bytes.trim(
      reader.textRange(Int(document.sections[section].heading)), in: reader.bytes)
    if dimensionSymbols.contains(where: {
      title.count == $0.utf8CodeUnitCount
        && Bytes.matches($0, at: title.lowerBound, end: title.upperBound, in: reader.bytes)
    }) {
      return true
    }
    let words = UnmarkedWords.keys(reader.bytes, title)
    return words.count == 1 && title.count < 30 && dimensions.contains(words[0])
  }

  private static func ownKind(of line: TextLine, _ reader: FactReader) -> Token.Kind? {
    guard line.holder == .item, line.label != nil, line.value.count > 12,
      reader.topic(of: line).tokens == .none,
      let first = line.value.first,
      Bytes.isDigit(reader.bytes[first]) || reader.bytes[first] | 0x20 == 0x63,
      let literal = TokenLiteral.read(reader.bytes, line.value),
      literal.kind == .shadow
        || literal.kind == .easing
          && Bytes.matches("cubic-bezier(", at: first, end: line.value.upperBound, in: reader.bytes)
    else { return nil }
    return literal.kind
  }

  /// Whether the heading above a line is "Timing" and no more.
  private static func isOfTiming(_ line: TextLine, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    return namesTiming(
      reader.textRange(Int(document.sections[section].heading)), reader.bytes)
  }

  /// "Timing", "Transitions & animations": whether a heading is about speeds and no more.
  static func namesTiming(_ heading: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let title = Bytes.trim(heading, in: bytes)
    if case let words = UnmarkedWords.keys(bytes, title), !words.isEmpty {
      // "Transitions & animations"
      return title.count < 48 && words.count < 4 && timing.contains(words[0])
        && words.allSatisfy { timing.contains($0) || joints.contains($0) }
    }
    return [
      "タイミング", "타이밍", "トランジション", "过渡", "전환", "动效", "動效", "动画", "動畫", "アニメーション",
      "モーション", "애니메이션", "모션",
    ].contains { (word: StaticString) in
      title.count == word.utf8CodeUnitCount
        && Bytes.matches(word, at: title.lowerBound, end: title.upperBound, in: bytes)
    }
  }

  // MARK: Uses

  private static let roles = WordKey.set(
    "surface", "background", "primary", "secondary", "tertiary", "accent", "error", "outline",
    "on", "container", "variant", "onsurface", "onprimary", "neutral", "brand")

  /// "App bar: Surface (#FEF7FF)": an element and the role whose colour it takes, where "Primary: Moss (#…)" defines.
  static func paints(_ name: String, _ role: Range<Int>, _ reader: FactReader) -> Bool {
    let words = Words.keys(reader.bytes, role)
    guard (1...3).contains(words.count), words.allSatisfy(roles.contains) else { return false }
    return !Names.hasWord(name, in: roleNames)
  }

  private static let roleNames: Lexicon = [
    "surface", "background", "primary", "secondary", "tertiary", "accent", "error", "outline",
    "neutral", "brand", "color", "colour", "text", "border", "base", "main",
  ]

  private static let tickets = WordKey.set(
    "ticket", "tickets", "issue", "issues", "ref", "refs", "reference", "references", "pr", "prs",
    "bug", "bugs", "jira", "epic", "story", "task", "commit", "related", "closes", "fixes", "see")

  /// "Tickets: #114, #008": a number of an issue behind a label that says so, and no colour.
  static func isReferenceNumber(
    _ line: TextLine, _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let hash = line.value.first, bytes[hash] == 0x23 else { return false }
    let digits = line.value.dropFirst().prefix { Bytes.isDigit(bytes[$0]) }
    return (3...4).contains(digits.count) && Words.contain(tickets, bytes, label)
  }

  private static let scales: Set<Token.Kind> = [
    .breakpoint, .spacing, .radius, .size, .duration, .zindex, .fontWeight,
  ]

  /// Reads a label that names no one value; true where other readers have nothing left to do.
  static func readSeveral(
    _ label: Range<Int>, _ index: Int, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    endsWithProperty(label, reader.bytes)
      || PaletteLine.read(label, index, reader: reader, into: &sink)
      || StateColors.read(label, index, reader, into: &sink)
      || isReferenceNumber(reader.context.lines[index], label, reader.bytes)
      || ValueLeads.read(label, index, reader: reader, into: &sink)
      || ModePairs.read(label, index, reader: reader, into: &sink)
      || ValueLists.read(label, index, reader: reader, into: &sink)
      || DescribedColors.read(label, index, reader: reader, into: &sink)
      || LabelledProperties.read(label, index, reader: reader, into: &sink)
      || !sink.definesColorsInFrontMatter
        && CodeNamedColors.begins(reader.context.lines[index], reader)
  }

  /// "The accent is a moss green, --moss: #6b8e4e": a custom property behind words, which is read by itself.
  private static func endsWithProperty(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = label.upperBound
    while start > label.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2D {
      start -= 1
    }
    return start > label.lowerBound && label.upperBound - start > 3 && bytes[start] == 0x2D
      && bytes[start + 1] == 0x2D
  }

  /// "md (768px): tablets" among breakpoints, "`lg` (24px): gaps" among distances: a step with its value behind it.
  static func readStepInLabel(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    guard label.count < 40, bytes[label.upperBound - 1] == 0x29,
      let open = label.first(where: { bytes[$0] == 0x28 }), open > label.lowerBound,
      open + 1 < label.upperBound, Bytes.isDigit(bytes[open + 1]),
      case let name = Bytes.trim(label.lowerBound..<open, in: bytes),
      StepPairs.isStepName(name, reader),
      case let value = open + 1..<label.upperBound - 1,
      let literal = TokenLiteral.read(bytes, value), literal.range == value,
      let kind = kind(ofLine: index, reader: reader), scales.contains(kind),
      // "Tablet (768px): `h2`" says what is chosen at a width.
      case let line = reader.context.lines[index],
      reader.context.document.span(at: line.value.lowerBound, of: line.node, in: .code) == nil,
      let fit = TokenKinds.fit(literal, kind: kind, text: value, reader: reader)
    else { return false }
    sink.add(
      .init(
        name: reader.string(name), kind: fit.kind, value: reader.string(fit.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(fit.range),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// "`sm:` (640px) – one column" among breakpoints, with what stands in the brackets behind the label for its value.
  static func withoutBrackets(
    _ line: TextLine, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TextLine {
    guard kind == .breakpoint, let open = line.value.first, bytes[open] == 0x28,
      let close = line.value.first(where: { bytes[$0] == 0x29 }), close > open + 1,
      Bytes.isDigit(bytes[open + 1]) || [0x3C, 0x3E, 0xE2].contains(bytes[open + 1])
    else { return line }
    var line = line
    line.value = open + 1..<close
    return line
  }
}
