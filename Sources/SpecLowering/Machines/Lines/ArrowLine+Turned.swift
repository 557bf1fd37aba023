import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// "Menu → key M pressed" below "Next states" in the part of a state: on the left what follows, on the right why.
  ///
  /// - Returns: `nil` unless all items of the list have another declared state on the left, and none on the right.
  /// - Complexity: O(length of the list).
  func turned(_ arrows: ArrowText, from source: NameReference?) -> EdgeDraft? {
    guard let source, line.holder == .item, line.label == nil,
      let target = turnedTarget(of: arrows, source), isTurnedList(source)
    else { return nil }
    let edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin)
    return timed(edge.triggered(by: ArrowSide.unwrapped(arrows.sides[1]), origin))
  }

  /// The declared state on the left, where words that are no name stand on the right.
  private func turnedTarget(of arrows: ArrowText, _ source: NameReference) -> String? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil,
      let target = known.name(of: ArrowSide.unwrapped(arrows.sides[0])),
      HeldLines.isTitle(target), Names.key(target) != source.key,
      case let reason = arrows.sides[1],
      (2...12).contains(Names.wordCount(reason)), tellsReason(reason)
    else { return nil }
    return target
  }

  /// Whether words behind an arrow name no state: one of them at least is in small letters, as none of a title is.
  private func tellsReason(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let isClause = words.contains { word in
      word.utf8.count > 2 && word.first?.isLowercase == true
        && !word.contains(where: \.isUppercase)
    }
    return (isClause || FlowSteps.beginsWithGesture(text))
      && !isKnown(text) && ArrowSide(text, known: known)?.isKnown != true
      && !StateCell.tellsStay(text) && !StateCell.isPrevious(Names.words(text))
      && choices(in: text) == nil
      && !TransitionWords.screenNouns.contains(words.last?.lowercased() ?? "")
  }

  /// Whether all items of the list are such lines.
  private func isTurnedList(_ source: NameReference) -> Bool {
    let document = context.document
    let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    guard list > 0, document.nodes[list].kind == .list else { return false }
    return document.children(of: list).allSatisfy { item in
      guard let leaf = document.firstChild(of: item),
        case let text = document.plainText(of: leaf), text.count <= 240,
        let arrows = ArrowText(document.string(plain: text))
      else { return false }
      return turnedTarget(of: arrows, source) != nil
    }
  }
}
