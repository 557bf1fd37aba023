extension Schemas {
  /// `plumb.yml`.
  static let configuration = SchemaFile(
    name: "config",
    title: "Configuration of plumb",
    root: .object(
      [
        .optional("select", texts, "codes, prefixes or names of the rules that run"),
        .optional("extend-select", texts, "rules that run besides those"),
        .optional("ignore", texts, "codes, prefixes or names of the rules that do not run"),
        .optional("severity", .map(.words(["error", "warning", "info", "off"]))),
        .optional("exclude", texts, "patterns of documents that are left out"),
        .optional("per-file-ignores", .map(texts)),
        .optional("grid", size, "spacing step"),
        .optional("touch-target", size, "smallest touch target"),
        .optional("tolerance", size, "in milliseconds"),
        .optional("aliases", .map(texts)),
        .optional("bindings", .map(texts)),
        .optional(
          "layout-states", .map(.string), "patterns of layout dumps and the states they show"),
        .optional(
          "target-exceptions", .map(.words(["equivalent", "essential"])),
          "small targets that are allowed, by identifier or path in dumps"),
        .optional(
          "traces", .map(.string), "fields of other programs' recordings, by keys of traces"),
        .optional("initial", .string, "name of the initial state"),
        .optional("root", .boolean, "whether files further up are not read"),
      ], isOpen: false),
    definitions: [])

  private static let texts = Schema.anyOf([.string, .array(.string)])
  private static let size = Schema.anyOf([.number, .string])
}
