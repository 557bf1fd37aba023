import SpecModel
import SpecText

/// Words of further languages and scripts for what a length measures.
enum ForeignMeasures {
  /// Words at the end of a label, longer ones before their ends; `nil` for what is measured in type.
  private static let ends: [(StaticString, Constraint.Kind?)] = [
    ("行间距", nil), ("字间距", nil), ("字符间距", nil), ("行間距", nil), ("字間距", nil), ("文字間隔", nil),
    ("行間隔", nil), ("글자 간격", nil), ("문자 간격", nil), ("줄 간격", nil), ("행 간격", nil), ("단어 간격", nil),
    ("内边距", .padding), ("內邊距", .padding), ("内间距", .padding), ("パディング", .padding),
    ("内側の余白", .padding), ("안쪽 여백", .padding), ("내부 여백", .padding), ("패딩", .padding),
    ("外边距", .spacing), ("外邊距", .spacing), ("页边距", .spacing), ("頁邊距", .spacing), ("边距", .spacing),
    ("邊距", .spacing), ("间距", .spacing), ("間距", .spacing), ("间隔距离", .spacing), ("余白", .spacing),
    ("間隔", .spacing), ("マージン", .spacing), ("여백", .spacing), ("간격", .spacing), ("마진", .spacing),
    ("줄 높이", nil), ("줄높이", nil), ("字号", .typeSize), ("字號", .typeSize), ("字体大小", .typeSize),
    ("字體大小", .typeSize), ("文字大小", .typeSize), ("文字サイズ", .typeSize), ("フォントサイズ", .typeSize),
    ("글자 크기", .typeSize), ("글꼴 크기", .typeSize), ("폰트 크기", .typeSize), ("텍스트 크기", .typeSize),
    ("圆角", .radius), ("圓角", .radius), ("圆角半径", .radius), ("圓角半徑", .radius), ("角丸", .radius),
    ("角丸半径", .radius), ("모서리", .radius), ("모서리 반경", .radius), ("모서리 둥글기", .radius),
    ("边框宽度", .stroke), ("邊框寬度", .stroke), ("边框粗细", .stroke), ("边框", .stroke), ("邊框", .stroke),
    ("描边", .stroke), ("描邊", .stroke), ("枠線", .stroke), ("枠線の太さ", .stroke), ("ボーダー", .stroke),
    ("테두리", .stroke), ("테두리 두께", .stroke), ("高度", .height), ("高さ", .height), ("높이", .height),
    ("宽度", .width), ("寬度", .width), ("横幅", .width), ("너비", .width), ("넓이", .width),
  ]

  /// First words of a label in small letters without marks: "Отступ между карточками", "Espaçamento interno".
  private static let heads: WordTable<Constraint.Kind> = WordKey.table(
    (
      .spacing,
      [
        "отступ", "отступы", "поля", "зазор", "промежуток", "відступ", "відступи", "separacion",
        "margem", "margens", "espacamento", "margini", "odstep", "odstepy", "mezera", "avstand",
        "afstand", "tussenruimte",
      ]
    ),
    (
      .radius,
      [
        "rayon", "rayons", "raio", "raios", "raggio", "eckenradius", "eckenrundung", "abrundung",
        "rundung", "arrondi", "arrondis", "hoekradius", "afronding", "скругление", "скругления",
        "радиус", "радіус", "заокруглення",
      ]
    ),
    (
      .height,
      [
        "hohe", "hoogte", "tinggi", "wysokosc", "vyska", "hojd", "hojde", "высота", "висота",
      ]
    ),
    (
      .width,
      ["breedte", "lebar", "szerokosc", "sirka", "bredd", "bredde", "ширина"]
    ),
    (
      .typeSize,
      [
        "schriftgrosse", "schriftgrad", "textgrosse", "lettergrootte", "tekstgrootte",
        "skriftstorlek", "skriftstorrelse", "кегль",
      ]
    ),
    (
      .stroke,
      [
        "rahmen", "rahmenbreite", "rahmenstarke", "linienstarke", "strichstarke", "bordure",
        "borde", "borda", "bordo", "рамка", "обводка",
      ]
    )
  )
  /// Words before one for letters that say how large these are: "Taille de police".
  private static let extents = WordKey.set(
    "taille", "tamano", "tamanho", "dimensione", "grootte", "ukuran", "rozmiar", "velikost",
    "размер", "розмір")
  private static let letters = WordKey.set(
    "police", "texte", "caracteres", "fuente", "letra", "texto", "fonte", "carattere", "testo",
    "font", "huruf", "teks", "czcionki", "tekstu", "pisma", "шрифта", "текста", "шрифту",
    "lettertype")
  /// Words behind one for a distance that put it inside of a thing: "Marge interne".
  private static let inner = WordKey.set(
    "interne", "internes", "interno", "internos", "interna", "interni", "interior", "interieure",
    "interieur", "innen", "intern", "binnen", "wewnetrzny", "vnitrni")

  /// Whether a label speaks of a distance inside of a thing, by the word behind its first.
  static func isInside(_ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard label.count <= 40 else { return false }
    let words = UnmarkedWords.keys(bytes, label)
    return (2...4).contains(words.count) && words.dropFirst().contains(where: inner.contains)
  }

  private static let insides = WordKey.set("внутренний", "внутренние", "внутрішній", "внутрішні")
  private static let outsides = WordKey.set("внешний", "внешние", "зовнішній", "зовнішні")
  /// Words behind "отступ" and its like for what is measured in type.
  private static let ofType = WordKey.set(
    "строк", "букв", "буквами", "строками", "lettere", "letras")

