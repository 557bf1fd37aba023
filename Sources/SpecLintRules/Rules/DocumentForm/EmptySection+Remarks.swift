import SpecModel
import SpecSyntax

/// The last heading of a form, below which somebody may write a remark.
extension EmptySection {
  private static let remarks: Set<String> = [
    "notes", "note", "remarks", "comments", "additional notes", "other notes", "further notes",
    "supplementary notes", "appendix", "anmerkungen", "bemerkungen", "hinweise", "notizen",
    "anhang", "remarques", "annexe", "annexes", "observaciones", "notas", "anexo", "anexos",
    "observações", "note finali", "osservazioni", "appendice", "opmerkingen", "bijlage", "catatan",
    "lampiran", "備考", "補足", "補足説明", "補足事項", "付録", "その他", "备注", "備註", "补充", "补充说明",
    "附录", "附錄", "비고", "참고", "부록", "примечания", "приложение", "uwagi",
  ]

  /// Whether the last section of a document is one for remarks, and nobody had any.
  func isEndOfForm(_ index: Int, _ document: Document) -> Bool {
    guard index + 1 == document.sections.count else { return false }
    let title = document.title(ofSection: index)
    guard title.utf8.count < 40 else { return false }
    let words = Names.words(title).drop { $0.allSatisfy(\.isNumber) }
    return Self.remarks.contains(words.joined(separator: " "))
  }
}
