import SpecModel
import SpecSyntax
import SpecText

extension FactReader {
  /// Labels that name a property and not the thing that has it.
  private static let properties = WordKey.set(
    "duration", "transition", "timing", "easing", "animation", "delay", "stagger", "speed", "value",
    "movement", "curve", "method", "default", "press", "release", "hover", "active", "entry",
    "exit",
    "enter", "leave", "target", "frequency", "size", "height", "width", "padding", "spacing",
    "margin", "radius", "border", "shadow", "opacity", "scale", "gap", "position", "background",
    "color", "font", "typography", "icon", "total", "time", "timeout", "interval", "corner",
    "stroke", "visual", "performance", "optimization", "effect", "appearance", "max", "min",
    "maximum", "minimum", "inner", "outer", "horizontal", "vertical", "mobile", "desktop", "tablet")

  /// Labels that name the time of a motion and nothing else.
  private static let generic = WordKey.set(
    "duration", "timing", "easing", "delay", "stagger", "speed", "value", "curve", "transition",
    "animation", "time", "total", "lasts")

  /// The same in scripts whose words have no letters of ASCII.
  private static let wideGeneric: Lexicon = [
    "时长", "時長", "持续时间", "持續時間", "动画时长", "动画", "动效", "延迟", "缓动", "曲线", "总时长", "时间", "数值", "時間",
    "全体時間", "所要時間", "アニメーション", "アニメーション時間", "遅延", "イージング", "値", "시간", "지속 시간", "지속시간",
    "애니메이션", "지연", "이징", "전체 시간", "값", "длительность", "продолжительность", "задержка", "кривая",
    "анимация", "время", "переход", "значение",
  ]

  /// Whether a label names the time of a motion and nothing else.
  private func isGeneric(_ label: Range<Int>, _ words: [WordKey]) -> Bool {
    words.isEmpty
      ? Self.wideGeneric.contains(string(label).lowercased())
      : words.allSatisfy(Self.generic.contains)
  }

  /// What a measure belongs to, in the document's words.
  func subject(ofLine index: Int, at measure: Range<Int>) -> String {
    let line = context.lines[index]
    switch line.holder {
    case .heading: return brief(Bytes.trim(line.text, in: bytes))
    case .cell: return cellSubject(of: index, at: measure)
    default: break
    }
    if let term = term(ofLine: index) { return string(term) }
    let first = firstOfList(measure, index)
    if let label = line.label, first.lowerBound >= line.value.lowerBound {
      let words = labelWords(of: index)
      if !words.isEmpty, words.count < 3, words.allSatisfy(Self.remarks.contains) {
        let phrase = phrase(around: first, in: line.value)
        if !phrase.isEmpty { return phrase }
      }
      if isGeneric(label, words), let owner = subjectAbove(index) { return owner }
      if words.count == 1, words.allSatisfy(Self.properties.contains),
        let owner = elementAbove(index)
      {
        return owner + ": " + string(label)
      }
      return string(label)
    }
    if let name = strongLead(line, before: first) ?? nameBehind(first, ofLine: index) {
      return string(name)
    }
    if let thing = requested(first, in: line.text) { return thing }
    let phrase = phrase(around: first, in: line.text)
    if isChain(phrase) { return chainSubject(index, before: first) ?? phrase }
    if !phrase.isEmpty { return phrase }
    return labelAbove(index) ?? subjectAbove(index) ?? brief(Bytes.trim(line.text, in: bytes))
  }

  /// "Corner radius:" in the paragraph right above a value that stands alone.
  private func labelAbove(_ index: Int) -> String? {
    guard index > 0, case let line = context.lines[index], line.holder == .paragraph,
      case let above = context.lines[index - 1], above.holder == .paragraph, above.value.isEmpty,
      let label = above.label, label.count <= 40,
      context.document.nodes[above.node].section == context.document.nodes[line.node].section
    else { return nil }
    return string(label)
  }

