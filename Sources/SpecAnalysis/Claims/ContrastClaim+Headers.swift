import SpecModel
import SpecSyntax
import SpecText

/// Headers of columns of ratios that give the ground: "Contrast on white", "Ratio réel sur blanc", "对白底对比度".
extension ContrastClaims {
  /// The ground that a header names, as a row of the same table gives it: "vs `bg`" over "| `bg` (page) | `#141216` |".
  func ground(named name: String, besides line: ClaimLine) -> Mention? {
    let table = Int(document.nodes[line.node].parent)
    guard document.nodes[line.node].kind == .tableRow, name.utf8.first != ASCII.hash else {
      return nil
    }
    let key = Names.hyphenated(name)
    let end = Int(document.nodes[table].end)
    var next = Int(document.nodes[table + 1].end)
    var rest = Self.mostGrounds
    while next < end, rest > 0 {
      let cells = document.children(of: next)
      next = Int(document.nodes[next].end)
      rest -= 1
      guard let first = cells.first,
        case let own = document.string(first).prefix(while: { $0 != "(" }),
        Names.hyphenated(String(own)) == key
      else { continue }
      let colors = cells.dropFirst().compactMap {
        WrittenColor.only(in: document.plainText(of: $0), document.plain)?.color
      }
      return colors.only.map { Mention(text: name, color: $0) }
    }
    return nil
  }

  /// How many rows may give the grounds of the headers: they stand first, and each row of the table asks for them.
  private static let mostGrounds = 40

  private static let cues: [StaticString] = [
    "ontras", "CONTRAST", "atio", "asio", "RATIO", "コントラスト", "对比", "對比", "대비", "명암",
  ]

  /// The tables with such a header.
  func groundedTables() -> Set<Int> {
    guard !isCode, Self.cues.contains(where: { document.mentions($0) }) else { return [] }
    var result: Set<Int> = []
    for line in lines.lines where line.kind == .header && line.parts.count > 1 {
      guard
        line.parts.dropFirst().contains(where: { part in
          part.count < 64 && Self.cues.contains { ASCII.find($0, in: plain, part) != nil }
            && titledGround(string(part)) != nil
        })
      else { continue }
      result.insert(Int(document.nodes[line.node].parent))
    }
    return result
  }

  private static let heads: Lexicon = [
    "contrast", "contraste", "kontrast", "contrasto", "kontras", "ratio", "ratios", "rapport",
    "kontrastverhältnis", "verhältnis", "contrastverhouding", "verhouding", "rapporto", "razón",
    "relación", "razão", "relação", "rasio", "wcag", "contrast-ratio",
  ]
  /// Words that leave open neither the pair nor that the ratio is what both colours have.
  private static let fillers: Lexicon = [
    "actual", "real", "measured", "computed", "calculated", "true", "text", "of", "de", "du", "di",
    "the", "le", "la", "el", "o", "il", "een", "réel", "réelle", "mesuré", "calculé", "texte",
    "gemessen", "gemessener", "gemessenes", "tatsächlich", "tatsächlicher", "tatsächliches",
    "berechnet", "echter", "medido", "medida", "calculado", "texto", "misurato", "reale",
    "calcolato", "testo", "gemeten", "werkelijk", "tekst", "terukur", "nyata", "teks", "contrast",
  ]
  private static let linking: Lexicon = [
    "on", "with", "against", "to", "over", "vs", "versus", "auf", "zu", "gegen", "mit", "sur",
    "avec", "contre", "sobre", "con", "contra", "frente", "a", "com", "su", "tegen", "op", "met",
    "di", "pada", "atas", "dengan", "terhadap",
  ]
  private static let grounding: Lexicon = [
    "background", "bg", "hintergrund", "grund", "fond", "fondo", "fundo", "sfondo", "achtergrond",
    "latar", "page", "ground", "surface",
  ]
  private static let whites: Lexicon = ["wit", "witte", "putih", "weißem", "weissem"]
  private static let blacks: Lexicon = ["zwart", "zwarte", "hitam"]
  private static let wideHeads = [
    "コントラスト比", "コントラスト", "对比度", "對比度", "对比", "對比", "명암비", "명암대비", "대비율", "대비",
  ]
  private static let wideFillers = [
    "に対する", "との", "での", "実測", "実際の", "の", "实测", "实际", "相对于", "对于", "对", "對", "対", "与",
    "在", "上的", "上", "실측", "실제", "에대한", "에서의", "에서", "대", "(", ")", "（", "）", "比",
  ]
  private static let wideColors: [String: String] = [
    "白": "white", "白色": "white", "白底": "white", "白背景": "white", "白色背景": "white", "白地": "white",
    "白い背景": "white", "흰색": "white", "흰배경": "white", "흰색배경": "white", "백색": "white",
    "黒": "black", "黑": "black", "黑色": "black", "黑底": "black", "黑色背景": "black", "黒背景": "black",
    "黒地": "black", "검정": "black", "검은배경": "black", "검정배경": "black", "검은색": "black",
  ]

  /// White, black or a value as the ground in a header about contrast, where all its words say so.
  func titledGround(_ title: String) -> Mention? {
    guard title.utf8.count < 64 else { return nil }
    if title.utf8.contains(where: { $0 >= 0xE3 }), let wide = Self.wideGround(title),
      let color = OpaqueColor(wide)
    {
      return Mention(text: wide, color: color)
    }
    let words = title.split { " ()/:`*.".contains($0) }.map { $0.lowercased() }
    guard (2...7).contains(words.count), words.contains(where: Self.heads.contains) else {
      return nil
    }
    var found: Mention?
    for word in words {
      if let color = Self.color(word) {
        guard found == nil else { return nil }
        found = Mention(text: word, color: color)
        continue
      }
      guard
        Self.heads.contains(word) || Self.fillers.contains(word) || Self.linking.contains(word)
          || Self.grounding.contains(word)
      else { return nil }
    }
    return found
  }

  private static func color(_ word: String) -> OpaqueColor? {
    if whites.contains(word) { return OpaqueColor("white") }
    if blacks.contains(word) { return OpaqueColor("black") }
    return OpaqueColor(word)
  }

  /// "対白コントラスト" as white: what is left without the word for contrast and those that link it.
  private static func wideGround(_ title: String) -> String? {
    var text = title.filter { $0 != " " && $0 != "\u{3000}" }
    guard let head = wideHeads.first(where: text.contains) else { return nil }
    text = text.replacing(head, with: "")
    if let known = wideColors[text] { return known }
    for filler in wideFillers { text = text.replacing(filler, with: "") }
    return wideColors[text]
  }
}
