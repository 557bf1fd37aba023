import SpecSyntax
import SpecAnalysis
import SpecText

extension NotCompared {
  /// What the comparison of two documents could not look at.
  static func find(
    _ old: ComparedDocument, _ new: ComparedDocument, isSameText: Bool, words: [NotCompared]
  ) -> [NotCompared] {
    var result = damage(old, .old) + damage(new, .new)
    if isSameText { return result }
    let before = lines(old)
    let after = lines(new)
    let pairing = FactPairing(before.map { [$0.key] }, after.map { [$0.key] })
    result += pairing.removed.map {
      NotCompared(side: .old, place: before[$0].place, reason: before[$0].reason, isChanged: true)
    }
    result += pairing.added.map {
      NotCompared(side: .new, place: after[$0].place, reason: after[$0].reason, isChanged: true)
    }
    // A line is said once, whether it was not understood or has a number that nothing compares.
    let said = Set(result.compactMap { $0.place.map { "\($0.path):\($0.line)" } })
    result += words.filter { entry in
      entry.place.map { !said.contains("\($0.path):\($0.line)") } ?? true
    }
    let count = pairing.pairs.count
    if count > 0 {
      let noun = count == 1 ? "line that looks like a fact was" : "lines that look like facts were"
      result.append(
        NotCompared(
          side: .both, place: after[pairing.pairs[0].new].place,
          reason: "\(count) \(noun) not understood, the same in both", isChanged: false,
          lines: count))
    }
    return result
  }

  private struct Line {
    var key: String
    var place: Place
    var reason: String
  }

  /// The lines that look like facts and were not understood.
  private static func lines(_ compared: ComparedDocument) -> [Line] {
    let source = compared.document.source
    let map = UnderstandingMap(compared.document, spec: compared.spec)
    return map.marks.indices.filter { map.marks[$0].kind == .notUnderstood }.map { index in
      let range = source.lineRange(index)
      let text = source.string(range).trimmedMarks
      let why = map.marks[index].reason ?? "not understood"
      return Line(
        key: Wording.fold(text), place: Place(compared.document.origin(range), in: compared),
        reason: "line not understood, “\(text)”: \(why)")
    }
  }

  /// What a wrong encoding has damaged in a document, said once.
  static func damage(_ compared: ComparedDocument, _ side: Side) -> [NotCompared] {
    let source = compared.document.source
    guard let first = source.repairs.first else { return [] }
    let count = source.repairs.count
    let noun = count == 1 ? "character is" : "characters are"
    let place = Place(compared.document.origin(first.range), in: compared)
    return [
      NotCompared(
        side: side, place: place,
        reason: "\(count) \(noun) damaged by a wrong encoding; they were compared as repaired",
        isChanged: false)
    ]
  }
}
