import SpecModel
import SpecSyntax
import SpecText

/// A number with a word that counts, and the things right behind a colon: "圆角收敛为 4 档：0、2px、8px、16px、全圆", "色は3種類：赤、青、緑、白".
///
/// Only the comma of lists parts the things, outside of brackets; a list of clauses, and one that joins its last things
/// by a word or goes on, is left alone.
struct InlineWideCount {
  private let document: Document

  static func find(_ document: Document, beside known: [ListCount]) -> [ListCount] {
    guard document.mentions("、") else { return [] }
    let finder = InlineWideCount(document: document)
    let lines = Set(known.map { document.source.line(of: $0.origin.range.start) })
    var result: [ListCount] = []
    for node in document.leaves(with: "、") where document.nodes[node].kind == .paragraph {
      for line in document.lines(of: node) where (12..<400).contains(line.count) {
        result += finder.counts(line)
      }
    }
    return result.filter { !lines.contains(document.source.line(of: $0.origin.range.start)) }
  }

  private static let sizes = 3...12
  private static let colons: Set<Character> = [":", "："]
  private static let opening: Set<Character> = ["(", "（", "[", "【", "「", "『", "“"]
  private static let closing: Set<Character> = [")", "）", "]", "】", "」", "』", "”"]
  private static let ends: Set<Character> = ["。", "；", ";", "！", "？", "—", "→", "，", ",", "|"]
  /// Signs by which a member is a clause, a pair or not the last one.
  private static let joints = [
    "は", "が", "を", "で", "も", "と", "や", "など", "する", "和", "与", "與", "及", "或", "以", "等", "的", "…",
    "...", ":", "：", "/", "+", "〜", "~", "～",
  ]

  private func counts(_ line: Range<Int>) -> [ListCount] {
    let text = document.string(plain: line)
    return WideCount.all(in: text).compactMap { count in
      guard !count.counter.isEmpty, !count.isBound, Self.sizes.contains(count.number),
        let list = list(behind: count.rest), let members = members(list),
        ListCount.areNear(count.number, members)
      else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: count.start)
      let end = text.utf8.distance(from: text.startIndex, to: count.rest.startIndex)
      let first = text.utf8.distance(from: text.startIndex, to: list.startIndex)
      let place = line.lowerBound + start..<line.lowerBound + end
      let listed = line.lowerBound + first..<line.lowerBound + first + list.utf8.count
      return ListCount(
        claimed: count.number, counted: members, members: "names",
        origin: document.origin(document.sourceRange(plain: place)),
        list: document.origin(document.sourceRange(plain: listed)))
    }
  }

  /// What stands behind the colon, which follows the number or a short noun, to the end of the sentence.
  private func list(behind rest: Substring) -> Substring? {
    let noun = rest.prefix { $0.isLetter }
    guard noun.count <= 6, let colon = rest[noun.endIndex...].first, Self.colons.contains(colon)
    else { return nil }
    var depth = 0
    let list = rest[rest.index(after: noun.endIndex)...].prefix { sign in
      if Self.opening.contains(sign) { depth += 1 }
      if Self.closing.contains(sign) { depth -= 1 }
      return depth > 0 || !Self.ends.contains(sign)
    }
    return list.isEmpty ? nil : list
  }

  /// The number of members; `nil` where the text is no plain list.
  private func members(_ list: Substring) -> Int? {
    var depth = 0
    var count = 1
    var own = 0
    var plain = ""
    for sign in list {
      if Self.opening.contains(sign) { depth += 1 }
      if depth == 0, sign == "、" {
        guard own > 0 else { return nil }
        count += 1
        own = 0
      } else if depth == 0 {
        own += sign == " " ? 0 : 1
        plain.append(sign)
        guard own <= 16 else { return nil }
      }
      if Self.closing.contains(sign) { depth -= 1 }
    }
    guard own > 0, depth == 0, count > 2, !Self.joints.contains(where: plain.contains) else {
      return nil
    }
    return count
  }
}
