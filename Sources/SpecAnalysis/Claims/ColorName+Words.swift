import SpecModel
import SpecText

/// What single words for colours promise, in several languages.
extension ColorName {
  /// Hues of words that name a colour by themselves and no more in a longer name: "rose gold".
  private static let hues: [String: (from: Double, to: Double)] = [
    "red": (310, 40), "orange": (345, 65), "yellow": (25, 85), "green": (60, 195),
    "teal": (140, 215), "cyan": (150, 225), "blue": (160, 275), "indigo": (205, 295),
    "purple": (220, 345), "violet": (220, 345), "magenta": (270, 10), "pink": (280, 40),
    "gold": (20, 75), "golden": (20, 75), "bronze": (5, 65), "copper": (0, 55),
    "brown": (345, 65), "navy": (190, 275), "maroon": (310, 35), "lime": (50, 175),
    "olive": (35, 115), "turquoise": (140, 215), "amber": (15, 70), "crimson": (315, 25),
  ]

  /// Words of other languages and what they are in English.
  private static let translations: [String: String] = {
    let words: [(String, [String])] = [
      (
        "red",
        [
          "rot", "rouge", "rojo", "roja", "vermelho", "vermelha", "rosso", "rossa", "rood",
          "merah", "红色", "紅色", "赤", "赤色", "빨간색", "빨강", "красный", "czerwony", "červená", "kırmızı",
        ]
      ),
      (
        "orange",
        [
          "naranja", "laranja", "arancione", "oranje", "oranye", "橙色", "橘色", "オレンジ", "オレンジ色",
          "주황색", "оранжевый", "pomarańczowy", "turuncu",
        ]
      ),
      (
        "yellow",
        [
          "gelb", "jaune", "amarillo", "amarilla", "amarelo", "amarela", "giallo", "gialla", "geel",
          "kuning", "黄色", "黃色", "노란색", "노랑", "жёлтый", "желтый", "żółty", "sarı",
        ]
      ),
      (
        "green",
        [
          "grün", "vert", "verte", "verde", "groen", "hijau", "绿色", "綠色", "緑", "緑色", "초록색",
          "초록", "녹색", "зелёный", "зеленый", "зелений", "zielony", "yeşil",
        ]
      ),
      (
        "blue",
        [
          "blau", "bleu", "bleue", "azul", "blu", "blauw", "biru", "蓝色", "藍色", "青色", "파란색", "파랑",
          "синий", "niebieski", "mavi",
        ]
      ),
      (
        "purple",
        [
          "lila", "violett", "violet", "violette", "morado", "morada", "roxo", "roxa", "viola",
          "paars", "ungu", "紫色", "紫", "보라색", "фиолетовый", "fioletowy", "mor",
        ]
      ),
      (
        "pink",
        ["rosa", "rose", "roze", "粉色", "粉红色", "粉紅色", "ピンク", "ピンク色", "분홍색", "розовый", "różowy"]
      ),
      (
        "brown",
        [
          "braun", "marron", "brun", "marrón", "marrom", "castanho", "marrone", "bruin", "cokelat",
          "棕色", "褐色", "茶色", "갈색", "коричневый", "brązowy",
        ]
      ),
      (
        "gold",
        ["doré", "dorée", "dorado", "dourado", "dorato", "goud", "emas", "金色", "금색", "золотой"]
      ),
      ("silver", ["silber", "plateado", "prateado", "argento", "zilver", "银色", "銀色", "은색"]),
      ("bronze", ["bronce", "bronzo", "brons", "铜色", "青铜色", "銅色", "동색"]),
    ]
    var result: [String: String] = [:]
    for (english, foreign) in words {
      for word in foreign { result[word] = english }
    }
    return result
  }()

  /// Further words for colours that promise no band of hues.
  private static let names: Lexicon = [
    "white", "black", "grey", "gray", "silver", "mint", "coral", "peach", "salmon", "sand", "cream",
    "ivory", "charcoal", "slate", "sky", "aqua", "lavender", "lilac", "plum", "rose", "ruby",
    "emerald", "jade", "sage", "forest", "beige", "tan", "rust", "mustard", "fuchsia", "scarlet",
    "burgundy", "ocean", "grau", "weiß", "schwarz", "gris", "blanc", "noir", "blanco", "negro",
    "branco", "preto", "cinza", "grigio", "bianco", "nero", "grijs", "wit", "zwart", "abu-abu",
    "putih", "hitam", "白", "白色", "黑", "黑色", "黒", "灰色", "グレー", "ミント", "흰색", "검정", "검은색", "회색",
  ]

  /// Whether a word names a colour, in any of the languages.
  static func isHue(_ word: String) -> Bool {
    hues[word] != nil || translations[word] != nil || names.contains(word)
  }

  /// The promise of one word that a value does not keep; white and black are left room for what people call so.
  static func mismatch(ofWord word: String, _ color: OpaqueColor) -> Mismatch? {
    let parts = [color.red, color.green, color.blue]
    let english = translations[word] ?? word
    switch english {
    case "white":
      guard let least = parts.min(), least < 0xF6 else { return nil }
      return Mismatch(
        words: word, found: "another colour", expected: "white: #F6F6F6 and lighter")
    case "black":
      guard let greatest = parts.max(), greatest > 0x2A else { return nil }
      return Mismatch(words: word, found: "another colour", expected: "black: #2A2A2A and darker")
    case "silver":
      guard let (hue, saturation) = hue(of: color), saturation > 0.5,
        (parts.max() ?? 0) - (parts.min() ?? 0) > 0x60
      else { return nil }
      return Mismatch(
        words: word, found: "hue \(Numbers.text(hue.rounded()))°",
        expected: "\(word): nearly without hue")
    default: return hueMismatch(word, english, color)
    }
  }

  /// The promise of a word for a hue; white and black beside a value may be those of a text on it.
  static func mismatch(ofHue word: String, _ color: OpaqueColor) -> Mismatch? {
    word == "white" || word == "black" ? nil : mismatch(ofWord: word, color)
  }

  private static func hueMismatch(
    _ word: String, _ english: String, _ color: OpaqueColor
  ) -> Mismatch? {
    guard let band = hues[english], let (hue, saturation) = hue(of: color), saturation > 0.35 else {
      return nil
    }
    let isInside =
      band.from <= band.to
      ? (band.from...band.to).contains(hue) : hue >= band.from || hue <= band.to
    guard !isInside else { return nil }
    return Mismatch(
      words: word, found: "hue \(Numbers.text(hue.rounded()))°",
      expected: "\(word): hue \(Numbers.text(band.from))° to \(Numbers.text(band.to))°")
  }
}
