import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports messages that go away by themselves and that nobody announces.
public struct StatusUnannounced: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X857", name: "status-unannounced",
    summary: "A toast goes away within five seconds, and nothing announces it.",
    category: .accessibility, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      Whoever reads slowly, or is listening to something else, misses a message of two seconds, and a
      screen reader says nothing unless the message is a status. Reported where a toast or a snackbar
      has a time to stay below five seconds, in a sentence or below its heading, and no line of the
      document announces toasts; a document on motion alone tells nothing else of them. Where it
      confirms for two seconds or more what somebody did, or stands in a chart, the finding is an info.
      """,
    references: [
      "WCAG 2.2, 4.1.3 Status Messages (AA)", "WCAG 2.2, 2.2.1 Timing Adjustable (A)",
      "Material Design, Snackbar: 4 to 10 seconds",
    ],
    examples: [
      .accepted("- Toast \"Saved\" (3 seconds, auto-dismiss), announced by the screen reader\n"),
      .flagged("- Toast \"Saved\" (⟦3 seconds⟧, auto-dismiss)\n"),
    ]
  )

  /// Shortest time to stay, in milliseconds, that is not called brief.
  private static let brief = 5_000.0

  /// Makes the rule.
  public init() {}

  /// Looks at the time that toasts stay.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkSilence(context, into: &diagnostics)
    let document = context.document
    let toasts = context.analysis.mentions.of(.toast)
    let isWide = Self.wideToasts.contains { document.mentions($0) }
    guard !toasts.isEmpty || isWide || document.mentions("toast"),
      !isAboutMotion(context.spec.title),
      !isAnnounced(toasts, context),
      isWide ? !isReadAloud(context) : !readsToasts(document)
    else { return }
    for fact in context.spec.durations where stays(fact) {
      guard let value = fact.quantity.exact ?? least(fact), value < Self.brief, value >= 1_000,
        context.isNormative(fact.origin.range)
      else { continue }
      let text = sentence(around: fact.origin.range, document)
      let words = Names.words(text)
      guard
        words.contains(where: { word in
          word.hasPrefix("toast") || word.hasPrefix("snackbar")
            || isWide && Self.wideToasts.contains { word.contains($0.description) }
        }) || isBesideToast(fact, words, context),
        !words.contains("undo"), !isLater(text),
        // A snackbar of the platform stays 4 to 10 s and announces itself (Material Design 3, Snackbar).
        value < 4_000 || !words.contains(where: { $0.hasPrefix("snackbar") })
      else { continue }
      var finding = diagnostic(
        "the toast is gone after \(Numbers.text(value / 1000)) s, and nothing announces it",
        at: fact.origin, label: "shorter than 5 s",
        why: "no line on toasts speaks of a screen reader or an announcement",
        help: "let it stay until it is dismissed or for 5 s at least, and announce it as a status")
      if isConfirmation(value, fact, words, document) { finding.severity = .info }
      diagnostics.append(finding)
    }
  }

  /// Words for what is not built yet.
  private static let later: Lexicon = ["future", "zukünftig", "künftig", "geplant", "futuro"]
  /// The same right beside the toast alone: other things are put off too.
  private static let putOff: Lexicon = ["deferred", "postponed", "backlog", "aplazado", "adiado"]
  /// Words between the toast and that word: "the toast is deferred".
  private static let links: Lexicon = [
    "is", "are", "was", "be", "been", "will", "has", "ist", "wird", "est", "es", "é", "è", "se",
  ]
  private static let quotes: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "`": "`",
  ]

  /// Whether a sentence says, outside of the words of the toast, that it is not built yet.
  private func isLater(_ sentence: String) -> Bool {
    var plain = ""
    var end: Character?
    for character in sentence {
      if let mark = end {
        if character == mark { end = nil }
      } else if let mark = Self.quotes[character] {
        end = mark
        plain.append(" ")
      } else {
        plain.append(character)
      }
    }
    let words = Names.words(plain)
    let told = words.filter { !Self.links.contains($0) }
    return words.contains(where: Self.later.contains)
      || zip(told, told.dropFirst()).contains { first, second in
        first.hasPrefix("toast") && Self.putOff.contains(second)
          || Self.putOff.contains(first) && second.hasPrefix("toast")
      }
  }

  /// Toasts in other scripts.
  static let wideToasts: [StaticString] = [
    "トースト", "スナックバー", "토스트", "스낵바", "轻提示", "吐司",
  ]
  private static let readings: [StaticString] = [
    "読み上げ", "スクリーンリーダー", "읽어", "낭독", "스크린 리더", "스크린리더", "朗读", "播报", "读屏", "屏幕阅读",
  ]

  /// Whether a document in another script speaks of what is read aloud.
  private func isReadAloud(_ context: RuleContext) -> Bool {
    context.analysis.mentions.has(.screenReader)
      || Self.readings.contains { context.document.mentions($0) }
  }

  /// Whether a text in another script that has the English word says that toasts are read aloud: "toast 可朗读".
  private func readsToasts(_ document: Document) -> Bool {
    Self.readings.contains { reading in
      document.mentions(reading)
        && document.leaves(with: reading).contains {
          ASCII.contains("toast", ignoringCaseIn: document.plain, document.plainText(of: $0))
        }
    }
  }

  private static let statuses: Lexicon = [
    "error", "errors", "failed", "failure", "fails", "results", "count", "toast", "message",
    "messages", "status", "snackbar", "banner", "alert",
  ]
  private static let exempt: Lexicon = [
    "decorative", "decoration", "every", "individually", "again", "twice", "already", "until",
    "unless", "while", "if", "when", "visually", "skeleton", "but", "instead", "separately", "only",
    "typing", "each", "should", "must", "never",
  ]

  private static let audits: Lexicon = ["audit", "audits", "review", "findings", "assessment"]

  /// Reports a status of which the document itself says that nothing announces it.
  private func checkSilence(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var seen: Set<Int> = []
    let isAudit = Names.hasWord(context.spec.title ?? "", in: Self.audits)
    for mention in context.analysis.mentions.of(.unannounced) {
      let range = document.sourceRange(plain: mention.range)
      guard context.isNormative(range), document.nodes[mention.node].kind != .heading,
        seen.insert(mention.node).inserted
      else { continue }
      let sentence = sentence(around: range, document)
      let isCell = document.nodes[mention.node].kind == .tableCell
      let text =
        isCell
        ? document.source.string(document.firstLine(of: range)) : document.lineText(of: mention)
      guard !citesCode(text), !text.contains("aria-live"), !text.contains("role=\"status\""),
        Names.hasWord(text, in: Self.statuses),
        !Names.hasWord(sentence, in: Self.exempt),
        isCell || changes(text)
      else { continue }
      var finding = diagnostic(
        "a status changes here, and nothing tells a screen reader", at: context.origin(range),
        label: "said to be silent",
        why: "what appears without a move of the focus is missed by who does not see it",
        help: "announce it as a status, or move the focus to it")
      // An audit has found it already.
      if isAudit { finding.severity = .info }
      diagnostics.append(finding)
    }
  }

  /// Whether a line cites a line of code, "`sheet.tsx:50`", as a review does that has found what is missing.
  private func citesCode(_ line: String) -> Bool {
    line.split(separator: ".").dropFirst().contains { part in
      guard let colon = part.firstIndex(of: ":"), Self.sources.contains(part[..<colon]) else {
        return false
      }
      return part[colon...].dropFirst().first?.isNumber == true
    }
  }

  private static let sources: Lexicon = [
    "tsx", "jsx", "ts", "js", "html", "vue", "svelte", "swift", "kt", "dart", "css", "scss", "py",
  ]

  private static let verbs: Lexicon = [
    "changes", "change", "appears", "updates", "updated", "shows", "says", "replaced", "replaces",
  ]

  /// Whether a line tells that something changes.
  private func changes(_ line: String) -> Bool { Names.hasWord(line, in: Self.verbs) }

  /// Whether a document is about motion alone: what a toast says to a screen reader stands in another one.
  private func isAboutMotion(_ title: String?) -> Bool {
    let words = Names.words(title ?? "")
    return words.contains { Self.motions.contains($0) } && words.allSatisfy(Self.guides.contains)
  }

  static let motions: Lexicon = ["motion", "animation", "animations"]
  private static let guides: Lexicon = [
    "motion", "animation", "animations", "system", "spec", "specs", "specification", "guide",
    "guidelines", "design", "tokens", "principles", "and", "easing", "transitions", "language",
  ]

  /// Whether a time says how long something is shown, and not how long it moves.
  private func stays(_ fact: DurationFact) -> Bool {
    switch fact.role {
    case .timeout, .dwell, .other, .delay: true
    default: false
    }
  }

  /// The sentence or the cell around a time.
  private func sentence(around range: SourceRange, _ document: Document) -> String {
    let bytes = document.source.bytes
    let line = document.firstLine(of: range)
    func isEnd(_ offset: Int) -> Bool {
      bytes[offset] == 0x7C
        || (bytes[offset] == 0x2E && offset + 1 < bytes.count && bytes[offset + 1] == 0x20)
    }
    var start = Int(range.start)
    while start > Int(line.start), !isEnd(start - 1) { start -= 1 }
    var end = Int(range.end)
    while end < Int(line.end), !isEnd(end) { end += 1 }
    return document.source.string(SourceRange(start, end))
  }

  private func isAnnounced(_ toasts: [Mention], _ context: RuleContext) -> Bool {
    let readers = context.analysis.mentions.of(.screenReader)
    let document = context.document
    return toasts.contains { toast in
      let line = document.line(around: toast.range.lowerBound, in: toast.node)
      let section = document.nodes[toast.node].section
      return readers.contains { reader in
        // A line on the screen reader in the same section tells of what the section describes.
        reader.node == toast.node && line.contains(reader.range.lowerBound)
          || section > 0 && document.nodes[reader.node].section == section
      }
    } || Mentions.areInCode(.screenReader, of: document)
  }
}
