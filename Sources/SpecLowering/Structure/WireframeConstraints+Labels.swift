import SpecModel
import SpecText

extension WireframeConstraints {
  /// What a note or a label says of its measures beyond type, radius and both sides.
  static func label(
    _ text: Range<Int>, _ note: Wireframe.Note, in bytes: ContiguousArray<UInt8>
  ) -> DrawnLabel? {
    guard note.fontSize == nil, note.size.isEmpty, note.radius == nil else { return nil }
    return DrawnLabel(text, in: bytes)
  }

  /// The label of a component with a measure in parentheses behind it: "Header (64px)".
  static func measured(
    _ component: Wireframe.Component, in bytes: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    guard component.kind != .symbol, component.text.hasSuffix(")"),
      component.text.utf8.first != 0x28, component.text.utf8.contains(0x28)
    else { return nil }
    let text = words(of: component, in: bytes)
    guard let open = bytes[text].lastIndex(of: 0x28),
      !DrawingMeasures.read(open..<text.upperBound, in: bytes).isEmpty
    else { return nil }
    return text
  }

  /// The row "(240px)" below one with a name alone.
  static func measureBelow(
    _ row: Wireframe.Row, _ above: Wireframe.Row?, in bytes: ContiguousArray<UInt8>
  ) -> (text: Range<Int>, name: String)? {
    guard row.kind == .content, row.components.count == 1, row.components[0].kind == .text,
      row.components[0].text.utf8.first == 0x28, row.components[0].text.utf8.last == 0x29,
      let above, above.kind == .content, above.frame == row.frame, above.components.count == 1,
      above.components[0].kind == .text,
      case let text = words(of: row.components[0], in: bytes),
      !DrawingMeasures.read(text, in: bytes).isEmpty
    else { return nil }
    return (text, above.components[0].text)
  }

  /// The bytes of the words of a component, without brackets of either width.
  private static func words(
    of component: Wireframe.Component, in bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    let range = Int(component.origin.range.start)..<Int(component.origin.range.end)
    guard component.kind == .box, let first = range.first else { return range }
    let width = bytes[first] == 0x5B ? 1 : 3
    return range.count > 2 * width
      ? range.lowerBound + width..<range.upperBound - width : range
  }
}
