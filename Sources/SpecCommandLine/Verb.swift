/// How a run ended.
enum ExitCode: Int32 {
  /// Nothing at or above the failing severity.
  case clean = 0
  /// Findings, a failed verdict, or nothing was checked.
  case findings = 1
  /// Wrong usage or unreadable input.
  case usage = 2
}

/// A verb of the command line.
struct Verb: Sendable {
  /// The word.
  let name: String
  /// One line of help, lower case.
  let summary: String
  /// What stands after the verb, for example "[PATHS…]".
  let operands: String
  /// Its own flags.
  let flags: [Flag]
  /// Further lines of help.
  let details: String
  /// Does the work.
  let run: @Sendable (Arguments, inout Console) throws -> ExitCode

  /// Its own flags and those of every verb.
  var allFlags: [Flag] { flags + Flag.common }

  /// All verbs by their words, in the order of the help; a run makes no more than its own.
  private static let makers: [(word: String, make: @Sendable () -> Verb)] = [
    ("lint", { lint }), ("compile", { compile }), ("check", { check }), ("report", { report }),
    ("simulate", { simulate }), ("diff", { diff }), ("merge", { merge }), ("rule", { rule }),
    ("init", { initialize }), ("lsp", { lsp }), ("completions", { completions }),
  ]

  /// All verbs, in the order of the help.
  static var all: [Verb] { makers.map { $0.make() } }

  /// The verb of a word.
  static func named(_ word: String) -> Verb? { makers.first { $0.word == word }?.make() }
}

extension Verb {
  /// The text of `plumb VERB --help`.
  var help: String {
    var text = "plumb \(name): \(summary)\n\nUsage: plumb \(name) [FLAGS]"
    text += operands.isEmpty ? "\n" : " \(operands)\n"
    if !details.isEmpty { text += "\n\(details)\n" }
    text += "\nFlags:\n"
    let rows = allFlags.map { ($0.usage, $0.fullHelp) }
    return text + Self.columns(rows)
  }

  /// Two aligned columns, one row a line.
  static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)\n"
    }.joined()
  }

  /// The text of `plumb --help`.
  static var overview: String {
    """
    plumb: compile, lint and check design specs written in Markdown

    Usage: plumb VERB [FLAGS] [OPERANDS]

    Verbs:
    \(columns(all.map { ("\($0.name) \($0.operands)", $0.summary) }))
    Every verb has --help. `plumb --version` prints the version.
    Exit codes: 0 clean, 1 findings or nothing checked, 2 wrong usage or unreadable input.

    """
  }
}

extension Flag {
  fileprivate var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return value.map { "\(names) \($0)" } ?? names
  }

  fileprivate var fullHelp: String {
    choices.isEmpty || isExplained ? help : "\(help): \(choices.joined(separator: ", "))"
  }
}
