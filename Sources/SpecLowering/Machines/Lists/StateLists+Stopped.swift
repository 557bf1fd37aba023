import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// Whether names have one to three words and none of them is a number; of four names one may be longer: "Waiting,
  /// Courier on the way, Arrived, Error".
  static func areShort(_ names: [String]) -> Bool {
    var long = 0
    for name in names {
      let words = Names.words(name)
      guard (1...5).contains(words.count),
        words.allSatisfy({ $0.utf8.first.map(ASCII.isDigit) == false })
      else { return false }
      if words.count > 3 {
        guard name.first?.isUppercase == true else { return false }
        long += 1
      }
    }
    return long * 4 <= names.count
  }

  /// Listed names without the ways that lead out of single ones, "sent" of "sent → Home"; a list that begins with a way
  /// is a chain.
  static func withoutWays(_ parts: [String]) -> [String] {
    guard parts.contains(where: Arrow.isIn), ArrowText(parts[0]) == nil else { return parts }
    return parts.map { part in
      guard let arrows = ArrowText(part), arrows.joints[0].direction == .forward else {
        return part
      }
      return arrows.sides[0]
    }
  }

  /// The states of items "**States.** *Calm* (no wind) · *Gusty* · *Storm*", whose label a full stop ends, over as many
  /// lines as the item has.
  ///
  /// - Complexity: O(lines); a test on bytes leaves out those that do not begin with such a label.
  func stopped() -> [StateDraft] {
    context.lines.flatMap(stopped)
  }

  /// The states of one such item.
  func stopped(_ line: TextLine) -> [StateDraft] {
    guard line.isStrongLabel, line.holder != .cell, let label = line.label, label.count <= 24,
      label.upperBound < document.plain.count, document.plain[label.upperBound] == 0x2E,
      StateVocabulary.mayNameState(document.plain, label),
      StateVocabulary.areStates(Names.words(document.string(plain: label)))
    else { return [] }
    let end = min(document.plainText(of: line.node).upperBound, label.upperBound + 1200)
    return states(in: line.value.lowerBound..<max(line.value.lowerBound, end), of: line)
  }

  /// The names between middle dots or semicolons, two at least, the first in italics or half of them words for states.
  private func states(in text: Range<Int>, of line: TextLine) -> [StateDraft] {
    let pieces = TextSplit.pieces(
      of: document.string(plain: text).replacing("\n", with: " "), at: Self.dots,
      outsideParentheses: true)
    let names = pieces.map { piece in
      let bare = StateName.splitQualifier(StateName.withoutStop(StateName.trimmed(piece))).name
      return StateName.withoutStop(TextSplit.halves(of: bare, at: " — ")?.before ?? bare)
    }
    guard names.count > 1,
      names.allSatisfy({
        (1...5).contains(Names.wordCount($0)) && $0.utf8.count <= 48 && !Arrow.isIn($0)
          && $0.first?.isLetter == true
      })
    else { return [] }
    let start = text.first { document.plain[$0] > ASCII.space } ?? text.lowerBound
    let isSet = document.span(at: start, of: line.node, in: [.emphasis, .code]) != nil
    let known = names.count { StateWords.isState(Names.words($0)) }
    guard isSet || known * 2 >= names.count else { return [] }
    return names.map { draft($0, origin: context.origin(plain: line.text), node: line.node) }
  }

  private static let dots: Phrases = [" · ", "·", "; ", "；"]
}
