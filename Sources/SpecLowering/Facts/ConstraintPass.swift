import SpecModel
import SpecSyntax
import SpecText

/// Compiles every measurable demand other than a time.
enum ConstraintPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let tokens = spec.tokens.map(\.origin.range)
    let known = spec.constraints.map(\.origin.range)
    FactReader.with(context) { reader in
      for index in context.lines.indices where !context.facts.lineMeasures[index].isEmpty {
        guard context.facts.measures(of: index).contains(where: { !$0.isTime }) else { continue }
        let line = context.lines[index]
        if isDefinition(reader.origin(line.text, in: line).range.start, tokens)
          || isPartOfStyle(index, spec.tokens, reader)
        {
          continue
        }
        addConstraints(ofLine: index, reader: reader, known: known, tokens: tokens, to: &spec)
      }
    }
    CodeConstraints.read(context, into: &spec)
    spec.constraints.sort { $0.origin.range.start < $1.origin.range.start }
  }

  /// Whether an offset stands in a definition of a token.
  static func isDefinition(_ offset: UInt32, _ tokens: [SourceRange]) -> Bool {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < tokens[low - 1].end
  }

  // MARK: Lines

  private static func addConstraints(
    ofLine index: Int, reader: FactReader, known: [SourceRange], tokens: [SourceRange],
    to spec: inout SpecDocument
  ) {
    let line = reader.context.lines[index]
    let all = reader.words(of: index)
    let isLong = line.text.count > 1200
    let label = reader.labelWords(of: index)
    let above = reader.wordsAbove(index)
    var previous: Int?
    let shadows = reader.shadows(ofLine: index) + reader.gradients(ofLine: index)
    let row = line.holder == .cell && label.isEmpty ? reader.rowWords(ofLine: index) : []
    for measure in reader.context.facts.measures(of: index) where !measure.isTime {
      guard !reader.isQuoted(measure.range.lowerBound), !reader.isInColor(measure, in: line),
        !shadows.contains(where: { $0.contains(measure.range.lowerBound) })
      else { continue }
      if reader.isOperand(measure, ofLine: index) || reader.isPast(measure, in: line)
        || reader.isCoordinate(measure, in: line) || isNoDemand(measure, ofLine: index, reader)
        || line.holder == .cell && reader.isLogged(line)
      {
        continue
      }
      if isReplaced(measure, line.text, reader.bytes) { continue }
      guard measure.unit != nil else {
        addUnresolved(
          measure, "a unit of the viewport has no fixed length", reader: reader, to: &spec)
        continue
      }
      if measure.unit?.isLength == true, let end = reader.speedEnd(measure, in: line.text) {
        addUnresolved(
          measure, "a speed, which is neither a length nor a time", until: end, reader: reader,
          to: &spec)
        continue
      }
      let words = isLong ? Words.near(measure.range, in: all, reach: 600) : all
      let told =
        measure.isBare
        ? CountReader.kind(of: measure, in: line, words: words, reader: reader)
        : ConstraintKinds.kind(
          of: measure, words: words, label: label, above: above, row: row, in: reader.bytes)
      let kind = settled(told, measure, ofLine: index, reader)
      guard let kind, line.holder != .heading || kind == .scale || kind == .breakpoint else {
        continue
      }
      if let last = previous, isBase(measure, of: spec.constraints[last], reader: reader) {
        spec.constraints[last].base = measure.quantity
        continue
      }
      if measure.joint == .slash, kind == .typeSize { continue }
      let place = reader.origin(measure.range, in: line)
      if known.contains(where: { $0.contains(place.range) }) { continue }
      // "Headline is 30px/36px, …": a sentence that defines several values.
      if isDefinition(place.range.start, tokens) { continue }
      previous = spec.constraints.count
      spec.constraints.append(
        constraint(kind, measure, at: place, ofLine: index, label: label, reader: reader))
    }
  }

  /// "20pt × 30pt": the first is the width, the second the height.
  static func side(
    of measure: Measure, ofLine index: Int, reader: FactReader
  ) -> Constraint.Kind? {
    if measure.joint == .times { return .height }
    let measures = reader.context.facts.measures(of: index)
    var low = measures.startIndex
    var high = measures.endIndex
    while low < high {
      let middle = (low + high) / 2
      if measures[middle].range.lowerBound < measure.range.upperBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < measures.endIndex && measures[low].joint == .times ? .width : nil
  }

  private static func constraint(
    _ kind: Constraint.Kind, _ measure: Measure, at place: Origin, ofLine index: Int,
    label: [WordKey], reader: FactReader
  ) -> Constraint {
    let line = reader.context.lines[index]
    let condition = reader.condition(ofLine: index, at: measure.range)
    let isOwn = condition?.isOwnLabel ?? false
    var subject =
      (isOwn ? reader.ownerLabel(of: index).map(reader.string) : nil)
      ?? reader.member(ofLine: index, at: measure)
      ?? reader.subject(ofLine: index, at: measure.range)
    // "full} → 8/": a piece of a list in braces names nothing.
    if subject.utf8.contains(0x7D), !subject.utf8.contains(0x7B) {
      subject = reader.context.document.title(
        ofSection: Int(reader.context.document.nodes[line.node].section))
    }
    var bounded = reader.allowed(measure, label: label, ofLine: index)
    if kind == .contrast, bounded.bound == .none, reader.isDemanded(bounded, ofLine: index) {
      bounded.bound = .atLeast
    }
    return Constraint(
      kind: kind, subject: subject, quantity: bounded.quantity,
      scope: reader.scope(of: line), condition: kind == .breakpoint ? nil : condition?.text,
      origin: place, lineOrigin: reader.origin(line.text, in: line))
  }

  /// "56pt (from 28pt)": the second measure is what the first is derived from.
  private static func isBase(
    _ measure: Measure, of constraint: Constraint, reader: FactReader
  ) -> Bool {
    let start = measure.range.lowerBound
    guard start >= 6, constraint.quantity.unit == measure.unit,
      Bytes.matches("(from ", at: start - 6, end: start, in: reader.bytes)
        || Bytes.matches("(was ", at: start - 5, end: start, in: reader.bytes)
    else { return false }
    return true
  }

  private static func addUnresolved(
    _ measure: Measure, _ why: String, until end: Int? = nil, reader: FactReader,
    to spec: inout SpecDocument
  ) {
    let range = measure.range.lowerBound..<max(end ?? 0, measure.range.upperBound)
    spec.unresolved.append(
      Unresolved(text: reader.string(range), why: why, origin: reader.origin(range)))
  }
}

