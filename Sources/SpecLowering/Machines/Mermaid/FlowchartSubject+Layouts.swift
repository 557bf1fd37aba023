import SpecModel
import SpecText

/// Charts of what lies on a screen, and of which components hold which.
extension FlowchartSubject {
  /// Whether half of the nodes, three at least, are called after controls and parts of a screen, "Email input",
  /// "Chips: All | Open": the chart is a sketch of the screen. Where another tells what is done, "Press Enter", it is a
  /// course.
  func isOfLayout(_ texts: [String], _ named: [Int]) -> Bool {
    let parts = named.count(where: { Self.isControl(texts[$0]) })
    return parts > 2 && parts * 2 >= named.count && !named.contains { Self.isAct(texts[$0]) }
  }

  /// "Press Enter", but neither "Submit" nor "Select button".
  private static func isAct(_ text: String) -> Bool {
    let words = Names.words(text)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return FlowSteps.isGesture(first) && !controls.contains(last)
  }

  /// Whether the chart is a tree without words on its lines in which a third of the nodes, three at least, are named as
  /// components in code are, "OrderCard", "OrderFilterBar".
  func isOfComponents(_ texts: [String], _ named: [Int]) -> Bool {
    guard graph.edges.allSatisfy({ $0.label == nil }),
      Set(graph.edges.map(\.target)).count == graph.edges.count,
      // Where screens stand over their parts, they are read alone.
      named.count(where: { index in
        Names.words(texts[index]).last.map(TransitionWords.screenNouns.contains) == true
      }) < 2
    else { return false }
    let components = named.count(where: { Self.isComponent(texts[$0]) })
    return components > 2 && components * 3 >= named.count
  }

  private static func isControl(_ text: String) -> Bool {
    if text.utf8.contains(0x7C), text.contains(" | ") { return true }
    let words = Names.words(text)
    guard words.count > 1, let first = words.first, let last = words.last, words.count <= 5,
      !FlowSteps.beginsWithGesture(text)
    else {
      return words.count == 1 && wideControls.suffix(of: words[0]).map { $0 != words[0] } == true
    }
    return controls.contains(last) || leadingControls.contains(first)
  }

  /// "OrderCard" and "OrderCard - base": one word of several, of which the last one is a part of an interface.
  private static func isComponent(_ text: String) -> Bool {
    let name = text.prefix { $0 != " " && $0 != "(" && $0 != "<" }
    guard name.utf8.count > 5, name.utf8.allSatisfy(ASCII.isLetter),
      name.utf8.first.map(ASCII.isUpper) == true, let noun = componentNouns.suffix(of: name),
      name.utf8.count > noun.utf8.count + 1
    else { return false }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    return rest.isEmpty || "-–—(<".contains(rest.first ?? " ") || rest.hasPrefix("extends")
  }

  private static let componentNouns: Phrases = [
    "Card", "Grid", "Bar", "List", "Table", "Row", "Column", "Columns", "Cell", "Item", "Toggle",
    "Button", "Icon", "Badge", "Chip", "Header", "Footer", "Component", "Container", "Wrapper",
    "Provider", "Layout", "Panel", "Field", "Input", "Filter", "Tile", "Widget", "Renderer",
  ]
  private static let controls: Lexicon = [
    "input", "inputs", "field", "fields", "button", "buttons", "btn", "icon", "icons", "chip",
    "chips", "image", "thumbnail", "text", "label", "logo", "fab", "link", "links", "toggle",
    "switch", "checkbox", "slider", "avatar", "badge", "divider", "placeholder", "caption",
    "subtitle", "headline", "dropdown", "textfield", "textarea", "feld", "schaltfläche", "knopf",
    "symbol", "bild", "knop", "veld", "pictogram", "afbeelding",
  ]
  private static let leadingControls: Lexicon = [
    "bouton", "champ", "icône", "lien", "botón", "campo", "icono", "imagen", "enlace", "botão",
    "ícone", "imagem", "pulsante", "icona", "immagine", "tombol", "ikon", "gambar", "кнопка",
    "поле", "иконка",
  ]
  private static let wideControls: Phrases = [
    "按钮", "按鈕", "输入框", "輸入框", "图标", "圖示", "图片", "文本", "标签", "ボタン", "入力欄", "アイコン",
    "画像", "ラベル", "버튼", "입력창", "아이콘", "이미지", "라벨",
  ]
}
