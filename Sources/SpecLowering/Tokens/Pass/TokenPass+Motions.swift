import SpecModel
import SpecText

/// Curves that belong to the motion of one part of the interface.
extension TokenPass {
  /// Parts of the interface and gestures on them.
  private static let movers = WordKey.set(
    "card", "cards", "drawer", "sheet", "modal", "dialog", "button", "buttons", "toast", "tooltip",
    "menu", "tab", "tabs", "row", "rows", "heart", "popover", "snackbar", "banner", "accordion",
    "carousel", "toggle", "switch", "fab", "badge", "avatar", "chip", "chips", "thumbnail", "photo",
    "image", "tap", "swipe", "drag", "press", "flip", "karte", "schublade", "dialogfeld", "knopf",
    "carte", "tiroir", "bouton", "tarjeta", "cajon", "cartao", "gaveta", "botao", "scheda",
    "cassetto", "pulsante", "kaart", "lade", "knop")
  /// Words of names of curves, which may say what they are made for.
  private static let curveWords = WordKey.set(
    "ease", "easing", "curve", "spring", "bounce", "preset", "token", "default", "standard",
    "motion", "animation", "transition", "transitions", "entrance", "enter", "exit", "in", "out",
    "kurve", "courbe", "curva")

  /// "Spacing (base 4px)": a label up to its remark.
  static func withoutRemark(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard let open = Bytes.find(" (", in: label, of: bytes), open > label.lowerBound + 2,
      label.suffix(2).contains(where: { bytes[$0] == 0x29 })
    else { return label }
    return label.lowerBound..<open
  }

  /// "Card flip: spring(response: 0.4)": the motion of a part, and no curve to use again as "Card spring" or "Enter" is.
  static func isMoved(_ words: [WordKey], _ kind: Token.Kind) -> Bool {
    kind == .easing && words.count <= 4 && words.contains(where: movers.contains)
      && !words.contains(where: curveWords.contains)
  }
}
