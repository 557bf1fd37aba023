import SpecModel
import SpecSyntax
import SpecText

/// Several texts on one ground: links beside the text, and tables of texts below a label for the ground.
extension ColorPairs {
  /// Words for texts.
  private static let texts: Lexicon = [
    "text", "link", "links", "caption", "captions", "subtitle", "description", "hint", "helper",
    "title", "heading", "headline", "metadata", "meta", "timestamp", "label", "labels", "body",
    "texte", "lien", "liens", "aide", "légende", "titre", "texto", "enlace", "enlaces", "ayuda",
    "testo", "aiuto", "tekst", "hilfetext", "fließtext", "beschriftung", "titel", "サブテキスト",
    "サブタイトル", "タイトル", "見出し", "説明", "説明文", "キャプション", "リンク", "注記", "副标题", "辅助文本", "辅助文字",
    "说明", "标题", "错误文字", "错误文本", "エラーテキスト", "설명", "제목", "부제목",
  ]
  /// Words that say which text of a thing is meant, and name no other thing.
  private static let kinds: Lexicon = [
    "main", "primary", "secondary", "tertiary", "muted", "regular", "small", "default",
    "of", "the", "under", "below", "field", "sous", "le", "champ", "saisi", "color", "colour",
    "error", "errors", "warning", "success", "erreur", "secondaire", "principal", "secundario",
    "couleur", "du", "de", "des", "la", "sekundär",
  ]

  /// Whether a label names a text and nothing else: "Secondary text", "Links", "Aide sous le champ".
  static func isText(_ label: String) -> Bool {
    guard Names.hasWord(label, in: texts, ofAtMost: 4) else { return false }
    let words = Names.words(label)
    return words.contains(where: texts.contains)
      && words.allSatisfy { texts.contains($0) || kinds.contains($0) }
  }

  private static let marks: Lexicon = [
    "underline", "border", "icon", "icons", "divider", "line", "stroke", "dot", "outline",
  ]

  /// Whether the value of a label is that of a line or a sign: "Link: `#BBBBBB` underline colour".
  func isMark(_ value: Range<Int>) -> Bool {
    Names.hasWord(document.string(plain: value), in: Self.marks)
  }

  /// Keeps the ground that labels give without a text, for a table below them and for a list on the hint of the field, which
  /// stands on it: "**Placeholder:**" below "**Field:**".
  mutating func note(_ group: inout Group, below node: Int) {
    let section = document.nodes[node].section
    if group.backgrounds.isEmpty, !group.inks.isEmpty, let ground = labelled[section]?.only,
      document.nodes[node].kind == .list,
      Names.isPhrase(subject(of: node), in: Self.hintLabels)
    {
      group.backgrounds = [ground]
      return
    }
    guard let ground = group.backgrounds.only, ground.color != nil else { return }
    labelled[section, default: []].append(ground)
  }

  private static let heads: Lexicon = ["text", "texts", "texte", "style", "texto", "testo", "stil"]
  private static let sizes: Lexicon = [
    "size", "font", "größe", "taille", "tamaño", "schrift", "dimensione", "type", "typography",
  ]

  /// Rows "Text | Size | Colour" below the only "Background: …" of a section.
  mutating func readTexts(_ table: Int, _ inks: Int?, _ subject: String) {
    let rows = document.children(of: table)
    guard let ground = labelled[document.nodes[table].section]?.only, let inks, inks > 0,
      !isExempt(subject),
      case let header = document.children(of: rows[0]).map(document.string),
      Names.hasWord(header[0], in: Self.heads, ofAtMost: 2),
      let sizes = header.firstIndex(where: { Names.hasWord($0, in: Self.sizes) })
    else { return }
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count > max(inks, sizes),
        let ink = ink(document.plainText(of: cells[inks]), isCode: false), ink.color != nil,
        case let name = document.string(cells[0]), !isExempt(name)
      else { continue }
      let size = document.plainText(of: cells[sizes])
      let amount = AmountReader.read(document.plain, size).first {
        $0.unit == .px || $0.unit == .pt
      }
      let words = Names.words(document.string(plain: size))
      result.append(
        ColorPair(
          subject: "\(subject): \(name)", ink: ink, background: ground, size: amount?.value,
          isBold: words.contains { $0.hasSuffix("bold") || $0 == "700" }, claim: nil))
    }
  }
}

