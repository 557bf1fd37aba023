import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// Whether names have one to three words and none of them is a number; of four names one may be longer: "Waiting,
  /// Courier on the way, Arrived, Error".
  ///
  /// Beside names of states, words that join others are not counted, and the longer one may be in small letters where
  /// half of them are such: "vacío, resultados de filtro vacíos".
  static func areShort(_ names: [String]) -> Bool {
    var (long, small, linked) = (0, 0, 0)
    for name in names {
      let words = Names.words(name)
      let count = words.count { !links.contains($0) }
      guard (1...5).contains(count), words.count < 8,
        words.allSatisfy({ $0.utf8.first.map(ASCII.isDigit) == false })
      else { return false }
      guard words.count > 3 else { continue }
      let isTitled = name.first?.isUppercase == true
      if isTitled || count > 3 { long += 1 } else { linked += 1 }
      if !isTitled, count > 3 { small += 1 }
    }
    guard long * 4 <= names.count else { return false }
    if small + linked == 0 { return true }
    let states = names.count(where: StateCues.isNameOfState)
    return small == 0 ? states > 0 : states * 2 >= names.count
  }

  /// Words of languages that join the others of a name by them: "resultados de filtro vacíos".
  private static let links: Lexicon = [
    "de", "del", "des", "du", "da", "do", "dos", "das", "di", "della", "dei", "la", "el", "los",
    "las", "le", "les", "van", "der", "dem", "den",
  ]

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
