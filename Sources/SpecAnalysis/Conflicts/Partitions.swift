import SpecModel
import SpecSyntax
public import SpecText

/// Ranges that part the whole of a score or a percentage, and leave numbers out or share some.
public struct PartitionSlip: Sendable, Hashable {
  /// The range that ends below.
  public var lower: Origin
  /// The range that begins above.
  public var upper: Origin
  /// The upper end of the first.
  public var end: Double
  /// The lower end of the second.
  public var start: Double
  /// The sign behind the numbers: "%" or nothing.
  public var unit: String

  /// Whether the numbers are lengths, so that the ranges may be classes of widths.
  public var isOfWidths: Bool { ["px", "dp", "pt"].contains(unit) }

  /// Whether both hold the same numbers.
  public var isOverlap: Bool { start < end }

  /// A list or a table is held to be a partition where its ranges begin at 0 or end at 100 and most of them touch.
  static func find(_ document: Document) -> [PartitionSlip] {
    listed(document) + InlinePartitions.find(document).flatMap { slips($0, isWhole: false) }
  }

  /// The slips of tables and lists.
  private static func listed(_ document: Document) -> [PartitionSlip] {
    guard
      document.mentions("100") || document.mentions("0–") || document.mentions("0-")
        || document.mentions("0〜") || document.mentions("0～")
        || openStems.contains(where: { document.mentions($0) })
        || EndColumns.cues.contains(where: { document.mentions($0) })
    else { return [] }
    var result: [PartitionSlip] = []
    let reader = Reader(document)
    for index in document.nodes.indices {
      switch document.nodes[index].kind {
      case .table:
        let rows = document.children(of: index).dropFirst()
        guard rows.count > 2, rows.count < 32, let first = rows.first else { continue }
        for column in document.children(of: first).indices {
          let ranges = spans(rows) { row in
            let cells = document.children(of: row)
            guard column < cells.count else { return nil }
            return reader.read(document.plainText(of: cells[column]), isWhole: true)
          }
          // "| Rail | 60–80px |" below "Part | Width" is as wide as that, and no class of screens.
          if !isOfThings(rows, ranges, document) { result += slips(ranges) }
        }
        if let ends = EndColumns(index, document) { result += slips(spans(rows, ends.read)) }
      case .list:
        let items = document.children(of: index)
        guard items.count > 2, items.count < 32 else { continue }
        let ranges = spans(items) { item in
          guard let text = document.firstChild(of: item), document.nodes[text].kind == .paragraph
          else { return nil }
          return reader.read(document.plainText(of: text), isWhole: false)
        }
        result += slips(ranges)
      default: continue
      }
    }
    return result
  }

  private static let screens: Lexicon = [
    "compact", "medium", "expanded", "small", "large", "mobile", "phone", "phones", "tablet",
    "tablets", "desktop", "laptop", "wide", "narrow", "xs", "sm", "md", "lg", "xl", "xxl", "2xl",
    "extra", "handset", "watch", "tv", "portrait", "landscape", "screen", "screens", "breakpoint",
    "viewport", "device", "window", "class", "classes", "smartphone", "handy", "móvil", "tableta",
    "escritorio", "celular", "téléphone", "tablette", "bureau", "телефон", "планшет",
  ]
  private static let wideScreens = [
    "手机", "平板", "桌面", "屏", "断点", "手機", "スマホ", "スマートフォン", "タブレット", "デスクトップ", "画面", "모바일", "태블릿",
    "데스크톱", "화면",
  ]

  /// Whether ranges of lengths stand in a table of which neither header nor rows name screens.
  private static func isOfThings(
    _ rows: ArraySlice<Int>, _ ranges: [Span], _ document: Document
  ) -> Bool {
    guard let first = ranges.first, ["px", "dp", "pt"].contains(first.unit), let row = rows.first
    else { return false }
    let table = Int(document.nodes[row].parent)
    let names =
      document.children(of: table + 1).map(document.string)
      + rows.compactMap { document.firstChild(of: $0).map(document.string) }
    return !names.contains { name in
      Names.hasWord(name, in: screens) || wideScreens.contains(where: name.contains)
        || name.contains(where: \.isNumber)
    }
  }

  /// Words and signs for a range without an upper end.
  private static let openStems: [StaticString] = [
    "and up", "and more", "and above", "or more", "and wider", "und mehr", "px+", "dp+", "≥",
    "from ",
    "over ", "above ", "> ", "et plus", "以上", "y más", "e mais",
  ]

