import SpecModel
public import SpecSyntax
public import SpecText

/// A number that a range in a heading or a "step 1/3" announces, and that the document has nowhere.
public struct AnnouncedNumber: Sendable, Hashable {
  /// What is missing, for example "M4.2" or "Step 3/3".
  public var name: String
  /// What announces it: "M4.1–M4.5", "Step 1/3".
  public var announcement: String
  /// Where it is announced.
  public var origin: Origin
  /// The number before it, or the first after it.
  public var neighbour: Origin

  /// Numbers beyond this many are not looked for, so that each look through the document stays one of few.
  private static let limit = 80

  /// The numbers that are announced and missing, where at least half of a range and all but one of the steps are there.
  ///
  /// - Complexity: O(bytes), with a bounded number of looks through the document.
  public static func find(_ document: Document) -> [AnnouncedNumber] {
    var result: [AnnouncedNumber] = []
    var count = 0
    for section in document.sections.indices where count < limit {
      let heading = Int(document.sections[section].heading)
      guard heading >= 0 else { continue }
      let text = document.plainText(of: heading)
      guard text.count <= 160, mayAnnounce(document.plain[text]),
        let range = CodeRange.read(document.string(plain: text)),
        !Names.hasWord(document.string(plain: text), in: kept)
      else {
        continue
      }
      count += range.names.count
      let origin = document.origin(document.sourceRange(plain: text))
      result += missing(range, origin, document)
    }
    return result + DrawnSteps.missing(in: document) + LeadingSteps.missing(in: document)
  }

  /// Words of headings over what another document lists: "G1–G16 preserved".
  private static let kept: Lexicon = [
    "preserved", "unchanged", "kept", "existing", "remain", "remains", "inherited", "carried",
    "beibehalten", "unverändert", "conservés", "inchangés",
  ]

  /// A byte test: two capitals before a digit, a hyphen or a full stop.
  private static func mayAnnounce(_ title: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for (letter, next) in zip(title, title.dropFirst())
    where ASCII.isUpper(letter) && (ASCII.isDigit(next) || next == ASCII.hyphen || next == 0x2E) {
      count += 1
    }
    return count > 1
  }

  private static func missing(
    _ range: CodeRange, _ origin: Origin, _ document: Document
  ) -> [AnnouncedNumber] {
    let own = origin.range.offsets
    let bytes = document.source.bytes
    var places = range.names.map { place(of: $0, outside: own, bytes) }
    if places.contains(nil), let name = range.names.first {
      let prefix = String(name.reversed().drop(while: \.isNumber).reversed())
      let short = shortForms(of: prefix, outside: own, bytes)
      for index in places.indices where places[index] == nil {
        places[index] = Int(range.names[index].dropFirst(prefix.count)).flatMap { short[$0] }
      }
    }
    let found = places.compactMap { $0 }
    guard found.count >= 2, found.count * 2 >= places.count, let first = found.first else {
      return []
    }
    return zip(range.names, places).compactMap { name, place in
      guard place == nil else { return nil }
      return AnnouncedNumber(
        name: name, announcement: range.text, origin: origin,
        neighbour: document.origin(SourceRange(first, first + range.names[0].utf8.count)))
    }
  }

