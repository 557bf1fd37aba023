import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports full-screen surfaces that nothing opens and nothing closes.
public struct OrphanScreen: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S513", name: "orphan-screen",
    summary: "A full-screen surface is styled, and nothing says what opens it or how to leave it.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A viewer that covers the screen and hides the bar needs a way in and a way out. Reported where a
      section is titled as a full-screen surface, no other part of the document speaks of it, and the
      section itself has no word of opening or closing.
      """,
    references: ["WCAG 2.2, 2.1.2 No Keyboard Trap (A)", "Apple HIG, Modality"],
    examples: [
      .accepted(
        "## Full-Screen Viewer\n\nOpens with a tap on a photo, closes with a swipe down.\n"),
      .flagged("# Chat\n\nMessages.\n\n⟦## Full-Screen Viewer⟧\n\nBlack background.\n"),
    ]
  )

  private static let surfaces: Set<String> = [
    "viewer", "preview", "player", "gallery", "overlay", "modal", "lightbox", "camera",
  ]
  private static let ways: Set<String> = [
    "tap", "taps", "tapping", "click", "open", "opens", "opened", "close", "closes", "dismiss",
    "dismisses", "dismissed", "back", "swipe", "exit", "exits", "escape", "trigger", "shown",
    "appears", "when", "press", "presses", "button",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks at the sections that are titled as full-screen surfaces.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("ull") else { return }
    for number in document.sections.indices.dropFirst() {
      let title = document.plainText(of: Int(document.sections[number].heading))
      guard ASCII.contains("full", ignoringCaseIn: document.plain, title) else { continue }
      let words = Names.words(document.title(ofSection: number))
      guard isFullScreen(words), let surface = words.last(where: Self.surfaces.contains) else {
        continue
      }
      let section = document.sections[number]
      let heading = Int(section.heading)
      guard !text(of: section.nodes, document).contains(where: Self.ways.contains),
        !isMentioned(surface, outside: section.nodes, document)
      else { continue }
      diagnostics.append(
        diagnostic(
          "nothing opens or closes '\(document.title(ofSection: number))'",
          at: context.origin(document.firstLine(of: document.nodes[heading].range)),
          label: "no way in, no way out",
          why: "no other line speaks of a \(surface), and this section says nothing of opening or "
            + "closing",
          help: "say what opens it and how people leave it, or delete the section"))
    }
  }

  private func isFullScreen(_ words: [String]) -> Bool {
    words.contains("fullscreen")
      || zip(words, words.dropFirst()).contains { $0 == "full" && $1 == "screen" }
  }

  private func text(of nodes: Range<Int32>, _ document: Document) -> [String] {
    (Int(nodes.lowerBound) + 1..<Int(nodes.upperBound)).flatMap { node in
      document.nodes[node].text.isEmpty ? [] : Names.words(document.string(node))
    }
  }

  private func isMentioned(
    _ word: String, outside nodes: Range<Int32>, _ document: Document
  ) -> Bool {
    document.nodes.indices.contains { node in
      !nodes.contains(Int32(node)) && !document.nodes[node].text.isEmpty
        && Names.words(document.string(node)).contains(word)
    }
  }
}
