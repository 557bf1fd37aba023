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
    guard block.lines.count <= 80, mayNameRegion(block.lines) else { return false }
    var counts: [String: Int] = [:]
    var regions: Set<String> = []
    for line in block.lines where line.offsets.count <= 240 {
      for cell in cells(line.offsets) {
        let text = ArrowSide.unwrapped(StateName.trimmed(document.source.string(cell)))
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

  /// A byte test, first of all lines at once, which rules most words out.
  private func mayNameRegion(_ lines: [SourceRange]) -> Bool {
    guard let first = lines.first, let last = lines.last else { return false }
    let whole = first.offsets.lowerBound..<max(first.offsets.lowerBound, last.offsets.upperBound)
    let cues = regionCues.filter { ASCII.find($0, in: bytes, whole) != nil }
    return !cues.isEmpty
      && lines.contains { line in
        line.offsets.count <= 240
          && cues.contains { ASCII.find($0, in: bytes, line.offsets) != nil }
      }
  }

  /// What stands between the strokes and arrows of a line, where it may have a letter.
  func cells(_ line: Range<Int>) -> [SourceRange] {
    var result: [SourceRange] = []
    var start = line.lowerBound
    var mayHaveLetter = false
    var place = start
    while place < line.upperBound {
      let length = strokeLength(place, line.upperBound)
      if length == 0 {
        if ASCII.isWord(bytes[place]) { mayHaveLetter = true }
        place += 1
        continue
      }
      if mayHaveLetter { result.append(SourceRange(start, place)) }
      place += length
      (start, mayHaveLetter) = (place, false)
    }
    if mayHaveLetter { result.append(SourceRange(start, line.upperBound)) }
    return result
  }

  /// The bytes of a stroke or an arrow, together with what asks for a picture of it or for none, "↔️"; 0 where there is
  /// none.
  private func strokeLength(_ place: Int, _ end: Int) -> Int {
    let byte = bytes[place]
    if byte == ASCII.pipe || byte == 0x2B || byte == 0x3E { return 1 }
    guard byte == 0xE2, place + 2 < end else { return 0 }
    let (second, third) = (bytes[place + 1], bytes[place + 2])
    // U+2190–21FF, U+2500–257F and U+25A0–25C5.
    guard
      second == 0x86 && third >= 0x90 || second == 0x87 || second == 0x94 || second == 0x95
        || second == 0x96 && third >= 0xA0 || second == 0x97 && third <= 0x85
    else { return 0 }
    let isPicture =
      place + 5 < end && bytes[place + 3] == 0xEF && bytes[place + 4] == 0xB8
      && bytes[place + 5] | 1 == 0x8F
    return isPicture ? 6 : 3
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

  /// Bytes that the words for regions below share with a capital in front, one for each of them, and those for the usual
  /// components: others count beside these.
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
  static let regions: Lexicon = [
    "header", "footer", "sidebar", "hero", "navbar", "topbar", "kopfzeile", "fußzeile",
    "seitenleiste", "encabezado", "cabecera", "cabeçalho", "rodapé", "en-tête", "intestazione",
    "koptekst", "voettekst", "zijbalk", "шапка", "подвал", "хедер", "футер", "сайдбар",
  ]
  static let regionMarks: Phrases = [
    "ヘッダー", "フッター", "サイドバー", "页头", "页眉", "页脚", "頁首", "頁尾", "侧边栏", "侧栏", "側邊欄", "헤더", "푸터",
    "사이드바",
  ]
}
