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
    return ChoiceConflicts(reader: reader).find()
  }

  private static let marks = [
    "by default", "is the default", "default selection", "default view", "default tab",
    "default sort", "default order", "default theme", "default mode", "default filter",
    "default choice", "default range", "default value", "default option", "default plan",
    "preselected", "pre-selected", "selected first", "selected at first", "opens first",
    "opens the first time", "initially selected", "selected initially", "initial view",
    "initial selection", "initial tab", "(default)", "voreingestellt", "vorausgewählt",
    "par défaut", "por defecto", "predeterminad", "shown first", "starts with", "is active on",
    "is selected on",
  ]
  private static let denials = [
    " not ", "n't ", " never ", " no longer", "instead of", "unless", " if ", "before ", "except",
    "remember", "last used", "previous",
  ]

  private func find() -> [FactConflict] {
    let passages = Passages(reader: reader).with([
      "efault", "elected", "opens", "nitial", "orausgew", "oreinges", "défaut", "shown first",
      "is active on", "starts with",
    ]).filter { passage in
      let isMarked =
        Self.marks.contains(where: passage.text.contains)
        || ["default", "preselected", "initially", "standard"].contains(passage.label)
        || Self.marks.contains(where: passage.label.contains)
      return isMarked && !Self.denials.contains(where: (" " + passage.text).contains)
    }
    guard passages.count > 1 else { return [] }
    return choices().compactMap { conflict($0, passages) }
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
    StatementText.limits(passage.whole, passage.context).subtracting(["default"])
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
        let rows = document.children(of: number).dropFirst()
        return choice(
          rows.map { document.children(of: $0).first.map(document.string) ?? "" }, number)
      case .list:
        return choice(
          document.children(of: number).map { item in
            guard let first = document.firstChild(of: item) else { return "" }
            let text = document.string(first)
            return String(text.prefix { !":–—".contains($0) }).trimmedSpaces
          }, number)
      default: return nil
      }
    }
  }

  private static let others: Lexicon = [
    "default", "standard", "initial", "hover", "pressed", "label", "keyboard", "size", "control",
  ]

  private func choice(_ names: [String], _ block: Int) -> Choice? {
    guard (2...8).contains(names.count), Set(names).count == names.count,
      names.allSatisfy({ name in
        (3...24).contains(name.utf8.count) && name.first?.isUppercase == true
          && Names.wordCount(name) <= 2 && !Names.hasWord(name, in: Self.others)
      })
    else { return nil }
    return Choice(members: names, block: block)
  }
}