  /// Where a name stands as a whole word, except in a range.
  private static func place(
    of name: String, outside own: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    let text = ContiguousArray(name.utf8)
    return text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { buffer in
        var offset = 0
        while let found = ASCII.find(text, in: buffer, offset..<buffer.count) {
          offset = found + 1
          let end = found + text.count
          guard !own.contains(found),
            found == 0 || !isPart(buffer[found - 1]) && buffer[found - 1] != 0x2E
          else { continue }
          if end == buffer.count || !isPart(buffer[end]) && !goesOn(at: end, bytes) { return found }
        }
        return nil
      }
    }
  }

  /// The numbers behind the first one of a short form, with where it stands: 3 and 4 of "UI-2/3/4", 5 of "M4, 5:", 6 and
  /// 7 of "S5–7".
  private static func shortForms(
    of prefix: String, outside own: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> [Int: Int] {
    let text = ContiguousArray(prefix.utf8)
    var result: [Int: Int] = [:]
    text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { buffer in
        var offset = 0
        while let found = ASCII.find(text, in: buffer, offset..<buffer.count) {
          offset = found + 1
          guard !own.contains(found), found == 0 || !isPart(buffer[found - 1]),
            var (last, end) = number(buffer, found + text.count)
          else { continue }
          while let (mark, next) = joint(buffer, end), let (value, stop) = number(buffer, next) {
            guard mark != 0x2C || isEnd(buffer, stop), value > last, value - last < 40 else {
              break
            }
            let isRange = mark == 0xE2 || mark == ASCII.hyphen
            for each in (isRange ? last + 1 : value)...value { result[each] = found }
            (last, end) = (value, stop)
          }
        }
      }
    }
    return result
  }

  /// A number of one or two digits with its end, no part of a measure.
  private static func number(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (Int, Int)? {
    var end = start
    var value = 0
    while end < buffer.count, end - start < 3, ASCII.isDigit(buffer[end]) {
      value = value * 10 + Int(buffer[end] - 0x30)
      end += 1
    }
    guard (1...2).contains(end - start), end == buffer.count || !ASCII.isLetter(buffer[end]) else {
      return nil
    }
    return (value, end)
  }

  /// The mark that joins two numbers, with where the second begins: a slash, a comma, "&", "+", a hyphen or a dash.
  private static func joint(
    _ buffer: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> (UInt8, Int)? {
    guard at < buffer.count else { return nil }
    let mark = buffer[at]
    guard [ASCII.slash, 0x2C, 0x26, 0x2B, ASCII.hyphen].contains(mark) else {
      // "–" is E2 80 93.
      guard mark == 0xE2, at + 2 < buffer.count, buffer[at + 1] == 0x80,
        buffer[at + 2] == 0x93 || buffer[at + 2] == 0x94
      else { return nil }
      return (mark, at + 3)
    }
    let next = at + 1
    return (
      mark, mark == 0x2C && next < buffer.count && buffer[next] == ASCII.space ? next + 1 : next
    )
  }

  /// Whether a list of numbers ends or goes on at a place.
  private static func isEnd(_ buffer: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard at < buffer.count else { return true }
    return [0x2C, ASCII.colon, 0x29, 0x2A, 0x7C, ASCII.lineFeed].contains(buffer[at])
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hyphen
  }

  /// Whether a number goes on with a part of its own: "M1.1.2".
  private static func goesOn(at end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[end] == 0x2E && end + 1 < bytes.count && ASCII.isDigit(bytes[end + 1])
  }
}

/// A range of codes: "M1.1 to M1.6", "S2–S7".
struct CodeRange {
  /// As written.
  var text: String
  /// All of its codes.
  var names: [String]

  private static let joints: Set<Substring> = [
    "-", "–", "—", "to", "bis", "a", "à", "al", "through", "até", "→",
  ]

  static func read(_ title: String) -> CodeRange? {
    let marks = title.map { "()[]:,".contains($0) ? " " : $0 }
    let words = String(marks).split(separator: " ")
    for place in words.indices where joints.contains(words[place]) {
      guard place > 0, place + 1 < words.count,
        let range = range(words[place - 1], words[place + 1], words[place])
      else { continue }
      return range
    }
    for word in words {
      let parts = word.split { $0 == "–" || $0 == "—" }
      if parts.count == 2, let range = range(parts[0], parts[1], "–") { return range }
    }
    return nil
  }

  private static func range(
    _ first: Substring, _ last: Substring, _ joint: Substring
  ) -> CodeRange? {
    guard let start = code(first), let end = code(last), start.prefix == end.prefix,
      (2..<40).contains(end.number - start.number)
    else { return nil }
    return CodeRange(
      text: "\(first) \(joint) \(last)",
      names: (start.number...end.number).map { start.prefix + String($0) })
  }

  /// Capitals, perhaps numbers with dots, and the last number.
  private static func code(_ word: Substring) -> (prefix: String, number: Int)? {
    let digits = word.reversed().prefix { $0.isASCII && $0.isNumber }
    let prefix = word.dropLast(digits.count)
    guard (1...2).contains(digits.count), let capital = prefix.first, capital.isUppercase,
      prefix.count <= 8,
      prefix.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "." || $0 == "-" }),
      let number = Int(String(digits.reversed())), number > 0 || digits.count == 1,
      digits.count == 1 || digits.last != "0"
    else { return nil }
    return (String(prefix), number)
  }
}

