import SpecText

extension NameChoices {
  /// "New income" and "Edit income" of "New / Edit income": a form that adds and changes a thing has both names.
  static func forms(of name: String) -> [String] {
    guard name.utf8.contains(ASCII.slash), name.utf8.count <= 60,
      let (before, behind) = TextSplit.halves(of: name, at: "/"), !before.contains(" "),
      acts.contains(before.lowercased()), let space = behind.firstIndex(of: " "),
      acts.contains(behind[..<space].lowercased())
    else { return [] }
    return [before + behind[space...], behind]
  }

  /// What a form does with a thing; data, in lower case.
  private static let acts: Lexicon = [
    "new", "edit", "add", "create", "view", "update", "modify", "change", "neu", "neue", "neuer",
    "neues", "bearbeiten", "nouveau", "nouvelle", "ajouter", "modifier", "créer", "nuevo", "nueva",
    "crear", "editar", "añadir", "modificar", "novo", "nova", "criar", "adicionar", "nuovo",
    "nuova",
    "modifica", "crea", "aggiungi", "nieuw", "nieuwe", "bewerken", "toevoegen", "tambah", "ubah",
    "buat",
  ]
}
