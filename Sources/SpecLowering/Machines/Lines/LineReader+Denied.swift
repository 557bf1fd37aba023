import SpecModel
import SpecSyntax
import SpecText

extension LineReader {
  /// Takes the changes below "Never" whose names the document has elsewhere.
  mutating func takeBarred() {
    guard !barred.isEmpty else { return }
    var names = places.known
    names.add(endsOf: matrices)
    for var matrix in barred {
      for index in matrix.prohibited.indices {
        matrix.prohibited[index].dropWords(known: names.name(of:))
      }
      matrix.prohibited.removeAll { rule in
        ![rule.source, rule.target].contains { $0.map { names.name(of: $0.text) != nil } ?? false }
      }
      if !matrix.prohibited.isEmpty { matrices.append(matrix) }
    }
  }

  /// Whether a line is crossed out, "❌ A → B", or its trigger says that there is no such change.
  func forbids(_ line: TextLine, _ edge: EdgeDraft) -> Bool {
    if let trigger = edge.trigger, NegativeCue.forbids(label: trigger.text) { return true }
    if isDenied(line) { return true }
    guard document.plain[line.text.lowerBound] >= 0xE2 else { return false }
    return NegativeCue.withoutSign(document.string(plain: line.text))
      .map { !edge.isPictured(before: $0) } ?? false
  }

  /// Whether the label before a change says that there is none: "Forbidden: Done → Riding (a ride is over)".
  func isDenied(_ line: TextLine) -> Bool {
    guard let label = line.label, label.count <= 40,
      !ArrowGlyph.mayOccur(in: document.plain, label)
    else { return false }
    return NegativeCue.forbids(label: document.string(plain: label))
  }

  func isForbidding(_ range: Range<Int>) -> Bool {
    NegativeCue.mayForbid(heading: range, in: document.plain)
      && NegativeCue.forbids(heading: document.string(plain: range))
  }

  /// Whether the words around the names of a line deny the change: "No List → Done transition".
  func denies(_ line: TextLine) -> Bool {
    guard mayHoldArrow else { return false }
    return Self.change(of: line, in: document).flatMap { text in
      ArrowText(text).flatMap { DeniedChange($0, spelling: places.known.name(of:)) }
    } != nil
  }

  /// Whether a line says anywhere that there is no such change, so that it tells nothing of the lines beside it.
  func saysDenied(_ line: TextLine) -> Bool {
    if isDenied(line) || denies(line) { return true }
    guard let text = Self.change(of: line, in: document), let last = ArrowText(text)?.sides.last
    else { return false }
    return NegativeCue.withoutDenial(last) != nil
  }

  /// The part of a line that has the arrows.
  private static func change(of line: TextLine, in document: Document) -> String? {
    guard let label = line.label else { return document.string(plain: line.text) }
    let isInLabel = ArrowGlyph.mayOccur(in: document.plain, label)
    return document.string(plain: isInLabel ? label : line.value)
  }
}

extension ProhibitionDraft {
  /// Takes words off the ends that belong to no name: "Direct List → Done" below "Forbidden".
  mutating func dropWords(known spelling: (String) -> String?) {
    let ends = DeniedChange.bare(
      source: source?.text ?? "", target: target?.text ?? "", spelling: spelling)
    if source != nil { source?.text = ends.source }
    if target != nil { target?.text = ends.target }
  }
}
