import SpecModel
import SpecSyntax
import SpecText

/// Texts, or icons, and grounds that one sentence puts together: "Captions are set in #777 on white", "White label on
/// orange (#F97316)", "`#888888` over `#F5F5F5`", "Icon: #BBB on white".
struct ToldPairs {
  private let document: Document

  /// The pairs of sentences on whose lines no other pair stands.
  static func find(_ document: Document, beside known: [ColorPair]) -> [ColorPair] {
    guard WrittenColor.areIn(document), cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = ToldPairs(document: document)
    let lines = Set(known.map { document.source.line(of: $0.ink.origin.range.start) })
    return document.leaves(with: "#").compactMap { leaf -> ColorPair? in
      let text = document.plainText(of: leaf)
      let kind = document.nodes[leaf].kind
      guard kind == .paragraph || kind == .tableCell, text.count < 600,
        !finder.isHeader(leaf)
      else { return nil }
      return document.sentences(plain: text).lazy.compactMap(finder.pair).first
    }.filter { !lines.contains(document.source.line(of: $0.ink.origin.range.start)) }
  }

  private static let cues: [StaticString] = [
    " on ", " over ", " against ", " auf ", " sur ", " sobre ", " su ", " op ", " upon ", "背景",
    "白底", "白地", "배경",
  ]

  /// A word of a sentence, or a colour.
  private struct Piece {
    var text: String
    var range: Range<Int>
    var color: OpaqueColor?
    /// Whether a colour is given in digits.
    var isValue = false
    /// Whether it stands in brackets of its own.
    var isBracketed = false
    /// Whether a mark behind it ends a part of the sentence.
    var endsClause = false
  }

  /// The cell of a header gives no pair.
  private func isHeader(_ leaf: Int) -> Bool {
    guard document.nodes[leaf].kind == .tableCell else { return false }
    let row = Int(document.nodes[leaf].parent)
    return document.firstChild(of: Int(document.nodes[row].parent)) == row
  }

  // MARK: Sentences

  /// The text and the ground of a sentence that has just these two colours.
  private func pair(_ sentence: Range<Int>) -> ColorPair? {
    guard sentence.count <= 240, !Self.marks.contains(where: { has($0, sentence) }) else {
      return nil
    }
    if let wide = wide(sentence) { return wide }
    let pieces = merged(read(sentence))
    let places = pieces.indices.filter { pieces[$0].color != nil }
    guard places.count == 2, case let (first, second) = (places[0], places[1]),
      pieces[first].isValue || pieces[second].isValue,
      !isExempt(pieces), isJoined(first, second, pieces),
      let ink = pieces[first].color, let ground = pieces[second].color, ink != ground,
      case let isIcon = pieces.contains(where: self.isIcon),
      isIcon ? isOfIcon(pieces, first) : !isLarge(sentence) && isOfText(first, second, pieces)
    else { return nil }
    var pair = ColorPair(
      subject: subject(pieces[..<first], sentence), ink: written(pieces[first], ink),
      background: written(pieces[second], ground), size: nil, isBold: false)
    pair.isIcon = isIcon
    return pair
  }

  private func isIcon(_ piece: Piece) -> Bool {
    piece.color == nil && Names.hasWord(piece.text, in: Self.icons)
  }

  /// Whether a sentence without a word for text tells the colour of an icon: the word for it is the last one before
  /// the colour that says something, and no "icon button".
  private func isOfIcon(_ pieces: [Piece], _ first: Int) -> Bool {
    guard !pieces.contains(where: isText),
      let head = pieces[..<first].last(where: {
        !Self.fillers.contains($0.text) && !Self.verbs.contains($0.text)
          && !Names.words($0.text).isEmpty
      })
    else { return false }
    return isIcon(head)
  }

  /// Marks of ratios, shares, changes and choices.
  private static let marks: [StaticString] = [":1", "%", "→", "->", "alpha", "opacity", "rgba"]

  private func has(_ mark: StaticString, _ range: Range<Int>) -> Bool {
    ASCII.find(mark, in: document.plain, range) != nil
  }

  private func written(_ piece: Piece, _ color: OpaqueColor) -> ColorPair.Ink {
    ColorPair.Ink(
      text: document.string(plain: piece.range), color: color,
      origin: document.origin(document.sourceRange(plain: piece.range)))
  }

  private func subject(_ before: ArraySlice<Piece>, _ sentence: Range<Int>) -> String {
    let text = before.prefix(5).map { document.string(plain: $0.range) }.joined(separator: " ")
    return text.isEmpty ? document.string(plain: sentence) : text
  }

