import SpecModel
import SpecSyntax
import SpecText

/// Reads colours whose name, property and value all stand in the label: "**Navy (`--navy` / `#0A3D62`)**: headings".
enum LabelledProperties {
  /// Adds the colour of a line; false where its label holds none.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    let line = reader.context.lines[index]
    guard line.holder == .item, (16...100).contains(label.count),
      bytes[label.upperBound - 1] == 0x29, let open = label.first(where: { bytes[$0] == 0x28 }),
      open > label.lowerBound,
      let hash = (open..<label.upperBound).first(where: { bytes[$0] == 0x23 }),
      let color = TokenLiteral.color(bytes, hash..<label.upperBound - 1), color.range.count > 6,
      color.range.upperBound == label.upperBound - 1,
      case let name = Bytes.trim(label.lowerBound..<open, in: bytes), !name.isEmpty,
      let property = property(open + 1..<hash, bytes),
      reader.topic(of: line).tokens != .elements || bytes[property.lowerBound] == 0x2D
    else { return false }
    sink.addOrRepeat(
      .init(
        name: reader.string(name), kind: .color, value: reader.string(color.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(color.range),
        theme: reader.topic(of: line).theme,
        aliases: [reader.string(property)]))
    return true
  }

  /// One word of code and a mark that parts it from the value: "--navy /", "ink,".
  private static func property(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var text = Bytes.trim(text, in: bytes)
    for mark: StaticString in ["/", ",", "·", ":", "=", "—", "–"]
    where text.count > mark.utf8CodeUnitCount
      && Bytes.matches(
        mark, at: text.upperBound - mark.utf8CodeUnitCount, end: text.upperBound, in: bytes)
    {
      text = Bytes.trim(text.lowerBound..<text.upperBound - mark.utf8CodeUnitCount, in: bytes)
      let isWord = text.allSatisfy {
        Bytes.isWord(bytes[$0]) || [0x2D, 0x2E, 0x24].contains(bytes[$0])
      }
      return isWord && (2...40).contains(text.count) ? text : nil
    }
    return nil
  }
}