  /// The ranges of all entries; none where one entry gives none, for then no whole is meant.
  private static func spans(
    _ entries: some Sequence<Int>, _ read: (Int) -> Span?
  ) -> [Span] {
    var result: [Span] = []
    for entry in entries {
      guard let span = read(entry) else { return [] }
      result.append(span)
    }
    return result
  }

  private static let times: Lexicon = [
    "s", "sec", "secs", "second", "seconds", "ms", "min", "mins", "minutes", "h", "hours", "秒",
    "毫秒",
    "分", "分钟", "초", "분", "сек", "мс", "мин",
  ]

  /// The widest of the narrow screens with which a partition of all screens may begin.
  private static let narrowest = 480.0

  ///
  /// - Parameter isWhole: whether nothing but these ranges can be meant, so that what they leave out is left out.
  private static func slips(_ ranges: [Span], isWhole: Bool = true) -> [PartitionSlip] {
    guard ranges.count > (isWhole ? 2 : 1), Set(ranges.map(\.unit)).count == 1 else { return [] }
    let sorted = ranges.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    // "reading 1–3s, packing 8–20s, sending 2–9s": what lasts so long is no part of one axis.
    let lows = ranges.map(\.low)
    let inOrder = sorted.map(\.low)
    if times.contains(ranges[0].unit), lows != inOrder, lows != inOrder.reversed() { return [] }
    let isOpen = sorted[sorted.count - 1].high == .infinity
    // Classes of widths begin with the narrowest screen that there is.
    let isOfWidths = isOpen && ["px", "dp", "pt"].contains(sorted[0].unit)
    let isFromStart = sorted[0].low <= (isOfWidths ? narrowest : 1)
    // All numbers of three digits end at 999.
    let isToEnd = isOpen || [99, 100, 999, 9999].contains(sorted[sorted.count - 1].high)
    guard isFromStart || isToEnd else { return [] }
    let pairs = Array(zip(sorted, sorted.dropFirst()))
    let touching = pairs.count { (0...max($0.step, $1.step) + 1e-6).contains($1.low - $0.high) }
    guard touching * 2 >= pairs.count || pairs.count == 1, touching < pairs.count,
      sorted.count(where: { $0.high == .infinity }) < 2, sorted.count(where: \.isBelow) < 2
    else { return [] }
    return pairs.compactMap { a, b in
      let isGap =
        isWhole && b.low - a.high > max(a.step, b.step) + 1e-6 && isFromStart && isToEnd
      // A range within another narrows it; two that cross leave open which holds.
      let isOverlap = b.low < a.high && b.high > a.high && a.low < b.low
      guard isGap || isOverlap else { return nil }
      return PartitionSlip(
        lower: a.origin, upper: b.origin, end: a.high, start: b.low, unit: a.unit)
    }
  }

  /// A range as written.
  struct Span {
    var low: Double
    var high: Double
    var unit: String
    var origin: Origin
    /// Whether the lower end is left out: "below 600px".
    var isBelow = false
    /// The last place of the numbers: 0.1 of "39.9".
    var step = 1.0
  }

  /// Reads "70–100%" and "0 – 39 points" at the start of a cell, or behind the label of an item.
  private struct Reader {
    let document: Document
    let bytes: ContiguousArray<UInt8>

    init(_ document: Document) {
      self.document = document
      bytes = document.plain
    }

    func read(_ text: Range<Int>, isWhole: Bool) -> Span? {
      if isWhole {
        return text.count > 24 ? nil : span(text.lowerBound, text.upperBound, isWhole: true)
      }
      let head = text.lowerBound..<min(text.upperBound, text.lowerBound + 48)
      if let colon = ASCII.find(ASCII.colon, in: bytes, head),
        let found = span(colon + 1, text.upperBound, isWhole: false)
      {
        return found
      }
      // "**Tablet** — 600px to 1023px: two columns"
      let dashes: [StaticString] = [" — ", " – ", " - "]
      let places = dashes.compactMap { mark in
        ASCII.find(mark, in: bytes, head).map { $0 + mark.utf8CodeUnitCount }
      }
      return places.min().flatMap { span($0, text.upperBound, isWhole: false) }
    }

