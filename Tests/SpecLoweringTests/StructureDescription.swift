import SpecModel

/// A wireframe as text: one row a line, with depth and frame, kind, components and note.
func describe(_ wireframe: Wireframe) -> [String] {
  wireframe.rows.map { row in
    var line = "\(row.depth).\(row.frame) "
    switch row.kind {
    case .gap(let quantity): line += "gap \(text(quantity))"
    case .padding(let quantity): line += "padding \(text(quantity))"
    case .content: line += row.components.map(describe).joined(separator: " ")
    case .more: line += "more"
    case .divider: line += "divider"
    }
    if let note = row.note { line += " ← \(describe(note))" }
    return line
  }
}

private func describe(_ component: Wireframe.Component) -> String {
  switch component.kind {
  case .box: "[\(component.text)]"
  case .symbol: "<\(component.text)>"
  case .text: "'\(component.text)'"
  }
}

/// A note as its text and what was read from it.
func describe(_ note: Wireframe.Note) -> String {
  var parts: [String] = []
  if let subject = note.subject { parts.append("subject=\(subject)") }
  if let size = note.fontSize { parts.append("font=\(text(size))") }
  if let weight = note.weight { parts.append("weight=\(weight)") }
  if !note.size.isEmpty { parts.append("size=\(note.size.map(text).joined(separator: "×"))") }
  if let color = note.color { parts.append("color=\(color)") }
  return parts.joined(separator: " ")
}

private func text(_ quantity: Quantity) -> String {
  let ends = [quantity.min, quantity.max].map { $0.map { Numbers.text($0) } ?? "" }
  return (ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")) + quantity.unit.rawValue
}

/// A flow as text: "A" action, "R" response, "N" remark; "→" where an arrow leads to the step.
func describe(_ flow: Flow) -> [String] {
  flow.steps.map { step in
    let kind =
      switch step.kind {
      case .action: "A"
      case .response: "R"
      case .remark: "N"
      }
    return "\(step.followsArrow ? "→" : " ")\(kind) \(step.text)"
  }
}