  /// "1.0 → 1.4 (100ms) → 0.9": values that follow each other and name nothing.
  private func isChain(_ phrase: String) -> Bool {
    guard let first = phrase.utf8.first, Bytes.isDigit(first) else { return false }
    return phrase.unicodeScalars.contains("→")
  }

  /// What a chain of values belongs to: the bold text that opens its paragraph, or what stands above.
  private func chainSubject(_ index: Int, before measure: Range<Int>) -> String? {
    var first = index
    while first > 0, context.lines[first - 1].node == context.lines[index].node, index - first < 8 {
      first -= 1
    }
    return strongLead(context.lines[first], before: measure).map(string) ?? subjectAbove(index)
  }

  private static let predicates = WordKey.set(
    "is", "are", "has", "have", "uses", "use", "must", "should", "with", "at", "in", "when", "for",
    "on", "to", "shows", "appears", "fades", "slides", "moves", "runs", "takes", "lasts", "may",
    "can", "will", "gets", "stays", "opens", "closes", "ist", "hat", "wird", "es", "est", "tiene",
    "over", "by", "from", "after")

  /// Whether a mark or a verb follows bold text; "**Primary** buttons" goes on with the name.
  private func isSubject(_ name: Range<Int>, in line: Range<Int>) -> Bool {
    var next = name.upperBound
    while next < line.upperBound, bytes[next] == 0x20 { next += 1 }
    guard next < line.upperBound, Bytes.isLetter(bytes[next]) else { return true }
    return word(after: next, in: line).map(Self.predicates.contains) ?? true
  }

