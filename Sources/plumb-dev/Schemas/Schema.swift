import SpecJSON

/// A description of JSON, from which JSON Schema (draft 2020-12) is written.
indirect enum Schema: Sendable {
  case string
  case words([String])
  case integer
  case number
  case boolean
  case anything
  case constant(Int)
  case array(Schema)
  case map(Schema)
  case object([Field], isOpen: Bool = true)
  case anyOf([Schema])
  case reference(String)

  /// A field of an object.
  struct Field: Sendable {
    var name: String
    var schema: Schema
    var isRequired: Bool
    var note: String?
  }

  /// The value, or `null`.
  var orNull: Schema { .anyOf([self, .words([])]) }

  /// Writes the schema as one JSON value.
  func write(to json: inout JSONWriter) {
    if case .anything = self { return json.value(true) }
    json.object { writeFields(to: &$0) }
  }

  /// Writes the keywords into the open object.
  func writeFields(to json: inout JSONWriter) {
    switch self {
    case .string: json.field("type", "string")
    case .words(let words):
      // No word at all stands for null.
      if words.isEmpty { json.field("type", "null") } else { json.field("enum", words) }
    case .integer: json.field("type", "integer")
    case .number: json.field("type", "number")
    case .boolean: json.field("type", "boolean")
    case .anything: break
    case .constant(let value): json.field("const", value)
    case .array(let items):
      json.field("type", "array")
      json.key("items")
      items.write(to: &json)
    case .map(let values):
      json.field("type", "object")
      json.key("additionalProperties")
      values.write(to: &json)
    case .object(let fields, let isOpen): Self.write(fields, isOpen: isOpen, to: &json)
    case .anyOf(let choices):
      json.array("anyOf") { json in for choice in choices { choice.write(to: &json) } }
    case .reference(let name): json.field("$ref", "#/$defs/\(name)")
    }
  }

  private static func write(_ fields: [Field], isOpen: Bool, to json: inout JSONWriter) {
    json.field("type", "object")
    json.object("properties") { json in
      for field in fields {
        json.key(JSONKey(field.name))
        if let note = field.note {
          json.object { json in
            json.field("description", note)
            field.schema.writeFields(to: &json)
          }
        } else {
          field.schema.write(to: &json)
        }
      }
    }
    let required = fields.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.field("required", required) }
    if !isOpen { json.field("additionalProperties", false) }
  }
}

extension Schema.Field {
  /// A field that is always there.
  static func required(_ name: String, _ schema: Schema, _ note: String? = nil) -> Self {
    .init(name: name, schema: schema, isRequired: true, note: note)
  }

  /// A field that may be left out.
  static func optional(_ name: String, _ schema: Schema, _ note: String? = nil) -> Self {
    .init(name: name, schema: schema, isRequired: false, note: note)
  }
}

/// A published schema.
struct SchemaFile: Sendable {
  var name: String
  var title: String
  var root: Schema
  var definitions: [(name: String, schema: Schema)]

  /// The text of the file.
  var text: String {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.field("title", title)
      root.writeFields(to: &json)
      if definitions.isEmpty { return }
      json.object("$defs") { json in
        for definition in definitions {
          json.key(JSONKey(definition.name))
          definition.schema.write(to: &json)
        }
      }
    }
    return json.string + "\n"
  }
}

/// The published schemas.
enum Schemas {
  static let all: [SchemaFile] = [
    findings, model, configuration, traceVerdict, layoutVerdict, difference,
  ]
}
