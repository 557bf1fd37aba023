import SpecModel
public import SpecSyntax
public import SpecText

/// A heading or a sentence that says how many things follow, and a list of them that has another number.
public struct ListCount: Sendable, Hashable {
  /// The number as given.
  public var claimed: Int
  /// The number of things that are listed.
  public var counted: Int
  /// What lists them, in plain words: "rows", "sections", "items", "names".
  public var members: String
  /// The words that give the number.
  public var origin: Origin
  /// The list, where it stands apart from the number.
  public var list: Origin?

  /// Numbers that a list of an interface may have.
  public static let sizes = 2...60

  /// The lists of a document that have another number of members than the words above or before them say.
  ///
  /// A list that is much shorter or longer than the number is about something else.
  ///
  /// - Complexity: O(text).
  public static func find(_ document: Document) -> [ListCount] {
    let found =
      document.sections.indices.compactMap { HeadingCount.read($0, document) }
      + SentenceCount.find(document) + AnnouncedCount.find(document) + TypedCount.find(document)
      + TabulatedCount.find(document) + NumberedHeadings.find(document)
    let all = found + SpelledCount.find(document, beside: found)
    let told = all + LeadCount.find(document, beside: all) + FencedCount.find(document)
    return told + TrailingCount.find(document, beside: told)
      + InlineWideCount.find(document, beside: told) + SummedCount.find(document, beside: told)
  }

  /// Whether two numbers are near enough to be meant for one list.
  static func areNear(_ claimed: Int, _ counted: Int) -> Bool {
    claimed != counted && counted >= 2 && abs(claimed - counted) <= max(1, claimed * 2 / 5)
  }

  /// The value of a number in digits or words; `nil` where a word is none.
  public static func value(of word: String) -> Int? { number(word) }

  /// The numbers that are written as words.
  static func number(_ word: some StringProtocol) -> Int? {
    if let value = Int(word) { return word.utf8.count <= 2 ? value : nil }
    return words[String(word)]
  }

  /// Words for numbers by their value: English, German, French, Spanish, Portuguese, Italian, Dutch, Indonesian.
  private static let words = WordMap(values)

  private static let values: [String: Int] = [
    "", "", "two zwei deux dos dois duas due twee dua", "three drei trois tres três tre drie tiga",
    "four vier quatre cuatro quatro quattro empat", "five fünf cinq cinco cinque vijf lima",
    "six sechs seis sei zes enam", "seven sieben sept siete sete sette zeven",
    "eight acht huit ocho oito otto delapan", "nine neun neuf nueve nove negen",
    "ten zehn dix diez dez dieci tien", "eleven elf onze once undici", "twelve zwölf douze doce",
  ].enumerated().reduce(into: [:]) { result, entry in
    for word in entry.element.split(separator: " ") where result[String(word)] == nil {
      result[String(word)] = entry.offset
    }
  }
}

/// A number in the heading of a section: "Profile (3 screens)", "All 32 elements", "10 个组件".
struct HeadingCount {
  let document: Document
  let section: Int

  /// Words behind a number that measure and do not count what is listed.
  static let measures: Lexicon = [
    "week", "weeks", "day", "days", "hour", "hours", "minute", "minutes", "min", "mins", "month",
    "months", "px", "pt", "dp", "ms", "s", "sec", "seconds", "points", "pts", "columns", "column",
    "cols", "col", "lines", "kb", "mb", "total", "tests", "test", "passed", "of", "years",
    "semanas", "días", "giorni", "tage", "wochen", "jours", "percent", "x", "fps", "hz", "rows",
    "characters", "chars", "words", "steps",
  ]

  static func read(_ section: Int, _ document: Document) -> ListCount? {
    let heading = Int(document.sections[section].heading)
    guard heading >= 0 else { return nil }
    let text = document.plainText(of: heading)
    guard text.count < 160, mayCount(document.plain[text]) else { return nil }
    let title = document.string(plain: text)
    guard mayNameMembers(title), !isDenied(title) else { return nil }
    let reader = HeadingCount(document: document, section: section)
    let bare = bare(title)
    guard let claimed = bare ?? claimed(title),
      let found = reader.members(claimed, bare != nil || reader.areNamed(title)),
      ListCount.areNear(claimed, found.count)
    else { return nil }
    return ListCount(
      claimed: claimed, counted: found.count, members: found.kind,
      origin: document.origin(document.sourceRange(plain: text)), list: found.origin)
  }

  /// "Parts that fit together (not seven layers)": what the things are not.
  private static func isDenied(_ title: String) -> Bool {
    guard let open = title.firstIndex(of: "("),
      let first = Names.words(String(title[open...])).first
    else { return false }
    return ["not", "no", "never", "nicht", "keine", "pas", "non", "não", "niet", "bukan"]
      .contains(first)
  }

