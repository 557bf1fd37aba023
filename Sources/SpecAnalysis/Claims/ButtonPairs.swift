import SpecModel
import SpecSyntax
import SpecText

/// White text on a primary button, whose ground the palette tells by its use: "**Primary:** solid background, white text"
/// below "Button" beside "Primary | `#4A9B8E` | Primary buttons".
struct ButtonPairs {
  private let document: Document
  private let palette: Palette

  /// The pairs of lines that name no ground of their own.
  ///
  /// - Complexity: O(leaves with a word for white text).
  static func find(_ document: Document, _ palette: Palette) -> [ColorPair] {
    let cues = Self.cues.filter { document.mentions($0) }
    guard !cues.isEmpty, case let finder = ButtonPairs(document: document, palette: palette),
      let ground = finder.ground()
    else { return [] }
    let leaves = Set(cues.flatMap { document.leaves(with: $0) }).sorted()
    return leaves.flatMap { leaf -> [ColorPair] in
      guard document.nodes[leaf].kind == .paragraph else { return [] }
      return document.lines(of: leaf).compactMap { finder.pair($0, leaf, ground) }
    }
  }

  private static let cues: [StaticString] = [
    "white text", "White text", "white label", "texto branco", "texto blanco", "texte blanc",
    "testo bianco", "weißer Text", "weiße Schrift", "白字", "白文字", "白色文字", "흰 글자", "흰색 글자",
    "흰색 텍스트",
  ]

  // MARK: The ground

  private static let buttons: Lexicon = [
    "button", "buttons", "cta", "ctas", "botón", "botones", "botão", "botões", "bouton", "boutons",
    "pulsante", "pulsanti", "schaltfläche", "schaltflächen",
  ]
  private static let ranks: Lexicon = [
    "primary", "main", "principal", "principales", "principaux", "principais", "primario",
    "primarios", "primário", "primários", "primär", "primäre",
  ]
  private static let plain: Lexicon = ["action", "actions", "default", "key"]
  private static let wideButtons = ["主按钮", "主要按钮", "主按鈕", "主ボタン", "プライマリボタン", "주버튼"]

  /// The only colour whose use is that of primary buttons as they are.
  private func ground() -> ColorPair.Ink? {
    let found = palette.entries.filter { entry in
      guard entry.modes.isEmpty, entry.alpha == 1 else { return false }
      // The words of the line hold those of the value: "#4A9B8E" has "e" as its last one.
      let value = Names.words(document.source.string(entry.valueOrigin.range))
      return entry.clauses.contains { clause in
        Self.isUse(clause.filter { !value.contains($0) }, of: entry)
      }
    }
    guard let first = found.first, found.allSatisfy({ $0.color == first.color }),
      palette.color(first.name) == first.color
    else { return nil }
    return ColorPair.Ink(text: first.name, color: first.color, origin: first.valueOrigin)
  }

  private static func isUse(_ clause: [String], of entry: Palette.Entry) -> Bool {
    let words = clause.filter { !$0.contains(where: \.isNumber) }
    if words.count == 1, wideButtons.contains(words[0]) { return true }
    return words.contains(where: buttons.contains)
      && (words + entry.words).contains(where: ranks.contains)
      && words.allSatisfy { buttons.contains($0) || ranks.contains($0) || plain.contains($0) }
  }

  // MARK: The text

  private static let grounds: Lexicon = [
    "background", "fill", "filled", "solid", "hintergrund", "gefüllt", "fond", "plein", "fondo",
    "relleno", "fundo", "preenchido", "sfondo", "pieno",
  ]
  private static let wideGrounds = ["背景", "배경", "底色"]
  /// Words of other states, other looks and other grounds.
  private static let others = SwitchedOff.words.union([
    "gradient", "transparent", "outline", "outlined", "ghost", "hover", "pressed", "active",
    "focus",
    "dark", "darker", "light", "lighter", "border", "secondary", "tertiary", "danger",
    "destructive",
    "success", "error", "warning", "not", "never", "no", "or", "on", "large", "opacity", "glass",
  ])
  private static let wideOthers =
    ["渐变", "グラデーション", "그라데이션", "悬停", "ホバー", "次要", "危险"] + SwitchedOff.wide
  private static let looks: Lexicon = [
    "default", "normal", "style", "look", "appearance", "visual", "colors", "colours", "base",
  ]