  /// The words of a sentence without the marks around them.
  private func read(_ sentence: Range<Int>) -> [Piece] {
    let bytes = document.plain
    var result: [Piece] = []
    var offset = sentence.lowerBound
    while offset < sentence.upperBound {
      while offset < sentence.upperBound, ASCII.isWhitespace(bytes[offset]) { offset += 1 }
      var end = offset
      while end < sentence.upperBound, !ASCII.isWhitespace(bytes[end]) { end += 1 }
      guard end > offset else { break }
      var (start, stop) = (offset, end)
      while start < stop, Self.opening.contains(bytes[start]) { start += 1 }
      while stop > start, Self.closing.contains(bytes[stop - 1]) { stop -= 1 }
      let text = document.string(plain: start..<stop).lowercased()
      let color = OpaqueColor(text)
      let tail = bytes[stop..<end]
      result.append(
        Piece(
          text: text, range: start..<stop,
          color: color, isValue: color != nil && text.hasPrefix("#"),
          isBracketed: bytes[offset] == 0x28 && tail.contains(0x29),
          endsClause: tail.contains { [0x2C, 0x3B, ASCII.colon].contains($0) }))
      offset = end
    }
    return result
  }

  private static let opening: ByteSet = [0x28, 0x22, 0x60, 0x2A, 0x5B]
  private static let closing: ByteSet = [
    0x29, 0x22, 0x60, 0x2A, 0x5D, 0x2C, 0x3B, ASCII.colon, ASCII.dot, 0x21,
  ]

