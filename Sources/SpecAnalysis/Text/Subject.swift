import SpecModel
import SpecText

/// What a statement is about, reduced to the words that tell it from others.
///
/// Two statements are about the same thing when they have the same words left, or when the words that one has
/// more are the title of the section in which the other stands.
public struct Subject: Sendable, Hashable {
  /// The words of the label and of the line, without words that every statement of the kind has.
  public let core: Set<String>
  /// The words of the nearest heading.
  public let title: Set<String>
  /// The headings above it, outermost first.
  public let scope: [String]

  /// Reads the words.
  public init(label: String, text: String, scope: [String]) {
    core = Self.words(label).union(Self.words(text))
    title = scope.last.map(Self.words) ?? []
    self.scope = scope
  }

  /// Why two statements are about the same thing.
  public enum Link: Sendable, Hashable {
    /// The same words in the same section.
    case sameWords([String])
    /// The words that one has more are the title of the other's section.
    case title([String])

    /// The words in common, sorted.
    public var words: [String] {
      switch self {
      case .sameWords(let words), .title(let words): words
      }
    }
  }

  /// The link between two statements; `nil` where they may be about different things.
  public func link(to other: Subject) -> Link? {
    // "Fade in" and "Slide in" have nothing in common but the way.
    guard !core.isSubset(of: Self.ways), !other.core.isSubset(of: Self.ways) else { return nil }
    if core == other.core, scope == other.scope { return .sameWords(core.sorted()) }
    if core == other.core, isAbout(other.title) || isAbout(title) { return .title(core.sorted()) }
    if isCompleted(by: other) { return .title(core.union(other.core).sorted()) }
    if other.isCompleted(by: self) { return .title(core.union(other.core).sorted()) }
    return nil
  }

  private static let ways: Set<String> = ["in", "out", "enter", "exit"]

  /// Whether a section's title names the subject and nothing else, in two words or more.
  private func isAbout(_ title: Set<String>) -> Bool {
    title.count > 1 && title.isSubset(of: core)
  }

  /// Whether the other's section is about this subject: its words and its title make up this subject's words.
  private func isCompleted(by other: Subject) -> Bool {
    guard other.scope != scope, !other.title.isEmpty, other.core.isSubset(of: core) else {
      return false
    }
    let more = core.subtracting(other.core)
    return !more.isEmpty && more.isSubset(of: other.title) && other.title.isSubset(of: core)
  }

  /// Words that say nothing about what a statement is about.
  private static let generic: Lexicon = [
    "a", "an", "the", "of", "to", "for", "from", "by", "at", "on", "and", "or", "with", "is", "are",
    "be", "its", "it", "this", "that", "all", "every", "each", "any", "using", "via", "per",
    "state", "screen", "view", "mode", "section", "active", "spec", "specification", "design",
    "duration", "timing", "easing", "animation", "transition", "curve", "speed", "motion", "effect",
    "presentation", "access", "behavior", "behaviour", "interaction", "function",
    "ease", "linear", "spring", "cubic", "bezier", "smooth", "subtle", "quick", "gentle",
    "slide", "rise", "rises", "opening", "up", "down", "bottom", "top", "fade", "scale", "ms",
    "second", "px", "pt", "dp",
    "minimum", "min", "maximum", "max", "size", "least", "most", "should", "must",
  ]

  /// The words of a text without generic ones, plurals folded; easing names go as a whole.
  public static func words(_ text: String) -> Set<String> {
    var result: Set<String> = []
    var afterEase = false
    for word in Names.words(text) {
      if afterEase, word == "in" || word == "out" { continue }
      afterEase = word == "ease"
      guard let first = word.utf8.first, !(0x30...0x39).contains(first) else { continue }
      let folded = singular(word)
      if !generic.contains(word), !generic.contains(folded) { result.insert(folded) }
    }
    return result
  }

  /// A word without the "s" of its plural.
  static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      ? String(word.dropLast()) : word
  }
}
