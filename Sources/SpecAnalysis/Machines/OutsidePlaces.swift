import SpecModel
import SpecText

/// Names of states that lie outside of the product: the system or another program leads back from them.
public enum OutsidePlaces {
  private static let names: Lexicon = [
    "browser", "safari", "chrome", "app-store", "play-store", "mail-app", "maps-app", "phone-app",
    "dialer", "share-sheet", "web-page", "website", "os-settings", "device-settings",
    "phone-settings", "ios-settings", "android-settings",
  ]

  /// Whether a name is that of a place outside, or begins with "system", "external" or "native".
  public static func contain(_ name: String) -> Bool {
    if Names.isPhrase(name, in: names) { return true }
    guard let first = Names.firstWord(name), Names.wordCount(name) > 1 else { return false }
    return first == "system" || first == "external" || first == "native"
  }
}
