import SpecModel
import SpecText

/// Holds two spellings of one value against each other: "0.75rem (12px)", "40% (0.4)", "60fps (16.7ms per frame)".
enum Conversions {
  /// - Parameter root: pixels of 1 rem.
  static func find(in text: ClaimText, root: Double) -> [WrongNumber] {
    var result: [WrongNumber] = []
    for index in text.amounts.indices.dropLast() {
      if let found = rootSizes(index, text, root) { result += found }
      if let found = fraction(index, text) { result.append(found) }
      if let found = frame(index, text) { result.append(found) }
      if let found = share(index, text) { result.append(found) }
    }
    return result
  }

  /// What opens a second spelling: a parenthesis, an equals sign, a comment.
  private static func opens(_ gap: String) -> Bool {
    let marks = gap.filter { $0 != " " && $0 != "`" && $0 != "*" && $0 != "\t" }
    return ["(", "=", "/", ";/", ";//"].contains(marks)
  }

  // MARK: rem

  /// "6px 12px (0.375rem 0.75rem)": as many lengths on both sides, member by member.
  ///
  /// - Source: CSS Values and Units 4, 6.1.1; the initial font size of browsers is 16 px.
  private static func rootSizes(
    _ index: Int, _ text: ClaimText, _ size: Double
  ) -> [WrongNumber]? {
    let amounts = text.amounts
    guard isPair(amounts[index], amounts[index + 1]) else { return nil }
    let gap = text.gap(after: index)
    guard opens(gap) else { return nil }
    let left = run(endingAt: index, text)
    let right = run(startingAt: index + 1, text)
    guard left.count == right.count, !left.contains(where: { amounts[$0].isInexact }),
      !right.contains(where: { amounts[$0].isInexact }), closes(right, gap, text)
    else { return nil }
    return zip(left, right).compactMap { first, second in
      let pixels = amounts[first].unit == .px ? first : second
      let root = pixels == first ? second : first
      let computed = amounts[root].value * size
      let claimed = amounts[pixels].value
      let slack = max(0.5, amounts[root].step < 1 ? amounts[root].step * size / 2 : 0)
      // Half a step is rounded up: 1.25 is written 1.3, and never 1.2.
      let isCut = slack > 0.5 && claimed > computed && claimed - computed > slack - 1e-9
      guard abs(computed - claimed) > slack + 1e-9 || isCut else { return nil }
      // "1rem / 24px" may be size and line height.
      if gap.contains("/"), !gap.contains(";"), (1.1...2).contains(claimed / computed) {
        return nil
      }
      return WrongNumber(
        kind: .conversion, claimed: second,
        computed: second == pixels
          ? amounts[pixels].text(computed) : amounts[root].text(claimed / size),
        arithmetic:
          "\(Numbers.text(amounts[root].value)) × \(Numbers.text(size)) = "
          + Numbers.text(computed, decimals: 3),
        sources: [first])
    }
  }

  private static func isPair(_ a: Amount, _ b: Amount) -> Bool {
    a.unit == .px && b.unit == .rem || a.unit == .rem && b.unit == .px
  }

  /// A second spelling in parentheses holds nothing else; one in a comment ends it.
  private static func closes(_ right: [Int], _ gap: String, _ text: ClaimText) -> Bool {
    guard let last = right.last else { return false }
    let rest = text.gap(after: last).drop { $0 == " " || $0 == "`" || $0 == "*" }
    // "0.75rem/10px/8px" lists values.
    if gap == "/", rest.first == "/" { return false }
    if gap.contains("(") { return rest.first == ")" || rest.first == "," }
    return rest.isEmpty || [")", "/", ",", ";", "|", "."].contains(rest.first)
  }

  private static func run(endingAt index: Int, _ text: ClaimText) -> [Int] {
    var first = index
    while first > 0, text.amounts[first - 1].unit == text.amounts[index].unit,
      text.gap(after: first - 1).allSatisfy({ $0 == " " })
    {
      first -= 1
    }
    return Array(first...index)
  }

  private static func run(startingAt index: Int, _ text: ClaimText) -> [Int] {
    var last = index
    while last + 1 < text.amounts.count,
      text.amounts[last + 1].unit == text.amounts[index].unit,
      text.gap(after: last).allSatisfy({ $0 == " " })
    {
      last += 1
    }
    return Array(index...last)
  }

  // MARK: Percent

