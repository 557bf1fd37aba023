import SpecModel
import SpecSyntax
import SpecText

/// Finds names with a word such as "in" in them, which would open a remark elsewhere: one stands whole before the arrow
/// of a line and begins what stands behind that of another, "Checked in → Boarded" beside "Issued → Checked in when …".
struct WholeNames {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Makes these names known.
  ///
  /// - Complexity: O(bytes of lines with arrows), times sixteen where such a name stands before one.
  func learn(into places: inout LinePlaces) {
    let names = lefts().filter { places.known.name(of: $0) == nil }
    guard !names.isEmpty else { return }
    for name in names.prefix(16) where isLedTo(name) { places.learn(name) }
  }

  /// What stands before the first arrow of a line and is no more than two to four words, one of them such a word.
  private func lefts() -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && line.holder != .cell && line.text.count <= 300 {
      let start = line.text.lowerBound
      let arrow = line.text.prefix(40).first(where: mayBeArrow)
      guard let arrow, case let left = ASCII.trimmed(document.plain, start..<arrow),
        (1...3).contains(left.count { document.plain[$0] == 0x20 }), !left.isEmpty,
        document.plain[left.lowerBound] & 0x20 == 0
      else { continue }
      let text = ArrowSide.unwrapped(document.string(plain: left))
      let words = text.split(separator: " ").dropFirst()
      guard words.contains(where: { TransitionWords.annotations.contains($0.lowercased()) }),
        seen.insert(text).inserted
      else { continue }
      result.append(text)
    }
    return result
  }

  /// Whether "→", "-->", "->" or "=>" may begin at an offset.
  private func mayBeArrow(_ offset: Int) -> Bool {
    guard offset + 1 < document.plain.count else { return false }
    let next = document.plain[offset + 1]
    return switch document.plain[offset] {
    case 0xE2: next == 0x86 || next == 0x9E || next == 0x87 || next == 0x9F
    case 0x2D: next == 0x3E || next == 0x2D
    case 0x3D: next == 0x3E
    default: false
    }
  }

  /// Whether a name begins what stands behind an arrow, before a word that opens a remark.
  private func isLedTo(_ name: String) -> Bool {
    context.lines.enumerated().contains { index, line in
      guard context.mayHoldArrow(index), line.holder != .cell, line.text.count <= 300 else {
        return false
      }
      let text = document.string(plain: line.text)
      guard TextSplit.halves(of: text, at: name) != nil,
        let sides = ArrowText(text)?.sides.dropFirst()
      else {
        return false
      }
      return sides.contains { side in
        guard side.hasPrefix(name + " ") else { return false }
        let next = side.dropFirst(name.count + 1).prefix { $0 != " " }.lowercased()
        return TransitionWords.annotations.contains(next)
      }
    }
  }
}
