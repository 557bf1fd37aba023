import SpecModel
import SpecText

/// Turns the text of one line inside a frame into a row.
struct WireframeRows {
  let bytes: ContiguousArray<UInt8>
  let file: FileID

  /// The row of a piece; `nil` where it is empty.
  func row(_ piece: Drawing.Piece) -> Wireframe.Row? {
    guard piece.kind == .content, let first = piece.segments.first,
      let last = piece.segments.last
    else { return nil }
    var row = Wireframe.Row(
      kind: .content, depth: piece.depth, frame: piece.frame, components: [], note: nil,
      origin: origin(first.lowerBound..<last.upperBound))
    if piece.segments.count == 1, let kind = singleKind(first, width: piece.width) {
      row.kind = kind
      if kind == .divider { return row }
    }
    for segment in piece.segments { read(segment, into: &row) }
    if row.kind == .content, row.components.count == 1, isMore(row.components[0]) {
      row.kind = .more
    }
    return row
  }

  /// A range of the source in this file.
  func origin(_ range: Range<Int>) -> Origin {
    Origin(file: file, range: SourceRange(range.lowerBound, range.upperBound))
  }

  // MARK: - Kinds

  private static let gapWords: Lexicon = [
    "space", "spacing", "spacer", "gap", "margin", "whitespace", "separation", "espacio",
    "espace", "abstand", "余白", "間隔", "间距", "간격", "여백",
  ]
  private static let paddingWords: Lexicon = ["padding", "inset", "insets", "패딩", "内边距"]

  /// The kind of a row whose only text states a distance, or is a line across the frame.
  private func singleKind(_ range: Range<Int>, width: Int) -> Wireframe.Row.Kind? {
    if let length = TextScan.ruleLength(range, in: bytes) {
      return length * 10 >= width * 6 ? .divider : nil
    }
    let inner = bracketed(range)
    let text = inner ?? range
    guard text.count <= 60, inner != nil || !bytes[range].contains(0x5B) else { return nil }
    let measures = DrawingMeasures.read(text, in: bytes)
    guard measures.count == 1, measures[0].quantity.unit.isLength else { return nil }
    let words = TextScan.words(TextScan.string(text, in: bytes))
    guard words.count <= (inner == nil ? 3 : 6) else { return nil }
    if words.contains(where: Self.paddingWords.contains) { return .padding(measures[0].quantity) }
    if words.contains(where: Self.gapWords.contains) { return .gap(measures[0].quantity) }
    let (scalar, _) = Scalars.decode(bytes, at: text.lowerBound, end: text.upperBound)
    return scalar == 0x2195 ? .gap(measures[0].quantity) : nil
  }

  /// The text between brackets or parentheses that enclose the whole range.
  private func bracketed(_ range: Range<Int>) -> Range<Int>? {
    guard range.count > 2 else { return nil }
    let pair = (bytes[range.lowerBound], bytes[range.upperBound - 1])
    if pair.0 == 0xEF { return wideBracketed(range) }
    let isPair = pair == (0x5B, 0x5D) || pair == (0x28, 0x29)
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard isPair, !bytes[inner].contains(pair.1) else { return nil }
    return TextScan.trim(inner, in: bytes)
  }

  /// The text between "［" and "］" or "（" and "）".
  private func wideBracketed(_ range: Range<Int>) -> Range<Int>? {
    let close = range.upperBound - 3
    let isPair =
      isWide(0xBB, range.lowerBound, range.upperBound) && isWide(0xBD, close, range.upperBound)
      || isWide(0x88, range.lowerBound, range.upperBound) && isWide(0x89, close, range.upperBound)
    let inner = range.lowerBound + 3..<max(range.lowerBound + 3, close)
    guard isPair, !bytes[inner].contains(0xEF) else { return nil }
    return TextScan.trim(inner, in: bytes)
  }

  /// "More cards…", "… (more rows)", "⋮" and a plural with an ellipsis stand for more of the same.
  private func isMore(_ component: Wireframe.Component) -> Bool {
    let text = component.text
    let starts = text.hasPrefix("...") || text.hasPrefix("…") || text.hasPrefix("⋮")
    let ends = text.hasSuffix("...") || text.hasSuffix("…")
    guard starts || ends else { return false }
    let words = TextScan.words(text).map { $0.hasSuffix("…") ? String($0.dropLast()) : $0 }
    guard let last = words.last(where: { !$0.isEmpty }) else { return true }
    if starts || words.contains("more") { return true }
    return component.kind == .box && last.hasSuffix("s") && !last.hasSuffix("ss")
  }

  // MARK: - Components

