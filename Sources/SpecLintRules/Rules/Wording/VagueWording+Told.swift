import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Vague words that demand nothing, or stand beside a number.
extension VagueWording {
  /// Words of headings above what describes a mood, and not a measure.
  private static let moods: Lexicon = [
    "vibe", "vibes", "brief", "mood", "personality", "character", "introduction", "intro",
    "philosophy", "inspiration", "essence", "story", "about", "vision", "aesthetic", "aesthetics",
    "atmosphere", "tone",
  ]
  private static let principles: Lexicon = [
    "principle", "principles", "grundsätze", "prinzipien", "principes", "principios", "princípios",
    "principi", "prinsip", "原则", "原則", "设计原则", "デザイン原則", "원칙",
  ]
  /// Words by which a clause says how things are, or that they are not so.
  private static let denials: Lexicon = [
    "not", "never", "currently", "today", "without", "lack", "lacks", "lacking", "isn't", "aren't",
    "no",
  ]
  private static let degrees: Lexicon = ["most", "more", "less", "too", "very", "already"]
  /// Words after a number that make it a measure.
  private static let units: Lexicon = [
    "px", "pt", "dp", "sp", "rem", "em", "ms", "s", "second", "seconds", "points",
    "pixels",
  ]

  /// Whether the words describe a mood or the present state, or the line or the table below gives the number.
  func isToldOtherwise(_ mention: Mention, _ line: Range<Int>, _ context: RuleContext) -> Bool {
    let document = context.document
    // What promises everything is no less of a promise for a number.
    guard !mention.phrase.hasPrefix("100") else { return false }
    let node = document.nodes[mention.node]
    return isDenied(mention, line, document)
      || hasMeasure(line.lowerBound..<mention.range.lowerBound, document)
      || namesToken(mention.range.rest(of: line), document)
      || isMeasuredBehind(mention.range.rest(of: line), document)
      || node.kind == .tableCell && isInMeasuredRow(mention.node, document)
      || isListed(mention, line, document) || isShown(mention.range.rest(of: line), document)
      || isMeasuredNext(mention, line, document) || isMood(mention.node, document)
      || isPrinciple(mention, document) || isReason(mention, document)
      || node.kind == .paragraph && introducesNumbers(mention.node, document)
  }

  /// Words in brackets that measure by what is there: "generous (viewport-height sections)".
  private static let measures: Lexicon = [
    "viewport", "screen", "full", "half", "third", "quarter", "double", "twice", "width", "height",
    "line", "column", "columns",
  ]

  /// Whether brackets right behind the word tell how much.
  private func isMeasuredBehind(_ rest: Range<Int>, _ document: Document) -> Bool {
    let text = document.string(plain: rest.prefix(60))
    guard text.hasPrefix(" ("), let close = text.firstIndex(of: ")") else { return false }
    return Names.hasWord(String(text[..<close]), in: Self.measures)
  }

  /// "(compact, default, generous)": one of the names of a list in brackets.
  private func isListed(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    let after = document.string(plain: mention.range.rest(of: line))
    guard let open = before.lastIndex(of: "("), let close = after.firstIndex(of: ")"),
      !before[open...].contains(")")
    else { return false }
    let list = before[open...].dropFirst() + document.string(plain: mention.range) + after[..<close]
    let names = list.split(omittingEmptySubsequences: false) { ",/|".contains($0) }
    return names.count > 2 && names.allSatisfy { Names.wordCount(String($0)) == 1 }
  }

  /// "**Generous spacing.** Whitespace before decoration" below "Principles": the bold name of one, and no demand.
  private func isPrinciple(_ mention: Mention, _ document: Document) -> Bool {
    let start = document.plainText(of: mention.node).lowerBound
    return document.span(at: mention.range.lowerBound, of: mention.node, in: .strong)?.lowerBound
      == start
      && Names.hasWord(
        document.title(ofSection: Int(document.nodes[mention.node].section)), in: Self.principles,
        ofAtMost: 4)
  }

  private static let reasons: Lexicon = [
    "rationale", "reason", "reasons", "reasoning", "why", "justification", "begründung", "grund",
    "warum", "raison", "pourquoi", "motivo", "porqué", "por-qué", "justificación", "razón", "razão",
    "justificativa", "motivazione", "perché", "reden", "waarom", "alasan", "обоснование", "причина",
    "理由", "根拠", "原因", "为什么", "이유", "근거",
  ]

  /// "**Rationale:** unsteady hands need generous areas": the reason of a demand, and none itself.
  private func isReason(_ mention: Mention, _ document: Document) -> Bool {
    let head = document.string(plain: document.plainText(of: mention.node).prefix(40))
    guard let colon = head.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return Names.isPhrase(String(head[..<colon]), in: Self.reasons)
  }

  private static let samples = ["e.g.", "e.g ", "for example", "such as", "for instance"]

  /// "a user-friendly message (e.g., "Could not save")": an example tells what is meant.
  private func isShown(_ rest: Range<Int>, _ document: Document) -> Bool {
    let text = document.string(plain: rest.prefix(80)).lowercased()
    return Self.samples.contains(where: text.contains) && text.contains { "\"“„`".contains($0) }
  }

