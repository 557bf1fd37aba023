public import SpecSyntax
public import SpecText

/// Utility classes that set a ground by the name of a custom property: `bg-panel` for "--color-panel".
///
/// - Source: Tailwind CSS 4, "Theme variables": "--color-*" makes the utilities of that name.
public enum GroundClasses {
  private static let stem: StaticString = "bg-"
  /// First parts of classes that set something else than the colour of a ground.
  private static let others: Lexicon = [
    "gradient", "linear", "radial", "conic", "no", "repeat", "clip", "blend", "origin", "opacity",
    "position", "size", "auto", "cover", "contain", "fixed", "local", "scroll", "center", "left",
    "right", "top", "bottom", "none", "transparent", "current", "inherit", "image", "url",
    "pattern",
  ]

  /// The names behind "bg-" in code, each once, with the place where the class stands first.
  ///
  /// - Complexity: O(text of the leaves and fences that have one).
  public static func find(_ document: Document) -> [(name: String, origin: Origin)] {
    guard document.mentions(stem) else { return [] }
    var seen: Set<String> = []
    var result: [(name: String, origin: Origin)] = []
    func add(_ name: String, _ origin: Origin) {
      let first = name.prefix { $0 != "-" }
      guard !name.isEmpty, name.last != "-", !others.contains(first),
        !UtilityPalette.isFamily(first),
        seen.insert(name).inserted
      else { return }
      result.append((name, origin))
    }
    for leaf in document.leaves(with: stem) {
      for place in UtilityClasses.find(stem, in: document.plainText(of: leaf), document) {
        add(
          String(document.string(plain: place).dropFirst(3)),
          document.origin(document.sourceRange(plain: place)))
      }
    }
    return result
  }

  /// A class that may leave out a word of its property.
  public struct Shortened {
    /// The class, "text-faint".
    public var name: String
    /// The class with the word told twice, "text-text-faint".
    public var whole: String
    /// The property that makes the latter, "--color-text-faint".
    public var property: String
    /// Where the class stands first.
    public var origin: Origin
  }

  private static let doubled: [(stem: StaticString, twice: StaticString)] = [
    ("text-", "text-text-"), ("border-", "border-border-"),
  ]

  /// The classes "text-…" and "border-…" of a document that tells the word twice in two others of them at least.
  ///
  /// - Complexity: O(text of the leaves that have one).
  public static func shortened(_ document: Document) -> [Shortened] {
    doubled.flatMap { stem, twice -> [Shortened] in
      guard document.mentions(twice) else { return [] }
      let prefix = String(describing: stem)
      var (seen, whole): (Set<String>, Set<String>) = ([], [])
      var result: [Shortened] = []
      for leaf in document.leaves(with: stem) {
        for place in UtilityClasses.find(stem, in: document.plainText(of: leaf), document) {
          let name = document.string(plain: place)
          if name.dropFirst(prefix.utf8.count).hasPrefix(prefix) {
            whole.insert(name)
          } else if seen.insert(name).inserted {
            result.append(
              Shortened(
                name: name, whole: prefix + name, property: "--color-" + name,
                origin: document.origin(document.sourceRange(plain: place))))
          }
        }
      }
      return whole.count > 1 ? result : []
    }
  }
}