  /// "40% (0.4)" and "0.4 (40%)"
  private static func fraction(_ index: Int, _ text: ClaimText) -> WrongNumber? {
    let first = text.amounts[index]
    let second = text.amounts[index + 1]
    guard first.unit == .percent || second.unit == .percent else { return nil }
    let gap = text.gap(after: index)
    guard !first.isInexact, !second.isInexact, closes([index + 1], gap, text),
      gap.trimmedSpaces == "(" || gap.trimmedSpaces == "="
    else { return nil }
    let percent = first.unit == .percent ? first : second
    let other = first.unit == .percent ? second : first
    guard percent.unit == .percent, other.unit == .none || other.unit == .times, other.step < 1,
      other.value <= 3, percent.value <= 300
    else { return nil }
    let computed = percent.value / 100
    // Rounded to the digits of both, or cut off after them.
    let slack = other.step / 2 + percent.step / 200
    let isCut = other.value < computed && computed - other.value < other.step
    guard abs(computed - other.value) > slack + 1e-9, !isCut else { return nil }
    let isFirst = first.unit == .percent
    return WrongNumber(
      kind: .fraction, claimed: index + 1,
      computed: isFirst ? other.text(computed) : percent.text(other.value * 100),
      arithmetic: isFirst
        ? "\(Numbers.text(percent.value)) ÷ 100 = \(Numbers.text(computed, decimals: 4))"
        : "\(Numbers.text(other.value)) × 100 = \(Numbers.text(other.value * 100, decimals: 4))",
      sources: [index])
  }

  // MARK: Frames

  /// "60fps (16.67ms per frame)", "16ms (60fps)", "< 16ms, 60fps"
  private static func frame(_ index: Int, _ text: ClaimText) -> WrongNumber? {
    let first = text.amounts[index]
    let second = text.amounts[index + 1]
    let rate = first.unit == .fps ? first : second
    let time = first.unit == .fps ? second : first
    guard rate.unit == .fps, time.unit == .ms, rate.value > 0 else { return nil }
    let after = text.gap(after: index + 1)
    guard
      ["(", "(<", "=", ",", "/", "(≤"].contains(text.gap(after: index).trimmedSpaces),
      time.isBound || speaksOfFrame(text.gap(after: index) + after) || after.hasPrefix(")")
    else { return nil }
    let budget = 1000 / rate.value
    // A tighter bound is a demand of its own.
    let isWrong = time.isBound ? time.value > budget + 0.7 : abs(time.value - budget) > 0.7
    guard isWrong, !time.isInexact || time.isBound, time.value < 200 else { return nil }
    let claimed = first.unit == .fps ? index + 1 : index
    return WrongNumber(
      kind: .frame, claimed: claimed, computed: Numbers.text(budget, decimals: 2) + "ms",
      arithmetic: "1000 ÷ \(Numbers.text(rate.value)) = \(Numbers.text(budget, decimals: 2))",
      sources: [claimed == index ? index + 1 : index])
  }

  private static func speaksOfFrame(_ text: String) -> Bool {
    Names.words(text).contains { $0 == "frame" || $0 == "frames" }
  }

  // MARK: Multiples of the base

  /// "4px (0.5 × base)"
  static func multiples(in text: ClaimText, of base: Amount) -> [WrongNumber] {
    text.amounts.indices.dropLast().compactMap { index in
      let value = text.amounts[index]
      let factor = text.amounts[index + 1]
      guard value.unit == base.unit, factor.unit == .none || factor.unit == .times,
        !value.isInexact, !factor.isInexact, text.gap(after: index).trimmedSpaces == "("
      else { return nil }
      let words = text.gap(after: index + 1).drop { " ×x*·".contains($0) }
      let isMultiple = words.hasPrefix("base)") || words.hasPrefix("base unit)")
      let computed = factor.value * base.value
      guard isMultiple,
        abs(computed - value.value)
          > (factor.step < 1 ? factor.step * base.value / 2 : 0) + 1e-9
      else { return nil }
      return WrongNumber(
        kind: .multiple, claimed: index + 1,
        computed: Numbers.text(value.value / base.value, decimals: 3),
        arithmetic: "\(Numbers.text(factor.value)) × \(Numbers.text(base.value)) = "
          + Numbers.text(computed, decimals: 3),
        sources: [index])
    }
  }
}

extension String {
  /// The text without spaces and marks of emphasis at both ends.
  var trimmedSpaces: String {
    func isMark(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x60 || byte == 0x2A || byte == 0x09
    }
    var text = self
    return text.withUTF8 { bytes in
      var start = 0
      var end = bytes.count
      while start < end, isMark(bytes[start]) { start += 1 }
      while end > start, isMark(bytes[end - 1]) { end -= 1 }
      return bytes.string(start..<end)
    }
  }
}
