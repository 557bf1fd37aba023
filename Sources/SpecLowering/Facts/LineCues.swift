import SpecText

/// What the bytes and words of a line make possible, so that passes leave most lines alone.
struct LineCues: OptionSet {
  let rawValue: UInt16

  /// A digit or a number in words.
  static let number = LineCues(rawValue: 1)
  /// A quotation mark or the first byte of one.
  static let quote = LineCues(rawValue: 2)
  /// A word that may take the line out of the demands.
  static let exclusion = LineCues(rawValue: 4)
  /// A word that names the signal of a gesture.
  static let signal = LineCues(rawValue: 8)
  /// The first letters of a timing curve.
  static let curve = LineCues(rawValue: 16)
  /// A word that names assistive technology.
  static let assistive = LineCues(rawValue: 32)
  /// An upper-case letter.
  static let capital = LineCues(rawValue: 64)
  /// Letters of a word for state, in running text.
  static let state = LineCues(rawValue: 128)
  /// A word that may make the line a statement about assistive technology.
  static let statement = LineCues(rawValue: 256)
  /// The word with which classes of utilities name a time.
  static let utility = LineCues(rawValue: 512)
  /// Bytes with which an arrow begins.
  static let arrow = LineCues(rawValue: 1024)

  /// The first letters of a verb of motion, in running text.
  static let move = LineCues(rawValue: 2048)

  /// The words that set a cue by themselves.
  static let words: WordTable<LineCues> = WordKey.table(
    (
      .number,
      [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve",
        "fifteen", "twenty", "thirty", "forty", "fifty", "sixty", "ninety", "half", "eine",
        "einer", "ein", "une", "un", "una", "um", "uma", "uno", "een", "satu", "zwei", "deux",
        "dos", "dois", "duas", "due", "twee", "dua", "drei", "trois", "tres", "tre", "drie",
        "tiga", "vier", "quatre", "cuatro", "quatro", "quattro", "empat", "cinq", "cinco",
        "cinque", "vijf", "lima", "sechs", "seis", "sei", "zes", "enam", "sieben", "sept",
        "siete", "sete", "sette", "zeven", "tujuh", "acht", "huit", "ocho", "oito", "otto",
        "delapan", "neun", "neuf", "nueve", "nove", "negen", "sembilan", "zehn", "dix", "diez",
        "dez", "dieci", "tien", "sepuluh", "quinze", "quince", "quindici", "zwanzig", "vingt",
        "veinte", "vinte", "venti", "twintig", "trente", "treinta", "trinta", "trenta",
        "dertig", "sechzig", "soixante", "sesenta", "halbe", "halben", "demi", "medio", "meio",
        "mezzo", "halve", "setengah", "every", "each", "cada", "chaque", "jede", "jeder", "ogni",
        "second", "minute", "hour", "sekund", "sekunda", "sekunde", "sekundy", "sekunder",
        "sekunden", "seconde", "segundo", "segundos", "secondo", "secondi", "saniye", "sekuntia",
        "minuten", "stunden", "heures", "minutes", "minutos", "horas", "minut", "minuta",
        "minuty", "minuter", "minutter", "minuti", "dakika", "godziny",
        "timmar", "minuut", "menit", "detik", "uur", "kwartier", "viertelstunde", "stunde", "heure",
        "hora", "ora", "zehntelsekunde", "viertelsekunde",
        "elke", "setiap", "tiap", "quarter", "quarters", "tenth", "once", "einmal", "vez", "fois",
      ]
    ),
    (
      .exclusion,
      [
        "previously", "originally", "formerly", "initially", "earlier", "estimate", "estimated",
        "estimates", "effort", "estimation", "learned", "history", "future", "deferred",
        "deprecated", "obsolete", "superseded", "alternative", "alternatives", "alternatively",
        "before", "was", "were", "current", "old", "previous", "example", "examples", "option",
        "approach", "proposal", "rejected", "scope", "goals", "tbd", "question", "questions",
        "mvp", "bad", "anti", "planned", "implemented", "sample", "mock", "dummy", "normative",
        "legacy", "tried", "prototyped", "others", "competitors", "competitor", "competitive",
        "invented", "fictional", "fictitious", "illustrative", "took", "waited", "stayed", "hung",
        "lasted", "spent", "durait", "restait", "prenait", "duraba", "tardaba", "durava", "restava",
        "ficava", "blieb", "dauerte", "trwał", "duurde",
        "vorher", "avant", "antes", "prima", "voor", "sebelum", "beispiel", "exemple", "ejemplo",
        "exemplo", "esempio", "voorbeeld", "contoh", "ideas", "ideen", "ideias", "decided",
        "futuro", "futur", "variante", "issue", "finding", "defect", "symptom", "befund",
        "constat", "hallazgo", "bevinding", "temuan",
      ]
    ),
    (
      .signal,
      [
        "drag", "dragging", "finger", "scroll", "scrolling", "swipe", "pull", "pan", "translation",
        "offset", "pinch", "distance",
      ]
    ),
    (.assistive, ["accessibility", "keyboard", "a11y", "reader", "readers", "motor", "inclusive"]),
    ([.assistive, .statement], ["voiceover", "talkback"]),
    (.utility, ["duration", "delay", "animate"]),
    (
      .statement,
      [
        "aria", "announces", "announce", "announcement", "wcag", "reduced", "reduce", "dynamic",
        "screen", "horizontal", "horizontally", "sideways",
      ]
    )
  )

