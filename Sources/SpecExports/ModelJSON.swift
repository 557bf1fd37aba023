import SpecAnalysis
import SpecDiagnostics
import SpecJSON
import SpecModel
import SpecSyntax
import SpecText

/// Exports everything that was compiled as JSON, each fact with its line.
///
/// - Units: times in milliseconds; lines are 1-based lines on disk.
/// - Source: the published schema `docs/schemas/model.json`.
public struct ModelJSON: Exporter {
  /// The name on the command line.
  public static let name = "json"
  /// One line for the help text.
  public static let summary = "the whole model with the line of every fact"

  /// Makes the exporter.
  public init() {}

  /// The model as indented JSON.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("plumb", 1)
      json.array("documents") { json in
        let scopes = input.facts.map(TokenScopes.init)
        for spec in input.specs {
          let lookup = StateLookup(spec, source: input.files[spec.file])
          var writer = ModelJSONWriter(
            spec: spec, files: input.files, lookup: lookup, map: input.map(of: spec))
          writer.scopes = scopes
          writer.links = input.facts?.links(of: Int(spec.file.index))
          writer.writeDocument(frontMatter: input.frontMatter[spec.file]?.root, to: &json)
        }
      }
      json.key("diagnostics")
      DiagnosticJSON(files: input.files).write(input.diagnostics, to: &json)
    }
    var bytes = json.bytes
    bytes.append(0x0A)
    return bytes
  }
}

/// Writes the model of one document.
struct ModelJSONWriter {
  let spec: SpecDocument
  let files: SourceFiles
  let lookup: StateLookup
  let map: UnderstandingMap?
  var scopes: TokenScopes?
  var links: [DocumentLink]?

  /// Writes the document as one object.
  func writeDocument(frontMatter: YAMLNode?, to json: inout JSONWriter) {
    json.object { json in
      json.field("path", spec.path)
      json.field("title", spec.title)
      json.field("status", ifPresent: spec.status?.text)
      json.key("frontMatter")
      if let frontMatter { write(frontMatter, depth: 0, to: &json) } else { json.null() }
      list("machines", spec.machines, to: &json, writeMachine)
      writeLinks(to: &json)
      writeFacts(to: &json)
      writeStructure(to: &json)
      json.object("understood") { json in
        json.field("facts", spec.factCount)
        writeUnresolved(to: &json)
        list("notNormative", spec.notNormative, to: &json) { region, json in
          json.field("line", line(region.origin))
          json.field("endLine", endLine(region.origin))
          json.field("reason", region.reason.rawValue)
          json.field("text", region.text)
          json.field("facts", region.factCount)
        }
        writeMap(to: &json)
      }
    }
  }

  /// Writes a field that holds an array of objects, one for each element.
  func list<Element>(
    _ key: JSONKey, _ elements: [Element], to json: inout JSONWriter,
    _ fields: (Element, inout JSONWriter) -> Void
  ) {
    json.array(key) { json in
      for element in elements { json.object { json in fields(element, &json) } }
    }
  }

  /// The 1-based line on which an origin begins.
  func line(_ origin: Origin) -> Int { files.line(origin) }

  /// The 1-based line on which an origin ends.
  func endLine(_ origin: Origin) -> Int {
    let last = origin.range.end > origin.range.start ? origin.range.end - 1 : origin.range.start
    let range = SourceRange(Int(last), Int(last))
    return files.line(Origin(file: origin.file, range: range))
  }

  /// Writes an interval of time as an object with both ends, or `null`.
  func time(_ key: JSONKey, _ quantity: Quantity?, to json: inout JSONWriter) {
    guard let quantity else { return json.field(key, nil as Double?) }
    json.object(key) { json in ends(of: quantity, to: &json) }
  }

  /// Writes an interval with its unit as an object.
  func measure(_ key: JSONKey, _ quantity: Quantity, to json: inout JSONWriter) {
    json.object(key) { json in
      ends(of: quantity, to: &json)
      json.field("unit", quantity.unit.rawValue)
    }
  }

  /// Writes the fields `min` and `max`, and `approximate` where it applies, into the open object.
  func ends(of quantity: Quantity, to json: inout JSONWriter) {
    json.field("min", quantity.min)
    json.field("max", quantity.max)
    if quantity.isApproximate { json.field("approximate", true) }
  }

  /// Writes a YAML value as the JSON value of the same type; text beyond the nesting limit.
  ///
  /// - Errors: the first of two equal keys wins; numbers that JSON lacks become strings.
  private func write(_ node: YAMLNode, depth: Int, to json: inout JSONWriter) {
    guard depth < 100 else { return json.value(node.text) }
    switch node.value {
    case .null: json.null()
    case .bool(let value): json.value(value)
    case .integer(let value): json.value(value)
    case .number(let value):
      if value.isFinite { json.value(value) } else { json.value(node.text) }
    case .string(let value): json.value(value)
    case .sequence(let items):
      json.array { json in
        for item in items { write(item, depth: depth + 1, to: &json) }
      }
    case .mapping(let entries):
      json.object { json in
        var seen: Set<String> = []
        for entry in entries where seen.insert(entry.key).inserted {
          json.key(JSONKey(entry.key))
          write(entry.value, depth: depth + 1, to: &json)
        }
      }
    }
  }
}
