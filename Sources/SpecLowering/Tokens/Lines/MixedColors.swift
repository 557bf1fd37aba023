import SpecModel
import SpecSyntax
import SpecText

/// Reads names in code that a sentence makes of a colour and a share: "`ink-8` is ink at 8%, `ink-40` is ink at 40%".
///
/// The colour is one that the document defines; the words before the names have no part in it.
enum MixedColors {
  private static let verbs = WordKey.set(
    "is", "means", "equals", "ist", "est", "es", "e", "adalah")
  private static let shares = WordKey.set("at", "with", "bei", "mit", "a", "al", "con", "com", "op")

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    guard sink.tokens.contains(where: { $0.kind == .color }) else { return }
    for index in reader.context.lines.indices {
      let line = reader.context.lines[index]
      guard line.holder == .item || line.holder == .paragraph, line.text.count < 800,
        reader.cues(of: index).contains(.number),
        ASCII.find(0x25, in: reader.bytes, line.text) != nil
      else { continue }
      for name in reader.codeNames(of: line) where (2...40).contains(name.count) {
        guard TokenRuns.isName(name, reader.bytes),
          let (color, value) = mix(name.upperBound, line.text.upperBound, reader),
          sink.defines(reader.string(color)), !sink.defines(reader.string(name))
        else { continue }
        sink.add(
          .init(
            name: reader.string(name), kind: .color, value: reader.string(value),
            origin: reader.origin(line.text),
            valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
      }
    }
  }

  /// "is ink at 8%": the colour and the whole of colour and share behind a verb.
  private static func mix(
    _ start: Int, _ end: Int, _ reader: FactReader
  ) -> (color: Range<Int>, value: Range<Int>)? {
    let bytes = reader.bytes
    var offset = Bytes.blanksEnd(start, end, in: bytes)
    if offset < end, bytes[offset] == 0x3D {
      offset += 1
    } else {
      guard let (verb, next) = UnmarkedWords.word(at: offset, to: end, bytes),
        verbs.contains(verb)
      else { return nil }
      offset = next
    }
    let first = Bytes.blanksEnd(offset, end, in: bytes)
    let color = (first..<end).prefix { Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen }
    guard color.count > 1, Bytes.isLetter(bytes[first]) else { return nil }
    offset = Bytes.blanksEnd(color.upperBound, end, in: bytes)
    guard let (joint, next) = UnmarkedWords.word(at: offset, to: end, bytes),
      shares.contains(joint)
    else { return nil }
    offset = Bytes.blanksEnd(next, end, in: bytes)
    let digits = (offset..<end).prefix { Bytes.isDigit(bytes[$0]) }
    guard (1...3).contains(digits.count) else { return nil }
    offset = Bytes.blanksEnd(digits.upperBound, end, in: bytes)
    guard offset < end, bytes[offset] == 0x25 else { return nil }
    return (color, first..<offset + 1)
  }
}