    /// The range at the start of a text.
    private func span(_ start: Int, _ end: Int, isWhole: Bool) -> Span? {
      let start = skip(start, end)
      if let open = openRange(start, end) ?? condition(start, end) { return open }
      guard let (low, first, _) = decimal(start, end, isWhole) else { return nil }
      var next = first
      let isPercent = next < end && bytes[next] == 0x25
      if isPercent { next += 1 }
      next = length(next, end)?.end ?? next
      next = skip(next, end)
      guard let dash = dash(next, end),
        let (high, last, step) = decimal(skip(dash, end), end, isWhole), low < high
      else { return nil }
      if let unit = length(last, end) ?? (isWhole ? measure(last, end) : nil), !isPercent {
        guard !isWhole || skip(unit.end, end) == end || bytes[skip(unit.end, end)] == 0x28 else {
          return nil
        }
        return Span(
          low: low, high: high, unit: unit.name,
          origin: document.origin(document.sourceRange(plain: start..<unit.end)), step: step)
      }
      guard step == 1 else { return nil }
      let behind = last < end ? bytes[last] : 0
      let hasSign =
        behind == 0x25 || behind == ASCII.space && last + 1 < end && bytes[last + 1] == 0x25
      // A letter or a mark behind the number is a unit, a date or a version.
      let isFree =
        behind == 0 || behind == ASCII.space || behind == 0x2C || behind == 0x3A
        || behind == ASCII.lineFeed || behind == 0x29
      guard hasSign || isFree && !isPercent else { return nil }
      if !hasSign, isWhole, skip(last, end) < end { return nil }
      if !hasSign, !isWhole, skip(last, end) < end, ASCII.isLetter(bytes[skip(last, end)]) {
        return nil
      }
      return Span(
        low: low, high: high, unit: hasSign ? "%" : "",
        origin: document.origin(document.sourceRange(plain: start..<last)))
    }

    /// A unit of length right behind a number.
    private func length(_ offset: Int, _ end: Int) -> (name: String, end: Int)? {
      let start = skip(offset, end)
      guard start + 2 <= end, start - offset <= 1,
        start + 2 == end || !ASCII.isWord(bytes[start + 2])
      else { return nil }
      let name = String(decoding: bytes[start..<start + 2], as: UTF8.self).lowercased()
      return ["px", "dp", "pt"].contains(name) ? (name, start + 2) : nil
    }

    /// Another unit at the end of a cell, or in front of "and more": "kg", "ml/h", "°C".
    private func measure(_ offset: Int, _ end: Int) -> (name: String, end: Int)? {
      let start = skip(offset, end)
      var stop = start
      while stop < end, stop - start < 8, bytes[stop] != ASCII.space, bytes[stop] != 0x28 {
        stop += 1
      }
      guard stop > start, stop - start < 8, !ASCII.isDigit(bytes[start]),
        ASCII.isLetter(bytes[start]) || bytes[start] >= 0xC2 && bytes[start] < 0xE2
      else { return nil }
      return (String(decoding: bytes[start..<stop], as: UTF8.self).lowercased(), stop)
    }

    /// A number with a decimal point or comma, where it stands in a cell, and its last place.
    private func decimal(_ start: Int, _ end: Int, _ mayBe: Bool) -> (Double, Int, Double)? {
      var offset = start
      while offset < end, ASCII.isDigit(bytes[offset]) { offset += 1 }
      guard mayBe, offset > start, offset + 1 < end,
        bytes[offset] == ASCII.dot || bytes[offset] == 0x2C, ASCII.isDigit(bytes[offset + 1]),
        offset + 2 == end || !ASCII.isDigit(bytes[offset + 2])
      else { return number(start, end).map { ($0.0, $0.1, 1) } }
      let whole = number(start, offset)?.0 ?? 0
      return (whole + Double(bytes[offset + 1] & 0x0F) / 10, offset + 2, 0.1)
    }

    /// "600dp ≤ width < 840dp" and "width ≥ 840dp".
    private func condition(_ start: Int, _ end: Int) -> Span? {
      var stop = start
      var hasSign = false
      while stop < end, stop - start < 48, bytes[stop] != 0x2C, bytes[stop] != 0x3B,
        bytes[stop] != 0x28
      {
        // A dash ends the condition, "≤" and "≥" do not.
        if bytes[stop] == 0xE2, stop + 1 < end, bytes[stop + 1] == 0x80 { break }
        hasSign = hasSign || bytes[stop] == 0x3C || bytes[stop] == 0x3E || bytes[stop] == 0xE2
        stop += 1
      }
      guard hasSign, Self.mayNameWidth(bytes[start..<stop]),
        let range = ConditionRange(
          String(decoding: bytes[start..<stop], as: UTF8.self).trimmedSpaces),
        let unit = range.subject.last, ["px", "dp", "pt"].contains(unit),
        range.subject.contains(where: { ["width", "w", "breite", "viewport"].contains($0) })
      else { return nil }
      let low = range.low.isFinite ? (range.includesLow ? range.low : range.low + 1) : 0
      let high =
        range.high.isFinite ? (range.includesHigh ? range.high : range.high - 1) : range.high
      return Span(
        low: low, high: high, unit: unit,
        origin: document.origin(document.sourceRange(plain: ASCII.trimmed(bytes, start..<stop))),
        isBelow: !range.low.isFinite)
    }