  private func read(_ segment: Range<Int>, into row: inout Wireframe.Row) {
    var offset = segment.lowerBound
    while offset < segment.upperBound {
      if TextScan.isBlank(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == 0x5B {
        let end = closingBracket(offset, segment.upperBound)
        let inner = offset + 1..<max(offset + 1, bytes[end - 1] == 0x5D ? end - 1 : end)
        let text = TextScan.trim(inner, in: bytes)
        row.components.append(
          .init(
            kind: .box, text: TextScan.string(text, in: bytes), origin: origin(offset..<end)))
        offset = end
      } else if isWide(0xBB, offset, segment.upperBound) {
        let end = wideClosing(offset, segment.upperBound)
        let inner = offset + 3..<max(offset + 3, isWide(0xBD, end - 3, end) ? end - 3 : end)
        row.components.append(
          .init(
            kind: .box, text: StateName.trimmed(TextScan.string(inner, in: bytes)),
            origin: origin(offset..<end)))
        offset = end
      } else {
        let end = textEnd(offset, segment.upperBound)
        let text = TextScan.trim(offset..<end, in: bytes)
        if !row.components.isEmpty, row.note == nil, let note = innerNote(text) {
          row.note = note
        } else {
          addText(text, to: &row)
        }
        offset = end
      }
    }
  }

  private func closingBracket(_ start: Int, _ end: Int) -> Int {
    var depth = 0
    for offset in start..<end {
      if bytes[offset] == 0x5B { depth += 1 }
      if bytes[offset] == 0x5D {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
    }
    return end
  }

  /// Whether a full-width bracket, "［" (EF BC BB) or "］" (EF BC BD), stands at an offset.
  private func isWide(_ last: UInt8, _ offset: Int, _ end: Int) -> Bool {
    offset + 2 < end && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBC
      && bytes[offset + 2] == last
  }

  /// Where the full-width bracket closes that opens at an offset.
  private func wideClosing(_ start: Int, _ end: Int) -> Int {
    (start + 3..<max(start + 3, end)).first { isWide(0xBD, $0, end) }.map { $0 + 3 } ?? end
  }

  /// A text ends at two blanks, at a bracket after a blank, at a full-width one and at a note after a blank.
  private func textEnd(_ start: Int, _ end: Int) -> Int {
    var offset = start + 1
    while offset < end {
      if TextScan.isBlank(bytes[offset]), offset + 1 < end {
        let next = bytes[offset + 1]
        if TextScan.isBlank(next) || next == 0x5B { return offset }
        if next == 0xE2, isNoteArrow(offset + 1, end) { return offset }
      }
      if bytes[offset] == 0xEF, isWide(0xBB, offset, end) { return offset }
      offset += 1
    }
    return end
  }

  private func isNoteArrow(_ offset: Int, _ end: Int) -> Bool {
    let (scalar, count) = Scalars.decode(bytes, at: offset, end: end)
    return scalar == 0x2190 && offset + count < end
  }

  private func innerNote(_ text: Range<Int>) -> Wireframe.Note? {
    guard isNoteArrow(text.lowerBound, text.upperBound) else { return nil }
    return note(text)
  }

  /// Reads a note, its arrow included.
  func note(_ text: Range<Int>) -> Wireframe.Note? {
    let body = noteBody(text)
    guard !body.isEmpty else { return nil }
    return WireframeNotes.note(
      body, text: TextScan.string(body, in: bytes), in: bytes, origin: origin(body))
  }

  /// Whether a note has an arrow of its own.
  func hasArrow(_ text: Range<Int>) -> Bool { noteBody(text).lowerBound > text.lowerBound }

  private func noteBody(_ text: Range<Int>) -> Range<Int> {
    var start = text.lowerBound
    while start < text.upperBound {
      let (scalar, count) = Scalars.decode(bytes, at: start, end: text.upperBound)
      switch scalar {
      // ← ⟵ ⇐ ◀ ◄ and a rule or blank after them
      case 0x2190, 0x27F5, 0x21D0, 0x25C0, 0x25C4, 0x2500, 0x3C, 0x20: start += count
      case 0x2D where start > text.lowerBound: start += count
      default: return start..<text.upperBound
      }
    }
    return start..<text.upperBound
  }

  /// Splits a sign at either end off a text.
  private func addText(_ text: Range<Int>, to row: inout Wireframe.Row) {
    guard !text.isEmpty else { return }
    func add(_ kind: Wireframe.Component.Kind, _ range: Range<Int>) {
      row.components.append(
        .init(kind: kind, text: TextScan.string(range, in: bytes), origin: origin(range)))
    }
    if TextScan.isSign(text, in: bytes) { return add(.symbol, text) }
    var body = text
    let head = bytes[text].firstIndex(of: 0x20).map { text.lowerBound..<$0 }
    if let head, TextScan.isSign(head, in: bytes), !isPunctuation(head) {
      add(.symbol, head)
      body = TextScan.trim(head.rest(of: text), in: bytes)
    }
    let tail = bytes[body].lastIndex(of: 0x20).map { $0 + 1..<body.upperBound }
    guard let tail, bytes[tail.lowerBound] >= 0x80, TextScan.isSign(tail, in: bytes) else {
      return add(.text, body)
    }
    add(.text, TextScan.trim(body.lowerBound..<tail.lowerBound, in: bytes))
    add(.symbol, tail)
  }

  /// Quotes, hyphens and ellipses belong to the text that they start.
  private func isPunctuation(_ range: Range<Int>) -> Bool {
    let first = bytes[range.lowerBound]
    return first == 0x22 || first == 0x27 || first == 0x2E || (first == 0x2D && range.count == 1)
  }
}
