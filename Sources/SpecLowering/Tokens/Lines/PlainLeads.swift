import SpecModel
import SpecSyntax
import SpecText

/// Names of values that nothing sets apart, and numbers of steps without a unit.
enum PlainLeads {
  /// The words before a dash, an arrow or an equals sign with blanks around it: "Heading – 24px / 32px / 600", "XS = 4px".
  static func name(
    _ line: TextLine, _ kind: Token.Kind, _ reader: FactReader
  ) -> Range<Int>? {
    let bytes = reader.bytes
    let head = line.text.prefix(44)
    if kind == .fontWeight, let open = Bytes.find(" (", in: head, of: bytes),
      open + 5 < bytes.count,
      (open + 2..<open + 5).allSatisfy({ Bytes.isDigit(bytes[$0]) }), bytes[open + 5] == 0x29
    {
      // "Semibold (600)"
      return line.text.lowerBound..<open
    }
    for mark: StaticString in [" – ", " — ", " - ", " → ", " = "] {
      guard let dash = Bytes.find(mark, in: head, of: bytes), dash > line.text.lowerBound else {
        continue
      }
      let name = line.text.lowerBound..<dash
      let isPlain = name.allSatisfy {
        Bytes.isWord(bytes[$0]) || bytes[$0] == 0x20 || bytes[$0] == 0x2D || bytes[$0] >= 0x80
      }
      let value = dash + mark.utf8CodeUnitCount
      guard isPlain, (1...3).contains(Words.all(bytes, name).count), value < line.text.upperBound,
        Bytes.isDigit(bytes[value]) || bytes[value] == 0x23 || bytes[value] == 0x60
          || isCall(value..<line.text.upperBound, bytes)
          // "H1 – Inter Bold 24px/32px"
          || kind == .typography && bytes[value] &- 0x41 < 26
            && TypeLine.read(value..<line.text.upperBound, reader) != nil
      else { return nil }
      return name
    }
    return nil
  }

  /// "rgb(24, 26, 31)": whether a function of style sheets makes the value.
  private static func isCall(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    Bytes.isLetter(bytes[text.lowerBound]) && text.prefix(16).contains { bytes[$0] == 0x28 }
      && TokenLiteral.read(bytes, text) != nil
  }

  /// The kind that a short line right above a list names, though nothing sets it apart: "Abstände" over
  /// "- **Abstand S** – 4 px".
  static func kind(ofListAt index: Int, _ reader: FactReader) -> Token.Kind? {
    let lines = reader.context.lines
    guard lines[index].holder == .item, lines[index].depth == 1, reader.owner(of: index) == nil
    else { return nil }
    // A few neighbours tell: a list may have thousands.
    var first = index
    while first > max(0, index - 24), lines[first].holder == .item { first -= 1 }
    let document = reader.context.document
    let lead = lines[first]
    guard lead.holder == .paragraph, lead.depth == 0, lead.label == nil,
      (4...28).contains(lead.text.count), lead.text == reader.textRange(lead.node),
      case let list = Int(document.nodes[lead.node].end), list < lines[index].node,
      Int(document.nodes[list].end) > lines[index].node,
      Words.all(reader.bytes, lead.text).count <= 3,
      case .kind(let kind)? = TokenTopic.of(title: lead.text, reader.bytes), kind != .other
    else { return nil }
    return kind
  }

  /// "xs: 4" below "Spacing (pt)": a bare number of a step is a length.
  static func bareStep(
    _ line: TextLine, _ literal: TokenLiteral, _ kind: Token.Kind, _ reader: FactReader
  ) -> TokenLiteral? {
    guard kind == .spacing || kind == .radius || kind == .size, literal.kind == .other,
      let label = line.label, line.holder == .item,
      StepPairs.isStepName(label, reader) || BareSteps.holds(line, label: label, kind, reader)
    else { return nil }
    let rest = Bytes.trim(literal.range.rest(of: line.value), in: reader.bytes)
    let isWhole = rest.first.map { [0x28, 0x2C, 0xE2].contains(reader.bytes[$0]) } ?? true
    return isWhole ? TokenLiteral(kind: kind, range: literal.range) : nil
  }
}
