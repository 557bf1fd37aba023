import SpecModel
import SpecSyntax
import SpecText

/// Heights that an arrow beside a drawing notes, "← 52pt row height", and the height that the sections of the same
/// component give: "Total row height: 64pt".
struct NotedHeights {
  private let reader: StatementReader
  private var document: Document { reader.document }

  private struct Height {
    var thing: Set<String>
    var value: Double
    var unit: String
    var written: String
    var origin: Origin
    var section: Int
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard reader.document.codeBlocks.contains(where: { FenceTags.plain.contains($0.language) })
    else { return [] }
    let finder = NotedHeights(reader: reader)
    let notes = finder.notes()
    guard !notes.isEmpty else { return [] }
    let told = finder.told() + finder.labelled()
    return notes.compactMap { note in
      let same = notes.filter { $0.thing == note.thing && $0.section == note.section }
      let meant = told.filter {
        $0.thing == note.thing && $0.unit == note.unit && finder.areOfOne($0.section, note.section)
      }
      guard same.count == 1, let other = meant.first, other.value != note.value,
        meant.allSatisfy({ $0.value == other.value })
      else { return nil }
      return FactConflict(
        subject: note.thing.sorted().joined(separator: " "), property: "height",
        statements: [note, other].sorted { $0.origin.range.start < $1.origin.range.start }
          .map { .init(value: $0.written, origin: $0.origin) },
        reason: "an arrow beside the drawing notes it, and the sections are of one component")
    }
  }

  /// Whether two sections are one, or stand side by side below the title of a component.
  private func areOfOne(_ first: Int, _ second: Int) -> Bool {
    if first == second { return true }
    let parent = Int(document.sections[first].parent)
    return parent > 0 && parent == Int(document.sections[second].parent)
      && document.sections[parent].level > 2
  }

  private static let heights: Lexicon = ["height", "high", "tall", "höhe", "altura", "hauteur"]
  private static let arrows: [StaticString] = ["←", "<--", "<-"]

  /// "← 52pt row height", "← header, 56px high"
  private func notes() -> [Height] {
    let bytes = document.source.bytes
    var result: [Height] = []
    for block in document.codeBlocks
    where FenceTags.plain.contains(block.language) && block.lines.count < 120 {
      for line in block.lines where (8..<200).contains(line.offsets.count) {
        guard
          let start = Self.arrows.lazy.compactMap({ arrow in
            ASCII.find(arrow, in: bytes, line.offsets).map { $0 + arrow.utf8CodeUnitCount }
          }).first,
          let amount = AmountReader.read(bytes, start..<line.offsets.upperBound).only,
          amount.isLength, !amount.isInexact,
          case let text = document.source.string(SourceRange(start, line.offsets.upperBound)),
          text.utf8.count < 40, Names.hasWord(text, in: Self.heights)
        else { continue }
        let written = SourceRange(amount.range.lowerBound, amount.range.upperBound)
        let thing = LedgerWords.thing(
          document.source.string(SourceRange(start, amount.range.lowerBound)) + " "
            + document.source.string(SourceRange(amount.range.upperBound, line.offsets.upperBound)))
        let things = thing.subtracting(["high", "tall"])
        guard (1...2).contains(things.count), LedgerWords.limits(of: text, isMeasure: true).isEmpty
        else { continue }
        result.append(
          Height(
            thing: things, value: amount.value, unit: amount.unit.rawValue,
            written: document.source.string(written), origin: document.origin(written),
            section: Int(document.nodes[Int(block.node)].section)))
      }
    }
    return result
  }

  /// The heights that lines and rows give without a condition.
  private func told() -> [Height] {
    reader.spec.constraints.compactMap { fact in
      let place = fact.origin.range.start
      guard fact.kind == .height, let value = fact.quantity.exact, fact.base == nil,
        fact.condition == nil, !fact.quantity.isApproximate, !document.isCode(place),
        let leaf = document.lastNode(startingBy: place), reader.isNormative(place),
        case let thing = LedgerWords.thing(fact.subject), (1...2).contains(thing.count),
        LedgerWords.limits(of: fact.subject, isMeasure: true).isEmpty
      else { return nil }
      return Height(
        thing: thing, value: value, unit: fact.quantity.unit.rawValue,
        written: document.source.string(fact.origin.range), origin: fact.origin,
        section: Int(document.nodes[leaf].section))
    }
  }

  /// "Total row height: 64pt (40pt avatar + 12pt top + 12pt bottom)"
  private func labelled() -> [Height] {
    document.leaves(with: "eight:").compactMap { leaf in
      let text = document.plainText(of: leaf)
      guard document.nodes[leaf].kind == .paragraph, text.count < 200,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        colon - text.lowerBound < 32, reader.isNormative(document.nodes[leaf].range.start),
        case let label = document.string(plain: text.lowerBound..<colon),
        Names.hasWord(label, in: Self.heights), !Names.hasWord(label, in: Self.lines),
        LedgerWords.limits(of: label, isMeasure: true).isEmpty,
        let amount = AmountReader.read(document.plain, colon + 1..<text.upperBound).first,
        amount.isLength, !amount.isInexact,
        document.plain[colon + 1..<amount.range.lowerBound].allSatisfy({ $0 == ASCII.space }),
        case let thing = LedgerWords.thing(label), (1...2).contains(thing.count)
      else { return nil }
      return Height(
        thing: thing, value: amount.value, unit: amount.unit.rawValue,
        written: document.string(plain: amount.range),
        origin: document.origin(document.sourceRange(plain: amount.range)),
        section: Int(document.nodes[leaf].section))
    }
  }

  private static let lines: Lexicon = ["line", "cap", "letter"]
}
