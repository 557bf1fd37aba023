import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Forms that nobody has filled in, and checks that nothing is open.
extension UnresolvedChoice {
  private static let none: Lexicon = [
    "no", "without", "zero", "kein", "keine", "keinen", "ohne", "sin", "sem", "aucun", "aucune",
    "geen", "zonder", "nessun", "senza", "нет", "без", "brak", "无", "無", "没有", "沒有", "ningún",
  ]
  private static let behind = ["なし", "無し", "없음", "なく", "-free", " free", " count: 0"]

  /// "No TBD or TODO left", "无 TBD/TODO 占位": nothing is open.
  func isDenied(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    guard line.count < 400 else { return false }
    let before = Names.words(document.string(plain: line.lowerBound..<mention.range.lowerBound))
    if let last = before.last, Self.none.contains(last) { return true }
    let rest = document.string(plain: mention.range.rest(of: line))
    if isFormerWord(mention, before, rest, document) { return true }
    let after = rest.prefix(24)
    return Self.behind.contains { after.hasPrefix($0) }
  }

  private static let turns: Lexicon = ["to", "in", "zu"]
  private static let quotes: [UInt8] = [0x22, 0x27, 0x60]

  /// "update the chapter from "undecided" to the rule": the word that another text had.
  private func isFormerWord(
    _ mention: Mention, _ before: [String], _ rest: String, _ document: Document
  ) -> Bool {
    let start = mention.range.lowerBound
    guard before.last == "from" || before.last == "von", start > 2 else { return false }
    // "Read the names from "TBD"." has nothing that comes instead.
    let clause = rest.prefix { !".,;:".contains($0) }
    guard Names.words(String(clause)).contains(where: Self.turns.contains) else { return false }
    // "“" is E2 80 9C.
    return Self.quotes.contains(document.plain[start - 1])
      || document.plain[start - 2] == 0x80 && document.plain[start - 3] == 0xE2
  }

  /// "`[TBD]`": a mark that the text speaks of, and that stands in other documents.
  func isMark(_ mention: Mention, _ document: Document) -> Bool {
    let range = mention.range
    if let code = document.span(at: range.lowerBound, in: .code),
      isLiteral(range, in: code, document)
    {
      return true
    }
    guard range.lowerBound > 0, range.upperBound < document.plain.count,
      document.plain[range.lowerBound - 1] == 0x5B, document.plain[range.upperBound] == 0x5D
    else { return false }
    return document.span(at: range.lowerBound, in: .code) != nil
  }

  /// "`TBD:`", "`# 4. TBD`": the prefix or the heading of another text, written out.
  private func isLiteral(_ range: Range<Int>, in code: Range<Int>, _ document: Document) -> Bool {
    document.plain[code.lowerBound] == ASCII.hash
      || code.lowerBound == range.lowerBound && range.upperBound + 1 == code.upperBound
        && document.plain[range.upperBound] == ASCII.colon
  }

  /// Fields of a form, from which on they are one finding.
  private static let least = 4

  /// Reports the fields of a form whose whole value is "TBD" in one finding; the lines of all of them.
  func checkForm(
    _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) -> Set<Range<Int>> {
    let document = context.document
    var fields: [(line: Range<Int>, mention: Mention)] = []
    for mention in context.analysis.mentions.of(.undecided) where mention.phrase == "tbd" {
      let line = document.line(around: mention.range.lowerBound, in: mention.node)
      guard document.nodes[mention.node].kind == .paragraph,
        isWhole(mention, line, document), !isSettledElsewhere(mention, line, document),
        context.isNormative(document.sourceRange(plain: mention.range))
      else { continue }
      fields.append((line, mention))
    }
    guard fields.count >= Self.least, let first = fields.first else { return [] }
    func origin(_ mention: Mention) -> Origin {
      context.origin(document.sourceRange(plain: mention.range))
    }
    diagnostics.append(
      diagnostic(
        "'\(document.string(plain: first.mention.range))' leaves \(fields.count) fields open",
        at: origin(first.mention), label: "who fills them in?",
        related: fields.dropFirst().prefix(20).map { .init(origin($0.mention), "open as well") },
        why: "\(fields.count) labels of this document have no other value",
        help: "fill the form in, or leave it out of the documents that are built from"))
    return Set(fields.map(\.line))
  }

  /// "Primary: TBD"
  private func isWhole(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
      .reversed().drop { " *_`".contains($0) }
    let after = document.string(plain: mention.range.rest(of: line))
    return before.count < 48 && (before.isEmpty || before.first == ":" || before.first == "：")
      && after.allSatisfy { " .*_".contains($0) }
  }

  /// "Files to be added and their owners": the words say which files, and nothing is missing.
  func isOfNoun(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let start = mention.range.lowerBound
    let before = document.string(plain: line.lowerBound..<start)
    // "No feature to be added later": the sentence denies it. "Touch would have to be added": it supposes it.
    let words = Names.words(before).suffix(6)
    if words.contains(where: Self.denials.contains) || words.suffix(3).contains("would") {
      return true
    }
    // "Icons need to be added" tells what is to be done with the icons.
    if words.count > 1, let last = words.last, Self.needs.contains(last) { return true }
    let after = document.string(plain: mention.range.rest(of: line))
    return start - 1 > line.lowerBound && ASCII.isWord(document.plain[start - 2])
      && after.first == " " && Names.words(after).first.map(Self.sequels.contains) == true
  }

