import SpecLint
import SpecLowering
import SpecSyntax
import SpecText
import SpecTrace

/// Turns the YAML of `plumb.yml` into a configuration.
struct ConfigurationReader {
  /// The keys that exist.
  static let keys = [
    "select", "extend-select", "ignore", "severity", "exclude", "per-file-ignores", "grid",
    "touch-target",
    "tolerance", "aliases", "bindings", "layout-states", "target-exceptions", "traces", "initial",
    "root",
  ]

  let source: SourceText
  /// The absolute folder of the file.
  let folder: String
  let catalog: RuleCatalog
  fileprivate(set) var configuration = Configuration()
  private(set) var problems: [ConfigurationProblem] = []

  init(source: SourceText, folder: String, catalog: RuleCatalog) {
    self.source = source
    self.folder = folder
    self.catalog = catalog
  }

  /// Notes a mistake at a place.
  mutating func report(_ message: String, at range: SourceRange) {
    let place = source.position(of: range.start)
    problems.append(
      .init(path: source.path, line: place.line, column: place.column, message: message))
  }

  /// Reads the whole file.
  mutating func read(_ root: YAMLNode) {
    if case .null = root.value { return }
    guard case .mapping(let entries) = root.value else {
      return report("the file must be a mapping of keys to values", at: root.range)
    }
    // Keys that are given twice are told by whoever reads the YAML.
    for entry in entries { read(entry) }
  }

  private mutating func read(_ entry: YAMLNode.Entry) {
    let value = entry.value
    switch entry.key {
    case "select": readSelection(value)
    case "extend-select": configuration.selection.extend = selectors(value)
    case "ignore": configuration.selection.ignore = selectors(value)
    case "severity": readSeverities(value)
    case "exclude": configuration.exclude = strings(value).map { glob($0.text) }
    case "per-file-ignores": readFileIgnores(value)
    case "grid": configuration.options.grid = number(value, units: Self.lengths)
    case "touch-target": configuration.options.touchTarget = number(value, units: Self.lengths)
    case "tolerance": configuration.tolerance = number(value, units: ["ms"])
    case "aliases":
      configuration.lowering.aliases = names(value)
      noteNames(entry)
    case "bindings":
      configuration.lowering.bindings = names(value)
      noteNames(entry)
    case "layout-states": readLayoutStates(value)
    case "target-exceptions": readTargetExceptions(value)
    case "traces": readTraceFields(value)
    case "initial":
      configuration.lowering.initial = string(value)
      note(value.text, at: value.range, of: entry.key)
    case "root":
      if case .bool(let isRoot) = value.value {
        configuration.isRoot = isRoot
      } else {
        report("'root' takes true or false", at: value.range)
      }
    default:
      let hint = Suggestion.nearest(to: entry.key, in: Self.keys)
      report(
        "unknown key '\(entry.key)'\(hint.map { "; did you mean '\($0)'?" } ?? "")",
        at: entry.keyRange)
    }
  }

  private static let lengths = ["px", "pt", "dp"]

  private func glob(_ pattern: String) -> Glob { Glob(folder: folder, pattern: pattern) }

  private mutating func string(_ node: YAMLNode) -> String? {
    switch node.value {
    case .null, .sequence, .mapping:
      report("expected a text", at: node.range)
      return nil
    default: return node.text
    }
  }

  /// A list of texts; one text alone is a list of one.
  private mutating func strings(_ node: YAMLNode) -> [YAMLNode] {
    let nodes = if case .sequence(let items) = node.value { items } else { [node] }
    return nodes.filter { string($0) != nil }
  }

  private mutating func selectors(_ node: YAMLNode) -> [String] {
    strings(node).map { item in
      check(item.text, at: item.range)
      return item.text
    }
  }

  private mutating func readSelection(_ node: YAMLNode) {
    let names = selectors(node)
    configuration.selection.select = names
    guard !names.isEmpty, names.allSatisfy(catalog.isOfChecksAlone) else { return }
    report(
      "'select' chooses among the rules for documents; '\(names[0])' is reported by plumb check",
      at: node.range)
  }

  private mutating func check(_ selector: String, at range: SourceRange) {
    guard !catalog.knows(selector) else { return }
    let hint = catalog.suggestion(for: selector).map { "; did you mean '\($0)'?" } ?? ""
    report("no rule has the code, prefix or name '\(selector)'\(hint)", at: range)
  }