extension FactReader {
  private static let shadow = WordKey.set("shadow", "shadows", "glow", "elevation")

  /// The shadows of a line, "0 4px 14px rgba(…)", whose lengths are parts of one value.
  func shadows(ofLine index: Int) -> [Range<Int>] {
    let measures = context.facts.measures(of: index)
    guard measures.count > 1, measures.contains(where: { $0.joint == .space }) else { return [] }
    let line = context.lines[index]
    var result: [Range<Int>] = []
    var first = measures.startIndex
    while first < measures.endIndex {
      var next = first + 1
      while next < measures.endIndex, measures[next].joint == .space { next += 1 }
      defer { first = next }
      guard next - first > 1 else { continue }
      let range = measures[first].range.lowerBound..<measures[next - 1].range.upperBound
      let rest = range.lowerBound..<min(line.text.upperBound, range.upperBound + 80)
      let isValue = TokenLiteral.read(bytes, rest)?.kind == .shadow
      let isNamed =
        next - first > 2 && words(of: index).contains { Self.shadow.contains($0.key) }
      if isValue || isNamed { result.append(range) }
    }
    return result
  }

  /// What stands in the brackets of gradients of a line, "linear-gradient(135deg, #FFF 0%, #000 100%)", whose angles and
  /// stops are parts of one value.
  func gradients(ofLine index: Int) -> [Range<Int>] {
    guard !context.facts.measures(of: index).isEmpty else { return [] }
    let text = context.lines[index].text
    var result: [Range<Int>] = []
    var start = text.lowerBound
    while start < text.upperBound,
      let found = Bytes.find("gradient(", in: start..<text.upperBound, of: bytes)
    {
      var (depth, end) = (0, found + 8)
      repeat {
        if bytes[end] == 0x28 { depth += 1 }
        if bytes[end] == 0x29 { depth -= 1 }
        end += 1
      } while depth > 0 && end < text.upperBound
      result.append(found..<end)
      start = end
    }
    return result
  }

