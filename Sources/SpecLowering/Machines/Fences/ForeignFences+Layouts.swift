import SpecModel
import SpecSyntax
import SpecText

/// Fences that tell what holds what on a screen, "Canvas" over "Panel" over "Play button", each below an arrow.
extension ForeignFences {
  /// Whether a heading speaks of layouts and of no flow, and most names between lone arrows down, three at least, are
  /// containers and controls.
  ///
  /// - Complexity: O(lines) below such headings.
  func isOfContainers(_ block: Document.CodeBlock) -> Bool {
    guard (5...80).contains(block.lines.count) else { return false }
    let titles = context.scope(of: Int(block.node)).suffix(3)
    guard let place = titles.lastIndex(where: { Names.hasWord($0, in: FramedScreens.pictures) }),
      !titles[place...].contains(where: {
        CourseWords.nameCourse($0) || Names.hasWord($0, in: TransitionWords.transitions)
      })
    else { return false }
    var (names, parts, containers, arrows) = (0, 0, 0, 0)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      if text.isEmpty || bytes[text.lowerBound] == ASCII.hyphen || isItem(text) || isShaft(text) {
        continue
      }
      if isArrowAlone(text) {
        arrows += 1
        continue
      }
      guard text.count <= 120 else { return false }
      let whole = document.source.string(SourceRange(text.lowerBound, text.upperBound))
      let words = Names.words(StateName.splitQualifier(whole).name)
      guard let first = words.first, let last = words.last else { return false }
      names += 1
      let holds = Self.containers.contains(last) || Self.containers.contains(first)
      if holds { containers += 1 }
      if holds || Self.leaves.contains(last) || Self.leaves.contains(first) { parts += 1 }
    }
    return arrows > 1 && arrows == names - 1 && containers > 0 && parts * 3 >= names * 2
  }

  /// Whether a line is the shaft over the head of an arrow, "│" or "|".
  private func isShaft(_ text: Range<Int>) -> Bool {
    text.count == 1
      ? bytes[text.lowerBound] == ASCII.pipe : ASCII.equals(bytes, text, ignoringCase: "│")
  }

  /// Whether a line is "↓", "▼" or "v", and three more bytes at most.
  private func isArrowAlone(_ text: Range<Int>) -> Bool {
    if text.count == 1 { return [0x76, 0x56].contains(bytes[text.lowerBound]) }
    return text.count <= 6
      && CardReader.arrows.contains { ASCII.starts(bytes, at: text.lowerBound, with: $0) }
  }

  private func isItem(_ text: Range<Int>) -> Bool {
    ASCII.starts(bytes, at: text.lowerBound, with: "• ")
      || ASCII.starts(bytes, at: text.lowerBound, with: "* ")
  }

  /// Words for what holds other parts of an interface.
  private static let containers: Lexicon = [
    "canvas", "panel", "container", "wrapper", "overlay", "stack", "vstack", "hstack", "zstack",
    "frame", "div", "scaffold", "body", "column", "row", "grid", "layer", "group", "window",
    "viewport", "scrollview", "rahmen", "bereich", "ebene", "fenster", "spalte", "zeile",
    "conteneur", "panneau", "calque", "colonne", "contenedor", "capa", "contêiner", "painel",
    "camada", "contenitore", "pannello", "livello", "paneel", "laag", "wadah",
    "контейнер", "панель", "слой", "コンテナ", "パネル", "キャンバス", "容器", "面板", "画布", "컨테이너",
    "패널", "캔버스",
  ]
  /// Words for the parts of an interface that hold none.
  private static let leaves: Lexicon = [
    "button", "buttons", "text", "label", "image", "icon", "input", "title", "subtitle", "logo",
    "slider", "field", "knopf", "schaltfläche", "bild", "titel", "bouton", "texte", "titre",
    "botón", "texto", "título", "botão", "pulsante", "testo", "titolo", "knop", "tekst", "tombol",
    "teks", "кнопка", "текст", "заголовок", "ボタン", "テキスト", "ラベル", "按钮", "文本", "标签", "버튼",
    "텍스트", "라벨",
  ]
}
