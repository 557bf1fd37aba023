public import SpecLint

/// The rules, in the order of their codes.
public enum RuleRegistry {
  /// The rules.
  public static let rules: [any LintRule.Type] = [
    Mojibake.self,
    StateHeadingDepth.self,
    TOCDrift.self,
    FrontMatterShape.self,
    StatusVersusChecklist.self,
    RelatedFilesDrift.self,
    LinkTargetMissing.self,
    AnchorMissing.self,
  ]
}
