import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Grounds with a dark value whose own text keeps the light one.
extension ModeValueMissing {
  /// Reports each ground on which the text of its name cannot be read in the dark.
  func checkInks(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for found in UnpairedInk.find(context.document, context.spec)
    where context.isNormative(found.ground.valueOrigin.range) {
      let ratio = OpaqueColor.ratioText(found.ratio)
      diagnostics.append(
        diagnostic(
          "'\(found.ink.name)' has no value for dark appearance, and its ground has one",
          at: found.ground.valueOrigin, label: "the text on it stays that of the light appearance",
          related: [.init(found.ink.valueOrigin, "the only value of the text")],
          why: "'\(found.ink.name)' on the dark '\(found.ground.name)' has \(ratio):1",
          help: "give '\(found.ink.name)' a dark value beside that of '\(found.ground.name)'"))
    }
  }
}