extension ColorPairs {
  /// Words of remarks that limit a colour to a moment, an appearance or a share, or that give another one.
  private static let limits: Lexicon = [
    "hover", "hovered", "pressed", "selected", "active", "focus", "focused", "disabled", "checked",
    "when", "if", "on", "with", "or", "to", "at", "for", "only", "opacity", "alpha", "transparent",
    "translucent", "gradient", "light", "dark", "night", "fallback", "before", "after", "was",
    "old", "not", "no", "except", "optional", "todo", "tbd",
  ]
  /// Words of a remark at most.
  private static let longestRemark = 4

  /// The value in front of a remark in brackets, "hsl(150, 70%, 45%) (calm green)", "White (same as the list)"; all of it
  /// where the remark limits the value, or where the name goes on in the brackets.
  func withoutRemark(_ range: Range<Int>) -> Range<Int> {
    let plain = document.plain
    let range = ASCII.trimmed(plain, range)
    guard range.count > 4, plain[range.upperBound - 1] == 0x29,
      let open = range.last(where: { plain[$0] == 0x28 }), open > range.lowerBound + 1,
      plain[open - 1] == ASCII.space,
      !plain[open..<range.upperBound].contains(where: { ASCII.isDigit($0) || $0 == ASCII.hash }),
      case let remark = document.string(plain: open + 1..<range.upperBound - 1),
      Names.wordCount(remark) <= Self.longestRemark, !Names.hasWord(remark, in: Self.limits),
      ModeWords.mode(in: remark) == nil,
      palette.color(document.string(plain: range)) == nil
    else { return range }
    return ASCII.trimmed(plain, range.lowerBound..<open)
  }

  /// The colour of a text, opaque or not.
  func shown(_ range: Range<Int>, isCode: Bool) -> ColorPair.Ink? {
    ink(range, isCode: isCode) ?? translucent(range, isCode: isCode)
  }

  /// "white at 70%", "#FFFFFF (70%)", "70% white", "white/70"
  private func sharedText(_ text: String) -> (OpaqueColor, Double)? {
    if let written = share(text) { return written }
    let words = text.lowercased().split { " /()@,".contains($0) }
    guard (2...4).contains(words.count),
      let color = words.lazy.compactMap({ Self.plainColors.contains($0) ? OpaqueColor($0) : nil })
        .first,
      let number = words.filter({ $0.first?.isNumber == true }).only,
      words.allSatisfy({
        $0 == number || Self.plainColors.contains($0) || Self.shareWords.contains(String($0))
      })
    else { return nil }
    let isPercent = number.hasSuffix("%") || text.contains("/") && !number.contains(".")
    let value = Double(number.hasSuffix("%") ? number.dropLast() : number) ?? 0
    return (color, isPercent ? value / 100 : value)
  }

  private static let plainColors: Set<Substring> = ["white", "black"]

  /// A text through which its ground shines: "rgba(255, 255, 255, 0.4)".
  func translucent(_ range: Range<Int>, isCode: Bool) -> ColorPair.Ink? {
    let bytes = isCode ? document.source.bytes : document.plain
    var range = ASCII.trimmed(bytes, range)
    if isCode, let end = ASCII.find(0x3B, in: bytes, range) { range = range.lowerBound..<end }
    while let last = range.last, [0x3B, 0x2C, ASCII.backtick].contains(bytes[last]) {
      range = range.lowerBound..<last
    }
    guard range.count < 48, !range.isEmpty else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard
      let (color, alpha) = OpaqueColor.translucent(text) ?? (isCode ? nil : sharedText(text)),
      alpha > 0.1, alpha < 1
    else { return nil }
    return ColorPair.Ink(
      text: text, color: color,
      origin: document.origin(
        isCode
          ? SourceRange(range.lowerBound, range.upperBound) : document.sourceRange(plain: range)),
      alpha: alpha)
  }
}

extension ColorPair.Ink {
  /// The colour as it is seen on a ground; without a colour where the ground of a translucent one is not known.
  func seen(on ground: ColorPair.Ink) -> ColorPair.Ink {
    guard alpha < 1 else { return self }
    var result = self
    result.alpha = 1
    result.color = color.flatMap { own in ground.color.map { $0.under(own, alpha: alpha) } }
    return result
  }
}
