public import SpecLint
public import SpecLowering
import SpecText

/// What `plumb.yml` and the command line ask for.
public struct Configuration: Sendable {
  /// Rules that are left out for some documents.
  struct FileIgnore: Sendable, Hashable {
    var glob: Glob
    var selectors: [String]
  }

  /// Which rules run and how bad their findings are.
  public var selection = RuleSelection()
  /// Sizes that specs are measured against.
  public var options = RuleOptions()
  /// How far a measured time may lie from the stated one, in milliseconds.
  public var tolerance: Double?
  /// What the compiler is told about names.
  public var lowering = LoweringOptions()
  /// The day on which suppressions with a date are looked at; without one none has ended.
  public var today: CalendarDay?
  /// Names of fields in recordings of other programs, by keys of trace lines.
  public var traceFields: [String: String] = [:]
  /// Documents that are left out.
  var exclude: [Glob] = []
  /// Rules that are left out for some documents.
  var fileIgnores: [FileIgnore] = []
  /// The states that layout dumps show.
  var layoutStates: [(glob: Glob, state: String)] = []
  /// Small targets that are allowed, by identifier or path of the element in layout dumps.
  var targetExceptions: [String: String] = [:]
  /// Names that have to stand in a spec, in the order of the files.
  var specNames: [SpecName] = []
  /// Files that bear nearly the name of a configuration and are not read, as printed.
  var misnamedFiles: [String] = []
  /// Whether files further up are not read.
  var isRoot = false
  /// The absolute folder of the outermost file, where that says so; documents look for nothing above it.
  var rootFolder: String?

  /// A name of a state, or of what else a recording or dump shows, as a configuration file gives it.
  struct SpecName: Sendable, Hashable {
    /// The key of the file that gives it.
    var key: String
    var name: String
    /// Path, line and column.
    var place: String
  }

  /// Makes a configuration that asks for nothing.
  public init() {}

  /// Reads the text of a configuration file; its patterns are seen from the root folder.
  ///
  /// - Errors: throws `ConfigurationError` with all mistakes.
  public init(
    parsing bytes: ContiguousArray<UInt8>, path: String = "plumb.yml"
  ) throws(ConfigurationError) {
    self = try ConfigurationLoader.parse(
      SourceText(decoding: bytes, path: path), folder: "/", catalog: Workspace.catalog)
  }

  /// Whether a document is left out.
  func excludes(_ absolutePath: String) -> Bool {
    exclude.contains { $0.matches(absolutePath) }
  }

  /// The state that a layout dump shows, where a pattern names it; the last pattern counts.
  func state(ofDump absolutePath: String) -> String? {
    layoutStates.last { $0.glob.matches(absolutePath) }?.state
  }

  /// The selection for one document.
  func selection(for absolutePath: String) -> RuleSelection {
    guard !fileIgnores.isEmpty else { return selection }
    var selection = selection
    for ignore in fileIgnores where ignore.glob.matches(absolutePath) {
      selection.ignore += ignore.selectors
    }
    return selection
  }

  /// This configuration with what another one further up says and this one leaves open.
  func merged(over outer: Configuration) -> Configuration {
    var result = self
    result.selection.select = selection.select ?? outer.selection.select
    result.selection.extend = outer.selection.extend + selection.extend
    result.selection.ignore = outer.selection.ignore + selection.ignore
    result.selection.levels = outer.selection.levels.merging(selection.levels) { $1 }
    result.options.grid = options.grid ?? outer.options.grid
    result.options.touchTarget = options.touchTarget ?? outer.options.touchTarget
    result.tolerance = tolerance ?? outer.tolerance
    result.lowering = lowering.merged(over: outer.lowering)
    result.traceFields = outer.traceFields.merging(traceFields) { $1 }
    result.exclude = outer.exclude + exclude
    result.fileIgnores = outer.fileIgnores + fileIgnores
    result.layoutStates = outer.layoutStates + layoutStates
    result.targetExceptions = outer.targetExceptions.merging(targetExceptions) { $1 }
    result.specNames = outer.specNames + specNames
    result.misnamedFiles = outer.misnamedFiles + misnamedFiles
    return result
  }
}

extension LoweringOptions {
  /// These options with what others say and these leave open.
  func merged(over outer: LoweringOptions) -> LoweringOptions {
    var result = self
    result.initial = initial ?? outer.initial
    result.aliases = outer.aliases.merging(aliases) { $1 }
    result.bindings = outer.bindings.merging(bindings) { $1 }
    return result
  }
}

/// A mistake in a configuration file.
public struct ConfigurationProblem: Sendable, Hashable {
  /// The file as printed.
  public var path: String
  /// The 1-based line.
  public var line: Int
  /// The 1-based column in code points.
  public var column: Int
  /// What is wrong: lower case, no full stop.
  public var message: String
}

/// A configuration that cannot be used.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// All mistakes, in order.
  public var problems: [ConfigurationProblem]

  /// One line a mistake.
  public var description: String {
    problems.map { "\($0.path):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}
