import SpecModel
import SpecText

/// The name of a window and its width, as one cell gives them: "Phone (< 600px)", "≥ 1200px (Wide)", "Tablet, 641–1023px".
struct NamedWidth {
  var name: Range<Int>
  /// The width as written, with its sign.
  var value: Range<Int>
  /// The ends of the width in pixels; `nil` where it is open.
  var low: Double?
  var high: Double?

  static func read(
    _ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> NamedWidth? {
    let text = Bytes.trim(cell, in: bytes)
    guard (5...80).contains(text.count), text.contains(where: { Bytes.isDigit(bytes[$0]) }) else {
      return nil
    }
    for (first, second) in parts(of: text, bytes) {
      if isName(first, bytes), let found = width(second, named: first, bytes) { return found }
      if isName(second, bytes), let found = width(first, named: second, bytes) { return found }
    }
    return nil
  }

  /// Whether one of some widths begins where another ends, at a width that windows have, and one is open: the widths of
  /// parts are closed, "Sidebar (240–320px)", and those of windows go on to the narrowest or the widest.
  static func follow(_ widths: [NamedWidth]) -> Bool {
    let areOpen = widths.contains {
      ($0.low ?? 0) == 0 && $0.high != nil || $0.low != nil && $0.high == nil
    }
    return areOpen
      && widths.contains { first in
        guard let end = first.high, (300...2600).contains(end) else { return false }
        return widths.contains { ($0.low.map { (0...1).contains($0 - end) }) ?? false }
      }
  }

  /// Whether one of some names is a word for a window: what files, fields and panels are wide follows one another too.
  static func nameWindow(_ widths: [NamedWidth], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    widths.contains { isWindow($0.name, bytes) }
  }

  /// Whether a text holds a word for a window: "Tablet".
  static func isWindow(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    UnmarkedWords.keys(bytes, text).contains(where: windows.contains)
      || wideWindows.contains { Bytes.find($0, in: text, of: bytes) != nil }
  }

  /// Whether the words of a header or heading speak of screens: "Responsive behaviour", "Device".
  static func speakOfWindows(_ words: [WordKey]) -> Bool { words.contains(where: topics.contains) }

  /// The same for a heading as it is written.
  static func speakOfWindows(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    speakOfWindows(UnmarkedWords.keys(bytes, text))
      || wideTopics.contains { Bytes.find($0, in: text, of: bytes) != nil }
  }

  private static let wideTopics: [StaticString] = [
    "画面幅", "画面サイズ", "端末", "デバイス", "设备", "設備", "屏幕宽度", "屏幕尺寸", "기기", "화면 너비", "화면 크기",
  ]

  private static let windows = WordKey.set(
    "phone", "phones", "mobile", "mobiles", "tablet", "tablets", "desktop", "desktops", "laptop",
    "laptops", "wide", "ultrawide", "widescreen", "compact", "medium", "expanded", "small", "large",
    "narrow", "xs", "sm", "md", "lg", "xl", "xxl", "handy", "handys", "smartphone", "smartphones",
    "handset", "handsets", "watch", "tv", "foldable", "monitor", "viewport", "window", "windows",
    "screen", "screens", "mobil", "telefon", "schmal", "breit", "bildschirm", "telephone",
    "portable",
    "ordinateur", "bureau", "ecran", "movil", "tableta", "escritorio", "ordenador", "pantalla",
    "celular", "computador", "tela", "telefono", "cellulare", "schermo", "telefoon", "scherm",
    "ponsel", "layar", "телефон", "планшет", "десктоп", "мобильный", "экран")
  private static let wideWindows: [StaticString] = [
    "手机", "手機", "平板", "桌面", "电脑", "電腦", "移动", "屏", "モバイル", "スマホ", "スマートフォン", "携帯",
    "タブレット", "デスクトップ", "パソコン", "画面", "電話", "电话", "모바일", "휴대폰", "스마트폰", "태블릿", "데스크톱",
    "데스크탑", "화면",
  ]
  private static let topics = WordKey.set(
    "breakpoint", "breakpoints", "responsive", "responsiveness", "responsively", "adaptive",
    "adapts",
    "adapt", "adaptation", "viewport", "viewports", "device", "devices", "window", "windows",
    "anpassung", "gerate", "gerat", "adaptatif", "appareil", "appareils", "adaptable",
    "dispositivo",
    "dispositivos", "responsivo", "dispositivi", "apparaat", "apparaten", "perangkat")

  /// What stands before and in brackets, or before and behind the first comma.
  private static func parts(
    of text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [(Range<Int>, Range<Int>)] {
    let marks: [(open: StaticString, close: StaticString)] = [
      ("(", ")"), ("（", "）"), (",", ""), ("，", ""), ("、", ""),
    ]
    return marks.compactMap { mark in
      let close = text.upperBound - mark.close.utf8CodeUnitCount
      guard let open = Bytes.find(mark.open, in: text, of: bytes), open > text.lowerBound,
        case let start = open + mark.open.utf8CodeUnitCount, start < close,
        Bytes.matches(mark.close, at: close, end: text.upperBound, in: bytes)
      else { return nil }
      return (
        Bytes.trim(text.lowerBound..<open, in: bytes), Bytes.trim(start..<close, in: bytes)
      )
    }
  }

  static func isName(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, text.count <= 48,
      !text.contains(where: { Bytes.isDigit(bytes[$0]) })
    else { return false }
    let count = Words.all(bytes, text).count
    return (1...5).contains(count) || count == 0 && bytes[first] >= 0xC3
  }

  /// Words beside a width that say which way it is open, or what is wide.
  private static let fillers = WordKey.set(
    "and", "up", "above", "below", "or", "more", "less", "wider", "larger", "smaller", "down",
    "from",
    "to", "until", "max", "min", "width", "height", "over", "under", "ab", "bis", "und", "mehr",
    "größer", "grosser", "kleiner", "breiter", "et", "plus", "moins", "y", "más", "mas", "menos",
    "e", "ou", "mais", "o", "en", "viewport", "screen", "w", "breite", "largeur", "ancho",
    "largura",
    "a", "partir", "de", "dari", "ke", "atas", "desde", "hasta", "até", "ate", "jusqu", "oltre",
    "fino", "vanaf", "tot", "od", "do", "от", "до", "и", "более", "выше", "менее", "ширина")
  private static let ups = WordKey.set(
    "up", "above", "more", "wider", "larger", "from", "over", "ab", "mehr", "grosser", "breiter",
    "plus", "mas", "mais", "min", "desde", "oltre", "vanaf", "od", "от", "более", "выше", "atas",
    "partir")
  private static let wideFillers: [StaticString] = [
    "以上", "以下", "未満", "未满", "以内", "超", "이상", "이하", "미만", "초과", "너비", "높이", "폭", "宽度", "高度",
    "幅", "高さ", "から", "まで", "〜", "～", "~",
  ]

  /// A text that holds a length of windows and no more than words for its ends.
  static func width(
    _ text: Range<Int>, named name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> NamedWidth? {
    let isStart = { (offset: Int) -> Bool in
      let byte = bytes[offset]
      return Bytes.isDigit(byte) || byte == 0x3C || byte == 0x3E
        || byte == 0xE2 && offset + 2 < text.upperBound && bytes[offset + 1] == 0x89
    }
    guard let start = text.first(where: isStart),
      let literal = TokenLiteral.read(bytes, start..<text.upperBound), literal.kind == .spacing,
      literal.range.lowerBound == start, let measure = measure(in: text, bytes)
    else { return nil }
    var keys: [WordKey] = []
    for part in [text.lowerBound..<start, literal.range.upperBound..<text.upperBound] {
      let part = Bytes.trim(part, in: bytes)
      let isWide =
        (1...24).contains(part.count)
        && wideFillers.contains { Bytes.find($0, in: part, of: bytes) != nil }
      guard part.count < 32, !part.contains(where: { Bytes.isDigit(bytes[$0]) }) else { return nil }
      let words = UnmarkedWords.keys(bytes, part)
      guard isWide || part.count < 2 || !words.isEmpty && words.allSatisfy(fillers.contains) else {
        return nil
      }
      keys += words
    }
    let factor = measure.unit == .rem || measure.unit == .em ? 16.0 : 1.0
    var found = NamedWidth(name: name, value: literal.range)
    // "〜639px", "1024px〜"
    let isLed = isWave(before: start, text, bytes)
    let isUp =
      measure.bound == .atLeast || keys.contains(where: ups.contains)
      || isWave(before: text.upperBound, literal.range.upperBound..<text.upperBound, bytes)
    if isLed, measure.isSingle { found.high = measure.high * factor }
    if isUp || !measure.isSingle { found.low = measure.low * factor }
    if !isUp, measure.bound == .atMost || !measure.isSingle { found.high = measure.high * factor }
    return found
  }

  /// Whether a sign for a span stands right before an offset.
  private static func isWave(
    before offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let signs: [StaticString] = ["〜", "～", "~"]
    return signs.contains { sign in
      let start = offset - sign.utf8CodeUnitCount
      return start >= text.lowerBound && Bytes.matches(sign, at: start, end: offset, in: bytes)
    }
  }

  /// The one length in a text.
  private static func measure(
    in text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Measure? {
    let measures = QuantityScanner.scan(bytes, text)
    guard measures.count == 1, let first = measures.first, first.unit?.isLength == true else {
      return nil
    }
    return first
  }
}
