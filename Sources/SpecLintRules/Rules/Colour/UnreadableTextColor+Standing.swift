import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Documents that say at their head that they no longer hold, or never did.
extension UnreadableTextColor {
  private static let former: Lexicon = [
    "historical", "historic", "aspirational", "archived", "outdated", "historisch", "historische",
    "veraltet", "historique", "archivé", "obsolète", "histórico", "archivado", "arquivado",
    "storico", "archiviato", "verouderd", "gearchiveerd", "usang", "архив", "устарел",
  ]
  private static let standing: Lexicon = [
    "authority", "authoritative", "maintained", "requirement", "requirements", "normative",
    "binding", "current", "verbindlich", "gepflegt", "aktuell", "normatif", "maintenu", "actuel",
    "normativo", "vigente", "mantenido", "atual", "mantido", "attuale", "mantenuto", "bindend",
    "actueel", "berlaku", "актуален",
  ]
  /// The blocks at the head of a document among which it says what it is.
  private static let lead = 12

  /// Whether a quote or a heading at the head says it: "Historical research, not maintained authority".
  func isOfThePast(_ document: Document) -> Bool {
    document.nodes.indices.prefix(Self.lead).contains { node in
      guard document.nodes[node].kind == .heading || document.nodes[node].kind == .paragraph,
        document.plainText(of: node).count < 400
      else { return false }
      let words = Names.words(document.string(node))
      return words.contains(where: Self.former.contains)
        && zip(words.indices, words).contains { place, word in
          NegationWords.words.contains(word)
            && words[(place + 1)...].prefix(3).contains(where: Self.standing.contains)
        }
    }
  }
}
