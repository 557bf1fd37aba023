import SpecModel
import SpecSyntax
import SpecText

extension ScreenBullets {
  /// Whether a line right below a heading over roles or signs tells in small letters what one of them means: "USER →
  /// customer".
  func isMeaning(_ target: String, of line: TextLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    guard section > 0, target.first?.isLowercase == true else { return false }
    return Names.hasWord(document.title(ofSection: section), in: Self.meanings)
  }

  private static let meanings: Lexicon = [
    "roles", "actors", "personas", "legend", "glossary", "abbreviations", "rollen", "legende",
    "glossar", "abkürzungen", "rôles", "profils", "légende", "glossaire", "perfiles", "actores",
    "leyenda", "glosario", "perfis", "papéis", "atores", "legenda", "ruoli", "attori", "peran",
    "роли", "легенда",
  ]
}
