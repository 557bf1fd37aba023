public import SpecModel
public import SpecSyntax
import SpecText

/// Sizes that sound like demands and are those of single things.
extension TargetDemand {
  /// What is shared, dropped or linked to, and touched as any other thing.
  private static let things: Lexicon = [
    "share", "drop", "drag", "snap", "scroll", "jump", "export", "import", "upload", "deploy",
    "build", "sort", "paste", "sync", "navigation", "shortcut", "app",
  ]
  private static let targets: Lexicon = ["target", "targets", "zone", "zones"]

  /// "Share targets: six round ones (52x52px)": targets of something else than a finger, with a size that is no bound.
  public static func isOfThings(_ constraint: Constraint) -> Bool {
    guard constraint.quantity.max != nil else { return false }
    let words = Names.words(constraint.subject)
    return zip(words, words.dropFirst()).contains { things.contains($0) && targets.contains($1) }
  }

  private static let effects: Lexicon = ["effective", "effectively", "entire", "whole", "full"]
  private static let bounds: Lexicon = [
    "all", "every", "each", "any", "everything", "must", "shall", "should", "minimum", "min",
    "always", "never", "targets", "buttons", "controls", "elements", "least", "smallest", "less",
    "smaller", "across", "throughout",
  ]

  /// Whether the line of a demand is a remark on what one part has: "flags are 26px, the entire row can be tapped for an
  /// effective target of 48px".
  public static func isRemark(_ demand: Constraint, _ document: Document) -> Bool {
    let line = document.firstLine(of: demand.origin.range)
    guard line.offsets.count < 400 else { return false }
    // The part that is smaller itself comes first.
    let before = SourceRange(Int(line.start), max(Int(line.start), Int(demand.origin.range.start)))
    let words = Names.words(document.source.string(line))
    return document.source.string(before).contains(where: \.isNumber)
      && words.contains(where: effects.contains) && !words.contains(where: bounds.contains)
  }
}
