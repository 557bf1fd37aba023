import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Touch areas that a line gives a control, and sizes below a heading of their own: "Buttons", "Sizes".
extension TargetBelowMinimum {
  /// The smallest demand first, and of equal ones that for all targets.
  func rank(_ demand: Constraint) -> (Double, Int) {
    let isForAll = TargetDemand.isForAll(demand, controls: Self.controls)
    return (demand.quantity.min ?? 0, isForAll ? 0 : 1)
  }

  /// The findings with one for each demand that is for fingers alone: sizes on other lines are further places of the first,
  /// as all lack the size that they have where the demand holds.
  func joined(_ found: [Diagnostic], _ context: RuleContext) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var first: [Origin: Int] = [:]
    for diagnostic in found {
      guard diagnostic.severity == .warning, let demand = diagnostic.related.first?.origin else {
        result.append(diagnostic)
        continue
      }
      guard let place = first[demand],
        context.line(result[place].origin) != context.line(diagnostic.origin)
      else {
        if first[demand] == nil { first[demand] = result.count }
        result.append(diagnostic)
        continue
      }
      // More than eight places tell no more.
      if result[place].related.count < 9 {
        result[place].related.append(.init(diagnostic.origin, diagnostic.message))
      }
    }
    return result
  }

  /// Reports the areas that lines give to controls below a demand that is not for all: "Checkbox: 18px hit target".
  func checkAreas(
    _ demands: [Constraint], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    for constraint in context.spec.constraints where constraint.kind == .targetSize {
      guard let value = constraint.quantity.exact, value >= 12, isStated(constraint, context),
        namesControl(constraint.subject),
        let demand = demands.filter({
          isComparable($0.quantity.unit, constraint.quantity.unit) && binds($0, constraint)
            && isOfKind($0, constraint, document) && !isOfOtherDevice($0, constraint, context)
        }).min(by: { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }),
        let least = demand.quantity.min, value < least,
        demand.lineOrigin != constraint.lineOrigin,
        !standsBesideLarger(constraint, least, context),
        !isAdmitted(document.source.string(constraint.lineOrigin.range)),
        case let line = context.line(constraint.origin),
        !diagnostics.contains(where: { context.line($0.origin) == line })
      else { continue }
      var found = diagnostic(constraint, value, demand, least)
      if isForFingersAlone(demand, constraint, context) { found.severity = .warning }
      diagnostics.append(found)
    }
  }

  /// "Checkbox / radio", "关闭按钮"
  private func namesControl(_ subject: String) -> Bool {
    Names.hasWord(subject, in: Self.controls)
      || TargetDemand.wideControls.contains(where: subject.contains)
  }

  private static let sizeTitles: Lexicon = [
    "size", "sizes", "sizing", "dimensions", "größe", "größen", "maße", "taille", "tailles",
    "tamaño", "tamaños", "tamanho", "tamanhos", "dimensioni", "misure", "maten", "afmetingen",
    "ukuran", "サイズ", "尺寸", "大小", "크기", "размер", "размеры", "rozmiary",
  ]

  /// Words of titles over all that is seen of a control.
  private static let sheetTitles: Lexicon = [
    "visual", "visuals", "spec", "specs", "specification", "specifications", "spezifikation",
    "spezifikationen", "spécifications", "especificaciones", "especificações", "specifiche",
    "specificaties", "spesifikasi", "visuelle", "visuelles", "visuales", "visuais", "visive",
    "visuele",
  ]

  /// A height as it stands one heading further up, where the last one says nothing but that sizes follow: of "Sizes" below
  /// "Buttons" they are those of buttons, and so they are of "Visual Specifications".
  func lifted(_ constraint: Constraint) -> Constraint {
    guard constraint.kind == .height, constraint.scope.count > 1, let last = constraint.scope.last,
      case let words = Names.words(last).filter({ !$0.allSatisfy(\.isNumber) }),
      !words.isEmpty,
      words.allSatisfy(Self.sizeTitles.contains)
        || Self.areOfSheet(words) && Self.isOfWhole(constraint)
    else { return constraint }
    var result = constraint
    result.scope.removeLast()
    return result
  }

  /// Words for all of a control, and for one kind of it.
  private static let frames: Lexicon = [
    "container", "box", "frame", "body", "min", "minimum", "default", "compact", "small", "medium",
    "large", "total", "overall", "mobile", "phone",
  ]

  /// Whether a height is of all of what its heading names: in a list of looks stand the heights of parts as well.
  private static func isOfWhole(_ constraint: Constraint) -> Bool {
    Names.words(constraint.subject).allSatisfy {
      extents.contains($0) || controls.contains($0) || frames.contains($0)
    }
  }

  private static func areOfSheet(_ words: [String]) -> Bool {
    words.allSatisfy(sheetTitles.contains)
  }

  /// Whether a section beside the one of what is seen of a control says how large its area is: "Accessibility" beside
  /// "Visual Specifications".
  func hasAreaBeside(_ constraint: Constraint, _ index: Index) -> Bool {
    constraint.scope.count > 1
      && Self.areOfSheet(Names.words(constraint.scope.last ?? ""))
      && index.touched.contains(Array(constraint.scope.dropLast()))
  }

  /// The name of a height below such a heading with that of its control: "Buttons: Small".
  func owned(_ constraint: Constraint) -> Constraint? {
    let above = lifted(constraint).scope
    guard above.count < constraint.scope.count, let owner = above.last, namesControl(owner),
      !namesControl(constraint.subject), owner.utf8.count < 60
    else { return nil }
    var result = constraint
    let title = owner.drop { $0.isNumber || $0 == "." || $0 == " " }
    result.subject = "\(title): \(constraint.subject)"
    return result
  }

  /// The name with that of the control which the line right above the list gives, nearer than the heading: "Icon buttons:".
  func led(_ constraint: Constraint, _ document: Document) -> Constraint? {
    guard let list = document.list(at: constraint.origin.range.start), list > 1,
      document.nodes[list - 1].kind == .paragraph,
      document.nodes[list - 1].parent == document.nodes[list].parent,
      document.plainText(of: list - 1).count < 48,
      case let title = document.string(list - 1), title.hasSuffix(":") || title.hasSuffix("："),
      namesControl(title)
    else { return nil }
    var result = constraint
    result.subject = "\(title.dropLast()): \(constraint.subject)"
    return result
  }
}
