import SpecModel
import SpecText

extension QuantityScanner {
  /// Reads "thirty seconds" or "half a second"; `nil` where the word is no number.
  mutating func readWords(_ word: Range<Int>) -> Int? {
    if word.count < 3, let end = readOneAndPart(word) { return end }
    if let end = readBareAndPart(word) { return end }
    guard word.count >= 2, word.count <= 11,
      byte(word.upperBound) == 0x20 || byte(word.upperBound) == 0x2D,
      !Bytes.isWord(byte(word.lowerBound - 1)), byte(word.lowerBound - 1) != 0x2D
    else { return nil }
    switch byte(word.upperBound + 1) | 0x20 {
    // second, minute, hour, "a second", detik, uur, jam, Tage
    case 0x73, 0x6D, 0x68, 0x61, 0x64, 0x75, 0x6A, 0x74: break
    // Godzinę, Viertelsekunde, Zehntelsekunde, kwartier, week
    case 0x67, 0x76, 0x7A, 0x6B, 0x77: break
    // "once per second"
    case 0x70: return readRate(word)
    // "quarter of a second", "three quarters"
    case 0x6F where (5...7).contains(word.count), 0x71: break
    default: return readOtherCase(word)
    }
    guard let value = UnitTable.numbers[WordKey(bytes, word)] else {
      return readEvery(word) ?? readRate(word) ?? readScandinavianOne(word)
    }
    return read(value, in: word) ?? readOtherCase(word)
  }

  /// "for eight seconds, or for fifteen if the chair was called": the second number has the unit of the first.
  func otherCase(_ start: Int, _ end: Int) -> (entry: UnitEntry, end: Int)? {
    guard let last = measures.last, last.isTime, last.isSingle, byte(end) == 0x20,
      (3...12).contains(start - last.range.upperBound),
      Self.others.contains(where: {
        $0.utf8CodeUnitCount == start - last.range.upperBound && follows($0, last.range.upperBound)
      }),
      let (next, _) = UnmarkedWords.word(at: end + 1, to: range.upperBound, bytes),
      Self.conditions.contains(next)
    else { return nil }
    let factor = UnitFactor.of(last.time)
    return (UnitEntry(unit: .milliseconds, factor: factor, time: last.time), end)
  }

  /// "in 200 / out 500 ms", "enter 150, exit 200 ms": the unit behind the time of the second way is that of the first.
  func otherWay(_ start: Int, _ end: Int) -> (entry: UnitEntry, end: Int)? {
    guard byte(start - 1) == 0x20, way(before: start - 1),
      case var next = trailing(end), byte(next) == 0x2F || byte(next) == 0x2C,
      case let word = trailing(next + 1), Bytes.isLetter(byte(word))
    else { return nil }
    next = word
    while Bytes.isLetter(byte(next)) { next += 1 }
    guard Self.ways.contains(WordKey(bytes, word..<next)), byte(next) == 0x20,
      let number = NumberReader.read(trailing(next), scanner: self),
      let found = unit(at: number.end),
      found.entry.time == .milliseconds || found.entry.time == .seconds
    else { return nil }
    return (found.entry, end)
  }

  private func way(before end: Int) -> Bool {
    var start = end
    while Bytes.isLetter(byte(start - 1)) { start -= 1 }
    return start < end && Self.ways.contains(WordKey(bytes, start..<end))
  }

  /// Words for the two ways of a change.
  private static let ways = WordKey.set(
    "in", "out", "enter", "exit", "entry", "leave", "open", "close", "show", "hide", "appear",
    "disappear", "entering", "leaving", "exiting", "opening", "closing", "expand", "collapse",
    "press", "release", "forward", "back", "up", "down", "ein", "aus", "entrada", "salida",
    "saida", "sortie", "entrata", "uscita", "uit", "masuk", "keluar")

  private mutating func readOtherCase(_ word: Range<Int>) -> Int? {
    guard measures.last?.isTime == true, let value = UnitTable.numbers[WordKey(bytes, word)],
      let (entry, end) = otherCase(word.lowerBound, word.upperBound)
    else { return nil }
    var measure = Measure(
      low: value * entry.factor, high: value * entry.factor, unit: .milliseconds, time: entry.time,
      range: word)
    finish(&measure)
    return end
  }

