import SpecModel
import SpecSyntax
import SpecText

/// A thing that fades in over one range of scrolling or dragging and is told to be seen in full, or not at all, elsewhere.
struct RampConflicts {
  private struct Ramp {
    var start: Amount
    var end: Amount
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard reader.document.mentions("pacity") else { return [] }
    return RampConflicts(reader: reader).find()
  }

  static let cues: [StaticString] = [
    "paque", "visible", "pacity", "hidden", "change before", "appear", "seen",
  ]
  private static let full = [
    "fully opaque", "fully visible", "full opacity", "completely visible", "completely opaque",
    "is opaque", "entirely visible", "wholly visible",
  ]
  private static let hidden = [
    "not visible", "is invisible", "stays invisible", "is hidden", "stays hidden",
    "no change before",
    "does not appear", "doesn't appear", "nothing is seen",
  ]

  private func find() -> [FactConflict] {
    let ramps = Passages(reader: reader).with(["pacity"]).compactMap(ramp)
    guard !ramps.isEmpty else { return [] }
    var result: [FactConflict] = []
    for passage in Passages(reader: reader).with(Self.cues) {
      let isFull = Self.full.contains(where: passage.text.contains)
      let isHidden = Self.hidden.contains(where: passage.text.contains)
      guard isFull != isHidden, let amount = amounts(passage).only else { continue }
      for ramp in ramps
      where ramp.passage.range != passage.range && ramp.end.unit == amount.unit
        && areOne(ramp.passage, passage)
      {
        let isOpposed =
          isFull
          ? amount.value != ramp.end.value && !passage.text.contains("beyond")
          : amount.value > ramp.start.value && isUntil(passage)
        if isOpposed {
          result.append(conflict(ramp, amount, passage))
        }
      }
    }
    return result
  }

  private func isUntil(_ passage: Passage) -> Bool {
    [" until ", "before", " up to ", "until "].contains(where: (" " + passage.text).contains)
  }

  private func areOne(_ a: Passage, _ b: Passage) -> Bool {
    let shared = a.words.intersection(b.words).subtracting([
      "opacity", "scroll", "scrolling", "drag",
    ])
    return !shared.isEmpty && limits(a) == limits(b)
  }

  /// The limits of a sentence without what its last clause adds.
  private func limits(_ passage: Passage) -> Set<String> {
    let end = passage.text.firstIndex(of: ",") ?? passage.text.endIndex
    return StatementText.limits(passage.label + " " + passage.text[..<end], [])
  }

  private func amounts(_ passage: Passage) -> [Amount] {
    AmountReader.read(document.plain, passage.range).filter(\.isLength)
  }

  /// "opacity goes from 0 to 1 between 40 and 120 px", "0 to 1 over 0–200px of scroll"
  private func ramp(_ passage: Passage) -> Ramp? {
    guard passage.text.contains("opacity"),
      passage.text.contains("0 to 1") || passage.text.contains("0 → 1")
        || passage.text.contains("0% to 100%") || passage.text.contains("0 % to 100 %")
    else { return nil }
    let all = AmountReader.read(document.plain, passage.range)
    guard let last = all.indices.last(where: { all[$0].isLength }), last > 0,
      all.filter(\.isLength).count <= 2
    else { return nil }
    let (start, end) = (all[last - 1], all[last])
    let between = document.string(plain: start.range.upperBound..<end.range.lowerBound)
      .trimmedSpaces
    guard ["and", "to", "–", "-", "…"].contains(between), start.value < end.value,
      start.unit == .none || start.unit == end.unit
    else { return nil }
    return Ramp(start: start, end: end, passage: passage)
  }

  private func conflict(_ ramp: Ramp, _ amount: Amount, _ passage: Passage) -> FactConflict {
    let range = ramp.start.range.lowerBound..<ramp.end.range.upperBound
    let pair: [FactConflict.Statement] = [
      .init(
        value: document.string(plain: range),
        origin: document.origin(document.sourceRange(plain: range))),
      .init(
        value: document.string(plain: amount.range),
        origin: document.origin(document.sourceRange(plain: amount.range))),
    ]
    return FactConflict(
      subject: ramp.passage.words.intersection(passage.words).sorted().joined(separator: " "),
      property: "opacity",
      statements: pair.sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the opacity runs over one range, and is told to be reached elsewhere", isTold: true)
  }
}
