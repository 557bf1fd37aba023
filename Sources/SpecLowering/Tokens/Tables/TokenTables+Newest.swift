import SpecText

/// Tables of what values were and what they are now: "Token | Old | New", "Name | v1.0 | v2.0", "変数 | 変更前 | 変更後".
extension TokenTables.Columns {
  /// Of columns "v1" and "v2" takes the newest for the value, of "Before" and "After" the later one.
  mutating func keepNewest(of headers: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>) {
    let versions = values.compactMap { column in
      TokenColumns.version(headers[column], bytes).map { (column: column, number: $0) }
    }
    if versions.count > 1, let newest = versions.max(by: { $0.number < $1.number }) {
      values.removeAll { column in versions.contains { $0.column == column } }
      values.insert(newest.column, at: 0)
      return
    }
    let later = values.filter { Ages.isNew(headers[$0], bytes) }
    guard let first = later.first else { return }
    let earlier = values.filter { !later.contains($0) && Ages.isOld(headers[$0], bytes) }
    guard !earlier.isEmpty else { return }
    values.removeAll { earlier.contains($0) || $0 == first }
    values.insert(first, at: 0)
  }

  /// Leaves out columns for modes whose values hold no longer: "Light (old)" beside "Light (new)".
  mutating func keepModes() {
    let kept = modes.filter { values.contains($0.column) }
    if kept.count < modes.count { modes = kept.count > 1 ? kept : [] }
  }
}

/// Words of headers over values that held once and over those that hold now.
private enum Ages {
  private static let old = WordKey.set(
    "old", "before", "previous", "former", "formerly", "was", "existing", "current", "currently",
    "today", "original", "legacy", "alt", "alte", "alter", "altes", "bisher", "bisherig",
    "vorher", "aktuell", "ancien", "ancienne", "avant", "actuel", "actuelle", "antes", "anterior",
    "viejo", "antiguo", "actual", "velho", "antigo", "atual", "prima", "vecchio", "attuale", "oud",
    "oude", "huidig", "huidige", "lama", "sebelum", "старый", "старое", "было", "до", "сейчас")
  private static let new = WordKey.set(
    "new", "after", "target", "proposed", "proposal", "now", "updated", "revised", "neu", "neue",
    "neuer", "neues", "nachher", "kunftig", "nouveau", "nouvelle", "apres", "cible", "nuevo",
    "nueva", "despues", "ahora", "novo", "nova", "depois", "agora", "nuovo", "nuova", "dopo",
    "nieuw", "nieuwe", "baru", "sesudah", "setelah", "новый", "новое", "стало", "после")
  private static let wideOld: [StaticString] = [
    "旧", "舊", "修改前", "变更前", "變更前", "之前", "原值", "現行", "変更前", "改善前", "以前", "이전", "기존",
    "변경 전", "변경전", "현재",
  ]
  private static let wideNew: [StaticString] = [
    "新", "修改后", "修改後", "变更后", "變更後", "之后", "之後", "変更後", "改善後", "변경", "신규", "새 값", "이후",
  ]

  static func isOld(_ header: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    holds(old, wideOld, header, bytes)
  }

  static func isNew(_ header: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    holds(new, wideNew, header, bytes)
      && !wideOld.contains { Bytes.find($0, in: header, of: bytes) != nil }
  }

  /// Words of headers over names, which change without their values: "Old name | New name".
  private static let nouns = WordKey.set(
    "name", "names", "token", "tokens", "variable", "class", "key", "nom", "nombre", "nome", "naam",
    "nama")

  private static func holds(
    _ words: WordSet, _ wide: [StaticString], _ header: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard header.count <= 48 else { return false }
    let keys = UnmarkedWords.keys(bytes, header)
    if keys.contains(where: nouns.contains) { return false }
    if keys.count <= 4, keys.contains(where: words.contains) { return true }
    return wide.contains { Bytes.find($0, in: header, of: bytes) != nil }
  }
}