/// Steps that a document draws or tells as "Step 1/3", and one of which it leaves out.
private enum DrawnSteps {
  private static let cues: [StaticString] = ["tep ", "TEP ", "chritt ", "aso ", "asso ", "tape "]

  private struct Step {
    var word: String
    var number: Int
    var count: Int
    var range: SourceRange
  }

  static func missing(in document: Document) -> [AnnouncedNumber] {
    let bytes = document.source.bytes
    let counts: [StaticString] = ["1/", "1 of ", "1 de "]
    guard counts.contains(where: { document.mentions($0) }) else { return [] }
    var series: [String: [Step]] = [:]
    for cue in cues where document.mentions(cue) {
      var offset = 0
      while let found = ASCII.find(cue, in: bytes, offset..<bytes.count) {
        offset = found + 4
        guard let step = read(bytes, found, document) else { continue }
        series["\(step.word.lowercased()) \(step.count)", default: []].append(step)
      }
    }
    return series.keys.sorted().compactMap { key in
      guard let steps = series[key], let first = steps.first, first.count >= 3 else { return nil }
      let missing = Set(1...first.count).subtracting(steps.map(\.number))
      guard missing.count == 1, let number = missing.first,
        let before = steps.last(where: { $0.number < number }) ?? steps.first
      else { return nil }
      return AnnouncedNumber(
        name: "\(first.word) \(number)/\(first.count)",
        announcement: document.source.string(before.range),
        origin: document.origin(before.range), neighbour: document.origin(first.range))
    }
  }

  /// "Step 1/3", "Step 1 of 3" around the end of its word.
  private static func read(
    _ bytes: ContiguousArray<UInt8>, _ found: Int, _ document: Document
  ) -> Step? {
    var start = found
    while start > 0, ASCII.isLetter(bytes[start - 1]) || bytes[start - 1] >= 0xC3 { start -= 1 }
    // A quoted step is an example: "Step 1 of 3".
    let isQuoted = start > 0 && [ASCII.quote, 0x27, 0x9C, 0x98, 0x8C].contains(bytes[start - 1])
    guard !isQuoted,
      let blank = ASCII.find(ASCII.space, in: bytes, found..<min(bytes.count, found + 8)),
      found - start <= 3, blank + 3 < bytes.count, let number = digit(bytes[blank + 1])
    else { return nil }
    var end = blank + 2
    if bytes[end] == ASCII.slash {
      end += 1
    } else if ASCII.starts(bytes, at: end, with: " of ")
      || ASCII.starts(bytes, at: end, with: " de ")
    {
      end += 4
    } else {
      return nil
    }
    guard end < bytes.count, let count = digit(bytes[end]), number <= count,
      end + 1 == bytes.count || !ASCII.isDigit(bytes[end + 1])
    else { return nil }
    let word = document.source.string(SourceRange(start, blank))
    return Step(word: word, number: number, count: count, range: SourceRange(start, end + 1))
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (0x31...0x39).contains(byte) ? Int(byte - 0x30) : nil
  }
}
