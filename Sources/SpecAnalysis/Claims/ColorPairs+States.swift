import SpecModel
import SpecSyntax
import SpecText

/// Texts of one part in several states, on the ground that its list gives: "Selected: icon and label in `#FFD24A`", and
/// "Menu text:" over a list of states.
extension ColorPairs {
  private static let texts: Lexicon = [
    "text", "label", "labels", "texte", "texto", "testo", "tekst",
  ]
  private static let wideTexts = ["文字", "文本", "テキスト", "텍스트", "글자"]
  /// Words of states that need no contrast, or that have a ground of their own.
  private static let grounded = SwitchedOff.words.union([
    "background", "bg", "fill", "pill", "chip", "indicator", "highlight", "ground", "on", "hover",
    "pressed", "badge", "tooltip", "icon-only",
  ])
  /// Words of labels for the other appearance, which has grounds of its own.
  private static let appearances: Lexicon = [
    "dark", "night", "inverse", "inverted", "dunkel", "dunkles", "dunkler", "dunklen", "nacht",
    "oscuro", "oscura", "escuro", "escura", "sombre", "nuit", "scuro", "scura", "donker", "gelap",
  ]
  private static let wideAppearances = ["深色", "暗色", "夜间", "夜間", "ダーク", "다크", "야간"]
  private static let wideGrounds =
    SwitchedOff.wide + ["背景", "底色", "배경", "悬停", "悬浮", "ホバー"]

  /// Adds the colours of texts that items give to states; a state with a ground of its own is left alone.
  mutating func addStates(of list: Int, to group: inout Group) {
    let items = document.children(of: list)
    let labels = items.compactMap { item in document.firstChild(of: item).map(document.string) }
    for item in items {
      guard let first = document.firstChild(of: item), document.nodes[first].kind == .paragraph
      else { continue }
      let text = document.plainText(of: first)
      guard text.count < 120 else { continue }
      if let ink = stateInk(text) {
        group.others.append(ink)
      } else if isTextLabel(document.string(plain: text)) {
        group.others += inks(below: item, besides: labels)
      }
    }
  }

  /// "Selected: icon and label in #FFD24A", "Chosen: text colour #FFD24A, 12px"
  private func stateInk(_ text: Range<Int>) -> ColorPair.Ink? {
    guard let own = WrittenColor.only(in: text, document.plain),
      case let hash = own.range.lowerBound,
      case let before = document.string(plain: text.lowerBound..<hash),
      let colon = before.firstIndex(where: { ":：".contains($0) }),
      !isGrounded(before), !isOfDark(before), endsInText(String(before[colon...].dropFirst()))
    else { return nil }
    return ink(hash..<text.upperBound, isCode: false)
  }

  private static let colors: Lexicon = ["color", "colour", "in"]
  private static let wideColors = [
    "文字色", "文字颜色", "文字", "文本颜色", "テキスト色", "テキスト", "글자색", "텍스트색", "텍스트 색상", "텍스트",
  ]

  /// Whether what stands between the colon and the colour ends by naming a text: "icon and label in", "text colour".
  private func endsInText(_ text: String) -> Bool {
    var words = Names.words(text)
    let hasColor = words.last.map(Self.colors.contains) == true
    if hasColor { words.removeLast() }
    if let last = words.last, Self.texts.contains(last) { return hasColor || words.count == 1 }
    let bare = text.filter { !" `".contains($0) }
    return Self.wideColors.contains { bare == $0.filter { $0 != " " } }
  }

  /// "Menu text:", "菜单文字："
  private func isTextLabel(_ text: String) -> Bool {
    guard let last = text.last, last == ":" || last == "：" else { return false }
    let label = text.dropLast()
    return Names.words(String(label)).last.map(Self.texts.contains) == true
      || Self.wideTexts.contains { label.hasSuffix($0) }
  }

  /// The colours of the states in the list below an item.
  private func inks(below item: Int, besides labels: [String]) -> [ColorPair.Ink] {
    guard let list = document.children(of: item).first(where: { document.nodes[$0].kind == .list })
    else { return [] }
    return document.children(of: list).compactMap { state in
      guard let leaf = document.firstChild(of: state),
        case let text = document.plainText(of: leaf), text.count < 80,
        let hash = WrittenColor.first(in: text, document.plain)?.range.lowerBound,
        case let name = document.string(plain: text.lowerBound..<hash).filter({
          !":： `".contains($0)
        }),
        !name.isEmpty, !isGrounded(name),
        !labels.contains(where: { $0.contains(name) && isGrounded($0) })
      else { return nil }
      return ink(hash..<text.upperBound, isCode: false)
    }
  }

  private func isOfDark(_ label: String) -> Bool {
    Names.hasWord(label, in: Self.appearances)
      || Self.wideAppearances.contains(where: label.contains)
  }

  private func isGrounded(_ text: String) -> Bool {
    Names.hasWord(text, in: Self.grounded) || Self.wideGrounds.contains(where: text.contains)
  }
}