  /// Whether the sentence goes on in the next line, and gives a measure or a ratio there.
  private func isMeasuredNext(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool
  {
    let leaf = document.plainText(of: mention.node)
    guard line.upperBound < leaf.upperBound,
      case let here = document.plain[mention.range.rest(of: line)], here.last != ASCII.dot
    else { return false }
    let next = document.string(plain: line.upperBound..<min(leaf.upperBound, line.upperBound + 120))
    let end = next.firstRange(of: ". ")?.lowerBound ?? next.endIndex
    let length = next[..<end].utf8.count
    let sentence = line.upperBound..<line.upperBound + length
    return next[..<end].contains(":1") || hasMeasure(sentence, document)
  }

  /// "Codes are not yet mapped to user-friendly texts"
  private func isDenied(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let plain = document.plain
    var start = mention.range.lowerBound
    while start > line.lowerBound, plain[start - 1] != 0x3B,
      !(plain[start - 1] == ASCII.space && start > line.lowerBound + 1
        && [ASCII.dot, ASCII.colon, 0x2C].contains(plain[start - 2]))
    {
      start -= 1
    }
    let words = Names.words(document.string(plain: start..<mention.range.lowerBound))
    // "the most generous device of all" compares, and demands nothing.
    return words.last.map(Self.degrees.contains) == true
      || words.suffix(6).contains(where: Self.denials.contains)
      || isAboutItself(line.lowerBound..<mention.range.lowerBound, document)
  }

  private static let documents: Lexicon = [
    "specification", "document", "spec", "guide", "page", "section",
  ]

  /// "This specification describes …": what a document says of itself is no demand.
  private func isAboutItself(_ before: Range<Int>, _ document: Document) -> Bool {
    let words = Names.words(document.string(plain: before.prefix(40)))
    return words.count > 2 && words[0] == "this" && Self.documents.contains(words[1])
  }

  /// Whether the rest of a line names something in code: "generous, use `xl` between sections".
  private func namesToken(_ rest: Range<Int>, _ document: Document) -> Bool {
    var run = max(0, document.run(at: rest.lowerBound))
    while run < document.runs.count, Int(document.runs[run].start) < rest.upperBound {
      if document.runs[run].style.contains(.code), Int(document.runs[run].start) >= rest.lowerBound
      {
        return true
      }
      run += 1
    }
    return false
  }

  /// Whether a cell is a number, "180 / 26".
  private func startsWithNumber(_ cell: Int, _ document: Document) -> Bool {
    let text = document.plainText(of: cell)
    return text.first.map { ASCII.isDigit(document.plain[$0]) } == true
      && text.count(where: { ASCII.isLetter(document.plain[$0]) }) * 2 < text.count
  }

  /// Whether another cell of the row gives a measure.
  private func isInMeasuredRow(_ cell: Int, _ document: Document) -> Bool {
    document.children(of: Int(document.nodes[cell].parent)).contains {
      $0 != cell && startsWithNumber($0, document)
        || $0 != cell && hasMeasure(document.plainText(of: $0), document)
    }
  }

  /// Whether a number with a unit stands in a text.
  private func hasMeasure(_ text: Range<Int>, _ document: Document) -> Bool {
    let plain = document.plain
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard ASCII.isDigit(plain[offset]) else {
        offset += 1
        continue
      }
      while offset < text.upperBound, ASCII.isDigit(plain[offset]) || plain[offset] == ASCII.dot {
        offset += 1
      }
      if offset < text.upperBound, plain[offset] == ASCII.space { offset += 1 }
      if offset < text.upperBound, plain[offset] == 0x25 { return true }
      let start = offset
      while offset < text.upperBound, ASCII.isLetter(plain[offset]) { offset += 1 }
      if Self.units.contains(document.string(plain: start..<offset)) { return true }
    }
    return false
  }

  /// Whether a section is titled after a mood, or a paragraph introduces the whole document.
  private func isMood(_ node: Int, _ document: Document) -> Bool {
    let section = Int(document.nodes[node].section)
    let path = document.path(ofSection: section)
    if path.contains(where: {
      document.sections[$0].level > 1
        && Names.hasWord(document.title(ofSection: $0), in: Self.moods, ofAtMost: 4)
    }) {
      return true
    }
    let parent = Int(document.nodes[node].parent)
    return document.nodes[node].kind == .paragraph && document.sections[section].level < 2
      && document.sections.contains { $0.level > 1 }
      && (parent < 0 || document.nodes[parent].kind != .item)
  }

  /// Whether a table of numbers follows a paragraph.
  private func introducesNumbers(_ node: Int, _ document: Document) -> Bool {
    let next = Int(document.nodes[node].end)
    guard next < document.nodes.count, document.nodes[next].kind == .table else { return false }
    let rows = document.children(of: next).dropFirst()
    return rows.count(where: { row in
      document.children(of: row).contains { cell in
        document.plain[document.plainText(of: cell)].contains(where: ASCII.isDigit)
      }
    }) * 2 > rows.count
  }
}
