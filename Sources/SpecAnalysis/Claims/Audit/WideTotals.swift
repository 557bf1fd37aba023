import SpecModel
import SpecSyntax
import SpecText

/// Totals that a sentence gives with a word for all of them in languages without a plural: "6 段 × 8 列、合わせて 46 区画",
/// "退場 0.2 秒、登場 0.3 秒、合わせて 0.6 秒".
struct WideTotals {
  private let document: Document

  private static let words: [StaticString] = [
    "合わせて", "合計", "合计", "共计", "总共", "總共", "全部で", "총 ", "합쳐", "모두 ",
  ]
  /// Words by which parts share their time, or only some of them count.
  private static let overlaps = [
    "同時", "同时", "並行", "並列", "最大", "最小", "以上", "以下", "以内", "ずつ", "每", "毎", "または",
    "或", "동시", "최대", "약 ", "〜", "～", "除く", "除外",
  ]

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    let found = words.filter { document.mentions($0) }
    guard !found.isEmpty else { return [] }
    let finder = WideTotals(document: document)
    return Set(found.flatMap { document.leaves(with: $0) }).sorted().flatMap { leaf in
      document.nodes[leaf].kind == .paragraph || document.nodes[leaf].kind == .tableCell
        ? finder.totals(document.plainText(of: leaf), found) : []
    }
  }

  private struct Part {
    var value: Double
    var step: Double
    var unit: String
    var range: Range<Int>
  }

  private func totals(_ text: Range<Int>, _ words: [StaticString]) -> [DerivedNumber] {
    var result: [DerivedNumber] = []
    var start = text.lowerBound
    while start < text.upperBound {
      let end = ASCII.find("。", in: document.plain, start..<text.upperBound) ?? text.upperBound
      if let found = total(start..<end, words) { result.append(found) }
      start = end + 3
    }
    return result
  }

  private func total(_ sentence: Range<Int>, _ words: [StaticString]) -> DerivedNumber? {
    guard sentence.count < 400,
      let (place, word) = words.lazy.compactMap({ word in
        ASCII.find(word, in: document.plain, sentence).map { ($0, word) }
      }).first,
      case let said = document.string(plain: sentence),
      !Self.overlaps.contains(where: said.contains),
      let total = parts(place + word.utf8CodeUnitCount..<sentence.upperBound).first,
      total.range.lowerBound - place - word.utf8CodeUnitCount < 8
    else { return nil }
    let before = parts(sentence.lowerBound..<place)
    if let (a, b) = factors(before), case let value = a.value * b.value, value != total.value,
      isNear(value, total.value)
    {
      return number(total, value, "\(Numbers.text(a.value)) × \(Numbers.text(b.value))", [a, b])
    }
    let same = before.filter { $0.unit == total.unit }
    guard same.count > 1, same.count == before.count, !total.unit.isEmpty,
      case let sum = same.reduce(0, { $0 + $1.value }),
      abs(sum - total.value) > max(total.step, same.map(\.step).max() ?? 1) / 2,
      isNear(sum, total.value)
    else { return nil }
    return number(
      total, sum, same.map { Numbers.text($0.value) }.joined(separator: " + "), same)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { a < b * 1.5 && b < a * 1.5 }

  /// The only two numbers, with "×" between them.
  private func factors(_ parts: [Part]) -> (Part, Part)? {
    guard parts.count == 2,
      ASCII.find("×", in: document.plain, parts[0].range.upperBound..<parts[1].range.lowerBound)
        != nil, parts.allSatisfy({ $0.step == 1 && $0.value > 1 })
    else { return nil }
    return (parts[0], parts[1])
  }

  private func number(
    _ total: Part, _ computed: Double, _ formula: String, _ sources: [Part]
  ) -> DerivedNumber {
    func origin(_ part: Part) -> Origin {
      document.origin(document.sourceRange(plain: part.range))
    }
    return DerivedNumber(
      kind: .total, claimed: document.string(plain: total.range),
      computed: Numbers.text(computed, decimals: 3) + " " + total.unit,
      arithmetic: formula + " = " + Numbers.text(computed, decimals: 3), origin: origin(total),
      sources: sources.map(origin))
  }

  /// Whether "約" stands in front of a number.
  private func isAbout(_ place: Int, _ least: Int) -> Bool {
    var offset = place
    while offset > least, document.plain[offset - 1] == ASCII.space { offset -= 1 }
    return offset - least >= 3
      && (ASCII.starts(document.plain, at: offset - 3, with: "約")
        || ASCII.starts(document.plain, at: offset - 3, with: "约"))
  }

  /// The numbers of a text, each with the sign of its unit: the first character behind it that is no blank.
  private func parts(_ range: Range<Int>) -> [Part] {
    let bytes = document.plain
    var result: [Part] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(bytes[offset]),
        offset == range.lowerBound || !ASCII.isWord(bytes[offset - 1]) || bytes[offset - 1] >= 0x80
      else {
        offset += 1
        continue
      }
      let start = offset
      if isAbout(start, range.lowerBound) { return [] }
      while offset < range.upperBound, ASCII.isDigit(bytes[offset]) || bytes[offset] == ASCII.dot {
        offset += 1
      }
      let text = document.string(plain: start..<offset)
      let end = offset
      while offset < range.upperBound, bytes[offset] == ASCII.space { offset += 1 }
      let rest = document.string(plain: offset..<min(range.upperBound, offset + 12))
      guard let value = Double(text) else { continue }
      let unit = rest.first.map { $0.isLetter ? String($0) : "" } ?? ""
      let step = text.contains(".") ? 0.1 : 1
      result.append(Part(value: value, step: step, unit: unit, range: start..<end))
    }
    return result
  }
}
