import SpecSyntax
import SpecText

/// Words that only a text on an interface has: what a person touches, and what a screen shows.
enum InterfaceCues {
  /// Whether a document speaks of an interface in its title or outside of headings; a heading alone, "Folding screen",
  /// may name a thing.
  ///
  /// - Complexity: O(bytes) where it does not.
  static func areIn(_ document: Document) -> Bool {
    if marks.contains(where: { document.source.holds($0) }) { return true }
    var start = 0
    for section in document.sections.indices.dropFirst(2) {
      let heading = document.plainText(of: Int(document.sections[section].heading))
      if start < heading.lowerBound, areIn(start..<heading.lowerBound, document) { return true }
      start = max(start, heading.upperBound)
    }
    return areIn(start..<document.plain.count, document)
  }

  private static func areIn(_ range: Range<Int>, _ document: Document) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        let start = index
        while index < range.upperBound, ASCII.isWord(bytes[index]) { index += 1 }
        if (2...30).contains(index - start),
          words.contains(ignoringCase: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  private static let words: Lexicon = [
    "app", "apps", "ui", "ux", "gui", "interface", "screen", "screens", "tap", "taps", "tapped",
    "tapping", "click", "clicks", "clicked", "clicking", "clickable", "button", "buttons", "swipe",
    "swipes", "hover", "dialog", "dialogs", "modal", "modals", "toast", "toasts", "popup", "menu",
    "menus", "navbar", "sidebar", "dashboard", "login", "tooltip", "dropdown", "responsive",
    "viewport", "homepage", "website", "cta", "hero", "scroll", "scrolls", "checkbox", "icon",
    "icons", "widget", "keyboard", "screenshot", "footer", "tab", "tabs", "botón", "botones",
    "pantalla", "pantallas", "clic", "aplicación", "interfaz", "bouton", "boutons", "écran",
    "écrans", "schaltfläche", "schaltflächen", "bildschirm", "bildschirme", "klick", "oberfläche",
    "botão", "botões", "tela", "telas", "clique", "aplicativo", "pulsante", "schermata", "schermo",
    "scherm", "knop", "tombol", "layar", "klik", "aplikasi", "düğme", "buton", "ekran", "tıkla",
    "uygulama", "кнопка", "кнопки", "кнопку", "экран", "экрана", "приложение", "приложения",
    "екран", "екрана", "застосунок", "przycisk", "przyciski", "aplikacja", "tlačítko", "obrazovka",
    "aplikace", "knapp", "skärm",
  ]
  private static let marks: [StaticString] = [
    "画面", "ボタン", "アプリ", "タップ", "クリック", "按钮", "屏幕", "点击", "界面", "页面", "弹窗", "按鈕", "頁面",
    "应用", "화면", "버튼", "클릭", "앱", "페이지",
  ]
}