  /// What stands between the numbers of two cases.
  private static let others: [StaticString] = [
    " or ", ", or ", " or for ", ", or for ", " oder ", ", oder ", " ou ", ", ou ", " o ", ", o ",
    " of ", ", of ",
  ]
  /// Words that open the second case.
  private static let conditions = WordKey.set(
    "if", "when", "where", "while", "with", "without", "unless", "once", "wenn", "falls", "bei",
    "mit", "si", "quand", "avec", "cuando", "con", "se", "quando", "com", "als", "bij", "met")

  /// "en sekund", "ett halvt": the word stands for much else before other units.
  private mutating func readScandinavianOne(_ word: Range<Int>) -> Int? {
    guard word.count == 2, bytes[word.lowerBound] | 0x20 == 0x65, follows("n", word.lowerBound + 1),
      [" sekund", " minut", " timme"].contains(where: { (unit: StaticString) in
        follows(unit, word.upperBound)
          && !Bytes.isLetter(byte(word.upperBound + unit.utf8CodeUnitCount))
      })
    else { return nil }
    return read(1, in: word)
  }

  /// Reads the unit behind a number in words; the offset after both.
  private mutating func read(_ number: Double, in word: Range<Int>) -> Int? {
    var value = number
    var start = word.upperBound
    if value < 1, let article = Self.articles.first(where: { follows($0, start) }) {
      start += article.utf8CodeUnitCount - 1
    } else if value < 0.5, let joint = Self.joints.first(where: { follows($0, start) }) {
      start += joint.utf8CodeUnitCount - 1
    } else if value > 1, follows(" quarters", start) {
      value /= 4
      start += follows(" quarters of a ", start) ? 14 : 9
    } else if Bytes.matches(" and a half", at: start, end: range.upperBound, in: bytes) {
      value += 0.5
      start += 11
    }
    guard let (entry, end) = unit(at: start), entry.time != .none, end - start > 3,
      value != 0.1 || entry.time == .seconds
    else { return nil }
    // "one day" is a manner of speaking.
    if entry.time == .days, value <= 1 { return nil }
    if value == 1, entry.time == .seconds, isOrdinal(end, number: word) { return nil }
    if value == 1, entry.time == .hours, isSlot(end, number: word) { return nil }
    // "en och en halv sekund"
    if value == 0.5, Self.addends.contains(where: { ends($0, at: word.lowerBound) }) { value = 1.5 }
    var measure = Measure(
      low: value * entry.factor, high: value * entry.factor, unit: .milliseconds,
      time: entry.time, range: first(of: word, value)..<end)
    if value >= 1 {
      addPart(to: &measure)
      if measure.range.upperBound > end {
        measure.range = word.lowerBound..<measure.range.upperBound
      }
      if let low = lowerWord(before: word.lowerBound, below: value) {
        measure.low = low.value * entry.factor
        measure.range = low.start..<measure.range.upperBound
      }
    }
    finish(&measure)
    return measure.range.upperBound
  }

  /// What may stand between a part and its unit: "half a second", "quarter of an hour".
  private static let articles: [StaticString] = [" a ", " an ", " of a ", " of an ", " of one "]
  /// The same in other languages: "un quart de seconde", "un decimo di secondo".
  private static let joints: [StaticString] = [" de ", " di "]
  /// What makes one and a half of a half.
  private static let addends: [StaticString] = ["en och en ", "en og en ", "one and a ", "satu "]
  /// Parts behind a unit: "a minute and a half".
  private static let parts: [(text: StaticString, value: Double)] = [
    (" and a half", 0.5), (" and a quarter", 0.25), (" y medio", 0.5), (" y media", 0.5),
    (" et demie", 0.5), (" et demi", 0.5), (" e mezzo", 0.5), (" e mezza", 0.5),
    (" e meio", 0.5), (" e meia", 0.5),
  ]

