import SpecDiagnostics
import SpecText

/// What may be wrong with front matter.
extension Diagnostic {
  static func misplaced(_ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D110", name: "misplaced-front-matter", severity: .warning,
      message: "front matter stands after the first heading", origin: origin,
      label: "the block begins here",
      why: "other programs read front matter only as the very first block of a file",
      help: "move the block with its two '---' lines to the top of the file")
  }

  static func unclosed(_ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D111", name: "unclosed-front-matter", severity: .error,
      message: "front matter has no closing '---'", origin: origin,
      label: "the block begins here",
      help: "add a line '---' after the last 'key: value' line")
  }

  static func malformed(_ problem: String, _ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D112", name: "malformed-front-matter", severity: .error,
      message: "front matter is not valid YAML: \(problem)", origin: origin,
      label: "this cannot be read",
      help: "write one 'key: value' a line, indent nested lines by two spaces, and quote text "
        + "that contains other signs; the readable lines are used")
  }

  static func duplicateKey(_ key: String, _ origin: Origin, first: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "D113", name: "duplicate-front-matter-key", severity: .warning,
      message: "key '\(key)' is given twice in the same mapping", origin: origin,
      label: "given again here; this value is not used",
      related: [.init(Origin(file: origin.file, range: first), "first given here")],
      help: "keep one of the two lines")
  }

  /// The tabs that indent one line; all of them go at once.
  static func tabs(_ first: Origin, _ all: [Origin]) -> Diagnostic {
    Diagnostic(
      code: "D114", name: "tab-in-front-matter", severity: .error,
      message: "a tab indents a line of front matter, where YAML allows spaces only",
      origin: first, label: "a tab",
      help: "indent by two spaces",
      fix: Fix(
        safety: .safe, title: "replace each tab by two spaces",
        edits: all.map { .init($0, text: "  ") }))
  }

  static func excessive(isDeep: Bool, _ origin: Origin) -> Diagnostic {
    let limit =
      isDeep
      ? "\(YAMLComposer.depthLimit) levels of nesting"
      : "\(YAMLComposer.nodeLimit) values, those repeated by aliases included"
    return Diagnostic(
      code: "D115", name: "excessive-front-matter", severity: .warning,
      message: "front matter exceeds \(limit)", origin: origin,
      label: "from here on values are left out",
      help: "keep data of this size in a file of its own")
  }

  static func compoundKey(_ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D116", name: "compound-front-matter-key", severity: .warning,
      message: "a list or mapping is used as a key, where a word was expected", origin: origin,
      label: "read as a list or mapping",
      help: "put the key in quotes if the brackets belong to its text")
  }

  static func unquoted(
    _ slip: YAMLRepair.Slip, _ value: String, _ origin: Origin
  ) -> Diagnostic {
    let reason =
      switch slip {
      case .colon: "contains ': ', which begins a nested value in YAML"
      case .indicator(let byte): "begins with '\(Unicode.Scalar(byte))', which is reserved in YAML"
      case .trailingText: "goes on after a closing quote or bracket"
      case .unclosed: "opens a quote or bracket that is not closed"
      }
    let quoted =
      "'"
      + value.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
    return Diagnostic(
      code: "D117", name: "unquoted-front-matter-value", severity: .error,
      message: "a value of front matter \(reason)", origin: origin,
      label: "expected in quotes",
      help: "put the value in quotes: \(quoted)",
      fix: Fix(
        safety: .safe, title: "put the value in quotes", edits: [.init(origin, text: quoted)]))
  }

  static func undefinedAlias(_ name: String, _ origin: Origin) -> Diagnostic {
    Diagnostic(
      code: "D118", name: "undefined-front-matter-alias", severity: .warning,
      message: "'*\(name)' refers to an anchor '&\(name)' that is not defined before it",
      origin: origin, label: "read as text",
      help: "define the anchor above, or put the value in quotes")
  }
}
