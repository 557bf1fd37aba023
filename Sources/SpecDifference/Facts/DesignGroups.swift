import SpecModel
import SpecSyntax
import SpecText

/// The parts of front matter that hold design values, whether the model has a token for each of them or not.
struct DesignGroups {
  /// Keys of groups that hold nothing else.
  private static let known: Lexicon = [
    "tokens", "designtokens", "components", "typography", "colors", "colours", "palette",
    "gradients", "fonts", "fontfamilies", "fontsizes", "fontweights", "lineheights",
    "letterspacing", "textstyles", "spacing", "rounded", "radius", "radii", "borderradius",
    "shadows", "elevation", "elevations", "opacity", "opacities", "durations", "easings",
    "breakpoints", "zindex", "borders", "borderwidths",
  ]
  /// Keys that say something about the values beside them.
  private static let remarks: Lexicon = [
    "description", "usage", "use", "note", "notes", "comment", "purpose", "rationale", "name",
  ]

  /// The first keys above tokens of the documents.
  private var groups: Set<String> = []

  init(_ documents: [ComparedDocument]) {
    for compared in documents {
      guard let range = compared.document.frontMatter?.range else { continue }
      for token in compared.spec.tokens where range.contains(token.origin.range) {
        let path = token.name.split(separator: ".")
        if path.count > 1, let first = path.first { groups.insert(Self.key(first)) }
      }
    }
  }

  /// Whether a value in front matter is a design value.
  ///
  /// - Parameter path: its keys from the outermost on, with points between them.
  func hold(_ path: String) -> Bool {
    let keys = path.split(separator: ".").map(Self.key)
    guard keys.count > 1, let first = keys.first, let last = keys.last else { return false }
    return !Self.remarks.contains(last) && (Self.known.contains(first) || groups.contains(first))
  }

  private static func key(_ text: Substring) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
