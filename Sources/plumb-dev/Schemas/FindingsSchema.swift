import SpecDiagnostics

extension Schemas {
  /// `plumb lint --format json`.
  static let findings = SchemaFile(
    name: "findings",
    title: "Findings of plumb lint",
    root: .object([
      .required("plumb", .constant(1), "version of this format"),
      .required("findings", .array(.reference("finding"))),
      .required("summary", .reference("summary")),
    ]),
    definitions: findingDefinitions)

  /// The parts that every verb's findings share.
  static let findingDefinitions: [(name: String, schema: Schema)] = [
    (
      "finding",
      .object(
        [
          .required("code", .string, "stable code of the rule"),
          .required("name", .string),
          .required("severity", severity),
          .required("message", .string),
          .optional("why", .string),
          .optional("help", .string),
        ] + place + [
          .required("related", .array(.object(place + [.required("message", .string)]))),
          .optional("fix", .reference("fix")),
        ])
    ),
    (
      "fix",
      .object([
        .required("safe", .boolean),
        .required("safety", .words(["safe", "unsafe", "displayOnly"])),
        .required("title", .string),
        .required("edits", .array(.object(place + [.required("text", .string)]))),
      ])
    ),
    (
      "summary",
      .object([
        .required("files", .integer),
        .required("errors", .integer),
        .required("warnings", .integer),
        .required("infos", .integer),
        .required("notChecked", .array(.string)),
      ])
    ),
  ]

  static let severity = Schema.words(Severity.allCases.reversed().map(\.name))

  /// 1-based; columns count code points; the end is exclusive.
  static let place: [Schema.Field] = [
    .required("path", .string, "relative to the working folder"),
    .required("line", .integer),
    .required("column", .integer, "1-based, in Unicode code points"),
    .required("endLine", .integer),
    .required("endColumn", .integer, "exclusive"),
  ]
}
