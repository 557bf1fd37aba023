import SpecModel
import SpecText

/// States the measures of a wireframe as constraints.
enum WireframeConstraints {
  /// Adds gaps, paddings, type sizes and sizes.
  static func add(_ wireframe: Wireframe, of source: SourceText, to spec: inout SpecDocument) {
    let bytes = source.bytes
    for (index, row) in wireframe.rows.enumerated() {
      switch row.kind {
      case .gap(let quantity):
        add(.spacing, "Space \(surroundings(of: index, in: wireframe))", quantity, row.origin)
      case .padding(let quantity):
        add(.padding, "Padding \(surroundings(of: index, in: wireframe))", quantity, row.origin)
      default: break
      }
      for component in row.components {
        guard let text = measured(component, in: bytes) else { continue }
        let note = WireframeNotes.note(
          text, text: component.text, in: bytes, origin: component.origin)
        addAll(note, text, component.text)
      }
      let above = index > 0 ? wireframe.rows[index - 1] : nil
      if let (text, name) = measureBelow(row, above, in: bytes) {
        for measure in DrawingMeasures.read(text, in: bytes).prefix(1) {
          add(DrawnLabel(text, in: bytes)?.kind ?? .size, name, measure.quantity, row.origin)
        }
      }
      guard let note = row.note else { continue }
      let range = Int(note.origin.range.start)..<Int(note.origin.range.end)
      addAll(note, range, name(of: row) ?? note.text)
    }
    for part in wireframe.parts { add(part, part.text) }

    func addAll(_ note: Wireframe.Note, _ text: Range<Int>, _ name: String) {
      add(note, name)
      if let radius = note.radius { add(.radius, note.subject ?? name, radius, note.origin) }
      if let label = label(text, note, in: bytes) {
        add(label.kind, label.subject ?? name, label.quantity, note.origin)
      }
    }
    func add(_ note: Wireframe.Note, _ fallback: String) {
      let subject = note.subject ?? fallback
      if let size = note.fontSize { add(.typeSize, subject, size, note.origin) }
      if note.size.count == 2 {
        add(.width, subject, note.size[0], note.origin)
        add(.height, subject, note.size[1], note.origin)
      }
    }
    func add(_ kind: Constraint.Kind, _ subject: String, _ quantity: Quantity, _ origin: Origin) {
      spec.constraints.append(
        Constraint(
          kind: kind, subject: subject, quantity: quantity, scope: wireframe.scope,
          origin: origin, lineOrigin: origin))
    }
  }

  /// Adds the measures of a line such as "12pt corner radius".
  static func add(
    measuresIn line: Range<Int>, of source: SourceText, file: FileID, scope: [String],
    to spec: inout SpecDocument
  ) {
    let text = TextScan.string(line, in: source.bytes)
    let words = TextScan.words(text)
    guard let kind = kinds.first(where: { words.contains($0.word) })?.kind else { return }
    for measure in DrawingMeasures.read(line, in: source.bytes) {
      var quantity = measure.quantity
      if words.contains("minimum") || words.contains("min") { quantity.max = nil }
      if words.contains("maximum") || words.contains("max") { quantity.min = nil }
      let range = SourceRange(measure.range.lowerBound, measure.range.upperBound)
      spec.constraints.append(
        Constraint(
          kind: kind, subject: text, quantity: quantity, scope: scope,
          origin: Origin(file: file, range: range),
          lineOrigin: Origin(file: file, range: SourceRange(line.lowerBound, line.upperBound))))
    }
  }

  private static let kinds: [(word: String, kind: Constraint.Kind)] = [
    ("target", .targetSize), ("tap", .targetSize), ("touch", .targetSize), ("radius", .radius),
    ("padding", .padding), ("gap", .spacing), ("spacing", .spacing), ("space", .spacing),
    ("margin", .spacing), ("height", .height), ("width", .width), ("border", .stroke),
    ("stroke", .stroke),
  ]

  /// The first words on a row.
  private static func name(of row: Wireframe.Row) -> String? {
    row.components.first { $0.kind != .symbol && !$0.text.isEmpty }?.text
  }

  private static func surroundings(of index: Int, in wireframe: Wireframe) -> String {
    let above = wireframe.rows[..<index].last { name(of: $0) != nil && $0.kind == .content }
    if let above, let name = name(of: above) { return "below \(name)" }
    let below = wireframe.rows[(index + 1)...].first { name(of: $0) != nil && $0.kind == .content }
    if let below, let name = name(of: below) { return "above \(name)" }
    return "in the frame"
  }
}
