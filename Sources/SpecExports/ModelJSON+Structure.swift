import SpecJSON
import SpecModel
import SpecText

extension ModelJSONWriter {
  /// Writes wireframes, flows, scenarios and checklists into the open document.
  func writeStructure(to json: inout JSONWriter) {
    list("layouts", spec.wireframes, to: &json, writeWireframe)
    list("flows", spec.flows, to: &json) { flow, json in
      json.field("title", flow.title)
      json.field("line", line(flow.origin))
      list("steps", flow.steps, to: &json) { step, json in
        json.field("kind", step.kind.rawValue)
        json.field("text", step.text)
        json.field("followsArrow", step.followsArrow)
        json.field("line", line(step.origin))
      }
    }
    list("scenarios", spec.scenarios, to: &json) { scenario, json in
      json.field("title", scenario.title)
      json.field("line", line(scenario.origin))
      list("fields", scenario.fields, to: &json) { field, json in
        json.field("label", field.label)
        json.field("text", field.text)
        json.field("line", line(field.origin))
      }
    }
    list("statements", Array(spec.statements), to: &json) { statement, json in
      json.field("subject", statement.subject.map(files.string))
      json.field("text", files.string(statement.text))
      json.field("line", line(statement.text))
    }
    list("checklists", spec.checklists, to: &json) { checklist, json in
      json.field("title", checklist.title)
      json.field("line", line(checklist.origin))
      list("items", checklist.items, to: &json) { item, json in
        json.field("text", item.text)
        json.field("isTicked", item.isTicked)
        json.field("depth", item.depth)
        json.field("line", line(item.origin))
      }
    }
  }

  private func writeWireframe(_ wireframe: Wireframe, to json: inout JSONWriter) {
    json.field("title", wireframe.title)
    let named = lookup.state(named: wireframe.title)
    json.field(
      "state", wireframe.isCaptionedAsState ? named : named ?? lookup.state(at: wireframe.origin))
    json.field("headings", wireframe.scope)
    json.field("line", line(wireframe.origin))
    list("rows", wireframe.rows, to: &json) { row, json in
      writeKind(of: row, to: &json)
      json.field("depth", row.depth)
      json.field("frame", row.frame)
      list("components", row.components, to: &json) { component, json in
        json.field("kind", component.kind.rawValue)
        json.field("text", component.text)
        json.field("line", line(component.origin))
      }
      if let note = row.note {
        json.object("note") { json in writeNote(note, to: &json) }
      }
      json.field("line", line(row.origin))
    }
    list("parts", wireframe.parts, to: &json, writeNote)
  }

  private func writeKind(of row: Wireframe.Row, to json: inout JSONWriter) {
    switch row.kind {
    case .gap(let size):
      json.field("kind", "gap")
      measure("size", size, to: &json)
    case .padding(let size):
      json.field("kind", "padding")
      measure("size", size, to: &json)
    case .content: json.field("kind", "content")
    case .more: json.field("kind", "more")
    case .divider: json.field("kind", "divider")
    }
  }

  private func writeNote(_ note: Wireframe.Note, to json: inout JSONWriter) {
    json.field("text", note.text)
    json.field("subject", ifPresent: note.subject)
    if let fontSize = note.fontSize { measure("fontSize", fontSize, to: &json) }
    json.field("weight", ifPresent: note.weight)
    if !note.size.isEmpty {
      list("size", note.size, to: &json) { size, json in
        ends(of: size, to: &json)
        json.field("unit", size.unit.rawValue)
      }
    }
    if let width = note.width { measure("width", width, to: &json) }
    if let height = note.height { measure("height", height, to: &json) }
    if let radius = note.radius { measure("radius", radius, to: &json) }
    json.field("color", ifPresent: note.color)
    json.field("line", line(note.origin))
  }
}
