import SpecModel
import SpecSyntax
import SpecText

/// Heights that stand beside the rows of a drawing, "← header 56pt", and labels that give the same things another one.
struct DrawnMeasures {
  private let document: Document

  /// A height beside a drawing.
  private struct Note {
    var thing: Set<String>
    var name: String
    var value: Double
    var unit: String
    var origin: Origin
    var section: Int
  }

  /// The conflicts between drawings and the labels of a document; things with several heights are left out.
  static func conflicts(
    _ document: Document, _ spec: SpecDocument, _ entries: [LedgerEntry]
  ) -> [FactConflict] {
    guard document.codeBlocks.contains(where: { FenceTags.plain.contains($0.language) }) else {
      return []
    }
    let reader = DrawnMeasures(document: document)
    let notes = reader.notes()
    var result: [FactConflict] = []
    for note in notes {
      let drawn = notes.filter { $0.thing == note.thing }
      let told =
        entries.filter {
          $0.telling == .label && $0.thing == note.thing && $0.unit.rawValue == note.unit
            && ($0.property == .height || $0.property == .size)
            && !document.isCode($0.origin.range.start)
        } + reader.named(note, spec)
      guard drawn.allSatisfy({ $0.value == note.value }), drawn[0].origin == note.origin,
        let other = told.first, Set(told.map(\.value)).count == 1, other.value != note.value,
        reader.areOfOneScreen(note.section, other.section), !reader.isLimited(other)
      else { continue }
      let pair = [
        FactConflict.Statement(value: Numbers.text(note.value) + note.unit, origin: note.origin),
        FactConflict.Statement(value: Numbers.text(other.value) + note.unit, origin: other.origin),
      ].sorted { $0.origin.range.start < $1.origin.range.start }
      result.append(
        FactConflict(
          subject: other.name, property: "height", statements: pair,
          reason: "the drawing has '\(note.name)' beside its row"))
    }
    return result
  }

  /// The values for sizes that have the name of a note.
  private func named(_ note: Note, _ spec: SpecDocument) -> [LedgerEntry] {
    spec.tokens.compactMap { token in
      let digits = token.value.prefix { $0.isNumber || $0 == "." }
      guard token.kind == .size, LedgerWords.thing(token.name) == note.thing,
        let value = Double(digits),
        let unit = Unit(rawValue: token.value.dropFirst(digits.count).filter { $0 != " " }),
        unit.rawValue == note.unit, !document.isCode(token.origin.range.start),
        let node = document.lastNode(startingBy: token.origin.range.start)
      else { return nil }
      return LedgerEntry(
        property: .size, value: value, unit: unit, name: token.name, thing: note.thing,
        telling: .label, origin: token.valueOrigin, node: node,
        section: Int(document.nodes[node].section), block: -1)
    }
  }

  /// Whether neither section stands in a part of the document that the other is not about.
  private func areOfOneScreen(_ a: Int, _ b: Int) -> Bool {
    let (one, other) = (document.path(ofSection: a), document.path(ofSection: b))
    return a == b || one.contains(b) || other.contains(a)
      || document.sections[a].parent == document.sections[b].parent
  }

  /// Whether the line or the headings of a label limit it to a device or a state.
  private func isLimited(_ entry: LedgerEntry) -> Bool {
    let line = document.source.string(document.firstLine(of: entry.origin.range))
    return !LedgerWords.limits(of: line, isMeasure: false).isEmpty
      || document.path(ofSection: entry.section).contains {
        document.sections[$0].level > 1
          && !LedgerWords.scopes(of: document.title(ofSection: $0)).isEmpty
      }
  }

  private func notes() -> [Note] {
    let bytes = document.source.bytes
    var result: [Note] = []
    for block in document.codeBlocks where FenceTags.plain.contains(block.language) {
      for line in block.lines {
        guard let arrow = arrow(in: line.offsets),
          let note = note(
            ASCII.trimmed(bytes, arrow..<line.offsets.upperBound),
            Int(document.nodes[Int(block.node)].section))
        else { continue }
        result.append(note)
      }
    }
    return result
  }

  /// Where the text behind the arrow at the end of a row begins.
  private func arrow(in line: Range<Int>) -> Int? {
    let bytes = document.source.bytes
    if let place = ASCII.find("←", in: bytes, line) { return place + 3 }
    guard let place = ASCII.find("<-", in: bytes, line) else { return nil }
    var end = place + 2
    while end < line.upperBound, bytes[end] == ASCII.hyphen { end += 1 }
    return end
  }

  private static let heights: Lexicon = ["height", "high", "tall", "hoch", "höhe"]
  private static let marks: [UInt8] = [ASCII.space, ASCII.colon, 0x2C, 0x28, 0x3D]

  /// "header 56pt", "Tab bar: 49pt high", with one length and nothing else.
  private func note(_ text: Range<Int>, _ section: Int) -> Note? {
    let bytes = document.source.bytes
    guard text.count < 48, let amount = AmountReader.read(bytes, text).only,
      amount.unit == .px || amount.unit == .pt || amount.unit == .dp, !amount.isInexact,
      !amount.isBound
    else { return nil }
    var end = amount.range.lowerBound
    while end > text.lowerBound, Self.marks.contains(bytes[end - 1]) { end -= 1 }
    let name = document.source.string(SourceRange(text.lowerBound, end))
    let rest = Names.words(
      document.source.string(SourceRange(amount.range.upperBound, text.upperBound)))
    let thing = LedgerWords.thing(name)
    guard rest.allSatisfy(Self.heights.contains), !thing.isEmpty, Names.wordCount(name) <= 4,
      !Names.hasWord(name, in: Self.others)
    else { return nil }
    return Note(
      thing: thing, name: name, value: amount.value, unit: amount.unit.rawValue,
      origin: document.origin(SourceRange(amount.range.lowerBound, amount.range.upperBound)),
      section: section)
  }

  /// Words for measures other than a height.
  private static let others: Lexicon = [
    "width", "wide", "gap", "padding", "margin", "radius", "spacing", "font", "text", "inset",
    "size", "icon", "stroke", "border", "space", "offset",
  ]
}
