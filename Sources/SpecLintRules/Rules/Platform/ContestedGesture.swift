import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports gestures that begin as another one that is taken at once.
public struct ContestedGesture: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "P923", name: "contested-gesture",
    summary: "Two gestures begin alike, and one of them is taken before the other can be told.",
    category: .platform, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A tap that acts at once acts on the first half of every double tap. A swipe from the edge of a
      screen that the system's swipe back leaves as well is taken by the system, or takes the way back
      away. Reported where one table or list has both taps on the same thing and says that the single one
      has no delay, and where a document of iOS or Android speaks of the way back by gesture and opens
      something else by a swipe from the same edge.
      """,
    references: [
      "Apple, UIScreenEdgePanGestureRecognizer and interactivePopGestureRecognizer",
      "Apple, UIGestureRecognizer.require(toFail:)",
    ],
    examples: [
      .accepted("- Single tap: opens the photo after 300ms\n- Double tap: zooms\n"),
      .flagged("⟦- Single tap: closes the photo at once⟧\n- Double tap: zooms\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for taps of one list, and for swipes from an edge.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkTaps(context, into: &diagnostics)
    checkEdges(context, into: &diagnostics)
  }

  // MARK: Taps

  /// A row or an item that begins with a tap.
  private struct Tap {
    var text: String
    /// What is tapped: the words behind the gesture in its cell or label.
    var subject: [String]
    var isDouble: Bool
    var range: SourceRange
  }

  private static let at: Lexicon = [
    "immediately", "instantly", "immediate", "instant", "once", "undelayed",
  ]

  /// What "double", "single" and "tap" begin with.
  private static let initials: [UInt8] = [
    UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "t"),
  ]

  private func checkTaps(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("ouble tap") || document.mentions("ouble-tap") else { return }
    for (number, node) in document.nodes.enumerated()
    where node.kind == .table || node.kind == .list {
      let taps = document.children(of: number).compactMap { tap($0, document) }
      for single in taps where !single.isDouble && isAtOnce(single.text) {
        guard let double = taps.first(where: { $0.isDouble && $0.subject == single.subject }),
          context.isNormative(single.range)
        else { continue }
        diagnostics.append(
          diagnostic(
            "this tap is taken before a double tap can be told", at: context.origin(single.range),
            label: "acts at once",
            related: [.init(context.origin(double.range), "begins with the same tap")],
            why: "the first tap of a double tap is a single tap, and it acts without a delay",
            help: "let the single tap wait until no second one can follow, or take another gesture")
        )
      }
    }
  }

  private func tap(_ part: Int, _ document: Document) -> Tap? {
    guard let leaf = document.firstChild(of: part),
      let first = document.plainText(of: leaf).first.map({ document.plain[$0] | 0x20 }),
      Self.initials.contains(first)
    else { return nil }
    let head = document.string(leaf)
    let end = head.unicodeScalars.firstIndex { $0 == ":" || $0 == "→" || $0 == "–" }
    let words = Names.words(String(head[..<(end ?? head.endIndex)]))
    let isDouble = words.starts(with: ["double", "tap"])
    let isSingle = words.starts(with: ["single", "tap"]) || words.first == "tap"
    guard isDouble || isSingle else { return nil }
    let line = document.firstLine(of: document.nodes[part].range)
    return Tap(
      text: document.source.string(line),
      subject: Array(words.drop { ["single", "double", "tap", "on"].contains($0) }),
      isDouble: isDouble, range: line)
  }

  private func isAtOnce(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.contains(where: Self.at.contains)
      || zip(words, words.dropFirst()).contains { $0 == "no" && $1 == "delay" }
  }

  // MARK: Edges

  private static let edges: [StaticString] = [
    "from the leading screen edge", "from the leading edge", "from the left screen edge",
    "from the left edge",
  ]
  private static let mobile: Set<String> = ["ios", "ipados", "android", "swiftui", "uikit"]
  private static let ways: [StaticString] = [
    "pop gesture", "back gesture", "swipe back", "back swipe", "edge swipe back",
    "navigation stack",
  ]
  private static let returns: Lexicon = [
    "back", "pop", "pops", "previous", "returns", "return", "dismiss", "dismisses", "closes",
    "system", "systems", "standard", "not", "no", "except", "disabled", "reserved",
  ]

  private func checkEdges(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard Self.edges.contains(where: { document.mentions($0) }),
      let way = Self.ways.first(where: { document.mentions($0) }),
      context.analysis.mentions.of(.platform).contains(where: { Self.mobile.contains($0.phrase) })
    else { return }
    for drag in context.analysis.mentions.of(.drag) {
      let line = document.line(around: drag.range.lowerBound, in: drag.node)
      guard
        Self.edges.contains(where: {
          ASCII.find($0, in: document.plain, drag.range.rest(of: line)) != nil
        }), context.isNormative(document.sourceRange(plain: line)),
        !Names.hasWord(document.string(plain: line), in: Self.returns),
        !Names.hasWord(
          document.title(ofSection: Int(document.nodes[drag.node].section)), in: Self.returns)
      else { continue }
      let other = document.leaves(with: way).first.map {
        [Diagnostic.Related(document.origin(document.nodes[$0].range), "the way back")]
      }
      diagnostics.append(
        diagnostic(
          "this swipe begins where the system's swipe back begins",
          at: document.origin(document.sourceRange(plain: line)), label: "from the same edge",
          related: other ?? [],
          why: "the screen is left by a swipe from that edge, and both cannot be told apart",
          help: "take another edge or a button, or say which of the two wins"))
      return
    }
  }
}
