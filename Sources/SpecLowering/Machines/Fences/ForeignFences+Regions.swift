import SpecModel
import SpecSyntax
import SpecText

/// Fences that draw the parts of a page, "Header" over "Sidebar → Content" over "Footer", or a tree of components, "NavBar"
/// beside "ShelfCard", whatever stands above them.
extension ForeignFences {
  /// Whether most of the names in a drawing are regions of a page, two at least, each of which stands there once.
  ///
  /// - Complexity: O(lines); most fences are left at their bytes.
  func isOfRegions(_ block: Document.CodeBlock) -> Bool {
    guard block.lines.count <= 80, block.lines.contains(where: mayNameRegion) else { return false }
    var counts: [String: Int] = [:]
    var regions: Set<String> = []
    for line in block.lines where line.offsets.count <= 240 {
      for cell in document.source.string(line).split(whereSeparator: Self.isLine) {
        let text = ArrowSide.unwrapped(StateName.trimmed(String(cell)))
        let name = StateName.splitQualifier(text).name
        let words = Names.words(name)
        guard let last = words.last, name.count > 1, name.contains(where: \.isLetter) else {
          continue
        }
        // "Home screen with header" is no part of a page.
        if TransitionWords.screenNouns.contains(last) { return false }
        let key = Names.key(name)
        counts[key, default: 0] += 1
        if words.count <= 3, Self.isRegion(last) || Self.isComponent(name, last) {
          regions.insert(key)
        }
      }
    }
    let found = regions.count { counts[$0] == 1 }
    return found > 1 && found * 2 > counts.count
  }

  private func mayNameRegion(_ line: SourceRange) -> Bool {
    line.offsets.count <= 240
      && regionCues.contains { ASCII.find($0, in: bytes, line.offsets) != nil }
  }

  private static func isLine(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return scalar == 0x7C || scalar == 0x2B || 0x2500...0x257F ~= scalar
      || 0x2190...0x21FF ~= scalar || 0x25A0...0x25C5 ~= scalar || scalar == 0x3E
  }

  private static func isRegion(_ word: String) -> Bool {
    regions.contains(word)
      || word.utf8.first ?? 0 >= 0xE3 && regionMarks.suffix(of: word) != nil
  }

  /// "NavBar", "ShelfCard": the name that code gives to a part of a page.
  private static func isComponent(_ name: String, _ last: String) -> Bool {
    name.first?.isUppercase == true && !name.contains(" ") && components.contains(last)
      && name.dropFirst().contains(where: \.isUppercase) && name.contains(where: \.isLowercase)
  }

  /// Bytes that the words for regions below share, and those for the usual components.
  static let regionCues: [StaticString] = [
    "eader", "EADER", "ooter", "OOTER", "idebar", "IDEBAR", "zeile", "ZEILE", "ncabezado",
    "abeçalho", "ntestazione", "n-tête", "optekst", "Шапка", "шапка", "Подвал", "подвал", "ヘッダー",
    "フッター", "サイドバー", "页头", "页眉", "页脚", "頁首", "頁尾", "侧边栏", "侧栏", "側邊欄", "헤더", "푸터",
    "사이드바", "avbar", "AVBAR", "opbar", "OPBAR", "Hero", "HERO", "eitenleiste", "abecera",
    "odapé", "oettekst", "ijbalk", "хедер", "Хедер", "футер", "Футер", "сайдбар", "Сайдбар", "Bar",
    "Card", "Shell", "Provider", "Wrapper", "Canvas", "Picker", "Button",
  ]
  /// How names of components end in code.
  private static let components: Lexicon = [
    "bar", "card", "list", "item", "button", "form", "canvas", "picker", "provider", "shell",
    "container", "wrapper", "grid", "panel", "icon", "field", "row", "input", "chip",
  ]
  /// Words for regions of a page, which no screen is called after.
  private static let regions: Lexicon = [
    "header", "footer", "sidebar", "hero", "navbar", "topbar", "kopfzeile", "fußzeile",
    "seitenleiste", "encabezado", "cabecera", "cabeçalho", "rodapé", "en-tête", "intestazione",
    "koptekst", "voettekst", "zijbalk", "шапка", "подвал", "хедер", "футер", "сайдбар",
  ]
  private static let regionMarks: Phrases = [
    "ヘッダー", "フッター", "サイドバー", "页头", "页眉", "页脚", "頁首", "頁尾", "侧边栏", "侧栏", "側邊欄", "헤더", "푸터",
    "사이드바",
  ]
}
