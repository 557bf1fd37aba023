import SpecModel
import SpecSyntax
import SpecText

/// A grid of roles and acts, and sentences that allow a role what the grid forbids it, or the other way round.
struct GrantConflicts {
  private struct Grant {
    var role: String
    var act: Set<String>
    var isGranted: Bool
    var cell: Int
    var table: Int
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = GrantConflicts(reader: reader)
    let grants = finder.grants()
    return grants.isEmpty ? [] : finder.find(grants)
  }

  /// Column headers or row labels by which a table is one of roles.
  private static let roles: Lexicon = [
    "viewer", "member", "admin", "administrator", "owner", "editor", "guest", "commenter",
    "visitor", "manager", "moderator", "author", "reader", "user", "staff", "nurse", "doctor",
    "patient", "driver", "dispatcher", "parent", "child", "teacher", "student", "supervisor",
    "operator", "contributor", "subscriber", "employee", "customer", "seller", "buyer", "host",
  ]

  static let cues: [StaticString] = [" can ", " cannot ", " may ", "an't ", "nly "]

  private static let allowances: Lexicon = ["can", "may", "could", "is", "are", "be"]
  private static let openings: Lexicon = ["if", "unless", "except", "own", "until", "once", "when"]

  /// "Only the owner can delete a board", "a board can be deleted only by its owner": a row that allows it another role.
  private func sole(_ passage: Passage, _ grants: [Grant]) -> FactConflict? {
    let words = Names.words(passage.text)
    guard let only = words.firstIndex(of: "only"), words.count(where: { $0 == "only" }) == 1,
      words.count < 24, !words.contains(where: Self.openings.contains),
      case let behind = words[(only + 1)...], only == 0 || behind.first == "by"
    else { return nil }
    let end = behind.firstIndex(where: Self.allowances.contains) ?? words.count
    guard only > 0 || end < words.count else { return nil }
    let allowed = Set(behind[..<end].map(LedgerWords.stem))
    let act = Set((only == 0 ? words[end...] : words[..<only]).map(LedgerWords.stem))
    let named = grants.filter { grant in
      grant.table != passage.block && grant.act.isSubset(of: act.union(allowed))
        && !grant.act.isDisjoint(with: act)
    }
    guard named.contains(where: { allowed.contains($0.role) && $0.isGranted }),
      Set(named.map(\.table)).count == 1,
      let other = named.first(where: { grant in
        grant.isGranted
          && !named.contains { $0.cell == grant.cell && allowed.contains($0.role) }
      })
    else { return nil }
    return conflict(other, passage, false)
  }

  private func find(_ grants: [Grant]) -> [FactConflict] {
    var result: [FactConflict] = []
    for passage in Passages(reader: reader).with(Self.cues) {
      if let found = sole(passage, grants) {
        result.append(found)
        continue
      }
      guard let (subject, act, isGranted) = sentence(passage) else { continue }
      let named = grants.filter { grant in
        grant.table != passage.block && subject.contains(grant.role) && grant.act.isSubset(of: act)
      }
      guard let grant = named.first(where: { $0.isGranted != isGranted }),
        Set(named.map(\.table)).count == 1,
        !named.contains(where: { $0.role == grant.role && $0.isGranted == isGranted })
      else { continue }
      result.append(conflict(grant, passage, isGranted))
    }
    return result
  }

  /// Who may do what: "Members and Admins can click it to rename the board".
  private func sentence(_ passage: Passage) -> (Set<String>, Set<String>, Bool)? {
    let words = Names.words(passage.text)
    let conditions: Lexicon = [
      "if", "when", "only", "unless", "except", "own", "not", "until", "once",
    ]
    guard let verb = words.firstIndex(where: { ["can", "may", "cannot", "can't"].contains($0) }),
      verb > 0, verb < 8, !words[..<verb].contains(where: conditions.contains),
      !words.contains(where: { $0 == "if" || $0 == "own" || $0 == "only" || $0 == "unless" })
    else { return nil }
    let isDenied =
      words[verb] == "cannot" || words[verb] == "can't"
      || verb + 1 < words.count
        && (words[verb + 1] == "not" || words[verb + 1] == "t" || words[verb + 1] == "never")
    // What follows a semicolon or a comma is of others.
    let text = passage.text.prefix { $0 != ";" && $0 != "," }
    return (
      Set(words[..<verb].map(LedgerWords.stem)),
      Set(Names.words(String(text)).map(LedgerWords.stem)),
      !isDenied
    )
  }

  private func grants() -> [Grant] {
    var result: [Grant] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard let header = rows.first, reader.isNormative(document.nodes[table].range.start) else {
        continue
      }
      let titles = document.children(of: header).map { Names.words(document.string($0)) }
      let columns = titles.indices.filter { place in
        place > 0
          && titles[place].only.map {
            Self.roles.contains($0) || Self.roles.contains(String($0.dropLast()))
          } == true
      }
      guard columns.count >= 2 else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard let first = cells.first,
          case let act = Set(
            Names.words(document.string(first)).filter { !LedgerWords.fillers.contains($0) }
              .map(LedgerWords.stem)), !act.isEmpty
        else { continue }
        for column in columns where column < cells.count {
          guard let answer = Self.answer(document.string(cells[column])) else { continue }
          result.append(
            Grant(
              role: LedgerWords.stem(titles[column][0] + "s"), act: act, isGranted: answer,
              cell: cells[column], table: table))
          result.append(
            Grant(
              role: LedgerWords.stem(titles[column][0]), act: act, isGranted: answer,
              cell: cells[column], table: table))
        }
      }
    }
    return result
  }

  private static func answer(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "full": true
    case "none": false
    default: AnswerWords.answer(text)
    }
  }

  private func conflict(_ grant: Grant, _ passage: Passage, _ isGranted: Bool) -> FactConflict {
    let row = Int(document.nodes[grant.cell].parent)
    let pair: [FactConflict.Statement] = [
      .init(
        value: grant.isGranted ? "allowed" : "not allowed",
        origin: document.origin(document.firstLine(of: document.nodes[row].range))),
      .init(
        value: isGranted ? "allowed" : "not allowed",
        origin: document.origin(document.sourceRange(plain: passage.range))),
    ]
    return FactConflict(
      subject: document.string(document.children(of: row)[0]), property: "permission",
      statements: pair.sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the row and the sentence are about the same act of the same role", isTold: true)
  }
}
