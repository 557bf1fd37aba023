import SpecModel
import SpecSyntax
import SpecText

extension StateTables {
  /// The first column of "Current state | Button | Hint", a table that tells what is shown meanwhile and leads nowhere:
  /// its cells are names of states, half of which tell by themselves that they are.
  ///
  /// Where the work stands and where it is to go, "Current state | Proposal", is told in sentences.
  func presentColumns(of table: Int) -> Columns? {
    let header = context.cells(of: table + 1)
    guard (2...5).contains(header.count),
      case let head = document.plainText(of: header[0]), head.count <= 40,
      StateVocabulary.mayNameState(document.plain, head),
      ColumnRole.role(ofHeader: document.string(plain: head)) == .source,
      StateNouns.areNamed(in: document.string(plain: head)),
      !header.dropFirst().contains(where: { leads(document.string($0)) })
    else { return nil }
    let names = document.children(of: table).dropFirst().compactMap { row in
      context.cells(of: row).first.map { StateName.splitQualifier(document.string($0)).name }
    }
    let conditions = names.count {
      StateCues.isNameOfState($0) || StateCues.isNameOfState(Names.words($0).last ?? "")
    }
    guard (3...16).contains(names.count), conditions * 2 >= names.count,
      names.allSatisfy({ (1...3).contains(Names.wordCount($0)) && !Arrow.isIn($0) })
    else { return nil }
    return Columns(state: 0)
  }

  /// Whether a header is over changes.
  private func leads(_ header: String) -> Bool {
    switch ColumnRole.role(ofHeader: header) {
    case .source, .target, .change, .event, .outcome, .validity: true
    default: false
    }
  }
}