  /// A byte test: a parenthesis, "All" or a digit before a sign of another script.
  private static func mayCount(_ title: ArraySlice<UInt8>) -> Bool {
    title.contains { $0 == 0x28 || $0 >= 0xE4 }
      || ASCII.find("ll ", in: title, title.startIndex..<title.endIndex) != nil
  }

  /// Whether the words of a title have one for what is counted, or "all"; only Latin letters can rule it out.
  private static func mayNameMembers(_ title: String) -> Bool {
    title.utf8.contains { $0 >= 0x80 } || Names.hasWord(title, in: memberWords)
  }

  private static let memberWords = SentenceCount.nouns.union(["all"])

  private static func claimed(_ title: String) -> Int? {
    counter(title) ?? parenthesis(title) ?? bracketed(title) ?? whole(title)
  }

  /// What brackets in headings count, in scripts without plurals; a counter alone counts what the title names.
  private static let wideThings = [
    "画面", "色", "状態", "段階", "ステップ", "項目", "ページ", "種", "件", "个", "個", "つ", "枚", "页", "頁", "步", "级",
    "类", "款",
    "개", "가지", "종", "화면", "색", "상태", "단계", "페이지",
  ]
  private static let wholes = ["全部で", "全", "共", "共计", "合計", "合计", "计", "計", "총", "전체", "모두"]

  /// "画面一覧（全8画面）", "색상 (5가지)": brackets at the end of a title that hold a number of things and nothing else.
  private static func bracketed(_ title: String) -> Int? {
    guard let last = title.last, last == "）" || last == ")",
      let open = title.lastIndex(where: { $0 == "（" || $0 == "(" })
    else { return nil }
    var inner = title[title.index(after: open)...].dropLast().drop { $0 == " " }
    if let whole = wholes.first(where: inner.hasPrefix) { inner = inner.dropFirst(whole.count) }
    inner = inner.drop { $0 == " " }
    let digits = inner.prefix { $0.isASCII && $0.isNumber }
    let rest = inner.dropFirst(digits.count).drop { $0 == " " }
    guard !digits.isEmpty, rest.count <= 5, rest.utf8.contains(where: { $0 >= 0xE3 }),
      rest.allSatisfy(\.isLetter), wideThings.contains(where: rest.hasPrefix)
    else { return nil }
    return value(digits)
  }

  /// "10 个组件", "4つの状態": a number before a word that counts things.
  private static func counter(_ title: String) -> Int? {
    guard title.utf8.contains(where: { $0 >= 0xE3 }), title.utf8.contains(where: ASCII.isDigit),
      let place = title.lastIndex(where: { "种種".contains($0) })
        ?? title.firstIndex(where: { "个個つ".contains($0) })
    else { return nil }
    let before = title[..<place].reversed().drop { $0 == " " }
    let digits = String(before.prefix { $0.isASCII && $0.isNumber }.reversed())
    return value(Substring(digits))
  }

