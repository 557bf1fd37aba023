import SpecDifference

extension Schemas {
  /// `plumb diff --format json`.
  static let difference = SchemaFile(
    name: "diff",
    title: "What plumb diff tells",
    root: .object([
      .required("plumb", .constant(1), "version of this format"),
      .required("verdict", verdict, "the worst of all changes"),
      .required("old", .reference("side")),
      .required("new", .reference("side")),
      .required("documents", .array(.reference("document")), "also those without a change"),
      .required("summary", .reference("summary")),
      .required("notCompared", .array(.string), "documents that were left out, with the reason"),
    ]),
    definitions: differenceDefinitions)

  private static let verdict = Schema.words(SemverVerdict.allCases.map(\.rawValue))

  private static let differenceDefinitions: [(name: String, schema: Schema)] = [
    (
      "side",
      .object([
        .required("label", .string, "as the command line names it"),
        .required("revision", .string.orNull, "the commit behind a revision"),
        .required("documents", .integer),
        .required("facts", .integer),
      ])
    ),
    (
      "document",
      .object([
        .required("oldPath", .string.orNull),
        .required("newPath", .string.orNull),
        .required("title", .string),
        .required(
          "pairing", .words(DocumentDifference.Pairing.allCases.map(\.rawValue)),
          "how the two were found to be versions of one"),
        .required("verdict", verdict),
        .required("oldFacts", .integer),
        .required("newFacts", .integer),
        .required("changes", .array(.reference("change"))),
        .optional("version", .reference("version")),
        .required("notCompared", .array(.reference("entry"))),
      ])
    ),
    ("change", change),
    ("version", version),
    (
      "entry",
      .object([
        .required("side", .words(NotCompared.Side.allCases.map(\.rawValue))),
        .required("isChanged", .boolean, "whether the two versions differ there"),
        .required(
          "lines", .integer, "how many lines it stands for; the place is that of the first"),
        .required("reason", .string),
        .required("place", .reference("place").orNull),
      ])
    ),
    ("place", .object(place)),
    (
      "summary",
      .object([
        .required("documents", .integer),
        .required("changed", .integer),
        .required("major", .integer),
        .required("minor", .integer),
        .required("patch", .integer),
        .required("unreadChanges", .integer, "changed lines that the verdict says nothing about"),
      ])
    ),
  ]

  private static let change = Schema.object([
    .required("verdict", verdict),
    .required("fact", .words(FactKind.allCases.map(\.rawValue))),
    .required("action", .words(Change.Action.allCases.map(\.rawValue))),
    .required("subject", .string, "in the words of the document"),
    .required("aspect", .string.orNull, "the part that differs; null where all of it does"),
    .required("machine", .string.orNull),
    .required("oldValue", .string.orNull),
    .required("newValue", .string.orNull),
    .required("message", .string, "the change in one sentence"),
    .required("why", .string, "why it has this verdict"),
    .optional(
      "evidence",
      .object([
        .required(
          "confidence", .words(Change.Evidence.Confidence.allCases.map(\.rawValue))),
        .required("reason", .string),
      ]), "why two names are taken for one thing"),
    .required("oldPlace", .reference("place").orNull),
    .required("newPlace", .reference("place").orNull),
  ])

  private static let version = Schema.object([
    .required("old", .string),
    .required("new", .string),
    .required("needed", .string, "the least version that the changes need"),
    .required("isTooSmall", .boolean),
    .required("message", .string),
    .required("place", .reference("place").orNull),
  ])
}
