import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecText

/// Sections of small controls that say nothing of a touch area, where a section beside them does.
extension TargetBelowMinimum {
  /// Words of names for the height of a whole control.
  private static let wholes: Lexicon = [
    "track", "height", "width", "size", "dimensions", "toggle", "toggles", "switch", "switches",
    "button", "chip", "tab", "checkbox", "radio", "input", "höhe", "breite", "größe", "hauteur",
    "largeur", "taille", "alto", "altura", "ancho", "tamaño", "largura", "tamanho", "altezza",
    "larghezza",
  ]
  private static let sliders: Lexicon = ["toggle", "toggles", "switch", "switches"]

  /// Remarks heights below the demand in sections without a touch area that another place of the document gives.
  func checkSilent(
    _ demands: [Constraint], _ reported: Set<Origin>, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    var areas: [[String]: Constraint] = [:]
    var served: Set<[String]> = []
    for constraint in context.spec.constraints
    where constraint.kind == .targetSize && constraint.scope.count > 2
      && (constraint.quantity.min ?? 0) >= 24
    {
      guard Names.hasWord(constraint.subject, in: Self.areas) else { continue }
      served.insert(constraint.scope)
      // The area of a whole card is no measure for the controls beside it.
      guard isOfControl(constraint) else { continue }
      let parent = Array(constraint.scope.dropLast())
      areas[parent] = areas[parent] ?? constraint
    }
    guard !areas.isEmpty else { return }
    for constraint in context.spec.constraints
    where constraint.kind == .height && constraint.condition == nil
      && !reported.contains(constraint.lineOrigin) && !served.contains(constraint.scope)
    {
      guard let value = constraint.quantity.exact, value >= 12,
        let area = areas[Array(constraint.scope.dropLast())], isWhole(constraint),
        let demand = demands.first(where: {
          $0.scope != area.scope && $0.quantity.unit == constraint.quantity.unit
            && ($0.quantity.min ?? 0) > value && ($0.quantity.min ?? 0) <= area.quantity.min ?? 0
        }), let least = demand.quantity.min,
        !context.document.isCode(constraint.origin.range.start),
        context.isNormative(constraint.origin.range)
      else { continue }
      served.insert(constraint.scope)
      diagnostics.append(silent(constraint, value, area, demand, least))
    }
  }

  /// Whether a constraint is of the whole control that its heading names.
  private func isWhole(_ constraint: Constraint) -> Bool {
    isOfControl(constraint)
      && Names.words(constraint.subject).allSatisfy(Self.wholes.contains)
  }

  /// Whether the heading above a constraint names a control.
  private func isOfControl(_ constraint: Constraint) -> Bool {
    let title = Names.words(constraint.scope.last ?? "")
    return title.last.map(Self.controls.contains) == true
      || title.contains(where: Self.sliders.contains)
  }

  private func silent(
    _ constraint: Constraint, _ value: Double, _ area: Constraint, _ demand: Constraint,
    _ least: Double
  ) -> Diagnostic {
    let unit = constraint.quantity.unit.rawValue
    let name = constraint.scope.last ?? constraint.subject
    let (height, wanted) = (Numbers.text(value) + unit, Numbers.text(least) + unit)
    var found = diagnostic(
      "'\(name)' is \(height) high, and its section gives no touch area", at: constraint.origin,
      label: height,
      related: [
        .init(demand.origin, "at least \(wanted)"),
        .init(area.origin, "'\(area.scope.last ?? "")' has its touch area in its own section"),
      ],
      why: "\(Numbers.text(value)) < \(Numbers.text(least)); who builds it reads its section alone",
      help: "add 'Touch target: \(wanted)' to the section")
    found.severity = .info
    return found
  }
}
