import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Controls below the smallest target that a document demands which this one links to, and which says nothing of targets
/// itself.
extension TargetBelowMinimum {
  /// Words of lines and headings whose sizes are no targets of fingers, or that limit a demand.
  private static let others: Lexicon = [
    "desktop", "web", "mouse", "pointer", "cursor", "hover", "visual", "visually", "drawn", "watch",
    "tv", "tablet", "landscape", "compact", "except", "exception", "disabled", "decorative",
    "spacing", "between", "old", "before", "max", "maximum",
  ]

  /// Words of paths and titles of documents that hold for all others.
  private static let guides: Lexicon = [
    "style", "styles", "styleguide", "guide", "guides", "guidelines", "design", "system", "tokens",
    "foundations", "accessibility", "principles", "standards", "ui", "gestaltung", "richtlinien",
  ]

  /// Reports the controls of a document without a demand of its own, as warnings.
  func checkGuides(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let own = Int(context.document.file.index)
    guard context.facts.documents.indices.contains(own) else { return }
    let small = context.spec.constraints.filter { isPlainControl($0, context) }
    guard !small.isEmpty,
      !context.spec.constraints.contains(where: { $0.kind == .targetSize })
    else { return }
    let demands = Set(context.facts.links(of: own).compactMap(\.document)).sorted().flatMap {
      self.demands(of: $0, context)
    }
    var seen: Set<Origin> = []
    for constraint in small {
      let known = demands.filter {
        isComparable($0.quantity.unit, constraint.quantity.unit)
      }.min { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }
      guard let demand = known, let least = demand.quantity.min,
        let value = constraint.quantity.exact, value < least,
        seen.insert(constraint.lineOrigin).inserted
      else { continue }
      var found = diagnostic(constraint, value, demand, least)
      found.severity = .warning
      diagnostics.append(found)
    }
  }

  /// The demands on all targets that a linked document makes without a limit.
  private func demands(of number: Int, _ context: RuleContext) -> [Constraint] {
    let (document, spec) = (context.facts.documents[number], context.facts.specs[number])
    let name = document.source.path.split(separator: "/").last.map(String.init) ?? ""
    guard Names.hasWord(name + " " + (spec.title ?? ""), in: Self.guides) else { return [] }
    return spec.constraints.filter { constraint in
      guard let least = constraint.quantity.min, 24...72 ~= least, constraint.condition == nil,
        TargetDemand.isDemand(constraint, controls: Self.controls),
        spec.isNormative(at: constraint.origin.range.start),
        !TargetDemand.isRemark(constraint, document)
      else { return false }
      let line = document.source.string(document.firstLine(of: constraint.origin.range))
      return !Names.hasWord(line, in: Self.others)
        && !constraint.scope.contains(where: { Names.hasWord($0, in: Self.others) })
    }
  }

  /// Whether a line outside of code gives nothing but the height or both sides of a control by its name.
  private func isPlainControl(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let document = context.document
    guard constraint.kind == .height || constraint.kind == .size, constraint.condition == nil,
      let value = constraint.quantity.exact, 12...71 ~= value, !constraint.quantity.isApproximate,
      !document.isCode(constraint.origin.range.start),
      context.isNormative(constraint.origin.range),
      case let words = Names.words(constraint.subject), words.count <= 3,
      words.last(where: { $0 != "height" && $0 != "size" }).map(Self.controls.contains) == true,
      !words.dropFirst().contains(where: Self.parts.contains)
    else { return false }
    let line = Names.words(document.source.string(document.firstLine(of: constraint.origin.range)))
    return !line.contains(where: Self.areas.contains) && !line.contains(where: Self.others.contains)
      && !constraint.scope.contains(where: {
        Names.hasWord($0, in: Self.others) || Names.hasWord($0, in: Self.pictures)
      })
  }
}
