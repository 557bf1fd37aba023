import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds "Loading" for a section "Loading Skeleton" beside two others at least that are states, one of them "Empty" or
  /// "Error", where no other has that name: what is shown meanwhile tells the state.
  mutating func addWaiting() {
    for section in document.sections.indices.dropFirst()
    where (3...16).contains(children[section].count) {
      let members = children[section]
      let names = members.compactMap { member -> String? in
        if let name = found[member] { return name.name }
        return named[member].flatMap { $0.form == .group ? nil : $0.name }
      }
      guard names.count > 1, !isInsideFound(section),
        case let heads = names.compactMap({ Names.firstWord($0) }),
        heads.contains(where: Self.absences.contains),
        let member = members.first(where: {
          named[$0] == nil && found[$0] == nil && isLeaf($0)
            && StateLists.isStandIn(bareWords(of: $0))
        }),
        let word = bareWords(of: member).first, !heads.contains(word)
      else { continue }
      let title = StateName.withoutNumbering(document.title(ofSection: member))
      found[member] = Name(
        name: String(title.prefix { $0 != " " }), qualifier: nil, id: nil, isNested: false)
    }
  }

  /// States in which a screen shows no content.
  private static let absences: Lexicon = [
    "empty", "error", "offline", "leer", "fehler", "vacío", "vazio", "erro",
  ]
}
