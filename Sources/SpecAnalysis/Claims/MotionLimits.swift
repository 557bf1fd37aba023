import SpecModel
import SpecSyntax
import SpecText

/// Statements on what alone may be animated, and by which curves alone.
///
/// "Animate only transform and opacity" is held against the transitions and keyframes of code and the configurations
/// of animations; "only OutCubic and InOutCubic" against the columns of curves and the shorthands of style rules.
/// A statement that leaves a way out ("only where possible", "exceptions below") is none.
struct MotionLimits {
  let document: Document
  let spec: SpecDocument

  func find() -> [BlanketClaim] {
    guard document.mentions("ransform") || Self.only.contains(where: { document.mentions($0) })
    else { return [] }
    return properties() + curves() + durations()
  }

  /// Pieces of words for "only" before the names of curves.
  static let plainOnly: [StaticString] = ["nly", "только", "nur ", "niquement", "solo "]
  static let only: [StaticString] =
    plainOnly + ["eulement", "penas ", "omente ", "lleen ", "のみ", "だけ", "仅", "只", "僅", "만"]

  private static let onlyWords: Lexicon = [
    "only", "solely", "только", "nur", "uniquement", "solo", "sólo", "seulement", "apenas",
    "somente", "alleen",
  ]
  /// The same in scripts without blanks, and what leaves a way out there.
  private static let wideOnly = ["のみ", "だけ", "仅", "只", "僅", "만 "]
  private static let wideHedges = [
    "可能な限り", "できるだけ", "原則", "以外", "を除", "尽量", "盡量", "原则", "除了", "除外", "가능한", "가급적", "제외",
    "優先", "优先", "우선",
  ]

  private static func saysOnly(_ words: [String], _ text: String) -> Bool {
    words.contains(where: onlyWords.contains) && !words.contains(where: hedges.contains)
      || wideOnly.contains(where: text.contains) && !wideHedges.contains(where: text.contains)
  }

  /// Words that leave a way out, or that limit the statement to a part.
  static let hedges: Lexicon = [
    "possible", "prefer", "preferably", "preferred", "primarily", "mostly", "ideally", "except",
    "exception", "exceptions", "unless", "reduced", "reduce", "survive", "survives", "where",
    "wherever", "when", "if", "usually", "mainly", "try", "some", "not", "don't",
  ]

  /// A clause of prose that says "only", with the node that holds it.
  struct Clause {
    var node: Int
    var range: Range<Int>
    var words: [String]
  }

  /// The clauses that hold a text and the word "only", without a way out, of lines that have one of the hints.
  ///
  /// - Complexity: O(text + nodes): words are made of the lines alone that have all of them.
  func clauses(with text: StaticString, hints: [StaticString]) -> [Clause] {
    guard document.mentions(text), hints.contains(where: { document.mentions($0) }) else {
      return []
    }
    var result: [Clause] = []
    var node = 0
    var start = 0
    let plain = document.plain
    while let place = ASCII.find(text, in: plain, start..<plain.count) {
      while node < document.nodes.count, Int(document.nodes[node].text.upperBound) <= place {
        node += 1
      }
      guard node < document.nodes.count else { break }
      let line = document.line(around: place, in: node)
      start = max(line.upperBound, place + 1)
      let kind = document.nodes[node].kind
      guard kind == .paragraph || kind == .heading || kind == .tableCell, line.count < 1000,
        Self.only.contains(where: { ASCII.find($0, in: plain, line) != nil }),
        hints.contains(where: { ASCII.find($0, in: plain, line) != nil })
      else { continue }
      let range = clause(around: place, in: line)
      let text = document.string(plain: range)
      let words = Names.words(text)
      guard Self.saysOnly(words, text), !hasExceptions(node),
        !RefusalTitles.refuses(node, in: document)
      else { continue }
      result.append(Clause(node: node, range: range, words: words))
    }
    return result
  }

  /// The parentheses around a place, else its sentence.
  private func clause(around place: Int, in line: Range<Int>) -> Range<Int> {
    var start = place
    while start > line.lowerBound, !isEnd(start - 1, in: line), document.plain[start - 1] != 0x28 {
      start -= 1
    }
    let isInside = start > line.lowerBound && document.plain[start - 1] == 0x28
    var end = place
    while end < line.upperBound, !isEnd(end, in: line),
      !(isInside && document.plain[end] == 0x29)
    {
      end += 1
    }
    let inner = start..<end
    guard isInside, !Names.hasWord(document.string(plain: inner), in: Self.onlyWords) else {
      return inner
    }
    // The parentheses only explain: "properties only (transform, opacity)".
    start = place
    while start > line.lowerBound, !isEnd(start - 1, in: line) { start -= 1 }
    while end < line.upperBound, !isEnd(end, in: line) { end += 1 }
    return start..<end
  }

  /// Whether a full stop before a blank, or the end of the line, stands at an offset.
  private func isEnd(_ offset: Int, in line: Range<Int>) -> Bool {
    let byte = document.plain[offset]
    guard byte == 0x2E || byte == 0x3B else { return false }
    return offset + 1 >= line.upperBound || document.plain[offset + 1] == ASCII.space
  }

  /// Whether the section of a node speaks of exceptions, or its paragraph goes on to them: "… only. Widths are
  /// forbidden except in the drawer."
  func hasExceptions(_ node: Int) -> Bool {
    if ASCII.find(" except ", in: document.plain, document.plainText(of: node)) != nil {
      return true
    }
    let section = document.sections[Int(document.nodes[node].section)]
    guard let first = section.ownNodes.first, let last = section.ownNodes.last else { return false }
    let range =
      Int(document.nodes[Int(first)].range.start)..<Int(document.nodes[Int(last)].range.end)
    return (["xception", "исключени", "Ausnahme"] as [StaticString]).contains {
      guard let place = ASCII.find($0, in: document.source.bytes, range) else { return false }
      // "Exception: none."
      let rest = place..<min(range.upperBound, place + 24)
      return ASCII.find(": none", in: document.source.bytes, rest) == nil
    }
  }

  func claim(
    _ kind: BlanketClaim.Kind, _ clause: Clause, _ found: [BlanketClaim.Refutation]
  ) -> BlanketClaim? {
    guard !found.isEmpty else { return nil }
    return BlanketClaim(
      kind: kind, unit: "", origin: document.origin(document.sourceRange(plain: clause.range)),
      refutations: found.sorted { $0.origin.range.start < $1.origin.range.start })
  }
}