  /// "**Toast** – slides in over 200ms": the bold text that opens a line, where it names something.
  private func strongLead(_ line: TextLine, before measure: Range<Int>) -> Range<Int>? {
    let document = context.document
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong) else {
      return nil
    }
    let name = trimmedEnd(span)
    guard name.lowerBound == line.text.lowerBound, name.count > 1, name.count < 60,
      name.upperBound <= measure.lowerBound, !name.contains(where: { Bytes.isDigit(bytes[$0]) })
    else { return nil }
    let words = Words.keys(bytes, name)
    guard words.count < 7, isSubject(name, in: line.text),
      !words.allSatisfy({ Self.remarks.contains($0) || Self.generic.contains($0) })
        || words.isEmpty
    else { return nil }
    return name
  }

  /// The label of the parent item or of the paragraph that leads the list, or else the heading.
  private func subjectAbove(_ index: Int) -> String? {
    if let label = ownerLabel(of: index) { return string(label) }
    return scope(of: context.lines[index]).last
  }

  /// The owner of a line where it names an element, and neither a condition nor a kind of specification.
  private func elementAbove(_ index: Int) -> String? {
    guard let label = ownerLabel(of: index), !isCondition(label) else { return nil }
    let words = Words.keys(bytes, label)
    return words.allSatisfy(Self.abstract.contains) ? nil : string(label)
  }

  /// Labels that remark on a sentence and name nothing.
  private static let remarks = WordKey.set(
    "optional", "note", "example", "then", "also", "important", "rule", "option", "warning", "do",
    "tip", "hint", "caution", "goal", "why",
    "don", "dont", "t", "never", "always", "avoid", "must", "should")

  /// Words of labels that head a kind of specification.
  private static let abstract = WordKey.set(
    "visual", "design", "specification", "specifications", "layout", "structure", "usage",
    "behavior", "behaviour", "feedback", "changes", "components", "notes", "details",
    "interaction", "interactions", "typography", "colors", "color", "spacing", "whitespace",
    "properties", "animation", "animations", "styling", "style", "requirements", "specs", "and")

  // MARK: Phrases

  /// The most bytes of a subject.
  private static let longest = 480

  /// A text, or its beginning where it is too long for a subject.
  func brief(_ range: Range<Int>) -> String {
    guard range.count > Self.longest else { return string(range) }
    var end = range.lowerBound + Self.longest
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return string(range.lowerBound..<end)
  }

  private static let connectors = WordKey.set(
    "every", "for", "of", "after", "within", "in", "over", "with", "at", "to", "is", "has", "have",
    "a", "an", "the", "by", "from", "and", "are", "meet", "meets", "than", "less", "more", "under",
    "about", "around", "up", "least", "most", "minimum", "maximum", "max", "min", "between", "all",
    "typically", "usually", "approximately", "roughly", "only", "just", "always", "ideally", "no",
    "above", "below", "past", "ab", "vanaf",
    "de", "del", "en", "por", "durante", "tras", "después", "cada", "hasta", "con", "para", "une",
    "após", "depois", "em", "com", "até", "pendant", "après", "sur", "dans", "pour", "du", "dopo",
    "di", "per", "dalla", "nach", "innerhalb", "von", "bis", "mit", "für", "na", "es", "est", "ist")

  /// The words before a measure, or where there are none those after it.
  private func phrase(around measure: Range<Int>, in line: Range<Int>) -> String {
    var end = min(max(measure.lowerBound, line.lowerBound), line.upperBound)
    // "Label `text-[10px]`": code is one word.
    if let code = codeAround(measure), code.lowerBound > line.lowerBound { end = code.lowerBound }
    var start = end
    while start > line.lowerBound, end - start < Self.longest, !isStop(start - 1),
      !endsWideStop(start)
    {
      start -= 1
    }
    if start == end || trimmedEnd(start..<end).isEmpty {
      start = max(line.lowerBound, end - Self.longest)
    }
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    if start == line.lowerBound, let mark = CheckMark(bytes, start..<end) { start = mark.end }
    var before = trimmedEnd(start..<end)
    let isRemark = before.upperBound < end && opensRemark(before.upperBound..<end)
    before = withoutOpenRemark(before)
    while !isRemark, let word = lastWord(of: before), opens(WordKey(bytes, word)) {
      before = trimmedEnd(before.lowerBound..<word.lowerBound)
    }
    before = behindJoint(withoutBound(withoutFactor(withoutMoment(before))))
    if before.count > 1 { return string(before) }
    let from = behindSides(min(measure.upperBound, line.upperBound), line)
    if isCalledBound(from, line) { return "" }
    var stop = from
    while stop < line.upperBound, stop - from < Self.longest, !isStop(stop) { stop += 1 }
    let after = withoutRemark(trimmedStart(trimmedEnd(from..<stop)))
    // "Minimal, 4px wide": how a thing is measured names none.
    if Self.adjectives.contains(WordKey(bytes, after)) { return "" }
    // ", at the latest 90 s": what the clause before says.
    if !saysSomething(after), start > line.lowerBound, isStop(start - 1) || endsWideStop(start) {
      return brief(
        trimmedStart(trimmedEnd(sentence(max(line.lowerBound, end - Self.longest)..<start))))
    }
    guard stop < line.upperBound, Self.laters.contains(WordKey(bytes, after)) else {
      return brief(after)
    }
    // "5 s later, the list grows"
    let next = stop + 1
    stop = next
    while stop < line.upperBound, stop - next < Self.longest, !isStop(stop) { stop += 1 }
    return brief(trimmedEnd(next..<stop))
  }

  /// "150ms is the ceiling": whether what follows a number calls it a bound, and so names nothing.
  private func isCalledBound(_ end: Int, _ line: Range<Int>) -> Bool {
    guard end + 1 < line.upperBound, bytes[end] == 0x20 else { return false }
    return Bounds(scanner: QuantityScanner(bytes: bytes, range: line)).called(behind: end + 1)
      != .none
  }

  /// Whether a word leads to a number, or opens one end of it.
  private func opens(_ word: WordKey) -> Bool {
    Self.connectors.contains(word)
      || (UnitTable.atMost.contains(word) || UnitTable.atLeast.contains(word)
        || UnitTable.about.contains(word)) && !UnitTable.exceed.contains(word)
  }

  private static let adjectives = WordKey.set(
    "wide", "tall", "high", "thick", "deep", "long", "across", "breit", "hoch", "dick", "lang",
    "tief", "haut", "ancho", "alto", "largo", "breed", "hoog", "dik", "lebar", "tinggi")
  private static let laters = WordKey.set(
    "later", "before", "earlier", "después", "plus tard", "später")

  private func opensRemark(_ range: Range<Int>) -> Bool { range.contains { bytes[$0] == 0x28 } }

  /// "Card updates (mark fades in": the remark if it says more than one word, or else what precedes it.
  private func withoutOpenRemark(_ range: Range<Int>) -> Range<Int> {
    guard let open = range.last(where: { bytes[$0] == 0x28 }),
      !(open..<range.upperBound).contains(where: { bytes[$0] == 0x29 })
    else { return range }
    let remark = open + 1..<range.upperBound
    if Words.all(bytes, remark).count > 1,
      !remark.contains(where: { Bytes.isDigit(bytes[$0]) })
    {
      return remark
    }
    return Bytes.trim(range.lowerBound..<open, in: bytes)
  }

  /// Ends of a phrase: ";", ",", "." before a space, "·".
  private func isStop(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x3B: true
    case 0x2C: !isInsideNumber(offset)
    case 0xC2: offset + 1 < bytes.count && bytes[offset + 1] == 0xB7
    case 0x2E: offset + 1 >= bytes.count || bytes[offset + 1] == 0x20
    default: false
    }
  }

  /// Whether "，", "。", "；" or "·" ends before an offset.
  private func endsWideStop(_ offset: Int) -> Bool {
    guard offset > 2, bytes[offset - 1] & 0xC0 == 0x80 else { return false }
    if bytes[offset - 2] == 0xC2, bytes[offset - 1] == 0xB7 { return true }
    switch (bytes[offset - 3], bytes[offset - 2], bytes[offset - 1]) {
    case (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9B), (0xE3, 0x80, 0x82): return true
    default: return false
    }
  }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var range = Bytes.trim(range, in: bytes)
    while let last = range.isEmpty ? nil : bytes[range.upperBound - 1] {
      if last == 0x28 || last == 0x3C || last == 0x3E || last == 0x3A || last == 0x7E
        || last == 0x3D || last == 0x2D || last == 0x20 || last == 0x5B || last == 0x2C
        || last == 0x2B
      {
        range = range.lowerBound..<range.upperBound - 1
      } else if last & 0xC0 == 0x80, range.count > 2, isSign(before: range.upperBound) {
        range = range.lowerBound..<range.upperBound - 3
      } else if last == 0xB7, range.count > 1, bytes[range.upperBound - 2] == 0xC2 {
        // "·"
        range = range.lowerBound..<range.upperBound - 2
      } else {
        break
      }
    }
    return range
  }

  /// Whether a dash, an arrow, "≤", "≥" or "≈" or a wide parenthesis ends at an offset.
  private func isSign(before offset: Int) -> Bool {
    switch (bytes[offset - 3], bytes[offset - 2]) {
    case (0xE2, 0x89), (0xE2, 0x86): true
    case (0xE2, 0x80): bytes[offset - 1] == 0x93 || bytes[offset - 1] == 0x94
    case (0xEF, 0xBC): bytes[offset - 1] == 0x88 || bytes[offset - 1] == 0x9A
    // "约", "約", "약": about.
    case (0xE7, 0xBA): bytes[offset - 1] == 0xA6
    case (0xE7, 0xB4): bytes[offset - 1] == 0x84
    case (0xEC, 0x95): bytes[offset - 1] == 0xBD
    default: false
    }
  }

  /// A letter, or a part of a letter beyond ASCII.
  private func isLetter(_ byte: UInt8) -> Bool { Bytes.isLetter(byte) || byte >= 0x80 }

  private func lastWord(of range: Range<Int>) -> Range<Int>? {
    var start = range.upperBound
    while start > range.lowerBound, isLetter(bytes[start - 1]) { start -= 1 }
    return start < range.upperBound ? start..<range.upperBound : nil
  }

  // MARK: Cells

  /// The cell that names the row, with the header of the column where that is not generic.
  private func cellSubject(of index: Int, at measure: Range<Int>) -> String {
    let document = context.document
    let cell = context.lines[index].node
    let row = Int(document.nodes[cell].parent)
    guard row >= 0, document.nodes[row].kind == .tableRow else { return "" }
    let isMoment = header(ofCell: cell).map(isMomentHeader) ?? false
    let cells = isMoment ? document.children(of: row) : context.cells(of: row)
    guard
      let first = cells.first(where: {
        saysSomething(textRange($0)) && !(isMoment && ($0 == cell || isTime(textRange($0))))
          && !isOrdinal($0, besides: cell, in: cells)
      })
    else { return "" }
    if isMoment { return brief(textRange(first)) }
    if let change = changedStates(beside: cell, cells) { return change }
    var name = brief(textRange(first))
    if first == cell {
      return ownName(cell, before: measure) ?? header(ofCell: cell).map(string) ?? name
    }
    if isDimension(textRange(first)),
      let title = scope(of: context.lines[index]).last(where: namesElement)
    {
      name = StateName.withoutNumbering(title) + ": " + name
    }
    if let target = transitionTarget(row: row, cells) { return name + " → " + target }
    guard let header = header(ofCell: cell) else { return name }
    let words = Words.keys(bytes, header)
    // "Default value"; "Default" alone is one of several.
    let said = words.count > 1 && words[0] == Self.byDefault ? words[1...] : words[...]
    let isNeutral = said.allSatisfy { Self.generic.contains($0) || Self.neutral.contains($0) }
    if isNeutral || isWideNeutral(header) { return name }
    return name + ": " + string(header)
  }

  /// "Contrast 4.5:1": the words of a cell before its number, where they are a name.
  private func ownName(_ cell: Int, before measure: Range<Int>) -> String? {
    let text = textRange(cell)
    guard measure.lowerBound > text.lowerBound, measure.upperBound <= text.upperBound else {
      return nil
    }
    if let code = codeAround(measure) { return code.isEmpty ? nil : string(code) }
    let start = clauseStart(measure.lowerBound, text)
    var name = trimmedEnd(start..<measure.lowerBound)
    if let property = property(in: name) { return string(property) }
    name = withoutOpeners(name)
    // "Size, at least 44px"
    if name.isEmpty { name = withoutOpeners(trimmedEnd(text.lowerBound..<start)) }
    guard (3...40).contains(name.count), !name.contains(where: { Bytes.isDigit(bytes[$0]) }),
      name.contains(where: { Bytes.isLetter(bytes[$0]) || bytes[$0] >= 0xC3 })
    else { return nil }
    return string(name)
  }

  /// What stands before the words that lead to a number.
  private func withoutOpeners(_ range: Range<Int>) -> Range<Int> {
    var name = range
    while let word = lastWord(of: name), opens(WordKey(bytes, word)) {
      name = trimmedEnd(name.lowerBound..<word.lowerBound)
    }
    return name
  }

  private static let dimensions = WordKey.set(
    "height", "width", "size", "altura", "alto", "ancho", "hauteur", "largeur", "taille", "höhe",
    "breite", "größe", "largura", "tamanho", "altezza", "larghezza", "dimensione", "dimensions",
    "tamaño")

  private static let kinds: Lexicon = [
    "dimensions", "dimension", "layout", "size", "sizes", "sizing", "specs", "spec",
    "specification",
    "specifications", "visual", "visuals", "design", "measurements", "style", "styling",
    "properties",
    "maße", "dimensiones", "medidas", "measures", "summary", "and",
  ]

  /// Whether a heading says more than that measures follow.
  private func namesElement(_ title: String) -> Bool {
    let words = Names.words(title).filter { $0.utf8.first.map(ASCII.isDigit) != true }
    return !words.isEmpty && !words.allSatisfy(Self.kinds.contains)
  }

  /// Whether a row is named by a dimension alone, so that only the heading says of what.
  private func isDimension(_ text: Range<Int>) -> Bool {
    guard text.count <= 16 else { return false }
    let words = FoldedWords(bytes, text).words
    return words.count == 1 && Self.dimensions.contains(words[0].key)
  }

  /// Whether a cell holds more than a dash.
  func saysSomething(_ text: Range<Int>) -> Bool {
    text.contains { offset in
      let byte = bytes[offset]
      return Bytes.isWord(byte) || byte >= 0xC3 && byte != 0xE2 && byte != 0xEF
    }
  }

  private static let sources = WordKey.set("from", "current", "source")
  private static let targets = WordKey.set("to", "next", "target")

  /// The second end of a row of a transition table whose first column is the first.
  private func transitionTarget(row: Int, _ cells: [Int]) -> String? {
    guard let first = cells.first, let from = header(ofCell: first),
      Words.contain(Self.sources, bytes, from),
      let target = cells.dropFirst().first(where: {
        header(ofCell: $0).map { Words.contain(Self.targets, bytes, $0) } ?? false
      })
    else { return nil }
    return string(textRange(target))
  }

  private static let neutral = WordKey.set(
    "value", "values", "spec", "specification", "notes", "description", "details", "requirement",
    "target", "usage", "css", "ms", "s", "effect", "animation", "token", "tokens", "implementation",
    "definition", "definitions", "detail", "detalle", "detalles", "dettaglio", "dettagli",
    "detalhe", "detalhes", "motion",
    "valor", "wert", "valeur", "valore", "spezifikation", "dauer", "durata", "duur", "durasi",
    "kurve", "courbe", "curva")
  private static let byDefault = WordKey("default")
  private static let wideNeutral = WordKey.set(
    "especificación", "especificação", "spécification", "durée", "duración", "duração")

  /// Whether a header with letters outside ASCII says no more than that values stand below.
  private func isWideNeutral(_ header: Range<Int>) -> Bool {
    guard header.count <= 18, header.contains(where: { bytes[$0] >= 0xC3 }) else { return false }
    let words = FoldedWords(bytes, header).words
    return words.count == 1 && Self.wideNeutral.contains(words[0].key)
  }

  /// The header of the column of a cell.
  func header(ofCell cell: Int) -> Range<Int>? {
    let document = context.document
    let row = Int(document.nodes[cell].parent)
    guard row >= 0 else { return nil }
    let table = Int(document.nodes[row].parent)
    guard table >= 0, document.nodes[table].kind == .table, table + 1 < document.nodes.count,
      document.nodes[table + 1].level == 1, table + 1 != row
    else { return nil }
    var column = 0
    var child = row + 1
    while child < cell {
      column += 1
      child = Int(document.nodes[child].end)
    }
    var header = table + 2
    while column > 0, header < Int(document.nodes[table + 1].end) {
      column -= 1
      header = Int(document.nodes[header].end)
    }
    guard header < Int(document.nodes[table + 1].end) else { return nil }
    return Bytes.trim(textRange(header), in: bytes)
  }

  /// The visible text of a leaf.
  func textRange(_ node: Int) -> Range<Int> {
    let text = context.document.nodes[node].text
    let range = Int(text.lowerBound)..<Int(text.upperBound)
    return context.normativity.hasStruckText ? standing(range, of: node) : range
  }

  /// "~~300ms~~ 250ms": a cell without the value that is struck out in front of the one that holds now.
  private func standing(_ text: Range<Int>, of node: Int) -> Range<Int> {
    guard context.document.nodes[node].kind == .tableCell,
      let struck = context.document.span(at: text.lowerBound, of: node, in: .strikethrough),
      struck.lowerBound == text.lowerBound
    else { return text }
    return Bytes.trim(min(struck.upperBound, text.upperBound)..<text.upperBound, in: bytes)
  }
}