  /// A mapping, or a mistake.
  private mutating func entries(_ node: YAMLNode) -> [YAMLNode.Entry] {
    if case .mapping(let entries) = node.value { return entries }
    if case .null = node.value { return [] }
    report("expected a mapping of names to values", at: node.range)
    return []
  }

  private mutating func readSeverities(_ node: YAMLNode) {
    for entry in entries(node) {
      check(entry.key, at: entry.keyRange)
      // YAML 1.1 habits: `off` may be read as a Boolean.
      let name = if case .bool(false) = entry.value.value { "off" } else { entry.value.text }
      if let level = RuleSelection.Level(name: name) {
        configuration.selection.levels[entry.key] = level
      } else {
        report(
          "'\(name)' is no severity; expected error, warning, info or off", at: entry.value.range)
      }
    }
  }

  private mutating func readLayoutStates(_ node: YAMLNode) {
    for entry in entries(node) {
      guard let state = string(entry.value) else { continue }
      configuration.layoutStates.append((glob(entry.key), state))
    }
  }

  /// `identifier or path of an element: equivalent | essential`
  private mutating func readTargetExceptions(_ node: YAMLNode) {
    for entry in entries(node) {
      guard let name = string(entry.value) else { continue }
      if Configuration.targetExceptionNames.contains(name) {
        configuration.targetExceptions[entry.key] = name
      } else {
        report(
          "'\(name)' is no exception; expected equivalent or essential", at: entry.value.range)
      }
    }
  }

  /// `key of trace lines: field of the recording`
  private mutating func readTraceFields(_ node: YAMLNode) {
    for entry in entries(node) {
      guard TraceOptions.fieldNames.contains(entry.key) else {
        let hint = Suggestion.nearest(to: entry.key, in: TraceOptions.fieldNames)
        report(
          "trace lines have no key '\(entry.key)'\(hint.map { "; did you mean '\($0)'?" } ?? "")",
          at: entry.keyRange)
        continue
      }
      if let field = string(entry.value) { configuration.traceFields[entry.key] = field }
    }
  }

  private mutating func readFileIgnores(_ node: YAMLNode) {
    for entry in entries(node) {
      configuration.fileIgnores.append(
        .init(glob: glob(entry.key), selectors: selectors(entry.value)))
    }
  }

  private mutating func number(_ node: YAMLNode, units: [String]) -> Double? {
    var text = Substring(node.text)
    if let unit = units.first(where: { text.hasSuffix($0) }) { text = text.dropLast(unit.count) }
    while text.last == " " { text.removeLast() }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      report("expected a number, with \(units.joined(separator: ", ")) or no unit", at: node.range)
      return nil
    }
    return number
  }

  /// Other names: `other: name`, or `name: [other, another]`.
  private mutating func names(_ node: YAMLNode) -> [String: String] {
    var result: [String: String] = [:]
    for entry in entries(node) {
      if case .sequence(let items) = entry.value.value {
        for item in items { if let other = string(item) { result[other] = entry.key } }
      } else if let name = string(entry.value) {
        result[entry.key] = name
      }
    }
    return result
  }

  /// What the front matter of a document tells the compiler; mistakes there are left to the rules.
  static func loweringOptions(of frontMatter: FrontMatter?, source: SourceText) -> LoweringOptions {
    guard let root = frontMatter?.root else { return LoweringOptions() }
    var reader = ConfigurationReader(source: source, folder: "", catalog: RuleCatalog([]))
    var options = LoweringOptions()
    if let node = root["initial"] { options.initial = reader.string(node) }
    if let node = root["aliases"], !node.entries.isEmpty { options.aliases = reader.names(node) }
    if let node = root["bindings"], !node.entries.isEmpty { options.bindings = reader.names(node) }
    return options
  }
}

extension ConfigurationReader {
  /// Keeps the names of the spec in a mapping: what entries lead to, or the keys of lists.
  private mutating func noteNames(_ entry: YAMLNode.Entry) {
    for pair in entry.value.entries {
      if case .sequence = pair.value.value {
        note(pair.key, at: pair.keyRange, of: entry.key)
      } else {
        note(pair.value.text, at: pair.value.range, of: entry.key)
      }
    }
  }

  private mutating func note(_ name: String, at range: SourceRange, of key: String) {
    let place = source.position(of: range.start)
    configuration.specNames.append(
      .init(key: key, name: name, place: "\(source.path):\(place.line):\(place.column)"))
  }

  /// Parses and reads the whole file.
  mutating func readFile() {
    let (root, problems) = YAMLFile.parse(source)
    for problem in problems { report(problem.message, at: problem.range) }
    if let root { read(root) }
  }
}