  /// Adds the half that stands behind a time: "dos minutos y medio", "2 minutes and a half".
  mutating func addPart(to measure: inout Measure) {
    let end = measure.range.upperBound
    if byte(end - 1) >= 0x80 { return addHalfSign(to: &measure) }
    guard measure.time == .seconds || measure.time == .minutes || measure.time == .hours,
      measure.isSingle, byte(end) == 0x20,
      let part = Self.parts.first(where: { follows($0.text, end) }),
      case let stop = end + part.text.utf8CodeUnitCount, !Bytes.isWord(byte(stop)),
      // In Romance languages the half has the gender of its unit: "cinco segundos y media vuelta" has none.
      byte(stop - 1) != (measure.time == .hours ? 0x6F : 0x61),
      // "cinco minutos y media hora"
      (unit(at: stop)?.entry.time ?? Measure.TimeUnit.none) == Measure.TimeUnit.none
    else { return }
    measure.low += part.value * UnitFactor.of(measure.time)
    measure.high = measure.low
    measure.range = measure.range.lowerBound..<stop
  }

  /// "durante minuto y medio", "ora e mezza": one and a half, without a word for the one.
  private mutating func readBareAndPart(_ word: Range<Int>) -> Int? {
    guard (3...7).contains(word.count), byte(word.upperBound) == 0x20,
      byte(word.upperBound + 1) | 0x20 == 0x79 || byte(word.upperBound + 1) | 0x20 == 0x65,
      !Bytes.isWord(byte(word.lowerBound - 1)), byte(word.lowerBound - 1) != 0x2D,
      let (entry, end) = unit(at: word.lowerBound), end == word.upperBound,
      entry.time == .seconds || entry.time == .minutes || entry.time == .hours
    else { return nil }
    var measure = Measure(
      low: entry.factor, high: entry.factor, unit: .milliseconds, time: entry.time, range: word)
    addPart(to: &measure)
    guard measure.range.upperBound > end else { return nil }
    finish(&measure)
    return measure.range.upperBound
  }

  private func ends(_ text: StaticString, at offset: Int) -> Bool {
    let start = offset - text.utf8CodeUnitCount
    return start >= range.lowerBound && Bytes.matches(text, at: start, end: offset, in: bytes)
      && !Bytes.isWord(byte(start - 1))
  }

  /// "un secondo menu", "un segundo botón": whether the word for a second says which one of several a thing is.
  private func isOrdinal(_ end: Int, number: Range<Int>) -> Bool {
    guard number.count < 4, bytes[number.lowerBound] | 0x20 == 0x75, byte(end) == 0x20,
      let (next, _) = UnmarkedWords.word(at: end + 1, to: range.upperBound, bytes)
    else { return false }
    var start = number.lowerBound - 1
    while Bytes.isLetter(byte(start - 1)), number.lowerBound - start < 12 { start -= 1 }
    let before =
      start < number.lowerBound - 1 ? WordKey(bytes, start..<number.lowerBound - 1) : next
    return !UnitTable.behindSeconds.contains(next) && !UnitTable.beforeSpans.contains(before)
  }

  /// "una hora libre", "reservar una hora": an hour of the day that somebody chooses, and no length.
  private func isSlot(_ end: Int, number: Range<Int>) -> Bool {
    guard number.count < 6 else { return false }
    if byte(end) == 0x20,
      let (next, _) = UnmarkedWords.word(at: end + 1, to: range.upperBound, bytes),
      Self.free.contains(next)
    {
      return true
    }
    guard byte(number.lowerBound - 1) == 0x20 else { return false }
    var start = number.lowerBound - 1
    while Bytes.isLetter(byte(start - 1)), number.lowerBound - start < 16 { start -= 1 }
    return start < number.lowerBound - 1
      && Self.choosing.contains(WordKey(bytes, start..<number.lowerBound - 1))
  }

