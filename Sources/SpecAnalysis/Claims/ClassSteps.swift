import SpecModel
import SpecSyntax
import SpecText

/// Lengths beside utility classes whose number counts quarters of a rem: "`gap-4` (16px)".
///
/// The usual slip takes the number for pixels: "moves by 2px" above "`translate-x-2`", which are 8 pixels.
///
/// - Source: Tailwind CSS, "Theme variables": `--spacing` is 0.25rem.
struct ClassSteps {
  let lines: ClaimLines
  private var document: Document { lines.document }

  init(lines: ClaimLines) { self.lines = lines }

  /// A class and its number.
  private struct Step {
    var number: Double
    var range: Range<Int>
  }

  func find() -> [DerivedNumber] {
    guard document.mentions("ailwind"), RootSize.find(lines) == RootSize.initial else { return [] }
    var result: [DerivedNumber] = []
    for (index, line) in lines.lines.enumerated()
    where line.kind == .prose || line.kind == .row {
      for part in line.parts {
        if let found = bracketed(part, line) { result.append(found) }
        guard let step = step(in: part) else { continue }
        let own = pixels(part)
        if own.isEmpty {
          if line.kind == .prose, let found = slip(step, line, besides: index) {
            result.append(found)
          }
        } else if let found = own.only, found.range.lowerBound - step.range.upperBound <= 3,
          found.range.lowerBound > step.range.upperBound, found.value != step.number * 4
        {
          result.append(number(found, step, line, line))
        }
      }
    }
    return result
  }

  private static let sides: Lexicon = [
    "p", "px", "py", "pt", "pb", "pl", "pr", "m", "mx", "my", "mt", "mb", "ml", "mr", "gap", "w",
    "h", "size",
  ]
  private static let joints: Lexicon = ["to", "bis", "à", "a", "–", "-", "/", "×", "x"]

  /// "0.5rem 1rem (py-2 px-4)": lengths with the class of each in parentheses behind them, in the same order.
  private func bracketed(_ part: Range<Int>, _ line: ClaimLine) -> DerivedNumber? {
    let plain = document.plain
    guard ASCII.find("rem", in: plain, part) != nil || ASCII.find("px", in: plain, part) != nil,
      let open = ASCII.find(0x28, in: plain, part),
      let close = ASCII.find(0x29, in: plain, open..<part.upperBound),
      let steps = classes(open + 1..<close)
    else { return nil }
    let amounts = AmountReader.read(plain, part.lowerBound..<open)
      .filter { ($0.unit == .px || $0.unit == .rem) && !$0.isInexact }
    guard amounts.count >= steps.count, case let last = amounts.suffix(steps.count),
      amounts.count == steps.count, let end = last.last?.range.upperBound, open - end <= 2
    else { return nil }
    for (amount, step) in zip(last, steps) {
      let pixels = amount.unit == .rem ? amount.value * RootSize.initial : amount.value
      guard abs(pixels - step.number * 4) > 0.01 else { continue }
      let quarter = Numbers.text(step.number * 0.25) + "rem"
      let value = amount.unit == .rem ? quarter : Numbers.text(step.number * 4) + "px"
      let name = document.string(plain: step.range)
      return DerivedNumber(
        kind: .conversion, claimed: amount.text(amount.value), computed: value,
        arithmetic: "\(name) = \(Numbers.text(step.number)) × 0.25rem = \(value)",
        origin: lines.origin(amount.range, of: line), sources: [lines.origin(step.range, of: line)])
    }
    return nil
  }

  /// The classes with numbers of a parenthesis that holds nothing else.
  private func classes(_ range: Range<Int>) -> [Step]? {
    let plain = document.plain
    var result: [Step] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end =
        (offset..<range.upperBound).first {
          plain[$0] == ASCII.space || plain[$0] == 0x2C
        } ?? range.upperBound
      defer { offset = end + 1 }
      guard end > offset else { continue }
      let word = document.string(plain: offset..<end)
      if Self.joints.contains(word) { continue }
      guard let hyphen = word.lastIndex(of: "-"), Self.sides.contains(String(word[..<hyphen])),
        let number = Double(word[word.index(after: hyphen)...])
      else { return nil }
      result.append(Step(number: number, range: offset..<end))
    }
    return result.isEmpty ? nil : result
  }

  /// The line above in the same list, which takes the number of the class for pixels.
  private func slip(_ step: Step, _ line: ClaimLine, besides index: Int) -> DerivedNumber? {
    guard index > 0, step.number >= 1 else { return nil }
    let above = lines.lines[index - 1]
    guard above.kind == .prose, list(of: above) == list(of: line), list(of: line) != nil,
      let found = pixels(above.parts[0]).only, found.value == step.number
    else { return nil }
    return number(found, step, above, line)
  }

  private func list(of line: ClaimLine) -> Int32? {
    let item = document.nodes[line.node].parent
    guard item >= 0, document.nodes[Int(item)].kind == .item else { return nil }
    return document.nodes[Int(item)].parent
  }

  private func number(
    _ found: Amount, _ step: Step, _ line: ClaimLine, _ origin: ClaimLine
  ) -> DerivedNumber {
    let value = Numbers.text(step.number * 4) + "px"
    let name = document.string(plain: step.range)
    return DerivedNumber(
      kind: .conversion, claimed: found.text(found.value), computed: value,
      arithmetic: "\(name) = \(Numbers.text(step.number)) × 0.25rem = \(value)",
      origin: lines.origin(found.range, of: line), sources: [lines.origin(step.range, of: origin)])
  }

  private func pixels(_ part: Range<Int>) -> [Amount] {
    AmountReader.read(document.plain, part).filter { $0.unit == .px && !$0.isInexact }
  }

  private static let stems: [StaticString] = [
    "translate-x-", "translate-y-", "gap-", "space-x-", "space-y-",
  ]

  /// The only class of a part that is followed by a number without a unit.
  private func step(in part: Range<Int>) -> Step? {
    let plain = document.plain
    for stem in Self.stems {
      guard let start = ASCII.find(stem, in: plain, part) else { continue }
      let digits = start + stem.utf8CodeUnitCount
      var end = digits
      while end < part.upperBound, ASCII.isDigit(plain[end]) || plain[end] == ASCII.dot { end += 1 }
      guard end > digits, end == part.upperBound || !ASCII.isWord(plain[end]) && plain[end] != 0x2F,
        let number = Double(String(decoding: plain[digits..<end], as: UTF8.self)),
        ASCII.find(stem, in: plain, end..<part.upperBound) == nil
      else { continue }
      return Step(number: number, range: start..<end)
    }
    return nil
  }
}
