import SpecAnalysis
import SpecModel
import SpecText

/// Reports recorded texts whose contrast is below the demand of WCAG 2 (criterion 1.4.3).
enum ContrastRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let demands = context.constraints(.contrast)
    let constraint = demands.first { $0.quantity.min == 4.5 } ?? demands.first
    let facts = context.facts
    let texts = facts.nodes.indices.filter {
      facts.nodes[$0].isDrawn && facts.nodes[$0].text?.isEmpty == false
    }
    let colored = texts.filter { facts.nodes[$0].style?.color != nil }
    if colored.isEmpty {
      if let constraint {
        results.checks.append(
          LayoutCheck(.contrast, .unknown, node: nil, expected: "readable contrast")
            .because(.notRecorded).stated(at: constraint.origin))
      }
      return
    }
    let backdrops = Backdrops(facts.nodes)
    for node in colored {
      results.checks.append(judge(node, backdrops, facts).stated(at: constraint?.origin))
    }
  }

  private static func judge(
    _ node: Int, _ backdrops: Backdrops, _ facts: LayoutFacts
  ) -> LayoutCheck {
    let style = facts.nodes[node].style
    let isLarge =
      (style?.size ?? 0) >= 18 || (style?.size ?? 0) >= 14 && (style?.weight ?? 0) >= 700
    let minimum = isLarge ? 3.0 : 4.5
    var check = LayoutCheck(
      .contrast, .unknown, node: node, expected: "≥ \(Decimals.text(minimum)):1")
    if facts.nodes[node].enabled == false {
      check.verdict = .notApplicable
      return check.because(.disabled)
    }
    guard let color = style?.color, let back = backdrops[node] else {
      return check.because(.notRecorded)
    }
    // What lies behind translucent backgrounds is not known: judge between black and white.
    let ends = [RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1)].map { end in
      ratio(back.seen(color, over: end), back.seen(nil, over: end))
    }
    let low = ends.min() ?? 1
    let high = ends.max() ?? 1
    check.actual = "\(Numbers.text(low, decimals: 2)):1"
    if low >= minimum - 0.01 {
      check.verdict = .pass
    } else if high < minimum - 0.01 {
      check.verdict = .fail
      let shown = back.opacity < 1 ? back.seen(color) : color
      check.message =
        "contrast of '\(facts.caption(node))' is \(Numbers.text(high, decimals: 2)):1, "
        + "below \(Decimals.text(minimum)):1 (\(shown.hex) on \(back.seen(nil).hex))"
    } else {
      return check.because(.notRecorded)
    }
    return check
  }

  /// Contrast ratio of two opaque colours.
  static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
    OpaqueColor.contrast(luminance(first), luminance(second))
  }

  private static func luminance(_ color: RGBA) -> Double {
    OpaqueColor.luminance(red: color.red, green: color.green, blue: color.blue)
  }
}
