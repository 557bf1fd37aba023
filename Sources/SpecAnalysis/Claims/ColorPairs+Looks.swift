import SpecModel
import SpecSyntax
import SpecText

/// Tables that give the properties of a thing in several looks.
extension ColorPairs {
  /// Headers that give a role in a table with both, and mean other things as labels.
  private static let grounds: Lexicon = [
    "container", "container-color", "surface", "surface-color", "bg-colour", "tło", "kolor-tła",
    "arka-plan", "zemin", "nền", "màu-nền", "底色",
  ]
  static let plainGrounds: Lexicon = ["bg", "background"]
  private static let marks: Lexicon = [
    "fg", "fg-color", "content", "content-color", "schrift", "on-container", "on-surface",
    "text-on-bg", "ink", "vordergrund", "vordergrundfarbe", "premier-plan", "avant-plan",
    "primer-plano", "primeiro-plano", "primo-piano", "voorgrond", "前景", "前景色", "글자", "글자색",
    "글자-색", "전경", "전경색", "metin", "metin-rengi", "yazı", "chữ", "màu-chữ", "kolor-tekstu",
    "передний-план", "цвет-текста",
  ]

  func headerRole(of title: String) -> Role? {
    if let role = role(of: title) { return role }
    if Names.isPhrase(title, in: Self.grounds) { return .background }
    return Names.isPhrase(title, in: Self.marks) ? .ink : nil
  }

  /// Headers over what was before, and what is not to be.
  private static let formers: Lexicon = [
    "old", "before", "from", "previous", "former", "current", "deprecated", "alt", "bisher",
    "vorher", "avant", "antes", "prima", "旧", "現行", "之前", "이전",
  ]

  /// The columns in which rows write colours as values, of tables where one row writes several; without those over parts
  /// that are switched off.
  func lookColumns(_ rows: ArraySlice<Int>) -> [Int] {
    var result: Set<Int> = []
    var hasSeveral = false
    for row in rows {
      let found = document.children(of: row).enumerated().dropFirst().filter {
        WrittenColor.mayBeIn(document.plainText(of: $0.element), document.plain)
      }.map(\.offset)
      if found.count > 1 { hasSeveral = true }
      result.formUnion(found)
    }
    guard hasSeveral, let first = rows.first,
      let head = document.firstChild(of: Int(document.nodes[first].parent))
    else { return [] }
    let header = document.children(of: head).map { document.string($0) }
    return result.filter { column in
      column < header.count && !Self.isExempt(header[column])
        && !Names.hasWord(header[column], in: Self.formers)
    }.sorted()
  }

  /// "| Surface | #FFFFFF |": a ground that is no label for the background of one thing.
  func namesOtherGround(_ row: Int) -> Bool {
    let cells = document.children(of: row)
    guard cells.count > 1, case let name = document.string(cells[0]), role(of: name) == nil,
      PartGrounds.isGround(name)
    else { return false }
    return cells.dropFirst().contains {
      ink(document.plainText(of: $0), isCode: false)?.color != nil
    }
  }

  private static let failures: Lexicon = [
    "error", "errors", "error-state", "invalid", "fehler", "erreur", "erreurs", "error-de-campo",
    "errores", "erro", "erros", "errore", "errori", "fout", "kesalahan", "エラー", "错误", "오류",
  ]

  /// The text of "Error: text `#F25F4C`, border `#F25F4C`", whose label names the state and whose value the part.
  func inkOfState(_ label: String, _ value: Range<Int>) -> ColorPair.Ink? {
    guard Names.isPhrase(label, in: Self.failures),
      let start = value.first(where: { document.plain[$0] != ASCII.space })
    else { return nil }
    let part =
      start..<(ASCII.find(0x2C, in: document.plain, start..<value.upperBound) ?? value.upperBound)
    let text = document.string(plain: part)
    guard let word = Names.firstWord(text), Self.inkLabels.contains(word),
      let blank = ASCII.find(ASCII.space, in: document.plain, part)
    else { return nil }
    return ink(blank + 1..<part.upperBound, isCode: false)
  }
}