  private static let needs: Lexicon = ["need", "needs", "needed", "have", "has"]
  private static let sequels: Lexicon = ["and", "or", "to", "into", "und", "et", "y", "e"]

  /// Headers of columns that a document fills in as things happen.
  private static let records: Lexicon = [
    "date", "when", "day", "time", "deadline", "due", "eta", "owner", "assignee", "who", "by",
    "from", "author", "reviewer", "sprint", "milestone", "datum", "wann", "wer", "von", "autor",
    "fällig", "termin", "quand", "qui", "auteur", "échéance", "fecha", "cuándo", "quién",
    "responsable", "plazo", "data", "quando", "quem", "autore", "responsável", "prazo", "chi",
    "responsabile", "scadenza", "wanneer", "wie", "verantwoordelijke", "tanggal", "kapan", "siapa",
    "penanggung", "日付", "日時", "期日", "期限", "担当", "担当者", "日期", "时间", "時間", "负责人", "截止",
    "날짜", "일자", "일시", "담당", "담당자", "기한",
  ]

  /// Whether a cell of a list that is kept by and by has no date or name yet: "TBD" below "Date".
  func isBlank(_ mention: Mention, _ document: Document) -> Bool {
    guard document.nodes[mention.node].kind == .tableCell,
      document.plainText(of: mention.node).count <= mention.range.count + 4,
      case let row = Int(document.nodes[mention.node].parent),
      let column = document.children(of: row).firstIndex(of: mention.node),
      case let header = document.tableHeader(
        around: document.sourceRange(plain: mention.range).start),
      header.indices.contains(column)
    else { return false }
    return Names.hasWord(header[column], in: Self.records, ofAtMost: 3)
  }

  private static let decisionTitles: Phrases = [
    "decisions needed", "decision needed", "needs decision", "to be decided",
    "pending decisions", "open decisions", "undecided", "zu entscheiden", "offene entscheidungen",
    "à décider", "décisions à prendre", "por decidir", "decisiones pendientes",
    "decisões pendentes", "da decidere", "te beslissen", "결정이 필요한", "결정 필요", "결정할 것",
    "미결정", "미정 사항", "決めること", "決めるべき", "決定が必要", "未決事項", "未決定", "検討事項",
    "検討課題", "要検討", "要確認", "確認事項", "未确定", "待讨论", "待討論", "待确认", "待確認", "검토 사항", "검토사항", "논의 필요", "待决",
    "待決", "待定事项", "待定事項",
    "需要决定", "需要決定",
  ]

  /// Whether a line stands below a heading over decisions that are still to be made, which is where they belong.
  func isBelowDecisions(_ node: Int, _ document: Document) -> Bool {
    guard document.nodes[node].kind != .heading else { return isOpenTitle(document.string(node)) }
    return document.path(ofSection: Int(document.nodes[node].section)).contains { section in
      let title = document.title(ofSection: section).lowercased()
      if isOpenTitle(title) { return true }
      return Self.decisionTitles.isIn(title) || Self.isOfOpen(title)
    }
  }

  private static let openTitle: Lexicon = [
    "open", "tbd", "tbc", "todo", "todos", "undecided", "pending", "questions", "items", "points",
    "decisions", "issues", "and", "offen", "ouvert", "abierto", "aberto",
  ]

  /// "Open / TBD", "TODO": a heading of such words alone.
  private func isOpenTitle(_ title: String) -> Bool {
    let words = Names.words(title).drop { $0.allSatisfy(\.isNumber) }
    return (1...4).contains(words.count) && words.allSatisfy(Self.openTitle.contains)
      && words.contains { $0 != "and" && $0 != "items" && $0 != "points" && $0 != "issues" }
  }

  /// "To decide", "Things to decide", and not "How to decide between sheet and dialog".
  private static func isOfOpen(_ title: String) -> Bool {
    let words = Names.words(title).drop { $0.allSatisfy(\.isNumber) }
    let isShort = words.count <= 3 && words.first.map { !manners.contains($0) } == true
    return [["to", "decide"], ["a", "decidir"]].contains { pair in
      words.starts(with: pair) || isShort && Array(words.suffix(2)) == pair
    }
  }

  private static let manners: Lexicon = ["how", "when", "cómo", "como", "cuándo", "ayuda", "ajuda"]

  private static let lacking: Lexicon = [
    "missing", "lacking", "needed", "outstanding", "fehlend", "fehlende", "fehlendes", "manquant",
    "manquants", "manquante", "manquantes", "faltante", "faltantes", "faltando", "mancante",
    "mancanti", "ontbrekend", "ontbrekende", "kurang", "недостающие", "недостающее",
  ]

  /// Whether a heading says that something is missing and a list below it says what: "Still missing – to be added".
  func isTitleOfGaps(_ mention: Mention, _ document: Document) -> Bool {
    guard document.nodes[mention.node].kind == .heading,
      Names.hasWord(document.string(mention.node), in: Self.lacking),
      let section = document.sections.indices.first(where: {
        Int(document.sections[$0].heading) == mention.node
      })
    else { return false }
    return document.sections[section].ownNodes.contains {
      document.nodes[Int($0)].kind == .list
    }
  }
}