  /// What a label says that a length measures, before a remark in brackets; `nil` where it does not say.
  static func kind(ofLabel label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>)
    -> Constraint.Kind?
  {
    guard label.count <= 96 else { return nil }
    let open =
      label.first { bytes[$0] == 0x28 } ?? Bytes.find("（", in: label, of: bytes)
      ?? label.upperBound
    let head = Bytes.trim(label.lowerBound..<open, in: bytes)
    guard let last = head.last else { return nil }
    // "图标与文字间距": between a picture and a text.
    let joints: [StaticString] = ["与文字间距", "和文字间距", "与文字間距", "和文字間距"]
    if joints.contains(where: { Bytes.find($0, in: head, of: bytes) != nil }) { return .spacing }
    if bytes[last] >= 0x80, bytes[head.lowerBound] < 0xC2 || bytes[head.lowerBound] >= 0xE3 {
      for (text, kind) in ends
      where head.count >= text.utf8CodeUnitCount
        && Bytes.matches(
          text, at: head.upperBound - text.utf8CodeUnitCount, end: head.upperBound, in: bytes)
      {
        return kind
      }
    }
    let words = UnmarkedWords.keys(bytes, head)
    guard let first = words.first, words.count <= 6, !words.contains(where: ofType.contains) else {
      return nil
    }
    let isQualified = insides.contains(first) || outsides.contains(first)
    if isQualified, words.count > 1, heads[words[1]] != nil {
      return insides.contains(first) ? .padding : .spacing
    }
    if extents.contains(first), words.dropFirst().contains(where: letters.contains) {
      return .typeSize
    }
    // "Radio" alone is a control; "radio de borde" is that of a corner.
    if first == radio, words.count > 1, words[1] == of { return .radius }
    guard let kind = heads[first] else { return nil }
    return kind == .spacing && words.dropFirst().contains(where: inner.contains) ? .padding : kind
  }

  private static let radio = WordKey("radio")
  private static let of = WordKey("de")

  /// Words for what is touched, whose size a length behind them is; those in ASCII stand apart.
  private static let targets: [StaticString] = [
    "タップ領域", "タップターゲット", "タップエリア", "タッチ領域", "タッチターゲット", "タッチエリア", "ターゲットサイズ",
    "터치 영역", "터치영역", "터치 타깃", "터치 타겟", "탭 영역", "点击区域", "點擊區域", "触控区域", "触控目标",
    "触摸目标", "触摸区域", "点击热区", "点击目标", "可点击区域", "область касания", "область нажатия",
    "зона касания", "zona táctil", "área táctil", "objetivo táctil", "área de toque", "tippfläche",
    "touchfläche", "trefferfläche",
  ]
  private static let plainTargets: [StaticString] = [
    "zone tactile", "cible tactile", "alvo de toque", "area di tocco", "touch-ziel",
  ]
  private static let distances: [StaticString] = [
    "間隔", "间距", "间隔", "間距", "간격", "abstand", "отступ",
  ]

  /// Whether a length stands behind a word for what is touched in its clause: "タップ領域は 44pt 以上".
  static func isOfTarget(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.unit?.isLength == true else { return false }
    let low = max(text.lowerBound, measure.range.lowerBound - 48)
    let before = low..<max(low, measure.range.lowerBound)
    let isMarked = before.contains { bytes[$0] >= 0xC3 }
    for target in isMarked ? targets : plainTargets {
      guard let start = Bytes.find(target, in: before, of: bytes) else { continue }
      let rest = start + target.utf8CodeUnitCount..<before.upperBound
      return !rest.contains { bytes[$0] == 0x2C || bytes[$0] == 0x3B } && !endsClause(rest, bytes)
        && !distances.contains { Bytes.find($0, in: rest, of: bytes) != nil }
    }
    return false
  }

  /// "触控目标 ≥ 44pt；行高 ≥ 52pt": whether another clause begins in a range, behind a comma only where a number stands.
  private static func endsClause(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if ["；", "。"].contains(where: { (mark: StaticString) in
      Bytes.find(mark, in: range, of: bytes) != nil
    }) {
      return true
    }
    return Bytes.find("，", in: range, of: bytes) != nil
      && range.contains { Bytes.isDigit(bytes[$0]) }
  }

  /// Words right behind the step of a grid: "8px 그리드", "4px 网格", "以 4px 为基准单位", "4px の倍数".
  private static let grids: [StaticString] = [
    "グリッド", "ベースグリッド", "基準グリッド", "網格", "网格", "栅格", "柵格", "格网", "基准网格", "基准栅格", "基础网格",
    "基础栅格", "基准单位", "基本单位", "基础单位", "为基准单位", "为基本单位", "为基础单位", "為基準單位", "作为基准单位",
    "为基准的", "的倍数", "の倍数", "倍数", "的整数倍", "を基準単位", "を基本単位", "基準単位", "단위 그리드", "그리드", "격자",
    "기준 그리드", "배수", "의 배수", "сетк", "-сетк",
  ]

  /// Whether a length of a few points is the step of a grid by what stands right behind it.
  static func isGrid(
    _ measure: Measure, _ bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> Bool {
    guard measure.unit?.isLength == true, (2...24).contains(measure.low),
      measure.low == measure.high
    else { return false }
    var start = measure.range.upperBound
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x60 || bytes[start] == 0x2A {
      start += 1
    }
    guard start < end, bytes[start] >= 0xD0 || bytes[start] == 0x2D else { return false }
    return grids.contains { Bytes.matches($0, at: start, end: end, in: bytes) }
  }
}
