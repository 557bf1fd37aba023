import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports swipes to the right on screens where the system's way back is the same swipe.
public struct GestureCollision: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "P922", name: "gesture-collision",
    summary: "A swipe to the right can be taken for the system's swipe back.",
    category: .platform, defaultSeverity: .warning, precision: .heuristic, isOnByDefault: false,
    explanation: """
      On iOS a swipe from the left edge goes back, on Android from both edges. A drag to the right inside
      a list begins there as often as not. Reported where a document for these platforms has such a
      gesture and no word about the edge. Off by default: whether both meet depends on the navigation.
      """,
    references: ["Apple HIG, Gestures", "Android Developers, Gesture navigation"],
    examples: [
      .accepted("iOS. The back gesture keeps the edge.\n\n- Drag right to reveal the time\n"),
      .flagged("iOS.\n\n- ⟦Drag right⟧ to reveal the time\n"),
    ]
  )

  private static let mobile: Set<String> = ["ios", "ipados", "android", "swiftui", "uikit"]

  /// Makes the rule.
  public init() {}

  /// Looks for a gesture to the right.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let mentions = context.analysis.mentions
    let document = context.document
    let isMobile =
      mentions.of(.platform).contains { Self.mobile.contains($0.phrase) }
      || document.codeBlocks.contains { $0.language == "swift" }
    guard isMobile else { return }
    for drag in mentions.of(.drag) {
      let line = document.line(around: drag.range.lowerBound, in: drag.node)
      let rest = document.string(plain: drag.range.rest(of: line)).lowercased()
      guard rest.hasPrefix(" right"), context.isNormative(document.sourceRange(plain: drag.range)),
        !speaksOfEdge(document)
      else { continue }
      let range = drag.range.lowerBound..<drag.range.upperBound + 6
      diagnostics.append(
        diagnostic(
          "'\(document.string(plain: range))' can be taken for the system's swipe back",
          at: document.origin(document.sourceRange(plain: range)), label: "towards the right",
          why: "a swipe to the right from the left edge goes back on iOS and Android",
          help: "say what happens when the gesture begins at the edge"))
      return
    }
  }

  private func speaksOfEdge(_ document: Document) -> Bool {
    document.nodes.indices.contains { node in
      guard !document.nodes[node].text.isEmpty else { return false }
      let words = Names.words(document.string(node))
      return words.contains("edge")
        || zip(words, words.dropFirst()).contains {
          $0 == "back" && ($1 == "gesture" || $1 == "swipe")
        }
    }
  }
}