  private static let free = WordKey.set(
    "libre", "disponible", "livre", "disponivel", "libera", "disponibile", "vrij", "beschikbaar",
    "frei", "verfugbar", "ocupada", "occupata")
  private static let choosing = WordKey.set(
    "reservar", "reserva", "elegir", "elige", "escoger", "escoge", "seleccionar", "selecciona",
    "choisir", "choisit", "escolher", "escolhe", "selecionar", "seleciona",
    "scegliere", "sceglie", "prenotare", "prenota", "selezionare", "seleziona", "kiezen", "kies",
    "reserveren", "reserveer", "buchen", "bucht", "buche", "pilih", "memilih")

  // MARK: Words with marks

  /// Reads "pół sekundy" and "полторы секунды"; the offset after them, or else after the word.
  mutating func readMarked(_ start: Int) -> Int {
    guard let (key, end) = UnmarkedWords.word(at: start, to: range.upperBound, bytes) else {
      return start + 1
    }
    if let (value, entry) = UnitTable.wholeTimes[key] {
      var measure = Measure(
        low: value * entry.factor, high: value * entry.factor, unit: .milliseconds,
        time: entry.time, range: start..<end)
      finish(&measure)
      return end
    }
    guard byte(end) == 0x20, let value = UnitTable.numbers[key] ?? UnitTable.cyrillicNumbers[key]
    else { return end }
    return read(value, in: start..<end) ?? end
  }

  /// Where a number in words begins: "a quarter" with its article.
  private func first(of word: Range<Int>, _ value: Double) -> Int {
    let start = word.lowerBound - 2
    let hasArticle =
      value < 0.5 && byte(start) | 0x20 == 0x61 && byte(start + 1) == 0x20
      && !Bytes.isWord(byte(start - 1))
    return hasArticle ? start : word.lowerBound
  }

  private func follows(_ text: StaticString, _ offset: Int) -> Bool {
    Bytes.matches(text, at: offset, end: range.upperBound, in: bytes)
  }

  /// "a minute and a half", "an hour and a quarter": the article is one only where a part follows.
  private mutating func readOneAndPart(_ word: Range<Int>) -> Int? {
    guard bytes[word.lowerBound] | 0x20 == 0x61, byte(word.upperBound) == 0x20,
      word.count == 1 || bytes[word.lowerBound + 1] == 0x6E,
      !Bytes.isWord(byte(word.lowerBound - 1)), byte(word.lowerBound - 1) != 0x27
    else { return nil }
    if let end = readWholeOne(word) { return end }
    guard let (entry, end) = unit(at: word.upperBound), entry.time != .none, entry.time != .days
    else { return nil }
    guard let part = Self.parts.first(where: { follows($0.text, end) }) else {
      return readBoundedOne(word, entry, end)
    }
    let value = (1 + part.value) * entry.factor
    let stop = end + part.text.utf8CodeUnitCount
    var measure = Measure(
      low: value, high: value, unit: .milliseconds, time: entry.time,
      range: word.lowerBound..<stop)
    finish(&measure)
    return stop
  }

  /// "a full hour", "a whole minute": the article is one before a word that says that nothing is missing.
  private mutating func readWholeOne(_ word: Range<Int>) -> Int? {
    guard word.count == 1,
      let whole = Self.wholes.first(where: { follows($0, word.upperBound) }),
      case let start = word.upperBound + whole.utf8CodeUnitCount - 1,
      let (entry, end) = unit(at: start), end - start > 4,
      entry.time == .seconds || entry.time == .minutes || entry.time == .hours
    else { return nil }
    var measure = Measure(
      low: entry.factor, high: entry.factor, unit: .milliseconds, time: entry.time,
      range: word.lowerBound..<end)
    finish(&measure)
    return end
  }

  private static let wholes: [StaticString] = [" full ", " whole ", " complete "]

  /// "more than an hour", "within a second": the article is one where a bound stands before it.
  private mutating func readBoundedOne(
    _ word: Range<Int>, _ entry: UnitEntry, _ end: Int
  ) -> Int? {
    guard end - word.upperBound > 4 else { return nil }
    if entry.time == .seconds, byte(end) == 0x20,
      let (next, _) = UnmarkedWords.word(at: end + 1, to: range.upperBound, bytes),
      !UnitTable.behindSeconds.contains(next)
    {
      return nil
    }
    var measure = Measure(
      low: entry.factor, high: entry.factor, unit: .milliseconds, time: entry.time,
      range: word.lowerBound..<end)
    Bounds(scanner: self).apply(to: &measure)
    guard measure.bound != .none else { return nil }
    finish(&measure)
    return end
  }