  /// Words that are no colours, also where a colour is called so.
  private static let generic: Lexicon = grounds.union([
    "text", "label", "labels", "white", "button", "buttons", "body", "base", "surface",
  ])

  private func pair(_ line: Range<Int>, _ leaf: Int, _ ground: ColorPair.Ink) -> ColorPair? {
    guard line.count < 160, ASCII.find(ASCII.hash, in: document.plain, line) == nil,
      let ink = ink(in: line), case let split = colon(in: line, before: ink.lowerBound),
      case let label = document.string(plain: line.lowerBound..<split),
      case let rest = document.string(plain: split..<line.upperBound), isOfButton(label, leaf),
      case let words = Names.words(rest),
      words.contains(where: Self.grounds.contains)
        || Self.wideGrounds.contains(where: rest.contains),
      !words.contains(where: Self.others.contains),
      !Self.wideOthers.contains(where: rest.contains), !words.contains(where: isColor),
      let white = OpaqueColor("white")
    else { return nil }
    return ColorPair(
      subject: label.trimmedSpaces,
      ink: .init(
        text: document.string(plain: ink), color: white,
        origin: document.origin(document.sourceRange(plain: ink))),
      background: ground, size: nil, isBold: Names.hasWord(rest, in: Self.bold))
  }

  private static let bold: Lexicon = ["bold", "semibold"]

  /// Whether a word names a colour of the palette: what it says of the ground is told elsewhere.
  private func isColor(_ word: String) -> Bool {
    !Self.generic.contains(word) && OpaqueColor(word) == nil && palette.color(word) != nil
  }

  /// The words for white text.
  private func ink(in line: Range<Int>) -> Range<Int>? {
    for cue in Self.cues {
      guard let place = ASCII.find(cue, in: document.plain, line) else { continue }
      return place..<place + cue.utf8CodeUnitCount
    }
    return nil
  }

  /// Where the label of a line ends; its beginning where it has none.
  private func colon(in line: Range<Int>, before end: Int) -> Int {
    let head = line.lowerBound..<end
    return ASCII.find(ASCII.colon, in: document.plain, head)
      ?? ASCII.find("：", in: document.plain, head) ?? line.lowerBound
  }

  /// Whether a label, with what stands above it, means the primary button as it is.
  private func isOfButton(_ label: String, _ leaf: Int) -> Bool {
    let own = Names.words(label)
    let above = [title(above: leaf), document.title(ofSection: Int(document.nodes[leaf].section))]
    func isButton(_ text: String) -> Bool {
      Names.hasWord(text, in: Self.buttons) || text.contains("按钮") || text.contains("ボタン")
        || text.contains("버튼")
    }
    func isPrimary(_ text: String) -> Bool {
      let words = Names.words(text)
      return words.contains(where: Self.ranks.contains)
        && words.allSatisfy {
          Self.ranks.contains($0) || Self.buttons.contains($0) || Self.plain.contains($0)
        } || Self.wideButtons.contains(text.trimmedSpaces.filter { $0 != "：" && $0 != ":" })
    }
    if own.isEmpty || own.allSatisfy(Self.looks.contains) {
      return above.contains { isPrimary($0) && isButton($0) }
    }
    return isPrimary(label) && (isButton(label) || above.contains(where: isButton))
  }

  /// The paragraph right above the list of an item.
  private func title(above leaf: Int) -> String {
    let item = Int(document.nodes[leaf].parent)
    guard item > 0, document.nodes[item].kind == .item,
      let lead = document.sibling(before: Int(document.nodes[item].parent)),
      document.nodes[lead].kind == .paragraph
    else { return "" }
    return document.string(lead)
  }
}