  /// "white (#FFFFFF)", "the page (`#FAFAFA`)": the value in the brackets is that of the word before them.
  private func merged(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      if piece.isBracketed, piece.color != nil, let last = result.last, !last.isValue,
        !last.endsClause, last.color != nil
      {
        result.removeLast()
      }
      result.append(piece)
    }
    return result
  }

  private func isExempt(_ pieces: [Piece]) -> Bool {
    pieces.contains { piece in
      piece.color == nil
        && (Self.exempt.contains(piece.text) || Names.hasWord(piece.text, in: Self.exempt))
    }
  }

  /// Whether a size is given at which 3:1 may be enough.
  private func isLarge(_ sentence: Range<Int>) -> Bool {
    AmountReader.read(document.plain, sentence).contains { $0.isLength && $0.value >= 18 }
  }

  /// Whether only a joint with words that name nothing stands between two colours: "is shown on the yellow (".
  private func isJoined(_ first: Int, _ second: Int, _ pieces: [Piece]) -> Bool {
    let between = pieces[(first + 1)..<second]
    guard between.count <= 7, !pieces[first].endsClause, !between.contains(where: \.endsClause),
      let joint = between.indices.filter({ Self.joints.contains(pieces[$0].text) }).only
    else { return false }
    let front = pieces[(first + 1)..<joint].allSatisfy {
      Self.texts.contains($0.text) || Self.fillers.contains($0.text)
    }
    let back = pieces[(joint + 1)..<second]
    // A noun without its value before the ground: "on the card (`#FFFFFF`)".
    return front
      && back.allSatisfy {
        Self.articles.contains($0.text) || pieces[second].isBracketed
          || Self.hues.contains($0.text)
      } && back.count <= 3
  }

  /// Whether the words before a colour, or right behind it, are those for text, and not for a surface: "text fields".
  private func isOfText(_ first: Int, _ second: Int, _ pieces: [Piece]) -> Bool {
    let joint = pieces[..<second].lastIndex { Self.joints.contains($0.text) } ?? second
    if joint > first, pieces[(first + 1)..<joint].contains(where: isText) { return true }
    guard let head = pieces[..<first].lastIndex(where: isText) else { return false }
    if Self.modifiers.contains(pieces[head].text), head + 1 < first, !pieces[head].endsClause,
      !Self.fillers.contains(pieces[head + 1].text), !Self.verbs.contains(pieces[head + 1].text)
    {
      return false
    }
    // "Button label" names a text.
    let start = pieces[..<head].lastIndex(where: \.endsClause).map { $0 + 1 } ?? 0
    return !(start..<first).contains {
      $0 != head - 1 && Names.hasWord(pieces[$0].text, in: Self.surfaces)
    }
  }

  private func isText(_ piece: Piece) -> Bool {
    piece.color == nil && Names.hasWord(piece.text, in: Self.texts)
  }

  /// Words for text that may stand before what is coloured: "title bar".
  private static let modifiers: Lexicon = [
    "text", "label", "caption", "hint", "helper", "copy", "body", "paragraph", "subtitle", "title",
    "message", "timestamp", "metadata", "meta", "footnote", "placeholder",
  ]
  private static let verbs: Lexicon = [
    "color", "colour", "uses", "use", "has", "have", "should", "must", "will", "be", "stays",
    "stay", "takes", "take", "remains", "wird", "ist", "sind", "for", "of", "at", "=", "-", "–",
    "—",
  ]
  /// Words for parts that have a colour of their own, whatever word for text stands before them.
  static let surfaces: Lexicon = [
    "field", "fields", "input", "inputs", "bar", "bars", "bubble", "bubbles", "chip", "chips",
    "area", "areas", "background", "backgrounds", "surface", "surfaces", "card", "cards", "box",
    "boxes", "panel", "panels", "button", "buttons", "badge", "badges", "pill", "pills",
    "champ", "champs", "campo", "campos", "bouton", "boutons", "botón", "botones", "botão", "fond",
    "fondo", "fundo", "sfondo", "hintergrund", "feld", "felder",
  ]

  private static let joints: Lexicon = [
    "on", "over", "against", "upon", "auf", "sur", "sobre", "su", "op",
  ]
  private static let articles: Lexicon = [
    "a", "an", "the", "pure", "plain", "solid", "einem", "dem", "der", "einer", "un", "une", "le",
    "la", "fond", "fondo", "fundo", "sfondo", "o", "um", "uma", "het", "de",
  ]
  private static let fillers: Lexicon = articles.union([
    "is", "are", "set", "shown", "sits", "sit", "stands", "stand", "appears", "appear", "placed",
    "rendered", "drawn", "used", "in", "colored", "coloured", "steht", "stehen", "liegt", "est",
    "sont", "es", "son", "são", "é",
  ])
  private static let hues: Lexicon = [
    "yellow", "orange", "amber", "red", "green", "blue", "gray", "grey", "light", "pale", "dark",
    "brand", "primary", "accent", "teal", "pink", "purple",
  ]
  private static let texts: Lexicon = [
    "text", "texts", "label", "labels", "caption", "captions", "hint", "hints", "helper", "copy",
    "body", "paragraph", "paragraphs", "subtitle", "subtitles", "title", "message", "messages",
    "timestamp", "timestamps", "metadata", "meta", "footnote", "footnotes", "texte", "textes",
    "légende", "légendes", "libellé", "texto", "textos", "leyenda", "etiqueta", "rótulo", "rótulos",
    "testo", "testi", "etichetta", "hinweis", "hinweise", "beschriftung", "beschriftungen",
    "fließtext", "hilfetext", "tekst", "placeholder", "placeholders",
  ]
  private static let icons: Lexicon = [
    "icon", "icons", "glyph", "glyphs", "icône", "icônes", "icono", "iconos", "ícone", "ícones",
    "icona", "icone", "pictogram", "pictograms", "piktogramm", "piktogramme", "pictogramme",
    "ikon", "pictogrammen", "иконка", "иконки",
  ]
  /// Words of sentences that refuse a pair, judge it, or speak of other things.
  private static let exempt = SwitchedOff.words.union([
    "not", "never", "avoid", "don't", "dont", "instead", "fails", "fail", "failing", "low", "poor",
    "insufficient", "wrong", "bad", "old", "was", "were", "previously", "formerly", "before",
    "former", "legacy", "from", "replace", "replaced", "replaces", "changed", "contrast", "ratio",
    "wcag", "aa", "aaa", "example", "e.g", "logo", "logos", "wordmark", "large",
    "border", "borders", "divider", "dividers", "outline", "ring", "shadow", "gradient", "hover",
    "decorative", "selection", "heading", "headings", "headline", "headlines", "display", "or",
    "only", "chart", "charts", "axis", "glow", "tint", "overlay", "transparent", "translucent",
    "nicht", "nie", "kein", "keine", "statt", "vermeiden", "nur", "kontrast", "oder", "rand",
    "symbol", "jamais", "pas", "éviter", "contraste", "bordure", "ou", "nunca",
    "evitar", "borde", "o", "no", "não", "borda", "mai", "evitare", "contrasto", "bordo", "niet",
    "nooit",
  ])

  // MARK: Scripts without blanks

  private static let wideGrounds = ["白背景", "白色背景", "白地", "白底", "背景白", "흰 배경", "흰색 배경"]
  private static let wideTexts = [
    "文字", "文本", "テキスト", "キャプション", "ラベル", "説明", "注記", "텍스트", "글자", "캡션", "라벨",
  ]
  private static let wideOthers = [
    "枠", "線", "アイコン", "无效", "禁用", "停用", "無効", "非活性", "비활성", "图标", "圖示", "边框", "邊框", "아이콘",
    "테두리", "ロゴ", "标题", "見出し", "제목", "不", "ない", "未満", "低", "避", "フィールド", "入力", "塗り",
    "チップ", "エリア", "ボックス", "背景", "输入", "필드", "입력",
  ]

  /// "補助テキストは白背景に #999999": the one value of a sentence that speaks of text and of a white ground.
  private func wide(_ sentence: Range<Int>) -> ColorPair? {
    guard let value = WrittenColor.only(in: sentence, document.plain),
      case let text = document.string(plain: sentence),
      let ground = Self.wideGrounds.first(where: text.contains),
      Self.wideTexts.contains(where: text.contains),
      case let rest = text.replacing(ground, with: " "),
      !Self.wideOthers.contains(where: rest.contains), !isLarge(sentence)
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: value.range))
    return ColorPair(
      subject: text,
      ink: .init(text: document.string(plain: value.range), color: value.color, origin: origin),
      background: .init(text: ground, color: OpaqueColor("#FFFFFF"), origin: origin), size: nil,
      isBold: false)
  }
}
