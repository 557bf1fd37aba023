import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds the sections that end in what happened, "Photo Access Denied" and "Location Access Denied", two at least below a
  /// heading with that word, "Permission Denied Scenarios", in a part on errors or edge cases.
  mutating func addOutcomes() {
    for section in document.sections.indices.dropFirst()
    where (2...12).contains(children[section].count) && named[section] == nil {
      let members = children[section].filter { child in
        guard named[child] == nil, found[child] == nil, isLeaf(child),
          case let words = bareWords(of: child), (2...5).contains(words.count),
          let last = words.last
        else { return false }
        return Self.outcomes.contains(last)
      }
      guard members.count > 1, members.count * 2 > children[section].count,
        found[section] == nil, !isInsideFound(section),
        Names.hasWord(document.title(ofSection: section), in: Self.outcomes),
        isOfTrouble(section)
      else { continue }
      for child in members { add(child, isNested: false) }
    }
  }

  /// Whether a heading above speaks of errors or edge cases, and none of the work on a product.
  private func isOfTrouble(_ section: Int) -> Bool {
    let titles = document.path(ofSection: section).map { document.title(ofSection: $0) }
    return titles.contains { Names.hasWord($0, in: Self.troubles) }
      && !titles.contains(where: Self.isOfWork)
  }

  private static let outcomes: Lexicon = [
    "denied", "failed", "blocked", "expired", "unavailable", "rejected", "lost", "verweigert",
    "abgelehnt", "fehlgeschlagen", "abgelaufen", "blockiert", "refusé", "refusée", "échoué",
    "expiré", "expirée", "denegado", "denegada", "rechazado", "rechazada", "caducado", "caducada",
    "negado", "negada", "recusado", "recusada", "expirado", "expirada", "negato", "negata",
    "rifiutato", "rifiutata", "scaduto", "scaduta", "geweigerd", "mislukt", "verlopen", "ditolak",
    "gagal", "kedaluwarsa", "отклонён", "отклонено", "запрещён", "запрещено", "истёк",
  ]
  private static let troubles: Lexicon = [
    "error", "errors", "edge", "failure", "failures", "exceptions", "fehler", "fehlerfälle",
    "ausnahmen", "erreur", "erreurs", "limites", "errores", "excepciones", "erros", "exceções",
    "errori", "eccezioni", "fouten", "uitzonderingen", "kesalahan", "ошибки", "ошибок",
  ]
}
