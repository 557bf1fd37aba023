import SpecModel
import SpecText

extension BareHeadings {
  /// Screens without the classes of devices and sizes, "Mobile view", "大型画面", where two at least are such: these
  /// tell how one screen looks there.
  static func withoutSizes(
    _ screens: [(section: Int, title: String)]
  ) -> [(section: Int, title: String)] {
    let kept = screens.filter { !isSize($0.title) }
    return screens.count - kept.count > 1 ? kept : screens
  }

  private static func isSize(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    guard let first = words.first, let last = words.last, words.count <= 2 else { return false }
    if words.count == 1 { return compounds.contains(first) }
    return classes.contains(first) && views.contains(last)
      || views.contains(first) && classes.contains(last)
  }

  private static let views: Lexicon = [
    "view", "views", "screen", "screens", "ansicht", "bildschirm", "bildschirme", "vue", "écran",
    "écrans", "vista", "pantalla", "pantallas", "tela", "telas", "schermo", "schermi", "scherm",
    "schermen", "weergave", "layar", "tampilan", "экран", "экраны", "화면", "뷰",
  ]
  private static let classes: Lexicon = [
    "pc", "desktop", "mobile", "tablet", "phone", "smartphone", "laptop", "small", "large", "wide",
    "narrow", "compact", "portrait", "landscape", "mobil", "mobiler", "klein", "kleine", "kleiner",
    "große", "großer", "bureau", "petit", "petits", "grand", "grands", "móvil", "escritorio",
    "pequeña", "pequeñas", "grande", "grandes", "móvel", "pequena", "pequenas", "piccolo",
    "piccoli", "grandi", "groot", "grote", "kecil", "besar", "мобильный", "маленький", "большой",
    "маленькие", "большие", "모바일", "데스크톱", "데스크탑", "태블릿", "작은", "큰", "소형", "대형",
  ]
  private static let compounds: Lexicon = [
    "mobilansicht", "desktopansicht", "tabletansicht", "小型画面", "中型画面", "大型画面", "小画面", "大画面",
    "モバイル画面", "スマホ画面", "スマートフォン画面", "タブレット画面", "デスクトップ画面", "pc画面", "小屏", "大屏", "小屏幕", "大屏幕",
    "小屏画面", "大屏画面", "移动端页面", "桌面端页面", "移动端界面", "桌面端界面", "모바일화면", "데스크톱화면",
  ]
}
