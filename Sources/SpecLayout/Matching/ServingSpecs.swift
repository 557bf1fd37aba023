import SpecAnalysis
import SpecModel
import SpecText

/// The documents whose statements hold for a dump, nearest first.
///
/// Documents of one run serve each other: a document without states of its own, such as a style guide,
/// serves whole; one that the spec links to serves with what it says of every screen.
/// - Complexity: what checks derive from the documents is made on the first question and kept for further dumps.
final class ServingSpecs {
  /// The spec of the screen, then those that serve it.
  private var specs: [SpecDocument] = []
  /// How far each is from the spec of the screen: 0 is that spec itself.
  private var distances: [Int] = []
  /// What of other documents does not count, for people.
  private(set) var notApplied: [String] = []

  private let sections: StateSections
  private var demands: [Constraint.Kind: [[Demand]]] = [:]
  private var palettes: [String?: TokenPalette] = [:]
  private var conditions: [String: StatedCondition] = [:]

  /// A demand with the words of what it is about.
  private typealias Demand = (constraint: Constraint, subject: Set<String>)

  /// The words of each thing that the documents name.
  private(set) lazy var names = StatedSizeRule.names(in: specs)
  /// The texts that belong to states.
  private(set) lazy var stateTexts = ComponentRule.texts(in: specs, sections)
  /// The statements on what controls are called.
  private(set) lazy var labels = LabelRule.statements(in: specs, sections)
  /// The literal things of each drawing.
  private(set) lazy var drawings = specs.flatMap(\.wireframes).map(DrawnPartRule.Drawing.init)
  /// The statement that rules out scrolling sideways.
  private(set) lazy var scrollBan = HorizontalScrollRule.statement(in: specs)
  /// All texts of the interface.
  private(set) lazy var texts = TruncatedTextRule.texts(in: specs)
  /// The distances that the documents state themselves.
  private(set) lazy var distancesStated = GridSpacingRule.distances(in: specs)
  /// The demands on sizes and distances, with the folded names of the states whose sections hold them.
  private(set) lazy var measures = UnheldStatements.measures(in: specs, sections)
  /// The statements on looks and numbers, with the folded names of the states whose sections hold them.
  private(set) lazy var looks = StatedStyleRule.looks(in: specs, sections)
  /// The words of what the documents call essential.
  private(set) lazy var essential = specs.flatMap(TargetExceptions.essentialSubjects)

  /// Collects the documents.
  ///
  /// - Parameters:
  ///   - own: indices of the documents that describe the screen.
  ///   - links: the documents that each one links to.
  init(
    _ all: [SpecDocument], own: [Int], links: [FileID: Set<FileID>], _ sections: StateSections
  ) {
    self.sections = sections
    let described = own.filter { !Self.isShared(all[$0]) }
    let own = Set(described.isEmpty ? own : described)
    let owners = own.sorted().map { all[$0] }
    // Which of several screens is shown is not known: only what holds on all screens counts.
    let isOpen = described.count > 1
    var serving = owners.map { owner in
      guard isOpen else { return (spec: owner, distance: 0) }
      var general = Self.general(owner, sections)
      general.wireframes = owner.wireframes
      return (spec: general, distance: 0)
    }
    if isOpen {
      notApplied.append(
        "what \(owners.count) documents state of their own screens: which one is shown is not known"
      )
    }
    let folders = owners.map { ServedFolders(path: $0.path) }
    var strangers: [String] = []
    for (index, spec) in all.enumerated() where !own.contains(index) {
      let isLinked = owners.contains { links[$0.file]?.contains(spec.file) == true }
      let isShared = Self.isShared(spec)
      guard isLinked || isShared else {
        strangers.append(spec.path)
        continue
      }
      let distance = isLinked ? 1 : Self.serves(spec, folders) ? 2 : 3
      serving.append((isShared ? spec : Self.general(spec, sections), distance))
      if !isShared {
        notApplied.append("what '\(spec.path)' states of its own states and parts")
      }
    }
    if let first = strangers.first {
      let count = strangers.count - 1
      let more = count == 0 ? "" : " and \(count) other document\(count == 1 ? "" : "s")"
      notApplied.append(
        "the statements of '\(first)'\(more) on other screens, to which the spec has no link")
    }
    // Stable: documents of one distance keep their order.
    for distance in 0...3 {
      for item in serving where item.distance == distance {
        specs.append(item.spec)
        distances.append(distance)
      }
    }
  }