  /// Where a speed ends, "500px/s", "0.5 pt/ms", "40px per second"; `nil` where a length is none.
  func speedEnd(_ measure: Measure, in line: Range<Int>) -> Int? {
    let end = measure.range.upperBound
    guard end < line.upperBound, bytes[end] == 0x2F || bytes[end] == 0x20 else { return nil }
    for tail: StaticString in ["/s", "/ms", " per second", " per s", " per ms", " per millisecond"]
    where Bytes.matches(tail, at: end, end: line.upperBound, in: bytes) {
      var next = end + tail.utf8CodeUnitCount
      if next >= line.upperBound || !Bytes.isLetter(bytes[next]) || bytes[next] | 0x20 == 0x65 {
        while next < line.upperBound, Bytes.isLetter(bytes[next]) { next += 1 }
        return next
      }
    }
    return nil
  }

  /// What a demand is limited to.
  struct Condition {
    var text: String
    /// Whether the line's own label says it ("Mobile: 16px"), so that the label is no subject.
    var isOwnLabel: Bool
  }

  private static let conditions = WordKey.set(
    "mobile", "tablet", "desktop", "laptop", "laptops", "notebook", "phone", "phones", "ios",
    "android", "web", "iphone", "ipad",
    "landscape", "portrait", "compact", "dark", "wide", "watch", "tv", "ipados", "macos", "windows")
  private static let dynamic = WordKey("dynamic")
  private static let type = WordKey("type")
  private static let on = WordKey("on")

  /// The breakpoint, platform or mode that a measure is limited to.
  func condition(ofLine index: Int, at measure: Range<Int>) -> Condition? {
    let line = context.lines[index]
    if let text = trailingCondition(measure, line.text) ?? sideCondition(measure, line.text)
      ?? otherCondition(measure, index)
    {
      return Condition(text: text, isOwnLabel: false)
    }
    if let label = line.label, isCondition(label), labelWords(of: index).count <= 3 {
      return Condition(text: string(label), isOwnLabel: true)
    }
    var current = owner(of: index)
    var steps = 0
    while let owner = current, steps < 8 {
      let label = label(of: context.lines[owner])
      if isCondition(label) { return Condition(text: string(label), isOwnLabel: false) }
      current = self.owner(of: owner)
      steps += 1
    }
    if line.holder == .cell, let header = header(ofCell: line.node), isCondition(header) {
      return Condition(text: string(header), isOwnLabel: false)
    }
    var section = Int(context.document.nodes[line.node].section)
    while section > 0 {
      let heading = Int(context.document.sections[section].heading)
      if heading >= 0, isCondition(textRange(heading)) {
        return Condition(text: string(textRange(heading)), isOwnLabel: false)
      }
      section = Int(context.document.sections[section].parent)
      steps += 1
      if steps > 16 || heading < 0 || context.document.sections[section].level <= 1 { break }
    }
    return nil
  }

  /// Words for devices and ways to hold them, in other scripts, at the start of a title or a label.
  private static let devices: [StaticString] = [
    "모바일", "태블릿", "데스크톱", "데스크탑", "휴대폰", "가로 모드", "세로 모드", "モバイル", "タブレット", "デスクトップ",
    "スマホ", "スマートフォン", "横向き", "縦向き", "移动端", "移动设备", "移動端", "手机", "手機", "平板", "桌面端", "桌面",
    "电脑端", "横屏", "竖屏", "大屏", "小屏", "мобильн", "Мобильн", "планшет", "Планшет", "десктоп", "Десктоп",
  ]
  private static let marked = WordKey.set(
    "movil", "moviles", "tableta", "tablette", "mobil", "mobilgerat", "smartphone", "smartphones",
    "telefono", "telefone", "celular", "escritorio", "ordinateur", "telefoon", "ponsel")

