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
    checkScreens(context, into: &diagnostics)
    let document = context.document
    guard document.mentions("ull") else { return }
    var mentions: [String: ClosedRange<Int>]?
    for number in document.sections.indices.dropFirst() {
      let title = document.plainText(of: Int(document.sections[number].heading))
      guard ASCII.contains("full", ignoringCaseIn: document.plain, title) else { continue }
      let words = Names.words(document.title(ofSection: number))
      guard isFullScreen(words), let surface = words.last(where: Self.surfaces.contains) else {
        continue
      }
      let section = document.sections[number]
      let heading = Int(section.heading)
      guard !text(of: section.nodes, document).contains(where: Self.ways.contains) else { continue }
      let places = mentions ?? Self.mentions(in: document)
      mentions = places
      let nodes = Int(section.nodes.lowerBound)..<Int(section.nodes.upperBound)
      if let place = places[surface],
        !nodes.contains(place.lowerBound) || !nodes.contains(place.upperBound)
      {
        continue
      }
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

  private static let titles: Lexicon = ["screens", "pages", "views", "navigation", "flow", "flows"]
  private static let others: Lexicon = [
    "deep", "url", "route", "routes", "notification", "admin", "optional", "future", "planned",
  ]

  /// Reports the one screen that no other part names, in a document whose title is about screens and that names each other one.
  private func checkScreens(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard let title = document.sections.first(where: { $0.level == 1 }),
      Names.hasWord(document.string(Int(title.heading)), in: Self.titles)
    else { return }
    let screens = document.sections.indices.filter {
      document.sections[$0].level == 2 && document.sections[$0].heading >= 0
    }
    guard screens.count >= 4 else { return }
    let texts = SectionTexts(screens, in: document)
    let lost = Array(
      screens.indices.dropFirst().lazy.filter { place in
        !texts.tell(document.title(ofSection: screens[place]), besides: place)
      }.prefix(2))
    guard lost.count == 1, let place = lost.first, Self.isScreen(texts[place]) else { return }
    let screen = screens[place]
    let name = document.title(ofSection: screen)
    let heading = document.nodes[Int(document.sections[screen].heading)].range
    guard context.isNormative(heading) else { return }
    diagnostics.append(
      diagnostic(
        "nothing leads to '\(name)'", at: document.origin(document.firstLine(of: heading)),
        label: "named here only",
        why: "every other section of the document is named by a section that leads to it",
        help: "say what opens it, or delete the section"))
  }

  /// Whether the text of a section is about a screen that one leaves, and says of no other way to it.
  private static func isScreen(_ text: String) -> Bool {
    let words = text.split(separator: "-").map(String.init)
    let leaves =
      zip(words, words.dropFirst()).contains { $0 == "returns" && $1 == "to" }
      || words.contains("back")
    let hasOther = words.indices.contains { place in
      others.contains(words[place]) && (place == 0 || words[place - 1] != "no")
    }
    return leaves && !hasOther
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

  /// The first and the last node that has each word for a surface.
  private static func mentions(in document: Document) -> [String: ClosedRange<Int>] {
    var result: [String: ClosedRange<Int>] = [:]
    for node in document.nodes.indices where !document.nodes[node].text.isEmpty {
      for word in Names.words(document.string(node)) where surfaces.contains(word) {
        result[word] = (result[word]?.lowerBound ?? node)...node
      }
    }
    return result
  }
}

/// The words of sections, with an index that finds those that have a name.
private struct SectionTexts {
  private var texts: [String] = []
  /// The sections that have a word, in order.
  private var holders: [String: [Int]] = [:]

  init(_ sections: [Int], in document: Document) {
    for (place, section) in sections.enumerated() {
      let nodes = document.sections[section].nodes
      var text = "-"
      for node in Int(nodes.lowerBound) + 1..<Int(nodes.upperBound)
      where !document.nodes[node].text.isEmpty {
        let words = Names.words(document.string(node))
        text += words.joined(separator: "-") + "-"
        for word in words where holders[word]?.last != place {
          holders[word, default: []].append(place)
        }
      }
      texts.append(text)
    }
  }

  subscript(place: Int) -> String { texts[place] }

  /// Whether a section besides one has a name; only those are searched that have its rarest word.
  func tell(_ title: String, besides own: Int) -> Bool {
    let words = Names.words(title)
    let name = "-" + words.joined(separator: "-") + "-"
    let lists = words.map { holders[$0] ?? [] }
    let places = lists.min { $0.count < $1.count } ?? Array(texts.indices)
    return places.contains { $0 != own && texts[$0].contains(name) }
  }
}
