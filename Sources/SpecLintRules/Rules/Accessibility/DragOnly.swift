import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports functions that can be reached by dragging only.
public struct DragOnly: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X854", name: "drag-only",
    summary: "A function needs a drag, and the document rules out a way without one.",
    category: .accessibility, defaultSeverity: .error,
    explanation: """
      Whoever cannot drag needs a tap, a button or a menu for the same function. The rule reports a
      document that builds on a drag and says that there are no taps, unless it demands an alternative;
      an alternative that "could be added" is none.
      """,
    references: [
      "WCAG 2.2, 2.5.7 Dragging Movements (AA)", "WCAG 2.2, 2.5.1 Pointer Gestures (A)",
    ],
    examples: [
      .accepted(
        "- Drag the card to reveal its date. No tap gestures.\n- **Alternative:** an action in the context menu shows the date\n"
      ),
      .flagged("- Drag the card to reveal its date\n- Pure drag: no timers, ⟦no tap gestures⟧\n"),
    ]
  )

  private static let doubts: Lexicon = [
    "could", "might", "may", "consider", "considered", "future", "later", "optional", "possibly",
    "tbd",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for a drag, for the words that exclude taps, and for a demanded alternative.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let mentions = context.analysis.mentions
    checkScripts(context, into: &diagnostics)
    guard
      let denial = mentions.of(.noAlternative).first(where: {
        context.isNormative(document.sourceRange(plain: $0.range))
          && !isChoice($0, document) && !isRefused($0, document)
          && ($0.phrase != "no other way" || isBesideDrag($0, document, mentions))
      }), let drag = mentions.of(.drag).first
    else { return }
    // "no tap alternative" offers none.
    let denials = mentions.of(.noAlternative).map(\.range)
    let offers = mentions.of(.alternative).filter { offer in
      isAboutDrag(offer, document, mentions) && !denials.contains { $0.overlaps(offer.range) }
    }
    guard offers.allSatisfy({ isDoubtful($0, document) }),
      !mentions.of(.keyboard).contains(where: { isOffered($0, beside: denial, document) })
    else { return }
    let related = offers.map { Diagnostic.Related(document.origin(of: $0), "not demanded") }
    diagnostics.append(
      diagnostic(
        "the function needs a drag, and there is no way without one",
        at: document.origin(of: denial),
        label: "excludes a tap",
        related: [.init(document.origin(of: drag), "the drag")] + related.prefix(3),
        why: offers.isEmpty
          ? "no line gives an alternative to the drag"
          : "\(offers.count) \(offers.count == 1 ? "line speaks" : "lines speak") of an alternative, "
            + "none demands it",
        help: "demand an alternative: a button, a menu entry or an accessibility action"))
  }

  /// Words that exclude a tap, in scripts that put no blanks between words, and such as offer another way.
  private static let wideDenials: [StaticString] = [
    "ドラッグのみ", "ドラッグでのみ", "ドラッグだけ", "スワイプのみ", "仅支持拖拽", "仅支持拖动", "只能拖拽", "只能拖动", "只能通过拖",
    "仅能通过拖", "仅可拖", "僅支援拖曳", "只能拖曳", "드래그로만", "드래그만", "스와이프로만", "только перетаскиванием",
    "только свайпом", "лише перетягуванням",
  ]
  private static let wideOffers: [StaticString] = [
    "代替", "上へ", "ボタンで", "キーボード", "替代", "上移", "键盘", "대체", "키보드", "위로", "альтернатив", "клавиатур",
  ]

  /// "並べ替えはドラッグのみ": the same in other scripts.
  private func checkScripts(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard !Self.wideOffers.contains(where: { document.mentions($0) }) else { return }
    for text in Self.wideDenials where document.mentions(text) {
      for leaf in document.leaves(with: text) {
        let range = document.plainText(of: leaf)
        guard let start = ASCII.find(text, in: document.plain, range) else { continue }
        let place = document.sourceRange(plain: start..<start + text.utf8CodeUnitCount)
        guard context.isNormative(place),
          !isDenied(behind: start + text.utf8CodeUnitCount..<range.upperBound, document),
          !isMotive(behind: start + text.utf8CodeUnitCount..<range.upperBound, document)
        else { continue }
        diagnostics.append(
          diagnostic(
            "the function needs a drag, and there is no way without one",
            at: context.origin(place), label: "excludes a tap",
            why: "no line gives an alternative to the drag",
            help: "demand an alternative: a button, a menu entry or an accessibility action"))
        return
      }
    }
  }

  private static let motives = [
    "に依存", "に頼", "しにくい", "づらい", "困難", "不便", "では不", "不够", "不夠", "不足", "依赖", "依賴", "困难", "难以",
    "難以", "에 의존", "으로는", "어렵", "불편", "недостаточ", "неудоб", "трудно", "сложно", "незручн",
  ]

  /// Whether what follows calls the drag alone hard or too little, which is why there is another way.
  private func isMotive(behind range: Range<Int>, _ document: Document) -> Bool {
    let clause = document.string(plain: range).prefix { !"。;；".contains($0) }.prefix(40)
    return Self.motives.contains(where: clause.contains)
  }

  /// Whether a word before a slash goes on with what seems a denial: "large Yes/No buttons".
  private func isChoice(_ denial: Mention, _ document: Document) -> Bool {
    let start = denial.range.lowerBound
    return start > 1 && document.plain[start - 1] == ASCII.slash
      && ASCII.isLetter(document.plain[start - 2])
  }

  private static let reviews: Lexicon = [
    "concern", "concerns", "problem", "risk", "issue", "today", "currently", "legacy", "finding",
    "instead", "replace", "replaces",
    // Words that warn of it.
    "risky", "risks", "riskant", "risqué", "arriesgado", "arriscado", "rischioso", "riskante",
    "fragile", "inaccessible", "discouraged", "insufficient", "pitfall", "pitfalls", "antipattern",
    "barrier", "barrière", "barriere", "barrera", "barreira", "hard", "difficult", "awkward",
    "cumbersome", "tiring", "schwierig", "mühsam", "umständlich", "difficile", "pénible", "difícil",
    "faticoso", "moeilijk", "lastig", "sulit",
  ]

  /// Whether a sentence refuses what is for a drag alone: "is never placed in a swipe-only sheet".
  private func isRefused(_ denial: Mention, _ document: Document) -> Bool {
    guard denial.phrase.hasSuffix("only") else { return false }
    let line = document.line(around: denial.range.lowerBound, in: denial.node)
    if isDenied(behind: denial.range.upperBound..<line.upperBound, document) { return true }
    // A review tells what is, and asks for another way.
    if Names.hasWord(document.string(plain: line), in: Self.reviews) { return true }
    let before = document.string(plain: line.lowerBound..<denial.range.lowerBound)
    let clause = before.split(whereSeparator: { ".;:".contains($0) }).last.map(String.init) ?? ""
    return Names.words(clause).contains { Self.denials.contains($0) || $0 == "avoid" }
  }

  private static let laterDenials = [
    "없음", "없다", "없이", "없도록", "아님", "아니", "안 됨", "안됨", "않", "금지", "ない", "なし", "禁止", "せず", "没有",
    "沒有", "不允许", "不得", "避免", "无此",
  ]

  /// Whether a denial comes behind what it denies, as in Korean and Japanese: "drag-only 위반 없음".
  private func isDenied(behind range: Range<Int>, _ document: Document) -> Bool {
    let rest = document.string(plain: range)
    let clause = rest.prefix { !".。;；".contains($0) }.prefix(24)
    return Self.laterDenials.contains(where: clause.contains)
  }

  /// Whether "no other way" stands in a section that speaks of a drag before it.
  private func isBesideDrag(
    _ denial: Mention, _ document: Document, _ mentions: Mentions
  ) -> Bool {
    mentions.of(.drag).contains {
      document.nodes[$0.node].section == document.nodes[denial.node].section
        && $0.range.lowerBound < denial.range.lowerBound
    }
  }

  private static let denials: Lexicon = ["no", "not", "without", "nor", "neither", "never", "kein"]

  /// Whether a mention of the keyboard in the section of a denial gives another way.
  private func isOffered(
    _ keyboard: Mention, beside denial: Mention, _ document: Document
  ) -> Bool {
    guard document.nodes[keyboard.node].section == document.nodes[denial.node].section else {
      return false
    }
    let line = document.line(around: keyboard.range.lowerBound, in: keyboard.node)
    let before = document.string(plain: line.lowerBound..<keyboard.range.lowerBound)
    return !Names.words(before).suffix(3).contains(where: Self.denials.contains)
  }

  private func isAboutDrag(_ offer: Mention, _ document: Document, _ mentions: Mentions) -> Bool {
    document.nodes[offer.node].kind != .codeBlock && offer.phrase != "fallback"
  }

  private func isDoubtful(_ offer: Mention, _ document: Document) -> Bool {
    Names.hasWord(document.lineText(of: offer), in: Self.doubts)
  }
}
