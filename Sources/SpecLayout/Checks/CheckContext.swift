import SpecModel
import SpecText

/// What a check may look at.
struct CheckContext {
  /// The dump.
  let facts: LayoutFacts
  /// The words of its texts and names.
  let words: DumpWords
  /// The spec whose state the dump shows, else all, and the documents that serve it.
  let serving: ServingSpecs
  /// The state that the dump shows.
  let state: String?
  /// Its name folded, as the states of statements are: drawings, sections and machines spell names in their own ways.
  var stateKey: String? { state.map(Names.key) }
  /// Whether a person or the dump names the state.
  let isStateNamed: Bool
  /// Which state a statement belongs to.
  let sections: StateSections
  /// The drawing of that state.
  let wireframe: Wireframe?
  /// Rows of the drawing and the elements found for them.
  let match: RowMatch?
  /// What a person states.
  let options: LayoutOptions
  /// The room around targets.
  let spacing: TargetSpacing
  /// What is known of other exceptions for small targets.
  let exceptions: TargetExceptions
  /// Links in lines of text.
  let inlineLinks: InlineLinks
  /// What later targets leave of each one.
  let freeArea: FreeArea

  /// The demands of a kind: those of the nearest document that makes them.
  func constraints(_ kind: Constraint.Kind) -> [Constraint] {
    let platform = Platform(facts.dump.recordedFormat)
    return serving.constraints(kind) { constraint in
      let unit = constraint.quantity.unit
      return applies(constraint) == true && (unit != .pt && unit != .dp || platform.uses(unit))
    }
  }

  /// The defined values that may hold under the color scheme of the dump.
  var palette: TokenPalette {
    serving.palette(scheme: facts.dump.screen.scheme?.lowercased())
  }

  /// Width of the screen in pt/dp.
  var screenWidth: Double? {
    guard let scale = facts.dump.screen.unitsPerPoint, let width = facts.dump.screen.width
    else { return nil }
    return width / scale
  }

  /// Compares a demanded minimum with the values that a length may have.
  ///
  /// A dump in pixels is rounded to whole dp first, as Android's own checks do, unless strict.
  func verdict(_ value: Double, _ possible: Interval, atLeast minimum: Double) -> LayoutVerdict {
    let margin = 0.05 + options.tolerance
    if possible.low + margin >= minimum { return .pass }
    if !options.isStrict {
      let nominal = facts.dump.screen.rounding == .px ? value.rounded() : value
      if nominal + margin >= minimum { return .pass }
    }
    return possible.high + margin < minimum ? .fail : .unknown
  }

  /// Compares a demanded length with the values that a length may have.
  func verdict(_ value: Double, _ possible: Interval, equals demanded: Quantity) -> LayoutVerdict {
    let margin = 0.05 + options.tolerance + (demanded.isApproximate ? 2 : 0)
    let low = demanded.min ?? -.infinity
    let high = demanded.max ?? .infinity
    if possible.high + margin < low || possible.low - margin > high { return .fail }
    let nominal = facts.dump.screen.rounding == .px ? value.rounded() : value
    if !options.isStrict, low - margin <= nominal, nominal <= high + margin { return .pass }
    return possible.low + margin >= low && possible.high - margin <= high ? .pass : .unknown
  }

  /// Whether a demand holds on this screen; `nil` where that depends on what is not known.
  func applies(_ constraint: Constraint) -> Bool? {
    guard let condition = constraint.condition else { return true }
    return serving.condition(condition)
      .holds(on: Platform(facts.dump.recordedFormat), width: screenWidth)
  }
}

/// The platform that a dump is from.
enum Platform {
  case apple, android, web, unknown

  init(_ format: LayoutFormat) {
    switch format {
    case .uiautomatorXML, .appiumAndroidXML, .maestroAndroidJSON, .dumpsysText, .droidBotJSON,
      .ricoJSON, .composeText:
      self = .android
    case .appiumXCUITestXML, .wdaJSON, .idbJSON, .maestroIOSJSON, .uiViewText, .nsViewText,
      .xcuiElementText:
      self = .apple
    case .galenJSON, .midsceneJSON, .domSnapshotJSON, .playwrightJSON, .playwrightText:
      self = .web
    case .layoutdump, .figmaJSON, .detoxXML, .sentryJSON, .flutterRenderText,
      .flutterSemanticsText:
      self = .unknown
    }
  }

  /// The platforms that a condition names.
  static func named(in condition: String) -> [Platform] {
    let words = Set(Names.words(condition).flatMap { [$0, Subject.singular($0)] })
    var named: [Platform] = []
    if !words.isDisjoint(with: ["ios", "iphone", "ipad", "apple", "uikit", "swiftui", "hig"])
      || condition.contains("iOS") || condition.contains("iPhone")
    {
      named.append(.apple)
    }
    if !words.isDisjoint(with: ["android", "material", "compose"]) { named.append(.android) }
    if !words.isDisjoint(with: ["web", "browser", "css", "wcag"]) { named.append(.web) }
    return named
  }

  /// Whether lengths in a unit speak of this platform.
  func uses(_ unit: Unit) -> Bool {
    switch self {
    case .apple: unit == .pt
    case .android: unit == .dp
    case .web: unit == .px
    case .unknown: true
    }
  }
}

/// What a demand says of the screens on which it holds.
struct StatedCondition {
  private let platforms: [Platform]
  private let breakpoint: Breakpoint

  /// Reads the platforms and widths that a text names.
  init(_ text: String) {
    platforms = Platform.named(in: text)
    breakpoint = Breakpoint(text)
  }

  /// Whether it holds on a screen; `nil` where that depends on what is not known.
  func holds(on platform: Platform, width: Double?) -> Bool? {
    if !platforms.isEmpty, platform != .unknown { return platforms.contains(platform) }
    return breakpoint.contains(width: width)
  }
}

/// A range of screen widths as specs name them: "Tablet (768-1023px)", "mobile".
struct Breakpoint {
  /// Smallest width in pt/dp.
  var low: Double?
  /// Largest width in pt/dp.
  var high: Double?

  init(_ text: String) {
    let lower = text.lowercased()
    let spaced = String(lower.map { $0 == "-" || $0 == "–" ? " " : $0 })
    let numbers = DumpValue.numbers(in: spaced).filter { $0 >= 200 }
    if numbers.count >= 2 {
      low = numbers[0]
      high = numbers[1]
    } else if let number = numbers.first {
      let isUpper = ["<", "≤", "max", "up to", "below", "under"].contains { lower.contains($0) }
      if isUpper { high = number } else { low = number }
    } else if lower.contains("tablet") || lower.contains("ipad") {
      low = 600
      high = 1279
    } else if lower.contains("desktop") || lower.contains("large screen") {
      low = 1024
    } else if lower.contains("mobile") || lower.contains("phone") {
      high = 599
    }
  }

  /// Whether a screen falls into the range; `nil` where one of the two is not known.
  func contains(width: Double?) -> Bool? {
    guard low != nil || high != nil, let width else { return nil }
    return width >= (low ?? 0) && width <= (high ?? .infinity)
  }
}
