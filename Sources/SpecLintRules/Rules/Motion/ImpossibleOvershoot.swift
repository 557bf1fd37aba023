import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports curves that are said to overshoot and cannot, or that are said not to and do.
public struct ImpossibleOvershoot: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "A607", name: "impossible-overshoot",
    summary: "A curve is said to overshoot and cannot, or is said not to and does.",
    category: .motion, defaultSeverity: .warning,
    explanation: """
      A cubic Bézier curve lies between the heights of its four points. With both control points at
      heights of 0 to 1 it never goes beyond its end, whatever the remark beside it promises; with one
      of them above 1 or below 0 it does. The rule reads the line of each `cubic-bezier` for
      words such as overshoot and bounce, with and without a "no" before them; in code also the remark
      on the line below.
      """,
    references: ["CSS Easing Functions Level 1, 2.2"],
    examples: [
      .accepted("- `--ease-pop`: cubic-bezier(0.34, 1.56, 0.64, 1), a slight overshoot\n"),
      .flagged("- `--ease-pop`: ⟦cubic-bezier(0.2, 1, 0.3, 1)⟧, a slight overshoot\n"),
    ]
  )

  private static let cues: Lexicon = [
    "overshoot", "overshoots", "overshooting", "bounce", "bounces", "bouncy", "rebound",
    "rebounds", "elastic", "elastisch", "elastische", "federnd", "rebond", "rebote", "elástico",
    "elástica", "élastique",
  ]
  /// The same in scripts without blanks.
  private static let wideCues = ["弹性", "彈性", "回弹", "回彈", "弹跳", "弾性", "弾む", "バウンス", "탄성", "바운스"]

  /// Whether a word promises an overshoot.
  private static func isCue(_ word: String) -> Bool {
    cues.contains(word)
      || word.utf8.contains { $0 >= 0xE3 } && wideCues.contains(where: word.contains)
  }

  private static let denials = NegationWords.words.union([
    "zero", "avoid", "avoids", "sans", "instead", "rather", "than",
  ])

  /// Makes the rule.
  public init() {}

  /// Reads the remark of each curve.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let source = context.document.source
    guard context.document.mentions("cubic-bezier(") else { return }
    var offset = 0
    while let start = ASCII.find("cubic-bezier(", in: source.bytes, offset..<source.bytes.count) {
      let index = source.lineIndex(of: start)
      let line = source.lineRange(index)
      offset = Int(line.end)
      guard line.offsets.count < 400,
        ASCII.find("cubic-bezier(", in: source.bytes, start + 1..<Int(line.end)) == nil,
        let close = ASCII.find(0x29, in: source.bytes, start..<Int(line.end)),
        context.isNormative(line)
      else { continue }
      let numbers = String(decoding: source.bytes[start + 13..<close], as: UTF8.self)
        .split(separator: ",").map { Double($0.filter { $0 != " " }) }
      guard numbers.count == 4, let first = numbers[1], let second = numbers[3] else { continue }
      let part = clause(around: start, close, line.offsets, source.bytes)
      let before = Names.words(source.string(SourceRange(part.lowerBound, start)))
      let remark =
        part.upperBound < Int(line.end)
        ? source.string(SourceRange(close + 1, part.upperBound))
        : remark(after: close, index, source)
      let words = before + Names.words(remark)
      guard let cue = words.firstIndex(where: Self.isCue),
        !isParameter(words[cue], of: remark)
      else { continue }
      let isDenied = words[..<cue].suffix(3).contains(where: Self.denials.contains)
      let overshoots = !(0...1).contains(first) || !(0...1).contains(second)
      guard overshoots == isDenied else { continue }
      let heights = "\(Numbers.text(first)) and \(Numbers.text(second))"
      diagnostics.append(
        diagnostic(
          overshoots
            ? "this curve goes beyond its ends, and the line denies it"
            : "this curve cannot overshoot, and the line says '\(words[cue])'",
          at: context.origin(SourceRange(start, close + 1)),
          label: "its control points are \(heights) high",
          why: overshoots
            ? "a control point outside 0 to 1 pulls the curve beyond its ends"
            : "a Bézier curve stays between its points, and all of them lie between 0 and 1",
          help: overshoots
            ? "move both heights into 0 to 1, or change the remark"
            : "raise the second height above 1, as in cubic-bezier(0.34, 1.56, 0.64, 1), or change the "
              + "remark"))
    }
  }

  /// The part of a line between semicolons before blanks that holds a curve: what stands beyond is of other motions.
  ///
  /// In code a semicolon ends a declaration, and the remark behind it is still that of the curve.
  private func clause(
    around start: Int, _ close: Int, _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    func ends(_ offset: Int) -> Bool {
      guard bytes[offset] == 0x3B, offset + 1 < line.upperBound, bytes[offset + 1] == ASCII.space
      else { return false }
      return bytes[(offset + 1)..<line.upperBound].first { $0 != ASCII.space } != 0x2F
    }
    var (low, high) = (start, close)
    while low > line.lowerBound, !ends(low - 1) { low -= 1 }
    while high < line.upperBound, !ends(high) { high += 1 }
    return low..<high
  }

  /// Whether a word names a number of something else: "spring(duration: 0.4, bounce: 0.1)".
  private func isParameter(_ word: String, of text: String) -> Bool {
    let bytes = Array(text.lowercased().utf8)
    let word = Array(word.utf8)
    guard let place = bytes.firstRange(of: word) else { return false }
    let rest = bytes[place.upperBound...].drop { $0 == ASCII.space }
    guard let mark = rest.first, mark == ASCII.colon || mark == 0x3D else { return false }
    return rest.dropFirst().first { $0 != ASCII.space }.map(ASCII.isDigit) ?? false
  }

  /// What follows a curve on its line, and the line below where it begins with a remark.
  private func remark(after close: Int, _ index: Int, _ source: SourceText) -> String {
    let rest = source.string(SourceRange(close + 1, Int(source.lineRange(index).end)))
    guard index + 1 < source.lineCount, !rest.utf8.contains(0x2F) else { return rest }
    let below = source.lineRange(index + 1)
    let start = ASCII.trimmed(source.bytes, below.offsets).lowerBound
    guard below.offsets.count < 400, ASCII.starts(source.bytes, at: start, with: "/*") else {
      return rest
    }
    return rest + " " + source.string(below)
  }
}
