import SpecModel
import SpecSyntax
import SpecText

/// Names of musical intervals beside the ratio of a scale that is that of another one: "Perfect Fourth 1.25".
///
/// - Source: Robert Bringhurst, The Elements of Typographic Style; the ratios are those of just intonation.
struct IntervalNames {
  private static let ratios: [(name: String, ratio: Double, parts: String)] = [
    ("minor second", 1.06667, "16 ÷ 15"), ("major second", 1.125, "9 ÷ 8"),
    ("minor third", 1.2, "6 ÷ 5"), ("major third", 1.25, "5 ÷ 4"),
    ("perfect fourth", 1.33333, "4 ÷ 3"), ("augmented fourth", 1.41421, "√2"),
    ("perfect fifth", 1.5, "3 ÷ 2"), ("tierce mineure", 1.2, "6 ÷ 5"),
    ("tierce majeure", 1.25, "5 ÷ 4"), ("quarte juste", 1.33333, "4 ÷ 3"),
    ("quinte juste", 1.5, "3 ÷ 2"), ("kleine terz", 1.2, "6 ÷ 5"),
    ("große terz", 1.25, "5 ÷ 4"), ("reine quarte", 1.33333, "4 ÷ 3"),
    ("tercera menor", 1.2, "6 ÷ 5"), ("tercera mayor", 1.25, "5 ÷ 4"),
    ("cuarta justa", 1.33333, "4 ÷ 3"), ("terça menor", 1.2, "6 ÷ 5"),
    ("terça maior", 1.25, "5 ÷ 4"), ("quarta justa", 1.33333, "4 ÷ 3"),
    ("terza minore", 1.2, "6 ÷ 5"), ("terza maggiore", 1.25, "5 ÷ 4"),
    ("quarta giusta", 1.33333, "4 ÷ 3"),
  ]
  private static let cues: [StaticString] = [
    "hird", "ourth", "ifth", "econd", "ierce", "uarte", "uinte", "erz", "ercer", "uarta", "erça",
  ]
  /// How far a ratio with two digits may be from its name.
  private static let slack = 0.016
  /// Words that may stand between both.
  private static let fillers: Lexicon = ["scale", "ratio", "a", "the", "is", "of", "x", "skala"]

  /// The ratios of a document that another interval has.
  ///
  /// - Complexity: O(lines) where a cue stands.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard document.mentions("1."), cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    return lines.lines.flatMap { line in
      line.parts.compactMap { $0.count < 200 ? slip($0, line, lines) : nil }
    }
  }

  private static func slip(
    _ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines
  ) -> DerivedNumber? {
    let bytes = lines.bytes(of: line)
    guard ASCII.find("1.", in: bytes, part) != nil,
      case let text = lines.string(part, of: line).lowercased(),
      let named = ratios.first(where: { text.contains($0.name) }),
      // Two names leave open which one is meant.
      !ratios.contains(where: { $0.name != named.name && text.contains($0.name) }),
      let own = number(in: part, bytes), abs(own.value - named.ratio) > slack,
      let name = text.firstRange(of: named.name),
      stand(beside: String(text[..<name.lowerBound]), String(text[name.upperBound...]), own.text)
    else { return nil }
    let wanted = Numbers.text(named.ratio, decimals: 3)
    let other = ratios.first { abs($0.ratio - own.value) < slack }
    return DerivedNumber(
      kind: .interval, claimed: own.text, computed: wanted,
      arithmetic: "the \(named.name) is \(named.parts) = \(wanted)"
        + (other.map { ", and \(own.text) is the \($0.name)" } ?? ""),
      origin: lines.origin(own.range, of: line), sources: [])
  }

  /// The only number of a line from 1 to 2 with digits behind the point.
  private static func number(
    in part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (text: String, value: Double, range: Range<Int>)? {
    var found: [(text: String, value: Double, range: Range<Int>)] = []
    var offset = part.lowerBound
    while let place = ASCII.find("1.", in: bytes, offset..<part.upperBound) {
      var end = place + 2
      while end < part.upperBound, ASCII.isDigit(bytes[end]) { end += 1 }
      offset = end
      let isJoined =
        place > part.lowerBound
        && (ASCII.isWord(bytes[place - 1]) || bytes[place - 1] == ASCII.dot)
      let isLonger =
        end + 1 < part.upperBound && bytes[end] == ASCII.dot && ASCII.isDigit(bytes[end + 1])
      guard !isJoined, !isLonger, end - place >= 3 else { continue }
      let text = String(decoding: bytes[place..<end], as: UTF8.self)
      if let value = Double(text) { found.append((text, value, place..<end)) }
    }
    return found.only
  }

  /// Whether nothing but marks and fillers stands between the name and the number, before it or behind it; "line height
  /// 1.5, perfect fourth" and "perfect fourth, 1.5 line height" give the number of another thing.
  private static func stand(beside before: String, _ after: String, _ number: String) -> Bool {
    func isClear(_ text: Substring) -> Bool {
      text.count <= 24 && Names.words(String(text)).allSatisfy(fillers.contains)
    }
    func isParted(_ text: Substring) -> Bool { text.contains { $0 == "," || $0 == ";" } }
    if let place = after.firstRange(of: number), isClear(after[..<place.lowerBound]) {
      return !isParted(after[..<place.lowerBound])
        || Names.words(String(after[place.upperBound...])).isEmpty
    }
    guard let place = before.ranges(of: number).last else { return false }
    let between = before[place.upperBound...]
    return isClear(between) && !isParted(between)
  }
}
