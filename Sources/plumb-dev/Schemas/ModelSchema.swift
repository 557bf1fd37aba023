extension Schemas {
  /// `plumb compile --emit json`.
  static let model = SchemaFile(
    name: "model",
    title: "Model of plumb compile",
    root: .object([
      .required("plumb", .constant(1), "version of this format"),
      .required("documents", .array(.reference("document"))),
      .required("diagnostics", .array(.reference("finding"))),
    ]),
    definitions: [
      ("document", document), ("machine", machine), ("state", state), ("transition", transition),
      ("history", history), ("prohibition", prohibition), ("interval", interval),
      ("easing", easing), ("layout", layout),
      ("note", note),
    ] + findingDefinitions.filter { $0.name != "summary" })

  private static let line = Schema.Field.required("line", .integer, "1-based, as on disk")
  private static let text = Schema.Field.required("text", .string)
  private static let ends: [Schema.Field] = [
    .required("min", .number.orNull, "null is an open end"),
    .required("max", .number.orNull, "null is an open end"),
    .optional("approximate", .boolean),
  ]
  private static let interval = Schema.object(ends + [.optional("unit", .string)])
  private static let time = Schema.reference("interval").orNull
  private static let origin = Schema.words(["declared", "inferred"])

  private static let document = Schema.object([
    .required("path", .string),
    .required("title", .string.orNull),
    .optional("status", .string),
    .required("frontMatter", .anything),
    .optional("links", .array(link), "other documents that this one names"),
    .required("machines", .array(.reference("machine"))),
    .required("tokens", .array(token)),
    .required("tokenUses", .array(tokenUse)),
    .required("durations", .array(duration)),
    .required("constraints", .array(constraint)),
    .required("motions", .array(.object([.required("subject", .string), line]))),
    .required("signals", .array(.object([.required("output", .string), text, line]))),
    .required("copy", .array(.object([.required("subject", .string), text, line]))),
    .required("accessibility", .array(.object([.required("kind", .string), text, line]))),
    .required("layouts", .array(.reference("layout"))),
    .required("flows", .array(titled("steps"))),
    .required("scenarios", .array(titled("fields"))),
    .required(
      "statements", .array(.object([.required("subject", .string.orNull), text, line])),
      "every list item and labelled line in the document's own words"),
    .required("checklists", .array(checklist)),
    .required("understood", understood),
  ])

  private static let understood = Schema.object([
    .required("facts", .integer),
    .required("unresolved", .array(.object([line, text, .required("why", .string)]))),
    .required(
      "notNormative", .array(notNormative), "places whose facts are kept out of the lists above"),
    .optional("share", .number.orNull, "lines of facts that were understood; null without any"),
    .optional("lines", lineCounts, "how many lines were marked as what"),
    .optional(
      "unread", .array(.object([line, text, .required("why", .string)])),
      "further lines that look like a fact and gave none"),
  ])

  private static let notNormative = Schema.object([
    line,
    .required("endLine", .integer),
    .required(
      "reason",
      .words([
        "history", "alternative", "replaced", "future", "out-of-scope", "open-question", "example",
        "story", "reference", "result", "plan", "struck-out",
      ])),
    text,
    .required("facts", .integer, "how many facts it keeps out"),
  ])

  private static let link = Schema.object([
    .required("target", .string, "as written"),
    .required("path", .string.orNull),
    .optional("fragment", .string),
    .required("kind", .words(["related", "dependency", "extends", "tokens", "link"])),
    .required("status", .words(["read", "not-read", "missing", "unknown"])),
    .optional("state", .string, "id of the state whose section the fragment names"),
    line,
  ])

  private static let scope = Schema.Field.required(
    "scope", .words(["file", "linked", "folder", "above", "workspace"]), "nearest first")
  private static let definition: [Schema.Field] = [
    .required("path", .string), line, .required("value", .string),
  ]
  private static let tokenUse = Schema.object([
    .required("name", .string),
    .optional("definition", .object([scope] + definition), "the definition that is meant"),
    .optional(
      "ambiguous", .object([scope, .required("places", .array(.object(definition)))]),
      "definitions that are equally near and disagree"),
    line,
  ])

  private static let lineCounts = Schema.object(
    ["compiled", "notUnderstood", "notNormative", "prose", "structure"].map {
      .required($0, .integer)
    })

  private static let machine = Schema.object([
    .required("id", .string),
    .required("name", .string),
    .required("initial", .string.orNull, "id of a state"),
    .optional("initialReason", .string),
    line,
    .required("states", .array(.reference("state"))),
    .required("transitions", .array(.reference("transition"))),
    .optional("histories", .array(.reference("history"))),
    .required("matrices", .array(.object([.required("form", .string), line]))),
    .required("prohibitions", .array(.reference("prohibition"))),
    .required("matches", .array(.object([.required("name", .string), line]))),
  ])

  private static let state = Schema.object([
    .required("id", .string),
    .required("name", .string),
    .required("aliases", .array(.string)),
    .required("parent", .string.orNull),
    .required("kind", .words(["atomic", "composite", "final", "external"])),
    .optional("isMode", .boolean),
    .optional("region", .integer, "the concurrent part of the parent that it stands in"),
    .optional("isInitial", .boolean, "the parent, or its concurrent part, begins in it"),
    .required("origin", origin),
    line,
    .optional("context", .string),
  ])

  private static let history = Schema.object([
    .required("from", .string, "id of a state, or * for any"),
    .required("to", .array(.string), "the states that may have come before"),
    .required("trigger", .string.orNull),
    .optional("guard", .string),
    .required("duration", time),
    line,
  ])

  private static let transition = Schema.object([
    .required("from", .string, "id of a state, or * for any"),
    .required("to", .string),
    .required("trigger", .string.orNull),
    .optional("guard", .string),
    .required("duration", time),
    .optional("animation", .string),
    .optional("easing", .reference("easing")),
    .optional("effect", .string),
    .required("origin", origin),
    line,
  ])

  private static let prohibition = Schema.object([
    .required("from", .string, "id of a state, or * for any"),
    .required("to", .string, "id of a state, or * for any"),
    .required("trigger", .string.orNull),
    .optional("guard", .string),
    line,
  ])

  private static let easing = Schema.object([
    .required("kind", .words(["named", "cubic-bezier", "spring", "steps"])), text,
  ])

  private static let token = Schema.object([
    .required("id", .string),
    .required("name", .string),
    .required(
      "kind",
      .words([
        "color", "typography", "spacing", "size", "radius", "shadow", "opacity", "duration",
        "easing", "breakpoint", "zindex", "fontWeight", "fontFamily", "other",
      ])),
    .required("value", .string),
    .optional(
      "mode", .string, "the mode that the value is for, beside the one that holds otherwise"),
    .optional("aliases", .array(.string), "other names, such as the class in a style sheet"),
    line,
  ])

  private static let duration = Schema.object(
    [line] + ends + [.required("subject", .string), .required("role", .string)])

  private static let constraint = Schema.object(
    [.required("id", .string), .required("kind", .string), .required("subject", .string)] + ends
      + [
        .required("unit", .string), .required("scope", .string.orNull),
        .required("headings", .array(.string)), line,
      ])

  private static let checklist = Schema.object([
    .required("title", .string), line,
    .required(
      "items",
      .array(
        .object([
          text, line, .required("isTicked", .boolean),
          .required("depth", .integer, "how many items it stands below"),
        ]))),
  ])

  private static func titled(_ list: String) -> Schema {
    .object([.required("title", .string), line, .required(list, .array(.object([text, line])))])
  }

  private static let layout = Schema.object([
    .required("title", .string),
    .required("state", .string.orNull),
    .required("headings", .array(.string)),
    line,
    .required("rows", .array(row)),
    .required("parts", .array(.reference("note"))),
  ])

  private static let row = Schema.object([
    .required("kind", .words(["gap", "padding", "content", "more", "divider"])),
    .optional("size", .reference("interval")),
    .required("depth", .integer),
    .required("frame", .integer),
    .required("components", .array(.object([.required("kind", .string), text, line]))),
    .optional("note", .reference("note")),
    line,
  ])

  private static let note = Schema.object([
    text, .optional("subject", .string), .optional("color", .string), line,
  ])
}
