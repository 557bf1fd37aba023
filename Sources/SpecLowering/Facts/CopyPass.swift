import SpecModel
import SpecSyntax
import SpecText

/// Collects the texts that the interface shows: quoted strings with what shows them.
enum CopyPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let faces = spec.tokens.filter { $0.kind == .fontFamily }.map(\.origin.range)
    FactReader.with(context) { reader in
      for index in context.lines.indices where reader.cues(of: index).contains(.quote) {
        let line = context.lines[index]
        guard line.holder != .heading,
          // The names of typefaces stand in quotes and are no texts.
          !ConstraintPass.isDefinition(reader.origin(line.text, in: line).range.start, faces)
        else { continue }
        add(ofLine: index, reader: reader, to: &spec)
      }
    }
  }

  private static let cues = WordKey.set(
    "shows", "show", "says", "reads", "text", "message", "label", "button", "toast", "banner",
    "title", "heading", "placeholder", "displays", "display", "link", "copy", "with", "hint",
    "indicator", "tooltip", "badge", "headline", "snackbar", "alert", "dialog", "cta")
  private static let spoken = WordKey.set("announces", "announce", "announced", "announcement")

  private static func add(
    ofLine index: Int, reader: FactReader, to spec: inout SpecDocument
  ) {
    let line = reader.context.lines[index]
    var offset = line.text.lowerBound
    let words = reader.words(of: index)
    var next = words.startIndex
    var isSpoken = false
    var first: Range<Int>?
    while let open = openQuote(from: offset, line, reader) {
      let start = open + quoteLength(open, reader)
      guard let close = closeQuote(from: start, line, reader) else { return }
      offset = close + quoteLength(close, reader)
      let head = first ?? open..<offset
      first = head
      let text = Bytes.trim(start..<close, in: reader.bytes)
      guard text.count > 1, text.count <= 240, hasLetter(text, reader),
        !isAttribute(open, line, reader)
      else { continue }
      while next < words.endIndex, words[next].range.upperBound <= open {
        isSpoken = isSpoken || spoken.contains(words[next].key)
        next += 1
      }
      if isSpoken { return }
      let before = words[max(words.startIndex, next - 4)..<next]
      let isLabelled = line.label.map { open >= $0.upperBound } ?? false
      guard isLabelled || before.contains(where: { cues.contains($0.key) }) else {
        continue
      }
      let string = reader.string(text)
      var subject = reader.subject(ofLine: index, at: open..<offset)
      // "Empty: “No cards yet”, “Add one”": the texts of a list belong to one thing.
      if head.lowerBound < open, subject.contains(where: { "\"“「".contains($0) }) {
        subject = reader.subject(ofLine: index, at: head)
      }
      spec.copy.append(
        CopyString(
          subject: subject, text: string,
          placeholders: placeholders(of: text, reader), origin: reader.origin(text)))
    }
  }

  /// Ends of the names of attributes whose value is seen or heard.
  private static let shown: [StaticString] = [
    "alt", "placeholder", "label", "title", "text", "content", "caption", "hint", "tooltip",
    "message", "description", "value", "summary", "prompt", "heading",
  ]

  /// Whether a quotation mark opens the value of an attribute that nobody sees: `role="dialog"`, `className="card"`, but
  /// not `aria-label="Close"`.
  private static func isAttribute(_ open: Int, _ line: TextLine, _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    let sign = open - 1
    guard bytes[open] == 0x22, sign > line.text.lowerBound, bytes[sign] == 0x3D else {
      return false
    }
    var start = sign
    while start > line.text.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    guard start < sign else { return false }
    return !shown.contains {
      Bytes.matches($0, at: max(start, sign - $0.utf8CodeUnitCount), end: sign, in: bytes)
    }
  }

  private static func hasLetter(_ range: Range<Int>, _ reader: FactReader) -> Bool {
    range.contains { Bytes.isLetter(reader.bytes[$0]) || reader.bytes[$0] >= 0x80 }
  }

  private static func openQuote(
    from offset: Int, _ line: TextLine, _ reader: FactReader
  ) -> Int? {
    line.text.tail(from: offset).first { index in
      switch reader.bytes[index] {
      case 0x22:
        return index == line.text.lowerBound || !Bytes.isDigit(reader.bytes[index - 1])
      case 0xE2: return Bytes.matches("“", at: index, end: line.text.upperBound, in: reader.bytes)
      case 0xE3: return Bytes.matches("「", at: index, end: line.text.upperBound, in: reader.bytes)
      default: return false
      }
    }
  }

  private static func closeQuote(
    from offset: Int, _ line: TextLine, _ reader: FactReader
  ) -> Int? {
    guard offset < line.text.upperBound else { return nil }
    return line.text.tail(from: offset).first { index in
      switch reader.bytes[index] {
      case 0x22: return true
      case 0xE2: return Bytes.matches("”", at: index, end: line.text.upperBound, in: reader.bytes)
      case 0xE3: return Bytes.matches("」", at: index, end: line.text.upperBound, in: reader.bytes)
      default: return false
      }
    }
  }

  private static func quoteLength(_ offset: Int, _ reader: FactReader) -> Int {
    reader.bytes[offset] == 0x22 ? 1 : 3
  }

  /// "[date range]", "{name}"
  private static func placeholders(of range: Range<Int>, _ reader: FactReader) -> [String] {
    var result: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let close: UInt8 = reader.bytes[index] == 0x5B ? 0x5D : 0x7D
      if reader.bytes[index] == 0x5B || reader.bytes[index] == 0x7B,
        let end = (index..<range.upperBound).first(where: { reader.bytes[$0] == close })
      {
        result.append(reader.string(index..<end + 1))
        index = end
      }
      index += 1
    }
    return result
  }
}
