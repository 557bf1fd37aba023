import SpecModel
import SpecSyntax
import SpecText

/// Times that stand for others, or that are told to be wrong, and units in labels.
extension FactReader {
  // MARK: Rejected

  private static let toos = WordKey.set(
    "too", "zu", "trop", "demasiado", "demais", "troppo", "te", "za", "muito", "muy")
  private static let nots = WordKey.set(
    "don", "dont", "do", "never", "avoid", "no", "not", "bad", "wrong", "nicht", "kein", "keine",
    "ne", "pas", "nunca", "evitar", "evita", "non", "niet", "geen")

  /// "Too short (15ms): …", "❌ Do not use `all 900ms`": a time that is told to be wrong.
  func isRejected(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.bound == .none, measure.isSingle else { return false }
    if let label = line.label, label.contains(measure.range.lowerBound), line.isStrongLabel,
      let first = Words.keys(bytes, label).first, Self.toos.contains(first)
    {
      return true
    }
    let signs: [StaticString] = ["❌", "🚫", "✗", "⛔", "✖"]
    guard bytes[line.text.lowerBound] >= 0xE2,
      let sign = signs.first(where: {
        Bytes.matches($0, at: line.text.lowerBound, end: line.text.upperBound, in: bytes)
      })
    else { return false }
    let rest = line.text.lowerBound + sign.utf8CodeUnitCount..<line.text.upperBound
    return Words.keys(bytes, rest.lowerBound..<min(rest.upperBound, rest.lowerBound + 24)).first
      .map(Self.nots.contains) ?? false
  }

  // MARK: Samples

  private static let leads: [StaticString] = [
    "例", "예", "例如", "比如", "e.g", "eg ", "for example", "z. b", "z.b", "p. ej", "p.ej", "ej.",
    "ex.", "par ex", "p. ex", "por ej", "por ex", "np.", "např", "f.eks", "t.ex", "bijv", "es.",
    "per es", "напр", "mis.", "örn",
  ]

  /// "(e.g. 5 min, 2 hours)", "`20s`, `1m`, `3m`": times of several units that show how a time is written or what may be
  /// chosen, in brackets that open with words for an example or each in code of its own.
  func isSample(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.bound == .none else { return false }
    if isSum(measure, context.lines[index]) { return true }
    guard measure.time != .milliseconds else { return false }
    if isExample(measure, ofLine: index) { return true }
    // More are no choice that a person offers.
    guard context.facts.measures(of: index).count <= 64 else { return false }
    let all = context.facts.measures(of: index).filter(\.isTime)
    if measure.time != .seconds, isListedCode(measure, context.lines[index]) { return true }
    guard all.count > 1, Set(all.map(\.time)).count > 1 || all.count > 2 else {
      return false
    }
    let line = context.lines[index]
    let start = measure.range.lowerBound
    if let open = open(before: start, in: line.text), hasLead(open) {
      return all.count { open < $0.range.lowerBound && $0.range.lowerBound - open < 160 } > 1
    }
    guard Set(all.map(\.time)).count > 1, isCodeAlone(measure, line) else { return false }
    return all.count { isCodeAlone($0, line) } > 1
  }

  /// "(e.g., 16 cards × 70ms = 1120ms)": a sum that shows by an example how long something takes.
  private func isSum(_ measure: Measure, _ line: TextLine) -> Bool {
    guard let open = open(before: measure.range.lowerBound, in: line.text), hasLead(open) else {
      return false
    }
    let end = min(line.text.upperBound, open + 160)
    let bracket = open..<((open..<end).first { bytes[$0] == 0x29 } ?? end)
    return bracket.contains { bytes[$0] == 0x3D }
      && (Bytes.find("×", in: bracket, of: bytes) ?? Bytes.find(" x ", in: bracket, of: bytes)
        ?? Bytes.find(" * ", in: bracket, of: bytes)) != nil
  }

  /// The offset behind the bracket that is open at an offset.
  func open(before offset: Int, in text: Range<Int>) -> Int? {
    var place = offset
    while place > text.lowerBound, offset - place < 160 {
      place -= 1
      if bytes[place] == 0x29 { return nil }
      if bytes[place] == 0x28 { return place + 1 }
      if bytes[place] == 0xEF {
        if Bytes.matches("）", at: place, end: offset, in: bytes) { return nil }
        if Bytes.matches("（", at: place, end: offset, in: bytes) { return place + 3 }
      }
    }
    return nil
  }

  /// Whether words for an example stand at an offset.
  func hasLead(_ open: Int) -> Bool {
    Self.leads.contains { Bytes.matches($0, at: open, end: bytes.count, in: bytes) }
  }

  /// Whether a time is all of a code span.
  private func isCodeAlone(_ measure: Measure, _ line: TextLine) -> Bool {
    context.document.span(at: measure.range.lowerBound, of: line.node, in: .code) == measure.range
  }

  /// "`now` · `5m` · `2h`": a time that is all of a code span, between others of the kind with dots or commas.
  private func isListedCode(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.range.count < 8, isCodeAlone(measure, line) else { return false }
    func hasCode(at offset: Int) -> Bool {
      line.text.contains(offset)
        && context.document.span(at: offset, of: line.node, in: .code).map { $0.count < 8 } ?? false
    }
    let dots: [StaticString] = [" · ", " / ", ", "]
    return dots.contains { dot in
      let count = dot.utf8CodeUnitCount
      let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
      let follows =
        Bytes.matches(dot, at: end, end: line.text.upperBound, in: bytes)
        && hasCode(at: end + count)
      let precedes =
        start - count > line.text.lowerBound
        && Bytes.matches(dot, at: start - count, end: start, in: bytes)
        && hasCode(at: start - count - 1)
      return follows && precedes
    }
  }

