import SpecModel
import SpecSyntax
import SpecText

/// Reads several values behind one label.
enum PaletteLine {
  /// "**Palette:** Primary `#3A86FF`, Accent `#FF006E`": several colours behind a label that names no other thing.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    if GradientLines.read(label, index, reader: reader, into: &sink) { return true }
    let open = label.first { reader.bytes[$0] == 0x28 } ?? label.upperBound
    let words = Words.keys(reader.bytes, label.lowerBound..<open)
    guard words.count <= 2,
      case .kind(let kind)? = words.isEmpty
        ? label.count <= 18 ? TokenTopic.of(symbolsIn: reader.bytes, label) : nil
        : TokenTopic.of(words: words)
    else { return false }
    if kind != .color, kind != .other { return readSteps(kind, index, reader, into: &sink) }
    guard kind == .color,
      reader.context.lines[index].value.count(where: { reader.bytes[$0] == 0x23 }) > 1
    else { return false }
    var line = reader.context.lines[index]
    line.text = line.value
    let pairs = TokenPairs.read(line, kind: .color, reader)
    guard pairs.count > 1 else { return false }
    for pair in pairs {
      sink.add(
        .init(
          name: reader.string(pair.name), kind: .color, value: reader.string(pair.value.range),
          origin: reader.origin(pair.name.lowerBound..<pair.value.range.upperBound),
          valueOrigin: reader.origin(pair.value.range), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// "**Radius:** `soft` 6px · `pill` 999px": steps set apart as code or in bold, each with its value behind it.
  private static func readSteps(
    _ kind: Token.Kind, _ index: Int, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    var line = reader.context.lines[index]
    guard line.value.count <= 300, line.value.count > 8, reader.cues(of: index).contains(.number)
    else { return false }
    line.text = line.value
    let pairs = TokenPairs.read(line, kind: kind, reader, allowsPlain: true)
    guard pairs.count > 1 else { return false }
    for pair in pairs {
      sink.add(
        .init(
          name: (pair.group.map(reader.string) ?? "") + reader.string(pair.name),
          kind: pair.value.kind,
          value: reader.string(pair.value.range),
          origin: reader.origin(pair.name.lowerBound..<pair.value.range.upperBound),
          valueOrigin: reader.origin(pair.value.range), theme: reader.topic(of: line).theme))
    }
    return true
  }
}
