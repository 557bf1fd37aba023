import SpecModel
import SpecText

/// Labels of what is said about a part of the interface, "Layout", "Top right", "Mobile": none of them is a name of
/// something that it leads to. Data, in lower case.
enum PropertyLabels {
  /// Whether all words of a label tell a property, a place on the screen or a kind of device.
  static func hold(_ text: String) -> Bool {
    let all = Names.words(text)
    let words = all.filter { !small.contains($0) }
    return (1...4).contains(words.count) && words.allSatisfy(isOne)
  }

  private static func isOne(_ word: String) -> Bool {
    if properties.contains(word) || places.contains(word) { return true }
    guard word.utf8.first ?? 0 >= 0xE3 else { return false }
    return wide.contains(word)
      || ["角", "側", "侧", "部", "端"].contains {
        word.hasSuffix($0) && wide.contains(String(word.dropLast()))
      }
  }

  private static let small: Lexicon = [
    "a", "the", "on", "in", "at", "and", "la", "le", "el", "de", "à", "en", "al", "o", "da", "do",
    "em", "e", "y", "et", "und", "im", "am", "di", "op", "het",
  ]
  private static let places: Lexicon = [
    "top", "bottom", "left", "right", "center", "centre", "middle", "above", "below", "corner",
    "side", "links", "rechts", "oben", "unten", "mitte", "haut", "bas", "gauche", "droite",
    "centre", "milieu",
    "arriba", "abajo", "izquierda", "derecha", "centro", "superior", "inferior", "cima", "baixo",
    "esquerda", "direita", "alto", "basso", "sinistra", "destra", "boven", "onder", "midden",
    "atas", "bawah", "kiri", "kanan", "tengah", "header", "footer", "kopfzeile", "fußzeile",
    "mobile", "mobil", "móvil", "celular", "mobiel", "ponsel", "desktop", "tablet", "tableta",
    "bureau", "escritorio", "escritório",
  ]
  private static let properties: Lexicon = [
    "layout", "aufbau", "anordnung", "disposition", "agencement", "diseño", "disposición",
    "disposição", "disposizione", "indeling", "tata", "letak", "height", "width", "background",
    "icon", "icons", "color", "colors", "padding", "spacing", "position", "size", "font", "style",
    "styles", "animation", "content", "contents", "behavior", "behaviour", "purpose", "structure",
    "höhe", "breite", "hintergrund", "farbe", "farben", "abstand", "größe", "schrift", "inhalt",
    "verhalten", "zweck", "hauteur", "largeur", "fond", "couleur", "couleurs", "taille", "police",
    "contenu", "comportement", "altura", "ancho", "fondo", "colores", "tamaño", "fuente",
    "contenido", "comportamiento", "propósito", "largura", "fundo", "cor", "cores", "tamanho",
    "fonte", "conteúdo", "comportamento", "altezza", "larghezza", "sfondo", "colore", "colori",
    "dimensione", "contenuto", "comportamento", "hoogte", "achtergrond", "kleur", "kleuren",
    "grootte", "inhoud", "gedrag", "tinggi", "lebar", "latar", "warna", "ukuran", "isi", "perilaku",
  ]
  private static let wide: Lexicon = [
    "レイアウト", "配置", "上部", "下部", "上", "下", "左", "右", "右上", "左上", "右下", "左下", "中央", "左側",
    "右側", "ヘッダー", "フッター", "モバイル", "デスクトップ", "タブレット", "背景", "色", "配色", "アイコン", "サイズ",
    "アニメーション", "位置", "余白", "構成", "挙動", "動作", "スタイル", "高さ", "幅", "内容", "目的", "布局", "顶部",
    "底部", "左侧", "右侧", "中间", "顶栏", "底栏", "移动", "移动端", "桌面", "桌面端", "平板", "颜色", "图标", "尺寸",
    "动画", "间距", "样式", "高度", "宽度", "交互", "行为", "레이아웃", "배치", "상단", "하단", "좌측", "우측", "왼쪽",
    "오른쪽", "중앙", "가운데", "헤더", "푸터", "모바일", "데스크톱", "데스크탑", "태블릿", "배경", "색상", "색", "아이콘",
    "크기", "애니메이션", "위치", "여백", "구성", "동작", "스타일", "높이", "너비", "내용", "목적",
  ]
}