  // MARK: Units in labels

  static let unitHeads = WordKey.set(
    "unit", "units", "einheit", "unite", "unidad", "unidade", "unita", "eenheid", "jednostka",
    "единица", "birim", "enhet")

  /// "Tooltip delay (ms): 450", "Coyote time (ms) | 90", "Fade in | 240 | ms": a bare number whose unit of time the label,
  /// the first cell of its row or the column of units gives.
  func unitOfLabel(_ measure: Measure, _ index: Int) -> Measure? {
    let line = context.lines[index]
    guard measure.isBare, measure.low > 0, let unit = unit(of: measure, line, index) else {
      return nil
    }
    var time = measure
    time.time = unit
    let factor = UnitFactor.of(unit)
    time.low *= factor
    time.high *= factor
    time.unit = .milliseconds
    return time
  }

  private func unit(of measure: Measure, _ line: TextLine, _ index: Int) -> Measure.TimeUnit? {
    let text = Bytes.trim(line.text, in: bytes)
    switch line.holder {
    case .cell:
      guard measure.range == text, let head = firstCell(ofRowOf: index) else { return nil }
      return bracketed(context.lines[head].text) ?? unitInRow(line)
        ?? timeUnitInRemark(of: measure, line)
        ?? (isTimeBesideCurve(measure, line) ? .milliseconds : nil)
    case .item, .paragraph:
      if let label = line.label {
        guard measure.range.lowerBound == line.value.lowerBound, ends(measure, line.text) else {
          return nil
        }
        return bracketed(label)
      }
      // "Fade time [s] = 0.6"
      let sign = measure.range.lowerBound - 3
      guard sign >= line.text.lowerBound, Bytes.matches(" = ", at: sign, end: sign + 3, in: bytes),
        ends(measure, line.text), Bytes.find(" = ", in: line.text, of: bytes) == sign
      else { return nil }
      return bracketed(line.text.lowerBound..<sign)
    default: return nil
    }
  }

  private func ends(_ measure: Measure, _ text: Range<Int>) -> Bool {
    let rest = Bytes.trim(measure.range.rest(of: text), in: bytes)
    return rest.isEmpty || bytes[rest.lowerBound] == 0x28
  }

  /// The unit in brackets or behind a comma at the end of a label.
  private func bracketed(_ label: Range<Int>) -> Measure.TimeUnit? {
    let text = Bytes.trim(label, in: bytes)
    guard text.count <= 60, let last = text.last else { return nil }
    let isBracketed = bytes[last] == 0x29 || bytes[last] == 0x5D
    let end = isBracketed ? last : text.upperBound
    var start = end
    while start > text.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    guard start > text.lowerBound, start < end else { return nil }
    // "Fade (ms)", "Fade [s]", "Jump buffer, ms"
    let isMarked =
      isBracketed
      ? bytes[start - 1] == 0x28 || bytes[start - 1] == 0x5B
      : bytes[start - 1] == 0x20 && start - 1 > text.lowerBound && bytes[start - 2] == 0x2C
    guard isMarked, let entry = UnitTable.words[WordKey(bytes, start..<end)], entry.factor >= 1,
      entry.time == .milliseconds || entry.time == .seconds
    else { return nil }
    return entry.time
  }

  /// "240 | ms" below "Value | Unit".
  private func unitInRow(_ line: TextLine) -> Measure.TimeUnit? {
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    let table = Int(document.nodes[row].parent)
    let (titles, cells) = (document.children(of: table + 1), document.children(of: row))
    guard
      let column = titles.firstIndex(where: {
        let words = UnmarkedWords.keys(bytes, textRange($0))
        return words.count == 1 && Self.unitHeads.contains(words[0])
      }), column < cells.count, column > 0, cells[column - 1] == line.node
    else { return nil }
    let text = Bytes.trim(textRange(cells[column]), in: bytes)
    guard text.count <= 12, let entry = UnitTable.words[WordKey(bytes, text)], entry.factor >= 1,
      entry.time == .milliseconds || entry.time == .seconds || entry.time == .minutes
    else { return nil }
    return entry.time
  }

  /// "1–60 minutes (default: 25)": a default in brackets behind a range has the unit of the range.
  func unitlessDefault(_ measure: Measure, _ index: Int) -> Measure? {
    let line = context.lines[index]
    guard measure.isSingle, measure.bound == .none else { return nil }
    var start = measure.range.lowerBound
    while start > line.text.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x3A {
      start -= 1
    }
    guard word(before: start, in: line.text).map(Self.defaults.contains) ?? false,
      let span = context.facts.measures(of: index).last(where: {
        $0.range.upperBound <= measure.range.lowerBound
      }), span.isTime, !span.isSingle, measure.range.lowerBound - span.range.upperBound <= 24,
      span.range.upperBound <= start,
      (span.range.upperBound..<start).contains(where: { bytes[$0] == 0x28 })
    else { return nil }
    var time = measure
    let factor = UnitFactor.of(span.time)
    time.low *= factor
    time.high *= factor
    time.unit = .milliseconds
    time.time = span.time
    return time
  }

  private static let defaults = WordKey.set(
    "default", "standard", "defecto", "défaut", "padrão", "predefinito", "standaard", "bawaan")
}
