import SpecModel
import SpecText

/// Tells the frame of a drawing in characters from the notes beside it.
enum Drawings {
  private static let bars: [StaticString] = ["│", "║", "┃"]

  /// What stands between the first and the last bar of a line; `nil` where it has no frame.
  static func frame(
    of line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var first: Int?
    var last: Int?
    var index = line.lowerBound
    while index < line.upperBound {
      let count = bar(at: index, line.upperBound, bytes)
      if count > 0 {
        if first == nil { first = index + count }
        last = index
      }
      index += max(count, 1)
    }
    guard let first, let last else { return nil }
    return first <= last ? first..<last : last..<last
  }

  private static func bar(
    at index: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if bytes[index] == 0x7C { return 1 }
    guard bytes[index] == 0xE2 else { return 0 }
    for bar in bars where Bytes.matches(bar, at: index, end: end, in: bytes) { return 3 }
    return 0
  }

  /// Whether a line is an edge of a frame.
  static func isRule(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Bytes.find("──", in: line, of: bytes) != nil || Bytes.find("══", in: line, of: bytes) != nil
      || Bytes.find("+--", in: line, of: bytes) != nil
  }

  /// "├── Auto → [Play] (about 5 s) → [Done]": whether a branch leads by an arrow to what comes next.
  static func isBranch(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(line, in: bytes)
    let opens = ["├─", "└─"].contains { (mark: StaticString) in
      Bytes.matches(mark, at: text.lowerBound, end: text.upperBound, in: bytes)
    }
    guard opens, let arrow = Bytes.find(" → ", in: text, of: bytes) else { return false }
    return (text.lowerBound..<arrow).contains { Bytes.isLetter(bytes[$0]) || bytes[$0] >= 0xE3 }
      && Bytes.find("┤", in: text, of: bytes) == nil
  }

  /// Whether names with arrows between them make up a line, "idle (300ms) ──▶ busy", with no frame before the first of
  /// them.
  static func isChain(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(line, in: bytes)
    guard let first = text.first, Bytes.isLetter(bytes[first]) || Bytes.isDigit(bytes[first]) else {
      return false
    }
    return ["─▶", "─►", "─>", "-->", "══▶"].contains { (head: StaticString) in
      guard let place = Bytes.find(head, in: text, of: bytes) else { return false }
      return !bars.contains { Bytes.find($0, in: text.lowerBound..<place, of: bytes) != nil }
        && !(text.lowerBound..<place).contains { bytes[$0] == 0x7C }
    }
  }

  /// Whether a line holds a digit, or in a text or a drawing is an item with a word for a period: "- Refreshes every
  /// minute".
  static func mayTellTime(
    _ line: Range<Int>, _ language: CodeLanguage, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if line.contains(where: { Bytes.isDigit(bytes[$0]) }) { return true }
    guard language == .text || language == .drawing, line.count < 120 else { return false }
    return isItem(line, bytes) && Words.contain(UnitTable.every, bytes, line)
  }

  /// Whether a bullet or a branch opens the text inside a frame.
  static func isItem(_ frame: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(frame, in: bytes)
    guard let first = text.first else { return false }
    if bytes[first] == 0x2D || bytes[first] == 0x2A { return true }
    for mark: StaticString in ["•", "├", "└", "▪", "‣", "◦"]
    where Bytes.matches(mark, at: first, end: text.upperBound, in: bytes) {
      return true
    }
    return false
  }
}

extension Drawings {
  private static let labels = WordKey.set(
    "duration", "dauer", "duree", "duracion", "duracao", "durata", "duur", "durasi", "delay",
    "varighet", "varaktighet", "длительность")
  private static let wideLabels: [StaticString] = [
    "时长", "時長", "持续时间", "所要時間", "継続時間", "지속 시간", "소요 시간",
  ]

  /// "Duration: ~4 seconds" as all of a box's line: a note of who draws, and nothing that the screen shows.
  static func labelsTime(
    _ measure: Measure, _ frame: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.low <= 60_000,
      let colon = frame.first(where: {
        bytes[$0] == 0x3A || Bytes.matches("：", at: $0, end: frame.upperBound, in: bytes)
      }), colon < measure.range.lowerBound,
      case let label = Bytes.trim(frame.lowerBound..<colon, in: bytes),
      case let words = UnmarkedWords.keys(bytes, label),
      words.count < 3 && words.contains(where: labels.contains)
        || label.count < 24
          && wideLabels.contains(where: { Bytes.find($0, in: label, of: bytes) != nil })
    else { return false }
    let between = Bytes.trim(colon..<measure.range.lowerBound, in: bytes)
    let rest = Bytes.trim(measure.range.rest(of: frame), in: bytes)
    return between.count <= 6 && rest.isEmpty
  }

