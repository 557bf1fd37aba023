import SpecModel
import SpecSyntax
import SpecText

/// Several targets of one source in lists of changes.
extension LineReader {
  /// "From Ready: Busy, Failed" anywhere, and "Ready: Busy, Failed" below a heading about transitions, where all that
  /// the line lists is declared.
  func listedTargets(_ label: Range<Int>, _ line: TextLine) -> [EdgeDraft]? {
    guard label.count <= 60, !places.known.isEmpty,
      document.hasAtMost(240, charactersIn: line.value)
    else { return nil }
    let text = document.string(plain: label)
    guard let source = left(by: text) else { return nil }
    let origin = context.origin(plain: line.text)
    var result: [EdgeDraft] = []
    let clauses = TextSplit.pieces(
      of: StateName.withoutStop(document.string(plain: line.value)), at: ["; ", "；"],
      outsideParentheses: true)
    for clause in clauses {
      guard let ends = ends(of: clause) else { return nil }
      result += ends.filter { Names.key($0.name) != Names.key(source) }.map { end in
        let edge = EdgeDraft(
          source: NameReference(
            text: source, origin: label.isEmpty ? origin : context.origin(plain: label)),
          target: NameReference(text: end.name, origin: origin), origin: origin)
        return end.remark.map { edge.triggered(by: TailWords.bare($0), origin) } ?? edge
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The state that a label says to be left: "From Ready"; below a heading about transitions its name is enough.
  private func left(by label: String) -> String? {
    if let mark = Self.behind.suffix(of: label) {
      return places.known.name(of: String(label.dropLast(mark.count)))
    }
    if let mark = Self.beside.prefix(of: label) {
      return places.known.name(of: String(label.dropFirst(mark.count)))
    }
    let words = label.split(separator: " ")
    if let first = words.first, words.count > 1, Self.before.contains(first.lowercased()) {
      let rest = words.dropFirst()
      let isArticle = rest.count > 1 && TransitionWords.articles.contains(rest[1].lowercased())
      return places.known.name(of: rest.dropFirst(isArticle ? 1 : 0).joined(separator: " "))
    }
    guard case .transitions = subject else { return nil }
    return places.known.name(of: label)
  }

  private static let before: Lexicon = TransitionWords.from.union([
    "de", "du", "del", "do", "dalla", "van", "fra", "från", "z", "ze", "из", "от",
  ])
  private static let behind: Phrases = ["から", "에서"]
  private static let beside: Phrases = ["从", "從", "由"]

  /// The declared states that a clause lists, or the one that it begins with and what stands behind it.
  private func ends(of clause: String) -> [NameChoices.Choice]? {
    if let list = NameChoices(clause, name: places.known.name(of:)) {
      let tail = list.tail.isEmpty ? nil : list.tail
      return list.choices.map { NameChoices.Choice(name: $0.name, remark: $0.remark ?? tail) }
    }
    let (head, remark) = ArrowSide.divided(ArrowSide.unwrapped(clause))
    if let name = places.known.name(of: ArrowSide.unwrapped(head)) {
      return [NameChoices.Choice(name: name, remark: remark)]
    }
    let (name, occasion) = ArrowLine.divided(clause)
    guard occasion != nil, let known = places.known.name(of: ArrowSide.unwrapped(name)) else {
      return nil
    }
    return [NameChoices.Choice(name: known, remark: occasion)]
  }

  /// Takes the names beside the arrows of a section about transitions, as soon as one of its lines may list targets.
  ///
  /// - Complexity: O(lines of the section), once for each section.
  mutating func noteListed(_ line: TextLine) {
    guard listed == nil, case .transitions = subject, line.holder != .heading else { return }
    var names = KnownStates()
    for next in context.lines[index...] {
      guard document.nodes[next.node].section == section else { break }
      guard next.text.count <= 200, ArrowGlyph.mayOccur(in: document.plain, next.text),
        let arrows = ArrowText(document.string(plain: next.label ?? next.text)),
        arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil })
      else { continue }
      let sides = arrows.sides.flatMap { side in
        let ends = ArrowSide.ends(in: side)
        return ends.isEmpty ? [side] : ends
      }
      for side in sides {
        let head = ArrowLine.mark(in: side).map { String(side[..<$0.lowerBound]) } ?? side
        let text = ArrowSide.unwrapped(ArrowSide.divided(head).0)
        guard Names.wordCount(text) <= 3, ArrowSide.isName(text), !NameChoices.mayJoin(text) else {
          continue
        }
        names.add(text)
      }
    }
    listed = names
  }
}
