public import SpecDiagnostics

/// The findings that layout checks make: the catalogue of their codes.
public struct LayoutFinding: Sendable, Hashable {
  /// Stable code.
  public var code: String
  /// Name, good after "allow".
  public var name: String
  /// One sentence.
  public var summary: String
  /// How bad it is.
  public var severity: Severity

  /// A dump that could not be read.
  public static let unreadable = LayoutFinding(
    code: "L390", name: "unreadable-layout", summary: "A file is no layout dump that can be read.",
    severity: .error)
  /// A dump in which no statement could be checked.
  public static let unchecked = LayoutFinding(
    code: "L391", name: "unchecked-layout", summary: "No statement could be checked on a dump.",
    severity: .warning)
  /// A statement that could not be decided; reported only when that is asked for.
  public static let undecided = LayoutFinding(
    code: "L392", name: "undecided-layout", summary: "A statement could not be decided on a dump.",
    severity: .warning)
  /// A dump of a state that the specs do not have, or have several times.
  public static let openState = LayoutFinding(
    code: "L393", name: "unknown-layout-state",
    summary:
      "A dump is said to show a state that the specs do not have, or that is not the only one.",
    severity: .warning)

  /// Every finding, by code.
  public static let all: [LayoutFinding] =
    LayoutCheck.Kind.allCases.map(\.finding) + [unreadable, unchecked, undecided, openState]
}

extension LayoutCheck.Kind {
  /// The finding that a failed check of this kind makes.
  public var finding: LayoutFinding {
    switch self {
    case .targetSize:
      LayoutFinding(
        code: "L301", name: "small-target",
        summary: "A touch target is smaller than the demanded minimum.", severity: .error)
    case .targetSpacing:
      LayoutFinding(
        code: "L302", name: "crowded-targets",
        summary: "Two touch targets stand closer than demanded.", severity: .error)
    case .gridSpacing:
      LayoutFinding(
        code: "L303", name: "off-grid-spacing",
        summary: "A gap or padding is no multiple of the spec's grid.", severity: .warning)
    case .spaceRow:
      LayoutFinding(
        code: "L304", name: "wrong-row-space",
        summary: "The distance between two rows differs from the wireframe.", severity: .error)
    case .overlap:
      LayoutFinding(
        code: "L305", name: "overlapping-elements",
        summary: "Two texts or two touch targets overlap in part.", severity: .warning)
    case .clipBounds:
      LayoutFinding(
        code: "L306", name: "element-beyond-screen",
        summary: "An element reaches beyond the screen where nothing scrolls.", severity: .error)
    case .scrollHorizontal:
      LayoutFinding(
        code: "L307", name: "horizontal-scrolling",
        summary: "Content is wider than the screen although the spec rules that out.",
        severity: .error)
    case .textTruncated:
      LayoutFinding(
        code: "L308", name: "truncated-text", summary: "A text is cut off.", severity: .error)
    case .typeToken:
      LayoutFinding(
        code: "L309", name: "wrong-type-style",
        summary: "A text is set in another size or weight than the spec says.", severity: .error)
    case .colorToken:
      LayoutFinding(
        code: "L310", name: "unknown-color", summary: "A colour is none of the spec's tokens.",
        severity: .warning)
    case .radiusToken:
      LayoutFinding(
        code: "L311", name: "unknown-radius",
        summary: "A corner radius is none of the spec's tokens.", severity: .warning)
    case .contrast:
      LayoutFinding(
        code: "L312", name: "low-contrast", summary: "A text stands out too little.",
        severity: .error)
    case .order:
      LayoutFinding(
        code: "L313", name: "wrong-order",
        summary: "Texts stand in another order than the wireframe draws them.", severity: .error)
    case .size:
      LayoutFinding(
        code: "L314", name: "wrong-size",
        summary: "An element has another size than the spec says.", severity: .error)
    case .columns:
      LayoutFinding(
        code: "L318", name: "wrong-columns",
        summary: "A grid has other columns or gaps than the spec says for this width.",
        severity: .error)
    case .align:
      LayoutFinding(
        code: "L319", name: "broken-line",
        summary: "Things that the wireframe draws on one line stand on different heights.",
        severity: .error)
    case .component:
      LayoutFinding(
        code: "L316", name: "missing-component",
        summary: "A text that the spec gives to a state is not shown, or that of another state is.",
        severity: .error)
    case .label:
      LayoutFinding(
        code: "L317", name: "wrong-label",
        summary: "A control is announced otherwise than the spec says.", severity: .error)
    case .dynamicType:
      LayoutFinding(
        code: "L315", name: "fixed-text-size",
        summary: "A text does not grow with the text size setting.", severity: .error)
    }
  }
}
