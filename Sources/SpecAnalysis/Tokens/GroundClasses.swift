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
}
