import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports text scales that are not those of the platform.
public struct ScaleLimitWrong: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X855", name: "scale-limit-wrong",
    summary:
      "The platform or the reader enlarges text further than the document allows for.",
    category: .accessibility, defaultSeverity: .warning,
    explanation: """
      The largest setting of Dynamic Type (AX5) makes body text 53 points, which is 312% of 17. A design
      that takes 200% for the maximum is not tried out where text is cut off. Sizes that a line gives for
      a text style and a setting are compared with the published table. Android ends at 200%; a demand
      such as "at least 200%" is left alone. A page that forbids zooming is reported as well.
      """,
    references: [
      "Human Interface Guidelines, Typography, Dynamic Type sizes",
      "Human Interface Guidelines, Typography, Larger accessibility type sizes",
      "WCAG 2.2, 1.4.4 Resize Text (AA)",
    ],
    examples: [
      .accepted("## Dynamic Type\n\n- Maximum text size (AX5): body is 53pt\n"),
      .accepted("## Zoom\n\n- Text resizes up to 200% without loss\n"),
      .flagged("## Dynamic Type\n\n- Text size at its maximum (⟦200%⟧)\n"),
      .flagged("## Dynamic Type\n\n- Body at AX5: ⟦34pt⟧\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Points per text style for the settings from xSmall to AX5; Large is the default.
  private static let sizes: [String: [Double]] = [
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
  ]

  /// Names of the accessibility settings, with their place in the table.
  private static let settings: [String: Int] = ["ax1": 7, "ax2": 8, "ax3": 9, "ax4": 10, "ax5": 11]

  /// Looks at lines that speak of Dynamic Type or stand below such a heading.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkZoom(context, into: &diagnostics)
    let document = context.document
    guard document.mentions("ynamic Type") || document.mentions("AX") else { return }
    let isBelow = document.sections.indices.map {
      document.title(ofSection: $0).contains("Dynamic Type")
    }
    for (index, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let range = document.plainText(of: index)
      let isAboutType =
        isBelow.indices.contains(Int(node.section)) && isBelow[Int(node.section)]
        || ASCII.find("Dynamic Type", in: document.plain, range) != nil
      guard isAboutType || ASCII.find("AX", in: document.plain, range) != nil else { continue }
      let words = Names.words(document.string(plain: range))
      if isAboutType, let found = limit(words, range, context) { diagnostics.append(found) }
      if let found = size(words, range, context) { diagnostics.append(found) }
    }
  }

  /// "maximum (200%)"
  private func limit(
    _ words: [String], _ range: Range<Int>, _ context: RuleContext
  ) -> Diagnostic? {
    guard words.contains("maximum") || words.contains("largest") || words.contains("max"),
      words.contains("text") || words.contains("type") || words.contains("font"),
      words.contains("size") || words.contains("sizes") || words.contains("scale")
        || words.contains("scales") || isMaximumOfType(words),
      !words.contains("android"), !words.contains("least"),
      !words.contains(where: { ["cap", "caps", "capped"].contains($0) })
    else { return nil }
    let percents = numbers(range, context, suffix: 0x25)
    guard Set(percents.map(\.value)).count == 1, let percent = percents.first, percent.value > 100,
      percent.value < 300
    else { return nil }
    return diagnostic(
      "the largest Dynamic Type setting is 312%, not \(Numbers.text(percent.value))%",
      at: percent.origin, label: "body text grows to 53pt",
      why: "body at AX5 is 53pt: 53 ÷ 17 = 3.12",
      help: "design for AX5, or write 'at 200%' where this is one step of several")
  }

  /// "Dynamic Type up to a maximum of 200%": the percentage right behind the word, with nothing else to be counted.
  private func isMaximumOfType(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: { ["maximum", "max", "largest"].contains($0) }),
      words.contains("dynamic")
    else { return false }
    let next = words[(place + 1)...].first { $0 != "of" && $0 != "is" }
    return next.map { $0.utf8.allSatisfy(ASCII.isDigit) } == true
      && !words.contains(where: { $0 == "lines" || $0 == "line" || $0 == "width" })
  }

  /// Words of a design that does not let its text grow as far as the setting asks for.
  private static let caps: Lexicon = [
    "cap", "caps", "capped", "clamp", "clamped", "limit", "limited", "limits",
  ]

  /// "Body at AX5: 40pt", "17pt grows to 40pt at AX5"
  private func size(
    _ words: [String], _ range: Range<Int>, _ context: RuleContext
  ) -> Diagnostic? {
    let named = words.filter { Self.settings[$0] != nil }
    let styles = words.filter { Self.sizes[$0] != nil }
    guard named.count == 1, styles.count < 2, let setting = Self.settings[named[0]],
      !words.contains(where: Self.caps.contains)
    else { return nil }
    let points = numbers(range, context, suffix: 0x70)
    // A size that is none of a style by default says nothing of which style is meant.
    let isGrown = points.count == 2 && Self.sizes[styles.first ?? "body"]?[3] == points[0].value
    guard let style = styles.first ?? (isGrown ? "body" : nil), let row = Self.sizes[style],
      case let expected = row[setting], isGrown || points.count == 1,
      let point = points.last, point.value != expected, point.value != row[3]
    else { return nil }
    let text = Numbers.text(expected)
    return diagnostic(
      "\(style) is \(text)pt at \(named[0].uppercased()), not \(Numbers.text(point.value))pt",
      at: point.origin, label: "\(text)pt",
      why: "the table of larger accessibility type sizes gives \(text) points",
      help: "write \(text)pt",
      fix: .init(
        safety: .unsafe, title: "write \(text)pt", edits: [.init(point.origin, text: "\(text)pt")]))
  }

  /// The numbers right before "%" or "pt", with that unit.
  private func numbers(
    _ range: Range<Int>, _ context: RuleContext, suffix: UInt8
  ) -> [(value: Double, origin: Origin)] {
    let plain = context.document.plain
    var result: [(value: Double, origin: Origin)] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(plain[offset]) else {
        offset += 1
        continue
      }
      var end = offset
      while end < range.upperBound, ASCII.isDigit(plain[end]) || plain[end] == ASCII.dot {
        end += 1
      }
      let isUnit =
        end < range.upperBound && plain[end] == suffix
        && (suffix == 0x25 || end + 1 < range.upperBound && plain[end + 1] == 0x74)
      if isUnit, let value = Double(context.document.string(plain: offset..<end)) {
        let place = offset..<end + (suffix == 0x25 ? 1 : 2)
        result.append(
          (value, context.document.origin(context.document.sourceRange(plain: place))))
      }
      offset = end + 1
    }
    return result
  }
}
