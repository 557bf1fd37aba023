import SpecModel
import SpecSyntax
import SpecText

/// References in notes on what changed, which may mean the text as it was.
extension SectionReference {
  private static let removals: Lexicon = [
    "removed", "deleted", "dropped", "formerly", "previously", "renumbered", "entfernt",
    "gestrichen", "supprimé", "supprimée", "eliminado", "eliminada", "removido", "removida",
    "rimosso", "rimossa", "verwijderd", "dihapus",
  ]
  private static let changes: Lexicon = [
    "changes", "changed", "changelog", "changelogs", "history", "revision", "revisions",
    "änderungen", "änderungshistorie", "modifications", "historique", "cambios", "historial",
    "mudanças", "alterações", "histórico", "modifiche", "cronologia", "wijzigingen", "perubahan",
    "изменения", "変更", "変更履歴", "变更", "變更", "更新", "변경", "이력",
  ]

  /// Whether a line says that something was taken out, or stands below a heading or a bold line on changes:
  /// "**Changes from v0.3:** - Drawer removed from section 2.9".
  static func isOfChange(_ line: Range<Int>, _ leaf: Int, _ document: Document) -> Bool {
    if Names.hasWord(document.string(plain: line), in: removals) { return true }
    let section = Int(document.nodes[leaf].section)
    if document.path(ofSection: section).contains(where: {
      document.sections[$0].level > 1 && Names.hasWord(document.title(ofSection: $0), in: changes)
    }) {
      return true
    }
    var node = leaf
    while document.nodes[node].parent > 0, document.nodes[node].kind != .list {
      node = Int(document.nodes[node].parent)
    }
    guard document.nodes[node].kind == .list, case let parent = Int(document.nodes[node].parent),
      parent >= 0, case let siblings = document.children(of: parent),
      let place = siblings.firstIndex(of: node), place > 0,
      case let lead = siblings[place - 1], document.nodes[lead].kind == .paragraph,
      document.plainText(of: lead).count < 80
    else { return false }
    return Names.hasWord(document.string(lead), in: changes)
  }
}
