public import SpecDiagnostics
public import SpecText

/// A set of platform rules for the size of touch targets.
public enum TargetProfile: String, Sendable, Hashable, CaseIterable {
  /// Apple's Human Interface Guidelines: 44 × 44 pt.
  case hig44
  /// Material Design: 48 × 48 dp.
  case material48
  /// WCAG 2.2, criterion 2.5.8: 24 × 24 CSS px, or enough room around.
  case wcag24

  /// The smallest side in pt/dp.
  public var minimum: Double {
    switch self {
    case .hig44: 44
    case .material48: 48
    case .wcag24: 24
    }
  }

  /// Where the number comes from.
  public var source: String {
    switch self {
    case .hig44: "Human Interface Guidelines"
    case .material48: "Material Design"
    case .wcag24: "WCAG 2.5.8"
    }
  }
}

/// What a person states about a run of layout checks.
public struct LayoutOptions: Sendable {
  /// Rules for target sizes; `nil` takes those of the spec.
  public var profile: TargetProfile?
  /// The format of the dumps; `nil` tells it from their content.
  public var format: LayoutFormat?
  /// Device pixels per dp, for dumps that do not say.
  public var scale: Double?
  /// The state that the dumps show, by name.
  public var state: String?
  /// The states that dumps show, by path.
  public var states: [String: String] = [:]
  /// The documents that each document links to.
  public var links: [FileID: Set<FileID>] = [:]
  /// Names in dumps (identifiers or paths of elements) and what the spec calls them.
  public var bindings: [String: String] = [:]
  /// Small targets that a person allows, by identifier or path of the element.
  public var exceptions: [String: TargetException] = [:]
  /// Whether texts are kept out of what is reported.
  public var isRedacted = false
  /// The text size category of the dumps.
  public var contentSize: String?
  /// Base of the spacing grid in pt/dp; `nil` takes that of the spec.
  public var grid: Double?
  /// The same for screens of single documents.
  public var grids: [FileID: Double] = [:]
  /// Smallest side of a target in pt/dp that holds beside what the spec demands; `nil` where none is configured.
  public var touchTarget: Double?
  /// The same for screens of single documents.
  public var touchTargets: [FileID: Double] = [:]
  /// How bad findings are where a person says so.
  public var levels = SeverityLevels()
  /// Additional slack in pt/dp.
  public var tolerance: Double
  /// Whether a value that may be wrong within the rounding counts as unknown instead of pass.
  public var isStrict: Bool

  /// Makes options.
  public init(
    profile: TargetProfile? = nil, scale: Double? = nil, state: String? = nil,
    contentSize: String? = nil, grid: Double? = nil, tolerance: Double = 0
  ) {
    self.profile = profile
    self.scale = scale
    self.state = state
    self.contentSize = contentSize
    self.grid = grid
    self.tolerance = tolerance
    self.isStrict = false
  }
}
