/// The text size setting under which a dump was made, and what it makes of sizes.
///
/// The format tells the platform; else a size category is Apple's, dp are Android's, and pt without a factor Apple's.
struct TextSetting {
  private let platform: Platform
  private let category: TextSizeCategory?
  private let factor: Double?
  /// The categories that may be meant: the one that is named, else those near the factor.
  private let categories: [TextSizeCategory]
  /// What the dump calls the category, where that is no known name.
  private let foreign: String?

  init(_ dump: LayoutDump) {
    let screen = dump.screen
    category = screen.contentSize.flatMap(TextSizeCategory.init(name:))
    foreign = category == nil ? screen.contentSize : nil
    factor = screen.fontScale
    categories = Self.categories(named: category, near: factor)
    var platform = Platform(dump.recordedFormat)
    if platform == .unknown {
      if category != nil {
        platform = .apple
      } else if dump.recordedFormat == .layoutdump {
        platform =
          screen.unit == .dp ? .android : screen.unit == .pt && factor == nil ? .apple : .unknown
      }
    }
    self.platform = platform
  }

  /// Whether texts have the sizes that a spec states.
  var isDefault: Bool {
    (category ?? .large) == .large && (factor ?? 1) == 1 && foreign == nil
  }

  /// The setting for people.
  var text: String {
    if let category, category != .large { return "text size \(category.rawValue)" }
    return foreign.map { "text size '\($0)'" } ?? "text scale \(Decimals.text(factor ?? 1))"
  }

  /// What the platform makes of a size, the smallest where its versions differ; `nil` where the
  /// platform or the text style is not known.
  func expected(_ base: Double) -> Double? {
    if isDefault { return base }
    guard foreign == nil else { return nil }
    switch platform {
    case .apple: return category.flatMap { TypeCurve.apple(base, $0) }
    case .android:
      return factor.map { min(base * $0, TypeCurve.android14(base, factor: $0)) }
    case .web, .unknown: return nil
    }
  }

  /// Every size that a platform may make of one; that of Apple's text style where one has the size by default.
  func sizes(of base: Double) -> [Double] {
    if isDefault { return [base] }
    var sizes: [Double] = []
    if platform != .apple || category == nil, let factor {
      sizes = [base * factor, TypeCurve.android14(base, factor: factor)]
    }
    guard platform == .apple || platform == .unknown || factor == nil else { return sizes }
    for known in categories {
      sizes += TypeCurve.apple(base, known).map { [$0] } ?? TypeCurve.appleScaled(base, known)
    }
    return sizes
  }

  /// Whether a size is what becomes of another one; `nil` where that cannot be told.
  func agrees(_ size: Double, with base: Double) -> Bool? {
    if isDefault { return abs(size - base) <= 0.05 }
    if sizes(of: base).contains(where: { abs($0 - size) <= Self.slack }) { return true }
    // Android dumps may hold sizes in sp, to which no factor applies.
    if platform == .android, abs(size - base) <= Self.slack { return nil }
    // A font of an app may have the size of one style and scale as another one.
    let isScaled = categories.contains { known in
      TypeCurve.appleScaled(base, known).contains { abs($0 - size) <= Self.slack }
    }
    return expected(base) == nil || platform == .apple && isScaled ? nil : false
  }

  /// Platforms round enlarged sizes to whole or half points.
  static let slack = 0.6

  private static func categories(
    named category: TextSizeCategory?, near factor: Double?
  ) -> [TextSizeCategory] {
    if let category { return [category] }
    guard let factor else { return [] }
    return TextSizeCategory.allCases.filter { abs($0.factor / factor - 1) <= 0.15 }
  }
}
