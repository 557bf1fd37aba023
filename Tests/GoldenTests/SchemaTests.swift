import SpecDiagnostics
import SpecExports
import SpecJSON
import SpecLint
import SpecTrace
import SpecWorkspace
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Real output against the published schemas.
@Suite struct SchemaTests {
  private static let spec = """
    ---
    title: Inbox
    ---

    # Inbox

    | From | To | Trigger | Duration | Animation |
    |---|---|---|---|---|
    | Empty | Full | Message | 200ms | Fade, ease-out |
    | Full | Empty | Clear | 1.5s | |

    - **Accent**: `#FF0000`
    - Button: 44pt × 44pt

    [gone](gone.md)

    """

  private static let files = [("inbox.md", ContiguousArray(spec.utf8))]

  @Test func findings() throws {
    let report = Workspace.lint(files: Self.files)
    #expect(!report.diagnostics.isEmpty)
    try check(JSONFormat().format(report, style: .init()), "findings")
  }

  @Test func model() throws {
    let exporter = try #require(Exporters.named("json"))
    try check(exporter.export(Workspace(files: Self.files).exportInput), "model")
  }

  @Test func traceVerdict() throws {
    let workspace = Workspace(files: Self.files)
    let lines = """
      {"session":"a","t":0,"state":"Empty"}
      {"session":"a","t":10,"from":"Empty","to":"Full","trigger":"Message","duration":900}
      {"session":"a","t":20,"from":"Full","to":"Nowhere","trigger":"Clear"}
      nonsense

      """
    let input = TraceInput(path: "a.jsonl", bytes: ContiguousArray(lines.utf8))
    let report = TraceChecker(specs: workspace.specs).check(inputs: [input])
    #expect(!report.violations.isEmpty)
    try check(ContiguousArray(report.json().utf8), "trace-verdict")
  }

  @Test func theValidatorFindsMistakes() throws {
    let bad = #"{"plumb":2,"findings":[{"code":1}],"summary":{}}"#
    let schema = try Self.schema("findings")
    let faults = SchemaValidator(schema).faults(try JSONParser.parse(ContiguousArray(bad.utf8)))
    #expect(faults.contains("$.plumb: is not 1"))
    #expect(faults.contains("$.findings[0].code: is no string"))
    #expect(faults.contains("$.findings[0]: lacks 'message'"))
    #expect(faults.contains("$.summary: lacks 'files'"))
  }

  private func check(_ bytes: ContiguousArray<UInt8>, _ name: String) throws {
    let value = try JSONParser.parse(bytes)
    #expect(SchemaValidator(try Self.schema(name)).faults(value) == [])
  }

  private static func schema(_ name: String) throws -> JSONValue {
    let path = Shared.root + "/docs/schemas/\(name).schema.json"
    return try JSONParser.parse(ContiguousArray(try Data(contentsOf: URL(filePath: path))))
  }
}

/// Checks values against the part of JSON Schema that the published schemas use.
struct SchemaValidator {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What is wrong, each with its place.
  func faults(_ value: JSONValue) -> [String] { faults(value, root, "$") }

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    if let isAllowed = schema.bool { return isAllowed ? [] : ["\(place): is not expected"] }
    if let reference = schema["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = root["$defs"]?[name] else { return ["\(place): no schema '\(name)'"] }
      return faults(value, target, place)
    }
    if let choices = schema["anyOf"]?.array {
      return choices.contains { faults(value, $0, place).isEmpty }
        ? [] : ["\(place): fits no choice"]
    }
    if let least = schema["minimum"]?.int, let number = value.int, number < least {
      return ["\(place): is less than \(least)"]
    }
    if let constant = schema["const"] {
      return value.int == constant.int ? [] : ["\(place): is not \(constant.int ?? 0)"]
    }
    if let words = schema["enum"]?.array {
      return words.contains(value) ? [] : ["\(place): is none of the words"]
    }
    guard let type = schema["type"]?.string else { return [] }
    guard fits(value, type) else { return ["\(place): is no \(type)"] }
    return members(value, schema, place) + items(value, schema, place)
  }

  private func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "integer": value.int != nil
    case "number": value.double != nil
    case "boolean": value.bool != nil
    case "null": value.isNull
    default: false
    }
  }

  private func members(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    guard let members = value.members else { return [] }
    var faults = (schema["required"]?.array ?? []).compactMap { name -> String? in
      guard let name = name.string, value[name] == nil else { return nil }
      return "\(place): lacks '\(name)'"
    }
    for member in members {
      if let inner = schema["properties"]?[member.key] ?? schema["additionalProperties"] {
        faults += self.faults(member.value, inner, "\(place).\(member.key)")
      }
    }
    return faults
  }

  private func items(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    guard let inner = schema["items"] else { return [] }
    return (value.array ?? []).enumerated().flatMap { index, item in
      faults(item, inner, "\(place)[\(index)]")
    }
  }
}
