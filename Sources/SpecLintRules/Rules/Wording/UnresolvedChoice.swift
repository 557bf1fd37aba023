import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports choices that the document leaves to whoever builds it.
public struct UnresolvedChoice: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "R952", name: "unresolved-choice",
    summary: "The document leaves a decision open.",
    category: .wording, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "TBD", "could be added" and "banner (optional)" are decisions that someone makes later, unseen, and so
      are labels whose whole value says so ("Schrift: noch offen", "字体：待定").
      A form with four fields and more that are open is one finding.
      Reported outside of sections for open questions, next steps and later versions, and not where the sentence itself leaves an
      addition to a later version; a form field that is optional
      to fill in is no open decision, and neither is a word that names a state of the product, an entry of a
      list of icons or effects, or the files of the design.
      """,
    references: ["ISO/IEC/IEEE 29148:2018, 5.2.5: complete, unambiguous"],
    examples: [
      .accepted("- Email (optional)\n\n## Open Questions\n\n- Colour of the bar: TBD\n"),
      .flagged("- Colour of the bar: ⟦TBD⟧\n"),
    ]
  )

  private static let decisions: Set<String> = [
    "tbd", "to be decided", "to be determined", "to be defined", "not yet decided", "undecided",
    "could be added", "might be added", "por definir", "à définir", "da definire",
    "consider adding", "consider using", "consider increasing", "consider reducing",
    "consider renaming", "consider replacing", "or keep as is",
  ]
  /// What stands in place of something that is still to come.
  private static let gaps: Set<String> = [
    "to be added", "to be inserted", "to be supplied", "to be provided", "da inserire",
  ]
  /// Things whose being there is a decision of the design, not of the person who uses it.
  private static let parts: Set<String> = [
    "banner", "toast", "badge", "icon", "animation", "sound", "haptic", "illustration", "tooltip",
    "hint", "shadow", "snackbar", "confetti", "chip", "indicator", "divider", "vibration",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for open decisions, one a line.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkValues(context, into: &diagnostics)
    checkOpenNouns(context, into: &diagnostics)
    let document = context.document
    var lines: Set<Range<Int>> = []
    let form = checkForm(context, into: &diagnostics)
    for mention in context.analysis.mentions.of(.undecided) {
      let range = document.sourceRange(plain: mention.range)
      let line = document.line(around: mention.range.lowerBound, in: mention.node)
      guard context.isNormative(range), !lines.contains(line), !isAdvice(mention, document),
        !isBelowDecisions(mention.node, document),
        !isPartOfName(mention, document), !isSettledElsewhere(mention, line, document),
        !isMark(mention, document), !isBlank(mention, document), !isTitleOfGaps(mention, document),
        !isForbidden(mention, line, document), !isAsked(mention, line, context),
        !isDenied(mention, line, document), !form.contains(line),
        !isOfProduct(mention, line, document),
        Self.decisions.contains(mention.phrase)
          || Self.gaps.contains(mention.phrase) && !isOfNoun(mention, line, document)
          || isOptionalPart(mention, line, document)
      else { continue }
      lines.insert(line)
      let text = document.string(plain: mention.range)
      guard !Self.gaps.contains(mention.phrase) else {
        diagnostics.append(
          diagnostic(
            "'\(text)' stands where something is missing", at: context.origin(range),
            label: "who adds it?", why: "whoever builds this has nothing to go by",
            help: "add it, or remove the line until there is something to say"))
        continue
      }
      var found = diagnostic(
        "'\(text)' leaves a decision open", at: context.origin(range), label: "who decides?",
        why: "two teams decide differently, and neither is wrong",
        help: "decide, or move the line to a section 'Open questions'")
      // Whether "consider" asks the team or advises people only a reader can tell.
      if mention.phrase.hasPrefix("consider") { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// Whether a line says who decides, or where it is decided.
  func isSettledElsewhere(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    namesDecider(line, document) || isHandedOver(mention, document) || isOfPlan(mention, document)
      || namesPlace(mention, line, document) || isOutside(line, document)
      || isOfLater(mention, line, document)
  }

  /// "Do not write "TBD"": the line rules out the word that it quotes.
  private func isForbidden(
    _ mention: Mention, _ line: Range<Int>, _ document: Document
  ) -> Bool {
    let start = mention.range.lowerBound
    guard start > line.lowerBound,
      let mark = document.string(plain: line.lowerBound..<start).last,
      "\"“„«「'‘`".contains(mark) || document.span(at: start, in: .code) != nil
    else { return false }
    return Names.words(document.string(plain: line.lowerBound..<start)).suffix(8)
      .contains { Self.denials.contains($0) || Self.refusals.contains($0) }
  }

  /// "TBD (see §3)": the line points to the questions that are open.
  private func isAsked(_ mention: Mention, _ line: Range<Int>, _ context: RuleContext) -> Bool {
    let document = context.document
    let rest = document.string(plain: mention.range.rest(of: line)).prefix(80)
    let words = Names.words(String(rest))
    if words.contains("open"), words.contains(where: Self.questions.contains) { return true }
    guard let sign = rest.firstIndex(of: "§") else { return false }
    let number = rest[sign...].dropFirst().drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    guard let first = number.first, first.isNumber else { return false }
    let wanted = number.last == "." ? number.dropLast() : number
    return document.sections.indices.dropFirst().contains { section in
      let title = document.title(ofSection: section)
      let own = title.drop { $0 == "§" }.prefix { $0.isNumber || $0 == "." }
      let heading = Int(document.sections[section].heading)
      return heading >= 0 && (own.last == "." ? own.dropLast() : own) == wanted
        && !context.isNormative(document.nodes[heading].range)
    }
  }

  private static let questions: Lexicon = [
    "question", "questions", "item", "items", "point", "points", "issue", "issues", "decision",
    "decisions",
  ]
  private static let refusals: Lexicon = [
    "avoid", "without", "don", "kein", "keine", "nicht", "pas", "sans", "nunca", "sin", "não",
    "non", "нельзя", "не",
  ]
  static let denials: Lexicon = ["not", "no", "never", "nothing", "isn't", "don't", "non"]

  private static let deciders: Lexicon = [
    "confirms", "confirmed", "confirm", "decides", "decided", "approves", "approved", "approval",
    "confirmation", "signs",
  ]

  /// "`TBD` until legal confirms the text": the line says who decides.
  private func namesDecider(_ line: Range<Int>, _ document: Document) -> Bool {
    guard line.count <= 1000, ASCII.find("until ", in: document.plain, line) != nil else {
      return false
    }
    return Names.hasWord(document.string(plain: line), in: Self.deciders)
  }

  private static let places: Lexicon = [
    "spec", "specs", "specification", "document", "doc", "docs", "guide", "rfc", "ticket",
  ]

  /// "answer panel (TBD, not in v1)": the line says that the document decides nothing of it.
  private func isOutside(_ line: Range<Int>, _ document: Document) -> Bool {
    let scopes: [StaticString] = ["not in v", "not part of", "ut of scope"]
    return scopes.contains { ASCII.find($0, in: document.plain, line) != nil }
  }

  /// "endpoints (to be defined in the stock spec)": the line says where it is decided.
  private func namesPlace(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let rest = document.string(plain: mention.range.rest(of: line))
    let words = Names.words(String(rest.prefix(60)))
    return words.first == "in" && words.dropFirst().prefix(4).contains(where: Self.places.contains)
  }

  /// Whether a hyphen joins the word to another, as in the number of a ticket.
  private func isPartOfName(_ mention: Mention, _ document: Document) -> Bool {
    let end = mention.range.upperBound
    return end + 1 < document.plain.count && document.plain[end] == ASCII.hyphen
      && ASCII.isWord(document.plain[end + 1])
  }

  /// Whether "Consider …" stands below a heading over notes or advice to others: nothing waits for it.
  private func isAdvice(_ mention: Mention, _ document: Document) -> Bool {
    guard mention.phrase.hasPrefix("consider") else { return false }
    let section = Int(document.nodes[mention.node].section)
    if document.path(ofSection: section).contains(where: {
      let title = document.title(ofSection: $0)
      return Names.hasWord(title, in: Self.advice)
        || Self.outlooks.contains(where: title.lowercased().contains)
    }) {
      return true
    }
    // "**Usage guidelines**" right before the list.
    let item = Int(document.nodes[mention.node].parent)
    guard item >= 0, document.nodes[item].kind == .item,
      case let list = Int(document.nodes[item].parent), list > 0,
      document.nodes[list - 1].kind == .paragraph
    else { return false }
    return Names.hasWord(document.string(list - 1), in: Self.advice, ofAtMost: 3)
  }

  /// Whether the heading hands the work to a role, which decides: "For Interaction Designer".
  private func isHandedOver(_ mention: Mention, _ document: Document) -> Bool {
    let words = Names.words(
      document.title(ofSection: Int(document.nodes[mention.node].section)))
    return words.first == "for" && words.count <= 4
      && words.last.map(Self.roles.contains) == true
  }

  private static let roles: Lexicon = [
    "designer", "designers", "developer", "developers", "engineer", "engineers", "team", "teams",
    "implementer", "implementers", "writer", "writers", "qa", "engineering", "design",
  ]

  private static let advice: Lexicon = [
    "notes", "recommendations", "recommendation", "ideas", "suggestions", "tips", "handoff",
    "inspiration", "usage",
  ]

  /// Titles of what comes after the document, and of counsel to those who use what it describes.
  private static let outlooks = [
    "next step", "best practice", "follow-up", "nice to have", "nächste schritte",
    "prochaines étapes", "próximos pasos", "próximos passos", "prossimi passi",
  ]

  private static let inputs: Lexicon = [
    "props", "prop", "properties", "fields", "parameters", "params", "slots", "inputs",
    "arguments", "args", "options", "attributes",
  ]

  /// "Subtle banner (optional): …" or "Optional: brief toast".
  private func isOptionalPart(
    _ mention: Mention, _ line: Range<Int>, _ document: Document
  ) -> Bool {
    guard mention.phrase == "optional", !isOfLogo(mention, document),
      !isEntryOfInventory(mention, line, document)
    else { return false }
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    let after = document.string(plain: mention.range.rest(of: line))
    if before.isEmpty, after.hasPrefix(":") {
      return Names.words(after).prefix(4).contains(where: Self.parts.contains)
    }
    // A heading names a variant, a list of inputs says what a caller may leave out.
    guard document.nodes[mention.node].kind != .heading, after != "):", after != ") ",
      !Names.hasWord(before, in: Self.inputs)
    else { return false }
    if before.hasSuffix("("), isDoubted(after) { return true }
    return before.hasSuffix("(") && after.hasPrefix(")")
      && Names.words(before).last.map(Self.parts.contains) == true
  }
}
