import SpecModel
import SpecSyntax
import SpecText

/// Statements of times, data and numbers on one thing that cannot both hold, wherever and in whatever words they stand.
///
/// Two statements are about one thing where they state the same kind of value, share two words that say something (by
/// meaning, not by form), and neither names the thing by a word of its own in front of a shared one, nor is limited by a
/// word that the other lacks. Where more than two values are told of one thing, they are its steps and no contradiction.
struct StatementConflicts {
  let document: Document
  let statements: [Statement]

  /// The conflicts of a document.
  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    let told = reader.statements() + reader.drawn()
    guard !told.isEmpty else { return [] }
    let code = CodeStatements(reader: reader)
    let set = code.statements() + code.frontMatter()
    guard told.count + set.count > 1 else { return [] }
    return StatementConflicts(document: document, statements: told + set).find()
  }

  private func find() -> [FactConflict] {
    var index: [String: [Int]] = [:]
    let hasCode = statements.contains(where: \.isCode)
    for (number, statement) in statements.enumerated() {
      for word in statement.words { index[word, default: []].append(number) }
      if statement.dimension == .count("") || hasCode && statement.dimension == .time {
        for word in statement.context.subtracting(statement.words) {
          index[word, default: []].append(number)
        }
      }
    }
    var links: [Int: Set<Int>] = [:]
    var pairs: Set<[Int]> = []
    for word in index.keys.sorted() {
      guard let members = index[word], members.count > 1, members.count <= Self.limit else {
        continue
      }
      for (place, first) in members.enumerated() {
        for second in members[(place + 1)...] where pairs.insert([first, second]).inserted {
          guard areLinked(statements[first], statements[second]) else { continue }
          links[first, default: []].insert(second)
          links[second, default: []].insert(first)
        }
      }
    }
    linkPages(&links)
    return conflicts(links) + setConflicts(links)
  }

  /// Links the sizes of pages, which have no word in common but "page".
  private func linkPages(_ links: inout [Int: Set<Int>]) {
    guard
      let set = statements.indices.first(where: {
        statements[$0].isCode && statements[$0].owner == "page"
      })
    else { return }
    for told in statements.indices
    where !statements[told].isCode && statements[told].owner == "page"
      && areLinked(statements[told], statements[set])
    {
      links[told, default: []].insert(set)
      links[set, default: []].insert(told)
    }
  }

  /// Thirty days in milliseconds.
  private static let month = 2_592_000_000.0

  /// How many times a time may be another one; what lasts much longer is another thing.
  private static let span = 12.0

  /// Statements with one word that are compared; more are a catalogue.
  private static let limit = 24

  private func conflicts(_ links: [Int: Set<Int>]) -> [FactConflict] {
    var done: Set<Int> = []
    var result: [FactConflict] = []
    for number in links.keys.sorted() where !done.contains(number) && !statements[number].isCode {
      var group: Set<Int> = []
      var open = [number]
      while let next = open.popLast() {
        guard group.insert(next).inserted else { continue }
        open += (links[next] ?? []).filter { !statements[$0].isCode }
      }
      done.formUnion(group)
      let members = group.sorted()
      // Three values of one thing are its steps.
      guard haveTwoValues(members.map { statements[$0] }) else { continue }
      let pair = members.lazy.compactMap { first in
        members.first {
          $0 > first && links[first]?.contains($0) == true
            && areOpposed(statements[first], statements[$0])
            && !areSteps(statements[first], statements[$0])
            && !standsBeside(statements[first], statements[$0])
        }.map { (first, $0) }
      }.first
      if let (a, b) = pair { result.append(conflict(statements[a], statements[b])) }
    }
    return result
  }

  /// What code sets otherwise than all sentences that speak of it, where no other code sets it as they say.
  private func setConflicts(_ links: [Int: Set<Int>]) -> [FactConflict] {
    var result: [FactConflict] = []
    for number in links.keys.sorted() where statements[number].isCode {
      let set = statements[number]
      let told = (links[number] ?? []).sorted()
      guard let first = told.first, told.allSatisfy({ areOpposed(statements[$0], set) }),
        Set(told.map { statements[$0].value }).count == 1,
        told.allSatisfy({ place in
          (links[place] ?? []).allSatisfy {
            !statements[$0].isCode
              || areOpposed(statements[$0], statements[place])
                && statements[$0].value == set.value
          }
        })
      else { continue }
      if told.contains(where: { standsBeside(statements[$0], set) }) { continue }
      result.append(conflict(statements[first], set))
    }
    return result
  }

  private func conflict(_ a: Statement, _ b: Statement) -> FactConflict {
    let (first, second) = a.origin.range.start < b.origin.range.start ? (a, b) : (b, a)
    let words = shared(a, b).sorted().map { "'\($0)'" }.joined(separator: ", ")
    let property =
      switch a.dimension {
      case .time: a.role == .period ? "interval" : "time"
      case .data: "size"
      case .count: "number"
      case .money: "sum"
      }
    let name = [a, b].filter { !$0.isCode }.min { $0.name.utf8.count < $1.name.utf8.count }?.name
    return FactConflict(
      subject: Self.brief(name ?? a.name), property: property,
      statements: [statement(first), statement(second)],
      reason: "both speak of \(words), and nothing limits the one or the other",
      isCode: [a, b].contains { document.isCode($0.origin.range.start) }, isWeak: isWeak(a, b))
  }

  /// Whether nothing but words in common ties two sentences: neither code nor a drawing nor a text of the interface gives
  /// one of the values.
  private func isWeak(_ a: Statement, _ b: Statement) -> Bool {
    guard !a.isCode, !b.isCode, !a.isDrawn, !b.isDrawn else { return false }
    return a.isQuoted == b.isQuoted
      || shared(a, b).count * 2 < min(a.words.count, b.words.count)
  }

  /// The first words of a sentence.
  private static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.count > 48 else { return line }
    let words = line.prefix(48).split(separator: " ").dropLast()
    return words.joined(separator: " ") + " …"
  }

  private func statement(_ statement: Statement) -> FactConflict.Statement {
    .init(
      value: statement.written.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      origin: statement.origin)
  }

  // MARK: Values

  /// Whether statements have two values, data in one reading or the other.
  private func haveTwoValues(_ statements: [Statement]) -> Bool {
    Set(statements.map(\.value)).count == 2
      || Set(statements.map { $0.dimension == .data ? $0.otherValue ?? $0.value : $0.value }).count
        == 2
  }

  /// Whether one of the texts gives the values of both: "skip −15 s / +30 s" names two steps.
  private func areSteps(_ a: Statement, _ b: Statement) -> Bool {
    zip([a, b], [b, a]).contains { own, other in
      statements.contains {
        $0.node == own.node && $0.dimension == own.dimension && $0.value == other.value
      }
    }
  }

  /// Whether two values cannot both hold.
  private func areOpposed(_ a: Statement, _ b: Statement) -> Bool {
    guard a.dimension == .data else {
      let isSame = a.value == b.value || a.otherValue == b.value || a.value == b.otherValue
      return !isSame && haveOpposedValues(a, b)
    }
    // A kilobyte is counted by 1000 or by 1024, in both places alike.
    var (one, other) = (a, b)
    one.value = a.otherValue ?? a.value
    other.value = b.otherValue ?? b.value
    return a.value != b.value && one.value != other.value && haveOpposedValues(a, b)
      && haveOpposedValues(one, other)
  }

  private func haveOpposedValues(_ a: Statement, _ b: Statement) -> Bool {
    // Two years are 24 months, whatever their days.
    if a.dimension == .time, min(a.value, b.value) >= Self.month,
      abs(a.value - b.value) < max(a.value, b.value) * 0.03
    {
      return false
    }
    if a.isCode || b.isCode {
      let told = a.isCode ? b : a
      return a.bound == b.bound || told.bound != .exact || noun(a, b) == "attempt"
    }
    switch (a.bound, b.bound) {
    case (.exact, .exact), (.most, .most), (.least, .least): return true
    case (.most, .least): return b.value > a.value
    case (.least, .most): return a.value > b.value
    case (.most, .exact): return b.value > a.value
    case (.exact, .most): return a.value > b.value
    case (.least, .exact): return b.value < a.value
    case (.exact, .least): return a.value < b.value
    }
  }

  // MARK: Things

  private func areLinked(_ a: Statement, _ b: Statement) -> Bool {
    // Movements are told in many places with one name; only code is held against them here.
    guard
      a.isCode || b.isCode || a.dimension != .time || a.value >= 1000 && b.value >= 1000
        || arePauses(a, b),
      a.node != b.node, a.block < 0 || a.block != b.block, !(a.isCode && b.isCode),
      haveOneRole(a, b), areOneKind(a, b), a.limits == b.limits,
      a.owner == nil || b.owner == nil || a.owner == b.owner, !areOfTwoRows(a, b),
      !Opposites.tell(a.text, b.text), !isChange(a), !isChange(b)
    else { return false }
    if a.dimension == .time, !areNear(a, b) { return false }
    if a.isCode || b.isCode { return a.isCode ? isSet(b, by: a) : isSet(a, by: b) }
    let shared = shared(a, b)
    guard !areRivals(a, b, shared), fit(a, b), !areApart(a, b, shared) else { return false }
    if a.dimension == .count("column"), !areGrids(a, b, shared) { return false }
    let smaller = min(a.words.count, b.words.count)
    if shared.count >= 2 { return shared.count * 3 >= smaller }
    guard shared.count == 1, let word = shared.first else { return false }
    if a.owner == "page", b.owner == "page", noun(a, b) == word { return true }
    return isLifetime(a, b, word) || isRepeated(a, b, word) || isWhole(a, b, word)
      || isRestated(a, b, word) || isSetting(a, b, word)
      || isSetting(b, a, word) || isDrawn(a, beside: b, word) || isDrawn(b, beside: a, word)
  }

  /// Whether an arrow counts what the only sentence about it counts below the heading of one of its states.
  private func isDrawn(_ drawn: Statement, beside told: Statement, _ word: String) -> Bool {
    guard drawn.isDrawn, !told.isDrawn, noun(drawn, told) == word,
      !StatementWords.common.contains(word),
      !told.context.isDisjoint(with: drawn.words.subtracting([word]))
    else { return false }
    return statements.count { $0.dimension == told.dimension && $0.words.contains(word) } == 2
  }

  /// Whether a row "Dim after" sets the only wait that a sentence tells of the same act: "dims after 30 seconds".
  private func isSetting(_ row: Statement, _ told: Statement, _ word: String) -> Bool {
    guard row.dimension == .time, row.label == [word], told.label.isEmpty, row.role == .span,
      Self.afters.contains(where: row.tag.hasSuffix),
      Names.words(told.text).contains(where: Self.afters.contains)
    else { return false }
    return statements.count { !$0.isCode && $0.dimension == .time && $0.words.contains(word) } == 2
  }

  private static let afters: Set<String> = ["after", "nach", "après", "tras", "dopo", "após"]

  /// Whether one time is not many times the other, except for a slip of the unit.
  private func areNear(_ a: Statement, _ b: Statement) -> Bool {
    let (long, short) = (max(a.value, b.value), min(a.value, b.value))
    if long <= short * Self.span { return true }
    return (a.isCode || b.isCode)
      && (long == short * 1000 || a.otherValue == b.value || b.otherValue == a.value)
  }

  private func haveOneRole(_ a: Statement, _ b: Statement) -> Bool {
    if a.role == b.role { return true }
    // Code calls a wait a delay where a sentence says "after".
    let roles: Set<Statement.Role> = [a.role, b.role]
    // "Undo for 8 seconds" and "Undo within 5 seconds" are one offer.
    if roles == [.span, .within], a.words.contains("undo"), b.words.contains("undo") {
      return true
    }
    return (a.isCode || b.isCode) && roles == [.delay, .span]
  }

  private func shared(_ a: Statement, _ b: Statement) -> Set<String> {
    var result = a.words.intersection(b.words)
    if let noun = noun(a, b) { result.insert(noun) }
    return result
  }

  /// What two numbers count; a number without a thing counts that of the other if a heading above it speaks of it.
  func noun(_ a: Statement, _ b: Statement) -> String? {
    guard case .count(let one) = a.dimension, case .count(let other) = b.dimension else {
      return nil
    }
    if one == other { return one.isEmpty ? nil : one }
    for (own, rival) in [(a, b), (b, a)] {
      if let limited = own.limited, !rival.words.contains(limited),
        !rival.context.contains(limited)
      {
        return nil
      }
    }
    if one.isEmpty { return a.context.contains(other) || a.words.contains(other) ? other : nil }
    guard other.isEmpty else { return nil }
    return b.context.contains(one) || b.words.contains(one) ? one : nil
  }

  private func isChange(_ statement: Statement) -> Bool {
    [
      "→", "->", "⇒", "instead of", "rather than", "no longer", "used to", "e.g.", "z. B.", " vs ",
      " vs. ", " versus ", " × (", "× (",
    ].contains(where: statement.text.contains)
  }

  private func areOneKind(_ a: Statement, _ b: Statement) -> Bool {
    switch (a.dimension, b.dimension) {
    // Two texts of the interface of which one shows a value alone are examples.
    case (.time, .time): return !(a.isQuoted && b.isQuoted && (a.isMention || b.isMention))
    case (.data, .data):
      // A table of numbers may be larger than a photo.
      let formats = [a, b].map { Set(Names.words($0.text)).intersection(Self.formats) }
      return formats.contains(where: \.isEmpty) || !formats[0].isDisjoint(with: formats[1])
    case (.money(let one), .money(let other)): return one == other
    case (.count(let one), .count(let other)):
      if a.isCode || b.isCode {
        return (one == other || one.isEmpty || other.isEmpty)
          && (a.bound == b.bound || a.bound == .exact || b.bound == .exact)
      }
      guard let noun = noun(a, b) else { return false }
      if noun == "attempt" { return true }
      // What an example of copy counts is made up.
      if (a.bound == .most) != (b.bound == .most), a.bound == .exact || b.bound == .exact {
        return isCase(a.bound == .exact ? a : b)
      }
      return a.bound == b.bound
        && (a.bound != .exact || noun == "digit" || !a.isQuoted && !b.isQuoted)
    default: return false
    }
  }

  /// "When four filters are active": a number that is to occur.
  private func isCase(_ statement: Statement) -> Bool {
    let words = Names.words(statement.text)
    let number = Names.words(statement.written).first ?? ""
    guard let place = words.firstIndex(of: number), place > 0 else { return false }
    return ["when", "with", "if", "once"].contains(words[place - 1])
  }

  /// Whether a sentence and a row give the numbers of columns of the grid of the page, and not of a thing in it.
  private func areGrids(_ a: Statement, _ b: Statement, _ shared: Set<String>) -> Bool {
    let isRow = a.written.allSatisfy(\.isNumber) != b.written.allSatisfy(\.isNumber)
    return isRow
      && [a, b].allSatisfy {
        !$0.words.union($0.context).isDisjoint(with: Self.grids)
          && $0.lead.subtracting(shared).isSubset(of: Self.grids)
      }
  }

  private static let grids: Set<String> = ["grid", "layout", "gutter", "margin"]

  /// Whether each names the thing by a word of its own: "draft mails" and "deleted mails".
  private func areRivals(_ a: Statement, _ b: Statement, _ shared: Set<String>) -> Bool {
    // "A task can carry six tags", "A project can carry ten tags"
    if !b.words.contains(a.first), !b.context.contains(a.first), !a.words.contains(b.first),
      !a.context.contains(b.first), a.label.isEmpty, b.label.isEmpty, !a.first.isEmpty,
      !b.first.isEmpty
    {
      return true
    }
    return shared.contains { word in
      guard let one = a.modifiers[word], let other = b.modifiers[word] else { return false }
      return !b.words.contains(one) && !a.words.contains(other)
    }
  }

  /// Whether two items below headings that have nothing in common say how large or how long valid "a file" or "the code"
  /// is: each that of its own heading.
  private func areApart(_ a: Statement, _ b: Statement, _ shared: Set<String>) -> Bool {
    guard a.section != b.section, a.block >= 0, b.block >= 0, !a.isQuoted, !b.isQuoted,
      shared.isSubset(of: Self.generic), document.nodes[a.node].kind != .tableCell,
      document.nodes[b.node].kind != .tableCell
    else { return false }
    let titles = [a, b].map {
      Set(
        Names.words(document.title(ofSection: $0.section)).filter {
          $0.contains(where: \.isLetter) && !Self.kinds.contains($0)
        }
      )
    }
    return titles.allSatisfy { !$0.isEmpty } && titles[0].isDisjoint(with: titles[1])
      && !titles.joined().contains(where: Self.overall.contains)
  }

  /// Kinds of files.
  private static let formats: Set<String> = [
    "csv", "xlsx", "xls", "pdf", "doc", "docx", "jpg", "jpeg", "png", "webp", "gif", "heic", "svg",
    "mp3", "mp4", "mov", "wav", "json", "xml", "zip",
  ]

  /// Things that many features have one of their own of.
  private static let generic: Set<String> = ["file", "validation", "expiry", "size"]
  /// Words of headings that say of what kind a section is, and not what it is about.
  private static let kinds: Lexicon = [
    "story", "epic", "flow", "page", "screen", "view", "tab", "modal", "dialog", "section", "step",
    "form", "card", "feature", "component", "the", "a", "of", "and", "for", "to", "management",
  ]
  /// Words of headings over what holds for the whole product.
  private static let overall: Lexicon = [
    "limits", "limit", "constraints", "requirements", "validation", "rules", "general", "global",
    "security", "overview", "summary", "performance", "policy", "policies", "settings", "errors",
    "error", "messages", "copy", "acceptance", "criteria", "edge", "faq", "questions", "notes",
  ]

  /// Of two labels one must be a part of what the other statement says.
  private func fit(_ a: Statement, _ b: Statement) -> Bool {
    // One label below several headings is a property of each of their things.
    if !a.tag.isEmpty, a.tag == b.tag, a.section != b.section || haveTwoLeads(a, b) { return false }
    if a.section != b.section, let one = opening(a), one == opening(b) { return false }
    guard !a.label.isEmpty, !b.label.isEmpty else { return true }
    return a.label.isSubset(of: b.words) || b.label.isSubset(of: a.words)
  }

  /// The label with which a paragraph begins, "**Success criteria:** found within 30 seconds".
  private func opening(_ statement: Statement) -> String? {
    guard statement.block < 0, !statement.isCode,
      case let text = document.plainText(of: statement.node),
      let colon = ASCII.find(ASCII.colon, in: document.plain, text.prefix(40))
    else { return nil }
    return Names.joined(document.string(plain: text.lowerBound..<colon))
  }

  /// Whether two statements stand in lists below two short lines, each of which names a thing of its own.
  private func haveTwoLeads(_ a: Statement, _ b: Statement) -> Bool {
    guard a.block != b.block, let one = lead(of: a.block), let other = lead(of: b.block) else {
      return false
    }
    return one != other
  }

  /// The short line right above a list.
  private func lead(of block: Int) -> String? {
    guard block > 1, document.nodes[block].kind == .list,
      document.nodes[block - 1].kind == .paragraph, document.plainText(of: block - 1).count <= 60
    else { return nil }
    return Names.joined(document.string(block - 1))
  }
}
