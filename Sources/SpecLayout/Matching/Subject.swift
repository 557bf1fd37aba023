import SpecModel
import SpecText

/// Holds the words of a spec against the words of an element.
enum Subject {
  /// Words that say no more than "touch target".
  private static let generic: Lexicon = [
    "touch", "tap", "target", "targets", "minimum", "min", "size", "sizes", "area", "areas", "hit",
    "all", "any", "every", "each", "interactive", "element", "elements", "control", "controls",
    "component", "components", "the", "a", "an", "of", "for", "on", "in", "at", "least", "with",
    "and", "or", "to", "is", "are", "be", "must", "should", "have", "touchable", "tappable",
    "clickable", "buttons", "button", "ios", "android", "mobile", "desktop", "tablet", "web",
    "accessibility", "accessible", "wcag", "hig", "aa", "aaa", "motor", "points", "pt", "dp", "px",
    "meet", "meets", "large", "small", "guidelines", "guideline", "responsive", "design",
    "considerations", "adaptations", "adaptation", "layout", "layouts", "behavior", "behaviour",
    "interaction", "interactions", "states", "state", "specifications", "specification", "specs",
    "device", "devices", "standards", "gesture", "gestures", "screen", "screens", "platform",
    "platforms", "breakpoint", "breakpoints", "checklist", "validation", "quality", "assurance",
    "testing", "test", "tests", "general", "rules", "principles", "key", "foundation",
    "a11y", "support", "inclusive", "usability", "features", "overview", "notes",
    "width", "height", "requirements", "requirement", "standard", "compliant", "compliance",
  ]

  /// The words that limit a demand to certain elements; none where it concerns every target.
  static func specificWords(_ subject: String) -> [String] {
    Names.words(subject).filter { word in
      !generic.contains(word) && !word.allSatisfy { $0.isNumber || $0 == "x" || $0 == "×" }
    }
  }

  /// A word without the ending of the plural.
  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