  /// Whether a document describes no screen of its own.
  private static func isShared(_ spec: SpecDocument) -> Bool {
    spec.wireframes.isEmpty && spec.machines.allSatisfy(\.states.isEmpty)
  }

  /// Whether a document without screens serves one of the folders.
  private static func serves(_ spec: SpecDocument, _ folders: [ServedFolders]) -> Bool {
    let own = ServedFolders(path: spec.path)
    return folders.contains { own.distance(to: $0) != nil }
  }

  /// What a document of another screen says of every screen.
  private static func general(_ spec: SpecDocument, _ sections: StateSections) -> SpecDocument {
    var general = SpecDocument(file: spec.file, path: spec.path)
    general.title = spec.title
    general.tokens = spec.tokens
    general.constraints = spec.constraints.filter { constraint in
      guard sections.state(of: constraint.origin) == nil else { return false }
      switch constraint.kind {
      case .targetSize: return TargetDemands.subject(of: constraint).isEmpty
      case .grid, .contrast, .targetSpacing: return true
      // What the grid allows beside its multiples.
      case .spacing, .padding, .offset: return true
      default: return false
      }
    }
    general.accessibility = spec.accessibility.filter {
      $0.kind != .label && $0.kind != .announcement && sections.state(of: $0.origin) == nil
    }
    general.checklists = spec.checklists
    return general
  }

  /// The demands of a kind that no nearer document overrules.
  ///
  /// - Parameter holds: whether a demand holds on the screen; one that may not overrules nothing.
  func constraints(_ kind: Constraint.Kind, holds: (Constraint) -> Bool) -> [Constraint] {
    var result: [Demand] = []
    var nearer: Set<Set<String>> = []
    for (index, own) in demands(kind).enumerated() {
      if index > 0, distances[index] > distances[index - 1] {
        nearer = Set(result.filter { holds($0.constraint) }.map(\.subject))
      }
      result += own.filter { !nearer.contains($0.subject) }
    }
    return result.map(\.constraint)
  }

  /// The demands of a kind that each document makes.
  private func demands(_ kind: Constraint.Kind) -> [[Demand]] {
    if let known = demands[kind] { return known }
    let found = specs.map { spec in
      spec.constraints.filter { $0.kind == kind }.map { ($0, subject(of: $0)) }
    }
    demands[kind] = found
    return found
  }

  /// The words of what a demand is about.
  private func subject(of constraint: Constraint) -> Set<String> {
    if constraint.kind == .targetSize {
      return Set(TargetDemands.subject(of: constraint, sections))
    }
    return Set(Subject.specificWords(constraint.subject).map(Subject.singular))
  }

  /// What a demand says of the screens on which it holds.
  func condition(_ text: String) -> StatedCondition {
    if let known = conditions[text] { return known }
    let found = StatedCondition(text)
    conditions[text] = found
    return found
  }

  /// The defined values that may hold under a color scheme.
  func palette(scheme: String?) -> TokenPalette {
    if let known = palettes[scheme] { return known }
    let found = TokenPalette { kind in tokens(kind).flatMap { $0.values(scheme: scheme) } }
    palettes[scheme] = found
    return found
  }

  /// The defined values of a kind that no nearer document defines otherwise.
  private func tokens(_ kind: Token.Kind) -> [Token] {
    var result: [Token] = []
    var nearer: Set<String> = []
    for (index, spec) in specs.enumerated() {
      if index > 0, distances[index] > distances[index - 1] { nearer = Set(result.map(\.id)) }
      result += spec.tokens.filter { $0.kind == kind && !nearer.contains($0.id) }
    }
    return result
  }
}

extension Token {
  /// The token with each value that may hold under a color scheme: "light", "dark", or `nil` where it is not known.
  ///
  /// Modes that are none of the two, such as "high contrast", may hold under both.
  func values(scheme: String?) -> [Token] {
    func isScheme(_ mode: ModeValue) -> Bool {
      let words = Names.words(mode.mode)
      return words.contains("light") || words.contains("dark")
    }
    let own = scheme.map { scheme in modes.filter { Names.words($0.mode).contains(scheme) } } ?? []
    let others = modes.filter { scheme == nil || !isScheme($0) }
    let values = (own + others).map { mode in
      var token = self
      token.value = mode.value
      token.valueOrigin = mode.origin
      return token
    }
    return own.isEmpty ? [self] + values : values
  }
}