    /// Whether a text has the letters of a word for the width and of a unit of length.
    private static func mayNameWidth(_ text: ArraySlice<UInt8>) -> Bool {
      text.contains { $0 | 0x20 == 0x77 || $0 | 0x20 == 0x62 }
        && text.contains { $0 | 0x20 == 0x70 }
    }

    private static let lower: [StaticString] = [
      "from ", "over ", "above ", "at least ", ">= ", "≥ ", "≥", "> ", ">=", ">", "ab ",
    ]
    private static let upper: [StaticString] = [
      "below ", "under ", "up to ", "less than ", "< ", "<", "≤ ", "≤", "<= ", "<=", "bis ",
      "unter ", "moins de ", "menos de ", "meno di ",
    ]
    private static let more: Lexicon = [
      "and-up", "and-more", "and-above", "or-more", "and-wider", "upwards", "und-mehr", "plus",
      "and-larger", "und-darüber", "or-wider", "or-larger", "and-over", "et-plus", "y-más",
      "e-mais",
      "ou-plus", "o-más", "ou-mais", "e-oltre", "en-meer",
    ]

    private func isEqualSign(at offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] == 0x3D
    }

    /// A range of lengths that has one end alone: "1440px and up", "below 600px".
    private func openRange(_ start: Int, _ end: Int) -> Span? {
      var first = start
      var sign: (isLower: Bool, isWhole: Bool)?
      if let word = Self.lower.first(where: { ASCII.starts(bytes, at: start, with: $0) }) {
        first += word.utf8CodeUnitCount
        sign = (
          true, bytes[start] != 0x3E && bytes[start] | 0x20 != 0x6F || isEqualSign(at: start + 1)
        )
      } else if let word = Self.upper.first(where: { ASCII.starts(bytes, at: start, with: $0) }) {
        first += word.utf8CodeUnitCount
        let isLess = bytes[start] == 0x3C && !isEqualSign(at: start + 1)
        let isWord =
          ASCII.starts(bytes, at: start, with: "up") || ASCII.starts(bytes, at: start, with: "bis")
        sign = (false, !isLess && (isWord || !ASCII.isLetter(bytes[start])))
      }
      guard let (value, last, step) = decimal(skip(first, end), end, true),
        let unit = length(last, end) ?? measure(last, end)
      else { return nil }
      let rest = String(decoding: bytes[unit.end..<max(unit.end, end)], as: UTF8.self)
      let origin = document.origin(document.sourceRange(plain: start..<unit.end))
      if let sign {
        guard Names.wordCount(rest) == 0 else { return nil }
        return sign.isLower
          ? Span(
            low: sign.isWhole ? value : value + step, high: .infinity, unit: unit.name,
            origin: origin, step: step)
          : Span(
            low: 0, high: sign.isWhole ? value : value - step, unit: unit.name, origin: origin,
            isBelow: true, step: step)
      }
      guard
        rest.trimmedSpaces == "+" || rest.trimmedSpaces == "以上"
          || Names.isPhrase(rest, in: Self.more)
      else { return nil }
      return Span(low: value, high: .infinity, unit: unit.name, origin: origin, step: step)
    }

    private func skip(_ offset: Int, _ end: Int) -> Int {
      var offset = offset
      while offset < end, bytes[offset] == ASCII.space || bytes[offset] == 0x2A { offset += 1 }
      return offset
    }

    private func number(_ start: Int, _ end: Int) -> (Double, Int)? {
      var offset = start
      var value = 0.0
      while offset < end, ASCII.isDigit(bytes[offset]), offset - start < 6 {
        value = value * 10 + Double(bytes[offset] & 0x0F)
        offset += 1
      }
      guard offset > start, offset >= end || bytes[offset] != ASCII.dot else { return nil }
      return (value, offset)
    }

    /// A hyphen, an en dash or "to", with the blanks around it.
    private func dash(_ start: Int, _ end: Int) -> Int? {
      guard start < end else { return nil }
      if bytes[start] == ASCII.hyphen { return start + 1 }
      if ASCII.starts(bytes, at: start, with: "〜") || ASCII.starts(bytes, at: start, with: "～") {
        return start + 3
      }
      if start + 2 < end, bytes[start] == 0xE2, bytes[start + 1] == 0x80,
        bytes[start + 2] == 0x93 || bytes[start + 2] == 0x94
      {
        return start + 3
      }
      return start + 2 < end && ASCII.starts(bytes, at: start, with: "to ") ? start + 3 : nil
    }
  }
}
