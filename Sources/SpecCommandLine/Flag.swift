/// A flag of a verb.
struct Flag: Sendable {
  /// How many values a flag takes.
  enum Arity: Sendable {
    /// The last one counts.
    case one
    /// Any number, separated by commas or given with the flag repeated.
    case list
    /// All words up to the next flag.
    case words
  }

  /// The long name with its dashes.
  let name: String
  /// A one-letter name with its dash.
  let short: String?
  /// What the value is called in help; `nil` for a switch.
  let value: String?
  /// The values that are accepted; empty accepts all.
  let choices: [String]
  /// One line of help.
  let help: String
  /// How many values it takes.
  var arity = Arity.one
  /// Whether the text of the help explains the choices, so that the flag does not list them.
  var isExplained = false

  /// The flag with its choices explained elsewhere.
  var explained: Flag {
    var flag = self
    flag.isExplained = true
    return flag
  }

  static func toggle(_ name: String, short: String? = nil, _ help: String) -> Flag {
    Flag(name: name, short: short, value: nil, choices: [], help: help)
  }

  static func option(
    _ name: String, short: String? = nil, _ value: String, choices: [String] = [], _ help: String
  ) -> Flag {
    Flag(name: name, short: short, value: value, choices: choices, help: help)
  }

  static func list(_ name: String, _ value: String, _ help: String) -> Flag {
    Flag(name: name, short: nil, value: value, choices: [], help: help, arity: .list)
  }

  static func words(_ name: String, _ value: String, _ help: String) -> Flag {
    Flag(name: name, short: nil, value: value, choices: [], help: help, arity: .words)
  }
}

extension Flag {
  /// Flags that every verb takes.
  static let common: [Flag] = [
    .option("--color", "WHEN", choices: ["auto", "always", "never"], "when to use colour"),
    .toggle("--no-cache", "neither read nor write a cache"),
    .toggle("--help", short: "-h", "show this help"),
  ]

  static let output = Flag.option(
    "--output", short: "-o", "FILE", "write results to a file instead of standard output")
  static let standardInputName = Flag.option(
    "--stdin-filename", "PATH", "name of the document read from '-'")
  static let config = Flag.option("--config", "FILE", "use this configuration file only")
  static let select = Flag.list("--select", "RULES", "run only these codes, names or prefixes")
  static let extendSelect = Flag.list(
    "--extend-select", "RULES", "run these codes, names or prefixes as well")
  static let ignore = Flag.list("--ignore", "RULES", "do not run these codes, names or prefixes")
  static let exitZero = Flag.toggle("--exit-zero", "exit with 0 even when there are findings")
  static let statistics = Flag.toggle("--statistics", "count findings by code")
  static let failOn = Flag.option(
    "--fail-on", "LEVEL", choices: ["error", "warning", "info"],
    "the lowest severity of a finding that fails the run (default: error)")
}
