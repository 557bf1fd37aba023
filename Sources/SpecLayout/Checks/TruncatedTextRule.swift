import SpecModel
import SpecText

/// Reports texts that are cut off.
enum TruncatedTextRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let facts = context.facts
    let known = knownTexts(context)
    var undecided = 0
    for index in facts.nodes.indices where facts.nodes[index].isDrawn {
      guard let text = facts.nodes[index].text, !text.isEmpty else { continue }
      let isTruncated = facts.nodes[index].truncated
      if isTruncated == true {
        results.checks.append(failure(index, text, "recorded as cut off", facts))
      } else if isTruncated == nil, let whole = longer(text, known) {
        results.checks.append(
          failure(index, text, "shows \(text.count) of \(whole.text.count) characters", facts)
            .stated(at: whole.origin))
      } else if isTruncated == nil {
        undecided += 1
      }
    }
    if undecided > 0 {
      results.checks.append(
        LayoutCheck(
          .textTruncated, .unknown, node: nil, expected: "texts are shown whole",
          actual: "\(undecided) texts without a record"
        ).because(.notRecorded))
    }
  }

  private static func failure(
    _ node: Int, _ text: String, _ actual: String, _ facts: LayoutFacts
  ) -> LayoutCheck {
    LayoutCheck(
      .textTruncated, .fail, node: node, expected: "the whole text", actual: actual,
      message: "text '\(facts.caption(node))' is cut off")
  }

  /// A text of the spec of which this one is the beginning, with an ellipsis.
  private static func longer(_ text: String, _ known: [LocatedText]) -> LocatedText? {
    let stem: Substring
    if text.hasSuffix("…") {
      stem = text.dropLast()
    } else if text.hasSuffix("...") {
      stem = text.dropLast(3)
    } else {
      return nil
    }
    guard stem.count >= 4 else { return nil }
    return known.first { whole in
      whole.text.count > stem.count + 1 && whole.text.hasPrefix(stem)
        && !whole.text.hasSuffix("…") && !whole.text.hasSuffix("...")
    }
  }

  /// The texts that documents state.
  static func texts(in specs: [SpecDocument]) -> [LocatedText] {
    specs.flatMap { $0.copy.map { LocatedText($0.text, $0.origin) } }
  }

  private static func knownTexts(_ context: CheckContext) -> [LocatedText] {
    var texts = context.serving.texts
    for row in context.wireframe?.rows ?? [] {
      texts += row.components.map { LocatedText($0.text, $0.origin) }
    }
    return texts
  }
}
