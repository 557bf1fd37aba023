import SpecModel
import SpecSyntax
import SpecText

extension FactReader {
  /// Whether a time is one of day: "7時30分", "à 8 h 45".
  func isTimeOfDay(_ measure: Measure, _ line: TextLine) -> Bool {
    let start = measure.range.lowerBound
    // The 30 of "7時30分" and "7시 30분"; a duration has 時間 and 시간.
    for hour: StaticString in ["時", "时", "点", "點", "시"] {
      let before = start - hour.utf8CodeUnitCount
      for gap in 0...1 where before - gap > line.text.lowerBound {
        let end = start - gap
        guard gap == 0 || bytes[end] == 0x20,
          Bytes.matches(hour, at: before - gap, end: end, in: bytes),
          Bytes.isDigit(bytes[before - gap - 1])
        else { continue }
        return true
      }
    }
    guard measure.time == .hours, measure.isSingle, measure.bound == .none,
      Self.clockPrepositions.contains(where: { word in
        let begin = start - 1 - word.utf8CodeUnitCount
        return begin >= line.text.lowerBound
          && Bytes.matches(word, at: begin, end: start, in: bytes)
          && (begin == line.text.lowerBound || bytes[begin - 1] <= 0x20)
      })
    else { return false }
    if isHour(measure, line) { return true }
    // "à 8 h 45": two digits without a unit behind.
    var end = measure.range.upperBound
    if end < line.text.upperBound, bytes[end] == 0x20 { end += 1 }
    guard end + 1 < line.text.upperBound, Bytes.isDigit(bytes[end]), Bytes.isDigit(bytes[end + 1])
    else { return false }
    return end + 2 >= line.text.upperBound || !Bytes.isWord(bytes[end + 2])
  }

  /// "1 hour × 35 €": what is multiplied by a price or a number.
  func isFactor(_ measure: Measure, _ line: TextLine) -> Bool {
    let end = measure.range.upperBound
    return Bytes.matches(" × ", at: end, end: line.text.upperBound, in: bytes)
      && end + 4 < line.text.upperBound && Bytes.isDigit(bytes[end + 4])
  }

  /// "às 7h": an hour of the day behind a word that stands before no span.
  private func isHour(_ measure: Measure, _ line: TextLine) -> Bool {
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    guard bytes[end - 1] | 0x20 == 0x68, measure.low < 86_400_000,
      end >= line.text.upperBound || !Bytes.isWord(bytes[end])
    else { return false }
    return ["às", "Às"].contains { (word: StaticString) in
      Bytes.matches(word, at: start - 1 - word.utf8CodeUnitCount, end: start, in: bytes)
    }
  }

  private static let clockPrepositions: [StaticString] = [
    "à", "À", "at", "um", "vers", "dès", "avant", "après", "às", "alle", "om", "by",
  ]

  /// Whether a cell that is "3h" alone is an id: the row above or below has the same number with another letter.
  func isCode(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .cell, measure.range == line.text, line.text.count <= 4,
      case let letter = bytes[line.text.upperBound - 1], ASCII.isLetter(letter)
    else { return false }
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    let rows = document.children(of: Int(document.nodes[row].parent))
    guard let column = document.children(of: row).firstIndex(of: line.node),
      let place = rows.firstIndex(of: row)
    else { return false }
    let number = bytes[line.text].dropLast()
    return [place - 1, place + 1].contains { other in
      guard rows.indices.contains(other) else { return false }
      let cells = document.children(of: rows[other])
      guard column < cells.count else { return false }
      let text = bytes[document.plainText(of: cells[column])]
      return text.count == line.text.count && text.dropLast().elementsEqual(number)
        && text.last.map { ASCII.isLetter($0) && $0 != letter } == true
    }
  }

  /// Whether a sentence asks whether a time should hold: "Do we need a vibration of 200 ms?"
  func isAsked(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder != .cell, measure.bound == .none else { return false }
    var index = measure.range.upperBound
    // No question is longer than that.
    let end = min(line.text.upperBound, index + 400)
    while index < end {
      let byte = bytes[index]
      if byte == 0x3F { return index + 1 == line.text.upperBound || bytes[index + 1] <= 0x20 }
      if byte == 0x2E || byte == 0x21, index + 1 < line.text.upperBound, bytes[index + 1] <= 0x20 {
        return false
      }
      // A clause in quotation marks or parentheses may ask for itself.
      if byte == 0x22 || byte == 0x28 || byte == 0x3A || byte == 0x3B { return false }
      if byte == 0xC2 || byte == 0xE2 || byte == 0x60 || byte == 0x5B { return false }
      if byte == 0xEF, Bytes.matches("？", at: index, end: line.text.upperBound, in: bytes) {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether an item below a heading "Don't" tells of a time that should not be: "let the number bounce for 600ms".
  ///
  /// "Don't take more than 300ms" demands something.
  func isDiscouraged(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .item, line.label == nil, measure.bound == .none, measure.isSingle,
      case let section = Int(context.document.nodes[line.node].section), section > 0
    else { return false }
    let title = context.document.title(ofSection: section)
    return title.utf8.count <= 24 && RefusalTitles.refuses(title)
  }

  /// "A countdown appears in the last 3 minutes": the end of what is still to come, and no past.
  func isEnding(_ measure: Measure, _ line: TextLine) -> Bool {
    let before = Words.keys(
      bytes, max(line.text.lowerBound, measure.range.lowerBound - 90)..<measure.range.lowerBound)
    guard let last = before.last, last == Self.last else { return false }
    // "The last 20 seconds are shown in red"
    let isSubject =
      before.count == 2 && measure.time == .seconds
      && Words.keys(bytes, measure.range.rest(of: line.text))
        .contains { DurationCues.endings.contains($0) }
    if isSubject { return true }
    let isInside = before.dropLast().suffix(2).contains { Self.inside.contains($0) }
    return isInside
      && before.contains {
        DurationCues.endings.contains($0) || DurationCues.words[$0] == .animation
          || measure.time == .seconds && Self.ticks.contains($0)
      }
  }

  private static let last = WordKey("last")
  /// What an interface does towards an end: "A tick in the last 10 seconds".
  private static let ticks = WordKey.set(
    "tick", "ticks", "ticking", "beep", "beeps", "beeping", "flash", "flashes", "flashing", "blink",
    "blinks", "blinking", "pulse", "pulses", "pulsing", "vibrates")
  private static let inside = WordKey.set("in", "for", "during", "at", "over")
}