  /// Whether a word may start the name of a curve.
  static func mayStartCurve(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start >= 4 else { return false }
    let first = UInt32(bytes[start] | 0x20) << 16
    switch first | UInt32(bytes[start + 1] | 0x20) << 8 | UInt32(bytes[start + 2] | 0x20) {
    // eas, cub, bez, lin, spr, ste, sti, ten
    case 0x656173, 0x637562, 0x62657A, 0x6C696E, 0x737072, 0x737465, 0x737469, 0x74656E: return true
    default: return false
    }
  }
}

/// The words of all lines and what they make possible, found in one pass.
struct LineWords {
  private(set) var words: [Words.Word] = []
  private(set) var ranges: [Range<Int32>] = []
  private(set) var cues: [LineCues] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, lines: [TextLine]) {
    words.reserveCapacity(bytes.count / 6)
    ranges.reserveCapacity(lines.count)
    cues.reserveCapacity(lines.count)
    let table = LineCues.words
    for line in lines {
      add(bytes, line.text, table)
      guard line.holder == .paragraph || line.holder == .item else { continue }
      if StateVocabulary.mayNameState(bytes, line.text) { cues[cues.count - 1].insert(.state) }
      if MoveCue.mayOccur(in: bytes, line.text) { cues[cues.count - 1].insert(.move) }
    }
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ table: WordTable<LineCues>
  ) {
    let first = Int32(truncatingIfNeeded: words.count)
    var found: LineCues = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      guard Bytes.isLetter(byte) else {
        // Most bytes between words are blanks.
        if byte > ASCII.space { found.formUnion(Self.cues(bytes, offset, range)) }
        offset += 1
        continue
      }
      let start = offset
      let (key, end, hasCapital) = WordKey.letters(bytes, from: start, to: range.upperBound)
      offset = end
      if hasCapital { found.insert(.capital) }
      if let cue = table[key] { found.formUnion(cue) }
      if LineCues.mayStartCurve(bytes, start, offset) { found.insert(.curve) }
      words.append(Words.Word(key: key, range: start..<offset))
    }
    ranges.append(first..<Int32(truncatingIfNeeded: words.count))
    cues.append(found)
  }

  /// What a byte between words makes possible.
  @inline(__always)
  private static func cues(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ range: Range<Int>
  ) -> LineCues {
    let byte = bytes[offset]
    if Bytes.isDigit(byte) { return .number }
    var found: LineCues = []
    if byte == ASCII.quote || byte >= 0xC2 { found.insert(.quote) }
    if byte >= 0xC2, mayBeNumber(bytes, offset) { found.insert(.number) }
    if ArrowGlyph.mayBegin(bytes, at: offset, in: range) { found.insert(.arrow) }
    return found
  }

  /// Whether a digit of another script, a fraction in one sign or the sign for seconds stands at an offset.
  private static func mayBeNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard offset + 2 < bytes.count else { return false }
    switch bytes[offset] {
    case 0xC2: return bytes[offset + 1] &- 0xBC < 3
    case 0xD9: return bytes[offset + 1] &- 0xA0 < 10
    case 0xDB: return bytes[offset + 1] &- 0xB0 < 10
    case 0xE0:
      let isIndic = bytes[offset + 1] == 0xA5 || bytes[offset + 1] == 0xA7
      return isIndic && bytes[offset + 2] &- 0xA6 < 10
        || bytes[offset + 1] == 0xB9 && bytes[offset + 2] &- 0x90 < 10
    case 0xEF: return bytes[offset + 1] == 0xBC && bytes[offset + 2] >= 0x90
    case 0xD0, 0xD1: return isCyrillicTime(bytes, offset)
    case 0xE5, 0xE6, 0xE7: return isUnitInSigns(bytes, offset)
    case 0xEB...0xED: return isKoreanTime(bytes, offset)
    default: return false
    }
  }

  /// Whether "秒", "分钟", "分鐘", "分間", "小时", "小時" or "時間" stands at an offset.
  private static func isUnitInSigns(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
    case (0xE7, 0xA7, 0x92): return true
    case (0xE5, 0x88, 0x86), (0xE5, 0xB0, 0x8F), (0xE6, 0x99, 0x82):
      return timesInSigns.contains { Bytes.matches($0, at: offset, end: bytes.count, in: bytes) }
    default: return false
    }
  }

  private static let timesInSigns: [StaticString] = ["分钟", "分鐘", "分間", "小时", "小時", "時間"]

  /// Whether a time in words of Korean stands at an offset.
  private static func isKoreanTime(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    switch (bytes[offset + 1], bytes[offset + 2]) {
    // 한, 두, 세, 일, 삼, 오, 십, 반
    case (0x95, 0x9C), (0x91, 0x90), (0x84, 0xB8), (0x9D, 0xBC), (0x82, 0xBC), (0x98, 0xA4),
      (0x8B, 0xAD), (0xB0, 0x98):
      return QuantityScanner.koreanTimes.contains {
        Bytes.matches($0.0, at: offset, end: bytes.count, in: bytes)
      }
    default: return false
    }
  }

  /// Whether letters of the words for seconds, minutes or half an hour stand at an offset.
  private static func isCyrillicTime(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    // "с", "м" and "х" begin them, "пол" ends in "л" before the unit.
    switch bytes[offset + 1] {
    case 0x81, 0xBC, 0xBF, 0x85: break
    default: return false
    }
    return cyrillicTimes.contains { Bytes.matches($0, at: offset, end: bytes.count, in: bytes) }
  }

  private static let cyrillicTimes: [StaticString] = ["секу", "мину", "полчас", "півго", "хвили"]

  /// Tells that the arrows of a line only part names.
  mutating func leaveArrows(of line: Int) { cues[line].remove(.arrow) }

  /// The words of a line.
  func words(of line: Int) -> ArraySlice<Words.Word> {
    words[Int(ranges[line].lowerBound)..<Int(ranges[line].upperBound)]
  }
}
