import SpecModel
import SpecSyntax
import SpecText

/// Reads the colours of a gradient behind words that tell what it is for, below a heading that names it: "For icons only:
/// `#EFC5BB` → `#4F557D` → `#7393A1`" below "Brand Gradient".
enum GradientLines {
  /// Adds the gradient of a line; false where it is none.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    let line = reader.context.lines[index]
    guard let first = line.value.first, bytes[first] == 0x23,
      line.value.count(where: { bytes[$0] == 0x23 }) > 1,
      case let words = Words.keys(bytes, label), let value = stops(line.value, bytes),
      let name = words.count > 1 && leads.contains(words[0])
        ? title(of: line, reader) : own(label, index, reader)
    else { return false }
    sink.add(
      .init(
        name: name, kind: .color, value: reader.string(value), origin: reader.origin(line.text),
        valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
    return true
  }

  /// "Dusk" of "Dusk: #223344 → #556677" below "Gradients" or a line that says so, or a label that says it itself.
  private static func own(_ label: Range<Int>, _ index: Int, _ reader: FactReader) -> String? {
    guard label.count <= 40 else { return nil }
    let name = reader.string(label)
    let owner = reader.ownerLabel(of: index).map { reader.string($0) } ?? ""
    let isOfGradients =
      [name, owner].contains { text in
        text.utf8.count <= 80 && nouns.contains(where: text.lowercased().contains)
      } || title(of: reader.context.lines[index], reader) != nil
    return isOfGradients ? name : nil
  }

  private static let leads = WordKey.set(
    "for", "use", "used", "only", "nur", "für", "pour", "para", "solo", "per", "alleen", "untuk")

  /// The colours with arrows between them.
  private static func stops(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = text.lowerBound
    var count = 0
    while let color = TokenLiteral.color(bytes, end..<text.upperBound) {
      count += 1
      end = color.range.upperBound
      var next = Bytes.trim(end..<text.upperBound, in: bytes).lowerBound
      if Bytes.matches("→", at: next, end: text.upperBound, in: bytes) {
        next += 3
      } else if Bytes.matches("->", at: next, end: text.upperBound, in: bytes) {
        next += 2
      } else {
        break
      }
      next = Bytes.trim(next..<text.upperBound, in: bytes).lowerBound
      guard next < text.upperBound, bytes[next] == 0x23 else { return nil }
      end = next
    }
    return count > 1 ? text.lowerBound..<end : nil
  }

  /// The heading right above, where it says "gradient".
  private static func title(of line: TextLine, _ reader: FactReader) -> String? {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return nil }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return title.utf8.count <= 40 && nouns.contains(where: title.lowercased().contains)
      ? title : nil
  }

  private static let nouns = [
    "gradient", "verlauf", "verläufe", "dégradé", "degradado", "degradê", "gradiente", "sfumatura",
    "verloop", "グラデーション", "渐变", "漸層", "그라데이션", "그라디언트", "gradien",
  ]
}
