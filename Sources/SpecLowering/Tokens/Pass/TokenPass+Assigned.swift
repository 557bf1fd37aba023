import SpecModel
import SpecSyntax
import SpecText

/// Names in code to which an equals sign gives a value.
extension TokenPass {
  /// "`ease.arrive` = cubic-bezier(0, 0, 0, 1)": a reference set apart and the value that an equals sign gives it.
  static func readAssigned(
    _ index: Int, _ reader: FactReader, into sink: inout TokenSink
  ) {
    let line = reader.context.lines[index]
    guard let name = codeSpan(at: line.text.lowerBound, reader),
      isReference(name, reader.bytes)
        || isHyphened(name, reader.bytes)
          && [index - 1, index + 1].contains(where: { isAssigned($0, besides: line, reader) })
    else { return }
    var start = name.upperBound
    while start < line.text.upperBound, reader.bytes[start] == 0x20 { start += 1 }
    guard start + 1 < line.text.upperBound, reader.bytes[start] == 0x3D,
      reader.bytes[start + 1] == 0x20
    else { return }
    var rest = line
    rest.value = start + 2..<line.text.upperBound
    guard let value = value(of: rest, kind: nil, reader), value.kind != .other else { return }
    define(name: reader.string(name), line: rest, kind: nil, reader: reader, into: &sink)
  }

  /// "`soft-radius`": words with hyphens between them, in any script.
  private static func isHyphened(
    _ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    name.count < 40 && name.dropFirst().dropLast().contains { bytes[$0] == 0x2D }
      && name.allSatisfy {
        Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D || bytes[$0] >= 0xC3
          || bytes[$0] & 0xC0 == 0x80
      }
  }

  /// Whether the line beside another gives a value to a name in code as well.
  private static func isAssigned(
    _ index: Int, besides line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard reader.context.lines.indices.contains(index),
      case let other = reader.context.lines[index], other.holder == .item,
      other.depth == line.depth,
      let name = codeSpan(at: other.text.lowerBound, reader), isHyphened(name, reader.bytes)
    else { return false }
    return Bytes.matches(" = ", at: name.upperBound, end: other.text.upperBound, in: reader.bytes)
  }

  // MARK: Tasks

  /// Whether a line is that of an item with a box to tick.
  static func isTask(_ line: TextLine, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    let parent = Int(document.nodes[line.node].parent)
    return document.nodes[line.node].box != .none
      || parent >= 0 && document.nodes[parent].box != .none
  }
}