  /// Whether a text opens with a word for a device in another language: "Móvil, hasta 960px", "태블릿 960px 이하".
  private func opensWithDevice(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    if bytes[first] >= 0xD0 {
      return Self.devices.contains {
        Bytes.matches($0, at: first, end: range.upperBound, in: bytes)
      }
    }
    return UnmarkedWords.word(at: first, to: range.upperBound, bytes).map {
      Self.marked.contains($0.key)
    } ?? false
  }

  func isCondition(_ range: Range<Int>) -> Bool {
    guard range.count <= 64 else { return false }
    if opensWithDevice(range) { return true }
    var (count, first, second) = (0, WordKey(), WordKey())
    _ = Words.contains(bytes, range) { word in
      count += 1
      if count == 1 { first = WordKey(bytes, word) }
      if count == 2 { second = WordKey(bytes, word) }
      return count == 1 && first != Self.dynamic && !Self.conditions.contains(first) || count > 6
    }
    guard count > 0, count <= 6 else { return false }
    if Self.conditions.contains(first) { return true }
    return first == Self.dynamic && second == Self.type
  }

  /// "2-column grid on mobile": the words after "on" until a mark.
  func trailingCondition(_ measure: Range<Int>, _ line: Range<Int>) -> String? {
    var end = measure.upperBound
    let limit = min(line.upperBound, measure.upperBound + 120)
    while end < limit, bytes[end] != 0x28, bytes[end] != 0x29, bytes[end] != 0x2C,
      bytes[end] != 0x3B, bytes[end] != 0x2E
    {
      // "24px on desktop and 16px below": the next value has a condition of its own.
      if Bytes.isDigit(bytes[end]), let joint = joint(before: end), joint > measure.upperBound {
        end = joint
        break
      }
      end += 1
    }
    let words = Words.all(bytes, measure.upperBound..<end)
    guard let index = words.firstIndex(where: { $0.key == Self.on }), index <= 3,
      index + 1 < words.count, words.count - index <= 4,
      words[(index + 1)...].contains(where: {
        Self.conditions.contains($0.key) || Self.screens.contains($0.key)
      })
    else { return nil }
    return string(Bytes.trim(words[index + 1].range.lowerBound..<end, in: bytes))
  }

  private static let screens = WordKey.set("screens", "devices", "displays", "screen", "tablets")

  /// "Mobile (320-767px)": an interval of lengths beside the name of a device or a breakpoint.
  func isBreakpoint(_ measure: Measure, in line: TextLine) -> Bool {
    guard measure.unit == .px || measure.unit == .pt || measure.unit == .dp,
      !measure.isSingle || measure.bound != .none,
      measure.low >= 200 || measure.high >= 400
    else { return false }
    let region = line.label.map { $0.contains(measure.range.lowerBound) ? $0 : line.text }
    guard isCondition(region ?? line.text) || isOfBreakpoints(line) || isOfWindows(line) else {
      return false
    }
    let start = (region ?? line.text).lowerBound
    return start >= measure.range.lowerBound
      || !Names.words(string(start..<measure.range.lowerBound)).suffix(2).contains { word in
        Self.heights.contains(word) || Self.wideHeights.contains(where: word.hasPrefix)
      }
  }

  /// "Breakpoints: < 420pt wide = narrow; > 760pt = roomy": whether a label says that all lengths behind it divide widths.
  private func isOfBreakpoints(_ line: TextLine) -> Bool {
    guard let label = line.label, label.count <= 24 else { return false }
    let words = Words.keys(bytes, label)
    return words.count == 1 && Self.breakpoints.contains(words[0])
  }
  private static let breakpoints = WordKey.set("breakpoint", "breakpoints")

  /// "Medium (620-859px)" as a heading: a class of windows with its widths.
  private func isOfWindows(_ line: TextLine) -> Bool {
    line.holder == .heading
      && Words.keys(bytes, line.text.prefix(24)).first.map(Self.windows.contains) ?? false
  }
  private static let windows = WordKey.set(
    "compact", "medium", "expanded", "large", "small", "xs", "sm", "md", "lg", "xl")

  /// "Phone landscape, height up to 500px": how high a screen is divides no widths.
  private static let heights: Lexicon = [
    "height", "heights", "tall", "höhe", "hauteur", "alto", "altura", "altezza", "hoogte", "tinggi",
  ]
  private static let wideHeights = ["高さ", "高度", "높이", "высот"]
}