  private static let spans = WordKey.set(
    "every", "after", "for", "alle", "nach", "seit", "apres", "pendant", "cada", "tras", "durante",
    "dopo", "ogni", "per", "apos", "por", "elke", "na", "setiap", "setelah", "selama")

  /// "every ~25 minutes", "Idle for 10 min": when a step of a flow comes, in seconds or minutes and outside quotes; "14
  /// min left" is what a screen shows.
  static func tellsWhen(
    _ measure: Measure, _ frame: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.time == .minutes || measure.time == .seconds, !measure.isClock,
      !frame.contains(where: { bytes[$0] == 0x22 }), Bytes.find("“", in: frame, of: bytes) == nil
    else { return false }
    var end = measure.range.lowerBound
    while end > frame.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x7E { end -= 1 }
    return UnmarkedWords.keys(bytes, frame.lowerBound..<end).last.map(spans.contains) ?? false
  }

  private static let readings = WordKey.set(
    "ping", "latency", "latenz", "latencia", "latence", "rtt", "jitter", "hrv", "data", "network",
    "wifi", "lag")

  /// "Ping: 45 ms": whether a frame shows a value that the interface measures.
  static func isReading(
    _ measure: Measure, _ frame: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    measure.isSingle && measure.bound == .none
      && (isOnCard(measure, frame, bytes)
        || Words.contain(readings, bytes, frame.lowerBound..<measure.range.lowerBound))
  }

  /// "│ │ 145ms │ │ ↑ 5ms │ │": whether a time and its trend are all of a box's line inside of another box.
  private static func isOnCard(
    _ measure: Measure, _ frame: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = Bytes.trim(frame, in: bytes).first,
      bar(at: first, frame.upperBound, bytes) > 0
    else { return false }
    func isBlank(_ place: Int) -> Bool {
      !Bytes.isLetter(bytes[place]) && !Bytes.isDigit(bytes[place]) && bytes[place] < 0xE3
    }
    var start = measure.range.lowerBound
    while start > frame.lowerBound, bar(at: start - 1, frame.upperBound, bytes) == 0,
      start - 3 < frame.lowerBound || bar(at: start - 3, frame.upperBound, bytes) == 0
    {
      start -= 1
    }
    var end = measure.range.upperBound
    while end < frame.upperBound, bar(at: end, frame.upperBound, bytes) == 0 { end += 1 }
    return (start..<measure.range.lowerBound).allSatisfy(isBlank)
      && (measure.range.upperBound..<end).allSatisfy(isBlank)
  }

  private static let downs: [StaticString] = ["▼", "↓", "⬇"]
  private static let heads: [StaticString] = ["─▶", "─►", "─→", "─>"]

  /// Whether arrows join the boxes of a drawing, and none of the boxes shows a button: it tells what comes when, and not
  /// what a screen looks like.
  static func joinBoxes(
    _ lines: some Sequence<Range<Int>>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var isJoined = false
    for line in lines {
      if let inner = frame(of: line, bytes), showsButton(inner, bytes) { return false }
      if isJoined { continue }
      let text = Bytes.trim(line, in: bytes)
      isJoined =
        downs.contains {
          Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
        } || heads.contains { Bytes.find($0, in: text, of: bytes) != nil }
        || isArrowHeads(text, bytes)
    }
    return isJoined
  }

  /// "v", "v      v": heads of arrows in letters as all of a line.
  private static func isArrowHeads(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = line.first, bytes[first] | 0x20 == 0x76 else { return false }
    return line.allSatisfy { place in
      let isAlone = place + 1 >= line.upperBound || bytes[place + 1] == 0x20
      return bytes[place] == 0x20 || bytes[place] == bytes[first] && isAlone
    }
  }

  /// "[ Start ]", and "[Start]" as all that a line of a box holds.
  private static func showsButton(
    _ frame: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if Bytes.find("[ ", in: frame, of: bytes) != nil { return true }
    let text = Bytes.trim(frame, in: bytes)
    guard let first = text.first, let last = text.last else { return false }
    return bytes[first] == 0x5B && bytes[last] == 0x5D
  }
}