  /// "(3 screens)", "(four states)", "(7)"
  private static func parenthesis(_ title: String) -> Int? {
    guard let open = title.firstIndex(of: "("),
      let close = title[open...].firstIndex(of: ")")
    else { return nil }
    // Of several numbers the last one is that of what follows.
    let parts = title[title.index(after: open)..<close].split(separator: ",")
    guard let last = parts.last, parts.count <= 2 else { return nil }
    let words = last.split(separator: " ")
    guard (2...4).contains(words.count), let first = words.first,
      words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } }),
      words.dropFirst().contains(where: { SentenceCount.nouns.contains($0.lowercased()) }),
      !words.dropFirst().contains(where: { measures.contains($0.lowercased()) && $0 != "steps" })
    else { return nil }
    return value(first)
  }

  /// Whether all sections below have the noun that the title counts: "Watch side (one screen, 2 states)" above "Ringing
  /// state", "手錶端（2 種狀態）" above "響鈴狀態".
  func areNamed(_ title: String) -> Bool {
    guard let noun = Self.noun(title) else { return false }
    let own = document.sections[section]
    let below = document.sections.indices.dropFirst(section + 1).prefix {
      document.sections[$0].nodes.upperBound <= own.nodes.upperBound
    }.filter { isChild($0) }
    return below.count > 1
      && below.allSatisfy { document.title(ofSection: $0).lowercased().contains(noun) }
  }

  /// The things of the last number of a title, without the end of the plural.
  private static func noun(_ title: String) -> String? {
    if let place = title.lastIndex(where: { "种種".contains($0) }) {
      let rest = title[title.index(after: place)...].prefix(2)
      return rest.count == 2 && rest.allSatisfy(\.isLetter) ? String(rest) : nil
    }
    guard title.hasSuffix(")"), let word = title.dropLast().split(separator: " ").last,
      word.count > 4, word.hasSuffix("s"), word.allSatisfy(\.isLetter)
    else { return nil }
    return word.dropLast().lowercased()
  }

  /// "States (3)": a number alone in parentheses behind the word for what it counts.
  private static func bare(_ title: String) -> Int? {
    guard title.last == ")", let open = title.lastIndex(of: "("),
      let noun = title[..<open].split(separator: " ").last,
      SentenceCount.nouns.contains(noun.lowercased())
    else { return nil }
    return value(title[title.index(after: open)...].dropLast())
  }

  /// "All 32 elements" at the end of a title.
  private static func whole(_ title: String) -> Int? {
    let words = title.split(separator: " ")
    guard
      let all = words.lastIndex(where: { $0.utf8.count == 3 && $0.lowercased() == "all" }),
      (3...4).contains(words.count - all), let last = words.last,
      !measures.contains(last.lowercased())
    else { return nil }
    return value(words[all + 1])
  }

  private static func value(_ word: Substring) -> Int? {
    ListCount.number(word.lowercased()).flatMap { ListCount.sizes.contains($0) ? $0 : nil }
  }

  // MARK: Members

  private typealias Members = (count: Int, kind: String, origin: Origin)

  /// What the section lists: numbered sections below it, or the rows of its only table, or its only numbered list.
  private func members(_ claimed: Int, _ isOfSections: Bool) -> Members? {
    let own = document.sections[section]
    let below = document.sections.indices.dropFirst(section + 1).prefix {
      document.sections[$0].nodes.upperBound <= own.nodes.upperBound
    }
    guard below.isEmpty else { return sections(below.filter { isChild($0) }, isOfSections) }
    var tables: [Int] = []
    var lists: [Int] = []
    var index = Int(own.ownNodes.lowerBound)
    while index < Int(own.ownNodes.upperBound) {
      switch document.nodes[index].kind {
      case .table: tables.append(index)
      case .list: lists.append(index)
      default: break
      }
      let isBlock = document.nodes[index].kind == .table || document.nodes[index].kind == .list
      index = isBlock ? Int(document.nodes[index].end) : index + 1
    }
    if let table = tables.only, lists.isEmpty { return rows(of: table, claimed) }
    guard tables.isEmpty, let list = lists.only, document.nodes[list].level == 1 else { return nil }
    return (document.children(of: list).count, "items", origin(list))
  }

  private func isChild(_ index: Int) -> Bool { Int(document.sections[index].parent) == section }

  private func origin(_ node: Int) -> Origin {
    document.origin(document.firstLine(of: document.nodes[node].range))
  }

  /// Sections that are all numbered, "4.1 List", "Step 2: Scan", or that the heading above them counts itself.
  private func sections(_ children: [Int], _ areCounted: Bool) -> Members? {
    guard let first = children.first,
      areCounted || children.allSatisfy({ isNumbered(document.title(ofSection: $0)) }),
      !children.contains(where: {
        Names.hasWord(document.title(ofSection: $0), in: Self.frames)
      })
    else { return nil }
    return (children.count, "sections", origin(Int(document.sections[first].heading)))
  }

  /// Words of sections that frame the others.
  private static let frames: Lexicon = [
    "overview", "goal", "goals", "summary", "introduction", "intro", "notes", "principles",
    "general", "übersicht", "ziele", "resumen", "objetivos", "aperçu",
  ]

  private func isNumbered(_ title: String) -> Bool {
    let rest = title.drop { !$0.isLetter && !$0.isNumber }.drop { $0.isASCII && $0.isLetter }
    return rest.drop { $0 == " " }.first?.isNumber == true
  }

  private static let sums: Lexicon = ["total", "sum", "gesamt", "summe", "totale", "合计", "合計"]

  /// The rows of a table whose columns do not repeat, without a row for the sum and those that go on with the row above.
  private func rows(of table: Int, _ claimed: Int) -> Members? {
    let rows = document.children(of: table)
    guard let header = rows.first else { return nil }
    let titles = document.children(of: header).map { document.string($0).lowercased() }
    // "Button (3 variants)" above "Property | Primary | Secondary | Ghost": the columns are what is counted.
    guard Set(titles).count == titles.count, titles.count != claimed + 1 else { return nil }
    let names = rows.dropFirst().map { document.firstChild(of: $0).map(document.string) ?? "" }
    guard !names.contains(where: { $0.contains("…") || $0.contains("...") }) else { return nil }
    let count = names.count { !$0.isEmpty && !Names.hasWord($0, in: Self.sums) }
    return (count, "rows", origin(table))
  }
}
