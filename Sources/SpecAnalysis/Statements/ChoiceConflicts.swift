import SpecModel
import SpecSyntax
import SpecText

/// Two members of one list that are both called the default: "Default selection: Month" and "Week is what opens first".
///
/// The lists are the first columns of tables and the labels of items; a sentence says which member is the default where
/// it names one member alone and has a word for what holds at first.
struct ChoiceConflicts {
  /// The names of which one is chosen.
  private struct Choice {
    var members: [String]
    var block: Int
  }

  private struct Claim {
    var member: String
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard
      reader.document.mentions("efault") || reader.document.mentions("reselect")
        || reader.document.mentions("tandard")
    else { return [] }
    let finder = ChoiceConflicts(reader: reader)
    return finder.find() + finder.switches()
  }

  /// Pieces of the marks.
  static let cues: [StaticString] = [
    "efault", "elected", "opens", "nitial", "orausgew", "oreinges", "défaut", "shown first",
    "is active on", "starts with",
  ]
  private static let marks: Phrases = [
    "by default", "is the default", "default selection", "default view", "default tab",
    "default sort", "default order", "default theme", "default mode", "default filter",
    "default choice", "default range", "default value", "default option", "default plan",
    "preselected", "pre-selected", "selected first", "selected at first", "opens first",
    "opens the first time", "initially selected", "selected initially", "initial view",
    "initial selection", "initial tab", "(default)", "voreingestellt", "vorausgewählt",
    "par défaut", "por defecto", "predeterminad", "shown first", "starts with", "is active on",
    "is selected on",
  ]
  private static let denials: Phrases = [
    " not ", "n't ", " never ", " no longer", "instead of", "unless", " if ", "before ", "except",
    "remember", "last used", "previous",
  ]

  private func find() -> [FactConflict] {
    let passages = Passages(reader: reader).with(Self.cues).filter { passage in
      let isMarked =
        Self.marks.isIn(passage.text)
        || ["default", "preselected", "initially", "standard"].contains(passage.label)
        || Self.marks.isIn(passage.label)
      return isMarked && !Self.denials.isIn(" " + passage.text)
    }
    guard passages.count > 1 else { return [] }
    return choices().compactMap { conflict($0, passages) }
  }

  // MARK: Switches

  private static let on: Lexicon = ["on", "enabled", "checked", "yes", "an", "active"]
  private static let off: Lexicon = ["off", "disabled", "unchecked", "no", "aus", "inactive"]

  private static func isOn(_ words: [String]) -> Bool? {
    let (isOn, isOff) = (words.contains(where: on.contains), words.contains(where: off.contains))
    return isOn == isOff ? nil : isOn
  }

  /// Rows with a column "Default" that says on or off, beside sentences "Sounds are off by default".
  private func switches() -> [FactConflict] {
    let passages = Passages(reader: reader).with(["by default", "By default"]).filter {
      !Self.denials.isIn(" " + $0.text)
    }
    guard !passages.isEmpty else { return [] }
    var result: [FactConflict] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard let header = rows.first,
        let column = document.children(of: header).firstIndex(where: {
          Names.words(document.string($0)) == ["default"]
        }), column > 0
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard column < cells.count, case let words = Names.words(document.string(cells[column])),
          words.count == 1, let isOn = Self.isOn(words),
          case let thing = StatementText.words(document.string(cells[0])), !thing.isEmpty,
          let told = passages.filter({ $0.block != table && thing.isSubset(of: $0.words) }).only,
          let other = Self.isOn(Names.words(told.text)), other != isOn, limits(told).isEmpty
        else { continue }
        let pair: [FactConflict.Statement] = [
          .init(
            value: isOn ? "on" : "off",
            origin: document.origin(
              document.sourceRange(plain: document.plainText(of: cells[column])))),
          .init(
            value: other ? "on" : "off",
            origin: document.origin(document.sourceRange(plain: told.range))),
        ]
        result.append(
          FactConflict(
            subject: document.string(cells[0]), property: "default",
            statements: pair.sorted { $0.origin.range.start < $1.origin.range.start },
            reason: "the row and the sentence are about the same setting", isTold: true))
      }
    }
    return result
  }

  private func conflict(_ choice: Choice, _ passages: [Passage]) -> FactConflict? {
    let claims = passages.compactMap { passage -> Claim? in
      guard passage.block != choice.block || document.nodes[choice.block].kind == .list else {
        return nil
      }
      let text = document.string(plain: passage.range)
      let named = choice.members.filter { Passages.has($0, in: text) }
      return named.only.map { Claim(member: $0, passage: passage) }
    }
    guard (2...4).contains(claims.count), Set(claims.map(\.member)).count == 2,
      let first = claims.first,
      let second = claims.first(where: {
        $0.member != first.member && $0.passage.node != first.passage.node
          && ($0.passage.block < 0 || $0.passage.block != first.passage.block)
          && limits($0.passage) == limits(first.passage)
      })
    else { return nil }
    return FactConflict(
      subject: "default", property: "choice",
      statements: [statement(first), statement(second)],
      reason: "both are members of one list (\(choice.members.joined(separator: ", ")))",
      isTold: true)
  }

  private func limits(_ passage: Passage) -> Set<String> {
    reader.limits(passage).subtracting(["default"])
  }

  private func statement(_ claim: Claim) -> FactConflict.Statement {
    .init(
      value: claim.member,
      origin: document.origin(document.sourceRange(plain: claim.passage.range)))
  }

  // MARK: Lists

  private func choices() -> [Choice] {
    document.nodes.indices.compactMap { number in
      switch document.nodes[number].kind {
      case .table:
        return choice(document.children(of: number).dropFirst(), number) { row in
          document.firstChild(of: row).map { document.plainText(of: $0) }
        }
      case .list:
        return choice(document.children(of: number)[...], number) { item in
          document.firstChild(of: item).map { label(document.plainText(of: $0)) }
        }
      default: return nil
      }
    }
  }

  /// What stands before a colon or a dash, without spaces and marks of emphasis around it.
  private func label(_ range: Range<Int>) -> Range<Int> {
    let end = range.first {
      document.plain[$0] == ASCII.colon || ASCII.starts(document.plain, at: $0, with: "–")
        || ASCII.starts(document.plain, at: $0, with: "—")
    }
    func isMark(_ place: Int) -> Bool {
      [ASCII.space, ASCII.tab, ASCII.backtick, 0x2A].contains(document.plain[place])
    }
    var label = range.lowerBound..<(end ?? range.upperBound)
    while let first = label.first, isMark(first) { label.removeFirst() }
    while let last = label.last, isMark(last) { label.removeLast() }
    return label
  }

  private static let others: Lexicon = [
    "default", "standard", "initial", "hover", "pressed", "label", "keyboard", "size", "control",
  ]

  private func choice(
    _ nodes: ArraySlice<Int>, _ block: Int, _ name: (Int) -> Range<Int>?
  ) -> Choice? {
    guard (2...8).contains(nodes.count) else { return nil }
    var names: [String] = []
    for node in nodes {
      guard let range = name(node), (3...24).contains(range.count) else { return nil }
      let name = document.string(plain: range)
      guard name.first?.isUppercase == true, Names.wordCount(name) <= 2,
        !Names.hasWord(name, in: Self.others)
      else { return nil }
      names.append(name)
    }
    return Set(names).count == names.count ? Choice(members: names, block: block) : nil
  }
}
