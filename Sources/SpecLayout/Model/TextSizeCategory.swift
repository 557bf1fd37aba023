/// A text size of Apple's platforms, from "XS" to "AX5"; "L" is the default.
public enum TextSizeCategory: String, Sendable, Hashable, CaseIterable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// Reads a name as people and Apple's interfaces write it.
  ///
  /// - Source: the constants of `UIContentSizeCategory` ("UICTContentSizeCategoryAccessibilityXXXL"), the cases of
  ///   `DynamicTypeSize` ("accessibility5"), `simctl ui content_size` ("accessibility-extra-extra-extra-large").
  public init?(name: String) {
    var key = ""
    for scalar in name.lowercased().unicodeScalars where !"-_ .".unicodeScalars.contains(scalar) {
      key.unicodeScalars.append(scalar)
    }
    for prefix in ["uictcontentsizecategory", "uicontentsizecategory", "dynamictypesize"]
    where key.hasPrefix(prefix) && key != prefix {
      key.removeFirst(prefix.count)
    }
    guard let found = Self.names[key] else { return nil }
    self = found
  }

  /// All names without signs between their words, those in short form first.
  public static let allNames: [String] = allCases.map(\.rawValue) + names.keys.sorted()

  /// The names without signs between their words, in small letters.
  private static let names: [String: TextSizeCategory] = {
    let plain: [(TextSizeCategory, [String])] = [
      (.extraSmall, ["xs", "xsmall", "extrasmall"]), (.small, ["s", "small"]),
      (.medium, ["m", "medium"]), (.large, ["l", "large", "default"]),
      (.extraLarge, ["xl", "xlarge", "extralarge"]),
      (.extraExtraLarge, ["xxl", "xxlarge", "extraextralarge"]),
      (.extraExtraExtraLarge, ["xxxl", "xxxlarge", "extraextraextralarge"]),
    ]
    let enlarged: [TextSizeCategory] = [
      .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    var names: [String: TextSizeCategory] = [:]
    for (category, words) in plain { for word in words { names[word] = category } }
    for (place, category) in enlarged.enumerated() {
      // The accessibility sizes begin anew with "medium".
      for word in ["\(place + 1)"] + plain[place + 2].1 where word != "default" {
        names["accessibility" + word] = category
      }
      names["ax\(place + 1)"] = category
    }
    return names
  }()

  /// Size of body text at this setting against the default, rounded to hundredths.
  var factor: Double { TypeCurve.bodyFactor(self) }
}
