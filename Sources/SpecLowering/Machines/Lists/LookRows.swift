import SpecModel
import SpecSyntax
import SpecText

/// Rows of how a control may look, behind the word for states: "**States:** default → hover → disabled (40 %)".
///
/// Their arrows part names, and none of them is a change: no order among these looks is told by it.
enum LookRows {
  /// Whether the arrows of a line only part such names.
  static func isRow(_ line: TextLine, in document: Document) -> Bool {
    !names(inRow: line, document).isEmpty
  }

  /// The names of such a row; none of any other line.
  ///
  /// - Complexity: lines without a label are left at once.
  static func names(inRow line: TextLine, _ document: Document) -> [String] {
    guard let label = line.label, label.count <= 40, (12...300).contains(line.value.count),
      line.holder != .cell, StateVocabulary.mayNameState(document.plain, label)
    else { return [] }
    let words = Names.words(document.string(plain: label))
    let areStates =
      StateVocabulary.areStates(words)
      || words.count == 2 && StateVocabulary.plurals.contains(words[1])
    return areStates ? names(of: line, in: document) : []
  }

  /// The names between the arrows; none where one of them is no usual look.
  private static func names(of line: TextLine, in document: Document) -> [String] {
    let text = document.string(plain: line.value)
    let pieces = Arrow.pieces(of: text)
    // "Default ↔ Hover" tells that one becomes the other.
    guard pieces.count > 2, !Arrow.isMutual(text) else { return [] }
    let names = pieces.map {
      ArrowSide.unwrapped(StateName.splitQualifier(ArrowSide.unwrapped($0)).name)
    }
    return LookLists.areLooks(names) ? names : []
  }
}

extension StateLists {
  /// The states of a row of looks that arrows part.
  func looks(inRow line: TextLine) -> [StateDraft] {
    let plain = document.plain
    let section = Int(document.nodes[line.node].section)
    var start = line.value.lowerBound
    return LookRows.names(inRow: line, document).map { name in
      let bytes = Array(name.utf8)
      while start + bytes.count < line.value.upperBound,
        !plain[start..<start + bytes.count].elementsEqual(bytes)
      {
        start += 1
      }
      let end = min(start + bytes.count, line.value.upperBound)
      var draft = StateDraft(
        name: name, origin: context.origin(plain: start..<end), screen: section)
      draft.parentSection = section
      start = end
      return draft
    }
  }
}
