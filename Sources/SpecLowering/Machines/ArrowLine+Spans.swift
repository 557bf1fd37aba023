import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// The part of a line that is set in code or bold and holds its first arrow, with what stands before it.
  private var spanWithArrows: (before: String, inner: String, isCode: Bool)? {
    let document = context.document
    var index = document.run(at: line.text.lowerBound)
    guard index >= 0 else { return nil }
    while index < document.runs.count {
      let run = document.runs[index]
      let range = Int(run.start)..<Int(run.start) + Int(run.count)
      guard range.lowerBound < line.text.upperBound else { return nil }
      if ArrowGlyph.mayOccur(in: document.plain, range) {
        let isCode = run.style.contains(.code)
        guard isCode || run.style.contains(.strong), range.lowerBound >= line.text.lowerBound
        else { return nil }
        return (
          document.string(plain: line.text.lowerBound..<range.lowerBound),
          document.string(plain: range), isCode
        )
      }
      index += 1
    }
    return nil
  }

  /// Three or more names that a cell sets apart: "Use explicit phases for **Review → Signing → Sent**".
  ///
  /// The words before, or else the header of the column, must speak of states or their order.
  var setApartChain: [EdgeDraft]? {
    guard let span = spanWithArrows, let arrows = ArrowText(span.inner), arrows.sides.count > 2
    else { return nil }
    let words = Names.words(span.before).suffix(8)
    guard
      words.contains(where: {
        TransitionWords.trackers.contains($0) || $0 == "states" || $0 == "through"
      })
        || TransitionWords.progressMarks.contains(where: span.before.contains)
    else { return nil }
    let sides = arrows.sides.compactMap { ArrowSide(whole: $0, known: known) }
    guard sides.count == arrows.sides.count,
      sides.allSatisfy({ Names.wordCount($0.name) <= 4 }),
      !sides.contains(where: { side in
        Names.words(side.name).contains(where: TransitionWords.properties.contains)
      })
    else { return nil }
    return edges(arrows, sides: sides, tail: "", remarksTrigger: false)
  }

  /// "Tap start: `setup -> ritual`, all sets begin anew": a change that is all of a code span.
  ///
  /// Both ends must be declared; the label before, or the words before it, are the trigger.
  var codeChain: [EdgeDraft]? {
    guard !known.isEmpty, let span = spanWithArrows, span.isCode,
      let arrows = ArrowText(span.inner), arrows.sides.count == 2
    else { return nil }
    let sides = arrows.sides.compactMap { ArrowSide($0, known: known) }
    guard sides.count == 2, sides.allSatisfy({ $0.isKnown || $0.isAny }),
      sides.contains(where: \.isKnown), Names.key(sides[0].name) != Names.key(sides[1].name)
    else { return nil }
    let read = edges(arrows, sides: sides, tail: "")
    guard let label = line.label, label.upperBound <= line.text.lowerBound + span.before.utf8.count
    else { return span.before.isEmpty ? nil : read }
    return read.map { $0.triggered(by: context.document.string(plain: label), origin) }
  }
}
