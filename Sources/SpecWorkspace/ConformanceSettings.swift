import SpecDiagnostics
import SpecLayout
import SpecLint
import SpecSyntax
import SpecText
import SpecTrace

/// What the configurations of the specs of one check say together.
///
/// Each document brings the sizes that its statements are measured with; what concerns recordings and dumps is joined.
struct ConformanceSettings {
  /// A spec with its configuration.
  typealias Source = (path: String, configuration: Configuration)

  /// By document: how far measured times may lie from stated ones.
  private(set) var tolerances: [FileID: TraceOptions.Tolerance] = [:]
  /// By document: the spacing grid.
  private(set) var grids: [FileID: Double] = [:]
  /// By document: the smallest side of a touch target.
  private(set) var touchTargets: [FileID: Double] = [:]
  /// The same two where no spec is given.
  private(set) var runGrid: Double?
  private(set) var runTouchTarget: Double?
  /// Names of fields in recordings, by keys of trace lines.
  private(set) var traceFields: [String: String] = [:]
  /// Small targets that are allowed.
  private(set) var targetExceptions: [String: TargetException] = [:]
  private var sources: [Source] = []

  /// Joins the configurations.
  ///
  /// - Errors: throws `ConfigurationError` where two documents contradict each other.
  init(_ workspace: Workspace) throws(ConfigurationError) {
    let all = workspace.documents.indices
    let specs = all.filter { workspace.isSpec[$0] }
    for number in specs.isEmpty ? Array(all) : specs {
      let document = workspace.documents[number]
      let configuration = workspace.configurations[number]
      sources.append((document.source.path, configuration))
      if let tolerance = configuration.tolerance {
        tolerances[document.file] = .init(early: tolerance, late: tolerance)
      }
      grids[document.file] = configuration.options.grid
      touchTargets[document.file] = configuration.options.touchTarget
    }
    if all.isEmpty {
      sources = workspace.runConfigurations
      runGrid = try joinedLength("grid") { $0.options.grid }
      runTouchTarget = try joinedLength("touch-target") { $0.options.touchTarget }
    }
    traceFields = try joined("traces") { $0.traceFields }
    targetExceptions = try joined("target-exceptions") { $0.targetExceptions }
      .compactMapValues(TargetException.init)
  }

  /// The state that a layout dump shows, where a pattern names it.
  ///
  /// - Errors: throws `ConfigurationError` where the documents name several.
  func state(ofDump path: String) throws(ConfigurationError) -> String? {
    let absolute = Paths.absolute(path, in: FileSystem.workingFolder())
    return try joined("layout-states") { configuration in
      configuration.state(ofDump: absolute).map { [path: $0] } ?? [:]
    }[path]
  }

  /// How bad findings in recordings and dumps are.
  ///
  /// - Errors: throws `ConfigurationError` where the documents do not agree.
  func levels(paths: [String]) throws(ConfigurationError) -> SeverityLevels {
    guard let first = sources.first else { return SeverityLevels() }
    let folder = FileSystem.workingFolder()
    let files = paths.map { (path: $0, absolute: Paths.absolute($0, in: folder)) }
    let levels = first.configuration.levels(files: files)
    for source in sources.dropFirst() where source.configuration.levels(files: files) != levels {
      throw Self.problem(
        "'ignore', 'severity' and 'per-file-ignores' differ from those of '\(first.path)' in what"
          + " traces and layouts are checked for", source)
    }
    return levels
  }

  /// The length that all documents agree on.
  private func joinedLength(
    _ key: String, _ length: (Configuration) -> Double?
  ) throws(ConfigurationError) -> Double? {
    let text = try joined(key) { length($0).map { [key: String($0)] } ?? [:] }[key]
    return text.flatMap(Double.init)
  }

  /// The entries of all documents.
  private func joined(
    _ key: String, _ entries: (Configuration) -> [String: String]
  ) throws(ConfigurationError) -> [String: String] {
    var result: [String: (value: String, path: String)] = [:]
    for source in sources {
      for (name, value) in entries(source.configuration).sorted(by: { $0.key < $1.key }) {
        if let known = result[name], known.value != value {
          throw Self.problem(
            "'\(key)' says '\(value)' of '\(name)', and '\(known.value)' for '\(known.path)'",
            source)
        }
        if result[name] == nil { result[name] = (value, source.path) }
      }
    }
    return result.mapValues(\.value)
  }

  private static func problem(_ message: String, _ source: Source) -> ConfigurationError {
    let help = "; check the specs one by one, or use one configuration with --config"
    return ConfigurationError(
      problems: [.init(path: source.path, line: 1, column: 1, message: message + help)])
  }
}

extension Configuration {
  /// What is said of findings that traces and layouts are checked for.
  ///
  /// What `select` and `extend-select` name is a choice among the rules for documents and changes nothing here.
  fileprivate func levels(files: [(path: String, absolute: String)]) -> SeverityLevels {
    var result = SeverityLevels()
    if !selection.ignore.isEmpty || !selection.levels.isEmpty {
      let own = Self.conformanceLevels(of: selection)
      result.levels = own
    }
    guard !fileIgnores.isEmpty else { return result }
    for file in files {
      let all = Self.conformanceLevels(of: selection(for: file.absolute))
      let ignored = all.filter { $0.value == .off && result.levels[$0.key] != .off }
      if !ignored.isEmpty { result.ignored[file.path] = Set(ignored.keys) }
    }
    return result
  }

  private static func conformanceLevels(
    of selection: RuleSelection
  ) -> [String: SeverityLevels.Level] {
    var selection = selection
    selection.select = nil
    selection.extend = []
    var result: [String: SeverityLevels.Level] = [:]
    for info in ConformanceRules.all {
      guard let severity = selection.severity(of: info) else {
        result[info.code] = .off
        continue
      }
      if selection.sets(info) { result[info.code] = .on(severity) }
    }
    return result
  }
}