  /// "every minute"; "every second row" is none.
  private mutating func readEvery(_ word: Range<Int>) -> Int? {
    guard UnitTable.every.contains(WordKey(bytes, word)),
      let (entry, end) = unit(at: word.upperBound), end - word.upperBound > 4,
      entry.time == .seconds || entry.time == .minutes || entry.time == .hours,
      !Bytes.isLetter(byte(trailing(end))) || entry.time != .seconds
        || !isOrdinalToo(word.upperBound + 1..<end)
    else { return nil }
    var measure = Measure(
      low: entry.factor, high: entry.factor, unit: .milliseconds, time: entry.time,
      range: word.upperBound + 1..<end)
    finish(&measure)
    return end
  }

  /// Whether a word for a second also tells the place in a row: "every second row", but not "jede Sekunde".
  private func isOrdinalToo(_ word: Range<Int>) -> Bool {
    Self.ordinals.contains(WordKey(bytes, word))
  }
  private static let ordinals = WordKey.set(
    "second", "seconds", "segundo", "secondo", "seconda", "segunda", "segon")

  /// "once a second", "one per second", "una vez por minuto".
  private mutating func readRate(_ word: Range<Int>) -> Int? {
    guard UnitTable.once.contains(WordKey(bytes, word)),
      let joint = UnitTable.per.first(where: { follows($0, word.upperBound) })
    else { return nil }
    let start = word.upperBound + joint.utf8CodeUnitCount - 1
    // "One per hour" may tell how a calendar is divided.
    let isThing = word.count == 3 && bytes[word.lowerBound] | 0x20 == 0x6F
    guard let (entry, end) = unit(at: start), end - start > 4,
      entry.time == .seconds || !isThing && (entry.time == .minutes || entry.time == .hours)
    else { return nil }
    var measure = Measure(
      low: entry.factor, high: entry.factor, unit: .milliseconds, time: entry.time,
      range: start + 1..<end)
    finish(&measure)
    return end
  }

  /// Reads "½ second", "٣ ثوانٍ" and "५ सेकंड"; `nil` where no number stands there.
  private mutating func readForeignDigits(_ offset: Int) -> Int? {
    let number: NumberReader.Number
    if let part = NumberReader.vulgar(at: offset, self) {
      guard !Bytes.isWord(byte(offset - 1)) else { return nil }
      number = .init(value: part, end: offset + 2, isInteger: false)
    } else if byte(offset) == 0xD9 || byte(offset) == 0xDB || byte(offset) == 0xE0,
      let read = NumberReader.readDigits(offset, scanner: self)
    {
      number = read
    } else {
      return nil
    }
    var measure = Measure(
      low: number.value, high: number.value, unit: .count, range: offset..<number.end)
    var start = number.end
    // "½ a second"
    if number.value < 1, follows(" a ", start) { start += 2 }
    apply(unit(at: start), to: &measure)
    if measure.isTime { finish(&measure) }
    return max(measure.range.upperBound, number.end)
  }

  /// Reads "３００ms" in full width and "三秒"; `nil` where no number stands there.
  mutating func readScript(_ offset: Int) -> Int? {
    if byte(offset) == 0xEF {
      guard let number = NumberReader.readWide(offset, scanner: self) else { return nil }
      var measure = Measure(
        low: number.value, high: number.value, unit: .count, range: offset..<number.end)
      apply(unit(at: number.end), to: &measure)
      if measure.isTime { finish(&measure) }
      return max(measure.range.upperBound, number.end)
    }
    if byte(offset) < 0xE3 { return readForeignDigits(offset) }
    switch byte(offset) {
    case 0xE4, 0xE5, 0xE7: return readNumeral(offset)
    case 0xE6: return readWideEvery(offset)
    case 0xEA...0xED: return readKorean(offset)
    default: return nil
    }
  }
}
