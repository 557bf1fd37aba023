import SpecLayout
import SpecTrace

extension Schemas {
  /// `plumb check --trace --format json`.
  static let traceVerdict = SchemaFile(
    name: "trace-verdict",
    title: "Verdict of plumb check on traces",
    root: .object([
      .required("plumb", .constant(1), "version of this format"),
      .required("verdict", .words(["pass", "fail", "inconclusive", "nothing-checked"])),
      .required("input", counts(["files", "lines", "events", "malformed", "ignored"])),
      .required("sessions", counts(["total", "failed"])),
      .required("machines", .array(.object([.required("name", .string), path]))),
      .required(
        "coverage",
        .object(
          ["states", "transitions", "pairs", "constraints", "cells", "boundaries"].map {
            .required($0, share)
          })),
      .required(
        "contexts",
        .array(.object([.required("context", .string), .required("sessions", .integer)]))),
      .required("obligations", .array(.reference("obligation"))),
      .required("violations", .array(.reference("violation"))),
      .optional("alignment", .reference("alignment"), "with --explain"),
      .required("findings", .array(.reference("finding"))),
      .required("summary", .reference("summary")),
    ]),
    definitions: [
      ("obligation", obligation), ("violation", violation), ("place", specPlace),
      ("alignment", alignment),
    ] + findingDefinitions)

  /// `plumb check --layout --format json`.
  static let layoutVerdict = SchemaFile(
    name: "layout-verdict",
    title: "Verdict of plumb check on layouts",
    root: .object([
      .required("plumb", .constant(1), "version of this format"),
      .required("verdict", .words(["pass", "fail", "inconclusive"])),
      .required("layouts", .array(.anyOf([.reference("layout"), .reference("unreadable")]))),
      .required("findings", .array(.reference("finding"))),
      .required("summary", .reference("summary")),
    ]),
    definitions: [
      ("layout", layoutEntry), ("check", layoutCheck), ("place", specPlace),
      ("unreadable", .object([path, .required("error", .string)])),
    ] + findingDefinitions)

  private static let path = Schema.Field.required("path", .string)
  private static let specPlace = Schema.object([path, .required("line", .integer.orNull)])

  private static func counts(_ names: [String]) -> Schema {
    .object(names.map { .required($0, .integer) })
  }

  private static let share = Schema.object([
    .required("covered", .integer),
    .required("total", .integer),
    .required("uncovered", .array(.string)),
    .optional("unreachable", .array(.string)),
  ])

  private static let obligation = Schema.object([
    .required("id", .string),
    .required("kind", .string),
    .required("spec", .reference("place")),
    .required("counts", counts(["pass", "marginal", "fail", "inconclusive", "unspecified"])),
    .optional(
      "stats",
      .object(
        [.required("n", .integer)]
          + ["p50", "p90", "p95", "p99", "max"].map { .required($0, .number) })),
  ])

  private static let violation = Schema.object([
    .required("kind", .words(TraceRule.allCases.map(\.rawValue))),
    .required("session", .string),
    path,
    .required("line", .integer),
    .required("t", .number.orNull, "milliseconds"),
    .required("message", .string),
    .required("expected", .string.orNull),
    .required("actual", .string.orNull),
    .required("severity", severity),
    .required("spec", .reference("place").orNull),
    .optional("repair", .string),
  ])

  private static let alignment = Schema.object([
    .required("cost", .integer, "missing and surplus events over all sessions"),
    .required("sessions", .integer, "sessions with a cost above 0"),
    .required(
      "causes",
      .array(
        .object([
          .required("kind", .words(["missing", "surplus", "wrong"])),
          .required("step", .string),
          .optional("shown", .string, "what stands in place of the row"),
          .required("count", .integer),
          .required("sessions", .integer),
          .required(
            "samples",
            .array(.object([.required("session", .string), path, .required("line", .integer)]))),
          .required("spec", .reference("place").orNull),
        ]))),
    .required(
      "explanations",
      .array(
        .object([
          .required("session", .string), path,
          .required("line", .integer),
          .required("cost", .integer),
          .required("message", .string),
          .required("repairs", .array(.string), "equally cheap ones, at most three"),
        ]))),
    .optional("unexplained", .integer, "sessions that are too long to be explained"),
  ])

  private static let layoutEntry = Schema.object([
    path,
    .required("format", .string),
    .required("state", .string.orNull),
    .required("scale", .number.orNull),
    .required("scaleSource", .string),
    .required("unit", .string),
    .required(
      "counts",
      .object([
        .required("nodes", .integer), .required("drawn", .integer),
        .required("interactive", .integer.orNull, "null where the format cannot tell"),
        .required("targetsBelowMinimum", .integer.orNull),
      ])),
    .required("checks", .array(.reference("check"))),
    .required("notChecked", .array(.string)),
  ])

  private static let layoutCheck = Schema.object([
    .required("kind", .words(LayoutCheck.Kind.allCases.map(\.rawValue))),
    .required("verdict", .words(LayoutVerdict.allCases.map(\.rawValue))),
    .required("node", .string.orNull),
    .required("expected", .string.orNull),
    .required("actual", .string.orNull),
    .required("reason", .string.orNull),
    .required("spec", .reference("place").orNull),
  ])
}
